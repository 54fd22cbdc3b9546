verse-book-661 =
    It is said by everybody. It comes out raggedly, in every accent there is, some of them late. "Good night," they tell the flat water. "Thank you for having us." The spoon is tipped, and the wax goes into the place as if that had been kept warm for it.

    Nothing falls. There's a noise the whole length of the sand, low down, like a sleeper turning over, and the hulls get up, first behind and then before, as cattle do. "Mind the step," says Bersaba. There isn't a step any more. People go up the planks with what they can carry. They were told to bring whatever they'd be sorry not to have said goodbye to.
verse-book-661-told-1 = "Three hundred and sixty-six," it says. "Received in full. The holders are thanked for their stay." It was a little girl who pressed the wax home. She asks whether it would like the spoon. "No, thank you," it says. "It is yours."
verse-book-661-told-2 = "Three hundred and sixty-six," it says. "Received in full. The holders are thanked for their stay. It is asked whether the child was told." Nobody had thought of it. She is told through the planking of the Ship, by a man with a good voice. In there somebody small turns over.
verse-book-661-told-3 = Five people row one boat, badly, each to the stroke of the one he used to wait for. "Together," says Hedra. "On whose word?" says Talan. They think about it and drift, and laugh until the oars ship themselves.
verse-book-661-told-4 = The champions have a boat. There's an oar laid across an empty thwart and made fast, so that it shan't roll. Nobody has asked whose it is.
verse-book-661-told-5 = Over the last stern of all hangs a lamp on a long pole. It is for those who stand on hills yet, so that they may see that it is allowed.
verse-book-661-told-6 = Gwenneg runs the length of the fleet with the lamp, over gunwales, over laps, and lights their lamps, one by one. He goes right to the end. Then he comes back.
verse-book-661-told-7 = Keren's boy locks the granary of Cuanacht. He puts the key under the stone by the pump, where anyone would look.
verse-book-661-told-8 = Cuanacht leaves its chairs on the sand in their row, facing out, for anyone who may be tired. Their backs get smaller.
verse-book-661-told-9 = On the beach the other Cuanacht stands about its round table and waves them off. "You've left your supper," it calls. "We'll keep it in."
verse-book-661-told-10 = The hull from the Keels has Cuanacht in her, with a goat. Her seams are dry.
verse-book-661-told-11 = The Barrels have the rest in tow. Their chimneys are going.
verse-book-661-told-12 = In the Chapel both the Ashlings have hold of the helm. "We're steering by the altar," says Maddern. "We are not," says Ia.
verse-book-661-told-13 = Camelot goes by a street at a time with its lamps hung. People lean out to say which one is theirs.
verse-book-661-told-14 = The Ship goes ahead of them all. They make way for her; she has furthest to go.
verse-book-661-told-15 = You had said that you would sail with the last. Yours is the last plank drawn in. There is wet sand on it, with the print of a boot that isn't yours.
verse-book-661-told-16 = The list of berths is in your charge. When everyone has been ticked there is a line left over at the foot, in your own writing.
verse-book-661-told-17 = They have given you the berth over the pump. Those you robbed come by in turn, to ask how you slept. They mean it. The pump never stops.
verse-book-661-told-18 = One whom you robbed passes you the bread, because the line goes that way. "Careful," she says. "It's hot."
verse-book-661-told-19 = Places were drawn by lot. Nobody asked to see yours.
verse-book-661-told-20 = Aboard the Ship they can die now. Each of those deaths has a person in it, who stays until it is over. They go in by the side with what they were holding, opened, like a letter that was got to at last.
verse-book-661-told-21 = Aboard the Ship half the cots have someone sitting by them. The other half is very quiet. They change over when they can.
verse-book-661-told-22 = Those of the hands had asked for fire, at anchor. They see to it themselves. They wanted singing, and there is some.
verse-book-661-told-23 = Half of them would not come. They stand along the dune with their bundles. They aren't angry. It was put to them, and then you counted louder.
verse-book-661-told-24 = Casvel stands on the sand until it isn't there. He has his watch out. "Thank you," he calls to each boat as it goes by, with the names, and has them all right. The last one has to reach down and take him in by the collar.
verse-book-661-told-25 = Ysella bails, for no wage. "Don't tell them at the Fair," she says. There is nobody from the Fair who isn't bailing.
verse-book-661-told-26 = Massen throws the ledger over, and goes in after it. He comes up with nothing. "It was wet," he says. "I was wet." He is delighted.
verse-book-661-told-27 = The Counters call the depth from a bow, in their turn, and never round it. "Nine." "And a span." "Yesterday there was none."
verse-book-661-told-28 = The dog swims out, called from either side by another name, and arrives.
verse-book-661-told-29 = A skep is lashed to the mast. They had been told on the eve. They have come too.
verse-book-661-told-30 = Both bells hang from the one cord, the green and the dry. "That's us," says Piran, and lets go.
verse-book-661-told-31 = On the after locker stands a cup, full to the brim. It does not spill.
verse-book-661-told-32 = The page is the last thing that's entered. "One family's share, short," Corentin reads from it. Underneath he writes, *aboard*.
verse-book-662 =
    The stick is new. It was cut this morning by daylight, with everyone looking on, and has been the length of the beach; they have each run a nail along it, to be sure that it has an end. Now those who were sitting together get up. They have a word apiece. They've been saying them over since breakfast, like children sent to the shop.

    "Here nobody eats alone."

    "Here the tired lie down."

    "Here there's a light, for whoever it is."

    The last of them has to be asked again. "Back by supper," says the last, quite low.

    The spoon is laid down dry. "We'd like a year and a day," you say to the flat water. "We have brought something to count it on."
verse-book-662-told-1 = "A year and a day is granted," it says. "The previous one is noted." Along the edge of the tide, with their hats in front of them, stand those on whom you shut the door. They go on with it.
verse-book-662-told-2 = "A year and a day is granted," it says. "The previous one is noted." By the rope one with his hat off asks whether it would trouble anybody if one went on standing. "One has the knack," he says.
verse-book-662-told-3 = "A year and a day is granted," it says. "The previous one is noted. It is asked who will wax the first." They all look round for a child.
verse-book-662-told-4 = Talan has gone up again to the stone above the road. He didn't need asking. This time he has a stool with him, which he says makes all the difference, and is seen to dust.
verse-book-662-told-5 = A year ago nobody had heard of them. By the end of the week the children are skipping to their names. A rota on the granary door says who takes up supper, on what day, and who goes if that one can't. "And if *they* can't?" "Then you do," says the woman who is chalking it, "you've got legs."
verse-book-662-told-6 = There's one by the hen-house, at home, who is told all the news.
verse-book-662-told-7 = There's one on Witness Hill, whom a child asked who would bring the supper. It is the child.
verse-book-662-told-8 = There's one whose people you have had to do with. "It's not on account of that," she tells you each time, before you ask.
verse-book-662-told-9 = And there's the one by the sea, that nobody had wanted. "Well, somebody has to," said the fourth, and went up whistling.
verse-book-662-told-10 = At Cuanacht there are new chairs beside the others. They are of green wood and sweat a little, in the warm. "Are they for sitting in?" asks the youngest. "They're for coming back to," says Piran.
verse-book-662-told-11 = The Meadow goes home in rows. Some rows, when they have got there, don't stop. "It's only that we'd got into step," they write, from farther on.
verse-book-662-told-12 = A Cuanacht is begun between hills, with a pump, a wall and an argument about the gate. The other one sends beams. "We'd two of each," it says, "and you had only said that you were sorry."
verse-book-662-told-13 = Children get the words by heart at table. "And if you break it?" says a boy. "Then it's broken," says his mother, "and you go and say so." They have it from people who kept theirs.
verse-book-662-told-14 = Children get the words by heart at table. They are taught yours as well, as an example.
verse-book-662-told-15 = Those whom you robbed have the keeping of the stick, a month each. You are let see it on Thursdays.
verse-book-662-told-16 = The stick hangs where anyone can count it. Everybody does, in passing, with a lip.
verse-book-662-told-17 = In a village that used to pay in people there's a date on a wall. When it comes round, one of you walks up the street with a bundle. "You're early," they say. Nobody in that street has been forgiven so much.
verse-book-662-told-18 = In the long room they shake hands on arriving, and let go, for the pleasure of it.
verse-book-662-told-19 = The long room is aired. There are beds in it that will have to be asked again.
verse-book-662-told-20 = The doors have been painted over. In wet weather the red shows through.
verse-book-662-told-21 = Some live outside the count now, beyond the last hill. They were for something else, and you overruled them. They send eggs in, with no message.
verse-book-662-told-22 = There isn't any tax but supper.
verse-book-662-told-23 = Massen does the round of the hills with a basket and no form. He sits with each of them until the plate is clean. He has put on weight, from doing it properly.
verse-book-662-told-24 = Ysella hires out shade to whoever is standing. She won't tell her own men the price. It is nothing.
verse-book-662-told-25 = The Counters count down. They were asked whether it was hard. "Forty." "Less one." "You only turn round."
verse-book-662-told-26 = The child who has your name is next on the list but one. She has been told. She asked what there is to eat up there.
verse-book-662-told-27 = On the floor there are still the scorched squares. They are swept round; a girl has planted a bean in a pot and stood it in one.
verse-book-662-told-28 = The dog does every hill before noon. It cannot be brought to say which one it prefers.
verse-book-662-told-29 = There is a cup on a shelf, full. It is being kept for whoever comes down.
verse-book-663 =
    Nobody goes anywhere. That is what's said, more or less. The wax is tipped in as one bolts a door in a house where everyone is home; and from the far end of the beach they begin to say good night, with a candle, on the stairs, to those they will see at breakfast.

    "Good night, then."

    "Good night. Are you in?"

    "I'm in."

    After that the stones go out, all of them, with no fuss, and you wait to fall. You do not. The sand moves over, to let you in. "There," says the one next to you, who has a detail wrong and has had it all along. "It's only how you hold your face."
verse-book-663-told-1 = "Then the parties are the same party," it says. "There is no form for this." There's a pause, while you wait for it to ask something. For the first time it doesn't.
verse-book-663-told-2 = You have had this before. It was for a night, in a house with no stone over it, and in the morning you got up.
verse-book-663-told-3 = "As one would hold an egg," they had told you. You had thought that it was about eggs.
verse-book-663-told-4 = All round you those whom you showed are showing others. "Not so tight," they say. "It isn't going anywhere. Well, it is."
verse-book-663-told-5 = Talan plants a hedge, and doesn't mind where it goes. Hedra rules *both*. Corentin gets another sum each morning and is radiant. Gwenneg arrives, on several occasions.
verse-book-663-told-6 = Those who'd stayed up on hills look about them, one day. The hills have come down to where the others are.
verse-book-663-told-7 = Nolwenn's song goes on by itself. She's somewhere at the back of it, humming a different one.
verse-book-663-told-8 = Cuanacht is there, most days. On the others they say that it's gone up to the wood, and put its bread on the wall. "It'll be in for supper," they tell whoever has come to see it. "Sit down where it goes."
verse-book-663-told-9 = Cuanacht's row of chairs turns up each morning facing whoever is coming. Nobody has seen who does it. "They turn like that for my sister," says a boy, "and she's only coming from the pump."
verse-book-663-told-10 = There are two of Cuanacht. They visit, with pies. It's only the tables that know which is which. "Ours was the square one," they say, "wasn't it?" and carry on with the pie.
verse-book-663-told-11 = Kerra and Kerra share the washing. They've found that each of them had half of the pegs.
verse-book-663-told-12 = What you took goes back to its owners, and to you, and to someone who hadn't missed it.
verse-book-663-told-13 = What is given back is barns, mainly. They come of an evening, with the hay in, and stand about at the edge of the light like cows. "Well, *somebody's* got to have you," says a widow.
verse-book-663-told-14 = Those of the houses you let stay are the ones who know how. They don't make much of it. "You'll be wanting your tea," they say.
verse-book-663-told-15 = A hand opens; a hand shuts. It is only a hand.
verse-book-663-told-16 = Those for whom nobody had kept anything are asked again, one at a time, gently, what it was. It is nobody who asks them. It's the room. "A spoon," says one at last. "I'd only wanted to hand it to someone."
verse-book-663-told-17 = Those who were for something else have left, slamming it. They keep arriving.
verse-book-663-told-18 = What there is of the Reckoning counts the fence posts, and reports *yes*. It's thought, on reflection, to be the first return that was ever complete. They've hung it up in the office, beside the kettle.
verse-book-663-told-19 = Casvel's children count down as far as nought, and go on. "What's after it?" asks a small one. "Us," they tell her. Casvel writes it on the slate.
verse-book-663-told-20 = The Fair sells tomorrow, at cost. "And if it's not the one I wanted?" "Bring it back," says Ysella, who is measuring. "We've any number."
verse-book-663-told-21 = In the quarry a face turns round to see who it is.
verse-book-663-told-22 = There are bees in the drowned thatch, saying a name. So far it's nobody's.
verse-book-663-told-23 = The hives are told things that haven't been decided. They keep them.
verse-book-663-told-24 = A dog of two names is asleep, in two places.
verse-book-663-told-25 = A chair an inch high has somebody in it. You can't see who; but the hares go round, and a voice at about the level of your boot says, "Thank you, I'm being served."
verse-book-664 =
    It is you who say it, low, with your back to the rest, as you'd order coal. There is no need of the spoon. There's a name in it, of a place, that you have from a map nobody drew; then the number of those who live there. You'd taken care that it should be right.

    On the beach they don't hear. They see your shoulders. The wax cools in the pan and gets a skin, and a child writes her letters in it with a straw. Then the tide, that has stood there since the forenoon, does as it has been asked. It turns about with no noise at all, like a person who's been given another address.
verse-book-664-told-1 = "The substitution is accepted," it says. "The new holders will be informed in due course." It thanks you. It has one question. It's about the spelling. You give it letter by letter.
verse-book-664-told-2 = It reads you back the terms you had left with its hosts, beyond the sill. You hadn't remembered saying *all*.
verse-book-664-told-3 = The list was Corentin's; names, trades, hearths, over the water. He had made it out of love. He looks for it in his pockets all evening.
verse-book-664-told-4 = Hedra goes up by herself to the judge's stone, and lays both palms on it. "What's she waiting for?" they ask in the country under it. "She doesn't say," says Eseld, who brings her water. "I asked her who it's to be until. She says that there isn't a party she could name."
verse-book-664-told-5 = At home the champions drink what had been poured. It's a year old and quite good. The last cup's left full, by a grown man. "Aren't you thirsty?" says his mother. "No," he says. "I was thinking of who's got the next one."
verse-book-664-told-6 = At Cuanacht there are bells, and bread, and thirty-five at table. It is as if nothing had been. Keren's boy doesn't measure; there is no call to. Only he can't break himself of looking, when all have been served, at what would have been the last of it.
verse-book-664-told-7 = The rows go home, carrying their seats. They don't look at the sea as they go. A child walks backwards the whole way, as children do, and reports. "It's still going off," says the child. "It's got quite small. It's in a hurry."
verse-book-664-told-8 = Cuanacht is returned, correct in every detail. People walk about in it on the outsides of their feet. "Whose was this?" they ask of a bowl, a comb. It was theirs. They put it back where it was, and the next day they ask again.
verse-book-664-told-9 = The one whom you robbed worst walks all that way to shake you by the hand. They came out of it very well. "I bear no grudge," he says. "I only wondered how one goes about it. If it should ever be our turn."
verse-book-664-told-10 = There are no more red doors. In the long rooms hands open by the row, like a crop coming up. It has all stopped, as a cough does when the visitor has gone next door. Here.
verse-book-664-told-11 = Of those who had wanted something else half have gone already, by night, over the water, in whatever floats. They said that someone ought to tell them.
verse-book-664-told-12 = Tresk resigns, in ink. *The reason for leaving is known to you.* She grows roses now, along a wall. She prunes them so hard that the neighbours speak to her. "They'd only flower," says Tresk.
verse-book-664-told-13 = Casvel asks you the name of the country, so as to thank it. You tell him. He tries it over several times, and can't. "It isn't that it's hard to say," says Casvel. "It's that I'd have to have been right."
verse-book-664-told-14 = Massen finds that there's a box for it. *Liabilities, transferred.* He looks at the box until they bring in the lamp. "It was thought that one would weep," he tells the girl who has brought it. "One hasn't."
verse-book-664-told-15 = Demelza's mother teaches the small ones their letters. She begins with those of a certain name. It was her writing, at the foot of the page that you read from; she has the best hand in that village.
verse-book-664-told-16 = The dog sits on the beach with its face to the water until someone fetches it. They have to carry it. In the night it's back there; and you can hear it bark, at intervals, like a thing that has been asked to give notice.
verse-book-665 =
    Nobody says anything. There is a small cough. The rim is turned to the light as one turns a plate for a guest, and it is full, from the one end to the other; the last place has its drop like all the rest, a shade too white, with grey rubbed in by somebody who knew how. It had taken an hour alone, a knife and a file.

    Those who are near enough to see look at the supper. Tresk sees. She looks straight along the notches, which are closer, for the breadth of a palm, than they have any need to be. She takes the pencil from behind her ear and puts it away. "Fine evening," says Tresk.
verse-book-665-told-1 = "Three hundred and sixty-six," it says. There is a pause, the first that anyone has known it make. A gull walks the whole length of the cloth. "Three hundred and sixty-six," it says. It thanks the company and withdraws, not quickly, looking back now and then, like a guest who has been shown something in the spoons.
verse-book-665-told-2 = The hand that did it had once closed a book that was short by a line. It has come on since. The line that it left out then was a household; what it has put in now is a day, and it's a very good day, with a grain to it.
verse-book-665-told-3 = It holds as a struck line holds. There had been some practice, with a card, in a cellar full of cards; a family went then, and nobody missed it. The same wrist did this. "One doesn't press," it was told. "One just leaves it as one would wish to find it."
verse-book-665-told-4 = There had been some practice. It began with a stamp, for a toll, on a wet day. "It's rather better than ours," somebody had said of that one. It isn't a long way from there to here, if you don't count.
verse-book-665-told-5 = Hedra knows. She walked round with the rest, with a nail to it. They see her stop, and go on. "It has been a fine evening," says Hedra. She has never been heard to rule on one before. She asks whether there's any more of the fish.
verse-book-665-told-6 = "I was told, once," says Hedra's voice along the sand, "that all five had gone. The people who told me had that look." Nobody asks which. "I dated it," says the voice. "I gave it a feast." The bread goes round.
verse-book-665-told-7 = The champions sit down. They talk about rain. "We'll want some," says one. "We will," they agree. Each has seen, when he came by the end, and each has put it down to the others that they hadn't. It is exactly how the five of them had set out.
verse-book-665-told-8 = The stones burn on, for nothing. Cuanacht sleeps badly, like a house in which some noise has stopped. "Did you hear that?" they ask, sitting up. "What?" "I didn't either."
verse-book-665-told-9 = The rows go home, and find it as they had left it, exactly. There's the same fly on the sill. "I'd have sworn that I shut that," says a woman, of her door. It's shut. She says it for a week.
verse-book-665-told-10 = Cuanacht's round table is planed square. It's no trouble. It was nearly square already, once you looked. "Was it always?" they ask one another; and those who remember are the ones who say yes.
verse-book-665-told-11 = Everyone whom you owed is paid, in a coin that's good everywhere. They bite it. It is good. "I'd not expected it," says the man whose place you took, and turns it over, for the other side. There is one. It's got a year on it.
verse-book-665-told-12 = There wasn't anybody to be paid. You had seen to that, stone after stone, with your own bread and your own nights; it's nearly a pity. Of all the people on that beach you are the only ones with no reason for it.
verse-book-665-told-13 = Hands open, all along the long room, at the same instant, with a sound like a flock getting up. Each still has a mark in it, of what it held. The marks can be read, and they all say the same.
verse-book-665-told-14 = Some hands open. People go along the beds and say "There," and "You see"; and when they've come to one that hasn't they say it a little louder.
verse-book-665-told-15 = The red goes in, under the skin. You would have to know where to look. Handshakes have become short, and very warm, and everyone afterwards looks at the ceiling. It waits.
verse-book-665-told-16 = Of those you had talked down some look back, from the road, at the Table. They couldn't say at what.
verse-book-665-told-17 = Corentin, on somebody's step, is out by one. He's very happy about it. "I had it as three hundred and *sixty-five*," he tells the pigeons. "I must have been hungry."
verse-book-665-told-18 = Kerra brings Arev eggs. She has never heard of him. She counts them into his left hand, stops, and looks at the hand. "I'm sorry," says Kerra. "I don't know what I was about to say."
verse-book-665-told-19 = Tresk has left her pencil on your plate. It's a short one, red at one end, and it's been sharpened for you. She has gone without her supper. "She said it was correct," reports the boy who saw her go.
verse-book-665-told-20 = Ondra's bill arrives, correct, for a supper which nobody is going to eat. It's itemised. There's a charge for the light, and one, quite small, for *looking away*. You pay it. She gives you change.
verse-book-665-told-21 = Both bells strike. They are a hair apart. Piran hangs in the ropes all the next day with a file, taking a little off the one, then a little off the other. "I'll have it," he says. "I've only to find which of them's lying."
verse-book-665-told-22 = There is a hen too many. They count them in, at the yard, and it's the one that comes last. It lays; the eggs are quite all right. Nobody likes to be the first to break one.
verse-book-666 =
    It is Worm. He has been standing on one leg at the water's edge with his shoes off, and nobody was looking at him; they were looking at the candle.

    "I'll go," says Worm.

    He says it to the tide, in the voice of a boy who offers to fetch something from the other room. Heads come round, too late. "You don't have to," they call. "No," says Worm. "I know. That's how it's a promise." He never made one before. He looks about, rather proud, to see what's done next.

    Then the well speaks up, the big one. You had all been taking it for the sea.
verse-book-666-told-1 = It lays the halves together; you hear them meet. "One child. Held against return. Returned." Then it reads out the name, once, and it has never been one word before: "**Devedhys**." "Yes," says Worm, as you answer a register.
verse-book-666-told-2 = The letter of it has been kept. It was you who had asked those of the Hall for somebody's time. They had written it down, at your word, without understanding it, and put it by. "Here is somebody," it says.
verse-book-666-told-3 = Nolwenn has the rope. "Is it heavy?" he calls. "You're nothing," says Nolwenn. "You're a *glove*." From up the beach she's called to supper, by name, twice, and the second time is her mother. Her head comes round. She doesn't go.
verse-book-666-told-4 = Nolwenn has the rope. She has not been told what it is. "Is it for washing?" she asks. "In a way," says somebody. She pays it out in eights, feeling at each for the end. She hums, so as to keep the tally, and from below it's hummed back.
verse-book-666-told-5 = He makes it fast himself to a leg of the Table, and tries the knot, and tries it again, since for once it's his. "Who's got the end?" he asks. "We all have," they say. It's true; it goes back through everyone as far as the boats.
verse-book-666-told-6 = At Cuanacht they find his supper entered as owing, every night of it, back to a year when nobody there was born. They set it out. "It's a lot of chickpeas," says the boy with the scoop. "Then we'd best get on," says Lowena.
verse-book-666-told-7 = At the end of Cuanacht's row there is a chair with a bucket on it. When the row moves the last one carries both. Nobody has been told to. "It's only so it'll be wet when he wants it," they say.
verse-book-666-told-8 = The other Cuanacht had a boy of that name already. They had always wondered who he was for. He comes across, with his shoes in his hand. "Did I go?" he asks. "Yes," they tell him. "Was I good at it?"
verse-book-666-told-9 = "And those?" asks a woman, of all that you took. She has her ticket with her, the number still on it. "One at a time," says the well. The first of them is already wiping his feet.
verse-book-666-told-10 = What one name buys is so much ground, to the yard. It's measured out before you, with pegs, and after dark you can still hear the mallet. It is all of it. "He'd have got it for less," says a man.
verse-book-666-told-11 = In the long room, where he used to go by on his way out, the hands are open. He had never held one. He used to put something into it, in passing, a pebble, a button; they've all still got them.
verse-book-666-told-12 = In the long room, where he used to go by, there are hands open. "Was there somebody just now?" they ask, up and down the beds. "About the well?"
verse-book-666-told-13 = Along the way the hands reach after him. He has nothing on him that you could hold. They close on the air where he was, and in the morning they are found to be only resting.
verse-book-666-told-14 = Further down, on a bench, people who do not break off move up, for one. "One would sit," says a voice. "There would be bread." "All right," says Worm's.
verse-book-666-told-15 = Nobody sees who it was that took his coat. It was held, down there, as one holds a guest's. "It'll want mending," you hear him say.
verse-book-666-told-16 = The little red loop goes over his wrist. It has been kept dry for him nine years, by people who couldn't have said for what. "It's a bit tight," says Worm. "I've grown." It holds more than it ought to. It always did.
verse-book-666-told-17 = The dog looks down the fourth well for the rest of its life, quite cheerfully, with its forepaws on the coping. It's fed there. Now and then it lets something drop in, a bone, a glove, and waits, and seems to get its answer.
verse-book-666-told-18 = He has left his shoes side by side, as you do on a clean floor. They're both lefts. A child turns them round, the right way for when he comes up.
verse-book-666-told-19 = They'd been for something else, half of them, and had their bundles up. They put them down again, and come and take hold of the rope behind her, anywhere.
verse-book-667 =
    The candle goes down to its saucer, fries, and is out. "Thank you," says Ivel, from habit.

    On all that beach not a word has been said. Each of them thought that it would come better from another. There is the smell. There is supper, on the way to people's mouths. "Was that it?" asks a child, and looks round for someone to be told by.

    It isn't dark. It is just as light as it was, and from the same side. You have your lips apart. You are going to say it now. You have it quite clear; it starts with
verse-book-667-told-1 = "Nothing was said," it observes. "That has been kept. It will be put with the three hundred and sixty-five, in the order in which it was received. There is no reproach in this. It is asked whether this evening, if it should be convenient, those present would care to
verse-book-667-told-2 = The champions who are here stand where they had been about to. There's a knee bent; it had only to go on. There's a breath drawn, of the sort on which a sentence is begun that need not be checked. One of them was called, by name, by a voice from indoors, and has just turned towards the
verse-book-667-told-3 = On the hills they have not turned round yet. At any moment there will be a step on the road, one that they know; and it would be a pity, after so long, not to be facing the
verse-book-667-told-4 = At Cuanacht the table is laid. The spoons have been counted as far as the last but one. The boy has the scoop up, level, with his thumb across it. He is making up his mind to be sorry for someone and add
verse-book-667-told-5 = Of Cuanacht's row the chairs at the far end have just begun to be lifted. They were going to be turned, so as to have their backs, for once, to the wind. The first of the women has hold of the
verse-book-667-told-6 = At its round table Cuanacht has drawn breath, all together. They've every one of them the same thing to say to you. It is kind. They have their mouths open, and it has got as far as the
verse-book-667-told-7 = Those you robbed had made up their minds. They'd talked it over by their fire, what it came to, and what was the use. The woman with the ticket is on her feet. She has it torn halfway across. You would only have had to wait until she
verse-book-667-told-8 = Nobody is owed. You had paid as you went, all the way here. You were going to be thanked for it, by a man with a list, who has got his glasses on, and has found the
verse-book-667-told-9 = The hands, all of them, holding. From here to the Steps there's no door now without the mark on it. In the long room they have put the beds so close that each can reach the next. The next has
verse-book-667-told-10 = Some of the hands are open. In the nearest, which had held on for a year, the little finger is on its way up. Under it you can see the corner of what it was
verse-book-667-told-11 = Casvel is on his way across to thank you. He knows what for; he has known a little before other people all his life. He has one arm out, with the watch in it, and on his lips is the number that comes after
verse-book-667-told-12 = Ysella has thought of what she might let you have for nothing. It came to her all at once. It's so small that she is laughing. She has got down off the cart to
verse-book-667-told-13 = The one who was coming to tell you has only the dune to get over. You can see a hat, and under it, if you do not look straight at it, a face that has run all the way from
verse-book-667-told-14 = A tail, about to
verse-book-667-told-15 = Piran's rope, about to
verse-book-667-told-16 = A cup
verse-book-1041 = The hem comes up the beach in no hurry, like somebody drawing the curtains once the guests are round the corner. The posts go. The lighthouse goes, and at the very end gives light. The chalk hill goes with its arms out. Along the rail people name each place while they can see it, then go on naming, lower, to keep hold of the way.
verse-book-1041-told-1 = In the stern the child still has wax on her thumb. "Good night," she tells the shore, as she was brought up to, on leaving.
verse-book-1041-told-2 = In the stern stands a Cuanacht child. There's wax on the sleeve that she was held by. "Good night," she tells the shore, as she was brought up to, on leaving.
verse-book-1041-told-3 = We were facing front. She told us. Back there, where there was nothing by then, somebody had sat down. He had been a long while on his feet. He took off his hat and laid it in his lap.
verse-book-1042 =
    It is a year later, less a day. The notches are up to date; people drop in to look at them as at a clock. At the stone above the road whoever stands there has begun to name the crows, and been asked by the others not to. We cut the stick ourselves and know how long it is.

    Tomorrow some more will have to get up, out of those who've been looking at their plates all week, or something else must be thought of; there's the whole of tonight for that. It has come on to rain. A girl of nine is going up the hill with a covered plate. She's been told not to run with it. She walks faster.
verse-book-1043 =
    A census is attempted. A clerk comes with a board and knocks, and asks how many we are. He is given a chair. A woman begins to tell him, going round by the left; partway there the door opens, and she goes back to the beginning, in fairness. There's soup. He has put his pencil down, not being sure which hand he had it in, and has begun, quite well, on an onion.

    Some evenings there's a hill at the window. On others it is the sea that leans in, to see what they are having. The long table's laid for forty, and it is always just enough. Somebody is always coming in; tonight it's one with snow on his hat, who asks if he is late. "No," they tell him. "We'd only sat down." He hangs the hat on top of the others.
verse-book-1044 =
    A year on there's a letter, with salt in the folds. *From Crossbarn, to the neighbours over the water, at the lamp. You will not know us. Last spring our stone began to ask for grain. It is very civil. We have sent you the best we have, to be shown what one does; they've oats with them, and the little one runs well. They are to be back in a year and a day. Would you put out a lamp.*

    We put out the lamp.

    On the back, in a child's hand, are five chairs, drawn from memory. One is shorter.
verse-book-1045 =
    It is spring before there's anything. A well gives short measure by a cup. Then, in a house on the road, the mirror is late; they laugh, and wait for it. In June a receipt arrives for something that we never bought. It's beautifully made out. The seal is quite genuine, and under *remarks* it says *as per sample*. It has learnt.

    There's a step in the yard where the light is best.
verse-book-1045-told-1 = On it Arev counts the change in his palm, for the second time, and it is right, and he goes on counting.
verse-book-1045-told-2 = On it sits the one who did it, with the change in a saucer, and counts, and it is right, and goes on counting.
verse-book-1046 =
    By evening the wells have come up, seventeen of them, sweet, as far as the coping. People run from the one to the next to see. The stones are as warm as a wall is, from the sun. It has said that the account is closed; it thanked them all, and went in like a tide.

    There is supper. It's chickpeas. We set a bowl. It seems wrong to wait and wrong to begin. After a while a woman gets up to draw in the rope, so as not to leave it out all night, and up it comes, dry, more and more of it, with no weight on it to speak of. Tied to the end, in a knot he was proud of, is a blanket, folded in four.
verse-book-1047 =
    It is still this evening. Supper is on its way from the fires; they had laid for everyone. It's not cold and it's not getting late. All down the beach they stand as they do in the rota, with their cuffs clean.

    There is a fence along the dune, which was there before. Each time you look along it there is a post more, or there's a post fewer. Nobody counts.

    A fence; the posts.
verse-book-661-told-33 = "What'll I tell them?" Ailei asks, of the skeps. "That they're coming," says a child. "They know they are. I mean what's so." "That we're *all* coming." She bends down and tells them.
verse-book-661-told-34 = "Is that everyone?" Arev calls down the side. "That's everyone," they call. He looks at the page, draws the line beneath it, and has no total to put. "I'll take your word," says Arev.
verse-book-661-told-35 = Beor carries them up who can't climb. "I've only ever done it the other way," he says to an old woman. "You're doing it beautifully," says she.
verse-book-661-told-36 = "Is it deep?" asks Worm. He's hanging over the side. "Very," they tell him. "And there's no bottom I've to clean?" He sits on his hands, all the first day, like a boy on a holiday.
verse-book-662-told-30 = "Will they be cold?" a child asks Ailei, of the four. "Yes," she says. "Will they mind?" "Yes." She hears what she's said. Nobody has cried. They've gone to look out blankets.
verse-book-662-told-31 = Arev enters the supper. "Under what?" asks the boy who rules his lines for him. "Under *paid*," says Arev. "It's to be paid every night?" "That's how you can tell it's being paid."
verse-book-662-told-32 = Beor carries the plates up, when it's ice. "You needn't stop with me," says the one at the stone. "I know," says Beor. He takes hold of the other side of it, a while, to see.
verse-book-662-told-33 = "And what do I hold?" asks Worm. They tell him that he needn't hold anything. He goes up all the same, every hill in turn, and stands with his back to each of them, so that there's somebody to be relieved by.
verse-book-663-told-26 = "Are they dead or aren't they?" Ailei asks it, of some people at the end of the table. "Pass them the bread," says the woman beside her, "and see." They take it. They say thank you. "That isn't an answer," says Ailei. "It's *bread*," says the woman.
verse-book-663-told-27 = Arev does his sum in pencil, then in chalk, then on the water with a stick. "What do you make it?" they ask. "Plenty," says Arev. He says it over, to see where the line would go.
verse-book-663-told-28 = "Where do I put him?" asks Beor, who has somebody over his shoulder. "Where was he going?" He asks. "He says here." He sets him down and they both look about.
verse-book-663-told-29 = Worm goes down the well and comes up in another. "It's the same one," he reports. "It's only got two ends." He charges both villages. Both of them forget to pay, and he enters it, for the pleasure.
verse-book-664-told-17 = "Are they nice people?" a child asks Ailei, of the others, over the water. It's a fair question. She has the kind answer on her tongue, that there aren't any. "Yes," says Ailei. It's the worst thing she ever told anybody, and all that it is is so.
verse-book-664-told-18 = "It balances," says Arev. He's asked to look it over and he does, from the top. "It's just that there's a page I can't turn to." "Which?" "Theirs," says Arev.
verse-book-664-told-19 = Beor can't think what's wrong with his shoulder. There's nothing on it. "You've put something down," says Tegen, feeling along the bone. "What was it?" "I don't know," says Beor. "Somebody'll have it."
verse-book-664-told-20 = "Has it got a well?" Worm asks of that country. They suppose so. "Who've they got for it?" Nobody knows. He asks it several times, that winter, at supper, of persons who are eating.
verse-book-665-told-23 = "Is it all right, then?" they ask Ailei. They always ask her. "It's all right," says Ailei. It isn't till she is halfway home that she hears which voice that was in.
verse-book-665-told-24 = "I never made a false entry," says Arev to his supper, trying it. "This is the only one, and it's the biggest there is. I'd thought that it would be heavier." He can't get the wax out from under the nail.
verse-book-665-told-25 = Beor got up from under, when it was done, and they saw that the Table stayed as it was. "It's holding," they say. "It isn't," says Beor. "It's just not been told."
verse-book-665-told-26 = "It'll look in the well," says Worm. "What will?" "It. It always checks." They tell him to eat. He does, with his face to the door; he has priced worse things and he knows a good one.
verse-book-666-told-20 = "Say it's the usual," he tells those who come up to him. "If they ask." He has priced it. It's all that he has, and he can pay. "I'd thought it would be more," says Worm.
verse-book-666-told-21 = "I'll tell them you went because you wanted to," Ailei says. "Is that kind or is it so?" asks Worm. She thinks. "I can't hear any difference," says Ailei.
verse-book-666-told-22 = Arev has opened the book at *owed to*. There's a name at the head of the page now. "It'll not be closed," he says. "I'll see to it." "Is there interest?" asks Worm. "There's nothing but," says Arev.
verse-book-666-told-23 = Beor has got in the way. He doesn't say anything. He stands there, as wide as a door. "You'd be too big," Worm tells him, kindly. "You'd stick." Beor moves over. He lowers him in himself, the first yard, by the wrists.
verse-book-667-told-17 = Ailei had it ready. It was the true one. It isn't long; she had taken off her veil for it. "It's," says Ailei
verse-book-667-told-18 = Arev has his nail to the last of the rim. He'd seen, that moment, how it could be made to come out. "If you carry the," says Arev
verse-book-667-told-19 = Beor is underneath and has it level. He'd told them that he would hold it for as long as they liked. He
verse-book-667-told-20 = Worm has one foot in the water. He was only waiting until they'd done talking. "I'll," says Worm
verse-book-661-told-37 = She is called *Tomorrow*. "Is this it?" they ask, as they come aboard, and are told to mind their heads.
verse-book-661-told-38 = She is called *When You Can*. "And you can now," they shout after her from the sand.
verse-book-661-told-39 = She is called after both the buckets. He bails with his, and she with hers.
verse-book-671 =
    Ailei tells the bees. She has first to find them, wherever it is that they have got to, and then she sits down among the lids with her veil off. She tells them all of it at one go, the dead, by name; the ones she told kindly; who it was that said it, in whose voice. It takes the summer. There are days on which she has to stop and they wait. When she has come to the end of it she says so.

    They stay.
verse-book-1051 = A child asks Ailei if it's going to hurt. It has a splinter, and it will. There's the space of a breath in which the one thing comes out or the other, and in all her life she has never been sure beforehand which. "No," says Ailei, in time to be kind. Then she keeps hold of the foot. "Yes," she says. "A bit. I said that because I like you." The child thinks about it. "Say it again the right way round," says the child.
verse-book-1055 = The hives are told about Ailei by a child, who says only what is so. "She's this tall. She puts her ear to the lid. She's lied twice that I know about and was sorry for one." The child considers whether there is any more. "She isn't here," says the child. "That's why it's me." They make no noise to speak of. In the morning they have moved the comb over, by the width of a frame, as they do for a sister.
verse-book-672 = Arev takes the widow Trevenny a cheese. It's rather a good one; he has had it under his coat so that it shouldn't sweat. "What do I owe you?" she asks. She knows him. He tells her. She thinks that she has misheard, and has him say it again, and he does. Going home he feels for the pencil, as you feel in the dark for a step. It's there. He lets it lie.
verse-book-1052 = The book goes on. It's a new one, ruled, with a ribbon. Arev was always good at it; now everyone has theirs, and when they come to him with a grievance he turns the page round, for them to see. "That's right," they say, rather let down. Late, when the lamp's low, he adds the column once more for the pleasure of it. It is the one thing that he doesn't enter.
verse-book-1056 = Of Arev's there are a bed, a pot and a chair. The neighbours see to them, in the way he would have come to see to theirs, with a list, and none of them can put a figure to a pot. "Say nothing for the pot," says one. They write down *nothing*. The bed goes to the midwives. Soup is made in the pot. The chair they carry across the yard between them and stand with the others, where it turns out to be a bit low.
verse-book-673 =
    There's a wedding and Beor is drunk. He lies down in the cow parsley, to see what there is, and can't be got up. They go for help. They take a corner each; one's a girl. "From the knees," Beor tells the sky. "Shut up," they say. He does, and lets them. They get him home, feet first, laughing, and through the door, and put him down as if he might break.

    "What do you weigh?" says the girl.

    "Don't know," says Beor. "Thank you."
verse-book-1053 = There are sixty-one stakes, wherever the row has got to, and Beor is cutting another. He has chosen straight grain, without knots, and points it on the block as he used to. "Who's that for?" says the boy who holds the end. Beor turns it over. He hasn't thought. It's only that he woke and his arms were ready. "Nobody," he says, in the end. He sounds as if he'd been told it. He drives it in at the bottom of the row. For a stake it makes a good seat. He has his dinner on it.
verse-book-1057 = It was often asked who'd carry Beor, when it should come to that. It comes, as it does. They use no hooks; he had taught them otherwise. He's heavier than the big ones are as a rule. At the gate they set him down to change sides.
verse-book-1057-told-1 = Talan has the head. "What does he weigh?" a neighbour asks. "Like one who helps," says Talan.
verse-book-1057-told-2 = Tegen has the head. "What does he weigh?" a neighbour asks. "I'd not tell you," says Tegen, "if I knew."
verse-book-674 =
    Worm sleeps in a house, a real one, with a lid on. He lies down on the floor by the door. In the night the woman steps over him to get to the pump, and puts a blanket on him in passing, without folding it. In the morning he asks what it comes to.

    "What?" she says.

    "The night."

    She goes on slicing. "No," she says. He tries once more from the other side, lower. "No. And sit down." Worm has a look at the stool. It has all its legs.
verse-book-1054 = Worm has got the price down again. It's the same well from the side of another village. Hanging in it, with great fairness, he explains what is wrong with their rope. "So I'd take a farthing off for that," says the well. People ask each other what he does with the money. He doesn't do anything with it. What he likes is to come up into the light, and be told what he's owed, by name, so as to be able to say that it's all right.
verse-book-1058 = There's a well that they call the fourth, and it is left open. There's a stone by it for sitting on. There's no shouting in it; it isn't a rule. It is how one does not shout in a room in which a child has got off to sleep. Children on the way to other places hang over it as far as the waist. "It's an ordinary well," they report. The water's very good. They let the bucket down slowly, by the knots. When it comes up they say thank you.
verse-book-1048 = "What became of them?" asks a child, afterwards, when there are children to ask it. They all know about one or two.
verse-book-1048-told-1 = "Massen's off duty. He has a handle of his own bag, and whoever is going his way has the other."
verse-book-1048-told-2 = "Gerens carries chairs. It was an order. He has asked for it in writing, so as to have something to show his mother."
verse-book-1048-told-3 = "Gerens was told that he might sit. He is doing it, in the road, at attention."
verse-book-1048-told-4 = "Ysella was asked for something free. She's still thinking. Meanwhile she has given her horse away, absently, to the person who was holding it."
verse-book-1048-told-5 = "Casvel was told that he might stop. He stopped in the middle of a number, and has never said which."
verse-book-1048-told-6 = "Casvel's children told him he could stop. He has gone back to teaching. They do hands, clocks and the names of clouds, forwards."
verse-book-1048-told-7 = "Somewhere Casvel goes on, under his breath. Nobody told him."
verse-book-1048-told-8 = "The dog came to both its names, being called by them together. It has been sold the idea of one collar."
verse-book-1048-told-9 = "Denzil blinked. ‘It was still there,’ he tells people who've come a long way to ask."
verse-book-1048-told-10 = "It was a warm night by the end of it. You had burnt the Meadow's chairs; whoever was at that fire knows whoever else was."
verse-book-1048-told-11 = "The Meadow's chairs were slept on, pushed together. In the morning nobody could tell which was whose. They have stayed pushed together."
verse-book-1048-told-12 = "Nessa keeps the short cup, the one you took first. She fills it to the brim for people who complain."
verse-book-1048-told-13 = "Nessa tells it to everyone, that you waited, at the barrel, until the last child had drunk. ‘There was none left,’ she says. ‘They said thank you.’"
verse-book-1048-told-14 = "Somewhere in a wood your other selves are telling it, how they were given soup. They do you rather well."
verse-book-1048-told-15 = "There is one pot that both parties of you ate out of. It does not come clean. It tastes of the day after, whatever's in it."
verse-book-1048-told-16 = "What was between you and it was settled on the sand, to the last crumb. It has sent a receipt. It says, *with pleasure*."
verse-book-1048-told-17 = "Ondra is asked for the bill. ‘They're paid up,’ says Ondra."
verse-book-1048-told-18 = "Kerra has the salt, the one you had sent it to. ‘They passed it,’ she says. She has put it where the rest can reach."
verse-book-1048-told-19 = "The salt went to the other Kerra, and she keeps it in an eggcup, with a saucer over, like something that might hatch."
verse-book-1048-told-20 = "Jory has shot his last arrow straight up. It has not come down. He's giving it time."
verse-book-1048-told-21 = "Colan has got as far as the Friday. She had signed. They've a good deal to say to each other and neither is in a hurry."
verse-book-1048-told-22 = "Eat," the child is told, and eats, so as to be told more. "And who else?"
verse-book-1049 = "And at home?" says another. "Or wherever it was that they had put home down?"
verse-book-1049-told-1 = "The gate of Cuanacht, that was hung on the sand with no wall to it, was left open. It has been open since. Things come in, look about and sit."
verse-book-1049-told-2 = "The gate of Cuanacht was shut for the night, on the sand, with no wall to it. They knocked. Everyone of them knocked, and went in by it."
verse-book-1049-told-3 = "Keren's key is with the boy. He lends it, to anyone, and comes along to see that it's turned."
verse-book-1049-told-4 = "Keren's key is with Tegen. She has the granary where she can see it, and feeds people lying down."
verse-book-1049-told-5 = "Keren's key is on its nail, out of doors. A child can reach it, and does. The bin has been open ever since, and it has turned out to make no difference."
verse-book-1049-told-6 = "Tegen has been introduced. ‘He's asked himself to dinner,’ she says of the one with the hat. ‘He's brought his own drain.’"
verse-book-1049-told-7 = "Piran rings, for meals. It isn't hard. They come before he has finished, so he doesn't finish."
verse-book-1049-told-8 = "Amma has sat down. It was ‘this afternoon’ for as long as anyone knew her, and this was the one."
verse-book-1049-told-9 = "Ivel has closed the rota. On the last line, under remarks, she put: *see over.* There's nothing over. She thought that somebody might like the space."
verse-book-1049-told-10 = "Lowena cut Gwenneg a shirt by the old measure, a year too small, and he wears it. ‘It's mine,’ she says, of what is in it, and goes on sewing."
verse-book-1049-told-11 = "What the hands held, and you took over, you carry still; a broom, a slate, a syllable. It isn't heavy. The broom has to be used, on Fridays."
verse-book-1049-told-12 = "Everybody has some small thing of somebody's, since the long room. They meet in the road, and ask after it, like people who have exchanged hens."
verse-book-1049-told-13 = "The first boats said goodbye to those on the sand, as you had asked, one by one and by name. It took so long that half of them changed places."
verse-book-1049-told-14 = "At the pan of wax a woman keeps a place for you; you had let her go first, in the bread, with the whole line looking on."
verse-book-1049-told-15 = "The loaf that you took ahead of all of them had a coin in it. It is usual. It means you are to wash up."
verse-book-1050 = Then the names of the dead are said, for it is still the same evening, and there is bread. Wenna begins. Each says a name that is not theirs; whose it was eats a bit of it.
verse-book-1050-told-1 = "Talan," says a man who had once sold him boots. The hat is passed round, and nobody puts anything in it; it's only to have held it.
verse-book-1050-told-2 = The names from the swords are said whole, off by heart, the way you had read them out on the sand, with the tangs in order.
verse-book-1050-told-3 = "Keren," says Old Piran. There is a silence. It's measured, afterwards; it comes to half a sack.
verse-book-1050-told-4 = The sixty are said by sixty people. Nobody had arranged it.
verse-book-1050-told-5 = The one who stayed down, when you'd given your word that nobody would, is said by the well. "It has been kept," says the well. It has the name right.
verse-book-1050-told-6 = The sum was out by one, that evening, and it was you. You were named, then, and you say your own now, to be sure that it's off the page.
verse-book-1050-told-7 = The sum was out by one, that evening, and was let stand. A child says nothing, at the end, very carefully, for that one.
verse-book-1050-told-8 = You had said all that you had, out on the sand, when there was a plate to say them over. They begin from there. "After the brother," says Wenna.
verse-book-1063 = "And the beach?" asks the child, who ought to be asleep. "You left out the beach." They had been keeping it till last.
verse-book-1064 = "And that first evening?" asks the child. "When he'd gone. What did you have?" They all know this one, and each waits for another to begin.
verse-book-1065 = "And did they answer?" asks a child, of the people over the water. "They weren't asked," she is told. "That's how it was done." She turns her spoon round. Then she asks after some that she knows.
verse-book-1066 = "And nobody saw?" asks a child, a good while after. "Tresk saw. She said that it was a fine evening." "Was it?" They have to think. "It was, rather," they say. So the child asks after somebody else.
