event-ev-c13-p10 = It Would Be Late
event-ev-c13-p10-text = The one who stays by the door looks out, where there is no hour. "It would be getting late," they say, with concern, as one would to somebody who has a way to go.
