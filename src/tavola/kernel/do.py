"""`Do`: something to be done, as typed, frozen data."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec


class Doable:
    """Stands for "any kind of Do" in the fields of saved records, so that the codec can rebuild the right kind."""

    __slots__ = ()


class Do(Doable, msgspec.Struct, frozen=True, tag_field="do", tag=True, gc=False):
    """A card promises it, an option offers it, the stack runs it, a test pushes it.

    Each game derives one base class from it, and its kinds from that base.
    """


if TYPE_CHECKING:
    AnyDo = Do
else:
    AnyDo = Doable
