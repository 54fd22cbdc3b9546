chapter-ch11 = The Return of the Five
chapter-ch11-text = Each of the five waits for the next to come back past. It opens from one end only. Behind whoever is let go a stone goes out, and the ground with it; so the road home falls in behind you, and there are people on it.
