"""How an Encounter ends, for one or for all: Rewards, Failure, cards and Items back in their places (TG-36.14)."""

from __future__ import annotations

from msgspec.structs import replace

from tavola.games.tainted_grail.character.survival import look_at_thresholds
from tavola.games.tainted_grail.content.message_ids import hyphenated
from tavola.games.tainted_grail.costs.shares import exclude
from tavola.games.tainted_grail.deeds.character import HoldToItemLimit
from tavola.games.tainted_grail.deeds.effects import Word
from tavola.games.tainted_grail.deeds.encounter import CloseEncounter, LeaveEncounter, MeetEncounter
from tavola.games.tainted_grail.effects.active_quests import check_quests
from tavola.games.tainted_grail.effects.modifiers import forget_modifiers
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.effects.triggers import fire_for
from tavola.games.tainted_grail.encounter.equipment import restore_equipment
from tavola.games.tainted_grail.encounter.frames import (
    cards_of,
    current,
    current_entry,
    encounter_source,
    go_on_without_those_gone,
    is_member,
)
from tavola.games.tainted_grail.encounter.sequence import give_back, lay_down
from tavola.games.tainted_grail.encounter.traits import roams, shatter_weapons
from tavola.games.tainted_grail.events.encounter import EncounterEnded, EncounterLeft, GuardianStayed, OutcomeRead
from tavola.games.tainted_grail.state import Avalon, Guardian
from tavola.kernel.chance import shuffle
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import amend, innermost, procedure, rule, then


def give_outcome(g: Avalon, do: CloseEncounter) -> None:
    """Rewards to each who is still there, Loot to all together (TG-32.3).

    After lost Diplomacy each takes the Failure, the whole of it and separately (TG-38.6, TG-39.4).
    """
    fight, entry = current(g), current_entry(g)
    lay_what_is_being_placed(g)
    emit(g, EncounterEnded(fight.card, fight.outcome))
    read_the_outcome(g, fight.card, fight.outcome)
    if not fight.members:
        return
    hero = by_number(g, fight.members)[0]
    if fight.outcome == "won":
        carry_out(g, entry.loot, hero, encounter_source(g), who="party")
        carry_out(g, entry.reward, hero, encounter_source(g), who="each")
    elif fight.kind == "diplomacy" and fight.outcome in ("lost", "fled"):
        for seat in reversed(by_number(g, fight.members)):  # the last one pushed comes first
            carry_out(g, entry.failure, seat, encounter_source(g), alone=True)


def lay_what_is_being_placed(g: Avalon) -> None:
    """A card whose keys an end or a flight breaks off lies in the Sequence all the same (TG-33.1)."""
    fight = current(g)
    if fight.placing is not None:
        lay_down(g, fight.placing)
        fight.placing = None


def read_the_outcome(g: Avalon, card: str, outcome: str) -> None:
    """Won, or lost in any way; who Avoided it has not met it, and a card that is only read has said what it has to."""
    if outcome not in ("avoided", "told"):
        line = f"encounter-{hyphenated(card)}-{'won' if outcome == 'won' else 'lost'}"
        if line in g.box.lines:
            emit(g, OutcomeRead(card, line))


def fire_the_flight(g: Avalon, do: CloseEncounter) -> None:
    """From Diplomacy all flee together (TG-38.6); from Combat each has fled for itself."""
    fight = current(g)
    if fight.kind == "diplomacy" and fight.outcome == "fled":
        fire_for(g, "flee", fight.members)


def fire_the_end(g: Avalon, do: CloseEncounter) -> None:
    """Traits first, then what cards do at the end, and after a victory."""
    fight = current(g)
    fight.phase = "end"
    fire_for(g, "encounter_end", fight.members)
    if fight.outcome == "won":
        fire_for(g, "defeat", fight.members)
    if fight.outcome != "avoided":
        for seat in by_number(g, fight.members):
            shatter_weapons(g, seat)


def put_things_back(g: Avalon, do: CloseEncounter) -> None:
    """Used Items are turned up, tokens and Charges go, all cards return to their owners' decks (TG-26.10, TG-30.2)."""
    fight = current(g)
    for laid in fight.sequence:
        give_back(g, laid)
    fight.sequence = []
    for seat in by_number(g, fight.came):
        return_cards(g, seat)
        if seat in fight.members:
            restore_equipment(g, seat)


def return_cards(g: Avalon, seat: Seat) -> None:
    cards = cards_of(g, seat)
    if cards.hand or cards.discard:
        cards.deck += cards.hand + cards.discard
        cards.hand, cards.discard = [], []
        shuffle(g, cards.deck)


def put_encounter_away(g: Avalon, do: CloseEncounter) -> None:
    """To the bottom of its deck; a Guardian not defeated stays where it was met (TG-25.1, TG-25.8, TG-36.12)."""
    fight = current(g)
    stays = roams(g) and fight.kind == "combat" and fight.outcome in ("lost", "fled")
    if stays and fight.guardian_at in g.places:  # a place that is gone takes its Guardian along (TG-18.23)
        g.guardians.append(Guardian(fight.card, fight.guardian_at))
        emit(g, GuardianStayed(fight.card, fight.guardian_at))
    elif fight.origin == "unused":
        g.encounters_unused.append(fight.card)
    else:
        g.encounter_decks.setdefault(current_entry(g).deck, []).insert(0, fight.card)


def clear_the_table(g: Avalon, do: CloseEncounter) -> None:
    """The interrupted Action goes on. Whatever waited for the end of the Encounter happens now."""
    fight = current(g)
    g.met = fight.outcome
    g.encounter = None
    if fight.outcome == "won":
        leave_behind(g, [seat for seat in fight.came if seat not in fight.members], fight.members)
    forget_modifiers(g, "encounter")
    check_quests(g)  # last of all that follows: Quests wait for the end of an Encounter (TG-20.3)
    for seat in reversed(by_number(g, fight.came)):
        then(g, HoldToItemLimit(seat))
        look_at_thresholds(g, seat)


def leave_behind(g: Avalon, seats: list[Seat], winners: list[Seat]) -> None:
    """Who fled, or was taken out, while the others won has left the Party: what follows is theirs (TG-36.17)."""
    if not seats:
        return
    for seat in by_number(g, seats):
        if seat in g.party or (g.exploration is not None and seat in g.exploration.members):
            exclude(g, seat)
    g.arriving = [seat for seat in g.arriving if seat not in seats]  # until the place's next instant rule
    speak_to_those_who_won(g, seats, winners)


def speak_to_those_who_won(g: Avalon, gone: list[Seat], winners: list[Seat]) -> None:
    """The text that began the Encounter may have been carried out by one who is gone: it goes on with another."""
    meeting = innermost(g, MeetEncounter)
    if meeting is None or not winners:  # a Reward may be the last thing that somebody bears
        return
    left = [seat for seat in meeting.members if seat in winners] or winners[:]
    hero = by_number(g, left)[0]
    amend(g, (MeetEncounter,), lambda do: replace(do, members=left) if do is meeting else do)
    amend(g, (Word,), lambda do: replace(do, hero=hero) if stands_on(do, meeting.source) and do.hero in gone else do)


def stands_on(do: Word, source: str) -> bool:
    """A line of this text that speaks to the group, not to one Character after the other."""
    return bool(source) and do.source == source and not do.alone


procedure(
    CloseEncounter,
    give_outcome,
    fire_the_flight,
    fire_the_end,
    put_things_back,
    put_encounter_away,
    clear_the_table,
)


def step_out(g: Avalon, seat: Seat, how: str) -> None:
    """Hand and discards go back now; cards in the Sequence stay until the Encounter ends (TG-36.11)."""
    if not is_member(g, seat):
        return
    fight = current(g)
    if fight.placing is not None and fight.placing.owner == seat:
        lay_what_is_being_placed(g)
    return_cards(g, seat)
    shatter_weapons(g, seat)
    restore_equipment(g, seat)
    fight.members.remove(seat)
    fight.last_left = how
    emit(g, EncounterLeft(seat, how))


@rule(LeaveEncounter)
def leave_encounter(g: Avalon, do: LeaveEncounter) -> None:
    step_out(g, do.seat, do.how)
    go_on_without_those_gone(g)
    then(g, HoldToItemLimit(do.seat))
