location-181 = The Hall
location-181-text = A hall with no lamps and no dark in the corners. Along the wall is a bench, and people on it making room. Bread, uncut. One stands beside the door with hat in hand.
location-181-action = Sit: a course goes by
dream-181 = You would sit. There would be bread, and a warm place, and a voice asking would you like some more. Nobody keeps count of the slices. You would look at the door out of habit, and the door would only be a door.
dream-181-2 = There would be a coat over the back of the chair, for whoever is cold. You would be inside it, and not notice. In the pocket there would be a crust with a bite in it. You would know the bite.
dream-181-3 = They would all be asleep along the bench, one against the next, and you would be the last. Somebody would shift a little, so that you might lean as well.
nightmare-181 = You would sit. There would be bread, and a warm place, and a voice asking would you like some more. Still. Still.
