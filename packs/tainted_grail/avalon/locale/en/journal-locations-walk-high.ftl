verse-203-o1 = "Is the court up, or down?" asks someone from the queue. The bench on the hill is warm, and empty. "Nobody's said *next*," he tells you. "We've all been next for an hour."
verse-203-oz = "Number first, please," says Bryok. He has seen who it is. "Well. Grief, then."
verse-203-o0 =
    "You're coming at me from the *judgment* side," says Usher Bryok. "I've no rod for that."

    "We're only going through."

    "Nobody's gone through. They're heard, and they go home by the back." He walks along beside you, quick, with his head down. "Are you to be heard again?"

    "We've brought her somebody."

    "Has he a number?"

    "He's going past her."

    "Ah," says Bryok. All his life he has had people standing still. He has forgotten it was for anything. "Then she'd be free to rise. And what do I tell these?"
verse-203-o3-told-1 = From the top comes a thin clear voice, asking if they would like to lose again. It's the child. "Eseld's very sound," says Bryok. "Only one can't appeal to her. She sticks her tongue out."
verse-203-o3-told-2 = They left her chair where she'd been carried from. It has been rained on. "We draw lots now," says Bryok. "It's quicker. I get home early; I don't know what I do there."
verse-203-o0-told-1 = "These waited their turn once," he tells the queue, about you, "the whole of it, with their feet in wet. Let them by." Someone thanks you for having been in front.
verse-203-o0-told-2 = A widow with a ticket holds it up as you pass, so that you can read the number. It is the one that would have been called before yours.
verse-203-o3 =
    "You're coming at me from the judgment side," says Usher Bryok. He has seen who's with you. Off comes the hat, then he doesn't know if he may, and holds it halfway. "She'd be wanting her hill?"

    Hedra looks at it as at a coat that she has given away. She shakes her head.

    "Only passing through," you tell him.

    "Nobody's *passed*," says Bryok. "They're heard, and go home by the back. I could enter her as a visitor." He writes it. It's plain that he has thought of nothing else since she rose. "She used to say *next*," he tells you, low. "I've been doing it myself, after hours. It isn't the same."
verse-203-v1 = The hill, the queue, the stone.
verse-203-v1-have-corentin-walk-past-her = Have Corentin walk past her.
verse-203-v1-get-her-off-it-before = Get her off it now, before her turn.
verse-203-v1-tell-the-queue-and-the = Tell the queue, and the village below, that nobody will be judging.
verse-203-v1-say-goodbye-to-the-child = Speak to the child who judges.
verse-203-v1-go-down = Go down.
verse-203-v2 =
    "I object," says Hedra. She says it quite calmly, with an arm round the stone, and somebody round her.

    "There isn't time. It's all going."

    "Then let it be minuted that there wasn't time." And she's off, as if you had drawn a nail.

    "Hedra? Say something. Say what you were waiting for."

    "I was waiting for the..." she says. "It was in order. It had a beginning, I can see where it was tied. Has anyone a copy?"

    "You never wrote it. You said it."

    "Who to?"

    "To your brother. Over a cup."

    "Then I find," says Hedra. She looks at you, one after another, as at a paper with the signature torn off. "I find." But that's as far as it goes.
verse-203-v3 =
    "By number," says Bryok. He has it worked out before you've done speaking. "Lowest go first. Then the village, by doors."

    "They can all go. There's no need for an order."

    "There is," he says. "They'll run, else. You don't know what people are; I've had them all in a line." He goes down it with his rod. At each he points it to the west, as if that were the case on which they'd come.

    "Is it in my favour?" asks an old man with part of a gate.

    "It's a lovely day for it," says Bryok. Results are not his to give. His eyes are wet. "Walk on. Bring the gate."
verse-203-v3-told-1 = All the doors stand open in the village, where you had everybody acquitted. "After you," they say in the lane, at the end of the world, "no, after *you*"; it's going to take them the day.
verse-203-v3-told-2 = The bailiff helps. He is the one you swore against; he has a good loud voice. "As these will confirm," he says at every door, and waits until you do.
verse-203-v4 =
    "I've never lost," says Eseld. She has been hopping on one leg round the stone. "Have you?"

    "Quite often."

    "What's it like?"

    "You think that everybody's looking. Then you find they've gone to get their tea."

    "I shouldn't care for that," says the child. "If she rises can I keep it? The hill?"

    "It goes out. There won't be any."

    "I'd hold on."

    "That's what they all said. It's somebody else then that has to come for you."

    She thinks, on the one leg. "Is there anyone you *know* wouldn't come?" asks Eseld. She hops down, a step at a time, so as not to hear the answer.
dream-203 = You are found for, with costs. No one can say what you had asked.
nightmare-203 = You are next. You have been next so long that they've hung coats on you.
verse-204-oz = "*Ditto*," says a tree. It's how they greet.
verse-204-o0 =
    "Can you hear it?" asks whoever's in front. "It's reading us."

    The leaves go over as you pass. "*...and came back by the same road*," it says on this trunk; "*...and were seen to*," on the next; it is still wet.

    "It's only what we're doing."

    "It's a bit ahead."

    "Don't look, then."

    "*...did not look*," says somebody, off a beech, "*and talked the whole way about supper.*"
verse-204-o0-told-1 = One right shoe stands in the path, cleaned. It walks before you for a while. "I took its fellow, that time," you say. "Should I give it back?" It waits at each fork, till you've caught up.
verse-204-o0-told-2 = "*We've been by*," it says in your own hand, dated some days since. "*Nobody home.* That's us," you say. "That's when we met us."
verse-204-o0-told-3 = "She told them who left her in the cell," a sapling has it. "*M. deposes that it was the door she minded.*"
verse-204-v1 = The wood, reading.
verse-204-v1-fill-in-the-blank-sheet = Fill in the sheet where you swore falsely.
verse-204-v1-pin-up-who-you-told = Pin up who you told, and whom you didn't.
verse-204-v1-go-on-through = Go on through.
verse-204-v2 =
    "It's blank," you say.

    "It would be. You weren't there. You swore that you'd seen it."

    "I could put what I did see."

    "What was it?"

    "Some brothers and a field. I saw how tired they were." It takes a long time to write. It has to be pushed into the bark, with a nail. "*I did not see. I said so because it was raining and they'd let us in.*"

    "Read it back," someone suggests.

    The tree does. It does it in the voice that you have for swearing; and after the last word it adds, as these do, "*Ditto*," and there's sap over it.
verse-204-v3 =
    "Put the leagues," says one of you.

    "Did we get as far as the last?"

    "They shout it on. Put *told*. Put the archive, if we told them. Leave a line for the sleepers."

    "And those we went by?"

    "Them first," says one of you, as Hedra would say it. "By name of place. It wants to be somewhere. It's going to be asked about."

    You pin it up. It's hardly on before the tree begins moving its edges over the corners.
verse-206-oz = "One," says the first. "And back," the other says. Then they wait, for whoever it is.
verse-206-o0 =
    "It's four days to the tower," says the first.

    "They're *in* the tower," says the second.

    "I'm counting from where they were."

    Where it'd be the third's turn, somebody breathes in. It's one of yours; it was only to sneeze. Both of them have gone quite white.

    "How many of them is that?"

    "That's them, and five."

    "It doesn't come out," the second says. "It's *down*. It has never once gone down before." She takes the chalk and looks at the painted stair. "What do we do for down?"
verse-206-o0-told-1 = "We've the gap still," the first one tells Talan's friend, "where one of you stood in for a week. It's just the size."
verse-206-o0-told-2 = "They've been to low water," says the second, "three times. They *know* about down." She holds out the chalk to you.
verse-206-o0-told-3 = "You dropped a number in the ford," says the first. "We had to go round it." "It's in the cave," says the second, "with a heel on it."
verse-206-v1 = The tower, the three beds.
verse-206-v1-tell-them-what-is-coming = Tell them what's coming up behind.
verse-206-v1-ask-for-an-hour = Ask them for an hour of yesterday's.
verse-206-v1-sit-on-the-third-bed = Sit on the third bed, those who can't sleep.
verse-206-v1-go-down-the-stair = Go down.
verse-206-v2 =
    "We know what's coming," says the first. "It's in the book. It's only early."

    "Then you'll want to go."

    "Who'd count it?" asks the other.

    "Nobody. It would just come."

    They look at one another. They're sisters, or they were; it's been said a number at a time. "Uncounted?" says the first. She tries the idea on, in the mirror of the window. "I'd thought it needed us."

    "What'll you take?"

    "The bed," they say together, which has never happened, and laugh till they must hold on to the post. They don't mean either of their own.
verse-206-v3 =
    "There was one left over on Thursday," says the younger. "It's a plain one. People come and ask for it, but they want it back with something in."

    "We'd only walk in it."

    "Then that's all right." She gets it out from behind the clock. You can't see it; she hands it to you as you'd hand somebody an egg.

    "Do we owe you for that?"

    "It was *over*," says the first, shocked.
verse-207-oz = The birds go round once and come down on nobody. "You've given it up, then," remarks the beam.
verse-207-o0 =
    "We're full," says Ondra. She is putting out chairs. "I had it down for the day after you'd gone. All those people with clocks."

    "They'd be ours. We told them to walk."

    "Then who's paying?"

    "They've been put out of their houses."

    "I know that. I've known since I was a girl that I should have to give it them, and what I'd say." She wipes her eyes, crossly. "I was going to be so *rude*. Were they a long time, over the beans?"

    "They're not here yet."

    "No," says Ondra. "I'm sorry about the table."
verse-207-o0-told-1 = Upstairs the bed you slept in is made, with tomorrow's sheet. "It's yesterday in that one now," she tells you. "You could have a lie-down before it happened."
verse-207-o0-told-2 = In the guest-book your line has been struck through, very neatly. "*With thanks*," reads Ondra. "That's not mine. I don't thank."
verse-207-o0-told-3 = Outside a door stand the boots. "They've eaten," says Ondra.
verse-207-o0-told-4 = Beyond, on the beam, he has come round to the west. They have altered his paper. ROUNDED DOWN, it says; and he, "*Less* this. *Less* that."
verse-207-o0-told-5 = "There's a fire in the wood with you at it," says Ondra. "That night you lost. It's still to the north a bit. I'd go by on the other side, not to wake you."
verse-207-v1 = The beam, the inn, the wood.
verse-207-v1-eat-the-supper-you-paid = Eat the supper that you paid for.
verse-207-v1-help-her-put-out-the = Help her to put out the chairs.
verse-207-v1-go-on = Go on.
verse-207-v2 =
    "Mind. It's hot," says Ondra. It is of that very day; the parsley hasn't wilted.

    "You kept it a year?"

    "I didn't keep it. You paid for tomorrow; I don't do cold." She sits down across from you, on the side where the guests sit. "How's it come out? I've only ever seen the plates."

    "We find them all. We bring them home."

    "I know *that*."

    "Then they don't know who's to sit."

    "Ah," says Ondra. She takes the end of your bread and wipes the dish round. "No. I haven't got that page."
verse-207-v3 =
    "There's one over," you say, at the end.

    "There's always one over. I put it by the wall, and somebody comes."

    "Who?"

    "It's different people." She has a cloth in her hand, and has wiped every seat of them as if it'd been sat in. "A hanged man, the last time, till they came for him. I said you may as well rest your feet."

    "And what did he say?"

    "He wanted to know how many legs it had." She steps back to see if they are straight. "You can go along now. You've done it nicely. You do it in the yard at home, too; it's a pity about that one."
verse-208-o1 = "Nothing to hold," says a crow. Another says it after. On the stone there are clean places, and in one of them somebody's stood a cup.
verse-208-o2 = "Here's where I'd go," says Talan. He has gone up to it, and is looking for himself. "Was I facing out?" He sits down in the grass, as he's been taught, to watch the road from the other side of it.
verse-208-oz = "Any news?" calls the hill. It's only a crow. They have got it by heart.
verse-208-o0 =
    "You're behind me," says a voice, very happy. "Don't tell me. I do it by the boots. That's a tall one. That's my brother, or it's a cart."

    "It's us."

    "From the *other* end? Then you've been all the way round." He does not turn. He has had his eyes on one bend for a year. "Did you see anyone? I'm to watch for a woman, walking. She'd be cross."

    "She's coming."

    "They all are," Talan says. "That's what they're like. Is there any bread?"
verse-208-o0-told-1 = There's moss on the message. "I've not disturbed it," he tells you. "I thought, they'd have come if it was wrong."
verse-208-o4-told-1 = The other's Gwenneg. "I'm not late," he says through his teeth. "I'm *here*. You can't call me it." "He's been no trouble," says Talan.
verse-208-o4-told-2 = The other has a waistcoat. "It's forty-one weeks," says My Cousin, "at the holding rate. I can't let go to sign. You see my difficulty."
verse-208-o4-told-3 = The other has a clean shirt, and isn't of those who were born. "I have not been tired," he says politely. "Does that count, if one isn't tired?"
verse-208-o0-told-2 = "Yours are here still," says a crow. They're lower down, the prints; they are smaller than you remember.
verse-208-o4 =
    "I had to come back up for it," says Talan. He has both palms on, beside the other's. "She's to come past *me*. He has only been holding. It'd be like paying somebody's brother."

    "You were home."

    "I was! It's very nice. I stood at the table." He does not turn round. He's found the bend again at once. "I thought that if she came, and I was at supper, she'd have it minuted. Move your thumb up," he tells the relief, "there's a warm bit."
verse-208-o5 =
    "Any news?" asks a crow. It has the whole of him by heart, even the breath before. There's the hook where somebody put it, under the eave of the stone, and there's the hat.

    "That isn't him," says Beor's voice, or one like it.

    "*No*," says the crow, in the brother's own tone. "*It's not. Is there any bread?*"
verse-208-v1 = The stone, the bend, the crows.
verse-208-v1-have-hedra-walk-past-him = Have Hedra walk past him.
verse-208-v1-have-hedra-walk-past-the = Have Hedra walk past the hat.
verse-208-v1-pull-him-off-before-his = Pull him off it now, before his turn.
verse-208-v1-see-to-the-other-pair = See to the other pair of hands.
verse-208-v1-answer-the-crows = Answer the crows.
verse-208-v1-sit-in-the-lee-those = Sit in the lee, those who can't sleep.
verse-208-v1-go-on-home = Go on, towards home.
verse-208-v2 =
    "But she isn't here yet," says Talan. "I said I'd... *ow*. No, go on, if it's needed. It's only that I said."

    It comes away all at once, bark and all. He's on his back in the grass with his arms up.

    "There. You can rest."

    "From what?" he asks. He waits for you to tell him. "I'd something in my hands. It was about this wide." He measures. "There was somebody who was going to come by, and it was *very*..." He looks at every one of you in the face; you have never seen him without an answer. The crows have been saying it for a year, all but one word. They start it, and stop before him, and look at his boots.
verse-208-v3 =
    "It was his word I'd hold of," says the one at his side. "I only took an end. Does it finish, when he does?"

    "Try a finger."

    He tries one. It's a careful, borrowed finger. "It comes. And if I'd sooner not?"

    "You needn't."

    "I'd only say that I've got used to being *for* something," says the relief. He's looking down the hill, over the road, which by tomorrow night will be there for nobody. "It wasn't mine. That made it easier. But they'd come up, you know, with a loaf."
verse-208-v3-lift-them-off-with-his = Lift these off too.
verse-208-v3-let-him-stay-who-asks = Let him stay, who asks to.
verse-208-v3-ask-him-tomorrow = Ask him later.
verse-208-v4 =
    "Hedra?" asks the crow on the post. "Did she? Did she come?"

    "She came by."

    "*Level*?"

    "And two steps more."

    It puts this down to the next, and that one to the next. The whole hill is at it; it goes away over the trees in a line. Then they're all quiet. You can see that there's something they haven't got.

    "What do we say now?" asks the first.
verse-208-v4-told-1 = "Say two," says Gwenneg. "Say I did two more than they'd asked." They try it over. It's a good deal shorter than a year.
verse-208-v4-told-2 = "She and them are walking apart," says one, about you and Hedra, since it was kind at the time. It doesn't miss much.
verse-208-v4-told-3 = "She told *them* off," says one with relish. "And they'd told her *true*. We had it from the next hill."
verse-208-v4-told-4 = "Four years," says the one with the hat to mind, and holds its beak shut with a foot. Since you kept the silence, they keep it with you.
verse-208-v4-told-5 = "*I let him down gently*," says the one who minds the hook. It's got it in Beor's voice. It keeps it for last thing at night.
dream-208 = Somebody comes round the bend. You needn't look; you can tell by the sound that it's the right one.
nightmare-208 = Somebody comes round the bend, and waves, and goes back for something.
verse-209-oz = "It's Wednesday," says one on the bench. "We've had it looked into."
verse-209-o0 =
    "Which of you's going to say it?" asks the woman on the bench.

    "Say what?"

    "Whatever you've seen. That's the ear." There is moss in it. "You'll have seen a good deal, that way. We've only got a field."

    "It's about to be put out," you say. "The stone that lights this is. You'd have to go and be a plaintiff elsewhere."

    "Against whom?"

    It hadn't struck you. "Us," you say.

    "Oh, good," says the woman, and budges up.
verse-209-o0-told-1 = "There's a voice in it of yours," she tells you, "saying what never was. It's been at it all year. We've got used; we say good morning to it."
verse-209-o0-told-2 = "There *was* a voice of yours in it," she tells you, "and one night it stopped, and then it said, I did not see. We were so surprised that we went home."
verse-209-o0-told-3 = "And you're who told the truth to it that time," she says. "It's had a good year. It gets very little."
verse-209-v1 = The ear, the bench.
verse-209-v1-put-the-leaf-back-in = Put the leaf back in its ear.
verse-209-v1-tell-it-what-the-road = Tell it what the road was.
verse-209-v1-go-on = Go on.
verse-209-v2 =
    "That's where that went," says the woman.

    "It was in a mill."

    "It's been in better places. Roll it thin. Thinner, it has to go in as far as it did before." *What was seen is said.* There's a sort of settling.

    "Do we hear anything?"

    "You want to put your own to it."

    You do, by turns. "It's the sea." "It's a barn, with hay in." "No; that's somebody getting ready to speak."

    "What'll they say?"

    "It hasn't decided," says the woman. They have all got off the bench, and are standing round in the wet of last Tuesday, like people round a cradle.
verse-209-v3 =
    "Begin with the boy," says the woman. "It likes it in order."

    So you tell an ear about some people, and what each was waiting for. It takes more than a pipe. When you get to the part about the ground, those on the bench begin looking down by their feet.

    "And then you let them go," she says.

    "Yes."

    "And whoever's on it can whistle."

    "We're telling them. We're telling you."

    "I heard you," says the woman. "I'm only seeing how it sounds. Say that bit again, and slower. It'll want that bit."
verse-208-v1-spend-the-hour-from-the = Spend the hour that was left over.
verse-208-v5 = It goes on nothing. They sit about in it, those who've come so far; somebody mends a strap. "It's rather good," says Hedra. "Whose was it?" "Nobody had wanted it." You can hear the grass, getting up where they have been.
verse-203-o2 = "You're last," says Bryok, all by himself, at the foot of the hill. "I never said that to anyone. It's a lovely thing to say."
verse-206-o1 = "Left a bit," says a voice from the stair. They've got stuck at the turn, with the bed. "Don't count," says the other. "*Push*."
verse-208-v3-told-1 = You take a finger apiece. The second thumb won't, and Talan has to tell it that it may. "Was I all right?" asks the relief.
verse-208-v3-told-2 = "Then I'll do the evenings as well," he says, settling his feet. The stone had begun to tick; it leaves off. That's six nights' light you're leaving on a hill, with somebody under it.
