"""The survival tracks and how they bind each other (TG-15): Health limits Energy; Panic, Exhausted, Dying, Insane."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tavola.games.tainted_grail.content.box import AT_NOUGHT, IN_THE_RED
from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.schema import ConditionEntry
from tavola.games.tainted_grail.deeds.campaign import GainCondition, LoseCondition
from tavola.games.tainted_grail.deeds.character import SettleConditions
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.modifiers import has_trait, may_change, modified, raised
from tavola.games.tainted_grail.events.character import TrackMoved
from tavola.games.tainted_grail.modes import characters_in_play, in_story_mode, limiter_offset, uses_limiter
from tavola.games.tainted_grail.state import Avalon, Hero
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import rule, then

# -- what the tracks mean

LOWEST_TWO = [0, 1]
LossWatcher: TypeAlias = Callable[[Avalon, str, int], None]
LOSS_WATCHERS: list[LossWatcher] = []


def watches_losses(watcher: LossWatcher) -> LossWatcher:
    """It hears of each loss of a member of an Encounter: the track and how much. Traits lie above the tracks."""
    LOSS_WATCHERS.append(watcher)
    return watcher


def track_top(g: Avalon, seat: Seat, track: str) -> int:
    return g.box.boards[g.heroes[seat].board].tracks[track].max  # type: ignore[index]  # one of the three


def start_slot(g: Avalon, seat: Seat, track: str) -> int:
    return g.box.boards[g.heroes[seat].board].tracks[track].start  # type: ignore[index]


def red_slots(g: Avalon, seat: Seat, track: str) -> list[int]:
    """The red slots of a track; those of Energy are the two lowest (TG-15.3)."""
    red = g.box.boards[g.heroes[seat].board].tracks[track].red  # type: ignore[index]
    if track != "energy":
        return red
    lowest = red or LOWEST_TWO
    return lowest if g.options.red_energy == "0_1" else [slot + 1 for slot in lowest]


def energy_cap(g: Avalon, seat: Seat) -> int:
    """Energy never stands above the Health limiter, nor above the top of its own track (TG-15.6)."""
    cap = track_top(g, seat, "energy")
    if uses_limiter(g):
        cap = min(cap, max(0, g.heroes[seat].health - g.options.limiter_offset))
    return modified(g, seat, "energy_cap", cap)


def is_exhausted(g: Avalon, seat: Seat) -> bool:
    return g.heroes[seat].energy <= max(red_slots(g, seat, "energy"))


def in_panic(g: Avalon, seat: Seat) -> bool:
    """Terror above Health; equal values are not Panic, unless the limiter is turned over (TG-15.7, TG-40.8)."""
    hero = g.heroes[seat]
    return hero.terror > hero.health - limiter_offset(g) and uses_limiter(g)


def is_dying(g: Avalon, seat: Seat) -> bool:
    hero = g.heroes[seat]
    return hero.health == 0 or not g.box.dying.isdisjoint(hero.conditions)


def is_insane(g: Avalon, seat: Seat) -> bool:
    hero = g.heroes[seat]
    return hero.terror in red_slots(g, seat, "terror") or not g.box.insane.isdisjoint(hero.conditions)


# -- moving the markers


def gain_track(g: Avalon, seat: Seat, track: str, n: int) -> int:
    """The marker goes up, to the top of its track at most (Energy: to its cap); returns how far it went."""
    top = energy_cap(g, seat) if track == "energy" else track_top(g, seat, track)
    before: int = getattr(g.heroes[seat], track)
    return _move(g, seat, track, before, max(before, min(before + n, top)) if n > 0 else before)


def lose_track(g: Avalon, seat: Seat, track: str, n: int) -> int:
    """Losing takes what there is, down to 0; returns how much it was."""
    before: int = getattr(g.heroes[seat], track)
    return -_move(g, seat, track, before, max(0, before - n) if n > 0 else before)


def lose_by_text(g: Avalon, seat: Seat, track: str, n: int) -> int:
    """What a text takes; in Story mode only an Encounter takes the last point of Health (M-3)."""
    if track == "health" and g.encounter is None and in_story_mode(g):
        n = min(n, max(0, g.heroes[seat].health - 1))
    return lose_track(g, seat, track, n)


def set_track(g: Avalon, seat: Seat, track: str, n: int) -> None:
    top = energy_cap(g, seat) if track == "energy" else track_top(g, seat, track)
    _move(g, seat, track, getattr(g.heroes[seat], track), max(0, min(n, top)))


def deal_damage(g: Avalon, seat: Seat, n: int) -> int:
    """Damage may be reduced or prevented on the way, a loss of Health may not (TG-15.12); returns what was suffered."""
    fight = g.encounter
    is_feinted = fight is not None and fight.phase == "attack" and has_trait(g, "feint")
    dealt = raised(g, seat, "damage", n) if is_feinted else modified(g, seat, "damage", n)
    suffered = lose_by_text(g, seat, "health", dealt)
    if fight is not None:
        fight.taken["damage"] = fight.taken.get("damage", 0) + suffered
    return suffered


def _move(g: Avalon, seat: Seat, track: str, before: int, after: int) -> int:
    if after == before:
        return 0
    hero = g.heroes[seat]
    setattr(hero, track, after)
    emit(g, TrackMoved(seat, track, before, after))
    look_at_thresholds(g, seat, track)
    if after < before:
        tell_the_thief(g, seat, track, before - after)
    return after - before


def tell_the_thief(g: Avalon, seat: Seat, track: str, n: int) -> None:
    """A Thief looks at every loss of a member, and before Dying takes anybody out (TG-37.9)."""
    if g.encounter is not None and seat in g.encounter.members:
        for watcher in LOSS_WATCHERS:
            watcher(g, track, n)


def look_at_thresholds(g: Avalon, seat: Seat, track: str = "health") -> None:
    """Thresholds are looked at after every change (TG-15.11): Energy is held down, condition cards come and go."""
    hero, tired = g.heroes[seat], 0
    if track == "health" and (
        hero.energy > hero.health - g.options.limiter_offset or may_change(g, seat, "energy_cap")
    ):
        tired = _take_energy_along(g, seat)
    if track in g.box.watched_tracks and conditions_due(g, seat, hero):
        then(g, SettleConditions(seat))
    if tired:  # told last, so that the Thief looks first
        tell_the_thief(g, seat, "energy", tired)


def cap_energy(g: Avalon, seat: Seat) -> None:
    """Health fallen below Energy takes Energy with it; healing does not give it back."""
    if tired := _take_energy_along(g, seat):
        tell_the_thief(g, seat, "energy", tired)


def _take_energy_along(g: Avalon, seat: Seat) -> int:
    hero, cap = g.heroes[seat], energy_cap(g, seat)
    if hero.energy <= cap:
        return 0
    before, hero.energy = hero.energy, cap
    emit(g, TrackMoved(seat, "energy", before, cap))
    return before - cap


def hold_energy_down(g: Avalon, seat: Seat) -> None:
    """A card has come into use, or a place has been reached, that may have lowered the cap."""
    if may_change(g, seat, "energy_cap"):
        cap_energy(g, seat)


def conditions_due(g: Avalon, seat: Seat, hero: Hero) -> list[tuple[str, bool]]:
    """Condition cards to take (True) or to put back (False) as the tracks stand now."""
    box = g.box
    at_nought, in_the_red = hero.health == 0, hero.terror in red_slots(g, seat, "terror")
    if box.usual_conditions and not (hero.conditions or at_nought or in_the_red):
        return []
    now = {AT_NOUGHT: at_nought, IN_THE_RED: in_the_red}
    due: list[tuple[str, bool]] = []
    held = [box.conditions[condition].when for condition in hero.conditions]
    for id, entry in box.conditions.items():
        waits, ends = box.condition_signs[id]
        if id not in hero.conditions:
            met = hero.alive and (now[waits] if waits else _holds(g, entry.when, seat, id))
            if met and entry.when not in held and _is_for_this_table(g, entry.mode):
                due.append((id, True))
        elif not now[ends] if ends else _is_over(g, seat, id, entry):
            due.append((id, False))
    return due


def _is_over(g: Avalon, seat: Seat, id: str, entry: ConditionEntry) -> bool:
    """As the card's text says; where it says nothing, when the track has left the zone, or never (TG-29.4)."""
    if entry.remove_if is not None:
        return _holds(g, entry.remove_if, seat, id)
    return g.options.conditions_end == "with_track" and not _holds(g, entry.when, seat, id)


def _holds(g: Avalon, cond: Cond, seat: Seat, id: str) -> bool:
    return holds(g, cond, seat, f"condition:{id}:{seat}", [seat])


def _is_for_this_table(g: Avalon, mode: str) -> bool:
    """Alone or in company: it depends on the Characters in play when the card is gained (TG-29.4)."""
    return mode == "any" or (mode == "solo") == (characters_in_play(g) == 1)


@rule(SettleConditions)
def settle_conditions(g: Avalon, do: SettleConditions) -> None:
    for id, is_gained in conditions_due(g, do.seat, g.heroes[do.seat]):
        then(g, GainCondition(do.seat, id) if is_gained else LoseCondition(do.seat, id))
