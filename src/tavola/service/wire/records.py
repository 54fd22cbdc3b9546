"""The records that are sent to clients; nothing else is."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Who = Literal["human", "bot", "open"]
Phase = Literal["waiting", "playing", "over"]
Pace = Literal["live", "slow"]
# When a seat's time is over: nothing; a bot plays until the turn is over, or the owner is back; the seat gives up.
WhenOverdue = Literal["wait", "bot_once", "bot", "resign"]
Measure = Literal["chance", "worth"]
ProposalKind = Literal["undo", "ruling"]


class WireRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all that is sent."""


class SeatInfo(WireRecord, frozen=True):
    """One seat as everybody sees it."""

    seat: int
    who: Who
    name: str
    bot: str | None  # the bot that plays this seat now
    stands_in: bool  # that bot plays for a person who may take the seat back
    resigned: bool


class ProposalInfo(WireRecord, frozen=True):
    """Something that every person at the table must agree to."""

    id: int
    kind: ProposalKind
    by: int
    reason: str
    to: int | None  # undo: the number of answers that would be left
    patch: list[dict[str, Any]]  # ruling: what would change in the state, as JSON Patch
    agreed: list[int]
    missing: list[int]


class OutcomeInfo(WireRecord, frozen=True):
    """How the game ended; places start at 1 and may be shared."""

    places: list[int]
    scores: list[int]
    ending: str
    text: str


class OriginInfo(WireRecord, frozen=True):
    """The table that this one continues: a branch from after so many answers, a rematch, the next of a campaign."""

    table: str
    kind: Literal["branch", "rematch", "campaign", "import"]
    ply: int


class Terms(WireRecord, frozen=True):
    """What a table that is played by days agreed on: how many hours an answer may take, and what happens then."""

    hours: int
    late: WhenOverdue = "wait"


class SeatClock(WireRecord, frozen=True):
    """Until when a seat may take its time; `away`: until when its owner is on holiday, while nothing runs."""

    seat: int
    due: float
    away: float | None


class TableInfo(WireRecord, frozen=True):
    """What everybody at a table knows of it besides the game."""

    id: str
    name: str
    game: str
    pack: str
    engine: str
    options: dict[str, Any]
    phase: Phase
    pace: Pace
    screen: bool  # one screen is handed round: secrets show only after `look`
    watch_delay: int  # seconds by which spectators are behind
    hints: bool  # whether who plays may ask a bot for advice
    hall: bool  # its open seats are for whoever comes: through the open hall, or through a club
    rated: bool  # the result counts for ratings: nobody is helped, replaced or let out
    seats: list[SeatInfo]
    seq: int
    ply: int  # answers on the line that is played
    opened_at: float
    waits_since: float
    patience: int  # seconds after which a seat that must answer counts as absent
    terms: Terms | None  # where it is played by days
    clocks: list[SeatClock]  # of the seats that it waits for
    commitment: str
    seed: str | None  # told when the game is over
    outcome: OutcomeInfo | None
    proposals: list[ProposalInfo]
    marks: list[str]  # "ruling" where the state was corrected by vote
    origin: OriginInfo | None
    next: str | None  # the rematch or the next table of the campaign
    continues: bool  # over, and the game has a next table of its campaign to open
    room: int  # how many seats more that table may have


class EventInfo(WireRecord, frozen=True):
    """One event as this viewer may know it: in words, and as data."""

    kind: str
    text: str
    data: dict[str, Any]


class ChapterInfo(WireRecord, frozen=True):
    """A chapter of a campaign in hindsight. Of the ways it did not take nothing is told but how many there were."""

    id: str
    title: str
    over: bool
    way: str  # the way it went; empty while it is played, or where its pack tells none
    doors: int  # other ways there were
    lines: list[str]  # what else is told of it


class TaleInfo(WireRecord, frozen=True):
    """The story so far. Games without one have no chapters."""

    title: str
    keeps_journal: bool  # it can be had as a book
    chapters: list[ChapterInfo]


class LogLine(WireRecord, frozen=True):
    """One entry of a table's log. `seq` has no gaps; a stream is resumed from the last one seen."""

    seq: int
    at: float
    ply: int
    act: str
    seat: int | None
    text: str
    events: list[EventInfo]


class OptionInfo(WireRecord, frozen=True):
    """One legal answer for a person: words, what lights up, what it would cost and give.

    `answer` is the answer as data: its verb and its fields (`<Game>Answer` in the schemas), so that no client takes a
    key apart; where a game has no records for its answers, `verb` and `parts`. `forecast` is what it would bring, as
    data (`<Game>Forecast`) beside the words of `preview`; null where that was not worked out: ask for it.
    """

    key: str
    text: str
    refs: list[str]
    preview: list[str]
    answer: dict[str, Any] = {}
    forecast: dict[str, Any] | None = None


class RefusalInfo(WireRecord, frozen=True):
    """Why something cannot be done: a stable code, the clause of the rules, the option it is about, and words."""

    code: str
    text: str
    rule: str
    key: str


class RefusedInfo(RefusalInfo, frozen=True):
    """An answer that a player would look for and the rules forbid now; `answer` is that of `OptionCard`."""

    answer: dict[str, Any] = {}


class Question(WireRecord, frozen=True):
    """A decision of the viewer's own: the question, the keys of all legal answers, and those answers for a person.

    Where answers of one verb are many, their cards have no words (`text` is empty) or no forecast: `details` tells the
    words of all, `forecast` everything about one. With very many answers there are no cards at all.
    """

    id: str
    seat: int
    prompt: str
    text: str
    keys: list[str]
    held: str | None  # the secret answer already given, while others still think
    may_change: bool  # that answer may be changed
    options: list[OptionInfo] = []
    refused: list[RefusedInfo] = []  # what the rules forbid now but a player would look for


class UndoLimit(WireRecord, frozen=True):
    """How far the viewer may take back on their own, and why not farther."""

    to: int
    steps: int
    reason: str
    text: str


class ViewInfo(WireRecord, frozen=True):
    """Everything one viewer is told about the game at this moment. `viewer` is a seat, or null for who only watches."""

    viewer: int | None
    view: Any
    decisions: list[Question]
    waiting_for: list[int]
    undo: UndoLimit | None


class Moment(WireRecord, frozen=True):
    """A table at one point of its log."""

    seq: int
    ply: int
    table: TableInfo
    sight: ViewInfo


class Details(WireRecord, frozen=True):
    """A decision in full, computed only when asked for."""

    id: str
    seat: int
    text: str
    options: list[OptionInfo]
    refused: list[RefusedInfo]


class Ack(WireRecord, frozen=True):
    """What was asked for is done and kept. `repeated`: it had been done before; nothing was done twice."""

    seq: int
    ply: int
    repeated: bool = False


class Invite(WireRecord, frozen=True):
    """The key of one open seat; whoever takes the seat with it gets a key of their own."""

    seat: int
    key: str


class Invitation(WireRecord, frozen=True):
    """What an invite leads to, told to who holds it before they sit down."""

    table: str
    name: str
    game: str
    seat: int
    called: str  # the name under which whoever keeps the table has invited
    people: list[str]  # who sits there already
    seats: int
    terms: Terms | None = None  # what was agreed, where it is played by days


class Opened(WireRecord, frozen=True):
    """A new table for who opened it. Keys are told once and kept by nobody but their holders."""

    table: TableInfo
    key: str
    hand: list[int]
    invites: list[Invite]
    watch: str


class Seated(WireRecord, frozen=True):
    """A seat was taken."""

    table: str
    key: str
    hand: list[int]


class Left(WireRecord, frozen=True):
    """A seat was given up. `key` replaces the one used, where its person has other seats or keeps the table."""

    invite: Invite
    key: str | None


class LogPage(WireRecord, frozen=True):
    """Lines of the log; there are more while the last one's number is below `seq`."""

    seq: int
    lines: list[LogLine]


class TextReply(WireRecord, frozen=True):
    text: str


class KeyReply(WireRecord, frozen=True):
    key: str


class AdviceInfo(WireRecord, frozen=True):
    """An answer and what the bot expects of it: the chance of coming first, or what the table would be worth."""

    key: str
    text: str
    value: float
    share: float | None = None  # where one should mix: how often to answer this, between 0 and 1


class HintInfo(WireRecord, frozen=True):
    """What a bot would answer in one's place, and the next best answers. Nothing has changed at the table.

    Where answers have a share, the best was drawn from the mix; asked again, another may be."""

    decision: str
    seat: int
    bot: str
    measure: Measure
    best: AdviceInfo
    others: list[AdviceInfo]
    reason: str = ""  # one line in the game's words, where there is one


class PointInfo(WireRecord, frozen=True):
    """How the game looked after so many answers, by seat."""

    ply: int
    values: list[float]


class JudgedSeat(WireRecord, frozen=True):
    """How a seat answered: real choices, those as good as the best; in a race what it gave away, and what was luck."""

    seat: int
    choices: int
    good: int
    given_away: float | None = None
    luck: float | None = None


class TurningPoint(WireRecord, frozen=True):
    """An answer that gave something away: what was chosen, what the bot would have chosen, and the whole in words.

    `option` is that better answer as it would have been offered then (`prompt` and `asked`: to which question), with
    what it would have brought: a board that looks at this moment draws it as it draws any answer that is lifted.
    """

    ply: int
    seat: int
    key: str
    best: str
    before: float
    after: float
    best_value: float
    text: str
    lost: float = 0.0
    prompt: str = ""
    asked: str = ""
    option: OptionInfo | None = None


class AnalysisInfo(WireRecord, frozen=True):
    """A finished game looked at again: chances of coming first (0 to 1), or the worth where nobody is a rival."""

    bot: str
    measure: Measure
    curve: list[PointInfo]
    turns: list[TurningPoint]
    text: str
    seats: list[JudgedSeat] = []


class MyTableInfo(WireRecord, frozen=True):
    """One of a person's tables: whether it waits for them, and since when."""

    table: str
    name: str
    game: str
    phase: Phase
    hand: list[int]
    owed: list[int]  # seats of the person that must answer
    since: float
    remind: bool  # it has waited longer than the table's pace allows
    ply: int
    locked: RefusalInfo | None = None  # why the table cannot be opened here, where that is so
    due: float | None = None  # played by days: when one's time is over
