"""The machine that runs the rules of any game at the table. Pure: it knows no game, no clock, no file."""
