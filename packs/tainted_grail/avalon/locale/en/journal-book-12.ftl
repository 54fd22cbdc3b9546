verse-book-580 = A door with a red mark. Beside it a door without. Then a door with. There's no figure given. Nobody has asked for one.

    "Try it again," says Keren. It is the granary ring, which she hasn't put down since that morning. You take hold of it, and then both of you are holding it. "You would think I'd know how," she says. She looks at her fingers and gives them time. They stay shut.

    At the midwives' they have written a death on the wall. There never was one before. It is low down, where children read.

    "It was always going to be ours," says a woman in the doorway. Tegen has come in by the front, which she has not done in her life, with her shoes in her hand. "It was lent, along with the rest. It's due. I want carriers," she says. "Not for the dead."
verse-book-581 = The settle has been carried to where she can see the bin. The boy who is her hands stands at the end of it with the scoop.

    "What is it you have?" you ask.

    "The key."

    "Then give it to the boy."

    "I tried. He held his hand out and mine wouldn't." She isn't frightened. She is put out, and that's all. "It's not the key, is it," says Keren. "It's who shall have it. I've weighed them all. I know to a spoon what each of them eats when I'm not looking. There's none I'd put over the rest. And if I lay it on the table there's one will pick it up."

    "Ask the Council."

    "I am the Council," says Keren.
verse-book-581-told-1 = It is the hand she has had shut longest. For a whole year she has served with it from the elbow.
verse-book-581-told-2 = "You had my mother's," says Keren. "I don't want mine had. I want it *off*."
verse-book-582 = You have put a hand out. It is what one does.

    "Don't," says Tegen. She has come up behind you with a pail. "You all do that. You sit down and you hold on to them, for company, and don't say a word, so as not to upset them. That's how it goes across. Then there's you." She sets the pail down. "Don't hold *her*. Hold what she's holding. Ask her what it is. Then say you'll keep it, and mean it, because they can tell."

    "And then?"

    "Then she needn't."

    "That's all?"

    "It's a fair amount," says Tegen. "You'll be stuck with it. It isn't a thing you say."
verse-book-582-told-1 = "You held one and let go last," she says. "Her mother's. That's the wrong way. It was kindly meant."
verse-book-582-told-2 = "I know you have held hands before this," says Tegen. "Show me your palm. There. You were lucky, or it was in a hurry."
verse-book-582-told-3 = "What did I hold?" asks Beor. "When I took you." "Me," says his sister. "By the knees. I thought that you'd never put me down."
verse-book-582-told-4 = "I don't keep things," says Worm. "I'd only sell it." "Would you?" says Tegen. He thinks. "It'd depend who asked," he says. It surprises him.
verse-book-583 = You take hold of the ring, close to her fingers and not on them.

    "Keren. Tell me what it is."

    "Who shall have it," says Keren.

    "You can't settle that."

    "No."

    "Then I'll have *that*. The settling. They'll blame me for it, and I'll be there."

    She looks at you for as long as she has ever looked at a level scoop. The boy has stopped breathing. "When you can," she says. It is only what she says. "And you can now." She is waiting for the name.
verse-book-583-told-1 = "They've slept at mine with nothing over them," says Tegen to Keren across you. "They're all right. They can be told things."
verse-book-583-told-2 = Arev has looked for the line it would go on. There is none. "You'd have to carry that in your head," he tells you. He says it with respect.
verse-book-583-told-3 = "Don't be nice," says Ailei in your ear. "She'd rather be told wrong than told nicely. I know, I've tried it on her."
verse-book-583-the-boy = The boy.
verse-book-583-tegen-who-has-a-key = Tegen, who has a key already.
verse-book-583-nobody-it-hangs-where-a = Nobody. It hangs where a child can reach it.
verse-book-583-you-have-no-name-for = You have no name for her.
verse-book-951 = "The boy," you say.

    "He puts in too much."

    "He'll put in too much. It was me that said so."

    The hand comes open with the print of the ring right across it. Keren watches, over her own bosom, as she'd watch a lock that somebody else was picking. Then she holds out the key to the boy and he forgets to take it.

    "Well, get hold," says Keren. "I'm not going to stand here."
verse-book-952 = "Tegen," you say.

    It is quiet. In that room there are people who put in a bean. "She's no eye for flour," says Keren.

    "No," says Tegen.

    "She'd leave it open."

    "I would."

    "You were the third," says Keren. "There were to be the three of us, and I looked where your chair was, and I sat where I could not see it." Her fingers have been coming off the ring while she spoke. The last is the little one. It has to be told. "They'll rob you," says Keren.

    "Of flour," says Tegen. She has wiped her palm down her skirt before she takes it.
verse-book-953 = "No one," you say. "I'm to answer for it. Not have it. It will hang outside, low, and any of them can open."

    She takes that in. "They'd have to look at each other," says Keren.

    "Every day."

    "At the door. With the sack." There is something going on at the corners of her mouth. "They'll hate that," she says. "I'd have given a winter to see it." And as she laughs, the hand comes open, by itself, and the ring falls on the boards, and all over the room people put their feet back. It's the boy who picks it up. He holds it away from him by the string.
verse-book-584 = They have put it to you in the yard, and they have all come, and stand with their sleeves down over what they have.

    "You can't keep everyone's," says Tegen. "I've watched you, you're full up."

    "There's the doors," says a man with a hammer in his belt. "I don't like it either. It's quick and then it's quiet."

    "There's what they can carry," says the eldest midwife. "Those they've sat by are mending or gone, and went well. It's more than last week."

    "Why's it got to be them?" asks the child who minds the geese. She has got her brother's marble in her mouth, to have her hands free. She takes it out. "I've got Petrok's," she says. "He's got nan's."
verse-book-584-the-doors-it-has-to = The doors. It has to stop at something.
verse-book-584-what-we-can-carry-no = What we can carry. No more.
verse-book-584-everyone-takes-one-small-thing = Everyone takes one small thing of another's.
verse-book-584-ask-them-to-wait = Ask them to wait.
verse-book-954 = It's done by lamplight, house by house, with good nails. They leave a gap at the sill for the bowl. Before each door the man says who he is and that he's sorry, and from inside they tell him where the wood is thin. They bring you the bread of those who will not be coming out for it. It's still warm. It is put into your arms, since they'd rather not hand it to you.
verse-book-955 = "Then say so to the others," says Tegen. "Don't let them think they've only not been got to."

    You go down the line and tell them. It takes longer than the keeping did. "I see," says a woman, and pulls her cuff straight. A man asks whether it was near. "You'd do best to have one younger," another advises you, for next time. When you have done, what you carry is no heavier; but you walk so as not to knock it against anyone.
verse-book-956 = It starts with the geese. "What have you got?" says the child to the man with the hammer, and he goes red, and it is a tune. "I can't *sing*." "Then hum it me." She has it by the gate. He's standing there with his arms at his sides, and he is asked by the woman next to him would he mind having her Saturday.

    It has to be small, they find. It has to be another's. It goes along the queue from the back to the front and there's a noise of people telling each other things, and cups fall off elbows. By supper there's not one left over. From now on there is not a person here who is by himself with anything, whether he cares for that or not.
verse-book-585 = The poles come down at the sill for the last time. The woman on them asks to be let walk in. She does it holding a strip of curtain that isn't hers. Tegen looks the stretcher over, both ends, and hangs it up. The lane is empty.
verse-book-585-told-1 = "You did what was asked," she says to her brother. "Then, too. You were asked to carry, and you carried, and you put down where they told you. I'm the one who'd say so, and I say so." Beor stands there with his arms a little out from his sides. "It's all I've wanted to know," says Beor. "I'd got used to not."
verse-book-585-told-2 = On the card it had said *to be thanked*, with a space. He gets it out and looks at the space. He has no pencil. He puts it back.
verse-book-585-told-3 = "You did what was asked," says Tegen. "I'd have said it to him. You tell him, when you see him. You had the other end."
verse-book-585-told-4 = "There's a ruling says so as well," she adds. "*Carried as asked*. I turned it to the wall because it was right. It can come round now."
verse-book-586 = Amma walks before you with the lantern under her apron. There are steps, and people on the steps, who have turned to the wall to let a tray go by and not turned back. It smells of camphor. At the bottom a door stands open by as much as a child would want.

    She is nine. She lies on her side, with a knee up. Her mouth is open and her breath goes in, and after a while you remember to look, and it is still going in. In her fist she has a man's glove by the fingers. It is the left. Her father has been let go out of the room by degrees. That was the last of him.
verse-book-586-told-1 = Amma holds the lantern to your face and then to hers. "You are the one who looked," says Amma. "She has said so in her sleep. *There's a person at the window*, she said. I told her it was you."
verse-book-586-told-2 = "That cot's short for her," says Worm. He has not come in past the door. "It's me it fits. I'd wondered who was still growing."
verse-book-587 = "One doesn't wake them," says Amma. "Not till they've done. He left it with me that she was to have her sleep out. Then there'd be breakfast, and he'd do what he had to do, after."

    "And if it's dark every time she turns over?"

    "Well, then it isn't morning," says the nurse. She has tucked in a corner that was tucked in. "I did wonder."

    The child moves her thumb along the seam of the glove.
verse-book-587-told-1 = *Until my daughter has done sleeping.* You have it whole. It was never forbidden to let her wake. It was only never light.
verse-book-587-tell-her-it-is-morning = Tell her it is morning.
verse-book-587-let-her-sleep = Let her sleep.
verse-book-587-keep-the-glove-for-her = Keep the glove for her.
verse-book-587-go-up-quietly = Go up quietly.
verse-book-957 = What does one say? Amma has never had to. She has the lantern out from her apron. She's holding it up by the port, where a day would be, and her arm isn't steady.

    "Not loud," says Amma. "She's used to her name. It's Onora."

    Everyone on the stairs has turned round.
verse-book-957-ailei-says-what-the-weather = Ailei says what the weather is.
verse-book-957-arev-tells-her-what-day = Arev tells her what day it is.
verse-book-957-beor-says-she-has-slept = Beor says she has slept enough.
verse-book-957-worm-tells-her-supper-is = Worm tells her supper is over.
verse-book-957-say-good-morning-by-her = Say good morning, by her name.
verse-book-958 = She shuts her mouth. She looks a good while at the lantern, and at the apron, and comes up as far as your boots.

    "Is it tomorrow yet?"

    "It is," you say. You're the first to say so to anyone in four hundred years.

    "Who's King?" asks Onora.

    No one knows how to begin. "It goes by turns," you tell her.

    "He said till I'd done," says the child. "I've *done*." She pulls herself up by the rail, and for that she wants her hand, and the glove's on the blanket. She looks at it, and it is a glove. All over the ship, on the stairs, at the rail, people breathe out. "Can there be an egg?" says Onora.
verse-book-958-told-1 = "It's raining," Ailei told her. "It's not going to clear up." It was. It was the first thing she had said to a child in years without looking at its face first.
verse-book-958-told-2 = "It's the day after," Arev told her. "It's been held over. There's nothing owing on it." He had got down on his bad knee to say so.
verse-book-958-told-3 = "You've slept enough," said Beor. He said it as to one of the family. "You're heavy with it. Up."
verse-book-958-told-4 = "You've missed supper," Worm told her from the door. "So's everybody. They'll be doing you a breakfast." He had been called to neither. He'd come in.
verse-book-958-told-5 = "Onora," you had said. "Good morning." It came out as it comes out in any house.
verse-book-959 = You tuck in the other corner. Nobody has ever offered Amma that.

    "You might sit," you say. "I'm here. I'd hear her."

    "I've the trays," says Amma. She looks at the end of the cot, at the width of it. "I sat this morning," she says. "No. I was going to." She lowers herself with a hand on the rail until the apron cracks across, and stays there, upright, for a moment, and another. Above you on the stairs the dark holds everyone up.
verse-book-960 = You take hold of it by the cuff, where he would have had his wrist. "I'll keep it for you," you say into her hair. "Till you ask me. You needn't mind it now."

    For a while nothing happens. Then the fingers go out straight, all together, in her sleep, and the hand turns over to be comfortable.

    "Oh," says Amma. She has got the lantern back under her apron. "She'll wake by herself, then. When she wants that." She's frightened. She is working out how many eggs there are.
verse-book-950 = It is at supper, and it makes no noise. All down the table a hand closes, on a spoon, on the salt, on the sleeve of the one beside; and in the next house, and on the road. People look at what they have. A few laugh. A mother has hold of a latch with her child on the other side of it. "Well, push," she says. "I can't. Push."

    They go on all evening being polite, through doors, about the thing that they happened to be passing.
verse-book-950-told-1 = Only those you sat by have theirs open. They go about the room spooning soup into the rest.
verse-book-950-told-2 = They had come to you to ask how it was to be done. You'd asked them to wait.
verse-book-644 = You go down between the nailed doors. They can be told apart by what is said behind them. "Are there people there?" says one. At the next they are telling a child a story, and it's the child who is telling it.

    The man with the hammer walks with you to the last. He has drawn every nail in his head since and put it back. "It's gone no further," he says. "There's been none new since Tuesday."

    "No."

    "They say I've good hands." He holds them out as if you might want to buy them. He waits by the last door till you have gone, then sits down before it, with his shoulder to the wood. "It's me," you hear him say. "What's wanted from the shop?"
verse-book-644-told-1 = One house has some of its nails out. It will have to do.
verse-book-644-told-2 = In the house where you stood in the doorway a woman is singing to a cradle. They left that one out.
verse-book-645 = You go down with what you carry. It's more than it looks, and a stranger would take you for people who have had to leave a house in a hurry and saved the wrong things.

    They see you off from the stairs of the Long Room, those who are up. They clap, to show you them both. The ones you never got to have had their beds turned, so that they can look out.

    "You'll not lose it?" calls one of the first sort.

    "No."

    "You'll not get it mixed?"

    You promise them. At the bend you try it over under your breath, whose is which, and in what order. It goes on for some way. The road is dry. Nothing is said by any of you, for fear of dropping it.
verse-book-645-told-1 = Your own lips have learnt to stop short, or your eyes to go to the bend. It comes of carrying another's.
verse-book-645-told-2 = The sledge is behind, on its rope. None of you turns round.
verse-book-646 = They don't see you off; they are all busy. The smith is trying to plait hair. An old woman walks the length of the lane on tiptoe because the thing she was given was a way of coming home late.

    "Do you want yours back?" you ask the child with the geese. You had her for a nettle sting.

    "Is it better?"

    "It's gone down."

    "Keep it," she says. "I've got Keren's mother's ladle, I've no *room*."

    At the turning Tegen has put her shoes on. It's the first time you have seen it. She has the look of one who has sat down by daylight. "They'll go on dying," says Tegen. "Only with some company in it. I can get on with the sheets."
verse-book-646-told-1 = At the nail where the key hangs a family has met a family. They look away. Then they laugh.
verse-book-646-told-2 = Those who used to nail are going round with pincers. "What did she ask for, through the gap?" they want to know. "Was it thread?"
verse-book-968 = South is the bank, and on it the wall that people take for a wall. Those who can walk come with you as far as the last house. On the way they tell you what has been done here, so that you'll have it in the right order.
verse-book-968-told-1 = The boy has stopped putting in too much. He puts in what he likes, and says whose idea that was.
verse-book-968-told-2 = "She's oiled the lock," says Keren, of Tegen. "I can hear that it isn't locked."
verse-book-968-told-3 = There has been flour taken from the granary in the night. They know who. He came back with some of it in the morning, in the same sack.
verse-book-968-told-4 = There's a mill you have to sweep once, badly.
verse-book-968-told-5 = On the slate it still says TOMORROW. You carry it with the chalk side in.
verse-book-968-told-6 = You've asked at five doors for the end of a name. At each they tried theirs.
verse-book-968-told-7 = In the Office they have heard that a sum was minded. It has been passed up, initialled, with a stain on it.
verse-book-968-told-8 = The oil that was in Grandmother Trevenny's lamp has gone round the Long Room, a spoon to each.
verse-book-968-told-9 = One of you carries a lamp, lit, by day, low, so as not to black the glass.
verse-book-968-told-10 = One of you walks behind. Every so often there is a look back as far as the bend. It's never for anyone.
verse-book-968-told-11 = A man at the born houses was told a word in his ear. He went indoors directly, to be called it where it belonged.
verse-book-968-told-12 = On the hill by the mill there is a track with no feet in it but yours.
verse-book-968-told-13 = Gwenneg has a strip of stitching round his wrist. "It's short," he says. "I… no. It's the right length."
verse-book-968-told-14 = You have a bit of hem by you, and it is not yours. Lowena sends to ask whether it came to where it was going.
verse-book-968-told-15 = "They bring it me to be weighed," says Nessa, who has the scale in charge and keeps none of the salt.
verse-book-968-told-16 = From the barrels, of an evening, comes a song with its lowest part back in it, out of tune. It's you who are heard in it.
verse-book-968-told-17 = At the Twelve Houses a table is laid with a spoon too many. They use it for the jam.
verse-book-968-told-18 = There is a mallet at the bottom of the pit. The last stake was never driven.
verse-book-968-told-19 = There's a hand among you with a red line across it. You've agreed who will carry the salt.
verse-book-968-told-20 = The stretcher is hung up on the wall of Tegen's house, dry.
verse-book-968-told-21 = Keren has had the sum told over to the boy the way you did it with her. "Wrong," says Keren, "but I see what they mean."
verse-book-968-told-22 = "It's getting looked at," the boy explains to those he serves. They hadn't known that they were looking.
verse-book-968-told-23 = A small girl shows you what she has got of a wall. She has begun on the house.
verse-book-968-told-24 = There is a jar of honey on your doorstep, very little, from a person to whom you owned up.
verse-book-968-told-25 = On the wall a name has been gone over by every child that can write.
verse-book-968-told-26 = On the wall it says *somebody*. Children stop at it and add who they think.
verse-book-968-told-27 = "Ask what it is," those who had the hammer tell each other. "Not how they are."
verse-book-968-told-28 = There are good nails to be had in the lane, straightened, in a cup.
verse-book-968-told-29 = Gloves lie along the bank where people came to a stop and bit them off.
verse-book-968-told-30 = The block's been split for kindling. "She's rocking him with either," they say of the woman with the cradle.
verse-book-968-told-31 = A child was born, they tell you, with her fingers spread. She has gone on like it.
verse-book-968-told-32 = The road to the pit's white. People who have to go that way can see their feet.
verse-book-968-told-33 = On the Ship they have heard that the afternoon is over. Amma is saying it as she goes down the stairs, to each.
verse-book-968-told-34 = Amma sends back your cloth, boiled.
verse-book-968-told-35 = A bride has been seen at the rail of the Ship with both her earrings in, asking when it begins.
verse-book-968-told-36 = Those on the Ship have sent ashore to know how it's done here. They had thought it was theirs alone.
verse-book-968-told-37 = The first sick still think that they are the only ones. They've sent soup.
verse-book-968-told-38 = A child's blanket has been sewn up the middle, joiner's work and swaddling, and one sleeper has turned over in it.
verse-book-968-told-39 = The glove's where it was. You think of it when you put your own on.
verse-book-968-told-40 = One of you has had that hand in a King's glove. They ask what it was like. It was warm at the ends.
verse-book-968-told-41 = Denzil has slept, and the Light was kept by one of yours. He's ashamed of how well it went.
verse-book-968-told-42 = "They said thank you to me," Denzil tells the gulls.
verse-book-968-told-43 = It has got about whose order it was that the Light should take. People are trying to be angry with a man for stroking a foot.
verse-book-968-told-44 = On the Ship there is one who has sat down on the end of a cot.
verse-book-968-told-45 = They tell it on shore how a cook finished coughing, and what he said after.
verse-book-968-told-46 = "It's raining," the child tells people. She was told it first by one of you.
verse-book-968-told-47 = She will have it that it's the day after. She has it on authority.
verse-book-968-told-48 = She gets up when she's told, now, if it's by someone large.
verse-book-968-told-49 = She wants to know when supper is, in case she's called. There's one of you who has told her that it's loud.
verse-book-968-told-50 = She says good morning at every hour, to see it done.
verse-book-968-told-51 = At the House there's a jug by the door which you filled.
verse-book-968-told-52 = They have begun to fill the pit from the empty end.
verse-book-968-told-53 = The queue broke up, but it'd got into the way of feeding whoever's in front.
verse-book-968-told-54 = The Twelve have put their tables end to end. You can't tell by the hands.
verse-book-968-told-55 = Aboard the barrels a bench has been bolted down for the old. They say whose weight it was tried with.
verse-book-968-told-56 = You have a left glove. It wants to be with somebody.
verse-book-968-told-57 = At the pump they stop, to get their breath, and because it's half-way. From here there's a piece of sea, with the Ship in it, and the Light.
verse-book-968-told-58 = Then there are no more houses on the left, and they talk lower.
verse-book-968-told-59 = "This is as far as we come," says the woman of the last house, and she says it to your hands. They all look at them. They're open. You hadn't noticed that you were carrying them so. Over the bank somebody is shaking out a cloth.
verse-book-968-told-60 = "This is as far as we come," says the woman of the last house. She means to give you her hand, sees how you are holding yours, and takes you by the sleeve. Over the bank somebody is shaking out a cloth.
verse-book-729 = "I asked one of them how she was," says Ailei. "It came out before I'd sat down. It's what I say."

    "What did she answer?"

    "That she was well. So I'd know what to say next." She's picking lint from her sleeve. "You never ask people that."

    "I don't know what I'd do with it," says Arev. "I ask what's missing."

    "That's what they want. I've been listening to you through the boards. You go down the row, *What's missing? What's missing?* They light up."

    "I'm not being kind."

    "No," says Ailei. "I thought I might try not being, for a bit. Could I have the far side tomorrow?"
verse-book-730 = "What do they say to you, on the poles?" asks Ailei.

    "What I weigh, mostly."

    "What *they* weigh."

    "No. They've heard I know. They lie there and guess at me." Beor has his boots off and has lined them up. "One said, you weigh as much as my wardrobe, and it's as well made. She'd been polishing it since March in her head."

    "And did you keep it? The wardrobe?"

    "I said I'd keep it dry." He looks at the boots. "It's a good one. It has a drawer that sticks."

    Ailei laughs until she has to lean on him. She stays there, since it holds. "I'd have told her it slid," says Ailei.
verse-book-731 = "You've got something in your shirt," says Ailei.

    "I'm minding it."

    "For whom?"

    "Old woman by the stairs. It's a drip." Worm holds still, so that she can hear. There's nothing. "It was over her bed and she'd put a bowl, and then they mended the roof. She was waiting for the next one. She'd *got* to it, see, in her head, it was just on the edge. So I said I'd wait for it."

    "And will it fall?"

    "Not now. Roof's mended." He's pleased, and trying not to be. "I've never had a thing that couldn't be wanted off me."

    "I'd like it," says Ailei.

    "Well, you can't," says Worm.
verse-book-732 = "You'll do your back," says Arev.

    "I change ends."

    "Both ends are the heavy one. I worked it out." He has been drying the poles with a rag, as something to do with a sum in his head. "I said I was sorry to that clerk. It's still right. I went over it again after, to see. It hadn't altered."

    "Did you think that it would?"

    "I thought there might be a remainder," says Arev.

    Beor takes the other end of the rag, since it's wringing wet, and they twist. "There's this," says Beor, of what comes out.
verse-book-733 = "Say I had something to leave," says Worm. "How would you write it?"

    "What is it?"

    "I'm asking how you'd write it."

    Arev gets the book out and then doesn't open it. "I'd put who to."

    "There's the catch." Worm is lying along the top of the wall, where he can see both ways. "I've gone through who I know. They would all sell it. I taught some of them."

    "I wouldn't."

    "You would enter it," says Worm. "It'd be in there with a number on. It's a small thing. It is only how you come up a rope so it doesn't burn."

    "Show me," says Arev, and shuts his eyes, in order not to read it. They're at it until the lamps are out.
verse-book-734 = "She said it, then," says Worm. "Your sister."

    "She said it or she'll say it." Beor has his hat on his knee.

    "And what's it like? After?"

    "Quiet. I'd been listening for it, and I hadn't known that's what I was listening for." He turns the hat round by the brim. "You could do with one."

    "One what?"

    "Someone with the right. To say a thing to you." Worm looks for a way down off the bench that doesn't go past Beor. There isn't; there never is. "There's people would come to my supper," says Worm.

    "I know. I'm one."

    "Yes, but if it was called," says Worm.
verse-book-958-told-6 = At the rail a bride has got hold of her ear, and there's nothing to put in it. She laughs, and goes to eat.
verse-book-958-told-7 = "It was the *cat*," you hear a cook call out, when he has done coughing.
