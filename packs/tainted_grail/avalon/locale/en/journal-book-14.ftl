verse-book-600 =
    The sea has gone out of Bell Cove and has not come back. Where it lay is sand, hard as a threshing floor, with the lines of old keels drawn on it.

    "First to come, you," says Sister Ia. She has no paper. She licks a finger. "The minutes are ours. We keep them by heart. There's been no fire there."

    "Why here?"

    "It has no owner. On the day that the rest was lent this was under water. They are all coming. Whoever was promised something. They'd like to be told how it ends."

    "How long is there?"

    "Twelve days, in notches. Then we have supper, and it's the day after."

    "And what is wanted?"

    "Five peoples, or it's only a quarrel. The Table, level. Then it can be put to them. If they're to sail, four hulls, sound. If they're to stay, four names, to stand at the stones." She looks along the sand, at nothing so far. "Second," says Ia, "a woman with a gate."
verse-book-600-told-1 = "And one of you is to sail with the last," she adds. "You told a stone so, and have slept badly since. You may leave off here. It's down."
verse-book-600-told-2 = "A couple of the eleven you left over there," Maddern corrects her. "You were put out with lamps, so kindly that you didn't notice."
verse-book-601 =
    Noon on the flats, and nobody stands in another's shade. The Table is in the middle with its quilt on. There are more people about it than you have ever seen standing without a reason.

    "Where are we to go?" ask those who have come in last.

    "Where you like," says Ia. For the first time the minutes jam. They have never been anywhere that they liked. Then an old woman who understands rows moves a pace in from the edge and stops. They all move in a pace. They haven't a chair among them, but for one inside the ring. Cuanacht brought it over and above, and can't think whom to give it to.

    "Minuted," says Ia. "One stands."
verse-book-601-told-1 = They had the ring already, in chairs. They stand behind those with the backs in front of them, as at a party.
verse-book-601-told-2 = There are those among them from the oblongs of ash, who have had more practice at standing.
verse-book-601-told-3 = A bench has been left empty. It was asked whose that is. You told them.
verse-book-601-told-4 = They are in mittens, all, in the sun. If it came to a show of hands, not one of them could.
verse-book-601-told-5 = About the evening, Camelot knows. They are nudging those beside them to attend, like people who have read the end.
verse-book-601-told-6 = "*Everyone would be there*, you told them over the sill," Ia reminds you, aside. She goes round the crowd with her eyes and doesn't count. "It may be so."
verse-book-602 =
    "Front row," calls Lalla Tresk, who kept the Depository, "those who were on deposit, as many as got here." They come forward. Not knowing how to stand without a number, they stand by height. "I'll read out," she says. "No. I'll give you the floor."

    "Up to the Thursday, ask me anything," says Colan, who was in cell nine. "On the Thursday there's a paper with a name put to it. I would just like to know whose."

    A woman with her hair scraped back walks out of the crowd. She has nothing prepared. "Mine," she says. "There were the children, and there came such a polite man, and he said, for the year. It was you who always said mine was the good hand."

    He looks at her like somebody who has come to a stair where he remembered one. "Friday," he says low, trying it. "It's Friday."
verse-book-602-told-1 = "We came out by night," says a man, "thanks to these, and their irons. I'd wanted to say so, before we're of different minds."
verse-book-602-told-2 = "It was they who had the keys," says one of them. He points you out, with no malice, as you'd point out a table.
verse-book-602-told-3 = A chair is carried in, empty, and put in the row where his height would be. It's for the neighbour whom you wrote into the box.
verse-book-1060 =
    "Front row," calls Lalla Tresk, who kept the Depository, "those who were on deposit." The front row is sand. She has come by herself, with the keys, and Massen behind her. Nobody went up to fetch the rest.

    "They were going to get up," says Massen. "It was felt that they'd be sent for. *I* felt."

    "They'd have come if you had held the door," says Tresk. She doesn't say it hard. She takes the ticket off her own wrist, for she has one, and lays it down where the row would begin. "I'll stand for them. I've had the practice of sitting."
verse-book-1060-told-1 = A chair is carried in, empty, and put in the row where his height would be. It's for the neighbour whom you wrote into the box.
verse-book-603 =
    Then it has to be told them. That the notch is missing. That nothing fell due because once, of an evening, it was wished not to be over; it was a kindness, and out of that kindness come the hands. Ia waits with her finger wet. A child would like to know if it's a frightening story.

    "Who's telling it?" asks the front row.
verse-book-603-ailei-tells-them = Ailei tells them.
verse-book-603-casvel-tells-them = Casvel tells them.
verse-book-603-gwenneg-tells-them = Gwenneg tells them.
verse-book-603-tell-them-as-you-can = You tell them, as it comes.
verse-book-1004 =
    "It was a father," says Ailei. It's not a strong voice; they go quiet so that it shall carry. "I won't tell it you pretty. He'd a child who was ill and he said, not tonight. And they told him, very well. We were all of us born inside of that *very well*." She takes a breath. "What you're holding, when it won't open, is a thing that ought to have been left to a person. It wasn't asked for. It isn't a punishment, it's arrears. It can be paid. It'll hurt as much as it hurts, and not more."

    They ask her if she promises. "No," says Ailei. "I'm only telling you." It's the first time since she began saying things to people that she has been believed.
verse-book-1005 = "Thank you," Casvel begins. He can be heard as far as the Barrels. "It's what we have been saying for years. I'd be grateful if it were not sung. There was a day missing. The man who had it to put in didn't, out of love. Since then we've been the longest evening there ever was. I, who taught you to count it, believed that to be ready was enough." He looks at the small ones in their row, washed. "It isn't. There I was wrong. You wanted telling what one does after supper." He waits to be contradicted. He isn't. He's extremely sorry.
verse-book-1006 = "I was going to. No." Gwenneg stops, and starts from nearer. "I took two steps. They told you I had gone, so the others went and stood at the stones. I was behind the barn. After, I was ashamed, and then it was late, and the later it was the later it was. It's the same thing." He points with his chin at the Table. "So did he, that one. He said *in a moment*. He wasn't bad. Only, a moment, if it's not you that finish it, no one's going to come and finish it for you." It's the shortest that has been given. They pass it on to those behind. It gets to the back just as it was.
verse-book-1007 = You tell it badly. You begin at the wax, go back for the child, and set each other right about the date. Before long they start to help you from the rows. "The blank line, say. The change that's never right." Each had seen a bit of it and taken it for a trouble in the family. "So that's what it *was*," says a woman, "when my gran would stop in the door with her coat over her arm." By the end it's they who have told most of it. Ia asks you, for the minutes, who did. "Whoever was there," you say.
verse-book-604 =
    "Any others?" asks Ia. Kerra comes forward, from the third of the twelve doors, with a basket.

    Of all who might have a reproach to make she comes last on the list. She knows it. She looks from face to face. She has seen them before, every one, across a table. "I'm not asking for anything," she says. "I wanted to be here while the rest did."
verse-book-604-told-1 = None of you knows her. "Excuse me," you say, "you have an honest face. Would we owe you anything?" "No," says Kerra, after a moment. "It's all in order."
verse-book-604-told-2 = And then, over her shoulder, not turning round, "Would you pass me the salt?" Arev has it in his pocket. He has had it there for years.
verse-book-604-told-3 = "And I've the page by heart," she adds. "You needn't burn it. Leave it in the book. It's the only one I'm in."
verse-book-604-told-4 = The other comes up at her side, who is the same. They both answer to the name. They don't look at each other; each stands back to let the other go first.
verse-book-604-told-5 = "At your doors, nights," she says besides, "you could hear laughing. It's what we stayed for."
verse-book-605 =
    "I," says a courteous voice, "should like to give thanks."

    It's Casvel, who taught the children on the chalk to count down. He gives thanks to all of them, singly and by name, which takes time. He thanks those who fed him and those who threw stones; the mother who took her boy away, because the boy was cold. "I was right about the day," he concludes, "which was no use to anyone. I was wrong about the children, which was of use to me." He turns to you. "I've something to ask, too. But it's a private matter."
verse-book-605-told-1 = "I asked it by night," he says, "and I was answered." You can see it by his eyes, which have had some rest.
verse-book-605-told-2 = "Enough," say the small ones, in chorus, so that he'll see they still know it.
verse-book-605-told-3 = "Eleven," he adds, at the hundredth breath. They all hear it. He's not thanked.
verse-book-605-told-4 = "You in particular," he says, and names you, "I thank for coming. After what has been it takes more courage." There isn't a barb in it anywhere. That's what hurts.
verse-book-605-told-5 = "I yield the floor to these," he says, "who gave me their word to my face once, and kept it."
verse-book-605-told-6 = "And thank you," he tells you, "for looking the other way. Someone had to be seeing the wall." He really thinks so.
verse-book-605-told-7 = The sunset, on the last evening, is his to keep. It has been minuted.
verse-book-1062 = "I," calls a courteous voice from a long way off, "should like to give thanks." It is Casvel, who taught the children on the chalk to count down. He has stopped up on the brow with his own; nobody went up to fetch them. He thanks people from there, singly and by name, and the wind takes every third. Those whom it takes stand up to hear what it was for. "I was right about the day," comes down to you, "which was no use to anyone. I was wrong about the children." There was something more. He has his hands to his mouth still, after the sound has gone by.
verse-book-606 =
    Hedra, who was a judge with a hill to sit on, is on her feet like the rest. The assembly has arranged itself about her as water does about a post. "I have no chair," she says, "so this is no judgment. Whoever speaks will give a name, and one thing that they know. What they fear they'll tell the next person." She leaves a little time. "One can go back to the stones. The year, the day, the end of it written. It wants four. I ask."

    None. It's the sort of silence that could be ironed. A child counts gulls, comes to the end of them, and begins again.

    "Asked," says Hedra. "Those who are silent haven't agreed. They're thinking."
verse-book-606-told-1 = "Four names," says Ia, and gives them. At each a person stands a little straighter, and a mother a little less so.
verse-book-606-told-2 = "There are names," says Ia. "Not enough. It's the last that no one wants. The first has courage, the next has a friend. The last has just the stone."
verse-book-606-told-3 = "I was told once that all five had set out," she adds, in your direction. "It was a lie, well told. I have it minuted, so that today there shall be none."
verse-book-606-told-4 = "The one who didn't go, that's me," says Gwenneg to the whole island. It's the shortest thing said that day. They hear it as far as the ships.
verse-book-1008 =
    Hedra isn't there. It's a girl of eleven, Eseld, who gives the word, from on top of a box. She does it all correctly, and it's terrible. "Name," she says. "One thing you're sure of. Did you lose? You may do it over then, but only once."

    An old man tells a lie, a long one, with a great deal of beauty. She hears it out. "The other was better," she decides. "The true one. You were about to."
verse-book-1008-told-1 = There are four names to stand at a stone. She has them come forward, and looks at them so hard that one blushes.
verse-book-1008-told-3 = She asks who would stand at a stone. None. She waits the proper time, as she has learnt to from who knows whom. "Noted," says Eseld. "It's still your turn."
verse-book-1008-told-4 = She says over the names there are for the stones, and puts up a finger for each. Then she keeps her arm up, with a finger folded in it. "That's somebody," says Eseld. "I can wait."
verse-book-1008-told-2 = "The one who didn't go, that's me," says Gwenneg. "Again?" she asks. "Yes," he says.
verse-book-607 =
    "The sums," announces Tresk. They sit down about a box, she and Massen off duty. The third seat is for whoever comes in felt. "How many have the grip?" "A great many." "Yes, but how many?" "As many as there are things no one has asked to keep," says Massen. "It was counted. I counted."

    "And berths?"

    "One short," says Tresk. She does it over. "One short. The stones too, one short. Beds, bread. I've never been so proud of an account, it doesn't go wrong. Wherever you look it wants one."

    "It'll be whoever's standing," says a voice. You can't tell if it came from the row.
verse-book-607-told-1 = "These persons' adds up," Tresk certifies. "They declared all of it. Even the apple."
verse-book-607-told-2 = And then, out of duty, Tresk turns back the quilt and counts the rim. She comes to the end. She takes the pencil from behind her ear, looks at the point, looks at you, and puts it back. She doesn't say anything. When she has not said it, she says, "I resign."
verse-book-607-told-3 = "And the white ship, who's to crew her?" A midwife puts up a hand. So does Tegen, who doesn't; she wipes her feet.
verse-book-1000 = "We're not asking which yet," says Ia, and draws a line in the sand with her shoe. "This side is boats: everybody sails, and says good night. That side is stones: four stand, for a year and a day, and the rest stay. First I want to know who will abide by it, either way. Come and stand where you'd sooner. It's minuted, and doesn't hold you."
verse-book-1000-told-1 = "Cuanacht has given what it gave," says the boy with the key. He goes over to the boats, and the whole bench gets up and goes after the key. "Five. It'd like to keep the rest. But we'll come, whichever."
verse-book-1000-told-2 = The Twelve come up to the line, born and Rendered, and stop with a foot on either side. "We're on both sides as it is," they say. "We'll get the door for you."
verse-book-1000-told-3 = The Barrels sit down along the line itself. "One floats," they say. "It's neither leaving nor stopping. But we're with whoever has room."
verse-book-1000-told-4 = "You called us," says the Meadow, and steps across to the stones, a row at a time, in step. "It's more than we were promised. Whichever, so it's on our feet."
verse-book-1000-told-5 = "It's all one to those with the grip," says a woman in tied gloves. She has been led as far as the line, and turns her back to it, so as to face people. "So it's not settled without us. Here we are."
verse-book-1000-told-6 = There's no first step. They look at their feet, of which there are a great many.
verse-book-1001 = "Now whoever isn't a village," says Ia. "One mouth each. Don't all." The sun has shifted by an arm's breadth. Nobody had noticed letting it.
verse-book-1001-told-1 = "The aunts say what I say," says Jory, for the wood. "I haven't said yet." He looks up at where the hill would be, and goes and stands under it, among the stones. "Yes."
verse-book-1001-told-2 = "We," say Ia and Maddern together, from either side of the line. They look at one another across it. For once it means the same.
verse-book-1001-told-3 = The Counters say it in their several voices, the last one late. It's a single yes, with an echo.
verse-book-1001-told-4 = "The Fair's in," says Ysella, and has her wagon drawn across to the boats. "For nothing. Write it large. The nothing."
verse-book-1001-told-5 = "Thank you," votes Casvel. He has asked the people on either side whether he would be in their way.
verse-book-1001-told-6 = At the back a trade coughs, and the other trades after it. "The strike's off," is the translation.
verse-book-1001-told-7 = A man of the Barrels looks at your feet and doesn't come forward. He rocks a bit, as if there was water still.
verse-book-1002 = "And from the city?" asks Ia. "From the places where they don't sign with a cross?"
verse-book-1002-told-1 = "We've been King," say those of the hull on the roofs, "an evening each, on the quiet." They step across to the boats, in public. "We say yes."
verse-book-1002-told-2 = "It is favoured," says Massen. He shuts his eyes, and steps over something that isn't there. "I favour it."
verse-book-1002-told-3 = "It's the first time it's been put to us," says the front row, by height. "That was all it needed. Yes."
verse-book-1002-told-4 = The Judge's people have voted already, in silence, by motion and counter-motion. They have just brought the result.
verse-book-1002-told-5 = "So long as one sleeps after it," say those of the leagues, with poppies in their hats.
verse-book-1002-told-6 = The toll's Rounder steps up. They all wait; is it up or down? "One," he says. It's his first whole number.
verse-book-1002-told-7 = "Those are paid up," says a woman from the inn, and she means you. "For tomorrow. I'm keeping the room."
verse-book-1003 = "Is there anyone who was never given the floor?" asks Ia. "Today we minute that as well."
verse-book-1003-told-1 = "We that never went anywhere," say the Exempt, pudding in hand, "came."
verse-book-1003-told-2 = "Is it tomorrow yet?" asks Onora. She's nine, and has asked them all. "Because then you can say good night to yesterday."
verse-book-1003-told-3 = At the edge, where the sand gets dark, stands one with his hat off. He has not come forward. "One would wait here," he says, "if it's not in the way."
verse-book-1003-told-4 = Far out in the dark the sand has the prints of people standing. They can't come nearer than that. It was you who shut the door on them.
verse-book-1003-told-5 = "We," say those of the five who are home, from the ground. "We said *when the others do*. The others are you."
verse-book-1003-told-6 = "Those who've not much voice," you say on their behalf, as you had promised, "aren't leaving, and aren't holding. They're stopping." For an instant a fifth part of the crowd is a bit further over.
verse-book-1003-told-7 = "May those who gave us warning say what's the danger in the rest?" asks one whose face is a little soft at the edges, very civil.
verse-book-1003-told-8 = "Which country?" asks a boy's voice, when the map comes up. "What's it called, I mean. The next one."
verse-book-1003-told-9 = There's nobody. They look round for somebody, all the same, so that it shan't be on account of having looked away. "None," says Ia, at length. "It's the first time that I've minuted it."
verse-book-1003-told-10 = By now the line can't be seen for shoes.
verse-book-608 =
    "Enough," says Ia. She's hoarse; she has been remembering for hours. "That's who will abide by it. Now which? Is it the boats, or the stones? Who moves?"

    "Boats," says a man with tar on his cuffs. "You'd have four stand up there to hold my floor?"

    "And you'd leave the floor," says a woman with a hen. "I've my mother on it."

    "Bring her."

    "She's *under* it. By the pear tree." Nobody has an answer to that. He looks at her boots, and at his own. "Four, then," he says. "And if it's yours they ask?"

    "Then I'd want boats," says the woman with the hen.

    They look at you. It's the plainest thing of the day, and the oldest. You are the ones who went and who came back to say. A child has sat down on the chair that was over, and they let him.

    "Whatever it is," warns the old woman of the rows, "then it's done. We're none of us short of practice at waiting."
verse-book-608-told-1 = "Or neither," says the weaver, who has been shown how. "One stays, and lets the place go where it likes. Put that down as well."
verse-book-608-told-2 = "They aren't enough for everything," Ia tells you, aside. "You can move it all the same. It's called overruling, and they'd walk off."
verse-book-608-move-that-all-sail = Move that all sail.
verse-book-608-overrule-them-and-sail = Overrule them, and sail.
verse-book-608-move-that-four-keep-the-stones = Move that four should keep the stones.
verse-book-608-overrule-them-and-keep = Overrule them, and keep.
verse-book-608-move-that-one-dwell = Move that you all dwell.
verse-book-608-overrule-them-and-dwell = Overrule them, and dwell.
verse-book-608-say-it-will-be-seen-to = Say that it has been seen to.
verse-book-608-say-nothing = Say nothing.
verse-book-993 = "Sail," you say. There's no applause; it's a word with a house in it. Then a voice from a boat would like to know if the cat may come. Everyone laughs, and whoever is laughing is packing already. "Who's to say good night?" asks Ia. "To the ones over there with their hats off." "All of us," says an old woman. "Not in turn. All, badly, at once."
verse-book-993-told-1 = "There's room," says Bersaba, knocking on the air. "It's tight. One short. But there's room."
verse-book-993-told-2 = "On what?" asks Bersaba. She looks at what's afloat and at who is on the sand, and back. "I'll say yes," she says. "It's the oakum that won't."
verse-book-994 = "Keep," you say, "a year and a day. With the end of it written, this time, and who brings supper." "And then?" "Then it's asked again. Always. Every year one votes on waking up." There's a hum of heads doing sums, of the sort they know how to do, crops, shoes, the ages of children. "There's a new stick to be cut," Ia commands. "A thin one. It's to look short."
verse-book-994-told-1 = The four have found each other in the crowd already. They are showing one another their shoes.
verse-book-994-told-2 = "And the ones it still wants?" asks the girl with the supper. The silence comes back. She folds her napkin smaller.
verse-book-995 = "Dwell," you say. Nobody sees what's meant. It has to be explained to those in front, and by them to those behind; at the back it comes out a bit different, as is right. "No ship?" "No." "No stone?" "You say good night, as you do on the way up to bed, and you go up to bed." "And in the morning?" "You look where you are." A woman who knows how takes one by the elbow who doesn't, and is let. "Start with the nose," she advises.
verse-book-995-told-1 = "We'll let you in," say the houses. They are, in fact, open already.
verse-book-995-told-2 = "And the ones you kept outside?" someone asks, with no spite. "They know how it's done. It was they who should have been asked."
verse-book-996 = "It has been seen to," you say. They'd been ready for anything but that, which is what they have been waiting for all their lives. "Then we're not sailing?" "No." "We're not keeping?" "No." "And who…" begins a boy. His mother puts his collar straight. Ia has her finger up and can't find the page. "How do we minute," she asks, "what you didn't say?" The front row looks at the ground. About how you get there, they could tell you anything, up to the Thursday.
verse-book-997 = You say nothing. It lasts until it's awkward and then until it isn't. "I see," says a woman, "we have supper, then it'll be seen." "It's how it was always done," says a man, and he isn't finding fault. They drift off little by little, by fires, with their chairs. Ia is left with her finger in the air. "*Said, nothing*," she tries. From the back there is a sound like wind. A good many know the phrase.
verse-book-997-told-1 = Under the quilt the rim is complete. One of you is cleaning a nail.
verse-book-1009 =
    A great many go. There's no shouting, which would be easier. They roll up the blanket, look once more at the Table, and walk up to landward with the light in their faces. "It isn't the thing itself," a woman of the leagues says to you as she goes by. "The thing might do. It's that we'd come all this way to be asked."

    "Where will you go now?" "Home, to hear of it from other people," she says. "As usual."
verse-book-1010 =
    "Carried," says Ia, and wets her finger one last time. For supper they put their pots together. There's no telling now whose soup it is. It's the first act of the assembly, and it comes out well.

    "There's too much salt," says one village. "It's ours," says the next. "Then it's all right," says the first.
verse-book-650 =
    "Last item," says Ia, "sleep." The whole island lies down on the sand, feet to the water and the bag under its head. One of them has begun to practise, low, under a blanket. "Good night." Another, further along, corrects it. You can hear it go from fire to fire, and it's never the same again. There are lamps on the boats.

    "Is that how you say it?" asks a child.

    "That's how it's said for going to bed," they tell him. "Tomorrow evening's is the same. Only louder."
verse-book-650-told-1 = The first in line has a crooked name, *Tomorrow*. Whoever goes by says it aloud.
verse-book-650-told-2 = The first in line is the *When You Can*. "And you can now," she is always told.
verse-book-650-told-3 = The first in line has a name to each side. You have to look at her from both.
verse-book-650-told-4 = In your berth by the pump a family is already asleep.
verse-book-651 =
    "Last item," says Ia, "sleep." They don't any of them know how one sleeps out of doors. They teach each other. Those who are to stay have been given places by the fire and can't bear it. They keep getting up to put wood on. "Lie down," they are told, "you start tomorrow."

    "What am I to say?" one asks in the dark. "To the stone. The word."

    "A small one," says the girl with the supper. She is awake too, with the plate on her chest. "*Here nobody eats alone.* It's short, and it shows at once if it isn't so."
verse-book-651-told-1 = Others aren't waiting for tomorrow. Between one breath and the next their blanket is a pace to the south, with them in it. Those who look for them find someone.
verse-book-651-told-2 = Talan sleeps by the stool and has hold of it by the leg.
verse-book-651-told-3 = Gerens is on guard over what's not there yet.
verse-book-652 =
    "Last item," says Ia, "sleep." And they do sleep, and well, as people sleep when somebody else has settled it. In the middle the Table has its quilt tucked in. At some time in the night one of yours gets up to see if it's all right. A woman of Cuanacht is standing there, looking.

    "I'd always have it on the tip of my tongue," she says, "as a girl. There was one day missing. I never knew from what." She draws her shawl round her. "Is it missing to you, now?"

    "No."

    "How odd," says the woman. "Nor to me."
verse-book-652-told-1 = To seaward, a very long way off, is a thread of smoke. At the foot of the smoke there's a lamp in a window, of the kind that's left for someone coming home.
verse-book-991 =
    It's the last evening. On the flats are you, and Ia, and a fire or so. "Present," she begins, and is soon done. "Absent, all those to whom." She doesn't say it unkindly. It's the form. "Either there aren't the numbers or there isn't the furniture. One can open it just the same, and close."

    "Couldn't we wait?"

    "That, yes," says Ia. "That one always can." She sits down in her pool. From the land there come on the wind the voices of people asking one another if it was today.
verse-book-991-told-1 = "I've a word for it," says Worm. They look at him. "It's a short one," he says.
verse-book-992 = The dawn comes from inland and finds the flats with people on them. They're all up before the sun, as for a fair. When the first of the light is on the rim of the Table there's a hush. It's only the morning yet. Of this last evening they have the whole day before them. Ia walks it, from the Table down to the sea, and says the minutes out loud as she comes to things.
verse-book-992-told-63 = "Is that in?" asks a child, of everything, walking along behind her. "It's in." "And that?" "I'm coming to that," says Ia. She takes the child by the hand and goes on, towards the water.
verse-book-992-told-1 = "On the top of it lies the third copy of a form. Under *to be returned by* the date is today's."
verse-book-992-told-2 = "By it leans a broken wheel with Ysella's whip against it. She isn't taking it back."
verse-book-992-told-3 = "Round it in the sand are the prints of those who sang, and of the rest between."
verse-book-992-told-4 = "There's a new ring on the wood, off an onion. No one has wanted to rub it out."
verse-book-992-told-5 = "The cart mules are asleep on their feet, facing it, ears forward."
verse-book-992-told-6 = "On the brow, inland, are those who had walked off. They've slept there. They're watching."
verse-book-992-told-7 = "Cuanacht's gate is open to the sea. The sand has come through."
verse-book-992-told-8 = "At the gate, which is shut, there was a knock from the water side. The boy has asked who it is. He's waiting."
verse-book-992-told-9 = "The Chapel came in under choir. The bar was held between the knees. One can minute just the same."
verse-book-992-told-10 = "The brother is bringing her in. He has swept the whole of the wake. It's following him."
verse-book-992-told-11 = "The streets wake up in the order of their names, from habit."
verse-book-992-told-12 = "In Camelot they've changed keys. The old man next to the plank has everybody's. He slept splendidly."
verse-book-992-told-13 = "From the white ship they wave at you, by name, as to the first through the shop door."
verse-book-992-told-14 = "From the white ship they wave at the boy with the cap. You're in the heap."
verse-book-992-told-15 = "Nessa pours for everyone. This morning your ladleful runs over, and she looks elsewhere."
verse-book-992-told-16 = Nessa pours. "It's their water," she tells whoever thanks her, with her chin at you.
verse-book-992-told-17 = "The dog is one dog, and yawns for a pair."
verse-book-992-told-18 = "Ysella is giving away straw, a blade to a hat. At each of them she sits down."
verse-book-992-told-19 = "Massen has the bag on his head, empty, for the sun."
verse-book-992-told-20 = "They ask Ailei the time, the road, will it be fine. She's believed on everything. It makes her a little giddy."
verse-book-992-told-21 = "The news still goes about the sand in Casvel's voice. Whoever repeats it says thank you."
verse-book-992-told-22 = "Two steps," they tell each other, if someone hesitates on the plank, and they're over.
verse-book-992-told-23 = "Of how it was told there are a hundred tellings by now. In each of them a bit was put in by the teller."
verse-book-992-told-24 = "The Counters have made their beds and laid the day on top, ironed."
verse-book-992-told-25 = "Denzil blinks when he likes. Each time he laughs, at who's in there."
verse-book-992-told-26 = "The Meadow's chairs are in their rows before the Table. They've been left for the children."
verse-book-992-told-27 = "A fifth of the people wave to you from a place and a place beside."
verse-book-992-told-28 = "For an instant, on waking, you were a family from Witness. The glass of water was there."
verse-book-992-told-29 = "Nolwenn slept with a turn of rope on her wrist. Worm has the other end, for company."
verse-book-992-told-30 = "In the lines of the first landing there's an inch of water again. A feather floats there, pointing out."
verse-book-992-told-31 = "What your neighbour was saying asleep is said now out loud. There's no knowing, there, that it was said before."
verse-book-992-told-32 = "Of all the lamps on the bollard just one's still lit. It's yours, and somebody is walking towards it."
verse-book-992-told-33 = "A pair of strokes, a rest, a pair. It's Piran, on the side of the boat, with his knuckles. There's an answer."
verse-book-992-told-34 = "One of you has already tried on the heavy shoes. It isn't mentioned."
verse-book-992-told-35 = "The brother has the minutes by heart, all of it. He gets them wrong on purpose, so as to be told again."
verse-book-992-told-36 = Pasca has darned one of your sleeves as you slept. "That's us quits," she says.
verse-book-992-told-37 = "The one who wanted it for good has his girl on his arm. He's showing her how long a year is, with his hands."
verse-book-992-told-38 = "Across the sea, where the map's torn, there is no smoke nor anything. Or else you can't see it, which is as well."
verse-book-992-told-39 = "From the Barrels you're thrown a crust. It isn't for you. You are between them and the one below."
verse-book-992-told-40 = "The oldest of the Barrels shows you the bilge, dry, as other people show you the glass."
verse-book-992-told-41 = "The Barrels ride level. They have put the other book under a leg of the stove."
verse-book-992-told-42 = "On the hill the rows are still straight. You see them quite well from here, and the one who's walking there."
verse-book-992-told-43 = "There is barley for a crossing. They left a tuft of it. You can see that even from here."
verse-book-992-told-44 = "The five are on the ground against the cart wheel, making room."
verse-book-992-told-45 = "Of your baking there's the loaf like a key. It's being used to keep a place."
verse-book-992-told-46 = An old man of the Meadow presents you to his brother as his bearer. It's a rank.
verse-book-992-told-47 = "The copper nail's in one of the buckets. It's warm."
verse-book-992-told-48 = "*And would be launched*. It's a she. I hadn't thought," says Ia to the record, "that it might be the lot of us."
verse-book-992-told-49 = "On the shore behind stands one with an arm up. Those who row can see him."
verse-book-992-told-50 = "On whatever's well made you look, by now, for a mark like a raised hand. Some of the time it's there."
verse-book-992-told-51 = "Those from whom you took go by. They wish you good morning first, as a test. You answer."
verse-book-992-told-52 = "Those from whom you took have spread their blankets so that you'll have to go between, to get to the Table."
verse-book-992-told-53 = "Cuanacht has put water on for everyone, on principle."
verse-book-992-told-54 = "The Barrels are lending dry floor to the wet, and sea to any who hadn't seen it."
verse-book-992-told-55 = "At the carts it's free. There are those who suspect it."
verse-book-992-told-56 = "Camelot, just up, is standing in line for the King. It remembers."
verse-book-992-told-57 = "Those of the Depository woke before the hour, as they do. They weren't counted. They count each other, for fun."
verse-book-992-told-58 = "By those of the hands, each of them, there's someone sitting. It's not to touch. It's in case they drop a thing."
verse-book-992-told-59 = "After supper," says Ailei. "I'll tell *it*, too. One true thing. I've to pick which."
verse-book-992-told-60 = Arev counts who's here, gets the same both times, and distrusts it.
verse-book-992-told-61 = Beor has been round the Table and put a stone under one leg. "It's level now," he says.
verse-book-992-told-62 = "It'll be an early night," says Worm. "Or ever so late."
verse-book-1012 = The next day begins just the same. "One item," says Ia in the first of the light. "Supper."
verse-book-1012-told-1 = She minutes the empty places, each of them, as if there were people in them. It takes the whole morning. "Did not come, and had been promised," she says at every one. Inland, on the brow, a man puts up his arm at a name, and lowers it.
verse-book-741 =
    "If it asked you," says Ailei. "Nicely, like that. *Is it complete?* What do you say?"

    Arev turns his clean thumbs about. "Three hundred and sixty-six."

    "And when it asks again?"

    "Three hundred and sixty-six." He thinks. "The third time I don't know. You'd tell it."

    "I would be in tears by then." They look at the fires. "I'm not even angry with it," says Ailei. "I'd like to lend it a person. One to sit by it, while it reads the sum."

    "That I could do," says Arev. "I'm good at sitting by people who read sums."
verse-book-742 =
    "I heard them laugh," says Beor, "when you'd done telling it. Not at once. After. As when a tooth's out."

    "I was afraid you'd be angry. About the father."

    "No." He moves a stone off the fire. "My sixty, I was glad as I dug them to be of use. It'd seemed to me the opposite of standing still." She gets hold of his sleeve. "Don't tell me that I did right," says Beor.

    "I won't. They were all straight."

    "They were that," he says.
verse-book-743 =
    "One can hear you think," says Ailei, "from here."

    "I'm trying out a word." Worm has his chin on his knees. "It's the sort that once you've said it you don't get it back."

    "Is it *go*?"

    He doesn't answer, which is one. "If I said it," says he by and by, "don't you tell me it won't hurt."

    "I'd tell you there's soup on," says Ailei. "There will be. Chickpeas. It's true whatever you say."

    "Chickpeas," says Worm. He lays it by the other, to see if they fit.
verse-book-744 =
    "How long would it hold?" asks Beor. "If you made it well, the notch."

    "It depends who looks."

    "Say I do."

    Arev stretches out his legs. "You'd run a finger over it and say *smooth*. You would go to bed and not shut your eyes. In the morning you'd bring me my breakfast, so as not to mention it." He says nothing for a bit. "That's what does for me, with a forgery. It's not that it won't hold. It holds because of someone like you."

    "I'll look the other way, then," says Beor.

    "No," says Arev. "Look."
verse-book-745 =
    "What do I fetch?" asks Worm. "By the list. Given in exchange."

    "Against what?"

    "An island."

    Arev does the sum seriously, since it was seriously asked. "There's no rate," he concludes. "It's different goods. An island you can make over again, given time. For you I haven't the measure." He rubs his neck. "I'll say one thing, though, as a shopkeeper. Who puts you in pawn isn't doing business. He hasn't looked. And whoever redeems you, he hasn't bought you either. He's only brought you back."

    "To whose house?"

    "Ah," says Arev. "That's no longer trade."
verse-book-746 =
    "I'll take you on my shoulders tomorrow, if you like," says Beor. "To see."

    "I'm big."

    "It's not that you're small. It's that you'd see."

    Worm has been digging in the sand; each time that it's deep it fills. "You came down for me once," he says. "In the well. You said I was heavy."

    "You were."

    "How heavy?"

    "Like one who helps," says Beor. It's the highest weight he has. Worm looks at the hole. This time the water has stopped short. There are stars in it, exceedingly well informed.
