"""Whatever a file holds, it is read or refused; nothing else happens."""

from collections.abc import Callable
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tavola.content.source import PackError
from tavola.content.words import FluentWords, read_words
from tavola.content.yaml import decode, read_plain

letters = st.characters(min_codepoint=32, max_codepoint=0x2FF, exclude_categories=["Cc", "Cs"])
scalars = st.none() | st.booleans() | st.integers(-(10**15), 10**15) | st.text(letters, max_size=8)
plain = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(letters, min_size=1, max_size=8), inner),
)
scribble = st.text(alphabet="ab1:-[]{}&*!|>'\"#%,?\n \t.=$", max_size=60)


def read_or_refused(read: Callable[[], Any]) -> Any:
    """What was read, or the faults; a fault says what is wrong and on which line."""
    try:
        return read()
    except PackError as error:
        faults = error.problems
    assert faults
    assert all(fault.message and fault.line >= 1 for fault in faults), faults
    return None


@given(st.binary(max_size=200) | scribble.map(str.encode) | st.text(max_size=60).map(str.encode))
def test_any_bytes_are_yaml_that_is_read_or_refused_with_a_sentence(data: bytes):
    read = read_or_refused(lambda: read_plain("x.yaml", data))
    assert read is None or msgspec.json.encode(read[0])  # plain data and nothing else


@given(plain)
def test_json_is_read_as_what_it_says(value: object):
    assert read_plain("x.yaml", msgspec.json.encode(value))[0] == value


class Leaf(msgspec.Struct):
    id: str
    size: int = 0
    leaves: list["Leaf"] = []


leaves = st.fixed_dictionaries(
    {"id": st.text(letters, max_size=3)},
    optional={"size": st.integers(0, 9) | st.text(letters, max_size=2), "leaves": st.lists(plain, max_size=3)},
)


@given(plain | leaves)
def test_any_value_becomes_a_record_or_a_refusal_with_a_place(value: object):
    leaf = read_or_refused(lambda: decode("x.yaml", msgspec.json.encode(value), Leaf))
    assert leaf is None or isinstance(leaf, Leaf)


@given(scribble | st.text(max_size=60))
def test_any_text_is_words_that_are_read_or_refused(text: str):
    words = read_or_refused(lambda: FluentWords("it", [("x.ftl", read_words("x.ftl", text.encode()))]))
    assert words is None or isinstance(words("a"), str)
