"""What any table says, in both languages."""

import pytest

from tavola.content import table_messages
from tavola.content.words import FluentWords
from tavola.kernel.codec import BadSave
from tavola.kernel.decision import Refusal
from tavola.kernel.game import Outcome
from tavola.kernel.text import Message
from tavola.library.wordbooks import said_in, table_words


@pytest.fixture(params=["it", "en"])
def words(request: pytest.FixtureRequest) -> FluentWords:
    return said_in(request.param, table_words(request.param))


def complete(words: FluentWords, text: str) -> str:
    assert "⟨" not in text
    assert not words.faults, words.faults
    return text


@pytest.mark.parametrize("reason", ["start", "chance", "hidden", "committed", "other-seat"])
def test_every_reason_why_undo_stops_has_its_words(words: FluentWords, reason: str):
    complete(words, words.say(Message(f"barrier-{reason}")))


@pytest.mark.parametrize("fault", ["torn", "edited", "future", "other_game", "other_pack", "broken", "too_large"])
def test_every_fault_of_a_save_says_which_and_what_to_do(words: FluentWords, fault: str):
    text = complete(words, words.say(table_messages.why_not_opened(BadSave(fault, "pond"))))
    assert text.count(":") == 1  # what is wrong: what to do
    assert ("pond" in text) == (fault in {"other_game", "other_pack", "broken", "too_large"})


def test_a_refusal_names_its_clause():
    words = said_in("en", table_words("en"))
    plain = Refusal("TABLE_E_STALE")
    assert words.say(table_messages.why_refused(plain)) == words.say(plain.message())
    ruled = Refusal("TABLE_E_STALE", rule="SR-4.3")
    assert words.say(table_messages.why_refused(ruled)).endswith("no longer open. (rule SR-4.3)")


def test_seats_are_counted_from_one():
    words = said_in("it", table_words("it"))
    assert [words.say(table_messages.seat_name(0, holder)) for holder in ("player", "bot", "open")] == [
        "Giocatore 1",
        "Bot 1",
        "Posto libero 1",
    ]


def ended(outcome: Outcome, *names: str, cooperative: bool = False) -> list[str]:
    words = said_in("en", table_words("en"))
    return [words.say(message) for message in table_messages.how_it_ended(outcome, names, cooperative)]


def test_one_winner_and_the_places_in_order():
    assert ended(Outcome((2, 1), (1, 7)), "Ada", "Bice") == [
        "Bice wins.",
        "Place 1: Bice, 7 points.",
        "Place 2: Ada, 1 point.",
    ]


def test_shared_first_place():
    assert ended(Outcome((1, 1), (4, 4)), "Ada", "Bice")[0] == "Ada and Bice win together."


def test_names_may_be_messages():
    seats = [table_messages.seat_name(0), table_messages.seat_name(1)]
    first = table_messages.how_it_ended(Outcome((1, 1), (4, 4)), seats)[0]
    assert said_in("it", table_words("it")).say(first) == "Vincono a pari merito Giocatore 1 e Giocatore 2."


def test_alone_there_is_a_score_and_no_winner():
    assert ended(Outcome((1,), (31,)), "Ada") == ["The game is over.", "Ada: 31 points."]


@pytest.mark.parametrize(("place", "text"), [(1, "You have won, all of you."), (2, "You have lost, all of you.")])
def test_a_table_that_plays_together_wins_or_loses_together(place: int, text: str):
    outcome = Outcome((place, place), (0, 0), "starved")
    assert ended(outcome, "Ada", "Bice", cooperative=True) == ["⟨ending-starved⟩", text]


def test_a_table_that_only_stopped_has_neither_won_nor_lost():
    outcome = Outcome((2, 2), (0, 0), "starved", undecided=True)
    assert ended(outcome, "Ada", "Bice", cooperative=True) == ["⟨ending-starved⟩"]
