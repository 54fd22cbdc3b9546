verse-225-o1 = There is one of yours on the stool, who does not turn round. Behind the pot a man's asleep with his eyes shut, for the first time since he was given the post. His spectacles have been folded and put where he will step on them.
verse-225-o2 = "I've been thinking of him," says Denzil. "Up here with the shutter. He'd have stood where you're standing. You can see the cot from there, if it's pointed out." He pours. "It's a great deal to have asked of a lamp."
verse-225-oz = "She has turned over," says Denzil. He has poured for you before you were up the stairs.
verse-225-oz-told-1 = "I slept the once," he says. "You were here. I've not liked to ask you what I missed."
verse-225-oz-told-2 = Under the window are the ribs that you burnt. "It gave a good light," says Denzil. "I could see them crying by it."
verse-225-o0 = Denzil's eyes are wide open. He has a red mark on his own door, and has hung his hat on it. "It's the eyelids," he says. "I've had hold of it with my eyelids since before there was a name for that. No one's had to cut me loose. You'll take coffee?" Through the window there is nothing whatever, with an edge to it.
verse-225-o0-told-1 = The lamp is as you left it. "You lit her," says Denzil. "I saw the whole of it. I shut the window so as not to wake anyone."
verse-225-v1 = The stair, the pot, Denzil not blinking.
verse-225-v1-ask-denzil-whom-he-keeps = Ask Denzil whom he keeps it dark for.
verse-225-v1-turn-the-lamp-round-you = Turn the lamp round; you have the sentence whole.
verse-225-v1-turn-it-round-by-force = Turn it round by force.
verse-225-v1-turn-it-round-with-his = Turn it round with his leave.
verse-225-v1-leave-the-coffee-unfinished = Leave the coffee unfinished.
verse-225-v2 = "For whoever," says Denzil. That is what is on the stone. Then, since you are still there: "For a little girl. I never was told so. You get to know who it is you're being quiet for."

    He's looking out the whole time. "There's a ship. It has been there as long as the light has. It was put about that the lamp should take and not give, one evening, so that a child could sleep on; and then the evening was kept, and so the next one up the stairs kept it. I'm the last. I thought, one of us must watch. If she woke in that, and it was black, and by herself…"

    "You could have turned it round."

    "I'd have had to look away," says Denzil.
verse-225-v2-told-1 = "Were you told it was wicked?" asks Ailei. "No," says Denzil. "I'd have liked to be." She doesn't tell him. He notices it. He's grateful.
verse-225-v2-told-2 = "I asked the midwives which side you shut them from," he says of his eyes. "I've had it written down. I couldn't find the moment."
verse-225-v2-relieve-him-one-of-you = Relieve him: one of you keeps his eyes open.
verse-225-v2-thank-him = Thank him.
verse-225-v2-ask-whose-order-it-was = Ask whose order it was.
verse-225-v2a = "Tell me what you're holding," you say. "*That she's not by herself*," says Denzil at once. He has had the words ready. You sit down on the stool and look where he looks. "I have her," you tell him. "She's not by herself."

    You hear him behind you, trying how it's done. A lid comes down. The other has forgotten the way and he helps it with a thumb. Then he is asleep. He snores, and out there, in the black, a thing that is white moves its shoulder.
verse-225-v2b = "What for?" asks Denzil. "For staying up." He has water running down both sides of his nose, and goes on looking. "I never was sure that it was a job," he says.
verse-225-v2c = "A man with his hand on a blanket," says Denzil. "I had it from the one before me. They say he only meant till the morning. He went down to give an order, and it was quiet, and he never came up again to say enough." He listens. "You can't be angry with that. I have tried it. You get as far as the hand."
verse-225-v3 = It goes round on its own weight, once you have it started, with a noise of sugar. It has only ever been pushed the other way. Then there is a beam, which finds the edge of the dark and goes in.

    It's close to, much closer than the far shore. A white side. A rail, with washing. People are standing at it with one arm up against the glare. They have on what people wore. They don't move. "I can see their *faces*," says Denzil, shading his eyes.
dream-225 = Somebody is staying up. You can hear them being careful with a cup.
nightmare-225 = You must not blink. You can't remember who it was for.
verse-156-o1 = "She waved," says Denzil. He's sitting down. He has his back to the window, to try it. "About the size of a glove, and it went so." He shows you. Each time that he shuts his eyes he counts to see how long he can bear it. He is up to a good deal.
verse-156-o2 = The stone's word is on the stairs, thrown there by its own light. *A light for whoever.* You have a bit of linen with that on it. The midwives wrapped a child in it. It was for reading by, then, all the time; it was the wrong way round.
verse-156-o3 = "It's very bright," Denzil says, meaning no complaint. Gulls are walking about on the sill, looking at their feet.
verse-156-o3-told-1 = You set the old woman's lamp in the window that is on the side of the road. "That makes the pair," says Denzil.
verse-156-v1 = The stair, the beam, a white ship.
verse-156-v1-watch-who-stands-at-the = Watch who stands at the rail.
verse-156-v1-sit-with-denzil-with-the = Sit with Denzil, with the light behind.
verse-156-v1-go-down-to-the-boat = Go down to the boat.
verse-156-v2 = A cook with his fist before his mouth. A bride, her head to one side, putting in an earring. A man who has hold of a rope and means to coil it. Once the beam is past you see that they had all been about to go on. A woman in an apron crosses behind them with a tray. She's the only one with a shadow. She looks up at the light. She pulls a curtain.
verse-156-v3 = "What do you do now?" you ask him.

    "I thought I'd see what it's like behind me." There is a chair, a shelf, a calendar with nothing crossed off. "I had no idea," says Denzil, "it was so *tidy*." By and by he says that he would rather like, if you're going past, to be told when it's Wednesday.
dream-156 = A light goes over you and does not stop. You weren't the one it wanted. You sleep.
nightmare-156 = It comes round. Everyone at the rail is you, about to go on.
verse-180-o1 = From below comes the noise of an apron. Amma is sitting again. She gets up as you come, and sees who it is, and lets herself down. "Only while the water boils," says Amma. There's no water on.
verse-180-o2 = The door of the small cabin has been pulled to by a finger's breadth more. Amma goes by it on the sides of her feet. She has set a place on a tray with an egg cup.
verse-180-oz = "You'll be the visitors," says Amma. She has told you so each time. "Wipe your hands. Not on me, I'm starched."
verse-180-oz-told-1 = Where the cook stood there's a cloth, folded. The others look at it sideways, from where they've got to.
verse-180-o0 = You come up the side by a ladder that a man was lowering. He has got some of it down. He looks at you with great goodwill and goes on with the look.

    "Visitors," says a woman, in an apron as stiff as board. She is the only one who walks. "You'll want the King's news. So do I. How is he this afternoon?" Behind her, along both rails, they have all begun to turn and see.
verse-180-o0-told-1 = The ship's bell says its two notes, to nobody. You have heard them before, off the Cove, from under. It has been answering.
verse-180-o0-told-2 = The man on the ladder has put out an arm. They'd heard of you, from below; that you don't leave people down. They would hand you down into the hold.
verse-180-v1 = The white rails, the stairs, Amma with her tray.
verse-180-v1-answer-amma = Answer Amma.
verse-180-v1-stand-in-front-of-the = Stand in front of the bride.
verse-180-v1-they-ask-who-else-has = They ask who else has it.
verse-180-v1-look-at-the-blanket = Look at the blanket.
verse-180-v1-look-at-the-glove = Look at the glove.
verse-180-v1-ask-the-cook-what-he = Ask the cook what he has in his fist.
verse-180-v1-go-down-to-where-she = Go down to where she sleeps.
verse-180-v1-stand-by-the-cot = Stand by the cot.
verse-180-v1-row-back-before-it-is = Row back before it is dark, if it isn't.
verse-180-v2 = "He's well?" asks Amma.

    She is young. The apron has been washed so often that the pattern is a matter of opinion. She has a tray with what they had at noon. "He'll have gone to his Table. He said he wouldn't be long over it; he'd be down before she woke. It has been quite a long afternoon." She changes feet. "He takes it hard. She was better this morning. She coughed less."

    Those on the stairs are listening, from where they've stopped. "I don't like to sit until I've heard," says Amma.
verse-180-v2-tell-her-how-long-the = Tell her how long the afternoon has been.
verse-180-v2-say-there-s-no-news = Say there's no news; ask for a job.
verse-180-v2-say-that-you-ll-ask = Say that you'll ask.
verse-180-v2a = You tell her. She hears it on her feet. You say who has been King since, which is everyone, and how long a candle is. The tray has begun to tick. "Then I've let it go cold," says Amma. She looks about for somewhere to put it, and there is only the stair, and she goes down with it, a step at a time. From the stairs you hear her say it to one of them. "That's over, dear. This afternoon." And again lower.
verse-180-v2b = "You can do brass," says Amma. It has been done. It's been done until the lion on it has no face. You do it. She stands at your elbow, with an eye to the corners, a good bit easier. "There's always brass," she says. "Don't breathe on it."
verse-180-v3 = She has one earring in. Her hands are up at her other ear and close on nothing, and on her face is what you see on people who hear a thing roll. It'll have gone through the scuppers. They'd have wondered where she was; there's a table laid aft, with the salt spilt and left for luck.

    "It was my gran's," her lips have got as far as.

    Whatever goes over the side off the Light drifts one way, with the tide, and fetches up in the wrack under the keels.
verse-180-v3-row-to-the-wrack-and = Row to the wrack and look for it.
verse-180-v3-tell-her-nobody-will-notice = Tell her nobody will notice.
verse-180-v3a = It takes what would be the day. It's a small pearl, gone brown, and a crab has grown up inside the hoop and has to be asked. You put it in her fingers. They close in the usual way, turn, push, and are done. She has let her arms down. She looks you full in the face. You're the first she has seen in four hundred years. Then you see that she means to go and eat.
verse-180-v4 = It goes along the rail from one to the next, a word to each, in the time that a word would take. *Who. Else. Has. It.*

    "They like to know they've not passed it on," says Amma. "They came out here so as not to. They put themselves on a boat, most of them with their dinners in front of them, and rowed off. That was a thing to do. I tell them, nobody, dears. I tell them it was only ever us."
verse-180-v4-tell-them-the-truth = Tell them the truth.
verse-180-v4-spare-them = Spare them.
verse-180-v4a = "Everyone," you say. Nothing moves. It's just that from then on they are not, any of them, looking at you; they have turned, as far as they can, to the side where the land is. In the time it would take, a hand comes up to wave. Whether it's to say they're sorry or to say look out you can't tell from the back.
verse-180-v4b = "Nobody," you say. It goes down the rail. *No. Bo. Dy.* It takes a long time, one after another, for them to be happy. "There," says Amma to you, not quite meeting your eye. "You do that very nicely."
verse-180-v5 = It was made for a baby and has been let out. Down the middle runs a seam that was never closed; it stops short of her chin, and so whenever she turns over one shoulder's cold. "There was another piece to it," says Amma. "We came off in a hurry."
verse-180-v5-told-1 = You have the other piece. A midwife gave it you with a word on it; somebody had torn it down the thread.
verse-180-v5-told-2 = In the corner there's the mark you know from the cot in Camelot, a joint with no nail in it. Those who made it were not from here. They'd have been asked in.
verse-180-v5-close-the-seam = Close the seam.
verse-180-v5-lay-it-straight = Lay it straight.
verse-180-v5a = You sew it as she sleeps, from the feet up, with small stitches, so as not to lean. At the chin you bite the thread. The child pulls the whole of it over her shoulder, all at once. She turns to the other side.
verse-180-v6 = It's of kid, grey once, and scorched over the knuckles where he used to bank the stove up for her. It's the left one. She has it by the ends of the fingers. The rest hangs out of her fist over the side, open, at the height of a person sitting on the floor.
verse-180-v6-told-1 = "He'd have sat there," says Beor. There is a place on the boards, worn, in front of the cot. "He was heavy," says Beor. "He wasn't sleeping."
verse-180-v6-put-your-hand-into-it = Put your hand into it.
verse-180-v6-leave-it-as-it-is = Leave it as it is.
verse-180-v6a = You sit on the floor and do it from below. It is too large. At the ends it's warm, from her. She feels that there's something in there, and squeezes it, finger by finger, the thumb last, to see that they are all present. Then she lets out her breath.
verse-180-v6b = "Quite right," whispers Amma. "It's got her used to it."
verse-180-v7 = It is a cough that he has. He'd got his fist up in time, being a cook. Above the fist his eyes are watering and very blue.

    You sit on a coil of rope, and ask it, and wait. The answer is some while on the way. "It's," says the cook. "The end. Of the joke."

    "Which joke?"

    "I was telling them. I. Coughed." Aft, at the wedding table, they've got their faces ready. They have had them ready ever since.
verse-180-v7-told-1 = Beor has taken off his hat. He has stood at a good many ends. None of them was funny before.
verse-180-v7-say-you-ll-tell-it = Say you'll tell it to them for him.
verse-180-v7-let-him-get-his-breath = Let him get his breath.
verse-180-v7a = He tells you it in your ear. You go aft and say it. It isn't a very good one, it's about an innkeeper's cat, but they laugh. Behind you the fist opens. He completes the cough. He laughs too, at how you've told it. He wipes his eyes with a cloth, folds the cloth, hangs it on the rail, and has gone, without any fuss, the first of the first. His soup has begun to smell.
dream-180 = It is still the same evening. They've forgotten to send you to bed.
nightmare-180 = It is still the same evening. You may stay up.
verse-196-o1 = There are people in the rigging who were in bed last week. A line hangs over the bow, clean, and the anchor has been looked at. Every so often one of the first sick sits down on the deck, among friends, and is finished. The rest shift along.
verse-196-o2 = "I've had an egg," says Onora. "I had a soldier in it. He was called that. Amma says there's no King now, it's just people. Which people?" She waits. "All right, but who's *tonight*?" Behind her the ladder has been let down to the last rung. The man who did it is looking for something else to do.
verse-196-o2-told-1 = Aft they are dancing, since the food's done. The bride has got both earrings in and has kicked off her shoes.
verse-196-o2-told-2 = Amma has sat. She has gone to sleep against a mast, upright, with her mouth open. They've put a rope round her for when it blows.
verse-196-v1 = The deck, in the morning.
verse-196-v1-ask-who-would-crew-her = Ask who would crew her.
verse-196-v1-answer-the-child = Answer the child.
verse-196-v1-row-ashore = Row ashore.
verse-196-v2 = "We were rowed out," says a man. He's found that his coat is four hundred years old and is holding it together. "I kept bees."

    "I'm a cousin of the bride," says another.

    They stand about in the light with nothing to do with their arms. They can be seen trying how it is to go on to the next thing. There'd be a use for them, you say. It's a ship, it floats, it is the one ship on this coast that no one has to be carried to.

    "We'd not get far," says the beekeeper. "We're stopping, by and by. One or another of us, all the time."

    "You'd take it in turns," says Onora. "You just *do*."
verse-196-v2-show-them-the-ropes-till = Show them the ropes till noon.
verse-196-v2-let-them-have-their-morning = Let them have their morning.
verse-196-v2a = They are quick. They've had a long time looking at that rigging. When a man has to leave off he calls out what he has in his hand, and there is someone to take it, a rope, a bucket, a tune; it's gone over before he is. "Sheet," says a voice aloft, and is not heard again. "Sheet," says the next, hauling.
verse-196-v3 = "Was he cross? That I took so long?"

    "Nobody's cross."

    "He was going to do a thing as soon as I'd finished," says Onora. "He had the spoon all ready, he *showed* me, it was hot. He said it was just a bit of wax and then it would be tomorrow. Who did it?"

    You look for a way of putting it.

    "You *didn't*," says the child. She has gone rather white. "Then it's got to be done. You can't just have breakfast."
verse-196-v3-told-1 = One of you has stood there with that spoon. She can tell which. "Did it thank you?" she asks. "It thanks everybody."
dream-196 = You are called to breakfast by name. You go.
nightmare-196 = You have slept through it. They've cleared.
