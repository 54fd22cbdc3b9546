"""The client's own words by the id of their message: tests find things by name, and a new wording breaks none."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

SOURCE = Path(__file__).resolve().parent.parent.parent / "web" / "src"


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in sorted([*SOURCE.rglob(f"{language}.ftl"), *SOURCE.rglob(f"*.{language}.ftl")]):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def said(id: str, language: str = "it", **args: str | int) -> str:
    """What the client says for a message, as people read it."""
    message = bundle(language).get_message(id)
    assert message.value is not None, f"{id} says nothing"
    text, faults = bundle(language).format_pattern(message.value, args)
    assert not faults, f"{id}: {faults}"
    return str(text)


def in_english(id: str, **args: str | int) -> str:
    return said(id, "en", **args)
