"""Drafts looked at: what each file says at once, what was touched in no time, the whole pack when there is time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from tavola.service.ports import Turn
from tavola.service.registry import TableRegistry
from tavola.service.worker_process import Died, Failed, Overran
from tavola.workshop.checking import (
    CheckAsk,
    HurryAsk,
    Shapes,
    check_pack,
    check_touched,
    faults_of_file,
    shapes_of,
)
from tavola.workshop.drafts import LoadedDraft
from tavola.workshop.live import FaultsNews, tell_all
from tavola.workshop.wire import Fault, Faults

HURRY_SECONDS = 10.0  # of the processor's time for a look at what was touched
CHECK_SECONDS = 60.0  # and for one at a whole pack
WAIT = 10.0  # seconds that a question for faults waits for a whole look


class Inspector:
    """One worker's looks at its drafts."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._shapes: dict[str, Shapes] = {}

    def shapes_now(self, game: str) -> Shapes:
        """Takes a while the first time."""
        if game not in self._shapes:
            self._shapes[game] = shapes_of(game)
        return self._shapes[game]

    async def shapes(self, game: str) -> Shapes:
        if game not in self._shapes:
            await asyncio.to_thread(self.shapes_now, game)
        return self._shapes[game]

    async def own_faults(self, loaded: LoadedDraft, files: Sequence[str]) -> list[Fault]:
        """What the types say of these files."""
        shapes, found = await self.shapes(loaded.game), list[Fault]()
        for file in files:
            if file in loaded.document.files and file.endswith(".yaml"):
                if file not in loaded.own:
                    loaded.own[file] = faults_of_file(loaded.game, shapes, file, loaded.document.files[file])
                found += loaded.own[file]
        return found

    def is_complete(self, loaded: LoadedDraft) -> bool:
        return loaded.faults.complete and loaded.faults.seq == loaded.seq

    def faults_now(self, loaded: LoadedDraft) -> Faults:
        """What is known; the rest is looked for from now on."""
        self.check_later(loaded)
        return msgspec.structs.replace(loaded.faults, seq=max(0, loaded.faults.seq), complete=self.is_complete(loaded))

    async def faults(self, loaded: LoadedDraft) -> Faults:
        """Waits a while for a look at the whole pack as it is now."""
        self.check_later(loaded)
        try:
            async with asyncio.timeout(WAIT):
                while not self.is_complete(loaded):
                    await loaded.checked.wait()
        except TimeoutError:
            pass
        return self.faults_now(loaded)

    def check_later(self, loaded: LoadedDraft) -> None:
        """What was touched first, in no time; then the whole."""
        if loaded.touched and loaded.faults.seq >= 0 and not loaded.hurrying:
            loaded.hurrying = True
            self.registry.later(self.hurry(loaded))
        if not self.is_complete(loaded) and not loaded.checking:
            loaded.checking = True
            self.registry.later(self.check(loaded))

    def found(self, loaded: LoadedDraft, faults: Faults) -> None:
        loaded.faults = faults
        loaded.checked.set()
        loaded.checked = asyncio.Event()
        tell_all(loaded.watchers, FaultsNews(faults), "faults")

    async def hurry(self, loaded: LoadedDraft) -> None:
        """What the files that were touched say, with the names that the rest of the pack has."""
        try:
            while loaded.touched and not self.is_complete(loaded):
                seq, touched = loaded.seq, sorted(loaded.touched)
                loaded.touched.clear()
                files = {name: text for name, text in loaded.document.files.items() if name.endswith(".yaml")}
                ask = HurryAsk(loaded.game, files, touched)
                try:
                    found = await self.registry.bot_pool.help(
                        check_touched, ask, Turn(f"hurry {loaded.id}", HURRY_SECONDS)
                    )
                except (Died, Failed, Overran):
                    return  # the whole look says it
                if loaded.faults.seq < seq:
                    others = [one for one in loaded.faults.found if one.file not in touched]
                    self.found(loaded, Faults(seq, False, [*found, *others]))
        finally:
            loaded.hurrying = False

    async def check(self, loaded: LoadedDraft) -> None:
        """Look at the whole pack in a helping process, until what was looked at is what is there."""
        try:
            while not self.is_complete(loaded):
                seq = loaded.seq
                found = await self.look(loaded, dict(loaded.document.files))
                self.found(loaded, Faults(seq, True, found))
        finally:
            loaded.checking = False

    async def look(self, loaded: LoadedDraft, files: dict[str, str]) -> list[Fault]:
        """Everything that is wrong with these files; what is known already is not looked for again."""
        if files == loaded.document.files and self.is_complete(loaded):
            return loaded.faults.found
        turn = Turn(f"draft {loaded.id}", CHECK_SECONDS)
        try:
            return await self.registry.bot_pool.help(check_pack, CheckAsk(loaded.game, files), turn)
        except (Died, Failed, Overran) as why:
            message = f"the pack could not be looked at as a whole ({type(why).__name__})"
            return [Fault("pack.yaml", "", "", 1, message)]
