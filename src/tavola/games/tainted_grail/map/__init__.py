"""The land: Locations on their grid, Menhirs, Guardians (TG-18, 19, 25)."""
