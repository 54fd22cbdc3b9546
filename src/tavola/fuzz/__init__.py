"""Odd answers and tables at their ends: nothing that anybody sends may raise, and nobody may be stuck.

Only `tavola bench fuzz` and the tests load it.
"""
