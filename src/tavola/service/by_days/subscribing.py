"""Where somebody wants to be reminded: said by one of their devices, ended by a click, forgotten with the person.

A push goes to the browser that asked for it and ends with that device. Mail goes to an address only after a link that
was sent there was followed; until then nothing else is sent, and after a day the address is forgotten.
"""

from __future__ import annotations

import secrets

from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.text import Message
from tavola.service.by_days.holidays import DAY, YEAR, current, days_taken, holidays_of
from tavola.service.by_days.reminding import Note, Reminding
from tavola.service.by_days.server_keys import CONFIRM, STOP
from tavola.service.keys import NotYours, hash_of, is_shaped, new_key
from tavola.service.registry import TableRegistry
from tavola.service.wire.by_days import DaysInfo, SubscriptionInfo
from tavola.store import by_days as sql
from tavola.store import people
from tavola.store.by_days import Subscription, read_subscription
from tavola.store.people import DeviceRow
from tavola.store.port import Conflict
from tavola.store.steps import Step, step

PUSH, MAIL = "push", "mail"
UNWANTED = 90 * DAY  # seconds for which nobody is asked again who has said no


async def subscribe(
    registry: TableRegistry,
    reminding: Reminding,
    device: DeviceRow,
    kind: str,
    address: str,
    secret: str,
    language: str,
) -> None:
    """A newer wish of the same browser, or for the same address, takes the older one's place."""
    at = registry.now()
    if kind not in reminding.senders:
        raise Refused(Refusal("TABLE_E_NO_REMINDERS"))
    mailbox = reminding.keys.mailbox(address) if kind == MAIL else ""
    await must_not_be_asked(registry, mailbox, at)
    confirm = new_key(CONFIRM) if kind == MAIL else ""
    one = fresh(reminding, device, kind, address, secret, language, confirm, at)
    steps = [
        step(people.TOUCH, device.person, at, must=1),
        step(sql.UNCONFIRMED, at - DAY),
        step(sql.SAME_ADDRESS, device.person, address, one.device),
        added(one, registry.ceilings.person_reminders),
    ]
    if mailbox:
        steps.append(step(sql.ASK, mailbox, one.stop_hash, at + DAY, at, must=1))
    try:
        await registry.store.carry_out(steps)
    except Conflict:
        await must_not_be_asked(registry, mailbox, at)
        most = registry.ceilings.person_reminders
        raise Refused(Refusal("TABLE_E_REMINDERS_FULL", args={"most": most})) from None
    if confirm:
        words = registry.catalogue.common_words(language)
        title, text = (words.say(Message(f"reminder-confirm-{part}")) for part in ("title", "text"))
        await reminding.send(one, Note(title, text, f"/reminders#{confirm}", "", reminding.stop_path(one)))


async def must_not_be_asked(registry: TableRegistry, mailbox: str, at: float) -> None:
    """One letter a day that asks, however the address is spelled; none for long where somebody has said no to one."""
    if mailbox and await registry.store.rows(sql.QUIET, mailbox, at):
        raise Refused(Refusal("TABLE_E_MAIL_ASKED"))


def fresh(
    reminding: Reminding,
    device: DeviceRow,
    kind: str,
    address: str,
    secret: str,
    language: str,
    confirm: str,
    at: float,
) -> Subscription:
    id = secrets.token_hex(8)
    return Subscription(
        id=id,
        person=device.person,
        device=device.hash if kind == PUSH else "",
        kind=kind,
        address=address,
        secret=secret,
        language=language,
        stop_hash=hash_of(reminding.keys.stop_token(id)),
        confirm_hash=hash_of(confirm) if confirm else "",
        made_at=at,
        good=kind == PUSH,
    )


def added(one: Subscription, most: int) -> Step:
    values = (one.id, one.person, one.device, one.kind, one.address, one.secret, one.language, one.stop_hash)
    return step(sql.NEW_SUBSCRIPTION, *values, one.confirm_hash, one.made_at, int(one.good), most, must=1)


async def follow_link(registry: TableRegistry, token: str) -> str:
    """What a link in a letter does, when the button on its page is pressed: say yes, or end it."""
    if is_shaped(token, STOP):
        until = registry.now() + UNWANTED
        await registry.store.carry_out([step(sql.UNWANTED, hash_of(token), until), step(sql.STOP, hash_of(token))])
        return "stopped"  # however often, and whether or not it was there
    if is_shaped(token, CONFIRM):
        try:
            hashed = hash_of(token)
            wanted, yes = step(sql.WANTED, hashed), step(sql.CONFIRM, hashed, registry.now() - DAY, must=1)
            await registry.store.carry_out([wanted, yes])
        except Conflict:
            raise NotYours("TABLE_E_LINK", known=False) from None
        return "confirmed"
    raise NotYours("TABLE_E_LINK", known=False)


async def unsubscribe(registry: TableRegistry, device: DeviceRow, id: str) -> None:
    await registry.store.carry_out([step(sql.STOP_OWN, device.person, id)])


async def days_info(registry: TableRegistry, reminding: Reminding, device: DeviceRow, push_key: str) -> DaysInfo:
    """How a person has settled it."""
    at, most = registry.now(), registry.ceilings.holiday_days
    holidays = await holidays_of(registry, device.person, at - YEAR)
    now = current(holidays, at)
    rows = [read_subscription(row) for row in await registry.store.rows(sql.SUBSCRIPTIONS, device.person)]
    shown = [
        SubscriptionInfo(one.id, one.kind, shown_address(one), one.good, bool(one.device) and one.device == device.hash)  # type: ignore[arg-type]
        for one in rows
    ]
    left = max(0, most - days_taken(holidays, at))
    return DaysInfo(now.ends if now else None, left, most, push_key, MAIL in reminding.senders, shown)


def shown_address(one: Subscription) -> str:
    """A mail address as its owner knows it; of a push nothing, since nobody would know it again."""
    return one.address if one.kind == MAIL else ""
