"""What words of a pack are made of, as strict types (Part D): names, values, selectors, costs, modifiers, limits.

Conditions, values, selectors, triggers and effects are records with modules of their own beside this one.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from tavola.games.tainted_grail.content.condition import Cond
from tavola.games.tainted_grail.content.strict import Strict
from tavola.games.tainted_grail.content.value import MOST_PAID, Expr, ExprOrAll, Price, ToSet

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
ATTRIBUTES: tuple[str, ...] = ("aggression", "empathy", "courage", "caution", "practicality", "spirituality")
COLOURS: tuple[Colour, ...] = get_args(Colour)
KEYWORDS: tuple[Keyword, ...] = get_args(Keyword)
CARD_KINDS: tuple[Literal["combat", "diplomacy"], ...] = ("combat", "diplomacy")
PAIRS: tuple[tuple[str, str], ...] = (
    ("aggression", "empathy"),
    ("courage", "caution"),
    ("practicality", "spirituality"),
)
RESOURCES: tuple[str, ...] = ("food", "wealth", "rep", "magic", "exp")
TRACKS: tuple[str, ...] = ("energy", "health", "terror")

Wanted: TypeAlias = int | str  # a number, or a comparison: ">=2"
Amounts: TypeAlias = dict[str, Expr]  # {"food": 1, "health": {"attr": "courage"}}


class Filter(Strict):
    """What an Item must be like; an empty one asks for any."""

    keyword: Keyword | None = None
    crafted: bool | None = None
    id: str | None = None

    @property
    def is_open(self) -> bool:
        return self.keyword is None and self.crafted is None and self.id is None


ANY_ITEM = Filter()


class Flip(Strict):
    """Something in use to be turned over: of one sort, or of any of these."""

    keyword: Keyword | None = None
    any_of: list[Keyword] | None = None

    @property
    def sorts(self) -> list[Keyword]:
        return self.any_of or ([self.keyword] if self.keyword is not None else [])


class CardsPaid(Strict):
    """Cards discarded as a price."""

    from_: Literal["hand", "deck_top"] = msgspec.field(name="from")
    n: int | None = None

    @property
    def count(self) -> int:
        return 1 if self.n is None else self.n


# Energy comes before Health, whose loss would take Energy with it.
COST_KINDS: tuple[str, ...] = ("energy", "magic", "food", "wealth", "rep", "exp", "terror", "health")


Few: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_PAID)]


class Cost(Strict, dict=True):
    """D.4. All or nothing, checked before anything is paid."""

    energy: Price = 0
    health: Price = 0
    terror: Price = 0
    food: Price = 0
    wealth: Price = 0
    rep: Price = 0
    magic: Price = 0
    exp: Price = 0
    charges: Few = 0
    flip: str | Flip | None = None  # self, a keyword, or {any_of: [keywords]}
    discard: CardsPaid | None = None
    item: Filter | None = None
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


Lasts: TypeAlias = Literal["phase", "activation", "encounter", "day", "visible"]


class Modify(Strict):
    """D.7. Order of application: set, add, mul, prevent, floor at 0."""

    stat: str
    for_: Lasts = msgspec.field(name="for")
    add: Expr | None = None
    mul: Expr | None = None
    set: ToSet | None = None
    prevent: ExprOrAll | None = None
    if_: Cond | None = msgspec.field(name="if", default=None)


class Change(Strict):
    """What a modifier does while it holds, as it is kept on the table: a `Modify` without its number and its time."""

    add: Expr | None = None
    mul: Expr | None = None
    set: ToSet | None = None
    prevent: ExprOrAll | None = None
    if_: Cond | None = None

    def of(self, stat: str, lasts: Lasts) -> Modify:
        return Modify(stat, lasts, self.add, self.mul, self.set, self.prevent, self.if_)


class EventsChange(Strict):
    """`events`: what is to be done with the Event deck."""

    peek: Expr | None = None
    top: list[str] | None = None
    random_top: Expr | None = None
    bottom: list[str] | None = None
    raise_: list[str] | None = msgspec.field(name="raise", default=None)
    discard: list[str] | None = None
    remove: list[str] | None = None

    @property
    def added(self) -> list[str]:
        """Cards that it puts into the deck, or to its top."""
        return [*(self.top or ()), *(self.bottom or ()), *(self.raise_ or ())]


class Limit(Strict):
    """D.8. Counted on the card that carries it."""

    per: Literal["activation", "turn", "encounter", "day", "campaign"]
    times: int = 1
