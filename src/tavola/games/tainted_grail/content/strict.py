"""The base of every record that a pack is read into."""

from __future__ import annotations

from msgspec import Struct


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record in which an unknown key is an error. Nobody changes it after it was read."""
