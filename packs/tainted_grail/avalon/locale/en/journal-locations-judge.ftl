location-160-menhir-told-1 = You are heard, in order, and what you said is read back. The Doorkeeper lights while the usher is still blotting it.
verse-160-o1 = The line has turned round. It faces the road now, and you, and each of them holds out what they brought. "You'll do," says the woman in front. "You were there. You heard how she does it." Bryok has taken off his badge and cannot see where to lay it. "Number first," he says, to you, from habit, and stands aside.
verse-160-o1-told-1 = "You had our good name to go away on," says the man with the post. "You might have gone."
verse-160-o1-told-2 = From the hill a child calls the next. Half the line goes up. The other half had hoped for a taller person.
verse-160-o2 = The line is moving. People have to break off in the middle of a complaint to keep up with it. "Good news does that," says Bryok. "She's been finding since it got light. She found for both sides of a wall."
verse-160-o3 = "You'll be new," says Bryok, and asks you for your number. You say that you were here before. He looks it up. Under that day is a line, ruled, with nothing on it. The man with the post has never seen you either; nor has the girl. "You'll forgive me," says Bryok. "I go by the wood. If the wood's not got it, it's not been said."
verse-160-oz = The line has gone forward by a plank. "You're where you were," says Bryok, pleased with you for it.
verse-160-oz-told-1 = A stranger touches his cap. "Those are the ones that went and stood at the back," he tells his wife.
verse-160-oz-told-2 = "Still here?" says the man with the post. "We gave you our name to go."
verse-160-oz-told-3 = The man whom you accused sends word. He is up on Monday, and so far the roof has kept.
verse-160-o0 = "Stand where I can see the number," says Usher Bryok. He goes along the queue with his rod, and where the rod points people straighten what they have brought. A man has a fence post. A girl has a cradle with the blanket turned down. In front, a woman holds a hat by the brim, away from her, as one holds what may drip. "Have they all got cases?" you ask. "They've all got a thing," says Bryok. "It's a case once somebody minds."
verse-160-o0-told-1 = "Was yours lit by paying?" a man asks, of stones. "Ours is. It's the only way there is." When you say that there are others he looks round for the usher.
verse-160-o0-told-2 = The clerk is taking down whom you have spoken with on the road. At those on the steps she lifts the pen. "They've no past tense," she says. "I can't minute that."
verse-160-v1 = The landing, the rod, the backs in front.
verse-160-v1-go-along-the-line = Go along the line, and ask what they have come for.
verse-160-v30 = They are all holding something, in front of them, a little off from the coat. When you ask whose it is, they tell you what it was.
verse-160-v30-back-to-your-place-in-it = Back to your place in the line.
verse-160-v1-see-what-the-usher-wants = Go up to Usher Bryok with his rod.
verse-160-v31 = "One at a time," says Bryok. He has a list of those who come one at a time. He has put you down on it together.
verse-160-v31-back-to-your-place-in-it = Back to your place in the line.
verse-160-v1-say-which-way-you-came = Say for the file which way you came.
verse-160-v1-fill-in-what-you-admit = Fill in what you admit to.
verse-160-v30-ask-the-man-with-the-post = Ask the man about his post.
verse-160-v30-ask-the-girl-with-the-cradle = Ask the girl about the cradle.
verse-160-v30-ask-the-woman-with-the-hat = Ask the woman about the hat.
verse-160-v1-go-up-to-the-doorkeeper = Go up to the stone they call the Doorkeeper.
verse-160-v1-wait-for-your-number = Wait in the line, the whole day, for your number.
verse-160-v1-say-your-case-is-too-large-to-wait = Say that your case is too large to wait.
verse-160-v31-speak-for-the-tall-one = See what the usher wants of Gwenneg.
verse-160-v1-settle-which-of-you-is-older = Settle which of you is the older.
verse-160-v30-listen-to-the-couple-behind-you = Listen to the couple behind you.
verse-160-v31-give-worm-s-name-for-the-list = Give the usher Worm's name for the list.
verse-160-v31-hear-what-the-usher-wants-of-arev = Hear what the usher wants of Arev.
verse-160-v1-stay-till-the-line-lies-down = Stay till the lamp is put out.
verse-160-v1-look-under-the-bench = Look under the bench.
verse-160-v1-set-out-west = Set out for the west.
verse-160-v1-step-out-of-the-line = Step out of the line.
verse-160-v2 = "For the file," says Bryok. "Which way did you come? She has it read to her, so be careful of the verbs." The pencil has a rubber on the end, worn flat. "There's a charge to each of them. There's none you need be ashamed of."
verse-160-v2-told-1 = "On foot, at low water," the clerk calls over from the wall. "I saw them hold up their hems."
verse-160-v2-on-foot = "On foot."
verse-160-v2-by-water = "By water."
verse-160-v2-in-an-hour-we-paid-for = "In an hour that we paid for."
verse-160-v2-we-were-brought = "We were brought."
verse-160-v2-say-it-is-nobody-s-business = "That is our own affair."
verse-160-v2a = He writes, and turns the sheet for you to see. The charge is on its line now, with room left after it. "*Entering*," Bryok reads. "And then the manner. It's a light one. I've known people live for years under *entering*." He blows off the crumbs of rubber. "No one's to rub that out but her."
verse-160-v2b = "Then I put *declined*," says Bryok, "and that's a charge as well." He is sorry about it. "It's the only one that grows by itself."
verse-160-v3 = "They are asked what they admit," says Bryok, with the pencil. "It needn't be much. It needs to be yours. Choose something you can keep up."
verse-160-v3-told-1 = "I shouldn't put *left*," says the clerk, who has a note of it. "That was by night. It'll be asked who saw."
verse-160-v3-having-left = Having left.
verse-160-v3-having-arrived = Having arrived.
verse-160-v3-having-kept-silent = Having kept silent.
verse-160-v3-all-of-it = All of it, and sign.
verse-160-v3-all-of-it-today = All of it, and sign today.
verse-160-v3-nothing-for-the-present = Nothing, for the present.
verse-160-v3a = "*Having left*," Bryok repeats. "Good. She'll want to know what you thought would become of the rest." The village is told before you are. Those who have stayed anywhere, for anyone, go indoors. Whoever has ever packed a bag comes out to look at you.
verse-160-v3b = "*Having arrived*. That's bold. It can be contested by anyone who was here." He calls down the line for objections. A man at the back has one, in principle. "They'll talk to you in the village now," says Bryok. "They'll ask what you came instead of."
verse-160-v3c = He writes it and lays the pencil down so that it makes no noise. It is catching. All along the landing people lower their voices, out of regard for the plea.
verse-160-v3d = "All of it?" says the clerk, and lays her hand flat on the sheet. "She's asked nobody anything about you yet. There's a ring she draws in the dust, and it's that she asks about. Who signs without waiting for it signs on the fourth day. They've generally thought of something by then."
verse-160-v4 = "It's the corner post of the long field," says the man. "He says it stood a yard over." "Did it?" "That's to be decided." "And where is he?" "Holding the hole." He shifts the post to the other shoulder. "If I win it's my yard. If he wins it's his. And if we're not heard by dark," says the man, and looks at the sky above the fields, "then it's a post."
verse-160-v5 =
    "Is it a boy?" you ask the girl with the cradle.

    "That's what I've come to have said." There is a dent in the pillow. "My mother tells it that there was one. My husband tells it that there's not been one yet. I was asleep."

    "And what do you say?"

    "I'm the only one that can't be a witness." She rocks it with her foot. "If she finds there was, then I've lost him and he gets a stone with a name. If she finds not yet, I'm to wait, and I'm able to. It can't be both, though. I've tried it both ways. The milk came for both."

    "Which will you ask for?"

    "I'm not going to ask," says the girl. "I'll tell her what I had hold of. She'll know what it weighed."
verse-160-v5-told-1 = "You might ask for the one you can carry home," says Ailei. The girl gives her a proper look. "You've got the judge's voice," she says. "Only warmer. It's not as good."
verse-160-v5-told-2 = Beor bends down and smells the pillow. He nods. It is all he does, and the girl goes on nodding for some time.
verse-160-v6 = "He's dead," says the woman with the hat, "or he's in Carn with a weaver. It came home without him. Brushed." "Who brushed it?" "That's what I lie awake on." She wants it decided soon, because on its nail at home the brim has begun to go soft, as things do that are no one man's. "What would you ask for?" she says. "You look to me like people who've lost a hat."
verse-160-v6-tell-her-to-ask-that-he-be-dead = Tell her to ask that he be found dead.
verse-160-v6-tell-her-to-wear-it = Tell her to wear it herself.
verse-160-v6a = "Dead," she says, to see how it feels. "He'd be surprised. Yes. Dead, I could be civil to him." She puts on a face for it and moves up. The man with the post bares his head to her, as one does.
verse-160-v6b = She tries it. It comes down to her eyebrows. Under it she looks like a woman who may well be in Carn with anyone. She steps out of the line then, and her place closes behind her as she walks.
verse-160-v7 = The stone is at the shore end, as high as a table, and people lean their bundles on it. "The Doorkeeper," says Bryok. "*Who comes is heard.* You give it your good name and it listens. Or you promise it something. Or there's a third way, that I've not seen." He looks carefully out to sea. Down the line a widow has her ticket between her teeth, while she ties her shoe.
verse-160-v7-hold-promise-to-wait = Hold: promise to wait your turn.
verse-160-v7-take-a-widow-s-number = Take: the widow's number, when she drops it.
verse-160-v7-let-the-stone-be = Let the stone be.
verse-160-v7a = *Not before my turn, and not before yours.* It is a small thing to say to a stone. The Doorkeeper hears it and lights in front, on the side where people come in. From here on you let everybody by who is only fetching water.
verse-160-v7a-prompt = Whose word is it?
verse-160-v7a-ailei = Ailei
verse-160-v7a-arev = Arev
verse-160-v7a-beor = Beor
verse-160-v7b = It was lying on the plank. She had let it go to do the other shoe. It is a very good number, and the stone lights for it at once, on the side away from her. "Is that one yours?" says Jenna Roe. "I had one like it." She looks under the bench and down her front. "No, you go on," she says. "After you. I shan't be long."
verse-160-v8 = It is a long day and a short line. At noon a bucket comes by. At dusk you have gone forward the length of a man lying down. "That's good going," says the woman ahead. "That's more than all last week." Bryok shuts the book on his pencil. "Keep the card warm," he tells you. "Tomorrow I read on from where I stopped."
verse-160-v8b = He reads on from where he stopped. When it is your number not a soul stirs, and you least. "That's you," says the woman behind. "That's *you*." They look at you along the whole landing, as people look at a bride. The back of your coat is brushed down. "You've been called," says Bryok. "Go up when you've got your exhibits. It keeps." "We're next but one," says the woman, and takes her husband by the ear to tell him.
verse-160-v9 = "How large?" says Bryok. "I've got a river waiting." You are to say it in one breath, and he goes by the hair on his neck. What is too large is sent up first, so as not to have it lying about at night.
verse-160-v9-the-brothers-who-are-one = The two brothers who are one man.
verse-160-v9-the-page = The page with a family left out of it.
verse-160-v9-the-woman-who-was-carried = The woman who was carried, and breathed.
verse-160-v9-go-back-to-your-place = Go back to your place.
verse-160-v9a = "She's been asking for those two," says Bryok. "For him. It came down from Witness Hill, and she's had it read to her, and then she had it read again. If it's yours you go up with it." He rules a line under your number. "You'll want the wide bench," he says.
verse-160-v9b = "Whose writing?" says Bryok. You tell him. "And whose is the line that isn't there?" "A village's," you say. He will not touch the page. He has the tongs fetched, and a plate. "Go up," says Bryok. "Go up with it now. Don't take it past the cradle."
verse-160-v9c = Bryok has begun to write, and stops. "Breathed," he says. "Who had the carrying of her?" He has not been told to take off his hat. He has taken it off.
verse-160-v9c-told-1 = "Me," says Beor. The line makes room on both sides, as for a man with something wide.
verse-160-v10 =
    "And the tall one?" says Bryok. "How does he plead?"

    "I was going to," says Gwenneg. "No. I."

    Then he is out on the sand, running. It is good running, the best thing he does. Some way off he stops, as if there were a fence. He looks at the water, at the wall, at the people looking at him. He comes back, which takes longer.

    "He'll have to go down as something," says Bryok, not unkindly. "I can't leave a blank. Blanks go."
verse-160-v10-plead-for-him = Plead for him.
verse-160-v10-let-him-run = Say that he may run if he likes.
verse-160-v10a = "Late," you say. "Put that he was late." "It's no plea." "It's what he is. He was late, and he's on the way." It costs you a good deal of what the landing thought of you, and it is written. *Late, and on the way.* Gwenneg reads it upside down with his lips moving. "Can I have that?" he asks. "After?"
verse-160-v10b = "I've run," says Gwenneg. "That was it." But he stays at the distance he ran to. When the line moves up he moves up alongside, like a dog that has not been told whose it is.
verse-160-v11 = "There's a pair of you born the same harvest," says Bryok over the list. "I've to have one before the other. It's how it's called out." You look at one another. It has never come up.
verse-160-v11-count-back-the-harvests = Work it out by the harvests.
verse-160-v11-toss-for-it = Toss for it.
verse-160-v11a = It comes out by way of a wet year, a lame ox, and a wedding that one remembers from outside and the other from under the table. "Then you're the younger," says Bryok, and enters it. "That's decided. You'll feel the draught less." It is so. There is a thing neither need wonder about again.
verse-160-v11b = The coin says one thing, and the faces say the other. Bryok enters the coin. For the rest of the day the elder has an ache in the knee. It used to be the younger's.
verse-160-v12 =
    "I want it found that I'm the husband," says the man behind you. He is clean and pleasant, and his collar buttons on the wrong side. "*The* husband."

    "He's *a* husband," says the woman behind him. "I've nothing against him. He's very good. It's only that the other one's not back, and when he's back he'll want his side of the bed."

    "I've mended the roof."

    "You have. I've told everyone."

    He is one of the Rendered, and makes no secret of it. He has her bag. "If she finds it's *a*," he asks you, "do you think I might stay on till then?"
verse-160-v12-tell-him-to-ask-for-the = Advise him to ask for *the*.
verse-160-v12-tell-her-to-ask-for-a = Advise her to ask for *a*.
verse-160-v12-turn-round-to-the-front = Face the front.
verse-160-v12a = "Ask for *the*," you tell him. "You're here." "That's what I'd thought of saying," he says. "That I'm here." She considers the back of his neck. "It would be less washing," says his wife.
verse-160-v12b = "Ask for *a*," you tell her. "There's room in it." She writes it on her cuff, so as not to be talked round. He bends to look. "It's a very small word," he says. "I could live in that."
verse-160-v13 = "Name," says Bryok. "Worm," says Worm. "That's what you're called." "It's what comes up when they pull." The pencil waits. "It can't be an animal," says Bryok. "I once put a man down as Fox, and it was binding."
verse-160-v13-give-none = Give none.
verse-160-v13-give-what-the-well-says = Give what the well calls him.
verse-160-v13a = *Present*, writes Bryok in the column for names, and reads it back. "Present," says Worm. It seems to suit him. When the list is called along the landing there is a voice for every name, and one for none.
verse-160-v13a-told-1 = "Does it come with supper?" asks Worm. "I'm owed one." "*Present* is fed," says Bryok. "It's the absent I've no soup for."
verse-160-v13b = He says the syllables as they were said to him, politely, upward. Under the planks, where there has been no water for a year, something takes one step. Bryok has it written, and finds that he cannot read it out. "How is it spelt?" he asks. "Down," says Worm.
verse-160-v14 = "You keep a straight column," Bryok tells Arev. "I've been looking at your cuffs. I've a rod to spare and a bad hip, and it's paid." "What does one do?" "One points. One says *next but one*. One's sorry, always in the same words, so that they can rely on it." He holds it out, the blunt end first. "There's not a person here that knows you," says Bryok. "I thought of that, too."
verse-160-v14-arev-takes-the-rod = Arev takes the rod until the hip mends.
verse-160-v14-arev-gives-it-back = Arev gives it back.
verse-160-v14a = He does it well. When the rod comes by people straighten, and thank him, and before the bucket has come round again a woman brings him an egg. In all his life he has never been brought an egg. "You might stay," says Bryok. "I might," says Arev. He goes with the rest of you, and takes the rod. Walking, he lets it point.
verse-160-v14b = "I had one," says Arev. "Mine was a book." Bryok nods. He has met men who had a book. "If it's *next but one* you'd like to hear," he says, "you've only to come and stand here."
verse-160-v15 = They sleep on their feet, so as not to lose the order, each with a forehead against the back in front. Bryok puts out the lamp. Towards the sea end something is being very careful. Every morning the line is shorter there by one. It is not remarked on, because it moves up everybody else.
verse-160-v15-be-last-tonight = Go and stand at the end of it.
verse-160-v15-find-a-place-in-the-middle = Find a place in the middle.
verse-160-v15a =
    You go down the length of it in the dark and stand behind the last. She wakes. "There's someone behind me," she tells the shoulder in front. You hear it handed on, mouth to ear, as far as the lamp. There never has been.

    The whole night a courteous attention rests between your shoulder blades. Just before light it asks if you are with this party.

    "Yes," you say.

    "It is noted," says the hem. "One is not taken from the middle."
verse-160-v15b = You sleep upright between strangers and dream what they are dreaming. It is poor sleep. When the lamp is lit again all have moved up. On the last plank is a basket with the eggs still in it.
verse-160-v16 = Under the bench, where boots have not reached, it is cut small. *Who comes is heard.* You read it out as it stands. "Well, yes," says the man with the post. "That's what we're here for." But he has said it facing the stone. The woman next to him says it too, and it goes down the line. The Doorkeeper burns up, like a man whose name has been remembered for him. "I never knew that was there," says Bryok, on his knees.
verse-160-v17 = "West, then," says Bryok. The line is looking at who is with you. The girl has put a foot against the cradle to stop it rocking. "I'd call the next," he says, "only I don't know that there is one. I've called every day for a year. One gets so that one hears it coming."
verse-160-v17-walk-beside-her = Walk beside Hedra.
verse-160-v17-take-her-feet = Take the judge up again, and go.
verse-160-v17-not-yet = Not yet.
dream-160 = You are next. The usher has your number in front of him and smiles, as one does at a name. Those behind are glad for you and those ahead have gone in. There is a door; it is open a little. From inside comes the sound of chairs being moved to make room.
dream-160-2 = You are in a line, and your back is warm. Whoever is behind has leant his forehead there and gone to sleep. You move up a plank without waking him. They all do it like that.
dream-160-3 = "Next," they say, and there isn't one. You look at each other, you and the usher. There is the whole of the afternoon, and the water, and somewhere to sit.
nightmare-160 = You have been called, and you are still putting on the shoe. It is your shoe. It goes on. There is another under it. "We can wait," they say, very kindly, all of them, and they do.
verse-161-o1 = "It's known down here where you stood in that line," says the woman at the pump.
verse-161-o1-told-1 = Jenna Roe's house is a gate and a step. "She was heard," a neighbour tells you, "only the ground had gone by then. They read it out to her here on the road. It was for her."
verse-161-o1-told-2 = You are served in order, and the one behind thanks you for having been in front.
verse-161-o2 = There is fresh chalk on the doors. Some of it is your doing.
verse-161-o2-told-1 = *The husband*, it says, in capitals. He is up a ladder going over it. "The other one looked in," he says. "I was able to tell him I was home."
verse-161-o2-told-2 = *A husband*, it says, and beside the nail for his hat there is a second nail. "He sleeps better," says the wife. "It's a weight off him, being one of."
verse-161-o2-told-3 = *Widow*, says the door of the woman who had the hat. She is in black, and busy. "He's written," she says. "From Carn. I sent it back. I can't be doing with letters from the dead."
verse-161-o2-told-4 = Along the far side of a hedge goes the hat, at a good pace. "Morning!" it says.
verse-161-o2-told-5 = Where Arev passes they straighten their collars, though he has the rod behind his back.
verse-161-oz = The chalk has been gone over since you were here, and on one door it has been turned round. "Have you seen anything?" they ask. "Anything would do."
verse-161-oz-told-1 = "There go the ones who left," it is said behind the doors, with a certain longing.
verse-161-oz-told-2 = "Those are the ones who arrived," they tell their children. "Ask them how it's done."
verse-161-oz-told-3 = Out of regard for your plea they make way for you without a word, and nod, and nod.
verse-161-oz-told-4 = The starlings are still on the lintel.
verse-161-o0 = "Are you for or against?" asks a woman on a doorstep, before you have said good morning. "In which case?" "Does it matter? I want it over by dusk." The whole street is like that. They lean out of windows to ask you to have seen something. A man has hung a pair of coats on the hedge and would like to be told that one is stolen. "They won't keep, else," he says. "A thing's got to have someone that minds."
verse-161-o0-told-1 = "They're from Witness Hill," the street tells itself. "They stood up." You are called first everywhere, and given the chair with a back.
verse-161-o0-told-2 = At the house where you stop starlings come down on the lintel. They say what you swore to, in your own voices. The door stays shut.
verse-161-o0-told-3 = "Theirs goes for two," a bailiff calls out. "They stayed to the last question." It is said like the price of something.
verse-161-o0-told-4 = A child runs a hoop to a rhyme. *What was seen is said, what was said is seen.* You have it on a leaf from a mill, in an older spelling.
verse-161-v1 = The doors, the chalk, the aprons.
verse-161-v1-knock-where-it-says-till-thursday = Knock where it says *acquitted till Thursday*.
verse-161-v1-speak-to-the-boy-with-the-jug = Speak to the boy on the step.
verse-161-v1-go-into-sidwell-s-orchard = Go in to the man in the orchard.
verse-161-v1-let-the-bailiff-read-it = Let the bailiff read you your oath.
verse-161-v1-call-on-the-widow-by-ruling = Call at the house where there is coughing.
verse-161-v1-bring-the-case-of-tegen = Bring the case of Tegen.
verse-161-v1-hear-the-man-from-the-third-door = Hear the man from the third door.
verse-161-v1-see-to-the-cow = See what is wrong with the cow.
verse-161-v1-sit-with-the-brothers = Sit with the brothers and Wen.
verse-161-v1-step-in-out-of-the-wind = Step in where a woman is holding the door.
verse-161-v1-stop-where-the-hens-are-tried = Stop where hens are being tried.
verse-161-v1-state-your-names = State your names.
verse-161-v1-sit-through-the-rest-of-your-record = Sit through the rest of your record.
verse-161-v1-ask-who-will-speak-for-you = Ask who has come to speak for you.
verse-161-v1-go-on-past-the-doors = Go on past the doors.
verse-161-v2 = *Acquitted till Thursday*, says the door, and it is Thursday. The man has the table pushed against the wall on the side of the fields. "You wouldn't accuse me of something?" he says. "I've asked up and down, and they've all got their own. It needn't stick. I only want to be *up* tomorrow."
verse-161-v2-accuse-him-of-something = Accuse him of something.
verse-161-v2-wish-him-a-good-friday = Wish him well for Friday.
verse-161-v2a = You say that he looked at you in a manner. "What manner?" You describe it. He calls his wife in to hear. When the bailiff comes he is ready to deny it on oath. *Manner* goes up on the door. *To be heard Monday.* They give you most of a ham. "Come and testify," says the wife. "Be as hard as you like."
verse-161-v2a-told-1 = "I could find you something real," says Arev, with an eye on the woodpile. "No, no," says the man. "Real ones get settled."
verse-161-v2b = "Friday," says the man, as if it were a town he had once heard well of. The door closes. You hear him try it again from inside, to see that there is still something to close.
verse-161-v3 =
    "I did it," says the boy. He is small, and has the handle of a jug on a string round his neck. "In the spring. She found me guilty."

    "And were you?"

    "Yes." The pieces are along the sill. "But then I said sorry and Mam said there, that's over. Only it's *found*. I'm guilty of it every morning. So I broke another."

    "Why?"

    "To get it over with. I thought, if there's a new one it can't be the same one." He looks at the sill. "Now it's both."

    Indoors a woman's voice says that she never minded about the jug. She has told them and told them.
verse-161-v3-told-1 = "Did it pour well?" asks Beor. "Yes," says the boy. "That was a good jug, then," says Beor. They look at it together.
verse-161-v3-pay-for-the-jugs = Pay for both jugs.
verse-161-v3-say-it-was-you = Say that it was you.
verse-161-v3-mend-the-first-one-tonight = Mend the first one.
verse-161-v3-leave-it-broken = Leave it broken.
verse-161-v3a = You lay the price on the sill. "I don't want it," says the mother. "It's not for the jugs. It's so that it has been paid." The bailiff is fetched to see, and writes: *guilty; settled*. The boy reads it a good while. "Is that less than guilty?" he asks. "It comes after," you say.
verse-161-v3b = One of you goes to the bailiff and states it, with circumstances. It is not checked. A confession is a kind of furniture here. *Jug* goes up against your name, where it will be found on every list that has the name on it, and the boy's line is struck out. He does not thank you. He goes down the street to see if he can run.
verse-161-v3b-alone = You go to the bailiff and state it, with circumstances. It is not checked. A confession is a kind of furniture here. *Jug* goes up against your name, where it will be found on every list that has the name on it, and the boy's line is struck out. He does not thank you. He goes down the street to see if he can run.
verse-161-v3c = It takes hoof glue, a candle and most of what you had left in you. Then there is a jug. There is also the boy's guilt, quite whole, and nothing for it to be about. "What did I break, then?" he asks his mother. They look for it together. In the end it is agreed that he was found guilty of the noise.
verse-161-v4 =
    "I won," says Sidwell. He has pears in his pockets and has not slept. "I win every day. Sidwell against Sidwell. I say it's mine, he says it's mine, and she finds for me."

    "Who is the other one?"

    "Me. There wasn't anybody else wanted it. It's a poor orchard. But the day it's not in dispute," and he looks to where the last row is, or is not. "So I bring it again. I know all his arguments."

    "What if you lost?"

    "To him? He's worse than I am." He bites a pear, and there is less of it than that. "I'd like to lose," says Sidwell. "But to a third. To one that it'd be *for*. Then it would be over, and still be an orchard."
verse-161-v4-told-1 = "It's for whoever eats them," says Worm. "Ask the wasps."
verse-161-v4-call-the-dog = Call the dog as third party.
verse-161-v4-call-a-bee = Call a bee.
verse-161-v4-call-one-who-was-returned = Call one of the Rendered from the Eleven Houses.
verse-161-v4-call-the-pear-tree = Call the pear tree.
verse-161-v4-congratulate-him = Congratulate him.
verse-161-v4b = "Sidwell, Sidwell and another," the clerk reads out beneath the trees. Both the Sidwells stand up. He has put on his other hat for it.
verse-161-v5 = The bailiff is a broad man with moss down one trouser leg. He sat a long time on a bench, he says, by a toll. "You'll know me. You swore that it was me." He has it by heart, and says it to you, your oath, with your pauses. He makes no mistake. "I never was so well described," says Jago. "I got the post on the strength of it."
verse-161-v5-unsay-it = Unsay it, word by word.
verse-161-v5-confirm-it = Confirm it.
verse-161-v5a = "They stated that it was not so," writes Jago, himself. It is slow. He wants each word that you take back by its name. When it is done he reads the page through, and for a moment he is no one in particular. "It was another man, then, that sat there," he says. "I'll have to ask him what it was like."
verse-161-v5b = "Confirmed," says Jago. He does not seem put out. He folds it along the old folds and lays it back where he keeps it, on the left side. Then he goes ahead of you and holds the gate open, so that you have to thank him.
verse-161-v6 =
    "I'm a widow," says the woman. "It's been found. I had the neighbours in." Behind the door a man coughs. "That's him," she says. "He got back Tuesday."

    "Then you're not one."

    "It's *found*." She drops her voice. "He walked in, he sat down, he had the soup. But the chair won't hold him. Last night he was through it to the knees. She's ruled he's dead, and it's a good ruling, it's stood since autumn. The barn's standing on it."

    "Appeal."

    "It takes a fortnight. Where would I keep him, for a fortnight?" He coughs again. "He's ever so good about it," says the widow. "He says he'll sleep up the chimney."
verse-161-v6-hide-him-in-the-loft = Hide him in the loft, and leave food.
verse-161-v6-send-him-back = Send him back the way he came.
verse-161-v6-have-arev-ruled-the-husband = Have Arev ruled the husband.
verse-161-v6-say-you-heard-nothing = Say that you heard nothing.
verse-161-v6a = You get him up the ladder at dusk, while the hens look elsewhere, with food for a man who is not supposed to need it. "What am I," he asks through the boards, "if they come round?" "A noise," says his wife. She leans her forehead on the ladder. "You're a noise I've got."
verse-161-v6b = You walk him to the end of the lane. He tells you himself which way he came, so that you need not go by the signs. At the turning he asks you to see that she gets his purse. He goes on, and is a man on a road, and a road. Back in the yard she is hanging out a black shirt. The purse is warm when you put it down by the pegs.
verse-161-v6c = "Let it be found," says Arev, "that she is married, and to me." He uses the voice he had for barley. The widow stands up straighter: a wife may keep a lodger. There is a chair now that bears the one who coughs. Arev has a wife in the Summoned Village, in ink. "You'll write?" she says. "I hear you write."
verse-161-v7 = The bailiff has had a kitchen cleared for it. "Who brings the charge?" he says.
verse-161-v7-told-1 = "I do," says Beor, and goes to stand by the dresser. "Who is charged?" "Me." He goes to the stove. "And who saw it?" He looks from the one place to the other and then stands between the two, with his hat against his chest. "You can't be in all of them." "There was only me," says Beor. "And her."
verse-161-v7-told-2 = You bring it for the man who carried. "Is he here to answer?" "No." "Did any of you see it?" "We've heard how he doesn't tell it," you say.
verse-161-v7-told-3 = "I'll hold his hat," says Worm. "I'm good at holding."
verse-161-v7-told-4 =
    "Plainly, then. A woman was sick. They said *carry*, and she was carried. On the road she breathed." There is only the kettle. "So what is it for? For carrying her? Or because you would have had to stop?"

    There is no one in the kitchen who knows.

    He writes: *charge to be found*. "That's the first hearing," says the bailiff. "The wood will have something down. Then the hill. I'd go to the wood first, if you can stand to."
verse-161-v8 = A man from the third door of the Eleven Houses has a case on. "Against myself," he explains, "over the house. I went, and I came. I've no quarrel with either of us." He is called, and pleads. Then he rises to reply. "He makes some good points," he tells you when he sits down. "I hadn't thought what it was like for him."
verse-161-v9 = On the common stands a cow with no horns. At noon it had horns. It gives well and has been everybody's for years, and there has never been a word said about it. It is going from the front. The eyes look at you out of what is largely gate.
verse-161-v9-quarrel-over-it = Quarrel over it, and mean it.
verse-161-v9-leave-it-in-peace = Leave it in peace.
verse-161-v9a = "That's our cow," you say, in the open street. "Since when?" says a man who had never thought of it. When it comes to what was said of whose grandmother the houses are all out, in their shirtsleeves. The cow has horns, an old scar, a name. They milk it for you. "Come tomorrow," says the man, hoarse. "I've thought of something."
verse-161-v9a-told-1 = "You owe me for a cow," says Arev into Beor's face. "I carried it," says Beor. It is remarked how real it sounded.
verse-161-v9b = You leave it be. From the gate you look back. There is a bell, still, going along at the height of a cow's neck, and under it the grass gets shorter. A woman with a pail stands looking for something that she cannot put a name to.
verse-161-v10 = There is one chair, and he is in it, both of him. Wen is standing. "I've got up and he's got up," says the one, "to save asking." "We've sworn," says the other. "It's the one oath. We did half each." "I don't want justice," says Wen. "I've got supper on. I want to know which of them I'm calling."
verse-161-v10-told-1 = "You told me that it was mine to say," she tells you. "So I say it. Every evening. I want it to last past breakfast."
verse-161-v10-split-the-field = Split the field between him.
verse-161-v10-split-the-nights = Split the nights.
verse-161-v10-say-the-judge-has-it = Say that the judge has it.
verse-161-v10a = You halve it with string, and it holds. There are two fields now, each with its man in it. They plough up to the string, stop, and pass the time of day. Wen has carried the table out of doors, so as to be on the line. The rent for the field is paid, and paid again. They insist on your taking the second.
verse-161-v10b = "By day he can be one," you say. "At night take turns." Wen laughs till she has to have the chair. Then she sees that they are giving it thought. "You'd tell by the snoring," says the one. "I don't snore," says the other. "That's how," says Wen.
verse-161-v11 =
    She has you in, shuts the door, and tells you. You had not asked.

    It is about the night the five came through. They had beds from her. There was to have been one more, a lad with a lamp, a day behind. "I sat up for him. He never came by." She is working the latch up and down. "And then *she* took her place up there, and she sent along the road to ask, had the boy passed? And I said yes. I said he'd had an egg."

    "Why?"

    "She'd looked so tired. So she's been sure, all this while. It's me that made her sure. I've not told anyone. I don't know what you do with it."
verse-161-v11-keep-it = Keep it for her.
verse-161-v11-pass-it-on-to-the-bailiff = Take it to the bailiff.
verse-161-v11a = "We'll have it, then," you say. It is heavier than when it was hers. She watches you find somewhere to put it. "I can see where you've got that," she says. "It's where I had it."
verse-161-v11a-told-1 = "She'd have been sure anyhow," says Ailei. "That's not true, is it?" says the woman. "No." "Thank you," says the woman.
verse-161-v11b = The bailiff puts the date on it, and it goes up the hill under seal. For bringing it you are well spoken of in every house. Before you are out of the street there is chalk on her door: *misled the court*. She has brought out a stool and sits under it, quite easy. "It's decided, any road," she calls to you. "I can feel the floor."
verse-161-v12 = A child of eleven has the hens in a half circle. "Brown hen. You were in the barley. Do you say you weren't?" The brown hen says something. "That's no answer. You stand on one leg till I've finished." The hen stands on one leg. "Are you a case?" asks the child, whose name is Eseld. "I've got time. I never lose, I ought to say. It isn't cheating. It's that I listen."
verse-161-v12-told-1 = "Do they call you in?" asks Worm. "To supper? When you're not done?" "They call," says Eseld. "I adjourn."
verse-161-v12-lose-to-her = Bring a case that you mean to lose.
verse-161-v12-try-to-win = Bring one that you mean to win.
verse-161-v12-leave-her-to-the-hens = Leave her to the hens.
verse-161-v12a = You accuse her of the weather. She hears you to the end, asks who saw her do it, and what you were doing out in it. She finds that you would have been wetter at home. You lose, with costs. It is some time since you were so well understood. "You did that on purpose," says Eseld. "It was fair, though. I'll allow it."
verse-161-v12b = You put it well, and you have a point. "You lost," says Eseld. "You were right, and you didn't know why. Again?" The brown hen has not moved.
verse-161-v13 = "Each will state their own name," says the bailiff. It goes along nicely. Then there is one of you who opens a mouth and has nothing in it. What was given up is gone from there too. "I can wait," says the bailiff. "I can't prompt. It has to come from a party." So it is told, slowly, as one helps a person over a stream, and the bailiff writes it down, and reads it back. "Is that you?" "It must be," says the one it belongs to.
verse-161-v13-told-1 = There is another that none of you has. "Hedra," the bailiff reads out. "You had better take that up with you. She'll have to introduce herself, and she's not used to it."
verse-161-v13-told-2 = "I've a neighbour of yours in the margin," says the bailiff. "Struck out. Who was he?" You cannot say. His dog is in the margin too.
verse-161-v13-told-3 = "Mother's name?" You look at one another. "I'll put *had one*," says the bailiff.
verse-161-v14 = It is read on from where you stood up. The second question is still there, with the chair pushed back from it. You sit down on the chair. You answer that one and the rest of them, the whole of a record that has lain open since Witness Hill, with the wind at its pages. "That's all," says the bailiff when the light goes. "It wasn't so bad." "It was as bad as we thought." "Well, yes," he says. "But it's shut."
verse-161-v15 = "There's one come to speak for you," says the bailiff. "Wet." A brown man is standing in the road with both his shoes on. He states that you gave him back what he was short of. He calls you by a name that belongs to none of you. "Is that you?" asks the bailiff. "Say yes. He's walked from the peat."
verse-161-v15-alone = "There's one come to speak for you," says the bailiff. "Wet." A brown man is standing in the road with both his shoes on. He states that you gave him back what he was short of. He calls you by a name that is not yours. "Is that you?" asks the bailiff. "Say yes. He's walked from the peat."
verse-161-v15-told-1 = One of you has turned round at it already. "Yes," says that one.
verse-161-v15-told-1-alone = You have turned round at it already. "Yes," you say.
verse-160-oz-told-4 = "They told her what there was for supper," it is said along the line. "She's been finding for the hungry ever since."
verse-160-v31-ask-bryok-about-his-own-number = Ask Bryok about the card in his hatband.
verse-160-v30-hold-a-mans-place = Hold a man's place for him.
verse-160-v18 =
    "You've got one yourself," you say. There is a corner of card showing in Bryok's hatband.

    "I have." He looks along the line to see who is listening. "It's a low one. I was here before the landing was. I could have gone up any day this year."

    "What is the case?"

    "My daughter. She'd gone out for cockles, and the hem was in. Or else there was a boat off the point, with a young man. The neighbours saw it both ways." He squares up the edges of his list. "If I have it heard, then it's the one or it's the other. As it is I lay for two and I don't lock the door. And I thought, somebody must mind the line. An usher's never called. It wouldn't be procedure."

    "And it keeps like that? Undecided?"

    "It goes a bit of a night," says Bryok. "It was a red coat she had on. I'd have sworn to it. Lately I'd tell you brown."
verse-160-v18-call-his-number = Read out his number, loud.
verse-160-v18-let-him-keep-it = Let him keep it.
verse-160-v18a = You read it out on the landing, as near as you can get to his own voice. For a moment nothing stirs. Then the line opens, from one end to the other, like a coat. "There's the plank to see to," says Bryok. "We'll see to it," says the man with the post. He goes up, and for once he does not limp. He is away for as long as it takes to boil an egg. "It was the boat," he says when he comes down. "It was red, and it was the boat." He has to sit on the sand. "And she's never written," says Bryok. "The *baggage*."
verse-160-v18b = "It's your number," you say. "That's it," says Bryok, and pushes it down out of sight. "That's what I like about it."
verse-161-v1-sit-in-on-the-grief = Sit in where an old couple are waiting.
verse-161-v16 =
    "Which of you does it belong to?" asks the bailiff.

    "Me," says the old woman. "I bore him."

    "It's mine," says her husband. "I found him."

    They have brought it with them. It is not to be seen, but both have left it room on the bench. Their son went under the ice, in the hard year. Every day since there has been a judge they have had it decided whose grief it is, because once they let it stand over, and woke quite cheerful. They had their soup. They talked of the gutter. It was noon before either could think what was missing from the house.

    "She had it yesterday," says the husband.

    "He doesn't look after it," says the wife. "He leaves it out."

    The bailiff turns to you. He has a cold, and a river waiting. "Find for him or find for her," he says. "I don't mind which. It's the finding."
verse-161-v16-find-for-the-mother = Find for the mother.
verse-161-v16-find-for-them-both = Find for them both.
verse-161-v16-say-you-cannot-tell = Say that you cannot tell.
verse-161-v16a = She takes it on her knee and the chalk is done. He walks home a step behind the two of them, with his arms hanging. By the pump she shifts over a little, not looking round, and lets him have a corner.
verse-161-v16b = "It can't be both," says the bailiff. "Look at the bench," you say. They have moved up, each from an end, and it is in the middle. He looks for some time. Then he writes *joint*, which he has to spell out, and blots it. "It's heavier like this," says the husband. "It is," says the wife. They carry it out sideways, on account of the door.
verse-161-oz-told-5 = *Mabyn Nance, near enough*, it says on a door, and behind it there is singing on the stairs.
verse-161-oz-told-6 = *Mabyn*, it says on the Nances' door. The question mark after it has been gone over.
verse-160-v31-let-talan-have-the-bench = Let Talan have the bench.
verse-160-v19 =
    Talan has seen the bench. "Is that anyone's?" he says. It is not. The line is on its feet, as it must be. So he sits down, and the whole landing draws in its breath.

    "You'll lose your place," says the woman in front.

    "I had one," says Talan. "You can have it." He moves up. She looks at the bench, at the usher; it is her knees that decide. After a while there is a row of them with their bundles in their laps, and Bryok is taking an interest in the sea.

    From the end of the bench one can see the hill, and a coat on top of it.

    "Is that her?"

    "Yes."

    "I was to hold on till she came back past me. Now I've come past *her*. It's the wrong way about." He turns his hat. "I shouldn't know what to say. Would she want me to go up, d'you think? Or would it spoil it for her?"
verse-160-v19-take-him-up-to-the-thistle = Take him up as far as the thistle.
verse-160-v19-let-him-sit = Let him sit.
verse-160-v19a = He goes up as far as the thistle with his hat off. "It's me," says Talan. "I let go. They asked me to, and it was reasonable." Hedra does not turn. The coat goes up and down, once. "Are you eating?" she says. "Yes." "Do you sit down to it?" "Mostly." "Then go and sit," says Hedra. "It has to be done by somebody. I shall be along." He tells it afterwards on the bench as a thing that went off better than expected.
verse-160-v19b = He stays till the lamp, and learns all their names and their cases, and which of them would be sorry to win. "It's a good bench," he tells you. "You could get a lot decided on this."
verse-160-v20 =
    A man with a goose asks if you'd hold his place, while he sees to a shoe. It is only a place. You stand in it.

    "Forty," calls Bryok at once, as if he had been waiting for it to be warm.

    You say that it isn't you. "It's whoever is standing there." "He's behind the wall. He has a shoe." "Does the party deny the goose?" asks a voice up on the hill, and a child brings it down at a run. You say you know nothing of any goose. The child runs up. The child runs down. "Denied," says Bryok, and writes, "in open court." All along the line they look to their feet. It has taken less than it takes to tie a lace.

    The man comes back with his shoe done up. He looks at the sheet, and then at the goose, who is nobody's now. "I only wanted it said that she was mine," he says.
verse-160-v20-take-the-goose = Take the goose, then.
verse-160-v20-have-it-put-right = Go up and have it put right.
verse-160-v20a = An abandoned goose, it is found, goes to whoever is nearest. You eat well off her. He has the place behind yours for the rest of the day, and never once complains of the view.
verse-160-v20b = You're let as far as the foot of the stone. The record can't be corrected, but it can be added to. So there it stands, *denied*, and under it, *by persons who did not know her*. He reads it over a good many times. "That's truer," he says. "She'd never have known you, either."
