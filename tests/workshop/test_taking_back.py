"""Changes of a pack taken back in any order: what cannot be found again is refused, never put in a wrong place."""

from tavola.workshop.document import Change, Document
from tavola.workshop.splices import Splice

FILE = "cards.yaml"
WHOLE, LINE, OTHER = "a: 1\nb: 2\n", "x: 1\n", "y: 1\n"


def changed(document: Document, splices: list[Splice] | None, undoes: int | None = None) -> None:
    assert splices is not None
    document.append(Change(document.seq + 1, 0.0, "me", "Me", tuple(splices), (), (), undoes))


def test_a_line_whose_neighbours_went_and_came_back_is_not_looked_for_where_it_was() -> None:
    document = Document({FILE: WHOLE})
    changed(document, [Splice(FILE, len(WHOLE), "", LINE)])
    changed(document, [Splice(FILE, len(WHOLE), LINE, "")])
    changed(document, [Splice(FILE, 0, WHOLE, "")])
    changed(document, document.undoing(2), 2)
    changed(document, [Splice(FILE, len(LINE), "", OTHER)])
    changed(document, document.undoing(3), 3)
    assert document.files[FILE] == LINE + OTHER + WHOLE, "the line came first, since nothing else was there"
    assert document.undoing(1) is None


def test_the_same_line_is_taken_back_where_its_neighbours_stayed() -> None:
    document = Document({FILE: WHOLE})
    changed(document, [Splice(FILE, len(WHOLE), "", LINE)])
    changed(document, [Splice(FILE, 0, "", OTHER)])
    changed(document, document.undoing(1), 1)
    assert document.files[FILE] == OTHER + WHOLE
