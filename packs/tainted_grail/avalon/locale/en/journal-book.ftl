verse-book-401 = Beor has found where that heel is going. He does not say so. He walks faster, and those behind must nearly run. At the first gate he holds it open for everybody, and then stands looking at what he has in his arms, which is the gate. "Tegen," he says, to try it outdoors.
verse-book-402 = Ailei tries the answer over a bucket of water. She says it once true and once beautiful. The beautiful one she leaves there. The other she carries in her mouth as far as supper, and lets them all eat first. "I didn't ask him," says Ailei then, to the bread. It was quite short.
verse-book-403 = Arev shuts the book and ties it. All day, each time he is offered something, he reaches for the pen and comes back with bread. "What do I put?" he asks, the first time. By the third he is chewing.
verse-book-404 = Worm sleeps with the receipt under his head. In the morning he has folded it into a boat. "It'll float like that," he says, "if need be."
verse-book-404-told-1 = The cave has kept the pieces. It has them in order, should they be wanted.
verse-book-404-told-2 = He has shown it to Arev, who says that it is in order. It is what he wanted to hear and it has not helped.
verse-book-405 = The last day of a kept word is like the others, boots, bread, a stone in the boot. You pull it off, shake it out, and wait to be asked for something. It is a good while before you see that you have not been. "That's all, then," you say to the stone.
verse-book-406 = The table is long and there is room. Nobody says that you are back. They pass you the bread from the right, as they pass it to each other, and go on about the roof. By the bowl lies the flat spoon, yours, the one that doesn't drip.
verse-book-407 = You said it to their face, and the face held. Afterwards, in the street, they greet you with the whole arm. One stops you to say what he thinks of your hat.
verse-book-408 = All who went down have come up. You count them only once more, for the pleasure of it. Sister Ia writes the number in the ash with the broom handle. Brother Maddern looks at it, looks at her. "We leave it," he says. It is the first thing they have agreed not to sweep.
verse-book-409 = The bees know. It changes nothing, and all afternoon there is one sound more. On the lid of the first hive, when you come to say good night, lies a whole comb that none of you cut. "They've put it where you'd trip on it," says Grandmother Trevenny. "That's how they are with family."
verse-book-410 = They waited for you at table for a week. Then they moved the chair towards the wall, the width of a bowl. "It was in the way," they tell you. "Of whoever it was that kept looking at it."
verse-book-411 = You looked away. It lasted a moment. On the hill the stone has shut one eye. The footprints are still there before it, face to face. The rain has collected in the one that was yours.
verse-book-412 = One stayed down. You heard him counting for as long as he could be heard. "How far did he get?" they ask you, leaning on their brooms. Four hundred and eleven, you tell them, since it is what you have. It is a while before they sweep.
verse-book-413 = The hives are silent again. It is no grudge. They have nothing to repeat. With an ear to the wood you hear one of them, at the back, begin the first syllable and wait for you to go on.
verse-book-414 = At the second question you stood up. The record stays open, with your name in it and a space. "It's not a wide space," one of the wet ones tells you, along the bench. "Most people find that they fit."
verse-book-415 = After some days of the bench your neighbour hands you a thread of moss. "For later," he says. Massen comes out and looks you over. You are stamped through without having asked. "The tariff has been worn out," he says, "by the persons waiting."
verse-book-416 = It is leek, with an egg in it. At the third door Kerra serves the others first and the family last.
verse-book-416-told-1 =
    "You're not eating," she says to Arev.

    "I'm looking at you."

    "There's time for that." She has a scar on the chin, from a stile. His had it on the other side. He has found it by now, and so, from how still he is, has she. "Is it wrong?" says Kerra. She puts two fingers over it, as if she could move it across. "I could sit on your other side."

    Arev picks up the spoon. There is a stool next to her and a stool facing.
verse-book-416-told-2 = She wraps a portion in a cloth, ties it, and puts it in your arms. "For him," says Kerra. It weighs more than leeks. "Tell him he needn't bring the dish back. Tell him he can if he wants."
verse-book-416-sit-next-to-her = Arev sits down next to her.
verse-book-416-sit-across-from-her = Arev sits down across from her.
verse-book-416-thank-her-and-go = Thank her for the supper.
verse-book-417 = Behind it is a room laid for you, with your things, the ones you lost. There is not one you would not know. Each has a ticket on it, and a date. "They were to be ready tomorrow," says a voice from the kitchen. "You're early. Take what you like."
verse-book-418 =
    The twelfth door you nail up, since it is open and was never asked about. You hold the plank and find that it is being held from the other side as well.

    "Is that the long nail?" says a man's voice, inside. "You'll want the long one at the top."

    "Who's there?"

    "I'm just steadying it." The plank comes level. "Is it cold out?"

    You tell him it is cold.

    "I thought so. It's come through to the nail heads." He waits. "How long is it for, roughly?" When you run out he passes one under the door, straight, with the point towards himself.
verse-book-418-answer-him = Answer him.
verse-book-418-hammer = Hammer.
verse-book-419 = Keren moves along. It is not much, the width of a bowl. The salt is passed to him from the left. "Thank you," says Gwenneg. For as long as the word lasts the whole table eats in one direction.
verse-book-419-told-1 = He sits in his own. It creaks like the others, and his knees come up to the board. "I could have it raised," says Piran. "Leave it," says Lowena. "He may want to know how tall he was."
verse-book-419-told-2 = There is nothing to sit in. He finds the fifth mark on the floor without being shown and stands in it, with his bowl, until the others have done.
verse-book-419-told-3 = They give him the new one, which was made for whoever should come. He sits on the edge of it. "It's not mine," he says. "It's nobody's," says Keren. "That's what it's for."
verse-book-420 =
    He puts his palms where he is shown. He is tall enough, now.

    "Not so hard," says Talan. "You're not pushing it. You're just there."

    "For how long?"

    "Till somebody comes back past you." They both hear it. Talan rubs his wrists. "You can see a good way," he says. "And they're company, if you name them."

    "Is there one called Lowena?" asks Gwenneg.

    "There could be," says Talan.

    He goes down the hill by himself, to see if he can. At the bend he looks round. The boy is standing quite still, in full view. He has begun to whistle.
verse-book-421 =
    "The first night there were five of us and it was warm," says Talan. "Nolwenn sang to get Corentin to sleep. He snores."

    "And did he sleep?"

    "Never. But he left off adding up out loud." A crow does a man snoring; it is well done. "The boy had the first watch. Wake me second, Hedra told him. And in the morning there she was still asleep, who never slept."

    "And the boy?"

    "Not there. His cup was full." He is still fond of it, as of a riddle. "So Corentin said, he's gone ahead. Nolwenn said it. I said it. We said it all together, and so it held."

    "And Hedra?"

    "Hedra looked which way the grass lay," says Talan. "Then she said it too."
verse-book-421-told-1 = "My mother said it?" says Ailei. "Once," says Talan. "She was looking at the grass." Ailei does not say anything kind.
verse-book-422 =
    "It was juniper," says Talan. "Out of the cellar, but Corentin left the price on the shelf. I went first, being the strongest. Until Hedra comes back past me, I said. It seemed little enough, so I put in, without sitting down. As a joke." He looks along his legs. "Corentin asked if he was to enter that. Hedra said, what's said on a cup is said."

    "And the others?"

    "Hedra gave the date as well. Corentin said his over again, since the first time it didn't come out. Nolwenn sang hers. She was told it didn't count, sung, and sang it lower."

    "And the boy?"

    "He held the cup and smiled at us," says Talan. "I'm last, he said. I'll drink last."
verse-book-422-told-1 = "What was it to?" says Worm. "The tune." Talan begins. "That'll do," says Worm.
verse-book-422-told-2 = "How much did he leave?" says Arev. "What it cost," says Talan. "And he wrote it down, and he left the pen." Arev has to look at the road for a while.
verse-book-423 =
    "In winter the stone is warm. I slept standing, like horses. One night I woke, and a woman was putting a hat on me."

    "Who was she?"

    "I asked. I asked where she came from, and who had hurt her foot, and had she eaten, and whose was she. I hadn't had anybody since All Souls. I asked her everything."

    "And what did she say?"

    "Nothing. She went over my fingers, the way they do with the newborn, to see that they were there. She wiped my nose. She had a clean rag for it, ironed."

    "*Tegen*," says a crow.

    "No," Talan tells it. "Tegen is—" He looks at the bend. "She was like her," he says. "They only have it because I said it in my sleep."
verse-book-423-told-1 = "Which heel?" says Beor. "The left." Beor nods, as he does when a thing weighs what he thought.
verse-book-424 =
    "The first one I called Beor, because it didn't talk. Then it talked." He shows you the rest with his chin. "That's Keren. She steals, but she gives everybody the same. Corentin comes late and counts who's eaten. The pair with the crust between them are Ia and Maddern."

    "And Hedra?"

    "On the post. She won't come for bread. She lets them all finish, and looks, and then she goes over to one of them and he gives it back."

    "Isn't there one for you?"

    "I thought of it," says Talan. "But if they called it I'd have to turn round." A young one has walked up your boot as far as the knee. "They're good company. They never ask when."
verse-book-424-told-1 = "And me?" says Worm. "You weren't asked for," says Talan, fairly. He whistles, and a small one with a bent wing comes down on the wrong side. "You are now," says Talan.
verse-book-424-told-2 = The crow called Beor and Beor have a look at each other. Neither says a word. "You see?" says Talan.
verse-book-425 =
    "She was breathing," says Talan.

    You ask who.

    "Tegen. I saw her go by on Beor's shoulder, and the shirt moved. I thought, if I say it they'll stop him, and then he has to choose. I thought, he knows about weights, he'll feel it for himself. I thought of the bread I had in. By then they were at the turning."

    "And afterwards?"

    "Afterwards they asked in the yard who would go to Camelot. I had my arm up so fast that they laughed."

    "Have you told anyone?"

    "All of these," says Talan, of the crows. "One at a time. It's the only thing I ever taught them not to say."
verse-book-426 =
    "Gwenneg comes last, with the lamp," says Talan. "He's the quickest. He gets to Camelot, and turns back, and opens us one after another like doors."

    "In what order?"

    "The farthest first. That's Nolwenn. She'll have to be told, she'll be singing. Then Corentin, who'll want to finish the line he's on. Then Hedra." He goes along them with his chin, out to where the road is too small to point at, and comes home again. "Then me. I'm the street door. After me you're out."
verse-book-426-told-1 = He leaves a pause where he used to look at the bend. "It wants somebody else for the lamp, then," says Talan. "It isn't hard. It's a lamp." He is looking at you.
verse-book-426-told-2 = He looks at the bend. "He's late," says Talan. "But he's young."
verse-book-427 = Massen shows you the last page of his ledger. It is his own arrears. One visit to his mother, not made. Years, twelve. Under interest he has left a blank. "It will not come out," he says. "It has been tried in ink."
verse-book-428 = The beds are warm, all of them. They count through the night, a voice to each, and you hear the number below and the number above come nearer. Towards the end they are the same. "There," says one, and it is so long since anybody said it that the others laugh.
verse-book-429 = You ask. The answer is exact, brief, and complete. "Three hundred and sixty-five were filled," says the cave. "One was not. That one is awaited." Then it thanks you for calling.
verse-book-430 = You cross holding on to each other's sleeves, eyes open, naming nothing. On the far side you are who you were. One of you has a jacket buttoned right. "Mine never was," that one says, and undoes it.
verse-book-431 = The granary, by night, is an empty room with a smell. On the floor, against the wall, lies an envelope sealed and stamped, ONE SPOONFUL OF GRAIN, SUBJECT TO AUDIT. You leave it. You take the jar that Keren kept at the back. It was never in the book.
verse-book-432 = It is a doorstep, in the middle of a meadow. On one side is the meadow; on the other there would be. "You would be sitting here," says a voice over there, in the middle of another sentence, and room is made.
verse-book-433 =
    The quern stops first, then the spoons. Gwenneg has come in behind you with the bark shield on his arm and nowhere to put it.

    "Whose are you?" says Keren, because he is taller and the light is bad.

    "Mine," says a woman by the stove. It is Lowena, and she stays sitting.

    They do not speak to him. They speak to you: where was he, how long, did he eat.

    "I took two steps," Gwenneg tells the table. "The first night. You could see the roof."

    Piran has the bell rope in his fist. He could ring it, with one of the five come back. He thinks of the other four, and winds it round its nail again.
verse-book-433-told-1 = "Thirty-six," says Arev. "We lay for forty." It is out before he has looked up, and then he does look up.
verse-book-433-told-2 = Beor takes the shield off the boy's arm and stands it by the door, gently, like a thing with legs. "There," he says. "It'll wait."
verse-book-433-told-3 = The boy has found Ailei and will not stop looking at her. Every evening, she told him. Ailei looks at the soup.
verse-book-433-told-4 = "He can have my place," says Worm. "I don't use it."
verse-book-433-told-5 = "Soup, yes," says Keren at last. "The chair, no. Not till we know what to call him."
verse-book-433-told-6 = "Soup, yes," says Keren at last. "As for sitting down, you can see for yourselves what we did. First we want to know what to call him."
verse-book-433-by-his-name = Call him by his name.
verse-book-433-what-he-is = Call him what he is.
verse-book-433-ask-his-mother = Ask his mother.
verse-book-434 =
    "Gwenneg," you say.

    It is the way the names are read out on the last evening, when each gets the time for an answer. So they give it the time. Along the table they have stopped breathing through their mouths.

    "Here," says Gwenneg.

    A spoon falls that everyone had been holding. "Well, then," says an old man, "I owe my brother a hen." People begin to talk about the hen. Lowena has her apron up to her face and is wiping it hard, as you would a child's.

    Piran goes out. He does not take the rope, which is too short for anybody. He climbs up to the bell and rings it by hand, with his knuckles, one stroke.
verse-book-435 =
    You use the short word. You say it evenly, so that it shall be of use.

    "Thank you," says Keren. "Somebody had to, and it would have been one of us." She ladles. She gives him as much as the others and sets it on the sill, since that is where he has stopped.

    "How long does it last?" Gwenneg asks. He means it as a question.

    "I don't think it's like that," says Piran. "I think you get used to where it is."

    They are not unkind to him. They ask if he wants bread. He eats standing, with his back to the room, quickly at first and then not, and when he has finished he washes the bowl himself and does not know which shelf.
verse-book-436 =
    "You want me to say he's mine," says Lowena, "so that you needn't say what he did."

    She has not got up. "I've known since spring," she says. "There's a slate that comes off when the wind's in the north, the third along, and I've had it put back four times. He has a place where he can see our roof from. I thought he'd better have something to look at."

    "You put bread out," says Gwenneg. "On the hen-house. I thought you'd forgotten it there."

    "Every night? I'm not that old." She looks at his boot. "Is that the nail?"

    "It's the one he left in."

    "Then sit down," says Lowena, to him and to the whole table, "and let me see the other."
verse-book-436-told-1 = She has one thing more to ask, and turns to Ailei to ask it. "He says I say his name every evening. Who told you that?" "I did," says Ailei. "I mean, nobody. I made it up." "Well," says Lowena. "You can leave it now. I'll see to it."
verse-book-440 =
    It is the night just gone, and you are still at table. They have laid for all forty and the door is open, cold as it is.

    Piran reads the five names. After each he leaves the time for an answer. "Hedra," he says, and the wind does something to the fire. "Corentin. Talan. Nolwenn." The time for Nolwenn is the longest, since she always came late.
verse-book-440-told-6 = "Gwenneg," says Piran. "Here," says Gwenneg, from the quern. It goes down the table that somebody has answered, and for a while they all sit listening for the next.
verse-book-440-told-7 = "Gwenneg," says Piran, and looks at the floor.
verse-book-440-told-8 = "I'd like there to be people behind them," says Keren. "So that it isn't only chairs. You're used to standing."
verse-book-440-told-1 = Ailei goes behind Hedra's. "She'd tell me to stand straight," she says, and does.
verse-book-440-told-2 = Arev goes behind Corentin's and keeps both arms at his sides. There are ink stains on the back of it, at the height where a man wipes his pen.
verse-book-440-told-3 = Beor goes behind Talan's, and nobody can see the wall. "He always pushed it back too far," says Beor.
verse-book-440-told-4 = Worm goes behind Nolwenn's and takes hold of it, as one does a rope. "I'll just see it doesn't go anywhere," he says.
verse-book-440-told-5 = There are only marks on the floor to stand behind. They stand you there all the same, a pace back from each.
verse-book-440-sit-in-them = Sit down in their places, so that the table is full.
verse-book-440-stay-standing = Stay standing.
verse-book-441 = Towards midnight something goes along the windows. It stops at each for as long as it takes to count, and goes on.
verse-book-441-told-1 =
    No one gets up to look. The candles lean after it, one by one.

    A child has fallen asleep with her cheek on the board. "Forty were laid for," she says in a clear voice. Her eyes are shut. "Five were sworn for this evening. Is anyone still expected?"

    Keren has her mouth open and does not use it. Piran has found the edge of the table. It is you they are all looking at, as people look at whoever has the lamp.

    The child waits, breathing evenly. There is a crumb on her lip and it goes in and out.
verse-book-441-told-2 =
    From here you see the lights lean, each in its turn, and right themselves. After the last of them your own fire leans.

    "Forty were laid for," says the carter in a clear voice. His eyes are shut. "Five were sworn for this evening. Is anyone still expected?"

    Out here it might be put to anybody. There is only you.
verse-book-441-yes = "Yes."
verse-book-441-no = "No."
verse-book-441-say-nothing = Say nothing.
verse-book-442 = At the last of them it stops longer. It counts, arrives, and counts again.
verse-book-442-told-2 =
    When it has gone there is still something there. A boot, on the sill of the yard, with one nail in the heel; and above the boot, where the light falls short, a face that has pushed up close to the glass and does not know how clear it is.

    Lowena has seen. She has put her spoon down next to the bowl, in line with it. "There's a draught," she says, to no one. "I'd see to that, if I were up."

    The others are looking at their plates, so as to leave it to you.
verse-book-442-told-1 = When it has gone there is still something there. It is your own fire he has come to, having seen one. He stands where the light stops, with the boot in it, and in the heel of the boot is one nail.
verse-book-442-open-the-door = Bring him in to the table.
verse-book-442-go-out-to-him = Go out to him, and stay out.
verse-book-442-draw-the-curtain = Do not look up.
verse-book-442-say-it-through-the-glass = Say the word, so that he hears it.
verse-book-443 = It gets light, as it would have done anyway.
verse-book-443-told-1 =
    "Well," says Keren. "It's tomorrow."

    They clear the table. All forty plates have been used, for once, and there is a queue at the bucket. A man who has not spoken since supper dries the five that were on the end and puts them up on the high shelf, not with the rest and not apart from it.

    "You'll be going," says Piran. He has come to the gate with you and tries the latch, up and down. "I only ask because I'd have to say something, if anyone wanted to know." Behind him the hens have come out, an hour early, and stand about.
verse-book-443-told-2 =
    Over there the windows are put out, a house at a time, and the door is shut last. The carter wakes and looks to his mule.

    "I dropped off," he says. "Did I say something? It tastes as if I'd said something."
verse-book-444 =
    It is the night just gone, and you are at your own fire. Across the valley every window of Cuanacht is lit, which costs oil. They have laid for forty. At this distance it looks like a house where somebody is to be married.

    You know what Piran is reading out over there, and how long he leaves after each. You find that you have stopped talking too, at the right places.
verse-book-444-told-1 = One stroke of a bell comes over, a full one, off a long rope. Then the wind takes it back.
verse-book-444-told-2 = On the other side of the fire a carter has fallen asleep sitting up. He had asked if he might share it, since he was only passing.
verse-book-446 =
    The Council opens the door on the road side and leaves it open. It is not put into words. There is a draught, and the children are told to come away from it.

    You go on sitting for a time. The bread comes round, goes by, and is not commented on. "We thought you'd be gone by now," says Keren, not unkindly. "We'd reckoned on it, in the flour."

    "Is there anything we should know?" you say.

    "No," says Piran. He has your bowls in a cloth, dry, knotted at the corners. "It's only that you were going to look. And you can't do that from here." He holds the door, which was open anyway.
verse-book-446-told-1 = You never lit a second stone. In the night the hem has taken the outer yard as far as the pump, and the next stone along has come on by itself, low, like a lamp turned up by a neighbour.
verse-book-450-told-1 = They walk you to the third post, which is as far as anyone is walked. Keren gives you the title whole, for once. It is longer than you thought, and the end of it is *and back*. "Say it over," says Piran, "so that we know you have it." You say it over. They listen to the end of it.
verse-book-450-told-2 = You go without a word to anyone. The granary key is in a pocket that had no key in it at supper. Behind you in Cuanacht one window lights up and a voice starts to count bowls. The night is so still that you have it with you as far as the hedge. It gets to yours and goes back to the beginning.
verse-book-450-told-3 = You have not been put out. The door on the road side stands open, and as far as the first bend, whenever you turn round, it is still open. You go through your pockets for what you have forgotten. It would be easier if they called after you.
verse-book-450-told-4 = Gwenneg holds the gate, wider than it need be for people on foot. "Say I'm here," he says. "If you see them. Hedra first, she'll want it in order. Say what you said."
verse-book-450-told-5 = Lowena has cut five slices, from habit. She eats the fifth herself, standing, looking at him. "He leaves the crust," she tells you, as if it were a thing you might need on the road. "He never used to." "I can hear you," says Gwenneg.
verse-book-450-told-6 = At the third post Gwenneg takes two steps, to have done it. Then he takes a third. "What comes after this?" he asks. The last time they had a lamp, he says, and Nolwenn in front singing, and you didn't look where you put your feet.
verse-book-450-told-7 = From the road you can see the wood. For as long as you look there is a knife working in it. On the gatepost at the turn stands a chair an inch high. It faces east, and has been put there since the rain.
verse-book-450-told-8 = Up on the chalk they are singing the count. A new voice comes in late on seven. They go back to eight for it, kindly; you can hear that from here.
verse-book-450-told-31 = Lowena has come as far as the pump, with a pail. "Is that him?" she says. "He was always flat."
verse-book-450-told-9 = By the sick house there is a chair for sale. It has stood next to a bed, and is going cheap. There is a slip tied to the back. *Nothing wrong with it. It was empty at the time.*
verse-book-450-told-10 = *Expected*, Piran has chalked on the gate, to see how it looks. He has been heard trying it on the hens. In the four houses they are baking on the same day again.
verse-book-450-told-11 = In the houses of the four they do not come out. You said no, and it was to them that you said it. One has closed its shutters on the road side. It is the side the light came from.
verse-book-450 = The road out of Cuanacht goes by the pump, by the sick house, by the last hedge that anyone clips. It is the same road as for turnips. You have bread for some days, and your shadows lie out in front of you, longer than they will be again.
verse-book-450-told-12 = Behind you, a good way off, there are carts on the road. Six of them, and empty by the sound.
verse-book-450-told-13 = The ladle hangs from its nail with the rag off. Keren has been using it. "It was warm," she says, in passing, to the one of you who held the hand. "When I took it down. I only say so because you were there."
verse-book-450-told-14 = At the kitchen window Keren is counting spoons. When you come level with it she loses her place, and begins again louder than she needs to.
verse-book-450-told-15 = The big chimney is smoking, more than a breakfast would. They are still at the chairs. From the road it smells of varnish, and of a room with people in it.
verse-book-450-told-16 = They have put the new chair out to air. A hen is on it. It has been argued over at the pump whether a hen counts, and for this morning it does.
verse-book-450-told-17 = Four chairs stand at the long table where they stood. The gap where a fifth was has been closed by moving nobody; they have widened the bread.
verse-book-450-told-18 = On the white hill the stone is lit. It was you; you can tell by who is standing in front of it this morning, trying to see what you saw.
verse-book-450-told-19 = At the wells there is a light that comes up from below. The women draw from it with their sleeves rolled, and say it is handy for the early bucket.
verse-book-450-told-20 = The hives have a lamp among them that burns without oil. Grandmother Trevenny has turned her chair to it. It is the wrong window for a road.
verse-book-450-told-21 = "I told the bees we'd be back," says Ailei. "All of us. I never asked who they take that to be."
verse-book-450-told-22 = Arev has opened the book on his knee, at the post, and put the date. Under *received* he writes: one road. He looks at it. "It'll have to be returned in the same condition," he says.
verse-book-450-told-23 = "Bread. Rope. Hat," says Beor, going through himself. He left the hook on its rail this morning. His shoulder has not been told, and sits lower on that side.
verse-book-450-told-24 = Worm walks backwards as far as the hedge. "I like to see what isn't coming after me," he says.
verse-book-450-told-25 = Above the road, in Jory's wood, a snare has been emptied and properly set again. Jory comes down to the ditch to show you the knot. "That's not one of mine," he says. "Mine slip."
verse-book-450-told-26 = In the big room, on the road side, there is a nail in the wall for each of you. On it hangs the bowl you ate from that evening, sitting where one of the five sat. It has not been put back with the rest.
verse-book-450-told-27 = You stood behind the chairs that evening till your knees gave. This morning the children are doing it, in the yard, with buckets. They leave after each name the time for an answer.
verse-book-450-told-28 = The child who asked, asleep, whether anyone was expected has a cold. She wants to know what you said. "They've gone to see," says her mother. It has been carried forward.
verse-book-450-told-29 = At home they will have it by breakfast. Keren will lay for you, take it up again, and lay it. "They may only be late," she will say. Piran will not look at the nail where the key was.
verse-book-450-told-30 = There is a second window lit, beyond the first. Somebody tall is at it, with his back to you. He has heard you go, and is keeping his feet still.
verse-book-455 =
    She has come on foot, with a bowl in either hand and a cloth over each. It is Kerra, from the third door. She sits down at your fire as if you had sent for her.

    "They said I'd better ask you here," she says. "You hadn't come, and it was getting cold." The second bowl she sets down on Arev's side of the fire, without looking to see who has it. "There are eleven of us. Houses, I mean. We've put the washing out. But if we're to be off again I'd as soon know before I bring it in."

    "Off where?" you ask.

    She considers it, honestly. "I don't think it's where," says Kerra. "I think it's whether."
verse-book-455-let-them-stay = Tell her they may stay.
verse-book-455-say-no = Tell her no.
verse-book-456 =
    The road behind you is not there. You look for it as one looks for a step in the dark, with the foot. So you are on the other side of the bar, all of you, and have been since some time in the night.

    "An arrival is recorded," says Massen. He has his table out on the verge and a lamp. He writes it slowly, for company. "From?"

    You say Cuanacht.

    He looks down the page, and the one before, and turns back a good many. "It is believed," he says, "that there was such a road." He stamps it all the same. The stamp is warm.
verse-book-456-told-1 = Kerra is on this side too, with her sleeves rolled. She has her arm half up and is asking whoever goes by which way the houses are.
verse-book-457 = You do not look round until the first milestone. It has a name on it, which is not yours, and a sum, which may be. From here you have the whole of the country you came through, all at once, as you have a table after supper.
verse-book-457-told-1 = The bar goes up at one end. Massen wishes you an uneventful country. It is wished in the passive, and he holds your eye while it is. "Those behind you," he says, "are referred to as the Rendered. Nothing is meant by it." He has taken off his hat to say so.
verse-book-457-told-2 = People cross behind you in ones and twos. Each of them stops where the bar would be, and then goes on. "What are they like, over there?" a child asks. "The Rendered?" says her father, who has the word from a soldier. He gives it some thought. "Punctual," he says.
verse-book-457-told-3 = There are no bars on the low road. That has been written down as well. A man with a hoe tells you whose land you are passing. "The Rendered's," he says. "They keep a lovely ditch. I don't go over. I wave, mornings, and they've generally waved already."
verse-book-457-told-4 = Twelve smokes. They are passing a bench out through a window, to have it in the sun. Kerra is at the last wall. "Supper's at six," she calls, "whichever of you it is."
verse-book-457-told-5 = She calls Arev by his name, the short one, from before. He lifts his arm without turning, and leaves it up for some while.
verse-book-457-told-6 = Kerra is at the hem, her arm half raised. The doors behind her are shut, as they said they would be, and the washing is in. Whoever walks last among you lifts an arm too. It is hard to say which of the two began.
verse-book-457-told-7 = Eleven black squares. A carter takes his cap off, counts them, and puts it on again. "There were people here Tuesday," he says. "They gave me milk." He asks if you have a light. Then he smells your sleeves, and says that it will keep.
verse-book-457-told-8 = In Cuanacht, by now, they chew by numbers. Piran calls them from the head of the table. The children have made a song of it, with a rest where the swallowing comes.
verse-book-457-told-9 = In Cuanacht they have voted, and you are still counted among those who eat. It was carried by one bean. "I couldn't swear whose," says Piran, when he is asked.
verse-book-457-told-10 = On the last post sits a crow. It says a name in the right accent, and at the end of it there is a question.
verse-book-457-told-11 = At the foot of Witness Hill a man is whitening his own half of a step. "You found for me," he calls, the one who stayed. He would like to be told what it was that he said.
verse-book-457-told-12 = The one who came back has the house. He is up a ladder, seeing to a gutter the other never got round to. "Wen," he calls down, "where do we keep the nails?"
verse-book-457-told-13 = The case has gone ahead of you by carrier, sealed, to Hedra. Until she answers, Wen lays at either end of the table and eats in the middle.
verse-book-457-told-14 = Wen is carrying a chair out to the road. She has not said which of them it belonged to. From the house you can hear the two of them agreeing.
verse-book-457-told-15 = The mill wheel is turning in its dry bed. Through the window there are two at breakfast. "And how do you like it?" Morwen is asking, as she has asked each morning since you told her.
verse-book-457-told-16 = The mill wheel has stopped. Morwen has one plate in the rack and another in her lap, and dries it, though it was dry. You told her how it was. She nods to you through the glass.
verse-book-457-told-17 = "What do I tell the bees?" says Ailei. "You don't say died. You don't say came home. I've tried *rendered* under my breath, and it makes them sound like fat."
verse-book-457-told-18 = Arev carries the book with the clasp turned in. He has not had it open since the doors. "It'll keep," he says, when you look. He might mean the page.
verse-book-457-told-19 = Beor has gone on to the bend and stands with his head down. It is all cartwheels, he says, and then one bare foot. "Tegen turned hers out," says Beor. "Like this." He shows you with his own, which takes up the road.
verse-book-457-told-20 = Beor has taken your pack on top of his own. "There's a bench at the next stone," he says. He has been thinking about that bench since the doors.
verse-book-457-told-21 = "Everyone we've met was back from somewhere," says Worm. "I kept waiting to be asked."
verse-book-457-told-22 = Up on Witness Hill the ear is turned your way. It heard you swear to what you had not seen. Jago, on his bench, has been told that it was a clear voice.
verse-book-457-told-23 = On the bench at the toll a place has been left the width of a man. Jago went home on foot. He had a goose to see about.
verse-book-457-told-24 = Across the fields you can make out the door you nailed. It has had its plank wiped. You told him a while, and he has hung his coat on the inside of it.
verse-book-457-told-25 = Across the fields you can make out the door you nailed. One nail has come back through, clean, with the point your way.
verse-book-457-told-26 = "I had her the wrong way round," says Arev. It is some miles since anyone spoke. "Twelve years, and it was me standing on the wrong side of her."
verse-book-457-told-27 = The mill wheel is where you stopped it. Morwen has hung a cloth over it, as you do with a bird. "It was only company," she told the carter. "It never ground anything."
verse-book-457-told-28 = From the road you can hear them over there, saying Arev's page all together, by heart. "So he needn't carry it," calls one of the twins. They have got as far as the blank line, and leave the time for it.
verse-book-460 =
    Before your foot is wet a dozen crows come down on the rail. They shuffle up to make room for one another, and begin.

    They say names. It is Cuanacht, house by house, from east to west, as a man would who lay awake and had only that to go through. "Keren," they say. "Piran. Jenver." They have the accent. One gets a vowel wrong and is made to go back.

    They come to the end of the houses. The last of them walks along to where the rail stops and looks at you with one eye and then the other.

    "Beor?" it says.
verse-book-460-told-1 = Beor puts down what he is carrying, one thing at a time, in a row. He does not answer it. There is nothing left in his arms, and he keeps them out in front of him.
verse-book-460-climb-the-hill-first = Climb the hill first.
verse-book-460-cross-all-the-same = Cross all the same.
verse-book-461 = From the last of the road you can still see the hill, and that there is a man on it. You had meant to go back up. "We'll be back before we decide," one of you had said. You leave him by leaving. He has seen you. His arms are busy, so he nods.
verse-book-465 =
    "Forty-three," they say in the tower, and close the window. It does not stop at the step.

    There is no wave. The water comes up the stair like somebody with a tray, and goes round the chairs. You are lifted under the arms. It is warm. You are turned about, once, to see that nothing has been left behind.

    Then there is ground, and it is the far bank. You are put down in a row, dry, and in the right order.

    "Those taken are returned," says a child on the shore, who is eating an apple and does not stop. "Please check."

    You check. Each of you has the same number of fingers. Each of you has found the other thing, and keeps it covered.
verse-book-465-told-1 = Ailei has said something to the rest of you, and hears that it came out true.
verse-book-465-told-2 = Arev opens the book at any page. It is in his writing, and slopes to the left.
verse-book-465-told-3 = Beor's hat fits him.
verse-book-465-told-4 = Worm has a shadow with a name on it. He puts his foot over the name.
verse-book-470 = On the other side the ground goes on as ground does. You walk up it, out of the sound of water, which has learnt your step and keeps it up behind you for some way.
verse-book-470-told-1 = When the last of you is through, the old woman takes her foot out of the door and rubs it. "That would be all of them," she says, into the house behind her, where they have been asking.
verse-book-470-told-2 = The village on barrels has stood up on one side, to wave. The last of you says what they weigh. It is not written down, and so it stays where it was said.
verse-book-470-told-3 = From under the raft there are three knocks. Then, after a pause, a fourth.
verse-book-470-told-4 = It has been an hour, exactly. The voice that kept time for you wishes you a pleasant remainder. It does not say of what.
verse-book-470-told-5 = You were put down in order of height. When you come to check, there is one order that is not yours. "It is in order," the child on the shore says with his mouth full.
verse-book-470-told-6 = You cross without Ailei. She is on the hill, holding, with the hat down to her eyebrows. "Tell my mother I'm late," she said, "and that it's true." Talan walks at the back. Now and then he says something kind and takes it back, to see how she does it.
verse-book-470-told-7 = You cross without Arev. He is on the hill, holding. "Put nothing," he said. "Leave the line." Talan has been given the book to carry, and holds it out before him, shut, like a dish that may still be hot. "Does he owe me now?" he asks. "Or is it me?"
verse-book-470-told-8 =
    You cross without Beor.

    From the last step you can still make out the hill, if there is somebody who knows where it is and turns you by the shoulder. "There," says Talan. He is bareheaded; the hat stayed up there, and is tight on the man who has it. "He says to tell you he's comfortable. He said it twice." The whole road down he has kept to the back, like a man walking behind his own furniture, and at every bend he has looked round to see whether it bent for the others too.

    "He asked me what it weighs," he says. "I said, nothing, that's the trouble. He put his shoulder to it and he laughed." He looks at his hands, one side and then the other. "Thirty-one years. Did any of you know he laughed?"
verse-book-470-told-9 = "Once," says Worm. "I was down the press well. He thought it didn't carry."
verse-book-470-told-10 = Behind you, a long way off and quite distinct, a crow says *Talan*. The accent is right. It is a question.
verse-book-470-told-11 = Talan sits down on the bank. "So this is what it was for," he says of sitting. Behind him the hill is a hill, and the posts on it will not add up. He has turned his back to it so as not to count.
verse-book-470-told-12 = Gwenneg's whistle carries. Talan counts the seconds till it stops, as people do with thunder. "Nearer," he says, and is the only one who is glad of it.
verse-book-470-told-13 = My Cousin has put himself up again, by post. Talan has signed for it. "Wind money," he reads aloud, walking. "I never thought to ask."
verse-book-470-told-14 = The man in the clean shirt is not tired. "They're good people, the Rendered," Talan said, coming down, and walked faster. "I only wish he'd asked me how long."
verse-book-470-told-15 = He said goodbye with his head. You have his message for Hedra, in clauses, and say them over as you walk. *There's no hurry* comes last. It is the one that makes you lengthen your step.
verse-book-470-told-16 = Over at the tower the water has come to the name at the foot of the stair. It is neat about it. It does the T, and waits for that to dry.
verse-book-470-told-17 = The crows say your names, all of them, once, so as not to lose them. Then they say his, and leave after it the time for an answer.
verse-book-470-told-18 = A dozen crows have crossed with you. They sit apart, as people do who have been sent. You never went up to see by whom.
verse-book-470-told-19 = Arev turns a ring about on his finger as he walks. He made it to fit her, and it fits him.
verse-book-470-told-20 = You signed for it on the steps, and half is paid. "There is no urgency," says one of you, in a voice that is not theirs. They put their hand up to their mouth. That was the rest of it.
verse-book-470-told-21 = In Cuanacht tonight there is still a place kept. They have left the lamp where you said.
verse-book-470-told-22 = You try to remember who it was that you were to give a message to. One of you has it. "Hedra," says a crow for you.
verse-book-470-told-23 = Worm has stopped to look at himself in a puddle. "I've got a chin," he says.
verse-book-470-told-24 = On the wall ahead sits a woman with a bundle of papers and no defendant. She moves the pen to the other side of the inkwell and makes a place on the page.
verse-book-470-told-25 = The case on top of her bundle is one you know. Two brothers, who are the same man.
verse-book-470-told-26 = "From which side?" she asks.
verse-book-470-told-27 = She does not look up at Ailei. "I know that voice," she says to the page. Ailei has not yet used it.
verse-book-470-told-28 = At home a boy rings a bell that is not his to ring. He has been asked to leave it. They come out all the same, one after another, and stand in the yard until he has done. "It's only him," they tell each other.
verse-book-470-told-29 = At home they let Gwenneg have the bell rope, evenings, so that Piran can sit. Two strokes and a rest. "Again," says Lowena from the door. "They may not have been listening."
verse-book-470-told-30 = At the third snare there is a green ribbon, and a hare, and none of you to fetch it. He eats it himself, at a table he has made. He has laid the knife on the right.
verse-book-470-told-31 = Among the chalk ones is one too tall. They have sung down as far as one. He has stopped there and will not say the rest. "Thank you, Gwenneg," says Casvel. He still will not.
verse-book-470-told-32 = Back there, behind twelve doors, the Rendered know how you like your eggs. They have said that they can wait. It is what you cannot get used to, that they can.
verse-book-470-told-33 = In a pocket of Arev's there is an apple, half of one. The cut is still white. "It's a loan," he says, when he sees you looking, and puts it back.
verse-book-470-told-34 = A woman has been here before you. In the sand there is a bare foot, then a dragged heel. The prints go back four times to where you can see the other shore. Tegen is what she is called. It ought to be said on this side too.
verse-book-470-told-35 = Beor sets his boot down beside the print, not in it. "Tegen," he says to it, in case. He walks on with his head up.
verse-book-470-told-36 = "Sixty," says Beor to the water. He has carried it this far to put it down here. "And Tegen," he says, and picks it up again.
verse-book-470-told-37 = You have a number with you from the pit, and a name that does not go with it. There has been no one to give them to. Tegen, you say, so as to keep it in use.
verse-book-470-told-38 = Up on the chalk it is the smallest one's watch. She waves towards where you would be, without losing count. She has asked the master what comes after you.
verse-book-470-told-39 = In the Repeated Wood a voice behind a beech has said *one*. It is waiting to hear what you say.
verse-book-470-told-40 = By the Lying Stone a man has your jacket under his head. He was going to market. He has started to mutter the prices, which have changed.
verse-book-470-told-41 = Grandmother Trevenny has hung her washing on the empty boxes. She has told the neighbours that you meant to bring them back. She has told it so well that they are waiting too.
verse-book-470-told-42 = In March, in Cuanacht, they will open the store to sow. Keren knows already. She has been practising the face.
verse-book-470-told-43 = At the toll Jago is explaining to a newcomer how it is done. He has your name wrong. He says it with respect.
verse-book-470-told-44 = At the saltpans a boy lets down a jar on a string and waits for it to sound. His aunt has told him not to ask. He asks the jar.
verse-book-470-told-45 = A man with no nose has taken your road as far as the water. He stands on the last step and breathes through his mouth. It is a civil sound. It carries.
verse-book-470-told-46 = On Massen's counter the stamp says *Cuanacht, as agreed*. Piran has asked to see who agreed. He was shown the signatures, and knew whose they were by how hard the pen was pressed.
verse-book-470-told-47 = Each kept word comes to twenty minutes. You have them in your legs this evening. They are what you are walking on.
verse-book-470-told-48 = You catch yourselves talking low. Words you gave and did not keep have a taste, and it is worse on this side, where they have only your word for things.
verse-book-470-told-49 = Cuanacht, tonight, has six chairs and a bowl over. They have not decided whose. They pass it along with the salt, full.
verse-book-470-told-50 = Cuanacht, tonight, is warm and not talking. Where the chairs were they have put nothing. It gets walked round.
verse-book-470-told-51 = Cuanacht, tonight, eats standing. It is quicker, they tell the children, and there is less to clear.
verse-book-470-told-52 = Cuanacht, tonight, is at table. "They'll be over by now," says Piran to his bread. Nobody asks over what. Keren has turned your bowls right way up, and then, since it is early, down again.
verse-book-470-told-53 = From the far light somebody is waving people on. You know that arm. It has waved at you from home, over barley.
verse-book-470-told-54 = In the meadow there is a doorstep, and no house to it. They make room for you on it without leaving off their talk. "One would be tired," says one of them.
verse-book-470-told-55 = "I thought there'd be somebody to tell," says Ailei. There is grass. She tells the grass what happened, and then which parts of it she had been going to leave out.
verse-book-470-told-56 = "I said Thursday," says Arev on the bank. "To Keren. I said, put mine in the oven." He has his back to you. "It'll be like leather by now."
verse-book-470-told-57 = Beor puts his pack down to see what the ground is like. It takes it. "Same," he says, and it is hard to tell if he is pleased.
verse-book-470-told-58 = Worm was over first. "Nobody had the rope," he says. He has looked at both ends of himself. "I only mention it."
verse-book-470-told-59 = Talan asks no more about home. You told him all of it, that first day. "I'd sooner have it whole," he said then, and it took him until supper to get it down.
verse-book-470-told-60 = The village rides level again. It had been leaning your way ever since you mended the board, and now you have stepped off.
verse-book-470-told-61 = In the other book you are put down as four pounds short. You feel for where it might have been.
verse-book-470-told-62 = You gave them food once, and they cut the rope for you where it is thickest. It is the end they keep for a birth.
verse-book-470-told-63 = Where you said your broken word there is one dry place on the Wet One, the height of a mouth. From over here it shows like a window.
verse-book-470-told-64 = She has your cushion under her arm. It has been sat in, and plumped.
verse-book-470-told-65 = On the last step, under a plate, the bowl you gave back is still hot. You go round it. It is for people who would be coming up.
verse-book-470-told-66 = You are not hungry. It is that soup. Each of you has had it in your mouth since the steps, and each has been careful to go on recognising it.
verse-book-470-told-67 = Far down behind you they are still passing it on, from step to step. *There's no hurry*, it says by now. It has been round and is coming back.
verse-book-470-told-68 = The word you sent up has got home. "They've asked about the bread," Keren tells the table. "No," says Piran. "That was us."
verse-book-470-told-69 = You told Talan where the boy is. Before dark he had asked again which night it was. "The first," you said. "Well," said Talan. "He'd only just started."
verse-book-470-told-70 = You never told Talan where the boy is. On the bank, at every stop, he looks back along the water for a lamp.
verse-book-470-told-71 = One crow has come over with the name you taught it. It says it to each thing it meets, to see which of them answers.
verse-book-470-told-72 = You answered for him, up there. They have kept that too. "Here," says a crow now and then, behind you, in your voice.
verse-book-470-told-73 = There are two hats on the hill. You straightened the one that was there and left one of your own, so that it should not be the only thing on him.
verse-book-470-told-74 = "Small," says Beor. It is the two places in the stone he means. "I'd have had to grow the other way."
verse-book-470-told-75 = *Not long now*, you told whoever has the stone. The crows have got hold of it. They say it at the bend, to every cart.
verse-book-470-told-76 = He has found his boots outside an inn door, turned to face home. He walked in them as far as the place you can see the roof from. It was lit.
verse-book-470-told-77 = Worm gets down on his stomach to drink. You lie down with him, in a row, because that is how it's done. "Nothing," says Worm, after listening. He sounds pleased.
verse-book-470-told-78 = Worm says the one name he has, across the water, once. It comes back as he sent it. "Still only me," he says.
verse-book-470-told-79 = At the wells a boy has let a jar down where you pointed. The string has run out. He has tied on another.
verse-book-470-told-80 = Talan sits down on the bank. "She came past," he tells whoever will listen. "Hedra. It's written." He has begun to remember what she had on. Behind him the stone is burning with no one at it, and will for as long as the ink does.
verse-book-470-told-81 = Gwenneg is with you. On the bank he takes two steps back, to see if it can be done. "Can you see the roof?" you ask him. "No," he says. "Not from here." He has never said it so gladly.
verse-book-470-told-82 = Gwenneg stayed over there. He would be a day behind, he said, with the lamp. It was the arrangement. He has gone to see about borrowing one.
verse-book-470-told-83 = The dog was here before you. It has dug, at the foot of the wall, to make sure that this side is not painted.
verse-book-470-told-90 = From the bank you can see a hill that you never climbed. There is a man on it, with both arms out in front of him. He turns his head, as far as it goes, to see who has come past.
verse-book-471 = The first night. You learn that it has no weight if you do not think of it, and that you think of it at each crow. "Is it always like this?" you ask the one called Beor. It looks at your hat, which it knows. At the bend the others have a fire. You can tell which of them is being made to laugh. When they put it out they do it properly, with earth.
verse-book-472 = A crow has learnt your name. It says it well. It says it to the others, to see what it is worth, and comes back with an offer. "Hedra," says the crow, which is the best it has. You shake your head. It thinks, and goes to the end of the rail, and adds Tegen. You tell it that you would rather keep your own. It takes this for bargaining.
verse-book-473 = "Is this right for Camelot?" asks a man with a handcart. You tell him what you have, and he writes it on his sleeve. "And are you waiting for somebody?" he says. He asks it as people ask the time. "Till the tide," you say. "Only until then." He considers the hill, and how dry it is. "I'd have said you were early," says the man.
verse-book-474 = Rain, from the left. You had not known that your collar could be so far away. It finds the dry place on that side, the width of a man, that Talan kept for his brother. There is nobody in it. You lean over, as far as the word lets you, and keep the rain off.
verse-book-475 = Towards noon you could swear that there is dust at the bend. It keeps its distance. "Late," says the crow called Corentin. You argue with it. You give reasons why somebody might be held up, and they are good ones; you have had them from a man who stood here a year. By supper you have worked out what it was. By dark you no longer believe that either.
verse-book-476 = A woman comes by barefoot, with a straw hat. She dries your face with her sleeve, without asking. "Who has your place at home?" she says. You tell her. "And do they use it, or is it kept?" You tell her that as well. She puts the hat on you and steps back to look at it. "Kept is worse," she says. She goes on down the road with one heel dragging.
verse-book-477 = You sing. It is the one Nolwenn had for getting people to sleep. Halfway through you run out, and the crows have the rest. They sing it badly, with a gap in each line where Talan must have stopped to look at the road. You put something in the gaps. By evening they have that too. "Again," says Hedra, from the post.
verse-book-478 = You think about supper. It lasts from the onion to the bread, in order, with nothing left out. You lay for all of them. You hear who is late and what they say on the stairs. When you look up the stone is warm under you, and it is tomorrow. "Any news?" you ask the first person on the road. You had not meant to say it in his voice.
verse-book-480 = Arev unties the book. There is room for one line that is not so, he says, and it would hold. He wets the pen and looks round to see where he is.
verse-book-480-relieved-by-hedra = Write: relieved by Hedra, who passed.
verse-book-480-present-eleven = Write: present, eleven.
verse-book-480-paid-in-full = Write: paid in full.
verse-book-480-bread-received = Write: bread, received.
verse-book-480-forty = Write: forty.
verse-book-480-tie-it-up-again = Tie it up again.
verse-book-481 = The ink takes. From now on it is so, wherever the book is opened. There is one person here who knows better; they look at Arev, and then, since it is written, they let it be.
verse-book-490 =
    Supper, in Cuanacht. The long table is laid for forty, and thirty-five are eating.

    Keren is wiping five chairs. She says who sat in each as she comes to it, the way you name hooks. "Hedra, who judged. Corentin, who kept the share. Talan, who could lift the cart. Nolwenn, who sang. Gwenneg." She wipes the last one twice; it is lower. "Gwenneg, who ran errands and was seventeen."

    "The stone asks for more every year," says Piran to his bread, "and Camelot asks for the rest. So we sent five to Camelot, to ask for some of it back." They swore it in the yard, palms on the stone, whose name is Grandmother. Back in a year and a day. That is a week on Thursday.

    "What happens when she goes out?" says a child.

    It is not a question for the table. A carter answers it, since he is only passing. "There were eleven houses beyond the white hill," he says. "One spring their stone came up short. In the morning there was barley. There'd been no fire. Nothing had fallen down. There was barley, and no path that went round anything." He butters his crust to the edge. "Where the ground leaves off being sure of itself, that's what they call the hem. It moves when it isn't kept."
verse-book-491 = You are the ones who stand. Your trades see to that.
verse-book-491-told-1 = Ailei has her back to the wall, under the window. Hedra is her mother. She told the bees that she would be back; she had no reason to, they were restless.
verse-book-491-told-2 = Arev stands by the door with the book under his arm. Corentin taught him to keep it, and once, without a word, put his initials to a line that was not there.
verse-book-491-told-3 = Beor stands where a beam makes it necessary to stoop. Talan is his brother. There is another place empty, on the Council's bench, and that was his sister Tegen's. He carried her himself.
verse-book-491-told-4 = Worm is on the sill with one leg out. Nolwenn held the rope for him once, when he was small and down a well. She was called in to supper.
verse-book-491-told-5 =
    But tonight Keren turns bowls right way up at the door end, as many as you are, and says to sit. It has not happened before.

    Out in the yard Grandmother makes the noise she makes when she sinks. Keren counts spoons over it.

    "There were people who knew how a stone is fed," says Piran. "At the Conclave. They burnt. Nearly all."

    Nobody looks at you. They pass you the salt.

    "Somebody has to go and look," says Keren. "When you can. And you can now."
verse-book-500 =
    There is a basin, and steam. The Mother of All has your sleeves rolled before you know that you are sitting up. She washes your face, and then behind the ears.

    "You came undone," she says, and does up your buttons from the bottom. She is in no hurry. On the line behind her hang things you had in other years.

    "It costs a name," she says. "You needn't look like that. It's only so that I know whose you were. Which of them can you spare?"

    She waits with the cloth in her lap. There are a good many on it already, in cross-stitch, none of them yours.
verse-book-500-hedra = Hedra's.
verse-book-500-a-neighbour = A neighbour's.
verse-book-500-your-mother = Your own mother's.
verse-book-501 =
    You take a gate off its hinges, and it is carried in turns. How far it is has been left unsaid.

    "Put me down a minute," says the one on the gate. "I can see from here."

    "See what?"

    "Where we're going."

    You put it down. There is a wall, with a lamp behind it, and beside the stone a blanket turned back at the corner, as if they had been told.
verse-book-501-told-1 = "Light," says Beor, who has had the front end all the way. He thinks about it. "Heavier than an hour ago. That's good."
verse-book-501-told-2 =
    The woman who lives nearest looks at the tongue, the eyelids, the soles of the feet. "Three days," she says. "Then up, if there's something to get up for."

    "Is there?" you are asked from the gate.

    You say what has to be done tomorrow, from the beginning. It is a long list, and before you have got to the end of it the one it was meant for is asleep.
verse-book-451 =
    He sits down beside her. From there the scar does not show.

    "Is that better?" says Kerra.

    "Like this I only hear you."

    She fills his bowl without looking, and stops where he always says enough, a moment before he says it. Arev eats it all. He wipes the plate with his bread. Through the whole of supper the book stays shut under the stool, and she has put her foot on it, so that it shall not slide.
verse-book-452 =
    He sits down with the table between them.

    "You can see it from there," says Kerra.

    "Yes."

    "And what's it like?"

    Arev lays the spoon along the edge of the board, as you would a rule. "The way you'd have it in the glass, mornings," he says. "It's how you saw it yourself."

    Kerra thinks about that. "Then it's you that had me the wrong way round," she says. She sends the soup across to him by the long way, from neighbour to neighbour, all down one side and up the other.
verse-book-453 =
    "We don't know," you say. "A while."

    "A while's all right," says the voice. "There's a window to think about, in here." He passes out the other nails one at a time, wiped. When the last is home the plank gives a small jump from his side, as when a man has finished a job and slaps it.

    "If you should want it off again," he says, "you needn't shout. I'll be about here."
verse-book-454 =
    You hammer. At each blow he says "good", lower every time, until you cannot tell it from the wood.

    A carter who has been waiting to get by takes off his cap. "That wanted doing," he says. He will tell it in Cuanacht, and they will think the better of you. Some way on he pulls up and calls back across the field. "Who was it told you the long ones went on top?"
verse-book-458 =
    "Then I'll leave it out," says Kerra, of the washing. She takes a little from the second bowl, so that it shall not have come for nothing, and gives you the rest. "I said you'd only want to think."

    Where the light ends she turns round. "Is there anything we should be doing? That they did?"

    You tell her there is a collection, of eggs. It is all you can think of.

    "Eleven, is it?" says Kerra. "Or had we better say twelve?"
verse-book-459 =
    "I'll tell them," says Kerra. "They won't mind it so much from me." She lays the cloths back over the bowls, first over his. "You could have this hot, though. It's only leeks."

    None of you puts an arm out. She takes up both of them again. For a long time you hear her going, with the short step of people who are carrying something full. At about where the hem would be, it is set down.
verse-book-462 =
    You put a foot down, and it is wet. The crow comes along beside you on the rail for as long as there is rail.

    "Beor?" it says at the end, lower. It allows the proper time. Then it gives the answer itself, in the same accent, and the others tell it that was very good.
verse-book-484 =
    "That's never been bent," she says, threading it. "You can tell." She works it in small, in red.

    When she bites off the end you still have the face, and the voice that told you to stand straight. There is nothing to put in front of it. "You'll want to be called by somebody," says the Mother of All. "Let one of the others do it."
verse-book-485 =
    "You won't miss it till you want to borrow something," she says. It takes her no time at all; it is a short one.

    From now on there is a house in Cuanacht that you will have to describe. Third along, a blue door, a woman who laughs before the end of the story. You can still hear her start.
verse-book-486 =
    "Oh," says the Mother of All. She sets the needle down. "You're sure? People generally keep that one."

    You are sure. She does it slowly, with the knot at the back, where it will not rub. Then she turns your collar the way it was always turned, and for that moment you nearly have it.

    "There," she says. "You can use mine, if you're calling in the dark."
verse-book-463 =
    You are on the last dry board when they come a second time. They do not say Beor. One of them has walked out along the rail as far as there is rail, and it says a name that it was never taught to ask. It says it flat, the way one says what is so. "Talan," says the crow.

    "What about him?" you say. It is a foolish thing to say to a bird.

    It considers the water, and then you. It has a message by heart, you can tell from how it stands, and no one has come to fetch it. Behind you the road up the hill is as long as it was. He would have to turn his head to see who is standing here, and he has never liked to be thought to look.

    "Any message?" says the crow, in his voice.
verse-book-463-told-1 = Gwenneg has taken his foot back out of the water. "He does me," he says. "The way I used to come in. Listen. That is how I shut the door."
verse-book-463-turn-back-and-climb = Turn back, and climb the hill.
verse-book-463-say-there-is-no-message = Say that there is no message, and cross.
verse-book-464 = You turn round. The crow goes ahead of you from post to post, not fast, and at each it looks back to see that you have not been lost. By the first bend there are eleven of them. They are saying your names over, low, so as to have them ready.
verse-book-487 =
    It is Kerra. She has the one bowl this time, with a plate over it.

    "It isn't for you," she says. "It's what was left. Since you said that we might stay there's always the one over. I lay for thirty-nine and it comes to forty. I thought that somebody ought to be told."

    "Who is it for?"

    "That's what I've come to ask. It doesn't get cold, that's the trouble. I put it out on the sill. I put it on the step. This morning it was on my pillow." She holds it by the rim, away from her apron. There is steam.

    "We could eat it," you say.

    "You could," says Kerra. "Then it's you that it's for. I shouldn't like to do that to a person without saying." Behind her there are eleven smokes, and, if you do not look straight at it, another.
verse-book-487-told-1 = "You'd know what column," she says to Arev. He has the stick in his hand and has not begun to count. "There isn't one," he says. "I left it out."
verse-book-487-eat-it = Eat it, and be who it is for.
verse-book-487-have-it-set-at-the-twelfth-door = Have her set it before the twelfth door.
verse-book-466 = It is leeks, and exactly enough. Kerra watches it go down, with her lips moving, as people watch a bucket. "That's that, then," she says, and has the bowl back before you have put down the spoon. "Six o'clock, tomorrow. You needn't come. It'll be put by." She sounds a good deal easier.
verse-book-467 = "There's nobody in there," says Kerra. Then she says, "No. I see." She carries it off level, with short steps. It grows dark. You hear crockery set down on wood, a knock, such as one gives on one's own door out of politeness, and her steps coming away. They do not hurry. Much later the same plate is turned over.
verse-book-488 =
    It is a carter's wife. In both hands, away from her, she has a bottle of milk.

    "It was on the tail-board when we'd got by the barley," she says. "We hadn't stopped. It's warm. There's a paper on it." *For those who came out to tell us*, says the paper. The hand is a good one, a little slow.

    "Well, it's yours, then," says the carter's wife.

    "Did you see anybody?"

    "I saw washing." She has set it down by the fire and not let go of it. "My boy's asked me twice if he can have it. It smells of somebody's house, he says. He's five. He wants to know whose." She looks at what you have to sit on, and at the dark on that side. "I thought, they'll have said something to them. They'll know what it's for."
verse-book-488-told-1 = Arev has read the paper and gone on holding it. "She makes her *f* like that," he says. "She made it like that before."
verse-book-488-drink-it = Drink it, since it was meant for you.
verse-book-488-pour-it-on-the-road = Pour it out on the road.
verse-book-468 = It is very good milk. There is cream, and under the cream a taste of a kitchen, with the window open and the onions on the sill. You could draw the pattern on the jug. When you have finished, the bottle is rinsed before anyone has rinsed it, and you know which of the eleven steps it ought to go back to.
verse-book-469 = It makes a white place that does not soak in. The carter's wife goes round it with her skirt held off. "That was a whole bottle," she says. "I'd have said no to him, and it would have been me." From the cart a boy wants to know if it is gone. "It's gone," she calls. "They didn't like it."
verse-book-494 = There is no one on the road. Every so often stands a stool, and on the stool lies a bell, for whoever wishes to be seen. At the last before the bend it has been rung already. The bell is still warm, and a clerk comes out of the barley, wiping his mouth. "How many?" he says. You tell him. "And going?" "East." He writes it on his cuff. "Then it will be known," he says, much relieved, and goes back in to his bread.
verse-book-495 = The clerk with the cuff has the stool to himself today. "It'll be you again," he says, "or it doesn't come out. Did you find what you went up for?" You say that it was a man with his palms on a stone. He looks for where to put that. "There's *persons*," he says, "and there's *effects*." In the end he writes it inside the cuff, where it won't be read before washday. "On his own feet, or carried?" he asks, so as to be exact. He does not raise his eyes until you have gone by.
verse-book-495-told-1 = Beyond him is the eleventh stone. Your letters have been gone over in chalk, by a person who can't write, so as to be seen from further off.
