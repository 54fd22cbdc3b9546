"""Records known by the one key they are written with."""

from __future__ import annotations

from abc import abstractmethod

import msgspec
import pytest

from tavola.kernel.one_key import OneKey, OrPlain, must_be_whole, read_one_key


class Shape(OneKey, msgspec.Struct):
    @classmethod
    def called(cls) -> str:
        return "a shape"

    @classmethod
    def kinds(cls) -> dict[str, type[msgspec.Struct]]:
        return {"side": Square, "across": Disc}

    @abstractmethod
    def corners(self) -> int: ...


class Square(Shape):
    side: int

    def corners(self) -> int:
        return 4


class Disc(Shape):
    across: int


class Size(OrPlain):
    """A whole number, or a shape."""

    @classmethod
    def called(cls) -> str:
        return "a size"

    @classmethod
    def kinds(cls) -> dict[str, type[msgspec.Struct]]:
        return {"side": Square}

    @classmethod
    def takes(cls, plain: object) -> bool:
        return type(plain) is int

    @classmethod
    def plainly(cls) -> tuple[str, dict[str, object]]:
        return "a whole number", {"type": "integer"}


class Board(msgspec.Struct):
    size: Size
    hole: Size | None = None


FAMILY: type = Shape


def read(plain: object) -> object:
    return read_one_key(FAMILY, plain, lambda kind, value: value)


def test_a_record_is_read_by_its_one_key() -> None:
    assert read({"side": 3}) == Square(3)


@pytest.mark.parametrize("plain", [{}, {"side": 1, "across": 2}, {"edge": 1}, "side"])
def test_no_key_or_two_are_refused(plain: object) -> None:
    with pytest.raises(ValueError, match="a shape"):
        read(plain)


def test_a_record_that_leaves_something_open_is_not_made_known() -> None:
    must_be_whole(Square)
    with pytest.raises(TypeError, match="Disc leaves open: corners"):
        must_be_whole(Disc)


def test_what_a_family_takes_plainly_stays_what_it_is() -> None:
    board = msgspec.convert({"size": 3, "hole": {"side": 1}}, Board, dec_hook=read_size)
    assert [board.size, board.hole] == [3, Square(1)]
    assert msgspec.to_builtins(board) == {"size": 3, "hole": {"side": 1}}


@pytest.mark.parametrize("plain", [True, "3", 2.5, {"across": 1}, []])
def test_what_it_does_not_take_is_refused_in_its_own_words(plain: object) -> None:
    with pytest.raises(msgspec.ValidationError, match="a size"):
        msgspec.convert({"size": plain}, Board, dec_hook=read_size)


def read_size(kind: type, plain: object) -> object:
    return read_one_key(kind, plain, read_size)
