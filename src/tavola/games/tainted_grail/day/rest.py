"""The End of the Day (TG-14): rest, recover, progress, rebuild decks, dream."""

from __future__ import annotations

from tavola.games.tainted_grail.character.resources import lose_resource
from tavola.games.tainted_grail.character.survival import (
    energy_cap,
    gain_track,
    is_exhausted,
    is_insane,
    lose_track,
    set_track,
    start_slot,
)
from tavola.games.tainted_grail.day.choices import EatChoice, FastChoice
from tavola.games.tainted_grail.day.dreams import dream
from tavola.games.tainted_grail.deeds.day import DreamAll, Recover, Rest, RestAll, SleepHere
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.effects.triggers import fire
from tavola.games.tainted_grail.events.day import CharacterRested
from tavola.games.tainted_grail.modes import in_story_mode
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask_each, leave, procedure, rule, then
from tavola.kernel.text import say

EXHAUSTED_RECOVERY = 4
EAT = EatChoice()


# -- step 1


@rule(RestAll)
def ask_who_eats(g: Avalon, do: RestAll) -> None:
    """Whoever has Food is asked; with none there is nothing to decide."""
    everybody = living(g)
    if not any(g.heroes[seat].resources["food"] for seat in everybody):
        return then(g, *[Rest(seat, False) for seat in sorted(everybody)])
    options: dict[Seat, list[Option]] = {}
    for seat in everybody:
        fast = offer(FastChoice(), Rest(seat, False))
        options[seat] = [fast] if why_not_eat(g, seat, EAT) else [offer(EAT, Rest(seat, True)), fast]
    ask_each(g, "eat", options)


@legality(EatChoice)
def why_not_eat(g: Avalon, seat: Seat, choice: EatChoice) -> Refusal | None:
    has_food = g.heroes[seat].resources["food"] > 0
    return None if has_food else no("TG_E_COST", "TG-14.2", kind=say("kind-food"), need=1, have=0)


def eat_or_starve(g: Avalon, do: Rest) -> None:
    """One Food gives 1 Health and takes 1 Terror; hunger empties Energy, or bites Health when that is empty."""
    hero = g.heroes[do.seat]
    if not hero.alive:
        return leave(g, Rest)
    hero.ate = do.eats
    emit(g, CharacterRested(do.seat, do.eats))
    if do.eats:
        lose_resource(g, do.seat, "food", 1)
        gain_track(g, do.seat, "health", 1)
        lose_track(g, do.seat, "terror", 1)
    elif hero.energy > 0:
        set_track(g, do.seat, "energy", 0)
    elif in_story_mode(g):
        gain_track(g, do.seat, "terror", 1)  # M-3
    else:
        lose_track(g, do.seat, "health", 1)


def sleep_as_cards_say(g: Avalon, do: Rest) -> None:
    fire(g, "rest", do.seat)


procedure(Rest, eat_or_starve, sleep_as_cards_say)


# -- step 2


def recover_energy(g: Avalon, do: Recover) -> None:
    hero, start = g.heroes[do.seat], start_slot(g, do.seat, "energy")
    if not hero.alive:
        return leave(g, Recover)
    tired = is_exhausted(g, do.seat)
    recovery = modified(g, do.seat, "energy_recovery", EXHAUSTED_RECOVERY if tired else max(0, start - hero.energy))
    reached = min(hero.energy + recovery, start, energy_cap(g, do.seat))
    if g.options.recovery == "never_lowers" or tired:
        reached = max(reached, hero.energy)
    set_track(g, do.seat, "energy", reached)


def wake_as_cards_say(g: Avalon, do: Recover) -> None:
    fire(g, "recover", do.seat)


procedure(Recover, recover_energy, wake_as_cards_say)


# -- step 5


def fall_asleep(g: Avalon, do: DreamAll) -> None:
    """Who is insane is settled now, for the whole step."""
    sleepers = [seat for seat in living(g) if is_dreamed_at(g, g.heroes[seat].at)]
    insane = [seat for seat in sleepers if is_insane(g, seat)]
    sane = [seat for seat in sleepers if seat not in insane]
    then(g, *_beds(g, "dream", sane), *_beds(g, "nightmare", insane))


def wake_up(g: Avalon, do: DreamAll) -> None:
    g.party = []


procedure(DreamAll, fall_asleep, wake_up)


def is_dreamed_at(g: Avalon, number: int) -> bool:
    return "dreams" in g.box.locations[number].seals


def _beds(g: Avalon, kind: str, seats: list[Seat]) -> list[SleepHere]:
    """One Dream for all who sleep in a place, or one for each, as the table plays it."""
    if g.options.dreams == "character":
        return [SleepHere(kind, g.heroes[seat].at, [seat]) for seat in seats]
    numbers = sorted({g.heroes[seat].at for seat in seats})
    return [SleepHere(kind, number, [seat for seat in seats if g.heroes[seat].at == number]) for number in numbers]


@rule(SleepHere)
def sleep_here(g: Avalon, do: SleepHere) -> None:
    members = [seat for seat in do.members if g.heroes[seat].alive]
    if members:
        dream(g, do.number, do.kind, members)
