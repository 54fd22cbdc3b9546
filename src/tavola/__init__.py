"""A digital table for three board games: one rules engine, packs as data, a browser to play in."""

__version__ = "1.0.0"
