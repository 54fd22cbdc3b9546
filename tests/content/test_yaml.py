"""What is read of YAML, and what is refused before anything is built from it."""

import time
from typing import Any

import msgspec
import pytest

from tavola.content.source import PackError, PackSource, Problem
from tavola.content.yaml import MAX_BYTES, MAX_DEPTH, decode, read_plain


def plain(text: str) -> Any:
    return read_plain("x.yaml", text.encode())[0]


def refused(text: str | bytes) -> Problem:
    with pytest.raises(PackError) as caught:
        read_plain("x.yaml", text if isinstance(text, bytes) else text.encode())
    assert len(caught.value.problems) == 1
    return caught.value.problems[0]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("no", "no"),
        ("on", "on"),
        ("Yes", "Yes"),
        ("True", "True"),
        ("12", 12),
        ("-3", -3),
        ("007", "007"),
        ("1_000", "1_000"),
        ("0x10", "0x10"),
        ("1.5", 1.5),
        ("1e3", "1e3"),
        (".5", ".5"),
        ("1.0e999", "1.0e999"),
        ("12:30", "12:30"),
        ("2024-01-01", "2024-01-01"),
        ('"12"', "12"),
        ("'true'", "true"),
        ("=", "="),
        ("free x2", "free x2"),
    ],
)
def test_only_plain_numbers_true_false_and_null_are_more_than_text(written: str, read: object):
    assert plain(f"a: {written}") == {"a": read}


def test_keys_are_texts_as_written():
    assert plain("on: 1\n1: 2\nnull: 3\n") == {"on": 1, "1": 2, "null": 3}


def test_a_number_too_long_for_any_rule_stays_a_text():
    assert plain("a: " + "9" * 5000) == {"a": "9" * 5000}


def test_an_empty_file_is_nothing():
    assert plain("") is None
    assert plain("# only a remark\n") is None


def test_a_mark_at_the_start_of_the_file_is_not_part_of_it():
    assert plain("\ufeffa: 1") == {"a": 1}


@pytest.mark.parametrize(
    ("text", "said", "line"),
    [
        ("a: 1\nb: &x 2\n", "anchors (&x)", 2),
        ("a: *x\n", "aliases (*x)", 1),
        ("a: [1, *x]\n", "aliases (*x)", 1),
        ("a: !!python/object/apply:os.system [ls]\n", "tags", 1),
        ("a: !!int '3'\n", "tags", 1),
        ("a:\n  <<: {b: 1}\n", "merge keys", 2),
        ("a: 1\nb: 2\na: 3\n", "the key `a` is given twice", 3),
        ("? [1, 2]\n: 3\n", "a key must be a plain text", 1),
        ("? &k a\n: 3\n", "a key must be a plain text", 1),
        ("'': 3\n", "a key is empty", 1),
        ("a: 1\n---\nb: 2\n", "a second document begins", 2),
        ("a: [1\nb: 2\n", "this is not YAML", 1),
        ("a: 'open\n", "this is not YAML", 2),
        ("è: 1\na: \x01\n", "this is not YAML", 2),
    ],
)
def test_what_is_refused_is_named_with_its_line(text: str, said: str, line: int):
    problem = refused(text)
    assert said in problem.message
    assert (problem.file, problem.line) == ("x.yaml", line)


def test_a_file_that_is_not_utf8_is_refused_with_the_line_of_the_first_wrong_byte():
    problem = refused(b"a: 1\nb: \xff\n")
    assert problem.message == "the file is not UTF-8 text"
    assert problem.line == 2


def test_nesting_has_a_limit():
    assert plain("[" * MAX_DEPTH + "]" * MAX_DEPTH)
    assert "deep" in refused("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1)).message
    assert "deep" in refused("[" * 500_000).message


def test_an_alias_bomb_is_refused_at_its_first_anchor():
    bomb = "a: &a [x, x]\n" + "".join(f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True))
    assert "anchors (&a)" in refused(bomb).message


def test_a_big_file_is_refused_before_it_is_looked_at():
    started = time.process_time()  # a machine that is busy elsewhere is no fault of ours
    problem = refused(b"&" * (100 * 1024 * 1024))
    assert f"at most {MAX_BYTES} are read" in problem.message
    assert time.process_time() - started < 1


def test_lines_are_those_of_the_parts():
    value, lines = read_plain("x.yaml", b"# remark\na:\n  - 1\n  - b: 2\n    c: 3\n")
    assert lines.at(value, ()) == 2
    assert lines.at(value, ("a", 1, "c")) == 5
    assert lines.at(value, ("a", 1, "nowhere", "below")) == 4  # the nearest part that there is


def test_a_pack_reads_its_files_by_name_and_says_which_it_has_not():
    source = PackSource("pond/one", {"a.yaml": b"- 1\n- 2\n", "deep/b.yaml": b"3", "locale/it/a.ftl": b"x = y"})
    assert source.read("a.yaml", list[int]) == [1, 2]
    assert source.names() == ["a.yaml", "deep/b.yaml"]
    assert source.names("deep/") == ["deep/b.yaml"]
    with pytest.raises(PackError, match=r"c\.yaml: the pack has no such file"):
        source.read("c.yaml", int)


def test_mended_words_leave_a_pack_what_it_is_to_saves():
    files = {"a.yaml": b"1", "locale/it/a.ftl": b"x = y"}
    assert PackSource("p", files).digest == PackSource("p", {**files, "locale/it/a.ftl": b"x = z"}).digest
    assert PackSource("p", files).digest != PackSource("p", {**files, "a.yaml": b"2"}).digest


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    copies: int
    keys: list[str]


@pytest.mark.slow
def test_a_large_pack_is_read_in_well_under_two_seconds():
    data = "".join(
        f"- id: card-{n}\n  copies: {n % 3}\n  keys: [courage 2, caution 1]\n" for n in range(17_000)
    ).encode()
    assert len(data) > 1_000_000
    started = time.process_time()
    assert len(decode("cards.yaml", data, list[Card])) == 17_000
    assert time.process_time() - started < 2
