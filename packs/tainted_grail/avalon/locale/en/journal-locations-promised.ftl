verse-236-o1 = At one door there's a queue. They are giving away the things of the first who is to stay: some shirts, a plane, the good cushion. "But it's only for a year and a day," you say. "We know that," says the mother, and puts the cushion in your arms. "That's why it's a loan."
verse-236-o1-told-1 = From another door goes what belongs to the third of them, who had none. It was given him up and down, so that there'd be something to lend.
verse-236-o1-told-2 = It's Talan's. Not the stool; he wanted that himself.
verse-236-o2 =
    Another step is bare. "We've said goodbye already," comes a shout from behind a cart, "but do say it!"

    "And if we meet again?" you shout. "Then it'll have been said and to spare," they answer. "There's no harm in it."
verse-236-oa = They're all here still, as many as they were, and clearing away from the round table. "We are sorry that it's us," says the eldest, who has Keren's face and a ring too many. "The real ones came on foot, the other day, to see. They knocked. We gave them the bed." She folds a cloth. "One of them begged our pardon. We didn't know what one says."
verse-236-ob = Pale squares, the well rope, and in the yard the ones who have come back for it. "We'd said there would be no going back," says a woman with her sleeves rolled. She is from the Meadow; there's grass in her pleats. "This isn't back, it's by. Without a rope a new well can't tell how deep it is."
verse-236-o0 = It smokes. For the last time they have lit every hearth, so as to be seen from the sand. "Bar, gate, hinges," says the boy who was hands for Keren, over and over, at the door. The key is round his neck or that of whoever she chose, and he looks to it at each word. "She counted sacks. I count them out. It comes easier backwards."
verse-236-o0-told-1 = It's he who has it. "When you can, she said," he tells you. "I'm seeing if I can."
verse-236-o0-told-2 = It's on no one's neck. It lies in a plate on the step, and they turn it over as they go by.
verse-236-v1 = Open doors, carts, doorsteps.
verse-236-v1-ask-them-to-come = Ask them to come, all of them.
verse-236-v1-go-up-to-the-barley = Go up to the barley.
verse-236-v1-sit-down-with-the-five = Sit down with the five, on the floor.
verse-236-v1-go-back-to-the-exempt = Go back to the Exempt, for the date.
verse-236-v1-help-to-bake-for-the-road = Help to bake for the road.
verse-236-v1-go-on = Go on.
verse-236-v2 =
    "To do what?" asks one of the mothers. "To hear which." "Which what?" You try: to leave, to stay. She looks at you as if you had asked which of her feet. "We've sent ours already," she says. "And we kept supper for when they came. Now it's us that's to go, who's to keep it?"

    "You bring it."

    She thinks. "We're bringing it!" she shouts into the room behind. It goes from house to house and round the yard. After that you hear them begin to drag the gate.
verse-236-v2-told-1 = The longest loaf they give to you to carry. It's the one for sharing.
verse-236-v2-told-2 = They come with a chair more than they should have, and do not explain it.
verse-236-v2-told-3 = "The Barrels will take us as far as the hill," an old man informs you. "They've kept a house empty. For you, they say. We told them you'd move up."
verse-236-v3 = On the hill the rows are as straight as they were drawn. "It's come well," says Jory, who doesn't know about fields, and keeps to the side. "The last crop. It was thought we'd leave it standing. For manners."
verse-236-v3-told-1 = Only there isn't any barley. There are the rows. "We planted what there was," he says, not looking at you; it was the year of the seed corn that you burnt, at the stone. They are bare, and clean, and ruled.
verse-236-v3-leave-it-standing = Leave it standing.
verse-236-v3-cut-it-for-the-crossing = Cut it, for those who sail.
verse-236-v3-come-down-again = Come down again.
verse-236-v3a = "Those who were here before," says Jory, after a time. "Did they leave it tidy for us, do you suppose?" "It's said so." "Then it's quits." He takes off his hat to the hill. Among the rows a hare gets up on its hind legs, to wait till he has done.
verse-236-v3b =
    You cut till dark, in line, and the hill behind you is as bare as a chin. At the edge the aunts have left a tuft, tied up standing, for any who may be left to want it. The wind is on to it directly.

    "Are you taking all of it?" the eldest had asked you. "Nearly." "Nearly's the right word," she'd said. "But don't tell Jory."
verse-236-v4 =
    The five, or as many as came home, are eating on the floor with their backs to the oven. "They give us new chairs," explains the nearest. "After a while we get up." They have one bowl and pass it. "Is it so, that over there they've stood all this while?"

    "Hat in hand," you say.

    "Poor souls," says a woman's voice, which spent its own life at a stone. "And not a person to tell them to sit down."

    "Can it be told?" asks another. They look at each other. Between them they have held a country still. This they hadn't thought of.
verse-236-v4-told-1 = "We all sat, the other night," one recalls, "and nothing came down. One might tell them that."
verse-236-v4-told-2 = "We had our supper standing, the other night, all of us," one recalls. "As they do. We'd not seen it."
verse-236-v4-told-3 = "With another table alongside," says one. "The other night. The salt went across. It would do."
verse-236-v4-told-4 = "One of us stayed on his feet, the other night," it's recalled. "The rest couldn't find their mouths."
verse-236-v4-told-5 = Gwenneg isn't laughing. "It's what I went out to say," he tells you. "To them. That we were off. I took two steps."
verse-236-v4-told-6 = A place is being kept with a spoon. Now and then the bowl stops in front of it, for as long as is right.
verse-236-v5 =
    One of you does the road at a run, there and again. The green of the Exempt is hung for a fair, and Ebbot is up the steps with her slips. "Oh," she says, "you've come." A year ago it was said. On the wall is the date with a ring round it. "We didn't believe it. We hoped. It's different, but one lays the table just the same."

    "Who's been drawn?"

    "Nobody." The bag of beans is empty. "We're all going. We said, if those really come back, then it's possible to go to a place and come back."
verse-236-v5-told-1 = Among those who take the road is Demelza's mother, the irons in her bundle. She says nothing to you and walks in front, where you'll see her.
verse-236-v6 =
    "Any shape you like," says the baker, "so it slices." You knead with some whose faces are familiar, and meantime it's argued whether a loaf that's made here and eaten there is from here. "Till it's stale," says one. "As long as there's somebody to say what it was like," says another. The baker puts in one that's shaped like a key. Asked why, he doesn't reply.

    "But what does it open?" they insist. "The conversation," says the baker.
verse-240-o1 = The girl who can bring a supper is waiting at the foot of the rise with a covered plate. It's empty. She is in training. "When it's the second one that's here," she asks, "who brings it if it rains? And if I'm ill? And if he doesn't like it?" She has made a list. At the top she's put, *ask him his name.*
verse-240-oz =
    On the benches they've moved along. "Next," says the stone, or someone who is behind it.

    "Whose turn is it?" you ask. "The one who's done being right," says the wife.
verse-240-oz-told-1 = A bench has gone from here, with those of the houses. Its shadow is left, and has room for eleven.
verse-240-oz-told-2 = A ladder has stayed leaning on the stone, one of those from the houses. "It's for any who can't see," they say.
verse-240-o0 = "It was always Tuesday here," the wife explains, "it rained on whoever was in the wrong." The brothers who are one man sit to either side of her and hand the tobacco across. "I've kept them. The one ploughs better and the other listens. As to which is real, he can settle it with himself." From eastward people are coming up with ladders on their shoulders.
verse-240-v1 = The stone with an ear, the queue.
verse-240-v1-go-to-meet-the-ladders = Go to meet the ladders.
verse-240-v1-say-both-to-the-ear = Say to the ear: both.
verse-240-v1-go-down = Go down.
verse-240-v2 =
    It's those from the houses, with ladders and soup, which they brought before you could ask. "We'd heard it was a meeting," says the man in front. "We thought, there will be some who can't see." Behind him come born and Rendered, mixed. If you try to tell which they are glad to help you, and get it wrong.

    "What were *you* promised?"

    "To come home," he says, "and it was kept. That's rare. It's why we've come, to tell any who are cross about it that there was no malice."
verse-240-v2-told-1 = Eleven of them carry each a lamp still, as on the nights that you kept them out. "It's so as to be seen a long way off," they explain. "Then there's time to make up one's mind."
verse-240-v2-told-2 = Before them all comes one who had thought it was a fault. He holds his face as you'd hold an egg, and shows the children.
verse-240-v2-told-3 = Kerra walks beside herself with one basket. They haven't agreed which is to answer.
verse-240-v2b = With the ladders there's only the born. There are too few of them to carry it. "We're coming," says the man in front. "The others not." He doesn't say burnt. He looks at your hands, and then thinks better of it and looks at the road. "We've brought the bench all the same. It's theirs. You can hold your meeting with a place empty. If they ask whose it is, you'll be the ones to tell them."
verse-240-v3 =
    "Name, and what it was you saw," says the stone, by the mouth of the wife. Behind you the ladders have come to a halt. All those who once met themselves on their own doorstep are listening. They don't push.

    "Which was first?" she asks.
verse-240-v3-testify-that-it-was-both = Testify: both of them.
verse-240-v3-say-you-did-not-see = Say you did not see.
verse-240-v3a = "Both," you say. "It was dark and we kept them outside. They were both of them home." The stone, which has heard worse of you, takes a little while. "Heard," it says. On the bench one of the brothers takes his hat off, and the other has it on. From that time there's only the one lamp to be seen on the road. It's in the middle, and they carry it in turns.
verse-240-v3b = "It was not seen," the stone repeats. It says it in your way. The ladders start off again. "It doesn't matter," says one with wet hair in passing. He is so polite about it that you have to watch him go.
verse-241-o1 = The marks in the grass are a little further over, this morning. "We never moved," say those of the last row, as happy as people who have learnt to walk on the top of a wall. "It was *it*. The Meadow. We said good night to it, yesterday, and it has begun to make free."
verse-241-o2 =
    "The front says you're back," an old man announces to the row behind. "They'll tell the next." They make room.

    "And at the back, what do they say?" "At the back they say you were here all along," the old man tells you. "They're always ahead."
verse-241-o0 = They stood up when they saw that the sea was not there. "We were promised that we would be called," says a woman of the front row. "In all our time no one has. So we looked at each other." She is holding the chair in front of her like a tray. "Is it you? If it's you we'll come. But if it isn't, we were already up."
verse-241-o0-told-1 = "We had Cuanacht here," she adds. "Seven. They were up before us, but then they never sat well."
verse-241-v1 = Chairs, held by their backs.
verse-241-v1-call-them = Call them.
verse-241-v1-show-them-how-to-hold-a-face = Show them how one holds a face.
verse-241-v1-carry-for-the-old-ones = Carry for the old ones.
verse-241-v1-ask-the-row-of-one = Ask the row of one.
verse-241-v1-walk-on = Walk on.
verse-241-v2 = "Meadow!" you call. It's all that you can think of. A shiver goes along the rows from the first of them. "That's us," they tell each other. "It's what we're called." Until yesterday each had his own village, and the next one was abroad. "What must we do?" asks row one, which by rule speaks first. "Walk." "All together?" "As it comes." They've no practice. They knock their chair legs, and beg pardon. Before the foot of the slope they are mixed already.
verse-241-v2-told-1 = One row isn't there, the one that burnt. They leave the gap for it even as they walk.
verse-241-v3 =
    "You taught us to keep row," says one row, on its guard. "No. That you knew. It's the other thing." You try. You hold a face as one does an egg; grip it and it breaks, don't hold it and it falls. They watch. One of you shows them; the chin goes off to the side and is let go.

    "What if it doesn't come back?"

    "It comes to someone else, and theirs to you."

    "I'd not mind my sister-in-law's," says an old woman, after a silence.
verse-241-v3-told-1 = "Isn't it a lie?" a boy asks Ailei. She considers, since she is the right person to be asked. "No," she says. "It's when you stop insisting."
verse-241-v3-stay-till-they-have-it = Stay until they have it.
verse-241-v3-leave-it-there = Leave it there.
verse-241-v4 = The first to manage it is the small man who used to count everyone. "As before," he says, "and me. Or as before, with me." He looks about, enchanted. "It won't come out!" After that it's like a yawn. It goes from face to face, and doesn't stop at the strips of turf. One row has a house, for a moment, with soup in it. The next go there to supper. "Whose is it?" someone asks at the door. "Do come in," they answer from within, too many to say who. You sleep there as well, with no stone lit anywhere.
verse-241-v4-told-1 = You tell them that part too, how one sleeps without a stone at Tegen's: in the morning the world lights up again round the first to scratch.
verse-241-v5 = A chair weighs nothing; a good many do. "You're not from here," says the old man whose chair you have. He walks alongside with his arms empty, and can't think where they go. "All these villages, and who do I get to carry for me but a stranger. I shall tell them." "Tell whom?" "Whoever it is one tells," he says. And then, lower, "Is there still a person that one tells?"
verse-241-v6 = It's the old woman who sat on the stool with her back to them all. "I'm coming last," she informs you. "A row of one arrives all at once, it needn't hurry." You ask her what she was promised. "Me? Nothing. It's why I'm so well. When they're told down there that you can't have everything, I'll be the only one who turns round to comfort the others."
