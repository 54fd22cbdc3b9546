verse-book-610 =
    It is the evening of a day that began before anyone here was born. The Table stands on the sand with its rim to the sun. By it are a pan, a spoon, and a candle as high as a child's shoe. Ivel has hung the shirt on the back of a chair and laid her list on the seat. On the last line she has written *whoever comes*; under remarks, nothing yet.

    "It's an odd sort of evening," says a woman with a ladle. "You can see to the end of it."

    The water stands off at about the distance of a shout, very flat. It has come as far as it was asked. Behind you is everybody, and supper, because it is that hour. They are laying bowls along gunwales, and on doors. "Who's short of a spoon?" says a boy. He goes the whole length of the beach with it, asking.
verse-book-610-told-1 = It is thin, for everybody. Some who were asked have not come; some came and looked, and went home to be in when it happened. Ivel has brought a second list, with a black edge, ruled by mistake. "I don't see who's to say it, or to whom," she says. "I've put you down all the same."
verse-book-611 = There is no door. There's a place where the rope goes slack between posts, and they have all been using it. "That wants holding," says Tegen. "Or it'll be in and out the whole time. There'd be sand in everything."
verse-book-611-told-1 = There is one at it already, with his hat in his hand, in no particular coat. He hadn't been sent for. "One would hold it," he says. You stood on his doorstep, a while ago, and said why you were there. It's the only visit he has had to return.
verse-book-611-told-2 = Pasco takes hold of it. "I'm not letting anyone in," he says. "I'd like that understood. You were all in when I got here."
verse-book-611-told-3 = He and Tegen have not stopped talking since you introduced them. "And where would the wet go?" he is saying. "Under," says Tegen. "You'd lay it to fall."
verse-book-612 = Then it has to be settled who sits. It's a round table, and in all its time it's been stood at. "It isn't in the orders that they can't," says Ivel. She has looked. "It's only that there never was a chair."
verse-book-612-told-1 = Talan is asked if he would care to. He's down before you have finished asking. "I've been practising," he says.
verse-book-612-told-2 = "In the order in which you were kept waiting," says Hedra. It's quiet while they work it out. "Then it's all of us," says a man. "So ruled," says Hedra.
verse-book-612-told-3 = Corentin gets down where he can see along the rim. His lips are moving. "Don't mind me," he says. "I'm only saying hello."
verse-book-612-told-4 = Nolwenn gives the first note, quite low. "So that we're all on the one bench," she says.
verse-book-612-told-5 = Gwenneg gets on the floor, that is, on the sand, with his back to a leg. "I can see from here," he says. "I was. No. I can see."
verse-book-612-told-6 = The short chair stands next to him with nobody on it. People passing with bowls go round.
verse-book-612-told-7 = In the short chair sits a girl whose feet do not come down to the ground. She has been told it's hers for as long as she likes. "What's it do?" she asks.
verse-book-612-told-8 = The short chair has been turned to face the water, with a cushion. "It is not known how," the water had said, when it was asked to sit. It has come nearer by about the length of a chair.
verse-book-612-told-9 = Those who are to stand are sitting together, not talking. They were given the place nearest to the soup.
verse-book-612-told-10 = One who'd given a name for a stone sits by herself, with room left on either side.
verse-book-612-told-11 = None of the five is here. There are spoons for them. They've been laid with the handles out.
verse-book-612-told-12 = The youngest is to begin. That's a baby, who says what it has to say and is thanked for it.
verse-book-612-told-13 = Those who were robbed are to begin. It takes them some time to believe it. "Well," says a man with a sack, in the end. "It was only barley."
verse-book-612-told-14 = They've drawn for it, with straws out of the Fair's own mouths. Ysella has the short one. She offers no one anything for a longer.
verse-book-613 = The wax is warm. It takes less time than you would think. "It's been kept from going hard," says Ivel. "That was most of the work. There was always a turn for stirring it." She holds the pan a little to one side, for you to see. There's a skin on it, that breathes.
verse-book-613-told-1 = "There was a guard," she says, "with chairs. I never minuted it properly." She thanks them now, by their places, and you are in the list.
verse-book-613-told-2 = "On loan," Ivel reads, from the line you gave her when you took it. She rules it off. "Back by the due date," she says. "I'd not have put money on that."
verse-book-613-told-3 = You needn't tell anyone what it's for. They had it in the streets, each one his evening, before there was a beach. They stand up as it is carried past, and look at their cuffs.
verse-book-613-told-4 = The spoon is with the one who has been King. It knows that grip. "Same place?" "Same place," says Ivel.
verse-book-613-told-5 = The spoon is with the child. She has the whole of her fist round it. "And I just pour?" "When they've said," says Ivel.
verse-book-613-told-6 = The spoon has been round the whole beach, and everyone has breathed on it. It's warm on both sides, which is new.
verse-book-614 = It is walked round once more. You go with the sun, one behind another, each with a nail to the rim, and it ticks by under you like a stick along railings. It is a long way round. It's a year. People who haven't seen it before say theirs aloud, as they come to it. "That's the wet one." "There, that's when he left." Then comes the end.
verse-book-614-told-1 = At the end there's a scar the shape of your thumb, where they scraped. It has healed rough. "It will take," says the water. "It has taken before."
verse-book-614-told-2 = There isn't an end. It goes on, tick, tick, into the first one, without a gap. Tresk has gone round twice. She says nothing. On the second she lays her resignation on the rim, in writing this time, folded small, under a pebble.
verse-book-614-told-3 = At the end there is a place as clean as a plate. They all stop at it, and lift the nail, and put it down on the other side.
verse-book-614-told-4 = They stand outside the rope, those whom you refused, each with his hat. Nobody has told them that it was supper.
verse-book-614-told-5 = Every one of them knows what is to be felt there. You told them, when you had found it, and they have come to see whether you exaggerate.
verse-book-614-told-6 = What is to be felt there you had found before them, and kept to yourself. They look at you, one after another, as they straighten up.
verse-book-614-told-7 = Beor is underneath, on hands and knees, with the flat of his back to it. "It's level," says Beor. "It'll be level for as long as you like."
verse-book-614-told-8 = "All there," says Corentin, who was helped. He is a little sorry. He'd never before had to stop.
verse-book-614-told-9 = Corentin's still on his first round. He has lost his place again; he waves you by.
verse-book-615 = "Is there anything to be read?" asks Ivel. "There's a heading for it." She waits with the pen up.
verse-book-615-told-1 = You read it, both halves. *I order that this evening no wax be laid, until my daughter has done sleeping.* There was an end to it. All along the sand they sit as people do who have been told a thing about their father. "The poor man," says a midwife.
verse-book-615-told-2 = "I have, though," says a small voice with a cold in it. "I've done. I had toast." It's entered.
verse-book-615-told-3 = There is half of it to read, the half with the order in. "And why?" asks a boy. It's what hasn't been known for four hundred years.
verse-book-615-told-4 = You read out the other thing too, low and fast; a country, and how many there are in it. "Which was that?" they call from the back. "Never mind," says the woman beside him, who heard.
verse-book-615-told-5 = Nolwenn's note is still up there. She has left it going, like a lamp on a landing.
verse-book-616 = The candle has come to the ring. Nobody coughs. There's the Table, and the place on it that they all look at; there's the flat water with its manners; and behind you is a beach full of people with their spoons down, waiting to hear which. One sentence. It need not be a good one.
verse-book-616-told-1 = But it is thin, on the sand. Whatever you think of to say, there's nobody by to say it for. A sentence wants somebody at the far end of it.
verse-book-616-told-2 = They had been for the boats, when they were asked.
verse-book-616-told-3 = They had been for staying, when they were asked, and for names on stones.
verse-book-616-told-4 = They had been for living in it as it comes, when they were asked.
verse-book-616-told-5 = When they were asked they had said nothing, looking elsewhere. That is a vote too.
verse-book-616-told-6 = "There's thanking them for it," says Bersaba. "Then it's up. The ground goes too, all that there is of it, and by midnight everyone's aboard. I've knocked. They'll bear us."
verse-book-616-told-7 = "There's a year and a day," says one of those who gave a name. "We four stand and you bring supper. You'll keep the ground. Next year it's asked again."
verse-book-616-told-8 = "There's good night, as you say it on the stairs," says the weaver. "Then nobody leaves, and nobody holds anything up. The place gets about, and we with it. You learn to look where you are."
verse-book-616-told-9 = "There's me," says Worm. "I go down to it and say it's been had. Then it's paid, and the rest of you stop up here. With water." He has taken off his shoes.
verse-book-616-told-10 = "There's the rim," says a low voice at your elbow, the one that had the file. "Turn it to the light and the day's there. It'll come out right whenever it's counted, and no one will know that it isn't but us."
verse-book-616-told-11 = "Another country may be named," it says, with tact. "It need not be present. Nothing further would be asked of anybody here."
verse-book-616-told-12 = "And there's nothing," says Ivel. "It's what they said on every other line. Then it goes on being this evening, I suppose. It always has."
verse-book-616-good-night = Say good night, as you'd say it going up to bed.
verse-book-616-thank-you-for-having-us = Say good night, all of you, and thank you for having us.
verse-book-616-ill-go = "I'll go," says Worm.
verse-book-616-a-year-and-a-day = Ask for a year and a day, and say who will stand.
verse-book-616-turn-the-rim = Turn the rim to the light, and say nothing of it.
verse-book-616-name-the-country = Name the other country, and how many live in it.
verse-book-616-say-nothing = Say nothing.
verse-book-617 = For a moment it might not have heard. "It has been heard," it says. "Before it is answered, there is something to be entered, since those present appeared to know. It had been asked what it is that is waited for, when one waits." It has them by heart. It says them over with the voices left in.
verse-book-617-told-1 = "'For another person to say it,'" it says, in Ailei's.
verse-book-617-told-2 = "'For it to come out even,'" it says, in Arev's.
verse-book-617-told-3 = "'For one to take the other end,'" it says, in Beor's.
verse-book-617-told-4 = "'To be called,'" it says, in Worm's. "That one was known. It was not known that it had a name."
verse-book-617-told-5 = "'For supper,'" it says, in a child's. "This has been tried. It is very good."
verse-book-617-told-6 = "It was also asked which way one came. It was a courtesy. It had not been shown before."
verse-book-617-told-7 = "'When you can,'" it adds. "'And you can now.' It is thought that this is so."
verse-book-617-told-8 = "There was a silence, of some length. It was kept company. That is not owed, and is acknowledged."
verse-book-617-told-9 = "No reply was made. That has been kept with the others."
verse-book-617-told-10 = "At table, as a creditor, one was treated with frankness. It is noted that this was not known."
verse-book-618 = There is the candle to be seen to. It's Ivel, who was never on the list. She licks her fingers. "It's gone down by itself every evening there's been," she says. "I always wanted to."
verse-book-618-told-1 = You had lit it by day, and it has burnt so long with nothing to see by it that they had stopped looking. Out, it is quite as bright.
verse-book-618-told-2 = It was lit at sunset, off the last of the sun, by a boy with a reed. There's more than half of it left, for tomorrow.
verse-book-618-told-3 = Down the beach a Counter says, "Now." "And now," says her sister. The third has nothing to say, and says it.
verse-book-1030 =
    "It is asked," it says, "since those present appear to know: what is it that is being waited for, when one waits? There has been waiting here for some time. It was thought to be for the notch. But the notch has been approached, on occasion, and there was then more of it."

    It has come quite close. It does not press.

    "Each may answer," it says. "There is no wrong one. That is also new."
verse-book-1059 = It waits, for whoever it is.
verse-book-1059-ailei = Ailei answers.
verse-book-1059-arev = Arev answers.
verse-book-1059-beor = Beor answers.
verse-book-1059-worm = Worm answers.
verse-book-1059-a-child = Let a child answer.
verse-book-1059-thats-all = Say that that is all anyone knows.
verse-book-1031 =
    "For another person to say it," says Ailei. She has gone white round the nose, as she does when it isn't going to be kind. "You know what's so. You've known since the morning. You stand there with your hand on the lid and wait for some other person to come up the path and say it, so that it won't have been you."

    "And does one come?"

    "No," says Ailei. "That's the true one. I'd only the one on me."
verse-book-1032 = "For it to come out even," says Arev. "I've sat up for it." "And when it comes out even?" He thinks it over, with the respect that he has always shown to a fair question from the other side. "Then the page has no names on it," he says. "You're quits, and it's empty. I once knew a family that I owed a supper. I'd have given you the book to go on owing it."
verse-book-1033 = It is a while. "For one to take the other end," says Beor. "Is it heavy?" it asks. "No." "Then why is another required?" He shows it, since it isn't a thing that he has words for; he picks up a bench by himself, so that the far end drops and drags. He puts it down. He looks about, at the air, and a boy gets up and takes it. They walk a few steps with it, level. "That," says Beor.
verse-book-1034 = "To be called," says Worm. "By your name, from the top. When it's getting dark and you've stopped hearing the others." "This is known," it says. "There was one who waited so. It was not asked what for; it was thought that he was resting." "He wasn't resting," says Worm. There is a pause. "It is regretted," it says. Nobody there has heard it use the word of anything but a sum.
verse-book-1035 = They find one, with jam on her. She is told what it's asking, and then told again. She looks from the water to you as at people who are slow. "For *supper*," she says. There's a silence, of the kind that comes when something large goes through its pockets. "That had not been considered," it says. She offers it a crust.
verse-book-1036 = "Thank you," it says. "It will be gone into." It does not go back as far as it had been.
