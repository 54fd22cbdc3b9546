"""Files of words: what is read here is what the library's parser reads."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tavola.content.fluent import read_messages

ROOT = Path(__file__).resolve().parents[2]
FILES = [*sorted((ROOT / "packs").rglob("*.ftl")), *sorted((ROOT / "web/src").rglob("*.ftl"))]
ODD = (
    "a = b",
    "a = b   \n\n\n",
    "a =\n    b\n      c\n\n    d\n",
    "a = b\n c\n   d\nb = e",
    "a = b\n\n\n c\n",
    "a = [b] c",
    "a = b\n [c] d\n",
    "a = b\n .c = d\n",
    "a = b\n * c\n",
    "a = b\n} c\n",
    "a =\n",
    "a\n",
    "a = { $b ->\n [one] c\n *[other] d\n}\nb = c\n",
    "a = { \"b\" }\n",
    "a = {\nb = c\n",
    "a = b {\n$c }\nd = e\n",
    "-a = b\nc = { -a }\n",
    "# a\n## b\n### c\na = b\n# d\nb = c\n",
    "#a\nb = c\n",
    "# a\nb\n",
    " a = b\n",
    "\ta = b\n",
    "a = b\n\tc\n",
    "a = b\n   \n  c\n",
    "a-1_B = \N{NO-BREAK SPACE}b \N{NO-BREAK SPACE}\n",
    "1a = b\nc = d\n",
    "a = b\nnot a message\nc = d\n",
    "a = b # c\n",
    "a=b\n c\n\n\n# d\n",
    "",
    "\n\n",
)  # fmt: skip


def told(resource: ast.Resource) -> list[object]:
    """The entries that matter to who speaks, without the comments above them."""
    found: list[object] = []
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            found.append("junk")
        elif isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            found.append(entry.to_json())
    return found


def must_be_the_same(text: str) -> None:
    assert told(read_messages(text)) == told(FluentParser(with_spans=False).parse(text))


@pytest.mark.parametrize("text", ODD)
def test_odd_files_are_read_as_the_parser_reads_them(text: str) -> None:
    must_be_the_same(text)


def test_pieces_put_together_are_read_as_the_parser_reads_them() -> None:
    for first in ODD:
        for second in ODD:
            must_be_the_same(f"{first}\n{second}")


@pytest.mark.slow
def test_every_file_of_ours_is_read_as_the_parser_reads_it() -> None:
    assert FILES
    for file in FILES:
        must_be_the_same(file.read_text())
