"""Changing the group (TG-31.4 to TG-31.7): Characters leave and join between days, one to four of them."""

from __future__ import annotations

from tavola.games.tainted_grail.campaign.choices import JoinWhereChoice, LeaveSecretChoice
from tavola.games.tainted_grail.campaign.setup import new_hero
from tavola.games.tainted_grail.character.secrets import give_secret, is_personal
from tavola.games.tainted_grail.character.survival import look_at_thresholds
from tavola.games.tainted_grail.content.message_ids import character_name
from tavola.games.tainted_grail.deeds.campaign import (
    AddCharacter,
    DawnChanges,
    GiveOnLeaving,
    JoinAt,
    ShelveCharacter,
)
from tavola.games.tainted_grail.effects.active_quests import quests_of
from tavola.games.tainted_grail.effects.repeats import PATIENCE
from tavola.games.tainted_grail.effects.selectors import decider, living
from tavola.games.tainted_grail.events.campaign import CharacterAdded, CharacterLeft
from tavola.games.tainted_grail.marks import came_or_went, led_elsewhere
from tavola.games.tainted_grail.modes import characters_in_play
from tavola.games.tainted_grail.state import Avalon, Hero
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, asking, is_doing, procedure, rule

MOST_CHARACTERS = 4
TO_AND_FRO = no("TG_E_AGAIN", "TG-31.9")


def may_change_again(g: Avalon, character: str) -> bool:
    """Away, back and away again, then it stays as it is until the next dawn (TG-31.9)."""
    return g.called_off.count(came_or_went(character)) < PATIENCE


# -- leaving


def give_the_secrets_away(g: Avalon, do: ShelveCharacter) -> str | None:
    given = _secrets_to_give(g, do.seat)
    if not given:
        return None
    others = [seat for seat in living(g) if seat != do.seat]
    copy = given[0]
    options = [offer(LeaveSecretChoice(copy, other), GiveOnLeaving(do.seat, other, copy)) for other in others]
    ask(g, do.seat, "leave_secrets", options)
    return AGAIN


def _secrets_to_give(g: Avalon, seat: Seat) -> list[str]:
    return [held.id for held in g.heroes[seat].secrets if not is_personal(g, held.id)]


@legality(LeaveSecretChoice)
def why_not_leave_it(g: Avalon, seat: Seat, choice: LeaveSecretChoice) -> Refusal | None:
    leaving = asking(g, ShelveCharacter).seat
    is_next = choice.copy == next(iter(_secrets_to_give(g, leaving)), "")
    return None if is_next and choice.seat in living(g) and choice.seat != leaving else NO_SUCH_THING


def shelve(g: Avalon, do: ShelveCharacter) -> None:
    """Items, resources, decks and Personal Secrets stay with it and come back with it."""
    hero = g.heroes[do.seat]
    own = (f"hero:{do.seat}", *(f"condition:{condition}:{do.seat}" for condition in hero.conditions))
    g.dials = [dial for dial in g.dials if dial.target not in own]
    hero.conditions = []  # taken again on coming back, if its tracks still ask for them
    own_quests = quests_of(g, hero)
    g.quests = [quest for quest in g.quests if quest not in own_quests]
    g.shelved.append(hero.copy())
    hero.alive = False
    hero.items, hero.secrets, hero.skills = [], [], []
    g.called_off.append(came_or_went(hero.character))
    emit(g, CharacterLeft(do.seat, hero.character))


procedure(ShelveCharacter, give_the_secrets_away, shelve)


@rule(GiveOnLeaving)
def give_on_leaving(g: Avalon, do: GiveOnLeaving) -> None:
    give_secret(g, do.seat, do.other, do.copy)


# -- joining


@rule(AddCharacter)
def choose_where_it_joins(g: Avalon, do: AddCharacter) -> None:
    """Beside any of those in play, as the group likes."""
    places = [offer(JoinWhereChoice(at), JoinAt(do.character, at)) for at in where_they_are(g)]
    ask(g, decider(g, living(g)), "join_where", places)


def where_they_are(g: Avalon) -> list[int]:
    return sorted({g.heroes[seat].at for seat in living(g)})


@legality(JoinWhereChoice)
def why_not_join_there(g: Avalon, seat: Seat, choice: JoinWhereChoice) -> Refusal | None:
    return None if choice.location in where_they_are(g) else NO_SUCH_THING


def free_seat(g: Avalon, character: str) -> Seat:
    """The seat it had before, else one that nobody has played from, else that of somebody who left or died."""
    empty = [seat for seat, hero in enumerate(g.heroes) if not hero.alive]
    own = [seat for seat in empty if g.heroes[seat].character == character]
    new = [len(g.heroes)] if len(g.choices) > len(g.heroes) else []
    return [*own, *new, *empty, len(g.heroes)][0]


@rule(JoinAt)
def join_at(g: Avalon, do: JoinAt) -> None:
    seat, left_before = free_seat(g, do.character), do.character not in g.roster_left
    lead(g, seat, ready_to_play(g, do.character, do.at))
    g.called_off.append(came_or_went(do.character))
    emit(g, CharacterAdded(seat, do.character, do.at, left_before))
    for other in living(g):
        look_at_thresholds(g, other)  # in company the Health limiter is used again (TG-40.3)


def lead(g: Avalon, seat: Seat, hero: Hero) -> None:
    """The Character is led from this seat and from no other, though it may have left from there (TG-2.1)."""
    g.heroes[seat : seat + 1] = [hero]
    g.used.pop(led_elsewhere(seat), None)
    for other, former in enumerate(g.heroes):
        if other != seat and former.character == hero.character:
            g.used[led_elsewhere(other)] = 1


def is_led_elsewhere(g: Avalon, seat: Seat) -> bool:
    """Whether the Character that left, or died, at this seat came back at another."""
    return led_elsewhere(seat) in g.used


def ready_to_play(g: Avalon, character: str, at: int) -> Hero:
    """One who left, with all that is its own; anybody else as at set-up."""
    if character in g.roster_left:
        g.roster_left.remove(character)
        return new_hero(g, character, at)
    back = next(hero for hero in g.shelved if hero.character == character)
    g.shelved = [hero for hero in g.shelved if hero is not back]
    hero = back.copy()
    hero.alive, hero.at = True, at
    hero.passed = hero.acted = hero.ate = False
    g.quests += quests_of(g, hero)
    return hero


def why_not_change(g: Avalon) -> Refusal | None:
    """The group changes only between days (TG-31.4)."""
    return None if is_doing(g, DawnChanges) else no("TG_E_ROSTER_MID", "TG-31.4")


def why_not_add(g: Avalon, character: str) -> Refusal | None:
    if any(hero.alive and hero.character == character for hero in g.heroes):
        return no("TG_E_CHARACTER_TAKEN", "TG-2.1", name=character_name(character))
    if (other := who_has_its_things(g, character)) is not None:
        return no("TG_E_BOARD_TAKEN", "TG-2.3", name=character_name(character), other=character_name(other))
    if not may_change_again(g, character):
        return TO_AND_FRO
    if characters_in_play(g) >= MOST_CHARACTERS:
        return no("TG_E_PLAYER_COUNT", "TG-31.4")
    if characters_in_play(g) >= g.seats:  # nobody leads a Character without a seat
        return no("TG_E_SEATS_TAKEN", "TG-31.4", seats=g.seats, name=character_name(character))
    return None


def who_has_its_things(g: Avalon, character: str) -> str | None:
    """Who plays on the board or with the cards of one who would come back: there is one of each (TG-2.3, TG-40.17)."""
    back = next((hero for hero in g.shelved if hero.character == character), None)
    if back is None:
        return None
    taken = [hero for hero in g.heroes if hero.alive and (hero.board == back.board or hero.colour == back.colour)]
    return taken[0].character if taken else None


def group_could_change(g: Avalon) -> bool:
    """Somebody may leave, or somebody may join."""
    return len(living(g)) > 1 or any(why_not_add(g, character) is None for character in who_could_join(g))


def who_could_join(g: Avalon) -> list[str]:
    """Characters nobody plays, and those who left the group."""
    return [*g.roster_left, *(hero.character for hero in g.shelved)]
