"""Realm of Sand: glass runes, buildings and the Queen's time."""
