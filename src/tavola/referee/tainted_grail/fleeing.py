"""Leaving an Encounter (TG-36.6, 36.10, 36.11, 36.13, 38.6, 39.13, 40.9)."""

from __future__ import annotations

from tavola.referee.tainted_grail import abilities, attack, belongings, playing, survival
from tavola.referee.tainted_grail.asking import Left, Over, Play, ask_each
from tavola.referee.tainted_grail.cards import gather
from tavola.referee.tainted_grail.modifiers import has_trait
from tavola.referee.tainted_grail.table import Table


def flee(t: Table, seat: int) -> Play[None]:
    """By choice: from Combat alone, from Diplomacy together."""
    if t.is_combat():
        t.has_tried_to_flee = True
        yield from flee_combat(t, seat, needs_coin=bool(t.options["flee_coin"]))
    else:
        yield from flee_diplomacy(t, seat)


def flee_combat(t: Table, seat: int, *, needs_coin: bool) -> Play[None]:
    """TG-36.10: 1 Energy, the Opportunity attack, out; in the Challenging mode a coin decides."""
    t.needs_no_coin = not needs_coin
    yield from suffer(t, seat)
    if not t.needs_no_coin and t.next_shown("coin", seat, "TG-40.9") == "skull":
        return
    yield from get_away(t, seat)


def get_away(t: Table, seat: int) -> Play[None]:
    yield from leave(t, seat, "fled")
    yield from abilities.trigger(t, "flee", [seat])
    raise Left(seat)


def suffer(t: Table, seat: int) -> Play[None]:
    """What a flight costs. It is suffered once: whatever happens in it begins no second one."""
    t.fleeing.add(seat)
    yield from survival.move(t, seat, "energy", -1)
    yield from attack.opportunity(t, seat)
    t.fleeing.discard(seat)


def flee_diplomacy(t: Table, seat: int) -> Play[None]:
    """TG-38.6: all or nobody; with the other reading each for itself."""
    if t.options["diplomacy_flee"] == "member":
        yield from give_up_alone(t, seat, "flee")
    others = [] if t.options["silence"] == "consents" else [one for one in t.members() if one != seat]
    votes = yield from ask_each("agree_flee", dict.fromkeys(others, ("agree", "refuse")), "TG-38.6")
    if "refuse" in votes.values():
        t.no_to.add("flee")
        return
    raise Over("fled")


def give_up_alone(t: Table, seat: int, how: str) -> Play[None]:
    """The other reading of TG-38.6 and 39.13: this Character takes the Failure and leaves."""
    yield from attack.failure(t, [seat])
    if seat in t.scene.members:
        yield from leave(t, seat, "failed")
        if how == "flee":
            yield from abilities.trigger(t, "flee", [seat])
    raise Left(seat)


def no_cards_left(t: Table, seat: int) -> Play[None]:
    """TG-36.6, 39.13: who cannot draw must flee; in Diplomacy the Encounter has failed."""
    if t.options["deck_out"] == "after_card" and t.is_placing:
        t.must_flee.add(seat)
    elif t.is_combat():
        yield from flee_combat(t, seat, needs_coin=False)
    elif t.options["diplomacy_flee"] == "member":
        yield from give_up_alone(t, seat, "cards")
    else:
        raise Over("lost")


def leave(t: Table, seat: int, how: str) -> Play[None]:
    """TG-36.11, 37.5: hand and discards back into the deck; what was laid in the Sequence stays there."""
    playing.lay_down(t)
    t.scene.members.remove(seat)
    t.last_left = how
    gather(t, seat)
    if has_trait(t, "shatter", seat):
        shatter(t, seat)
    belongings.turn_up(t, seat)
    yield from ()


def shatter(t: Table, seat: int) -> None:
    """TG-37.5: every Weapon Item that it was using; no Secret."""
    for one in list(t.who(seat).items):
        if t.keyword(one.id) == "weapon" and t.is_in_use(one):
            belongings.discard(t, seat, one.id)
