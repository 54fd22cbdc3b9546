verse-172-o1 = The gate stands open on a chain and Pasco sits in it on a milking stool, peeling a turnip. "Nobody's told me to shut it," he says. "The one who used to has been sent for, up the hill, for this evening. In or out? I only ask so as to have asked."
verse-172-o1-told-1 = "I did mine in a wet year," he says to the turnip. "I never knew that it was one."
verse-172-o1-told-2 = "There's a fellow up the hill that stands at a door for nothing," he adds. "In socks. He has asked me how I do it. I said you need a stove."
verse-172-o1-told-3 = "And I've had Bersaba's lot in here asking what I weigh," he says. "Eight of them. They were laughing."
verse-172-o1-told-4 = "And there's eight with straws been hired by the step," he says. "They came to ask how many steps there are from here to the sea. I'd have to see it."
verse-172-o1-told-5 = "And eight came through with their faces washed," he says. "I took them for people."
verse-172-o1-told-6 = "And eight of those out of the sheds came to look at the road," he says. "One turned left. They gave him a cheer."
verse-172-o1-told-7 = "I heard a door come off, up there," says Pasco. He has his arm through the bars of his own.
verse-172-o1-told-8 = "It lay *down*," says Pasco. He has been up to see it. "It lay right down, and they walked on it, and it was still a door."
verse-172-o2 = "You again," says Pasco, at his ease. Since you were let in he has had nothing to decide. "I was asked who did it. I said it was done from the other side."
verse-172-o2-told-1 = A clerk has set up a desk in the arch and gives out numbers to people who are already inside.
verse-172-o2-told-2 = There is straw underfoot, and a man of Ysella's who bids everybody good evening with his thumb in his belt.
verse-172-o2-told-3 = On the inside of the gate, in white, are ruled the hours. The one you came in by has been gone over twice.
verse-172-o2-told-4 = The gate is ajar by the width of a mallet, and a mallet is in it.
verse-172-o2-told-5 = The family from the bench has taken the room over the arch. The child runs along the parapet, both ways.
verse-172-o2-told-6 = Where you left the bread the bench has been wiped. The family still sits at that end of it. They say good evening like people who mean to say it well.
verse-172-o2-told-7 = "Somebody's read the walls, I hear," says Pasco. "All four of them. Nobody's done that since they went up. What do they say?" You tell him which wind he lives in. He moves his stool.
verse-172-o2-told-8 = "And you'd be?" asks Pasco, who has known you a week. You open your mouth. It is let out until Thursday.
verse-172-o4 = "You're in," says Pasco, surprised, from above, as you come out under the arch to look at the road. "I'd heard there was somebody." He thinks it over. "You couldn't say who it was? No. Don't. They'll come and say so themselves, that sort, once they want something for it."
verse-172-o3 = "No change," Pasco calls down, before you have asked. "It's this evening still." The people on the bench shift up by one, as they do every time, and the end one stands.
verse-172-o3-told-1 = He adds something lower. "I've told them you were straight with me. It doesn't open it. It's only so that you know it's known."
verse-172-o3-told-2 = He has been looking at the road behind you. "From there, I think," he says. "Or I was born in the hut. I've asked my sister. She says it's always been a small hut."
verse-172-o0 = *THE STRAIGHT GATE. So called from the street behind it, which bends. Open daily, except this evening. The visitor is asked which way he came and is advised to have an answer. There is a bench. The view from the bench is admired.*

    Over the gate is a hut on legs, and out of the hut leans a man with a lamp that he has not lit. "It's shut," he tells you. "I've nothing against you. Which way did you come?"

    "By the road."

    "They all say that." He seems disappointed. "I'm Pasco. I only mind it. There's four sorts of people that could open this, and I'm none of them. If you should find yourselves inside, I'd be the last to notice."
verse-172-o0-told-1 = He has a straw in his hat. It is not his straw; he holds his head as one does with a thing on loan.
verse-172-o0-told-2 = Beside the window hangs a drawing of your face. It is quite good. The ears are an opinion.
verse-172-o0-told-3 = The people on the bench look at you and stand up, all of them. "They let us by, at the Landing," a woman tells her neighbour. "You go first. We know how it's done." You are put at the head of a line that has not moved since spring.
verse-172-o0-told-4 = To the left the Fair is encamped, wagons in a ring, cook-fires, a ladder under trial against an oak. Nobody there is waiting to be asked.
verse-172-o0-told-5 = Two men in grey come out of a side door and search you to the lining. They have a list. They are looking for forty people, and feel for them in your sleeves.
verse-172-v1 = The gate, the bench, and Pasco over both.
verse-172-v1-answer-him-which-way-you = Answer him which way you came.
verse-172-v1-ask-at-the-permit-window = Ask at the permit window.
verse-172-v1-see-the-fair-about-its = See the Fair about its ladders.
verse-172-v1-sit-with-the-white-faces = Sit with the white faces by the ditch.
verse-172-v1-listen-to-the-knocking-in = Listen to the knocking in the wall.
verse-172-v1-talk-to-the-family-on = Talk to the family on the bench.
verse-172-v1-look-at-your-likeness = Look at your likeness.
verse-172-v1-send-the-dog-in-with = Send the dog in with a line.
verse-172-v1-have-arev-look-at-the = Have Arev look at the hinge.
verse-172-v1-go-in-this-evening = Go in this evening.
verse-172-v1-read-the-guide-on-the = Read the guide on the gate.
verse-172-v1-ask-jago-what-he-is = Ask Jago what he is doing here.
verse-172-v1-ask-pasco-what-has-been = Ask Pasco what has been heard from up the road.
verse-172-v1-leave-the-gate = Leave the gate.
verse-172-v2 = "Which way did you come?" He has a register open, upside down to you. "There'd be an answer here already. They send it on from the Steps. If it's the same one you may be honest people, and if it isn't you may be clever. I put down which."
verse-172-v2-told-1 = You can read it from where you stand. It says *on foot*. A second hand has put *and counted*.
verse-172-v2-told-2 = You can read it from where you stand. It says *by water, mooring unpaid*.
verse-172-v2-told-3 = You can read it from where you stand. It says *declined*, and then a very long line.
verse-172-v2-give-the-same-answer = Give the same answer.
verse-172-v2-give-another-and-pay-for = Give another, and pay for it.
verse-172-v2-ask-him-which-way-he = Ask him which way he came.
verse-172-v2a = He compares the words letter by letter, with his finger. "Well," says Pasco. "I never had that happen." He blots it twice. He would like to do something for you, he says, within reason, and within reason he finds there is only the good end of the bench.
verse-172-v2b = A man under the bench sells answers. He has one left with a ferry in it and one with a funeral. "The funeral's dearer, but nobody asks further." For the same money he adds a book: *Guide for Persons Entering the City, eleventh printing*. "It's wrong about everything," says the man, "but it's wrong in order."
verse-172-v2c = Nobody has ever asked him. He opens his mouth, looks at the lamp, looks down at the road. "I'd have come by," says Pasco. "No. You'd need to have been somewhere." He turns the register round and offers you the pen. "Could you leave it open for me? I'll ask at home."
verse-172-v3 = *PERMITS. At the window marked Permits. The window is shut for luncheon.* It has been shut for luncheon for as long as there have been printings. On the sill stand four hundred cups of tea in a row, one inside the next.

    "He'll be back," says an old woman with a number. "My grandmother saw his sleeve."

    If the paper you carry is good, you could wait. If it is not, there is a crack under the shutter, and a crack has no opinion about paper.
verse-172-v3-told-1 = Yours has a receipt pinned to it. The old woman looks at the stamp with respect and moves her knees out of the way.
verse-172-v3-told-2 = "There's a man in there," says Arev, low, with his ear against the wood. "He's eating. He's making it last."
verse-172-v3-told-3 = "You're in," says the old woman, "and you've come out to be let in?" She thinks it over. "I'd have it in writing too," she says.
verse-172-v3-wait-until-he-has-finished = Wait until he has finished.
verse-172-v3-show-hedra-s-warrant-to = Show Hedra's warrant to the crack.
verse-172-v3-push-a-paper-of-the = Push a paper of the office under the shutter.
verse-172-v3-let-the-man-eat = Let the man eat.
verse-172-v3a =
    He finishes. It is heard all along the bench: the last of it, the cloth, the drawer. The shutter goes up. The man behind it is young and has his great-grandfather's sleeves. "Next," he says, with his mouth still full, and the old woman, who is next, begins to cry and waves you forward, since she has not thought what she wanted.

    "*Entry*," he writes. "On whose account?" You say the Reckoning's. "Then it's us you owe," he says kindly. "It opens at this hour. You'll be asked about it one day. Not for money."
verse-172-v3b = Behind the shutter somebody reads it aloud to somebody else. *Let every gate be opened to the bearers, who brought good news.* There is a silence, and a chair is pushed back. "They'd come out to meet her, would they? All five?" says a voice. "My wife will be so glad." The permit comes out through the crack with a biscuit on it.
verse-172-v3c = It goes in, and after a decent interval it comes out with the same stain in another place and a line added. *In order. To be let in as ours.* "As ours," the old woman reads, and takes her shawl off the seat beside you. "I had thought you were people," she says.
verse-172-v4 =
    "By the hour or by the rung?" asks the man with the ladders.

    "Which is cheaper?"

    "By the hour if you climb like that." He has looked at your knees, and then at his own, which are bound up in sheepskin. "There's four lengths of forty feet and a fellow who holds the bottom. He's included. Holding it straight is extra."

    "And at the top?"

    "At the top there's thatch, and you go along it on your bellies to the second chimney. Madam's idea. She says the streets here are guarded and the roofs aren't, because nobody in there likes to look up."

    From the biggest wagon a hand comes out with a ring on it and turns over a card. "Or they can owe me," says a voice. "I'd sooner be owed a quay."
verse-172-v4-told-1 = The hand stays where it is, palm up. "And there's the other sum," the voice says. "From the gate. I've not forgotten it. I've had it put on the ladder."
verse-172-v4-told-2 = "I'll hold it," says Beor, of the ladder. The man who is included looks at him, and for the first time in his life offers a rebate.
verse-172-v4-told-3 = "You're in," says the man with the ladders. "This'd be for the next time."
verse-172-v4-pay-by-the-hour = Pay by the hour.
verse-172-v4-promise-her-the-quay = Promise her the quay.
verse-172-v4-say-that-she-may-come = Say that she may come and collect it.
verse-172-v4-say-that-you-would-rather = Say that you would rather walk.
verse-172-v4a = They write the time on your wrist with a bit of charcoal, so that there need be no argument at the top. "Come when it's quiet," says the man. "It's always quiet. What I mean is, come."
verse-172-v4b = "That's settled, then," says Ysella. She puts her head out to see who has been so quick. She is older than last year and has done something to her hair about it. "You don't know what a quay's for. No more do I, up here, forty miles from a bucket of sea. But they've got one, with rings on it, and my mother told me, when you see a thing that nobody's using and everybody dusts, buy it."
verse-172-v5 =
    They sit along the ditch in their chalk, thirty or so, with their backs to the road, and one of them has a watch without a glass. "Welcome," they tell you. "It isn't yet. There's a minute when he goes down to see to his stove, and the bar is up, for the cat. It is always the same minute. One only has to know which evening it is."

    "And which is it?"

    "This one," they say, so gladly that it takes you a moment to see it is an answer.

    To go in with them costs nothing. They go in singing, and those who go in singing are known by it afterwards, in every shop.
verse-172-v5-told-1 = A face turns, and it is Casvel's. "You came," he says. "I always told them that you would come." He has a mark round each wrist that the chalk does not cover, and makes room for you on that side.
verse-172-v5-told-2 = "What do you do when it's opened?" asks Ailei. "On the day. Say you're in, and it has come. What's the first thing you'd do?" They consult. None of them has got as far as breakfast.
verse-172-v5-told-3 = "You have been in," says one, through the chalk. "Then it wouldn't be for the gate. It would be to have sung."
verse-172-v5-sing-with-them-at-the = Sing with them at the minute.
verse-172-v5-say-that-you-cannot-hold = Say that you cannot hold a tune.
verse-172-v5a = You are taught it: four notes up, and then you wait. "That's the whole of it," they say. "The waiting's the difficult part. You have to come in all together on a thing that hasn't happened." They give you a bit of chalk for the occasion and rub it in for you behind the ears.
verse-172-v6 = Low in the planks, where the tar is thick, somebody on the other side is knocking. Three low, one high. It goes along the wall as far as it goes, comes back, and stops about where your boots are. Pasco whistles. It is the loudest thing one can do at not hearing.
verse-172-v6-told-1 = "That isn't for us," says Worm, flat on his stomach. "They're asking the wood if it's well." He waits. "It says it's dry."
verse-172-v6-knock-back-three-low-one = Knock back, three low, one high.
verse-172-v6-knock-with-a-piece-of = Knock with a piece of the right wood.
verse-172-v6-knock-as-one-knocks-at = Knock as one knocks at a door.
verse-172-v6a =
    There is a pause. Then it comes again, and at the end, where the high one was, something slides, and in the grey planking, two hands above the grass, there is a hole the size of a loaf with an eye in it.

    "Who taught you that?" says the eye. It is a woman's and not young.

    "Nobody. It was what you did."

    "Hm. Most folk say who is it." A mallet comes through, handle first. "Knock here, here and here, any time after supper, and put your weight to the bottom plank. It swings. Don't tell him." She means Pasco, who is whistling. "He'd be upset to have known."
verse-172-v6b = Nobody answers. Some way along the wall the knocking takes up again, and goes round you, like water round a post.
verse-172-v7 =
    Father, mother, an aunt, a child that has learnt to walk along the bench and has never been off it. They came in spring about a cow.

    "We were told this evening," says the mother.

    "Which?"

    "That's what I said. I said which, and he said this." She keeps the child by its skirt. "He's very good on it. But he leans left. He's never had a corner."

    "What about the cow?"

    "She'll have calved," says the father, and it is plain that he has worked out the day, and how the calf lay.
verse-172-v7-told-1 = Beor holds out a finger. The child takes it, steps off the end of the bench on to the grass, and falls. "Again," says Beor. It is the longest walk of the afternoon, eleven steps, one of them round something.
verse-172-v7-told-2 = "You've been in," says the father, with respect. "You go in and out. For us it would be the once."
verse-172-v7-say-that-they-go-in = Say that they go in when you do.
verse-172-v7-leave-them-bread = Leave them bread.
verse-172-v7-wish-them-a-good-evening = Wish them a good evening.
verse-172-v7a = "All of us?" says the aunt. She begins at once to pack, and it turns out that they have lived there. Out from under the bench come a stove, a hen, a shelf with a cloth on it. "Only it'll cost you more, whoever lets you," the father says. "We know what we weigh."
verse-172-v7b = They thank you and set it on the bench between them, on a cloth, and look at it for a while before they divide it. The child gets the crust, to practise on.
verse-172-v8 = *Wanted by the Reckoning for questions. Five feet and some. Answers to anything.* The artist had you described by people who were angry, and it has done something noble to your jaw. Underneath, in another hand, is the price.
verse-172-v8-improve-it = Improve it.
verse-172-v8-claim-the-reward = Claim the reward.
verse-172-v8-leave-it-to-the-rain = Leave it to the rain.
verse-172-v8a = A few strokes, and it is somebody's uncle. Pasco, above, turns his lamp so that you may see what you are doing. He asks you to see to the ears.
verse-172-v8b = You bring yourselves in. At the side door they check you against the drawing, count out the money, ask for a signature, and only then look for a form that says what happens next. "It's paid," says the younger one. "So it's closed. I've never seen one closed." They let you out, in some awe, by the way you came.
verse-172-v9 = *Dogs pay nothing at the gate*, the guide says, and it is right about that. He trots through under the bar with your line in his collar and is gone for as long as it takes to be fed. When he comes back the paper has been turned over. *Three low, one high, bottom plank*, it says, in a big plain hand. *Good dog. B.* Round his neck, on a string, they have hung him a book to carry.
verse-172-v10 =
    Arev lies on his back under the gate with his hat over one ear. "It's a good hinge," he says after a time. "It's a very good one. It's on the wrong edge."

    "How, wrong?"

    "It isn't made to open. It's made to be laid flat. You'd let it down, outward, on chains, and there'd be a floor from here to there. You could take a cow over it." He knocks the mud off his elbows. "And they've stood it up and hung it for a door, and for four hundred years they've been wondering why it sticks."
verse-172-v10-tell-pasco = Tell Pasco.
verse-172-v10-keep-it-for-the-tappers = Keep it for the tappers.
verse-172-v10-keep-it-to-yourselves = Keep it to yourselves.
verse-172-v10a = "Don't," says Pasco. He has put both fingers in his ears, and takes one out to hear if you have finished. "If it lies down it isn't a gate. If it isn't a gate I'm a man in a hut."
verse-172-v10b = Arev draws it for them, on the back of a bill, from three sides. He is so pleased with the drawing that he signs it.
verse-172-v10c = "A thing like that," says Arev, "you keep by you. There'll be a narrow door somewhere, further in. There always is." He has oiled it, all the same. He cannot see one dry.
verse-172-v11 = You can go in now. It only remains to say by whose leave, for whoever lets you in will remember having done it.
verse-172-v11-with-the-permit-by-the = With the permit, by the wicket.
verse-172-v11-over-the-roofs-by-the = Over the roofs, by the Fair's ladder.
verse-172-v11-singing-at-the-minute = Singing, at the minute.
verse-172-v11-under-the-bottom-plank = Under the bottom plank.
verse-172-v11-not-yet = Not yet.
verse-172-v11a = The wicket is as high as your chest. Doors are low because it is polite, says the guide; you go in bowing, to a clerk, who bows. Then a street, bent like a rib, and over it the roofs. They come down on each side almost to the doorsteps, long, of one curve. A child looks where you are looking and its mother turns its head away by the chin.
verse-172-v11a-told-1 = The family comes through behind you, stove, hen and shelf. For five and a hen the clerk wants the fee twice, and has it.
verse-172-v11b = You lie on the thatch and move by the elbows. It is warm; suppers come up through it. Under the straw, where you would expect laths, there are planks as thick as a hand laid edge to edge, and not a nail is in them the wrong way round. At the second chimney there is a trapdoor, and under the trapdoor an old man in bed, who says good evening, and lifts his feet.
verse-172-v11b-told-1 = The family comes after you, and the hen, which has views about heights, comes last. For the hen there is a charge.
verse-172-v11c = Four notes up. Then everybody waits, and in the waiting a bolt is heard to slide, and a man goes down a ladder to a stove. You are through it, all of you, on the breath. Behind you Pasco tells the cat that it was quick this time. In the street shutters are being closed along both sides, one after the other, at the speed you walk.
verse-172-v11c-told-1 = The family goes in humming; they do not know the words. The aunt has been chalked, and holds her face as one holds a tray.
verse-172-v11d = It swings. On the other side is a kitchen, with a woman in it of sixty-four, a mallet in her belt, and sleeves that have been white. "Wipe your knees," she says. "I'm Bersaba. You've come in by my wall, so you'll be asked, and you say you came in by the street." All down the lane behind her people are standing on chairs. They are knocking on their ceilings, thoughtfully, like people at the door of a sickroom.
verse-172-v11d-told-1 = The family comes in after you on its stomach. Bersaba looks at the hen. "There's a rule about livestock under the ribs," she says. "It's that I get an egg."
verse-172-v12 = *The visitor will find the gate in the wall. He will know it from the wall by Pasco. (Note to the eleventh printing. This Pasco is the son of the Pasco of the tenth.) He should not push. He should not pull. Those who have entered report that they were already inside.*

    Below, in pencil, low down, somebody has drawn a house. It has a door, a chimney with smoke, and at the end of the roof, where there is nothing, a rudder.
verse-172-v13 =
    The man at the far end of the bench gets up when he sees you, in two stages.

    "Jago," you say. "From Witness Hill."

    "I gave up that bench. There was a vacancy here." He sits again, and tests it. "It's a better class of waiting. There they want to be told who was right. Here it's only whether it's still this evening, and I can generally help them with that."
verse-172-v13-told-1 = He has not forgotten what you paid him. He lends you the cushion.
verse-172-v13-told-2 = "You knew, that time," he says, "and you sat by me and didn't let on. It's what I'd call manners."
verse-172-v14 = People stop under the hut and tell Pasco things, as he cannot leave. He gives them out again in the same words.
verse-172-v14-told-1 = "There's a village at home burning a stone by turns," he says. "Thirty-five at table. They've put the gate on wheels, to have it by them. The carter thought it was a joke until he had to open it."
verse-172-v14-told-2 = "There's a village at home that was carried off whole," he says. "By hand. They ask the carters not to drive over where it was. There's a rope goes up and down there."
verse-172-v14-told-3 = "There's a village at home where they're all very well," he says. "That's the whole of it. The carter was crying, and said, they're all very well."
verse-172-v14-told-4 = "And a woman came by on foot. Fifty and upward. She looked at the gate and gave it as her finding that it was a door that had been misdirected. Then she looked at my hut, and asked me how long. She's gone round by the fields."
verse-172-v14-told-5 = "And a chair went by with a woman in it who didn't want to be. She asks everybody the one thing. She asked me what I'd done. I said I mind the gate. She said, that isn't what you asked yourself."
verse-172-v14-told-6 = "And they speak well of a judge, back there. She's happy. It's in all her judgments now. Somebody brought her news, and she's begun to let people off."
verse-172-v14-told-7 = "And there's a man on a hill who shouts *evening* to the carts. They say it's moss that he's got. He says that it's warm."
verse-172-v14-told-8 = "And a big young man holds a gate somewhere, I hear, that wouldn't fall down if he didn't. They've told him. He said he'd finish the week."
location-173-menhir-told-1 = All sail or none, is her word, and nobody on the quay could say what it is about. She lights along the edge, like a lamp on a step.
location-173-menhir-give = Give: coin, wood and an evening's work.
location-173-menhir-hold = Hold: promise to go with the last.
location-173-menhir-take = Take: burn the tar out of somebody's roof.
verse-173-o1 = The boys have taken in their lines. They sit with their hands in their laps and look straight up, where the roofs begin. "It's all right," says the biggest. "We've been told. It's only that now we can't stop."
verse-173-o1-told-1 = The new rings are there, among the old. On the inside of each, when you lift it, is the mark that is on the cot, like a hand held up.
verse-173-o1-told-2 = Further along people are counting on their fingers which evening was theirs.
verse-173-o1-told-3 = "There's a bed up there that fits him," the boys say of Worm, behind their rods. They've asked to see him lie down.
verse-173-o1-told-4 = "Nine," one of them says. "I'm nine." He has moved back from the edge.
verse-173-o1-told-5 = The old man of the fourth stump has heard a man's voice in the rings at night, quite clear, he says, and that it wasn't the words so much. It was that there was an *until* in it.
verse-173-o1-told-6 = They get up for you, all along the edge. It's your quay, it seems; they ask whether one may fish.
verse-173-o2 = It's plain what it is now. A quay, says every stone of it, and the meadow lies there like a tide that is late.
verse-173-o2-told-1 = There is a desk on it. The clerk has ruled the edge in berths and is numbering the daisies out of them.
verse-173-o2-told-2 = Men with straws in their hats walk up and down, selling places. "To what?" people ask. "To the front of," they say.
verse-173-o2-told-3 = A line of chalk runs along the wall, knee-high, quite straight. "It will be there," says a white-faced girl, of the water, as one says it of the geese in October.
verse-173-o2-told-4 = Bersaba's people have hung fenders along it, old mattresses, cloths stuffed with moss. They say it is to sit on.
verse-173-o2-told-5 = "My mother'd have liked you," says Bersaba, who is oiling a ring. She has begun to use the other word for things, out here, under her breath.
verse-173-o2-told-6 = Bersaba is here, oiling a ring. She does not turn round for you. She has begun a new strip of bark.
verse-173-o2-told-7 = The ward has carried its furniture up a floor. Two old men watch the meadow in shifts, with a bell.
verse-173-o2-told-8 = A boy has an egg by him on the stone, in a hat. "She said it would keep," he says. "The lady with the scales. She said somebody paid for two."
verse-173-o0 = You come round under the wall, through nettles, to a long stone edge that nobody guards. A boy with a rod looks at you over his shoulder. "This is the back," he says. "There's no way in from here. You'd have to want to stay out." He makes a place for you.
verse-173-o0-fish-with-him = Fish with him.
verse-173-o0-go-back-along-the-wall = Go back along the wall.
verse-173-vx = The float lies in the grass. Late in the afternoon it moves, and both of you see it, and it is a mole.
verse-173-oy = "Anything?" you ask the boys. "Not yet," they say, all together, with their eyes on the grass.
verse-173-oy-told-1 = Somebody has tied a bride's ribbon to one of the rings. It points inland.
verse-173-oy-told-2 = A man goes along the edge with his hand out to the left. When he gets to the end he laughs aloud and comes back to do it again.
verse-173-o00 = *THE PROMENADE. A handsome retaining wall of unknown purpose, much frequented by anglers. The iron rings are decorative. Visitors remark on the cool air, and are asked what air.*

    The wall is as long as six streets. Every ten paces there is a stump of stone with a waist to it, and on each stump a citizen is sitting. Nobody comes here on business. Yet the edge has been swept, and the rings, some hundreds, have all been oiled.
verse-173-o00-told-1 = You have seen that ring. It was under the mill with the dry wheel, in a stone as large as a table, and it had no business there either.
verse-173-o00-told-2 = Worm lies down at once with his ear on the edge. He does not say what he hears. He moves back from it, feet first.
verse-173-v1 = The long edge, the boys, the meadow.
verse-173-v1-sit-down-on-a-stump = Sit down on a stump.
verse-173-v1-taste-the-line-on-the = Taste the line on the wall.
verse-173-v1-count-the-rings = Count the rings.
verse-173-v1-watch-the-old-man-with = Watch the old man with no rope.
verse-173-v1-let-worm-listen-again = Let Worm listen again.
verse-173-v1-ask-who-holds-the-quay = Ask who holds the quay, and what they want.
verse-173-v1-beor-puts-his-shoulder-to = Beor puts his shoulder to a house.
verse-173-v1-let-the-stone-go-dark = Let the stone go dark.
verse-173-v1-walk-along-the-chalk-line = Walk along the chalk line.
verse-173-v1-read-a-letter-for-the = Read a letter for the boys.
verse-173-v1-leave-the-quay = Leave the quay.
verse-173-v2 =
    The citizen beside you moves his gazette. The stone is worn, but not by sitting. Round the waist of it runs a groove, as smooth as the inside of a spoon, and the groove is worn most on the side away from the town.

    "Something's pulled at this," you say.

    "It's decorative," says the citizen.

    "For a long time. And hard."

    He looks up, looks at his fingers, which have been lying in the groove for thirty years of Sundays, and puts them in his pocket.
verse-173-v2-told-1 = "What would you charge," says Arev, "for a day of that?" Nobody can tell him of what. He works it out all the same, by the width of the groove, and is shaken by the sum.
verse-173-v3 =
    At the height of a man's eyes there is a stripe along the wall, paler below than above. A goat is licking it. She has licked it so long that there is a dip there the shape of a goat's regret.

    You taste it beside her. It is salt. Forty miles from the sea, four feet above your belt, it is as salt as a cheek.

    "Don't lean there, please," says a lady, passing. "It's the damp."
verse-173-v3-told-1 = "Where did you want to go?" Ailei asks the goat, who has one eye on her. She scratches it behind the horns, on the side away from the wall. It leans on her until she has to take a step.
verse-173-v4 =
    You go along with a piece of charcoal. The boys help, since it is something. Most are old iron, round as eyes and thin at the bottom where the pull was. But every so often, at a distance that comes out even, one is new. It has been let into the stone this year; there is still dust in the corner.

    "Who puts those in?" you ask.

    "Him," says a boy, and points with his rod at the city in general. "There's a man comes. He's not from any of the streets. He asks if we mind."

    "What does he say they're for?"

    "He says they'd be for holding, and would we mind."
verse-173-v4-told-1 = It is a grammar you have met. There were people behind a lintel who spoke like that, and never of anything they had done.
verse-173-v5 =
    An old man comes down as the light goes. At the fourth stump he bends, undoes something that is not there, coils it over his elbow, and throws it, underarm, out over the grass. He watches it fall. Then he waves.

    "Who to?" you ask.

    "I don't know. My father did it." He is not offended. "You do the fourth, he'd say, and it doesn't matter that you don't see anybody. You'd want to be let go properly yourself."
verse-173-v5-go-down-and-catch-it = Go down and catch it.
verse-173-v5-wave-with-him = Wave with him.
verse-173-v5a = You stand in the daisies with your arms out. He throws; you catch, or you close your hands when it would have come. Something in the old man's back straightens by an inch. "Make fast!" he shouts, in a voice that makes windows open along the whole promenade. He did not know he had it. Then he climbs down and teaches you the knot, and cuts you the real rope from round his trousers.
verse-173-v5b = You wave. There is a wind, or a cow lies down, and the long grass goes over in a line, away from you, as far as the trees.
verse-173-v6 =
    He lies along the edge with one arm hanging over. The boys lift their lines so as not to hook him.

    "It's coming," says Worm.

    "What is?"

    "What was here." He keeps his voice down, as one does near a bed. "It's a long way off and it isn't in a hurry. It's feeling along the bottom for where it left the place. It's got as far as..." He listens. "It's found the goat."

    He sits up. There is a red ring round his ear. "Nobody's asked me what it'll do to the cellars," he says. "I know cellars. Somebody ought to be told, or nobody ought, and I don't want it to be me that picks."
verse-173-v6-tell-the-whole-ward = Tell the whole ward.
verse-173-v6-tell-only-bersaba = Tell only Bersaba.
verse-173-v6-tell-nobody = Tell nobody.
verse-173-v6a = By supper it has got about that the damp is going to be worse. By dark there are wardrobes on the stairs. The neighbours whom it frightened will not forget who said it, and neither will those who would have been asleep down there.
verse-173-v6b = She hears it out with a mouthful of pegs. "How high?" she asks. Worm shows her on himself. She looks round her kitchen, at the line of his collarbone all the way along the wall, and begins to smile, and takes out the pegs so as to do it thoroughly.
verse-173-v6c = You go home by the cellars. People have apples down there, on straw, and a cradle they are done with. Worm says good evening to each door as it passes.
verse-173-v7 = Whoever opened the gate to you has the key of the quay in his pocket and a job that wants doing.
verse-173-v7h = The job that wants doing on the quay.
verse-173-v7-told-1 = "One person to walk up and down," says the clerk at the desk. "It need not be guarded against anything. It is to be guarded, so that there's a line for it."
verse-173-v7-told-2 = "Sell me six," says the man with the straw. "I've sold nine, but I've a face they've seen. It goes better from somebody who looks as if they'd been told not to."
verse-173-v7-told-3 = "Would you hold the end of the line?" says the girl with the chalk. "It has to be somebody who doesn't want it to be anywhere in particular."
verse-173-v7-told-4 = "Planks," says Bersaba's nephew, with his arms full. "From where they are to where they'd like to be. You'll know by the way they sit."
verse-173-v7h-do-it = Do it.
verse-173-v7h-ask-what-it-is-for = Ask what it is for.
verse-173-v7a = It takes till the lamps. They pay on the nail, which here is an iron one, by the fourth stump, worn flat by four hundred years of nothing being paid on it.
verse-173-v7b = "For?" You are looked at with pity. "It's a quay," you are told, in the voice in which people say, she's a widow. A boy takes you aside, afterwards, out of kindness. "You don't ask it *for*," he says. "You ask it how it slept." He has shifted his rod to the other knee.
verse-173-v8 =
    It is the fourth house along, three floors, with geraniums. Beor sets his back against the corner and his heels against a ring. "Only to see," he says.

    It gives. It goes an inch out of true and comes back, slowly, from its own weight, with every window in it breathing.

    "Careful with the soup!" shouts a woman inside. She comes to the sill, ladle in hand. She looks for what has hit her house, and there is only Beor.

    "Sorry," he says.

    "It does that when my husband's home," says the woman. "I never knew it could be done from outside."
verse-173-v9 =
    The stone is what keeps it off. You have understood that much. Let her word go slack, and what comes up to her edge on the other side will not stop at the edge, and it is deep enough over there to float a city.

    "All of it at once?" asks the boy with the rod. He has taken off his shoes.

    It can be done badly. If the roofs sit as they were left, some are heavier on one side than the other by four hundred years of wardrobes.
verse-173-v9-let-her-go-by-bersaba = Let her go, by Bersaba's count.
verse-173-v9-let-her-go-as-things = Let her go as things stand.
verse-173-v9-keep-her-lit = Keep her lit.
verse-173-v9a =
    It takes three streets an hour to shift their wardrobes, and nobody asks why twice. Then you take your palms off her. She goes out from the far end. Over the meadow the light bends, the daisies lie over, and without a sound, without a wave, there is water against the wall, up to the goat's stripe, with evening in it.

    And all along behind you, street by street, level, with a groan like somebody getting out of a chair, the town gets up.
verse-173-v9b = She goes out from the far end, and it comes. It is quiet and there is a great deal of it. Most of the roofs lift. Pitch Lane does not. It leans, the whole south side, with its lamps lit, like a man trying to hear, and then it is lying down. They get nearly everybody out by the windows. It is two that they do not get out, old Sampson Hext, and the girl who had gone back for his teeth.
verse-173-v10 =
    It has been drawn along the whole wall, and goes up steps and across doors without a tremble. At each doorway a date ought to stand, and there is an hour. You lay your belt to it, and it comes out the same to a finger, from one end of the town to the other.

    "How did you measure?" you ask the girl.

    "We didn't," she says. "We thought how it will look when it has been here, and drew that."
verse-173-v11 = Letters come here for people who are not known at any door; the boys use them for bait. One is from a long way off and has your village on it, so they have kept it dry.
verse-173-v11-told-1 = It says that everyone is well, and sends love, in six hands. They ask what sort of table you have where you are. "Ours is ever so good," it says. "There's no head to it."
verse-173-v11-told-2 = "We've done it again with the flour," it says, in Piran's capitals. "There's little, so it's gone round. Nobody's said whose idea. We say it at table, though: *as they did*."
verse-173-v11-told-3 = "Thirty-five of thirty-five," it says. "By number. I had thought we'd stop using the numbers when it got better, but they answer to them now."
verse-173-v11-told-4 = "It's Tuesday here," it says, in Piran's capitals. "It was hot. The handle's come off the pump. I've been told to write something, so that you'd have it."
dream-193 = You sleep in a house that is thinking of something else. Towards morning it turns its front door to look where you are looking, and you both see that it is far.
nightmare-193 = The plank is drawn in from the other side. "We thought you were aboard," says your mother, small. She is laying for five.
verse-193-o1 = On the south side of Pitch Lane the water has chimneys in it. A wreath goes round one of them, slowly, as if it were looking for the door. People lift their hats to you and hold them so that they cannot see you.
verse-193-o1-told-1 = One roof further on has not risen at all. It's the one that you burnt the tar out of.
verse-193-o2 = A gangway to every door, and on every gangway somebody going out and in again, for the sake of it. *In wet weather*, says the guide, and stops.
verse-193-o2-told-1 = It is all afloat but for one. That one sits on the bottom up to its sill, and eleven people are on its roof with their beds. You burnt the tar out of it.
verse-193-o2-told-2 = They lie as level as plates. Bersaba goes from one to the next in her stockings and knocks, and does not have to listen.
verse-193-o2-told-3 = "Who's to board?" they ask, from every plank, as you go by. The key is yours. It is meant as a civility, and it is a list that gets longer with each door.
verse-193-v1 = Water against the wall.
verse-193-v1-watch-who-goes-in-and = Watch who goes in and out.
verse-193-v1-see-what-has-hold-of = See what has hold of the next house.
verse-193-v1-say-to-bersaba-that-it = Say to Bersaba that it floats.
verse-193-v1-throw-something-in-for-pitch = Throw something in for Pitch Lane.
verse-193-v1-go-ashore = Go ashore.
verse-193-v2 = A bride carries her husband over, since it is her house. He has not got used to it; he keeps one foot out, for the ground.
verse-193-v3 = "It's a rehearsal," says Bersaba. She has sat down on the fourth stump, at last, with her back to the street. "I won't have it called a launch. Nobody's aboard that's going anywhere." Her shoes are full of water. "Don't speak to me for a bit," she says. "I'm sixty-four and I'm listening."
verse-193-v4 = Bread, because it was supper-time there. It floats a good while. A woman at a window watches it. "He couldn't have chewed that," she says, "without his teeth." It is not forgiveness, but it is about him.
