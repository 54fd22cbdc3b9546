"""What the workshop is asked and what it tells, with the bounds of every value."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tavola.service.wire.requests import Ask, Name, OptionValue, Seats, Seed
from tavola.service.wire.stream import ShortText, Word
from tavola.store.drafts import DraftRole
from tavola.workshop.planning import Asked, Notice

Seq = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Request = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{16,80}$")]
PackId = Annotated[str, msgspec.Meta(max_length=120)]
Words2 = dict[str, str]  # by language


class NewDraft(Ask, frozen=True, rename={"origin": "from"}):
    """A copy of a pack that is here, or the game's smallest one (`small`)."""

    game: Word
    origin: PackId
    name: Name
    me: Name = ""
    password: ShortText = ""


class ChangesAsk(Ask, frozen=True):
    after: Seq
    request: Request
    changes: Annotated[list[Asked], msgspec.Meta(min_length=1, max_length=100)]


class InviteAsk(Ask, frozen=True):
    role: Literal["edit", "read"]
    name: Name = ""


class VersionAsk(Ask, frozen=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class StartAsk(Ask, frozen=True):
    """Where a table starts. `rounds`: bots play so many first; `deck`: the first hero's cards."""

    card: Annotated[str, msgspec.Meta(max_length=120)] = ""
    encounter: Annotated[str, msgspec.Meta(max_length=120)] = ""
    verse: Annotated[str, msgspec.Meta(max_length=400)] = ""  # the path of its entry
    hero: Annotated[str, msgspec.Meta(max_length=120)] = ""
    statuses: Annotated[list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=200)] = []
    deck: Annotated[list[Annotated[str, msgspec.Meta(max_length=120)]], msgspec.Meta(max_length=60)] = []
    sheet: Annotated[str, msgspec.Meta(max_length=120)] = ""
    supporters: Annotated[str, msgspec.Meta(max_length=120)] = ""
    rounds: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0


class PlayAsk(Ask, frozen=True):
    seats: Seats
    version: Seq | None = None
    options: Annotated[dict[Word, OptionValue], msgspec.Meta(max_length=100)] = {}
    seed: Seed = ""
    name: Name = ""
    start: StartAsk | None = None


class MyDraftsAsk(Ask, frozen=True):
    keys: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(max_length=50)]


# -- told


class DraftOpened(msgspec.Struct, frozen=True):
    draft: str
    key: str
    role: DraftRole
    pack: str
    seq: int


class PackOffer(msgspec.Struct, frozen=True):
    pack: str
    title: Words2
    version: str


class GameOfPacks(msgspec.Struct, frozen=True):
    """A game whose packs can be made here."""

    game: str
    title: str
    seats: list[int]
    small: bool
    packs: list[PackOffer]


class Mend(msgspec.Struct, frozen=True):
    """What would make a fault go away."""

    label: Words2
    changes: list[dict[str, Any]]


class Fault(msgspec.Struct, frozen=True):
    """One fault of a pack at its place: `entry` is a path in `file`, `field` a way into it."""

    file: str
    entry: str
    field: str
    line: int
    message: str
    rule: str = ""
    warning: bool = False
    mend: Mend | None = None


class Faults(msgspec.Struct, frozen=True, rename={"found": "list"}):
    """All that is known; `complete` when the whole pack was looked at as it is after change `seq`."""

    seq: int
    complete: bool
    found: list[Fault]


class EntryLine(msgspec.Struct, frozen=True):
    entry: str
    kind: str
    title: Words2
    line: int
    depth: int = 0


class FileOutline(msgspec.Struct, frozen=True):
    file: str
    bytes: int = 0
    entries: list[EntryLine] = msgspec.field(default_factory=list)
    gone: bool = False


class EntryRef(msgspec.Struct, frozen=True):
    file: str
    entry: str
    did: str = "changed"


class MessageRef(msgspec.Struct, frozen=True):
    locale: str
    message: str


class Applied(msgspec.Struct, frozen=True):
    """A change that was made, as others hear of it."""

    seq: int
    at: float
    by: str
    key: str
    undoes: int | None
    entries: list[EntryRef]
    words: list[MessageRef]
    files: list[FileOutline]


class Version(msgspec.Struct, frozen=True):
    version: int
    name: str
    seq: int
    at: float
    by: str


class PersonHere(msgspec.Struct, frozen=True):
    name: str
    role: DraftRole
    here: bool
    file: str = ""
    entry: str = ""


class DraftOutline(msgspec.Struct, frozen=True):
    """A whole draft at a glance."""

    draft: str
    name: str
    game: str
    pack: str
    digest: str
    parent: str
    role: DraftRole
    seq: int
    opened_at: float
    files: list[FileOutline]
    versions: list[Version]
    faults: Faults
    undo: int | None
    redo: int | None
    people: list[PersonHere]


class WordsOf(msgspec.Struct, frozen=True):
    """A message as it is written in each language; null where it is missing."""

    message: str
    it: str | None
    en: str | None
    needed: bool = True


class EntryInfo(msgspec.Struct, frozen=True):
    """One entry in every shape."""

    file: str
    entry: str
    kind: str
    seq: int
    line: int
    value: Any
    yaml: str
    words: list[WordsOf]
    text: dict[str, list[str]]
    faults: list[Fault]


class ChangesReply(msgspec.Struct, frozen=True):
    """`entry` as it is now, where one alone was touched and is there."""

    seq: int
    change: Applied
    faults: list[Fault]
    complete: bool
    notices: list[Notice]
    undo: int | None
    redo: int | None
    digest: str
    entry: EntryInfo | None = None


class FieldDiff(msgspec.Struct, frozen=True):
    field: str
    before: Any
    after: Any


class EntryDiff(msgspec.Struct, frozen=True):
    """One entry that differs; fields only where it is on both sides."""

    file: str
    entry: str
    kind: str
    title: Words2
    did: str
    fields: list[FieldDiff]


class WordDiff(msgspec.Struct, frozen=True):
    message: str
    locale: str
    before: str | None
    after: str | None


class Diff(msgspec.Struct, frozen=True, rename={"since": "from"}):
    """How one version differs from another; `lines` says it in words."""

    since: str
    to: str
    entries: list[EntryDiff]
    words: list[WordDiff]
    lines: dict[str, list[str]]


class VerseWay(msgspec.Struct, frozen=True, rename={"if_": "if"}):
    """A way on from a verse: `to` is the path of a verse, or `end`."""

    to: str
    by: str
    key: str
    if_: bool


class VerseNode(msgspec.Struct, frozen=True):
    """A verse of the Journal as a point of its graph."""

    file: str
    entry: str
    section: str
    verse: str
    first: bool
    words: dict[str, int]
    sets: list[str]
    reads: list[str]
    goes: list[VerseWay]
    dead: bool
    reached: bool


class MapPlace(msgspec.Struct, frozen=True):
    """A Location on its cell; a version lies where the first of its line does, and one that no key reaches nowhere."""

    file: str
    entry: str
    number: int
    first: int
    keys: dict[str, int]
    one_way: list[str]
    menhir: bool
    sheet: int
    cell: tuple[int, int] | None


class PackMap(msgspec.Struct, frozen=True):
    seq: int
    places: list[MapPlace]


class JournalGraph(msgspec.Struct, frozen=True):
    seq: int
    nodes: list[VerseNode]


class ChangesPage(msgspec.Struct, frozen=True):
    seq: int
    changes: list[Applied]


class DraftKeyReply(msgspec.Struct, frozen=True):
    key: str


class DraftKeyInfo(msgspec.Struct, frozen=True):
    """A key by the beginning of its hash."""

    key: str
    role: DraftRole
    name: str
    made_at: float


class MyDraft(msgspec.Struct, frozen=True):
    key: str
    draft: str
    name: str
    game: str
    pack: str
    role: DraftRole
    seq: int
    changed_at: float
    parent: str
