"""A file as a table, worked out in a helping process: whatever is in it, nobody waits for it.

Nothing in a file is believed. Its answers are carried out anew; a state that it brings along is bounded, and looked at
in every way, like one that people have corrected at a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.bots.bot import Progress, unwatched
from tavola.kernel import codec
from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.game import Game
from tavola.kernel.record import read_record
from tavola.kernel.state import Box
from tavola.service.bounds import OutOfBounds
from tavola.service.files import no_table, read_kind, read_story
from tavola.service.history import HistoryReplay, check_saved
from tavola.service.log_acts import Answered, AnyAct, read_act
from tavola.service.opening import Start, from_seed
from tavola.service.ports import Catalogue, ImportedTable, ImportFile
from tavola.service.state_check import inspect
from tavola.service.time_limit import time_limit

PIECE = 500  # entries sent at a time, so that nobody waits while they are read


def retell(catalogue: Catalogue, tale: ImportFile, progress: Progress = unwatched) -> ImportedTable | Refusal:
    """The past of a file as the entries of a log, every one carried out anew; or why that cannot be."""
    try:
        return Import(catalogue, tale).retold()
    except BadSave as bad:
        return no_table(bad)
    except OutOfBounds as out:
        return no_table(BadSave("too_large", out.place))
    except Refused as refused:
        return refused.refusal
    except (msgspec.DecodeError, UnicodeError) as bad:
        return no_table(BadSave("torn", str(bad)[:200]))
    except MemoryError:
        raise  # this process is at its end
    except Exception as fault:  # of rules that met a state they do not expect
        return no_table(BadSave("broken", type(fault).__name__))


class Import:
    """One file; it has the house's shelf and ceilings, and nothing else of the house."""

    def __init__(self, catalogue: Catalogue, tale: ImportFile) -> None:
        self.catalogue, self.tale, self.ceilings = catalogue, tale, tale.ceilings

    def retold(self) -> ImportedTable:
        kind = read_kind(self.tale.file)
        try:
            game = self.catalogue.game(kind.game)
        except LookupError:
            raise BadSave("other_game", kind.game[:80]) from None
        try:
            box = self.catalogue.box(kind.game, kind.pack.partition("@")[0])
        except LookupError:
            raise BadSave("other_pack", kind.pack[:120]) from None
        if box.name() != kind.pack:
            raise BadSave("other_pack", kind.pack[:120])
        if self.tale.seats != kind.seats:
            raise Refused(Refusal("TABLE_E_SEATS", args={"least": kind.seats, "most": kind.seats}))
        start = self.story(game, box) if kind.tavola_story > 0 else self.record()
        return self.packed(start)

    def record(self) -> Start:
        file = read_record(self.tale.file)
        start = self.start(file)
        steps = (Answered(seat, decision, key) for seat, decision, key in file.answers)
        return self.retelling(start).at_once(steps, file.hash)

    def story(self, game: Game[Any], box: Box) -> Start:
        told = read_story(self.tale.file)
        start = self.start(told)
        opening = bytes(told.opening)
        if opening != b"null":
            check_saved(game, opening, self.ceilings)
            g = codec.load(game, opening, box)
            start = msgspec.structs.replace(start, g=g, events=(), opening=opening)
        steps: Iterator[AnyAct] = (read_act(bytes(step)) for step in told.steps)
        start = self.retelling(start).at_once(steps, told.hash)
        words = self.catalogue.words(told.game, told.pack, "")
        with time_limit(self.ceilings.edited_seconds):
            inspect(game, start.g, told.seats, words)
        return start

    def start(self, file: Any) -> Start:
        return from_seed(self, file.game, file.pack.partition("@")[0], file.options, file.seats, file.seed)

    def retelling(self, start: Start) -> HistoryReplay:
        return HistoryReplay(start, self.tale.seats, self.tale.at, self.ceilings, self.tale.table)

    def packed(self, start: Start) -> ImportedTable:
        entries = start.entries
        pieces = [entries[at : at + PIECE] for at in range(0, len(entries), PIECE)]
        return ImportedTable(
            start.game.id,
            start.box.name().partition("@")[0],
            start.options,
            start.seed,
            start.opening,
            codec.save(start.game, start.g, start.box),
            start.ply,
            start.undo_info,
            [msgspec.msgpack.encode(piece) for piece in pieces],
            start.waypoints,
            start.size,
            start.ruled,
        )
