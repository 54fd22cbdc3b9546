"""Words by the id of their message: tests find things by name, and a new wording breaks none."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE, PACKS = ROOT / "web" / "src", ROOT / "packs"


def bundled(language: str, files: list[Path]) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in sorted(files):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


@cache
def client(language: str) -> FluentBundle:
    return bundled(language, [*SOURCE.rglob(f"{language}.ftl"), *SOURCE.rglob(f"*.{language}.ftl")])


@cache
def house(game: str, language: str) -> FluentBundle:
    """What the server says at a game's table: words of the house, the game and its packs."""
    files = (PACKS / "locale" / language).glob("*.ftl")
    return bundled(language, [*files, *(PACKS / game).rglob(f"locale/{language}/*.ftl")])


def spoken(bundle: FluentBundle, id: str, args: dict[str, str | int]) -> str:
    name, _, attribute = id.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{id} says nothing"
    text, faults = bundle.format_pattern(pattern, args)
    assert not faults, f"{id}: {faults}"
    return str(text)


def said(id: str, language: str = "it", **args: str | int) -> str:
    """What the client says for a message (`message` or `message.attribute`), as people read it."""
    return spoken(client(language), id, args)


def in_english(id: str, **args: str | int) -> str:
    return said(id, "en", **args)


def told(game: str, id: str, language: str = "it", **args: str | int) -> str:
    """What the server says for a message at a table of this game."""
    return spoken(house(game, language), id, args)
