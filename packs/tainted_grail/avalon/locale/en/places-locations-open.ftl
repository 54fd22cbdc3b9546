location-185 = The Table in the Open
location-185-text = Sand, a tide that has stopped to listen, and a round table with people round it. The cloth has been weighted with stones. Nobody had ever seen it by daylight.
location-185-menhir-told-1 = For an arm's length about the rim the sand does not shift. It isn't lit. It is what every stone was cut to agree with.
location-245 = The Flats, at Supper
location-245-text = Everyone has sat down where they were, with their backs to something. There are keel-lines in the sand with water in them, and in the water, one to each, the evening.
location-245-action = Carry bowls
