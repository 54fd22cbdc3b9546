location-184 = The Flats
location-184-text = Sand as hard as a threshing floor, for as far as one sees. It's the one place on the island that is nobody's, since on the day that the rest was lent it was under water.
location-184-action = Help whoever arrives
location-235 = Bell Cove, Bared
location-235-text = The cove is a dry bowl. In the middle stands a stone with its neck worn thin, to which the first boats were tied. Whoever comes down the path hangs up a lamp on it, and the lamp is enough.
location-235-menhir-told-1 = The bollard. "One leaves as one came," was its word, before anybody thought it over.
