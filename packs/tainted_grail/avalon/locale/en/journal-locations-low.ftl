verse-116-o1 = Nessa weighs facing you now and says each weight aloud, down to the grain. Then she locks the balance up. "My sister's boy has been at the wells," she says. "According to him it rained all spring."
verse-116-o2 = The balance hangs out of doors on its hook. A carter is weighing his own sack on it, with his tongue between his teeth. "It's honest," he calls to her, surprised. "It was always that," says Nessa. "People like to be told by a thing they can't see."
verse-116-o3 = The last pan is smooth. The prints go round it now, along the bank, so as not to spoil your raking. Nessa sits with the rake across her lap and has taken up thinking. "I never asked her to," she says. "I never asked her anything. That was how I'd arranged it."
verse-116-oz = The prints again, from the sea to the road. Nessa is raking at the other end, with her back to them. "Don't tell me," she says, "if they're deeper."
verse-116-o0 = Nessa has arms white to the elbow and a balance that she keeps locked up. Round her neck hangs a churchyard key. A woman gave it her for salt and would not take the change. "Salt doesn't go off," says Nessa, "so I'm in no hurry."
verse-116-v1-work-a-tide-for = Work a tide for her.
verse-116-v1-fix-the-weights-while = Fix the weights while she sleeps.
verse-116-v1-ask-about-the-key = Ask about the key.
verse-116-v1-buy-the-box-lined = Buy the box lined with writing.
verse-116-v1-ask-her-kindly-for = Ask her kindly for the leaf.
verse-116-v1-look-at-the-ninth-pan = Look at the ninth pan before the rake.
verse-116-v1-tell-her-about-the-wells = Tell her who emptied the wells.
verse-116-v1-taste-it-and-go = Taste it and go.
verse-116-v1 = Nine pans, and Nessa in no hurry.
verse-116-v2 = You work at the water's pace, which neither waits nor pushes. When it has gone out she gives you salt meat in a cloth, with knots along it. "A knot at a time," she says. "It won't be taken off you. It smells of me."
verse-116-v3 = A pinch of lead under the dish. You sell her her own salt, and the Fair yours. Nessa weighs, frowns, weighs again. Then she washes the hand that holds the balance and begins over from the first sack.
verse-116-v4 =
    "Barefoot," says Nessa. "With her arms held so, like a person bringing in washing. She wanted salt."

    "What for?"

    "I said, what does the pig weigh? She said there's no pig. She stood in that doorway a good while, where it's warm, and never leaned on it." She lifts the string off over her head. The skin under it is whiter than her arms. "She asked if I'd known a woman called Tegen. I said no. Nor me, she said."

    "And she paid with this."

    "It was what she had. I told her it was worth more than salt. Not any more, she said, they've stopped burying." Nessa holds the key away from her by its string. "You'd better have it. It opens nothing of mine and at night it's heavy. Then she asked the way to the midwives. I looked, naturally. You do look. But it wasn't that."
verse-116-v4-told-1 = "How did she stand?" says Beor. Nessa shows him, with the weight off her left heel. He looks for as long as she will stand so. "That's Tegen," he says.
verse-116-v4-told-2 = "What was the change?" asks Arev. "More than the salt." "Is it written down?" "Every night," says Nessa. "And I can't write."
verse-116-v5 = Under the salt is a page of the register, and the salt has kept it. LET THE TIRED LIE DOWN. Nessa cannot read. She has you say it until she has it by heart. Then she sits down on the edge of the pan with her back to the rake. "For how long?" she asks.
verse-116-v6 = The crust is as thick as bread, and the prints cross it from the sea to the road. The left heel drags. They are made every night, and not once has Nessa sat up to watch. She rakes at cockcrow so as not to have to hold an opinion. Before she comes there is time for one thing. The crust cuts.
verse-116-v6-rake-it-for-her = Rake it for her.
verse-116-v6-cut-a-print-out = Cut out one print, whole.
verse-116-v6-beor-sets-his-boot = Beor sets his boot beside it.
verse-116-v6-leave-it-for-the-rake = Leave them for the rake.
verse-116-v6a = It takes an hour, and the pan comes up smooth. Nessa arrives with the rake on her shoulder, stops, looks along the row. They are all alike. She sits down on the bank and tries to be pleased. "Now I shall have to think of something else," she says.
verse-116-v6b = It costs you some skin. The print comes up whole on its slab, toes, heel and smear. You lean it against one wall of the shed and go to wash. When you come back it is leaning against the other, with the toes wet.
verse-116-v6c = The boot is the longer by three fingers. Beor looks from one to the other. "She was seven," he says, "when she trod on the scythe. I carried her in." He takes the rake down from Nessa's wall, weighs it in his hand, and hangs it back on its nail.
verse-116-v7 = Nessa hears it to the end with her arms folded. The pans lost a tide so that a stone might drink. "Two coins," she says. "That's the salt. The rest I'd have to weigh, and the balance is locked up." She looks towards the wells. "My sister's boy drinks from those. I'd like it to have been weather. If you said it was weather I'd very likely believe you."
verse-116-v7-pay-for-the-salt = Pay for the salt, two coins.
verse-116-v7-blame-the-drought = Say it was the drought.
verse-116-v7a = She bites one, out of fairness to the other. Then she fetches the balance and hangs it outside on the hook, in everybody's reach. People go round it. "There," says Nessa. "Let's see who's honest."
verse-116-v7b = She nods. She has seen droughts. She goes along the pans with a cup, tipping into the first what is left in the others, and counts the cups aloud, facing you. "In a good year," she says, "I don't count them."
verse-117-o1 = The girl has a stool now, on the middle stone. She gets up to let you by, like a person with a door of her own. "They both know where I am," she says. "It's them that have to come."
verse-117-o2 = The girl waves from the near bank, in a clean collar. On the far one a woman counts the stones aloud, there and back. "She gets it right every time," says the girl. "I've told her. She says that isn't why."
verse-117-oz = There is one missing today as well. "I asked if it was sorry," the girl tells you. "It isn't."
verse-117-o0 = The stone that is missing on the way back is not always the same. A little girl jumps, counts, laughs, and turns round to see which has gone. She has been at it for hours. "The trick is not to mind," she says.
verse-117-v1-count-them-there-and = Count them there and back.
verse-117-v1-worm-asks-the-water = Worm asks the water.
verse-117-v1-pay-the-girl-in = Pay the girl in salt.
verse-117-v1-jump-without-counting = Jump without counting.
verse-117-v1-ailei-tries-the-answer = Ailei tries the answer on the water.
verse-117-v1-add-a-notch-to = Add a notch to the post.
verse-117-v1-ask-who-is-calling = Ask the girl who is calling her.
verse-117-v1-go-back-for-the-numbers = Go back for the numbers you fell past.
verse-117-v1-stay-on-the-bank = Stay on the bank.
verse-117-v1 = Stones in the water, not always the same.
verse-117-v2 = You count them there and back, and it comes out the same. You had counted the one you were standing on. From then on the stones keep still when you come, and one moves up to shorten the step. The girl has stopped with a foot in the air. "How did you do that?" she asks.
verse-117-v3 = He squats and speaks low. The water answers in the well's voice. "Twelve were delivered," Worm reports. "The thirteenth is on loan." He listens again and laughs, by himself. "It says we may use its own."
verse-117-v4 = At the last jump there is neither water nor stone underfoot. You fall for a long time, in no hurry, past numbers written in the rock. The numbers go up.
verse-117-v7 = The knife goes in easily, the wood is soft already. You look away, and beside your notch there is another, thin and crooked, made with a nail. The girl has her arms behind her back. "Now it's a sum," she says.
verse-117-v5 =
    It is supper time. From the east bank a woman is calling her, and from the west bank another, in the same voice, by the same pet name. The girl keeps to the middle stone.

    "Which is yours?" you ask.

    "That one smells of smoke, and that one smells of smoke."

    You call across, how do they know that she is theirs. The one to the east pushes up her sleeve. There is a burn on the wrist. "She tipped the pan on me. She was reaching for the crust." The one to the west has already pushed up hers.

    "It was the same pan," says the girl. "I said sorry to both."

    "Send her over, it's going cold," calls the one. "Let her finish her game," calls the other. Then each hears what the other said, and they change about.

    "They both do beans," says the girl. "I don't mind which. Only, when I've gone in, they'll stop. I'd like them to call me once more."
verse-117-v5-told-1 = "One of them was given back," says Arev. "Rendered, they write it. There's a column for it at the toll, and the column doesn't say which."
verse-117-v5-told-2 = "I could call you, if you like," says Ailei to the girl. "I don't do beans." The girl looks her up and down, and puts it by for some other day.
verse-117-v5-told-3 = "I was called in once," says Worm. "Very civil. I'd look which of them gets her feet wet."
verse-117-v5-let-the-dog-choose = Let the dog choose.
verse-117-v5-sit-with-her-till-dark = Sit on the stones with her till dark.
verse-117-v5-take-her-to-the-nearer = Take her to the nearer voice.
verse-117-v5a = For a crust the dog swims over, shakes itself on the woman to the west, and comes back for the girl. On the other bank the calling goes on, lower, then the last syllable only. A light is carried indoors. "She'll wash mine up clean," says the girl over the dog's back. "She always does."
verse-117-v5b = She goes in on the woman's arm, and you are thanked for your trouble with a bowl. The beans are good. On the other bank a lantern has come down to the water, and the stones are being counted aloud, there and back. "She gets it right," says the girl with her mouth full. "She did last time."
verse-117-v5c = When the light goes the voices leave off together. The girl waits, moving her lips. "Now they've gone out to look for me," she says, "and that's when I go in." She crosses in the dark without counting. A door opens and shuts. "Which bank was that?" you ask the dark.
verse-117-v6 = The bank has slipped and the shaft is open to the sky, with white numbers going down the wall of it. They are tides. Beside the lowest a date has been scratched that falls after the last day of your year. To copy them you must hang over the edge, held by the belt.
verse-117-v6-copy-them-all = Copy them all, in turn.
verse-117-v6-read-only-the-last = Read only the last.
verse-117-v6-lay-branches-over-it = Lay branches over the hole.
verse-117-v6a = The page is full before your arms give out. Read downward, the numbers fall by one each year, for more years than there have been kings. Then they stop falling, and near the bottom they climb. You turn the sheet over to go on. It was begun from the wrong end.
verse-117-v6b = The belt slipped for the space of a breath, and your knee will remember it. But you have read the last one, with its date and, below in small letters, who will come to ask you about it. The ink was wet. It has come off on your sleeve.
location-118-menhir-told-1 = You roll her a quarter turn, which is how she is tucked in. She lights on the pillow side. Afterwards you cannot stand, and nobody asks you to.
verse-118-o1 = Where you woke them the hollows stand empty. In one the grass has come up round a list, eggs, thread, a comb. The man with the beard has walked back from the Fair to check it. "They're out of combs," he tells the hollow.
verse-118-o1-told-1 = The woman whose hand you held has closed it. She is keeping the warmth in.
verse-118-o2 = They lie on their jackets now, all of them, buttoned to the neck. The letter that was in every pocket is in none. "Back soon," says one in his sleep, trying it over.
verse-118-o2-told-1 = There is one more than there was. He has your jacket folded under his head and has stopped shivering.
verse-118-oz = They have all turned over, to the side you are coming from. One mumbles something. The rest agree.
verse-118-oz-told-2 = Beside the woman the grass is worn in the shape of a fan, as far round as she can reach.
verse-118-o0 = They are comfortable, all of them. One has a beard to the waist and a rusted buckle. One is holding hands with a stick. They would wake if they were called by name. Carters going by try one or another on them, to be friendly.
verse-118-v1-wake-them-one-by = Wake them, one by one.
verse-118-v1-go-through-the-jackets = Go through the jackets.
verse-118-v1-hold-let-nobody-wake = Hold: let nobody wake a sleeper.
verse-118-v1-take-lay-a-sick = Take: lay a sick stranger in your place.
verse-118-v1-go-on-by-the = Go on by the low road.
verse-118-v1-sit-by-the-woman = Sit by the woman with the stick.
verse-118-v1-beor-takes-one-up = Beor takes one on his shoulder.
verse-118-v1-stay-on-your-feet = Stay on your feet.
verse-118-v1 = Hollows in the turf, and slow breathing.
verse-118-v1-smoke-behind = Go on by the low road.
verse-118-v2 = Some get up, offended and then not. The bearded one asks whether the market is over. It was over before your grandmothers were born. The others you call by every name you have, and they smile at each with their eyes shut. "Close," says one.
verse-118-v3 = Coins of a king you never heard of, a heel of bread still good, a letter that begins "Back soon". They all had the letter, in the same pocket, each in a different writing.
verse-118-v4 = You promise it under your breath. Then, to keep the word, you lie down among them and try. There is a hollow your size. When you get up again the turf has been drawn over your feet.
verse-118-v5 = He was at the ford, in a fever, asking for a dry place. He thanks you all the way. "You're very good," he says, and his eyes close. The stone lights before you have finished folding the jacket under his head.
verse-118-v6 = From here the road has no bars. It goes down, circles the fields, and from a certain point on you have the sea on the wrong side. Nobody has asked you for anything. That too will be entered.
verse-118-v7 = Her fist is shut on a walking stick, notched from end to end. The other arm lies open in the grass and is the colder. Moss has started in the crook of it. Whatever is put there she will close on. Whatever is taken from her she will look for in her sleep.
verse-118-v7-give-her-your-hand = Give her your hand until nightfall.
verse-118-v7-take-the-stick = Take the stick from her.
verse-118-v7-turn-the-palm-down = Turn the palm down.
verse-118-v7a = The grip is light and does not tighten. Things come with it, in no order, a road that went by on the other side, a market, a goose. When you draw back she lets go a little at a time. "Was it Thursday?" she asks, asleep. "It was Friday."
verse-118-v7b = It comes away all at once, and she frowns. The notches are not measures. They are evenings, cut by a person who used to sit beside her, until there was no more stick. Her arm goes over the grass, to the left, to the right, as far as it can reach.
verse-118-v8 = He squats, takes an arm, and rises: a long lad, boots swinging. After a quarter of a mile Beor stops to shift him. "He's not heavy," he says. "He's helping." He sets him down on the verge, facing a house with its chimney lit. In the grass, where he lay, there is a jacket left over.
verse-118-v9 = One of the sleepers has raised himself on an elbow. "Onions," he says, with his eyes shut, "and a cake. Eleven kitchens." He sniffs again, to the north, where there was barley when you came by. "They've laid for you," he says. "I shouldn't go." He lies down on the other side.
verse-118-v1-ask-about-the-comb = Ask the man with the list who the comb was for.
verse-118-c1 =
    "It's for her," says the man with the beard. He does not point. The woman with the stick lies a little way off, her hair come down round her in the grass. "I sat by her, after work. I cut a mark each time I went home, so that she'd have the count when she woke. Then there wasn't any more stick."

    "And you lay down."

    "I was tired. It was only till I'd thought what to cut next."

    You ask what she is called. He is aware of what that would do. He goes over the list again, with his lips.

    "She said to me, don't you call me, Jabel, unless it's worth getting up for. So I used to sit there and think, well, is it." He looks about him, at the road, the carters, the hem like a field of something else beyond the last ditch. "You've been about. Is it?"
verse-118-c1-told-1 = "There's soup," says Beor. Jabel considers it.
verse-118-c1-told-2 = "Yes," says Ailei. It comes out at once, as they always do. She waits to see whether it is a lie. "Some days," she says. "I'd get up for some days."
verse-118-c1-told-3 = He sees that her fist is shut on nothing. "Where's the stick?" he says. None of you answers. He looks at what you lean on.
verse-118-c1-say-it-is-worth-it = Say that it is worth getting up for.
verse-118-c1-tell-him-to-let-her-lie = Tell him to let her lie.
verse-118-c1a = "Bersaba," he says, not loud. She opens her eyes and looks at him for some time. "You've let that beard go," she says. Then she puts up her arm to be helped, as if she had been told that there was dancing. There are more hollows empty now than full. The stone breathes a little faster.
verse-118-c1b = "I thought not," says Jabel. He combs her hair out with his beard's own comb, which has lost its teeth on one side. Then he lies down facing her and asks you, if it should improve, to send word.
verse-118-o3 = Where she lay the moss is closing. There are more hollows empty than full, and those who are left sleep lightly. One of them is up on his elbow. "Is there dancing?" he asks.
verse-118-o4 = Jabel and the woman with the stick lie face to face now, knees touching. The list is under a stone. Below the comb a word has been added, in another pencil, which is NEWS.
nightmare-118-told-1 = A hand goes over the grass beside you, to the left, to the right. You lie on the stick so that it shall not find it.
dream-118 = The best sleep of the year. Somebody moves the hair from your forehead and does not wake you. In the grass eight people turn over together, the same way, and there is room.
dream-118-2 = The grass has been drawn up over your shoulders. A voice tells you how long you may stay, quite low, so that you need not remember it. Each time you turn over it has been made longer.
dream-118-3 = You get up in the night, go home, see to everything, and come back and lie down. In the morning your shoes are wet. You do not ask them.
nightmare-118 = You are the hollow. Somebody lies down, kindly, and tries you for length. They draw the jacket under their head. A heel finds the place where your mouth would be, and is comfortable.
nightmare-118-2 = They have turned over, all together, and there is no room. None of them has woken. They lie as people do who have always been nine.
verse-119-o1 = The hedge has stopped. It is looking off towards a crossroads, where it has family. The man has a chair out on the grass. "It keeps asking after it," he says. "I say it's doing well. Is it?"
verse-119-o2 = Lawn, saucers, a white shoot up through the seat of the chair. He sits on the arm of it. "It isn't the same plant," he tells you. "It doesn't lean."
verse-119-oz = It has got to the pantry. He hands you things out through the window as he finds them. "Hold that," he says. "And that. No, that's hers, put that back."
verse-119-oz-told-1 = "A long lad walked in here asleep," he says. "From the stone. He asked whose chimney it was. I hadn't thought of it as anybody's, till then."
verse-119-o0 = It is in flower on one side only, his. "I put it in to close things off," says the man from inside. "It was meant to stay where it was." When he planted it he promised something, and has not been able to think what. "It keeps out the hem, I'll say that. It keeps out everything."
verse-119-v1-cut-it = Cut it.
verse-119-v1-cut-it-in-turns = Cut it, in turns, all day.
verse-119-v1-follow-it-backwards = Follow it backwards.
verse-119-v1-take-the-short-way = Take the short way by the first field.
verse-119-v1-ask-him-what-he = Ask him what he promised.
verse-119-v1-help-him-move-the-bed = Help him move the bed.
verse-119-v1-see-what-has-grown-back = See what has grown back.
verse-119-v1-wave-from-a-distance = Wave from a distance.
verse-119-v1 = The hedge, the house, the man at his window.
verse-119-v2 = It goes down with a sigh of backs. The man comes out, pays you in haste and paces off how much lawn he has got back. Where the trunks were the shade has stayed, right across the grass to his door. He stands in it. "That'll want a while," he says.
verse-119-v3 = Walk against its step and you come upon the years, a nest, a ball, a scythe for a pair of mowers. At the end is the first field, no bigger than a bed, with chairs in it turned to face each other. From there you could shout to the quarry.
verse-119-v4 =
    "Zennor," says the man, "since you're asking things."

    "What did you promise?"

    "If I had that I'd be doing it." He thinks. While he thinks the hedge keeps still, and a sparrow takes the chance to sit down. "We put it in together, her from one end and me from the other, till we met. And she said, you'll want to tell it—" He stops. "There was a cart at the gate and she'd her hat on. I said yes. I always say yes when there's a cart."

    "Tell it what?"

    "I've tried everything. I tell it that it wasn't out of spite." A branch has come in at the window, slowly, and lies along the sill like an elbow. He moves his cup to make room. "It isn't that, though," says Zennor. "It'd have gone back."
verse-119-v4-told-1 = "Which end was hers?" asks Beor. Zennor shows him. It is the end that walks.
verse-119-v4-told-2 = "Does it like being talked to?" asks Ailei. It has not been put to Zennor in that way. "It stops," he says, "for as long as one's at it." She sits down by the sill and tells the elbow about her mother's hat.
verse-119-v5 = After this room there is only the pantry. Zennor carries the light end of the bed and apologises for it. On the wall a list is left in pencil, everything a man may promise a hedge, crossed out line by line, water, company, no shears. He has sloe spirit, if you will stop and bring the bread.
verse-119-v5-go-through-the-list = Bring the bread, and read the list.
verse-119-v5-sit-up-at-the-window = Sit up at the window in his place.
verse-119-v5-set-down-the-bed = Set the bed down and go.
verse-119-v5a = You read it aloud, a line each. At MARRY IT he laughs until he has to hold on to the table. At TELL IT WHEN I GO OUT he does not laugh. He gets up, opens the door and faces the garden. "I'm only seeing them to the gate," he says. It lets him by.
verse-119-v5b = By moonlight it does not walk. It waits until the house breathes out, and is then a leaf nearer. Far off along the top a lantern comes down the line with no bearer, stooping to every stem. Before it turns off you have its road by heart.
verse-119-v6 = The stumps are dead. What has grown back has grown indoors, a white shoot between the floorboards, another up through the chair. He has put saucers under them. A day with knives would clear it all. Or a cutting could be carried off, by people with somewhere to put it. "I couldn't ask it of you," he says, of either.
verse-119-v6-clear-the-floor = Clear the floor with knives.
verse-119-v6-carry-off-a-cutting = Carry a cutting to a crossroads.
verse-119-v6-water-the-saucers = Water the saucers.
verse-119-v6a = It comes up by the yard, and with the roots come coins that went down the cracks in his father's day. Those he lets you have. He eats his supper sitting on the table. As you leave you can hear him in there walking up and down, heavily, to keep the boards under.
verse-119-v6b = You plant it where the roads meet, so that it has a choice. It stands straighter at once. A carter going by hangs a child's glove on it, found in the dirt. Under the glove there is a bud. "Whose is it?" he asks. It points at no house.
verse-119-v7 = The chairs in the first field are still face to face. You go between them sideways and beg their pardon. On the far side the air is full of chisels.
