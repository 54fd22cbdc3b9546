"""Puzzles looked for in games that bots play: positions where one answer is best, and the proof that it is."""
