"""The words a pack may use: values, conditions, costs, triggers, effects and modifiers, as strict types (Part D).

An effect in a pack is a map with exactly one word and perhaps `who`. Values and conditions stay plain data, checked
when the pack is linted, and asked of the table each time they are needed.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

Attribute: TypeAlias = Literal["aggression", "empathy", "courage", "caution", "practicality", "spirituality"]
Resource: TypeAlias = Literal["food", "wealth", "rep", "magic", "exp"]
TrackName: TypeAlias = Literal["energy", "health", "terror"]
Keyword: TypeAlias = Literal["weapon", "armour", "shield", "companion", "relic"]
Colour: TypeAlias = Literal["green", "grey", "violet", "blue"]
Trait: TypeAlias = Literal[
    "ambush",
    "dash",
    "defensive",
    "fast",
    "feint",
    "guardian",
    "horde",
    "opportunist",
    "rage",
    "shatter",
    "slow",
    "thief",
]
Who: TypeAlias = Literal["self", "owner", "each", "all", "party", "one", "others"] | dict[str, Any]
ATTRIBUTES: tuple[str, ...] = ("aggression", "empathy", "courage", "caution", "practicality", "spirituality")
PAIRS: tuple[tuple[str, str], ...] = (
    ("aggression", "empathy"),
    ("courage", "caution"),
    ("practicality", "spirituality"),
)
RESOURCES: tuple[str, ...] = ("food", "wealth", "rep", "magic", "exp")
TRACKS: tuple[str, ...] = ("energy", "health", "terror")

Expr: TypeAlias = int | dict[str, Any]  # D.1: a number, or one word with its arguments
Cond: TypeAlias = dict[str, Any]  # D.3: one word with its arguments
Amounts: TypeAlias = dict[str, Expr]  # {"food": 1, "health": {"attr": "courage"}}


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record in which an unknown key is an error. Nobody changes it after it was read."""


# Energy comes before Health, whose loss would take Energy with it.
COST_KINDS: tuple[str, ...] = ("energy", "magic", "food", "wealth", "rep", "exp", "terror", "health")


class Cost(Strict, dict=True):
    """D.4. All or nothing, checked before anything is paid."""

    energy: Expr = 0
    health: Expr = 0
    terror: Expr = 0
    food: Expr = 0
    wealth: Expr = 0
    rep: Expr = 0
    magic: Expr = 0
    exp: Expr = 0
    charges: int = 0
    flip: str | dict[str, Any] | None = None  # self, a keyword, or {any_of: [keywords]}
    discard: dict[str, Any] | None = None  # {from, n}
    item: dict[str, Any] | None = None  # a filter
    secret: int | None = None
    per: Literal["member", "party"] = "party"

    @cached_property
    def parts(self) -> list[tuple[str, Expr]]:
        """The kinds it names, in the order in which they are paid."""
        return [(kind, expr) for kind in COST_KINDS if (expr := getattr(self, kind))]

    @cached_property
    def numbers(self) -> list[tuple[str, int]]:
        """The same where all of them are plain numbers, else nothing."""
        plain = [(kind, expr) for kind, expr in self.parts if isinstance(expr, int) and expr > 0]
        return plain if len(plain) == len(self.parts) else []

    @cached_property
    def asks_for_cards(self) -> bool:
        """An empty filter still asks for a card: any will do."""
        return bool(self.charges) or any(x is not None for x in (self.flip, self.discard, self.item, self.secret))


class Limit(Strict):
    """D.8. Counted on the card that carries it."""

    per: Literal["activation", "turn", "encounter", "day", "campaign"]
    times: int = 1


class Ability(Strict, dict=True):
    """What a card does and when (D.5)."""

    trigger: str | dict[str, Any]  # "place", {delayed: 1}, {act: cost, during?, phase?} ...
    do: list[EffectEntry]
    if_: Cond | None = msgspec.field(name="if", default=None)
    cost: Cost | None = None
    limit: Limit | None = None

    @cached_property
    def price(self) -> Cost:
        """What it costs to use by choice; looked up once, for nobody changes it."""
        return msgspec.convert(self.trigger.get("act", {}), Cost) if isinstance(self.trigger, dict) else Cost()


class ChoiceEntry(Strict):
    """One option of a `choose`; its words are `<source>-<key>`."""

    key: str
    do: list[EffectEntry] = []
    if_: Cond | None = msgspec.field(name="if", default=None)
    cost: Cost | None = None


class Choose(Strict):
    options: list[ChoiceEntry]
    prompt: str = ""


class Roll(Strict):
    die: Literal["d6", "coin", "guardian"]
    table: dict[str, list[EffectEntry]]  # "1", "2-4", "skull" -> effects; a result not listed does nothing


class Repeat(Strict):
    times: Expr
    do: list[EffectEntry]


class Each(Strict):
    who: Who
    do: list[EffectEntry]


class Meet(Strict):
    """`encounter`: draw from a deck, or a named card."""

    deck: Colour | None = None
    id: str | None = None
    win: list[EffectEntry] = []
    lose: list[EffectEntry] = []


class Modify(Strict):
    """D.7. Order of application: set, add, mul, prevent, floor at 0."""

    stat: str
    for_: Literal["phase", "activation", "encounter", "day", "visible"] = msgspec.field(name="for")
    add: Expr | None = None
    mul: Expr | None = None
    set: Expr | bool | str | None = None
    prevent: Expr | Literal["all"] | None = None
    if_: Cond | None = msgspec.field(name="if", default=None)


class EffectEntry(Strict, dict=True):
    """D.6. Exactly one word; `who` beside it; `if` stands with `then` and `else`."""

    who: Who | None = None
    gain: Amounts | UnsetType = UNSET
    lose: Amounts | UnsetType = UNSET
    set: Amounts | UnsetType = UNSET
    damage: Expr | UnsetType = UNSET
    attribute: dict[Attribute, Expr] | UnsetType = UNSET
    pool: Expr | UnsetType = UNSET
    affinity: Expr | UnsetType = UNSET
    draw: Expr | UnsetType = UNSET
    discard: dict[str, Any] | UnsetType = UNSET
    play: dict[str, Any] | UnsetType = UNSET
    charges: dict[str, Any] | UnsetType = UNSET
    flip: str | dict[str, Any] | UnsetType = UNSET
    item: dict[str, Any] | UnsetType = UNSET
    secret: dict[str, Any] | UnsetType = UNSET
    status: dict[str, list[str]] | UnsetType = UNSET
    dial: dict[str, Any] | UnsetType = UNSET
    token: dict[str, Any] | UnsetType = UNSET
    menhir: dict[str, Any] | UnsetType = UNSET
    location: dict[str, Any] | UnsetType = UNSET
    move: dict[str, Any] | UnsetType = UNSET
    encounter: Meet | UnsetType = UNSET
    guardian: dict[str, Any] | UnsetType = UNSET
    end_encounter: Literal["win", "lose", "run_away"] | UnsetType = UNSET
    leave_encounter: Who | UnsetType = UNSET
    events: dict[str, Any] | UnsetType = UNSET
    quest: dict[str, Any] | UnsetType = UNSET
    task: str | dict[str, str] | UnsetType = UNSET
    chapter: str | UnsetType = UNSET
    campaign: dict[str, Any] | UnsetType = UNSET
    die: Who | UnsetType = UNSET
    modify: Modify | UnsetType = UNSET
    if_: Cond | UnsetType = msgspec.field(name="if", default=UNSET)
    then: list[EffectEntry] | UnsetType = UNSET
    else_: list[EffectEntry] | UnsetType = msgspec.field(name="else", default=UNSET)
    choose: Choose | UnsetType = UNSET
    roll: Roll | UnsetType = UNSET
    repeat: Repeat | UnsetType = UNSET
    each: Each | UnsetType = UNSET
    goto: str | UnsetType = UNSET
    text: str | UnsetType = UNSET

    @cached_property
    def word(self) -> str:
        """The word of an effect that was checked when its pack was read; looked for once."""
        for name in WORD_FIELDS:
            if getattr(self, name) is not UNSET:
                return name
        raise ValueError("an effect has one word, not none")


BESIDE_A_WORD = {"who", "then", "else_"}  # these stand beside a word and are none themselves


WORD_FIELDS = tuple(name for name in EffectEntry.__struct_fields__ if name not in BESIDE_A_WORD)


def word_of(entry: EffectEntry) -> str:
    """The one word of an effect ("if_" for a condition); ValueError where there is none or more than one."""
    words = [
        name for name in entry.__struct_fields__ if name not in BESIDE_A_WORD and getattr(entry, name) is not UNSET
    ]
    if len(words) != 1:
        raise ValueError(f"an effect has one word, not {', '.join(words) or 'none'}")
    return words[0]
