"""Sangue Reale in the lab: a player that counts, and the measures of balance taken with it."""
