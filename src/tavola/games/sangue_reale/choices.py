"""Every answer that can be given in Sangue Reale. When one is legal and what follows is said in the chapters."""

from __future__ import annotations

from tavola.kernel.choice import Choice
from tavola.kernel.choice_keys import Numbers, Rest


class DuelChoice(Choice, frozen=True):
    """The base of all kinds."""


# -- setup.py, planning.py


class CharacterChoice(DuelChoice, frozen=True):
    verb = "character"
    prompts = ("choose_character",)
    character: str


class PlanChoice(DuelChoice, frozen=True):
    """The action planned in secret."""

    verb = "plan"
    prompts = ("plan",)
    action: int


# -- actions.py


class FaceChoice(DuelChoice, frozen=True):
    """Action 1: the face that is used."""

    verb = "face"
    prompts = ("a1_face",)
    face: int


class PickChoice(DuelChoice, frozen=True):
    """Action 4: the two dice that the roller takes."""

    verb = "pick"
    prompts = ("a4_pick",)
    dice: Numbers


class DistinctChoice(DuelChoice, frozen=True):
    """Action 5: one die of each value."""

    verb = "distinct"
    prompts = ("a5_mode",)


class EqualChoice(DuelChoice, frozen=True):
    """Action 5: all dice of a repeated value, or of all repeated values where the table plays it so."""

    verb = "equal"
    prompts = ("a5_mode",)
    values: Numbers


class TurnChoice(DuelChoice, frozen=True):
    """Action 6: a small circle in the section of this turn."""

    verb = "turn"
    prompts = ("draw_modifier",)
    turn: int


class NoCircleChoice(DuelChoice, frozen=True):
    """Action 6: no circle at all."""

    verb = "pass"
    prompts = ("draw_modifier",)


# -- dice.py


class UseChoice(DuelChoice, frozen=True):
    """A die as it is."""

    verb = "use"
    prompts = ("use",)
    die: int


class PairChoice(DuelChoice, frozen=True):
    """Two equal dice on a pair row."""

    verb = "pair"
    prompts = ("use",)
    die: int


class TwoDiceChoice(DuelChoice, frozen=True):
    """Two dice named one by one: what somebody might try on a pair row. It is never legal."""

    verb = "pair"
    prompts = ("use",)
    never_legal = True
    one: int
    two: int


class FinishChoice(DuelChoice, frozen=True):
    """Let the rest of the dice go."""

    verb = "finish"
    prompts = ("use",)


# -- modifiers.py


class ChangeChoice(DuelChoice, frozen=True):
    """A die as another value, by modifiers."""

    verb = "change"
    prompts = ("use",)
    die: int
    value: int


class SetChoice(DuelChoice, frozen=True):
    """A die as any value, by a power."""

    verb = "set"
    prompts = ("use",)
    die: int
    value: int


class AnyChangeChoice(DuelChoice, frozen=True):
    """A modifier on any die at all: what a player looks for where none can be used. It is never legal."""

    verb = "change"
    prompts = ("use",)
    never_legal = True


class EarlyChangeChoice(DuelChoice, frozen=True):
    """A modifier before the dice are shared out, where they change dice only as they are used. It is never legal."""

    verb = "change"
    prompts = ("a1_face", "a4_pick", "a5_mode")
    never_legal = True
    what: Rest = ""


class AloneChoice(DuelChoice, frozen=True):
    """The changed die fills half of a pair row."""

    verb = "alone"
    prompts = ("partner",)


class PartnerChoice(DuelChoice, frozen=True):
    """The die that fills a pair row with the changed one."""

    verb = "partner"
    prompts = ("partner",)
    die: int


class SetPartnerChoice(DuelChoice, frozen=True):
    """The same, its value set by a power."""

    verb = "set_partner"
    prompts = ("partner",)
    die: int


class ChangeRollChoice(DuelChoice, frozen=True):
    """A die of the roll as another value, before it is shared out."""

    verb = "change"
    prompts = ("change_roll",)
    die: int
    value: int


class MeddleChoice(DuelChoice, frozen=True):
    """A die that the other is about to use as another value."""

    verb = "change"
    prompts = ("meddle",)
    die: int
    value: int


class LeaveChoice(DuelChoice, frozen=True):
    """The dice stay as they are."""

    verb = "leave"
    prompts = ("change_roll", "meddle")


# -- territories.py, uniques.py


class CircleChoice(DuelChoice, frozen=True):
    """A number on the map, by its slot."""

    verb = "circle"
    prompts = ("circle", "ability_circle")
    slot: str


class NoNumberChoice(DuelChoice, frozen=True):
    """No number, where the table lets one pass."""

    verb = "pass"
    prompts = ("circle",)


class LineFirstChoice(DuelChoice, frozen=True):
    """The number before the Unique Supporter."""

    verb = "line_first"
    prompts = ("trigger_order",)


class UniqueFirstChoice(DuelChoice, frozen=True):
    """The Unique Supporter before the number."""

    verb = "unique_first"
    prompts = ("trigger_order",)


# -- effects.py


class AbilityTurnChoice(DuelChoice, frozen=True):
    """A small circle that an ability gives."""

    verb = "turn"
    prompts = ("ability_modifier",)
    turn: int


class ColumnChoice(DuelChoice, frozen=True):
    verb = "column"
    prompts = ("ability_blacken",)
    column: int


class EdgeChoice(DuelChoice, frozen=True):
    """A border or river that appears or vanishes."""

    verb = "edge"
    prompts = ("ability_edge",)
    edge: str


class BlockChoice(DuelChoice, frozen=True):
    """A number of the other's map that is struck."""

    verb = "block"
    prompts = ("ability_block",)
    slot: str


class ForbidChoice(DuelChoice, frozen=True):
    """An action that the other may not plan."""

    verb = "forbid"
    prompts = ("ability_forbid",)
    action: int


class KeepChoice(DuelChoice, frozen=True):
    """The dice kept of those that an ability rolled."""

    verb = "keep"
    prompts = ("keep_dice",)
    dice: Numbers
