"""Positions in which one answer is best by a clear margin, each with its proof: found by the lab, put at the table."""
