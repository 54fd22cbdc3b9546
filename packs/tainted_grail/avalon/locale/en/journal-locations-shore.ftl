verse-183-o1 = They see you coming from far off, and do not greet you. They make room, that is all, as for people who step out for air. The posts stand aside. A wave comes up to you, thinks better of it, and it is all the same.
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
verse-183-v2 = The woman with the bucket stops to listen. So, a little, does the water.
verse-183-v2-it-is-going-out = "It is going out."
verse-183-v2-it-is-coming-in = "It is coming in."
verse-183-v2a = "It is going out," you say, and stand in it up to the belt. The woman claps. "Again," she says. "In, then," you say, and it leaves you there, on a bank, with a crab. There is no getting it right. The beauty is that after a time one waits to be wrong as one waits to be tickled.
verse-183-v2b = "It is coming in," you say. Off it goes, in no hurry, taking the spray along. You find the bucket. "Going out," you say, handing it over, and the woman pulls you up by the elbow just in time. "You are good," she says. "There are those who need an afternoon to be as wrong as that."
verse-183-v3 =
    "It is easy," says a girl who is mending a net from both sides. "One holds a face as one holds an egg. One does not grip and one does not drop. One carries it about."

    "A face?"

    "What one is. But say it like that and one grips." She puts down the net. One arm goes across both eyes, and behind it is the girl, and also the old one from the bench, and a person whistling; and the girl again, with twine in the mouth. "Try," she says.

    You try. It is like standing up in a boat. The moment you think that you are there, there you are, and it is over.
verse-183-v3-told-1 = Ailei gets it at once; and then somebody there looks sad, and back Ailei runs, to comfort.
verse-183-v3-told-2 = Arev does it with great precision. "So?" he asks. "Very good," says the girl. "That is Arev."
verse-183-v3b =
    "Less," says the girl. "One does not do it. One stops doing it."

    This time you keep an eye on the net, all holes on both sides, and it fishes just the same. For a moment there is air between you and the name.

    "There," she says. "And now do not count."

    You are counting.
verse-183-v3b-told-1 = Beor holds that face like a full pail. "Who holds it meanwhile?" he says. "The sea," says the girl. Beor looks at the sea for some time, as at a man who wants a loan.
verse-183-v3b-told-2 = Worm finds it no trouble. It is the coming back. They look along the shore; in the end the girl calls "Supper!", and he comes from all round.
verse-183-v3c =
    There is nothing to be sure of any more, and so one can. This time nothing happens at all. The water comes and goes, the girl mends, one foot is cold.

    "When does one begin?" you ask.

    The girl looks up, and laughs, and calls the people of the hall to come and see. You look round for what it is. One of you is talking, with another face as well, some aunt, and there is a field in it, and a Tuesday. Nobody grips. It goes over you all like cloud over a hill; each of you is there, and the rest, and it weighs what an egg weighs. "Again?" says one of you. "No need," says the girl. "That is how it is. One only goes about with it."
verse-183-v4 = "Is there anything to lend?" asks an old man, who is wearing things of every size. "Nerve, judgement. Whatever is over. It comes back for supper." And shows you what there is in exchange, a patience, rather threadbare; a steady arm; a way of laughing.
verse-183-v4-lend-courage = Lend courage.
verse-183-v4-lend-caution = Lend caution.
verse-183-v4-lend-nothing = Lend nothing.
verse-183-v4a = He tries it at once, and goes up to a woman, a couple of posts along, to say that he likes the way she coils a rope. For supper you get it back. It is not folded the same. Nor is it the same; where courage goes there is now an eye for other people, that is at first a little tight under the arms.
verse-183-v4b = He puts it on, thinks, and stays where he is all afternoon watching the water, very happy. You get it back folded some other way. In place of caution is a wish to stand up on things. "It is nice and warm," says the old man.
verse-183-v5 = The hedge ends here. It is the same, the one that walks; one can tell by the thorn. At this end it is in flower, and stays put, like someone at home in socks. You set the cutting by it. It straightens, takes a look along the row, and starts on leaves, all on this side. "What is it like over there?" asks a man with shears. "Thorns," you say. "Ah," says the man. "So it is not visiting. It cannot find the way." And he ties a red thread to the cutting, to go by.
verse-183-v6 = There is a stone, flat, a bit aslant, and on it the print of a heel. It is missing from a ford you know. You step up, and the heel goes in exactly. Nothing happens that one can see. But somewhere or other a man with trousers up lifts a foot for the next stone, shuts both eyes, and stays dry. "So that is where it goes," says the woman with the bucket. "And such a good one to sit on."
verse-183-v7 = It is a chisel, short, with a bright handle. It is lying as a thing lies that one means to pick up. A face can be finished with it; the weight tells you so. Further on in the sand are the steps of someone who is going to see about the weather.
verse-183-v7-take-the-chisel = Take it.
verse-183-v7-leave-it-there = Leave it there.
verse-183-v7a = You take it. The sand keeps the shape, and the water goes round. Looking back you see someone a long way off, strolling up, who bends, looks at the empty place, and then looks to where you are. There is no shout. A hand goes up against the light, to see what you will make.
verse-183-v7b = You only turn it so that the edge is in, and nobody should tread on it. When you pass again it is as you turn it, and next to it lies another, smaller, for a beginner.
verse-183-v8 =
    They are posts, seven or eleven of them. "How many is one?" you ask, as manners require.

    "How many would one like?" It is not a voice. It is more as when a person moves over to let you by.

    At home one counts them, every day, and they come out wrong, and people weep. They do not mind being counted. Only, each time, they would so like to please.
verse-183-v8-ask-them-to-be-none = Ask whether tonight they could be none.
verse-183-v8-say-what-they-are-is = Say that they do very well as they are.
verse-183-v8a = They are delighted. Nobody ever asks it. They go off, one after another, like lamps, and where the outside begins there is for a night nothing to begin it with. You all sleep on the one side.
verse-183-v8b = "As they are how?" they ask. And you sit down, with patience, and tell them, one at a time.
verse-183-v9 =
    They are putting down a barn on the sand. It takes eight of them, with the hay and all, and they are pleased. "It is coming back," they say. "And one over, for the trouble."

    "We do not want it to come back," you say.

    They look at one another. They put down the one over, that is there behind, with hay in it too. "One does not want it?"

    "One is grateful. But no. There is one there already, with people in it."

    Nobody ever says so. One can tell from the way they hand the words along, from shoulder to shoulder, careful not to chip them. *One is grateful, but no.* "May one do that?" asks one of them, a young one.

    "One may," you say.
verse-183-v9a = And so, politely, it does not happen. The barn backs off by a plank at a time, like someone who sees that it is the wrong room; the hay stays for a moment in the air, in the shape of the roof. And then there is sand, and eight people with nothing to carry, looking at both arms.
verse-183-v10 = They are a pair of hares with a single shadow, that fits both. They do not run. They are eating something that is there, or that would be. After a time the shadow lies on you as well and there is room in it; and it is so light, getting up, that you look round to see if a piece is left behind.
verse-183-v11 =
    It is nine houses and one chimney, and the chimney goes round. They are here on a visit from some other shore. They pull you in by the sleeve. There is food for thirty and they are twenty-two, or else the reverse.

    "And do you never annoy each other?" you ask, when you are full.

    "Always," says a woman who is peeling.

    "And then?"

    "And then one lives a bit further off." She points out of the window, where the next house is a bit further off already. "Until somebody comes over with a pie."
verse-183-v11-have-supper-there = Stay and eat.
verse-183-v11-ask-how-they-quarrel = Let them show you how they quarrel.
verse-183-v11a = You eat until the chimney goes out, and it is the turn of the next house. They fill the pockets on you. "Where does it all come from?" you ask. "Whoever is quarrelling brings it," says the woman.
verse-183-v11b = It is about a bucket. One says so, the other says not so, and meanwhile the pair of houses come apart, gently, with the cloths still on the line, until nothing carries unless they shout, and shouting makes them laugh. From a distance one cannot see the bucket. One of them swims across with a pie on a dry head. You are the ones who cut it, being on no side; and that, it seems, is what they call a judge.
verse-183-v12 =
    It is one of the Rendered. He stands in it to the ankles and grips both elbows, like somebody trying not to spill. "It goes," he says. "Over there they all see it. They say the name and I am a bit of someone else as well. It is a fault, I know. I am careful. I hold tight."

    "Do not hold tight," you say. "It is an egg."

    You show him. You are not good at it; you do it as one shows a dance step, in a kitchen. He watches the feet. And lets go of one elbow, and of the other.

    "What if it goes?"

    "It comes in to supper," says one of you, in the voice of another of you, which here is no matter.
verse-183-v12a = Over that face goes a brother, and the brother of a brother, and a day of rain. He laughs, and cries, and does not wipe it. "It is not broken," he says. "It is not *broken*." He goes off at a run along the shore to say so. There are eleven houses, and one more that he comes from; and from the way he runs, he means to stop at every door.
verse-183-v13 = The shoes are by the door. They stand in a row, pointing out. "Is one off?" asks the one who stays there, clutching the hat to a waistcoat. "Not yet," you say. "It is just that without them one does not feel upright." They look at the feet, and understand feet. The shoes are dry. They are stuffed, to keep the shape, with paper, in small close writing, and there is no word on it of yesterday.
verse-183-v11-leave-them-to-it = Leave them to it.
