"""Where packs and the table's words lie: in the installed package, in a checkout, in the user's folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tavola.library.guests import guest_packs, guest_rules

PACKAGE = Path(__file__).resolve().parent.parent
TEMPLATES = PACKAGE / "library" / "templates"  # packs to begin one's own from; no table offers them


def checkout() -> Path | None:
    """The top of the source tree that this program runs from, if it does."""
    top = PACKAGE.parent.parent
    return top if (top / "pyproject.toml").is_file() and (top / "packs").is_dir() else None


def own_packs() -> list[Path]:
    """The folders that hold packs and words of games at this table: the package's, the checkout's, the guests'."""
    top = checkout()
    folders = [PACKAGE / "packs", *([top / "packs"] if top else [])]
    return [*(folder for folder in folders if folder.is_dir()), *guest_packs()]


def user_packs() -> list[Path]:
    """The folders for a user's packs: those named in TAVOLA_PACKS, or `tavola/packs` in the user's data folder."""
    if named := os.environ.get("TAVOLA_PACKS"):
        return [Path(folder).expanduser() for folder in named.split(os.pathsep) if folder]
    return [_data_home() / "tavola" / "packs"]


def _data_home() -> Path:
    if home := os.environ.get("XDG_DATA_HOME"):
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home()))
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path.home() / ".local" / "share"


def cache_folder() -> Path:
    """Where this program keeps what it can find out again."""
    if home := os.environ.get("XDG_CACHE_HOME"):
        return Path(home) / "tavola"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "tavola" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "tavola"
    return Path.home() / ".cache" / "tavola"


def all_packs() -> list[Path]:
    """Every folder to look in; what comes first is found first."""
    return [*own_packs(), *user_packs()]


def catalogue_file(game_id: str, language: str = "en") -> Path | None:
    """The catalogue of a game's rules; in other languages than English ours lies in a folder of that name."""
    top = checkout()
    name = f"{game_id}.md" if language == "en" else f"{language}/{game_id}.md"
    folders = [PACKAGE / "docs" / "rules", *([top / "docs" / "rules"] if top else [])]
    ours = next((file for folder in folders if (file := folder / name).is_file()), None)
    return ours or guest_rules(game_id, language)
