verse-book-810 = *To those from the long table, on the Reckoners' Road, or near it.* "I had the sexton write this, so mind the spelling. We have the snares in. There was a hare today with a white foot and I thought that you'd want it told to somebody. It looked round as if it had lost count. Jory."
verse-book-810-told-1 = "You are all square with me. I look for something to charge you with so as to have a reason to write."
verse-book-810-told-2 = "I do not say that it is forgotten. The lads say *who?* when you're named. They know who."
verse-book-811 = It is from the eleven doors, all of them, a line to each, in the one round hand. They have heard that there is a road where people are put by. "We should like to say that it can be got over," writes the third door. "You get up, and there is a detail. After a time it's what people know you by."
verse-book-811-told-1 = "There is soup put by, too," it goes on. "It is the only thing that we let stand. Kerra."
verse-book-811-told-2 = "You did not want us in," it says at the foot. "We only mention the lamps. They've had to be moved in from the sills, with the wind."
verse-book-811-told-3 = There are eleven lines ruled. Nobody has written on them. It is signed by the barley.
verse-book-812 = It is a slate; they have sent you a slate. *Thank you for all you have done,* it says, in the master's script. *We are at nineteen. Below nineteen there seems to be a good deal. C.* You turn it over. The back has been rubbed clean so many times that it is the shape of a spoon.
verse-book-812-told-1 = Under that, smeared, another hand. "I can do *twenty*. Do you want to see?" It does not fit on.
verse-book-812-told-2 = He thanks you for coming when you did, and gives the day.
verse-book-813 = "Madam Ysella's compliments, and she has a horse there at Nether Barton that she can't sell because of the direction it looks in. Would you care to have it at last year's price. She hears that in your parts people pay with weekdays. Is there a rate. She would take a Sunday off your hands, unworn, and not ask whose."
verse-book-813-told-1 = "There is also the other matter. She has it flat on the table beside her as I write."
verse-book-813-told-2 = "My Cousin sends his love, and was not asked to."
verse-book-814 = "The pans are white to the edge. I've put by a cone for you, it weighs what it weighs. Folk come for salt now who have nobody to bury. They say it's for the step. I ask them, what is it you think salt does? And they say, it's what you do. Nessa."
verse-book-814-told-1 = "I weighed it on the same one that you did."
verse-book-814-told-2 = "How many buckets was it, that day, at the wells? I ask because I've to write something against it."
verse-book-815 = This one is dusted with flour, and is from the mill. "It is stopped and I live in it. You would not think how big it is when nothing is going round. My wife's chair is by the hopper. I sweep. There's been a ring of iron come out from under the stone, big as a plate, and I can't think what anybody would tie up to a mill."
verse-book-815-told-1 = "I still have it that she went by the ford, as you said. I'd be glad of anything else you recall."
verse-book-816 = It has no date, and the ink is wet. "Your beds are made. You left a glove, or will. The gentleman in the corner asks after you and I say, they're only up the road. He's taken to keeping your place with his hat. Ondra."
verse-book-816-told-1 = "You paid for tomorrow's supper and it's on the table. I don't take it off till you've had it."
verse-book-817 = "From the Light. It was a clear evening and I saw the length of the road with a spark on each stone, going east, straight as a parting. I counted them as one does. What I wished to mention is that I counted it again and there was something moving along it at cart's pace, and as it went by each one the spark was brighter after. Denzil."
verse-book-817-told-1 = "You have looked into it, so I need not say how the eyes get. I hope that you are blinking."
verse-book-818 = From the Judge's country comes a paper folded in three. "It is put to us," it says, "whether persons deposited are *in* a place or *instead* of it. On that depends whether they can be sent for. We have been unable to rule. Kindly look at one and say if it appears to be waiting."
verse-book-818-told-1 = "Hedra used to know," someone has put under it. "She's at your table, they say, and has feelings."
verse-book-818-told-2 = It bears Hedra's seal. She has dated it, and adds her thanks again for the good news.
verse-book-818-told-3 = It is signed by a child, with her age. "The chair was brought back to us, empty," writes Eseld. "I have had it cut down."
verse-book-819 = "There's nothing," says the clerk. He goes round, to be sure, and looks from behind. "No, there isn't anything from here either." He seems to feel it. After a moment he slides over to you a letter of his own, from his sister, that he has had some years. It is about a shed. "You could have that to be going on with," says the clerk.
verse-book-693 =
    "You'd say it was cruel," says Arev. "It isn't. It's thrift."

    "I asked them what they'd been about to do," says Ailei. "Before. One was going to whitewash a step."

    "And?"

    "He couldn't remember if it was the step he'd promised, or the person."

    Arev turns up the wick, and turns it down again to where it was. "I had a page like that," he says. "Things to do when the year's closed. I kept it at the back."

    "Read me one."

    "*Ask the widow Trenant if she dances.*"

    "When is that from?"

    "She'll have stopped," says Arev.
verse-book-694 =
    "Which would you have been?" says Ailei. "Collector?"

    "Freight," says Beor.

    "You'd hate it. Being lifted."

    "I'd like to know how they do it." He breaks his bread, and gives her the bit with the crust that she was going to leave. "I've had sixty that I lifted and not one could tell me was I doing it right."

    "I could tell you. You could lift me."

    "You'd say it was lovely."

    "I would not," says Ailei, stung. He stands up then and does it, quite gravely, once round the hoist.

    "Well?"

    "You breathe in at the wrong place," she says.
verse-book-695 =
    "You've stopped eating your bread in the dark," says Ailei.

    "There's light on this road. No use." Worm shows her what he has, quite openly, a crust, a nail, a button off a dead man's coat. "I'd be no good for it, anyhow. What they do in there. I've never been going to do anything."

    "You were going to learn the bees."

    "That's you. You were going to learn me them."

    "Then it was the two of us that were going to," says Ailei. "They'd have had to take us both."

    He works that out, on the button. "That'd be a dear stone," says Worm.
verse-book-696 =
    "Say there's a mistake in it," says Beor.

    "There's none."

    "Say you'd found one, though. Would they open the doors?"

    Arev has the strip of paper on his knee yet. "They would check it."

    "And then?"

    "They would thank me." He folds it. "You could have broken that wall. I saw you look. I thought, he'll do it, and I shan't have to have been right."

    "I thought you'd say a number," says Beor. "And then I wouldn't have to."

    They listen to the road. A cart is going by on it, far off. Both of them can tell which way.
verse-book-697 =
    "How'd you do that, with the whistling?" says Worm. "Or how'd you not."

    "You pinch the lips."

    "You've got the face for it. It just doesn't come out." He does a phrase, soft, for a pattern, and Arev blows, and it is a draught under a door. "You're thinking what it's for," says Worm.

    "What *is* it for?"

    "So's they know you're coming. Or so's they think you don't care if they do."

    "Nobody has ever not known that I was coming," says Arev. He tries again. This time at the end of it there is a squeak, like a mouse in a far-off barn.

    "That's in," says Worm.
verse-book-698 =
    "I'd have stopped," says Worm. "On that bench. If you hadn't been there in the way."

    "It was warm," says Beor.

    "It wasn't that. There was a place, and I'd sat in it, and it was mine then. They'd never have said, whose is this?"

    Beor thinks for as long as it takes to lace a boot. "I was going round the outside," he says. "With the trunk, or if it was somebody else's trunk, I'd have done it. And I thought, when I put it down, where do I stand?"

    "Did you find out?"

    "No." He does the other boot. "Here," says Beor. "Budge up."
