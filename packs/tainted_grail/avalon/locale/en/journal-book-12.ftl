verse-book-580 = A door with a red mark. Beside it a door without. Then a door with. Nobody gives a figure. Nobody has asked for one.

    "Hold this for me a moment," says Keren. It is the granary ring. You take hold of it, and then both of you are holding it. "I meant to let go," she says. She looks at her fingers and gives them time. They stay shut.

    At the midwives' they have written a death on the wall. There never was one before. It is low down, where children read.

    "It was always going to be ours," says a woman in the doorway. Tegen has come in by the front, which she has not done in her life, with her shoes in her hand. "It was lent, along with the rest. It's due. I want carriers," she says. "Not for the dead."
verse-book-950 = It is at supper. There is no noise. All down the table a hand closes, on a spoon, on the salt, on the sleeve of whoever sits there, and in the next house, and on the road. People look at what they have. Some laugh. A mother has hold of a latch and her child is outside it. "Well, push," she says. "I can't. Push."

    They go on all evening being polite, through doors, about whatever it was that they happened to be passing.
verse-book-968 = Southward is the bank, and the wall on it that is taken for a wall. Those who can walk have come as far as the last house with you.
