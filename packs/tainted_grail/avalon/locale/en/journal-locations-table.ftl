dream-178 = You are King, and go home.
dream-178-told-1 = They have kept your supper. No one asks, and you look at your cuffs, and there is the whole of the evening still to come.
dream-178-told-2 = The shirt has been ironed by somebody who was thinking of something else. It fits. In the pocket is a child's tooth, in a twist of paper, for luck.
nightmare-178 = You are King, and the candle does not go down. "Take your time," it says. "There has been a good deal."
verse-178-o1 = *Minutes. Present, Ivel. Said, that the knives are to be collected. Done, swept.* Her sleeves are turned back. There is wax under her nails, and she keeps them folded away from you, like a girl who has been at the jam. "We're as we were," she says. "You'd not see where, unless you knew."
verse-178-o2 = There are chairs by the door now, as many as you are. Ivel put them there. She has minuted them: *Present, guard.* "It's the first time that it's said anything but *the King* in that column," she says. "I had to think how you spell it."
verse-178-o2-told-1 = By the farthest stands Gerens, at attention, in his socks. He won't sit. He has been told that it is a post.
verse-178-o3 = *Minutes. Opened, when the light began to go. Present, those named. Apologies, none; nobody has ever sent any.* The mat has been turned round, so that it may wear on the other side.
verse-178-o3-told-1 = People coming down from it step off the mat as they would from a scale. You have hushed it. They look grateful, and older.
verse-178-o3-told-2 = On the first line of the first page, which was blank, there is a dot, where Ivel has rested her pen and thought about it.
verse-178-o0 = There is a door at the top, with a mat. The door has been latched from within by somebody who did it softly. Behind it a spoon is put down on wood. You go back as you came.
verse-178-o00 = *Minutes. Present, Ivel, keeper of the rota. Also, persons, lodging in Under-Rib. Said, good evening.*

    She says it. She is thin and exact, and has on a grey apron with one pocket, for the list. It is a long low room under ribs as thick as trees. A curtain closes off the end of it. Along the wall go the shirts. "You're on for tomorrow," says Ivel. "You needn't do anything. I mean that strictly. It's the whole of the post."

    "And if we don't come?"

    "They come," she says. "There's a clean shirt."
verse-178-o00-told-1 = She looks you over. "They say that one word of yours does for two," she notes. "That's convenient. I never have anybody to second."
verse-178-o00-told-2 = "What's it keep in there?" asks Worm, of the curtain. "It's something small. It's got a little stuck breath."
verse-178-v1 = The long room, the shirts, the curtain.
verse-178-v1-look-up-a-name-in = Look up a name in the rota.
verse-178-v1-ask-ivel-about-the-procedure = Ask Ivel about the procedure.
verse-178-v1-read-the-year-of-the = Read the year of the dry wells.
verse-178-v1-go-up-on-the-roof = Go up on the roof with Ivel.
verse-178-v1-look-behind-the-curtain-low = Look behind the curtain, low down.
verse-178-v1-listen-to-the-planks = Listen to the planks.
verse-178-v1-tonight-it-is-you = Tonight it is you.
verse-178-v1-speak-to-the-guard-with = Speak to the guard with no rank.
verse-178-v1-see-to-the-rope-that = See to the rope that is not yours.
verse-178-v1-go-out-into-the-night = Go out into the night that has come.
verse-178-v1-pick-up-what-lies-in = Pick up what lies in the gutter.
verse-178-v1-wait-for-a-man-in = Wait for a man in a shirt who has not gone home.
verse-178-v1-sit-under-the-ribs-those = Sit under the ribs, those who cannot sleep.
verse-178-v1-go-down-to-the-quay = Go down to the quay before it is light.
verse-178-v1-go-down-with-wax-on = Go down, with wax on you.
verse-178-v1-leave-by-the-mat = Leave by the mat.
verse-178-v2 = *Rota, page the last. Each line, who, whence, remarks. A tanner; Rope Lane; "she coughed". A widow; Gregale; "I was thinking of my feet". A boy, old enough; Pitch Lane; "it asked me how I was". A caulker, 64; Under-Rib; no remarks. (She has asked that the space be kept.)* There are some hundred and forty-six thousand lines. One finds one's way by the ink.
verse-178-v2-told-1 = The older pages are gone. They were kept on the first deck, among the year's. Now the rota begins with a man who has a cough himself and does not know from whom he had it.
verse-178-v2-look-for-your-own = Look for your own.
verse-178-v2-look-for-your-mother-s = Look for your mother's.
verse-178-v2-look-for-ysella-s = Look for Ysella's.
verse-178-v2-give-the-book-back = Give the book back.
verse-178-v2a = It is there. It is in fact there many times, on lines a hundred years apart, in different hands, with different trades. Whoever they were they also did nothing. One has put, under remarks: *I could have sworn I'd been here.*
verse-178-v2b = She is not there; she was never in the town. But the pen has run dry on one line, and in the scratch, where it says no name, the remark is one that she used to make: *well, somebody has to.*
verse-178-v2c = *A gentlewoman of fortune; no address. Came armed. Was asked to leave it at the mat.* Under remarks, in a hand which has pressed through to the year before: *not for sale.*
verse-178-v3 =
    "Shirt," says Ivel on her fingers. "Mat. Spoon. You stand on the two marks. It's lit. You hold it so, warm, over the place, and when it's down you tip it back in the pan. I say thank you. You go home. You needn't think of anything, but people do; they mostly think of what they should have said to someone."

    "Who was the first?"

    She turns to the beginning. There's a line there with the date ruled and nothing on it. "He didn't sign," says Ivel. "One supposes that he thought he would be back in the morning."

    "And who's the last?"

    "*See rota*," she says.
verse-178-v3-ask-her-whether-she-has = Ask her whether she has stood there herself.
verse-178-v3-ask-to-be-put-down = Ask to be put down for this evening instead.
verse-178-v3-thank-her = Thank her.
verse-178-v3a = "I keep the list," says Ivel. "I can't be on it. Who'd say thank you?" She looks at the blank on the first line. "I've sometimes thought that might be me," she says, "there. If it went round."
verse-178-v4 =
    Under what the curtain hides, pushed back in the shadow among legs, there's a cot. It has been made up. The blanket is folded down at one corner, as for somebody who is only in the next room.

    "I do it fresh on Fridays," says Ivel. "It's in the orders. *Linen.* Nobody's ever in it." She hears how she has said that. "I'm careful with the corner."
verse-178-v4-told-1 = It was from here that the second voice came. Between the slats is a space, as deep as a hand, with nothing in it that one can see.
verse-178-v4-let-worm-lie-down-in = Let Worm lie down in it.
verse-178-v4-let-beor-measure-it = Let Beor measure it.
verse-178-v4-look-at-how-it-is = Look at how it is joined.
verse-178-v4-leave-it-made = Leave it made.
verse-178-v4a = He fits, with his knees up. He lies with his eyes open. "There's a knot in the wood up there that's a dog," he says. And then, in a smaller voice, one with a cold in it: "*Is he still talking to the man?*" He sits up so fast that he hits his head. "That wasn't me," says Worm. "That was left in the pillow."
verse-178-v4b = He lays his forearm along the side, elbow to wrist, and again, and a hand. He has taken that measure on more beds than anybody. "Nine," says Beor. It is not feet he means. "A bit small for it. Nine last birthday." From the boards under the mattress, now that there is a weight on them, somebody says three words, quite low, in a man's voice, and stops as if for a door.
verse-178-v4c = There isn't a nail in it. Each piece goes into the next as if it had grown there and could, if asked, come out again. You have met that joint once before, in a lintel, and in rings let into a quay. On the inside of the foot is a maker's mark, three lines, like a hand held up; those who were here before had made it for him, for the child, as a present. When you put your thumb on it the boards say something in a man's voice and break off.
verse-178-v5 = With the candles out you can hear it. The planks are not speaking. It is more as if they had been spoken at once, hard, at close quarters, and had kept the warmth.
verse-178-v5-open-the-jar-here = Open the jar here.
verse-178-v5-open-the-jar-and-look = Open the jar, and look for what it wants.
verse-178-v5-ask-those-who-stood-here = Ask those who stood here for their words.
verse-178-v5-hear-what-there-is = Hear what there is.
verse-178-v5a = It has been in the jar for as long as the tide has kept it, a voice saying half of something, and it goes to the boards like a child across a room. There is a breath where they meet. Then it's one sentence, in the voice of a man who has been awake for a great many nights. It isn't loud. You have only to stand before the place, now, and hear it.
verse-178-v5b = The voice comes out a little way and goes round the room, at knee height. It stops by the cot. You put the lid back on over it before it can be disappointed.
verse-178-v5c = *I order*, you say to the wood. *This evening. No wax.* A tanner's, a captain's, and that of a woman who writes letters. Between each of them you leave as much room as somebody left with a knife. The boards take the words in and shift them along. It will do; it is how a tongue goes over the gap and knows the tooth.
verse-178-v5d = "*... has done sleeping,*" say the planks. That is as much as they have, the end of something. They say it again towards morning, and then there is a noise that one takes, at first, for the wood.
verse-178-v6 =
    He is at the outer door in a coat from which things have been unpicked. He salutes, and looks to see what with.

    "Gerens," you say.

    "It has been noted that there's no sergeant here," says Gerens. "There is a person at the door."
verse-178-v6-told-1 = "It was over you," he adds. "You were let by, on a hill, and somebody had to have been looking the other way. I was entered." There's no malice in it. He is glad to have it known by someone who was there.
verse-178-v6-told-2 = "You left him up," he says, of the man on the tree. "It was correct. I've thought since that I'd have liked to be asked to be incorrect."
verse-178-v6-give-him-a-post = Give him a post.
verse-178-v6-walk-in-past-him = Walk in past him.
verse-178-v6-tell-him-to-go-home = Tell him to go home.
verse-178-v6a = "To guard what?" asks Gerens. "You can't see it from here. To guard the door." "Against?" "People going in who don't wipe their feet." He turns about. It takes him some time to find the front of the mat. When he has, he stands on it, and weeps, without bending anything.
verse-178-v6b = He goes as far as the corner. When you look out he is at it.
verse-178-v7 = It hangs in the dark behind the shirts, good new rope with a splice in it. Somebody has been measuring. On the floor, in a ring, lie eight pairs of rag soles. "Evening," says a shape on the beam. "We'd the same idea, I think. Ours has got a pulley."
verse-178-v7-fight-them-for-it = Fight them for it.
verse-178-v7-join-them = Join them.
verse-178-v7-say-good-evening = Say good evening.
verse-178-v7a = What is left is a pulley, and one rag sole, which Ivel picks up by the edge, and enters.
verse-178-v7b = They are professionals, from the load side, a family. They show you where it will want to turn. "Have you a buyer?" asks the mother. You say that you haven't. They look at each other over the rope. "Then it's for love," says the mother. "That's extra."
verse-178-v9 = *Minutes. The day after. Weather, some.* It can be smelled from the mat, earth, wet soot, blossom.
verse-178-v9-go-out-into-it = Go out into it.
verse-178-v9-stay-by-the-rim-and = Stay by the rim and see it out.
verse-178-v9a = In the square a pear tree flowers, and fruits, and lets go, in the time that it takes to walk by. There's a chair in each doorway of Rope Lane with an old person in it, forty of them, hands in their laps; they had been put out to see the stars, and saw them. A man from the sheds comes running, he has got hold of it, it was a *Thursday*; he shouts it up at every window, and weeps, because she had signed. A baby that has been five months old for as long as anyone can think of turns over by itself. It is cold. It is the first night in four hundred years and it is getting on for morning.
verse-178-v9b = You keep your hand flat on it while it goes. It's like having hold of a rope that somebody is running with. Towards the end you can tell, through the wood, each thing that is let off, a fever, a quarrel, a tooth, a man on a hill who had meant to sit down.
verse-178-v10 = Then come the people with knives. They are kitchen ones. They don't threaten anybody; they are crying; they have left their dead in the chairs and would like it to be this evening again, please, as it was. By first light it has been scraped to the bare wood. And the light thinks better of it.
verse-178-v10-stand-between-and-do-not = Stand between, and do not hit.
verse-178-v10-pick-up-one-of-the = Pick up one of the knives.
verse-178-v10-sweep-up-the-wax = Sweep up the wax.
verse-178-v10a = It's for bread. The edge has gone brown, from the one job, and in the brown is the print of a thumb, not deep.
verse-178-v10b = It comes to a cupful. You hand it to Ivel. She doesn't know in which column it goes, and eats a little of it, standing there, absently, off her finger.
verse-178-v11 = He is on the stair, with a hand on the rail. The shirt has gone yellow. He was sent for one evening as a young man, and stood, and it went down; and when he turned round to go home he was facing it. "Is it out?" he asks you. "The candle? I've only to wait until it's out."
verse-178-v11-take-the-candle-from-him = Take the candle from him.
verse-178-v11-say-that-it-is-out = Say that it is out.
verse-178-v11-go-by = Go by.
verse-178-v11a = "Ah," he says. He sits down on the stair, and then along it. When Ivel comes with her book she finds him asleep, creased at last. She turns back forty pages, to a line with no full stop, and puts one.
verse-178-v12 = *From the rota, the year of the dry wells. King, a mother of five. Remarks, "It was the only time this year that I've sat down. (I stood.)" King, a man accused of something. Remarks, "I hoped that it would ask me." King, a child-minder. Remarks, "Nobody coughed. I listened for it all the time." King, a newcomer. Remarks, "In our village we'd have said good evening to it." King, the same, by clerical error. Remarks, "I said good evening to it. It said good evening." King, a bridegroom. Remarks, "I thought about tomorrow, and then I saw where I was thinking it." King, the mother of five. Remarks, none. (She had come in again by the back. It was not her turn. She had brought something to sew.)*
verse-178-v13 =
    There is a ladder behind the shirts, and a hatch. Ivel goes up every day at the same hour, to see whether it is still.

    "It always is," she says, out on the ridge. "But one would feel such a fool." The whole town lies under you, bow to the hill, as it was dragged.

    "What would you do?" you ask her. "If you came up one time, and it wasn't?"

    She has plainly got this ready. "I'd put the time," says Ivel. "There's a column. I rule it every day, next to *Closed*. I've never had a thing to put in it, and I rule it all the same, in red." She sits down on the ridge. "I think I'd go and wake somebody. I don't know who. You'd have to say it to a person."
verse-178-v13-told-1 = "Come and tell us," says Ailei. "We'll be up." Ivel takes her by the sleeve, to see if she means it, and writes it down.
verse-178-v13-told-2 = Beor has found a slipped tile, and sets it straight, and then goes on to the one beside it. He does the whole row.
dream-195 = Somebody has laid for supper where it was. There's room for all, since there's no edge.
nightmare-195 = You have it on your back. You cannot put it down, as it's round, and there isn't a head for it to lie at.
verse-195-o1 = The way is open, down to the street. A wind comes in by it, the first that this room has had, and turns over a page of the rota, and another, looking.
verse-195-o1-told-1 = The front of the house lies in the lane like a hand held out. Children have found that one can run up it.
verse-195-o2 = *Minutes. Present, the King. Also, a space.* Ivel goes round it with her shoes off. She has begun to sweep there, and stopped, as one does not sweep where somebody has only gone out for a moment.
verse-195-v1 = A round of clean boards.
verse-195-v1-watch-this-evening-s-king = Watch this evening's King.
verse-195-v1-choose-who-is-to-carry = Choose who is to carry.
verse-195-v1-try-the-door-again = Try the door again.
verse-195-v1-carry-it-down-all-eight = Carry it down, all eight.
verse-195-v1-leave-the-boards = Leave the boards.
verse-195-v2 = The rota goes on. A baker has been sent for; he has the shirt on, and a spoon, and stands at the edge of nothing. Ivel has lit the stub. "What do I hold it over?" he whispers. "Where it was," says Ivel. *Done, nothing*, she writes, and for the first time it looks to her like a description.
verse-195-v3 = It leans inside the door, under sacking, like a wheel. It wants eight to go further. It has to be lifted all together, by people who won't ask each other, half-way down the stair, whose idea this was.
verse-195-v3-those-who-tap = Those who tap.
verse-195-v3-men-with-straws = Men with straws.
verse-195-v3-the-white-faces = The white faces.
verse-195-v3-those-who-came-out-of = Those who came out of the sheds.
verse-195-v3-nobody-yet = Nobody yet.
verse-195-v8a = Bersaba brings seven, in stockings. They knock on it before they lay hold, one after another, as one asks somebody old if it's convenient. "Sound," she says. "I thought that it would be." It goes up on their shoulders like a roof.
verse-195-v8b = They have carried an organ, a magistrate, a gallows with a man on it. "It's not heavy," says the first, with his cheek against the underside. "It's only that it doesn't want to be put down." They are paid by the step and they begin to walk slowly.
verse-195-v8c = They come washed, so as not to leave a mark on it. Without the chalk it's seen that they are very young, most of them, and that one is a grocer. "It will be put where it can be reached," they say. They carry it as they'd carry a day.
verse-195-v8d = They're the right number, and for years they've been set down and taken up again. "Which way does one turn?" asks Jacca Rowse, at the door, with the forward edge on his shoulder. He looks at the back of his hand. He turns.
verse-195-v8n = And it does not go through the door. It is a hand too wide; it always was; it was brought in, says Ivel, before there was a door.
verse-195-v8n-arev-lays-the-hinge-flat = Arev lays the hinge flat.
verse-195-v8n-unhang-the-door-and-the = Unhang the door, and the wall with it.
verse-195-v8n-turn-it-on-its-edge = Turn it on its edge with a pulley.
verse-195-v8n-rest-it-against-the-wall = Rest it against the wall.
verse-195-v8h = It lies down. That's the thing it was made for. The whole front of the house goes out and down on its chains like somebody opening a hand, and there is the town, and the stars that they keep the book by, and one step of plain wood from here to there. "I said that there would be a narrow door," says somebody.
verse-195-v8w = It takes the lintel, two courses of brick and somebody's thumbnail. You lay the door where it can be found. Ivel steps out over it with her list, and looks for the first time at the outside of the wall.
