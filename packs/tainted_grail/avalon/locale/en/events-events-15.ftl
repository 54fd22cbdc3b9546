event-ev-c15-p10 = Nobody Counts
event-ev-c15-p10-text = The candle is lower than the rim of its saucer.
event-ev-c15-p10-told-1 = It goes down, fries, is out. "Was that it?" says a child.
event-ev-c15-p10-told-2 = "There's a bit left," says Ivel. She has her back to it, so as not to breathe. "If anyone was going to."
