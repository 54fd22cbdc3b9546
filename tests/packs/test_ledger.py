"""What was done is answered: every line of the ledger of consequences of *A Year and a Day*, section by section."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tavola.library.finding import find_pack
from tavola.story.memory import Memory, remember
from tavola.story.reading import read_story

LEDGER = Path(__file__).parent / "ledger.txt"
LINES = 220
ROWS_OF_ACT_ONE = 45  # marks of Chapters I to III are answered twice later on, those made later three times
SECTION = re.compile(r"book\.\w+|\d+")


def ledger() -> list[tuple[str, str, list[str]]]:
    """Line, mark and where it is answered: ("L1.1", "debts#1", ["138", "236"])."""
    lines = [line.split() for line in LEDGER.read_text().splitlines() if not line.startswith("#")]
    return [(id, mark, sections) for id, mark, *sections in lines]


def is_answered_in(memory: Memory, mark: str, section: str) -> bool:
    """Words stand there, or a choice is offered there, only if (or only unless) this is marked."""
    return section in {section_of(spot) for spot in memory.spots.get(mark, ())}


def section_of(spot: str) -> str:
    """Of "138.o1", "book.505.say_it" and "ev.c14.p4": the place, the section of the Book, the Event."""
    found = SECTION.match(spot)
    return found[0] if found else spot


def broken(memory: Memory, lines: list[tuple[str, str, list[str]]]) -> list[str]:
    every = [(id, mark, section) for id, mark, sections in lines for section in sections]
    return [f"{id} {mark} [{section}]" for id, mark, section in every if not is_answered_in(memory, mark, section)]


def wanted(id: str) -> int:
    return 2 if int(id[1:].partition(".")[0]) <= ROWS_OF_ACT_ONE else 3


@pytest.fixture(scope="module")
def memory() -> Memory:
    return remember(read_story(find_pack("tainted_grail/avalon")))


def test_the_ledger_has_all_its_lines() -> None:
    lines = ledger()
    assert len({id for id, _, _ in lines}) == len(lines) == LINES
    assert [id for id, _, sections in lines if len(set(sections)) < wanted(id)] == []


def test_every_line_of_the_ledger_is_answered_where_it_says(memory: Memory) -> None:
    assert broken(memory, ledger()) == []


def test_a_line_that_no_section_keeps_would_be_found_out(memory: Memory) -> None:
    lines = [("L0.1", "debts#1", ["138", "139"]), ("L0.2", "debts#99", ["138"]), ("L0.3", "bees#2", ["book.0"])]
    assert broken(memory, lines) == ["L0.1 debts#1 [139]", "L0.2 debts#99 [138]", "L0.3 bees#2 [book.0]"]
