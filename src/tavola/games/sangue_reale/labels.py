"""Questions and answers in words, and what on the table lights up for each answer."""

from __future__ import annotations

from tavola.games.sangue_reale.choices import (
    AbilityTurnChoice,
    BlockChoice,
    ChangeChoice,
    ChangeRollChoice,
    CharacterChoice,
    CircleChoice,
    ColumnChoice,
    DistinctChoice,
    EdgeChoice,
    EqualChoice,
    FaceChoice,
    ForbidChoice,
    KeepChoice,
    MeddleChoice,
    NoCircleChoice,
    NoNumberChoice,
    PairChoice,
    PartnerChoice,
    PickChoice,
    PlanChoice,
    SetChoice,
    SetPartnerChoice,
    TurnChoice,
    UseChoice,
)
from tavola.games.sangue_reale.deeds import ShareOut, Use
from tavola.games.sangue_reale.effects import ability_in_course
from tavola.games.sangue_reale.event_text import spoken
from tavola.games.sangue_reale.modifiers import modifiers_needed
from tavola.games.sangue_reale.state import Duel, current_turn, layout_of, side_of
from tavola.games.sangue_reale.territories import numbers_wanted
from tavola.kernel.choice import Choice
from tavola.kernel.decision import Decision
from tavola.kernel.text import Arg, Message, message_id, say

# -- questions


def prompt_text(g: Duel, decision: Decision) -> Message:
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


def label(g: Duel, decision: Decision, choice: Choice) -> Message:
    """A choice in words."""
    match choice:
        case PlanChoice(action) | ForbidChoice(action):
            return Message(f"option-{choice.verb}", {"action": action, "name": Message(f"action-{action}")})
        case CharacterChoice(id):
            name, epithet = Message(message_id("character", id)), Message(message_id("character", id, "epithet"))
            return say("option-character", name=name, epithet=epithet)
        case PickChoice() | DistinctChoice() | EqualChoice():
            share = shared_out(decision, choice)
            return Message(f"option-{choice.verb}", {"dice": spoken(share.own), "others": spoken(share.others)})
        case TurnChoice(turn) | AbilityTurnChoice(turn):
            return say("option-turn", turn=turn, now="yes" if turn == current_turn(g) else "no")
        case NoNumberChoice():
            return say("option-pass-number")
        case NoCircleChoice():
            return say("option-pass-modifier")
        case CircleChoice(id) | BlockChoice(id):
            layout = layout_of(g)
            slot = layout.slots.index(id)
            area = Message(message_id("area", layout.areas[layout.slot_area[slot]]))
            number = side_of(g, decision.seat).numbers[slot]
            return Message(f"option-{choice.verb}", {"number": number, "area": area})
        case EdgeChoice(id):
            return edge_label(g, decision, id)
        case _:
            return label_of_dice(g, decision, choice)


def label_of_dice(g: Duel, decision: Decision, choice: Choice) -> Message:
    """Choices that use or change single dice, and single words."""
    id = message_id("option", choice.verb)
    match choice:
        case FaceChoice(die) | UseChoice(die) | PairChoice(die) | SetPartnerChoice(die) | ColumnChoice(die):
            return Message(id, {"die": die})
        case ChangeChoice(die, value) | ChangeRollChoice(die, value) | MeddleChoice(die, value):
            return say("option-change", die=die, value=value, n=modifiers_needed(g, decision.seat, die, value))
        case SetChoice(die, value):
            return say("option-set", die=die, value=value)
        case PartnerChoice(die):
            (use,) = decision.option(choice.key).then
            assert isinstance(use, Use)
            return say("option-partner", die=die, column=use.column, n=use.modifiers)
        case KeepChoice(dice):
            return say("option-keep", dice=", ".join(map(str, dice)))
        case _:
            return Message(id)


def shared_out(decision: Decision, choice: Choice) -> ShareOut:
    """What a way to split the dice gives to whom."""
    (share,) = decision.option(choice.key).then
    assert isinstance(share, ShareOut)
    return share


def edge_label(g: Duel, decision: Decision, id: str) -> Message:
    layout = layout_of(g)
    edge = layout.edges.index(id)
    present = g.sheets[decision.seat].present >> edge & 1
    verb = "remove" if present else "add"
    args: dict[str, Arg] = {"edge": Message(message_id("edge", id)), "kind": layout.edge_kinds[edge]}
    one, two = (Message(message_id("area", layout.areas[end])) for end in layout.edge_ends[edge])
    return Message(f"option-edge-{verb}", {**args, "one": one, "two": two})


# -- lights


def refs(g: Duel, decision: Decision, choice: Choice) -> tuple[str, ...]:
    """`die:0` is the first die of the hand in use (or of the roll), `row:4:3` the third row of column 4,
    `given:5` a die of that value that goes to the other."""
    match choice:
        case UseChoice(die) | PairChoice(die):
            return (*dice_lit(g.hands[-1].dice, (die,)), *row_lit(g, decision, die))
        case PartnerChoice(die) | SetPartnerChoice(die):
            return dice_lit(g.hands[-1].dice, (die,))
        case ChangeChoice(die, value) | SetChoice(die, value) | MeddleChoice(die, value):
            return (*dice_lit(g.hands[-1].dice, (die,)), *row_lit(g, decision, value))
        case ChangeRollChoice(die, value):
            return (*dice_lit(g.rolled, (die,)), *row_lit(g, decision, value))
        case PickChoice() | DistinctChoice() | EqualChoice():
            return share_lit(g, shared_out(decision, choice))
        case KeepChoice(dice):
            return dice_lit(g.rolled, dice)
        case CircleChoice(id) | BlockChoice(id):
            layout = layout_of(g)
            area = layout.areas[layout.slot_area[layout.slots.index(id)]]
            return f"slot:{id}", f"area:{area}"
        case FaceChoice(value) | ColumnChoice(value):
            return row_lit(g, decision, value)
        case PlanChoice(action) | ForbidChoice(action):
            return (f"action:{action}",)
        case TurnChoice(turn) | AbilityTurnChoice(turn):
            return (f"turn:{turn}",)
        case EdgeChoice(id):
            return (f"edge:{id}",)
        case CharacterChoice(id):
            return (f"character:{id}",)
        case _:
            return ()


def share_lit(g: Duel, share: ShareOut) -> tuple[str, ...]:
    """The dice that the roller would keep, each named once, and the values that the other would get."""
    kept: list[int] = []
    for value in share.own:
        kept.append(next(at for at, die in enumerate(g.rolled) if die == value and at not in kept))
    return (*(f"die:{at}" for at in kept), *(f"given:{value}" for value in share.others))


def dice_lit(dice: tuple[int, ...], values: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"die:{at}" for at, die in enumerate(dice) if die in values)


def row_lit(g: Duel, decision: Decision, value: int) -> tuple[str, ...]:
    row = g.sheets[decision.seat].rows[value - 1]
    return f"column:{value}", f"row:{value}:{row + 1}"
