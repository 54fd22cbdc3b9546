dream-174 = The house turns over in its sleep, and you with it, and nothing is spilt.
dream-174-told-1 = On the other side it is also night. Along the keel, hand over hand, the whole street is going forward to look.
dream-174-told-2 = On the other side it is also night. Somebody up there is knocking on the floor, to hear if you are sound.
nightmare-174 = The house turns over. You are what keeps it upright. "Stay low," they tell you kindly through the boards, and put another stone on your chest, and another.
verse-174-o1 = They knock as they always did. But when the lamps are lit nobody stands near a window. A clean shirt goes by, up the hill, and along the lane they knock a little louder, as one talks to cover a noise.
verse-174-o1-told-1 = Today the chairs stand empty. They've come out on their steps and look at their own roofs as one looks at a brother who has been in prison. "Mine was a Thursday," says a woman to the lane in general. "I'd a cold. I held the spoon in my left." "Thirty-one years back," says a man. "I never told the wife."
verse-174-o1-told-2 = "That's her that did Tuesday," they say of Ailei. "She said thank you to the spoon."
verse-174-o1-told-3 = "That's him that did Tuesday," they say of Arev. "He asked for a receipt."
verse-174-o1-told-4 = "That's him that did Tuesday," they say of Beor. "He never moved. There's two new marks, she says, and they're deeper."
verse-174-o1-told-5 = "That's him that did Tuesday," they say of Worm. "He wanted to know whose shirt it had been."
verse-174-o1-told-6 = "Well, somebody has to," says a woman with an iron, to the collar. She could not tell you where she gets it.
verse-174-o1-told-7 = "You stood in the way," says a man with a bandaged thumb. "I'd have done you a hurt, and you just stood. I keep thinking I could've gone home."
verse-174-o1-told-8 = Ivel has been seen in the lane, by daylight, asking a laundress what one does on an afternoon.
verse-174-o1-told-9 = On a board by the pump, in red, is ruled a column, with nothing in it. Ivel's, they say. People go by and look.
verse-174-o1-told-10 = At one table they are cutting bread with a spoon. They will say to you that they've lost the knife.
verse-174-o1-told-11 = A woman shows you her nails, as she goes by, both hands. They're quite clean.
verse-174-o1-told-12 = From one house to the next goes a branch with three pears on it. No one will eat the first.
verse-174-o1-told-13 = "You felt it go, didn't you?" a man says to you. "Through the wood. Was mine in it? It was only a tooth."
verse-174-o1-told-14 = Gerens is here, knocking on a ceiling, to attention. They have told him he may stop at any time.
verse-174-o2 = Bersaba's lane goes on knocking. But they do it with their heads on one side now, as if it might answer.
verse-174-o2-told-1 = As you come up the lane the doors open of themselves, one after the other, and people hand you in to each other's kitchens.
verse-174-o2-told-2 = On each door is a number, still wet. "They've counted us for the first time," says a neighbour. "I come out as half."
verse-174-o2-told-3 = There is straw on the stair and a price on the rain-butt. "It's only so that we know," says a neighbour, and reads her own.
verse-174-o2-told-4 = Children with white ears are singing four notes up and four notes down. Their mothers wash them, and they come home white.
verse-174-o2-told-5 = In one house it drips on eleven people. They move their beds round, in turn, by a bell. When you go by they nod, each of them, so that you shall know that they know.
verse-174-o2-told-6 = "Ask her which was hers," they call across the lane. "Go on, ask her. She was King of a Friday!"
verse-174-o2-told-7 = There are marks on all the door-posts at the height where Worm put his hand. Under each is a shelf, with the boots on it.
verse-174-o2-told-8 = "Pasco's asked his sister," says a neighbour. "She says they never came. They've not spoken since."
verse-174-o2-told-9 = The broom you swept the square with stands in the lane, whitened to the neck. It is being kept.
verse-174-o2-told-10 = "Somebody gave the egg-woman good morning," they say under the beams. "In so many words." They try it on each other, very low.
verse-174-o3 = "It's them with the feet," says a child, going ahead of you to knock at the next door. All strangers here are people with feet; the rest of them is above the sills.
verse-174-o3-told-1 = From four doors at once comes the smell of your grain. "We know whose it is," a woman tells you over her spoon. "Forty people brought it on their backs. They say you held the lamp."
verse-174-o3-told-2 = Somebody has pinned up your likeness over a cradle. It is the improved one.
verse-174-o0 = Over the wall come roofs, and under the roofs voices, and from time to time a knock. "Who's that?" says somebody quite close, through a plank. "Are you in?" You say that you are not. "Then I can't hear you," says the voice, with regret, and moves off along its ceiling.
verse-174-o00 = *UNDER-RIB. The old quarter. Houses are low at the sides and high in the middle, which is the local taste. In wet weather citizens will be seen tapping their ceilings. This is a *custom*. It should not be interrupted, joined, or referred to. Lodging is let by the rib.*

    A lane, steps, wet washing. A woman on a chair knocks overhead with the heel of her palm, stops, moves the chair, knocks. A man opposite does the same, a tone lower. They do not look at one another. They have got into thirds.
verse-174-o00-told-1 = Over one door hangs a key as long as your forearm. You have slept under its sister, at an inn that was not there in the morning.
verse-174-o00-told-2 = Beor has taken off his hat and goes along with his head down, under the eaves. He puts up one palm, flat, and walks like that, as you would along a cow.
verse-174-v1 = The lane, the low doors, the knocking.
verse-174-v1-read-the-guide-on-lodging = Read the guide on lodging.
verse-174-v1-ask-bersaba-to-teach-you = Ask Bersaba to teach you to knock.
verse-174-v1-it-has-begun-to-rain = It has begun to rain.
verse-174-v1-look-for-massen-s-mother = Look for Massen's mother.
verse-174-v1-buy-the-tanner-an-ale = Buy the tanner an ale.
verse-174-v1-go-into-the-house-that = Go into the house that drips.
verse-174-v1-say-the-couple-s-right = Say the couple's right names.
verse-174-v1-ask-the-glover-about-his = Ask the glover about his trade.
verse-174-v1-go-in-to-the-wedding = Go in to the wedding.
verse-174-v1-see-the-ones-who-were = See the ones who were brought from the sheds.
verse-174-v1-play-storm-with-the-children = Play storm with the children.
verse-174-v1-ailei-goes-up-to-the = Ailei goes up to the hives.
verse-174-v1-deliver-what-you-were-given = Deliver what you were given for this street.
verse-174-v1-ask-bersaba-for-the-sound = Ask Bersaba for the sound roofs.
verse-174-v1-ask-after-a-man-who = Ask after a man who adds.
verse-174-v1-sit-up-by-the-stove = Sit up by the stove, those who cannot sleep.
verse-174-v1-leave-the-lane = Leave the lane.
verse-174-v2 = *LODGING is by the rib, counted from the street. STERN (second and third): dry, dear, superior people. MIDSHIPS: company; music through the wall; the price includes being asked how you slept. BOW: for single gentlemen and those who dream. The visitor pays in advance, in silver. He may pay in tapping. He will be shown.*

    "Nobody knows why it's called that," says the woman with the long key. "Stern. I'd an aunt who was. It's two a rib, and you don't hang things from it."
verse-174-v2-told-1 = "Not from them," says a voice behind her. Somebody has walked in from the Road who can tell her what you read out on the green, and whose name was at the foot. She puts the key back on its nail and gives you the room.
verse-174-v2-take-the-stern = Take the stern.
verse-174-v2-take-the-middle = Take the middle.
verse-174-v2-take-the-bow-and-tap = Take the bow, and tap for it.
verse-174-v2-look-further = Look further.
verse-174-v2a = It is dry, and it slopes. Everything that rolls ends up in one corner, and the superior people have put a cushion there. "You'll find it comes back," they say of a marble. They give you a lease, since here they do things properly: *one rib, for as long as the roof shall be a roof*.
verse-174-v2b = There are seventeen people in it and a fiddle. They make a bed for you between a laundress and a man who is counting something. When you wake, each of them asks how you slept, and waits for the answer with real interest. "It's included," they explain.
verse-174-v2c = It comes to a point. At the very end, where the planks meet, there is a board with a face in it, looking out, worn down to a forehead. You tap from supper until the fiddle stops. The higher you go the better it sounds, as if someone up there were getting over something.
verse-174-v3 =
    She is sixty-four. She has a mallet at her belt that has had three heads and five handles. She knocks on the table, the stove, a nephew, and listens to each.

    "It's nothing to learn," says Bersaba. "You hit and you attend. High's tired. Low's well. In between it wants watching."

    "I'd have said the other way about."

    "You'd have said. You come from where they've floors." She puts your knuckles to the ceiling, a long way along. *Tock*, it says. "There. That's a good one. That's my mother's. That's a thing you can go to sleep under."

    "What is it you're listening for?"

    "Whether it's still willing," says Bersaba and looks as if it had been got out of her.
verse-174-v3h = Bersaba, and a ceiling.
verse-174-v3h-talk-her-round = Talk her round.
verse-174-v3h-learn-it-properly-for-a = Learn it properly, for a week of suppers.
verse-174-v3h-ask-what-her-mother-called = Ask what her mother called it.
verse-174-v3h-say-that-it-is-a = Say that it is a roof.
verse-174-v3a = By the end you hear it: there is a whole lane of them overhead, and each has a voice, and most of them are well. One is not. "That's the Hexts'," she says. "We knock quietly there. We don't want it to know." She gives you the second-best mallet, handle first.
verse-174-v3b = "Roof," says Bersaba. "My mother said roof. Her mother said roof." She knocks on the stove. It rings false, and she lets it. "She said it like *bread* when there isn't any. With her mouth ready for the other word."
verse-174-v3c = "It is," says Bersaba, so quickly, and with such thanks, that she gives you a stool.
verse-174-v4 =
    It starts in the dark with one drop on a bucket. Before the second falls, feet are on the floor all down the lane. Lamps go up. Whole families stand on tables in their shirts. It is knocked on from the street door to the back wall, from the bow to the second rib, quick and low, like a hand going over a horse in the dark.

    "You," says Bersaba from the ladder. "You've arms."
verse-174-v4-take-the-mallet = Take the mallet.
verse-174-v4-turn-over-and-sleep = Turn over and sleep.
verse-174-v4a = You sleep through it. When you wake the lane is grey in the face and no one asks you how. "They slept," a child tells the next one, and it goes from house to house, up one side and down the other, in two words. It rains again at noon.
verse-174-v5 =
    Third rib, blue door. A small woman opens, with ink on her thumb, and sees the envelope.

    "That's for her," she says. "I'll take it. I'm Morenwyn, from across."

    "It's for his mother."

    "Yes. She went a year ago, in the chair, with one of his in her lap. She'd not got to the end." She looks back into the room. It has been dusted. "It was open on the table, so I finished it. Then it seemed rude not to answer."

    "And you've gone on?"

    "He writes such a good letter. He puts everything in the wrong voice and then at the bottom he says, are your feet warm." She holds out her palm. "Twelve times he's been to see her and it was the day that she was out. I was at the window for all twelve. I've no face for it. I can only do the hand."
verse-174-v5-say-that-you-will-tell = Say that you will tell him.
verse-174-v5-help-her-write-one-last = Help her write one last.
verse-174-v5-give-it-to-her-and = Give it to her, and let it go on.
verse-174-v5a = "He'll want to know when," she says. "Tell him a Tuesday. Tell him the soup was on." She takes a bundle out of the drawer with a ribbon round it. "He'd better have hers back. His are... could I keep his? He'd only file them."
verse-174-v5b = It takes the whole evening, and the three of them, you, Morenwyn and the one in the chair by the window that nobody sits in. *My feet are warm*, it comes to in the end. *I was in, all the time. You had the wrong door, dear. It is the blue. Don't come again, I am going out. Take a holiday. They can do without you. I could always do without you, that is how I knew that you were all right.*
verse-174-v5c = She reads it on the step, with her lips. In the middle she laughs, and looks round, out of habit, for somebody to read it to. Then she pays you the postage.
verse-174-v6 =
    He is a broad, stained man in a corner, with a place clear round him because of the trade.

    "You've been somewhere," you say, for he has that look; he holds his cup by the handle.

    "Rope Lane. Third rib." He drinks. "I went up once. They gave me a shirt. It was a Tuesday, they said, but they always..." He puts the cup down. "One isn't told not to say. It's only that nobody does. You'd be the fellow who said."

    "Say what?"

    "She coughed," says the tanner. "That's all that happened. I stood there, I held what I was given, and I'd have done it, too. I'd my thumb out. And somewhere down by my knees a child coughed."
verse-174-v6h = The tanner, with his cup by the handle.
verse-174-v6h-buy-another-and-ask-what = Buy another, and ask what he was to do.
verse-174-v6h-let-him-be = Let him be.
verse-174-v6a = "Nothing," he says into the second cup. "That's it. That's the office. You stand by till the candle's down, and do nothing, and a fellow thanks you, and you go home to your tea." He rubs his thumb along the table edge as if something had been left there. "I never had a job so hard. I've never been as good at anything."
verse-174-v7 = Eleven of them, an old man with a bell, and a puddle that they have got to know. "Left at the chimes," he tells you. "Good, you're tall. You take the foot." No one says whose doing it was. They make room for you in the ring.
verse-174-v7-tar-it-again-plank-by = Tar it again, plank by plank.
verse-174-v7-take-a-turn-at-the = Take a turn at the beds.
verse-174-v7-go-out-again = Go out again.
verse-174-v7a = You do it lying on your backs, with it running up your sleeves. When the last seam is in, the old man rings, and they all get up to move. There is no need. They stand about, with the beds in their hands. "We could sit," says somebody.
verse-174-v7b = You take the foot. It is a good bed, with a woman asleep in it, who holds on to the rail in a practised way and does not wake.
verse-174-v8 =
    You say them: not what the village on the shore called the old pair, but what they called each other, on the tar. Bersaba puts down her spoon.

    "They went out in my grandmother's time," she says. "She always laid for them of a Friday. How are they?"

    "Counting. He counts the planks and she counts him."

    "And is it sound, theirs?"

    "It was when we left it."

    "Well," says Bersaba. She goes and gets a tin with buttons on the lid, and out of the tin a strip of bark as long as the room. There is a notch in it for every roof in Camelot. "You'd better have the count, then. I've nobody else who's counted as family."
verse-174-v9 = There are gloves in every window: kid, wool, one pair in straw for show. "It's the fashion," says the glover, fitting you. He never touches your fingers, but turns them by the cuff. "It came in from the country. Closed at the tips, and a ribbon to keep the fist." He is a bad liar and a good tailor. "They'd sooner it was the fashion," he says.
verse-174-v9-pay-him-to-say-nothing = Pay him to say nothing.
verse-174-v9-have-him-say-it-aloud = Have him say it aloud, in the shop.
verse-174-v9-buy-a-pair = Buy a pair.
verse-174-v9-leave-the-shop = Leave the shop.
verse-174-v9a = He puts the money away with the cuff of his sleeve. He has let out eleven pairs since, at the thumb.
verse-174-v9b = "It's the hands," he says. His scissors stop, and so do the customers. "They go red and they shut. I've had four in since the new moon. I cut the leather so that it doesn't show." A lady in grey silk looks at him and then, slowly, tries to open her fan.
verse-174-v9c = They are warm. They have been made on somebody else's fist and remember it.
verse-174-v10 =
    They marry here across a house, with her people on one side and his on the other, and over them the long beam hung with onions.

    "Have you anything for her?" asks an uncle.

    "Which side do we stand on?"

    "Hers is *the load*," he says, "and his is *the star*. No: as you look at the door. As you look at the door from in the door." He turns you round by the shoulders. "It's only what they're called. You say, pass it loadward. You say, he's a bit starward, meaning he's thick."

    The couple are asked if they will keep to their own side in wet weather. They will, they say, and change places, and there is a great shout.
verse-174-v10-give-them-something-useful = Give them something useful.
verse-174-v10-dance-on-the-load-side = Dance on the load side.
verse-174-v10-wish-them-dry = Wish them dry.
verse-174-v10a = "They'll keep your names," says the uncle. It is done here with those who give; they go up on the beam, in chalk, among the onions. "So it knows who it's to take."
verse-174-v10b = There are forty on one side when the fiddle wants them there. The floor goes down under you by an inch, and the plates walk. Nobody stops. The bride, opposite, goes up like somebody on a swing.
verse-174-v11 =
    They came in with the carts, or behind them, and are put up three to a rib. They are polite and remember most things. One of them walks along a wall, stops at its corner, and waits.

    "What is it?" you ask.

    "I've got to go home." He is patient about it. "I know the door. It's got a heart cut in it, where my brother did it with a fork. I know how many steps. It's only which way you turn. They had that off me, the second year. I say to people, I turn, and they say which way, and I say, no, you don't follow me. I *turn*."
verse-174-v11h = The man at the corner, waiting.
verse-174-v11-told-1 = Ailei had his name down among the eleven. "Jacca Rowse," she says. He turns round, at that; it is, as it happens, to the left.
verse-174-v11-told-2 = He knows you. "You signed me," he says. "No, it was a good pen. It's only this one thing."
verse-174-v11h-walk-him-home-by-lefts = Walk him home, by lefts.
verse-174-v11h-draw-a-left-on-his = Draw a left on his hand.
verse-174-v11h-ask-him-who-brought-him = Ask him who brought him here.
verse-174-v11a = You take every left there is. It takes you through a dyer's, over a bed, and past the same cat until she stops getting up. At the bottom of Rope Lane there is a heart in a door. He puts his finger in it. "It's lower," he says. Then a man opens it with a fork in his hand, and looks, and the fork goes down on the step.
verse-174-v11b = It takes on him like a mole. He looks at it, looks at the corner, and looks at it again with his head aslant. "That's it," he says. "That's the one. It's so *much* that way." He goes round the corner and comes back, for the pleasure of going round it.
verse-174-v11c = "A lady with a pencil," he says. "She asked would I mind not being missed. I said who by, and she wrote that down."
verse-174-v12 = Twelve of them and a bench. "Storm!" shouts the smallest, and they all run to one side; and the house, which has a grandmother in it and a dresser, lies over to see. "Other side!" She knits through it. When you join in there is more weight to be had. The next house leans to meet you, out of manners, and so it goes down the lane.
verse-174-v12-told-1 = "What are you playing at?" says Arev to a boy. "What happens if you all stay on the one side?" The boy looks at him as at someone who has asked what happens if you don't come up for breath.
verse-174-v13 =
    Under the second rib, at the very back, is a door, and behind the door a shelf in the open, and on the shelf nine straw hives. They all face one way, away from the sun, into a wall of sky.

    "Why there?" asks Ailei.

    "They've always been put to look aft," says the boy who minds them. "That's only the word for it. It's where the wind would be from."

    She bends to the nearest. She has told other hives, on a worse day, things that were not so. "You're on a..." says Ailei, and stops, since nobody has told her yet what it is. "You're a long way up," she says. "There's a great deal of you. And you've been facing the right way all this time. Did you know?"

    They did. It comes up through the straw like a kettle.
verse-174-v13-told-1 = "We lost forty of these for a true word," she tells the boy. "They were right to go. I'd say it to them again." She puts her own mother's veil on the ninth. It fits.
verse-174-v13-told-2 = "I told some like these that everyone was well," she says to the boy. "I'd like to know where they are." He points with his chin, into the wall of sky, where the wind would be from.
verse-174-v14 = There are letters that one is given on the road because one has a pocket. You go from door to door and read out the name.
verse-174-v14-told-1 = The sister opens with flour to her elbows, reads it on the step, and sits down on it. "She says that they feed them," she says. "In the shed. She says nobody's harmed. Why would she say nobody's harmed?" She reads it again. "She's left out where our mother's buried. She never forgets to say where our mother's buried."
verse-174-v14-told-2 = The other is all one breath, eleven pages, no stops. The old man it is for has it read to him by his grandchildren in relays. At the bottom it says that nobody has slept and that they have painted the barn twice. "That's my brother," he says. "He never could finish."
verse-174-v15 =
    "What d'you want it for?" says Bersaba. She does not mean it unkindly. A woman who has knocked on one thing for fifty years may ask.

    You say that one day somebody might like to know how many would float.

    "You said it in the street," she says. "That's all right. It's Thursday, they're all at the wash." She takes down a tin with buttons on its lid. "It's on bark. I put a notch when they're good and shave it when they're not. I've never shown it. I'd look at it, of a Sunday, like people look at a dress."
verse-174-v15-give-her-your-evenings-for = Give her your evenings for it.
verse-174-v15-take-it-when-she-goes = Take it when she goes to the pump.
verse-174-v15-leave-it-in-the-tin = Leave it in the tin.
verse-174-v15a = You go up one side of the town with her and down the other, on planks, at the height of chimneys. You knock and she notches. In one place she lets you notch. "Eighty-eight," says Bersaba, at the end, on the ridge, with her skirt tied up. "Out of ninety-one. My mother left me eighty-seven."
verse-174-v15b = It fits up a sleeve. By supper the tin is on the table with the lid off, and nobody in the lane is knocking. She looks at each of them that comes in. When she gets to you she says good evening.
verse-174-v16 =
    "Adds?" says a laundress.

    "A reeve. From the west, with a stone. He'll have come in by cart."

    "They all come by cart." She wrings a sheet with a neighbour, each from her end. "There's the hum, though. You lie at my end, and there's a thing below, at night. Like someone who has got a sum to come out."

    "Below what?"

    "Below," says the neighbour. "Where it's deepest. You go in by the felt, at the Market. They don't like you to have shoes."
verse-175-o1 = At noon they post tomorrow's name on the archive door. There was never a crowd for it. Now there are people with stools. "It's only a list," they say to each other and hold hands while it is read.
verse-175-o1-told-1 = Somebody has written *do not* under it. Somebody else has written *do*.
verse-175-o1-told-2 = In the middle of the market is a heap of names, singed, free to whoever likes. People turn them over to see whether they would suit.
verse-175-o2 = "Still yours, is it?" says Jenifry, when you go by. She means your name. She asks as others ask after a bad knee.
verse-175-o2-told-1 = "Slept well?" asks a woman from your lane, over the leeks, to the leeks.
verse-175-o2-told-2 = Two letters have been answered, and lie on the post-stall, addressed to a road. The post-woman wants to know how much of it.
verse-175-o2-told-3 = Jenifry looks at your palm. It's black, and five roofs up somebody has the print of it over her bed. "I'd have paid for that," she says.
verse-175-o2-told-4 = "Thursday," she adds. "He's taking it to his sister's. I've told him not to have it shouted."
verse-175-o2-told-5 = On the tool stall hangs Arev's drawing of a hinge, from three sides, signed. It is marked *not for sale*, and beside it somebody is making the thing.
verse-175-o2-told-6 = A man in grey went by just now with a bundle of letters in a ribbon, carrying it in front of him, like a cake. He had a form in his other hand, and it was blank.
verse-175-o2-told-7 = They say that Massen has asked for leave. No one knows which form it is. He came in person, and took off his hat.
verse-175-o2-told-8 = At the stationer's a small woman with ink on her thumb is buying a quire of the blue. "He's a long one this month," she says.
verse-175-o0 = From the back one sees canvas, and feet. "Name?" says somebody, bending to look at you beneath an awning. "Are you in? No? Then I can't quote." She lets the canvas fall.
verse-175-o00 = *THE MARKET. Names of every description. Visitors should check that they leave with the one they came with. Haggling is expected; shouting is not, as it depreciates the stock.*

    "New?" says a woman with rings, and weighs you with her eye. "Yours, I mean. Ever been shouted? No? Whispered? By how many?" She has a pair of scales and a good thumb. "I'm Jenifry. I'd give you ten for that and wear it myself."
verse-175-o00-told-1 = At the next stall but one sits a man with a mark round his neck of your acquaintance; he was hanging by it when you met. "Up or down?" he calls to passers-by. He sees you and puts it to the nearest whole smile.
verse-175-o00-told-2 = "What've you got with nothing on it?" Worm asks her. For the first time that morning she has to go into the back.
verse-175-v1 = The stalls, the scales, the felt door.
verse-175-v1-see-what-is-on-the = See what is on the felt.
verse-175-v1-ask-the-price-of-a = Ask the price of a collector, aged fourteen.
verse-175-v1-have-something-rounded = Have something rounded.
verse-175-v1-hire-out-your-own-name = Hire out your own name for a week.
verse-175-v1-let-them-make-worm-an = Let them make Worm an offer.
verse-175-v1-return-the-thanks-that-were = Return the thanks that were not meant for you.
verse-175-v1-go-to-the-scales-that = Go to the scales that weigh true.
verse-175-v1-turn-over-the-promises = Turn over the promises.
verse-175-v1-read-the-names-high-on = Read the names high on the walls.
verse-175-v1-read-what-is-posted-at = Read what is posted at noon.
verse-175-v1-ask-at-the-felt-door = Ask at the felt door.
verse-175-v1-ask-why-you-may-not = Ask why you may not ask.
verse-175-v1-leave-the-market = Leave the market.
verse-175-v2 = Maiden names, hardly handled. Names of the drowned, which dry heavy. Pet names, only in pairs. A tray of *sir*. "That one's been a dog's," says Jenifry. "It's very willing. That was a duchess's, she only wore it for best." Whoever takes one can be somebody else once, at a door where it matters.
verse-175-v2-buy-the-dog-s = Buy the dog's.
verse-175-v2-smell-the-drowned-ones = Smell the drowned ones.
verse-175-v2-put-them-back-in-rows = Put them back in rows.
verse-175-v2a = You try it under your breath. Before you have closed your mouth, somebody two stalls off has stopped and looked round with his whole face.
verse-175-v2b = They smell of rope. In each there is a last thing that was called out with it, and it is generally *wait*, and once, quite calmly, *supper*.
verse-175-v3 = *AREV, 14.* It lies in the chipped tray. "I can do you that for nothing much," says Jenifry. "There's a sum come off it. Somebody chalked it on a gate, and the rain had half."

    "That was owed on," you say.

    "Not now. It's clean. It's what he was called before there was a book." She blows on it. A boy whose sleeves are too long has been looking at it all morning. "He likes it," says Jenifry. "He's called Nonesuch. It's three, or it's his for the asking."
verse-175-v3-buy-it-back = Buy it back.
verse-175-v3-let-the-boy-have-it = Let the boy have it.
verse-175-v3a = It goes on like a shirt from the bottom of a chest. It pinches under the arm. For the rest of that day whoever carries it walks on the kerb.
verse-175-v3b = "Arev," says the boy, and goes red. "Arev." He tries it low, and then as you would call somebody in from a field. He looks to see whom he has been stolen from, and there is no one who will look back. "You'll want to knock," you tell him, "when you go into people's houses. I'd start like that."
verse-175-v4 = "Up or down?" says the Rounder. He has a slate, a file and a box for the crumbs. He was taken down from a tree for want of a whole number, and does not forget it. "I do wounds, debts, ages. The fraction's mine. For you, because of the tree, you may say which way."
verse-175-v4-try-to-get-the-fraction = Try to get the fraction too.
verse-175-v4-up-in-health = Up, in Health.
verse-175-v4-down-in-fear = Down, in fear.
verse-175-v4-leave-it-uneven = Leave it uneven.
verse-175-v4a = He files. It does not hurt. He sweeps what is left over into the box, without looking, as a decent man would, and you feel very slightly as though somebody had gone out of the room.
verse-175-v5 = "A week," says Jenifry, "five in silver. It goes to a gentleman who's been found out. You won't be called. Nobody can point at you, either. Some people don't come back for them." She has a tissue ready to wrap it in.
verse-175-v5-take-it-off = Take it off.
verse-175-v5-keep-it-on = Keep it on.
verse-175-v5a = It comes off over the head. There is a draught where it was. On the way out somebody begins to say good evening to you, gets as far as *good*, and has to finish it to a post.
verse-175-v6 =
    Three dealers have come round their stalls for it. "He's *nothing*," one whispers. "He's never had one on. Feel that." They bring out what they have, a good plain Jory, a foreign one with a bell in it.

    "As a present," says Jenifry. "For the window. A boy like you wants to be called in to his meals."

    "What's it cost?"

    "I said. It's a gift."

    "Then it costs a lot," says Worm. "I'll give you a button for it." "Keep your button." "Two. And I'll owe..." He has heard himself, and shuts his mouth. In eighteen years it is the nearest that he has been. "What would I have to do," he says, "if somebody shouted it?"
verse-175-v6-let-him-take-it-for = Let him take it for nothing.
verse-175-v6-let-him-keep-what-he = Let him keep what he has.
verse-175-v6a = It is the plain one. He holds it all the way across the square, with both hands, and then he gives it to a child who is howling for hers. "She'd lost it," says Worm. "I hadn't used it."
verse-175-v6b = "No," says Worm. "I'd have to come." He goes round by the wall. Behind him the dealers are still holding theirs out, as one holds out a hand to a cat, and talking very softly.
verse-175-v7 =
    He has a stall with nothing on it. A year ago somebody thanked him, and you were passing, and answered. Since then no one has; they say it to him and it goes by. "I do things for people," he says, "to see if it's stopped." You give it back to him, with the day and the weather. He stands quite still under it, like a man in his first rain.

    "That was for the gate," he says. "I mended her gate."
verse-175-v8 = She sells eggs, by weight, with a cloth over the basket. Hers are the only scales in the place that hang straight, so there is a line at her stall for everything that has to be weighed: rings, letters, a tooth. It is Kerra, from the third door.
verse-175-v8h = Kerra, and the scales that hang straight.
verse-175-v8-told-1 = "We've ground of our own now," she tells you, "so I go out from it. You let us in. I remember which foot."
verse-175-v8-told-2 = "You needn't look like that," she says. "You shut a door. I've only had to find another. People are very good about eggs."
verse-175-v8-told-3 = There are smuts on the cloth that do not wash out. "I was at the well," she says. "I'm always at the well, that evening." She does not ask what became of the rest of the house.
verse-175-v8-told-4 = Arev has got to the head of the line without anything to weigh. "How much are they?" he says. "For you?" says Kerra. "A year each. I'm not being hard. It's what they've come to."
verse-175-v8h-buy-two-at-her-price = Buy two, at her price.
verse-175-v8h-ask-her-what-is-behind = Ask her what is behind the felt.
verse-175-v8h-carry-her-basket-home = Carry her basket home.
verse-175-v8a = She counts them into the left hand. You have not told her that you are left-handed with eggs; but somebody who was married to somebody like you might know.
verse-175-v8b = "Paper," says Kerra. "I weigh for them. They bring it up by the ream to be told if it's heavier. There's one man down there that it all goes to. They're afraid he'll finish." She lowers her voice. "They say he's a stone to himself."
verse-175-v8c = It is a room over a stable, with one bed and two pillows. "I make it for two," says Kerra. "It's quicker than remembering not to." At the door she takes the basket back. Then she gives you the broken ones.
verse-175-v9 = *PROMISES, SLIGHTLY USED.* They are in a barrow, under a net, because they get about. Most were given at gates. You go through them with one finger, and there it is, near the bottom, with your breath on it still.

    "Four," says the barrow man. "It won't mend. You'll have broken it all the same. But it'd be you that has it, and not anybody."
verse-175-v9-buy-it-back = Buy it back.
verse-175-v9-cover-it-again = Cover it again.
verse-175-v9a = It weighs very little. It stirs once in your pocket, like something that hears its own street, and then lies still, and is yours.
verse-175-v10 =
    They are cut in stone above the first floor, where nobody looks. NORTH-NORTH-WEST AND A LITTLE. GREGALE. THE ONE THAT BRINGS THE GULLS. And on the last corner, in letters a foot high, WAIT FOR THIS.

    "Those are the streets," says a porter. "The old names. Nobody's lived in them for a long while, they say it's draughty." He has never asked himself what a street would want with a wind. Once you have read all four you can go anywhere in the town with your eyes shut and your face up.
verse-175-v11 = *THE ARCHIVE is not open to the visitor. He is in it.* Under this a row of felt slippers, small to large; one size is missing from the row.

    Tryphena puts her head out. She has a finger to her lips and a second in reserve. "Hush," she says. "You may be asked in, you may be ordered in, you may be carried in, and there's a wet way that I don't know of. Which is it?"
verse-175-v11-invited-at-the-visiting-hour = Invited, at the visiting hour.
verse-175-v11-by-order-show-a-paper = By order: show a paper.
verse-175-v11-the-wet-way-with-worm = The wet way, with Worm.
verse-175-v11-carried-in-as-deposits = Carried in, as deposits.
verse-175-v11-not-yet = Not yet.
verse-175-v12 = "What do you want of it?" says Tryphena through the crack. If you knew whom to ask for, she says, she could refuse you properly. As it is, she can only tell you to mind the step. "Go and lodge with people," she whispers. "Find out what's over you before you ask what is under."
verse-175-v13 =
    A boy comes out by the felt door with a bell that has no tongue, swings it, and pins up a slip. It has one name on it and a street. He waits the length of a candle stub and takes it down again.

    "What did he win?" you ask a woman with leeks.

    "Win?" She is moving away. "It's for the evening. They're wanted for the evening. They get a shirt." She turns round; she has a kind face. "You'll not be on it. You'd have to belong."
