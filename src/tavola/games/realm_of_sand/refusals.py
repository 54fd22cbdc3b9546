"""Why not? Any key at all gets its answer: a code and the clause behind it."""

from __future__ import annotations

import math

from tavola.games.realm_of_sand.choices import (
    AnyPlaceChoice,
    CompleteChoice,
    DeckChoice,
    DiscChoice,
    EndChoice,
    ExchangeChoice,
    ExtraChoice,
    MoveChoice,
    PlaceChoice,
    PowerChoice,
    SandChoice,
    SummonChoice,
    SummonedChoice,
    SwappedChoice,
    TakeChoice,
)
from tavola.games.realm_of_sand.crystals import power_of
from tavola.games.realm_of_sand.names import element_name
from tavola.games.realm_of_sand.patterns import available, nearest_lack
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.state import AFTER, LEVELS, Player, Sand
from tavola.games.realm_of_sand.tiles import ShareOut
from tavola.games.realm_of_sand.turns import END, POWER, SUMMON, SUMMON_ALL
from tavola.kernel.choice import Choice, book_of, no, why_not
from tavola.kernel.decision import Decision, Refusal, Seat
from tavola.kernel.flow import asking

MAIN_ACTIONS = (AnyPlaceChoice, PlaceChoice, SummonChoice)
TURN_ACTIONS = (*MAIN_ACTIONS, CompleteChoice, PowerChoice, EndChoice)


def why_refused(g: Sand, decision: Decision, key: str) -> Refusal | None:
    """The reason why this key is no answer to this question, if there is one to give."""
    book = book_of(SandChoice)
    choice = book.read(decision.prompt, key)
    if choice is not None:
        return why_not(g, decision.seat, choice)
    return out_of_place(g, decision.prompt, book.elsewhere(key))


def out_of_place(g: Sand, prompt: str, choice: Choice | None) -> Refusal | None:
    """Against an answer to some other question, or to none: what is under way is finished first (RS-3.4)."""
    if prompt == "short":
        do = asking(g, ShareOut)
        return no("RS_E_CHOOSE_SHORT", "RS-4.12", n=g.supply[do.element], colour=element_name(ELEMENTS[do.element]))
    if prompt == "aside":
        return no("RS_E_SOLO_DISCARD", "RS-13.4")
    if isinstance(choice, (DiscChoice, MoveChoice)) and prompt == "after":
        return no("RS_E_SUMMON_LIMIT", "RS-6.1")
    if isinstance(choice, MAIN_ACTIONS) and g.phase == AFTER:
        return no("RS_E_MAIN_DONE", "RS-3.2")
    return no("RS_E_TIMING", "RS-3.4") if isinstance(choice, TURN_ACTIONS) else None


def looked_for(g: Sand, decision: Decision) -> list[SandChoice]:
    """What a player would look for at this question, legal or not."""
    seat, player = decision.seat, g.players[decision.seat]
    match decision.prompt:
        case "turn":
            return [*cards(g, seat), POWER, *summons_looked_for(g, player), END]
        case "after":
            return [*cards(g, seat), POWER, AnyPlaceChoice(), SUMMON]
        case "refill":
            return [TakeChoice(tile) for tile in g.circle]
        case "summon":
            return [SummonedChoice()]
        case "swap":
            return [SwappedChoice()]
        case "deck":
            return [DeckChoice(level) for level in LEVELS]
        case "extra":
            return [ExtraChoice(letter) for letter in ELEMENTS[:BASIC]]
        case "exchange":
            owned = [letter for letter, count in zip(ELEMENTS, player.front, strict=True) if count]
            return [ExchangeChoice(mine, new) for mine in owned for new in ELEMENTS]
        case _:
            return []


def summons_looked_for(g: Sand, player: Player) -> list[SandChoice]:
    if power_of(g, player) != "purple":
        return [SUMMON]
    return [SUMMON_ALL] if g.options.purple_part2 == "passive" else [SUMMON, SUMMON_ALL]


def cards(g: Sand, seat: Seat) -> list[SandChoice]:
    """The buildings one could think of, nearest to done first."""
    lacks = {card: sum(map(len, nearest_lack(g, seat, card).values())) for card in available(g, seat)}
    return [CompleteChoice(card) for card in sorted(lacks, key=lambda card: lacks[card] or math.inf)]
