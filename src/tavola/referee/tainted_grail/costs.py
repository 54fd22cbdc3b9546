"""Costs (D.4): all or nothing; Energy and Magic may be paid by who agrees to help (TG-21.7)."""

from __future__ import annotations

from tavola.referee.tainted_grail import belongings, survival
from tavola.referee.tainted_grail.asking import Play, ask, ask_each
from tavola.referee.tainted_grail.cards import put_on_discards
from tavola.referee.tainted_grail.facts import Belonging, Plain
from tavola.referee.tainted_grail.pack import printed
from tavola.referee.tainted_grail.table import Source, Table

SHARED = ("energy", "magic")
RESOURCES = ("food", "wealth", "rep", "exp")


def stock(t: Table, seat: int, kind: str) -> int:
    return t.who(seat).energy if kind == "energy" else t.who(seat).resources[kind]


def can_pay(t: Table, seat: int, cost: Plain, source: Source) -> bool:
    """Checked before anything is paid."""
    for kind, wanted in cost.items():
        if kind in SHARED:
            payers = t.scene.members if seat in t.scene.members else [seat]
            if sum(stock(t, one, kind) for one in payers) < wanted:
                return False
        elif kind in RESOURCES:
            if stock(t, seat, kind) < wanted:
                return False
        elif kind == "discard":
            if len(t.cards(seat).hand) < wanted.get("n", 1):
                return False
        elif kind == "flip":
            if not to_flip(t, seat, wanted, source):
                return False
        elif kind == "item":
            if not any(printed(one.id) == wanted["id"] for one in t.who(seat).items):
                return False
        elif kind == "secret":
            if not any(int(printed(one.id)) == wanted for one in t.who(seat).secrets):
                return False
        else:
            raise NotImplementedError(f"the cost {kind}")
    return True


def to_flip(t: Table, seat: int, wanted: str | Plain, source: Source) -> list[Belonging]:
    """What may be turned over: itself, or one of several keywords that is ready."""
    if wanted == "self":
        return [source.belonging] if source.belonging and not source.belonging.flipped else []
    assert isinstance(wanted, dict)
    ready = [one for one in t.belongings_in_use(seat) if not one.flipped]
    return [one for one in ready if t.keyword(one.id) in wanted["any_of"]]


def pay(t: Table, seat: int, cost: Plain, source: Source) -> Play[bool]:
    """True when it has been paid."""
    for kind in SHARED:
        if kind in cost and not (yield from pay_together(t, seat, kind, cost[kind])):
            return False
    for kind, wanted in cost.items():
        if kind in RESOURCES:
            t.who(seat).resources[kind] -= wanted
        elif kind == "discard":
            for _ in range(wanted.get("n", 1)):
                hand = t.cards(seat).hand
                key = yield from ask(seat, "pay_card", [f"card:{one}" for one in hand], "D.4")
                put_on_discards(t, seat, key.removeprefix("card:"))
        elif kind == "flip":
            found = to_flip(t, seat, wanted, source)
            key = yield from ask(seat, "flip_item", [f"flip:{one.id}" for one in found], "TG-26.10")
            for one in found:
                one.flipped = one.flipped or f"flip:{one.id}" == key
        elif kind == "item":
            (item,) = [one.id for one in t.who(seat).items if printed(one.id) == wanted["id"]]
            belongings.discard(t, seat, item)
        elif kind == "secret":
            (secret,) = [one for one in t.who(seat).secrets if int(printed(one.id)) == wanted]
            t.who(seat).secrets.remove(secret)
            t.facts.secrets_left = sorted([*t.facts.secrets_left, secret.id])
    return True


def pay_together(t: Table, seat: int, kind: str, wanted: int) -> Play[bool]:
    """Others who have some are asked whether they help; then each payer says how much, and all pay (TG-21.11)."""
    if not wanted:
        return True
    choices = ("help",) if t.options["silence"] == "consents" else ("help", "stay")
    others = [one for one in t.members() if one != seat and stock(t, one, kind) > 0]
    answers = yield from ask_each("help", dict.fromkeys(others, choices), "TG-21.7")
    payers = [seat, *[one for one in others if answers[one] == "help"]]
    if sum(stock(t, one, kind) for one in payers) < wanted:
        return False
    left, promised = wanted, []
    while payers:
        one = next((payer for payer in payers if payer in t.asked_now), payers[0])  # in whatever order they speak
        payers.remove(one)
        rest = sum(stock(t, other, kind) for other in payers)
        parts = [part for part in range(left + 1) if part <= stock(t, one, kind) and left - part <= rest]
        key = yield from ask(one, "pay", [f"pay:{kind}:{part}" for part in parts], "TG-21.7")
        share = int(key.rpartition(":")[2])
        left -= share
        promised.append((one, share))
    for one, share in promised:
        yield from spend(t, one, kind, share)
    return True


def spend(t: Table, seat: int, kind: str, part: int) -> Play[None]:
    if kind == "energy":
        yield from survival.move(t, seat, "energy", -part)
    else:
        t.who(seat).resources[kind] -= part
