"""Finds and reads packs on disk, and games that do not ship with the program."""

from tavola.library.finding import FoundPack, find_pack, open_box, packs
from tavola.library.guests import invite
from tavola.library.wordbooks import words

invite()  # once a process, before anybody asks which games there are

__all__ = ["FoundPack", "find_pack", "open_box", "packs", "words"]
