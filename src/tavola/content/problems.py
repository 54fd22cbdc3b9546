"""What is wrong with a pack, for the people who write it."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, frozen=True):
    """One fault of a pack: where it is and what is wrong, in one English sentence for pack writers."""

    file: str
    message: str
    entry: str = ""
    field: str = ""
    line: int = 0
    rule: str = ""  # the invariant ("C-4") or clause, where there is one
    warning: bool = False

    def __str__(self) -> str:
        where = self.file + (f":{self.line}" if self.line else "")
        inside = " ".join(part for part in (self.entry, self.field) if part)
        return f"{where}: {f'{inside}: ' if inside else ''}{self.message}{f' ({self.rule})' if self.rule else ''}"


class PackError(Exception):
    """A pack that cannot be used; nothing of it has been loaded."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems
