"""Positions in which one answer is best by a clear margin, with the proof of each: found by the lab, shown at `/puzzles`."""
