verse-198-o1 = "You're late," says the boy with the rod. Under the quay they are already taking in the washing. "Everyone's been told that somewhere's going. They've only not been told where."
verse-198-oz = "Still here?" asks the boy with the rod. He reels in, looks, casts again. "So's it."
verse-198-o0 =
    "Where are you off to?" asks the boy with the rod.

    "Home."

    "That's not off. That's *back*." He reels in a daisy. "No one goes back. Is it the same on the other side?"

    "Of what?"

    "Of the things. You've only had the fronts of them."

    "You could come and see."

    "Somebody has to be on the quay," says the boy, "or it isn't one."
verse-198-o0-told-1 = "*Persons, returning*," the clerk at the desk reads out. "I've had to rule that column myself. Is it before or after *Deceased*?"
verse-198-o0-told-2 = "Back is double," says a man with a straw. "You'll want to keep stopping."
verse-198-o0-told-3 = One in white has chalked another line on the edge, by the old one. "That is for when it goes the other way," she says. "We were never asked for one."
verse-198-o0-told-4 = From below the nearest roof it knocks, and rests, and knocks. "They say that you're to mind the step," explains the boy.
verse-198-o0-told-5 = "What's in the quilt?" "A table." "You've not got the chairs," says the boy.
verse-198-v1 = The quay, before light.
verse-198-v1-ask-who-was-the-last = Ask who was the last, with the lamp.
verse-198-v1-say-goodbye-to-bersaba = Say goodbye to Bersaba.
verse-198-v1-start-along-the-road = Start along the road.
verse-198-v2 =
    "He needn't be *he*," whispers Tryphena. She has come up in felt with a card under her apron. "I have the wording here. *Till the last comes back past me, with the lamp.* It's silent as to the name."

    "Then anyone could."

    "Anyone who was late. It's the lateness she is holding on for. It has to be a real one."

    "And if he's found? The one it was?"

    "Then it's neater," says Tryphena. "But I have known girls to wait for the wrong man very well."
verse-198-v2-gwenneg-is-with-us = Gwenneg is here. Give him the lamp.
verse-198-v2-wash-him-at-the-pump = Wash him, at the pump.
verse-198-v2-send-the-crows-for-him = Send the crows for him, into the wood.
verse-198-v2-one-of-us-was-late = Say who of your own was late, and swear to it.
verse-198-v2-take-the-boy-with-the = Take the boy with the rod.
verse-198-v2-leave-it-for-now = Leave it for now.
verse-198-v2a =
    "Is that mine?" Gwenneg holds it away from himself. "It's the same dent."

    "It was never not yours."

    "I thought that if I gave it back," he says, "somebody would say a thing about it." Nobody does. He looks to see if the wick's dry. Then he asks which side of the road one walks on, for past.
verse-198-v2b =
    "It doesn't hurt," he keeps saying. "It's only cold. I know how it goes; you do the ears last."

    There is a boy under it. It takes a number of buckets to get down to him. He watches it go white into the gutter with an eye on whether anybody will mind.

    "Casvel said that I'd a good count," says Gwenneg. "He said it's all you need. Can she hear how many I am?"

    "She'll lose count."

    "Oh," he says. "Good."
verse-198-v2c =
    It's a crow that goes. It's told one word, and which tree. They sit on the stump, the rest of you, and don't speak of how far it is.

    "Here," says somebody, an evening later; he is standing there with leaves on. He has run all the way and is trying to have walked.

    "The crow said *now*," says Gwenneg. "I'd got my boots on already. I've had them on since you... I just had them on."
verse-198-v2d =
    "Which lateness?" asks Tryphena; she has her pencil out.

    "It's a small one. It was only the once."

    "And there was a reason."

    "There was. It was a good one." It has been with you ever since, like a stone you've got used to walking on. "They'd asked me to be there by dark. I thought, they'll keep."

    "And what did they say? When you came?"

    "They'd gone to bed."

    "Yes," says Tryphena. "That'll do." She makes a tick. She's still looking at it after you have taken up the lamp.
verse-198-v2e =
    "For how much?" says the boy. He shuts his fist on it. "I'm late for my supper every night of my life. What do I do?"

    "You walk by her, and on, and say so."

    "And does she hit me?"

    "She lets go."

    He winds in all his line; it takes a while, there's a deal of it. He gives the rod to the next boy, and the next boy moves up one. "Keep it warm," he says. It is what people say here.
verse-198-v4 =
    Bersaba has on her other shoes. She knocks on the quay, and on the cart, then upon each of you in turn, about the breastbone.

    "Sound," she says. "Sound. You've a bit of wet in you. You'd float." She doesn't hold with goodbye. "They tell me there's going to be less of it. Out there."

    "A good deal less."

    "And the water comes up behind as it goes?"

    "The grey does."

    "It's all one to a plank," says Bersaba. "Send me word when it's at the stripe."
verse-198-v4-told-1 = "And if I hear it," she says, since she has heard it float, "I shan't wait for word."
verse-198-v4-told-2 = "They've got the tar up at that house," she adds. "A houseful. It won't rise with the rest, they know that. They said to nod to you."
verse-198-v4-told-3 = "There's a street short," she says. "I count them at night. I get to Pitch Lane and I go round."
verse-199-o1 = The deck is dark. By the top stair Hob sits reading, with the cards the right way up. "They're not sad," he tells you. "I'd thought that they'd be sad. They're just *long*."
verse-199-oz = "Mind your heads," says a boy with a card on his fist. He is going up. So are the others, all in the one direction.
verse-199-o0 =
    "Who's that?" calls a voice from the bottom of eleven decks. "I can hear eight boots and a draught."

    "It's us. We've brought you somebody."

    "Does she need entering?"

    "She wants to go past you."

    "In which direction?" asks Corentin, very interested.
verse-199-o0-told-1 = But he himself is at your elbow, holding his breath. "That's my boy doing me," Corentin says. "For the acoustics. I asked to hear it once from here."
verse-199-o0-told-2 = It smells of wet soot. "Eleven decks of it," he calls, "and I've just found one that isn't burnt. It's blank. It's quite the best of them."
verse-199-v1 = The last deck, the stone, the boys.
verse-199-v1-have-nolwenn-walk-past-him = Have Nolwenn walk past him.
verse-199-v1-make-him-let-go-now = Make him let go now, before his turn.
verse-199-v1-tell-the-boys-and-the = Tell the boys and the rope-men how long the floor has.
verse-199-v1-look-for-your-own-card = Look up your own promise, for the last time.
verse-199-v1-go-up-again = Go up again.
verse-199-v2 =
    "It isn't my turn," says Corentin. "I'd be out of order." You have him by both wrists. "I do see that you're in a hurry. I would only point out..."

    It's not the stone that makes the noise. He falls back on the cards, and they slide, and he goes down a whole century to the foot of it.

    "There," says somebody. "It's done. He's out."

    "Are you hurt? Corentin? What was it that you were waiting for?"

    He opens his mouth. You can see it there, the whole thing, in order. He shuts it. He takes a pencil, and puts the point to a card. After a time he draws a small square.
verse-199-v3 =
    "How long have we got?" asks the eldest of the rope-men.

    "It's out when he's out. The floor stays a day. Then it doesn't."

    "And the cards?"

    "You could carry some."

    "Which?" says a boy. He's got one on his fist. He has carried it up and down for a year, and never been told whose it is.

    "That one," you say.

    They look at each other down the length of the deck. There are a hundred and some thousand; there are forty boys. Nobody says it's no use. "The SMALL drawer's on wheels," remarks the eldest. They've begun with that.
verse-199-v3-told-1 = "You never paid a deposit," the rope-man says. "On account of that well. Nobody stays down, you'd said. I've thought about that, on this stair."
verse-199-v3-told-2 = "I have got your ring still," the rope-man says, "from when you went down. I know why I took it. Have it back, and get the others up."
verse-199-v3-told-3 = "There's some in the street," says a boy. "From the fire. People have been reading them to each other."
verse-199-v5 =
    "*See also*," reads Tryphena, under her breath, "and *see also*. It's you on all of these. *To come back.* Was that kept?"

    "We're doing it."

    "Then it comes out." There's no rule for a card that's out of its drawer. She turns about, holding it up by a corner.

    "What's left, when it's out?"

    "A space," says Tryphena. "It's very restful to look at. One could keep a flower there." She gives it you to carry.
verse-200-o1 = It's so quiet that people tiptoe about on the hill looking for what has stopped. "It's us," one tells the next. "I think it's us that's stopped."
verse-200-oz = "You again," whispers a mower. "Or is it still the same time?" Someone shushes him. They've a taste for it now.
verse-200-ow = "It's Monday," says the man with the blankets, by way of good day. "You'll excuse me if I don't stop."
verse-200-ow-told-1 = There's nothing on the grass now but the shapes. He walks round them.
verse-200-v2w =
    There is nobody to tell but the man with the blankets. You tell him low, since it says so on a board.

    "Going out?" he says. "It's been out since she lay down."

    "It's the ground that goes, this time. When she's been walked past there is a day. Then there's no hill."

    "With them on it." He looks up it; he has them by side of the road and by day of the week. "They don't wake, you know. I've tried it with bacon." He folds the blanket in eight, and undoes it. "How wide's a cart?"

    "Four across. If they lie on their sides."

    "They'll lie on their sides," says the man. "They've been no trouble at all." By evening there are others, with lanterns and hay carts, and they are carried down by fours. At each gate he says where they are going, in case.
verse-200-o0 =
    "Turn round," says a woman at the first stile, "so that I see it's you. You went by me the other way."

    "It's us."

    "You said you were only passing."

    "We were. We're doing it again."

    "You look worse from this side," she says. "So do we, I dare say. Is it true that it's to be put out?"
verse-200-o0-told-1 = All up the hill they lie where they lay. Some have been turned over. "I do this side of the road on Mondays," says a man with a blanket.
verse-200-o0-told-2 = Above, somebody is singing it, rather flat. "You did say you'd come back for him," a small girl reminds you.
verse-200-o0-told-3 = Above, they hear her. "She's never once asked who went by with their ears shut," says the woman. "She only sang round you."
verse-200-o0-told-4 = "There is one here who never woke," she adds. "He lay down the night you passed through, with *that* on you, the not waking people. We put a fence round."
verse-200-v1 = The hill, the trough, the lie of the leagues.
verse-200-v1-let-the-last-walk-past = Let the last one walk past her, with the lamp.
verse-200-v1-tell-the-eleven-leagues = Tell the eleven leagues to leave the hay, and why.
verse-200-v1-ask-after-those-you-knew = Ask after those you knew here.
verse-200-v1-sit-by-the-trough-those = Sit by the trough, those who can't sleep.
verse-200-v1-go-on-down-the-far = Go on, down the far side.
verse-200-v2 =
    "*Going?*" they say in the first league. It has to be handed on by shouting; a field or so on it has become *growing*, and they are pleased.

    "Going out," you say, at every gate. "When she has let go there's a day. Then there's no hill."

    "But it's the hay."

    "Leave it."

    "You can't leave hay," a man objects. He looks at the rake. "I've had this in my hands for a year, and the once I asked what for they told me the tune. Who's it going to rot for?"

    "No one."

    "Well, I never," he says, and lays it down. All along the field you hear it, rakes going over.

    "Which way's the Meadow?" somebody asks. "Do we bring our own?"
verse-200-v3 = "Which ones did you know?" says the woman at the stile. "They've all gone in together, rather. It's hard to keep people apart once they've slept."
verse-200-v3-told-1 = "Those lovers that you gave a word to? They've used it up, it was lovely. They'd like another; or failing that they'd like to thank you."
verse-200-v3-told-2 = "And those that you got to quarrel? They've not done yet. They wouldn't miss it. They send their thanks."
verse-200-v3-told-3 = "The girl who was on the ladder goes about on the ground now. She asks people if they need catching."
verse-200-v3-told-4 = "And Hurley won his bet. He'd put it on *never*, that was your advice. He's not been able to enjoy it."
verse-200-v3-told-5 = "The twins go everywhere by the well path, still, to see if you're in it."
verse-200-v3-told-6 = "There's the children that were fed. They have a game where one's you. It's not always the big one."
verse-200-v3-told-7 = "No one was caught, that night," she says. "You'll see the places. They've stuck a flag in each, not to be trodden on."
verse-200-v3w = "Which ones did you know?" says the man with the blanket. "I know them by where they are. Their names they've kept."
verse-200-v3w-told-1 = "The two from the gate? They're a hundred yards apart. I did put them side by side, and it looked wrong; so I've put them back."
verse-200-v3w-told-2 = "The two that you got to quarrel are at it still. You can tell from the elbows."
verse-200-v3w-told-3 = "She off the ladder went up to the city on a cart, rung and all. They've an awning for her. She was never so well looked after."
verse-200-v3w-told-4 = "Hurley's the one with a bag held out in his two fists, quite full. I don't turn him. It'd spill."
verse-200-v3w-told-5 = "The twins I keep together. If you shift the one, the other holds his breath."
verse-200-v3w-told-6 = "The children that were fed have crumbs on them yet. There's a dog comes by."
dream-200 = You come in upon the right word, and it is the last. "That's it," they say, and begin to put away the music.
nightmare-200 = You are asked to hold a note for somebody who is only just behind. You look round. It is a very straight road.
verse-201-o1 = "It's kept!" Ebbot is at the gate with both arms out. "You said next year, and it's not even that yet. I've put your names to a bench. Nobody's ever come *back*. They've all been so kind about going."
verse-201-o2 = "It's you that they owe it to," says a boy by the road; he has beans in a hat. "They said that if you came I'm to ask is it hoe first or water."
verse-201-oz = "Are you going or coming?" says Ebbot. "It's only that the pudding's different."
verse-201-o0 =
    "From the *east*?" says Ebbot. "But people only go in that direction."

    "We went. We're on our way home."

    "Home! Well. Sit down. We never know what to say to anyone who's seen where they get sent." She has the jug in her hand. She's forgotten how to tip it. "Are they well?"

    "Who?"

    "Ours. All the ones who..." Her eyes go along the bunting. "There's a good many of them by now. I like to think of it as a sort of outing."
verse-201-o0-told-1 = The tables are stacked, and nobody is playing. "We owe," she says with pride, and shows you his palms. "It's only blisters, but they're mine."
verse-201-o0-told-2 = Somebody has come to stand beside her, and she moves over. "I'm who runs it now," says the other woman. "Since you brought it forward, with my girl packed. I don't say sit."
verse-201-o0-told-3 = "That one there came back," she says, low. "Walked in at the door one evening with the sleep still on her, and said, what's for supper? We hadn't laid. We've been laying ever since."
verse-201-v1 = The green, the blue doors, the stone.
verse-201-v1-tell-them-that-it-goes = Tell them that it goes out, under all of them.
verse-201-v1-keep-the-word-you-left = Keep the word that was left here.
verse-201-v1-carry-news-of-those-drawn = Give news of those who were drawn.
verse-201-v1-go-on-along-the-road = Go on along the road.
verse-201-v2 =
    "All of us?" says Ebbot.

    "Everyone who's on it."

    "Then there's no draw." She looks about for somebody who'll understand this before she does. "I mean that if it is *all*, nobody's... it wouldn't be a name out of a hat. It'd be fair."

    "You needn't be on it. You can walk."

    "In what order?" asks a girl.

    It's then that they do it, from habit, with the hat; they draw for who'll go first. Whoever gets the slip turns it over, and stares. One after another they come up to have a look. It's an ordinary slip. She has only got to go out of the gate, with her shoes on, and be followed.
verse-201-v3 =
    "You gave it in that chair," says Ebbot. "*One of us comes back.* We had it framed but the frame was wanted."

    "Here we are."

    "And what was it *for*?"

    You had thought she would know. You'd given a word to a stone, so that it should burn for some people at a feast. It had held them up all this while; they've leaned on it without asking. "So that somebody would," you say.

    "Would you say that again?" asks an old man from the end of the bench. "I had my bad ear."
verse-201-v4 =
    "Did you meet a tall one? With a bag?" "Ours had a cough." "Mine'd only got her one good arm, she would have been carrying it."

    You do what you can. You've seen benches; you've seen faces with the warm stone under them.

    "Was she doing anything?"

    "She was keeping a place lit."

    "There," says the mother to everyone. "I said that it was *work*."
verse-201-v4-told-1 = "There were some that walked out," you say. "The mother too, and the child. We had hold of the door." It goes down the table like a dish that's hot.
verse-201-v4-told-2 = "We've eleven names of them by heart," you say; and you give these, and at four of them somebody has to go and see to the stove.
verse-201-v4-told-3 = There's one who does not ask. It was you who delivered him to the shed, he knows it; he's got the place laid where he would sit.
verse-202-o1 = Under the trees someone's pruning. "If you've come about the form," Lalla Tresk calls down, "there isn't one. I thought I'd miss it. I keep hearing it drop." Wet paper comes down about you, with apples on it.
verse-202-oz = "*Noted*," says a pencil, behind the pane. "*Again.*" And then, in smaller writing, "*good*."
verse-202-o0 =
    "You're on the wrong side of the counter," says Lalla Tresk.

    "We've come from the other end."

    "I can see that. It's the door we've no form for." She has got up. She is shorter than you'd thought. "I've had you in the file a year. Everything you did at that window I have; I don't know what you did after."

    "We found out where it goes."

    "And is the sum right?"

    "The sum's right," you say. She sits down again.
verse-202-o0-told-1 = "You worked for us," she says. "It's a good hand. I've used yours as the model. I've wanted to ask somebody if that's a compliment."
verse-202-o0-told-2 = "Forty sacks," says Lalla Tresk. "I never reported it. I put them in as *mice*."
verse-202-o0-told-3 = In the margin of your sheet is a pencil line, from long ago, *paid twice once; do not charge again*. She has gone over it.
verse-202-o0-told-4 = "The stamp's not ours, is it?" she says of one paper. "I've always admired it. You can see that whoever did it was taking trouble."
verse-202-v1 = The counter, from behind.
verse-202-v1-tell-the-office-and-the = Have the sheds told to get up.
verse-202-v1-walk-through-the-depository = Walk through the Depository.
verse-202-v1-ask-tresk-what-she-wants = Ask Lalla Tresk what she wants.
verse-202-v1-walk-by-the-lamp-and = Walk by the lamp, and listen.
verse-202-v1-sit-on-the-form-bench = Sit on the bench of forms, those who can't sleep.
verse-202-v1-go-on-west = Go on, uphill.
verse-202-v2 =
    "*It is regretted*," begins a clerk.

    "Don't," says Tresk. "There isn't time. Give them it in pencil." She goes to the speaking tube that nobody's used since her husband, and blows in it. "All sheds," she says. "You're to get up."

    There's a silence at the other end. It has benches in it.

    "By what authority?" asks the tube.

    She takes so long over it that you think she has not heard. "I don't know," says Lalla Tresk. "By mine. Is Colan there? Tell him it's Thursday." Then to you, "They'll be stiff. They'll want to bring the stones. Will you hold the door?"
verse-202-v3 =
    "You needn't get up," you say to the nearest, from habit.

    "I was going to," says the man. "I've been going to since the bell. How does one do the first part?" He has on his knees the dent where it was. "I said I'd just do a year. It's so *warm*. Did you ever have a thing on your lap that was better for your being there?"

    "A cat."

    "Well, like that. And you don't get up for a cat."

    Along the wall a number of the benches are bare, with a hollow in each; here and there somebody has come back to theirs and sat down, by choice, and taken up nothing, and holds it.
verse-202-v3-told-1 = Under bench nine a child's shadow is folded, with your receipt pinned to it. He'd called for it. He couldn't reach.
verse-202-v3-told-2 = In cell nine is a neighbour of yours. "How are your feet?" he asks you. "You'd that bad heel when you put me in."
verse-202-v3-told-3 = "I sleep on the week side," says a man who knows you from a bench. "You did a whole one, didn't you? You left it tidy."
verse-202-v4 =
    "What I *want*?" says Lalla Tresk. She looks for the box. "I wrote to my sister all my life, in Under-Rib. I put what the weather was."

    "We took her one."

    "Yes. She sent it back with the spelling done." She blows her nose. "I'd like to know if I could have done it otherwise. I've been over it. One stone, all those years, one person. I had it checked. What I want is for somebody who's been *up* there, and seen the total, to come in at that door and say: Lalla, there was a mistake in it. And then I would say: show me."

    "There's no mistake in it."

    "No," she says. "I'd have been so cross."
verse-202-v4-told-1 = "I told that girl who sweeps," you say, "what it was she swept." "I know. She gave notice." It's said with envy.
verse-202-v4-told-2 = She has put herself in ink. It says *Lalla Tresk*, on the front of the file, since you asked her name. "It doesn't rub out," she says.
verse-202-v4-told-3 = The pencil is only a stub by now. *Seen*, she writes, *sorry. L.T.*; it's how she signs for the milk.
verse-199-o2 = "Can you read?" a boy asks, at the rail. There's a drawer going by on wheels. "Then read us that one. It's got a kite on it."
verse-200-o2 = "They've gone down by the stile," says an old man, on a rake. "I'm only waiting till it's not polite any more."
verse-201-o3 = The bunting's been taken in, and the doors are ajar. "I came back for the jug," says Ebbot. "One can't arrive with nothing."
verse-202-o2 = "*Gone to lunch*," somebody has put on the pane, in ink; and under it, in pencil, "*all of us. it was hot soup.*"
