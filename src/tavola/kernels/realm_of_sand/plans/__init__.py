"""Plans for one seat's own next turns, as the bots make them, in scalar functions."""
