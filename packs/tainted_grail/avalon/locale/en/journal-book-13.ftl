verse-book-590 =
    There is a wall on the bank that everybody takes for a wall. It is a doorstep. Beyond it there would be a hall, a bench along it, and bread, uncut. People sit who make room without breaking off. The island is theirs, if it is anybody's; and on the sand side everyone pays for it, a sack, a hen, a hat lifted in passing. "And nobody asks what it is that they wait for," says a woman on the sand, who has brought a plate. "We pay and run. You might ask."

    Nobody says *welcome*. Nobody says anything that is over. The one who opens is always the same; so is the one who lays, the one who writes, the old one, the child. By the door one stands, hat in hand.

    "One would come in," says the one who opens. "One would sit. Which way would one leave?"

    At the end of the bench there is a place, the length of a people. It is swept. It is always being swept. "One eats first," says the one who lays. "There is soup. What one wants one says with the last course, when there is nothing left to eat."
verse-book-591 =
    The last course is nothing. They bring clean plates, put them round, and sit, arms in laps. On the table is what there is of the bread, and the salt.

    "What does one eat now?" asks one of you.

    "Now one says it," says the old one.

    They are all on the one side, close, as for a likeness. The one who opens opens; the door gives on sand, and the sand is empty. One with hat in hand looks at you about the knees, and the knees understand by themselves. You get up.

    "On the sill," they say, low, to be of help. "One foot here, one there. It is easier. All that there is to say is in between."
verse-book-591-alone =
    The last course is nothing. They bring clean plates, put them round, and sit, arms in laps. On the table is what there is of the bread, and the salt.

    "What does one eat now?" you ask.

    "Now one says it," says the old one.

    They are all on the one side, close, as for a likeness. The one who opens opens; the door gives on sand, and the sand is empty. One with hat in hand looks at you about the knees, and the knees understand by themselves. You get up.

    "On the sill," they say, low, to be of help. "One foot here, one there. It is easier. All that there is to say is in between."
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
verse-book-593 = The one who writes lifts the pen, and puts it down, since the word you say is one of those that come off. "There is always one who asks for that," says the old one to nobody. "Such good people. They never sit right back."
verse-book-593-told-1 = And so you say it, the sentence of the King, for them to understand what everybody is running from: *that this evening no wax be laid, until a daughter is done sleeping*. What happens is not what you expect. They are sorry, all of them, for him. "There would be a child asleep," says the one who lays. "One does not wake a child. One waits." "One can wait sitting," says the one with the hat, "if one knows." And the hat gets a long look.
verse-book-593-told-2 = "She wakes," you add. "The child. She asks for breakfast." A murmur runs along the bench. There is no news, here, and this is about somebody. "What does she eat?" asks the child. "Who with?" asks the old one.
verse-book-593-told-3 = Of the King who is the cause you know only that there is an order, and that it is cut in two. "Half a sentence hurts," says the one who writes, and touches the middle of a forehead.
verse-book-594 =
    "There is one who comes and brings," says the old one, and spreads three fingers on the bread. "A sack, a hen. Puts it down there, and one says, but there is no need. That is a guest."

    "There is one who comes and keeps company. Stands with you at the window, says a thing and then does it. That is a guest."

    "And there is one who takes. Goes to the larder alone. Laughs loud, breaks a cup, cries, goes to sleep with boots on the bed." The old one looks at that finger. "That is a guest. One takes off the boots."

    "All three?" you ask.

    "They are three ways to be under a roof," says the one who lays. "Not one of the three is asked to give back the house. Who would ask it? It is a thing one says to a thief, and here we know none. There are those who steal. They are guests."
verse-book-594-told-1 = *Give, hold, take*, is how you say it. They say it after you, to try, and nod to you as to people who know the house.
verse-book-595 =
    "So you do not want it back," you say. You point outside, at the sand, the steps, the island with all that is on it. You need to explain what. There is no word. To them it is like asking for a floor back.

    "To do what with?" asks the child.

    "And why are you standing?"

    Even the soup is quiet. The one by the door answers, being the one who holds the answer. The voice does not go up. "One stands, hat in hand," they say, "these four hundred years. One waits for the guests to say goodbye."

    "Goodbye?"

    "Good night, then. One is fond of them. Until they say it one may not sit. One may not lie down." The hat goes from one arm to the other. "One would stand a little longer. But one is tired."
verse-book-595-told-1 = And so one of you says, knowing it, and there being nothing else to say, "I know you." It is a thing that nobody ever says here. The old one lets the beans fall. "Say it again," comes after a while. "I know you."
verse-book-595-told-2 = "And the child of the cot?" asks the one who planes, from the door on the jar. "Is there room still, for the legs?"
verse-book-595-told-3 = "And one of you is standing here by favour of somebody," says the one who lays, with a good look. "What does one give for such a thing?" You do not know. That seems to them the right price.
verse-book-596 =
    There is nothing to win. There is only to say what one is, from here on.

    "One could be family," says the one who lays. "Family say it going up the stairs. But one travels light. Each leaves the thing of which one is surest."

    "One could make a bargain," says the one who writes, all willingness. "Explain it and I write. Time. Or the time of another."

    "And one could say no," says the old one. "There are those who say no. One gets the shoes. It is not rude; it is just that the door then shuts from that side, and nobody here can open it."

    Outside is the water. On the sill are you, a foot to each side.
verse-book-596-told-1 = "There are the other you as well," says the child. "The ones from the wood. They say the same, but in another order. They are nice."
verse-book-596-told-2 = "There are shoes," says the child. They are on you. They all see it at once, and look elsewhere, as one does from a nightshirt.
verse-book-596-learn-to-live-here = Learn to drift, and be family.
verse-book-596-make-a-bargain = Make a bargain, for time, from anyone.
verse-book-596-say-no-and-ask-for = Say no, and ask for the shoes.
verse-book-596-told-3 = One after another you leave on the table what you are surest of. There is nothing to see. Being put down it makes a noise, as of keys. "It will turn up," says the one who lays, "in another drawer. It is always the last. And for the lesson go to the shore, to the one with the net."
verse-book-596-told-4 = The one who writes turns back both sleeves. "*There would be given*," goes the pen, and they look up, full of trust. "What a lovely verb. Come to the table, later, and I will read it to you."
verse-book-596-told-6 = The shoes are on you, and so they bring the polish. "I tie them again," says the child. "With a double one. So that they should hold, over there." From the sill to the sand is one step.
verse-book-596-told-5 = They bring you the shoes. They shine. "I tie them," says the child. "With a double one. So that they should hold, over there." From the sill to the sand is one step.
verse-book-597 =
    "Only this," says the one who holds the hat. "The goodbye. Who says it?"

    "We do," you say; or "one of us".

    "And when?"

    Here the *when* holds, there is no telling why. It may be because of who says it. "When the wax is set," you say.

    "Ah," they say along the bench, like people who hear the hour of a boat. "And would everyone be there? For if one is missing we stand on for that one. We cannot help it."

    You look at the sand, at the row with plates, the back of the clerk, the steps crowded with people shading both eyes. "They are a good many," you say. "Yes," says the one with the hat, low. "That is why one asks." They watch to see you say it.
verse-book-597-told-1 = Worm does not promise. One sees him try. "If you promise a thing they keep it," he says, "and meanwhile you are down the well." The one with the hat nods. "So one lays a place," they say. "One just lays a place."
verse-book-597-told-2 = "I can count them," says Arev, "all. At last there is some use in it."
verse-book-597-promise-that-all-would-be = Promise that everyone would be there.
verse-book-597-say-whoever-can-come = "Whoever can."
verse-book-647 =
    There is no parting. One goes out as one goes for wood, leaving the plate where it is. "Would one be back?" asks the old one without looking up. "One would," you say, and it is the first time that anybody at that table says so and does not look at the door. "Then one does not clear," says the old one.

    You don't feel the sill. It's a board between two boards. The clerk lifts her pencil, holds it there, watches you come out of sand on to sand. "You've left," she says. "Haven't you?" It takes you a moment. "We were indoors," you say. "Which?" "We were indoors." It's a past tense, and it stays in the mouth. "What does it taste of?" she asks, curious. "Water," you say. "After something sweet."
verse-book-647-alone =
    There is no parting. One goes out as one goes for wood, leaving the plate where it is. "Would one be back?" asks the old one without looking up. "One would," you say, and it is the first time that anybody at that table says so and does not look at the door. "Then one does not clear," says the old one.

    You don't feel the sill. It's a board between two boards. The clerk lifts her pencil, holds it there, watches you come out of sand on to sand. "You've left," she says. "Haven't you?" It takes you a moment. "I was indoors," you say. "Which?" "I was indoors." It's a past tense, and it stays in the mouth. "What does it taste of?" she asks, curious. "Water," you say. "After something sweet."
verse-book-647-told-1 = In front of the wall two children, one born and one rendered, are already playing at who is who. "You," says one. "No, you." "Again." They have watched you. Neither keeps the score.
verse-book-648 =
    They give you the paper in an envelope, with a flower, since it is a letter. "And do let us know," says the one who writes. "Can one give a time?" debate those who see you to the sill. "And is it heavy to hold?"

    On the sand the clerk puts out a hand, that being her trade. "Parties, yes and yes," she reads. "Object, other people. Term, not received. Did you read this before you took it?"

    "They read it to us."

    "With what sort of face?"

    "As if they were doing us a kindness," you say.

    The clerk files it in the bundle, at a place she knows. "It's the handsomest contract I ever saw," she says. "It's good. I couldn't say for whom."
verse-book-648-alone =
    They give you the paper in an envelope, with a flower, since it is a letter. "And do let us know," says the one who writes. "Can one give a time?" debate those who see you to the sill. "And is it heavy to hold?"

    On the sand the clerk puts out a hand, that being her trade. "Parties, yes and yes," she reads. "Object, other people. Term, not received. Did you read this before you took it?"

    "They read it to me."

    "With what sort of face?"

    "As if they were doing me a kindness," you say.

    The clerk files it in the bundle, at a place she knows. "It's the handsomest contract I ever saw," she says. "It's good. I couldn't say for whom."
verse-book-648-told-1 = At the foot is your name. It's the one thing on the page that keeps still.
verse-book-648-told-2 = Where you put the *when* is a groove. She lays her pencil flat and shades it, and for a moment one can read it, in white. *A year and a day.* She sees as well as you do that it had been written once before.
verse-book-648-told-3 = It's in four pieces; to read it she has had to hold them edge to edge. They smell of smoke. "Who tore it?" she asks. "We did." "Just as well," she says, and puts them by together, with string, the way one keeps a curl.
verse-book-648-told-3-alone = It's in four pieces; to read it she has had to hold them edge to edge. They smell of smoke. "Who tore it?" she asks. "I did." "Just as well," she says, and puts them by together, with string, the way one keeps a curl.
verse-book-649 =
    You swing your feet over the wall, and the soles are on this side. The double knot has held. Behind you in the fold of the sand there is still an arm holding up a lamp, then just the light of it, then the fold.

    "What did you say?" asks the clerk.

    "No."

    "To what?"

    It's the right question. All down the beach the people with plates are watching you come. "Nothing bad," says one of you. "They were fond of us. We said that we had things to do, and they said that one could see it."

    The clerk puts down the date, hour, minutes. She's so glad of an hour that she presses too hard and breaks the point. "Then it's shut," she says. You all push together. Nothing gives. It's only that it is a wall now.
verse-book-649-alone =
    You swing your feet over the wall, and the soles are on this side. The double knot has held. Behind you in the fold of the sand there is still an arm holding up a lamp, then just the light of it, then the fold.

    "What did you say?" asks the clerk.

    "No."

    "To what?"

    It's the right question. All down the beach the people with plates are watching you come. "Nothing bad," you say. "They were fond of me. I said that I had things to do, and they said that one could see it."

    The clerk puts down the date, hour, minutes. She's so glad of an hour that she presses too hard and breaks the point. "Then it's shut," she says. You try it, pushing at the stone. Nothing gives. It's only that it is a wall now.
verse-book-649-told-1 = One shoe pinches. The paper that kept its shape is still in the toe, closely written, and all of it in the conditional; it is a list of what they would have given you to eat.
verse-book-970 =
    "It would be getting late," says the one who opens. There is no hour; but you stand, and go on standing, between the bench and the door, in cloaks, as people stay so as not to decide. "We know that face," says the old one. "It is what one sees from the window. Such good people."

    They give out the lamps and do up every button. The one with the hat holds the door, and for a moment, at the sight of you there in cloaks, is in hopes. "Another time," they say. "There is no hurry. It is only that one stands."

    Outside it's night, a real one. "Which way did you come out?" asks the clerk, with her eyes shut. You don't know. You look for the place all the next day, and the day after. "They won't let you do it over," she says. "It isn't unkindness. They're embarrassed for you."
verse-book-978 = They wake you with the soup and the lamp together. "There is no more to say," says the one who opens, "and one would say the rest on the way." Cloaks come down the bench from arm to arm. "This is for the one who says little. This one is wet." The child is asleep, clutching the stone that wins; you leave it there. Nobody pushes. It is that the door is open. The air outside smells of now.
verse-book-979 = On the bank, between the steps and the wall, the world is as it was. "It's Wednesday," says the clerk, before you can ask. "Eight days. Ten, if it's your stomach that counts. One question each, and answer in the past, as that's what I can spell."
verse-book-979-told-1 = She draws the slips out of her sleeve. "Whose is this?" She reads it, capital to full stop. A hand comes out for it before she is done. "Good," she says. "It isn't everyone who can. Some hear theirs and say, poor fellow."
verse-book-979-told-2 = "Tell me a thing that happened to you," she says. You have to go back to when you were small. "I did say to leave me one," she says, and puts a dash.
verse-book-979-told-3 = "There's one who planes," you say. "They're making a cot with a higher side, because of the water." "Who for?" "Whoever is sleeping badly."
verse-book-979-told-4 = "What did you put down?" she asks Beor. "All of it," says Beor, who has one long stride and one not. "I keep looking to see if I forgot it."
verse-book-979-told-5 = "And you?" she asks Beor. "Sixty," says Beor. "One stayed there. She's breathing."
verse-book-979-told-6 = "What's this?" she asks Arev, about his last page. "A bowl," says Arev. "I can't draw. That beside it is the spoon."
verse-book-979-told-7 = "What were they like?" she asks Ailei. "Dull," says Ailei, and the whole beach turns to look. "Shall I put that?" "Put that."
verse-book-979-told-8 = "What were they like?" she asks Ailei. "The soup was very good," says Ailei. "I didn't ask about the soup," says the clerk.
verse-book-979-told-9 = "Is that chisel yours?" "It belonged to one who was coming back." "And when they do?" "They'll look to see what we've made."
verse-book-979-told-9-alone = "Is that chisel yours?" "It belonged to one who was coming back." "And when they do?" "They'll look to see what I've made."
verse-book-979-told-10 = "There was a chisel," you say. "We left it." "Why?" "They were in the middle of something."
verse-book-979-told-10-alone = "There was a chisel," you say. "I left it." "Why?" "They were in the middle of something."
verse-book-979-told-11 = "They have seen a red thread on the hedge, on this side," she reports, "and a flower. Do you know anything?" "It's so that it shan't get lost," you say.
verse-book-979-told-12 = "Your pockets are full." "It's from a village," you say. "Nine houses. Take some." The row with the plates comes nearer, without pushing.
verse-book-979-told-13 = On the steps two people are quarrelling over a rope. "Live a bit further off," you shout, "and then one of you bring a pie." "What, a pie?" they shout. But they think of it.
verse-book-979-told-14 = "Somebody ran by, wanting to know where the doors are," she says. "Crying and laughing. *It isn't broken*, he said. What isn't?" "He isn't," you say.
verse-book-979-told-15 = "One of you has more heart than went in," she says, "and less sense. Or the other way about. I'll put it under *sundries*."
verse-book-979-told-16 = "What did you promise?" "That everyone would be there." She lifts the pencil. "Who is everyone?" They're asking it from the steps as well. One begins to count here.
verse-book-979-told-17 = "What did you promise?" "Whoever can." Along the sand they look at their shoes. "Mine can't," says a woman.
verse-book-979-told-18 = "What did you ask them for?" "Time." "What did they say?" "They said, what's that."
verse-book-979-told-19 = "What did you ask them for?" "A place that would keep still." "And?" "They kept pointing at the bench."
verse-book-979-told-20 = "What did you ask them for?" "What they were waiting for." The clerk lays down her pencil. "Nobody ever had," she says.
verse-book-979-told-21 = "You're two days late," she says. "Did they see you out?" "With lamps." "That's how they are. At the Flats the others will be there by now."
verse-book-979-told-22 =
    "And the word?" she asks. "What is it they're waiting for?"

    "For somebody to say goodbye," you say. "They don't want the island. They want one of us to turn round in the door and say good night."

    She isn't writing. "Four hundred years," she says. "I paid them. My father paid them. With a debt you look at the figure. You don't think that there's somebody sitting up."
verse-book-979-told-23 = "And what are they waiting for?" she asks. "We didn't learn," you say. "There's one who stands, with a hat. They held the door for us." "I'll put that," she says. "It's more than there was."
verse-book-979-told-23-alone = "And what are they waiting for?" she asks. "I didn't learn," you say. "There's one who stands, with a hat. They held the door for me." "I'll put that," she says. "It's more than there was."
verse-book-979-told-24 = From the side of the sea comes a noise like a sheet being drawn off. "It's gone out," says the clerk, who never looks that way. "At the Cove. And no sign of its coming in. They say that the whole island is going, to hear what's to be done." She gets to her feet, which you have not seen her do. "I'm coming too. Somebody will have to write it down."
verse-book-971 = Outside the door is the lighthouse. It is just there, as far off as the woodpile. The one who opens stands aside, so as not to spoil the view. "At times it is this," they say. "The house turns about. It likes to. Once for each course. Again, should there be a sweet."
verse-book-971-told-1 = The light comes over the bench, and goes on. "It is lit," says the child, and holds an arm where it goes by, to feel.
verse-book-971-told-2 = It is dark, but somebody is keeping it dark; one sees a person up there, who does not blink. "How good," says the old one. "Making it night for a child."
verse-book-972 = Outside the door are the wells. The fourth is so near that one sees where the rope goes. From the bottom a courteous voice is saying a number, and breaks off. "It is requested that there be no draught," it says.
verse-book-972-told-1 = Worm looks down from there, off a doorstep, with bread in one cheek. "It is small," he says. He turns round. "It is *small*," he tells them all.
verse-book-972-told-2 = By the fourth well sits a girl with a rope across both knees, humming the end of a line. She looks up, and there in the air is a door, open, and a bench. She waves the rope.
verse-book-973 = Outside the door is Cuanacht, on the side of the ovens. It is the hour for loading them. "One thing they would hear," says the one who opens. "Just one. The house is standing with a foot up already."
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

    Ailei opens a mouth to answer. Shuts it. On the bench the old one is asleep sitting up, with a bean between two fingers. "No," says Ailei. "I say that I am coming back." And then, "Am I?"

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

    "I try. I put down who, and the next line is dry already. They will not go in a column." Arev lies under the open book as under a roof. "There is nobody here who comes after."

    "Then there is no last," says Beor.

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
verse-book-595-told-1-alone = And so you say, knowing it, and there being nothing else to say, "I know you." It is a thing that nobody ever says here. The old one lets the beans fall. "Say it again," comes after a while. "I know you."
verse-book-979-told-25 = "You signed the contract," she says. "Yes." "With whom?" "People who didn't know what it was." She puts that down, word for word. "Then it counts twice," she says.
verse-book-979-told-26 = "The *when* came off," you report. "It always does," she says. "And they?" "They asked whether to put it back."
verse-book-979-told-27 = "When you tore it," she asks, "what did they do?" "Laid it on the fire. It doesn't burn things." "Then it's still in force," she says.
verse-book-597-told-3 = "Then one stands gladly," says the one with the hat, and along the bench some of them sit, to try it, and get up again.
verse-book-597-told-4 = "Whoever can," says the one with the hat. "That is honest." The hat goes over to the other arm. "One waits for the rest as well."
verse-book-595-told-3-alone = "And one is standing here by favour of somebody," says the one who lays, with a good look. "What does one give for such a thing?" You do not know. That seems to them the right price.
verse-book-596-told-3-alone = You leave on the table what you are surest of. There is nothing to see. Being put down it makes a noise, as of keys. "It will turn up," says the one who lays, "in another drawer. It is always the last. And for the lesson go to the shore, to the one with the net."
verse-book-979-told-1-alone = She draws the slip out of her sleeve. "Is this yours?" She reads it, capital to full stop. You put out a hand for it before she is done. "Good," she says. "It isn't everyone who can. Some hear theirs and say, poor fellow."
verse-book-979-told-15-alone = "You've more heart than went in," she says, "and less sense. Or the other way about. I'll put it under *sundries*."
