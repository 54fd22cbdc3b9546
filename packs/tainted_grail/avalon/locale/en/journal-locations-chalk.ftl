verse-110-o1 = The cutter is at work with a shoe on either foot, and the left is brown. He waves with the spade. Then he shows you the shoe.
verse-110-o2 = His barrow stands where he left it. From it a path goes off over the moss, quite straight, such as he never made.
verse-110-oz = One left shoe more on the rope. It is a small one.
verse-110-o0 = One of the shoes has a new lace. Now and then, says the peat-cutter, one is collected. He comes and it is not there. Round the post is a single print, wet, hopping away.
verse-110-v1-take-the-one-that = Take the one that fits.
verse-110-v1-bring-the-right-one = Bring the right one, and make the pair.
verse-110-v1-tie-the-ones-that = Tie the ones that are undone.
verse-110-v1-ask-the-peat-cutter = Ask the peat-cutter what he wants.
verse-110-v1-follow-the-single-print = Follow the single print.
verse-110-v1-beor-knows-a-size = Beor knows one of the sizes.
verse-110-v1-keep-your-own-on = Keep your own on.
verse-110-v1 = The rope, the shoes, the peat.
verse-110-v2 = It fits. That is what bothers you. You walk straight on one side only. The ground under that foot is always dry.
verse-110-v3 = You set them side by side, toes to the road. You have hardly stood back when a man comes out of the peat, clean, in his socks. He puts them on, knocks his heels, and thanks one of you by somebody else's name. It matters to him. You answer to it.
verse-110-v3-alone = You set them side by side, toes to the road. You have hardly stood back when a man comes out of the peat, clean, in his socks. He puts them on, knocks his heels, and thanks you by somebody else's name. It matters to him. You answer to it.
verse-110-v4 = They are all tied with the same knot, a double one, as is done for children. So are yours. You did not tie them.
verse-110-v5 =
    The peat-cutter is called Tobias. He looks at your feet before he looks at your faces.

    "We want a man who knows the way across," you say.

    "I know it as far as the rope." He stands the spade in the ground. "Mine's brown. The left. The bog had it off me, over there, with me in to the knee, the day I was married. I went into church in the other."

    "What did she say?"

    "She laughed." He gives it some thought, like a thing kept on a shelf. "Eleven years, and that once she laughed. She wasn't a sour woman. I never gave her cause again."

    "And you haven't come across it here?"

    "I've been all along the rope, looking. My eyes are what they are. To be sure you'd have to put your arm in, and if there's one that isn't empty—" He cleans the spade on the grass. "It wants a whole day. I'd find the bread. I'd only like her to see it."

    "Your wife."

    "She'd know it again," says Tobias.
verse-110-v5-told-1 = "She'll have laughed other times," says Ailei. "When you were out, I mean." Tobias had not thought of that. He seems glad to.
verse-110-v5-told-2 = "Brown," says Beor. "Left. How long in the sole?" Tobias marks it for him on the spade.
verse-110-v5-go-through-the-rope = Go along the whole rope for him.
verse-110-v5-give-him-one-like-it = Give him one that looks like it.
verse-110-v5-wish-him-dry-feet = Wish him dry feet.
verse-110-v5a = It is nearly the last. He knows it by a patch he put on himself, badly. He does not try it. He sits on the peat with it in his lap, feels about in the toe, and brings out the dried bean that was for luck. Then he cuts you the bread, from the end with the bacon.
verse-110-v5b = A brown one is soon got. He turns it over, sniffs it, pays you. It is when he has it on that he stops. "It's warm," he says. He goes home in it, straight across the bog, ahead of his own barrow. He never once looks where he is stepping.
verse-110-v6 = It goes off over the moss in hops of a yard, each deeper than the last. At the edge of the open water it stops and turns, until the toes are towards you. The rest of this person is in your pack. The water is black and quite still. Close by a sock has been hung out to dry.
verse-110-v6-put-the-shoe-down = Put the shoe down on the moss.
verse-110-v6-stamp-in-the-print = Stamp your foot in the print.
verse-110-v6-go-back-as-you-came = Go back the way you came.
verse-110-v6a = You put it down and stand off. While you are looking nothing happens. You turn your backs, and there is the noise of a shoe being pulled on in a hurry, heel trodden down. The print goes by you to the road. Beside it the grass bends, a pace at a time, where the other would go.
verse-110-v6b = The moss shakes as far as the posts, and the shoes on the rope knock their heels together, all of them. Then it is quiet. The water has come up round your left ankle, just hot enough. For a moment it is being soaped.
verse-110-v7 = Broad and short, with the heel worn to the outside. "Forty-four," says Beor, and it is the number of a stake. He had carried him from the tannery with one shoe on; he went back for the other, and it was not in the lane. He undoes the knot and blows off the dust. It goes inside his coat.
dream-110 = Dry feet. Nothing else, all night. Towards morning somebody sets a pair of shoes beside the bed, toes to the door, and tries the laces.
nightmare-110 = Wet feet. You look at them. They are not attached to you, and they are in a hurry. You follow as best you can, on your hands, so as not to lose sight of the one you know.
verse-111-o1 = The miller opens to you. He has learnt your names since. He uses all of them.
verse-111-o1-told-1 = "There was a loaf in the chapel with my name on," says Morwen, "in all that rain, dry. We had it together." She has kept the cloth.
verse-111-o2 = From the road you can hear stones that bite. The flour is grey; Morwen has it in her hair.
verse-111-o3 = There is one plate on the rack. Morwen talks to the wheel and tells it off for being late.
verse-111-oz = Her plate and the other, warm. Morwen wipes the rim of the other with her apron.
verse-111-o0 = The miller's wife is keeping a plate warm beside her own. "My husband is only away," she says, and looks along your faces for the kindest. "You say it. If it's you that says it I'm all right for the day." The wheel knocks like a man coming upstairs.
verse-111-v1-ailei-says-it = Ailei says it.
verse-111-v1-say-it-he-is = Say it: he is only away.
verse-111-v1-tell-her-the-truth = Tell her the truth.
verse-111-v1-stop-the-wheel = Stop the wheel.
verse-111-v1-stop-it-together-with = Stop it together, with a beam.
verse-111-v1-see-to-the-stopped-wheel = See to the stopped wheel.
verse-111-v1-ask-what-he-left = Ask what he left behind.
verse-111-v1-sit-down-with-her = Ask her why it must be you.
verse-111-v1-eat-and-say-thank = Eat, and say thank you.
verse-111-v1 = The kitchen, the plates, the wheel.
verse-111-v2 = She closes her eyes, and her shoulders come down. The other plate, when you get up, is clean. From the storeroom door comes the sound of a broom.
verse-111-v3 = She does not cry. She goes to the hopper, puts her arm in to the shoulder and draws out a folded leaf. He had put it there, for the flour to dry it. "Take it. Nobody here reads what's written." Then she puts the other plate away, warm.
verse-111-v4 = It stops between one knock and the next. Under the axle, where it was never the custom to look, is a squared stone with an iron ring, ballast from a ship. The miller's wife considers it. "So that's what we were grinding," she says.
verse-111-v5 = The miller is sweeping. He is friendly, his shirt is ironed, he asks about your journey. He sweeps left-handed. The miller's wife pours for you, happy. The bread knife is on her side of the table.
verse-111-v5-ask-him-where-he = Ask him where he has been.
verse-111-v5-tell-her-the-truth = Tell her the truth, now.
verse-111-v5-drink-up-and-go = Drink up and go.
verse-111-v6 =
    "Where have you been?" you ask him.

    "Away," he says, fondly. "They kept my place. It was on the left, wasn't it?" He moves his chair to the left.

    Morwen has stopped cutting. "The right," she says. "On account of the stove."

    "The right," he agrees, and puts it back. "And this is my plate?"

    "The chipped one."

    "Which is chipped?"

    She looks. Neither is. "You always took it," she says. "So as I'd have the good one."

    "Then it's been mended." The miller is truly pleased. "What a kind house. Was I kind?" It is you he asks.

    Morwen carries the plate round the table and sets it down in front of him. "Eat," she says, before you can answer.
verse-111-v7 = The stream came back as soon as you stopped it. It is ankle-deep, brown, in no hurry. The miller's wife has cleared the race and has nothing to put in the hopper. A measure of your grain, and a day's work, would show if the stones still bite. She has not ground real grain for a year.
verse-111-v7-grind-your-grain = Grind your own grain.
verse-111-v7-clean-the-stones = Clean the stones, groove by groove.
verse-111-v7-leave-it-to-the-water = Leave it to the water.
verse-111-v7a = It comes out grey, with the bran in it and a mouse's nest, and weighs what flour weighs. She tastes it off the shovel. "That's dear," she says, with respect. You eat flat cakes off one plate. It is the first meal in this house that has filled anyone.
verse-111-v7b = With mallet and point you open the grooves again by lamplight. They are packed with a white dust, finer than flour, that tastes of nothing. You put it up in sacks. She tips them into the stream. The water runs white as far as the bend. Beyond that it is water.
verse-111-v8 = An apron, a razor, the Sunday braces. She keeps them on a chair, in the order he would want them. He took the cat. The apron is good leather, and at a fair price she would let it go. Or the chair could be carried up to the loft, while she was out.
verse-111-v8-buy-the-apron = Buy the apron: two coins.
verse-111-v8-carry-up-the-chair = Carry the chair up to the loft.
verse-111-v8-let-it-all-be = Touch nothing.
verse-111-v8a = She folds it with the bib inside. At the door she takes it back, empties the pocket, looks, and gives it to you again. She has kept a walnut, a bit of comb and a nail. The nail goes between her lips. There is a hinge that has been waiting for it.
verse-111-v8b = You put it under the skylight with everything on it, facing the road. When she comes in she looks at the place by the stove, and drags the flour bin into it before she takes off her shawl. There is a creak from the loft, as of a chair with a man leaning back in it.
verse-111-c1 =
    "Why us?" you ask.

    "You're passing," says Morwen. "In the village they've all said it already. It wears out." She turns the plates on the stove, her own first. "It does me while there's light. In the dark I know for myself."

    "And if he were only away?"

    "He'd have taken his braces." She does not raise her voice. "The cat and not the braces. A man who's coming back does it the other way about."

    "So you're sure."

    "I know which plate he'd have. The chipped one, so as I'd get the good. Each time I lift it off the stove I think, I could give him the good." The wheel knocks. She lets it finish, as you would an old man. "I don't ask you to believe it. I ask you to say it, and look at me."

    "And if we'd rather not?"

    "Tell me the other thing, then," says Morwen. "But tell it me sitting down, not from the stairs."
verse-111-c1-told-1 = "He is only—" says Ailei, and stops, because she has been looked at.
verse-111-c1-told-2 = "I could put him under absent," says Arev. "It isn't a lie. It's a column."
location-112-menhir-told-1 = You feed the plaintiffs, and one of you repeats to the stone what each of them saw, adding nothing. The Witness lights in the ear.
verse-112-o1 = They are all here again, dry, come to say how it turned out. They have agreed who is to speak.
verse-112-o1-told-1 = It is the one who stayed. "It's a good field," he says. "I keep looking for him in it."
verse-112-o1-told-2 = It is the one who came back. "I've got the field," he says. "I'm off next week. I only wanted to see if it would let me."
verse-112-o1-told-3 = It is Wen. "They've each got a receipt," she says. "From Hedra's court. It says *pending*, and they've hung it over the bed, one a side."
verse-112-o1-told-4 = It is Wen. "I lay for one," she says. She does not say which, and both of them look well fed.
verse-112-o2 = On your side the stone's ear has grown a hair of moss.
verse-112-oz = On the benches it is still last Tuesday. They shift along to where it drips less.
verse-112-o0 = A pair of brothers dispute a field, and are the same man. He went away, came back, and found himself at home. The other plaintiff is the wife. "What I want to know," she says, "is which of them I'm to answer."
verse-112-v1-find-for-the-one = Find for the one who stayed.
verse-112-v1-find-for-the-one-2 = Find for the one who came back.
verse-112-v1-send-the-case-to = Send the case to Hedra.
verse-112-v1-stand-up-and-testify = Stand up and testify.
verse-112-v1-hold-promise-not-to = Hold: promise not to back out.
verse-112-v1-take-perjure-another = Take: swear falsely against another.
verse-112-v1-think-back-to-when = Think back to when you stayed.
verse-112-v1-think-back-to-when-2 = Think back to when you stood up.
verse-112-v1-hear-the-wife-alone = Hear the wife, alone.
verse-112-v1-take-back-the-oath = Take back the false oath.
verse-112-v1-stand-in-their-rain = Stand in their rain.
verse-112-v1-leave-them-to-dry = Leave them to dry.
verse-112-v1 = The ear, the benches, Tuesday's rain.
verse-112-v2 = The stone hears the verdict. One of the brothers takes off his hat and goes away down the hill. For a stretch the grass, where he walks, does not bend.
verse-112-v2a = The case goes on the back of a seed bill, and all of them sign. It takes a while, since the brothers have the one signature. "And when does she sit?" asks Wen. You tell her that Hedra has been on the road for a year. "She'll be thorough, then," says Wen.
verse-112-v2a-told-1 = "My mother will ask you both the same question," says Ailei. "Then she'll wait. That's the long part."
verse-112-v3 =
    You stand where the grass is worn and speak into the ear. "At home there are five chairs that are not to be sat in," you say. "They went for us. We had not asked them to. We let them."

    The stone listens. On the bench they have left off wringing their hats.

    "Who did ask them?" calls the wife.

    "The council. Then everyone. It was a good supper."

    "And you?"

    "People with trades aren't asked."

    "Were you ashamed?" says one of the brothers.

    "When they went out by the gate we were busy," you say. "We've been over it since. What we had in our arms could have been put down."

    Said aloud, it is not much. The ear has grown warm. The brothers have got to their feet, as they would for the banns.

    "It was the same with us," says one. "Only I was the one at the gate."
verse-112-v3-told-1 = "I told the bees they'd be home by spring," says Ailei. "I didn't tell them that was my own idea."
verse-112-v3-told-2 = "I had them deducted before they reached the bend," says Arev. "It balanced."
verse-112-v3-told-3 = "I had a man on my back," says Beor. "He could have waited."
verse-112-v3-told-4 = "I was down a well," says Worm. "It's the truth. It's the first time it's been any use to me."
verse-112-v4 = The next two times that you are called to account, you will stay to the end. The stone does not write it down anywhere. It turns its ear towards you, a very little.
verse-112-v4-prompt = Whose word is it?
verse-112-v4-ailei = Ailei
verse-112-v4-arev = Arev
verse-112-v4-beor = Beor
verse-112-v5 = You say it was the man on the bench, at the toll. He has been there longer anyway. It comes easily. The stone lights on the side where there is no ear.
verse-112-v6 =
    Wen comes round to the dry side of the stone and wrings out her hem.

    "They take their boots off on the same step," she says. "They call me Wen, the one and the other. He dries the plates. The other used to, before he went."

    "Which would you rather?"

    "I could live with him." She looks down the slope, where they are sharing a hat against the rain. "Either. It isn't that. They've a story, how I fell in the ford the day he asked me, and he had me out by the plait. They tell it turn about. They laugh in the same place."

    "Well?"

    "I never fell in a ford in my life," says Wen. "I've told them. They're very nice about it." She wrings the other corner. "Since harvest I've laid for the pair of them and watched them pass each other the salt. I'd like to lay for one and get on. Only I'd want to be asked. It's the stone they ask."
verse-112-v6-told-1 = "Do they tell it well?" says Ailei. "Beautifully," says Wen. "I get wet every time."
verse-112-v6-told-2 = "Send them both out for wood," says Worm. "Keep what comes back."
verse-112-v6-put-it-in-evidence = Repeat it to the stone, every word.
verse-112-v6-tell-her-it-is-hers = Tell her the choice is hers.
verse-112-v6a = You say it in her words, ford and all. The ear takes its time. Down the slope they have stopped arguing. "You never fell in?" says one. "Not even a foot?" says the other. Wen shakes her head. For the first time they look at each other. "Then who was that?"
verse-112-v6b = "Me," she says. "Yes. Who else." She shares out what she had brought for the day, looks at the shares, and gives one to you. The brothers hold that this is no way to do justice. They say so to people. When you go down she is sitting between them.
verse-112-v7 = You say it bareheaded, with the names, and those waiting their turn can hear. To unsay takes longer than to say. The ear has heard this too, in other voices. When you have finished, the wet ones move up on the bench to make room. It is raining there. You sit down.
verse-112-v7-told-1 = You add that Jago, on his bench, has been told. "By you?" asks the wife. "Then you'd done the hard part."
verse-112-v8 = It is Tuesday's rain, warm, and smells of market. Standing in it you can hear what was being said on Tuesday, down in the square. A man asks the price of a ewe. There is a laugh. Then a clear voice, close by, says a name that one of you has answered to. Your teeth begin to knock.
verse-112-v8-alone = It is Tuesday's rain, warm, and smells of market. Standing in it you can hear what was being said on Tuesday, down in the square. A man asks the price of a ewe. There is a laugh. Then a clear voice, close by, says a name that you have answered to. Your teeth begin to knock.
verse-113-o1 = Over the barley there is smoke, in good order, one column to a roof.
verse-113-o2 = The threshold you dug up has been swept. The barley leans over it to look in.
verse-113-o3 = The dog is in its square ahead of you. It walks to heel beside no one. When it is told, it sits.
verse-113-o4 = Arev says the doors without being asked. "First, the widow. Second, the twins." He has his mouth open for the next. He shuts it.
verse-113-oz = Barley, and no path that goes round anything. This is what the hem leaves.
verse-113-o0 = Eleven squares. Around them the barley stands higher on the side where a wall would have kept off the wind. The hem has been over this and gone on. You can walk on it, if you do not ask it what it was.
verse-113-o0-told-1 = The dog walks to the third of them, sits down and waits to be let in.
verse-113-v1-arev-says-the-doors = Arev names the doors, one by one.
verse-113-v1-listen-lying-in-the = Listen, lying in the middle square.
verse-113-v1-dig = Dig.
verse-113-v1-call-the-dog-by = Call the dog by another name.
verse-113-v1-go-to-meet-the = Go to meet the smoke.
verse-113-v1-lay-a-supper = Lay a supper in the middle square.
verse-113-v1-walk-along-the-edge = Walk along the edge.
verse-113-v1 = Squares in the barley, and no wind.
verse-113-v2 = "First, the widow, who paid in eggs. Second, the twins. Third." At the third he stops. It is the one he left out of the book. He draws the threshold with his stick, and when he lifts it the line stays, clean, in the barley.
verse-113-v3 = From below comes a sound of cutlery. Then somebody asks for the salt, and somebody passes it. It is not a sad voice. It is supper time.
verse-113-v4 = Not far down is a threshold, worn in the middle. On it, under a tile, lies a page of Arev's book, with the missing line and beside it the initials of the man who checked. Corentin. He knew.
verse-113-v5 = It answers to Fennel. It wags at a point in mid-air, the height of a pocket, and its ears go flat under something. It comes back to you smelling of kitchen soap.
verse-113-v6 =
    The road bends, and there is washing. You have walked this road. It did not bend here.

    They come to their doors with their sleeves rolled, and call you by name, each of you, with the right accent. "You're early," says a woman at the first, with an egg in either hand. "Don't stand there. We're not anything yet, we're only in." Two boys so alike that one must be the mistake have put down a pail between them to look.

    There are eleven houses. There is also one at the end, whose door is open and at which nobody is standing.
verse-113-v6-told-1 = "Mind the third step," calls a boy. "You've had it up."
verse-113-v6-told-2 = The dog goes in at the third door and is scolded for its feet.
verse-113-v6-told-3 = "I was at school with that one," says Gwenneg, close to your ear. "He was older than me."
verse-113-v7 =
    You go in. At every table, in every kitchen, there is one place too many, laid. They do not ask you to fill it. They do not take it away.

    "Sit anywhere," says the widow. "It's only that one we're keeping."

    "Who for?"

    She looks at it. "I'd have told you, an hour ago," she says.

    The bread is warm. It is good bread. Along the road you hear the same knife going through the same crust in house after house. Then the talk begins.
verse-113-v7-told-1 = Ailei turns the extra plate over, as is done for the dead, and is asked very politely to turn it back.
verse-113-v7-told-2 = Arev moves the extra plate an inch from the edge, so that it will not fall.
verse-113-v7-told-3 = Beor puts a slice of bread on the extra plate. Later it is gone.
verse-113-v7-told-4 = Worm eats off it. Somebody had to, he says, or they'd never have stopped looking.
verse-113-v8 =
    "No," you say. It is not loud, and it gets to the last door.

    They take it well. There is a moment when they look at one another, to see who had hoped most. "Well, we had the washing dry," says the widow. They go in a household at a time, and shut the doors as one does when somebody is ill. One comes out again. "Would it be all right," she asks, "if we finished the dishes?"

    You stay on the road until the water has been thrown out. It is dark by then, and there are no more windows. Eleven thresholds lie in the barley. On the third there is a woman, with her back to you, drying a bowl.
verse-113-v8-told-1 = It was Beor who said it. Somebody had to, and he has the voice for it.
verse-113-v8-told-2 = They had half turned to go in already, when Arev shut the book. You said it all the same.
verse-113-v9 = You spread a cloth on the dry earth and cut the bread. The barley leans in from every side. Nothing is taken. But the knife, when you reach for it, is on the other side of the loaf, and the crumbs have been pushed into a heap, for the hens, which was the custom at the first house.
verse-113-v9-leave-them-the-rest = Leave them the rest.
verse-113-v9-shake-out-the-cloth = Shake out the cloth and go.
verse-113-v9a = You turn your backs to shake out your boots. The cloth has been washed and spread on the barley. The bread is gone. In its place, one inside the other, are eggshells, rinsed, one to a house. Those who know the book know whose they are. The widow at the first door has paid this year too.
verse-113-v9b = The crumbs go into the barley, which closes on them. You take the cloth by your corners. The other corners come up to meet you, held level, as when a sheet is folded with the woman next door. "There," says a voice, close to your ear.
verse-113-s1 =
    You are shown round. They want you to see everything, so as to be fair. "That's where it leaks," says the widow of the first door, and, "that's where it'll leak next." The twins talk across her about a harvest: it was good, it was wet, it was good. A man planing a bench asks which way you like the grain to run. He has been holding off, he says, until somebody who used it could be asked.

    "Isn't it late to be planting?" you say.

    "Is it?" says the widow. "What month have you got?"

    You tell her. She tells the next house, and you hear it go from kitchen to kitchen down the road, with interest, like the price of something.
verse-113-s1-told-1 = By the second door there is a hive. Ailei bends down to it, from habit, and it is humming what she says to hives, in her own cadence, with the pause where she breathes.
verse-113-s1-told-2 = The widow counts the back years into Arev's palm. He has not asked. He adds it up as it comes, and goes on holding out his palm after she has finished, because the sum is right.
verse-113-s1-told-3 = Beor takes one end of the bench. The other man has got hold of his end already, and it is the heavy one. Nobody has ever taken that end. Beor carries what is left.
verse-113-s1-told-4 = Worm looks down the well. It is not deep. Halfway there is a hand on the rope, keeping it taut, and no bucket.
verse-113-s1-told-5 = "That's a good knife," says the widow, of the one you cut the bread with. "It wants wiping on the left."
verse-113-s2 =
    Kerra has come as far as her gate and has a cloth over her shoulder. Arev has come as far as the other side of it.

    "It's on the table," she says.

    "What did you say to me?" says Arev. "The last night. When I came to the door about the line."

    "You'd been at the ford," says Kerra. "You'd a ring in your stocking and you kept standing on the one leg. I said, come in, you'll take cold."

    He has the pen out. He does not remember getting it. "That's not what you said."

    "Isn't it? What did I say?"

    Arev opens his mouth. It has four words in it, and he has carried them through every village on this road. She waits, with her head a little to the side, in case it should be something she could do.

    "You were right to," he says.

    "Well, then," says Kerra. "It'll be getting cold."
verse-113-s2b =
    Kerra comes as far as her gate. She looks behind you, along the road, and goes on looking for a while after it is plainly empty.

    "He's not with you," she says. "Is he eating?"

    "When we saw him," you say.

    "What?"

    You have to think. "Soup. Standing up."

    "He does that when he's got a sum on." She takes it from you as you would take a parcel, in both arms. "And does he still sleep with the book?"

    "Under his head."

    Whatever you tell her she puts by, next to a plate with another plate over it. When you have run out she waits a moment longer, in case there was more. Then she lifts the latch for you.
verse-113-s3 =
    "You'd tell us before I put the milk on?" says the widow from the first door. "If we're to be out of here it can go to the pig."

    They have come out onto the road, all of them, and left every door open behind them, so that you can see to the backs of the kitchens.
verse-113-s3-told-1 = "They weigh right," says Beor. He helped a man in with a bench, to find out.
verse-113-s3-told-2 = "That's my aunt Ennor, with the sleeves," says Ailei. "I told the bees about her in March. I'd have to go back there and say I was mistaken."
verse-113-s3-told-3 = Worm is keeping his feet on the gravel. "They've been lent," he says, "and nobody's mentioned it to them. Nobody mentioned it to me."
verse-113-s3-told-4 = Kerra looks at Arev and at nothing else. "That's twice it's gone cold on you," she says. "It doesn't matter. Only say if I'm to keep it warm." Arev has the book against his chest with both arms round it. "If they stay I owe nobody anything," he says. "If I send them off, that's twice I've done it."
verse-113-s3-told-5 = Kerra is looking at the road behind you. "That's twice it's gone cold on him," she says. "Tell him it doesn't matter. Only ask him if I'm to keep it warm."
verse-113-s3-told-6 = One of the twins sets down his pail. "Eleven houses were missing," he says, pleasantly, halfway through another sentence. "Eleven have been returned. Whoever is weeping is asked to point out which." He takes up the pail. "And a drop for the cat," he says.
verse-113-s3-go-in-and-sit-down = Go in, and sit down.
verse-113-s3-stay-on-the-road = Stay on the road.
verse-113-s3-arev-reads-the-page = Arev reads the page.
verse-113-s3-not-tonight = Not tonight.
verse-113-s4 =
    Arev opens the book at the page he dug up here, and reads it out. It is a short page. He reads ten lines, with the amounts. Then he reads the one that is not there, aloud, as it ought to stand: a door, a name, so much in arrears. "I left it off," he says. "The stone was counted by the book."

    They have listened the way they would to a neighbour's boy reciting.

    "So that's what it was," says the widow. "We did wonder."

    "It was only a line," says one of the twins, to be nice.

    "We could go," says Kerra. She has said it to Arev, low, as one offers to leave a room. "If it's awkward for you. We'd only need to see to the milk."
verse-113-s4-go-in-and-sit-down = Go in, and sit down.
verse-113-s4-stay-on-the-road = Stay on the road.
verse-113-s5 = "Another time," you tell them. They nod, all down the road, not quite together. "We're not going anywhere," says the widow. She thinks about it. "Well. You'd know." You go back until it is barley again. The smell of milk comes with you a good way in.
dream-113 = Eleven suppers, all at once, from outside. The nose tells them apart: leek, onion, the widow's eggs. At the third door somebody has put by a plate, with another plate on top.
dream-113-2 = From the third door they call a name. It isn't yours. You go in all the same, and they say it was you that they meant.
nightmare-113 = They ask you for the salt. It is in your hand. They thank you by the right name, and one of them, chewing, counts the chairs and gets up to fetch another.
verse-151-o1 = They have the page framed above the stove, so that Arev need not carry it about.
verse-151-o2 = The miller has the twelfth house. He is sweeping the step, left-handed. He wishes you a good road before you have said that you are leaving.
verse-151-o2-told-1 = "You asked her a question once with me in the room," he says. "I have been thinking which of us you meant."
verse-151-oz = They have kept your place. The bread has been cut on the side you like.
verse-151-o0 = They have kept your place. It was that one, wasn't it? Kerra cuts the bread in equal shares and puts the largest at Arev's place. None of them ever asks where you have been.
verse-151-v1-arev-closes-the-book = Arev closes the book at table.
verse-151-v1-open-the-twelfth-door = Open the twelfth door.
verse-151-v1-give-the-leftover-portion = Give the leftover portion to the dog.
verse-151-v1-stay-talking-until-late = Stay talking until late.
verse-151-v1-mend-the-twelfth-roof = Help with the twelfth roof.
verse-151-v1-ask-about-the-ring = Ask Kerra about the ring.
verse-151-v1-say-thank-you-and = Say thank you and go.
verse-151-v1 = Twelve doors, and your place kept.
verse-151-v2 = He writes the missing line, with her name, and PAID beside it. Kerra reads, nods, blows on the ink until it is dry. "Now we're even," she says. She is not the Kerra who said the other thing. She is this one.
verse-151-v3 = It sniffs, eats, and then goes and sits under the empty chair, with its chin on somebody's foot. Nobody at table has moved. Under there the tail begins to beat.
verse-151-v4 = They tell it well, all together, handing the story on in the middle of a word. It is the one about the winter it snowed and then snowed again. You remember that winter. It snowed once. When you get up it is later than it can be. The bread you have eaten turns out to be cut from the other end.
verse-151-v5 = There is nothing wrong with it that shows. They pass you up tiles, you lay them where there are tiles already, and from below they say that it is better so. From the ridge you can count the chimneys, which are twelve. The ones holding the ladder wave. At the end there are wages, or there is a place at table.
verse-151-v5-take-the-wages = Take the wages.
verse-151-v5-take-the-place-at-table = Take the place at table.
verse-151-v5a = The coins are warm. The widow had them counted out before you came down, she says; before you went up, if it comes to that. The head on them is the king's, looking the other way.
verse-151-v5b = They move up without rising. "We did wonder who it leaked on," says the widow, filling your bowl. You have had no better soup this year. A nail is left in your pocket, and the man next to you feels it through the cloth. "Tomorrow," he says.
verse-151-v6 = "You gave it me," she says to Arev. "At the ford. You had it in your stocking." She takes it off to show you. Inside are a date, his initials, and the weight, put down the way he puts it. Arev has never bought a ring. "It's a little loose now," says Kerra. "It wants seeing to."
verse-151-v6-arev-tightens-the-ring = Arev tightens it, at table.
verse-151-v6-say-it-was-never-given = Tell her nobody gave it her.
verse-151-v6-say-it-is-handsome = Say that it is a handsome ring.
verse-151-v6n = "Your Arev gave it me," she says. "At the ford. He had it in his stocking." She takes it off to show you. Inside are a date, his initials, and the weight, put down the way he puts it. Arev has never bought a ring. "It's a little loose now," says Kerra. "It wants seeing to."
verse-151-v6n-say-it-was-never-given = Tell her nobody gave it her.
verse-151-v6n-say-it-is-handsome = Say that it is a handsome ring.
verse-151-v6a = He does it with the steelyard's pliers, while she keeps her hand still in his. One turn does it. "There," says Arev. He has written nothing down. He looks at his other hand: it had the pen ready, and he puts the pen in the soup.
verse-151-v6b = She hears you out, with her head on one side. They all do; they have stopped chewing. "I know," says Kerra, gently. "It was him, you see." She puts it on again, over the knuckle, with a twist. "More bread?" she asks.
dream-151 = You clear the table with them. Somebody dries and somebody puts away, and the plates come out even. One is yours: they have written the name on the bottom.
dream-151-2 = They are moving the beds, softly, so that you shall have the side by the wall. One of them lies down in your place first, to warm it, gets up, and is thanked.
dream-151-3 = There's a knock at the door, and you go. It is you, with the dish that you borrowed, washed. "There was no hurry," you say.
nightmare-151 = You are the portion left over. They cover you with a plate, to keep you warm. From outside, for a long time, the noise of people eating slowly so as not to finish without you.
verse-152-o1 = Eleven black squares, and beside them a patch that did not take. You put the fire there too. It went round.
verse-152-o2 = The sill is empty. An apple core has been set to dry on it, the way one keeps seed.
verse-152-oz = She has her back to you. It is the same shawl, mended since.
verse-152-o0 = A mat has been put before each. On the mat of the third lies a ring, in a saucer. The barley has been cut back a pace all round, with scissors, to judge by the straw.
verse-152-v1-arev-leaves-the-page = Arev leaves the page on the sill.
verse-152-v1-burn-what-is-left = Burn what is left.
verse-152-v1-knock-on-the-air = Knock on the air.
verse-152-v1-call-her-by-name = Call the woman by name.
verse-152-v1-step-over-and-go = Step over and go.
verse-152-v1 = Thresholds, and a woman with her back to you.
verse-152-v2 = He puts it under the mat, so that it will not blow away. When he straightens up he has the ring, and does not remember stooping for it. "So that's the change," he says.
verse-152-v3 = The barley burns in eleven squares and stops at the edges, tidily. The smoke goes straight up, eleven columns. From a twelfth side, where you lit nothing, comes a cough.
verse-152-v4 = "Come in," they say, from every door, with joy. Then nothing, for so long that you lean on the air. It is ajar.
verse-152-v5 = She has a pair of names, and one of them is Kerra. She is sitting with her back to you, her arms round her knees. At the right name she will turn. You will see the face, and she will see who is calling. At the wrong one she will go, politely, and not know why. The other name only her husband knows. There is not much light left to ask by.
verse-152-v5-call-kerra = Call: "Kerra."
verse-152-v5-arev-calls-the-other = Arev says the other name.
verse-152-v5-sit-on-the-next-sill = Sit on the next sill, and keep quiet.
verse-152-v5a = She turns. It is the face, with the scar on the chin, on the wrong side. "Am I late?" she asks. Then she sees the barley, and where you have put your feet, and gets up at once. She dusts off the sill with her sleeve, for the next person.
verse-152-v5b = Arev knows it, and does not know how. "Yes?" she says, not turning, in the voice of a woman at her stove. He has nothing to ask her. He stands there until it is day. The sill is empty then, and on it is a cut apple, still white in the cut.
verse-152-v5c = You sit down on the sill next to hers. It has been swept, and is as warm as a bench when the last person has just got up. She hums a bar, waits, hums the bar after. When the light goes you have been taught the tune.
verse-151-oz-told-5 = They lay for forty now and it comes to forty. "Are you eating?" asks Kerra. She has put it by at six, each evening, and each evening it has been eaten.
verse-151-oz-told-6 = Before the twelfth door is a plate, clean, upside down. "It comes back washed," says Kerra. "I used to knock. Now it's they who knock."
verse-152-oz-told-2 = On the third mat there is a ring of dried milk, the width of a bottle. You would have known the step without.
verse-152-oz-told-3 = There is a milk bottle on each of the mats, washed, upside down. No paper is tied to any of them.
verse-113-s3-told-31 = "Tell them a story," says Worm to Ailei. "A long one, till it gets light." "It isn't they who mind the dark," says Ailei. "No," says Worm. He has moved to her other side.
