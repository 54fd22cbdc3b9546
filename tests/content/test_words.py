"""Messages in Italian and English."""

import pytest

from tavola.content.source import PackError
from tavola.content.words import FluentWords, read_words
from tavola.kernel.text import Message, say

ITALIAN = """
frog = la rana
heron = l'airone
newt = il tritone
jumped = { $who } salta { $far ->
    [one] una foglia
   *[other] { $far } foglie
}.
saw = Si vedono { $what }.
card-7 = Stagno
    .text = Pesca { $cards }.
named = { card-7 }
ring = { gnir }
gnir = { ring }
"""


@pytest.fixture
def words() -> FluentWords:
    return FluentWords("it", [("a.ftl", ITALIAN)])


def test_a_message_is_said_with_its_arguments(words: FluentWords):
    assert words("jumped", who="Anna", far=1) == "Anna salta una foglia."
    assert words("jumped", who="Anna", far=3) == "Anna salta 3 foglie."
    assert not words.faults


def test_arguments_may_be_messages(words: FluentWords):
    assert words.say(say("jumped", who=say("frog"), far=2)) == "la rana salta 2 foglie."


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("it", 1, "la rana"),
        ("it", 2, "la rana e la rana"),
        ("it", 3, "la rana, la rana e la rana"),
        ("en", 2, "the frog and the frog"),
        ("en", 3, "the frog, the frog and the frog"),
    ],
)
def test_a_list_is_said_as_people_say_it(language: str, count: int, text: str):
    source = {"it": "frog = la rana", "en": "frog = the frog"}[language]
    words = FluentWords(language, [("a.ftl", source + "\nlisted = { $all }\n")])
    assert words("listed", all=[say("frog")] * count) == text


def test_an_empty_list_is_nothing(words: FluentWords):
    assert words("saw", what=[]) == "Si vedono ."


def test_numbers_are_bare_digits(words: FluentWords):
    assert words("jumped", who="A", far=12345) == "A salta 12345 foglie."


def test_no_invisible_marks_are_put_around_arguments(words: FluentWords):
    assert "\u2068" not in words("jumped", who="Anna", far=2)


def test_an_attribute_is_named_after_a_dot(words: FluentWords):
    assert words("card-7.text", cards=2) == "Pesca 2."
    assert words.has("card-7.text")
    assert not words.has("card-7.picture")


def test_what_is_missing_is_shown_and_noted(words: FluentWords):
    assert words("nowhere") == "⟨nowhere⟩"
    assert words.say(say("saw", what=[say("frog"), say("stork")])) == "Si vedono la rana e ⟨stork⟩."
    assert words.missing == {"nowhere", "stork"}
    assert not words.has("nowhere")


def test_a_message_said_without_what_it_needs_is_noted(words: FluentWords):
    words("saw")
    assert words.faults == {"saw: Unknown external: what"}


def test_messages_may_refer_to_others_but_not_in_a_ring(words: FluentWords):
    assert words("named") == "Stagno"
    assert words("ring") == "⟨ring⟩"
    assert words.faults == {"ring: refers to itself"}


def test_a_later_source_has_the_last_word():
    words = FluentWords("it", [("a.ftl", "x = uno\ny = { x }"), ("b.ftl", "x = due")])
    assert words("y") == "due"


def test_a_page_of_a_journal_is_no_problem():
    words = FluentWords("it", [("a.ftl", f"page = {'pioggia ' * 2000}\nread = {chr(123)} $page {chr(125)}.\n")])
    assert len(words.say(say("read", page=say("page")))) > 15_000
    assert not words.faults


def test_what_is_not_fluent_is_refused_with_its_line():
    with pytest.raises(PackError) as caught:
        FluentWords("it", [("a.ftl", "x = uno\n\ny = { $due\n\nz = tre\nzz\n")])
    assert [problem.line for problem in caught.value.problems] == [3, 6]
    assert "this is not Fluent" in str(caught.value)


def test_words_are_utf8():
    assert read_words("a.ftl", "\ufeffx = è\r\n".encode()) == "x = è\n"
    with pytest.raises(PackError, match=r"a\.ftl:2: the file is not UTF-8"):
        read_words("a.ftl", b"x = 1\ny = \xe8\n")


def test_what_was_said_is_remembered_for_the_same_arguments_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.content.words.KEPT", 3)
    words = FluentWords("en", [("a.ftl", "n = { $n } { $m }\nl = with { $all }\na = A\nb = B\n")])
    for _ in range(2):
        assert words("n", n=1, m="1") == "1 1"
        assert words("n", n="1", m=2) == "1 2"
        assert words("n", n=11, m="") == "11 "
        assert words("l", all=[Message("a"), Message("b")]) == "with A and B"
        assert words("l", all=[Message("a")]) == "with A"
        assert words("l", all="A and B") == "with A and B"
