"""A second reading of Realm of Sand. The files are the chapters of the rulebook; `watch` plays one random game."""

from tavola.referee.realm_of_sand.watching import watch

__all__ = ["watch"]
