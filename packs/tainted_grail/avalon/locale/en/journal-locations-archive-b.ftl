verse-197-o1 = Petals lie on the awnings, brown. It was pears, that night, and nobody has swept. People look at each other with great shyness, like a couple after a quarrel in which everything was said.
verse-197-o2 = "They say it's gone," says Jenifry. She has not opened. "I'm not saying that it was ever there. I only say, where would I go of an evening?"
verse-197-o3 = *NAMES, in a heap, help yourself.* They came up in the smoke with their edges brown. For hours people have been turning them over to see if one would fit; and a few find their own, try it, and put it back.
verse-197-o3-told-1 = On an upturned bucket sits a man with his palms on his knees, eating cheese, and tells whoever stops that it's an evening.
verse-197-o3-told-2 = "A goat," says a man, who is leading one. He was told so by a kind person and went and bought it.
verse-197-o3-told-3 = A man goes from stall to stall with half a ticket. "It's an *and*," he tells them.
verse-197-o3-told-4 = A woman says hers over, as it stood, to whoever will listen. She has got it by heart from you.
verse-197-o3-told-5 = Tryphena sells matches. She holds each by the wrong end.
verse-197-o4 = "In or out?" says the boy with the bell that has no tongue. He asks since the door has been left open. Nobody had ever needed to be asked and nobody yet has known the answer.
verse-197-o4-told-1 = A clerk in grey goes by with twelve cards in his hatband. He has leave. He doesn't know where one goes.
verse-197-o4-told-2 = Somebody has chalked *NO* on the felt, quite small, and Tryphena has let it stand.
verse-197-o4-told-3 = On the lost-property stall lies the shape of a thing. You nearly ask for it.
verse-197-o4-told-4 = A family has come in from the country, by alphabet. They have heard that they were read out on a stair, and would like to know what for.
verse-197-o4-told-5 = The awnings have a slight lean, first to the load and then to the star. Everything floats.
verse-197-o4-told-6 = At one stall the two from Pitch Lane can be had, an old man's name and a girl's. Nobody bids.
verse-197-o4-told-7 = On the ground lies a card, face down. It says nothing on the back. You step round it, and it is turned over behind you.
verse-197-o4-told-8 = "Don't run," the boy adds. It is said of you.
verse-197-o4-told-9 = "They say he stopped," says Jenifry. "For as long as it takes to read a bill. You could hear the peas."
verse-197-o4-told-10 = The boy sniffs at your coats. "It's for the hinges," he says, as they've taught him to.
verse-197-o4-told-11 = Two market women are shelling peas in time. They've no idea to what. It comes up through the flags, down the column, and up to check.
verse-197-o4-told-12 = A porter sits on a crate with his palms turned up. "It was off my back," he tells everyone. "Just like that, on a Monday."
verse-197-o4-told-13 = A grandmother with a pulley in her basket nods to you as to the trade.
verse-197-o4-told-14 = Rag soles are on offer, odd ones, cheap.
verse-197-o4-told-15 = There's a bed for hire, with a man in it, who may not be woken. People pay to look.
verse-197-o0 = *THE MARKET (corrected slip). For "narrow door" read "door". It is not known who left it open.* Jenifry has hung a cloth over her best. "It lets up a smell of paper," she says. "People smell it and remember that they meant to do something. It's very bad for trade."
verse-197-v1 = Stalls, a door open, two stairs.
verse-197-v1-ask-what-is-said-of = Ask what is said of the road.
verse-197-v1-find-kerra-and-her-scales = Find Kerra and her scales.
verse-197-v1-talk-to-the-clerk-who = Talk to the clerk who is on leave.
verse-197-v1-listen-to-a-sleeper-who = Listen to a sleeper who has been brought in.
verse-197-v1-read-the-list = Read the list.
verse-197-v1-look-for-those-who-remember = Look for those who remember their evening.
verse-197-v1-say-it-here-aloud = Say it here, aloud.
verse-197-v1-hush-it-up = Hush it up.
verse-197-v1-ask-who-has-gone-up = Ask who has gone up to look.
verse-197-v1-leave-the-market = Leave the market.
verse-197-v2 = The carters stop here to wet their names. Each has brought something in his mouth.
verse-197-v2-told-1 = "They've shut the office at the stones," says one. "There's forms in the trees, like washing. They'd heard it read, on the green, and at the end a woman signed with her own name in pencil and went and sat on the other side of the counter."
verse-197-v2-told-2 = "It goes very well in the sheds," says one. "They'd new help, this year. They say it was a pleasure how they carried." He has not yet seen whom he is talking to.
verse-197-v2-told-3 = "There's forty walking about with half a surname," says one. "Some went back in by themselves, after, and sat down. It was that they'd left their cup."
verse-197-v2-told-4 = "There's one in the sheds sends word," says one. "Colan, of the ninth. He says no hard feelings; and has anyone got a Thursday?"
verse-197-v2-told-5 = "And at the Exempt they didn't draw," says another. "They'd the pudding and all, and nobody put his hand in the bag. They're doing it in labour. They've blisters, and show them to each other."
verse-197-v2-told-6 = "And at the Exempt it fell a month early," says another. "On a girl who had packed. They say somebody in a hurry came by."
verse-197-v3 = There is a line at her stall, as there always was, for the sake of the scales.
verse-197-v3-told-1 = It is a stranger who stands behind it. She has Kerra's wrists. She was brought up at the third door, by strangers; she has never kept a place for anyone. "How many?" she says to whoever has stopped before her with his mouth open. "I close at noon." Your left hand has come up by itself. She counts six into the right one.
verse-197-v3-told-2 = "I felt it," says Kerra. "Like a foot on the stair when you're asleep. And then it went down again." She has an egg in either pan, to see if they are worth the same. "He could have had me never sat there. I'd not have known to mind." She takes the left one out, and gives it to whoever is nearest. "Tell him it was a good supper," she says.
verse-197-v4 =
    Massen has a bench to himself. He has never had one; he sits at its exact middle. On his knees are twelve cards with the pin-holes matched.

    "It has been felt," he says. He stops. He starts somewhere else. "She's dead, you know. One had been... I had been writing to a neighbour." "Yes." "She's a nice hand. She always asked about my feet." There is a pause. A bird of some sort gets on with it overhead. "It was wept," says Massen. "I wept. It isn't in the passive at all, when you do it."
verse-197-v4-sit-at-one-end-so = Sit at one end, so that he may have the other.
verse-197-v4-tell-him-where-one-goes = Tell him where one goes, on leave.
verse-197-v4a = He moves up. He is so careful to leave you half that he sits, for the first time in his life, on the edge.
verse-197-v4b = "Home," you tell him, "mostly." He writes it on the back of a card. Third rib, blue door. "There's somebody across the way," says Massen, working it out, "who is in."
verse-197-v5 = She was on the ladder, at the hay, when it stopped. They have put her under an awning with a rung in her fist. Her tongue moves. A boy who is paid to keep the flies from her says: "She does the fourth one all day. The sad one. Then she gets to where it goes up, and she can't, and she starts again."
verse-197-v5-told-1 = It is you who caught her. There's a bruise of your thumb on her arm, going yellow. He shows it to people.
verse-197-v5-told-2 = She has a splint on. No one was under the ladder.
verse-197-v6 = It is one sheet, ruled by hand, and it goes back for as far as there is wall. *Present, the King (a tanner, third rib, Rope Lane). Present, the King (a widow, Gregale). Present, the King (a boy, old enough).* Of the right-hand column only the last word is ever filled in: *Done, nothing.* For tomorrow it says, in a good clerk's hand: *lodging in Under-Rib*. There is a space left for which of you.
verse-197-v6-told-1 = It is your own signature that stands there. It is in ink four centuries old, and you remember the pen; a guest-book, at an inn, a wet night.
verse-197-v7 = Everybody has done it once, and nobody has said so. You go along the stalls with your hats off, and ask them what the weather was like that night.
verse-197-v7-ask-the-tanner-over-an = Ask the tanner, over an ale.
verse-197-v7-ask-ysella-why-she-has = Ask Ysella why she has not drawn since.
verse-197-v7-ask-morenwyn-who-was-massen = Ask Morenwyn, who was Massen's mother's neighbour.
verse-197-v7-enough = Enough.
verse-197-v7a = "It was close," says the tanner. "Thunder. She'd a cough, I told you, or I told somebody."
verse-197-v7a-told-1 = "You stood me one before," he adds, and turns the cup by its handle. "So you shall have the rest. They read you a bit of it first, the order. It's worn through. But the one bit I had plain, for it was where my thumb was. *I order*. Me!"
verse-197-v7a-told-2 = "They read you a bit of it first, the order," he says, when he has drunk. "It's worn. I had the one bit plain, since my thumb was by it. *I order*. Me!"
verse-197-v7b = "Nine years," says Ysella. "I went up in my second-best. I've had men in front of me with their lives in their hands, it's my profession. I had a spoon. And I looked at the place, and I thought, one thumb. One thumb, and everything that's been put off gets paid, all over, at once. I could hear it, like a crowd behind a curtain." She does up a button. "I've not been able to start anything since. What I could read was *this evening*. It's been that ever since."
verse-197-v7b-told-1 = "It was you who asked me about the blank slip," she says. "That's the figure. I've told you now."
verse-197-v7c = "I wax it," Morenwyn says. "In my head, every night, when I'm in bed. I do the spoon, and I do the thumb, and then I lie there to hear if it's tomorrow." She has told nobody. She writes a beautiful letter, and it has never got into one. "What I had was *no wax*. It breaks off there. It looks as if whoever cut it hadn't wanted to go across the next word."
verse-197-v8 =
    You stand on the weighing stone. It does not take long. There is no king; it's a rota; and it is the same evening, it has been the same one since the first of them. That is what each of you held off, for the length of a candle, believing that it was only yours.

    No one cries out. A woman sets her basket down. "I thought they'd forgotten to send for me again," she says. "I've been keeping the shirt clean."

    "Then we all did it," says the tanner.

    "Nobody did it," says Ysella. "That was the job."
verse-197-v8-told-1 = It was Ailei who found how to begin. "You were all very good at it," she said. They had needed to hear that first.
verse-197-v9 = You go from stall to stall with nothing to tell. They thank you for it in small coin. At the usual hour another clean shirt goes up the stair and does not meet your eye.
verse-197-v10 = "I went," says the woman with leeks. "I took my mother. She'd done hers in the year of the big snow. She showed me where she stood. There's two marks." She has the leeks by the neck. "She wanted to know what it was she hadn't done. I said, you hadn't done what I hadn't, Ma. She was that relieved."
