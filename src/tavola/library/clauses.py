"""The catalogue of a game's rules, clause by clause, for whoever reads it."""

from __future__ import annotations

import re

import msgspec

from tavola.library.places import catalogue_file

ROW = re.compile(r"\| *(?P<id>[A-Z]{2}-\d+\.\d+) *\|(?P<text>.*)\|\s*\Z")
PARAGRAPH = re.compile(r"(?P<id>[A-Z]{2}-\d+\.\d+) (?P<text>.*)\Z")


class Clause(msgspec.Struct, frozen=True):
    """One clause in our own words, as the catalogue has it."""

    id: str
    chapter: str
    text: str
    line: int


def catalogue(game_id: str) -> tuple[Clause, ...]:
    """The clauses of a game's catalogue, ours or a guest's."""
    path = catalogue_file(game_id)
    if path is None:
        raise LookupError(f"there is no catalogue of the rules of {game_id!r}")
    return read_catalogue(path.read_text(encoding="utf-8"))


def clauses_in(game_id: str, language: str) -> tuple[Clause, ...]:
    """The clauses for a reader of a language; what is not told in it is told in English."""
    clauses, path = catalogue(game_id), None if language == "en" else catalogue_file(game_id, language)
    if path is None:
        return clauses
    text = path.read_text(encoding="utf-8")
    found, title = {clause.id: clause for clause in read_catalogue(text)}, text.partition("\n")[0].lstrip("# ")
    return tuple(_in_its_words(clause, found.get(clause.id), title) for clause in clauses)


def _in_its_words(clause: Clause, found: Clause | None, title: str) -> Clause:
    """A catalogue in another language need not have chapters; what stands under its title keeps the English one."""
    if found is None:
        return clause
    return msgspec.structs.replace(
        clause, text=found.text, chapter=clause.chapter if found.chapter == title else found.chapter
    )


def read_catalogue(text: str) -> tuple[Clause, ...]:
    """Clauses are table rows or paragraphs that begin with an id; a paragraph goes on until the next empty line."""
    clauses: list[Clause] = []
    chapter = ""
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        elif row := ROW.match(line):
            clauses.append(Clause(row["id"], chapter, _row_text(row["text"]), number))
        elif paragraph := PARAGRAPH.match(line):
            clauses.append(Clause(paragraph["id"], chapter, _whole(lines, number, paragraph["text"]), number))
    return tuple(clauses)


def _row_text(cells: str) -> str:
    """The rule and, after it, the ruling; the column between them names the place in the rulebook."""
    return "\n".join(cell.strip() for cell in re.split(r"(?<!\\)\|", cells) if cell.strip())


def _whole(lines: list[str], number: int, first: str) -> str:
    rest: list[str] = []
    for line in lines[number:]:
        if not line.strip() or line.startswith("#"):
            break
        rest.append(line)
    return "\n".join([first, *rest])
