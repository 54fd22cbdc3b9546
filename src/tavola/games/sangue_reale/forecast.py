"""What an answer would bring, told before it is given: as data and in words."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tavola.games.sangue_reale.choices import PlanChoice
from tavola.games.sangue_reale.event_text import tell
from tavola.games.sangue_reale.events import (
    AbilityIdle,
    DiceLost,
    DiceSplit,
    EdgeChanged,
    EraEndTriggered,
    LineCrossed,
    ModifierDrawn,
    ModifierSpent,
    NumberUnavailable,
    RowBlackened,
    TerritoryControlled,
    UniqueTaken,
    UniqueTooLate,
)
from tavola.games.sangue_reale.state import Duel, side_of
from tavola.kernel.choice import Choice
from tavola.kernel.decision import Decision, Seat
from tavola.kernel.event import Event
from tavola.kernel.flow import chosen
from tavola.kernel.preview import Forecast, foreseen
from tavola.kernel.text import Message, say

# Events that are foretold in the words in which they are told.
FORETOLD: tuple[type[Event], ...] = (
    AbilityIdle,
    DiceLost,
    DiceSplit,
    EdgeChanged,
    EraEndTriggered,
    ModifierSpent,
    NumberUnavailable,
    TerritoryControlled,
    UniqueTaken,
    UniqueTooLate,
)


class RowForecast(msgspec.Struct, frozen=True):
    seat: Seat
    column: int
    row: int  # 1 is the topmost


class DuelForecast(Forecast, frozen=True):
    """What follows for who answers; rows for both, since dice may be used by either."""

    rows: tuple[RowForecast, ...] = ()  # blackened
    lines: tuple[int, ...] = ()  # lines crossed: the number that each lets one circle
    controlled: tuple[str, ...] = ()  # boxes
    supporters: tuple[str, ...] = ()  # Unique Supporters that come
    too_late: tuple[str, ...] = ()  # Unique Supporters that the other has already
    modifiers: int = 0  # spent
    lost: tuple[int, ...] = ()  # dice that nobody uses
    ends_era: str = ""  # why, where the Era would end


def forecast(g: Duel, decision: Decision, key: str) -> DuelForecast:
    events, seat = foreseen(g, decision, key), decision.seat
    mine = [event for event in events if getattr(event, "seat", seat) == seat]
    return DuelForecast(
        words=tuple(in_words(g, chosen(g, decision, key), events)),
        rows=tuple(RowForecast(one.seat, one.column, one.row) for one in events if isinstance(one, RowBlackened)),
        lines=tuple(one.number for one in mine if isinstance(one, LineCrossed)),
        controlled=tuple(one.box for one in mine if isinstance(one, TerritoryControlled)),
        supporters=tuple(one.unique for one in mine if isinstance(one, UniqueTaken)),
        too_late=tuple(one.unique for one in mine if isinstance(one, UniqueTooLate)),
        modifiers=sum(one.n for one in mine if isinstance(one, ModifierSpent)),
        lost=tuple(die for one in mine if isinstance(one, DiceLost) for die in one.dice),
        ends_era=next((one.reason for one in events if isinstance(one, EraEndTriggered)), ""),
    )


def in_words(g: Duel, choice: Choice, events: Iterable[Event]) -> list[Message]:
    """Rows, lines, control, supporters in few words; and a warning where a circle is wasted."""
    found = [plan_about(g, choice)] if isinstance(choice, PlanChoice) else []
    for event in events:
        if isinstance(event, LineCrossed):
            found.append(say("preview-line", number=event.number))
        elif isinstance(event, RowBlackened):
            size = side_of(g, event.seat).columns[event.column - 1].rows
            found.append(say("preview-row", column=event.column, row=event.row, rows=size))
        elif isinstance(event, ModifierDrawn) and event.useless:
            found.append(say("preview-useless", turn=event.turn))
        elif isinstance(event, FORETOLD):
            found.append(tell(g, event))
    return found


def plan_about(g: Duel, choice: PlanChoice) -> Message:
    """What the action does with the dice, and who gets them (SR-7.1 to SR-7.17)."""
    return Message(f"preview-plan-{choice.action}", {"covered": g.options.a1_excluded})
