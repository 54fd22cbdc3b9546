verse-book-560 = *Minutes of the evening. Present, the King (a tanner, third rib, Rope Lane). Wax, warm. Candle, one, half a thumb. Said, nothing. Done, nothing. Closed when the candle closed. Remarks, she coughed. Next, see rota.*

    There is no king in Camelot. There is a rota. Each evening for four centuries one citizen has been sent for, given a clean shirt, and stood before a piece of furniture for the length of a candle. Then they go home. Everybody has done it once. Nobody speaks of it. Nobody knows that it is the same evening. Tomorrow's name is posted at noon and it is yours.
verse-book-561 = The shirt is ironed, and still warm from it. It's anybody's size. "One of you," says Ivel, "it need only be one," and she puts it over the back of a chair and looks at the wall, so that nobody shall feel looked at.
verse-book-561-told-1 = It smells as your mother's ironing did. You had not expected that.
verse-book-561-ailei-puts-it-on = Ailei puts it on.
verse-book-561-arev-puts-it-on = Arev puts it on.
verse-book-561-beor-puts-it-on = Beor puts it on.
verse-book-561-worm-puts-it-on = Worm puts it on.
verse-book-561-not-this-evening = Not this evening.
verse-book-562 = *Present, the King. Also, Ivel.* She draws the curtain with two fingers, goes through first, and holds it.

    "On the two marks," says Ivel. "They'll fit. Don't talk to it. It doesn't mind if you do. But you will." She gives over the spoon; it has been kept in a pan of water over a lamp. It's warm on the one side only. "If you feel faint, think of a job you know."
verse-book-562-told-1 = "What do people think of?" asks Ailei. She has the shirt buttoned up to the chin. "Hives, some of them," says Ivel, very kindly. It is the first thing that anybody has said to Ailei in order to please her for a long time, and she lets it stand.
verse-book-562-told-2 = "Who dips it?" asks Arev. "I do," says Ivel. "Who dips it if you're ill?" She has never been. He nods, and wipes his feet again.
verse-book-562-told-3 = The sleeves come to Beor's elbows after all. He takes hold of the spoon as you would of a hurt bird. "Do I say anything?" "No." "Good," says Beor.
verse-book-562-told-4 = It hangs to Worm's knees. He turns back a cuff and looks inside it. "Whose was it yesterday?" "A midwife's." "Has she got it in for anyone?" "No," says Ivel. "All right," says Worm, and goes through under her arm.
verse-book-563 = *Wax, warm. Candle, one, half a thumb.*

    It's a table. That is the first thing, and one has to get over it. It's round, and so big that the far side is dim: one piece of oak across, off some tree that there could have been only one of, as thick as a doorstep is deep. People have eaten at it. There are rings from cups.

    Round the rim, as close together as the teeth in a comb, run notches, cut with a small knife by someone who was taking care. In each is a plug of wax. You walk round it with a finger out. Brown ones; then grey; then some so white they look like bread. Three hundred and sixty-five.

    Then your finger comes to a place as clean as a plate.
verse-book-563-told-1 = "It's a tally," says Arev, whoever has the shirt on; one can hear him at the curtain. "It's a year and a day. It's the other half of *ours*."
verse-book-563-told-2 = It has been polished. All round it the wood is rough as it was left, and there, on the breadth of a thumb, it's like glass. "By not being touched," says Beor. "They've all stood this near."
verse-book-564 = Behind, in the pan, the wax ticks. On the underside of the rim, at the height of one's belt, is nailed a strip of vellum, worn through in the middle by the belts of kings.
verse-book-564-told-1 =
    But you do not need to read it. It's in the wood. It is said once, by a man who has been sitting up, with his hand on a child's foot through a blanket: **"I order that this evening no wax be laid, until my daughter has done sleeping."**

    That's all. It isn't a crime. It had an end to it. Somebody cut it in two so as to have the first half to go by, and the first half alone means *never*. Whole, it means *till morning*.
verse-book-564-told-2 = *I order that this evening no wax be laid,* it says, and there the hole begins. It's no bigger than a supper-plate. Whatever he gave as his reason has gone off to the wash on the front of a hundred and forty-six thousand shirts.
verse-book-564-told-3 = At the near end stand the tanner's two words, clearer than the rest, with a paler print beside them. *I order.*
verse-book-564-told-4 = Ysella's are further along. The skin is scored there, as by a ring. *This evening.*
verse-book-564-told-5 = Then Morenwyn's, and the edge of the hole. *No wax.*
verse-book-564-told-6 = Ivel has come to the curtain. "I heard that," she says. "I'd need somebody to second it." You say that you have heard it too. She does not ask for another; yours does for two. It is the first remark in the rota with no hedge round it.
verse-book-564-told-7 = Worm, wherever he is standing, says the thing that was left in the pillow: "*Is he still talking to the man?*" Nobody tells him that he is.
verse-book-565 = *Said:*

    You hold the spoon over the place. There's a skin on the wax. It breathes, as a pond does, and it speaks, not from the wood but out of the bowl of the spoon, very near, with the best manners in the world.

    "Three hundred and sixty-five were received with thanks," it says. "One is awaited. There is no hurry. It is asked whether tonight is convenient."

    It isn't said in reproach. It has asked each of them, in these words, on their evening; and everyone has thought that it was only asking *them*.
verse-book-565-told-1 = You have read the letters, all the wall of them. You say that you have; that they were well written; that somebody ought to have answered. There's a silence, of a kind that it has not had occasion to make. "That is received," it says.
verse-book-565-told-2 = The hand is the same, in wax or ink. It is the hand of something which has been told to wait.
verse-book-565-told-3 = "Your acceptance was noted four hundred years ago, at an inn," it adds. "It was a wet evening. It is hoped that the room was dry."
verse-book-565-told-4 = "The person who was on the chain is in the house," it says. "Is he more comfortable?" From the curtain Worm says that he is getting there.
verse-book-566 = The candle is down to the ring. It would be one thumb, once, and then it's tomorrow, everything that's been put off, all over, at once. Or one does as they have all done.
verse-book-566-wax-it-now = Wax it. Now.
verse-book-566-do-nothing-until-it-is = Do nothing, until it is out.
verse-book-567 = *Done, nothing.* It goes down, gutters, and is out. There is the smell. "Thank you," says Ivel behind you, and takes the spoon, and tips it back into the pan. It is such a little noise.

    You've been King. You are not expected to do anything else, ever; but you've seen where it is now, and the latch, and the hour.
verse-book-567-guard-it-put-chairs-at = Guard it: put chairs at the door.
verse-book-567-steal-it-it-must-go = Steal it: it must go where it is owed.
verse-book-568 = You go home in the shirt; one returns it on Friday. It's a mild evening, like all of it. At each corner people make room. They say good evening to your face, and only then, when you're nearly by, do their eyes go down to your cuffs to see if there is a drop. There isn't. One can feel them breathe.
verse-book-568-told-1 = A boy runs alongside of Beor for the length of a street. "Was it heavy?" he asks. Beor thinks about it as far as the pump. "No," he says. "That's what's wrong with it."
verse-book-568-told-2 = An old woman does up the top button for Ailei, which has come undone. "I couldn't look at mine, after," she says. "You'll be all right. You will." Ailei knows the tone. She used to be paid in it.
verse-book-568-told-3 = Arev has the cuffs turned under, so that they shall see the worst at once. He does not find a single person to whom it's owing.
verse-book-568-told-4 = "What would you have got for it?" someone asks Worm over a half-door. "A morning," he says. He has never been asked for a price that he could not bring down.
verse-book-906 =
    It's one thing to take and another to carry off. With the four of them, or the one, and a lever made of the Fleet Office's own stick, it comes off its legs and as far as the door, and there it is leant against the wall under sacking, like a wheel. In the long room is a round of clean boards. Ivel stands at the edge of it with the list in both hands. "What do I put?" she says.

    You tell her: *lent*. She has never had that word in the column. She asks you how long for.
verse-book-907 = *Done, it is waxed.*

    It takes the print of your thumb as if it had been kept for that. For a moment nothing happens. Then, outside, quite close, a cock crows, and stops, appalled.

    It becomes tomorrow. It does so everywhere and in no order, as when a cart of apples is let go on a hill. Whatever was waiting is let in, fevers, sleep, a quarrel's last word, the far end of a kiss. On all the roads at once hands that had been red for a week close, together, on what was in them. You feel each one as if you had the string. It is received with thanks.
verse-book-638 = *Minutes. Present, guard, with chairs. Said, that it is not to be touched until it can be.* You have not moved it and have not mended it. You've put yourselves between it and the next thumb.

    Ivel walks down as far as the quay with you; she has not been outside by day since she took on the list. "And when is that?" she asks. "*Can be*?"

    "When they're all here who are owed it," you say.

    "That's a great many," says Ivel. She is pleased. She has plenty of paper.
verse-book-639 = *Minutes. Present, eight, and a cart. Said, mind the step.* It goes through the town at the hour of the lamps with a quilt over it and soup-plates on the quilt, as if it were for a wedding. No one is deceived. They take their hats off at the windows. It is so heavy that wherever you set it down to change shoulders the street remembers, and afterwards children walk round the place.

    At the quay it will not be put on its edge. It wants to be level. For the whole of the way you will have to carry it like a full bowl.
verse-book-639-told-1 = "I've got the stern," says Bersaba from beneath.
verse-book-639-told-2 = The men with straws want to know per what they are being paid now. "Per year," you tell them.
verse-book-639-told-3 = The white ones have not a speck of white on them. One is quietly sick in the harbour, out of joy.
verse-book-639-told-4 = Those from the sheds go in step. They have not set anything down on their own account for years.
verse-book-639-told-5 = Behind you the house stands with its whole face open.
verse-book-640 = *Minutes. Present, those who did it. Said, nothing. Done, undone.* It's this evening again. They are burying forty in it, with their hands in their laps. The pear tree is bare, and has never been so tall.

    It is a strange thing to walk through a town that you have shown the morning to. They do not throw anything. A woman steps in front of you and takes hold of your wrist. She turns up the thumb, with the brown on it, and looks at it very hard; it's as you'd look at a key.

    "It was *cold*," she says to you. "I'd forgotten. I got up and shut the window." She lets go. "I shut the window," she tells the others, "because it was morning."
verse-book-640-told-1 = You have one of the knives. It goes on smelling of bread.
verse-book-640-told-2 = Jacca Rowse, or one like him, is still at the corner, shouting up. "Thursday!" he says. "Thursday!"
verse-book-640-told-3 = Your palm has not stopped hearing. Some of what was let off has not come back.
verse-book-905 = *Present: —. Apologies: —.* Nobody went. The shirt hung on its chair. At the hour, Ivel, who has never in her life been without, looked in at the curtain, and at the list, and sent for the next below; and the next below, since it was late and everyone had shut the shutters, was the tanner's girl, who is seven.

    It is told you in the street by several people. She stood on a box. She did it quite right. When it had gone out she said *thank you*, before Ivel could; and she has not stopped coughing since.

    From that night nobody in Camelot says good evening to you. They draw in their steps as you pass. Whoever holds the quay has had your things put out on it.
verse-book-905-told-1 = It has been labelled, and you sign for it.
verse-book-905-told-2 = It has been priced. You buy back the boots.
verse-book-905-told-3 = They thank you for having come. It's chalked round, where it lies, like a person.
verse-book-905-told-4 = Bersaba has done it herself, and folded the shirts. She doesn't knock on you.
verse-book-908 = Then the quay before it is light, the fourth stump, the rings. Behind you is the town with its ninety-one roofs, each with a woman's name. In front there's the road that you came by, the whole of it, back to the first stone; and along it people stand, each with two hands on something, waiting for the next to come past. You have seen what they are waiting *in*.
verse-book-908-told-1 = On a step by a blue door sit a man on leave and a small woman with ink on her thumb. They are not saying anything, in no particular voice.
verse-book-908-told-2 = In your basket there's an egg that was weighed against another.
verse-book-908-told-3 = You have the sentence whole. It goes with you like a child asleep against a shoulder: *until my daughter has done sleeping*. Someone, somewhere off a coast, is keeping a light from her.
verse-book-908-told-4 = You have half of a sentence. It's an order, with a hole where the reason was. There are people who would tell you what went there, if they could be made to remember being sent to bed.
verse-book-908-told-5 = In the rim, under what they have scraped, there is a scar in the shape of your thumb. Everything costs less now by a day. Everyone knows that it can be done.
verse-book-908-told-6 = It's on the cart. At each bump the cups that are not on it ring.
verse-book-908-told-7 = Up there some chairs stand by a door.
verse-book-908-told-8 = Up there it's evening, and nobody has been found to go.
verse-book-908-told-9 = They have all been told. They stand on the steps and say to each other which was theirs. It's the loudest that the town has ever been at this hour.
verse-book-908-told-10 = They haven't been told. A clean shirt is going up there as you look.
verse-book-908-told-11 = The key of the quay is in your own pocket. Nobody knows how it got there; it was what came of asking in the square.
verse-book-908-told-12 = The clerk of the quay has ruled a line for each of you, and leaves the column *returned* open.
verse-book-908-told-13 = "There's places," says the man with the straw. He doesn't name a price; he has heard something too.
verse-book-908-told-14 = Along the chalk stand the white ones with their watch without a glass. They wave as people wave who know the hour that you'll be back.
verse-book-908-told-15 = From the lanes comes knocking. Low is well. It goes with you for a long way.
verse-book-908-told-16 = The street rises on no wave, and lets you step off.
verse-book-908-told-17 = You step across the gap where Pitch Lane was. One says the two names. Sampson Hext. Then hers, which nobody had thought to tell you until you asked: Elowen.
verse-book-908-told-18 = Bersaba has her shoes off on the fourth stump. "That was only the rehearsal," she says.
verse-book-908-told-19 = On the water a crust is still going round. Something takes it, from below, very gently.
verse-book-908-told-20 = A man in felt walks at the edge with his arms out. "It's *Wednesday*," he says to every boy; it's not. He is beside himself.
verse-book-908-told-21 = Two hands come to meet you with nothing in them. He would like to help to carry.
verse-book-908-told-22 = If you hold your breath you can hear it, under the stones, half a tone flat. He has got as far as the last column.
verse-book-908-told-23 = A stranger at a stall has sold you eggs for the road. You could not think why there were tears on them.
verse-book-908-told-24 = "Tell him it was a good supper," Kerra calls from her scales. She has called it each day, in case.
verse-book-908-told-25 = On a shelf, by date, is what they kept of you. You feel for it sometimes, as for a step.
verse-book-908-told-26 = A man has been found asleep on a stair. They've put a blanket over him and gone round.
verse-book-908-told-27 = You carry a child's cough away with you.
verse-book-908-told-28 = At the corner someone in socks comes to attention, and has remembered what with.
verse-book-908-told-29 = Ivel has entered a rag sole. *Left*, she has put, and is thinking about it.
verse-book-908-told-30 = She has a little wax by her in a cup. She has got fond of the taste.
verse-book-908-told-31 = And there's a cup that nobody spilt on purpose, with a thumb's worth in it.
verse-book-908-told-32 = You've promised a spoon to a woman who writes letters. She has sat up straight ever since.
verse-book-908-told-33 = It was asked if tonight were convenient, and someone answered it civilly. That has been noted.
verse-book-908-told-34 = In the rota your own name comes round again, a hundred years on. You have read the remark.
verse-book-908-told-35 = Ysella has seen you off. She's had her blade sharpened. It isn't for anything, she says.
verse-book-908-told-36 = A man sells bits of it, as souvenirs: slivers of kitchen table, a penny each.
verse-book-908-told-37 = They have got it into a song. It has a verse for everyone, and the same tune.
verse-book-908-told-38 = "I'll have to tell them," says Ailei. She means the whole of that road. "I keep trying how it would go. I get as far as, *it was a kindness*." She shuts her mouth and you can see her start again.
verse-book-908-told-39 = "I could do that wax," says Arev. He is not boasting. He looks at his own thumb. "I could do it so that nobody would know it from the rest. I'd sooner that you all knew I could."
verse-book-908-told-40 = Beor walks at the landward side. "Nine," he says once. He's thinking of the cot. It is a thing that could be carried by one.
verse-book-908-told-41 = "It only asks," says Worm. "Everybody it asks thinks they've been caught." He throws a daisy off the edge, and listens until it lands. "Nobody's ever asked it anything."
verse-book-908-told-42 = So far the road has gone one way. It will be longer going back, for whoever you free on it is a stone, and a stone that's let go takes its country with it at the next dawn. But that's for when it is tomorrow. Someone has got to the far end of the quay before you. In what order? she is asking. In what order did we sit?
verse-book-717 =
    "You could lie to it," says Arev. "You're the only one who could. You'd tell it that it had been done, and it would say, received with thanks, and go away."

    "It'd be gone with a lie in it." Ailei is picking wax out of a sleeve; it might be hers. "I've thought of that. It would walk about the world, being so polite, and believe me."

    "Like the Trevennys."

    "They'd the lamp, at least." She's quiet. "Could you? The thumb. So that nobody knew?"

    "In an hour."

    "Then we'd better not be left alone with it, you and I," says Ailei.

    They find that they are both laughing. It's not at all funny; it goes on for quite a time.
verse-book-718 =
    "He'd his hand on her foot," says Beor. "Through the blanket. I could tell by the dip."

    "You think he should have let them?"

    "I think he was tired." He's got his own boots off, and has set them side by side. "You get so you say, one more night. And somebody says yes, sir. That's all it wants. I've said it. I had the Hockins' boy in the shed for two days, since it was raining."

    "You never told anyone."

    "His mother came and sat. I made out that it was for the wheel."

    Ailei pulls the blanket over until it covers his feet as well, and tucks it under, and leaves her hand where it is. "There," she says. "Till it stops raining."
verse-book-719 =
    "Are you cross?" Worm asks. "That it's so nice?"

    "I'd got a speech ready," says Ailei. "For when I met it. I've had it ready since I was a girl. And then it asks how one's room was."

    "It did that with me. In the well. Are you owed to anyone, it said. I told it to mind its own business." He draws up his knees inside the shirt. "I was nine. I didn't know it hasn't any."

    "Any what?"

    "Business. There's only us. It hasn't got a thing to do but wait for us to be done."

    Ailei looks toward the curtain. "Good night," she says to it, as one does to the lid; and then, since there's a kind of attention in the room, "Sleep well."

    "It can't," Worm whispers. "But that was nice."
verse-book-720 =
    "What does it come to?" asks Beor. "If it was paid. All at once, everybody."

    Arev has been asked a great many sums, and has never put one down before. "I don't want to do that one," he says.

    "You've done it."

    "In my head. On the stair." He wipes the pencil, and puts it away. "It's nearly all of them. It's everyone who should have died and hasn't, for four hundred years; only they had children. I got as far as us. I'm in it. I'm three hundred years overdue, on my mother's side."

    Beor thinks of carts. He gives it up. "You don't look it," he says.

    "No," says Arev. "I was always careful of my health."
verse-book-721 =
    "Would you have bought it?" says Worm. "If it was on a stall."

    "The table? No. You couldn't get it home."

    "The evening."

    Arev lies with his hat on his chest. It is a good mild one, with swifts. Somebody's frying onions at the bottom of the town, and has been since before there were clerks. "I'd have asked to see the other half," he says.

    "I'd have bought it." Worm has his chin on the sill. "I'd have said, what d'you want for it, and they'd say, a king's ransom; and I'd say, go on then, I'll have it for a bit. Just till it's dark."

    "That's what he said."

    "I know," says Worm. "I'm only saying I'd have been had."
verse-book-722 =
    "It was your size, that bed," says Beor.

    "Bit short."

    "Did you have one? When you were small?"

    "There was a drawer." Worm hears how it sounds. "It was a good drawer. It went in and out."

    Beor has been whittling since supper, and holds it up to see if it's straight; it is a peg, of the kind that goes where a nail would. He has been trying to learn that joint. "If there was wood," he says to the peg. "After. I don't know where we'd be. I could make one. You needn't sleep in it."

    "What'd I do with it?"

    "You could know which it was."

    Worm takes the peg from him and tries it in his fist, one way, and the other. "It'd want to be long," he says, "for when I'm done growing." He's eighteen, he thinks. He gives it back. "I'm not saying I'd owe you for it."
