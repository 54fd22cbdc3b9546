"""A file made into a table, in a worker process, so that nobody waits for it whatever it holds.

Nothing in a file is believed. Its answers are carried out anew; a state that it brings along is bounded, and looked at
in every way, like one that people have corrected at a table.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.bots.bot import Progress, unwatched
from tavola.kernel import codec
from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.game import Game
from tavola.kernel.record import FiledRuling, TableFile, read_record
from tavola.kernel.state import Box
from tavola.service.bounds import OutOfBounds
from tavola.service.files import no_table
from tavola.service.log_acts import Answered, AnyAct, Ruled
from tavola.service.log_builder import LogBuilder, check_saved
from tavola.service.opening import Start, from_seed
from tavola.service.ports import Catalogue, ImportedTable, ImportFile
from tavola.service.state_check import inspect
from tavola.service.time_limit import time_limit

PIECE = 500  # entries sent at a time, so that nobody waits while they are read


def retell(catalogue: Catalogue, tale: ImportFile, progress: Progress = unwatched) -> ImportedTable | Refusal:
    """The past of a file as the entries of a log, every one carried out anew; or why that cannot be."""
    try:
        return Import(catalogue, tale).imported()
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
    """One file; it gets the catalogue and the limits, and nothing else of the server."""

    def __init__(self, catalogue: Catalogue, tale: ImportFile) -> None:
        self.catalogue, self.tale, self.ceilings = catalogue, tale, tale.ceilings

    def imported(self) -> ImportedTable:
        file = read_record(self.tale.file)
        game, box = self.game_and_box(file)
        if self.tale.seats != file.seats:
            raise Refused(Refusal("TABLE_E_SEATS", args={"least": file.seats, "most": file.seats}))
        start = self.first(file, game, box)
        start = self.builder(start).at_once(map(act_of, file.steps()), file.hash)
        if file.has_states():
            words = self.catalogue.words(file.game, file.pack, "")
            with time_limit(self.ceilings.edited_seconds):
                inspect(game, start.g, file.seats, words)
        return self.packed(start)

    def game_and_box(self, file: TableFile) -> tuple[Game[Any], Box]:
        try:
            game = self.catalogue.game(file.game)
        except LookupError:
            raise BadSave("other_game", file.game[:80]) from None
        try:
            box = self.catalogue.box(file.game, file.pack.partition("@")[0])
        except LookupError:
            raise BadSave("other_pack", file.pack[:120]) from None
        if box.name() != file.pack:
            raise BadSave("other_pack", file.pack[:120])
        return game, box

    def first(self, file: TableFile, game: Game[Any], box: Box) -> Start:
        """Where the table begins: from its seed, or from a state of its own."""
        pack = file.pack.partition("@")[0]
        start = from_seed(self, file.game, pack, file.options, file.seats, file.seed)
        if not file.has_opening():
            return start
        opening = bytes(file.opening)
        check_saved(game, opening, self.ceilings)
        return msgspec.structs.replace(start, g=codec.load(game, opening, box), events=(), opening=opening)

    def builder(self, start: Start) -> LogBuilder:
        return LogBuilder(start, self.tale.seats, self.tale.at, self.ceilings, self.tale.table)

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


def act_of(step: tuple[int, int, str] | FiledRuling) -> AnyAct:
    if isinstance(step, FiledRuling):
        return Ruled(step.seat, step.patch, step.reason, 0, step.state)
    return Answered(*step)
