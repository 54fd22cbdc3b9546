event-ev-c14-p10 = The Eve
event-ev-c14-p10-text = "Last item," says Ia. "Sleep."
