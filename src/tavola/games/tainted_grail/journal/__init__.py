"""The Exploration Journal: verses read, choices made, and the graph of both (TG-7, TG-23, D.10)."""
