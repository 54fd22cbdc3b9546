"""Typed schema of packs, decoding from bytes, cross-checks. Pure."""
