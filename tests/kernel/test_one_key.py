"""Records known by the one key they are written with."""

from __future__ import annotations

from abc import abstractmethod

import msgspec
import pytest

from tavola.kernel.one_key import OneKey, must_be_whole, read_one_key


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
