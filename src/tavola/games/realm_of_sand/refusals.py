"""Why not? Any key at all gets its answer: a code and the clause behind it."""

from __future__ import annotations

import math
from collections.abc import Callable

from tavola.games.realm_of_sand import reasons
from tavola.games.realm_of_sand.circle import within_reach
from tavola.games.realm_of_sand.crystals import power_of
from tavola.games.realm_of_sand.discs import DONE
from tavola.games.realm_of_sand.patterns import available, nearest_lack
from tavola.games.realm_of_sand.powers import deck_keys, exchange_keys
from tavola.games.realm_of_sand.reasons import no
from tavola.games.realm_of_sand.shapes import BASIC, ELEMENTS
from tavola.games.realm_of_sand.state import AFTER, LEVELS, Player, Sand
from tavola.games.realm_of_sand.turns import END, POWER, SUMMON, SUMMON_ALL
from tavola.kernel.decision import Decision, Refusal, Seat

MAIN_ACTIONS = ("place", "summon")
OTHER_ACTIONS = ("complete", "power", "end")

Why = Callable[[Sand, Seat, list[str]], Refusal | None]


def why_not(g: Sand, decision: Decision, key: str) -> Refusal | None:
    """The reason why this key is no answer to this question, if there is one to give."""
    parts = key.split(":")
    found = WHY[decision.prompt](g, decision.seat, parts)
    if found is not None or decision.prompt in ("turn", "after"):  # nothing is under way between actions
        return found
    return too_early(g, parts)


def too_early(g: Sand, parts: list[str]) -> Refusal | None:
    """RS-3.4: what is under way is finished first."""
    if parts[0] in MAIN_ACTIONS and g.phase == AFTER:
        return no("RS_E_MAIN_DONE", "RS-3.2")
    return no("RS_E_TIMING", "RS-3.4") if parts[0] in (*MAIN_ACTIONS, *OTHER_ACTIONS) else None


def nothing_to_say(g: Sand, seat: Seat, parts: list[str]) -> Refusal | None:
    return None


WHY: dict[str, Why] = {
    "start": nothing_to_say,
    "board": nothing_to_say,
    "side": nothing_to_say,
    "extra": reasons.why_not_extra,
    "turn": reasons.why_not_in_turn,
    "after": reasons.why_not_in_turn,
    "short": reasons.why_not_short,
    "refill": reasons.why_not_take,
    "aside": reasons.why_not_aside,
    "summon": reasons.why_not_step,
    "embedding": reasons.why_not_on,
    "unlock": nothing_to_say,
    "deck": reasons.why_not_deck,
    "keep": nothing_to_say,
    "exchange": reasons.why_not_exchange,
    "carry": reasons.why_not_carry,
    "swap": reasons.why_not_swap,
}


def looked_for(g: Sand, decision: Decision) -> list[str]:
    """What a player would look for at this question, legal or not."""
    seat, player = decision.seat, g.players[decision.seat]
    match decision.prompt:
        case "turn":
            return [*cards(g, seat), POWER, *summons_looked_for(g, player), END]
        case "after":
            return [*cards(g, seat), POWER, "place", SUMMON]
        case "refill":
            reach = within_reach(g)
            return [f"take:{tile}" for tile in g.circle if tile not in reach]
        case "summon" | "swap":
            return [DONE]
        case "deck":
            return [f"deck:{level}" for level in LEVELS if f"deck:{level}" not in deck_keys(g)]
        case "extra":
            return [f"extra:{letter}" for letter in ELEMENTS[:BASIC]]
        case "exchange":
            legal = exchange_keys(g, seat)
            owned = [letter for letter, count in zip(ELEMENTS, player.front, strict=True) if count]
            wanted = [f"exchange:{mine}:{new}" for mine in owned for new in ELEMENTS]
            return [key for key in wanted if key not in legal]
        case _:
            return []


def summons_looked_for(g: Sand, player: Player) -> list[str]:
    if power_of(g, player) != "purple":
        return [SUMMON]
    return [SUMMON_ALL] if g.options.purple_part2 == "passive" else [SUMMON, SUMMON_ALL]


def cards(g: Sand, seat: Seat) -> list[str]:
    """The buildings one could think of, nearest to done first."""
    lacks = {card: sum(map(len, nearest_lack(g, seat, card).values())) for card in available(g, seat)}
    return [f"complete:{card}" for card in sorted(lacks, key=lambda card: lacks[card] or math.inf)]


def refused(g: Sand, decision: Decision) -> list[Refusal]:
    """Everything that a player would look for and may not have now, each with its reason."""
    legal = decision.legal()
    found = []
    for key in looked_for(g, decision):
        if key not in legal and (refusal := why_not(g, decision, key)) is not None:
            found.append(Refusal(refusal.code, refusal.rule, key, refusal.args))
    return found
