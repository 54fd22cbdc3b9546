"""How far back a seat may go on its own: to the last answer that showed something new, or that another seat gave."""

from __future__ import annotations

import msgspec


class Barrier(msgspec.Struct, frozen=True):
    """Undo goes back freely to before answer number `at` (0 is the first) and stops there because of `reason`."""

    at: int
    reason: str  # "start", "chance", "hidden", "committed" or "other_seat"


class UndoInfo(msgspec.Struct):
    """The barrier of every seat, kept up to date answer by answer."""

    last_seat: int | None = None
    free_from: int = 0  # answers from this number on are all of `last_seat`, and none showed anything new
    stop: str = "start"

    def answered(self, nth: int, seat: int, final: str) -> None:
        """Answer number `nth` (from 0) was given; `final` says why it cannot be taken back freely, or is empty."""
        if final:
            self.last_seat, self.free_from, self.stop = seat, nth + 1, final
        elif seat != self.last_seat:
            self.stop = "other_seat" if nth else "start"
            self.last_seat, self.free_from = seat, nth

    def corrected(self, ply: int) -> None:
        """A ruling or a cut: nobody goes back behind it alone."""
        self.last_seat, self.free_from, self.stop = None, ply, "other_seat"

    def barrier(self, seat: int, ply: int) -> Barrier:
        """How far this seat may go back after `ply` answers."""
        if seat == self.last_seat:
            return Barrier(self.free_from, self.stop)
        return Barrier(ply, "other_seat" if ply else "start")
