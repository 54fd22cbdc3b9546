"""The closed vocabularies of a pack: what supporters and characters do, what is scored, what a past winner changes."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Value: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]  # a die's value, a column, an action, a number on the map
Turn: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=5)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=25)]
Slot: TypeAlias = Literal["a", "b"]  # the two characters of an Era
EdgeKind: TypeAlias = Literal["border", "river"]
Metric: TypeAlias = Literal["boxes", "uniques", "full_columns", "river_boxes", "groups_led", "modifiers_spent"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect", gc=False):
    """One thing that a Unique Supporter or a character's power does for its owner."""


class DrawModifier(Effect, frozen=True, tag="draw_modifier"):
    """Small circles on the King's Track: in this turn, in the next, or in turns that the owner chooses."""

    turn: Literal["current", "next", "choice"]
    n: Count = 1


class Blacken(Effect, frozen=True, tag="blacken"):
    """The front rows of one column are blackened without dice; pair rows only where `width` is any."""

    column: Literal["choice"] | tuple[Value, ...] = "choice"
    rows: Count = 1
    width: Literal["single", "any"] = "single"


class Circle(Effect, frozen=True, tag="circle"):
    """Free numbers of the owner's map are circled without a line."""

    numbers: Literal["any"] | tuple[Value, ...] = "any"
    n: Count = 1


class ExtraDice(Effect, frozen=True, tag="extra_dice"):
    """Dice are rolled, some are kept and used as an action of their own."""

    roll: Annotated[int, msgspec.Meta(ge=1, le=5)]
    keep: Annotated[int, msgspec.Meta(ge=1, le=5)]


class SetDie(Effect, frozen=True, tag="set_die"):
    """So many times in the Era one die that the owner uses takes any value."""

    times: Count = 1


class Vp(Effect, frozen=True, tag="vp"):
    """Victory points at the end."""

    n: Annotated[int, msgspec.Meta(ge=1, le=9)]


class VpPer(Effect, frozen=True, tag="vp_per"):
    """Victory points at the end for each of something that the owner has."""

    metric: Metric
    n: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class ChangeEdge(Effect, frozen=True, tag="edge"):
    """Mutable edges appear, vanish or change state; the owner chooses which."""

    kind: Literal["border", "river", "any"]
    op: Literal["add", "remove", "toggle"]
    n: Count = 1


class BlockSlot(Effect, frozen=True, tag="block_slot"):
    """Uncircled slots of the other's map are struck out; with `lost` their territory may become impossible for him."""

    n: Count = 1
    lost: bool = False


class ForbidAction(Effect, frozen=True, tag="forbid_action"):
    """For the next rounds the other may not plan one action."""

    value: Literal["choice"] | Value = "choice"
    rounds: Count = 1


class ActFirst(Effect, frozen=True, tag="act_first"):
    """For the next rounds the owner acts first whatever is planned."""

    rounds: Count = 1


class Uncancel(Effect, frozen=True, tag="uncancel"):
    """So many times the owner's action survives an equal plan."""

    times: Count = 1


class OpenPlan(Effect, frozen=True, tag="open_plan"):
    """For the next rounds the other plans openly before the owner."""

    rounds: Count = 1


class Wrap(Effect, frozen=True, tag="wrap"):
    """The owner's modifiers may pass between 6 and 1."""


class StackBonus(Effect, frozen=True, tag="stack_bonus"):
    """Each modifier of the owner may change a die by up to two."""


AnyEffect: TypeAlias = (
    DrawModifier
    | Blacken
    | Circle
    | ExtraDice
    | SetDie
    | Vp
    | VpPer
    | ChangeEdge
    | BlockSlot
    | ForbidAction
    | ActFirst
    | Uncancel
    | OpenPlan
    | Wrap
    | StackBonus
)


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="term", gc=False):
    """One line of an Era's scoring."""


class BoxVp(Term, frozen=True, tag="box_vp"):
    """The printed values of one's boxes."""


class BoxCount(Term, frozen=True, tag="box_count"):
    """k for each own box."""

    k: int


class GroupComplete(Term, frozen=True, tag="group_complete"):
    """For whoever controls all boxes of a group."""

    group: str
    vp: int


class GroupMajority(Term, frozen=True, tag="group_majority"):
    """For whoever holds more printed value in a group; a tie pays nobody."""

    group: str
    vp: int


class Chain(Term, frozen=True, tag="chain"):
    """k for each box of the largest set of own territories joined by edges of any kind."""

    k: int


class UniqueVp(Term, frozen=True, tag="unique_vp"):
    """The printed values of one's Unique Supporters."""


class UniqueCount(Term, frozen=True, tag="unique_count"):
    """k for each own Unique Supporter."""

    k: int


class ColumnFull(Term, frozen=True, tag="column_full"):
    """k for each full column."""

    k: int


class ColumnMajority(Term, frozen=True, tag="column_majority"):
    """k for each column with more blackened circles than the other's."""

    k: int


class CirclesDiv(Term, frozen=True, tag="circles_div"):
    """One for every n blackened circles."""

    n: Count


class TagCount(Term, frozen=True, tag="tag_count"):
    """k for each own box with a tag."""

    tag: str
    k: int


class TagSet(Term, frozen=True, tag="tag_set"):
    """For whoever has a box of every named tag."""

    tags: tuple[str, ...]
    vp: int


class ModifiersSpent(Term, frozen=True, tag="modifiers_spent"):
    """k for each modifier spent."""

    k: int


class ChronologyDistinct(Term, frozen=True, tag="chronology_distinct"):
    """k for each turn in which the player planned five different actions."""

    k: int


class Cancelled(Term, frozen=True, tag="cancelled"):
    """k for each cancelled round; the same for both."""

    k: int


class RiverSide(Term, frozen=True, tag="river_side"):
    """k for each own box whose territory has a present river on its outline."""

    k: int


class Penalty(Term, frozen=True, tag="penalty"):
    """k is taken away for each of something."""

    metric: Metric
    k: int


AnyTerm: TypeAlias = (
    BoxVp
    | BoxCount
    | GroupComplete
    | GroupMajority
    | Chain
    | UniqueVp
    | UniqueCount
    | ColumnFull
    | ColumnMajority
    | CirclesDiv
    | TagCount
    | TagSet
    | ModifiersSpent
    | ChronologyDistinct
    | Cancelled
    | RiverSide
    | Penalty
)


class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op", gc=False):
    """One change that the past makes to a sheet; `for` is the winner or the loser of the Era that chose the branch."""

    whom: Literal["winner", "loser", "both"] = msgspec.field(default="both", name="for")


class PreBlacken(Op, frozen=True, tag="pre_blacken"):
    """The first rows of a column start blackened."""

    column: Value
    rows: Count


class PreCircle(Op, frozen=True, tag="pre_circle"):
    """A slot starts circled."""

    slot: str


class PreModifier(Op, frozen=True, tag="pre_modifier"):
    """Modifiers stand in a turn from the start."""

    turn: Turn
    n: Count = 1


class EdgeState(Op, frozen=True, tag="edge_state"):
    """An edge starts present or absent; always on both sheets."""

    edge: str
    present: bool


class AddTerm(Op, frozen=True, tag="add_term"):
    """One more line of scoring."""

    term: AnyTerm


class RemoveTerm(Op, frozen=True, tag="remove_term"):
    """A line of scoring is struck out, named by its kind."""

    term: str


class SetBoxVp(Op, frozen=True, tag="set_box_vp"):
    """Another value is printed in a box."""

    box: str
    vp: int


class SwapUnique(Op, frozen=True, tag="swap_unique"):
    """Another Unique Supporter stands in a column; always on both sheets."""

    out: str
    into: str


AnyOp: TypeAlias = PreBlacken | PreCircle | PreModifier | EdgeState | AddTerm | RemoveTerm | SetBoxVp | SwapUnique
