event-ev-c1-p21 = Round the Fire
event-ev-c1-p21-text = There is a fire and it is yours. The boots stand round it with their toes in, and for a time there is nothing that has to be said.
event-ev-c1-p21-told-1 =
    "What weighed least?" asks Ailei.

    "A basket," says Beor.

    "Of what?"

    "The basket. The rest was nothing."

    She begins a kind sentence and leaves it. "No. You tell me."

    "The handle was warm. The grandmother had held it to the door." Beor moves a branch that was lying well enough. "I went the long way."

    "Why?"

    "It was early to put it down."

    Ailei passes him the bread. "Next time you go the long way," she says, "take somebody."
event-ev-c1-p21-told-2 =
    "A supper promised and not served," says Arev, "lapses after seven years."

    "Who says so?" asks Worm.

    "Custom."

    "And has custom had its supper?"

    Arev gives this honest thought. "Very likely."

    "Put the interest in, then. A mouthful a year."

    "Interest wants a signature."

    "I was down the well. I signed the wall."

    The book is open on his knees already and the pen is wet. "In what form?"

    "Fingernails," says Worm.

    The pen stays where it is until it drips. "That's good in law," says Arev. "I'm writing that it's good."
event-ev-c1-p21-told-3 = In the pack is a letter from Piran, folded in three to make it last. You open the first fold. "I write before you go," it says, "since afterwards I'd give advice. Don't drink where the sheep do. Walk as if you had something to carry home."
event-ev-c1-p22 = Wet Wood
event-ev-c1-p22-text = The wood is wet and talks to itself. You sit on the side where the smoke is not, all of you, and it comes round.
event-ev-c1-p22-told-1 =
    "That was a lie, just now," says Arev.

    "I said the soup was good."

    "You said it at once. People swallow first when it's true."

    Ailei swallows. "It's salt," she admits. "And you've not eaten since yesterday."

    "You can't know that."

    "When you're hungry you talk about the Penroses."

    "The Penroses are three sacks behind."

    "You see?"

    Arev looks down. There is a bowl on his knees, and he could not say since when. "I shall enter it," he says.

    "Enter it hot," says Ailei.
event-ev-c1-p22-told-2 =
    "How deep?" asks Beor.

    "The mill, twelve fathom," says Worm. "How heavy?"

    "The old miller? Two sacks. Were you down long?"

    "A day. Did you have help?"

    "It's my turn," says Beor. "Is it cold at the bottom?"

    "Not there. It's up top that's cold. Did you have help?"

    "No." Beor waits for a branch to catch. "Deepest."

    "The press well," says Worm. "Heaviest."

    The branch catches and bends over. "Pass," says Beor.

    "Then I pass too, and you never heard me say the press well."
event-ev-c1-p22-told-3 = The second fold of Piran's letter. "It rains inside the bell here, not much. Keren says to tell you the bread is counted, and that it's not on account of the bread she tells you. The children sit in your places by turns. I let them. It keeps them warm."
event-ev-c1-p22-told-4 = Gwenneg has his back to the fire and his face to the trees. "You take the watch," he says. "I'll just be awake." When the wood spits his feet are up already. The rest of him looks round to see whether you saw.
event-ev-c1-p23 = Embers
event-ev-c1-p23-text = The fire has gone down to where a face is only the half that is turned to it. It is easier to talk like that.
event-ev-c1-p23-told-1 =
    "Sixty-one lines," says Arev, with the book open. "The names are in. There's no sum beside them."

    "What sum?" asks Beor.

    "What you're owed. The Council said to leave it blank."

    "Put nothing."

    "Nothing is a figure. Once it's down it's down."

    Beor regards the page from where he is, the way you look at a house from the road. "Then don't."

    "Then what?"

    "Leave it. If you write there, it's finished."

    Arev keeps the book open. He sets a stone on the page, against the wind. "Blank, then," he says. "But it's your blank."
event-ev-c1-p23-told-2 =
    Ailei is scouring the pot and humming.

    "Not that one," says Worm.

    "It's Nolwenn's. Everyone sings it."

    "I heard it going away."

    She stops. "I can leave off."

    "If you leave off I hear it end, which is the same." He goes through his pockets and puts a button on the stone between them. "Get it wrong. One note. That makes it a different song."

    Ailei tries, and it comes out right. She tries again. It is so far off that a bird answers.

    "There," says Worm. "I don't know what that one means."
event-ev-c1-p23-told-3 = The last fold of Piran's letter is blank. At the foot, where the name goes, he has written smaller: "Here I thought for some time. P."
event-ev-c2-p21 = A Carter's Fire
event-ev-c2-p21-text = A carter has left you his fire, lit, with a stone on the verge to say whose it was. It burns Reckoning wood and gives no trouble.
event-ev-c2-p21-told-1 =
    "Hockin didn't die in his sleep," says Ailei. "I told the bees so. I told everyone. It isn't true."

    "I know," says Beor.

    "How do you know?"

    "I carried him."

    "And you never said."

    "He had his shoes on. Sleeping men take them off." Beor considers his own. "He was behind the door."

    "He wanted to get out."

    "He wanted to open. There was knocking."

    Ailei draws up her knees. "They asked me to say it, about the sleep."

    "Me too," says Beor. "It was me took off the shoes."
event-ev-c2-p21-told-2 =
    "One numeral," says Arev. "Choose. The one is easy."

    "Everyone's got the one," says Worm. "That round one."

    "You don't learn the nought first. It's worth nothing alone."

    "Well, then. Who's going to take it off me?"

    He draws it in the ash with a stick. It looks like a well from above.

    "Closer," says Arev. "Left open it'll pass for a six, and a six somebody will want back."

    Worm closes it. Then he makes a smaller one alongside.

    "Two noughts come to no more than one," says Arev.

    "I know. That one's yours."
event-ev-c2-p21-told-3 = Tied to the carter's stone is a letter from Piran that has been through a good many pockets. You read the beginning. "I don't know where this finds you. I give it to whoever is going. A Reckoning cart stood two days by the granary, with the men facing the other way. We took them soup. It was simpler than watching them."
event-ev-c2-p22 = Fire Without Smoke
event-ev-c2-p22-text = You make it small, in a hole, because of the patrols. The heat comes up through your knees.
event-ev-c2-p22-told-1 =
    "Was she kind?" asks Ailei. "Kerra."

    "It isn't entered," says Arev.

    "I'm asking you."

    He takes his hat off and looks inside. "She kept the crusts for the dog. They had no dog."

    "Then she was kind."

    "Then she kept the crusts."

    Something gentle comes to Ailei; you can watch it go down again. "What didn't she like about you?"

    "That I counted at table."

    "And what did you do?"

    "I left off," says Arev. "Once, I left off."
event-ev-c2-p22-told-2 =
    Beor is mending Worm's rope. There is a red length in the middle of it.

    "Leave it," says Worm. "It held."

    "It won't now."

    "Down there it said I was its own. It was polite about it."

    "And up here?"

    "Up here there was pulling."

    Beor draws the knot tight, puts a foot on it and hauls. "A man who's no one's has no weight. You marked the rope."

    For a while there is only the fire. "What do I owe you for the knot?"

    "Nothing."

    "Say I owe it," says Worm. "That way I know where it is."
event-ev-c2-p22-told-3 =
    "You went down one," says Beor, "and came out of the thirteenth."

    "It was handier," says Worm.

    "You were dry."

    "I gave the right answer."

    Beor waits, which as a rule is enough.

    "It asked whose I was. I asked what that would be worth to know."

    "And what's it worth?"

    "It didn't say. It held the way open for me."

    Beor gives the pot a quarter turn. "I'd have pulled you up."

    "I know," says Worm. "That's why I saw to it myself."
event-ev-c2-p22-told-4 = The middle of Piran's letter. "They ask me about you in the road and I give good answers, knowing nothing. Keren's mother, when she was well, used to say the absent are always in the right. Make the most of it while you're gone."
event-ev-c2-p22-told-5 = Gwenneg dug the hole for the fire, just deep enough, with no loose earth about. "They don't find you, like that," he says. Then he looks at how well he has done it and throws on a fistful of green leaves, to make some smoke. "There," he says.
event-ev-c2-p23 = What Was Left to Burn
event-ev-c2-p23-text = It is a gate. It had stopped being one before you came. It takes a long while to catch, and then it will not stop.
event-ev-c2-p23-told-1 =
    "It was you said no, at the Eleven," says Arev.

    "It had to be said," says Beor.

    "The voice was yours. The no was mine. I left the line out."

    "You had your arms full of the book."

    "Just so."

    Beor finishes chewing. "They said thank you. The one with the eggs. Thank you for saying it loud."

    "I heard her."

    "I don't get told that, as a rule."

    Arev looks for the pen, finds it, and puts it away again. "This," he says, "I'm not entering."
event-ev-c2-p23-told-2 =
    "I was about to say no," says Arev. "At the Eleven."

    "You were sitting down," says Beor.

    "It doesn't come, sitting down."

    "Nor standing. I had the bench."

    "But there was a yes. I heard the voice. I took it for yours."

    "I took it for yours."

    They both think it over, and neither will have it.

    "It'll have been the soup, then," says Arev.

    "Good soup," says Beor. "It's my back that's cold now, on the side the door was."
event-ev-c2-p23-told-3 =
    "She signed with a cross," says Worm. "My mother. It's crooked."

    "I could imagine her for you," says Ailei. "I'm good at it. She had hair like—"

    "No."

    "All right."

    "You'd make her nice."

    She lets that stand. Another bar of the gate falls in, and for a while there is light to see by.

    "Hands, though," says Worm, without turning round. "What sort?"

    "Small," says Ailei. Then she corrects herself. "I don't know. They shook. You can tell by the cross."
event-ev-c2-p23-told-4 = The end of Piran's letter. "I sleep little and listen to the road. If you come back by night don't knock. Cough. We've gone off knocking, lately. If it coughs I'll open to it myself."
event-ev-c2-p23-told-5 = The yellow dog has lain down with its nose towards the houses. Each time the embers settle its tail goes. Over there, somewhere, it is being called to supper.
event-ev-c3-p21 = Driftwood
event-ev-c3-p21-text = It burns blue along the edges, for the salt. You have laid the rest of it by size, without anyone proposing it.
event-ev-c3-p21-told-1 =
    "He asked me if you forgave him," says Ailei. "Talan. I could have told him yes."

    "You could," says Beor.

    "He'd have been glad."

    "Yes."

    "Was it true?"

    Beor breaks a stick over his knee. It is damp, and takes a while. "A piece of it."

    "Which piece?"

    "He was my brother that day too. Only I was carrying."

    "Then I was right not to say it."

    "You were right," says Beor. "I was sorry all the same."
event-ev-c3-p21-told-2 =
    "If Talan's over there," says Ailei, "the first thing he'll ask is whether you hold it against him."

    "Yes," says Beor.

    "I'll tell him no. I say it well."

    "I know you do."

    "Is it true?"

    Beor puts on the thickest piece, the one you keep for the night. "Ask me when I see him," he says.
event-ev-c3-p21-told-3 =
    "What's a receipt for?" asks Worm.

    "To prove you've paid," says Arev.

    "And if you paid and haven't got one?"

    "Then you paid. Only you have to remember it."

    "On your own?"

    "That's the awkward part."

    Worm watches the wood go blue. "And what you paid with?"

    "How do you mean?"

    "Say you're what was paid. Do they give you anything?"

    Arev turns back through the book, all the way to the front. "There's no column," he says.
event-ev-c3-p21-told-4 =
    "I tore mine up," says Worm.

    "Good," says Arev, and it costs him something. "Then I'll do the remembering."
event-ev-c3-p21-told-5 =
    "I've still got mine," says Worm, holding it clear of the sparks.

    "Let me see the signature. No, you keep hold. I can tell from here it's good."
event-ev-c3-p21-told-6 = A sheet from Piran, no cover, brought by a man who was going to the sea. "This is short, the paper being Keren's. They say here you've come to the water. If so, look at it for me too. I nearly got there as a boy and was called in to supper."
event-ev-c3-p22 = The Fire Across
event-ev-c3-p22-text = On the other side of the water there is a fire as well. When you put a log on yours, it is a moment before theirs goes up.
event-ev-c3-p22-told-1 =
    "Before the veil," says Arev, "you speak of her health. Then the hives. The veil comes third."

    "My mother always asks for the third thing first," says Ailei.

    "Put it second."

    "Then she'll see the first was an excuse."

    "It is an excuse."

    "I know. I miss being told so by her."

    Arev rules a line under the list. "I'll tell Hedra, if you like. No one believes me, which is a start."

    "No," says Ailei. "She'd find for you."
event-ev-c3-p22-told-2 =
    "Carry me," says Worm. "As far as the post. To see."

    "See what?" asks Beor.

    "What it's like. The others all know."

    "The others were dead."

    "All but her," says Worm, and then, "I shouldn't have said that one."

    Beor gets up. He takes him like a sack, thinks again, and takes him like a person. At the post he does not put him down directly.

    "Well?"

    "It's high," says Worm. "You see where you're going. I thought you'd see where you'd been."
event-ev-c3-p22-told-6 =
    "Carry me," says Worm. "As far as the post. To see."

    "See what?" asks Beor.

    "What it's like. The others all know."

    "The others were dead."

    "That's why I ask now."

    Beor gets up. He takes him like a sack, thinks again, and takes him like a person. At the post he does not put him down directly.

    "Well?"

    "It's high," says Worm. "You see where you're going. I thought you'd see where you'd been."
event-ev-c3-p22-told-3 = On the back of Piran's sheet. "I hear the bell now when it isn't being rung. Lowena says it's my age. I say it's on time."
event-ev-c3-p22-told-4 = Talan stands between you and the fire across the water, not yet being sure of sitting. "That's a man waiting," he says. "You can tell by how he puts the wood on. A little at a time, so there'll be none to leave."
event-ev-c3-p22-told-5 = Gwenneg is counting under his breath how long the other fire takes to answer. "A day behind," he says. "I was to be a day behind, with the lamp." He puts a log on yours and watches until that one goes up too.
event-ev-c3-p23 = The Last Dry Log
event-ev-c3-p23-text = You have carried it since the hill. It is agreed that this is the evening for it.
event-ev-c3-p23-told-1 =
    "A brother can't be entered," says Arev. "One of the Penroses tried it. Corentin laughed."

    "Why?" asks Beor.

    "There's no date due."

    "Talan's younger. He ate first."

    "And you?"

    "What was left. There was a lot left." Beor watches the log make up its mind to burn. "He was never hungry. Then I saw him at a fair, by himself. He was hungry."

    Arev stops writing. "That alters the balance."

    "By how much?"

    "I don't know," says Arev. "It's never happened before."
event-ev-c3-p23-told-2 =
    "What would you tell them about me?" asks Worm. "The bees."

    "When?"

    "After."

    "After what?"

    "You know."

    Ailei thinks it over sitting straight, as she does before a hive. "He's gone," she says. "He brought up what other people had dropped. Once he paid a button for a note."

    "You're not putting the name in."

    "They know who Worm is."

    "Put that he never asked for anything."

    "That's not true," says Ailei. "You just did."
event-ev-c3-p23-told-3 = At the bottom of the pack, ironed by the weight, is a note Piran put there on the first day. "If you read this you've emptied it," it says. "You'll be light, then. Come home while you are."
