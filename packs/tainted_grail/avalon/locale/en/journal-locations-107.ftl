location-107-menhir-told-1 = New rope, grease on the pulley, every arm you have. You raise the stone just enough for it to breathe. It lights from the bottom, the way a hearth does.
verse-107-o1 = The ropes hang dry. You poured these out, all but the ninth, and the ninth has a rim of salt now, fine as on a fish. Let down anywhere else, a bucket comes up with only the noise of a bucket.
verse-107-o1-told-1 = "They're thirsty," says Worm, bending over the nearest. "You can hear them swallow."
verse-107-o2 = One of the ropes is red now. It lies where it was dropped, and the buckets have been set down so as not to touch it. "It is not ours," says the fourth well, when you look. "It was only kept."
verse-107-o2-told-1 = Worm steps over it. "I've had that back," he says. "I don't owe it anywhere."
verse-107-oz = The buckets have been turned over since you left. One has a name on it, misspelt. It is one of yours. "If it is not convenient," says a well, "it can be amended."
verse-107-oz-told-1 = Gwenneg says his own name, low, into the first he comes to. It is returned with the stress put right.
verse-107-oz-told-2 = "A receipt has been issued," says the fourth well as you go by. "Thank you."
verse-107-o0 = You count the wells, out of habit, and there are seventeen. Every rim is worn by rope, and every rope is new. Across the ninth lies a beam, and from the beam a chain goes down, as tight as if a cow hung on it. Beyond the last of them the hem begins. The last is not always the same one.
verse-107-v1-lean-over-the-ninth = Lean over the ninth.
verse-107-v1-shout-a-name-down = Shout a name down a dry one.
verse-107-v1-worm-already-knows-which = Worm already knows which well.
verse-107-v1-walk-on-by-night = Walk on by night, without turning round.
verse-107-v1-leave-the-wells-alone = Leave the wells alone.
verse-107-v1 = The wells, in no order you can find.
verse-107-v2 = A long way down the chain ends in a ring, and from the ring hangs a stone taller than any of you, point downward. It has a face, carved for whoever looks up from the bottom. The water is at its chin. On the rim, in a schoolchild's letters, it says WHOEVER GOES DOWN COMES UP.
verse-107-v2-hold-say-the-sentence = Hold: say the sentence, and keep it.
verse-107-v2-take-pour-the-other = Take: pour the other wells into this one.
verse-107-v2-haul-the-stone-out = Haul the stone out, all of it, into the light.
verse-107-v2-step-back-from-the = Step back from the rim.
verse-107-v2-told-1 = "It's asleep," says Ailei. The chain creaks. "It's pretending to be," says Ailei.
verse-107-v3 = You shout the first name that comes. The well answers in your own voice, a little late, and corrects the pronunciation. Then it speaks with no echo at all. "In whose name," it asks, "are you entered?"
verse-107-v3-nobody-s = "Nobody's."
verse-107-v3-cuanacht-s = "Cuanacht's."
verse-107-v3-do-not-answer = Do not answer.
verse-107-v3a = "So noted," says the well. The bucket beside you fills to the brim by itself. You are wished a good day.
verse-107-v3b = "Cuanacht," says the well, and there is the sound of a page being turned, or a fish. "Three measures of grain and one woman. The three measures can wait."
verse-107-v4 = This time the well speaks first. "Are you still the same persons as before?" It asks as an innkeeper would who means to open a tab.
verse-107-v4-yes-and-we-want = "Yes. And we want to know what is coming."
verse-107-v4-more-or-less = "More or less."
verse-107-v4-leave-without-a-word = Leave without a word.
verse-107-v5 = Worm goes straight to the fourth well and sits on the rim as you would on a bed. He ties the rope himself. He makes the knot, looks at it, makes it again. "Four nights," he says. "Nolwenn had the rope, and they called her in to supper. It has manners, down there."
verse-107-v5-lower-him = Lower him.
verse-107-v5-not-today = Not today.
verse-107-v6 = One of you leans on the beam and says it aloud, whoever goes down comes up. The chain slackens a very little. At the bottom, the face has shut its mouth.
verse-107-v6-alone = You lean on the beam and say it aloud, whoever goes down comes up. The chain slackens a very little. At the bottom, the face has shut its mouth.
verse-107-v6-prompt = Whose word is it?
verse-107-v6-ailei = Ailei
verse-107-v6-arev = Arev
verse-107-v6-beor = Beor
verse-107-v7 = You empty the other wells into it, pail after pail, until you have stopped feeling your shoulders. The ninth runs over. The stone lights up like a man who has been stood a drink. Downhill, at the saltpans, a woman has come out to look at her trays. "It's gone to crust," she calls to the house.
verse-107-v8 =
    At eleven fathoms the light is a coin. You have the rope, up here, and hear it all; the well carries.

    "Good day," it says down there, with a name of three syllables after it. By the time it reaches you it is only breath.

    "That's not mine," says Worm. He has turned round.

    "It is yours. It has not been collected."

    "Say it again."

    "It was said once. There are people listening."

    "What's it worth?"

    "To date, nothing. That can continue." The voice is very civil. "A question was put to you here, on the first of four days: to whom are you owed. There was no reply."

    "I was nine."

    "That was noted."
verse-107-v8-it-is-held-all = "It is held." All of you pull.
verse-107-v8-let-him-answer-for = Let him answer for himself.
verse-107-v8-told-1 = Beor has the rope round his back and his feet against the rim. "There's nobody calls me to supper," he says.
verse-107-v8-told-2 = "Tell it yes," says Ailei under her breath, and looks along the rope to see that it is so.
verse-107-v8-told-3 = "Nine years' storage," says Arev. "It'll want that."
verse-107-v8-told-4 = "A rope was left as well," says the voice. "It was taken in wet, on the fourth day, and has been kept dry. It is asked whether this one, today, is held." Worm looks up and does not open his mouth. It was not asked of him.
verse-107-v8a =
    You pull. He comes up faster than he went, gets over the rim and sits down on the ground, not on the rim. Over his shoulder is another rope, red hemp, the loop small, a child's.

    "They kept it dry for me," says Worm.

    "And what did you answer?"

    "Nothing. You did the talking."
verse-107-v8a-told-1 = "You were light," says Beor. "I was lighter then," says Worm.
verse-107-v8a-told-2 = "It'll tell you the name," says Ailei. "It might." "I might not want it," says Worm.
verse-107-v8a-told-3 = "And the storage?" says Arev. "It says you just paid that," says Worm.
verse-107-v8a-told-4 = Of the name he says nothing. Going back to the road he walks in the middle of you, with the red rope under his jacket.
verse-107-v8b =
    "Ask him," you say into the well.

    "That is understood," says the voice. The rope goes slack, and then it is only a rope.

    Worm climbs out of a different well, the thirteenth, with dry hair and his shoes round his neck. "I told it no," he says. "It thanked me for being exact." He does not ask you why.
verse-107-v9 = It takes every arm, and longer than you had. The stone comes up with its point still down, dripping. By daylight the face has eyelids, and they are closed. "You had said it would come up," says the empty well. "Thank you."
verse-107-v10 = You go by the thirteenth well, where the path is softest. The buckets are all hung up, and as you pass, each rope gives a quarter turn. In the sleeve of one of you is the granary key, which was not there at supper.
verse-107-v10-alone = You go by the thirteenth well, where the path is softest. The buckets are all hung up, and as you pass, each rope gives a quarter turn. In your sleeve is the granary key, which was not there at supper.
verse-107-v4a = "Two things," says the well, and states them, in order, each with its day. For the second no charge is made.
verse-107-v4b = "More or less is not a figure," says the well, without reproach. "It will be put down as the same."
verse-107-v5a = Worm undoes the knot. "It'll wait," he says. "It doesn't mind waiting. That's what's the matter with it."
dream-107 = You are let down slowly, by hands you know. It is dry at the bottom. There is a bench, and on the bench a blanket folded in four. When you tug the rope, they pull at once.
dream-107-2 = A bucket comes up full of the afternoon. They let you drink first. There is a good deal of sun in it, and one wasp, which you had been expecting.
dream-107-3 = You are in bed at the bottom and it is dry. Far up, one after another, the rims say good night. The last of them has a cold.
nightmare-107 = You are holding a rope. From below somebody calls you by name, politely. From the house you are called to supper. It is chickpeas.
nightmare-107-2 = The rope has come up with nothing on it, and the end is warm. They are all round the rim. They look at you to hear if it was like that when you let it down.
nightmare-107-hold-on = Hold on.
nightmare-107-go-in-to-supper = Go in to supper.
location-147-menhir-told-1 = One turn of rope about her is enough, as with mules. The light goes down to the point, and stops there, balanced.
verse-147-oz = The stone has opened one eye, out of politeness. When it has seen who it is the lid comes down again.
verse-147-o0 = You shout a name into the ninth well. Your own voice comes back, exact, uncorrected. It is a small thing to mind. The hem has drawn off beyond the road, and the buckets are drying in the grass, upside down.
verse-147-v1-lower-a-bucket-all = Lower a bucket all the same.
verse-147-v1-sit-in-the-stone = Sit in the stone's shade.
verse-147-v1-walk-on-by-night = Walk on by night, from here.
verse-147-v1-go-back-to-the = Go back to the road.
verse-147-v1-climb-down-the-ninth = Climb down the ninth.
verse-147-v1-worm-listens-at-the = Worm listens at the thirteenth.
verse-147-v1-speak-to-the-boy = Speak to the boy with the jars.
verse-147-v1 = Daylight, a stone, buckets upside down.
verse-147-v2 = Mud comes up, and in the mud a thing once wished for and never collected. It still has its ribbon.
verse-147-v3 = It is a long way down, and dry underfoot. There is a bench, cut for a short person, and on the bench a blanket folded in four. Round the wall, at the height where the water stood, runs a line of soap. They washed, down here.
verse-147-v3-take-the-blanket = Take the blanket.
verse-147-v3-leave-bread-on-the = Leave bread on the bench.
verse-147-v3-climb-out = Climb out.
verse-147-v4 = Worm lies on his belly with his head over the rim. He waits for as long as manners ask. Then he says the only name he has, and says it again, slowly. He is not corrected. "They've gone," he says. "They might have said."
verse-147-v4-let-him-shout-it = Let him shout it.
verse-147-v4-lie-down-next-to = Lie down next to him.
verse-147-v5 = A boy from the saltpans has come with a handcart and jars, to fetch home what was poured away. He asks which well it went into. It will take a year, he says, if the water waits. "My aunt says not to ask who did it," he tells you. "So I'm not asking."
verse-147-v5-carry-the-water-back = Carry the water back with him.
verse-147-v5-pay-him-for-the = Pay him for the jars.
verse-147-v5-point-at-the-ninth = Point at the ninth.
verse-147-v5-told-1 = "She says it was the drought," the boy adds. "She says it walking up and down."
verse-147-v6 = The stone keeps its eyes shut while you pass, all of you, on tiptoe. Beyond the last well one of you stops to shake out a boot. What falls from it is the granary key, dry.
verse-147-v6-alone = The stone keeps its eyes shut while you pass, on tiptoe. Beyond the last well you stop to shake out a boot. What falls from it is the granary key, dry.
verse-147-v3a = It is dry and smells of soap. On the way up you hear the bench below you creak, once, as under a person who sits down to think.
verse-147-v3b = You leave it at the end away from the draught. When you have your foot in the rope there are no crumbs left. The bench has been wiped.
verse-147-v4a = He shouts it until the birds go up. It comes back as he sent it. "No," says Worm. "Only me."
verse-147-v4b = You lie down in a row, heads over the rim. "You needn't listen," says Worm. "It's just done lying down."
verse-147-v5a = You go and come with the jars, all of you, until the pans are wet across. The boy walks behind and sees that none is spilt. "I never asked," he says.
verse-147-v5b = "For the jars," you say. "The jars are my aunt's," says the boy. He takes it, though. "I'll say it was for the walk."
verse-147-v5c = He thanks you. He lets the first jar down. It is a long string. You do not stay to see how long.
verse-147-v7 = The shade is where it ought to be. After a time the eyelids move, as they do on people who dream and would rather not disturb you.
dream-147 = Somebody below has, at last, the dark they needed. They thank you and draw the curtain. Before it closes you see a bed, made, and two shoes side by side.
nightmare-147 = They have hauled you up. You are in the sun, point down. You do not fall, and no longer know how it is done. Somebody has tied a mule to you.
