"""Encounters of Tainted Grail as a kernel: one Character alone, in Combat or Diplomacy, from the first hand to the end.

The rules stay the authority (`games/tainted_grail/encounter`); chapters are called as they are there. What a fight asks
that the kernel does not carry is said at the door (`laying.py`), and the plain solver plays it. It ends where the
outcome is known: Rewards, Failures and what the story says after are the rules' own.
"""
