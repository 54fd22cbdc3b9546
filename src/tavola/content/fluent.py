"""Files of words read into messages: what is plain text is read here, the rest by the library's parser.

Nearly all that a pack says is plain text, and the parser goes through it letter by letter: most of a second for the
words of a campaign. Both readings are the same; a test holds every file of ours to that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

BEGINS = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)  # a message, a comment or a term
HEAD = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *= *")
SIGNS = ("{", "}")  # of what is more than text
NO_TEXT = (".", "*", "[")  # a line that begins like this is no text either


def read_messages(text: str) -> ast.Resource:
    """The messages of a file, without its comments; what is none is `Junk`, as the parser has it."""
    parser = FluentParser(with_spans=False)
    body = [entry for block in BEGINS.split(text) for entry in _entries(parser, block)]
    if any(isinstance(entry, ast.Junk) for entry in body):  # it may have been cut in the wrong place
        return parser.parse(text)
    return ast.Resource(body)


def _entries(parser: FluentParser, block: str) -> Iterator[ast.EntryType]:
    """What stands in a piece of a file."""
    if block.strip(" \n") == "":
        return
    head = HEAD.match(block)
    value = _plain(block[head.end() :]) if head is not None else ""
    if head is not None and value:
        yield ast.Message(ast.Identifier(head[1]), ast.Pattern([ast.TextElement(value)]))
    else:
        yield from (entry for entry in parser.parse(block).body if not isinstance(entry, ast.BaseComment))


def _plain(text: str) -> str:
    """The text of a message that is nothing else, empty where it is more.

    What its lines are indented by together is no part of it, nor is space at its end.
    """
    if any(sign in text for sign in SIGNS):
        return ""
    first, *rest = text.rstrip(" \n").split("\n")
    lines = [line if line.strip(" ") else "" for line in rest]
    if any(line and (line[0] != " " or line.lstrip(" ").startswith(NO_TEXT)) for line in lines):
        return ""
    common = min((len(line) - len(line.lstrip(" ")) for line in lines if line), default=0)
    told = [line[common:] for line in lines]
    return "\n".join([first, *told] if first else told).lstrip("\n")
