verse-103-o1 = The rows did not know her. Ysella sits with a bare chin in the sun, as you do after an illness. Looking is a penny.
verse-103-o2 = Your men are drawn up by the gate, One, Two, Three and My Cousin, in that order, apart from My Cousin, who has been told twice. "Where?" they ask. "Not yet," you say. They put the straws back.
verse-103-o2-told-1 = At the end of the line stands Hal with half a straw. Nobody has hired him. He looks straight ahead.
verse-103-o3 = The woman in the apron is at the gate. She comes each market day, they say, buys nothing, and looks at people's right hands as they go in. At yours she stops chewing.
verse-103-oz = The same rows, and one straw shorter than last time. Ysella names you a price before you have stopped walking.
verse-103-oz-told-1 = Ysella walks once round Gwenneg. "Nine, and the boot thrown in," she says. He stands up straighter.
verse-103-oz-told-2 = On the gatepost a line has been ruled under AREV. The sum is nought.
verse-103-oz-told-3 = On the gatepost, under AREV, there is another name, KERRA, with no sum to it.
verse-103-oz-told-4 = On the gatepost AREV has been paid, in chalk, with a date that is the day after tomorrow. "I don't ask," says Ysella. "It was good coin. It hasn't been struck yet."
verse-103-oz-told-5 = "Not for those," says a man at the onions, when you count out coppers that smell of string. "Those have been under flowers." He gives you the onion. He will not touch the money.
verse-103-o0 = "Four men, or three and a dog," says Ysella before you open your mouth. "Take the dog." Her face is lathered and there is no razor near. On the gatepost, in chalk, a list of names with a sum to each. The fourth is AREV, fourteen marks.
verse-103-v1-hire-four-men = Hire four men.
verse-103-v1-hire-them-on-your = Hire them on your name and a lie.
verse-103-v1-fight-in-the-ring = Fight in the ring for stakes.
verse-103-v1-see-to-the-chalk = See to the chalk on the gate.
verse-103-v1-sell-a-sword-from = Sell a sword from the field.
verse-103-v1-tell-gerens-whose-iron = Tell Gerens, of the toll, whose iron is untaxed.
verse-103-v1-leave-the-chair-where = Leave the Fair.
verse-103-v1-stop-at-the-onion = Stop at the onion stall.
verse-103-v1-pay-ysella-for-a = Pay Ysella for a story.
verse-103-v1 = The rows, the straws, Ysella's chair.
verse-103-v2 = All four take out the straw together. Their names, they say, are One, Two, Three and My Cousin. They fight once, where you like so long as it is not in the hem, and they do the counting. Ysella stamps the receipt with her old wedding ring.
verse-103-v3 = You talk of Camelot, of reinforcements, of pay already on the road. Ysella listens with her eyes shut, moving her lips. "Lovely," she says at the end. "Whoever dies first will ask to meet the author."
verse-103-v4 = The ring is a washing line. There is room in it for one with something to lose and one who is hungry, and they tell you which you are. Stakes are kept in a helmet. The helmet has a hole in the top. On the hole there are no odds given.
verse-103-v5 = Fourteen marks is the family Arev left out of the book, with two years' interest, to the penny. The hand is Arev's, down to the four, which he leaves open at the top. They did not see it written. The chalk is fresh.
verse-103-v5-pay-two-in-everybody = Pay two, in everybody's name.
verse-103-v5-arev-pays-to-one = Arev pays, to one side.
verse-103-v5-scrub-the-line-out = Scrub the line out with a sleeve.
verse-103-v5-let-it-stand = Let it stand.
verse-103-v5-told-1 = "That's my four," says Arev. "I didn't write it."
verse-103-v5-told-2 = "It'll be some other Arev," says Ailei. Arev looks at her. "No," says Ailei.
verse-103-v6 = The ironmonger weighs it, smells it, gives you warm coins. Across the stall a woman in an apron puts her shopping down. She knows the pommel. She says nothing. She looks at your right hand for some time, as you look at a face.
verse-103-v7 = Gerens takes no notes. "It has been reported," he says, and counts out the coins looking at you. Before you have put them away there are carts, and then post-holes where the Fair was, and trodden onions. They have left the barber's chair. "It has not been signed for," says Gerens.
verse-103-v8 =
    "Raw, fried or by the rope," says Derwa. Then, lower, "Is he with you? Third straw, second row. Don't look. A mother looking brings the price down."

    You don't look.

    "He stood at four marks on Friday. Gentleman with a mule. I told him, that one's got a cough. He's not got a cough. I've said fits, I've said drink. I told the one from Camelot he'd been married." The pan goes over. "A year I've been turning down good money for that boy."

    "Mam," says the third straw, without moving his face. "I can hear you."

    "Deaf as a post," says Derwa. "I tell them all."
verse-103-v8-buy-a-pan-and = Buy a pan and share it.
verse-103-v8-promise-her-he-comes = Promise her he comes back.
verse-103-v8-tell-her-what-he = Tell her what they were hired for.
verse-103-v8-shake-your-heads-and = Shake your heads and pass.
verse-103-v8-told-1 = "What do you want to be hired for?" says Worm to Hal. "To be somewhere," says Hal.
verse-103-v8-told-2 = "He'd carry," says Beor, having looked at his back. "Don't you dare," says Derwa.
verse-103-v8-told-3 = "Fits take off a third," says Arev. "Drink, half." "Do they?" says Derwa. She makes a note of it.
verse-103-v8-told-4 = "He'll be all right," says Ailei. "Who with?" says Derwa. Ailei buys an onion.
verse-103-v8-told-5 = "And now yours are going," says Derwa, "and he's asked to go along behind. Unpaid. To see."
verse-103-v8a =
    "He comes back," you say.

    "When?"

    "With us."

    "That's not a when," says Derwa, but the sack is open already, and what goes in is the long white ones that are not for sale. Then she looks at her son, openly, for the first time this season. From the chair Ysella sees it and takes a mark off his price. "That's what that costs," says Derwa. "So now you'll have to."
verse-103-v8b =
    "Once," you say. "Where we like." She nods and salts the pan. Then she crosses to the row, takes the straw from his mouth, bites it in two and puts half back.

    "Half price," she tells the gate. "Nobody trusts half price."

    The boy keeps his eyes front. His ears are red. "I'd have been back by harvest," says Hal.
verse-103-v9 =
    "Sit," says Ysella. "The story's on me. Nine years ago a man sits down there for a shave and goes to sleep on me. And that week I'd been paid already, by another party, for the other cut."

    "And?"

    "And I had the towel on him. Nice neck, thin. You could see he wasn't worth what he cost." She works her jaw; the lather is dry and cracks. "I finish the shave. He wakes up, feels his chin, leaves me the change. I've not had the razor out since."

    "Who was he?"

    "Your reeve. Corentin. He came by again last autumn, with four others and the road in front of him. Sits down where you are. Shuts his eyes. Same as last time, he says."
verse-103-v9-ask-who-is-buying = Ask who is buying men this month.
verse-103-v9-ask-for-the-coin = Ask for the change he left.
verse-103-v9-wash-her-face = Wash her face.
verse-103-v9-let-her-dry = Leave her to the sun.
verse-103-v9-told-1 = "And the change?" says Arev. "Left it that time too," says Ysella. "I can see who brought you up."
verse-103-v9-told-2 = "You had him twice," says Beor. "I had him twice," says Ysella, "and look at me."
verse-103-v9-told-3 = "He trusted you," says Ailei. "He was tired, dear," says Ysella.
verse-103-v9-told-4 = "Who was paying for the other one?" says Worm. "That," says Ysella, "is another story and you'd pay for it."
verse-103-v9a = It comes away in one piece, ear to ear. Under it she is not young and has a good chin. She turns the piece over, puts it in the drawer with the razors and shuts the drawer with her knee. "Don't tell the rows," she says. "They think I'm waiting."
verse-103-v5a = Ysella takes the sum off the post with a wet rag. She leaves the name. "Names are free," she says. "People like to know who's in town." When you look again there is a nought chalked after it, very round.
verse-103-v5b = The sleeve comes away white and the line comes off, down to the grain. The row has watched you do it. By the time you have shaken out the sleeve the name is back. It is the same writing. "It does that," says a man with a straw.
verse-103-v8d = You eat standing, out of the pan, all of you. "Salt?" says Derwa to each. She asks it of the row as well, louder.
verse-103-v9b = "Who's buying?" says Ysella. "A man who writes. He comes with the sum made out and doesn't look at the teeth."
verse-103-v9b-told-1 = "Massen, he signs," she adds. "He cries, too. It makes no difference to the price."
verse-103-v9c = She has it still, in the drawer with the razors, in a twist of paper. "For Cuanacht," says Ysella. "I suppose that's you. A pity. I'd got used to owing it."
verse-143-o1 = The old man has a hat. It was given him at one of the doors you went to. He sweeps round its shadow.
verse-143-oz = Post-holes, a barber's chair, a road in a frame. The old man has swept as far as where the onions were.
verse-143-o0 = The old man is called Fifth. He was not the fifth of anything; they had run out of names. He is the one who kept Ysella's whistle. "It calls them back once," he says. "She knew that. She didn't blow."
verse-143-v1-buy-the-whistle = Buy the whistle.
verse-143-v1-sweep-with-him-until = Sweep with him until evening.
verse-143-v1-sit-in-the-chair = Sit in the chair.
verse-143-v1-pass-on = Pass on.
verse-143-v1-ask-what-is-in = Ask what is in the helmet.
verse-143-v1 = Post-holes, and Fifth with his broom.
verse-143-v2 = The whistle is bone. Its two holes were worn by a child's teeth, before ever it was Ysella's. Trying it without breath, you feel a head turn, far off, on a road.
verse-143-v3 = It is comfortable. The mirror in front has no glass, and the frame holds, exactly, the road to Camelot. "The shave or the truth?" says the old man. "I do them both crooked."
verse-143-v3-the-shave = The shave.
verse-143-v3-the-truth = The truth.
verse-143-v3-neither-thank-you = Neither, thank you.
verse-143-v4 = The helmet with the hole is under the chair, still full, of coins and a tooth. "Stakes," says the old man. "They bet on themselves, and then they marched, or were marched. You can't pay out to a post-hole." Inside the rim he has scratched who staked what. It goes all the way round.
verse-143-v4-pocket-the-coins = Pocket the coins.
verse-143-v4-carry-them-round-to = Carry them round to the houses.
verse-143-v4-slide-it-back-under = Slide it back under the chair.
verse-143-v4a = Six doors. At each you say the name and the sum, and they check it against something of their own, a scored spoon, a beam, a row of beans. At the seventh, Derwa drops two coins in the onion jar. "He always bet on himself to lose," she says. "Where's the tooth?"
verse-143-v4a-told-1 = "You said with you," she tells you, counting heads.
verse-143-v4a-told-2 = In the jar, along with the change, stands half a straw.
verse-143-v3a = He does one side, steps back, does the other to match and goes back to the first. "There," says the old man. "Now you look expected."
verse-143-v3b = "She isn't coming back for the chair," says the old man. "And they're coming for the road." He turns you a little, to face it.
verse-143-v4b = With the coins, by mistake, comes the tooth. "I'll have to scratch you in, then," says the old man, turning the helmet. "How is it spelt?"
verse-104-o1 = They sweep towards each other from either end of the nave and stop a broom apart. "After you," says Ia. Maddern puts down a little ash, so as to have something to wait for.
verse-104-o2 = Ia has swept as far as the door. Behind her Maddern has put nearly as much of it back, with care. He has left her a path.
verse-104-o2-told-1 = "And the boy, is he eating?" says one of them, without turning. The other has stopped, to hear.
verse-104-o3 = There is a heap where Ia's stool was. She sits on the step, with her broom across her knees. "I prefer the step," she says.
verse-104-o4 = "Is he eating?" they ask together. They look at each other, embarrassed to have agreed. "The boy," says Ia. "We mean in general," says Maddern. "We mean the boy. We have put by a crust for him." "It was for burning, naturally," says Maddern, who has wrapped it.
verse-104-o4-told-1 = Gwenneg has gone as far as the font and stands with his back to it. "I said later," he tells them. "It's later."
verse-104-o5 = They greet you with the three words, like a rhyme, one each. At the third Maddern bends to tie a shoe.
verse-104-oz = One floor, swept from either side. They have kept you the dry corner. Each has kept a different one.
verse-104-oz-told-1 = "There was a smell of bread," says Maddern, "from the direction of your seed corn." Ia leaves the room.
verse-104-oz-told-2 = "There is a word kept at the hives," says Ia. "That is one more."
verse-104-oz-told-3 = "There is one kept among the sleepers," says Ia. "We did not think it could be done."
verse-104-oz-told-4 = "There is one kept in front of all those faces," says Ia. "It must be uncomfortable."
verse-104-oz-told-5 = "There is one kept at the toll," says Ia. "In writing, I suppose."
verse-104-o0 = The fire was laid from within, by the rule, with the doors unbarred. In the refectory the plates are washed. "We think it was an accident," says Sister Ia. Brother Maddern puts a heap back in its place. "We do not," he says.
verse-104-v1-share-bread-and-ask = Share bread and ask about the stones.
verse-104-v1-listen-to-what-they = Listen to what they leave out.
verse-104-v1-take-sister-ia-s = Take Sister Ia's broom.
verse-104-v1-lend-brother-maddern-a = Lend Brother Maddern a hand.
verse-104-v1-lift-the-font-all = Lift the font, all together.
verse-104-v1-find-how-the-font = Find out how the font opens.
verse-104-v1-tell-them-of-those = Tell them of those who came up.
verse-104-v1-tell-them-of-the = Tell them of the one who stayed down.
verse-104-v1-leave-them-to-their = Leave them to their work.
verse-104-v1-look-into-the-cloister = Look into the cloister well.
verse-104-v1-go-up-to-the = Go up to the dormitory.
verse-104-v1 = Two brooms, and the ash between them.
verse-104-v1-ask-who-lit-it = Ask them who lit it.
verse-104-v2 = You sweep. Ia tells you that a word can still be kept, if there is a person to remember it, and that she keeps count of those. "I had more," she says. At the end she presses a warm seal on you. "We," she says. For once she adds nothing.
verse-104-v3 = You put the ash back as it was. Maddern knows every heap, that was the shelf of interest, that was the door. "It burnt because it had to end," he says, "and we felt cold." He gives you a candle. The flame, when you light it, goes down.
verse-104-v4 = Ia speaks, Maddern amends. A stone is a promise with weight; where it slackens the hem comes up, and the fence posts stop giving the same total. You can Give, and pay each time, as you do now. You can Hold, which is to say the word and live inside it. Gently, Ia takes from him the bread he was eating. "Or Take," says Maddern all the same, "and have another pay. Camelot takes."
verse-104-v6 = Under the font are nine steps and a dry cellar. A table, five cups. Four have a dark ring at the bottom. The fifth is full to the brim and, when you bend over it, still trembling.
verse-104-v6-take-the-fifth-cup = Take the fifth cup with you.
verse-104-v6-read-the-leaf-beneath = Read the leaf beneath the cups.
verse-104-v6-told-1 = "That one's Hedra's," says Ailei, of a cup with a wiped rim. "My mother never left a mark on anything."
verse-104-v6-told-2 = "Corentin's left the dregs," says Arev. "He'll have entered them."
verse-104-v6-told-3 = "Talan will have gone first," says Beor.
verse-104-v6-told-4 = "Nolwenn's is the chipped one," says Worm. "She always took that one, and then she'd forget it."
verse-104-v7 = The leaf is a page of the register, with a stone, a name, a word. Most of it is in a language none of you can read. The rest says: UNTIL THE NEXT ONE COMES BACK PAST ME. Upstairs they have both stopped sweeping.
verse-104-v8 = The cloister well is full of books, to a fathom from the rim. They were thrown in by armfuls while the rest was on fire, and out of order. "We think a well is a kind of shelf," says Sister Ia. Brother Maddern has brought a line and pegs. He means to dry them first. Then they can go on the fire properly.
verse-104-v8-fish-out-the-top = Fish out the top one and read.
verse-104-v8-worm-goes-down-for = Worm goes down for the bottom one.
verse-104-v8-put-the-lid-back = Put the lid back.
verse-104-v8-told-1 = It is a well. Without meaning to you have waited for it to wish you good day.
verse-104-v8a = Kitchen accounts. Lamp oil, flour, lamp oil, for a lifetime of cooks. Every day there is one portion more than there were mouths, with no name to it. The last column, every day, says eaten.
verse-104-v8b = He stays under for the time it takes to read a page, and he cannot read. He comes up with the bottom one inside his jersey. The boards are swollen and every leaf of it is white. "Nobody'd started it," says Worm. He lets you have one leaf. He drops the rest back in, spine first. He listens for how long it takes.
verse-104-v9 = Twenty-two beds, made tight. Sister Ia does them each morning, from the window end. Brother Maddern comes after her and turns back one corner, always of the sixth. "She was slow to get up," he says. It is the only bed with warm sheets.
verse-104-v9-sleep-an-hour-in = Sleep an hour in the sixth.
verse-104-v9-take-the-ninth-s = Take the sixth's blanket.
verse-104-v9-turn-back-all-twenty = Turn back all twenty-two corners.
verse-104-v9-go-down-again = Go down again.
verse-104-v9a = You go down the row turning back corners. At the far end, in the doorway, stands Sister Ia with her broom. She counts. Then she begins again at the window and makes twenty-one of them.
verse-104-c1 =
    "Who lit it?" you ask.

    "It was lit," says Sister Ia. "We agree about that."

    "We agree it was burning," says Brother Maddern.

    They have stopped sweeping. The ash has not.

    "There was the taper," says Ia. "The long one, for the high lamp. It takes two to go up. One carries."

    "One carries," says Maddern, "and one says, mind the curtain."

    "I did say it."

    "When it had caught."

    "You were in front."

    "You had the lit end."

    "We both had it," says Ia. "It was lit at both ends, that was the trouble." She looks at the broom. "We had read them, that winter, the registers. Aloud, a page each. It was all people who had promised. And underneath, signed."
verse-104-c1-told-1 = "You could have struck them out," says Arev. "A line at a time. It's what lines are for."
verse-104-c1-told-2 = "And which of you put it out?" says Ailei. They turn to one another, and neither amends it. With all that there was to say about who lit it, they have never got so far.
verse-104-c1-told-3 = "Who carried the others out?" says Beor. "They walked," says Maddern. "We had left it on the latch."
verse-104-c1-told-4 = "Then it's half each," says Worm. "You can always shift a half."
verse-104-c1-told-5 = "You say whose it was," says Ia. "We should like to stop," says Maddern.
verse-104-c1-an-end-each = "You had an end each."
verse-104-c1-say-nothing = Say nothing.
verse-104-c1a = "Yes," says Ia. "Yes," says Maddern. They do not know what comes next. Then each bends for the other's broom and holds it out, and for a moment both of them have hold of both. What is left of the taper they give to you. It is black at either end.
verse-104-c1b = The brooms begin again, hers first. "No," says Ia. "It isn't a thing to put to passers-by." "We never had, before," says Maddern.
verse-104-v9b = It is warm, though on the far side. When you get up Maddern turns the corner back again. "Slow too," he says.
verse-104-v9c = It comes off ready folded. The sheet under it keeps the shape of a woman who sleeps on her side. "She'll feel that," says Maddern.
dream-104 = A book is read to you. The reader licks a finger for each page, with care, and now and then looks up to see if it is yours.
dream-104-2 = Someone has made the bed up round you without waking you, and turned back the corner. All down the room they are asleep with one foot out, in case.
dream-104-3 = Ash comes down, very slowly, and each flake has a word on it, the right way up. You hold out a spoon. It is *afterwards*.
nightmare-104 = It is your page. Everything is on it, today included. At the foot somebody has already put the date, and hands you the pen the right way round.
verse-144-o1 = "Did you tell them?" says Ia from the foot of the steps. "At table," says Maddern, "as you said."
verse-144-o1-told-1 = You tell them what he was called there. They hear it standing. "Yes," says Ia. "It would have been us who taught them that word."
verse-144-o1-told-2 = You tell them he has a bowl. Maddern asks which side of the table it stands on, and is content with the answer.
verse-144-oz = The fifth ring has dried and been poured again, carefully, to the same size.
verse-144-oz-told-1 = "There are swallows in Cuanacht," Sister Ia tells you, "a month late. We say they're early. (I don't.)" Brother Maddern has been told who bought the oilcloth, and has moved his broom to let you by.
verse-144-oz-told-2 = "One egg to a nest, up at the chapel," says Brother Maddern to his broom. "It's been counted." "We don't judge," says Sister Ia. "(He does.)"
verse-144-oz-told-3 = You know now what was said over each of the rings. "And the fifth?" asks Sister Ia. You tell her that he smiled. They both look at the wet one.
verse-144-oz-told-4 = "You've read the one from the quarry," says Sister Ia, before you have said so. "Was there a name in it?" You tell her there was only light. "We wrote ours," says Brother Maddern to his broom. "(I scraped hers.)"
verse-144-o0 = Four dark rings on the table, and now a fifth, which is only water. "They were young," says Ia. "They were thirsty," says Maddern. They have never agreed before. It frightens them.
verse-144-v1-ask-about-the-stones = Ask about the stones.
verse-144-v1-sweep-with-ia = Sweep with Ia.
verse-144-v1-sit-down-by-maddern = Sit down by Maddern.
verse-144-v1-drink-the-water-of = Drink the water of the fifth ring.
verse-144-v1-go-back-up = Go back up.
verse-144-v1-tell-them-who-left = Tell them who left the fifth cup.
verse-144-v1-sweep-the-nine-steps = Sweep the nine steps, from the bottom.
verse-144-v1 = The cellar, and five rings on the table.
verse-144-v2 = They tell you together, turn about, Give, Hold, Take. When they come to Take they both stop. It falls to you to finish the sentence.
verse-144-v3 = It tastes of juniper and iron. For a moment five of you are sitting there, elbow to elbow. One is looking at the door.
verse-144-v4 =
    "He did not drink," you say.

    "We know," says Ia. "We washed the cups. Four of them."

    Maddern sits down on the bottom step. "Is he eating?"

    "He eats."

    "We have half a loaf," says Ia. "We could send him half."

    "All," says Maddern. "All of the half."

    "That is what I said." She goes round the fifth ring with her sleeve. "They went up with the lamp. He was last. He looked at us, and we looked at the cups."

    "Something could have been said," says Maddern. "We have thought, since. Drink, or else, don't. Either would have done."
verse-144-v4-nobody-will = "None of us."
verse-144-v4-we-will-at-table = "We will, at table."
verse-144-v4-told-1 = "I'd tell it better than it was," says Ailei. "Not me."
verse-144-v4-told-2 = "I'd make it short," says Beor.
verse-144-v4-told-3 = "He's down as absent," says Arev. "I'd only have to turn the page."
verse-144-v4-told-4 = "If it's me," says Worm, "they'll ask what I got for it."
verse-144-v4-told-5 = "Cuanacht should be told it at table," says Ia, "with the soup on. Which of you will do it?"
verse-144-v5 = You sweep upward, which annoys them both. On the sixth step, under the ash, are the heels of five people going up with something heavy. On the seventh there are four. There the fifth turned round and stood for a while. The last steps were taken on tiptoe.
verse-144-v6 = You take the other end of the broom. It is heavy; it has been held at both ends for a year. When you reach the wall Ia gives you the seal, and Maddern looks at the clean floor, for something to look at.
verse-144-v7 = You sit. Maddern makes room. For an hour there is no sweeping and no putting back, and the ash comes down the stair by itself. Then he gives you the candle. "Hold it by the flame," he says. "That end is cooler."
verse-144-v4a = "No," says Ia. "Naturally." They wrap the loaf in a page that has nothing written on it. Maddern looks at both sides, to be sure.
verse-144-v4b = They both stand, as at the end of an office. "With the soup on," Ia reminds you. "And say that he asked for nothing," says Maddern. "That's true, that part."
dream-144 = The reader has come to the end. He shuts the book, using your finger to keep the place. The page is warm. In a low voice he asks if you mind.
dream-144-2 = The book is upside down, and you read it out all the same. They listen from their beds. Where your breath gives out they say the word for you, all of them, so that you should not be left alone with it.
nightmare-144 = You are thirsty. The cup is full. They all look at you fondly, and you say: later. They nod. They are still nodding when you reach the door.
verse-105-o1 = Senara is cutting the grass round her own hilt. She is perfectly well. She does not say good day to you, as the dead do not.
verse-105-o2 = One slot in the row is empty, and the turf round it has been combed. The children call it Aunt Changed Her Mind.
verse-105-o3 = Where you drew one the row has closed up, by about a blade. You would not see it. Wenna's scissors stop there all the same.
verse-105-oz = Wenna has got as far as her cousins. She moves her sack along and does not ask how you have been.
verse-105-oz-told-1 = Gwenneg is under the shield they hung up for him. "That's my mother's brush," he says of the paint. "She does the edges first."
verse-105-oz-told-2 = Talan has found a slot with his name to it, and stands alongside, straight, to see how high he would have come.
verse-105-oz-told-3 = "You needn't look for that one," says Wenna of a gap in the row. "Ask the ironmonger. His widow did."
verse-105-o0 = At noon there are three hundred and twelve. The grass between them is cut with scissors. The shield is Gwenneg's; they hung it up the day he left, because it was heavy. There is not a scratch on it.
verse-105-v1-bury-one-properly = Bury one properly.
verse-105-v1-read-the-names-on = Read the names on the tangs.
verse-105-v1-have-the-iron-say = Have the iron say the names.
verse-105-v1-take-the-boy-s = Take the boy's shield.
verse-105-v1-wait-for-dusk-and = Wait for dusk and count again.
verse-105-v1-walk-between-them-slowly = Walk between them, slowly.
verse-105-v1-speak-to-the-woman = Speak to the woman with the scissors.
verse-105-v1-ask-the-children-about = Ask the children about the aunts.
verse-105-v1-arev-checks-the-names = Arev checks the names against the book.
verse-105-v1 = Hilts in rows, and the sound of scissors.
verse-105-v2 = You lay it down flat, which for a sword is a relief. Digging, you come on another, older, laid the same way. In the village they do not remember it. You cover both.
verse-105-v3 = They are the names of people from here, with their trades. Odra who salted, Merryn of the mules, Tegen who kept the churchyard. On one there is only MINE. You settle for one name and say it over, so as not to lose it.
verse-105-v4 = It has been freshly painted, with not much paint, a little at a time. As you unhook it, the sword below it straightens up.
verse-105-v5 = Three hundred and thirteen. The new one is at the end of the row, at a child's height. You did not see it come, and on a closer look it is not driven in. It is standing.
verse-105-v5-return-it-to-somebody = Return it to somebody's door.
verse-105-v5-keep-it-until-tomorrow = Keep it until tomorrow.
verse-105-v5-do-not-touch-it = Do not touch it.
verse-105-v6 =
    Wenna is eighty and does two rows a day, kneeling on a folded sack. She has got as far as her sister. "Hold the hilt still," she says. "She fidgets." They are scissors for hair. There is a comb in her apron too, and she puts it through the grass before she cuts.

    "Was she older than you?" you ask.

    "By two years. She signed the arrears for the pair of us, me being the one with the eyes." Snip. "They hanged her on a Tuesday."

    "Who did?"

    "Hedra judged it. She read it out and she cried, onto the paper, and had to read it over, because the sum had got wet and it was meant to be clear." Snip. "I never held it against her, after. It's the dry ones leave tufts."
verse-105-v6-cut-a-row-for = Cut a row for her.
verse-105-v6-put-back-the-sword = Put back the sword you drew.
verse-105-v6-ask-where-hers-will = Ask where hers will stand.
verse-105-v6-let-her-get-on = Let her get on.
verse-105-v6-told-1 = "My mother never told me," says Ailei. "She never told me a thing that wasn't so. This one she didn't tell me."
verse-105-v6-told-2 = "What was the sum?" says Arev. "Nine eggs," says Wenna.
verse-105-v6-told-3 = Beor has the hilt. It leaves off fidgeting. "That's it," says Wenna. "You've done this before."
verse-105-v6-told-4 = "You could leave it long round the back," says Worm. "She'd know," says Wenna.
verse-105-v6-told-5 = "I'd like to be at the end before the frost," she says. "There's a row and a half, and my knees."
verse-105-v6a = It goes in without effort and stops at the old mark. Wenna combs the grass round it, looks, and turns one tuft the other way. In the row behind, the hilts that were leaning are straight. "She'll say she went dancing," says Wenna.
verse-105-v6b = She shows you. It is at the end of the row, by the path, where there is company. The slot is cut already, and she keeps it clear with the comb. You bend over it. There is a coin at the bottom. "On account," says Wenna.
verse-105-v7 = Five children are playing at visits. They go from hilt to hilt with a mud cake and say good day: Aunt Odra, Aunt Merryn, Aunt Who Bites. "You can borrow one," says the tallest, who is seven. "You have to say where you're taking her. And she has to have had supper, her and whoever goes with her."
verse-105-v7-give-two-suppers-and = Give two suppers, and say where.
verse-105-v7-eat-the-mud-cake = Eat the mud cake.
verse-105-v7-say-good-day-to = Say good day to the aunts.
verse-105-v7a = They draw her out together, all five, calling the inches. She comes up bright. The tallest wipes her with a sleeve and explains to her, in a low voice, who you are and that it won't be long. Then she tells you at what hour Aunt Merryn is expected home.
verse-105-v8 = Arev goes down the rows with the book open on his forearm. Nearly all of them are in it, paid up, the first in Corentin's writing. Some died before there was a book. One is in it, pays, and is alive. She is Senara, by the press, six eggs on Friday. The rust on her hilt is as old as the rest.
verse-105-v8-carry-it-to-senara = Carry it to Senara's door.
verse-105-v8-enter-her-as-dead = Enter her as dead; sell her hens.
verse-105-v8-close-the-book = Close the book.
verse-105-v8a =
    Senara takes it by the blade, in her apron. "I put it there myself," she says. "To see who'd notice."

    "Since when?" says Arev.

    "Eleven years in April."

    "You're in the book. Six eggs, Fridays."

    "In yours. In Camelot's I died in the flood, there's a pension on it. And I'm dead at the Ashlings', they gave a candle." She turns it, to see the other side. "I thought, if I'm dead all round I'll be let alone. And I was let alone. That's when you get to wanting to be caught."

    "That's three entries," says Arev. "They can't all stand."

    "Strike out which you like."

    He looks at her, for the first time in twelve years from any higher than the basket. She goes in and comes out with an egg apiece. Arev enters it.

    "Read it back," says Senara.

    "Senara, by the press," Arev reads. "Living."
verse-105-v5a = You try door after door. They ask how high it stood, look at the doorpost, shake their heads. At the last a girl stands beside it, back straight. It is her size. "You've brought it early," says the mother. "Thank you."
verse-105-v5b = Before you have thought where to keep it a tinker has put down a coin beside it. "Whose was it?" he says. "It isn't yet," you tell him.
verse-105-v6c = It takes longer than it looks and it will not come even. Wenna goes after you with the comb. "It's how they'd have done it themselves," she says.
verse-105-v7b = "You have to say it's good," says the tallest. You say so. "She made it," she explains, of the nearest hilt. "She can't cook."
verse-105-v8b = Arev rules the line. It is a good straight line. Over by the press a woman is calling her hens. She goes on calling after the last of them is sold.
dream-105 = Somebody adjusts your grip: thumb here, wrist so. They are patient. They smell of onion and good oil. When you have it right they take their hands away, and it stays right.
dream-105-2 = The aunts are put to bed. They are drawn out one at a time, wiped down, and laid in the grass with the edge out of the wind. You have two to carry. One of them says good night, with the hilt.
nightmare-105 = They put you in to the hilt, with care, and it does not hurt. From that height one can see the village. Children come by. You wait for one of them to say which aunt you are.
verse-103-v5-told-31 = "Could you pay it?" says Beor. "It isn't a sum that one pays," says Arev. "It's two years." Beor thinks. "I could lend you four," he says.
