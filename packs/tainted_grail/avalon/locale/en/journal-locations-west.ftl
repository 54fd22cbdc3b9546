verse-120-o1 = Buckets on black shingle. The old people sit between them, where theirs was, and make room for you. "We don't ask what it was for," says Tamsin.
verse-120-o2 = The plank is back in its place, shorter than it was. The old man greets you by knocking on it and cups his ear for the answer. It takes its time. "Tight," he says.
verse-120-o3 = They are counting the planks while you are still on the path. They let you hear the total. "It's right today," Tamsin calls down to you. "So far."
verse-120-o4 = Your fathom of seam has wept a little. Tamsin has stood a cup under it and shows you how little there is in the cup. "My first one drowned a cat," she says.
verse-120-oz = The tar has got a strake further. There is a dry place to sit. "We had the hem here while we slept," says Tamsin. "It felt along the seams as far as ours and went home."
verse-120-o0 = The keels lie the wrong way over, with the shingle heaped round them since. The tar is still soft and smells of summer. A large bucket and a small one have been washed and set to dry on neighbouring ribs.
verse-120-v1-follow-the-tar = Follow the tar.
verse-120-v1-wait-for-whoever-wants = Wait for whoever wants the buckets.
verse-120-v1-prise-off-a-good = Prise off a good plank.
verse-120-v1-search-the-backwash = Search the backwash.
verse-120-v1-look-out-to-where = Look out, to where it is bright.
verse-120-v1-go-back-to-dry = Go back to dry ground.
verse-120-v1-go-inside-the-third = Go inside the one they keep.
verse-120-v1-learn-to-caulk-a = Learn to caulk a seam.
verse-120-v1-give-back-the-plank = Give back the plank.
verse-120-v1-beor-tries-the-weight = Beor tries the weight of a rib.
verse-120-v1 = Keels on the shingle, tar in the air.
verse-120-v1-sit-with-them = Sit down with them.
verse-120-v2 =
    They are man and wife, old, with one brush between them. Of the whole row they keep up a single one. Their parents did.

    "What is it for?" you ask.

    "We don't ask what it's for," says the woman. "We ask if it's tight."

    "It's tight," says her husband. He knocks on the planking. The sound comes back after a moment, as if from a room.

    "You've done that corner with the grain."

    "As my father did."

    "Your father did it against." She takes the brush from him, loads it, gives it back. "We've had the one quarrel in our lives, Tamsin and Tom Penhale, and you're looking at it. Whichever of us goes first, the other's won." She runs an eye over your shoulders and your sleeves. "We'd leave it to a learner to say. Only we've never had one. The young ones want to know what it's for."
verse-120-v2-told-1 = "With," says Beor, when he has looked at it. Tom Penhale is so pleased that he has to be sat down. "That's one," says Tamsin.
verse-120-v2-told-2 = "A single brush," says Arev. "Who has it nights?" They answer together, and each says the other.
verse-120-v2-take-the-brush-for = Take the brush for an hour.
verse-120-v2-wish-them-well-and = Wish them well and let them work.
verse-120-v3 = It groans coming away. It is oak, light, dry since before you were born. On the back is a cut for every year, the last of them not finished. Behind you on the shingle the old people have begun to count, first the planks and then the nails.
verse-120-v4 = A shoe, right, large, clean inside. The sea here gives back right ones, and the bog, from what they say, left. The lace has been tied with care, in a double bow. There is no foot.
verse-120-v4-told-1 = It is the fellow of the left one that you have been walking in.
verse-120-v5 = Beyond the black water there is a shore in daylight. People stand on it in a row, small, shading their eyes. There is not a boat between them and you. There is a beach full of them at your back, keel up.
verse-120-v6 = You go in on your knees, and can stand. It is dry. Straw pallets run down both sides, and under each is a pair of clogs with the soles up. "The straw is this year's," says Tamsin. "My mother changed it in September, so I do." The pallets have never been slept on. The clogs are worn.
verse-120-v6-told-1 = Down the middle runs a course of squared stones with iron rings. You have seen one, under the wheel of a mill.
verse-120-v6-lie-down-on-a = Lie down on a pallet for an hour.
verse-120-v6-draw-a-nail-from = Draw a nail from the keel.
verse-120-v6-crawl-back-out = Crawl back out.
verse-120-v7 = Tamsin's husband lays it in its place. It has grown by the width of a seam. He measures it along his forearm and takes it to the trestle to plane. When he has done he sweeps up the shavings and hands them over in a twist of cloth. "Yours," he says. "It was shorter when it left."
verse-120-v8 = Beor puts his arms round a rib and lifts, to know. Then he walks the row with one arm held out at the height of his shoulder. At every rib the wood is worn smooth there, on both sides. "Carried," he says. "A man to a side. A little way and down. A little way and down."
verse-120-v9 = Oakum, mallet, tar, then the same again a little further on. The small bucket, it turns out, is for learners, and since Tamsin there has been none. By the time your arms give out you have closed a fathom. She lays her ear to it, then her cheek, and shows you where. "That one lets in water," she says, very pleased.
verse-120-v10 = The shingle is still warm. For a while he tells you the order in which they went: the far ones first, then the near, and theirs, which had the newest tar, quickest of all. "It took," says Tamsin. "You couldn't have asked for a better seam." She has a brush in her lap and keeps the bristles off her skirt. "What will you do now?" you say. They look at each other. It has not come up. "There's the buckets," he says. "The buckets were ours," says Tamsin. After a time she asks you, since you are young and get about, whether there might be anything else anywhere, of wood, that lets in water.
verse-120-v2a = You try it with the grain and you try it against. They stand behind you and breathe. "There," says Tamsin, whichever way you go. "There," says he. When the pail is empty they give you their dinner to divide between them. They watch how you cut it.
verse-120-v6a = It is good straw. After a while there is breathing, regular, down both sides, and yours falls in with it. You get up and leave a dent. Tamsin puts her head in to look at it. "That'll have to be changed," she says, delighted.
verse-120-v6b = It comes out bright, as long as your forearm, and the whole row creaks from here to the far end. Outside the brush stops. It does not start again until you have gone by.
verse-121-o1 = The fish keep their ring round nothing. Loveday cuts by guess. "A woman from the Fair was here, to ask where you'd got it," she says. "I said, out of the sea. I said it was ringing at the time."
verse-121-o2 = From inland, when the wind is right, the bell comes over. The waves wait for the rest. "He's late on it," says Loveday. "So he always was, the father."
verse-121-o0 = The strokes come up from the bottom, a pair and a rest, a pair and a rest. Those who have heard Piran speak of his son know the gait. He walked like that, Piran says, on account of a knee.
verse-121-v1-raise-the-bell = Raise the bell.
verse-121-v1-make-a-rope-fast = Make a rope fast, for a start.
verse-121-v1-answer-knocking-on-a = Answer, knocking on a rock.
verse-121-v1-let-it-ring = Let it ring.
verse-121-v1-talk-to-the-woman = Talk to the woman cutting limpets.
verse-121-v2 = You go down one at a time. It is clear below. The bell stands upright on a bed of mussels. In the bronze you can see the cove, the rope, and yourself, arriving a moment before you do.
verse-121-v3 = It comes up full, and all the water it gives back is fresh. There is no clapper in it. It had been ringing without. You set it on the sand. From then on the waves break in threes.
verse-121-v4 = You knock, and rest. Below they count the rest and knock. You go on until your knuckles are sore. Then you knock once too few, by mistake. From the bottom you are corrected.
verse-121-v4-worm-asks-who-is = Worm asks who is keeping time.
verse-121-v4-be-the-first-to = Be the first to stop.
verse-121-o5 = Nothing knocks. Loveday's knife lies shut on her rock, and the limpets under it have closed up the gaps she cut. On the sand two pairs of prints go inland, a man's and a wet one's. Hers go after them as far as the stile, and come back, and set off again.
verse-121-o3 = The cove is silent. Where the bell stood the fish keep their distance, in a ring, round a piece of furniture that has gone. On the sand where you set it down the circle is still wet, with fresh water.
verse-121-o4 = Loveday has cut a basket for you and set it where the tide will want it soon. "You'll have to hurry," she says. "I like to watch people hurry."
verse-121-oz = A stroke, a stroke, a rest. Loveday cuts on them and does not look up. "Mind your feet," she says, in the rest.
verse-121-v1 = The cove, and two strokes under it.
verse-121-v5-sell-the-bronze-at = Sell the bronze at the Fair.
verse-121-v5-wet-your-feet-and = Wet your feet and go.
verse-121-v5-dive-where-the-bell = Dive where the bell stood.
verse-121-v5 = The cove, with its mouth shut.
verse-121-v4a = "Who's keeping time?" says Worm to the water. A stroke, a stroke, a rest. Then one for each person on the beach, evenly, and one more, softly, for him. The gulls go up. You had never heard him laugh before.
verse-121-v6 =
    Loveday cuts limpets on the strokes and breathes in the rests.

    "It was my boat," she says, before you have asked. "Piran's boy made the clapper fast to his belt, so as to have both hands. When it went over, he went. He had both hands then." A limpet drops in the basket. "There was a line on him. I had the other end."

    "And it parted."

    "That's how I told it. Judge Hedra asked me, did it part, and I said it parted, and she put it down as I'd said it. She wrote as if it hurt." The knife stops. The strokes go on by themselves. "We were going over with him. It was that cold I couldn't feel which side of the knife I had. I'm not telling you what I did. I'm telling you it was cold."

    She starts again, a beat late. "He's very regular," says Loveday. "You'd never think he was cross."
verse-121-v6-told-1 = "It can't have been your—" says Ailei. She shuts her mouth on the rest. "My mother put down what you said," she says. "She'd have heard that it wasn't all of it."
verse-121-v6-told-2 = "How far out?" asks Beor. She shows him. He does it in his head for a swimmer, then for a man with iron on. "No," he says. Loveday looks at him. "I've done that sum too," she says. "Thank you."
verse-121-oz-told-2 = "You've tar on your cuffs," she adds. "They'll have told you it's the one thing they quarrel about. It's not. There's which side of the bed."
verse-121-oz-told-3 = "And which way did they have you lay it?" she asks, of the tar on your cuffs. "No, don't say. It'd get round, and then one of them would have nothing to live for."
verse-121-oz-told-4 = "You're the one that lifted a rib," she says to Beor. "My gran's people were at that. Carried them, she'd say. Then she'd rub her shoulder and say no more."
verse-121-v6-cut-limpets-with-her = Cut limpets with her till dark.
verse-121-v6-have-her-hold-the = Have her hold the bell's rope.
verse-121-v6-leave-her-to-the = Leave her to the tide.
verse-121-v8 = The cove, and nothing knocking.
verse-121-v8-raise-the-bell = Raise the bell.
verse-121-v8-make-a-rope-fast = Make a rope fast, for a start.
verse-121-v8-let-it-lie = Let it lie.
verse-121-v7 = In the ring that the fish leave free lies a belt, buckled. The leather is sound and there is no waist in it. From it a line of prints goes up the sea bed towards the beach, deep and even, a pair and a gap, a pair and a gap. The sand has not filled them.
verse-121-v7-carry-the-belt-to = Carry the belt to Piran.
verse-121-v7-bury-the-belt-above = Bury the belt above the tide line.
verse-121-v7-follow-the-marks-ashore = Follow the prints ashore.
verse-121-v7a = They leave the water, cross the wrack and take the path to Cuanacht. At the first stile they stop, side by side. The top bar is wet. It bends a little, as it would under a man getting his breath.
verse-121-v5a = They break it up on the spot, to spare the mules. Each piece gives its note as it goes into the cart, and the notes are still in order. Loveday wipes her knife and shuts it. "What am I to cut on now?" she asks.
verse-121-v6a = You work till the light goes. She talks about baskets, and what withies cost, and in the middle of the withies she says, "I cut it." You go on working. The strokes go on. "There," says Loveday to the water. "Now it's been heard."
verse-121-v7b = You wring it out and buckle it over your shoulder, so as to have both hands. "Not like that," says Loveday. She undoes it and gives it to you folded.
verse-121-v7c = Above the tide line the sand is dry and runs back into the hole. Loveday brings a stone for it, then a better one. "Don't mark it," she says. "He'd only ask who it was for."
location-122-menhir-told-1 = Good oil, a new wick, and somebody to blow inward. The Blind One lights and the room goes dark. Outside, in return, everything can be seen.
verse-122-o1 = Denzil is sitting down. The coffee is cold. "I blinked," he says. "I do beg your pardon. It went by while I wasn't looking. It's all still here."
verse-122-o2 = By day the far shore is a lit window in the wrong wall. Denzil has stood a stool in front of it and does not use the stool. "It's for company," he says.
verse-122-oz = "Whoever," says Denzil, pouring. He has filled the right number.
verse-122-oz-told-1 = "There's a star down among the keels," he says, "low, where there used to be a plank. I thought you'd know about it."
verse-122-oz-told-2 = "They've their plank back, down there," he says. "I used to see a star through the place. I don't miss it."
verse-122-oz-told-3 = "There's one of mine gone off," he says of the lamps. "Down along a hedge, they tell me, stooping to each stem. It wants to know who it's for."
verse-122-o0 = Denzil makes you acorn coffee with his eyes wide open, not looking at the cup and not missing it. "For whoever passes," he says of the stone at the top of the stairs. "Anybody. It never said who."
verse-122-v1-look-into-the-lamp = Look into the lamp.
verse-122-v1-hold-leave-a-lamp = Hold: leave a lamp and your best thing.
verse-122-v1-take-burn-the-keels = Take: burn the keels.
verse-122-v1-slide-down-the-path = Slide down the path to the east.
verse-122-v1-finish-the-coffee = Finish the coffee.
verse-122-v1-ask-denzil-what-he = Ask Denzil what he saw.
verse-122-v1-watch-the-far-shore = Watch the far shore.
verse-122-v1-ailei-tells-him-about = Ailei tells him about the morning.
verse-122-v1 = The stair, the lamp, Denzil's pot.
verse-122-v2 = You see yourselves, from behind, small, on a stair, looking into a lamp. Behind you a man is waiting his turn. He lifts his hat to you, with great consideration, so that you shall not be startled.
verse-122-v3 = You leave it on the lowest step, with a lamp beside it and a label, FOR WHOEVER. Denzil walks all round it and puts a stool in front. "So they can sit down to choose," he says.
verse-122-v4 = They burn well, with all that good tar. The Blind One drinks the light, and the far shore stays lit for days. Down on the shingle the old people stand with a bucket of water each, one large and one small.
verse-122-v5 =
    "A stair," says Denzil, "and my own back on it, and a man behind me waiting his turn. So I stepped aside."

    "What did he want?"

    "To look in the lamp. It was his go. I've been stepping aside ever since, in case he hasn't finished." He pours without looking and stops at the brim. "You'll say he's gone. I'd have to turn round for that."

    "Has he ever touched you?"

    "Not once. It's what keeps me up. A man who meant harm would have pushed." His eyes have been open so long that he has lost the knack of the other thing. What he would like is a weight on the lids, for as long as a song lasts. "I've asked the gulls," he says. "They come right up to you. But they want paying first."
verse-122-v5-told-1 = "He'll have wanted company on the stair," says Ailei. She turns her cup. "I've no idea what he wanted. But I'd have said good evening by now."
verse-122-v5-told-2 = "Mine stood there four days," says Worm. "You get so you'd miss it."
verse-122-v5-told-3 = "He wants seeing to the bottom," says Beor. He goes and stands at the head of the stair, with his back to it, and leaves room for one to pass. Denzil listens to the room being left. "That's very handsome," he says.
verse-122-v5-close-his-eyes-for = Close his eyes for him.
verse-122-v5-ask-who-the-man = Ask who the man was.
verse-122-v5-hand-him-your-cup = Hand him your cup.
verse-122-v5a = He sleeps standing, with the pot held out, and snores at once. While the lids are down there is no sea and no shore. The window is a board, painted grey. You sing it through and then the chorus, to be safe. He gives you the lamp from beside his bed. "I was sitting down," he says.
verse-122-v6 = On the far shore there is a long table in the sun, with people sitting at it. On the side nearest you is one place more, with a bowl. A woman gets up, shades her eyes and slides the bowl along a little, towards you.
verse-122-v6-told-1 = She picks a straw off the cloth and looks to see where it came from. It is this year's.
verse-122-v6-wave-to-her = Wave to her.
verse-122-v6-count-them-again = Count them again.
verse-122-v6-pull-the-shutter-to = Pull the shutter to.
verse-122-v7 = Denzil counts the seconds aloud from the window. Partway down there is a rail, put in by a person who had the idea late. At the bottom the midwives have hung a mattress on their wall, with a row of chalk marks on it. Yours is the lowest yet.
verse-122-v8 = Denzil has the window. What he lacks is a person's word for it. "This morning," he says to Ailei. "What was it like?" It rained, the bread got wet and a gull had the lard. Hedra, being her mother and a judge, would have begun with the rain. There is a cheese on the table, and it depends. "Take your time," says Denzil, with the pot in the air.
verse-122-v8-she-tells-him-about = She tells him about the lard.
verse-122-v8-she-tells-him-it = She tells him it was fine.
verse-122-v8-told-1 = She has her mother's veil on. He takes her for somebody older, and stands up.
verse-122-v8a = Denzil laughs until the pot shakes. Water runs out of his eyes, down both sides of his nose, and he lets it. He puts the cheese away. "The lard," he says. "Which gull?"
verse-122-v5b = "He keeps his hat before his face, out of manners," says Denzil. "But I know the boots. There's been a pair like them up these stairs since." He looks at your feet, with his eyes wide open. "I was going to mention it," he says.
verse-122-v6a = She does not wave back. She lays a spoon beside the bowl, square with the edge. "You've done it now," says Denzil. "That's manners, over there. That's a yes."
verse-122-v6b = It comes to the same each time. But there is a woman with her back to you, and each time she is further down the table, stooping to an ear. "She's telling them who's expected," says Denzil.
verse-122-v8b = "It was fine," says Ailei. "Bright. You could see for miles." He gives you the cheese, the whole of it, and wipes the knife. "Yes," says Denzil, "that's what they tell me." He asks her nothing else.
dream-122 = A coast, close by, and people seeing somebody off. They know you. One of them has brought food for the journey, too much of it, on purpose.
nightmare-122 = Now it is the other wave: come on, come on. You turn to see who is pushing. There is nobody behind you. You are at the back of the line, and the line is moving.
verse-123-o1 = They let you in and count the jars, a jar to a woman, looking at you. "All here," says the eldest when they have done. "We only mention it."
verse-123-o2 = The child is awake, with a woman on either side. She has your frown. "She's been asking for you," says the eldest. "In her way."
verse-123-o3 = The key hangs from the door nail, and people touch it going in, as they do a doorpost. It has been polished by that alone. "Tegen would laugh," says the eldest. "Then she'd scrub it."
verse-123-oz = Another line has been ruled on the wall and left empty. "The hem's been close," says the eldest. "They don't care to come when it's close."
verse-123-oz-told-2 = "The lighthouse man was down," she says. "To sleep. He wanted to know which side we shut them from."
verse-123-oz-told-3 = "The lighthouse man was down," she says. "All that way, to tell us it had rained. He wanted to be asked which gull."
verse-123-oz-told-4 = "The lighthouse man says it's been fine," she tells Ailei. "He said it to his boots."
verse-123-o0 = The last birth on the wall is years old. After it the lines have gone on being ruled, one a month, and left empty. The eldest looks at your hands, back and front, before she looks at your face.
verse-123-v1-stay-for-tonight-s = Stay for tonight's birth.
verse-123-v1-sit-with-the-woman = Sit with the woman whose hands have shut.
verse-123-v1-ask-for-the-swaddling = Ask for the swaddling with writing on it.
verse-123-v1-beor-asks-about-a = Beor asks about a barefoot woman.
verse-123-v1-pocket-the-poppy = Pocket the poppy.
verse-123-v1-bow-and-go-out = Bow and go out.
verse-123-v1-show-them-the-churchyard = Show them the churchyard key.
verse-123-v1-see-the-child-that = See the child that has your name.
verse-123-v1-put-the-poppy-back = Put the poppy back.
verse-123-v1 = Scrubbed floor, open door, jars in a row.
verse-123-v2 = She comes without a sound, a girl. They all look at the hands. They are open. She lays them on the nearest apron and does not grip, she rests. The old woman dips a finger in soot. "What are you called?" she asks you. "She'll want something to be going on with."
verse-123-v3 = Her hands shut on her wedding day, on a glass. They broke it around them. She tells you about the trade, about bones that open and close. When she sleeps one of the fists, for a moment, makes the motion of letting go.
verse-123-v4 = They use it as a pattern, a leaf of the register sewn to a cloth. "It washes well," they say. Under the stitches you can make out a lamp, and the words *for whoever*. They unpick it for you in exchange for nothing. "And you'll agree it's no favour," says the eldest, still holding her end, "or it isn't nothing."
verse-123-v4-told-1 = It is the same paper as the leaf from the cellar. Laid side by side, they curl towards each other.
verse-123-v5 =
    "A barefoot woman," says Beor.

    "Tegen," says the eldest. "She didn't give it. I'd had her by the heels before she had a name, I didn't need telling. She came in at that door and asked for a bucket."

    They show it to him. It is a bucket. He takes it by the handle, worn on one side only, and does not put it down again.

    "How did she sleep?"

    "She didn't. She scrubbed that board by the window the whole night, just the one. I said, it's clean, girl. She said she knew." They look at the board. It is paler than the rest. "Then she asked me what becomes of a name that's not used. I said it goes to the next that's born. Has there been any born, she says. I had to tell her no."

    "Where did she go?"

    "She'd been one way already," says the eldest. "So the other."
verse-123-v5-told-1 = "It was a scythe," says Beor, of the heel. "She was seven. I'd left it out." "She told us a plough," says the eldest. "I did wonder whom she was sparing."
verse-123-v6 = Dry heads, in a jar marked FOR THOSE WHO. It does not go on. From the road you hear the jar being put back in its place, empty.
verse-123-v7 = The eldest knows it from across the room. "When we told her what a bed costs she felt for that, here." She touches her collar. "Then she remembered she had spent it. On salt. And she laughed." They do not laugh much in this house. "So we let her have the bed. She didn't use it, but she had it." She turns the key over without taking it. "She said there was a brother," she says. "She'd have liked him told it was only lime."
verse-123-v7-told-1 = "Show me," she says to Beor. He holds them out, backs and then palms. She takes longer over them than over anybody's. "Clean," says the eldest. "Tegen said they would be."
verse-123-v7-leave-it-here-on = Leave it here, on the door nail.
verse-123-v7-keep-it = Keep it.
verse-123-v8 = She is asleep with both hands open on the sheet, and a woman sits by each. They relieve one another every hour, day and night. "We don't touch them," says the eldest. "We're seeing how long." Above the cot is your name, in soot, spelt as it sounds.
verse-123-v8-sit-an-hour-by = Sit an hour by the left hand.
verse-123-v8-lay-a-finger-in = Lay a finger in it.
verse-123-v8-look-and-go-out = Look, and go out.
verse-123-v8a = It closes. She is a baby; they do that. Four women get up at once. You count with the rest of the room, moving your lips. At thirty-four it opens, and she sleeps on. One of them writes thirty-four on the wall. "Thank you," says the eldest. "That'll do."
verse-123-v9 = The jar is where it was, label out. You are putting in the last head when the eldest is there in the doorway, with the lid. "For those who what?" you ask. "Come back," she says. "We can't write it in beforehand."
verse-123-v7a = She hangs it on the door nail herself. Then she wipes the nail. "It'll be in people's way," says the eldest. "That's the right place for it."
verse-123-v8b = You sit. The woman across the cot does not look up. After a time the small fist, which is not a fist, comes over by itself and lies on your sleeve. "So that's how long," says the eldest. She rules a line.
