"""What can be done: costs."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.state import GrailDo
from tavola.kernel.decision import Seat
from tavola.kernel.do import AnyDo


class Pledge(msgspec.Struct, frozen=True):
    """What somebody will pay towards a due once all is settled."""

    due: int
    payer: Seat
    n: int


class Due(msgspec.Struct, frozen=True):
    """One kind of one member's share."""

    member: Seat
    kind: str
    n: int


class Share(msgspec.Struct, frozen=True):
    """What somebody will pay once all is settled."""

    seat: Seat
    kind: str
    n: int


class Owed(msgspec.Struct, frozen=True):
    """So much of one kind, and who may pay it, one after the other."""

    kind: str
    n: int
    payers: tuple[Seat, ...]
    least: int = 0  # of the first of them


NOBODY: Seat = -1


class Pay(GrailDo, frozen=True):
    """Pay a cost that `can_pay` allows. Members who must pay for themselves and do not are left out of the Party."""

    cost: Cost
    members: list[Seat]
    leader: Seat
    source: str
    action: str = ""  # "travel": cards may change the cost of this Action
    helped: bool = False  # only the leader pays; the others may help with Energy and Magic
    least: int = 0  # Energy the leader pays of its own (TG-10.2)
    together: bool = False  # of each member, and nobody is left out


class Spend(GrailDo, frozen=True):
    seat: Seat
    kind: str
    n: int
    of: Seat


class PayWithCards(GrailDo, frozen=True):
    cost: Cost
    seat: Seat
    source: str


class FlipItem(GrailDo, frozen=True):
    """Turned face down to show that it was used; up again when the Encounter ends (TG-26.10)."""

    seat: Seat
    copy: str


class PayHandCard(GrailDo, frozen=True):
    seat: Seat
    card: str
    more: int


class CollectShares(GrailDo, frozen=True):
    """Everybody is asked for their own share, then for what others lack; only then is anything paid."""

    dues: tuple[Due, ...]
    members: list[Seat]
    leader: Seat
    together: bool
    turn: int = 0  # which due is asked of whom; first every due of its own member, then of the others
    pledges: tuple[Pledge, ...] = ()
    cards: Cost | None = None  # a cost that each pays with cards besides
    source: str = ""
    lacking: tuple[Seat, ...] = ()  # who has no such card, and is left out if the others pay
    committed: tuple[Seat, ...] = ()  # who has paid for the Party as a whole, and so cannot keep its own share


class PayWithHelp(GrailDo, frozen=True):
    """The price of an Ability, then the Ability; if too few help, nothing is paid and nothing happens."""

    cost: Cost
    members: list[Seat]
    leader: Seat
    source: str
    mark: str  # under which the Ability's uses are counted
    effect: AnyDo


class Help(GrailDo, frozen=True):
    seat: Seat


class PayKind(GrailDo, frozen=True):
    """So much of one kind still to be promised; the first of the payers says how much of it is theirs."""

    kind: str
    n: int
    payers: list[Seat]
    leader: Seat
    least: int = 0
    chooser: Seat = NOBODY  # who has decided on this cost: the others may refuse their part
    promised: tuple[Share, ...] = ()
    later: tuple[Owed, ...] = ()


class AskForCard(GrailDo, frozen=True):
    seat: Seat


class RefuseToPay(GrailDo, frozen=True):
    """Somebody does not pay what the others would leave to it: nothing is paid at all."""


class PayFirst(GrailDo, frozen=True):
    """A price, and what it buys. If nobody pays, or somebody refuses their part, nothing is paid: something else
    follows (TG-21.4, TG-21.11)."""

    pay: AnyDo
    buys: tuple[AnyDo, ...]
    otherwise: tuple[AnyDo, ...]


class SeekConsent(GrailDo, frozen=True):
    """Each of these seats agrees or refuses; one refusal is enough."""

    prompt: str  # agree_active, agree_magic, agree_charge, agree_flee
    about: str  # what is proposed: "active:1", "magic:1", "charge:<mark>", "flee"
    seats: tuple[Seat, ...]
    agreed: tuple[AnyDo, ...]
    refused: tuple[AnyDo, ...] = ()


class Vote(GrailDo, frozen=True):
    seat: Seat
    vote: str
