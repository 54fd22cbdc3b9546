"""Finds and reads packs on disk."""

from tavola.library.packs import FoundPack, find_pack, open_box, packs, words

__all__ = ["FoundPack", "find_pack", "open_box", "packs", "words"]
