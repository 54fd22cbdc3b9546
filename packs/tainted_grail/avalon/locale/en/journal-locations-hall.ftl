verse-181-o1 = Lamps stand by the door, lit, one for each of you. "For the road," says the one who opens, keeping them in order of height. "One would see where to put the feet." On the bench they go on making room. "Is it raining, outside?" asks the old one, with an eye on the boots. "No," you say. "It could," says the old one.
verse-181-o1-alone = A lamp stands by the door, lit. "For the road," says the one who opens, trying it at the height of a knee. "One would see where to put the feet." On the bench they go on making room. "Is it raining, outside?" asks the old one, with an eye on the boots. "No," you say. "It could," says the old one.
verse-181-o2 = They are all standing. "Pleasant evening," they say to each other, and "nice bread", as in a house where the coats are out of the cupboard. "Would everyone be there?" the child asks. "One would try," you say. The child nods, and rubs one eye. Nobody else dares to.
verse-181-o3 = It is to the swept length that they show you now. Nobody else lays anything there but a look. "Here?" you ask. "Here," says the one who stays by the door. For a moment it seems that the hat is going to be put down. "No," they say. "Not yet. But here."
verse-181-oz = "One would come in," says the one who opens, as glad as if in all the house there should be nothing else to do. "The bread is still there. Nobody says a word to it."
verse-181-oz-told-1 = The bread is in slices, and the slices do not grow fewer. Whoever takes one looks to you first, with a lift of the chin. "For the knife," they explain.
verse-181-o0 = One lifts a foot. On this side is sand, and the foot is full of it. On that side the air smells of wood and soup, and there is a hall. It stands where the wall stands. "One would come in," says the one who opens, looking not at you but at the foot, with hope, as at a child on the first step. "A little more. And more. There is a nail. One gets fond of it."
verse-181-o0-told-1 = The foot knows how high. It goes over the nail, and down on the other side. "Ah," says the one who opens. "Ah," they say quietly along the bench. "At home."
verse-181-o0-told-2 = It is higher. You fall in, on both knees, among straws and shoes. Nobody laughs. The one who opens kneels as well, for manners, and so nobody is alone down there.
verse-181-o0-told-3 = "One would be of those by the fire," says the old one on the bench, and keeps you a place on the warm side. At the hearth where Tegen makes beds sits one very like.
verse-181-v1 = The bench, the bread, people making room.
verse-181-v1-find-a-place-on-the = Find a place on the bench.
verse-181-v1-say-what-one-would-be = Say what one would be here.
verse-181-v1-answer-which-way-one-would = Answer which way one would leave.
verse-181-v1-say-a-hard-thing = Say a hard thing.
verse-181-v1-cross-the-floor-by-the = Cross the floor, by the flags.
verse-181-v1-go-on-with-the-one = Go on talking with the one who opens.
verse-181-v1-go-to-the-window = Go to the window.
verse-181-v1-see-about-the-bread = See about the bread.
verse-181-v1-go-to-the-swept-place = Go to the swept place.
verse-181-v1-explain-a-word-to-them = Explain a word that is not here.
verse-181-v1-greet-the-one-with-the = Greet the one with the plates.
verse-181-v1-offer-to-hold-the-hat = Offer to hold the hat.
verse-181-v1-stand-up-for-the-last = Stand up for the last course.
verse-181-v1-sit-up-two-together = Sit up, a pair of you.
verse-181-v1-get-up-from-the-bench = Get up from the bench.
verse-181-v2 =
    There is no room on the bench, and then there is. Nobody moves up; there is more bench.

    "On this side there would be the warmth," says the old one, who is topping beans into a basin that does not fill.

    "On that there would be me," says the child. It looks at the boots, one pair after another, and decides. "We would play."

    Beyond the last of them runs an empty length that does not stop. One with a hat in one hand and a broom in the other is sweeping it, slowly, as one combs somebody who is asleep.

    "And there?" you ask.

    "There one would wait."

    "For whom?"

    The broom stops. It is a word that goes in, here, and perhaps it is not offered often. "That," says the one who sweeps. "Yes. Whom. That is just it." The broom goes on.
verse-181-v2-told-1 = The old one is sitting on a cloth, folded in four, such as a coin buys. It is dry. The old one tilts a little to let you see it.
verse-181-v2-sit-by-the-old-one = By the old one.
verse-181-v2-sit-by-the-child = By the child.
verse-181-v2-sit-at-the-edge-of = At the edge of the empty length.
verse-181-v2a = The beans, once topped, are cooked. The old one passes them along without turning round, and looks out of the corner of an eye to see whether they please. "One eats and does not ask," says the old one. "That is nice. There are those who ask where they come from." "Where do they come from?" "There," says the old one, delighted, to the next along.
verse-181-v2b = It is a game with stones. One lays out as many as one likes and then says who is winning. "You," says the child. It moves a stone. "Me." It takes a good look. "You." There is no way to stop, and after a while that is what is restful. "At home one wins once," you say. "And then?" asks the child, worried on account of you.
verse-181-v2c = You sit where the emptiness begins. On one side is a shoulder, warm; on the other, wood, clean, as far as one can see. It is not sad. It is like sitting by a bed that is ready. "Is one many?" asks the one who sweeps. "How do you mean?" "In that way." They look past you, towards the sand. "Counting with a broom, one falls behind."
verse-181-v3 =
    The one who opens brings four plates, all alike, and holds them high, so that you should not see what is in them.

    "And what would one be?" There is no edge to the question. It is put as one asks who takes salt.

    "What is the difference?" you ask.

    "In what one eats," says the one who opens. "A guest begins with soup. Kin put it on the table. A thief eats from the pot, where it is hotter."

    "And the last?"

    "Goods," says the one who opens, with tact. "There are those who come as that. One sets them near the door, so that whoever sends for them should not need to wait. Nobody ever sends. In the end they eat with the rest, and it is a pleasure to see how."
verse-181-v3-a-guest = A guest.
verse-181-v3-kin = Kin.
verse-181-v3-a-thief = A thief.
verse-181-v3-goods = Goods.
verse-181-v3-think-it-over = Think it over.
verse-181-v3a = "Guest," says the one who opens, and along the bench some shut both eyes, as at music. "Soup," they announce. "Low on salt, so that there should be something to ask for." They watch you eat it. They look at the door, and at you; and then, quickly, somewhere else.
verse-181-v3b = They give you the ladle. That is all. Nobody shows you where the bowls are, and you open the right cupboard. "There is one with a crack," says the old one. "It goes to whoever does not mind." You keep it.
verse-181-v3c = "Out of the pot, then," says the one who opens, and holds it at a slant, so as to make it easier. It is very hot. You steal until you can steal no more. Somebody, going by, puts bread into a pocket for you, with a wink, and looks away so that it should come off.
verse-181-v3d = They smile, and there is no scorn in it. "Goods," says the one who opens, and shows you to a stool near the door. There is a draught. After the soup they ask if the ones who send for you are late. After the bread they do not ask, and put a blanket round you.
verse-181-v4 = "And which way would one leave?" asks the one who opens. There is flour on the floor, smooth, and they hold out a stick. "Any way. It is only so as to know on which side to hang the coats." They lean out from the bench to see.
verse-181-v4-by-the-door-one-comes = By the door one comes in at.
verse-181-v4-by-another = By another.
verse-181-v4-one-would-not-leave = One would not leave.
verse-181-v4a = You draw a line, straight, to the doorstep. The one who opens goes along it with a finger. "With a greeting," they say at the end of it, as one reads the last word of a letter. Nobody sweeps it up. They go round it with the plates.
verse-181-v4b = You draw a door, where there is a wall. It is a poor sort of door, and one side of it leans. "Yes," says the one who opens, after a while. Knocks. From the other side there is a knock. "People," they say, pleased. "It is us. One goes out, and stays in."
verse-181-v4c = You put the stick down. There is nothing in the flour but the place where an elbow leans. "Ah," says the one who opens, very low. "One would not leave." They say it to someone standing by the door. "Who greets, then?" that one asks, looking into the hat. "Hush," they say.
verse-181-v5 =
    One of you tries. A mouth opens and a whole thing comes out, with a date, a name, and how. It does not arrive. Across the table they smile, and wait politely for it to begin.

    "One cannot hear," says the child, to help. "There is a sort of hole."

    "Say it again," says the one who lays. "Slowly. A thing that is."

    And so it needs to be turned, there and then, with all of them looking, as one turns a coat; to find where it lies now, today, at this moment, the part that weighs.
verse-181-v5-told-1 = "I lie to people in pain," says Ailei. "It is easier for me." It carries very well.
verse-181-v5-told-2 = "There is a woman on the third doorstep who is not eating," says Arev. "I know why. I eat."
verse-181-v5-told-3 = "One of them breathes," says Beor. "I carry. One of them is breathing, and I carry." Along the bench they move up, to make room for what is carried.
verse-181-v5-told-4 = "I like it at the bottom," says Worm. "I do not. It is cold. Hold the rope."
verse-181-v5-told-5 = "There," says the one who lays. It is all they say. But the plate that is put before you is the good one, with a blue rim.
verse-181-v6 = The floor is of flags. There are thirteen, or, if one looks, twelve. The rest of them walk on it anyhow. There is a way to do it. One counts with the foot and keeps an eye on the far bank, and the far bank is the old one with the beans. Where the thirteenth is not, you go wide. "One is across," says the old one. "We always get wet socks there, and there is no water." There is a fistful out of the basin, by way of prize.
verse-181-v7 =
    The one who opens is the one of the Steps. It is not easy to tell, without the arm up; but looking at you they narrow both eyes, as against water.

    "And so one arrives," they say, as if between there and here there should be only a breath.

    "One arrives," you say. "What does one see from down there?"

    "People coming. One puts up an arm, since the sun is low, and one sees them come by a step, and by another. At the wet one they stop. One puts out a cup." A sleeve goes over the latch, which is clean. "It is good work. One stands in the cold, and one opens."

    "Why does one not call?"

    "Call whom?"

    "Them. The people who stop."

    They think, for as long as it needs. "A voice hurries people," says the one who opens. "And then, one does not know the name."
verse-181-v8 = There is a window, with the curtain across. "One would see Cuanacht," says the one who lays. "As it is without being held up." The curtain is light. It would take no more than one finger.
verse-181-v8-look = Look.
verse-181-v8-leave-it-shut = Leave the curtain as it is.
verse-181-v8a = The houses are there. They do not stand close; they stand as it suits, and now and then change neighbours. The granary is on the side with the sun. A woman is crossing the yard with a sack, and the yard comes to meet the sack. "When you can," the woman tells the yard. "And you can now." Where the stone is there is an apple tree. That is what hurts, that it bears apples.
verse-181-v8a-told-1 = And there is the gate, open, and Keren in it, not counting. Thirty-five bowls are drying in the sun with nobody to turn them.
verse-181-v8a-told-2 = The houses stand in a row in a meadow, with the chairs out, and one cannot see where Cuanacht ends and somebody else begins.
verse-181-v8a-told-3 = All of them are there, the baker boy too. The table is round. One of them looks up, and waves, and it is at you.
verse-181-v8b = "One may also not look," says the one who lays, and closes the curtain in the middle with a couple of pegs. "It is a thing one respects. There are those who look. And then the bread tastes of nothing."
verse-181-v9 =
    The bread is in the middle of the table, uncut. By it lies the knife, with the handle towards you. Round about they speak of other things, with great care.

    "Who cuts?" you ask.

    "Here one is family," says the one who lays. "Should family cut it, it is bread. Should a guest cut it, it is supper."

    "And if nobody cuts it?"

    "It would keep," says the old one. "It is of the sort that keeps."
verse-181-v9-cut-it = Cut it.
verse-181-v9-break-it = Break it.
verse-181-v9-wait-and-ask-for-it = Wait, and ask to take it along.
verse-181-v9a = At the first slice they stop talking of other things. "Thick," you tell each other, "as one cuts it in Cuanacht," and the first goes to whoever sits furthest. It travels from one to the next, all along the bench. "And here?" asks the one who sweeps, where the emptiness begins. "There as well," you say. The one who sweeps holds it a moment. It is laid on the wood, quite straight.
verse-181-v9b = It makes a noise like gravel. The halves are not equal, and you give away the big one. "So that is how," says the one who lays, to whom the noise is new. "May one do it again?" For the rest of the meal they do it, all down the bench, with crusts. "Listen," they tell each other. "It is like a road."
verse-181-v9c = "For those at home," you say. The one who lays wraps it in a cloth with a couple of knots, and then unties them and makes just one, an easier one. "Somebody would like the end," they say. It does not run out, that bread. There lies the trouble: each time one needs to decide to stop.
verse-181-v10 = The wood is pale, without a scratch. A people would fit there, bundles and all. The one who sweeps watches you come, and the broom is still. "It is clean," they say. "One may even sit. Nobody forbids it. It is only that they all look."
verse-181-v10-sit-there = Sit there.
verse-181-v10-ask-whom-it-is-for = Ask whom it is for.
verse-181-v10-let-it-be = Let it be.
verse-181-v10a = You sit. It is smooth, and a little lower than the other places, as for people who are tired. And then they all stand up, the old one with beans rolling, the child, the one who lays with plates up to the chin. On each face is what one sees on a face that hears a step on the stair. "Yes?" says a voice. You do not know what they want. "Thank you for the bread," you try. "Yes?" they say. "It is comfortable." "Yes?" They go on waiting. After a long while, one by one, they sit down. "So nearly," whispers the child to the old one.
verse-181-v10b =
    "For the guests," says the one who sweeps.

    "Are the guests us?"

    "As well." The broom points at the sand, the water, the steps, and beyond, at everything there is. "There are so many. One sweeps, so that when they get up there should be room to go by."

    "When they get up from where?"

    "From table," says the one who sweeps, surprised, and looks at you as one looks at a person who is holding a spoon and asks where the soup is.
verse-181-v11 =
    They ask about a noise you make, in the middle of what you say. You make it before *house*, and before *fault*, and before *mother*. They say it after you. It comes out empty.

    "It means that a thing is with me, and not with you," you explain.

    "Like the cold?"

    "No. Everyone gets cold."

    "Like a nose."

    "Nearly. But a field, too. Even when one is far from it."

    They confer. A bowl is fetched, and the one who lays puts it in front of you, and then before the old one, and then in between. "Here," they say each time. "Here. Here." And they look at you with a terrible attention, to see at which point it changes.
verse-181-v11-try-with-the-bowl = Try with the bowl.
verse-181-v11-give-it-up-laughing = Give it up.
verse-181-v11a = You hold it tight. The old one reaches out and you pull it back. "Why?" asks the old one. You do not say. A lip trembles; and then, all over the hall, they understand. "Oh," says the one who lays, touching the place. "It aches *here*." "Yes," you say. "That is it." "And one says it every time? Before house? Before mother?" "Every time." They stroke you on the shoulder. "You poor things," they say.
verse-181-v11b = "Field", you say, with the noise; "bowl", with the noise; in the end you point at the child, with the noise, and the child makes it back, pointing at you. They laugh until the old one cries. "There is no way," you say. "There is none," they say, in heaven. From then on, handing you a thing, they make that noise first, as one says *good health* in the language of whoever is visiting. They make it for every thing, to all of you. "So that you should be at home," they explain.
verse-181-v12 =
    Between the bench and the table goes one with plates. It is one of the Rendered; one sees it by the apron, which ties in front. Here he is at home.

    "Salt?" he asks you. "It is on the left."

    "Always?"

    "Here, yes. It is a rest. Over there each morning is a discovery." He sets a plate down and stays there, with a hip to the table. "Is there anything else?" He would like there to be.

    There is the name he goes by out there, which another goes by too. There is also what he is called by those who are fond of him, which is something else again.
verse-181-v12-by-the-name-he-goes = By the name another goes by too.
verse-181-v12-by-what-they-call-him = By what they call him who are fond of him.
verse-181-v12a = "Yes," he says, attentive all at once, and squares up as one does at a counter. "At once." He fetches what you ask for. He does not point out the salt to you again.
verse-181-v12b = He drops a fork. "They call me that when it rains," he says. "From under the eaves." He picks it up. And he tells it to the child who is clearing, and to the old one, and to the one who stands by the door. "They call me. Do you hear?"
verse-181-v13 =
    One stands by the door with hat in hand. They are not old. It is only that they look like standing.

    "It goes well with company," they say, when you stop there.

    "Is it heavy?"

    "No. It is just that one may not put it down." It is turned by the brim, by a quarter. A plain one, with a ribbon. "Put it down and one sits. Sit, and one leans. And what if the guests should get up meanwhile?"

    "They do not get up."

    "Not yet," they say, very kindly, as one speaks of children. And then they lick dry lips, and you see that this is a thing not often asked. "Would one hold it, for a course? Just one. So as to see what it is like, sitting."
verse-181-v13-hold-it-for-a-course = Hold it, for a course.
verse-181-v13-say-that-one-must-eat = Say that you are eating.
verse-181-v13a = The hat weighs nothing. After the soup it does. After the bread anybody who likes may take the arms. The other one sits on the edge of the bench, knees together, and does not look at the plate, but at you, the hat, the door. "So that is how," they say, low. They eat a few mouthfuls. At the next they stand, wipe a chin, and take it back. "Thank you," they say. "Now I know what one is waiting for. Should you like, one may say why one is here, standing on the sill. I shall keep it open."
verse-181-v9a-alone = At the first slice they stop talking of other things. "Thick," you tell yourself, "as one cuts it in Cuanacht," and the first goes to whoever sits furthest. It travels from one to the next, all along the bench. "And here?" asks the one who sweeps, where the emptiness begins. "There as well," you say. The one who sweeps holds it a moment. It is laid on the wood, quite straight.
verse-181-v5-alone =
    You try. The mouth opens and a whole thing comes out, with a date, a name, and how. It does not arrive. Across the table they smile, and wait politely for it to begin.

    "One cannot hear," says the child, to help. "There is a sort of hole."

    "Say it again," says the one who lays. "Slowly. A thing that is."

    And so it needs to be turned, there and then, with all of them looking, as one turns a coat; to find where it lies now, today, at this moment, the part that weighs.
