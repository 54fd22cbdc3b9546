"""Energy, Health, Terror; Damage; Dying and Going Insane (TG-15, TG-29), and the Thief (TG-37.9)."""

from __future__ import annotations

from tavola.referee.tainted_grail import abilities, belongings, fleeing
from tavola.referee.tainted_grail.asking import Left, Over, Play
from tavola.referee.tainted_grail.facts import Dial
from tavola.referee.tainted_grail.modifiers import changed, has_trait
from tavola.referee.tainted_grail.table import Table

INSANE = "cond.insane"


def damage(t: Table, seat: int, points: int) -> Play[None]:
    """TG-15.12, 33.16: Health goes down by what is left after every change; in phase 3 a Feint lets nothing off."""
    feint = t.attack and has_trait(t, "feint", seat)
    yield from move(t, seat, "health", -changed(t, "damage", points, seat, no_less=feint))


def move(t: Table, seat: int, track: str, by: int) -> Play[None]:
    """TG-15.9: a marker stops at the ends of its track; Energy stops at the limiter."""
    top = t.energy_cap(seat) if track == "energy" else t.top_of(seat, track)
    before = t.track(seat, track)
    yield from put(t, seat, track, max(0, min(before + by, max(top, before))))


def put(t: Table, seat: int, track: str, value: int) -> Play[None]:
    """One change, and all that follows from it at once (TG-15.11)."""
    hero, before = t.who(seat), t.track(seat, track)
    if value == before:
        return
    watched = str(t.options["thief"])
    watched_before = t.track(seat, watched)
    setattr(hero, track, value)
    hero.energy = min(hero.energy, t.energy_cap(seat))
    if t.track(seat, watched) < watched_before:
        look_for_thief(t, seat, watched)
    settle_insanity(t, seat)
    if hero.health > 0:
        get_up(t, seat)
    elif track == "health":
        yield from fall(t, seat)


def look_for_thief(t: Table, seat: int, watched: str) -> None:
    """TG-37.9: something was lost just now, and all who are still there stand at 1 or less."""
    if not t.is_going() or seat not in t.scene.members or not has_trait(t, "thief", seat):
        return
    if all(t.track(one, watched) <= 1 for one in t.scene.members):
        for one in t.scene.members:
            t.who(one).resources["wealth"] = 0
            belongings.lose_all_items(t, one)
        raise Over("robbed")


def settle_insanity(t: Table, seat: int) -> None:
    """TG-29.11: the card comes and goes with the red slots."""
    conditions = t.who(seat).conditions
    if t.is_red(seat) and INSANE not in conditions:
        conditions.append(INSANE)
    elif not t.is_red(seat) and INSANE in conditions:
        conditions.remove(INSANE)


def dying_card(t: Table) -> str:
    """TG-29.4."""
    return "cond.dying.solo" if t.is_alone() else "cond.dying.coop"


def get_up(t: Table, seat: int) -> None:
    card = dying_card(t)
    if card in t.who(seat).conditions:
        t.who(seat).conditions.remove(card)
        t.facts.dials = [dial for dial in t.facts.dials if dial.target != f"condition:{card}:{seat}"]


def fall(t: Table, seat: int) -> Play[None]:
    """TG-29.1, 29.2: the Dying card, and out of the Encounter at once."""
    card = dying_card(t)
    t.who(seat).conditions.append(card)
    (dial,) = [one["dial"] for one in t.pack.conditions[card]["on_gain"] if "dial" in one]
    was_there = seat in t.scene.members and t.is_going()
    t.facts.dials.append(Dial(f"condition:{card}:{seat}", "time", dial["set"]))
    if was_there and t.is_combat() and t.options["dying_leaves"] == "flee_rules":
        yield from fall_in_flight(t, seat)
    if seat in t.scene.members:
        yield from fleeing.leave(t, seat, "dying")
    yield from abilities.trigger(t, "dying", [seat])
    if t.options["dying_leaves"] == "free":
        yield from belongings.hold_to_limit(t, seat)
    if was_there:
        raise Left(seat)


def fall_in_flight(t: Table, seat: int) -> Play[None]:
    """The other reading of TG-29.2: who falls flees, unless it is on the run already."""
    yield from abilities.trigger(t, "dying", [seat])
    t.over_limit.append(seat)
    if seat in t.fleeing:
        yield from fleeing.get_away(t, seat)
    yield from fleeing.flee_combat(t, seat, needs_coin=False)
