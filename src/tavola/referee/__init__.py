"""Referees: a second, slow, naive reading of each rulebook, played against the rules on random games.

A referee was written from the rulebook alone. It shares no code with `tavola.games` (an import contract says so):
it sees a game as a stranger does, as a state in plain JSON, the answers offered, and what changes when one is given.
"""
