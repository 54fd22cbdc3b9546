"""Realm of Sand as a kernel: every mode, one to four players, all powers, the solo challenge and all rulings."""
