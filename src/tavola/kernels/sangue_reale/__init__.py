"""Sangue Reale as scalar functions, chapter by chapter beside `tavola.games.sangue_reale`.

words.py, printed.py            what stands where in a state, and in the tables of a pack
stack.py, machine.py            what is being done, step by step, until somebody must decide
answers.py                      a question, and what an answer leads to
setup, campaign, rounds, planning, actions, dice, modifiers,
supporters, territories, borders, uniques, effects, keeping, scoring
                                the chapters
eye.py                          what a seat observes
tables.py and the *_tables.py, roads.py
                                the tables, made from a pack and the rulings of a table
frames.py, conversion.py        states of the rules as words and back
laid.py                         a duel laid out, and what is not claimed
"""
