verse-205-oz = "There's somebody waving," says one of you. "From here it's plain. They're counting us."
verse-205-o0 =
    "It was wetter," says whoever is in front.

    "It was a year ago. That's the wall she sat on."

    "What did she ask us?"

    "*Which way did you come.*" All of you look at the road behind, to see what you'd say. Away at the end of it there is a brightness, perfectly tidy, as if somebody had begun to make the bed.

    "By walking," says Nolwenn.

    "It wants more than that. It goes on a form."

    "By *everybody*, then," she says.
verse-205-o0-told-1 = "Isn't that our raft?" It has a rail round it and two goats in it. "It came with the place," says a woman; she puts her foot on the plank you nailed.
verse-205-o0-told-2 = "And you were brought," she says to some of you. "You came as freight. What would you put now?" "Carters," says Worm, or someone for him.
verse-205-o0-told-3 = One of those before is standing in the shallows, hat in hand. You'd talked with it, at the Steps. "One would be going the other way," it says to you, pleased. "One would have forgotten something?"
verse-205-v1 = The bank, the wall, the ebb.
verse-205-v1-wait-with-the-goat-woman = Wait for the ebb, with whoever is waiting.
verse-205-v1-go-over = Go over.
verse-205-v2 =
    "Does it hurt, when it goes?" asks the woman with the goats. She's come to the edge; she had not liked to ask in front of them.

    "We've never been on it."

    "No. You get off in time." She isn't bitter. "They say that what's gone is all there still, it's only that it hasn't been said. My husband used to hum. If somebody'd just *start* it."

    "Start which?"

    She does it. It isn't much, a handful of notes, and a place where he coughed. Nolwenn listens with her head down. Then she goes off along the edge, humming that, cough and all.

    "She'll carry it," says the one with the lamp. "She's good at that."
verse-213-oz = "Up," says the step. No; it's Corentin. He wanted to hear what it'd be like to be one.
verse-213-o0 =
    "Mind, it's forty-two."

    "It was forty-three when we came down."

    "It's a gauge. It's up to the knee of the thing. Look, it has a wet line."

    "That isn't water."

    "I know what it isn't," says the widest of you. They go up in twos, holding each other by the belt. Behind you the lowest, once it's left, stops being there, with the sound of a cork and no bottle.

    "Forty-one," says a voice that has no business to be counting.
verse-213-o0-told-1 = You'd counted them once. "The first one's only for starting on," you tell the five, and it bears.
verse-213-o0-told-2 = At the stone above it's wet to the shoulder, and there's a splint on somebody's thumb. "It keeps bits of people," he warns. "I had mine bandaged. Don't lean."
verse-213-v1 = The Steps, a gauge.
verse-213-v1-ask-what-it-measures-now = Let Corentin read what it measures.
verse-213-v1-climb = Climb.
verse-213-v2 =
    "It's the *tide*," calls Corentin. He is flat on his front, on one of the upper ones, with his nose over. "I had it all as a column! I never knew that it went up and down. Is that what it was for?"

    "It's how much there is left."

    "Yes, yes. In steps." He is silent. He does something with his lips, and then doesn't. "I could tell you," he says. "To the day. I can see how it would come out."

    "Do you want to?"

    He gets up on his knees, then the rest of him, and brushes off the front. "Would you think me very idle," says Corentin, "if I just went on up?"
verse-214-oz = "How many?" the board asks. They have it out already. "And the one that's asleep?"
verse-214-o0 =
    "One at a time," say the coopers. "You, then the table, then the girl."

    "She's light."

    "That's what we have to know."

    The village sits as they come aboard, thinks, and rights itself. It does it five times. At the last they look at what's on the board, and one says a word to the next man along.

    "What is it?"

    "It's less than it was going out. All of you together. With five *more*." He turns the chalk about. "What've you left behind?"

    "People," says the one with the lamp, from the scale.
verse-214-o0-told-1 = "There's a house kept," says the man at the board. "Third on the windward. We've aired it. It went up on its own a bit, with no one in, as if it was looking for you."
verse-214-o0-told-2 = It has sunk to the sill. They step in and out by the windows. It is not discussed; they have laid an extra plank, where you'd be getting on, because of what you said that you weighed.
verse-214-o0-told-3 = On the best barrel there's a brand, four nails. "That's the old man's," they say. "It was you who had hold of him? It's never let a drop."
verse-214-o0-told-4 = "You're four pounds short," they note. "You were four short then. We've wondered whose they were." Something knocks from below; they knock back.
verse-214-o0-told-5 = "Tight," they say of the seams. "That's Nessa's salt. She had a good year with you for the raking."
verse-214-v1 = The barrels, the board, the scale.
verse-214-v1-tell-them-it-is-time = Tell them it's time to cast off.
verse-214-v1-put-your-shoulder-under-the = Put a shoulder under the lowest house.
verse-214-v1-step-off = Step off, one at a time.
verse-214-v2 =
    "It's going?" says the eldest. "This too?"

    "The shore is. You could be afloat first."

    "We've always been afloat. It's that there has been something to be tied to." He looks at the ropes; they are as old as he is, and have been spliced till there's no first part left. "Where'd we make for?"

    "West. Then wait off Bell Cove. There'll be others."

    "And how many would that be?" He has the chalk up. It's not a joke. He wants to know how low they'd lie.

    "All who come."

    It takes them some time to write down. Then, up and down the street, with the pots still on, people begin to come out of doors and untie their houses.
verse-214-v2-told-1 = "You'll have to be the one to say it to that end," he says. "They remember the figure you gave. They'd take it from me, and be polite."
verse-214-v3 =
    "*Lift*," says a cooper, and then, "down. Down! You'll have us all in Camelot."

    It's a small house. There's a girl in it with a stool, doing her sums against the slope. "Were you in the way of making it heavier," she asks, "or lighter?"

    "Lighter, now."

    "You said a pound less, at the start. Each." She has got it in her copybook. "I've worked out where it went. I'm not cross. It was *me* that it sank." The sill comes up out of the wet while she's looking, and a plank dries, and she puts her palm on it.
verse-215-oz = "One would have it turned a little to the light," says the voice from the benches. The cloths are all on.
verse-215-o0 =
    "That's you," says Nolwenn to one of them. "It's not as nice."

    "It's not finished."

    "Does it *know* it's us?"

    "One would suppose so," the voice puts in. There's somebody sitting at the bench at last. He has his tools in front of him; he has had four centuries over dinner and has come back. "One would have the five to do as well. Would they hold still?"

    "We've *done* that," says Talan, or a crow for him.
verse-215-o0-told-1 = In front of one block sits a woman you've never met. She has come for hers. It's what you spent, that time. "Could you just turn it?" she says. "I want to see what I looked like to you."
verse-215-o0-told-2 = Four are done, down to the lip. "It's what you told it," says Nolwenn. "One true thing each. You can see by the mouths that they'd said it."
verse-215-o0-told-3 = One has its cloth off at every dawn, still. "Somebody does it," says the carver. "One would not ask."
verse-215-o0-told-4 = Where you broke one it is gravel, and it's been raked. There's a small chair set for it.
verse-215-o0-told-5 = Round the finished one the others have moved, to make room. "One would say it's taken," says the carver. He takes his hat off.
verse-215-v1 = The blocks, the bench, the cloths.
verse-215-v1-say-what-was-in-the = Say what was in the leaf, to a face.
verse-215-v1-ask-what-he-stopped-at = Ask why he stopped at the mouth.
verse-215-v1-cover-them-and-go = Cover them, and go.
verse-215-v2 =
    "*I know you*," you say. It was written on a leaf, in a mouth.

    "What does it do?"

    "I don't know what it does. They're stones."

    The cloths stir as though someone had opened a door on a room full of laundry.

    "Say it again," Nolwenn whispers. "To *that* one. It's somebody's aunt."

    "I know you. And you. I know you."

    "You don't, though," says one of the five.

    "I know I don't."

    "It doesn't mind. Look, it has got a bit of chin. It hadn't a chin before. Do mine, do the next to mine!" By the end of the row you're hoarse.

    "One would have been so glad," says the carver, "to have been told."
verse-215-v3 =
    "It would have to say something," says the carver.

    "And you didn't know what?"

    "One would know. It would be *good night*." He turns his chisel. It's clean; he has been cleaning it all this while. "There would be guests. One would not say it first."

    "So you left the mouths."

    "One would leave the mouths, and go in to dinner," he says, "and give them time." He looks over at those you've brought; they have sat down on the blocks, in a row, as if it were a wall. He smiles. He has thought of a use for them. "Would they be going home?" he asks.
verse-215-v3-told-1 = You knew already that they stop at the mouth: you had followed the tool marks, once, as far as this lip.
verse-216-o1 = They've turned some chairs. It began at the back; now every stripe has somebody on it, talking across. "You only have to say *good morning*," an old man tells you, "and it's not abroad any more."
verse-216-oz = "Is it them, or more of us?" asks the back row. "It's them." "Then there's a chair."
verse-216-o0 =
    When the five go by they get up, the whole Meadow, a row at a time.

    "Oh, please don't," says Corentin. "You'll only have to do it all again."

    "Which are they?" asks a child. "Are they the ones it's *for*?"

    "They're the ones it was waiting on."

    "And it's over now?"

    "It's over for them," says the mother. She's from a place that you came through on the way out. She still holds its door-key. "Sit straight."
verse-216-o0-told-1 = The seventh row has made a lane of itself, with a gate at the end. "That's us," says Keren's boy. "Mind the step; there isn't one. We all do."
verse-216-o0-told-2 = In the fourth somebody is still counting under her breath, backwards. It's the nineteenth. She has reached a number that she doesn't like, and looks at you to know if she may stop.
verse-216-v1 = The Meadow, in rows.
verse-216-v1-see-who-has-come = See who has come.
verse-216-v1-ask-how-they-sit-so = Ask how they can sit so, with nothing under them.
verse-216-v1-go-between-the-rows = Go, between the rows.
verse-216-v2 =
    "Full house," says the man at the end of the stripe. "They've been at it since Monday. They come over that rise with a clock, and ask whose row it is."

    "And what do you say?"

    "Yours," he says. "I say it's yours. They cry, as a rule. Then they start about the draught."
verse-216-v2-told-1 = "There's hay in that one." It's the leagues; they have sat down by verses.
verse-216-v2-told-2 = "That lot drew for the chairs." It's Ebbot's, with blue paint on their cuffs. Nobody lost.
verse-216-v2-told-3 = "There's a shedful brought their own stones. They've put them down, though, by the hedge." Over it goes a speaking tube, with Lalla Tresk on the end.
verse-216-v2-told-4 = "Those have to be called before they'll sit." It's the queue. Bryok does it, by number, and points to the seat.
verse-216-v2-told-5 = "And boys with a drawer on wheels. They read to anyone." It is the small promises. There's a crowd.
verse-216-v2-told-6 = "Two women and a bed." Between them it is turned down.
verse-216-v2-told-7 = "The twelve doors carried themselves." They've stood them up in the grass; you have to knock.
verse-216-v2-told-8 = "Some were carried asleep." Someone has done their jackets up to the neck.
verse-216-v2-told-9 = "That boy who sings can't stop, poor soul, and won't." He's on the front bench. He was let go with her, and has nothing in front of him but people.
verse-216-v2-told-10 = "We hear one that you left," someone says. "On the still nights. Flat in the fourth."
verse-216-v2-told-11 = The one who held on for Talan goes about shaking people by the hand. It's very strange to him that it comes away.
verse-216-v2-told-12 = On the hill there is a spark still. "Is that one kept?" "He asked to," you say.
verse-216-v3 =
    "You don't put your weight on it," says the woman. "That's all there is to it. You think, I'm just stopping."

    "For how long?"

    "You don't think that."

    One of you tries. There's a kind of give in it, such as a ladder has. You catch at the air.

    "You *looked*," says the child.

    "Try it after supper," says the mother. "When you're too tired to be careful. We all learnt it the night when ours went out; nobody'd told us that one can't." She shifts her key from one fist to the other. "I'd show anyone. I've not a great deal else to leave."
verse-216-v3-told-1 = "*You* know," she says to one of you who once slept at Tegen's without a light. "I can tell by your shoulders."
verse-216-v3-have-her-teach-it-to = Have her teach it to the five.
verse-216-v3-say-good-morning-to-the = Say good morning, across the stripe.
verse-216-v3-leave-her-sitting = Leave her sitting.
dream-216 = There is a chair, and it is not kept for anyone. You take a long time choosing how to sit.
nightmare-216 = You call the roll of those you did not tell. Somebody gets up at each name, and comes to see what you want.
verse-217-oz = "Is it supper?" asks one, with his eyes shut. "Not yet." He turns over, upon the other print.
verse-217-o0 =
    "Shh," says Nolwenn. "These ones *meant* to."

    You go in among them on your toes, all of you, and so it is that everyone is heard. Somebody murmurs it and the rest agree.

    "What do they say?"

    She squats to listen; it's her subject. "*They've come back with the others*," she has it. "*Make room.*"

    "Are they awake, then?"

    "No," Nolwenn says. "They're just polite."
verse-217-o0-told-1 = There's one hollow more than sleepers. It has your outline, and it's warm; there's somebody in your place in it whom you laid there. She opens one eye. "It's a good fit," she says to you, "I'd not have chosen it."
verse-217-o0-told-2 = You let them lie, once, and you'd given your word on it. They've kept a place. It's at the end, out of the wind; someone has turned the grass back.
verse-217-o0-told-3 = "And the stick?" asks a bearded one, plain as day. "You had the loan of a stick." You hadn't thought that he saw.
verse-217-v1 = The lying stone, the sleepers.
verse-217-v1-tell-those-who-are-asleep = Tell those who are asleep.
verse-217-v1-read-it-the-salt-box = Read the stone its leaf.
verse-217-v1-tiptoe-away = Tiptoe away.
verse-217-v2 =
    "You can't just say it," says Nolwenn. "It'd go in as a dream. It has to be what they're having, only with it in."

    "What are they having?"

    "That one's on a cart." She puts her mouth down by his ear. "*It's stopping*," she sings, with hardly a tune. "*Here's where you get down.*" His legs move. "And she's dancing. *Last one*," she tells her, "*and then it's coats.*"

    They rise, still at it. It's like linen coming up off a line. They stand in the dew with shut eyes, each with an arm out for the next.

    "They'll walk like that as far as you please," says Nolwenn. "Only don't let anyone ask them where."
verse-217-v3 =
    "*Let the tired lie down*," you read out. It was in a salt-box.

    "I am," says the stone.

    It's not a voice. It is a thing that goes through your own ribs, if you're against it. Corentin's the only one who isn't surprised. "They do, after a bit," he tells you. "Mine used to ask if I was comfortable."

    "What did you say?"

    "I said, are *you*?" He pats the long flank of it. "Nobody'd thought to. It's been up since the beginning. You lie there," he says to it, "you've been ever so good."
verse-214-v1-pass-on-bersaba-s-word = Pass on what Bersaba asked.
verse-214-v4 = "When it's at the stripe?" They write it down. Then they knock it, along the hoops, house to house, out over the water to where it's deep. "She'll have that by Sunday," they tell you. "It goes faster wet."
verse-216-v1-sit-among-the-leagues = Sit among those of the leagues.
verse-216-v4 = "Oh, it's you," says the girl who asks people if they need catching. She looks you over. "*You* do," she decides. She holds out both arms; you're a good deal too large for it, and lean.
verse-216-v1-bring-the-news-and-the = Bring them face to face, those drawn and those who drew.
verse-216-v5 = "You packed me a pudding," says a tall man with a bag. "Was it any good?" asks the village. "I've not dared." He gets it out. It is passed down the row, on its cloth; they all look, and somebody finds a spoon.
verse-217-v1-see-who-is-lying-in = See who it is, in the print at the end.
verse-217-v4 = "I got up," says the man from the benches. He has his knees drawn to where the warm thing was. "I walked as far as here. I said, is this taken? And they all moved. It's *better* for my being in it. They told me so, asleep."
verse-216-v1-tell-lalla-tresk-there-was = Tell Lalla Tresk that there was a mistake.
verse-216-v6 = "*Show* me," says Lalla Tresk, up on her feet. "You never counted this," you say. It's a meadow with people sitting in it. She goes along the row with her pencil. "No," she says at last. "I put them under *warmth*." She's so cross that she is laughing.
verse-216-v1-try-one-of-ondra-s = Try a chair that has come from the inn.
verse-216-v7 = "The landlady sent them," says the old man. "She says she knew we'd be short by these exactly. She's *wild* about it." Every seat has been wiped. On the back of each is chalked the name of whoever is going to sit there. They're right.
verse-216-v1-listen-to-what-nolwenn-hums = Listen to what is being hummed.
verse-216-v8 = It's that tune, with the cough in. It has got as far as the back row by itself. A woman there, beside an empty chair, has looked up from her lap. "That's *him*," she says. "He always would come in early." She coughs, in the place.
verse-214-o1 = It isn't where it was. "Over *here*," they shout, from what used to be offshore. They throw you a line, and are delighted that it's too short.
verse-217-o1 = Prints, filling with dew. "They left it made," says Nolwenn. Somebody has folded back the grass on each.
verse-216-v3-told-2 = It takes until dark, and a bruise apiece. "Whichever of you is thinking," says the woman, "leave off." They come back along the row with the walk of people just ashore.
verse-216-v3-told-3 = On this side your neighbours turn round to have a look at you. On the other a man considers it. "*Good?*" he says, and tries it on the next. It goes off along the rows and gets righter.
