event-ev-c11-p10 = The Last Stone
event-ev-c11-p10-text = "Is that still ours, over there?" "Ask me at dawn."
