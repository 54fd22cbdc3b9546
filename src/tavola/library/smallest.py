"""The smallest pack of a game that can be played: the one that comes with it, cut down to what its rules ask for.

It is made from the game's own pack each time, so it is never out of date; what it leaves out takes its words along.
A story cannot be cut: for Tainted Grail a small one is written, in `templates/`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tavola import games
from tavola.content.source import PackSource
from tavola.content.yaml import decode
from tavola.games.realm_of_sand.content import CardEntry
from tavola.library.finding import find_game, find_pack
from tavola.library.smallest_deck import well_mixed

Files = dict[str, str]
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*)[ \t]*=", re.MULTILINE)
ENTRY = re.compile(r"^(?=- )", re.MULTILINE)


def smallest(game_id: str) -> PackSource:
    """A pack that is valid as it stands, `standard: false`; of a game that cannot be cut its own pack."""
    source = find_pack(games.info(game_id).default_pack)
    cut = CUTS.get(game_id)
    if cut is None:
        return source
    files = {name: data.decode() for name, data in source.files.items()}
    cut(files)
    manifest = re.sub(r"^standard:.*\n", "", files["pack.yaml"], flags=re.MULTILINE)
    files["pack.yaml"] = manifest + "standard: false\n"
    box = find_game(game_id).open_box(PackSource(source.id, encoded(files)))
    keep_words(files, find_game(game_id).message_ids(box))
    return PackSource(source.id, encoded(files))


def encoded(files: Mapping[str, str]) -> dict[str, bytes]:
    return {name: text.encode() for name, text in files.items()}


def sand(files: Files) -> None:
    """Nine cards of each level; tiles and boards are what four players need anyway."""
    cards = decode("cards.yaml", files["cards.yaml"].encode(), tuple[CardEntry, ...])
    head, *entries = ENTRY.split(files["cards.yaml"])
    chosen = well_mixed(cards)
    kept = [entry for card, entry in zip(cards, entries, strict=True) if card.id in chosen]
    files["cards.yaml"] = head + "".join(entry.split("\n\n")[0].rstrip("\n") + "\n" for entry in kept)


def duel(files: Files) -> None:
    """One set of Supporters for each Era: the four Eras belong together."""
    text = files["eras.yaml"]
    for first, second in re.findall(r"^    sets: \[([\w-]+), ([\w-]+)\]$", text, re.MULTILINE):
        text = text.replace(f"[{first}, {second}]", f"[{first}]")
        del files[f"supporters/{second}.yaml"]
    files["eras.yaml"] = text


CUTS: dict[str, Callable[[Files], None]] = {"realm_of_sand": sand, "sangue_reale": duel}


def keep_words(files: Files, wanted: set[str]) -> None:
    """Only what something says; comments above it stay."""
    ids = {id.partition(".")[0] for id in wanted} | {"pack-title", "pack-credits"}
    for name in [name for name in files if name.endswith(".ftl")]:
        blocks = re.split(r"^(?=[A-Za-z#-])", files[name], flags=re.MULTILINE)
        files[name] = "".join(block for block in blocks if is_wanted(block, ids))


def is_wanted(block: str, ids: set[str]) -> bool:
    head = MESSAGE.match(block)
    return head is None or head[1] in ids
