chapter-ch11 = The Return of the Five
chapter-ch11-text = Each of the five waits for the next to come back past. It opens from one end only. Behind whoever is let go a stone goes out, and the ground with it; so the road home falls in behind you, and there are people on it.
chapter-ch11-told-1 = "Who left that gate open?" "There's no gate. It went with the field." Whatever was behind it has come along.
chapter-ch11-told-2 = "You might have told us." "We were going to." "They all were. Put down the bag."
chapter-ch11-told-3 = "That stone was holding it down." "What with?" "With somebody's hands." Now it is up.
chapter-ch11-told-4 = "We've lost our ground. We'd like to speak to somebody about it." They look you over. "You're somebody."
