event-ev-c12-p10 = General Grip
event-ev-c12-p10-text = Everybody is being careful what they pick up.
event-ev-c12-p10-told-1 = It has been put off as long as a thing can.
event-ev-c12-p10-told-2 = They eat with their fingers flat. Tonight, says Tegen, or not.
event-ev-c12-p10-told-3 = They are taking the latches off the doors, to have nothing to be caught by.
