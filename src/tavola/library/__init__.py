"""Finds and reads packs on disk."""
