"""Sangue Reale: a duel of secret plans and dice over four Eras."""
