"""The rules at the speed of the machine: one package a game, written as scalar functions over a flat state of integers.

The rules stay the authority: a kernel plays what they play, answer by answer (`lockstep.py`), and refuses what it does
not claim. The same functions run as plain Python, compiled by Numba for a processor core, or as device functions of a
GPU (`compiling.py`). What every kernel gives is in `laid.py`. Nothing here imports Numba before something is compiled.
"""
