verse-book-681 =
    "Would you have had it struck out?" Ailei asks. "The line. If she'd offered."

    "It isn't in her gift."

    "That's not what I asked you."

    "No." Arev turns a boot round, to dry the other side. "You'd have told her it was all right. Your mother."

    "I know. I had it ready."

    "What was it?"

    "That you'd been in love. That it was a mistake in a good direction."

    He thinks about that for so long that the boot begins to smoke.

    "Don't say it," says Arev. "But keep it."
verse-book-682 =
    "She asks people where it hurts," says Ailei. "Did she ask you?"

    "No."

    "She would have if she could have seen you."

    Beor is mending a strap. "Here," he says, after some time. He does not point.

    "Where is here?"

    "Where I'd have put her down. If I had."

    Ailei opens her mouth. He waits for it, the kind thing, with his head lowered, like a man under a beam. It does not come.

    "It must be a big place," she says.

    "It is," says Beor. He goes on with the strap. Then he moves over, and lets her have the side with the fire.
verse-book-683 =
    "What do you tell them?" asks Worm. "The bees."

    "Who is born. Who has died."

    "And me?"

    "You weren't either." She hears it. "I mean that you were there already."

    "So they don't know."

    "I could tell them now, if you liked. I'd need a name to say."

    He breaks a twig. "Say *present*. It's what they put down when they've nothing else."

    "*Present*," says Ailei, low, towards the west, as she would at the lid. They listen. "It's too far," she says.

    "I know it is," says Worm. "I wanted to hear how you do it."
verse-book-684 =
    "You'd have been good with that rod," says Beor. "You'd have had an egg every day. Why didn't you stop there?"

    "Who would carry the book?"

    "I would," says Beor.

    Arev had never thought of it as something that has a weight. "They're all in it," he says. "The ones you took to the pit. Each with the day. I put *carried*. I never put by whom."

    "There was only me."

    "That's why I didn't." He has got it out, and the pencil. "Shall I?"

    Beor considers. "Not yet," he says. "Leave the room for it."
verse-book-685 =
    "What am I down as?" says Worm. "In yours?"

    "Nothing. You aren't taxed. You'd have to own something."

    Worm turns out his pockets on the moss: a hook, some string, a button with an anchor on it, half a biscuit. Arev looks it over, from habit.

    "So what would I owe?"

    "On that? A crumb. At the end of the year."

    Worm breaks off the corner of the biscuit and holds it out. "There," he says. "Put me in." He watches it being written, every stroke, though he cannot read. "That's me paid up," says Worm. "What do I get?"
verse-book-686 =
    "You talk in your sleep," says Worm.

    "What do I say?"

    "*Ready*. Like when you're going to lift. You never say who to."

    The fire is low. "When they left you down there," says Beor, "did you call?"

    "The first day. Then it would have been rude. Somebody else was talking."

    Beor turns that over. "If you called now I'd hear it. I don't sleep deep."

    "I don't call."

    "I know. I'm just saying which side I lie."

    It is quiet. "Beor," says Worm.

    "What?"

    "Nothing. I was seeing how it goes."
