"""No rules: what each seat sees, labels, refusals, events and the table in words, forecasts."""
