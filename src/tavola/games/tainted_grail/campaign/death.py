"""At the edge (TG-29): condition cards, death, and who comes after."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from tavola.games.tainted_grail.campaign.choices import BequeathChoice, NoReplacementChoice, ReplacementChoice
from tavola.games.tainted_grail.campaign.roster import lead, ready_to_play
from tavola.games.tainted_grail.character.secrets import give_secret, is_personal
from tavola.games.tainted_grail.character.survival import cap_energy, hold_energy_down, look_at_thresholds
from tavola.games.tainted_grail.deeds.campaign import (
    DEATH,
    Bequeath,
    CarryHome,
    Die,
    Fail,
    GainCondition,
    LoseCondition,
    TakeCharacter,
)
from tavola.games.tainted_grail.deeds.character import HoldToItemLimit
from tavola.games.tainted_grail.deeds.day import InstantRule
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.deeds.map import Arrive, FaceGuardians, FightGuardian, ReachSafeGroundTogether
from tavola.games.tainted_grail.effects.active_quests import forget_quest
from tavola.games.tainted_grail.effects.modifiers import forget_modifiers_of
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.effects.triggers import fire
from tavola.games.tainted_grail.encounter.closing import step_out
from tavola.games.tainted_grail.encounter.flee import leave_dying
from tavola.games.tainted_grail.encounter.frames import go_on_without_those_gone
from tavola.games.tainted_grail.events.campaign import CharacterDied, CharacterJoined, ConditionGained, ConditionLost
from tavola.games.tainted_grail.modes import may_be_carried
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import NO_SUCH_THING, legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, amend, ask, asking, leave, procedure, rule, then

Arrival: TypeAlias = Arrive | InstantRule | FaceGuardians | FightGuardian | ReachSafeGroundTogether
ARRIVALS: tuple[type[Arrival], ...] = (Arrive, InstantRule, FaceGuardians, FightGuardian, ReachSafeGroundTogether)

# -- condition cards: Dying, Going Insane


def take_the_card(g: Avalon, do: GainCondition) -> None:
    hero = g.heroes[do.seat]
    if not hero.alive or do.condition in hero.conditions:
        return leave(g, GainCondition)
    hero.conditions.append(do.condition)
    emit(g, ConditionGained(do.seat, do.condition))
    hold_energy_down(g, do.seat)


def follow_the_card(g: Avalon, do: GainCondition) -> None:
    source = f"condition:{do.condition}:{do.seat}"
    carry_out(g, g.box.conditions[do.condition].on_gain, do.seat, source, alone=True)


def hold_to_its_limits(g: Avalon, do: GainCondition) -> None:
    then(g, HoldToItemLimit(do.seat))
    if do.condition in g.box.dying:
        fire(g, "dying", do.seat)


def leave_the_encounter(g: Avalon, do: GainCondition) -> None:
    """Whoever gets the Dying card is out of the Encounter, even if healed at once: for nothing, or by the rules of
    flight (TG-29.1, TG-29.2)."""
    if do.condition not in g.box.dying or g.encounter is None:
        return
    leave_dying(g, do.seat)


procedure(GainCondition, take_the_card, follow_the_card, hold_to_its_limits, leave_the_encounter)


@rule(LoseCondition)
def lose_condition(g: Avalon, do: LoseCondition) -> None:
    hero = g.heroes[do.seat]
    if do.condition in hero.conditions:
        hero.conditions.remove(do.condition)
        g.dials = [dial for dial in g.dials if dial.target != f"condition:{do.condition}:{do.seat}"]
        emit(g, ConditionLost(do.seat, do.condition))


# -- death


def last_words(g: Avalon, do: Die) -> None:
    if not g.heroes[do.seat].alive:
        return leave(g, Die)
    if may_be_carried(g, do.seat):
        leave(g, Die)
        return then(g, CarryHome(do.seat))
    fire(g, "death", do.seat)


def fall(g: Avalon, do: Die) -> None:
    hero = g.heroes[do.seat]
    hero.alive = False
    g.dead.append(hero.character)
    for condition in list(hero.conditions):
        lose_condition(g, LoseCondition(do.seat, condition))
    g.dials = [dial for dial in g.dials if dial.target != f"hero:{do.seat}"]
    forget_modifiers_of(g, do.seat)
    emit(g, CharacterDied(do.seat, hero.character, hero.at))
    leave_everything(g, do.seat)


def leave_everything(g: Avalon, seat: Seat) -> None:
    """The dead take no part in anything that goes on; an Encounter lets them go in its own way."""
    if g.exploration is not None and seat in g.exploration.members:
        g.exploration.members.remove(seat)
    if seat in g.party:
        g.party.remove(seat)
    strike_off(g, seat)
    if g.encounter is not None and seat in g.encounter.members:
        step_out(g, seat, "died")


def strike_off(g: Avalon, seat: Seat) -> None:
    """Who comes after the dead has not arrived where it did, nor met what it met: placing is no arrival (TG-29.7)."""
    g.arriving = [other for other in g.arriving if other != seat]

    def without(seats: list[Seat]) -> list[Seat]:
        return [other for other in seats if other != seat]

    amend(g, ARRIVALS, lambda do: replace(do, seats=without(do.seats)))
    amend(g, (MeetEncounter,), lambda do: replace(do, members=without(do.members)))


def is_the_end(g: Avalon) -> bool:
    """Alone, death ends the game; in company it does when nobody is left to take the place (TG-29.6, TG-29.10)."""
    if g.options.challenging_death == "any_death_ends" and not g.options.grace:
        return True
    return len(g.heroes) == 1 or not (g.roster_left or g.shelved)


def lay_down_the_items(g: Avalon, do: Die) -> None:
    """Items lie where the Character died; Skill cards go back to the pool (TG-29.8). These steps are for those who play
    on: a death that ends the game may yet be undone by Grace, and takes nothing (TG-29.14)."""
    if is_the_end(g):
        return
    hero = g.heroes[do.seat]
    if hero.at in g.places:
        g.places[hero.at].dropped.extend(held.id for held in hero.items)
    else:
        g.item_deck[:0] = [held.id for held in hero.items]
    hero.items = []
    g.skill_pool.extend(skill.card for skill in hero.skills)
    g.skill_pool.sort()
    hero.skills = []


def divide_the_secrets(g: Avalon, do: Die) -> str | None:
    """Personal Secrets vanish for good; the player gives the others to whom they like (TG-29.9)."""
    if is_the_end(g):
        return None
    hero, others = g.heroes[do.seat], living(g)
    for held in [held for held in hero.secrets if is_personal(g, held.id) or not others]:
        hero.secrets.remove(held)
        pile = g.secrets_removed if is_personal(g, held.id) else g.secrets_left
        pile.append(held.id)
        pile.sort()
        g.dials = [dial for dial in g.dials if dial.target != f"secret:{held.id}"]
        forget_quest(g, f"secret:{held.id}")
    if not hero.secrets:
        return None
    copy = hero.secrets[0].id
    ask(g, do.seat, "bequeath", [offer(BequeathChoice(copy, seat), Bequeath(do.seat, seat, copy)) for seat in others])
    return AGAIN


@legality(BequeathChoice)
def why_not_bequeath(g: Avalon, seat: Seat, choice: BequeathChoice) -> Refusal | None:
    secrets = g.heroes[asking(g, Die).seat].secrets
    is_next = bool(secrets) and secrets[0].id == choice.copy
    return None if is_next and choice.seat in living(g) else NO_SUCH_THING


@rule(Bequeath)
def bequeath(g: Avalon, do: Bequeath) -> None:
    give_secret(g, do.giver, do.taker, do.copy)


def go_on_without_or_fail(g: Avalon, do: Die) -> None:
    """Who left the group is neither in use nor dead: it comes back at dawn, or as the last hope."""
    if is_the_end(g):
        return then(g, Fail(DEATH))
    takes = [offer(ReplacementChoice(name), TakeCharacter(do.seat, name)) for name in who_could_follow(g)]
    declines = [offer(NoReplacementChoice())] if living(g) else []
    ask(g, do.seat, "replacement", [*takes, *declines])


def who_could_follow(g: Avalon) -> list[str]:
    return g.roster_left or ([] if living(g) else [hero.character for hero in g.shelved])


@legality(ReplacementChoice)
def why_not_follow(g: Avalon, seat: Seat, choice: ReplacementChoice) -> Refusal | None:
    return None if choice.character in who_could_follow(g) else NO_SUCH_THING


@legality(NoReplacementChoice)
def why_not_decline(g: Avalon, seat: Seat, choice: NoReplacementChoice) -> Refusal | None:
    return None if living(g) else NO_SUCH_THING


def let_the_encounter_go_on(g: Avalon, do: Die) -> None:
    go_on_without_those_gone(g)


procedure(
    Die,
    last_words,
    fall,
    lay_down_the_items,
    divide_the_secrets,
    go_on_without_or_fail,
    let_the_encounter_go_on,
)


@rule(TakeCharacter)
def take_character(g: Avalon, do: TakeCharacter) -> None:
    at = min(g.places)
    lead(g, do.seat, ready_to_play(g, do.character, at))
    g.heroes[do.seat].acted = True  # it acts from the next round on
    cap_energy(g, do.seat)
    emit(g, CharacterJoined(do.seat, do.character, at))
    look_at_thresholds(g, do.seat)  # one who comes back may be as ill as it left
