event-ev-c4-p1 = From Which Side
event-ev-c4-p1-text = The usher goes along the line and reads each person their number, to see whether it has changed. Yours has a charge beside it now. The charge is in pencil, and a space has been left. "Before she can hear you she must have something to hear you with," he says. "Exhibits. Two. They are laid on the grass before the stone. Then you are called, and then you answer."
event-ev-c4-p1-hint = Lay two exhibits before the Judge's Stone.
event-ev-c4-p9 = Adjourned
event-ev-c4-p9-text = No verdicts today. The usher says so at every door, in the same words. People thank him, go in, and are heard moving the furniture against the side where the fields are.
event-ev-c4-p10 = The Hem Deposes
event-ev-c4-p10-text = "The court calls the hem," says the usher. It is heard at dusk, as it had asked. It gives its evidence standing.
event-ev-c4-p1-goal = Be heard: lay two exhibits before the Judge's Stone.
