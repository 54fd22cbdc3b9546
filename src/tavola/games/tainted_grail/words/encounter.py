"""Words that live in Encounters: pool, affinity, draw, discard, play, charges, flip, encounter, how it ends (D.6)."""

from __future__ import annotations

from typing import Any

from tavola.games.tainted_grail.content.vocabulary import Meet
from tavola.games.tainted_grail.costs.card_costs import ask_what_to_flip
from tavola.games.tainted_grail.costs.card_prices import to_flip
from tavola.games.tainted_grail.deeds.campaign import GainCondition
from tavola.games.tainted_grail.deeds.effects import PlayByEffect, Word
from tavola.games.tainted_grail.deeds.encounter import (
    DiscardFromHand,
    DrawCards,
    EndEncounter,
    KeepInHand,
    LeaveEncounter,
    MeetEncounter,
    PlayCard,
)
from tavola.games.tainted_grail.effects.evaluate import amount
from tavola.games.tainted_grail.effects.run import word
from tavola.games.tainted_grail.effects.selectors import by_number, heroes_meant, owner_of
from tavola.games.tainted_grail.encounter.abilities import may_play_more
from tavola.games.tainted_grail.encounter.choices import PlayByEffectChoice
from tavola.games.tainted_grail.encounter.choose_card import why_not_from_hand
from tavola.games.tainted_grail.encounter.closing import step_out
from tavola.games.tainted_grail.encounter.combat import gain_cubes, lose_cubes
from tavola.games.tainted_grail.encounter.diplomacy import move_marker
from tavola.games.tainted_grail.encounter.frames import cards_of, current, is_member, is_open
from tavola.games.tainted_grail.encounter.hands import discard_top
from tavola.games.tainted_grail.encounter.keys import magic_choices
from tavola.games.tainted_grail.encounter.play_card import magic_at_hand
from tavola.games.tainted_grail.encounter.sequence import change_charges, remove_last
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.tracks import seats_of
from tavola.kernel.choice import legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.flow import ask, is_doing, rule, then


def members_meant(g: Avalon, do: Word) -> list[Seat]:
    """The Characters meant who are in the Encounter, the lowest Character Number first."""
    return [seat for seat in by_number(g, seats_of(g, do)) if is_member(g, seat)]


@word("pool")
def pool(g: Avalon, do: Word) -> None:
    """Cubes into the Pool or out of it; what the Pool lacks is paid in cards (TG-36.8)."""
    if not is_open(g) or current(g).kind != "combat":
        return
    n = amount(g, do.entry.pool, do.hero, do.source)  # type: ignore[arg-type]
    if n > 0:
        gain_cubes(g, do.hero, n)
    elif n < 0:
        lose_cubes(g, do.hero, -n)


@word("affinity")
def affinity(g: Avalon, do: Word) -> None:
    if is_open(g) and current(g).kind == "diplomacy":
        move_marker(g, do.hero, amount(g, do.entry.affinity, do.hero, do.source))  # type: ignore[arg-type]


@word("draw")
def draw(g: Avalon, do: Word) -> None:
    if is_open(g):
        n = amount(g, do.entry.draw, do.hero, do.source)  # type: ignore[arg-type]
        then(g, *[DrawCards(seat, n) for seat in members_meant(g, do)])


@word("discard")
def discard(g: Avalon, do: Word) -> None:
    """From the hand (`hand_but` keeps so many), from the top of the deck, or the last cards of the Sequence."""
    if not is_open(g):
        return None
    body: dict[str, Any] = do.entry.discard  # type: ignore[assignment]
    members = members_meant(g, do)
    if "hand_but" in body:
        return then(g, *[KeepInHand(seat, body["hand_but"]) for seat in members])
    n = amount(g, body.get("n", 1), do.hero, do.source)
    if body["from"] == "sequence_last":
        remove_last(g, n)
    elif body["from"] == "deck_top":
        for seat in members:
            discard_top(g, seat, n)
    else:
        then(g, *[DiscardFromHand(seat, n) for seat in members])


@word("play")
def play(g: Avalon, do: Word) -> None:
    if is_open(g) and is_member(g, do.hero):
        then(g, PlayByEffect(do.hero))


@rule(PlayByEffect)
def play_by_effect(g: Avalon, do: PlayByEffect) -> None:
    """It counts as a card played; at the limit nothing is played (TG-37.13)."""
    if not may_play_more(g, do.seat):
        return
    magic = magic_at_hand(g, do.seat)
    options = [
        offer(PlayByEffectChoice(card, rows), PlayCard(do.seat, card, rows, True))
        for card in cards_of(g, do.seat).hand
        for rows in magic_choices(g, card, magic)
    ]
    ask(g, do.seat, "play_by_effect", options)


@legality(PlayByEffectChoice)
def why_not_play_by_effect(g: Avalon, seat: Seat, choice: PlayByEffectChoice) -> Refusal | None:
    return why_not_from_hand(g, seat, choice)


@word("charges")
def charges(g: Avalon, do: Word) -> None:
    """Charges come on the card that speaks (TG-33.17)."""
    body: dict[str, Any] = do.entry.charges  # type: ignore[assignment]
    if is_open(g):
        change_charges(g, do.source, owner_of(g, do.source, do.hero), amount(g, body["add"], do.hero, do.source))


@word("flip")
def flip(g: Avalon, do: Word) -> None:
    """An Item in use is used up until the Encounter ends (TG-26.10)."""
    if g.encounter is not None:
        ask_what_to_flip(g, do.hero, to_flip(g, do.entry.flip, do.hero, do.source))


@word("encounter")
def encounter(g: Avalon, do: Word) -> None:
    """The Character and its Party meet it at once (TG-24.3, TG-21.9); what an Event brings, everybody (TG-20.10)."""
    meeting = do.entry.encounter
    assert isinstance(meeting, Meet)
    members = heroes_meant(g, do.entry.who or "each", do.hero, do.source, everybody=do.who == "all")
    then(
        g,
        MeetEncounter(
            members=members,
            deck=meeting.deck,
            id=meeting.id,
            win=meeting.win,
            lose=meeting.lose,
            hero=do.hero,
            source=do.source,
            who=do.who,
        ),
    )


OUTCOMES = {"win": "won", "lose": "lost", "run_away": "run_away"}


@word("end_encounter")
def end_encounter(g: Avalon, do: Word) -> None:
    """Run Away is no win (TG-36.12)."""
    assert isinstance(do.entry.end_encounter, str)
    then(g, EndEncounter(OUTCOMES[do.entry.end_encounter]))


@word("leave_encounter")
def leave_encounter(g: Avalon, do: Word) -> None:
    """A condition card that sends its Character away is read to its end first."""
    for seat in heroes_meant(g, do.entry.leave_encounter, do.hero, do.source):
        if not is_doing(g, GainCondition):
            then(g, LeaveEncounter(seat))
        elif g.options.dying_leaves == "free":
            step_out(g, seat, "dying")
