location-185 = The Table in the Open
location-185-text = Sand, a tide that has stopped to listen, and a round table with nothing round it but people. Somebody has weighted the cloth with stones. It is the first time that anyone has seen it by daylight.
location-185-menhir-told-1 = For an arm's length about the rim the sand does not shift. It isn't lit. It is only what every other stone was cut to agree with.
verse-185-v1 = The Table, the spoon, the candle.
verse-185-v1-go-back-to-the-fire = Go back to the fire.
