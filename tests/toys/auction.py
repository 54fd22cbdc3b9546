"""A toy with secret simultaneous choices: sealed bids for lots that come from a face-down pile.

Everybody has the bids 1 to 4, each used once, and a secret taste. The highest bid that nobody else made takes the lot
and, when the next one is shown, may peek at the bottom of the pile. Lots of one's own taste count double.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec
from tests.toys.words import both

from tavola.kernel.chance import shuffle
from tavola.kernel.decision import Decision, Option, Seat, Viewer
from tavola.kernel.do import Do
from tavola.kernel.event import Event, emit
from tavola.kernel.flow import FROM_THE_TOP, ask, ask_each, procedure, rule, run, then
from tavola.kernel.game import Game, Outcome
from tavola.kernel.state import Box, State
from tavola.kernel.text import Message, Words, say

BIDS = (1, 2, 3, 4)
TASTES = ("amber", "bronze", "coral")
LOTS = [f"{taste}:{worth}" for taste in TASTES for worth in (1, 2, 3)]


class Options(msgspec.Struct, frozen=True):
    lots: int = 3  # how many lots come up


class Bidder(msgspec.Struct):
    taste: str
    bids: list[int]
    spent: list[int] = []
    won: list[str] = []
    has_peeked: bool = False  # knows the lot at the bottom

    def clone(self) -> Bidder:
        return Bidder(self.taste, self.bids.copy(), self.spent.copy(), self.won.copy(), self.has_peeked)


class AuctionDo(Do):
    pass


class Sell(AuctionDo):
    """The whole auction, lot by lot."""


class Bid(AuctionDo):
    seat: Seat
    amount: int


class Peek(AuctionDo):
    seat: Seat


class AuctionEvent(Event):
    pass


class LotShown(AuctionEvent):
    lot: str
    reveals: ClassVar[str] = "hidden"


class BidsOpened(AuctionEvent):
    bids: tuple[int, ...]
    reveals: ClassVar[str] = "hidden"


class LotWon(AuctionEvent):
    seat: Seat
    lot: str


class Peeked(AuctionEvent):
    """Only who peeks sees what; the others see that somebody did."""

    seat: Seat
    lot: str | None
    secret: ClassVar[tuple[str, ...]] = ("lot",)
    reveals: ClassVar[str] = "hidden"


class Auction(State, kw_only=True):
    deeds: ClassVar[type[Do]] = AuctionDo
    box: Box
    bidders: list[Bidder]
    pile: list[str]
    lots: int
    shown: list[str] = msgspec.field(default_factory=list)  # the lot under the hammer, if any
    gone: list[str] = msgspec.field(default_factory=list)
    last_winner: int | None = None
    bids: dict[int, int] = msgspec.field(default_factory=dict)

    def clone(self) -> Auction:
        clone = State.clone(self)
        clone.bidders = [bidder.clone() for bidder in self.bidders]
        clone.pile = self.pile.copy()
        clone.shown = self.shown.copy()
        clone.gone = self.gone.copy()
        clone.bids = self.bids.copy()
        return clone


def show_a_lot(g: Auction, do: Sell) -> None:
    g.shown = [g.pile.pop()]
    emit(g, LotShown(g.shown[0]))


def last_winner_may_peek(g: Auction, do: Sell) -> None:
    if g.last_winner is not None:
        ask(g, g.last_winner, "peek", [Option("yes", (Peek(g.last_winner),)), Option("no")])


def everybody_bids_in_secret(g: Auction, do: Sell) -> None:
    options = {
        seat: [Option(f"bid:{amount}", (Bid(seat, amount),)) for amount in bidder.bids]
        for seat, bidder in enumerate(g.bidders)
    }
    ask_each(g, "bid", options, revisable=True)


def highest_single_bid_wins(g: Auction, do: Sell) -> None:
    emit(g, BidsOpened(tuple(g.bids[seat] for seat in sorted(g.bids))))
    made = list(g.bids.values())
    single = {amount: seat for seat, amount in g.bids.items() if made.count(amount) == 1}
    g.bids = {}
    lot = g.shown.pop()
    if not single:
        g.gone.append(lot)
        return
    winner = single[max(single)]
    g.bidders[winner].won.append(lot)
    emit(g, LotWon(winner, lot))
    g.last_winner = winner


def go_on_with_the_next(g: Auction, do: Sell) -> str | None:
    g.lots -= 1
    return FROM_THE_TOP if g.lots else None


procedure(
    Sell, show_a_lot, last_winner_may_peek, everybody_bids_in_secret, highest_single_bid_wins, go_on_with_the_next
)


@rule(Bid)
def put_down_the_bid(g: Auction, do: Bid) -> None:
    g.bids[do.seat] = do.amount
    g.bidders[do.seat].bids.remove(do.amount)
    g.bidders[do.seat].spent.append(do.amount)


@rule(Peek)
def peek_at_the_bottom(g: Auction, do: Peek) -> None:
    g.bidders[do.seat].has_peeked = True
    emit(g, Peeked(do.seat, g.pile[0]))


class Neighbour(msgspec.Struct):
    spent: list[int]
    won: list[str]
    peeked: bool


class AuctionView(msgspec.Struct):
    shown: list[str]
    gone: list[str]
    left: int
    bidders: list[Neighbour]
    taste: str | None = None
    bids: list[int] = []
    bottom: str | None = None


class AuctionGame(Game[Auction]):
    id = "auction"
    clauses = "AU"
    seats = range(2, 4)
    state = Auction
    options = Options
    events = AuctionEvent

    def set_up(self, box: Box, seats: int, options: Options, rng: int) -> Auction:
        g = Auction(box=box, bidders=[], pile=LOTS.copy(), lots=options.lots, rng=rng)
        shuffle(g, g.pile)
        tastes = list(TASTES)
        shuffle(g, tastes)
        g.bidders = [Bidder(tastes[seat], list(BIDS)) for seat in range(seats)]
        then(g, Sell())
        run(g)
        return g

    def outcome(self, g: Auction) -> Outcome | None:
        if g.open:
            return None
        scores = tuple(sum(worth(lot, bidder.taste) for lot in bidder.won) for bidder in g.bidders)
        return Outcome(tuple(1 + sum(other > score for other in scores) for score in scores), scores, "sold_out")

    def rounds(self, g: Auction) -> int:
        return len(g.bidders[0].spent)

    def seated(self, g: Auction) -> int:
        return len(g.bidders)

    def view(self, g: Auction, viewer: Viewer) -> AuctionView:
        neighbours = [Neighbour(bidder.spent, bidder.won, bidder.has_peeked) for bidder in g.bidders]
        seen = AuctionView(g.shown, g.gone, g.lots, neighbours)
        if viewer is not None:
            own = g.bidders[viewer]
            seen.taste, seen.bids, seen.bottom = own.taste, own.bids, g.pile[0] if own.has_peeked else None
        return seen

    def describe(self, view: AuctionView, words: Words) -> str:
        return words("auction-table", lot=", ".join(view.shown), left=view.left)

    def label(self, g: Auction, decision: Decision, key: str) -> Message:
        if decision.prompt == "bid":
            return say("option-bid", amount=int(key.removeprefix("bid:")))
        return super().label(g, decision, key)

    def tell(self, g: Auction, event: Event) -> Message:
        if isinstance(event, Peeked) and event.lot is None:
            return say("event-peeked-unseen", seat=event.seat)
        return super().tell(g, event)

    def resample(self, g: Auction, viewer: Viewer, rng: int) -> Auction:
        """Tastes of others, the order of the pile and the bids that others hold."""
        clone = g.clone()
        clone.rng = rng
        known = 1 if viewer is not None and g.bidders[viewer].has_peeked else 0
        unknown = sorted(clone.pile[known:])
        shuffle(clone, unknown)
        clone.pile[known:] = unknown
        own = None if viewer is None else g.bidders[viewer].taste
        tastes = [taste for taste in TASTES if taste != own]
        shuffle(clone, tastes)
        for seat, bidder in enumerate(clone.bidders):
            bidder.taste = bidder.taste if seat == viewer else tastes.pop()
        clone.held = {
            decision.seat: g.held[decision.seat] if decision.seat == viewer else some_key(clone, decision)
            for decision in g.open
            if decision.seat in g.held
        }
        return clone

    def pieces(self, g: Auction) -> dict[str, int]:
        lots = len(g.pile) + len(g.shown) + len(g.gone) + sum(len(bidder.won) for bidder in g.bidders)
        return {"lots": lots, "bids": sum(len(bidder.bids) + len(bidder.spent) for bidder in g.bidders)}


def worth(lot: str, taste: str) -> int:
    kind, points = lot.split(":")
    return int(points) * (2 if kind == taste else 1)


def some_key(g: Auction, decision: Decision) -> str:
    keys = list(decision.legal())
    shuffle(g, keys)
    return keys[0]


AUCTION = AuctionGame()
AUCTION_WORDS = both(
    [
        "auction-table",
        "ending-sold-out",
        "event-bids-opened",
        "event-lot-shown",
        "event-lot-won",
        "event-peeked",
        "event-peeked-unseen",
        "option-bid",
        "option-peek-no",
        "option-peek-yes",
        "prompt-bid",
        "prompt-peek",
    ]
)
