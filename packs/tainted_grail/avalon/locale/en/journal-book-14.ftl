verse-book-600 =
    The sea has gone out of Bell Cove and has not come back. Where it lay there is sand, for as far as one sees, hard as a threshing floor, with the lines of old keels drawn on it.

    "First to come, you," says Sister Ia. She has no paper. She licks a finger, as if to turn a page. "The minutes are ours. We keep them by heart. It's the one place we've never had a fire."

    "Why here?"

    "Because it's nobody's. On the day that the rest was lent this was under water. Put that down," she tells herself, and it is down. "They are all coming. Whoever was promised something. They have heard that there's one thing left to do, and would like to be told which."

    "How long is there?"

    "Eleven days, in notches. Eleven, until somebody has supper and it's the day after." She looks along the sand, at nothing so far. "Second," says Ia, "a woman with a gate."
