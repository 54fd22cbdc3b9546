"""People are called by their names, wherever in a sentence a seat stands."""

from tavola.kernel.text import Arg, Message, say
from tavola.service.player_names import PlayerNames


class Echo:
    """Words that say what they are given, so that a test sees it."""

    language = "en"

    def __call__(self, id: str, **args: Arg) -> str:
        return self.say(Message(id, args))

    def say(self, message: Message) -> str:
        return f"{message.id}({', '.join(self.told(value) for value in message.args.values())})"

    def told(self, value: Arg) -> str:
        if isinstance(value, Message):
            return self.say(value)
        return " and ".join(map(self.say, value)) if isinstance(value, list) else str(value)

    def has(self, id: str) -> bool:
        return id != "unknown"


WORDS = PlayerNames(Echo(), ["Livia", "", "Ada"])


def seat(number: int) -> Message:
    return say("seat-player", number=number)


def test_a_seat_is_called_by_its_name() -> None:
    assert WORDS.say(seat(1)) == "seat-named(Livia)"
    assert WORDS("seat-player", number=3) == "seat-named(Ada)"


def test_a_seat_without_a_name_and_one_that_is_not_there_keep_their_number() -> None:
    assert WORDS.say(seat(2)) == "seat-player(2)"
    assert WORDS.say(seat(9)) == "seat-player(9)"
    assert WORDS.say(seat(0)) == "seat-player(0)"


def test_seats_inside_a_sentence_are_found_at_any_depth() -> None:
    deep = say("event-gave", who=seat(1), what=say("card", owner=seat(3)), to=[seat(1), seat(2)], number=4)
    assert (
        WORDS.say(deep)
        == "event-gave(seat-named(Livia), card(seat-named(Ada)), seat-named(Livia) and seat-player(2), 4)"
    )


def test_everything_else_is_as_the_language_has_it() -> None:
    assert WORDS.language == "en"
    assert WORDS.has("card")
    assert not WORDS.has("unknown")
    assert WORDS.say(Message("round")) == "round()"
