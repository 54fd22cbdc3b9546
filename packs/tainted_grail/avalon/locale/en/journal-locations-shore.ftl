verse-183-o1 = They see you coming from far off, and do not greet you. "Are we here?" is all they ask, as of people who step out for air. "We are here," you say. It is no matter which of you. The posts stand aside. A wave comes up to you, thinks better of it; it is all the same.
verse-183-o2 = The water is low, and still, and on one side only. "That is because of you," says the child, who is following with stones in both pockets. "One sees that it is how one does it, where you come from. One keeps still." It is not to be rude. The child is here to see.
verse-183-oz = The shore is where one leaves it, and also somewhat nearer. The hedge is in flower. "Is one going out?" asks a voice from the hall. "One is going out." "And one would come in?" "One would come in." The door stays open.
verse-183-o0 = From the hall one goes down a few steps of sand, and there is the sea. It is in front. You turn round, and it is behind as well, with the hall in between like a boat hauled up. The water comes in and goes out at one time. A woman with skirts up is walking in the midst of it, and does not seem to mind which. "Which is the tide?" you shout. "Which would you like?" she shouts back. "I am looking for a bucket."
verse-183-v1 = A shore, and nobody on just one side.
verse-183-v1-say-which-way-the-tide = Say which way the tide is going.
verse-183-v1-ask-for-the-lesson = Ask for the lesson.
verse-183-v1-ask-for-it-again = Ask for it again.
verse-183-v1-a-last-time-with-nothing = A last time, holding on to nothing.
verse-183-v1-lend-a-thing-you-are = Lend a thing you are sure of.
verse-183-v1-plant-the-cutting = Plant the cutting.
verse-183-v1-step-on-the-flat-stone = Step on the flat stone.
verse-183-v1-look-at-what-lies-in = Look at what is shining in the sand.
verse-183-v1-speak-to-the-posts = Speak to the posts.
verse-183-v1-see-to-the-barn = There is a barn too many.
verse-183-v1-sit-by-the-hares = Sit by the hares.
verse-183-v1-go-to-the-village-that = Go to the village that is visiting.
verse-183-v1-show-it-to-one-who = Show it to one who thinks it a fault.
verse-183-v1-go-back-for-the-shoes = Go back for the shoes.
verse-183-v1-go-in-as-one-goes = Go in, as one goes indoors.
verse-183-v1-leave-the-shore = Leave the shore.
verse-183-v2 = The woman with the bucket stops to listen. "Go on," she says. "I put a shrimp on either answer."
verse-183-v2-it-is-going-out = "It is going out."
verse-183-v2-it-is-coming-in = "It is coming in."
verse-183-v2a = "It is going out," you say, and stand in it up to the belt. The woman claps. "Just the opposite," she says. "Again." "In, then," you say, and it leaves you there, on a bank, with a crab. There is no getting it right. The beauty is that after a time one waits to be wrong as one waits to be tickled.
verse-183-v2b = "It is coming in," you say. Off it goes, in no hurry, taking the spray along and leaving the bucket. "Going out," you say, handing it over, and the woman pulls you up by the elbow just in time. "You are good," she says. "There are those who need an afternoon to be as wrong as that."
verse-183-v3 =
    "It is easy," says a girl who is mending a net from both sides. "One holds a face as one holds an egg. One does not grip and one does not drop. One carries it about."

    "A face?"

    "What one is. But say it like that and one grips." She puts down the net. One arm goes across both eyes, and behind it is the girl, and also the old one from the bench, and a person whistling; and the girl again, with twine in the mouth. "Try," she says.

    You try. It is like standing up in a boat. "I am there," says one of you, which is the end of it.
verse-183-v3-told-1 = Ailei gets it at once; and then somebody there looks sad, and back Ailei runs, to comfort.
verse-183-v3-told-2 = Arev does it with great precision. "So?" he asks. "Very good," says the girl. "That is Arev."
verse-183-v3b =
    "Less," says the girl. "One does not do it. One stops doing it."

    This time you keep an eye on the net, all holes on both sides, and it fishes just the same. For a moment there is air between you and the name.

    "There," she says. "And now do not count."

    You are counting.
verse-183-v3b-told-1 = Beor holds a face as one holds a full pail. "Who holds it meanwhile?" he says. "The sea," says the girl. Beor looks at the sea for some time, as at a man who wants a loan.
verse-183-v3b-told-2 = Worm finds it no trouble. It is the coming back. They look along the shore; in the end the girl calls "Supper!", and he comes from all round.
verse-183-v3c =
    There is nothing to be sure of any more, and so one can. This time nothing happens at all. The water comes and goes, the girl mends, one foot is cold.

    "When does one begin?" you ask.

    The girl looks up, and laughs. "Come and see!" she calls to the people of the hall. You look round for what it is. One of you is talking, with another face as well, some aunt, and there is a field in it, and a Tuesday. "Is that you?" you ask. "Somewhat," comes the answer. Nobody grips. It goes over you all like cloud over a hill. "Again?" says one of you. "No need," says the girl. "That is how it is. One only goes about with it."
verse-183-v4 = "Is there anything to lend?" asks an old man, who is wearing things of every size. "Nerve, judgement. Whatever is over. It comes back for supper." And shows you what there is in exchange, a patience, rather threadbare; a steady arm; a way of laughing.
verse-183-v4-lend-courage = Lend courage.
verse-183-v4-lend-caution = Lend caution.
verse-183-v4-lend-nothing = Lend nothing.
verse-183-v4a = "Just the thing," says the old man, and tries it at once, telling a woman a couple of posts along that he likes the way she coils a rope. For supper you get it back. "I am afraid it is not folded the same," he says. Nor is it the same. Where courage goes there is now an eye for other people, that is at first a little tight under the arms.
verse-183-v4b = He puts it on, thinks, and stays where he is all afternoon watching the water, very happy. You get it back folded some other way. In place of caution is a wish to stand up on things. "It is nice and warm," says the old man.
verse-183-v5 = The hedge ends here. It is the same, the one that walks; one can tell by the thorn. At this end it is in flower, and stays put, like someone at home in socks. You set the cutting by it, and it starts on leaves, all on this side. "What is it like over there?" asks a man with shears. "Thorns," you say. "It goes about, it cuts people off." "Ah," says the man. "So it is not visiting. It cannot find the way." He ties on a red thread. "Now it can come in when it likes."
verse-183-v6 = There is a stone, flat, a bit aslant, and on it the print of a heel. It is missing from a certain ford. You step up, and the heel goes in exactly. "Does anything happen?" asks the woman with the bucket. "One cannot see." But somewhere or other a man with trousers up lifts a foot for the next stone, shuts both eyes, and stays dry. "So that is where it goes," says the woman. "And such a good one to sit on."
verse-183-v7 = "It is not mislaid," the woman with the bucket warns you. "It is laid." It is a chisel, short, with a bright handle. A face can be finished with it; the weight tells you so. Further on in the sand are the steps of someone who is going to see about the weather. "Are they coming back?" you ask. "They are only just over there," she says.
verse-183-v7-take-the-chisel = Take it.
verse-183-v7-leave-it-there = Leave it there.
verse-183-v7a = You take it. The sand keeps the shape, and the water goes round. A long way off someone comes strolling up, bends, looks at the empty place. "It is with people who finish things!" shouts the woman with the bucket. There is no shout back. An arm goes up against the light, to see what you will make.
verse-183-v7b = "Just the edge in," you say, turning it, "so as not to be trodden on." "How considerate," says the woman. There is another next to it, smaller, for a beginner.
verse-183-v8 =
    They are posts, few of them or many. "How many is one?" you ask, as manners require.

    "How many would one like?" It is not a voice. It is more as when a person moves over to let you by.

    At home one counts them, every day, and they come out wrong, and people weep. They do not mind being counted. Only, each time, they would so like to please.
verse-183-v8-ask-them-to-be-none = Ask whether tonight they could be none.
verse-183-v8-say-what-they-are-is = Say that they do very well as they are.
verse-183-v8a = "None?" they say, delighted. "None at all? Nobody ever asks us that." They go off, one after another, like lamps. Where the outside begins there is for a night nothing to begin it with. You all sleep on the one side.
verse-183-v8b = "As they are how?" they ask. You sit down. "You," you tell the nearest, "are straight. You are the one who gets on with the water." "And me?" asks the last of them. You say.
verse-183-v9 =
    They are putting down a barn on the sand. It takes eight of them, with the hay and all, and they are pleased. "It is coming back," they say. "And one over, for the trouble."

    "We do not want it to come back," you say.

    They look at one another. They put down the one over, that is there behind, with hay in it too. "One does not want it?"

    "One is grateful. But no. There is one there already, with people in it."

    Nobody ever says so. One can tell from the way they hand the words along, from shoulder to shoulder, careful not to chip them. *One is grateful, but no.* "May one do that?" asks one of them, a young one.

    "One may," you say.
verse-183-v9a = "Then it does not happen," says the young one, and politely it does not. The barn backs off by a plank at a time, like someone who sees that it is the wrong room; the hay stays for a moment in the air, in the shape of the roof. "Excuse us," says the eldest, from behind it. And then there is sand. There are eight people with nothing to carry, looking at sixteen arms.
verse-183-v10 = They are a pair of hares with a single shadow, that fits both. "May one?" you ask. They are eating something that is there, or that would be. After a time the shadow lies on you as well and there is room in it. "Which of you keeps it?" you ask, and no one minds. Getting up, it is all so light that you look round to see if a piece is left behind.
verse-183-v11 =
    It is nine houses and one chimney, and the chimney goes round. They are here on a visit from some other shore. They pull you in by the sleeve. There is food for thirty and they are twenty-two, or else the reverse.

    "And do you never annoy each other?" you ask, when you are full.

    "Always," says a woman who is peeling.

    "And then?"

    "And then one lives a bit further off." She points out of the window, where the next house is a bit further off already. "Until one of them comes over with a pie."
verse-183-v11h = The nine houses, a bit further off.
verse-183-v11h-have-supper-there = Stay and eat.
verse-183-v11h-ask-how-they-quarrel = Let them show you how they quarrel.
verse-183-v11a = You eat until the chimney goes out, and it is the turn of the next house. They stuff every pocket there is. "Where does it all come from?" you ask. "Whoever is quarrelling brings it," says the woman.
verse-183-v11b = "It is about a bucket," says one. "It is not about a bucket," says the other. Meanwhile the two houses come apart, gently, with the cloths still on the line. "It is the tone!" she calls, until nothing carries unless they shout, and shouting makes them laugh. From a distance one cannot see the bucket. One of them swims across with a pie on a dry head. "You cut it," they tell you, "being on no side." That, it seems, is what they call a judge.
verse-183-v12 =
    It is one of the Rendered. He stands in it to the ankles and grips both elbows, like somebody trying not to spill. "It goes," he says. "Over there they all see it. They say the name and I am a bit of someone else as well. It is a fault, I know. I am careful. I hold tight."

    "Do not hold tight," you say. "It is an egg."

    You show him. You are not good at it; you do it as one shows a dance step, in a kitchen. He watches the feet. And lets go of one elbow, and of the other.

    "What if it goes?"

    "It comes in to supper," says one of you, in the voice of another of you, which here is no matter.
verse-183-v12a = A brother goes across the face, and the brother of a brother, and a day of rain. He laughs, and cries, and does not wipe it. "It is not broken," he says. "It is not *broken*. It does that because it goes. So those who see it, they just see it going." "Yes," you say. He is off at a run along the shore; from the way he runs, he means to stop at every door there is.
verse-183-v13 = The shoes are by the door. They stand in a row, pointing out. "Is one off?" asks the one who stays there, clutching the hat to a waistcoat. "Not yet," you say. "It is just that without them one does not feel upright." They look at the feet. "I know about feet," they say. The shoes are stuffed, to keep the shape, with paper, in small close writing. There is no word on it of yesterday.
verse-183-v11h-leave-them-to-it = Leave them to it.
verse-183-o1-alone = They see you coming from far off, and do not greet you. "Are we here?" is all they ask, as of people who step out for air. "We are here," you say. The posts stand aside. A wave comes up to you, thinks better of it; it is all the same.
verse-183-v8a-alone = "None?" they say, delighted. "None at all? Nobody ever asks us that." They go off, one after another, like lamps. Where the outside begins there is for a night nothing to begin it with. You sleep on whichever side it is.
verse-183-v3-alone =
    "It is easy," says a girl who is mending a net from both sides. "One holds a face as one holds an egg. One does not grip and one does not drop. One carries it about."

    "A face?"

    "What one is. But say it like that and one grips." She puts down the net. One arm goes across both eyes, and behind it is the girl, and also the old one from the bench, and a person whistling; and the girl again, with twine in the mouth. "Try," she says.

    You try. It is like standing up in a boat. "I am there," you say, which is the end of it.
verse-183-v3c-alone =
    There is nothing to be sure of any more, and so one can. This time nothing happens at all. The water comes and goes, the girl mends, one foot is cold.

    "When does one begin?" you ask.

    The girl looks up, and laughs. "Come and see!" she calls to the people of the hall. You look round for what it is. In the water between the rocks is a face, with another as well, some aunt, and there is a field in it, and a Tuesday. "Is that you?" asks the girl. "Somewhat," you say. You do not grip. It goes over you like cloud over a hill. "Again?" you ask. "No need," says the girl. "That is how it is. One only goes about with it."
verse-183-oz-told-1 = The old one is on the step, with the basin. "From here one feels the warmth and sees the water," says the old one. "Who would want more?"
verse-183-oz-told-2 = The child comes along behind, with the stones. "You," it says at each post. "Me. You."
verse-183-oz-told-3 = The one who sweeps is out here with the broom, on the sand. "One is not sure where it stops," they say, by way of excuse.
verse-183-v12-alone =
    It is one of the Rendered. He stands in it to the ankles and grips both elbows, like somebody trying not to spill. "It goes," he says. "Over there they all see it. They say the name and I am a bit of someone else as well. It is a fault, I know. I am careful. I hold tight."

    "Do not hold tight," you say. "It is an egg."

    You show him. It is not well done; you do it as one shows a dance step, in a kitchen. He watches the feet. And lets go of one elbow, and of the other.

    "What if it goes?"

    "It comes in to supper," you say, in a voice that might be anyone, which here is no matter.
