verse-book-401 = Beor has found where that heel is going. He does not say so. He walks faster, and whoever is behind him must nearly run. At the first gate he holds it open for everybody, and notices that his hands are empty.
verse-book-402 = Ailei tries the answer over a bucket of water. She says it once true and once beautiful. The second she leaves there. The first she carries in her mouth until evening, and at supper does not speak until everyone has eaten.
verse-book-403 = Arev shuts the book and ties it. All day, each time somebody offers him something, his hand looks for the pen and finds the bread.
verse-book-404 = Worm sleeps with the receipt under his head. In the morning he has folded it into a boat. "It'll float like that," he says, "if need be."
verse-book-404-told-1 = The cave has kept the pieces. It has them in order, should they be wanted.
verse-book-404-told-2 = He has shown it to Arev, who says that it is in order. It is what he wanted to hear and it has not helped.
verse-book-405 = The last day of a kept word is like the others: boots, bread, a stone in the boot. In the evening you pull it off, shake it out, and notice that nobody is asking you anything.
verse-book-406 = The table is long and there is room. Nobody says that you are back. They pass you the bread from the right, as they pass it to each other, and go on about the roof. By the bowl lies the flat spoon, yours, the one that doesn't drip.
verse-book-407 = You said it to their face, and the face held. Afterwards, in the street, they greet you with the whole arm. One stops you to say what he thinks of your hat.
verse-book-408 = All who went down have come up. You count them only once more, for the pleasure of it. Sister Ia writes the number in the ash with the broom handle. Brother Maddern looks at the number, looks at her, and leaves it there.
verse-book-409 = The bees know. It changes nothing, and all afternoon there is one sound more. Towards evening a whole comb lies on the lid of the first hive, and none of you cut it.
verse-book-410 = They waited for you at table until the seventh day. On the eighth they moved the chair a span, towards the wall.
verse-book-411 = You looked away. It lasted a moment. On the hill the stone has shut one eye. The two footprints are still there before it, and the rain has collected in one.
verse-book-412 = One stayed down. You heard him counting for as long as he could be heard. He got to four hundred and eleven. You tell them the number, since it is what you have. Nobody sweeps for a while.
verse-book-413 = The hives are silent again. It is no grudge: they have nothing to repeat. With an ear to the wood you hear one of them, at the back, begin the first syllable and wait for the rest.
verse-book-414 = At the second question you stood up. The record stays open, and in it is your name followed by a space.
verse-book-415 = On the third day of the bench your neighbour hands you a thread of moss. "For later," he says. Massen comes out, looks at you, and stamps you through unasked: you have worn the tariff out.
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
verse-book-417 = Behind it is a room laid for you, with your things, the ones you lost. You know them all. On each is a ticket with a date, and the date is tomorrow.
verse-book-418 =
    The twelfth door you nail up, since it is open and was never asked about. You hold the plank and find that it is being held from the other side as well.

    "Is that the long nail?" says a man's voice, inside. "You'll want the long one at the top."

    "Who's there?"

    "I'm just steadying it." The plank comes level. "Is it cold out?"

    You tell him it is cold.

    "I thought so. It's come through to the nail heads." He waits. "How long is it for, roughly?" When you run out he passes one under the door, straight, with the point towards himself.
verse-book-418-answer-him = Answer him.
verse-book-418-hammer = Hammer.
verse-book-419 = Keren moves along. It is not much, the width of a bowl. The salt is passed to him from the left and he says thank you, and for as long as the word lasts the whole table eats in one direction.
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

    He goes down the hill by himself, to see if he can. At the bend he looks round. The boy is standing quite still, in full view, and has begun to whistle.
verse-book-421 = "The first night there were five of us and it was warm. Nolwenn sang to get Corentin to sleep; he snores. In the morning there were four. We said, he's gone ahead. We said it all together, and so it held."
verse-book-422 = "Juniper. Each said their part and drank. I said, until Hedra comes back past me. It seemed little enough. I also said, without sitting down, but that was a joke."
verse-book-423 = "In winter the stone is warm. I slept standing, like horses. A woman came and put a hat on me. I don't know who she was. Her feet were bare."
verse-book-424 = "The first crow I named after my brother, because it didn't talk. Then it talked. Now I call them whatever comes to mind, and they answer to whatever comes. Good company: they never ask when."
verse-book-425 = "She was breathing," says Talan. "I saw her go by on Beor's shoulder and the shirt moved. I thought, if I say it they'll stop him, and he'll have to choose. I didn't say it. Next day I left."
verse-book-426 = "Gwenneg comes last, with the lamp. He's the quickest. He gets to Camelot, turns back, and opens us one after another like doors." He looks at the bend. "He's late," he says. "But he's young."
verse-book-427 = Massen shows you the last page of his ledger: his own arrears. One visit to his mother, not made. Years, twelve. Under interest he has left a blank, because it will not come out.
verse-book-428 = Three warm beds. They count all night, in three voices, and for the first time in months the number below and the number above are the same.
verse-book-429 = You ask. The answer is exact, brief, and complete. "Three hundred and sixty-five were filled," says the cave. "One was not. That one is awaited." Then it thanks you for calling.
verse-book-430 = You cross holding hands, eyes open, naming nothing. On the far side you are who you were. One of you has his jacket buttoned right.
verse-book-431 = The granary, by night, is an empty room with a smell. On the floor, against the wall, an envelope sealed and stamped: ONE SPOONFUL OF GRAIN, SUBJECT TO AUDIT. You leave it. You take the jar that Keren kept at the back, the one that was never in the book.
verse-book-432 = It is a doorstep, in the middle of a meadow. On one side is the meadow; on the other there would be. Somebody over there makes room for you without breaking off talking.
verse-book-433 =
    The quern stops first, then the spoons. Gwenneg has come in behind you with the shield on his arm and nowhere to put it.

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

    "Gwenneg," says Piran, and looks at the floor.

    "I'd like there to be people behind them," says Keren. "So that it isn't only chairs. You're used to standing."
verse-book-440-told-1 = Ailei goes behind Hedra's. "She'd tell me to stand straight," she says, and does.
verse-book-440-told-2 = Arev goes behind Corentin's and keeps both arms at his sides. There are ink stains on the back of it, at the height where a man wipes his pen.
verse-book-440-told-3 = Beor goes behind Talan's, and nobody can see the wall. "He always pushed it back too far," says Beor.
verse-book-440-told-4 = Worm goes behind Nolwenn's and takes hold of it, as one does a rope. "I'll just see it doesn't go anywhere," he says.
verse-book-440-told-5 = There are only marks on the floor to stand behind. They stand you there all the same, a pace back from each.
verse-book-440-sit-in-them = Sit down in their places, so that the table is full.
verse-book-440-stay-standing = Stay standing.
verse-book-441 =
    Towards midnight something goes along the windows. It stops at each for as long as it takes to count, and goes on. No one gets up to look. The candles lean after it, one by one.

    A child has fallen asleep with her cheek on the board. "Forty were laid for," she says in a clear voice. Her eyes are shut. "Five were sworn for this evening. Is anyone still expected?"

    Keren has her mouth open and does not use it. Piran has found the edge of the table. It is you they are all looking at, as people look at whoever has the lamp.

    The child waits, breathing evenly. There is a crumb on her lip and it goes in and out.
verse-book-441-yes = "Yes."
verse-book-441-no = "No."
verse-book-441-say-nothing = Say nothing.
verse-book-442 =
    At the last window it stops longer. You hear it count, arrive, and count again.

    When it has gone there is still something there. A boot, on the sill of the yard, with one nail in the heel; and above the boot, where the light falls short, a face that has pushed up close to the glass and does not know how clear it is.

    Lowena has seen. She has put her spoon down next to the bowl, in line with it. "There's a draught," she says, to no one. "I'd see to that, if I were up."

    The others are looking at their plates, so as to leave it to you.
verse-book-442-told-1 = It is your own fire he has come to, having seen one. He stands where the light stops, with the boot in it.
verse-book-442-open-the-door = Open to him.
verse-book-442-go-out-to-him = Go out to him, and stay out.
verse-book-442-draw-the-curtain = Draw the curtain.
verse-book-442-say-it-through-the-glass = Say the word through the glass.
verse-book-443 =
    "Well," says Keren. "It's tomorrow."

    They clear the table. All forty plates have been used, for once, and there is a queue at the bucket. A man who has not spoken since supper dries the five that were on the end and puts them up on the high shelf, not with the rest and not apart from it.

    "You'll be going," says Piran. He has come to the gate with you and tries the latch, up and down. "I only ask because I'd have to say something, if anyone wanted to know." Behind him the hens have come out, an hour early, and stand about.
verse-book-444 =
    It is the night just gone, and you are at your own fire. Across the valley every window of Cuanacht is lit, which costs oil. They have laid for forty. At this distance it looks like a house where somebody is to be married.

    You know what Piran is reading out over there, and how long he leaves after each. You find that you have stopped talking too, at the right places.
verse-book-444-told-1 = One stroke of a bell comes over, a full one, off a long rope. Then the wind takes it back.
verse-book-444-told-2 = One of you has fallen asleep sitting up, and it is that mouth which will ask.
verse-book-446 =
    The Council opens the door on the road side and leaves it open. It is not put into words. There is a draught, and the children are told to come away from it.

    You go on sitting for a time. The bread comes round, goes by, and is not commented on. "We thought you'd be gone by now," says Keren, not unkindly. "We'd reckoned on it, in the flour."

    "Is there anything we should know?" you say.

    "No," says Piran. He has your bowls in a cloth, dry, knotted at the corners. "It's only that you were going to look. And you can't do that from here." He holds the door, which was open anyway.
verse-book-446-told-1 = You never lit a second stone. In the night the hem has taken the outer yard as far as the pump, and the next stone along has come on by itself, low, like a lamp turned up by a neighbour.
verse-book-450-told-1 = They walk you to the third post, which is as far as anyone is walked. Keren gives you the title whole, for once. It is longer than you thought, and the end of it is *and back*.
verse-book-450-told-2 = You go without a word to anyone. The granary key is in a pocket that had no key in it at supper. Behind you in Cuanacht one window lights up, and somebody starts to count bowls.
verse-book-450-told-3 = Nobody has put you out. The door on the road side stands open, and as far as the first bend, whenever you turn round, it is still open.
verse-book-450-told-4 = Gwenneg holds the gate. "Say I'm here," he says. "If you see them. Say what you said."
verse-book-450-told-5 = Lowena has cut five slices, from habit. She eats the fifth herself, standing, looking at him.
verse-book-450-told-6 = At the third post Gwenneg takes two steps, to have done it. Then he takes a third.
verse-book-450-told-7 = From the road you can see the wood. For as long as you look there is a knife working in it.
verse-book-450-told-8 = Up on the chalk they are singing the count. A new voice comes in late on seven.
verse-book-450-told-9 = By the sick house there is a chair for sale. It has stood next to a bed, and it is going cheap.
verse-book-450-told-10 = "Expected," says Piran to the gate, to hear how it sounds.
verse-book-450-told-11 = The mothers of the four do not come out. You said no, and it was to them that you said it.
verse-book-450 = The morning is clear and has your shadows out ahead of you. You have bread for some days, a direction, and a title.
verse-book-450-told-12 = Behind you, a good way off, there are carts on the road. Six of them, and empty by the sound.
verse-book-455 =
    She has come on foot, with a bowl in either hand and a cloth over each. It is Kerra, from the third door. She sits down at your fire as if you had sent for her.

    "They said I'd better ask you here," she says. "You hadn't come, and it was getting cold." She looks round for Arev, finds him or does not, and sets the second bowl where he would be. "There are eleven of us. Houses, I mean. We've put the washing out. But if we're to be off again I'd as soon know before I bring it in."

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
verse-book-457 = You do not look round until the first milestone. It has a name on it and a sum.
verse-book-457-told-1 = The bar goes up at one end. Massen wishes you an uneventful country. It is wished in the passive, and he holds your eye while it is.
verse-book-457-told-2 = People cross behind you in ones and twos. Each of them stops where the bar would be, and then goes on.
verse-book-457-told-3 = There are no bars on the low road. That has been written down as well.
verse-book-457-told-4 = Twelve smokes. Kerra is at the last wall. "Supper's at six," she calls, "whichever of you it is."
verse-book-457-told-5 = She calls Arev by his name, the short one, from before. He lifts his arm without turning, and leaves it up for some while.
verse-book-457-told-6 = She is at the hem, her arm half raised. Whoever walks last among you lifts theirs. It is hard to say which of the two began.
verse-book-457-told-7 = Eleven black squares. A carter takes his cap off, counts them, and puts it on again.
verse-book-457-told-8 = In Cuanacht, by now, they chew by numbers.
verse-book-457-told-9 = In Cuanacht they have voted, and you are still counted among those who eat.
verse-book-457-told-10 = On the last post sits a crow. It says a name in the right accent, and at the end of it there is a question.
verse-book-460 =
    Before your foot is wet a dozen crows come down on the rail. They shuffle up to make room for one another, and begin.

    They say names. It is Cuanacht, house by house, from east to west, as a man would who lay awake and had only that to go through. "Keren," they say. "Piran. Jenver." They have the accent. One gets a vowel wrong and is made to go back.

    They come to the end of the houses. The last of them walks along to where the rail stops and looks at you with one eye and then the other.

    "Beor?" it says.
verse-book-460-told-1 = Beor puts down what he is carrying, one thing at a time, in a row. He does not answer it. There is nothing left in his arms, and he keeps them out in front of him.
verse-book-460-climb-the-hill-first = Climb the hill first.
verse-book-460-cross-all-the-same = Cross all the same.
verse-book-461 = From the last of the road you can still see the hill, and that there is a man on it. You had meant to go back up. You leave him by leaving. He has seen you, and because his arms are busy he nods.
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
verse-book-470 = On the other side the ground goes on as ground does. You walk up it, out of the sound of water.
verse-book-470-told-1 = When the last of you is through, the old woman takes her foot out of the door and rubs it.
verse-book-470-told-2 = The village on barrels has stood up on one side, to wave. The last of you says what they weigh, and it is not written down.
verse-book-470-told-3 = From under the raft there are three knocks. Then, after a pause, a fourth.
verse-book-470-told-4 = It has been an hour, exactly. The voice that kept time for you wishes you a pleasant remainder.
verse-book-470-told-5 = You were put down in order of height. When you come to check, there is one order that is not yours.
verse-book-470-told-6 = Ailei is not with you. She is on the hill, holding. "Tell my mother I'm late," she said, "and that it's true."
verse-book-470-told-7 = Arev is not with you. He is on the hill, holding. "Put nothing," he said. "Leave the line."
verse-book-470-told-8 =
    You cross without Beor.

    From the last step you can still make out the hill, if there is somebody who knows where it is and turns you by the shoulder. "There," says Talan. He is bareheaded; the hat stayed up there, and is tight on the man who has it. "He says to tell you he's comfortable. He said it twice." The whole road down he has kept to the back, like a man walking behind his own furniture, and at every bend he has looked round to see whether it bent for the others too.

    "He asked me what it weighs," he says. "I said, nothing, that's the trouble. He put his shoulder to it and he laughed." He looks at his hands, one side and then the other. "Thirty-one years. Did any of you know he laughed?"
verse-book-470-told-9 = "Once," says Worm. "I was down the press well. He thought it didn't carry."
verse-book-470-told-10 = Behind you, a long way off and quite distinct, a crow says *Talan*. The accent is right. It is a question.
verse-book-470-told-11 = Talan sits down on the bank. "So this is what it was for," he says of sitting. Behind him the hill is a hill, and the posts on it will not add up.
verse-book-470-told-12 = Gwenneg's whistle carries. Talan counts the seconds till it stops, as people do with thunder.
verse-book-470-told-13 = My Cousin has put himself up again, by post. Talan has signed for it.
verse-book-470-told-14 = The man in the clean shirt is not tired. Talan walks faster when he thinks of it.
verse-book-470-told-15 = He said goodbye with his head. You have a message in several clauses, and each of you is carrying one.
verse-book-470-told-16 = Over at the tower the water has come to the name at the foot of the stair. It is neat about it.
verse-book-470-told-17 = The crows say your names, all of them, once, so as not to lose them.
verse-book-470-told-18 = A dozen crows have crossed with you. They sit apart, as people do who have been sent.
verse-book-470-told-19 = An apple, half of one, is in a pocket of Arev's. The cut is still white. He turns a ring about on his finger as he walks, and it fits.
verse-book-470-told-20 = You signed for it on the steps, and half is paid. There is no urgency about the rest.
verse-book-470-told-21 = In Cuanacht tonight somebody is still expected. They have left the lamp where you said.
verse-book-470-told-22 = You try to remember who it was that you were to give a message to. One of you has it. "Hedra," says a crow for you.
verse-book-470-told-23 = Worm has stopped to look at himself in a puddle. "I've got a chin," he says.
verse-book-470-told-24 =
    On the wall ahead sits a woman with a bundle of papers and no defendant. She moves the pen to the other hand and makes a place for it on the page.

    "From which side?" she asks.
verse-book-470-told-25 = The case on top of her bundle is one you know. Two brothers, who are the same man.
verse-book-471 = The first night. You learn that it has no weight if you do not think of it, and that you think of it at each crow.
verse-book-472 = A crow has learnt your name. It says it well. It says it to the others, to see what it is worth.
verse-book-473 = "Is this right for Camelot?" asks a man with a handcart. You tell him what you know, and he writes it on his sleeve. "And are you waiting for somebody?" he says. He asks it as people ask the time.
verse-book-474 = Rain, from the left. You had not known that your collar could be so far away.
verse-book-475 = Towards noon you could swear that there is dust at the bend. It keeps its distance. By supper you have worked out what it was, and by dark you no longer believe it.
verse-book-476 = A woman comes by barefoot, with a straw hat. She dries your face with her sleeve, without asking. "Who has your place at home?" she says. You tell her. She puts the hat on you, steps back to look at it, and goes on down the road with one heel dragging.
verse-book-477 = You sing. It is the one Nolwenn had for getting people to sleep. Halfway through you notice that the crows know the rest.
verse-book-478 = You think about supper. It lasts from the onion to the bread, in order, with nothing left out. When you look up the stone is warm, and it is tomorrow.
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

    "The stone asks for more every year," says Piran to his bread, "and Camelot asks for the rest. So we sent five to ask Camelot." They swore it in the yard, with their palms on Grandmother. A year and a day. It will be a week on Thursday.

    "What happens when she goes out?" says a child.

    It is not a question for the table. A carter answers it, since he is only passing. "There were eleven houses beyond the white hill," he says. "One spring their stone came up short. In the morning there was barley. It wasn't burnt. It hadn't fallen down. There was barley, and no path that went round anything." He butters his crust to the edge. "Where the ground leaves off being sure of itself, that's what they call the hem. It moves when it isn't kept."
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
