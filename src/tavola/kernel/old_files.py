"""Files of tables as older versions wrote them: they are read for ever, and written no more."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.kernel.codec import BadSave
from tavola.kernel.match import Answer

STORY = 1


class StoryRuling(msgspec.Struct, frozen=True, tag_field="act", tag="ruled"):
    seat: int
    patch: list[dict[str, Any]]
    reason: str
    proposal: int
    state: msgspec.Raw


class StoryAnswer(msgspec.Struct, frozen=True, tag_field="act", tag="answered"):
    seat: int
    decision: int
    key: str
    final: str = ""


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that began from a state, or was corrected on the way: one list of steps, each with its kind."""

    tavola_story: int
    game: str
    pack: str
    seats: int
    options: dict[str, Any]
    seed: str
    opening: msgspec.Raw
    steps: list[msgspec.Raw]
    hash: str
    check: str = ""

    def read_steps(self) -> Iterator[Answer | StoryRuling]:
        for number, raw in enumerate(self.steps):
            try:
                step = msgspec.json.decode(bytes(raw), type=StoryAnswer | StoryRuling)
            except msgspec.ValidationError as error:
                raise BadSave("broken", f"step {number}: {error}") from None
            yield Answer(step.seat, step.decision, step.key) if isinstance(step, StoryAnswer) else step


class _Kind(msgspec.Struct):
    tavola_story: int = 0


def is_story(data: bytes) -> bool:
    """Whether a file is of this kind; what cannot be read at all is not."""
    try:
        return msgspec.json.decode(data, type=_Kind).tavola_story > 0
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def read_story(data: bytes) -> Story:
    try:
        story = msgspec.json.decode(data, type=Story)
    except msgspec.ValidationError as error:
        raise BadSave("broken", str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave("torn", str(error)) from None
    if story.tavola_story > STORY:
        raise BadSave("future", str(story.tavola_story))
    if story_check(story) != story.check:
        raise BadSave("edited")
    return story


def story_check(story: Story) -> str:
    bare = msgspec.json.encode(msgspec.structs.replace(story, check=""))
    return hashlib.blake2b(bare, digest_size=16).hexdigest()
