verse-155-o1 = Children are sitting along the wall with their chins up, reading. Since you wrote there they bring each other. "That's where it stops going up," explains a boy to a smaller one, "and starts going down." They follow it with a finger as far as the skirting.
verse-155-o2 = The child with your thread at her wrist is being walked up and down. She has hold of a midwife's thumb, and lets it go, and has hold of it. "See that?" says the midwife. "None of the others do. It was her mother's you took, wasn't it, and then you were let go. She'll have felt you be let go."
verse-155-oz = "Mind the wall," says the eldest. "It's wet."
verse-155-oz-told-1 = There is a gap on the shelf, at your height. The label says *borrowed*, and under it, newer, *still*.
verse-155-oz-told-2 = "She asks after you," says a midwife, of the child who has a name from you. "She points at boots."
verse-155-oz-told-3 = A churchyard key hangs by the door. They touch it going in, and these days going out as well.
verse-155-oz-told-4 = The poppy stands on the shelf with its label to the front. *Returned*, it says. They have not let it be washed off.
verse-155-oz-told-5 = There is a child who keeps one hand behind her while you're in the house. You laid a finger in it, to see.
verse-155-o0 = They have taken down a shelf to get more wall. The births go along it at the height of a woman's eye, each with a day and a weight. Lower, where there was only plaster, a line has been ruled and a start made under it. The brush has shaken. There is a name. After the name is a comma, waiting.
verse-155-o0-told-1 = "You we know," says the eldest, and stands aside with her oiled hands in the air. "Come through. We write both, now. I'd sooner that you heard it from me."
verse-155-o0-told-2 = The road up to the door is lit; you had it lit that first year. It is the one they are carried by.
verse-155-v1 = The corridor, the wall, wet paint.
verse-155-v1-take-the-brush = Take the brush.
verse-155-v1-ask-why-it-is-so = Ask why it is so low.
verse-155-v1-there-is-a-birth-tonight = There is a birth tonight. Stay.
verse-155-v1-bow-and-go-out = Bow, and go out.
verse-155-v2 = There has been another, and it is to go up, and none of them wants to. It was a man who came along the road by himself with his fists in his armpits. He sat down on the step and was finished before he had said who.

    "Put *somebody*," says the youngest. "It's what he was."

    "It's not a name."

    "Nor's nobody. That's what it'll be if we wait."

    "He had something in the left," says the eldest. She lays it on the sill. It is one leg of a clothes-peg. "There's people could tell us. It'd mean asking at doors, with that. And there's a good few doors." They look at you, since you have boots on.
verse-155-v2-go-from-door-to-door = Go from door to door with the peg.
verse-155-v2-write-somebody = Write "somebody".
verse-155-v2-put-the-brush-back-in = Put the brush back in the jar.
verse-155-v2a = At the last lane before dark a woman looks at it and goes indoors. She comes out with the other leg. "It was for the line," she says, "when it blew. He'd stand there and hold the sheet himself." Jowan, he was called. You do it in large letters with the tail of the J going down into the skirting. A girl who has only got as far as J reads it out to the rest.
verse-155-v2b = You write it as well as you can. By the time it's dry some child has been and put a hat on it.
verse-155-v3 = "They'd see it anyhow," says the eldest. "If we put it high they would get a chair." She has a boy by the collar who has painted his ear. "We always thought we'd leave that side to others. There'd be someone that counted those. Then it got so that there wasn't a day, and I thought, who'd been keeping it? Had *anyone*? So I looked. There was no wall." She lets the boy go. "You can't do only the one. It makes it look as if they'd all just come in and were about somewhere."
verse-155-v3-told-1 = "I'd have put it behind the door," says Ailei. She reads it over. "No. It's better where they can get at it."
verse-155-v3-told-2 = Worm has no need to stoop. He's looking for a gap of the right width. "Is there a place if they don't know what you're called?" "We'd describe you," says the eldest.
verse-155-v4 = The mother holds the rail. She has said so to everyone, that it is only the rail. Towards morning it's a girl. "Look," says the midwife, and for a moment none of them will.

    They have been coming with their fists shut. One doesn't say it. This one has her fingers out, as many as there should be, spread on the air, getting the draught between them. The mother undoes her own from the rail in order to see. "Whose is she like?" she asks. They hold the lamp nearer. "Nobody's yet," says the midwife.
verse-155-v4-told-1 = "You've hands that bring them," they tell you. "It was the same with the other." They mean the one who has your frown.
verse-221-o1 = Nessa waves to you with the whole arm. The balance stands out on a post, in all weathers, for anyone to use. She has been spoken to about the rust. She goes by now and then and looks at what people have weighed.
verse-221-o2 = There's a white road now that leaves the yard by the back and goes down towards the stakes. "It's so they can find it in the dark," says Nessa, "and so that I can."
verse-221-oz = "There's no buying," says Nessa. "They can't carry it and they can't let go of the money."
verse-221-o0 = Nessa sits at the weighing bench with her back to the wall. She was locking the balance up for the night when it took her. The chain's about her wrist, the beam sticks up out of her fist, and the pans hang either side of it. They have not been level since. They answer to her pulse.
verse-221-o0-told-1 = "It's you," says Nessa. "You'll be pleased. I've a short scale now whether I like it or not."
verse-221-o0-told-2 = "You raked for me once and took what was right," says Nessa. "You may look. I charge the others."
verse-221-o0-told-3 = Round her neck still is a churchyard key. She had it from you. "I've been offered for it," says Nessa. "By a woman with her shoes in her hand."
verse-221-v1 = The pans, the heaps, Nessa's bench.
verse-221-v1-sit-down-by-nessa = Sit down by Nessa.
verse-221-v1-cart-salt-down-to-the = Cart salt down to the pit with her boys.
verse-221-v1-go-on-along-the-pans = Go on along the pans.
verse-221-v2 = "What've you got?" you ask.

    "You can see what I've got. I've got the scale."

    "And what's in it?"

    She takes her time. She was never one to hurry. "There was a woman came when they first put them in the lime. She had only a cup of meal and she wanted salt for her man, and I weighed it to her fair. To the grain. She thanked me. She'd a child with her, that looked at the pan, and then at me." Nessa watches the beam go up and down. "It was *fair*. I'd do it again. I'd only like someone else to have had the weighing of that one."
verse-221-v2h = Nessa, and the beam going up and down.
verse-221-v2-told-1 = "You poured my pans out, that year," she adds. "How many buckets was it? I have it as more. No; never mind, you can sit."
verse-221-v2-told-2 = "It was fair," says Arev. "I know it was," says Nessa. "That's no help." "No," says Arev. They get on.
verse-221-v2h-say-that-you-weighed-it = Say that you weighed it; put it down to you.
verse-221-v2h-say-that-it-was-fair = Say that it was fair.
verse-221-v2a = "I weighed it," you say. "I had my hand on the scoop. She thanked me. The child looked at me."

    "You'd have given her over."

    "I gave her what it came to." You take the beam where it comes out of her fist and you bear that child's look, which is about so high.

    Nessa's thumb goes back. "Funny," she says, "I never did see the colour of its eyes." "Brown," you tell her. There's no way that you can know. The pans hang still.
verse-221-v3 = It's done by spilling it. They knock the tailboard out and walk the cart, and you go after with a rake. There's salt for the ground and what's over is for those who lie in it. When you look back it is white from the pans to the first stake and the gulls have been to see. Those carrying can keep their eyes on that. They needn't look at each other.
verse-226-o1 = There is earth going back in at the empty end, by the shovel and by the hat. They have got as far as a step down. A child has been put to stamp on it.
verse-226-o2 = Wenna is cutting the grass between the stakes with a sickle, since her hands are free. "I've been through them by name," she says. "There are some I'd put in the wrong order."
verse-226-oz = "None today," says Wenna, of the empty end. She says it to the mallet.
verse-226-o0 = The stakes go on past where you knew them, in another hand, and are not so straight. At the end stands Wenna with the mallet up. A stake has been set before her and she was to drive it. No one has been brought yet that it would be for. She has had her arms above her head for some days. There is a cloth tied round them, to keep off the sun.
verse-226-o0-told-1 = Beor looks along his own as far as they go. He does not look behind the last; he knows who is walking about.
verse-226-o0-told-2 = You counted them once from the edge, with a pole. There's been no call to again.
verse-226-v1 = Stakes, lime, a length with nothing in it.
verse-226-v1-stand-before-wenna = Stand before Wenna.
verse-226-v1-begin-to-fill-in-the = Begin to fill in the empty end.
verse-226-v1-go-back-up = Go back up.
verse-226-v2 = "It'd be to hit it," says Wenna. "I can't see what else I'm holding."

    "Who is it for?"

    "That's it. There's always been the person first, and I do theirs. I thought I'd get ahead. I'd the stake by me, and an hour, and I put it in the ground, and then I'd got my arms up and I thought, *who's that for?*" She can't wipe her nose. "I don't want it to be for anyone. If I bring it down then it's for one of us. If I don't, I'm like this."

    The lime is very bright. "I'd want to put it down and for it not to have been lifted," says Wenna.
verse-226-v2-told-1 = "You read the names out, up at the swords," she says. "All of them. I thought you would ask."
verse-226-v2-take-the-stake-and-say = Take the stake, and say that it's yours.
verse-226-v2-hold-a-cup-to-her = Hold a cup to her mouth, and go.
verse-226-v2a = You work the stake out of the ground and lay it over your shoulder. "It's mine," you say. "I'll bring it when it's wanted. You needn't get ahead with me."

    "You'd walk about with it?"

    "It's not heavy."

    The mallet stays up a while longer. Then the arms come down, both of them, slowly, and the head of it goes into the grass. It slides from there into the pit by itself. Neither of you reaches. The print of the haft is in her palms, right across.
verse-226-v3 = Wenna brings a shovel and after her come some of those who dug it. They hadn't liked to ask if it might be undone. "How far do we go?" says a man. "Up to the last," says Wenna. "And then if there's more we will dig again. We'll not have it *waiting*."
dream-226 = You walk down the row, and at each one they sit up and tell you what they had in the oven.
nightmare-226 = It's the empty end. It has been dug to your length, by a person who looked.
verse-222-o1 = It's one table now and it runs out at both ends of the lane. White hands and red are passed the same dish, and the white ones hold it. "Is he yours or theirs?" they are asked by a carter, of an old man being fed. "He's Tuesdays and Fridays," says a woman.
verse-222-o2 = You burnt these. There are squares, black, with barley up to their edges, and on the squares people have put boxes to sit on, since they have to be ill somewhere. They know whose fire it was. They've kept you a box.
verse-222-oz = "We've none new," says a woman at the pump. She holds the handle with her forearms. "They've none at all. They *can't* get it. They're being so nice."
verse-222-o0 = You can tell the houses by their doors. A door with a mark has a born family behind it. A door without has those who came back, and a lamp in the window, and a person standing at it with clean white hands, wondering whether it would be an intrusion.
verse-222-o0-told-1 = From one of the marked ones a man puts out his head. He's been told a word. At the sight of you he goes red.
verse-222-o0-told-2 = There's a space by the pump, the breadth of a house. People walk round it, and couldn't tell you round what.
verse-222-v1 = The lane, the marks, the lamps.
verse-222-v1-sit-by-a-man-with = Sit by a man with two spoons.
verse-222-v1-ask-those-at-the-lamps = Ask those at the lamps to come out.
verse-222-v1-leave-by-the-barley = Leave by the barley.
verse-222-v2 = He has both in the one fist, crossed. His own is bone. The other's tin, a child's size.

    "He'd have been in the other house," says the man. "Across. The one like mine. He came back with them, he'd be the age now, he comes to the fence and asks can he see where he *was*. He's polite. He's *well*. I buried mine." He is speaking to the spoons. "I kept the spoon back. If I'd let it go over there he'd use it. He'd have his soup with it and it would fit. And if I leave it here it's in a drawer till I'm dead, and then it's a tin spoon."

    "What's he called?"

    "The same," says the man.
verse-222-v2-told-1 = Kerra has come in with eggs. "You'll have to let them both be called it," she tells him. "You get used to turning round."
verse-222-v2-say-you-will-keep-it = Say you will keep it as the one that is not used.
verse-222-v2-say-the-boy-is-waiting = Say the boy is waiting at the fence.
verse-222-v2a = "I'll have it," you say. "At whatever table I'm at I'll put it down by mine. It's not to be eaten with."

    "And people will ask."

    "I'll tell them whose place it is."

    He sorts them out, to give you the right one, and to do that he has let go of them both. There's a voice at the fence. He holds his own up, to show what it's made of. "Have you got one?" he calls across, rather loud.
verse-222-v3 = You knock and say what's needed, that there are spoons to be lifted. They've got their sleeves up before you finish. In the first house they don't know where to look, either sort, and a bowl goes over. "I have your wife's way of doing onions," says a woman, very low, to the man she's feeding. "I don't mean to. It came." He opens his mouth for the next. "She burnt them," he says. "So do I," says the woman. She sits down.
verse-223-o1 = The stretcher is on its nails. Tegen is sitting on the step beside it with an onion and a knife, and the end of the lane is empty. She looks there between one slice and the next. She doesn't get up.
verse-223-o2 = She goes past you with a pail, and past you with it empty. It was you who laid a man across her sill. The next time she stops. "He lasted," says Tegen, in a few words, to the wall at your back. "He'd a bed by the window. He never knew who'd put him there. I'd have told him."
verse-223-oz = "Feet," says Tegen.
verse-223-oz-told-1 = The jug's full. She has seen who did it, and has moved it an inch, so that it's hers.
verse-223-o0 = It is the same step; its edges are worn by the fingers of those who carried it. Behind it go the beds, on wheels, in their rows, and Tegen down the middle, barefoot. "I'm stopping at the front," she says. "They can all see what's done. Monday I'll do this lane, Tuesday the next. You'd be surprised who has to be fetched. They will walk to a place to die, but not to be asked what they've got."
verse-223-o0-told-1 = "You'd the bowl and you turned left with it," she says. "I don't hold it against you. I held it against you till wash day."
verse-223-o0-told-2 = She goes on with the sheets. It's only the ones from outside that she sees to the door.
verse-223-o0-told-3 = There are bees on the beds. They go over the shut hands and don't mind them.
verse-223-v1 = The step, the carts, Tegen.
verse-223-v1-ask-tegen-what-they-are = Ask Tegen what they are holding.
verse-223-v1-take-the-other-end = Take the other end.
verse-223-v1-go-for-the-last-one = Go for the last one in the lane.
verse-223-v1-look-for-something-that-wants = Look for something that wants doing.
verse-223-v1-wipe-your-feet-and-go = Wipe your feet and go.
verse-223-v2 = "Look for yourselves," says Tegen. She turns back a blanket. There's a thimble in that one; in the next bed, it seems, nothing at all. "That's a whole farm," she says. "Don't go by size."

    "And they can't put it down."

    "They've nowhere. Who'd you leave it to? You tell me. There's not a soul been asked to look after a thing on this island since there were kings." She covers the feet again. "They come to me with it. It takes me all night to get it out of them, and all I can do's listen. I've *got* a house. You go and see Keren," says Tegen. "Begin there. She won't ask."
verse-223-v3 = They're for the lanes where a cart won't go. You fetch a weaver with her arm in a loom and the loom with it. You fetch a boy who talks the whole way. You fetch a man who says at every stone that he can walk, and his feet say it as well, in the air. At the step each of them is put down among the living. They are told the day.
verse-223-v3-told-1 = Beor has the back. He walks as he did on the way to the lime, in step, not jolting, and every one of them can see his face. They ask if he's the one. "I am," says Beor. "Are you comfortable?"
verse-223-v3-told-2 = "You walk like him," says Tegen of the one at the back. "You've watched him do it. Well, it's a good walk."
verse-223-v4 = She's old and she lives where the lane stops. She has got her curtain down on top of her and has hold of the hem. "I wanted to see who'd come," she tells you from under it. "I've a view of the whole road and not a soul did." "We're here." "I can't *see* you," says the old woman, delighted. One of you takes it from the other side and says that he'll watch the road for her, this end of it, and who goes by. She sits up on the poles the whole way, looking out.
verse-223-v5 = It has all been done, and done again, by people who wanted something to do. Then you see that the jug by the door is down to the neck. It is a long way to the pump. You take it there and bring it back full and set it down in its ring.
dream-223 = You finish something. It is small. She looks it over. She hands you the next.
nightmare-223 = You're the bed. They lie down. It is all right. There isn't room to turn over.
verse-227-o1 = They stop the song when you come, and hold the note, and look at you. You come in on the low part. "Flat," says the woman at the adze, content. "He was flat too."
verse-227-oz = "What do you weigh?" they ask, from habit. "With or without?" they ask now.
verse-227-o0 = It has come ashore for the first time in a generation, so that those with the marks needn't be got into boats. It leans. On the lowest floor everything that could roll has rolled to one wall. They are singing as they caulk, in parts. There's a hole in it at the bottom of each verse, which they leave.
verse-227-o0-told-1 = "Those came in pounds short," they say of you on the gangboard. "Let them up. It'll trim her."
verse-227-o0-told-2 = A house at the top has been kept with its shutters closed. "That's yours," says a boy. "It's weighed for. We sit in it when it blows."
verse-227-o0-told-3 = On the best of the casks is a mark with nails in it. It was the cooper's. They've seen to it that it is uppermost.
verse-227-v1 = The casks, the slope, the song.
verse-227-v1-sit-by-the-old-man = Sit by the old man with a rope.
verse-227-v1-help-them-to-bolt-down = Help them to bolt down a bench.
verse-227-v1-go-down-the-gangboard = Go down the gangboard.
verse-227-v2 = He was hauling when it took him, with the rest of them, on the long pull. They cut the rope to either side. He lies in the bows with a yard of it.

    "Not the rope," he says before you ask, since they've all asked. "It's the low part. I've had it from my uncle. They take the tune up there and they go off with it, and one has to stop underneath and say the same thing over so they can get back." He gives you some of it, with his chin in his neck. It isn't much, heard alone. "There's none of the young ones will. They say it's dull."

    "It's dull," agrees a girl with a mallet. She has stopped hitting.
verse-227-v2-learn-the-low-part = Learn the low part.
verse-227-v2-say-that-they-can-hear = Say that they can hear it's missing.
verse-227-v2a = It takes you all of an afternoon, with your mouth by his ear. There are few notes. You keep wanting to go up. "No," says the old man. "*Stop* there. Let them go." Overhead they've begun, the others, to see how you get on. You're below and they go away from you, a good way off. You say the same thing again. You hear them turn.

    He's beating time on the planks with a flat hand, then with the other. The yard of rope is where he left it. "There, they're home," he says. "Dull, isn't it?"
verse-227-v3 = It's for those who can't hold on when she rolls, for whenever it is that she floats again. It's to be bolted. It must be tried first by a heavy person falling against it. "When you like," they tell you. You fall against it. They mark down what you weighed when you were frightened, which is a column they've always wanted.
verse-227-v3-told-1 = They ask Beor if he'd mind. The bench holds. The house moves. "That's the one for us," says the woman with the board. Along the back she writes *Beor*.
