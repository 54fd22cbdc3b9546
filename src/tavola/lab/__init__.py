"""Balance runs and their reports."""
