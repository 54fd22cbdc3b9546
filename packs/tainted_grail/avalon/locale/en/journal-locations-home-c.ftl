location-106-menhir-told-1 = Fresh chalk in the furrows and oil in the lamps: the eyes of the lying man, seen from below, are two pools of light. The White One lights, from the face down.
verse-106-o1 = Empty benches and a tidy wind. Casvel is teaching all the same, aloud, to the last place on the left. He waits for the answer and corrects it. "Thank you for the room," he says to you between sums. "He hears better without the others."
verse-106-o2 = Another master has the school. He writes with his right hand, and the children's left sleeves have been pinned. He calls each of you by name, from a list. "Thank you for the change," he says.
verse-106-o3 = One pupil is too tall for the bench. His knees come up past the slate, and he has put the slate on his knees. It is Gwenneg. He gives the answers a little after the rest. "I've done these before," he tells you, "the other way up."
verse-106-o4 = Up by the head there is a lamp to each child. The smallest has a cough. She coughs between the numbers, so as not to lose one. "She's very conscientious," says Casvel. "I take it you were too."
verse-106-o5 = Casvel thanks you for the word you broke. He says which, and to whom you had given it. "It helps them," he says of the children, "to have an example they can see."
verse-106-o6 = Your own chalk has come off on the gate since last time. They have drawn a frame round the print. "It's a good likeness," says a child, "of you leaning."
verse-106-o6-told-1 = "You have been in," says Casvel, "and come out the same side. Thank you for trying it." He has the children look at your buttons.
verse-106-oz = "Seventeen," says the hill as you come up. "Sixteen." A small voice has begun too early and is waiting at twelve for the others.
verse-106-o0 = Casvel keeps school in the left hand of the chalk man. The children are learning to count backwards, from nineteen. "Thank you for coming," says Casvel, and calls you by name, correctly. "The Day is coming," he says. "It will be as well to be able to say how many are left."
verse-106-v1-let-them-chalk-your = Let them chalk your faces.
verse-106-v1-count-the-children-by = Count the children, by night.
verse-106-v1-sell-casvel-s-hour = Tell Gerens, of the toll, at what hour Casvel sleeps.
verse-106-v1-climb-to-the-stone = Climb to the stone above the head.
verse-106-v1-have-your-hired-men = Have your hired men plough the hill.
verse-106-v1-walk-on-by-night = Walk on by night, eastward.
verse-106-v1-look-them-in-the = Look them in the face, one by one.
verse-106-v1-look-at-the-stone = Look at the stone, from a distance.
verse-106-v1-go-down-before-the = Go down before the lesson.
verse-106-v1-arev-corrects-the-slate = Arev corrects the slate.
verse-106-v1 = Benches, a slate, the count going down.
verse-106-v2 = A child puts the chalk on for you, gravely, from the cheekbones down. It pulls. For the rest of the day you tell fewer lies, because it cracks. In the village, when they see you, they cover the jugs.
verse-106-v3 = They sleep in a row in the furrow of the arm. At the end of it one place is empty. It is warm, and the blanket is tucked in.
verse-106-v3-told-2 = Casvel is awake near by and does not deny it. "He has gone ahead," he says. "He was always good at arithmetic."
verse-106-v3-told-3 = The new master is awake near by, with his list on his knee. "Present in spirit," he reads off it. He has a column for that.
verse-106-v3-take-them-away-now = Take them away now, all of them.
verse-106-v3-take-them-and-fight = Take them, and fight if need be.
verse-106-v3-smooth-the-empty-place = Tuck in the empty place and go.
verse-106-v3-told-1 = At the end of the row one is too long for the furrow, and has a chair in his hand.
verse-106-v3a = You stand up and say it aloud, and up there it is not the custom to speak aloud. The children form a line by themselves. On the way down the smallest takes hold of your coat. "How far do people count," she asks, "as a rule?"
verse-106-v4 = It was enough to say at what hour he sleeps. Gerens pays in new coin and asks for change. From the road you see the benches being carried over to the right hand, where another master is sharpening the chalk.
verse-106-v5 = Above the man's head is the White One, and before her are footprints, worn into the rock, toe to toe. A person who stands in the one pair sees the person in the other and nothing else. The word is cut between them. WE WILL SAY IT TO YOUR FACE.
verse-106-v5-hold-say-one-true = Hold: say one true thing to a face.
verse-106-v5-take-let-the-children = Take: let the children keep the watch.
verse-106-v5-step-out-of-the = Step out of the prints.
verse-106-v6 = It takes one breath. Afterwards the one who said it looks at the ground. The one who heard it does not. The stone lights on the side that is looking.
verse-106-v6-prompt = Whose word is it?
verse-106-v6-ailei = Ailei
verse-106-v6-arev = Arev
verse-106-v6-beor = Beor
verse-106-v7 = They take the stone in turns, a lamp to each. They are very good at it. The smallest waves for as long as you are in sight, without losing count.
verse-106-v8 = Ploughs, hired men, and the thing is done before dinner. The Dayfolk leave singing quietly, so as not to bother the oxen. The hill is brown. Then it begins to come up through the furrows again, the arms first, and longer.
verse-106-v9 = You go down on the grass, off the chalk, so as to leave no prints. In the pocket of one of you is a key that nobody remembers taking. Behind, in Cuanacht, a single window lights up.
verse-106-v9-alone = You go down on the grass, off the chalk, so as to leave no prints. In your pocket is a key that you do not remember taking. Behind, in Cuanacht, a single window lights up.
verse-106-v10 = On the slate the count ends at nought. Arev takes the chalk. "A tally has no nought," he says. "You stop at one, and it's signed for." The children look at Casvel, all of them. "Thank you, Arev," says Casvel. "And who signs?" It is Arev who has the chalk.
verse-106-v10-arev-signs = Arev signs.
verse-106-v10-arev-puts-down-the = Arev puts down the chalk.
verse-106-v1-ask-casvel-whom-he-taught = Ask Casvel whom he taught before.
verse-106-c1 =
    "You were a schoolmaster," you say. "Before."

    "I am one." Casvel has chalk on his cuffs. He looks along the benches while he talks, at one after another, so that none shall feel left out. "At the Eleven Houses. Thank you for asking. The day it went I was in Cuanacht, buying chalk. They had grey and they had white. I took some time over it."

    "And then?"

    "Then I walked home, and there was the hem, and barley." He says it as you would say there was rain. "I'd called the register before I left. Present, present. I have it still. It is the only list of mine that was ever wrong."

    "There's a place empty at the end of that row."

    "Yes," says Casvel. "Thank you. Do argue with me. People won't. They shout, or they send carts. You can't think how I miss being told I've made a mistake by somebody who can add."
verse-106-c1-told-1 = "You took the white," says Arev. "I weighed it for you. It was short." "I know," says Casvel. "I let it pass. I wanted to get home."
verse-106-c1-told-2 = "Which of them's cold?" asks Beor, of the children. Casvel is a moment too long in looking. "I couldn't say," he says.
verse-106-c1-ask-what-the-missing-one-is-called = Ask what the missing one is called.
verse-106-c1-ailei-says-he-could-not-have-known = Ailei says he could not have known.
verse-106-c1-say-nothing = Leave him his lesson.
verse-106-c1a = "Davy," he says, at once, and does not go on. He wipes the slate where there is nothing on it. "He asked me what comes after. I said I'd like to know that too. I was being honest with him. His shoes were at the hem, side by side." The others are watching to see how it comes out. "You might tell me it wasn't a lesson," says Casvel.
verse-106-c1b = "You couldn't have known," says Ailei. Casvel looks at her for as long as it takes to be sure. "Thank you," he says. "That's the first lie I have been told in a year. One forgets how warm they are." Ailei has gone red. "You did take the white, though," she says. "That was true."
verse-106-v3c = You tuck it in. It is warm as far down as you can reach. All along the row the breathing has stopped, until you have done it right.
verse-106-v10a = He writes it small, under the last figure. *Arev*. The children read it out backwards, since that is how they have been taught. "Thank you," says Casvel. "Now there is a person it stops at."
verse-106-v10b = He lays it in the groove. "I've signed for enough," says Arev. Casvel takes up the chalk, blows on it, and puts the nought back, very round. "Thank you all the same," he says.
location-146-menhir-told-1 = There is chalk everywhere; you push it into the furrows with a foot. The White One lights all the same. She does not look at you.
verse-146-oz = The arms have reached the next parish. On the slate the count has been rubbed out and ruled for a new one. "They were no trouble," says a carter, of the ones who went. "They thanked my mule."
verse-146-o0 = Child-sized benches, neatly stacked. The lesson is still on the slate, as far as five. Beneath it, in other writing, is THANK YOU. The chalk lies in the groove, sharpened.
verse-146-v1-finish-the-count = Finish the count.
verse-146-v1-burn-the-benches-for = Burn the benches for warmth.
verse-146-v1-walk-on-by-night = Walk on by night.
verse-146-v1-wipe-the-slate = Wipe the slate.
verse-146-v1-walk-the-arm-to = Walk the arm to its end.
verse-146-v1-look-under-the-tall = Look under the tall pupil's bench.
verse-146-v1 = Brown furrows, with white arms in them.
verse-146-v2 = You take it down to one, in your best writing. Below the one there is still room on the slate. You stand with the chalk up. Down on the road a carter has stopped his mule and taken off his hat. When you lower your arm he puts it on again and drives on.
verse-146-v3 = They are dry elm and burn without smoke. On the underside of each, as it catches, there is a name, with a tick beside it for every day of good behaviour. The last has the most. You warm yourselves.
verse-146-v4 = The arm crosses the road and goes in at a kitchen garden. It has got as far as the turnips, and one finger lies round the gatepost. The man digging has gone round it with the spade, neatly, for a month. "It doesn't pull," he says. "But it might ask."
verse-146-v4-cut-the-finger-back = Cut the finger back to the road.
verse-146-v4-move-the-gate-for = Move the gate for him.
verse-146-v4-go-back-shoes-in = Go back, shoes in hand.
verse-146-v5 = It has been raised on bits of slate, for a longer leg. Underneath, wedged in the joint, is a chair an inch high, with a person carved sitting in it. The knees come up past the chin. He has made himself a slate as well.
verse-146-v6 = You go down along the arm, which runs your way by now. At the wrist the chalk is warm underfoot. At the bottom of a bag is the granary key, wrapped in a page of sums, and the sums are right.
verse-146-v4a = It is chalk all the way through. The man sweeps up the bits and gives you the larger ones to keep. He looks at the gate, which nothing is holding now, and tries it. "It only wanted to know if it was shut," he says.
verse-146-v4b = You set the posts a yard along. By the time the gate is hung the arm has followed and lies round the new one, loosely. The man brings you turnips. "It likes to be let know," he says.
location-108-menhir-told-1 = Bread and honey before the stone, and the names of those not there, one to a slice. The Wet-nurse lights warm, from the rim inward, and smells of wax. Up on the ridge the hem goes back by one gorse bush.
verse-108-n1 = The door is on the latch, and there is nothing on the sill but the ring the lamp left. A slate hangs there on a string. *Gone to the wall. Mind the third stair.* Below, in another chalk, she has put what there is in the larder.
verse-108-o1 = They are boxes now. Grandmother Trevenny has hung her washing on some of them and asks you to leave it till it is dry. "I tell the boxes things," she says, "from habit. They're no worse than some."
verse-108-o2 = They are out at work. One turns back at the sight of you and goes in ahead, to say who it is. "It's only them that lived," calls Grandmother Trevenny from her window.
verse-108-o3 = The honey is too sweet, and there is a gap on the landing board where they used to stand and wait. You told them there was a feast. "They keep going to the gate," says Grandmother Trevenny, "to see who's come to it."
verse-108-oz = Black is still being worn for you. "Good day to your souls," says Grandmother Trevenny from her window. She is not put out to find that you have feet.
verse-108-oz-told-1 = A belt has come for the boy, by carter, plaited of straw. Grandmother Trevenny has put it under the lamp. "It's his size," she says, "of when he went."
verse-108-oz-told-2 = A straw has come by carter, bent once. Grandmother Trevenny has not asked what it means. She has trimmed the wick shorter.
verse-108-oz-told-3 = "They've sent me a house," says Grandmother Trevenny. It is plaited of straw, with a door and smoke and no lamp in the window. "I knew it was out," she says. "I go by the moths."
verse-108-oz-told-4 = There is no lamp in the window. Grandmother Trevenny sits behind it all the same. "You see further," she says, "with it out."
verse-108-oz-told-21 = The lamp is out of the window. "The birds had it first," says Grandmother Trevenny. "All along the ridge, Sunday, saying there wasn't any boy. I'd as soon have had it from you." She is speaking to Ailei.
verse-108-oz-told-22 = The lamp is out of the window. "The birds had it first," says Grandmother Trevenny. "All along the ridge, Sunday, saying there wasn't any boy. I'd as soon have had it from her." She looks along your faces for one that is not there.
verse-108-o0 = The bees are not sick. They are in mourning. They have been told, hive by hive, that everyone in Cuanacht is dead. It was said low, in the right form of words, in Ailei's voice. Grandmother Trevenny, who lives above, is already wearing black for you. "I won't take it off," she says. "It's all done up at the back."
verse-108-v1-ask-the-old-woman = Ask the old woman who came by.
verse-108-v1-tell-them-the-truth = Tell them the truth, with a name.
verse-108-v1-tell-them-what-they = Tell them what they want to hear.
verse-108-v1-smoke-them-out-and = Smoke them out; take the winter comb.
verse-108-v1-go-to-the-stone = Go to the stone among the hives.
verse-108-v1-bring-the-bees-the = Bring the bees the name you found.
verse-108-v1-walk-on-by-night = Walk on by night, telling nobody.
verse-108-v1-put-an-ear-to = Put an ear to a hive.
verse-108-v1-leave-them-to-their = Leave them to their mourning.
verse-108-v1-ailei-looks-for-the = Ailei looks for her mother's veil.
verse-108-v1 = Hives in rows, and the window upstairs.
verse-108-v2 =
    "She came on the Tuesday," says Grandmother Trevenny, and points at Ailei. "In her mother's veil, back to front. She went along them hive by hive. I thought, that's thorough."

    "It wasn't her."

    "It was her voice." She sets out cups, one too many, and moves the lamp to make room. There is fresh oil in it. "You'll have seen that from the road. It's for our boy. He's on his way."

    "Since when?"

    "Since a year last winter. It's a long road." She pours the one too many as well. "I've only to say, and they'd come up from Cuanacht and put it out for me. But they would want to say something kind. I couldn't be doing with that, on top of the oil."
verse-108-v2-told-1 = Ailei has her eyes on her cup. "Is it dear, the oil?" she asks. It was not what she had opened her mouth to say. "It's company," says Grandmother Trevenny.
verse-108-v2-told-2 = "You carried mine," she says to Beor. "With the chair." "Yes," says Beor. "He'd not have liked to leave it," she says. "It was a good chair."
verse-108-v2n =
    "She came on the Tuesday, that Ailei of yours," says Grandmother Trevenny. "In her mother's veil, back to front. She went along them hive by hive. I thought, that's thorough."

    "It wasn't her."

    "It was her voice." She sets out cups, one too many, and moves the lamp to make room. There is fresh oil in it. "You'll have seen that from the road. It's for our boy. He's on his way."

    "Since when?"

    "Since a year last winter. It's a long road." She pours the one too many as well. "I've only to say, and they'd come up from Cuanacht and put it out for me. But they would want to say something kind. I couldn't be doing with that, on top of the oil."
verse-108-v3 = "Not all," you tell the first hive. "Hockin is dead. Keren's mother is dead. We aren't." You go on to the next, and so along the rows. Towards the end a bee lifts off, circles your head and goes in to report. The hollow begins to hum again, from one side only.
verse-108-v4 = You say that everybody is well, that there was a feast, that Hedra is home. The bees believe it one by one. The honey they bring out is pale and very sweet. It will last as long as a feast does.
verse-108-v5 = Sulphur and rags. They do not defend themselves. You take the winter comb, dark and heavy, and it drips on your shoes the whole way. Behind you the hives are boxes.
verse-108-v6 = The Wet-nurse is low and broad, with a hollow the size of a cradle. The oldest bees sleep in it, packed close. The word runs round the rim and meets itself. THE DEAD SHALL BE TOLD.
verse-108-v6-hold-promise-the-bees = Hold: promise the bees a true name.
verse-108-v6-take-give-the-stone = Take: give the stone the winter honey.
verse-108-v6-let-them-sleep = Let them sleep.
verse-108-v7 = You must find it written by a person who loved them, and bring it here within six days. From the hives comes no answer. What comes, after a while, is a gap between the rows.
verse-108-v7-prompt = Whose word is it?
verse-108-v7-ailei = Ailei
verse-108-v7-arev = Arev
verse-108-v7-beor = Beor
verse-108-v8 = You say the name and the trade, as is the custom. The hives answer together, one note, low, felt in the teeth. Then they go out to work. At her window Grandmother Trevenny nods, as you do when the right hymn is given out.
verse-108-v8b = There is nobody in the boxes. You say the name and the trade to each of them all the same, forty times, with your mouth to the slit. At the fortieth a note comes up out of the ground, low, felt in the teeth. It is not for you. It was only promised.
verse-108-v9 = The bees, at least, you tell. In a pocket is the granary key, and there is no remembering who took it. The hollow keeps quiet until you are over the ridge.
verse-108-v10 = You set the winter comb at the foot of the stone, all but what you can carry. The light goes up yellow, with no heat in it. The old bees wake, walk out of the hollow along the rim in single file, and stop in front of what is under your arm.
verse-108-v11 = It is in one of the last hives, rolled tight. It smells of Hedra. The tear by the left ear has been mended, in a finer stitch than any they use in Cuanacht. The bees of that hive stand in a ring round it and leave it clear.
verse-108-v11-she-puts-it-on = She puts it on, the right way round.
verse-108-v11-she-leaves-it-to = She leaves it to the bees.
verse-108-v3b = "Not all," you tell the first hive. "Hockin is dead. The rest of us aren't." You go on to the second, and so along the rows. Towards the end a bee lifts off, circles your head and goes in to report. The hollow begins to hum again, from one side only.
verse-108-v1-ailei-tells-her-the-truth = Ailei tells her about the boy.
verse-108-c1 =
    "There wasn't any boy," says Ailei. "On the road. I said it because you were all looking at me."

    "Yes," says Grandmother Trevenny.

    "There's nobody coming."

    "I've known that since the first thaw. He'd have written to ask for money." She turns the wick down a little, to see Ailei's face without it. "I thought, that girl will come up here one of these nights and say so. She'll want a light on the path."

    Neither of them moves.

    "You could have told me that you knew," says Ailei.

    "You'd have said something kind." The old woman gets up, leaning on the sill, and looks out a moment at where the path is. "Mind the step going down," she says. "It's the one that tips. You know your way by now." She puts it out.
verse-108-v11a = The right way round it is only a veil. The mend is so fine that it can be felt and not seen. "So that's how we looked," says Ailei from inside.
verse-108-v11b = She rolls it up again, tighter than it was, and puts it back. The ring closes over it. "She can come and fetch it," says Ailei.
dream-108 = Many voices tell you one thing, slowly. You understand all of it. When you wake the taste is left, and on the back of your hand a warm place the size of a bee.
dream-108-2 = The hives are being told about you. You hear it go from lid to lid, what you did and who with. It is told well. At the end of the row there is a silence, and then they hum, and you have been let off something small.
dream-108-3 = It rains on forty lids, and each has a note. Between them they have a tune. You wake just before the line where it comes home.
nightmare-108 = They tell you again, louder. It is a name. You have heard. They wait a moment, out of politeness, and tell it to your other ear.
nightmare-108-2 = You have something to tell them and the veil will not come off. They wait, all forty. It is inside the veil with you, the thing that you were going to say, and it has started to walk.
