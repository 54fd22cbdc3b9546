"""What is made of printed things when first needed, and kept: what is printed never changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

T = TypeVar("T")


class Once:
    """Things by name, each made once. A name always stands for things of one type."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[str, object] = {}

    def __call__(self, name: str, make: Callable[[], T]) -> T:
        if name not in self._made:
            self._made[name] = make()
        return cast(T, self._made[name])
