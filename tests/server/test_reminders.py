"""Reminders that travel: pushes as the standard has them, letters, and addresses that we do not speak to."""

import json
import smtplib
from email.message import EmailMessage
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from litestar.testing import TestClient
from tests.server.conftest import Table, bearer, open_table
from tests.server.test_people import hang, somebody

from tavola.kernel.decision import Refusal
from tavola.server.reminders import push
from tavola.server.reminders.mail import Mail, MailServer, is_address
from tavola.server.reminders.push import BadAddress, WebPush, decoded, derived, encoded, encrypted, point, private
from tavola.service.by_days.reminding import Note
from tavola.service.catalogue import LibraryCatalogue
from tavola.service.present import refusal_info
from tavola.store.by_days import Subscription

Client = TestClient[Any]
NOTE = Note("Your turn: Dune", "Two days are left.", "/t/abc", "abc", "/reminders#tu_x")
AT = "https://fcm.googleapis.com/fcm/send/abc?x=1"
# The example of RFC 8291, appendix A.
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
PLAIN = b"When I grow up, I want to be a watermelon"


def subscription(address: str, secret: str = f"{THEIRS} {AUTH}") -> Subscription:
    return Subscription("id", "person", "", "push", address, secret, "en", "", "", 0.0, True)


def test_a_push_is_encrypted_as_the_standard_has_it() -> None:
    assert encoded(encrypted(PLAIN, f"{THEIRS} {AUTH}", private(decoded(OURS)), decoded(SALT))) == SENT


def opened(body: bytes, browser: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser makes of it."""
    salt, theirs, text = body[:16], body[21:86], body[86:]
    shared = browser.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, theirs))
    key = derived(32, auth, shared, b"WebPush: info\0" + point(browser) + theirs)
    content, nonce = (
        derived(length, salt, key, b"Content-Encoding: " + name + b"\0")
        for length, name in ((16, b"aes128gcm"), (12, b"nonce"))
    )
    return AESGCM(content).decrypt(nonce, text, None).rstrip(b"\2")


@pytest.mark.parametrize(
    ("status", "fate"), [(201, "sent"), (410, "gone"), (404, "gone"), (429, "failed"), (500, "failed")]
)
async def test_a_browser_can_read_what_it_is_sent_and_who_sent_it(status: int, fate: str) -> None:
    sent: list[tuple[str, dict[str, str], bytes]] = []
    house, browser, auth = private(b"\1" * 32), ec.generate_private_key(push.CURVE), b"s" * 16

    def post(address: str, headers: Any, body: bytes) -> int:
        sent.append((address, dict(headers), body))
        return status

    sender = WebPush(lambda: b"\1" * 32, "mailto:ada@example.org", lambda: 1_000.0, post)
    to = subscription(AT, f"{encoded(point(browser))} {encoded(auth)}")
    assert await sender.send(to, NOTE) == fate
    address, headers, body = sent[0]
    assert address == AT
    said = json.loads(opened(body, browser, auth))
    assert said == {"title": NOTE.title, "text": NOTE.text, "path": "/t/abc", "tag": "abc"}
    assert NOTE.title.encode() not in body
    token, key = headers["authorization"].removeprefix("vapid t=").split(", k=")
    assert decoded(key) == point(house)
    text, _, signed = token.rpartition(".")
    raw = decoded(signed)
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    house.public_key().verify(signature, text.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decoded(text.partition(".")[2]))
    assert claims == {"aud": "https://fcm.googleapis.com", "exp": 1_000 + push.SIGNED, "sub": "mailto:ada@example.org"}


async def test_a_push_that_cannot_be_left_raises_nothing() -> None:
    def post(address: str, headers: Any, body: bytes) -> int:
        raise OSError("no net")

    assert await WebPush(lambda: b"\1" * 32, "", lambda: 0.0, post).send(subscription(AT), NOTE) == "failed"


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com.example/x",
        "https://notfcm-googleapis.com/x",
        "https://fcm.googleapis.com:8080/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil.example/#fcm.googleapis.com",
        "https://fcm.googleapis.com/x\r\nhost: evil",
        "file:///etc/passwd",
        "https://[",
        "",
    ],
)
def test_we_speak_to_push_services_alone(address: str) -> None:
    with pytest.raises(BadAddress):
        push.must_be_of_a_service(address)


def test_keys_that_are_none_are_refused() -> None:
    push.secret_of(THEIRS, AUTH)
    for p256dh, auth in ((THEIRS, "short"), (THEIRS[:-4], AUTH), (encoded(b"\4" + b"\1" * 64), AUTH), ("", "")):
        with pytest.raises(BadAddress):
            push.secret_of(p256dh, auth)


async def test_a_letter_says_how_to_end_letters() -> None:
    sent: list[EmailMessage] = []
    mail = Mail("tavola@example.org", "https://tavola.example/", sent.append)
    assert await mail.send(subscription("ada@example.org"), NOTE) == "sent"
    letter = sent[0]
    assert (letter["To"], letter["Subject"]) == ("ada@example.org", NOTE.title)
    assert letter["List-Unsubscribe"] == "<https://tavola.example/reminders#tu_x>"
    assert "https://tavola.example/t/abc\n" in letter.get_content()


async def test_a_letter_can_be_ended_in_the_mail_program() -> None:
    """Its heads are as such a program reads them: with a date, and the whole link neither folded nor encoded."""
    sent: list[EmailMessage] = []
    stop = f"/reminders#tu_{'x' * 43}"
    note = msgspec.structs.replace(NOTE, stop=stop)
    await Mail("tavola@example.org", "https://tavola.example.org", sent.append).send(subscription("a@b.cd"), note)
    head = sent[0].as_bytes().decode().replace("\r", "").partition("\n\n")[0].splitlines()
    assert f"List-Unsubscribe: <https://tavola.example.org{stop}>" in head
    assert [line for line in head if line.startswith("Date: ")]


async def test_a_letter_that_cannot_be_sent_raises_nothing() -> None:
    faults = {
        smtplib.SMTPRecipientsRefused({}): "gone",
        smtplib.SMTPServerDisconnected(): "failed",
        OSError(): "failed",
    }
    for fault, fate in faults.items():

        def deliver(_: EmailMessage, fault: Exception = fault) -> None:
            raise fault

        mail = Mail("tavola@example.org", "https://tavola.example", deliver)
        assert await mail.send(subscription("ada@example.org"), NOTE) == fate
    named = Note("Dune\r\nBcc: all@example.org", "", "/", "", "")
    assert (
        await Mail("t@example.org", "https://t.example", lambda _: None).send(subscription("a@example.org"), named)
        == "failed"
    )


def test_addresses_are_one_plain_address() -> None:
    assert is_address("ada.lovelace+table@example.org")
    for bad in (
        "",
        "ada",
        "a@b",
        "a@b.c, d@e.f",
        "a b@c.de",
        "a@c.de\nbcc: x@y.zz",
        "<a@b.cd>",
        "a..b@c.de",
        "a@[1.2.3.4]",
        "é@c.de",
    ):
        assert not is_address(bad), bad


def test_a_mail_server_is_named_in_one_line() -> None:
    server = MailServer.read("smtp://ada:p%40ss@mail.example.org?from=tavola@example.org")
    assert (server.host, server.port, server.tls, server.name, server.password) == (
        "mail.example.org",
        587,
        False,
        "ada",
        "p@ss",
    )
    assert MailServer.read("smtps://mail.example.org?from=t@example.org").port == 465
    for bad in ("mail.example.org", "smtp://mail.example.org", "https://x?from=a@b.cd", "smtp://?from=a@b.cd"):
        with pytest.raises(ValueError, match="smtp"):
            MailServer.read(bad)


# -- over HTTP


def test_a_holiday_and_reminders_are_settled_from_any_device(client: Client) -> None:
    laptop = somebody(client)
    told = client.get("/api/person/days", headers=bearer(laptop)).json()
    assert (told["away_until"], told["days_left"], told["mail"], told["subscriptions"]) == (None, 30, False, [])
    assert len(decoded(told["push_key"])) == 65
    away = client.post("/api/person/holiday", json={"days": 7}, headers=bearer(laptop)).json()
    assert (away["days_left"], away["away_until"] is not None) == (23, True)
    back = client.delete("/api/person/holiday", headers=bearer(laptop)).json()
    assert (back["days_left"], back["away_until"]) == (29, None)
    body = {"address": AT, "p256dh": THEIRS, "auth": AUTH}
    for _ in range(2):  # a browser that asks again takes its older place
        told = client.post("/api/person/pushes", json=body, headers=bearer(laptop)).json()
        assert [(one["kind"], one["here"], one["address"]) for one in told["subscriptions"]] == [("push", True, "")]
    ended = client.delete(f"/api/person/reminders/{told['subscriptions'][0]['id']}", headers=bearer(laptop)).json()
    assert ended["subscriptions"] == []


def test_what_is_no_address_and_no_link_is_refused(client: Client) -> None:
    laptop = somebody(client)
    for address in ("https://127.0.0.1/x", "https://evil.example/x"):
        body = {"address": address, "p256dh": THEIRS, "auth": AUTH}
        assert client.post("/api/person/pushes", json=body, headers=bearer(laptop)).json()["code"] == "TABLE_E_PUSH"
    told = client.post("/api/person/mails", json={"address": "ada@example.org"}, headers=bearer(laptop))
    assert told.json()["code"] == "TABLE_E_NO_REMINDERS"
    assert (
        client.post("/api/person/mails", json={"address": "no"}, headers=bearer(laptop)).json()["code"]
        == "TABLE_E_MAIL"
    )
    assert client.post("/api/person/holiday", json={"days": 0}, headers=bearer(laptop)).status_code == 400
    assert (
        client.post("/api/person/holiday", json={"days": 31}, headers=bearer(laptop)).json()["code"]
        == "TABLE_E_HOLIDAYS"
    )
    assert client.get("/api/person/days").status_code == 401
    for path, ask in (("holiday", {"days": 1}), ("mails", {"address": "a@example.org"})):
        assert client.post(f"/api/person/{path}", json=ask).status_code == 401
    assert client.post("/api/reminders/link", headers=bearer("tc_" + "x" * 43)).status_code == 401
    assert client.post("/api/reminders/link", headers=bearer("tu_" + "x" * 43)).json() == {"done": "stopped"}


def test_nobody_ends_reminders_of_others(client: Client) -> None:
    ada, eve = somebody(client), somebody(client)
    body = {"address": AT, "p256dh": THEIRS, "auth": AUTH}
    one = client.post("/api/person/pushes", json=body, headers=bearer(ada)).json()["subscriptions"][0]["id"]
    client.delete(f"/api/person/reminders/{one}", headers=bearer(eve))
    assert len(client.get("/api/person/days", headers=bearer(ada)).json()["subscriptions"]) == 1


def test_who_is_invited_learns_what_was_agreed_before_sitting_down(client: Client) -> None:
    opened = open_table(client, "auction", "me", "open", answer_hours=48, late="resign", name="Dune")
    invite = opened["invites"][0]["key"]
    told = client.get(f"/api/tables/{opened['table']['id']}/invitation", headers=bearer(invite)).json()
    assert (told["name"], told["terms"]) == ("Dune", {"hours": 48, "late": "resign"})


def test_a_table_by_days_says_what_was_agreed_and_until_when(client: Client) -> None:
    table = Table(client, open_table(client, "auction", "me", "open", answer_hours=48, late="bot_once", pace="slow"))
    card = table.get("")
    assert (card["terms"], card["pace"]) == ({"hours": 48, "late": "bot_once"}, "slow")
    assert [clock["seat"] for clock in card["clocks"]] == [0, 1]
    laptop = somebody(client)
    hang(client, laptop, table.keys[0])
    listed = client.get("/api/person/tables", headers=bearer(laptop)).json()
    assert listed[0]["due"] == card["clocks"][0]["due"]
    refused = client.post(
        "/api/tables", json={"game": "auction", "seats": [{"who": "me"}, {"who": "open"}], "answer_hours": 721}
    )
    assert refused.status_code == 400


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_refusal_is_a_sentence(language: str) -> None:
    words = LibraryCatalogue().common_words(language)
    for code in ("AWAY", "HOLIDAYS", "NO_REMINDERS", "REMINDERS_FULL", "PUSH", "MAIL", "MAIL_ASKED"):
        args = {"most": 12, "left": 3, "problem": "why"}
        text = refusal_info(Refusal(f"TABLE_E_{code}", args=args), words).text  # type: ignore[arg-type]
        assert text.endswith(".")
        assert " " in text
