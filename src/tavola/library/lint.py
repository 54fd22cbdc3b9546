"""All that is wrong with a pack, or with the words of the table and of a game, in one list."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

from tavola import games
from tavola.content.source import Manifest, PackError, PackSource, Problem
from tavola.content.words import LANGUAGES
from tavola.kernel.game import Game
from tavola.kernel.kinds import kinds_below
from tavola.kernel.text import message_id
from tavola.library.code_words import CodeWords, words_of_code, words_of_pack
from tavola.library.finding import box_of, find_game
from tavola.library.guests import ABOUT
from tavola.library.locating import with_lines
from tavola.library.places import PACKAGE
from tavola.library.wordbooks import game_words, pack_words, table_words
from tavola.library.wording import Layer, in_every_language, needed, read_layer, references, unused
from tavola.story.lint import lint_story


def lint_pack(source: PackSource) -> list[Problem]:
    """Every fault of a pack: its files, the game's own checks, its words, what its writers ask of its story."""
    try:
        game_id = _game_of(source.manifest())
    except PackError as error:
        return with_lines(source, error.problems)
    try:
        problems = list(find_game(game_id).lint(source))
    except PackError as error:  # entries without their shape; of words only what does not hang on them can be said
        return with_lines(source, [*error.problems, *lint_words_alone(game_id, source)])
    box: Any = None
    if not any(not problem.warning for problem in problems):
        try:
            box = box_of(game_id, source)
        except PackError as error:
            problems += error.problems
    found = problems + lint_pack_words(game_id, source, box) + lint_story(source)
    return with_lines(source, dict.fromkeys(found))  # two sheets may say the same of what both use


def _game_of(manifest: Manifest) -> str:
    if manifest.game not in games.GAME_IDS:
        there = ", ".join(games.GAME_IDS)
        raise PackError(Problem("pack.yaml", f"there is no game {manifest.game!r}; there are: {there}", field="game"))
    if not manifest.id.startswith(f"{manifest.game}/"):
        raise PackError(Problem("pack.yaml", f"the id of a pack of this game begins with {manifest.game}/", field="id"))
    return manifest.game


def lint_words_alone(game_id: str, source: PackSource) -> list[Problem]:
    """What is wrong with words whatever they are for: both languages have the same, and what they refer to is there."""
    try:
        layer = read_layer("locale", {language: pack_words(source, language) for language in LANGUAGES})
    except PackError as error:
        return list(error.problems)
    return layer.problems + in_every_language(layer) + references(layer, [table_layer(), game_layer(game_id)])


def lint_pack_words(game_id: str, source: PackSource, box: Any = None) -> list[Problem]:
    """The words of a pack: complete in both languages, none missing, none that nothing says."""
    try:
        layer = read_layer("locale", {language: pack_words(source, language) for language in LANGUAGES})
        table, game = table_layer(), game_layer(game_id)
    except PackError as error:
        return list(error.problems)
    problems = layer.problems + in_every_language(layer) + references(layer, [table, game])
    manifest = source.manifest()
    wanted: dict[str, set[str] | None] = {id: set() for id in (manifest.title, manifest.credits) if id}
    code = code_of_game(game_id)
    if (ids := ids_of_box(game_id, box)) is not None:
        wanted |= dict.fromkeys(ids)
        allowed = set(wanted) | (ids_of_box(game_id, box, "optional_message_ids") or set())
        used = {id for id in layer.ids() if id in allowed or id.partition(".")[0] in allowed}
    else:
        code.atoms |= words_of_pack(source)
        used = {id for id in layer.ids() if code.may_say(id)} | set(wanted)
    overridden = game.ids() | table.ids()  # a pack may say the game's messages in its own way
    missing = [of_manifest(manifest, problem) for problem in needed([table, game, layer], wanted)]
    return problems + missing + unused(layer, used | overridden)


def of_manifest(manifest: Manifest, problem: Problem) -> Problem:
    """What the manifest alone calls for is its fault."""
    for field in ("title", "credits"):
        if problem.entry and problem.entry == getattr(manifest, field) and not problem.line:
            return Problem("pack.yaml", f"{problem.entry!r}: {problem.message}", field=field)
    return problem


def ids_of_box(game_id: str, box: Any, hook_name: str = "message_ids") -> set[str] | None:
    """The messages that a box needs, or may have besides, where the game says so."""
    hook = getattr(find_game(game_id), hook_name, None)
    return set(hook(box)) if hook is not None and box is not None else None


def lint_game_words(game_id: str, source: PackSource | None = None) -> list[Problem]:
    """The words of a game whatever the pack: what its code names is there, what is there may be said."""
    layer = game_layer(game_id)
    code = code_of_game(game_id)
    problems = layer.problems + in_every_language(layer) + references(layer, [table_layer()])
    shelves = [table_layer(), layer]
    if source is not None:
        code.atoms |= words_of_pack(source)
        shelves.append(read_layer("locale", {language: pack_words(source, language) for language in LANGUAGES}))
    if games.info(game_id).package:
        code.needed.setdefault(ABOUT, None)  # the home page has no words of its own for a guest
    missing = needed(shelves, code.needed, code.places)
    idle = unused(layer, {id for id in layer.ids() if code.may_say(id)} | set(code.needed) | shelves[-1].referred())
    return problems + missing + idle


def lint_table_words() -> list[Problem]:
    """The words that every table shares."""
    layer = table_layer()
    code = words_of_code(path for path in _sources(PACKAGE) if "games" not in path.relative_to(PACKAGE).parts)
    idle = unused(layer, {id for id in layer.ids() if code.may_say(id)} | set(code.needed))
    return layer.problems + in_every_language(layer) + references(layer, []) + needed([layer], code.needed) + idle


def table_layer() -> Layer:
    return read_layer("locale", {language: table_words(language) for language in LANGUAGES})


def game_layer(game_id: str) -> Layer:
    return read_layer(f"{game_id}/locale", {language: game_words(game_id, language) for language in LANGUAGES})


def code_of_game(game_id: str) -> CodeWords:
    """What a game's code says; its events too, unless it tells them in a way of its own."""
    game: Game[Any] = find_game(game_id).GAME
    package = Path(str(find_game(game_id).__file__)).parent
    code = words_of_code(_sources(package), prompts=type(game).prompt is Game.prompt)
    for kind in kinds_below(game.events):
        if kind.__subclasses__():
            continue  # it only groups those that happen
        if tells_by_name(game):
            code.need(message_id("event", kind.__name__))
        code.learn(kind.__name__)
    return code


def tells_by_name(game: Game[Any]) -> bool:
    """Whether an event is told by the message of its name: so it is where `tell` only adds to what it always says."""
    tell = type(game).tell
    return tell is Game.tell or "super().tell(" in inspect.getsource(tell)


def _sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))
