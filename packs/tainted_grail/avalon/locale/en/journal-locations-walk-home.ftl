verse-210-o1 = There is one path here now, and it goes to a step. "Somebody sat there," says Nolwenn. "Somebody's been sitting there a good while." "Nobody lives here," you tell her. "No," she says. "That's how she sits."
verse-210-o2 = Squares in the barley, black. "Was there a fire?" Corentin asks, and nobody will tell him. He goes all round the edge of it, to be sure there is no one that he ought to say hello to.
verse-210-oz = "Is it all of you?" calls Kerra. She's counting plates by the noise.
verse-210-o0 =
    "Wipe them," says Kerra. "It's *supper*. How many's that?"

    "Nine, with us."

    "We lay forty." She has the bread against her chest, and cuts towards herself, as she did. "I've a bowl over every evening with a plate on it, and I say, that's for whoever's behind. Which of you is behind?"

    They look at one another, all five.

    "I was," says the one with the lamp. "I'm not now."

    "Then it's still hot," says Kerra, and takes off the plate.
verse-210-o0-told-1 = "And who's this one's mother?" she asks, of Arev. She has never seen him. He has begun to limp. She gives him the heel of the loaf, as it happens that he likes it, and can't think how she knew.
verse-210-o0-told-2 = The miller has the twelfth. He sweeps with his left. "I asked those before for a job of work," he says. "One would be needing flour, they said."
verse-210-o0-told-3 = The ring's on her finger; it goes round a good deal, and does not come off. "It fits," she tells Arev. "It fitted the both of me."
verse-210-o0-told-4 = "*What was seen is said*," she greets you. It's going about again; somebody had let it back in the ear. "So then. What have you seen? And no kindness."
verse-210-v1 = The doors, the barley, the smoke.
verse-210-v1-tell-the-twelve-doors = Tell those who live here.
verse-210-v1-tell-the-squares = Tell the squares.
verse-210-v1-eat-what-was-over = Eat what was over.
verse-210-v1-go-on = Go on.
verse-210-v2 =
    "Again?" says Kerra.

    It is all that she says for a while. She dries every plate and gives it to the next one, who puts it up.

    "You could stay. They say you might not notice," says one of you, "since you were already."

    "Gone?"

    "We didn't like to put it."

    "We'd notice," Kerra says. "It's the *children*. They'd have to be told what there used to be." She hangs the cloth up, straight. "Last time it was in the night, and we were all so surprised. This time I shall take the doors."

    "The doors?"

    "You can do without a house," says Kerra. She's got the first off its pins already.
verse-210-v2s = Here where nobody answers you say it to the squares. On each a lamp goes up, you can't see who by, and they come away in a line, arm-high.
verse-210-v3 =
    "It's never been there in the morning," says Kerra about the portion. "I've wondered."

    Hedra has eaten it. She eats as she does all things, from left to right. "Who was it for?" she inquires then.

    "Whoever hadn't come."

    "I hadn't come."

    "No."

    "And who ate it last night?"

    "Somebody. It comes back clean." The two women look at the bowl between them, there is nothing in it to judge. "It was *you*," says Kerra. "I shouldn't wonder if it was always the five of you. You'd have got hungry, standing." And then, "Was it salt enough? I could never ask."
verse-211-oz = "A pace," calls somebody from the left arm. They've moved again. They do it without being dug.
verse-211-o0 =
    "He's got his arms round the road," says Nolwenn. "He never used."

    "He's been growing."

    "What's he *after*?"

    It's shoes off here. You go over the wrist on the bare chalk, all of you. Somebody's been cleaning under his nails.

    "He wants to be told to stop," says one who's squatting in the palm, white to the eyes. "It's what they all want. I only do the edges."
verse-211-o0-told-1 = On the left hand stands a child with a stiff neck, facing the stone. "You said that it'd be till you came back," he says to the stone. "They did. I can hear them." He asks you whether he may turn round.
verse-211-o0-told-2 = There's a bench with a name cut in it, Casvel's, and no school. "He thanked us," says the one who does the edges. "He told us what you'd done, and that it was accurate."
verse-211-o0-told-3 = Slates on both sides of the gate, written full. "That's the sick," he tells you. "We've begun on the wall."
verse-211-o0-told-4 = It is the road that you lit, he says, before any other; you can see it run out between the fingers.
verse-211-o0-told-5 = "You had us off this hill," says the one who does the edges, not crossly. "It went on without us. Two fields, that arm, and a better line than ours. We've come home to learn."
verse-211-v1 = The chalk arms, the stone.
verse-211-v1-let-the-child-turn-round = Let the child turn round.
verse-211-v1-tell-the-hill-to-stop = Tell the hill that it may stop.
verse-211-v1-go-home = Go home.
verse-211-v2 =
    "Now?" he says.

    "Now."

    He does it a little at a time, like somebody unscrewing a jar; you can hear it.

    "There's *grass*," he says. "It goes all the way back. Was that there the whole time?" And, when he's had his fill of it, "Was it good for anything? That I looked?"

    "He'd like to be told yes," says a mother of somebody's.

    "I know what he'd like."

    "It gave us a week," one of you tells him. "We'd said that it would be a day. Then we never came to see."

    "A *week*," he says. He is delighted. "I did a week? By myself? Is that longer than the hill?"
verse-211-v3 =
    "Who says it?" asks the one who does the edges. "It has to be somebody that it was reaching for."

    They argue that. It can't be Talan, he'd only ask it how it was. In the end they put Nolwenn up on the breastbone. She stands with her feet apart, as for a trough.

    "We've been *by*," she tells it, at the top of what voice she has. "All of us. You can put them down."

    Nothing moves; it's a hill. They get their shoes on.

    "It's the first evening there hasn't been a noise in it," he says later on, with an ear to the wrist. "I'd thought that was me."
verse-212-o1 = At the gate is a boy with a lamp, standing exactly where you'd trip over him. "I've not sat," he says. "They said to sit. Tell me who's in the lane and I'll call it."
verse-212-o2 = "*That's* where it was," says Nolwenn. She walks round and round in the yard on nothing, reaching out at the height of a latch, of a shelf. "And the dog slept here. And that would be Mum's. You said it was moved." "They'll be at the Meadow. They left word." The word's chalked on the well-head, *two days, seventh row, bring the chair*.
verse-212-o3 = "You're in good time," says Keren. It's all here, every roof. They've lit the lamps, and are so glad that it goes through one like warm milk. "Which of us is it?" mutters Hedra. "I know them all, and I could not swear to one."
verse-212-oz = "They're not to come in by ones," says the gate. "Keren wants them all at once. She's put her apron on."
verse-212-o0 =
    "There's smoke," says Corentin. "I'd it entered as smoke. I never had that it was *blue*."

    "That's the oven. It's Saturday."

    "Who'll be there?"

    "Everybody." Nobody is hurrying. They've all of them stopped at the same stump, which is where everybody used to stop, to get their face ready.

    "They'll ask what we brought," says the one with the lamp.

    "Us."

    "Is that a thing to bring?"

    "It was in the spring," says Hedra, "when they sent it off. Keep together. Don't wave."
verse-212-o0-told-1 = On the barn are bowmen. "Count them," says Jory. "I was paid. I like to know what for."
verse-212-o0-told-2 = Her gate is kept by the man who used to hold a stone; so they told you. It's a crow now. "Sit," it informs each of you, "you may sit."
verse-212-v1 = The gate, the lane, home.
verse-212-v1-go-in-to-supper = Go in to supper, all together.
verse-212-v1-go-round-by-lowena-s = Go round by Lowena's.
verse-212-v1-let-the-five-ask-you = Let the five ask you something.
verse-212-v1-stand-a-chair-for-one = Put out one chair more.
verse-212-v1-show-the-meadow-s-way = Have them sit on the wall, while they wait.
verse-212-v1-wait-till-somebody-is-ready = Wait at the stump till they're ready.
verse-212-v2 =
    "I don't ask anything," says Lowena. She has the broom in front of her. "You needn't say."

    You hadn't been about to.

    "Only somebody's been up that lane," she goes on, "and back, since noon. He gets to the pear tree. I know the step; I've not said a word."

    "He'd like to come in."

    "It's his door." She sweeps a clean place cleaner. "Was he cold? You don't have to tell me."

    "He's had a lamp."

    "That's all right, then," says Lowena, and it's only when she has got to the end of the flags that you see her shoulders go.
verse-212-v2-told-1 = "He came out of the wood when he was sent for," you say. "At a run. By himself." "With his boots on the right feet?" "Yes." "That's never mine," says Lowena, and laughs.
verse-212-v2-told-2 = "It wasn't he that we had," you tell her. "We couldn't. Somebody swore for him." She sweeps one more flag. "Then bring *them* in," says Lowena.
verse-212-v2-told-3 = "I had to leave him up there holding," you say, "for the other. He's let off now." "Is it his shoulders?" asks Lowena. "He never could carry on the left."
verse-212-v3 =
    "Whose is that?" asks a child, of the chair. It's being passed out through the window.

    "Nobody's."

    "Then why's it got to be *that* one?"

    You find that you are all waiting for somebody else to say. "It's for whoever's still out there," says one of you, "on what's gone."

    "And the aunts. In the meadow, with the swords. They've been moving up a yard a year, they'd be glad to get off their feet."

    "And for the hat."

    "It's in case, that's all."

    "Like the portion over," says the child.

    "Just like."

    "I'll sit by it," she says. "So it knows which way's the table."
verse-212-v4 =
    "As if you were just stopping," Corentin explains. He's had it from a woman in the Meadow; he has been looking for somebody to tell. "You think, I shan't be a minute."

    "And how long is it?" says Nolwenn.

    "You don't think that."

    So they wait on the yard wall, all of them, putting no weight on it, to be sent for. A year ago they'd stood there with their cups.

    "It doesn't hold you up at *all*," says Hedra. "I ought to object."

    "You could stay like that for ever," says the one with the lamp.

    "No. But one could get up from it," Hedra says.
dream-212 = You come in, and it's all in order, and they've begun. You have never been so glad to be too late.
nightmare-212 = You come in. "Is that the four?" they say. "Put them with the others."
verse-218-oz = "Twelve," says the ford. "Thirteen," say the wells. It was always a matter of which way you were going.
verse-218-o0 =
    "There were wells, and then the ford," says one of you.

    "That was going. Now it's the ford and the wells."

    "It's the same water."

    "It's never been *that*." You've all stopped at the last stone but one, since there's somebody over at the ninth pulley with her legs hanging in. She has undone something from her middle.

    "Is that Nolwenn?" asks the one with the lamp. "What's she fishing for?"
verse-218-o0-told-1 = They cross on your count, the five, you saying it. At *eight* Nolwenn gives you a look; she'd have turned round there.
verse-218-o0-told-2 = A stone's missing. There is a cave along the shore that has it, with your heel on it, dry. "Jump," you say. "We put that there. I mean that we didn't."
verse-218-o0-told-3 = From the cove come two strokes. "That's a *fifth*," calls Nolwenn, over her shoulder. "Who had it so low?" Nobody had ever told you it was a note.
verse-218-v1 = The stones, the pulleys.
verse-218-v1-go-and-sit-by-nolwenn = Go and sit by Nolwenn.
verse-218-v1-answer-what-counts-below = Answer what's counting, down there.
verse-218-v1-cross = Cross.
verse-218-v2 =
    "It's just so that there's one," says Nolwenn. She has let down a rope.

    "There's nobody in it."

    "I know that. I had a look." She pays it out, through her knees, with great care that it shan't touch the side. "I came out with this. Round me. I was to have tied it on, here, and gone in with a loaf; it was *my* turn, and then it was such a lovely morning."

    "And you went for a walk."

    "I'd got to eight." She doesn't sing it. "You can hear from the top if anyone's on it. It goes like this, when there is. I'll stop here for a bit."
verse-218-v2-told-1 = "Four days," says Worm. He's come along the wall. She moves up. He looks down at the end of it, a long way, and after a while he puts a foot in the loop.
verse-218-v2-told-2 = "Somebody told me how long it was," she says. "It was in bits of eight. I'd thought it was you that told me." It doesn't do to ask who.
verse-218-v3 =
    "Four hundred and eleven," says the well.

    "Is that ours?"

    It waits. It has always waited extremely nicely. Someone was left below, that time, and you know about how long it was.

    "We left one down," says one of you. "We said we'd not."

    "It had been noted," says the well. "Is it to be taken back?"

    "It can't be."

    "No. People ask." There is a pause; it would seem to be thinking what would be civil. "It's only that the figure has been kept, and now there is no one to give it to. Would you have a use for it?"

    Corentin puts out both palms, as for a kitten. "I'll walk it," he says.
verse-219-oz = "Left," says the bog. It's what it says. It puts it down beside your foot.
verse-219-o0 =
    "Shoes!" says Corentin. "By themselves?"

    "They're left ones. Nobody knows where the..."

    "I do. I have them! On the fourth deck, under R." He has got down on his knees. "*Right, one, to follow.* I'd always taken it for a sort of hymn."

    "Come on. It gets soft."

    "But they're only waiting for..." He looks up at you, along the rope; there are a great many, and each has been cleaned. "Did I say that I was happy?" says Corentin. "I must have been an awful nuisance."
verse-219-o0-told-1 = "This side," calls Jory out of the mist. "You paid, you've the firm bit." He takes the five across by the wrist, and doesn't once ask them who they are.
verse-219-o0-told-2 = On the bank stand a hundred and nine pairs, laced together. That's you; you'd started it off with one. Nobody can think where the rest came from.
verse-219-o0-told-3 = There's a snare, and then a ribbon on a stick, to say there's a snare. It has been put where it will be found after.
verse-219-v1 = The rope of shoes, the mill.
verse-219-v1-ask-at-the-mill = Ask at the mill.
verse-219-v1-knock-at-the-house-the = Knock at the house that the hedge was after.
verse-219-v1-go-on = Go on.
verse-219-v2 =
    "We're shut," says the miller's wife. She has opened both halves of the door to say it.

    "Is it turning?"

    "When it wants. There's no more come in. I'd only got sweepings, and I made you these." They are small, and grey. She watches how you'll bite. "It's to see if you dream."

    "And if we do?"

    "Full hands. Everyone did. I used to lie there so *fed*." She looks at her own, as if they'd been changed on her. "I had it from a boy that you're all coming home with nothing. I thought, well, they'll not be disappointed."
verse-219-v2-told-1 = Behind her somebody sweeps. She has told him that it was a lie; he nodded, and went on to the corner. "He says it was a kind one," she says. "I'd rather he had thrown something."
verse-219-v2-told-2 = In the yard is the stone you stopped it with. There's a ring let into it; you had thought that it was for a horse. "That's a *ship's*," says Nolwenn, who's been walking on roofs.
verse-219-v2-told-3 = "They run true, since you cleaned the stones," she allows. "It's only that it's nothing they're running on."
verse-219-v2-told-4 = "You told me the truth about it," she says to one of you. "I could've put you in the race. Here, have the corner."
verse-219-v3 =
    "It's got in," says the man at the window. It's grown the whole way round, and over. Where it was cut there's an arch with thorn at the edges, about as high as a hat.

    "That's a door."

    "I thought it might be. I've not gone through." He has been behind that glass with the bed in the other room since before you were born. "It's a span a year. I used to measure. You'd think it would do something when it got here."

    "What did it want?"

    "I planted it," he says. "I told it, *stay there till I come out*." And he stops, with his palm on the latch. He has heard himself.
verse-212-v1-lay-the-card-under-a = Lay the card under a plate.
verse-212-v5 = It's Lowena who finds it. "*To come back*," she reads, and turns it over to see what's owing. "It's blank on this side." "It's been kept." "Oh," says Lowena. She puts a flower on it; she cannot think why.
verse-212-v1-see-who-is-at-the = See who is hopping at the gate.
verse-212-v6 = "I lost," says Eseld. She has walked all this way to tell you. "I said to a boy, I bet that I get there first. He'd stopped to tie my *shoe*." She considers it, on one leg. "I'd do it again," says the child.
verse-210-v1-hear-what-the-ear-said = Hear what has been told of you.
verse-210-v4 = "We've had it from the ear," says the woman at the last sill, shelling. "In order. It was sad up to the grass, and then we'd to stop for laughing. Is it so that he waved to the *smoke*?" A pod ends, and she wants to know what you did then.
verse-212-v1-look-back-at-the-hill = Look back at the hill.
verse-212-v7 = "He's put them down," says a child from the top of the oven. You can see it from the yard. The arms lie along the turf, the palms up, like somebody asleep on a beach. "Is he dead?" "He's home," says Nolwenn. "He's heard we are."
verse-212-v1-see-what-corentin-is-doing = See what Corentin is doing in the yard.
verse-212-v8 = He's walking it. Round the well, barefoot, at an even pace, with his eyes shut. Nobody has asked him how far he's got. When he has done he stands a while. "That was somebody's whole day," says Corentin. "I thought that it should have some grass in it."
verse-212-v1-give-keren-the-grey-loaves = Give Keren the miller's loaves.
verse-212-v9 = "That's sweepings," says Keren, breaking hers. "She'll have gone without." She sends a child off to the mill with a pie in a cloth, running, while there's still a lane. "And tell her to come and eat it *here*."
verse-210-o3 = There's a frame standing in the barley with no door in it. "Do I knock?" says Corentin. He does; from a long way down the road they call to him to come in.
