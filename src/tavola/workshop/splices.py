"""The smallest change of a file: some letters become others. Changes are kept, shifted and taken back as these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Splice(msgspec.Struct, frozen=True, array_like=True):
    """At a place in a file `old` becomes `new`. A file that was not there has no `old`, one that goes has no `new`."""

    file: str
    at: int
    old: str | None
    new: str | None

    def back(self) -> Splice:
        return Splice(self.file, self.at, self.new, self.old)

    @property
    def end(self) -> int:
        return self.at + len(self.old or "")

    @property
    def is_whole(self) -> bool:
        """Whether a file comes or goes."""
        return self.old is None or self.new is None


class Misfit(Exception):
    """The letters that a splice expects are not there."""


def spliced(files: dict[str, str], splice: Splice) -> None:
    """Carry it out."""
    text = files.get(splice.file)
    if splice.is_whole:
        if text != splice.old:
            raise Misfit(splice.file)
        if splice.new is None:
            del files[splice.file]
        else:
            files[splice.file] = splice.new
        return
    if text is None or text[splice.at : splice.end] != splice.old:
        raise Misfit(splice.file)
    files[splice.file] = f"{text[: splice.at]}{splice.new}{text[splice.end :]}"


def fits(files: Mapping[str, str], splices: Sequence[Splice]) -> bool:
    """Whether all can be carried out one after another.

    Where letters on both sides of a place went and came back one by one, which of them came first is not known any
    more: what undoes an older change is then reckoned for a place where they do not stand.
    """
    touched = {one.file: files[one.file] for one in splices if one.file in files}
    try:
        for splice in splices:
            spliced(touched, splice)
    except Misfit:
        return False
    return True


def between(file: str, before: str | None, after: str | None) -> list[Splice]:
    """What turns one text of a file into another."""
    if before == after:
        return []
    if before is None or after is None:
        return [Splice(file, 0, before, after)]
    start, most = 0, min(len(before), len(after))
    while start < most and before[start] == after[start]:
        start += 1
    tail = 0
    while tail < most - start and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    return [Splice(file, start, before[start : len(before) - tail], after[start : len(after) - tail])]


def shifted(splice: Splice, past: Splice) -> Splice | None:
    """A splice meant for a file before `past`, for the file after it; None where both touch the same letters."""
    if splice.file != past.file:
        return splice
    if splice.is_whole or past.is_whole:
        return None
    if past.end <= splice.at:
        moved = len(past.new or "") - len(past.old or "")
        return msgspec.structs.replace(splice, at=splice.at + moved)
    return splice if past.at >= splice.end else None


def past_all(splice: Splice, later: Sequence[Splice]) -> Splice | None:
    moved: Splice | None = splice
    for past in later:
        moved = shifted(moved, past) if moved is not None else None
    return moved


def taken_back(change: Sequence[Splice], later: Sequence[Sequence[Splice]]) -> list[Splice] | None:
    """What undoes a change after others have been made; None where they touch what it touched."""
    found: list[Splice] = []
    for splice in reversed(change):
        moved = past_all(splice.back(), [past for one in later for past in one])
        moved = past_all(moved, found) if moved is not None else None
        if moved is None:
            return None
        found.append(moved)
    return found


def without_pairs(later: Sequence[tuple[int, int | None, Sequence[Splice]]]) -> list[Sequence[Splice]]:
    """Changes (number, the number it undoes, splices) without those that were taken back again among themselves.

    What came between a change and its undoing does not touch it, so it is as it would have been without both.
    """
    left = list(later)
    nth = 0
    while nth < len(left):
        undoes = left[nth][1]
        first = next((n for n in range(nth) if left[n][0] == undoes), None)
        if undoes is None or first is None:
            nth += 1
            continue
        moved: list[tuple[int, int | None, Sequence[Splice]]] = []
        for other, back, between_ in left[first + 1 : nth]:
            now = unshifted(between_, left[first][2])
            if now is None:
                break
            moved.append((other, back, now))
        if len(moved) != nth - first - 1:
            nth += 1
            continue
        left[first : nth + 1] = moved
        nth = first
    return [splices for _, _, splices in left]


def unshifted(splices: Sequence[Splice], past: Sequence[Splice]) -> list[Splice] | None:
    """Splices made after `past`, as they would be had that not been."""
    back = [one.back() for one in reversed(past)]
    found = []
    for splice in splices:
        moved = past_all(splice, back)
        if moved is None:
            return None
        found.append(moved)
    return found
