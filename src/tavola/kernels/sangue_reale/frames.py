"""Frames of the stack and of the queue, as words and as the records of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tavola.games.sangue_reale import deeds as d
from tavola.games.sangue_reale.state import NO_ONE, DuelDo
from tavola.kernel.flow import DONE as DONE_NAME
from tavola.kernel.flow import STEPS
from tavola.kernels.laid import Unclaimed
from tavola.kernels.sangue_reale import stack as k
from tavola.kernels.sangue_reale.dice_words import BITS, how_many
from tavola.kernels.sangue_reale.effect_tables import packed
from tavola.kernels.sangue_reale.setup import CROWNED_AT, ROAD_AT
from tavola.kernels.sangue_reale.tables import Tables

Fields: TypeAlias = tuple[int, int]  # a seat, and the rest packed


def faces(dice: int) -> tuple[int, ...]:
    """Packed dice one by one."""
    return tuple(dice >> BITS * nth & 7 for nth in range(how_many(dice)))


Write: TypeAlias = Callable[[Tables, Any], Fields]
Read: TypeAlias = Callable[[Tables, int, int], DuelDo]
KINDS: dict[type[DuelDo], int] = {}
WRITE: dict[int, Write] = {}
READ: dict[int, Read] = {}


def _form(number: int, kind: type[DuelDo], write: Write, read: Read) -> None:
    KINDS[kind], WRITE[number], READ[number] = number, write, read


def _with_number(number: int, kind: type[Any], name: str) -> None:
    """A record with a seat and one number."""
    _form(
        number,
        kind,
        lambda tables, do: (do.seat, getattr(do, name)),
        lambda tables, seat, n: kind(seat, n),
    )


def _with_seat(number: int, kind: type[Any]) -> None:
    """A record with a seat alone."""
    _form(number, kind, lambda tables, do: (do.seat, 0), lambda tables, seat, n: kind(seat))


def _bare(number: int, kind: type[Any]) -> None:
    """A record without fields."""
    _form(number, kind, lambda tables, do: (0, 0), lambda tables, seat, n: kind())


_with_number(k.PLAN_DO, d.Plan, "action")
_with_number(k.CHOOSE_FACE, d.ChooseFace, "face")
_with_number(k.DRAW_SMALL_CIRCLE, d.DrawSmallCircle, "turn")
_with_number(k.CIRCLE_NUMBER, d.CircleNumber, "number")
_with_number(k.CIRCLE_SLOT, d.CircleSlot, "slot")
_with_number(k.PASS_NUMBER, d.PassNumber, "number")
_with_number(k.REACH_UNIQUE, d.ReachUnique, "unique")
_with_number(k.ABILITY, d.Ability, "unique")
_with_number(k.CHANGE_EDGE, d.ChangeEdge, "edge")
_with_seat(k.ROLL_ONE, d.RollOne)
_with_seat(k.ROLL_TWO, d.RollTwo)
_with_seat(k.ROLL_THREE, d.RollThree)
_with_seat(k.ROLL_FOUR, d.RollFour)
_with_seat(k.ROLL_FIVE, d.RollFive)
_with_seat(k.DO_NOT_ROLL, d.DoNotRoll)
_with_seat(k.MAY_CHANGE_ROLL, d.MayChangeRoll)
_with_seat(k.MAY_MEDDLE, d.MayMeddle)
_with_seat(k.DRAW_NOTHING, d.DrawNothing)
_bare(k.CAMPAIGN_DO, d.Campaign)
_bare(k.ROUND_DO, d.Round)
_bare(k.USE_DICE, d.UseDice)
_bare(k.USE_FACE_CHANGED, d.UseFaceChanged)
_bare(k.LOSE_DICE, d.LoseDice)
_bare(k.RESOLVE_TRIGGERS, d.ResolveTriggers)


# -- those with more fields


def _write_era(tables: Tables, do: d.Era) -> Fields:
    road = tables.roads.all.index((do.sheet, do.overlays))
    return 0, do.number | road << ROAD_AT | do.crowned + 1 << CROWNED_AT


def _read_era(tables: Tables, seat: int, n: int) -> d.Era:
    sheet, overlays = tables.roads.all[n >> ROAD_AT & 0x1FFFF]
    return d.Era(n & 7, sheet, overlays, (n >> CROWNED_AT) + NO_ONE)


def _read_use(tables: Tables, seat: int, n: int) -> d.Use:
    return d.Use(faces(n & 0o77), n >> 6 & 7, n >> 9 & 127, n >> 16)


def _first_of(tables: Tables, do: d.FirstInTheQueue) -> Fields:
    unique_first = isinstance(do.triggers[0], d.ReachUnique)
    line, icon = reversed(do.triggers) if unique_first else do.triggers
    assert isinstance(line, d.CircleNumber)
    assert isinstance(icon, d.ReachUnique)
    return line.seat, line.number | icon.unique << 3 | unique_first << 16


def _read_first(tables: Tables, seat: int, n: int) -> d.FirstInTheQueue:
    line, icon = d.CircleNumber(seat, n & 7), d.ReachUnique(seat, n >> 3 & 0x1FFF)
    return d.FirstInTheQueue((icon, line) if n >> 16 else (line, icon))


def _write_power(tables: Tables, do: d.UsePower) -> Fields:
    effect, times = tables.effects.number(do.effect)
    return do.seat, effect | times << 16


def _changed(tables: Tables, do: d.ChangeRoll | d.Meddle) -> Fields:
    return do.seat, do.die | do.value << 3 | do.modifiers << 6


_form(k.ERA_DO, d.Era, _write_era, _read_era)
_form(
    k.TAKE_CHARACTER,
    d.TakeCharacter,
    lambda tables, do: (do.seat, tables.characters.index(do.character)),
    lambda tables, seat, n: d.TakeCharacter(seat, tables.characters[n]),
)
_form(
    k.SHARE_OUT,
    d.ShareOut,
    lambda tables, do: (do.seat, packed(do.own) | packed(do.others) << 15),
    lambda tables, seat, n: d.ShareOut(seat, faces(n & 0o77777), faces(n >> 15)),
)
_form(
    k.USE_DO,
    d.Use,
    lambda tables, do: (0, packed(do.dice) | do.column << 6 | do.modifiers << 9 | do.set_dice << 16),
    _read_use,
)
_form(
    k.CHANGE_DIE,
    d.ChangeDie,
    lambda tables, do: (0, do.die | do.value << 3 | do.modifiers << 6 | do.set_dice << 13),
    lambda tables, seat, n: d.ChangeDie(n & 7, n >> 3 & 7, n >> 6 & 127, n >> 13),
)
_form(
    k.CHANGE_ROLL,
    d.ChangeRoll,
    _changed,
    lambda tables, seat, n: d.ChangeRoll(seat, n & 7, n >> 3 & 7, n >> 6),
)
_form(k.MEDDLE, d.Meddle, _changed, lambda tables, seat, n: d.Meddle(seat, n & 7, n >> 3 & 7, n >> 6))
_form(
    k.CHOOSE_TRIGGER_ORDER,
    d.ChooseTriggerOrder,
    lambda tables, do: (do.seat, do.number | do.unique << 3),
    lambda tables, seat, n: d.ChooseTriggerOrder(seat, n & 7, n >> 3),
)
_form(k.FIRST_IN_THE_QUEUE, d.FirstInTheQueue, _first_of, _read_first)
_form(
    k.USE_POWER,
    d.UsePower,
    _write_power,
    lambda tables, seat, n: d.UsePower(seat, tables.effects.effect(n & 0xFFFF, n >> 16)),
)
_form(
    k.BLACKEN_COLUMN,
    d.BlackenColumn,
    lambda tables, do: (do.seat, do.column | do.rows << 3 | (do.width == "any") << 10),
    lambda tables, seat, n: d.BlackenColumn(seat, n & 7, n >> 3 & 127, "any" if n >> 10 else "single"),
)
_form(
    k.KEEP_DICE,
    d.KeepDice,
    lambda tables, do: (do.seat, packed(do.dice)),
    lambda tables, seat, n: d.KeepDice(seat, faces(n)),
)
_form(
    k.BLOCK_SLOT,
    d.BlockSlot,
    lambda tables, do: (do.seat, do.slot | do.lost << 8),
    lambda tables, seat, n: d.BlockSlot(seat, n & 255, bool(n >> 8)),
)
_form(
    k.FORBID_ACTION,
    d.ForbidAction,
    lambda tables, do: (do.seat, do.action | do.rounds << 3),
    lambda tables, seat, n: d.ForbidAction(seat, n & 7, n >> 3),
)


# -- whole frames


def write_frame(tables: Tables, do: Any, step: str | None = None) -> tuple[int, int]:
    """A record as two words; without a step as it waits in the queue."""
    kind = KINDS.get(type(do))
    if kind is None:
        raise Unclaimed(f"The kernel of Sangue Reale does not play a table that is doing {type(do).__name__}.")
    seat, fields = WRITE[kind](tables, do)
    at = 0 if step is None else k.DONE if step == DONE_NAME else list(STEPS[type(do)]).index(step)
    return kind | at << k.STEP_AT | seat << k.SEAT_AT, fields


def read_frame(tables: Tables, head: int, fields: int) -> tuple[DuelDo, str]:
    """The record and the name of its next step."""
    do = READ[head & k.KIND_BITS](tables, head >> k.SEAT_AT, fields)
    step = head >> k.STEP_AT & 15
    return do, DONE_NAME if step == k.DONE else list(STEPS[type(do)])[step]
