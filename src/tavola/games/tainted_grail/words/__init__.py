"""The effect vocabulary word by word (D.1 to D.6, D.10): what each asks of the table and what it does to it."""
