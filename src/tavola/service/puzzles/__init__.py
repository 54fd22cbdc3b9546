"""Puzzles at the table: each is laid out as a table that nobody keeps."""
