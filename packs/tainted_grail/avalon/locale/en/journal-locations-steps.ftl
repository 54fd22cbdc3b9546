verse-130-o1 = All the voices are there again, the last of them a beat ahead. They have moved the lamp to her side. "We had your number wrong," she tells you. "By the one who was missing."
verse-130-o2 = They look at the foot of the painted stair, where they wrote him, and then at you. It has been gone over in ink. "It took very well," says the second. "The wall was damp." There is a space left under the name. They have ruled it, in case.
verse-130-oz = The silence, when its turn comes, is a little shorter than last time.
verse-130-oz-told-1 = The silence is where she would be, whom you left in her cell. It takes four words to fill an hour now.
verse-130-oz-told-2 = "Now," says the first, in the middle of a number, and looks at you. You had said it under your breath. "They have the interval," she tells the other.
verse-130-oz-told-3 = They have seen the rag on your thumb. The first turns it to the lamp. "Kept a piece, did she," says the second, of the Wet One. "She'll be wanting the rest of you to match."
verse-130-oz-told-4 = "They ran out of white, I expect," says the second, when you tell her about the starlings. She supplies the last word. It is *Thursday*.
verse-130-oz-told-5 = "Forty," they say, every one of them, and it has been forty since Arev wrote it. The first says it with her eyes on the window. Out there it is some other number, and she is the only one who has not stopped looking.
verse-130-o0 = "Thirty-nine," says the first. "And two," says the second. Silence. On the wall a stair is painted, step by step, with dates. The last is tomorrow. They do not round. "From how far?" asks the first. "In paces," says the second.
verse-130-v1-bring-back-the-third = Bring back the third.
verse-130-v1-count-in-her-place = Count in her place, until dawn.
verse-130-v1-buy-an-hour-with = Buy an hour, with three kept words.
verse-130-v1-buy-an-hour-with-2 = Buy an hour, with Talan's name.
verse-130-v1-ask-for-a-table = Ask for a table to take away.
verse-130-v1-be-measured-on-the-stair = Be measured on the painted stair.
verse-130-v1-ask-what-comes-after = Ask what comes after tomorrow.
verse-130-v1-take-your-leave-three = Take your leave: three steps to the door.
verse-130-v1 = The painted stair, and numbers said aloud.
verse-130-v2 = The others look up when she says the number. It is right. They do not embrace. They make up the bed from both sides, and she lies down in it in her clothes. "Where were we?" she asks the ceiling. They had kept her place.
verse-130-v3 = They put you in the cold bed and give you the number to start from. You count without moving your lips. Halfway through the night one too many comes to you, and the woman beside you says, in the dark, "No."
verse-130-v4 = They weigh them. A kept word, they say, comes to twenty minutes. Three make an hour, and an hour is enough to get down, if you do not look back. It is written on a slip, with the date. "Countersigned," says the first. They leave room for the silence to do it.
verse-130-v5 = They want to know whom you left, and where, and whether he said goodbye. "Talan," you say. They write it at the foot of the stair, under the last step, the way you mark how tall a child is. "He needn't be told," says the second. "It comes up to him."
verse-130-v6 = They give it to you. It is arranged by days that have not come yet. In exchange they want you to say, aloud, one number you are sure of.
verse-130-v6-told-1 = "Forty hives," says Ailei. "I tell each of them good night." They wait to see if she will add something. She does not, and colours with the effort.
verse-130-v6-told-2 = "Eleven," says Arev. They ask of what. "Doors," he says. "I've knocked at all but one."
verse-130-v6-told-3 = "Sixty-one," says Beor. The pen is already down. "No," he says. "Cross that out."
verse-130-v6-told-4 = "Four," says Worm. "Days. I counted by the bucket." It is the only one they do not check.
verse-130-v7 = They stand you one at a time against the wall, heel to the plaster, and draw a line. You come out at different steps. "This one is under on Thursday," says the first. "This one," says the second, "on Friday." For a coin they will show you the Saturday as well. A line once drawn is not as a rule taken off.
verse-130-v7-pay-to-see-the-saturday = Pay to see the Saturday.
verse-130-v7-have-the-lines-removed = Have the lines taken off.
verse-130-v7-step-away-from-the-wall = Step away from the wall.
verse-130-v7-told-1 = "We have this nose," says the first, of one of you. It has come up from the quarry, in a sack, with the dust. They are waiting to be sent the rest.
verse-130-v7-told-1-alone = "We have this nose," says the first, with her eyes on yours. It has come up from the quarry, in a sack, with the dust. They are waiting to be sent the rest.
verse-130-v7a = It is behind the cupboard. The stair goes on there, with no dates, and beside each step is a pencil line, at a different height, with a name. They let you look for as long as it takes to count to forty-two. Then the cupboard goes back, crooked. "It wants someone in the middle," says the first.
verse-130-v7b = They look at each other. The first wets a rag. It takes some time. The line goes, and the plaster under the line, and she stops when she comes to daylight. Through the hole, level with your eyes, comes a thread of air smelling of weed. "Now there's nothing to compare you with," she says.
verse-130-v8 =
    "After tomorrow," says the first, "there is forty."

    "Forty-one," says the second.

    The silence goes by. They give it its turn, as you would to someone blowing her nose.

    "Forty-two," says the first, in a voice she has to go and look for. The second gets up and closes the window.

    "And after that?"

    "After that it's the third of us," says the first.

    "Who has never said it," says the second. "It's written down, though. It's in the salt box. The one before us wrote it, and had her supper, and went up to bed without salting the soup."

    "And have you read it?"

    "We take the salt with our eyes on the wall," says the second.
verse-130-v8-told-1 = "It might be a lower one," says Ailei. "We don't round," they tell her, together. It is the first time they have said a thing together.
verse-130-v8-told-2 = "If it's written, it's so with the lid on," says Arev. They look at him as one of the house.
verse-130-v8-told-3 = "You could put it outside," says Beor, of the box. It is quite a small one. They look at it, both of them, as if it might have heard.
verse-130-v8-told-4 = "Let me mind it for you," says Worm. "I can't read." It is the only offer they have ever thought over.
verse-130-v8-told-5 = "When it comes to it," says the first, "one of us will have to cook."
location-135-menhir-told-1 = The tide is owed nothing: that is her word, and she says it by herself. She lights wet.
location-135-menhir-give = Give: dry her with what you have
location-135-menhir-give-dear = Give: and pay for the broken words too
location-135-menhir-hold = Hold: two kept words are enough
verse-135-oz = There is a mark fewer, or a mark more. The girl with the stool would know.
verse-135-oz-told-1 = Where you owned up the stone has stayed dry, a place the size of a mouth.
verse-135-o0 = Count the marks and what you get is not the number of days. It is the number of second thoughts. Where people have leaned again the print lies over itself. The last is fresh, and very small.
verse-135-v1-put-yours-there = Put your own thumb there.
verse-135-v1-look-over = Look over the top of the stone.
verse-135-v1-wait-for-the-small-thumb = Wait for whoever has the small thumb.
verse-135-v1-wipe-one-mark-away = Wipe one mark away.
verse-135-v1-own-to-a-broken-word = Tell her the word you broke.
verse-135-v1-dry-your-hands-and = Dry your hands and go.
verse-135-v1 = The wall of thumbs, and the sea behind it.
verse-135-v2 = It fits one that was already there, low down. It is a left-hander's, which you are not. When you step back the mark is wetter than before. It has moved towards the sea.
verse-135-v3 = Beyond is the stair, and at the foot of the stair nothing, well kept. It is the hem, seen from above. It has a waterline, and that is higher than yesterday. "Mind," says a voice from down there, as one says it to a child at a window.
verse-135-v4 =
    An hour before light a girl comes up from the barrels with a stool. She sets it to the stone, and climbs, and leans.

    "You're in my place," she says. You move along.

    "What are you looking at?"

    "Home. There's the door, and the step, and a pot with a plant in it. It was there till I was five."

    "And now?"

    "Some mornings there's the step." She stretches; the stool stands on one leg. "Mother says I made it up when I was little. But I watered that plant."
verse-135-v4-lift-her-on-your-shoulders = Lift her onto your shoulders.
verse-135-v4-look-and-tell-her = Look yourselves, and tell her.
verse-135-v4-see-her-home = See her home.
verse-135-v4-told-1 = "My cousin does the stones at the ford," she adds. "She says there's some who'll sit with you till it's dark. You've got their boots."
verse-135-v4-told-2 = "It'll be in flower," says Ailei. She hears herself. "I've no idea what it is," she says. "What is it?"
verse-135-v4-told-3 = "Which mornings?" asks Arev. She has them by heart. He puts them in order, down the margin, and shuts the book on what they come to.
verse-135-v4-told-4 = Beor tries the stool with one foot. "It's got short," he says. "It's me that's got long," says the girl.
verse-135-v4-told-5 = "What if you look and it's you in there?" says Worm. She has thought of that. "Then I wave," she says.
verse-135-v4-told-6 = "It wants somebody taller," says the girl. She is not asking. She is looking at how far up you go.
verse-135-v4a = She weighs nothing, and holds on by your ears. For a time she is quiet. "There's washing out," she says at last. You ask whose. Her heels have stopped drumming on your chest. "Mine," says the girl. "From now."
verse-135-v4b = You see the stair and the waterline. A little under the line is something square, with a pot on it. You tell her so, the step, the door, the plant. "Is it in flower?" she asks. You look harder. There is a person in the doorway, arm up, and behind them, quite distinct, the day after tomorrow.
verse-135-v4c = Her mother is on the gangway and does not ask where she has been. She weighs the girl, weighs the stool, writes it down. To you she gives a herring, weighed already. "Tomorrow," she says, "that stool goes on the fire." "She says it every morning," the girl explains.
verse-135-v5 = A rag and spit. You choose one at random, waist high. Under it the stone is dry, warm, another colour. What you have cleaned goes on by itself, up and along, to the length of an arm. Whoever leaned there leaned for years. It is all coming off together.
verse-135-v5-press-your-own-thumb = Stop it, pressing your own thumb there.
verse-135-v5-let-it-come-away = Let it come away.
verse-135-v5a = It stops with a jerk and keeps a little of your skin. For a moment you had there what the other was looking at. A lamp is carried out of one room into the next. You have the next room still, when you shut your eyes.
verse-135-v5b = It leaves a clean strip from shoulder to foot, the length of a person. Then that is wet too. Down on the steps someone who has been standing for a long while takes a pace, and goes on to the next. The Wet One will hold for a day less.
verse-135-v6 = You say which, and to which stone, and the day. Her own word is that the tide is owed nothing, and she has kept it since there was a tide. When you have done there is a dry patch at the height of your mouth, the size of a coin. Tomorrow it will be wet.
verse-136-o1 = The village leans to your side before you are aboard. "It's fond of you," says the man at the board, who has put his lunch on the other end. He has been over your figures. He cannot find it, and he says so, and goes on looking at you while he says it.
verse-136-o2 = They weigh you and say nothing. The difference goes into another book, and that goes under the bed.
verse-136-o3 = The barrels and the rope lie ready where you left them. They have not been used for washing. "It's bespoke," they tell the children.
verse-136-oz = The village lies lower than last time. They move the cups along to make room for you. "Say if you've eaten," they ask. "It makes a difference."
verse-136-oz-told-3 = The girl with the stool gets up on the board by herself and has them weigh her with her arms out. "That's with washing," she tells you.
verse-136-oz-told-4 = The girl with the stool has planted something in a pot. She will not say what. "It's what they saw," she tells her mother, and looks at you, in case it was not.
verse-136-oz-told-5 = There is a stool on the fire, or the legs of one. The girl comes out to show you that she can reach the rail without.
verse-136-oz-told-6 = They stand you against the mast to see if you have shrunk. There is no line to go by, at the tower or here. "Then we'll take your word," they say. They write *by word*.
verse-136-oz-told-7 = "You've seen the Saturday," says the man at the board. It is in how you come aboard, he says. You keep to the side that will be higher.
verse-136-oz-told-8 = You lift one foot over nothing, going in at the kitchen door. They look at the place, and at each other. "There was a nail there," says the oldest. "In the first house."
verse-136-o0 = They let you aboard one at a time, and at each step the village tilts and then thinks better of it. "What do you weigh?" they ask. It is not rudeness: they mark it on a board. "And how long are you staying?" They mark that too, in pounds.
verse-136-v1-give-them-nessa-s = Give them Nessa's salt meat.
verse-136-v1-give-them-food = Give them food.
verse-136-v1-fix-the-board-of = Falsify the board of weights.
verse-136-v1-build-a-raft-as = Build a raft, as the keels taught you.
verse-136-v1-build-a-raft-unaided = Build a raft, unaided.
verse-136-v1-hold-the-sick-cooper = Hold the sick cooper's hand.
verse-136-v1-cast-off = Cast off.
verse-136-v1-ask-about-the-first-house = Ask about the first house.
verse-136-v1-step-off-gently = Step off gently.
verse-136-v1 = Barrels, ropes, a floor that moves.
verse-136-v1-crows = Cast off.
verse-136-v2 = They divide it into equal pieces, with thread. Then they show you the master barrel, the middle one, which is never opened for guests. In it they keep the key of the first house. "The one that stayed below," says an old man. "We still lock up."
verse-136-v3 = You shave a figure each, not one that would be missed. They pay you for ballast you have not got. The village has begun to lean your way. A boy who was not sent comes and sets a weight on the other side. "It does that, with some people," he says.
verse-136-v4 =
    "First the third and the ninth," says the oldest of them with his eyes shut. "Facing."

    "Facing," say the rest.

    "Rope after that, in eights, under and over. Then nobody talks." He leaves the time for it. "Then you stand a child in the middle and see if it laughs."

    It is an order they have by heart and have never used. You roll, lash, haul. Each line of it comes a moment before you need it, and when you are slow they say it again, more gently.
verse-136-v4-told-1 = "Who taught you to caulk?" asks a woman at your elbow. You say Tamsin. "She still does it with the heel of her hand," says the woman. "Good."
verse-136-v4-told-2 = They lend you the good adze, the one with a name. You once brought a plank back, they have heard.
verse-136-v4-told-3 = There is no child to hand. They all look at Worm. "I don't laugh," says Worm, in the middle. The raft gives a little under him, like something tickled. He laughs.
verse-136-v4-told-4 = "It's holding," says Beor from the water, up to his ribs. He has never before made a thing that carried him.
verse-136-v4-told-5 = "And how does it end?" you ask. The village has come up by a finger. "*And those who stay set the cups straight*," says the old man. They set them straight.
verse-136-v4-told-6 = When it comes to hauling you lean back all together, with your faces to where you came from. Nobody has told you to. "That's how it goes," says the oldest, opening his eyes. "Who's had you at the benches?"
verse-136-v4-told-7 = "You're the ones that had the bell up," says a woman, and goes below. She comes back with the line it was lost on. "It's been down longer than any of us," she says. "It'll hold a raft."
verse-136-v5 = His hands have shut on a barrel hoop and he is inside it to the elbows. "I've made them all my life," says the cooper. "I never heard they could be opened." You go on holding. Before the lamp wants trimming, one opens.
verse-136-v5-told-1 = You do it as you saw it done at the midwives', not looking at the hands. "And bread?" you ask him. "How do you like it cut?" He has a good deal to say about that.
verse-136-v6 = There is no need for oars. The water has decided already. To starboard the steps go by, and you hear them counted from above. The village on barrels has stood up behind you on one side only, so as to wave without capsizing.
verse-136-v6-told-1 = One of you has a fist closed on nothing. It makes a quarter turn, waits, and comes back. The raft keeps time with it.
verse-136-v6-told-1-alone = Your fist has closed on nothing. It makes a quarter turn, waits, and comes back. The raft keeps time with it.
verse-136-v7 = The far bank has no name. You step off one at a time, and each of you, from habit, says what you weigh. It is a shore like another. It does not tilt.
verse-136-v7-alone = The far bank has no name. You step off and, from habit, say what you weigh. It is a shore like another. It does not tilt.
verse-136-v8 = "It's straight down," they say, "and the lamp's still lit. Calm nights you can see the kitchen." The key is in the master barrel, and those who were born up here will not go. A good swimmer might bring up the box from the mantel, to be shared. "Or you could knock," says an old man. He has brought the mallet.
verse-136-v8-dive-for-the-box = Dive for the box.
verse-136-v8-knock-on-the-keel-plank = Knock, with a mallet, on the bottom.
verse-136-v8-leave-it-lit = Leave it lit.
verse-136-v8a = The door opens inward, against the water, with no effort. Inside you can breathe. It is what nearly keeps you. The table is laid. You take the box; in the dust beneath it is the clean mark of another. When you come up they weigh you, as always. "The box is right," they say. "It's you that's four pounds short."
verse-136-v8b = You knock on the keel plank, and the whole village stands still to hear. It is a good while. Then the same comes up from underneath and, after a pause, one more. An old man begins to laugh behind his sleeve. "She always had to have the last," he says.
verse-115-o1 = Your wet step is below other people's. Children come to look at it. "Did you fall?" asks one. "Not yet," he is told by his brother, who can add.
verse-115-oz = The one who shades their eyes has turned, to see if you have brought company.
verse-115-oz-told-2 = Low on the riser there is a thumb-mark, a left-hander's. You set it on a stone an hour's walk from here. It has come down by itself.
verse-115-o0 = On the lowest step still dry someone is standing, an arm raised to shade the eyes. They are not wet and they are not far. They cast no shadow downwards. Below them the hem goes up and down. Here they call it the tide.
verse-115-v1-speak-to-whoever-is = Speak to whoever is looking.
verse-115-v1-throw-something-down = Throw something down.
verse-115-v1-wait-for-the-ebb = Wait for the ebb.
verse-115-v1-go-down-on-the = Go down, on the hour you bought.
verse-115-v1-ask-what-one-does-there = Ask what is done there.
verse-115-v1-look-at-your-own-step = Look at your own step.
verse-115-v1-say-talan-s-message = Say Talan's message aloud.
verse-115-v1-sit-on-the-dry-step = Sit down on the dry step.
verse-115-v1-go-back-up-a = Go back up a step.
verse-115-v1 = The steps, and the water on them.
verse-115-v1-crows = Go down, on the hour you bought.
verse-115-v2 =
    "There are people here," they say, with pleasure, and lower their arm. "You would be sitting down, if you liked. The table is long."

    "How long have you been waiting?"

    They think about it with care, as about a foreign word. "One is here," they answer.

    "And what are you looking for?"

    "Who would come." They show you the steps, as you show a house to somebody. "Here the shoes would be off. Here one would say good evening."
verse-115-v2-told-1 = "You're missing somebody," says Ailei. "One would be missed," they say, and make room beside them.
verse-115-v2-told-2 = "Whose house is it?" says Arev. They look for the *whose*, up and down the step. "It is here," they say.
verse-115-v2-told-3 = "How many?" says Beor. "Enough," they say. Beor nods. He has carried for people who could not tell him as much.
verse-115-v2-told-4 = "What does it come to?" says Worm. They give it thought. "It comes to evening," they say.
verse-115-v2-told-5 = "One may also stand," they say. They have put the arm up again. "But then it would be harder to see who is coming."
verse-115-v3 = The loaf comes back up before it has landed, and it has company. One of the pair has its crust on the inside. You share out the other. "Which was ours?" asks the youngest at the rail. You have all been careful not to.
verse-115-v4 = It goes down a step while you are looking elsewhere. Along the edge that has been bared somebody has pressed wax into the stone, a little and a little, side by side. Where it leaves off there is room.
verse-115-v5 = An hour exactly, and you count it between you. None of you looks back. "Forty minutes," says a courteous voice behind you, when you have lost it. "Thank you for waiting."
verse-115-v5-alone = An hour exactly, and you count it under your breath. You do not look back. "Forty minutes," says a courteous voice behind you, when you have lost it. "Thank you for waiting."
verse-115-v6 = "One lays the table," they say. "One hears somebody on the stairs, and there would be a bowl more." The question pleases them. You ask what happens when they do not come. They look into the bowl they are holding, and then at you. They hold it out, to see if you mean that it is cold.
verse-115-v6-drink-from-the-bowl = Drink from the bowl.
verse-115-v6-hand-the-bowl-back = Hand it back full.
verse-115-v6a = It is soup, hot, and it does not grow less. It goes along the step from one to the next. What it is of, none of you says; each has recognised it. They look in when you give it back, and see that it is full. "One brings so much," they say.
verse-115-v6a-alone = It is soup, hot, and it does not grow less. You drink it on the step, with your back to the wall. What it is of you do not say; you had it at home. They look in when you give it back, and see that it is full. "One brings so much," they say.
verse-115-v7 = Other people's last step is dry. Yours, when you stand on it, has an inch of water. Under a pebble is a slip: what was taken, at which stone, and who went without. The addition is correct. At the foot is a space for a signature, and a pencil. Whoever signs, it says, is liable in person.
verse-115-v7-sign-for-it-all = Sign, all of you.
verse-115-v7-put-the-pebble-back = Put the pebble back on the slip.
verse-115-v7a = You sign on one line, crowding. The water goes down by half an inch. "The signature has been received," says a voice. You look to see whose mouth it is. It belongs to the last of you to sign, who is trying to hold it shut. "The other half remains. There is no urgency."
verse-115-v8 = You say it down the steps, word for word, as he had you learn it, that the barley is in, that the hat has turned up, that he is well. It was for Hedra. The one who shades their eyes repeats it, turned the other way, to another lower down. Lower down it is said again. "He didn't sit down," you hear, very faint, still correct.
verse-115-v9 = The stone is cold through your clothes. Below, the step you have just counted is there and not there, by turns, at the pace of breathing. After an hour it is your breathing. With patience the interval could be learnt. Or a foot could be put down, at the right moment.
verse-115-v9-learn-the-interval = Learn the interval.
verse-115-v9-put-one-foot-down = Put one foot down.
verse-115-v9-get-up-again = Get up again.
verse-115-v9a = Seventeen breaths, then nineteen, then seventeen. You can soon say it with your eyes shut. You write it on your wrist. Behind you a lamp dips, and you say "now". "Please stop," says a voice.
verse-115-v9b = There is a floor. It is wood, scrubbed, with a nail standing proud where a heel would pass: living there, one would lift one's foot every day without a thought. Then there is the step, and your boot above it, wet. You are holding it up.
verse-115-v6b = You hand it back as it was. They are not offended. They set it on the step between you, where anyone might come by it, and cover it with a plate. "It would keep," they say.
verse-115-v7b = You put the pebble back, and square it up with the slip. "It has been seen, then," says a voice from under the step, and thanks you.
dream-115 = Thirty-nine.
dream-115-2 = Forty.
dream-115-3 = Forty-one.
nightmare-115 = Forty-three.
verse-145-oz = The cup has been moved a step up. The water has been told to wait. "It would, for you," says the old woman with the beans.
verse-145-oz-told-1 = Going under the arch you look up all at once. HERE THERE WOULD BE A ROOF. It is over you.
verse-145-oz-told-2 = On the cup, in small strokes, it says what there is. HERE ONE WOULD DRINK. You read it without looking for the verb.
verse-145-oz-told-3 = "Here one arrives," says a voice between the steps and the water. You heard it over a ditch, and it said there would be room. There is.
verse-145-o0 = Whoever was shading their eyes has stepped aside to let you by. On the last step they have set a cup. It is empty and clean. "One would be thirsty, after," they say.
verse-145-v1-cross = Cross.
verse-145-v1-cross-though-you-cannot = Cross, though you cannot see the shore.
verse-145-v1-fill-the-cup-first = Fill the cup first.
verse-145-v1-ask-who-holds-it-open = Ask who is holding it open.
verse-145-v1-send-a-word-back-up = Send a word back up, for home.
verse-145-v1-wait-one-day-more = Wait one day more.
verse-145-v1 = The last step, dry, and the cup.
verse-145-v1-crows = Cross.
verse-145-v2 = The foot is bare, and belongs to an old woman sitting on a step of her own with a basin of beans in her lap. She is topping them. "It's no trouble," she says. "It sticks, and somebody keeps a foot in it. There would be the matter of my back." A coin's worth of cloth, folded, would do for a cushion.
verse-145-v2-fold-a-cushion-for-her = Buy the cloth, make her a cushion.
verse-145-v2-step-over-the-foot = Step over the foot, carefully.
verse-145-v2a = She leans back on it and shuts her eyes. She fills your pockets with raw beans. A step further down they are cooked, properly salted, with garlic or without as each of you prefers. "There would be people who think of that," says the old woman, above you.
verse-145-v3 = What you pour has no colour. The cup takes all of it and rings, low, a note that can be felt through the sole. The one who made way for you drinks, and leaves as much as was drunk. "For those who would be coming up," they say.
verse-145-v4 = You turn on the last step and say it, not loudly. It goes up. At each step it seems to be taken and carried to the next. When it gets to the top you hear it, quite clear, in a voice from Cuanacht. "And bread?" the voice calls down. "Have they got bread?"
verse-145-v5 = You go down past the cup. The last step is no different from the rest. What comes after it takes your weight, thinks about it, and lets you have a shore.
dream-145 = Forty-three, and the last is you, making room.
nightmare-145 = Forty-four.
verse-137-o1 = The clerk has the bundle beside her on the wall, and the case on top is the one with the two brothers. She has had it bound. *Sent on*, says the cover, *for want of a difference*. Below, in pencil, is what it came to before it got here.
verse-137-o1-told-1 = *Found for the one who stayed. He has been asked to say at what.*
verse-137-o1-told-2 = *Found for the one who came back. He has asked where from.*
verse-137-o1-told-3 = *To Hedra. She is reading it standing.*
verse-137-o1-told-4 = *The wife chose. No further particulars.*
verse-137-o2 = The clerk has an envelope for you under the stone, with your names on it. *For one sheet*, says the slip inside, *given back to the person it concerned. No charge.* It is in Massen's writing, and for once he has signed it.
verse-137-o3 = Across the water people are waving. Arev lifts the arm with the ring on. "Whose is that?" asks a woman going by with reeds. "It's being worn in," says Arev.
verse-137-o4 = "You've brought her out," says the clerk. She is tying up the bundle. "Then I've nobody to send them on to." She looks along the wall, sits down again and unties it. "I'll stay a bit," she says. "Somebody ought to ask."
verse-137-oz = "Still arrived?" says the clerk, and ticks it. Over the water they go on waving.
verse-137-oz-told-1 = There is a dry place on the wall, the width of a man. "Your ploughman had that," she says. "He thanked me for it when he got up."
verse-137-o0 = The clerk is on her wall. "You can't go back by here," she says. "It's only for coming." From this side those on the steps look as if they were calling. "What do they say?" you ask. "Forty," says the clerk. "They've said it since you came."
verse-137-o0-told-1 = The crows that crossed with you are drawn up on the wall and face inland, as people sit who have been sent.
verse-137-v1 = The wall, the clerk, the water.
verse-137-v1-read-the-sheet-on-top = Read the sheet on top of her bundle.
verse-137-v1-wave-back = Wave back.
verse-137-v1-follow-the-wall = Follow the wall inland.
verse-137-v2 = It is about you, and older than today. *The tall one carries. The soft one is her daughter. One writes, and one is owed. Not all of them will have come. They will be asked something, and it is expected that they know.* "Who deposed this?" you ask. "It was passed up from the steps," says the clerk. "It was wet."
verse-137-v2-told-1 = "*Expected that they know*," Arev reads again. "They've left room for a signature."
verse-137-v3 = You wave for as long as one can. Over there they stop. Then one of them, far down, with the water at her knees, waves in return, like a person who has been asked to and has thought it over.
verse-137-v3-told-1 = "*Expected*," comes over the water, very small. It is what you said at home.
dream-137 = You have arrived.
nightmare-137 = You arrived first.
