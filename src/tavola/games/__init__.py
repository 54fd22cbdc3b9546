"""One folder a game; file names are the chapters of its rulebook. Pure."""
