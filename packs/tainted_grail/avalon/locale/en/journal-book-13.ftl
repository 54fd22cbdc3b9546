verse-book-590 =
    There is a wall on the bank that everybody takes for a wall. It is a doorstep. One lifts a foot. On this side is sand; on that side there would be a hall, a bench along it, and bread, uncut. People sit who make room without breaking off. Nobody says *welcome*. Nobody says anything that is over.

    "One would come in," says the one who opens. "One would sit. Which way would one leave?"

    At the end of the bench there is a place, the length of a people. It is swept. It is always being swept.
verse-book-591 =
    The last course is nothing. They bring clean plates, put them round, and sit, arms in laps. On the table is what there is of the bread, and the salt.

    "What does one eat now?" asks one of you.

    "Now one says it," says the old one.

    They are all on the one side, close, as for a likeness. The one who opens opens; the door gives on sand, and nobody comes in. One with hat in hand looks at you about the knees, and the knees understand by themselves. You get up.

    "On the sill," they say, low, as a person who would help. "One foot here, one there. It is easier. All that there is to say is in between."
verse-book-591-alone =
    The last course is nothing. They bring clean plates, put them round, and sit, arms in laps. On the table is what there is of the bread, and the salt.

    "What does one eat now?" you ask.

    "Now one says it," says the old one.

    They are all on the one side, close, as for a likeness. The one who opens opens; the door gives on sand, and nobody comes in. One with hat in hand looks at you about the knees, and the knees understand by themselves. You get up.

    "On the sill," they say, low, as a person who would help. "One foot here, one there. It is easier. All that there is to say is in between."
verse-book-591-told-1 = At the table, on the side of the fire, there is a place for you with nothing to it, neither plate nor chair, only some bench that is more worn. It is a place at home. One does not go there, one goes back.
verse-book-592 = From there one sees the hall, and sees the sand, and the line between is as wide as a sole. Who speaks first? Nobody breaks in. Nobody helps. It is hard to say what brings you, when all that brings you is behind; what is wanted is why you are here.
verse-book-592-told-1 = "Because people die shut," says Ailei, "and I want to know if it is right to tell them so."
verse-book-592-told-2 = "Because there is an account," says Arev, "and on this side nobody keeps it. I want to see the face of people who do not keep it."
verse-book-592-told-3 = "Because it is heavy," says Beor. He thinks, and adds nothing.
verse-book-592-told-4 = "Because I am the one they put in first," says Worm. "I am the one who fits. But just now I am curious."
verse-book-592-told-5 = They wait until it is over. They wait a long time, so as to be sure; the soup, in the kitchen, comes to the boil and goes off it. "And what would one want?" asks the one who lays, in the end.
verse-book-592-say-that-you-want-time = "Time."
verse-book-592-say-that-you-want-ground = "A place that keeps still."
verse-book-592-ask-what-they-want = "To know what it is that you are waiting for."
verse-book-593 = The one who writes lifts the pen, and puts it down, as the word you say is of the sort that come off. "There is always one who asks for that," says the old one to nobody. "Such good people. They never sit right back."
verse-book-593-told-1 = And so you say it, the sentence of the King, for them to understand what everybody is running from: *that tonight the wax be not set, until a daughter is done sleeping*. What happens is not what you expect. They are sorry, all of them, for him. "There would be a child asleep," says the one who lays. "One does not wake a child. One waits." "One can wait sitting," says the one with the hat, "if one knows." And looks at that hat as at a new thing.
verse-book-593-told-2 = "She wakes," you add. "The child. She asks for breakfast." A murmur runs along the bench. It is the first news, here, that is about anybody. The child wants to know what she eats.
verse-book-593-told-3 = Of the King who is the cause you know only that there is an order, and that it is cut in two. "Half a sentence hurts," says the one who writes, and touches the middle of a forehead.
verse-book-594 =
    "There is one who comes and brings," says the old one, and spreads three fingers on the bread. "A sack, a hen. Puts it down there, and one says, but there is no need. That is a guest."

    "There is one who comes and keeps company. Stands with you at the window, says a thing and then does it. That is a guest."

    "And there is one who takes. Goes to the larder alone. Laughs loud, breaks a cup, cries, goes to sleep with boots on the bed." The old one looks at that finger. "That is a guest. One takes off the boots."

    "All three?" you ask.

    "They are three ways to be under a roof," says the one who lays. "Not one of the three is asked to give back the house. Who would ask it? It is a thing one says to a thief, and here we know none. There are those who steal. They are guests."
verse-book-594-told-1 = *Give, hold, take*, is how you say it. They say it after you, to try, and nod to you as to people who know the house.
verse-book-595 =
    "So you do not want it back," you say. You point outside, at the sand, the steps, the island with all that is on it. You need to explain what. There is no word. For them it is as if one should want a floor back.

    "To do what with?" asks the child.

    "And why are you standing?"

    Even the soup is quiet. The one by the door answers, being the one who holds the answer. The voice does not go up. "One stands, hat in hand," they say, "these four hundred years. One waits for the guests to say goodbye."

    "Goodbye?"

    "Good night, then. One is fond of them. Until they say it one may not sit. One may not lie down." The hat goes from one arm to the other. "One would stand a little longer. But one is tired."
verse-book-595-told-1 = And so one of you says, knowing it, and there being nothing else to say, *I know you*. It is a thing that nobody ever says here. The old one lets the beans fall, and does not pick them up.
verse-book-595-told-2 = "And the child of the cot?" asks the one who planes, from the door on the jar. "Is there room still, for the legs?"
verse-book-595-told-3 = "And one of you is standing here by favour of somebody," says the one who lays, with a good look. "What does one give for such a thing?" You do not know. That seems to them the right price.
verse-book-596 =
    There is nothing to win. There is only to say what one is, from here on.

    "One could be family," says the one who lays. "Family say it going up the stairs. But one travels light. Each leaves the thing of which one is surest."

    "One could make a bargain," says the one who writes, all willingness. "Explain it and I write. Time. Or the time of another."

    "And one could say no," says the old one. "There are those who say no. One gets the shoes. It is not rude; it is just that the door then shuts from that side, and nobody here can open it."

    Outside is the water. On the sill are you, a foot to each side.
verse-book-596-told-1 = "There are the other you as well," says the child. "The ones from the wood. They say the same, but in another order. They are nice."
verse-book-596-told-2 = There are shoes on you. They all see it at once, and look elsewhere, as though it should be a nightshirt.
verse-book-596-learn-to-live-here = Learn to drift, and be family.
verse-book-596-make-a-bargain = Make a bargain, for time, from anyone.
verse-book-596-say-no-and-ask-for = Say no, and ask for the shoes.
verse-book-596-told-3 = One after another you leave on the table what you are surest of. There is nothing to see. Being put down it makes a noise, as of keys. "It will turn up," says the one who lays, "in another drawer." The lesson is on the shore.
verse-book-596-told-4 = The one who writes turns back both sleeves. "*There would be given*," goes the pen, and they look up, full of trust. It will be read to you at the table.
verse-book-596-told-5 = They bring you the shoes. They shine. The child insists on doing the laces. From the sill to the sand is one step.
verse-book-597 =
    "Only this," says the one who holds the hat. "The goodbye. Who says it?"

    "We do," you say; or "somebody".

    "And when?"

    Here the *when* holds, there is no telling why; it may be because of who says it. "When the wax is set," you say.

    "Ah," they say along the bench, like people who hear the hour of a boat. "And would everyone be there? For if one is missing we stand on for that one. We cannot help it."

    You look at the sand, at the row with plates, the back of the clerk, the steps crowded with people shading both eyes. Everyone is a good many. But it is the kindest question of all this while, and they are watching to see you say it.
verse-book-597-told-1 = Worm does not promise. One sees him try. "If you promise a thing they keep it," he says, "and meanwhile you are down the well." The one with the hat nods. "So one lays a place," they say. "One just lays a place."
verse-book-597-told-2 = "I can count them," says Arev, "all. At last there is some use in it."
verse-book-597-promise-that-all-would-be = Promise that everyone would be there.
verse-book-597-say-whoever-can-come = "Whoever can."
verse-book-647 =
    There is no parting. One goes out as one goes for wood, leaving the plate where it is. "Would one be back?" asks the old one without looking up. "One would," you say, and it is the first time that anybody at that table says so and does not look at the door.

    You don't feel the sill. It's a board between two boards. On the other side the clerk lifts her pencil, holds it there, watches you come out of sand on to sand. "You've left," she says. "Haven't you?" It takes you a moment. "We were indoors," you say.

    It's the first past tense in eight days, and it has a taste, like water after something sweet.
verse-book-647-told-1 = In front of the wall a born child and a rendered one are already playing at who is who. They have watched you. Neither of them keeps the score.
verse-book-648 =
    They give you the paper in an envelope, with a flower, as it's a letter. "And do let us know," says the one who writes. Three of them see you to the sill, debating whether a time can be given, whether anybody has got any, what it weighs.

    On the sand the clerk puts out a hand, that being her trade. She opens it. She reads, turns it over, reads the back. "Parties, yes and yes," she says. "Object, other people. Term, not received. Did you read this before you took it?"

    "They read it to us."

    "With what sort of face?"

    You think. "As if they were doing us a kindness," you say.

    The clerk files it in the bundle, at a place she knows. "It's the handsomest contract I ever saw," she says. "It's good. I couldn't say for whom."
verse-book-648-told-1 = At the foot is your name. It's the one thing on the page that keeps still.
verse-book-648-told-2 = Where you put the *when* is a groove. She lays her pencil flat and shades it, and for a moment one can read it, in white. *A year and a day.* She sees as well as you do that it had been written once before.
verse-book-648-told-3 = It is in four pieces that smell of smoke. "Who tore it?" she asks. "We did." "Just as well," she says, and puts them by together, with string, the way one keeps a curl.
verse-book-649 =
    You lace your shoes on the wall, and the soles are on this side. Behind you in the fold of the sand there is still an arm holding up a lamp, then just the light of it, then the fold.

    "What did you say?" asks the clerk.

    "No."

    "To what?"

    It's the right question. All down the beach the people with plates are watching you come. "Nothing bad," says one of you. "They were fond of us. We said that we had things to do."

    The clerk puts down the date, hour, minutes. She's so glad of an hour that she presses too hard and breaks the point. "Then it's shut," she says. You all try it, pushing at the stone. Nothing gives. It's only that it is a wall now.
verse-book-649-alone =
    You lace your shoes on the wall, and the soles are on this side. Behind you in the fold of the sand there is still an arm holding up a lamp, then just the light of it, then the fold.

    "What did you say?" asks the clerk.

    "No."

    "To what?"

    It's the right question. All down the beach the people with plates are watching you come. "Nothing bad," you say. "They were fond of me. I said that I had things to do."

    The clerk puts down the date, hour, minutes. She's so glad of an hour that she presses too hard and breaks the point. "Then it's shut," she says. You try it, pushing at the stone. Nothing gives. It's only that it is a wall now.
verse-book-649-told-1 = There was paper in the shoes, to hold the shape. You pull it out. It's closely written, and all of it in the conditional; it is a list of what they would have given you to eat.
verse-book-970 =
    "It would be getting late," says the one who opens. There is no hour; but you've been standing for some time between the bench and the door, with your cloaks on, with the look of people who stay so as not to decide. They know it. It is the look they have seen for four hundred years, out of the window.

    They give you a lamp each. They do up your buttons. The one with the hat holds the door, and you can see that for a moment, with all of you in a row, there had been some hope. "Another time," they say. "There is no hurry. It is only that one stands."

    Outside it's night, a real one, and a lamp gives light where you are and not where you are going. The clerk is asleep against her bundle. On the sand before the wall you look for the place all the next day, and the day after that.
verse-book-978 = They wake you with the soup and the lamp together. "It is all said," says the one who opens, "and the rest would be said on the way." Your cloaks come down the bench from arm to arm. The child is asleep, clutching the stone that won; you leave it there. Nobody pushes. It's that the door is open, and the air outside smells of now.
verse-book-979 = On the bank, between the steps and the wall, the world is as it was. It's cold. It has a date. The clerk gives it to you before you ask. It has been eight days, or ten, according to which part of you is counting.
verse-book-979-told-1 = "Well, then," she says, and draws the slips out of her sleeve. She reads them to you. You know them, each of you knows one, and puts out a hand. "Good," says the clerk. "It isn't everyone who can."
verse-book-979-told-2 = You look for a thing that happened to you, to tell her, and have to go back to when you were small. She waits, with the pencil. It would have been as well to leave a sentence.
verse-book-979-told-3 = "There's one over there who planes," you say to anybody who will hear. "They are making a cot with a higher side." Those who have seen the Ship turn and look out to sea.
verse-book-979-told-4 = Beor is walking in front, with one long stride and one not, like a man off a boat. From time to time he looks round to see what he has forgotten.
verse-book-979-told-5 = Beor left one there, and is carrying the rest. "Sixty," he says, when you look at him. It is the first time you have heard that number with a breath in it.
verse-book-979-told-6 = In Arev's book, on the last page, there isn't a figure. There is a drawing of a bowl, not good, and of a spoon beside it.
verse-book-979-told-7 = Somebody asks Ailei what they were like. "Dull," says Ailei. Nobody had ever heard such a word from her, and it goes round the beach, and they're proud of it.
verse-book-979-told-8 = Ailei tells everybody how good the soup was. After that she says nothing as far as the steps.
verse-book-979-told-9 = In one of your pockets is a chisel, a short one. Faces, as you go by, touch their noses.
verse-book-979-told-10 = A chisel, between water and sand, is still in its place. They're getting on with the work over there.
verse-book-979-told-11 = On the hedge, on this side of it, people have seen a red thread that wasn't there before, and one flower.
verse-book-979-told-12 = In a village of nine houses they filled your pockets, and for a good way along the road there is enough for everybody.
verse-book-979-told-13 = Two people on the steps are quarrelling over a rope. "Live a bit further off," you tell them, "and then one of you bring a pie." They look at you. They try it.
verse-book-979-told-14 = Somebody has come running to the Twelve Houses, laughing and crying. He says at each door that it isn't broken. They will have packed for the Flats before anyone else.
verse-book-979-told-15 = One of you came out with more heart and less nerve than went in, or the other way about. It shows at the first dog.
verse-book-979-told-16 = Everyone would be there, you promised. You say so now to the people with plates, and to those on the steps, and they ask you who that is, everyone. You don't know. One begins to count here.
verse-book-979-told-17 = Whoever can, you said. On the sand they look down at their shoes, each of them thinking of somebody who couldn't.
verse-book-979-told-18 = It was time that you asked them for. They didn't know what that was, and they gave you such a lot of it.
verse-book-979-told-19 = A place that keeps still, you asked them for. "Here," they had said each time, and pointed to the bench.
verse-book-979-told-20 = You asked them what they were waiting for. You know it now. It's a word, and you have it in your mouth like a cherry stone.
verse-book-979-told-21 = You're two days short. They sent you away with lamps, and it is hard to hold it against them. By the time you get to the Flats the others will be there.
verse-book-979-told-22 = And the word is goodbye. They don't want the island. They want somebody to turn round in the door and say good night. Four hundred years, and it hadn't crossed anyone's mind. With a debt one pays the figure; one doesn't think of who is sitting up.
verse-book-979-told-23 = What they are waiting for you never learned. There's one who stands, with a hat, and who held the door for you. It is all that you have to take to a meeting.
verse-book-979-told-24 = From the side of the sea comes a noise like a sheet being drawn off. "It's gone out," says the clerk, who never looks that way. "At the Cove. And no sign of its coming in. They say the whole island is going." She gets to her feet. You have not seen her do that before. "I'm coming," she says. "Somebody will have to write it down."
verse-book-971 = Outside the door is the lighthouse. It is just there, as far off as the woodpile. The one who opens stands aside, so as not to spoil the view. "At times it is this," they say. "The house turns about. It likes to."
verse-book-971-told-1 = The light comes over the bench, and goes on. "It is lit," says the child, and holds an arm where it goes by, to feel.
verse-book-971-told-2 = It is dark, but somebody is keeping it dark; one sees a person up there, who does not blink. "How good," says the old one. "Making it night for a child."
verse-book-972 = Outside the door are the wells. The fourth is so near that one sees where the rope goes. From the bottom a courteous voice is saying a number, and breaks off. "It is requested that there be no draught," it says.
verse-book-972-told-1 = Worm looks down from there, off a doorstep, with bread in one cheek. "It is small," he says. He turns round. "It is *small*," he tells them all.
verse-book-972-told-2 = By the fourth well sits a girl with a rope across both knees, humming the end of a line. She looks up, and there in the air is a door, open, and a bench. She waves the rope.
verse-book-973 = Outside the door is Cuanacht, on the side of the ovens. It is the hour for loading them. You could say a thing, and they would hear; just one, as the house is already on the move again.
verse-book-973-told-1 = "Is there bread?" shouts a voice, before you open a mouth. It is Keren, or it is the boy, in the voice of Keren. "Yes," you shout. "There is bread."
verse-book-973-told-2 = There are five squares in the yard, clean, and a child hopping through them one by one. "Where are they?" you ask. The child points at a meadow, a long way back, with all of an arm; and from the way it points, it is well there.
verse-book-973-told-3 = They sit at a round table, thirty-five, and all of them turn. "Come in," they say, with the right names. "You are late." The one who opens pulls the door to, gently. "Those are cousins," they say.
verse-book-735 =
    "Try telling me a thing about Corentin," says Ailei, with the hall snoring, "and no yesterday in it."

    Arev takes a candle-end over it. "He counts the stars. He skips one. He knows that he skips it. He is happy just the same."

    "Go on."

    "He puts a name at the foot of a line that is wrong, because the boy beside him is shaking."

    "And the boy?"

    "Shakes," says Arev. He turns on one side. "It is odd. This way he never stops doing it."

    "Shaking?"

    "Signing," says Arev. Ailei tucks in the blanket, and for once says nothing to make it better.
verse-book-736 =
    "You weigh nothing in here," says Ailei, who is leaning on Beor to see if it is so.

    "Do not say it."

    "Why?"

    "Because I like it," says Beor. He looks at the table, at the dark that is not there. "You get used to it. Then you go out."

    "One could tell them. You are kind, but it is cold outside."

    "Are you going to tell them?"

    Ailei opens a mouth to answer. Shuts it. On the bench the old one is asleep sitting up, with a bean between finger and finger. "No," says Ailei. "I say that I am coming back." And then, "Am I?"

    "I will carry you," says Beor. "You weigh nothing."
verse-book-737 =
    "What name comes to you here?" asks Ailei.

    "It does not come," says Worm. "It sits a way off. Like a dog you do not know." He takes the crust off the bread and puts it by, and puts it back on the plate, since here there is no need.

    "If it is in three bits I can say it."

    "Do not."

    "Are you sure?"

    "It is in the oven," says Worm, quite serious. "Like supper. Say it now and it gets cold, and then what is there when it is time?" By the door, without turning round, the one with the hat nods.
verse-book-738 =
    "How many boards?" asks Arev.

    "I do not count them."

    "You always count."

    "I count the other thing," says Beor, with a lift of the chin at both empty arms. They are lying on the floor, the pair of them, since it is the floor that bears it and they want to hear it work. "What do you write, in here?"

    "I try. I put down who, and the next line is dry already. They will not go in a column." Arev keeps the book open on that stomach like a roof. "There is nobody here who comes after."

    "So nobody is last," says Beor.

    Arev writes that. It may be read until they get up.
verse-book-739 =
    "What do you owe them?" asks Arev. "For supper."

    "Nothing," says Worm. "That is what is nice. No. It is nasty." He scratches. "If I owe nothing how do I leave?"

    "You get up."

    "And what do they do?"

    "They watch you."

    "There," says Worm. "So you do pay."

    Arev brings out a coin and lays it between them. They look at it. It belongs to neither; there is no way, here, to say that it should. Worm spins it on edge, and it spins, and spins, until the child comes and laughs at it.
verse-book-740 =
    "Shall I carry you?" asks Beor. He asks it in the dark, and there is light.

    "Where to?"

    "Here. There. I am all arms with nothing in them."

    "To the well and back," says Worm, for a joke, and Beor gets up and does, takes him lengthwise, like a ladder. They go round the hall. On the bench they pull in legs. On the next round Worm stops laughing.

    "Nobody is letting me down," he says, surprised.

    "No. This is on the flat."

    On the one after that he is asleep. Beor goes round again, to be sure.
