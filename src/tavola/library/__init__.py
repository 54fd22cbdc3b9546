"""Finds and reads packs on disk."""

from tavola.library.finding import FoundPack, find_pack, open_box, packs
from tavola.library.wordbooks import words

__all__ = ["FoundPack", "find_pack", "open_box", "packs", "words"]
