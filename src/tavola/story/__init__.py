"""The story of a pack as an editor counts it: lengths, speech, habits of style, choices by kind, memory, continuity.

It reads a pack's YAML as plain data and its words as plain text, so it is quick and needs nothing of a game's rules.
"""
