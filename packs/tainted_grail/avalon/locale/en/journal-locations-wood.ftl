verse-124-o1 = Your word in the bark has had an answer, and the answer an answer. They have run out of beech and gone on to the next. The knives have got smaller. Down by the root, where a child would reach, there is a third hand, that only wants to know if they have done.
verse-124-o2 = The note says THURSDAY. Under it lies a bowl, scraped clean, and under the bowl the hem has left a second note. It says THURSDAY too.
verse-124-oz = Tomorrow's ashes, warm. You step round your own boots. The hem is behind the next beech, or the one after.
verse-124-o0 = Your next camp is already here. The ashes are warm. One of your blankets is folded the way its owner folds it. There is a note about breakfast: LEAVE US SOME.
verse-124-v1-eat-from-the-stores = Eat from the stores.
verse-124-v1-sit-and-wait-for = Sit and wait for yourselves.
verse-124-v1-follow-the-chalk-child = Follow the chalk child.
verse-124-v1-fold-the-blanket-another = Fold the blanket another way.
verse-124-v1-walk-into-the-hem = Walk into the hem, chalk on your faces.
verse-124-v1-read-the-third-beech = Read the beech, round after round.
verse-124-v1-cook-for-both-camps = Cook for both camps.
verse-124-v1-follow-the-paired-walker = Follow the man with both shoes.
verse-124-v1-go-by-in-silence = Go by, in silence.
verse-124-v1 = Your camp, as you will leave it.
verse-124-v2 = It is yours, you say, and so it is. It tastes of smoke. One of the rations already has a bite out of it. You try it against your teeth, all round the fire. "Mine," says the one it fits.
verse-124-v3 =
    You arrive tired, talking of something else, and see each other.

    "We're sorry," say the others. "We didn't know you were in."

    "We've only just got here."

    "So have we. Tomorrow." They sit down across the fire, with the same noises. They have your boots on, more worn.

    "And how did it go?"

    They look at each other. "Have you still got the pan?" says one. "With the handle?" You hold it up. "Then we'd better not say," they tell you. They are so pleased to see it that you pass it over, to be looked at.
verse-124-v3-told-1 = "Are you all right?" Ailei asks hers. "Perfectly," says the other. They blush together.
verse-124-v3-told-2 = Arev and Arev compare the last line. "Yours is longer," says Arev. "Not by much," says the other, and turns the page down.
verse-124-v3-told-3 = Beor and Beor lift the log to the fire. "Lighter," says one of them. "There's two of us," says the other. They carry it on a little further than they need to.
verse-124-v3-told-4 = "Which of them are you?" says Worm. "The one that went down," says Worm. You do not see which of the two was asking.
verse-124-v3-told-5 = Before sleeping each of you exchanges a thing, without saying why. When the fire is out you are fewer. You are the right number.
verse-124-v4 = It is the one they are short of on the chalk. He is counting the trees backwards and has reached forty. "It never ends here," he says, pleased. He would let himself be led. His sleeve is white to the elbow, and cold to touch.
verse-124-v4-take-him-home = Take him home.
verse-124-v4-leave-him-counting = Leave him counting.
verse-124-v4a = He walks well, and counts your steps for you, downwards. At the last tree he says "one" and waits to see what comes after it. A gate does. It is his mother's, and she has put her apron up to her face. "Good evening," says the boy to the apron. "How many were we?"
verse-124-v4b = "Thirty-nine," he says at your backs, "thirty-eight." You lengthen your stride. The voice ought to grow fainter; it keeps the same distance, on the left, behind the same beech. At the edge of the wood it is there before you. "Twelve," it says, and waits.
verse-124-v5 = The first time round there is a heart, with letters. Then an arrow, and one letter scraped out. Further on the letter again, deeper, by another knife. After that they are not speaking, and have divided up the bark. It must end somewhere. To go and see would take nerve; to put in a word, an hour each with a blade.
verse-124-v5-walk-on-and-see = Walk on and see.
verse-124-v5-put-in-a-word = Cut one word, for both.
verse-124-v5-turn-back-at-twenty = Turn back at the twentieth.
verse-124-v5a = A long way round the trunk is bare. Then there is a date, some days off, and below it the heart, freshly cut, the sap running, with nothing inside. On the ground lies a knife with a bone handle. "That's not ours," you say, and look at each other's belts.
verse-124-v5b = You cut only one, small, under the quarrel. It is not a clever word. When you come round to where you began the heart has its letters, and under them is your word, healed over and grey with age. Beside it, fresher, they have replied.
verse-124-v6 = You make a pot for twice your number and carry half to the other side of the fire. It is eaten. You do not see it; you turn to pass the salt, and there is less. When the pot is scraped the note about breakfast has another line, in the hand of whichever of you writes worst: THAT WAS KIND. WE WERE ABOUT TO BE ANGRY.
verse-124-v7 = He goes ahead of you between the trunks, heel and toe, and the wood can make nothing of him. Where he has trodden it stays trodden. "Root," he says without turning, by somebody else's name. "Step. Mind your head. This is the road."
verse-124-v8 = You fold it in three, which is not done at home. You look away, and it has been opened, shaken, and folded in three again, not at the first try. The note has been taken back. That makes one thing fewer here that you knew beforehand.
dream-124 = You sleep twice. The second time is more comfortable: the hollow is warm already, and whoever had it before has left you the blanket good side up.
nightmare-124 = You are the second one. They have eaten already, and watch you come. Somebody moves over to make room. Somebody else says your name, to see if you look round.
verse-125-oz = The brooms have changed walls since you were here. Outside, where the hem comes closest, the grass has been swept both ways.
verse-125-oz-told-1 = They lean together, as in a house where people have made it up.
verse-125-o0 = Behind the door lean a pair of brooms, one against the other. Rain here falls on the benches only. On the lintel is a sentence that is easy to read and hard to remember.
verse-125-v1-sweep-as-you-were = Sweep, as you were taught.
verse-125-v1-put-the-leaves-back = Put the leaves back, as you were taught.
verse-125-v1-let-magic-do-the = Let magic do the looking.
verse-125-v1-read-the-lintel-until = Read the lintel until it stays.
verse-125-v1-leave-a-loaf-for = Leave a loaf, for the miller's wife.
verse-125-v1-sit-on-the-benches = Sit on the wet benches.
verse-125-v1-climb-to-the-joints = Climb up to the joints.
verse-125-v1-leave-by-the-rain = Go out, through the rain.
verse-125-v1 = Wet benches, and a dry oblong.
verse-125-v1-hold-the-other-end = Hold the other end of the roofer's line.
verse-125-v2 = Beneath the leaves, in a crack between the flags, is a leaf of the register. It is wet on one side only, the written one. The ink has held. HERE WE WAIT TOGETHER, it says.
verse-125-v3 = After many readings it stays. HERE THERE WOULD BE A ROOF. IT IS OVER YOU. You all look up at once. For as long as you go on believing it you are dry.
verse-125-v4 = They do not face the altar. They face the back, in pairs, with a gangway between, and at the end of each is a hole in the stone, the width of a wrist, worn along the top. Your feet find a bar to push against. From here you would not see where you were going. You would see who was staying.
verse-125-v4-lean-back-together = Lean back, all together.
verse-125-v4-put-a-hand-in-the-hole = Put a hand in one of the holes.
verse-125-v4-get-up-out-of-the-wet = Get up out of the wet.
verse-125-v4a = "Now," says one of you, and you lean. There is nothing to pull on. It comes all the same, heavy, from a long way off, and the rain changes to the other side of your faces. When you stop, the door behind you has drawn off a little. The leaves on the floor have slid to one end.
verse-125-v4a-alone = "Now," you say to yourself, and you lean. There is nothing to pull on. It comes all the same, heavy, from a long way off, and the rain changes to the other side of your face. When you stop, the door behind you has drawn off a little. The leaves on the floor have slid to one end.
verse-125-v4b = The stone is smooth, and then it is not stone. A round thing settles into your grip, wet, with a grain to it. It makes a quarter turn, waits, and comes back. You hold it for the length of a prayer to the Mother of All. It keeps better time than you do.
verse-125-v5 = Swallows, in the mortices, a nest to a beam. Those who cut the joints gave them a slope, so that water should run out, and the birds have stopped the drain with mud. The eggs are a month late and still warm. They would be a supper. Or a coin could be spent on oilcloth, to cover them.
verse-125-v5-take-the-eggs = Take the eggs.
verse-125-v5-cover-the-nests = Cover the nests with oilcloth.
verse-125-v5-climb-back-down = Climb back down.
verse-125-v5a = You leave one in each, and the birds go round above you and do not cry. It is not much of a supper. "They don't taste of egg," says one of you, over the pan. You all go on chewing. It would have been better not to hear what of.
verse-125-v5a-alone = You leave one in each, and the birds go round above you and do not cry. It is not much of a supper. "They don't taste of egg," you say, over the pan, to nobody. You go on chewing. It would have been better not to hear what of.
verse-125-v5b = It goes over the beam-ends in one strip, nailed down. The rain drumming on it makes a noise that this place has never had, a noise from overhead. When you come down the brooms are leaning on the far wall, side by side, upright.
verse-125-v6 = You leave it on the front bench, wrapped, with her name on. At the door you turn round. The cloth is still white. About it, on the stone, is an oblong where no rain falls, the size of a table laid for him and her.
verse-125-c1 =
    A man with a knotted line has been waiting for someone to come by. "Would you take that end?" he says. "By myself I only ever measure one wall and my stomach."

    You take it. "What is it you're measuring?"

    "The roof."

    You look up. It rains in your eyes.

    "What would go there," says Hosken. "I'm sent each year. The parish pays for the estimate, and each year it's more." He ties a knot. "Do you know what there isn't, in here? A slate. A beam on the floor. They fall in, roofs, I live by it. That one never fell."

    "Then where is it?"

    "Look at those joints," says Hosken. "They're cut to slide out. A man who cuts them so isn't thinking about rain."
verse-125-c1-told-1 = "It'll be put back," says Ailei, to the line. Hosken shakes the wet off it. "That's what my father told them," he says.
verse-125-c1-told-2 = "Who signs for the estimate?" says Arev. "They never have," says Hosken. "It's why I'm sent."
verse-125-c1-told-3 = "I'd have liked to see it go," says Beor. "Ah," says Hosken, "wouldn't you?" For a time they both stand with their heads back and the rain in their eyes.
verse-125-c1-told-4 = "They pay you for what isn't there," says Worm, with respect.
verse-125-c1-told-5 = He winds the line over his elbow and reads the knots. "Wide in the middle and narrow at both ends," says Hosken. "If you hear of a church that shape, I'd be glad to know."
dream-125 = Somebody fits the roof while you sleep. You can feel it rock. Between two planks a hand is passing down oakum, an arm's length at a time, and it smells of harbour.
nightmare-125 = The roof floats off. You have stayed underneath, with the beams in your hands. They call to you to mind the tide, from close by, and then from less close.
verse-126-o1 = The corner is off the table. "I like it better," says Ondra. "You can see where it'll go next."
verse-126-o2 = She lays a single place. "One of you signed," says Ondra. She looks along your faces for the stain.
verse-126-o2-alone = She lays a single place. "It was you who signed," says Ondra. She looks you over for the stain.
verse-126-oz = "You're late," says Ondra. "I had that down too."
verse-126-oz-told-3 = "They fold in three now, the others," says Ondra of the blankets on the stair. "They say they got it from you. It won't go in the chest."
verse-126-oz-told-4 = "He asks every night if anyone has come back past," says Ondra of the end door. "I say not yet. You'd know the order, I believe. Which of them is it first?"
verse-126-o0 = "You're early," says Ondra. "Not by much." She lays for you and takes a chair away before you sit. In the book are your names, in a fair hand, with a date, a few days off. There is also a stain.
verse-126-v1-read-on = Read on.
verse-126-v1-sign = Sign.
verse-126-v1-tear-the-page-out = Tear the page out.
verse-126-v1-ask-what-becomes-of = Ask what becomes of the dog.
verse-126-v1-ask-about-the-other = Ask about the other you.
verse-126-v1-look-at-the-table = Look at the table she is sorry about.
verse-126-v1-arev-asks-for-the-books = Arev asks to see the accounts.
verse-126-v1-ask-about-the-boots = Ask whose boots are in the passage.
verse-126-v1-ask-for-your-warning = Ask Ondra for a word of warning.
verse-126-v1-pay-for-the-trouble = Thank her and leave.
verse-126-v1 = The book, the table, Ondra's apron.
verse-126-v2 = A line to a day. Over the last Ondra keeps her sleeve. "That one's mine," she says. What you have read is enough. You have the weather, and who will knock, and on which side.
verse-126-v3 = The pen is writing before you rest your elbow. The stain, as it dries, takes the shape of somebody getting up. "Then that's settled," says Ondra. "There's a bed here that night."
verse-126-v4 = It makes the sound of a door. Ondra shuts the book and dries her eyes with her apron. From outside, leaving, you see yourselves arrive. "That was the only copy of that day," you hear her tell them.
verse-126-v5 = "He eats," says Ondra. The bowl is there already. "He gets in a day ahead of you. He has manners."
verse-126-v6 = The coin they paid with she keeps apart, in a saucer. One of you has one in a pocket with the same nick in it. "It was for breakfast," says Ondra. "They said you would know."
verse-126-v6-alone = The coin they paid with she keeps apart, in a saucer. You have one in your pocket with the same nick in it. "It was for breakfast," says Ondra. "They said you would know."
verse-126-v7 = It is a good table, elm, without a scratch. Over the corner that is going to break Ondra has put a cloth, and a bowl underneath for the glass. "A coin covers it," she says, "and then there's no shouting. Or you can turn it end for end. That's been tried. I can't wait to hear how it went."
verse-126-v7-pay-for-it-now = Pay for it now: one coin.
verse-126-v7-turn-it-end-for-end = Turn it, all together.
verse-126-v7-eat-standing-up = Eat standing up.
verse-126-v7a = She writes PAID where the stain was, and the stain moves over. All through supper nobody touches that corner. At the end a boy comes in with the lamps, trips, goes into it hip first, and off it comes. "There," says Ondra, fondly. "That's that done."
verse-126-v7b = It takes every arm you have, and the cloth and the bowl go round with it. Supper passes off quietly. As you get up the other end gives way, by itself, with only the cat near. Ondra looks along the table and back. "That one," she says, "I had down for later."
verse-126-v8 = They are in perfect order, and they run backwards, the coin first, then the reason, and the guest last. Arev turns to the end, which is the beginning. His name is there, in his own writing, against the sum they have up on the Fair's gate. "Who paid this?" he asks. "You did," says Ondra. "The day after tomorrow. It was a relief to see you."
verse-126-v8-arev-pays-it-now = Arev pays it now: two coins.
verse-126-v8-arev-shuts-the-book = Arev shuts the book.
verse-126-v8a = At the rate of the day after tomorrow it comes to a couple of coins. She gives him a receipt, and he reads it walking up and down. At the foot, where the payer signs, it is signed. "I must remember to do that," says Arev. He asks for a pen. He does not sit down until he has.
verse-126-v9 = One pair, small for a man, outside the end door; in the left heel is a single nail. "He pays in carved wood," says Ondra, "and asks every night has anyone come back past. If they have he'd like to be told. If not he'd sooner sleep. He'll be here the week after you, and hungry."
verse-126-v9-leave-him-supper = Leave him supper for two nights.
verse-126-v9-turn-the-boots-round = Turn the boots to face home.
verse-126-v9a = She puts the plate by the boots, another plate on top, and chalks a date on the rim. On the sill, when you turn round, there is a chair an inch high. It has a leg too many. "He'll find it hot," says Ondra. "He's not done with that. He's thinking where to put the fifth."
verse-126-c1 =
    "A warning," you say. "Just the one."

    "It's one to a guest," says Ondra, folding a cloth. "That's the rule of the house. You've had yours."

    "When?"

    "As you came in."

    You go back over it. "You said we were early."

    "Not by much," says Ondra. "That was it." She runs her nail along the fold. "They none of them hear it. They take it for manners."
verse-126-c1-told-1 = "You might tell us a made-up one," says Ailei, "for company." "I'd a notary in," says Ondra. "He had them all."
verse-126-c1-told-2 = "Early by how much?" says Arev. She looks at the clock, which has stopped. "To the stain," she says.
verse-126-c1-told-3 = "I was out seeing to the packs," says Beor. "Yes," says Ondra. "I said it to the packs as well."
verse-126-c1-told-4 = "What'd it cost, another?" says Worm. "The one you've had," says Ondra.
verse-126-c1-told-5 = "The dog heard," she says. "You'll notice he always gets here the day before."
verse-126-c1-told-6 = "The others of you asked me just the same. They'd paid for breakfast, and I'd nothing to give them. It was yours."
verse-126-c1-told-7 = "I've seen the beech," she adds. "That word of yours, under the quarrel. They had a drink on it here, the pair of them, at either end of the bar."
verse-126-c1-told-8 = She has the cloth as small as it will go. "But there was a foot still on the doorstep," says Ondra. "I owe that one." She bends down and speaks to your boot. "When the glass breaks, don't say it doesn't matter."
verse-126-v9b = You set them with the toes to the stair. "Other people's boots," says Ondra, but she lets it be. She rubs out the arrow she had chalked there, and chalks it the other way.
dream-126 = You wake with the bill settled, and the change on the night table. It is the right change. Under it is a slip in your own hand: thank you, we found everything.
nightmare-126 = You wake yesterday. You know all of it, and must do it again in the same wet boots. At the point where you were about to say a thing, you are careful. You say it.
verse-127-o1 = An empty beam, with starlings in the groove. They look down to where you set him on his feet.
verse-127-o2 = He has been turned to face east, and has got further on. "And eighteen," he says, for your information. "And nineteen."
verse-127-oz = The birds go round and come down on the same shoulder as before. "It's nothing personal," says the hanged man. "They go by the most recent."
verse-127-oz-told-2 = One of the starlings says *Hedra*, in the accent of a crow. It has been over the hill, to listen.
verse-127-o0 = "One thousand four hundred and twelve," says the hanged man, "and six." It is not clear to whom. The birds settle on whoever lied last. They go once round above you, attentively, before they come down.
verse-127-v1-cut-him-down = Cut him down.
verse-127-v1-copy-the-sums-and = Copy the sums and leave him.
verse-127-v1-ask-what-he-rounded = Ask what he rounded.
verse-127-v1-feed-the-starlings = Feed the starlings.
verse-127-v1-turn-over-the-paper = Turn over the pinned paper.
verse-127-v1-take-the-rope-left = Take the rope that is left.
verse-127-v1-pass-quickly = Pass quickly.
verse-127-v1 = The beam, the paper, the starlings.
verse-127-v2 = He lands on his feet, like a sum that comes out. He rubs his neck. "There's a bridge at the ninth stone," he tells you in return. "It's painted on." Then he sets off for Camelot to be corrected.
verse-127-v3 = They are tariffs, discounts, seals, all that is needed for a proper pass. He dictates more slowly, to give you time. "If it's no trouble," he says at the end, "I'd as soon face east."
verse-127-v4 =
    "A child," he says. "They came to nine point six, at that hearth. I wrote ten, and there was one left over." The starlings have stopped talking.

    "And where did it go?"

    "In the column. It was expected there. It had been entered." He goes round a little, with the wind. "People think that something is added. Nothing is ever added."
verse-127-v4-told-1 = "How is it done?" says Arev. "I know how. I want to hear it." "You look away from a half," says the hanged man. "What did you look away from?" "A door," says Arev. "All of it."
verse-127-v4-told-2 = "How is it done, then?" you ask. "You look somewhere else," says the hanged man, "until the half has settled."
verse-127-v4-told-3 = "I expect it was better off there," says Ailei. A starling comes down on her shoulder. She lets it stay.
verse-127-v4-told-4 = "What did it weigh?" says Beor. "Six tenths," says the hanged man. Beor puts his hat back on.
verse-127-v4-told-5 = "And who got the four?" says Worm. "The four that were over." The hanged man stops turning. He has not been asked that.
verse-127-v4-told-6 = "If you should see where it's wrong," he says, "do say. It is what I'm up here for."
verse-127-v5 = They come down on the bread in twos, all but one, which stays on a shoulder and looks into your ear. When the crumbs are gone they rise together, and for the space of a breath the flock has the outline of a man with his arm out.
verse-127-v5-told-1 = Ailei has put up her hood. "I only like to hear them," she says. It comes back for her, and settles.
verse-127-v5-walk-where-it-points = Walk where the arm points.
verse-127-v5-ailei-says-her-last-lie = Ailei says her last lie aloud.
verse-127-v5-brush-off-the-bird = Brush the bird from your shoulder.
verse-127-v5a = It points at a thorn, then a gate, then a milestone, and each time the flock has been there and gone. At the last place there is only the dropping, white on the stone, in a running hand. They have put down what comes next. Before the last word they ran out.
verse-127-v5b = "I said he was on the road," says Ailei. "I said it at their own table, and asked for more soup." It is a winter old. The birds hear it and not a feather moves. Then the weight goes from her shoulder. "There wasn't any boy," she says after it, since it is still listening.
verse-127-v6 = On the back is the working. He had it right. In red, another pen has gone down the column and pushed each figure up to the next, and where there was no next has written SEE OVER. The rest of the sheet is blank, and good paper. "It may be torn along the fold," says the hanged man. "It was provided for."
verse-127-v6-tear-off-the-blank = Tear off the blank half.
verse-127-v6-pin-up-your-own-sum = Pin up your own arrears beside it.
verse-127-v6-turn-it-back = Turn it back.
verse-127-v6a = The fold gives. What is left says ROUNDED, and the wind turns it to the birds. "It was the other word that chafed," says the hanged man, and thanks you. You put the blank part away. At the foot of it, very small, in red, there is already a nought.
verse-127-v6b = You write it fair, what you took, at which stone, whose it was. The coin is for the pin. He reads as far as he can turn his head. "You have rounded," he says. You put in what was missing. The starlings walk the length of the line and go and settle on the post. "Now it may be read," says the hanged man.
verse-127-v7 = A good length of hemp, and one end of it polished. It goes into the pack, and that day there is no offer to carry the pack. On the beam the wood is paler where it ran. The starlings have the groove now. They lean.
