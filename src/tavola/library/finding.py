"""Packs by name or path, and the boxes made of them."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec

from tavola import games
from tavola.content.source import Manifest, PackError, PackSource, Problem
from tavola.kernel.state import Box
from tavola.library import places
from tavola.library.reading import read_pack
from tavola.library.soundness import hold_to_invariants


class FoundPack(msgspec.Struct, frozen=True):
    """A pack that may be played, without having read more than its manifest."""

    id: str
    path: str
    manifest: Manifest


def packs(game_id: str = "") -> list[FoundPack]:
    """The packs of a game, or of all games, wherever they lie. What cannot be read is left out: the linter says why."""
    found: list[FoundPack] = []
    for pack_id in pack_ids(game_id):
        try:
            found.append(FoundPack(pack_id, str(_by_id(pack_id)), find_pack(pack_id).manifest()))
        except PackError:
            continue
    return found


def find_pack(id_or_path: str) -> PackSource:
    """A pack by its id (`realm_of_sand/ragusa`) or by the path of its folder or zip."""
    if path := _by_id(id_or_path):
        source = read_pack(path)
        if source.id != id_or_path:
            raise PackError(Problem(str(path / "pack.yaml"), f"the pack calls itself {source.id!r}", field="id"))
        return source
    if Path(id_or_path).exists():
        return read_pack(Path(id_or_path))
    known = pack_ids()
    near = get_close_matches(id_or_path, known, n=3, cutoff=0.5) or known
    hint = f"; there are: {', '.join(near)}" if near else ""
    raise PackError(Problem(id_or_path, f"there is no pack of this name and nothing at this path{hint}"))


def _by_id(pack_id: str) -> Path | None:
    game, _, name = pack_id.partition("/")
    if game not in games.GAME_IDS or not name or name.startswith(".") or "/" in name or "\\" in name:
        return None
    for folder in places.all_packs():
        for path in (folder / game / name, folder / game / f"{name}.zip"):
            if path.is_file() or (path / "pack.yaml").is_file():
                return path
    return None


def pack_ids(game_id: str = "") -> list[str]:
    """The ids that folders promise for a game, or for all games, without reading any."""
    found = {
        f"{game}/{path.stem}"
        for folder in places.all_packs()
        for game in ([game_id] if game_id else games.GAME_IDS)
        if (folder / game).is_dir()
        for path in (folder / game).iterdir()
        if (path / "pack.yaml").is_file() or path.suffix == ".zip"
    }
    return sorted(found)


_BOXES: dict[tuple[str, str, str], Box] = {}


def open_box(game_id: str, pack: str | None = None) -> Box:
    """What is in the box of a game: the compiled pack, made once for each content.

    A pack that comes with the program is as sound as its code: our own checks hold it to its invariants, not its users.
    """
    find_game(game_id)  # or say which games there are
    pack = pack or games.info(game_id).default_pack
    source = find_pack(pack)
    return _compiled(game_id, source) if is_ours(pack) else box_of(game_id, source)


def is_ours(pack_id: str) -> bool:
    """Whether what is found by this id came with the program."""
    path = _by_id(pack_id)
    return path is not None and path.parent.parent in places.own_packs()


def box_of(game_id: str, source: PackSource) -> Box:
    """The compiled pack of a source that has been read already; one that breaks its game's invariants is refused."""
    belongs_to(game_id, source)
    if (game_id, source.id, source.digest) not in _BOXES:
        hold_to_invariants(find_game(game_id), source)
    return _compiled(game_id, source)


def _compiled(game_id: str, source: PackSource) -> Box:
    belongs_to(game_id, source)
    key = (game_id, source.id, source.digest)
    if key not in _BOXES:
        _BOXES[key] = find_game(game_id).open_box(source)
    return _BOXES[key]


def belongs_to(game_id: str, source: PackSource) -> None:
    if (game := source.manifest().game) != game_id:
        raise PackError(Problem("pack.yaml", f"the pack is for {game!r}, not for {game_id!r}", field="game"))


def find_game(game_id: str) -> Any:
    """The package of a game; `LookupError` with the games there are."""
    if game_id not in games.GAME_IDS:
        raise LookupError(f"there is no game {game_id!r}; there are: {', '.join(games.GAME_IDS)}")
    game = games.find(game_id)
    if not hasattr(game, "open_box"):
        raise LookupError(f"the game {game_id!r} has no rules yet")
    return game
