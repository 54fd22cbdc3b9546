location-101-menhir-told-1 = A bowl before the stone, one each, and nobody starts ahead of the rest. Grandmother warms from the ground up. The hens go in without being told.
verse-101-o1 = The quern stops before you have shut the gate.
verse-101-o2 = The gate has a new bar, on the inside. "Who's there?" says Piran through the boards, though he has been watching you come since the bend. "We had people who went out by this gate," he says. "Nobody saw them go. I'd only like to know whether it's them I'm talking to."
verse-101-o2-speak-through-the-gate = Talk to him through the boards.
verse-101-o2-go-round-by-the-hens = Go round by the hen-house: Lowena lets you in.
verse-101-o2-use-the-key-by-night = Wait for dark and use the granary key.
verse-101-o2-go-away-again = Go away again.
verse-101-o3 = Keren has had the scoop tied to her wrist with a rag. She stands by the flour, red to the elbow, and says what to weigh; a girl weighs it and gets it wrong. "More," says Keren. "That's a supper for a man you dislike. More. Now you're sorry for him. Back."
verse-101-o3-told-1 = It is warm in here. It has been warm since the chairs, which were good wood.
verse-101-o3-told-2 = Gwenneg brings her the sacks and takes them off. "Let him," says Keren. "He's the only one who doesn't look at them."
verse-101-o4 = The floor is pale in oblongs where the chairs stood. It is warm in here, warmer than it has been since spring. People carrying soup still walk round them.
verse-101-o4-told-1 = Gwenneg is eating at the sill. "Mine was never comfortable," he tells you.
verse-101-o4-told-2 = Gwenneg is at the quern. "They say mine went last," he tells you. "It was low. It was holding the others up."
verse-101-o4-told-3 = "The Rendered have got all their chairs, from what I hear," says a woman to her soup.
verse-101-o4-told-4 = "And Talan?" says an old man at the end of the table. They have all left off chewing, to hear.
verse-101-o5 = Gwenneg eats at the sill, standing, with his back to a chair that is free. He has learnt to do it without spilling. "I'm all right here," he says, before you can ask.
verse-101-o6 = "Is it true there's a twelfth door?" says a woman by the stove. "And that you sat down?" The bread goes past you on the left, then on the right. "It's only to know who we're passing it to," says the man who has the salt.
verse-101-o6-told-1 = "I had a plate," says Arev, "and she asked me if it was hot." He has been wanting to say so to somebody since. The salt comes to him.
verse-101-o6-told-2 = "They asked after all of you," says Ailei, "by name. I said that you were well. I'd like to have been right."
verse-101-o6-told-3 = "There was a place laid," says Beor.
verse-101-o6-told-4 = "I stood," says Worm. "Ask them. They were very nice about it."
verse-101-o7 = For the collection a woman has set out eggs in a row. She comes to the end of it, stops, and takes the last one back into her apron. It was for the people beyond the hill. The Rendered, they are called now. They have no need of it.
verse-101-o7-told-1 = "They say the voice was yours," she says to Beor. "Yes," says Beor. She gives him the egg.
verse-101-o7-told-2 = Gwenneg holds the basket and looks elsewhere. He was at school with one of them.
verse-101-o8 = Gwenneg is turning the quern. At the noise of the gate his head comes up, as it does for everyone, and he sees who it is. "Only them," he says towards the stove, where Lowena has stopped slicing.
verse-101-o8-told-1 = The added chair is his, for the present. He keeps his boots under it.
verse-101-o8-told-2 = "You can put him down for twenty-four," says Lowena, of the hares. She has been sending Jory eggs.
verse-101-o9 = There is a chair more than there were, at the head of the rest. It has no cushion yet. The yellow dog lies under it with the look of having been there when it was decided.
verse-101-o10 = They ask you how he looked. They ask one at a time, in the order in which they loved him, while the soup goes cold. "And he sent for nothing?" says the last, the old man who taught him to whistle. "Only I've kept the reed."
verse-101-o10-told-1 = Talan has been standing beside you since you came in. "Thinner," he says, when they have done. It is a while before they can ask it of him.
verse-101-o11 = Your bowls are on the shelf, washed, right way up. Dust has been kept off them. "We weren't sure of the day," says Keren's girl.
verse-101-o11-told-1 = "Which is mine?" says Worm. "The one that's left," says the girl. It is the best of them.
verse-101-o12 = The ladle hangs from its nail with a rag round the handle. Keren serves with it all the same, by the rag. Between one bowl and the next she hangs it up again.
verse-101-o12-told-1 = "It isn't that it's hot," says Keren. She has said so to each of you.
verse-101-o12-told-2 = Yours she fills to the brim, with the heel of the loaf on top. It was her mother's piece.
verse-101-oz = Spoons again. Keren does not look up; she has your step by now. The bench has been pulled out to suit it.
verse-101-oz-told-1 = Piran is wearing a belt that is too long for him, with the end turned in.
verse-101-oz-told-2 = You greet each of them by name and stop at one. A neighbour says it for you, kindly: "Jenver. Next door to your mother."
verse-101-oz-told-3 = The dog goes once round the table, to be seen, and lies down under the low place.
verse-101-oz-told-4 = There is a padlock on the flour bin. Keren wears the key where it shows.
verse-101-oz-told-5 = The slices are weighed, each against the one before it.
verse-101-oz-told-6 = There is a slate off Lowena's roof. It has been off for days and she walks under it.
verse-101-oz-told-7 = Gwenneg stays in the doorway. Lowena takes his bowl out to him and waits while he empties it.
verse-101-oz-told-8 = The third key has been taken down and polished. "It's Tegen's," says Piran, and hangs it up.
verse-101-oz-told-9 = There are four chairs at the wall and a clean space. They stand the dough in the space, to rise.
verse-101-oz-told-10 = "It came to another name," says a child, of the dog. "I only said it by mistake."
verse-101-oz-told-20 = *Bread, received*, it says in Arev's line, and so nobody may be hungry. Keren ladles the right weight into each bowl. Some of it is bread. "That's what's down," she tells the children. She does not look at the book.
verse-101-oz-told-21 = A roofer called Hosken has been to see about Lowena's slate. He says you held the line for him once. "He measured the whole house while he was up there," says Lowena. "He wanted to know if it was meant to come off."
verse-101-oz-told-22 = Jory is at the far end of the table, for the first time since anyone can say. "Crusts," he tells Keren. "One to a chair. They've turned round, and I've nothing to put in front of them."
verse-101-o0 = The five chairs have had their cushions beaten. The fifth is lower: it was for a boy who had some growing left. Keren counts spoons, Piran looks at the bell, and nobody asks whether you have eaten, because whoever asks must then give.
verse-101-v1-buy-flour-from-keren = Buy flour from Keren.
verse-101-v1-go-to-the-sick = Go to the sick house.
verse-101-v1-feed-the-yellow-dog = Feed the yellow dog.
verse-101-v1-ask-piran-about-the = Ask Piran about the bell.
verse-101-v1-sit-down-by-lowena = Sit down by Lowena.
verse-101-v1-ask-piran-who-decided = Ask Piran who decided it.
verse-101-v1-beor-goes-in-to-piran = Beor goes in to Piran.
verse-101-v1-sit-with-keren = Sit with Keren while she serves.
verse-101-v1-lay-a-hand-on = Lay a hand on Grandmother.
verse-101-v1-open-the-granary-with = Open the granary with the key.
verse-101-v1-ask-the-council-s = Ask the Council's leave to depart.
verse-101-v1-sit-down-the-word = Sit down: the word was kept.
verse-101-v1-look-at-the-chair = Look at the chair against the wall.
verse-101-v1-leave-without-letting-the = Leave without a sound.
verse-101-v1-worm-asks-for-the = Worm asks for the supper he is owed.
verse-101-v1-ask-what-is-said = Ask what is being said.
verse-101-v1 = The long table, and who is at it.
verse-101-v1-go-to-the-sick-again = Go to the sick house again.
verse-101-v1-ask-too-soon = Ask the Council's leave to depart.
verse-101-v2 = Keren weighs by hand, and the hand weighs true. She adds a fistful, considers it, takes half away. "Two suppers. Three, if you're sad." She chalks your coin on the beam, under eleven others.
verse-101-v3 = Keren's mother has hands red as wet clay, shut on a ladle. She breathes by numbers, four and a rest. To hold such a hand at the last moment is to take the grip away with you; they all say so. She is looking at the chair beside the bed. It has been empty two days.
verse-101-v3-hold-her-hand-to = Hold her hand to the end.
verse-101-v3-stay-in-the-doorway = Stay in the doorway.
verse-101-v3a = When it comes she lets go of the ladle and takes you. She squeezes once, hard, and nods. Afterwards her fingers open by themselves. The marks of her nails stay in the palm that held her. They do not hurt.
verse-101-v3c = By now there are more red hands in the village than the other sort. The old woman grips and does not let go, and it takes all of you to get loose. Keren brings water and ash to wash with. She holds them out from a distance, on the bread peel.
verse-101-v3b = She dies looking at the chair. Keren comes for the ladle and cannot get it. She asks you, without turning round, whether you at least counted the breaths.
verse-101-v4 = It has a collar and no owner. It eats neatly, from the left side of the bowl, and leaves the rest. Then it follows you to the gate and sits down there, as if it had given its name and were waiting for yours.
verse-101-v5 =
    "It rings beautifully," says Piran. "Only I don't ring it."

    "And if the hem moves in the night, how is anyone to know?"

    "There's the hens." He has the grease out already. "We cast the clapper together, my lad and me. You could hear it down in the cove, in any wind. That was what it was for."

    The rope ends a good way above your heads. The end of it is cut, not worn.
verse-101-v5-say-you-will-listen = Say you will listen for it in the cove.
verse-101-v5-splice-him-a-longer = Splice him a longer rope.
verse-101-v5-leave-him-to-his = Leave him to his rope.
verse-101-v5-told-1 = "There's a fathom and a half short," says Arev. "In the book it's whole."
verse-101-v5-told-2 = "You can't reach that yourself," says Worm. "No," says Piran. "Nor can I."
verse-101-v5-told-3 = "The storm did it," says Ailei, to help. "No," says Piran. "Thank you, though."
verse-101-v5-told-4 =
    "I'd been ringing since noon," says Piran. "And they came no nearer. I thought, if he can hear it he knows where home is and can't get there. You don't want a person to listen to that. So I cut it." The grease goes up as high as his arm does. "I meant it kindly."

    "And they were still out?"

    "There was an hour of light left," says Piran.
verse-101-v5-told-5 = He has his son's belt on, over the coat. The buckle is green and he lets it be.
verse-101-v5-told-6 = "You've been down there," he says. "You'll have heard it." He does not ask how it was.
verse-101-v5-told-7 = "Loveday's sent limpets," he says. "Cleaned. She's not sent up so much as a shell since it happened. There's a note says eat them while they're hot." He has let them go cold, to keep them.
verse-101-v5b = You bring him the bell from the cove, green, with mussels on it. Piran turns it, finds two thumbprints on the rim, one large and one not. He hangs it next to the other and ties the two ropes together. "If the hem moves," he says, "they'll ring themselves."
verse-101-v6 = The stone is warm as a cow's flank. Now that it has been explained to you there is a sentence to read in the lichen, the kind that is said to children at table. HERE NOBODY EATS ALONE. In front of it a bowl stands upside down, cobwebbed to the ground.
verse-101-v6-hold-promise-to-come = Hold: promise to come back to table.
verse-101-v6-take-use-the-seed = Take: use the seed corn.
verse-101-v6-turn-the-bowl-right = Turn the bowl right way up.
verse-101-v6-leave-it-as-it-stands = Leave it as it stands.
verse-101-v6-told-1 = "Hedra said that over every plate," says Ailei. "I took it for manners. She's my mother, I might have known."
verse-101-v7 = You say it with your mouth full, which is the proper way. Within seven days, and then within seven again, one of you will sit here. The stone makes the sound of people moving up on a bench.
verse-101-v7-alone = You say it with your mouth full, which is the proper way. Within seven days, and then within seven again, you will sit here. The stone makes the sound of people moving up on a bench.
verse-101-v7-prompt = Whose word is it?
verse-101-v7-ailei = Ailei
verse-101-v7-arev = Arev
verse-101-v7-beor = Beor
verse-101-v8 = The seed corn is kept in the only sack without a mark, so that they all know which it is. You pour it out at the foot of the stone. It burns without flame and smells of bread. In March they will open the store to sow.
verse-101-v9 = The lock has been oiled lately, and not by you. Inside, the grain is down to the February mark, and it is autumn. You take what your pockets hold. On the floured boards, going out, there are prints of bare feet. There are weeks of them.
verse-101-v10 = They vote with beans, white or black; Piran's is half and half, and at Tegen's place none is put. Keren gets up, wipes the dust from your bowls and sets them at the end of the table, the door end. The title they give you is the one the five had, and they stop before the end of it. "Well, somebody has to go and look," says Keren.
verse-101-v10-take-the-bread-and = Take the bread and the title.
verse-101-v10-not-yet-something-to = Not yet: something to finish first.
verse-101-v10-told-1 = This time Piran's is black, on both its sides.
verse-101-v11 = You take the bread first and the title after, as you are told. "The other way about it gets cold," says Keren. Along the door end the new bowls are being filled. The dog smells each in turn and sits down by the one it has decided on.
verse-101-v12 = Keren looks it up. Press well, one supper, unpaid. The writing is her own. She ladles it out then and there and stands by, since a debt is eaten in front of the debtor. Worm looks at the bowl. Once it is empty, he and Cuanacht are straight.
verse-101-v12-he-eats-all-of = He eats all of it.
verse-101-v12-he-eats-half-and = He eats half, and stays owed.
verse-101-v2b = You weigh it yourselves, and Keren watches your wrist. "Up," she says. "Now let it think." The scoop settles with a supper too many in it. "Keep that," she says. "It was an honest mistake."
verse-101-v5c = The bells hang side by side with their ropes tied in one knot. "I grease the both of them," says Piran. "It's no more work than the one." He has his ear to the green metal, as you would with a cow, to hear if it is asleep.
verse-101-v5c-told-1 = He does not ask where the belt lies. On Sundays he walks that way, as far as the turf is cut.
verse-101-v5d = "I've heard it," says Piran, before you have sat down. "On a carter's wheel, at the Fair, coming downhill. They've made it into rims." He does it for you with his tongue. "It keeps very good time," he says. "Mind the door."
verse-101-v13 = Piran has a slate on his knees and on the slate a foot, drawn round in chalk, with one nail in the heel. "Whose is it?" he asks. "It goes round our hens at night and it doesn't come in." He will not put the bowl of beans on the table before that is known. Nor before they have settled about the chairs. "Otherwise it's us that left," he says, "and you that stayed behind."
verse-101-v14 = Her bed has been stripped. In the next one a man asks how far the hem is from the pump, and whether it is a day for lifting turnips. You tell him. He thanks you and turns his shut hands over on the blanket, so as to look at the other side.
verse-101-v14-told-1 = "It's a fine day for turnips," says Ailei. It is raining. "It's a day," says Ailei.
verse-101-v14-told-2 = "You held one at the midwives' as well," says the man. "We hear of it, in here."
verse-101-v14-told-3 = "And one out on the water," says the woman next to him. "When do you get to us?"
verse-101-v14-told-4 = At more of the beds, by now, the spoon is held on with a strap.
verse-101-v14-told-5 = The spoons have run out. The beds at the end have been given ladles.
verse-101-v15 =
    "What did you take with you?" says Piran's voice. You tell him, item by item. He repeats it to the people behind him.

    "And who did you tell?" You tell him that too. The bar does not move.
verse-101-v15-give-him-your-good-name = Let him say it was your fault.
verse-101-v15-hand-bread-over-the-gate = Hand bread over the gate.
verse-101-v15-leave-him-at-it = Leave him on his side of it.
verse-101-v15-told-1 = "We were going to write," says Ailei. There is a pause, on both sides of the boards. "No," she says. "We weren't."
verse-101-v15-told-2 = "One key, granary, borrowed," says Arev. "It's in the book."
verse-101-v15-told-3 = "You can see the hat," says Beor. "So you know."
verse-101-v15-told-4 = "I'd have barred it too," says Worm. "I'd have used a better bar."
verse-101-v15-told-5 = "It's not for me," says Piran. "It's that the mothers asked me to count you, and I said, they're asleep. I said it quietly, so as not to wake you. I'd want something to show them."
verse-101-c1 =
    "The rag's for how it was held," says Keren. She is serving early, to have it done. "I got it off her with lard."

    "You could use another," you say.

    "There isn't another. It's what she brought. Other girls brought sheets. My father's people laughed, and then they had to ask her for it every day of their lives." The ladle goes down and comes up level. "You're wondering why I'm not in there like the rest, with my apron over my head."

    "No."

    "You are. I can't while it's in use. I tell myself, when it's hung up I'll sit down. And then it's the next meal." She hangs it up. It swings. She stops it.
verse-101-c1-told-1 = "It didn't hurt her," says Ailei. Keren waits. "I don't know that," says Ailei. "I only said it."
verse-101-c1-told-2 = "What do I put it down at?" says Arev. "Put it under soup," says Keren.
verse-101-c1-told-3 = "I'd have had it off her in one go," says Worm. "You learn, in wells." "I know you would," says Keren. "I wanted it to take longer."
verse-101-c1-told-4 = "She went by numbers, you know that," she says then. "So many breaths and a rest. Tell me just the one thing. Did anybody count?"
verse-101-c1-beor-gives-the-number = Beor gives her the number.
verse-101-c1-ailei-gives-a-number = Ailei gives her a number.
verse-101-c1-say-that-nobody-did = Say that nobody did.
verse-101-c1a =
    "Four and a rest," says Beor from the doorway. "Thirty-one times. Then three."

    Keren has her back to him. She does them over with her lips, all of them, and it takes as long as it took. "Three," she says. "She never left anything in the pot either." She fills your sack past the mark. "That's not for the coin," she says. "That's for the doorway. You stood in it."
verse-101-c1b = "Twenty," says Ailei, at once. Keren turns to look at her. "That's a nice round one," she says. "She'd have liked that." Another scoop goes into the sack, then one more. "I'll give you twenty's worth," she says.
verse-101-c1c = "No," you say. "Well," says Keren. She levels the flour with the side of her arm, as her mother did. Your coin on the beam she goes over again with the chalk, so that it will not come off.
verse-101-c2 =
    Piran is greasing the rope that nobody pulls. Beor stops in the doorway, and the room goes dark as far as the wall.

    "Sixty," says Beor.

    "Sixty-one. I made the mark myself, each time you came by."

    "I've been over it. Sixty."

    The rag goes up the rope and comes down. "Lime will work on a body, they say. It may be that—"

    "It's her place that's empty."

    Piran feels behind him for the nail and can't find it. "There were two of us to decide. Keren and me. The third seat was Tegen's, you see the difficulty. One of us said, she's gone, you can tell from here. That was me." The rag goes into his pocket, grease and all. "You'd have had to get up to see better."

    Beor waits.

    "Shout, if you like. There's nobody in the yard."

    "No."

    "Throw something, then."

    "Say what you told me to do."

    "You know what we—"

    "You say it."

    "Carry," says Piran. "We told you: carry her."

    Beor turns his hat round by the brim, all the way, as if it began somewhere. "Then I did what you told me."

    "You did what we told you, lad."

    "Right," says Beor.

    Neither of them leaves. After a while Piran starts explaining to him what the bell weighs.
verse-101-c2b =
    Piran looks behind each of you, as far as the door. "He's not with you," he says. "The big one."

    "We've been to the pit. There are sixty."

    "Sixty-one. I made the mark."

    "The last place is empty. She pushed her way out of it."

    The rag stops halfway up the rope. "Whose last place?"

    "Whose do you think?"

    "Say the name, though. It's a year since it was said in here. We go round it like a trapdoor."

    "Tegen," you say.

    He nods at the third key, which hangs on the wall and opens nothing now. "It was Keren and me. It wanted a third, and the third was her. One of us said you could see perfectly well from where we sat." He folds the rag in four with the grease inside. "Does he know?"

    "He drove the stakes."

    "Then don't let him get it from a person who's sorry for him," says Piran. "Send him here. I'll say it standing up."
verse-101-c3 =
    "You have the warm end," says Lowena. "I was only sitting in it."

    She is slicing bread for the hens. It is good bread.

    "The hens do well," you say.

    "There's one likes it left on the sill, after dark. So I leave it." She does not look to see how that went down. "And there's a slate that lifts in a north wind. I've had it put back, and put back. Piran says leave it, it's a slate. I like it to be tidy from that side."

    "From which side?"

    "The wood," says Lowena. The knife goes on. "If you know a thing, you can know it without me. I'd have to find a face for it, after."
verse-101-c3-told-1 = "That's a loaf a week," says Arev. "On hens." "Put it down," says Lowena. "I'd like it to be down somewhere."
verse-101-c3-told-2 = "When that one doesn't come I do the sill," says Worm. "I thought you should know there's two of us." "I know there's two of you," says Lowena.
verse-101-c3-told-3 = "It's dry," says Beor to the fire. Lowena cuts a slice thicker than the rest.
verse-101-c3-tell-her-where-he-is = Tell her where he is.
verse-101-c3-let-her-cut-her-bread = Let her cut her bread.
verse-101-c3-told-4 = "There was a rag left on the sill, where the bread had been," says Lowena. "It had been round a hand. I boiled it."
verse-101-c3a =
    You tell her. She listens with the knife in the air.

    "And the gap in the trunks, what's in it?"

    "Your roof."

    "All of it?"

    "The third slate along."

    "So it was that one," says Lowena. She wraps up what there is of the loaf, and then the hens' slices with it. "If you should be up that way," she says. "Don't say I know. Say I made too much."
verse-101-c3b = You eat what she gives you. "There's a wind getting up," says Lowena after a while, for the others to hear. Then, lower, "Thank you."
verse-101-v5e = "If you hear two strokes and a rest," says Piran, "don't answer it. He'd only start to row."
verse-101-v5f = It makes a thick splice but it holds. Piran goes up on his toes and closes his fist on it, without pulling. "It reaches," he says, as if it were bad news.
verse-101-v6a = It takes some turning, with the webs. Right way up it is only a bowl. A hen comes over to see whether that means anything.
verse-101-v12a = He eats all of it and scrapes the bottom. "That's us straight," says Keren, and rules the line. Worm looks into the empty bowl. "So that's what it's like," he says.
verse-101-v12b = He stops in the middle and pushes it back. "You can keep that warm," says Worm. Keren looks for a lid. "Till when?" "I'll say," says Worm.
verse-101-v15a = "It was us," you say, loud enough for the yard. Piran says it over for those at the back. The bar goes up. "Mind the step," he says. "It's where it was."
verse-101-v15b = The bread goes over a loaf at a time. You hear it being broken, smaller and smaller, to the back of the yard. Then the bar goes up.
verse-101-v16 = Lowena lifts the hen-house hatch. "On your knees," she says. "Everyone who came in by here has done it on his knees." The hens move up to let you by.
verse-101-v17 = "What's the talk?" you ask. At a table with places free the talk is of whoever is out. They tell you along with the bread, a mouthful each.
verse-101-v17-told-1 = "You can see the White Hill lit from the pump," says a boy. "You can see them counting."
verse-101-v17-told-2 = "The cows won't drink at the wells now there's a light," says a man. "They say it looks up at them."
verse-101-v17-told-3 = "There's a light at the hives," says a girl. "The bees go in round the back, so as not to be in it."
verse-101-v17-told-4 = "My sister's girl is up there with a lamp," says a woman. "She's eight. She says you asked her nicely."
verse-101-v17-told-5 = "A man from the ford hasn't come home," says a carter. "He lay down by the road. He'd a jacket of yours."
verse-101-v17-told-6 = "Grandmother Trevenny's hanging her washing on the hives," says a woman. "They're not being lived in, she says."
verse-101-v17-told-7 = "There's another bill come," says Piran. "It has our stamp to it. We can't find who lent it."
verse-101-v17-told-8 = "There's a man at the gate with no nose," says a child. "He's polite. He asked which of you is the tallest."
verse-101-v17-told-9 = "They sold Senara's hens," says a woman. "She came round to ask who'd died."
verse-101-v17-told-10 = "Senara says good day to people," says a woman. "She's taken it up. She stops and waits for hers."
verse-101-v17-told-11 = "Jory's lot won't sell us hare," says Lowena. "They say to ask the people who stood in the way."
verse-101-v17-told-12 = "There's a man from the Fair asking to meet the author," says Piran. "I told him we don't write."
verse-101-v17-told-13 = "Wenna says you laid one down flat," says an old woman. "She says it snores."
verse-101-v17-told-14 = "At the Fair they had Arev at fourteen marks," says a man. "We'd have said less."
verse-101-v17-told-15 = "It's sixty stakes now," says Piran to his bowl. "I counted from the road. I've one mark over."
verse-101-v17-told-16 = "The Ashlings sent to ask was the soup on," says Keren, "when you told us. It's always on."
verse-101-v17-told-17 = "The bees have been told we're all well," says a woman. "We buried Hockin on Tuesday."
verse-101-v17-told-18 = "They've left off singing on the hill," says Piran. "I used to drop off at seven."
verse-101-v17-told-19 = "The press well wished me good day," says a boy. "It asked after the thin one."
verse-101-v17-told-20 = "Is it true you can hear tables being laid, if you lie down in that barley?" says a woman. "I'm not going. I'm asking."
verse-101-v17-told-21 = "They say Massen's box was taken," says Piran. "They say it so that we'll know they've said it."
verse-101-v17-told-22 = "That Wen lays for one now," says a woman, "and hasn't said which."
verse-101-v17-told-23 = "The house went to the one who'd stayed," says a man. "The other's helping him with the roof."
verse-101-v17-told-24 = "The one who came back got it," says a man. "He doesn't know where anything is kept."
verse-101-v17-told-25 = "They came round with my brother's stake," says a woman. "It was you, was it. He'd bet on himself."
verse-101-v17-told-26 = "Ysella's going about with a chin," says a woman. "I'd have put her older."
verse-101-v17-told-27 = "One of those sleepers came by," says Piran. "He wanted to know what day his market was. I told him, and he sat down."
verse-101-v17-told-28 = "There's grit in the flour again," says a woman, chewing. "It's lovely."
dream-101 = The chairs are set out for you. Yours is the low one. Sitting down, you find it is just your height. Under the cushion is the spoon you lost when you were seven.
dream-101-2 = Keren goes along the table with the scoop. At each place she sets down what that person had forgotten to ask for. At yours she looks into the scoop, and goes back for more.
dream-101-3 = It is a Thursday, and it is over. There are dents in the five cushions. Nobody is telling how it went. They are all talking about the weather, with their mouths full.
dream-101-told-1 = They carry in a child that has one of your names, for you to look at. You look.
nightmare-101 = You are served first. It is warm, it is good, it is yours. Outside the quern is still turning, and everybody you know is here at the table.
nightmare-101-2 = You have been sent to call the others in. They are out in the yard with their backs to you. You have the names, and you say them, and each one turns round to see who is meant.
nightmare-101-told-1 = There is a chair too many, beside a bed, and a woman looking at it who counts.
location-141-menhir-told-1 = A bowl each before the stone. The children count the bowls, and then you. Grandmother warms, slowly, on one side.
verse-141-o1 = Bowls stand all over the low chair you bought back. A child with another in her arms is waiting for a place to come free.
verse-141-o2 = What there is has been shared out your way, everybody alike, and they say so. "It goes quicker," says Piran. "There's less to look at."
verse-141-o3 = "Not those, the ones behind," says Gwenneg. He is giving orders about turnips, in a voice he has borrowed, and people older than he is are doing what it says. When he sees you he gives it back.
verse-141-o3-told-1 = "Here," he says, when you call him. That one is his own.
verse-141-oz = They get up when you come in, all of them, to show you there is nothing to sit on.
verse-141-oz-told-1 = You go to greet an old man by name and it does not come. "Jenver," says his wife, for you.
verse-141-oz-told-2 = The dog lies down where the low chair stood, and gets up again to let the bowls through.
verse-141-o0 = Keren is not there. The ladle hangs on its nail with a black ribbon. Piran sits in her place at the head of the table and shares out, with great fairness, nothing. When you come in they all stand up, to show there are no chairs.
verse-141-o0-told-1 = One bowl in the yard stands right way up. It was in use, the Reckoner noted, and therefore not listed.
verse-141-v1-give-what-you-have = Give what you have.
verse-141-v1-ask-after-keren = Ask after Keren.
verse-141-v1-open-the-granary-with = Open the granary with the key.
verse-141-v1-go-out-quietly = Go out quietly.
verse-141-v1-ask-who-bought-the = Ask who bought the chairs.
verse-141-v1-go-to-the-sick = Go to the sick house.
verse-141-v1 = No chairs; they stand while you are here.
verse-141-v2 = They eat in order of age, backwards. They keep their eyes down until the last has finished. The last is Piran, who has left most of his on his neighbour's plate.
verse-141-v3 =
    "She went with the carts," says Piran.

    "As what?"

    "As nothing. There was no box for it. They'd loaded, the man had his pencil behind his ear, and out she came in her shawl and said, I'll want to see where you put it. He said it would be put where it was put. Yes, she said, there." Piran has the head of the table and sits at it sideways. "She walked behind the last one. You could hear her as far as the bend, counting sacks. He'd made it forty. She'd made it forty-one."
verse-141-v3-pay-it-to-piran = Pay it to Piran.
verse-141-v3-rub-out-the-line = Rub out the line.
verse-141-v3-told-1 = "Who was right?" says Arev. "She sewed them," says Piran.
verse-141-v3-told-2 = "On foot," says Beor. "She wouldn't be carried," says Piran. "They did ask."
verse-141-v3-told-3 = "She'll be back," says Ailei. Piran looks at her. "She'll want to be," says Ailei.
verse-141-v3-told-4 = "What did she take?" says Worm. "The scoop." "Then she means to eat when she gets there," says Worm.
verse-141-v3-told-5 = "She left word you owe her a coin," says Piran. "On the beam, eleven lines up. She said you'd be asking after her, and that was what I was to answer."
verse-141-v3-leave-it-on-the-beam = Leave it on the beam.
verse-141-v4 = A carter from the toll took them by weight, and the empty ones went last. Piran had written on each, under the seat, who sat there, so that the buyer should know. "Hedra, Corentin, Talan, Nolwenn," says Piran. "He said it was the same price." The carter has his bed made up at the gate. He is short of firewood. He has begun to look at his load.
verse-141-v4-buy-back-the-low = Buy back the low one.
verse-141-v4-cut-him-wood-to = Cut him wood to burn instead.
verse-141-v4-let-him-sleep = Let him sleep.
verse-141-v4a = You carry it in upside down, on your heads in turn. Nobody sits. Piran stands his bowl on it; then a child stands hers next to his; by the end of supper there are seven bowls on the fifth chair, and it is the best-laid table in the house.
verse-141-v5 = Ten beds. They have numbered them, so that whoever brings the soup need not look at the hands. Number four keeps count of the spoonfuls for the rest. "It was five yesterday," she tells you. "I'm not complaining. I'm saying it was five." She no longer counts for number seven.
verse-141-v5-make-it-six-all = Make it six, all round.
verse-141-v5-hold-the-spoon-and = Hold the spoon, and the hand.
verse-141-v5-beor-carries-out-number = Beor carries out number seven.
verse-141-v5-set-the-pot-down = Set the pot down and go.
verse-141-v3a = Piran stands the coin on the beam, on the line itself, and leaves the line. "She'll want to rub that out herself," he says.
verse-141-v3b = It comes off on your sleeve. The lines above it show up the better. A child who had learnt to count on that beam starts again and gets it wrong.
verse-141-v4b = You cut him enough to get him to the toll. The carter thanks you and pulls the ropes tighter on the chairs, for something to do. "Nice legs," he says.
verse-141-v5a = Six, all down the row. Number four says each one aloud. At number seven she holds up the spoon and looks at you. He gets his six.
verse-141-v5b = You hold them both until the bowl is empty. The spoon comes away. For the rest they send out for lard.
verse-141-v5c = "Light," says Beor when he comes back. He sits down on the empty bed. "He'd been passing his along." Number eight puts down her spoon.
dream-141 = Five chairs, outside, in the grass. In them five sheaves of wheat, sitting up straight. One has slipped a little to the side, and the next has put an arm behind it.
nightmare-141 = You have been chewing for a long time. You do not remember starting. They are all watching you, standing. With your tongue you find a peg, and it is walnut.
verse-102-o1 = The third snare, the one with the green ribbon, has a hare in it. None of the others has caught anything, and Jory goes from one to the next, resetting what was not sprung.
verse-102-o2 = The green ribbon has been washed. "He's been seen on the road," says Jory. "Going the right way. Then coming back." He ties it on again as he found it.
verse-102-o3 = "I know where he is," says Jory. He does not point. He has a chair on his knee and turns it about, looking for the front. "I've known since Sunday. I've been by there with the dog. I want one of you to say it, so that I'm not the one who said it."
verse-102-oz = Jory has had a bigger pocket sewn on. He shows you the stitching first, and then the chair. "Twenty-seven," he says.
verse-102-o0 = Jory, the head huntsman, shows you the latest, a chair with slats to its back, like the tall ones at home. "He steals a hare and leaves me this," he says. "I have twenty-six. Tell me what to do with them." He carries them all in his pocket. "I want the hand that did it," he says, to the chair.
verse-102-v1-sit-up-by-the = Sit up by the snares tonight.
verse-102-v1-set-a-spring-trap = Set a spring trap.
verse-102-v1-call-the-name-that = Call: "Gwenneg."
verse-102-v1-follow-the-boot-with = Follow the boot with one nail.
verse-102-v1-climb-to-the-boy = Climb to the boy's den.
verse-102-v1-call-at-the-den = Call at the den with bread.
verse-102-v1-settle-with-jory-what = Settle with Jory what he is owed.
verse-102-v1-leave-the-snares-to = Leave the snares to their owners.
verse-102-v1 = Snares, ribbons, a pocket full of chairs.
verse-102-v3 = He comes in the dead of night, without a light, and knows every snare. He frees the hare with two fingers, resets the knot, puts the chair down. He is eighteen, deer fat on his face, one boot held by one nail. When he sees you he does not run: he puts up both hands, and in one of them is the hare.
verse-102-v4 = The spring goes off while you are still picking a tree to sit behind. He does not cry out. By the time you arrive he has bound his hand with the lining of his jacket and is trying to set the trap back the way you had left it. It is Gwenneg, the youngest of the five.
verse-102-v5 = You say, not loudly, "Gwenneg." The wood does not change. Then behind you, two paces off, somebody who had been there all along says, "How is Grandmother?"
verse-102-v6 =
    The den is under a fallen oak, dry, swept. He has one seat, and gives it up. For himself he stands.

    "You've come about the hares," says Gwenneg.

    On the shelf are five chairs an inch high, with somebody carved in four of them. Through a gap cut between two trunks you can see a roof in Cuanacht.

    He asks after everybody. He goes house by house, from east to west: is the Penroses' roof mended, did the girl come, has Piran still got the cough. He listens to each answer with his head down, like a person learning it. When he comes to his own house he goes on to the next.
verse-102-v6-told-1 = His right hand is bound in the lining of his jacket, from your trap. He passes things with the left and begs your pardon for it.
verse-102-v6-told-2 = Beor has taken off his hat, the den being low. "Dry," he says. "You dug it right."
verse-102-v6-told-3 = Arev has found the notches on the wall and is counting under his breath. "Twenty-six," he says. It is what Jory gets.
verse-102-v6-told-4 = "You've grown," says Ailei. It is true, so she says it again.
verse-102-v6-told-5 = Worm looked for the way out before he looked at the boy. There are two. "Good," says Worm.
verse-102-v7 =
    "Right," says Gwenneg. He has terms. Third snare, the one with the green ribbon, a hare every other day; nobody is to say thank you; nobody is to look up, going by. "And if they burn the chairs you'll tell me which went first," he says.

    "Would you want to know?"

    "I'd want to have been told."

    He gives you what he has, two of them, tied by the feet. As you go down you hear the knife start up, a small regular sound that stops when you stop.
verse-102-v17 = "You said nobody looks up," says Gwenneg. "Going by." He takes the green ribbon from his pocket and rolls it round two fingers, to give back. "It was a good term. I'd only just got used to it."
verse-102-v8 =
    He walks in the middle, with a shield of bark before his face, his own work. At the third post he stops.

    "It was about here," says Gwenneg. "The other way round." He takes two steps, for the sake of doing them. He waits. Nothing sings. "All right," he says.

    The hens know him. They come to the wire and stand in a row. In the kitchen across the yard they are turning the quern, and you can hear by the sound that whoever is turning it has looked up.
verse-102-v8-told-1 = "Keep behind me to the gate," says Beor. "Then don't."
verse-102-v8-told-2 = "They'll be pleased," says Ailei. She hears it. "They'll be something," she says.
verse-102-v8-told-3 = "You've a chair here," says Arev. "It's been kept up. You're not asking for anything that isn't entered."
verse-102-v8-told-4 = "I'll hold the gate open," says Worm. "In case."
verse-102-v9 =
    You say the word. It is a short one and there is no other.

    "Once more," says Gwenneg. "Slower."

    You say it slower. He says it after you, to hear how it sits in his mouth, and then again with the stress where it belongs. "I'd got it longer," he says. "In my head it was longer than that."

    He takes the fifth chair off the shelf, looks for somewhere to put it, and puts it in his pocket. Then he goes up the slope towards the chalk, where they are singing numbers. He does not run. You had expected him to run.
verse-102-v9b = It is still full. The smell is the same, juniper and iron. Gwenneg holds it in both hands and neither drinks nor pours. "They all drank," he says. "They looked at me, and I said: later." He puts the cup down. "Where is the first one?"
verse-102-v9b-take-him-with-you = Take him with you.
verse-102-v9b-send-him-home-with = Send him home, with the cup.
verse-102-v9b-it-isn-t-time = "It isn't time yet."
verse-102-v10 =
    "Hares, twenty-six," says Jory. "Days lost, nine. A dog that won't go out. I've to bring something down for that. A hand would do. If not, a thief."

    "What would you do with a hand?"

    "Nail it up. It's what's done." He has got the chairs out and is setting them round a stump, as you would round a table. "The others bring their boys to look. My brother brought his. They want to know how he gets the legs even."

    "And yours?"

    "I've none." He moves one along, so that it can see. "We were talking about it for the winter. Then the winter came and she didn't."
verse-102-v10-pay-in-coin = Pay in coin.
verse-102-v10-pay-in-suppers = Pay in suppers.
verse-102-v10-refuse-and-stand-between = Refuse, and stand between him and the hill.
verse-102-v10-tell-him-you-will = Tell him you will think about it.
verse-102-v10-told-1 = Arev shows him the page. Twenty-six hares, entered as owing, with the date. Jory reads his own figure in another man's writing. "Half, then," he says. "The other half's down."
verse-102-v10-pay-half = Pay the half.
verse-102-v10-told-2 = "You don't want a hand," says Beor. "No," says Jory. "I want it to stop. And I don't."
verse-102-v10-told-3 = "Which was the first?" says Ailei. He knows at once. It is not with the others; he has it inside his shirt.
verse-102-v10-told-4 = "You could sell those," says Worm. "I've been asked," says Jory, and puts his arm round them.
verse-102-v10-told-5 = "Two coins or three suppers," he says, "and the thief's the wood. Else I go up with torches, and then it isn't me any more, it's all of us."
verse-102-v11 = He eats standing, turned to the door, and asks only what is new since last time. At his house, you say, nothing. He nods. On the sill is a larger chair, with a seat of string. "That's for when people come," he says.
verse-102-v11-sit-down = Sit down.
verse-102-v11-take-him-home-now = Take him home, now.
verse-102-v11-ask-him-to-come = Ask him to come with you.
verse-102-v11-leave-the-bread-and = Leave the bread and go.
verse-102-v11-worm-bargains-for-a = Worm bargains for a chair.
verse-102-v11-told-1 = "Which went first?" he asks. You tell him. He takes one of the small ones and turns it to the wall.
verse-102-v11-told-2 = "They all look at the roof, though, going by," says Ailei. "The ones I've seen."
verse-102-v12 = The den is open. The gap between the trunks still frames that roof. On the floor, swept into a heap, is a year's worth of shavings.
verse-102-v12-take-the-shavings-for = Take the shavings for kindling.
verse-102-v12-go = Go.
verse-102-v10a = Jory puts it away without counting, whistles in the dogs and unties the torches. "It was the wood, then," he says. He had brought the chairs to show the others. He puts them back in his pocket one by one, the right way up.
verse-102-v10b = Jory did not come up himself. By the time it is over the ribbons have been cut off every snare and hung on the branch above your path. In the huts they do not say good day. The dog that won't go out is lying across Jory's door. It lifts its head.
verse-102-v13 =
    "Where's the first one?" says Gwenneg. He means the first of the other four.

    "East," you say. "We think."

    He puts out the fire with earth, folds the blanket, and stands the chairs on the sill, facing the roof. Then he asks what he should carry. You give him the lightest thing, and he holds it as one holds something lent. For the first mile he keeps two paces behind, on the side away from the village.
verse-102-v13-told-1 = After that Beor drops back without saying why, and there are two of them behind.
verse-102-v13-told-2 = "I talk when I walk," Ailei tells him over her shoulder. "You needn't answer." By evening he has answered.
verse-102-v13-told-3 = Arev has entered him. "Under what?" says Gwenneg. "Under present," says Arev.
verse-102-v13-told-4 = "If it goes wrong," says Worm, "which way do you run?" The boy shows him. "No," says Worm, and shows him a better.
verse-102-v14 = It takes a supper and an hour, on the floor, over a heap of nothing, a button, a hook, part of a comb. They are the same age. Worm gets a small chair, unoccupied. Gwenneg gets a nail. He has the boot off and is knocking it in with a stone while Worm is still explaining that this is robbery.
verse-102-v15 =
    "It was my watch," says Gwenneg. "They were asleep. You could see the lamp in our roof from there, if you went two steps to the left. So I went two steps."

    "And then?" you say.

    "Then you could see it better." He has picked up a chair and turns it about. "Nolwenn was singing. She did that when she thought we were all asleep. I thought, I'll go back when she stops. But she fell asleep herself, so it never stopped, if you see what I mean."

    "That's a year ago."

    "I thought, when they come back, I'll come back. I've listened for them every night. I haven't missed one. That counts." He puts the chair down next to the others, and then he asks it, of the shelf, so that it need not be anyone's to answer. "Does my mother say my name?"
verse-102-v15-ailei-says-every-evening = Ailei: "Every evening."
verse-102-v15-arev-says-twenty-six = Arev: "Twenty-six hares."
verse-102-v15-beor-sits-in-the-doorway = Beor sits down in the doorway.
verse-102-v15-worm-says-you-had-a-view = Worm: "You had a view."
verse-102-v15-we-do-not-know = "We don't know."
verse-102-v15a =
    "Every evening," says Ailei. She has never once heard it said. "When she shuts the hens in. She says it to the latch."

    Gwenneg sits down. It is on the floor, against the wall, and by the look of him it is the first time this year. "To the latch," he says. "Yes. It sticks."
verse-102-v15b =
    "Twenty-six hares," says Arev, "at what a hare fetches. I'll put you down." He rules the line there on his knee. Gwenneg comes round to read it.

    "Can it be paid off?"

    "It can now," says Arev. "It's got a number. Before, you just owed."
verse-102-v15c =
    Beor sits down in the doorway, and there is no more doorway. "I go the long way round too," he says. "Coming home. There's a house."

    "Whose?"

    "Ours," says Beor.

    It is some time before either of them moves. After it Gwenneg looks at the width of his back, as if it were a thing one could walk behind.
verse-102-v15d =
    "You had a view," says Worm. "Four days I had. No roof in it."

    "What did you look at?"

    "The lid."

    It takes the boy a moment, and then he laughs. It comes out too loud, and he claps a hand on it and looks at the gap. Worm is looking there as well. "Nobody," he says. "Go on. I'll watch."
verse-102-v15e = "We don't know," you say. He nods a good many times. "No," he says. "It isn't the sort of thing you'd hear through a wall."
verse-102-v16 = "Say it, then," says Gwenneg. He has turned so as to have the gap on one side of him and you on the other. "Whatever it is you came to say. Then I'll know which way to sit."
verse-102-v16-keep-his-secret = Keep his secret.
verse-102-v16-take-him-home = Take him home.
verse-102-v16-tell-him-what-he-is = Tell him what he is.
verse-102-v16-show-him-the-fifth-cup = Show him the fifth cup.
verse-102-v16-ask-him-to-come-with-you = Ask him to come with you.
verse-102-v16-one-night-more = Give it one night more.
verse-102-v11a = You sit on it. It holds. Gwenneg watches how it is done, feet and all. "I wasn't sure about the back," he says.
verse-102-v12a = They catch at once, the whole heap, with a clean smell. On one, before it goes, there is the curve of an arm.
verse-102-v16a = "All right," says Gwenneg. He stays standing. On the way down you listen for the knife. It does not start again.
dream-102 = You carve. The wood gives where it should. In the end you sit on it and it fits, and you are, give or take a thumb, yourself.
dream-102-2 = You are up a tree. The village lies in a gap in the leaves, no bigger than a plate, and they are carrying out the long table. You count the places. Yours is among them. It will keep until you have climbed down.
dream-102-3 = Somebody goes ahead of you through the wood with one nail in his boot. He holds back every branch until you have it, and does not look round.
nightmare-102 = The snare has you by the ankle. You know the knot. You tied it yourself this morning, and thought: that one holds. On the branch above you is your ribbon.
nightmare-102-2 = You are whittling, and it goes well. The shavings are long and come off clean. You look to see what it is that you are making, and then what you are making it out of.
verse-142-o1 = The chairs face the room. Jory has put a crust in front of each and is eating his own, slowly, at their pace.
verse-142-oz = There is a new one on the stump, with no bark on it. Jory has gone round it with his boots.
verse-142-o0 = Jory has stopped counting. He keeps the chairs in a row on the beam of his hut, facing the wall. "The boy is gone," he says. "These aren't. These keep coming."
verse-142-v1-wait-for-whoever-brings = Wait for whoever brings them.
verse-142-v1-take-one = Take one.
verse-142-v1-ask-what-became-of = Ask what became of the spring trap.
verse-142-v1-go-your-way = Go your way.
verse-142-v1-let-gwenneg-look-at = Let Gwenneg look at his den.
verse-142-v1-turn-jory-s-chairs = Turn Jory's chairs round.
verse-142-v1 = Jory's hut, and the beam with the chairs.
verse-142-v2 = You wait. You look round for a noise, and the chair is there, on the stump you were all watching. It is still warm. The seat is wide, as if for moving up on.
verse-142-v3 = Jory lets you choose. When you turn it over there is a cut under the seat, a single one, clean, the kind you begin with.
verse-142-v4 = He goes in on his knees, sweeps where it was swept, and looks out through the gap between the trunks. "They've mended a slate," he says. "The third along. It was me that broke it." He stays until it is too dark to see a roof. Coming away he ties the branches to, from outside. He tries the knot.
verse-142-v4-told-1 = "Your mother had it put back," says Ailei. For once she has it from the right person.
verse-142-v5 = The chairs face the room now. Jory comes in, hangs up his bow and sits on the floor under them with his supper. The stove is nearly out and there is no wood. "It was all right as it was," he says after a time. "Now I keep wanting to ask them in."
verse-142-v5-burn-them-in-his = Burn them in his stove.
verse-142-v5-go-and-cut-him = Go and cut him some wood.
verse-142-v5-leave-them-facing-the = Leave them facing the room.
verse-142-v6 = It hangs over his door, sprung, with a strip of jacket lining in its teeth. "It works," says Jory. "You can't say it doesn't. Which of you set it? I only ask." He takes it off its nail and holds it out to you. "And which of you would have it in the house?"
verse-142-v5a = They give a good heat. Jory sits with his back to it. "I'd got as far as what to call them," he says.
verse-142-v5b = You cut until the stove is fed and there is some over. Jory has put a crust in front of every chair. "They're waiting for you," he says.
dream-142 = Somebody is carving behind a wall. You fall asleep inside your sleep, counting the strokes. In the morning you know the number, and it is yesterday's: none is missing.
dream-142-2 = There is a roof to look at. You are shown which. It has a slate loose at the corner, and for as long as the night lasts it is your business to know that.
nightmare-142 = The chair is your size. It has your back and your elbows. You go to sit down. I am in it already, and I move up for you.
verse-101-v5-told-31 = "A fathom and a half," says Worm. "I know where that is." "Where?" says Arev. "I've got it on." Arev already has the pen out. "Then it's in use," he says, and puts it away.
