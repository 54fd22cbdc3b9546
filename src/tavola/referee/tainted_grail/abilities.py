"""Abilities: when they act, how often, and those that the Active Character may use (D.5, D.8, TG-33.12 to 33.17)."""

from __future__ import annotations

from tavola.referee.tainted_grail import costs, effects, playing
from tavola.referee.tainted_grail.asking import BrokenOff, Left, Play, ask
from tavola.referee.tainted_grail.facts import Plain
from tavola.referee.tainted_grail.table import Source, Table
from tavola.referee.tainted_grail.values import holds

INSIDE = ("activation", "turn", "encounter")  # limits that end with the Encounter at the latest
Use = tuple[Source, int, Plain]


def trigger(t: Table, moment: str, seats: list[int]) -> Play[None]:
    """All that acts at this moment: the Encounter card, the Sequence, Items, Skills, Secrets, Events, flaws."""
    gone: set[int] = set()
    for seat, source, index, ability in due(t, moment, seats):
        if seat in gone or not is_still_there(t, source) or not holds(t, ability.get("if"), seat, source):
            continue
        try:
            yield from resolve(t, seat, source, index, ability)
        except BrokenOff:
            continue
        except Left as left:
            if left.seat == t.scene.active:
                raise
            gone.add(left.seat)


def due(t: Table, moment: str, seats: list[int]) -> list[tuple[int, Source, int, Plain]]:
    everybody = t.by_number(seats)
    sources = [(seat, t.encounter_source()) for seat in everybody]
    sources += [(whose(t, source), source) for source in t.card_sources()]
    for of in (t.item_sources, t.skill_sources, t.secret_sources):
        sources += [(seat, source) for seat in everybody for source in of(seat)]
    sources += [(seat, source) for source in t.event_sources() for seat in everybody]
    sources += [(seat, t.flaw_source(seat)) for seat in everybody]
    return [
        (seat, source, index, ability)
        for seat, source in sources
        for index, ability in enumerate(source.abilities)
        if ability["trigger"] == moment
    ]


def whose(t: Table, source: Source) -> int:
    """TG-34.4: in an Activation a card of the Sequence works for the Active Character, else for its owner."""
    if t.scene.active >= 0:
        return t.scene.active
    return source.seat if source.seat in t.scene.members or not t.scene.members else t.members()[0]


def is_still_there(t: Table, source: Source) -> bool:
    """A card that has been lost meanwhile does nothing any more."""
    one = source.belonging
    return one is None or one in t.who(source.seat).items or one in t.who(source.seat).secrets


def resolve(t: Table, seat: int, source: Source, index: int, ability: Plain) -> Play[None]:
    """One Ability: its limit, its cost if it has one and is wanted, its effects."""
    if is_used_up(t, source, index, ability):
        return
    if cost := ability.get("cost"):
        if not costs.can_pay(t, seat, cost, source):
            return
        key = yield from ask(seat, "use_ability", [f"use:{source.name}#{index}", "decline"], "D.4")
        if key == "decline" or not (yield from costs.pay(t, seat, cost, source)):
            return
    count_use(t, source, index, ability)
    yield from effects.carry_out(t, ability["do"], seat, source)


def respond(t: Table, seat: int) -> Play[None]:
    """TG-33.15: what a Response does besides changing numbers."""
    for source in t.card_sources():
        for ability in source.abilities:
            if ability["trigger"] == "response" and holds(t, ability.get("if"), seat, source):
                rest = [effect for effect in ability["do"] if "modify" not in effect]
                yield from effects.carry_out(t, rest, seat, source)


# -- limits
def is_used_up(t: Table, source: Source, index: int, ability: Plain) -> bool:
    limit = ability.get("limit")
    if not limit:
        return False
    name = f"{source.name}#{index}"
    if limit["per"] in INSIDE:
        return bool(t.uses[limit["per"], name] >= limit["times"])
    return bool(t.facts.used.get(f"{limit['per']}:{name}", 0) >= limit["times"])


def count_use(t: Table, source: Source, index: int, ability: Plain) -> None:
    limit = ability.get("limit")
    if not limit:
        return
    name = f"{source.name}#{index}"
    if limit["per"] in INSIDE:
        t.uses[limit["per"], name] += 1
    else:
        t.facts.used[f"{limit['per']}:{name}"] = t.facts.used.get(f"{limit['per']}:{name}", 0) + 1


def begin_anew(t: Table, lasts: str) -> None:
    """A new Activation or Turn: what may be done once in each may be done again."""
    for per, name in list(t.uses):
        if per == lasts:
            del t.uses[per, name]


# -- uses by choice
def uses(t: Table, seat: int, phase: str) -> dict[str, Use]:
    """What the Active Character may use at this moment: Charges of visible cards, and its own things."""
    found: dict[str, Use] = {}
    for source in t.card_sources():
        for index, ability in enumerate(source.abilities):
            if may_pay_charges(t, seat, phase, source, index, ability):
                found[f"charge:{source.name}#{index}"] = (source, index, ability)
    for source in (*t.item_sources(seat), *t.skill_sources(seat), *t.secret_sources(seat)):
        for index, ability in enumerate(source.abilities):
            if may_use(t, seat, phase, source, index, ability):
                found[f"use:{source.name}#{index}"] = (source, index, ability)
    return {key: use for key, use in found.items() if key not in t.no_to}


def may_pay_charges(t: Table, seat: int, phase: str, source: Source, index: int, ability: Plain) -> bool:
    trigger = ability["trigger"]
    if not isinstance(trigger, dict) or "pay_charges" not in trigger or trigger.get("phase", phase) != phase:
        return False
    assert source.laid is not None
    if source.laid.charges < trigger["pay_charges"] or is_used_up(t, source, index, ability):
        return False
    return holds(t, ability.get("if"), seat, source) and playing.could_do(t, seat, ability["do"])


def may_use(t: Table, seat: int, phase: str, source: Source, index: int, ability: Plain) -> bool:
    trigger = ability["trigger"]
    if not isinstance(trigger, dict) or trigger.get("during") not in ("encounter", t.scene.kind):
        return False
    if trigger.get("phase", phase) != phase or is_used_up(t, source, index, ability):
        return False
    return holds(t, ability.get("if"), seat, source) and costs.can_pay(t, seat, trigger["act"], source)


def use(t: Table, seat: int, key: str, chosen: Use) -> Play[None]:
    source, index, ability = chosen
    if key.startswith("charge:"):
        assert source.laid is not None
        if source.seat != seat and not (yield from playing.agrees(t, "agree_charge", source.seat, key, "TG-33.17")):
            return
        source.laid.charges -= ability["trigger"]["pay_charges"]
    elif not (yield from costs.pay(t, seat, ability["trigger"]["act"], source)):
        t.no_to.add(key)
        return
    count_use(t, source, index, ability)
    yield from effects.carry_out(t, ability["do"], seat, source)
