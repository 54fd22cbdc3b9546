"""Copies of environments in the middle of a game: the table is shared, the game in progress is not."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self


class Twinned:
    """An environment whose copies are all deep: two that share a game in progress would be of no use."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = object.__new__(type(self))
        memo[id(self)] = twin
        twin.__dict__.update({name: deepcopy(value, memo) for name, value in vars(self).items()})
        return twin

    def __copy__(self) -> Self:
        return self.__deepcopy__({})
