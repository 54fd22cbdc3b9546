"""Reminders as Web Push: encrypted for the browser (RFC 8291), signed by the house (RFC 8292), left at a push service.

The libraries for it bring two HTTP clients and helpers without wheels along, for what is a page of usual cryptography:
so the page is here, on `cryptography`, and is held to the example of the standard.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import os
import ssl
from collections.abc import Callable, Mapping, Sequence
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tavola.service.by_days.reminding import Fate, Note
from tavola.store.by_days import Subscription

CURVE = ec.SECP256R1()
RECORD = 4_096  # bytes of the one record that a push is
KEPT = 12 * 3_600  # seconds for which a push service keeps a reminder for a browser that is off
SIGNED = 6 * 3_600  # seconds for which our signature is good
PATIENCE = 10.0  # seconds
# The services of the browsers there are. We speak to no other machine, whatever address a client names.
SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)

# An address, headers, a body; the status of the reply.
Post = Callable[[str, Mapping[str, str], bytes], int]


class BadAddress(ValueError):
    """No address of a push service, or no keys of a browser."""


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadAddress("not base64") from None


def must_be_of_a_service(address: str, services: Sequence[str] = SERVICES) -> None:
    """An `https` address at one of the known services, without port, name or fragment."""
    try:
        parts = urlsplit(address)
        plain = parts.scheme == "https" and parts.port is None and parts.username is None and not parts.fragment
    except ValueError:
        raise BadAddress("no address") from None
    host = (parts.hostname or "").lower()
    if not plain or not address.isascii() or any(sign.isspace() for sign in address):
        raise BadAddress("no address of a push service")
    if not any(host == known or host.endswith(f".{known}") for known in services):
        raise BadAddress(f"{host} is no push service that is known here")


def secret_of(p256dh: str, auth: str) -> str:
    """A browser's key and salt, looked at before they are kept."""
    salt = decoded(auth)
    if len(salt) != 16:
        raise BadAddress("the salt is not 16 bytes")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    except ValueError:
        raise BadAddress("the key is no point of the curve") from None
    return f"{p256dh} {auth}"


def private(number: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(number, "big"), CURVE)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(length: int, salt: bytes, secret: bytes, info: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(text: bytes, secret: str, ours: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """One record of `aes128gcm` that only the browser can read (RFC 8291, RFC 8188)."""
    p256dh, _, auth = secret.partition(" ")
    theirs = decoded(p256dh)
    ours, salt = ours or ec.generate_private_key(CURVE), salt or os.urandom(16)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    both = b"WebPush: info\0" + theirs + point(ours)
    key = derived(32, decoded(auth), shared, both)
    content = derived(16, salt, key, b"Content-Encoding: aes128gcm\0")
    nonce = derived(12, salt, key, b"Content-Encoding: nonce\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point(ours))]) + point(ours)
    return head + AESGCM(content).encrypt(nonce, text + b"\2", None)


def signature(key: ec.EllipticCurvePrivateKey, address: str, contact: str, at: float) -> str:
    """Who we are, for one push service and some hours (VAPID, RFC 8292)."""
    parts = urlsplit(address)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(at) + SIGNED, "sub": contact}
    head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    text = f"{head}.{encoded(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={encoded(point(key))}"


def post(address: str, headers: Mapping[str, str], body: bytes) -> int:
    """No redirects are followed, and of the reply nothing but the status is read."""
    parts = urlsplit(address)
    line = http.client.HTTPSConnection(parts.hostname or "", timeout=PATIENCE, context=ssl.create_default_context())
    try:
        line.request("POST", f"{parts.path}?{parts.query}" if parts.query else parts.path, body, dict(headers))
        return line.getresponse().status
    finally:
        line.close()


class WebPush:
    """Leaves reminders at the push services of browsers."""

    def __init__(self, key: Callable[[], bytes], contact: str, now: Callable[[], float], post: Post = post) -> None:
        self.key, self.contact, self.now, self.post = key, contact, now, post

    @property
    def public_key(self) -> str:
        """What browsers are told of us when they subscribe."""
        return encoded(point(private(self.key())))

    async def send(self, to: Subscription, note: Note) -> Fate:
        payload = {"title": note.title, "text": note.text, "path": note.path, "tag": note.tag}
        try:
            status = await asyncio.to_thread(self._send, to, json.dumps(payload).encode())
        except (OSError, http.client.HTTPException, ValueError):
            return "failed"
        if status in (404, 410):
            return "gone"
        return "sent" if 200 <= status < 300 else "failed"

    def _send(self, to: Subscription, text: bytes) -> int:
        headers = {
            "authorization": signature(private(self.key()), to.address, self.contact, self.now()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "normal",
        }
        return self.post(to.address, headers, encrypted(text, to.secret))
