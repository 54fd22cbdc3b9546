"""Players that choose by themselves: random, greedy, search."""
