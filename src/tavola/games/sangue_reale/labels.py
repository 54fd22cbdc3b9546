"""Questions and answers in words, and what on the table lights up for each answer."""

from __future__ import annotations

from collections.abc import Callable

from tavola.games.sangue_reale.deeds import ShareOut, Use
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
from tavola.games.sangue_reale.modifiers import modifiers_needed
from tavola.games.sangue_reale.refusals import ability_in_course, numbers_wanted
from tavola.games.sangue_reale.state import Duel, current_turn, layout_of, side_of
from tavola.games.sangue_reale.telling import spoken, tell
from tavola.kernel.decision import Decision
from tavola.kernel.event import Event
from tavola.kernel.preview import foreseen
from tavola.kernel.text import Arg, Message, message_id, say

# -- questions


def prompt(g: Duel, decision: Decision) -> Message:
    args: dict[str, Arg] = {"round": g.round, "turn": current_turn(g), "dice": "", "number": 0}
    if decision.prompt in ("use", "meddle", "partner"):
        args["dice"] = spoken(g.hands[-1].dice)
    elif decision.prompt == "circle":
        args["number"] = min(numbers_wanted(g))
    elif decision.prompt.startswith("ability"):
        args["unique"] = ability_in_course(g)
    else:
        args["dice"] = spoken(g.rolled)
    return Message(message_id("prompt", decision.prompt), args)


# -- answers


def label(g: Duel, decision: Decision, key: str) -> Message:
    verb, _, rest = key.partition(":")
    return LABELS[verb](g, decision, rest)


def plan_label(g: Duel, decision: Decision, rest: str) -> Message:
    return say("option-plan", action=int(rest), name=Message(f"action-{rest}"))


def character_label(g: Duel, decision: Decision, rest: str) -> Message:
    name, epithet = Message(message_id("character", rest)), Message(message_id("character", rest, "epithet"))
    return say("option-character", name=name, epithet=epithet)


def share_label(g: Duel, decision: Decision, key: str) -> Message:
    (share,) = decision.option(key).then
    assert isinstance(share, ShareOut)
    verb = key.partition(":")[0]
    return Message(f"option-{verb}", {"dice": spoken(share.own), "others": spoken(share.others)})


def pick_label(g: Duel, decision: Decision, rest: str) -> Message:
    return share_label(g, decision, f"pick:{rest}")


def distinct_label(g: Duel, decision: Decision, rest: str) -> Message:
    return share_label(g, decision, "distinct")


def equal_label(g: Duel, decision: Decision, rest: str) -> Message:
    return share_label(g, decision, f"equal:{rest}")


def one_die(id: str) -> Callable[[Duel, Decision, str], Message]:
    def with_its_value(g: Duel, decision: Decision, rest: str) -> Message:
        return Message(id, {"die": int(rest)})

    return with_its_value


def change_label(g: Duel, decision: Decision, rest: str) -> Message:
    die, value = map(int, rest.split(":"))
    n = modifiers_needed(g, decision.seat, die, value)
    return say("option-change", die=die, value=value, n=n)


def set_label(g: Duel, decision: Decision, rest: str) -> Message:
    die, value = rest.split(":")
    return say("option-set", die=int(die), value=int(value))


def partner_label(g: Duel, decision: Decision, rest: str) -> Message:
    (use,) = decision.option(f"partner:{rest}").then
    assert isinstance(use, Use)
    return say("option-partner", die=int(rest), column=use.column, n=use.modifiers)


def slot_label(id: str) -> Callable[[Duel, Decision, str], Message]:
    def with_its_place(g: Duel, decision: Decision, rest: str) -> Message:
        layout = layout_of(g)
        slot = layout.slots.index(rest)
        area = Message(message_id("area", layout.areas[layout.slot_area[slot]]))
        return Message(id, {"number": side_of(g, decision.seat).numbers[slot], "area": area})

    return with_its_place


def pass_label(g: Duel, decision: Decision, rest: str) -> Message:
    return say("option-pass-number") if decision.prompt == "circle" else say("option-pass-modifier")


def turn_label(g: Duel, decision: Decision, rest: str) -> Message:
    return say("option-turn", turn=int(rest), now="yes" if int(rest) == current_turn(g) else "no")


def edge_label(g: Duel, decision: Decision, rest: str) -> Message:
    layout = layout_of(g)
    edge = layout.edges.index(rest)
    present = g.sheets[decision.seat].present >> edge & 1
    verb = "remove" if present else "add"
    args: dict[str, Arg] = {"edge": Message(message_id("edge", rest)), "kind": layout.edge_kinds[edge]}
    one, two = (Message(message_id("area", layout.areas[end])) for end in layout.edge_ends[edge])
    return Message(f"option-edge-{verb}", {**args, "one": one, "two": two})


def forbid_label(g: Duel, decision: Decision, rest: str) -> Message:
    return say("option-forbid", action=int(rest), name=Message(f"action-{rest}"))


def keep_label(g: Duel, decision: Decision, rest: str) -> Message:
    return say("option-keep", dice=rest.replace(":", ", "))


def plainly(id: str) -> Callable[[Duel, Decision, str], Message]:
    def without_arguments(g: Duel, decision: Decision, rest: str) -> Message:
        return Message(id)

    return without_arguments


LABELS: dict[str, Callable[[Duel, Decision, str], Message]] = {
    "plan": plan_label,
    "character": character_label,
    "face": one_die("option-face"),
    "pick": pick_label,
    "distinct": distinct_label,
    "equal": equal_label,
    "use": one_die("option-use"),
    "pair": one_die("option-pair"),
    "change": change_label,
    "set": set_label,
    "alone": plainly("option-alone"),
    "partner": partner_label,
    "set_partner": one_die("option-set-partner"),
    "finish": plainly("option-finish"),
    "leave": plainly("option-leave"),
    "circle": slot_label("option-circle"),
    "block": slot_label("option-block"),
    "pass": pass_label,
    "turn": turn_label,
    "line_first": plainly("option-line-first"),
    "unique_first": plainly("option-unique-first"),
    "column": one_die("option-column"),
    "edge": edge_label,
    "forbid": forbid_label,
    "keep": keep_label,
}


# -- lights


def refs(g: Duel, decision: Decision, key: str) -> tuple[str, ...]:
    """`die:0` is the first die of the hand in use (or of the roll), `row:4:3` the third row of column 4,
    `given:5` a die of that value that goes to the other."""
    verb, *rest = key.split(":")
    if verb in ("use", "pair", "set_partner", "partner"):
        return (*dice_lit(g.hands[-1].dice, rest), *(row_lit(g, decision, rest[0]) if verb in ("use", "pair") else ()))
    if verb in ("change", "set"):
        dice = g.rolled if decision.prompt == "change_roll" else g.hands[-1].dice
        return (*dice_lit(dice, rest[:1]), *row_lit(g, decision, rest[1]))
    if verb in ("pick", "distinct", "equal"):
        return share_lit(g, decision, key)
    if verb == "keep":
        return dice_lit(g.rolled, rest)
    if verb in ("circle", "block"):
        layout = layout_of(g)
        area = layout.areas[layout.slot_area[layout.slots.index(rest[0])]]
        return f"slot:{rest[0]}", f"area:{area}"
    if verb in ("face", "column"):
        return row_lit(g, decision, rest[0])
    if verb in ("plan", "forbid"):
        return (f"action:{rest[0]}",)
    return (f"{verb}:{rest[0]}",) if verb in ("turn", "edge", "character") else ()


def share_lit(g: Duel, decision: Decision, key: str) -> tuple[str, ...]:
    """The dice that the roller would keep, each named once, and the values that the other would get."""
    (share,) = decision.option(key).then
    assert isinstance(share, ShareOut)
    kept: list[int] = []
    for value in share.own:
        kept.append(next(at for at, die in enumerate(g.rolled) if die == value and at not in kept))
    return (*(f"die:{at}" for at in kept), *(f"given:{value}" for value in share.others))


def dice_lit(dice: tuple[int, ...], values: list[str]) -> tuple[str, ...]:
    wanted = set(values)
    return tuple(f"die:{at}" for at, die in enumerate(dice) if str(die) in wanted)


def row_lit(g: Duel, decision: Decision, value: str) -> tuple[str, ...]:
    row = g.sheets[decision.seat].rows[int(value) - 1]
    return f"column:{value}", f"row:{value}:{row + 1}"


# -- what an answer would bring

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


def plan_about(g: Duel, key: str) -> Message:
    """What the action does with the dice, and who gets them (SR-7.1 to SR-7.17)."""
    return Message(f"preview-{key.replace(':', '-')}", {"covered": g.options.a1_excluded})


def preview(g: Duel, decision: Decision, key: str) -> list[Message]:
    """What follows for sure, in few words: rows, lines, control, supporters; and a warning where a circle is wasted."""
    found = [plan_about(g, key)] if key.startswith("plan:") else []
    for event in foreseen(g, decision, key):
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
