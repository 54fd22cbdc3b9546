verse-182-o1 = There is a place more, laid for one, with a small cup. The rest go round it with elbows in. "It is nothing," says the one who lays, looking at Worm, and at the ceiling. "It is only a plate. One does not look under it." They talk as people do who are getting up a party and are no good at secrets.
verse-182-o2 = At the head of the table, supposing there to be a head, sits one who writes. The pen does not leave the page. "It comes on," they tell you. "It is nearly half white already. It would only want some short words."
verse-182-oz = "How many would one be?" asks the one who lays. You say. They count the bowls along one arm and add one. "For the one who is late," they say. They look at you. "One more, for the one waiting up."
verse-182-o0 = One sees the whole of the table, and not the end of it. It is not round. It is not long. Where you stop there is a place, and next to the place there is more table. "How many would one be?" asks the one who lays, with bowls up to the chin. "Few," you say. The bowls sink a little. "One always begins few," they say, to comfort you.
verse-182-v1 = The table here, and the one who lays.
verse-182-v1-run-a-finger-round-it = Run a finger round it.
verse-182-v1-look-at-how-it-is = Look at how it holds together.
verse-182-v1-say-the-words-over-the = Say over the bread the words on the lintel.
verse-182-v1-the-place-laid-for-one = The place laid for one.
verse-182-v1-lay-the-papers-side-by = Lay the papers side by side.
verse-182-v1-arev-is-asked-what-a = They ask Arev what a debt is.
verse-182-v1-ailei-is-asked-for-something = They ask Ailei for something not kind.
verse-182-v1-beor-is-asked-to-put = They ask Beor to put it down.
verse-182-v1-hear-what-is-written = Hear what is written.
verse-182-v1-speak-of-the-king = Speak of the King.
verse-182-v1-carry-out-what-is-left = Carry out what is left.
verse-182-v1-take-the-paper-and-go = Take the paper, and go.
verse-182-v1-get-up = Get up.
verse-182-v2 = The finger looks for an edge and does not come to one. It gets back to where it begins, and is past it. There is nowhere to put a mark. "And how does one tell which day it is?" you ask. "It is this one," says the one who lays, and pours you something to drink, as the question is like thirst.
verse-182-v2-told-1 = "There is a table on a cart," you say, "rather like it, with cuts all round." "Oh," says the one who lays, touching the side of a nail. "And does it not hurt?"
verse-182-v3 =
    The same joint. There is not a nail in it. Each piece goes into the next and, if one asks, would come out. On the inside of the leg is a mark, three strokes, like a raised hand.

    "Who makes it?" you ask.

    "In the next room," says the one who lays. In the next room, behind a door on the jar, there is planing. One goes on tiptoe and moves the door by a finger. A bench; pale shavings; a back, a pair of glasses pushed up. They are making something small, with sides to it.

    "Whom is it for?" you whisper.

    "A child who is asleep in a bad place," they say, not turning round. "Out there the water moves. One would make it with a higher side." And they pass a thumb over the wood, and back, as one does with a forehead.
verse-182-v4 = "HERE THERE WOULD BE A ROOF," you say over the bread, in an ordinary voice, as it stands in the stone. They stop, with spoons in the air. One after another they look up; so there is. "Who teaches one to say it like that?" asks the old one. "A chapel," you say. "The roof is missing." "The words are not," says the old one. "As a rule it is the other way." They pass you the plate without a question. You skip a whole course with no crumb missing.
verse-182-v5 =
    The plate is face down, as one does against dust. By it is a napkin with a knot in one corner; it is the knot that children tie, so as to remember a thing. The spoon is short.

    "It is for the one who comes back," says the one who lays.

    "I do not come back," says Worm. "I turn up. And mostly then they let me down something."

    "Yes," says the one who lays, as though that should be the same.

    Worm walks round it. He wipes one sole on one calf, and then the other. "What does it cost?"

    The question goes round the table. Nobody keeps it long. When it is back where it begins the one who lays puts it, with care, on the cloth before him. "It is you who would be owed," they say. "Supper. It is in the oven."

    Worm looks at the plate. One sees that there are two arms too many.
verse-182-v5-sit-down-to-it = Worm sits down.
verse-182-v5-turn-the-plate-up-and = Worm turns the plate up, and stands.
verse-182-v5a = He sits down as one sits down in a boat. They bring him soup with everything in it. He eats fast, one arm round the bowl; and then not so fast; and then the arm moves off. "It wants salt," he says, to see. They pass it. "Is there more?" "There is more." "And what does one do after?" "After, one is full," says the one who lays. Worm thinks that out. One sleeve goes over the face, all of it, at a single go.
verse-182-v5b = He turns the plate up. Beneath is the white cloth, and in the white a paler round, as where a plate lives. "Keep it a bit," says Worm. "I am out and about just now. But it is a good place. Tell them." "One keeps it," says the one who lays, well pleased, and very used to keeping.
verse-182-v6 =
    You lay one by the other on the cloth: the receipt, and what stays in the book when one tears it off. They meet. One sees a wavy line, and one does not see the line. ONE CHILD, UNNAMED, HELD AGAINST RETURN. Round the table they read each other the words, from place to place, trying them as one tries a fish for bones.

    "*Return*," says the old one. "It is when one goes out and comes in."

    "It is when one gives a thing back," says a voice on the side where you sit. "One holds the child until the rest is given back."

    "The rest of what?"

    And there they stop. The one who lays reads it through again. The child from the bench, who does not read, looks up at Worm.

    "I would say him," the child says. "The return is him."
verse-182-v6-told-1 = There is, if one looks, a slip and a half. The first is in pieces. "No matter," says the one who lays. "It is the other half that is wanting," and smooths the pieces flat, each where it goes.
verse-182-v6-told-2 = The receipt is flat, without a crease. One can see that it sleeps in a cap. "What nice paper," they say, and hand it on by the corners.
verse-182-v6-read-it-as-coming-in = Read it so: going out, and coming in.
verse-182-v6-read-it-as-giving-back = Read it so: not to be let go, till the rest is given.
verse-182-v6-read-it-as-the-child = Read it as the child does.
verse-182-v6a = "So it is only supper, and late," says Worm. He breathes. "I know how to wait for that."
verse-182-v6b = "Then there would be an island to give back," says the old one, working it out in beans, and laughs, and so do they all. "No?" asks the old one. You are not laughing. "No," says the old one.
verse-182-v6c = Nobody says anything. Worm picks up both slips and folds them into one another, the same way up. "Do not go telling people," he says. "There are some who would take it hard." And lower, to the one by the door: "So when one comes back, what, is it over?" "One eats," they say.
verse-182-v7 =
    "What is a debt?" the one who lays asks Arev, pouring.

    "It is a thing that one owes," says Arev. They do not follow *owes*. "It is a sack that is not there." They fetch him a sack. "It is when I eat, and you do not." They pass him the bread. "It is a line in a book." They look over the table for one. "It is a weight." "One puts it down." "It is a string." "From where to where?" Arev drinks. By now the whole bench is listening, and the old one is holding the beans still.

    "It is that I do not sleep," says Arev.

    "Ah," they say, and make room for him to lie.

    He goes on standing. One can see him look; he is at the foot of the column and there is no more paper. He puts down the cup.

    "Kerra," he says.

    Nobody asks what that means. The one who lays goes to the dresser and takes a bowl, and sets it on the table, and a spoon by it.
verse-182-v8 =
    "One is so kind," says the old one to Ailei. "It is nice. Could one hear, just once, the other thing?"

    "What other?"

    "The one at the back of it."

    Ailei laughs. And then sees that they are waiting, all of them, with no malice, heads to one side, as people stand in a garden to hear if there is a bee. Ailei looks about. There is no one here to hurt with a date, or a death, or a *you see?*. There is only what is.

    "I am not sure that I can," says Ailei.

    "One tries," says the old one. "I am sitting comfortably."
verse-182-v8-say-it = Ailei says it.
verse-182-v8-she-cannot = Ailei cannot.
verse-182-v8a = "You are dull," says Ailei. "It is all bread and making room. Nobody here wants anything, and you sit looking on while I do. I cannot stand the people I comfort. I sit there thinking, get the crying over." Both ears are red, and getting redder. "And Hedra. I do not love Hedra. I do. Those are a pair of true things." On the bench there is a deeply respectful hush. "More," says the child, enchanted.
verse-182-v8a-told-1 = There is a card for it, in an archive, that Ailei carries. It comes out now, and gets a tick at the foot, a good thick one. There is no need to count them after that.
verse-182-v8b = Ailei takes a breath, and out comes "What good soup". "It is good," they say, let down. "Yes," says Ailei, and finishes it all, not looking up. "It really is," she tells the empty bowl.
verse-182-v9 =
    "That one may be put down," says the one by the door to Beor. They say it as one holder to another.

    Beor looks. Both arms are empty. "What?"

    "That."

    The hall is quiet. The floor is wood, with a nail standing out of it. It is no special floor. It bears a table, a bench, and a people who are yet to sit.

    "It is not that sort," says Beor. "If I put it down, who carries it?"

    "The floor," says the other. "That is what it is for." And since Beor does not move: "It takes two. I take the far side. One bends both knees, and says *there*."
verse-182-v9-put-it-all-down = Beor puts down all of it.
verse-182-v9-put-down-one-and-keep = Beor puts down one, and keeps the rest.
verse-182-v9a = They bend together, as for a stretcher, and Beor counts up to nothing. "There," says Beor. There is no thud. The boards give a low note, of wood that takes a weight and is comfortable with it. "Is it down?" he asks. "It is down." "Are you sure?" "The floor says so." Beor gets up, comes too hard, and staggers. "Light," he says, in alarm. The other, hat in hand again, looks at him as one looks at rain through a window. "What is it like?" they ask.
verse-182-v9b = "One," says Beor. He chooses. One sees which, by the way an elbow bends so as to keep a head up. It goes down in both arms, and he waits, bent over, with an ear there. And gets up. "She breathes," says Beor. The other nods. "Here, yes," they say.
verse-182-v10 =
    "It is all but ready," says the one who writes, and reads it to you, following with a little finger. "*Time would be given. To such as want it. There would be taken, in place of here, another place, and other people. One would be glad of it.* So."

    "It wants a when," you say.

    "Yes," says the one who writes, not pleased. "It is the short words. One puts them on and they come off." They blow on the page; beneath the table, round the shoes, is a fine dust of *when*, and *until*, and *since*. "And then, I am not clear about the rest. What is the time of somebody else? Is it a present?"

    There is no irony in it. They hold the pen like a spoon. Sign, and it is written. Mend it, and they will try. Tear it, and they take another sheet and ask you all over again, with patience, what it is that you would like.
verse-182-v10-sign-it-as-it-stands = Sign it as it stands.
verse-182-v10-put-the-when-in = Put the *when* in.
verse-182-v10-tear-it-up = Tear it up.
verse-182-v10a = You sign at the foot of the white. The one who writes waves it dry and makes you a copy, the same, with the name on it and all. "Whom does one give it to?" they ask. "The one in the other place?" They wait for you to say who, with the pen up. You say that there is no name yet. "Then one leaves it blank," they say, relieved, since that is a thing they can do.
verse-182-v10b = "*A year and a day*," you write, pressing hard. It stays, for as long as a breath; and then *a day* comes away, gently, like a scab, and slides off the page. *A year* goes too. "Does one put it back?" asks the one who writes. You put it back. Each time the pen marks less. In the end there is only a groove. "One can feel it, though," says the one who writes, trying with a nail. "That is new."
verse-182-v10c = You tear it across, and across. "Is that better?" asks the one who writes, with interest, and puts the bits together. Now the lines come in a new order. *Other people would be given in place of time.* "No," you say. The one who writes takes that in. And gathers the bits into a lap, and carries them to the fire, and lays them singly on the log that does not burn, where they stay, and may be read.
verse-182-v11 =
    You tell them the whole sentence. *I order that this evening no wax be laid, until*, and here the voice swallows a word, *daughter is done sleeping*.

    Round the table there is a silence, and it is not for the King. It is for the child.

    "Is she asleep?" asks the old one.

    "She is asleep."

    "And he stands?"

    "He is at a table. By himself."

    They look at one another. The one who lays reaches for the salt and hands it to the next along. It goes from place to place without a word, and comes to rest where nobody is sitting, at the corner on the side of the water. They leave it there. And then the old one thinks again, and leans over, and moves it a little nearer, so that he should reach.
verse-182-v11-told-1 = "And then she wakes," you add, "and sits down to breakfast." There is nothing in all that hall that makes them laugh as this does. The salt stays there just the same.
verse-182-v12 = "There is always more," says the one who lays, loading the plates on you, in steps. "One eats, and some is over. One never knows whom to give it to." They open. Outside, before the wall, people are sitting in a row and making believe to look at the water.
verse-182-v12-told-1 = The last in the row is a face you know. It is from the yard where no barley comes up, and on both sides it is clear why. It takes the plate. "It is hot," it says. And since that is the side of the sill where you are: "One would be obliged."
verse-182-v12-told-2 = In the middle of the row is Kerra, or else the other. She keeps the plate under a coat, for the warmth, and looks past you, in. "They are all sitting down in there," she says. It is not a question.
verse-182-v12-told-3 = The woman with the plates takes them in, full. "Tomorrow one sends the children," she says.
verse-182-v1-talk-it-over-with-them = Talk it over with those on the bench.
verse-182-v13 = There are a good few of them, or more, on one side of the table, elbow to elbow. They are listening already. "Would one debate?" asks somebody, with the bright eye of a person who hears talk of a dance. They tell the rest, and more arrive.
verse-182-v13-put-it-to-them = Put it to them.
verse-182-v13-eat-first = Eat first.
verse-182-oz-told-1 = "Soup for the guest," they say, and pour it first, from high up, with something of a show. "The rest can wait. The rest do wait."
verse-182-oz-told-2 = "The ladles are where they always are," they tell you, not looking up, as one speaks to people who live there.
verse-182-oz-told-3 = "The pot is behind the curtain," they whisper. "I am looking away. I shall count to whatever one likes."
verse-182-oz-told-4 = "No word yet from whoever sends for you?" they ask. "No? Then come up nearer the stove."
