location-128-menhir-told-1 = There is nothing to pay: he is holding it. You set his collar straight and give him a drink. Under his hands the stone is warm as an oven in the morning.
verse-128-o1 = He has his mouth open for a crow's name. Then he sees who is behind you, and the crow has to wait for the rest of it. "You're tall," says Talan.
verse-128-o2 = The crows have stopped saying his name. He has noticed, and is being brave about it. "They have a lot to remember," says Talan. He tries it on one of them, low, with the question at the end. It looks at his boots. They are wet, on a hill, in dry weather.
verse-128-o3 = "Any message?" says Talan. Then he says, "No. Quite right. You've only just gone." He has you say the old one over, all the same, since you are here. At *I'm well* he moves his lips with you.
verse-128-o4 = There is bread on him, and crumbs for the crows. He has got fatter, on the south side. "I hear you coming by the basket now," says Talan.
verse-128-o5 = "Rain?" says Talan. He asks only about the weather now. "Thank you," he says, whatever it is.
verse-128-v1 =
    "You're not Hedra," says the man on the hill, and laughs, since anyone can see. The crows have announced you from the bend on, by trade, and got it nearly right.

    It is Talan. He stands as he was told to a year ago, with both palms on the stone, and has gone grey on the north side. "I can't shake hands," he says. "You might pat me. There. No, lower, where the strap was. It's been itching since Lent."

    One of you does it. He shuts his eyes.

    "Now move a little to the left," says Talan, "if you'd be so good. You're standing in the road."
verse-128-oz = The hill is clean about him, as far as he can spit. A year of weather has gone over him, and on the north side he has turned grey. "Well then," he says. "Any news?"
verse-128-v2-let-him-tell-it = Let him tell it.
verse-128-v2-convince-him-nobody-is = Convince him nobody is coming.
verse-128-v2-let-him-see-gwenneg = Let him see Gwenneg.
verse-128-v2-find-him-a-relief = Find him a relief.
verse-128-v2-ailei-answers-does-beor = Ailei tells Talan if Beor forgives him.
verse-128-v2-arev-opens-the-book = Arev opens the book.
verse-128-v2-beor-stands-beside-him = Beor stands beside him.
verse-128-v2-break-his-grip = Break his grip.
verse-128-v2-leave-him-where-he = Leave him where he is.
verse-128-v2 = The stone, and Talan in no hurry.
verse-128-v3 = He tells it well, and never more than a piece at a sitting. When he comes to a name he stops and has a crow say it. If the crow gets it wrong he starts again from the beginning.
verse-128-v3-the-first-night = The first night.
verse-128-v3-the-five-cups = The five cups.
verse-128-v3-the-winter = The winter.
verse-128-v3-the-crows = The crows.
verse-128-v3-tegen = Tegen.
verse-128-v3-who-is-to-come = Who is to come last.
verse-128-v3-that-will-do-for = That will do for today.
verse-128-v4 = You tell him of the road, that it is empty, and of the chairs, and that the year is up. He listens with his eyes on the bend. "All right," he says. "Say it looking at me."
verse-128-v5 =
    Gwenneg comes up the hill with the fifth chair in his pocket. He stops where the grass is worn.

    "You've grown," says Talan.

    "I went back," says Gwenneg. "The first night. I never got further than where you could see the roof."

    "Was it lit?"

    "Yes."

    Talan considers it. This is neither the right person nor the right direction. "But it's somebody coming past," he says. "I'd have to look up how we put it." He tries one finger. It comes away with a small dry sound, and all the crows go up.

    "I can hold it," says Gwenneg. "I've been practising holding still."
verse-128-v5-then-it-s-done = "Then it's done."
verse-128-v5-gwenneg-takes-his-place = Gwenneg takes his place.
verse-128-v6 = "A relief," says Talan, and he likes the word. He looks you over, one pair of cuffs after another. "It wants somebody to say the same thing," he says, "and mean it."
verse-128-v6-a-man-of-the = A man of the Fair, paid.
verse-128-v6-one-of-the-eleven = One of the Eleven Houses.
verse-128-v6-one-of-you-until = One of you, until the tide.
verse-128-v6-you-have-nobody = You have nobody.
verse-128-v6-prompt = Whose hands are to stay?
verse-128-v6-ailei = Ailei
verse-128-v6-arev = Arev
verse-128-v6-beor = Beor
verse-128-v6a =
    He is called My Cousin. "Wind," he says, before he has put down his bundle. "Is there wind money?"

    "There's wind," says Talan.

    "Then there's money in it. And birds looking at me, that's extra." He has his palms where he is told, and finds the place warm. "Do I have to think about anybody?"

    "It helps."

    "I'll think about my cousin," says My Cousin.

    Talan goes through the crows with him, by name, with advice about each. Then he takes a step. He takes another, and looks down to see who is doing it.
verse-128-v6b =
    A man comes over from the Eleven Houses in a clean shirt. "You'll be one of the Rendered," says Talan, who has it from a carter.

    "I couldn't say," says the man. "I can stay as long as you like." It is plainly so.

    "What are you called?"

    "What would be convenient?"

    Talan thinks of it as a courtesy. "I'd got used to Talan," he says.

    "Talan," says the man in the clean shirt, at once, and turns his head when a crow says it. He is at the stone already. He casts no shadow on it. The one who was Talan thanks him, and goes down the hill rather fast.
verse-128-v6c =
    It is done one finger at a time, so that the word does not drop. Talan counts them over, under his breath, in the order in which he was taught to button a shirt.

    "Don't think about how long," he says. "Think about supper. Start with the onion."

    When the last finger is not his there is a moment in which the stone has neither of them, and all the crows stop. Then it has one of you. It is heavy after all. It is as heavy as a person.

    He takes off his hat, which is the one thing he owns, and puts it on the head that is left there. He steps back to see if it is straight. "Somebody'll be along," says Talan. He has been told that himself.
verse-128-v6c-told-1 = Worm had offered first. He put his palms there and waited, and the stone went on being held by Talan. "Thought so," said Worm. He is the one who ties the water where a mouth can reach it.
verse-128-v6c-told-2 = "I'd only slow you down," says Ailei from under the hat. It is the kind of thing she says. Then she says, "No. That isn't why."
verse-128-v6c-told-3 = "Enter it as a loan," says Arev from under the hat. "No. Don't enter it."
verse-128-v6c-told-4 = "Comfortable," says Beor from under the hat, which is tight. He leans into it as one holds a door for people with their arms full, and he laughs. Nobody there had known that he laughed.
verse-128-v7 =
    He takes his hands away. In the lichen there are two clean places, the right size.

    His legs do not answer. Two of you have him by the arms, and a third has found a rail that will do as a bench. "May I?" says Talan, of the bench. He asks it of each of you. Then he sits. "A year," he says, "and it never once came into my head."

    Behind him the stone goes out, from the top. You have not seen one go from so near. On the far slope a row of fence posts, which you had counted coming up, gives a different total; you count again, and it has given another. That is all it does. That is the hem.

    "Who's next?" says Talan. He means the bench. He has moved up.
verse-128-v8 = "You know what I ought to say," Ailei answers, "and I say it very well." She is quiet. So are the crows. "I don't know," she says then. "I didn't ask him." Talan nods a good many times. "Now that's an answer," he says. "Is there any bread going?"
verse-128-v9 = He writes the date, the place, the name. At the column for what is owed he stops. Talan, not turning, dictates. "Put down that I held." Arev puts it down, and blots it. "And what I owe?" asks Talan. "There's no room," says Arev.
verse-128-v10 = They do not speak. Beor stands beside him and puts a shoulder to the stone, as one holds a door. They stay like that until the sun has come round and a crow has settled on each of them. "You needn't talk," says Talan. "I wasn't," says Beor.
verse-128-v11 =
    It takes two. One holds him round the chest and the other pulls, and it is done with a knee.

    The bark comes away with the fingers. He does not cry out. He says the crows' names, fast, all of them, in the order of seniority, so that they shall not be lost; and each of them, as it is named, answers. "I said I'd stand," he explains between two of them, to whoever has him by the arm. "It isn't that I mind."

    The stone goes out. He lasts two days. On the second he asks you to move a little to the left, and thanks you, and begs your pardon for the trouble.
verse-128-v12 =
    "Quite right," says Talan. "Somebody has to wait. I've got the place warm."

    He has a message for Hedra. It is not long; he has had a year to shorten it. *The barley's in. The hat turned up. I'm well. I didn't sit down. There's no hurry.* He gives you a clause each, so that it shall not all be lost if one of you is, and has you say it round the circle until it runs.

    "And if we don't find her?" you ask.

    "Then you'll still have it," says Talan. He asks you to move a little to the left. You are in the way of the road.
verse-128-v12-go-and-let-it = Go, and let it stand: left.
verse-128-v12-you-will-be-back = You will be back before deciding.
verse-128-s1 =
    "Begin with the barley," he says. "I like it in order. The barley, the roof, the chairs, and who's married. Don't hurry, I've only got the crows and they tell it all at once."

    He has settled his shoulders, like a man before a meal. It is plain that he has had this conversation many times, in the winter, and taken both parts.

    "So," says Talan. "Was it dry for the barley?"
verse-128-s1-told-1 = The barley went off in six carts. There is a stamp where it stood.
verse-128-s1-told-2 = Bread is by the slice now, and the slice is weighed.
verse-128-s1-told-3 = The chairs burnt for a week. His made the best coals.
verse-128-s1-told-4 = There is a chair more than there was. It is for anyone.
verse-128-s1-told-5 = A boy is back at table. You have not said which boy.
verse-128-s1-told-6 = Keren cannot open her hands. She still gives short weight to people who talk.
verse-128-s1-told-7 = On the last evening they laid for forty. What they ate he would like to know exactly.
verse-128-s1-told-8 = They sat you in the five places, that evening, so that the table should be full. "In mine?" says Talan. "Did you push it back?"
verse-128-s1-told-9 = That evening you stood behind the five places until it was over. "All that time?" says Talan, who has been at it a year. "You must have been tired."
verse-128-s1-tell-him-all-of-it = Tell him all of it.
verse-128-s1-tell-him-the-good-parts = Tell him the good parts.
verse-128-s1-ask-him-to-go-first = Ask him to go first.
verse-128-s1a = You tell it in the order he asked for, and he gives each thing its nod. Towards the end he stops nodding. "I had it wetter," says Talan. "I had everybody shorter of temper, and more of them." He thinks it over. "No, don't go back and put any in. I can count."
verse-128-s1b = It does not take long. "So it was dry," says Talan, pleased. "That's how I tell it myself." He means to the crows. "They always ask what came in between. I leave it out. You can see them going over it afterwards, to find where."
verse-128-s2 =
    Beor has put down what he was carrying. He goes round to his brother's left, where there is a dry place the width of a man, and stands in it.

    "You walk faster than me," says Talan, to the road.

    "I stopped."

    "I know. I heard it." A crow says *Beor*, and is told to hush. "I saw you go by, with her up on the shoulder. The shirt moved."

    "Which?"

    "Hers. Over the ribs. I thought, if I say it they'll stop him, and then he has to choose. I didn't say it. I thought about the way you'd look. And then I went for a year."

    "I felt it," says Beor.

    "Felt what?"

    "She weighed like somebody holding herself up."

    They both look at the bend. "So you knew," says Talan.

    "I carried. You?"

    "I watched you carry."

    After that there is nothing between them but shoulder, and they leave it there.
verse-128-s2-told-1 = Then they add up what each of them has. A place in the lime, bare feet in the salt, a floor scrubbed at the midwives', a straw hat. It makes a road, and she is still on it.
verse-128-s2-told-2 = "You've no hat," says Talan after a time. "Tegen's got it," says Beor.
verse-128-s2b =
    On his left there is a dry place in the grass, the width of a man. He has kept the rain off it with his shoulder.

    "That's Beor's," says Talan. "He'd stand there. He doesn't talk, it's a great comfort. I've told him most things." He inclines his head towards it, politely. "Which of you saw him last?"

    You work it out between you. There is some disagreement about the day.

    "And was he carrying?"

    "Yes," you say.

    "Then he's all right," says Talan. "You want to worry when he puts it down."
verse-128-s3 =
    "You'll want to know how it was arranged," he says. He is proud of it. "There were five cups. You said whose coming back you'd wait for, and drank. I said, Hedra's. Hedra said, Corentin's. Corentin said Nolwenn, and Nolwenn said the boy, because he was the quick one. So that each had only the one to watch for. You can do anything if it's only the one."

    "And the boy?" you ask.

    "Nobody. He's to come last, with the lamp, and open us up one after another, like doors." He shows you with his chin how the doors would go. "It was Hedra thought of it. You see how good it is? Not one of us can go home by himself."
verse-128-s3-told-1 = You cannot find the name you came to tell him. You gave it up to a woman with a basin. "Hedra," says Talan for you, surprised. "You look as though you'd lost something."
verse-128-s3-told-2 = The boy answered to his name, in front of them all. He said, here.
verse-128-s3-told-3 = And the fifth steps out from behind you. He has been there all the time, with his back to the wind.
verse-128-s3-say-where-he-is = Say where Gwenneg is.
verse-128-s3-let-him-look-at-the-bend = Let him look at the bend.
verse-128-s3-gwenneg-steps-out = Let Gwenneg speak for himself.
verse-128-s3a = He does not say anything. A crow says it, *Gwenneg*, the way it was taught, with the question at the end. "He went back," says Talan. He tries it in the other order. "Back, he went. Well. He was seventeen." He looks a good while at the bend, and it is not the same look. "Then who's got the lamp?"
verse-128-s4 =
    "The year's up," you tell him. "A year and a day. It's over by a good deal."

    "I know," says Talan. "I can count. I was told to stand till she came past, and I was told a year and a day, and I've wondered which of them was the word." He has thought about it in rain. "If it's the year I'm a fool. If it's her I'm early."
verse-128-s4-told-1 = "The term is out," says Arev. "It's written. You can't be in arrears with something that's expired." "Can't I?" says Talan. "That's a weight off." He does not move his hands.
verse-128-s4-told-2 = "I could tell you she's on the road," says Ailei. "I'd do it so that you saw her boots. I'm trying not to." "I can see that," says Talan. "Don't strain yourself."
verse-128-s4-told-3 = "Look at him," says Worm to the rest of you, "and look at me. Which of us is tied?" "You've a rope on," Talan points out. "That's mine," says Worm.
verse-128-s4-told-4 = "What does it weigh?" says Beor. It is what he asks. "Only when you think about it," says his brother.
verse-128-s4-told-5 = "Somebody will tell me the term is written down," he goes on, "and somebody will say I've only to let go. I've had both of them up here. I do the voices." The crows have come nearer, to hear the voices.
verse-128-s4-told-6 = You have it on a leaf from the chapel, wet on one side only. *Here we wait together.* "Is that what I'm doing?" says Talan. He looks at the others along the row, a long way off, where they would be. "I'd wondered what it was called."
verse-128-v12a = You go. As far as the bend you can hear him having the crows say you over, by trade, first to last. They get it right the second time. "That's it," says Talan. "That's who it was."
verse-128-o6 = The stone is lit, and there is no one at it. In the lichen are two clean places. *Relieved by Hedra, who passed*, it says wherever the book is opened. A crow sits on the post that she would have passed. "Hedra?" it asks you. It is the one that never took its eyes off the road.
dream-128 = Somebody is standing watch so that you need not. You can hear them breathing, evenly, all night. Towards dawn a bird says your name, low, and is hushed.
nightmare-128 = It is your turn. Whoever hands over sets your hands in place, one and then the other, and pats your hat. They told you how long. You were listening to their steps.
location-158-menhir-told-1 = Now it has to be paid for. You put your hands in the two places, in turn. They are still warm.
verse-158-o1 = The crows are quiet when you come. Then one says your name, with courtesy. It is looking at the ground.
verse-158-o2 = Talan goes up first. He says good morning to each crow and gets it back. Then he walks about, looking for somewhere to put himself. "It's smaller," he says. "Did I stand here?"
verse-158-oz = The clean places are weathering. They have begun to look like stone. The hem has come up the far slope as far as the rail you used for a bench.
verse-158-o0 = One crow calls you Beor, whoever you are. It is a question. Another says Hedra, and then is silent for some time, which is how it was taught.
verse-158-v1-teach-it-a-new = Teach it a new name.
verse-158-v1-answer-on-talan-s = Answer on Talan's behalf.
verse-158-v1-sit-where-he-never-sat = Sit down where he never sat.
verse-158-v1-beor-tries-the-places = Beor tries the two places.
verse-158-v1-tend-the-grave = Tend the grave.
verse-158-v1-let-them-wait = Let them wait.
verse-158-v1 = Two clean places in the lichen, and crows.
verse-158-v2 = It says it at once, correctly, in your accent. Then it flies as far as the bend and says it to the road. It waits there the length of an answer. "Again?" you ask it, when it comes back.
verse-158-v3 = The turf is worn to the clay in two ovals. Between them is a strip of grass that has never been trodden, and you sit on that. Sitting, you cannot see the road at all, only sky, and crows, which come round to watch. The nearest has a button in its beak and would part with it, for bread.
verse-158-v3-feed-it-until-it-follows = Give it the loaves until it follows.
verse-158-v3-stay-sitting-until-dark = Stay sitting until dark.
verse-158-v3a = It eats off the ground, then off a boot, then off a knee. When you go down the hill it comes too, on foot. At the bend the others call after it, every name they have. At the last of them it looks round. "Beor," it says, with great decision, and gets up on the pack.
verse-158-v4 = They are small for him. He was always the bigger. He puts his palms there and they do not go in, he shifts them and they do not go in; he keeps at it until his hands are red. Then he turns them over and lays the backs there, knuckles to the stone. That way they go in.
verse-158-v5 = You put him where he would have the bend in view. The mound has been seen to. Before you came a hat was laid on it, with a stone on the brim. It is straw, a woman's. The ground is soft with rain and keeps the marks of bare feet, the right one whole, the left with the heel dragged.
verse-158-v5-told-1 = "Tegen's," says Beor. He takes his own off and does not know where to put it.
verse-158-v2b = "Here," you say, for him. They consider it, all of them, with their heads on one side. It is the right word in the wrong voice. One comes down and stands in front of you, where you are standing, and moves you a little to the left.
dream-158 = Two hands cover your eyes, from behind. You know whose, and do not say, to make it last. The bark has come off the fingers. They smell of bread.
nightmare-158 = You have the stone's hands. Whoever goes by leans on them and talks of something else. It has begun to rain, and nobody thinks of your hat.
location-159-menhir-told-1 = The word is holding. You can tell from the shoulders. You set the water and the hat close by.
verse-159-o1 = "You've brought the wrong bread," says Ailei, without turning her head. "It's all right. I told the crows you'd bring it, and I'd sooner you made a liar of me than them." She asks you to stand where she can see you.
verse-159-o2 = "Nothing to enter," says Arev. "I've been looking for something to enter since Tuesday." He has stopped moving his lips. The book is tied shut at his feet, and a crow is standing on it.
verse-159-o3 = "Comfortable," says Beor, before you can ask. He has let the hat down over one eye, since it will not go over both. "Stand there," he says. It is the dry place, on the left. He has something to tell you, and when you are in it he does not tell it. You both look at the bend.
verse-159-oz = The head turns as you come up, as far as it can. You are asked how long it has been.
verse-159-o0 = Whoever stands here now has a name, a mood and a limit. "How much longer?" you are asked. You do not know. Your face says so before you have found anything to say.
verse-159-o0-told-1 = It is Gwenneg. He has found that one can carve with the teeth, if somebody holds the wood.
verse-159-o0-told-2 = It is My Cousin. He has raised his own wages twice and granted himself a discount.
verse-159-o0-told-3 = It is the man in the clean shirt. He is not tired. "Rendered, they call it," he says. "I asked a carter to spell it." He asks if you are the people who came yesterday. Yesterday you did not come.
verse-159-o0-told-4 = It is one of you, who looks along your faces to see which of you is missing.
verse-159-o0-told-5 = There were boots outside a door at Ondra's, he says, and a supper under a plate. He found it hot.
verse-159-v1-stay-and-talk-until = Stay and talk until evening.
verse-159-v1-say-not-long-now = Say: not long now.
verse-159-v1-give-him-the-small-chair = Give Gwenneg the inch-high chair.
verse-159-v1-pay-my-cousin = Pay My Cousin his extras.
verse-159-v1-ask-what-he-thinks-of = Ask what he thinks about.
verse-159-v1-tell-the-whole-road = Tell the whole of the road.
verse-159-v1-go-round-by-the = Go round by the other side of the hill.
verse-159-v1 = The stone, and who is holding it.
verse-159-v1-take-them-back = Take the hands back from the stone.
verse-159-v1-keep-the-watch = Keep the watch a while, and listen.
verse-159-v2 = The crows have come down now. They know the name. They say it softly, one of them and then the rest, and watch to see if the head turns.
verse-159-v3 = He takes it in his teeth, turns it, and with his lips sets it on the ledge by his left hand. There is a table there already, the size of a thumbnail, and four more chairs. "Five," says Gwenneg. He counts again from the other end. He will be some time now, deciding who sits where.
verse-159-v4 = "Hill money," he says, "wind money, hem money, and the money for being looked at by birds." It comes to a coin. He has you put it in his boot, where he can feel it with his toe. "Tell Ysella," says My Cousin, "I've never been so long in one place. Tell her nobody shouts."
verse-159-v5 = "My wife," he says, at once. "She is shelling peas." You ask if he means now. He turns it over with good will. "She has a blue bowl," he says. His hands, on the stone, just barely make the movement of a thumb opening a pod.
verse-159-v6 = You tell it in order and skip nothing, since whoever has stood still for a week can hear a gap. At the stupid part there is a laugh, and the hands do not move. "Go on," says the voice you have had beside you all the way from Cuanacht. "And what was I doing, just then?"
verse-159-v7 = It goes the other way about, finger by finger, and the stone helps. When the last one is free it goes out from the top. The crows see to it by name that none of you is left behind. "Does it bend for you too?" asks the one who stood, all the way down, walking in the middle.
verse-159-v2b = "Not long now," you say. It is taken as it was meant. "Is that what they said to him?" you are asked, when you have picked up your packs. "No," you say. "They said till she comes past." "That's longer," says whoever is holding.
dream-159 = Somebody you do not know well is standing watch for you. They cough now and then, to let you know they are there. Once they say the hour, and it is less late than you feared.
dream-159-2 = The watch goes along the row like a plate. Each has it for a while, and passes it on. When it comes to you there is nothing left on it, and they tell you that it was very good.
nightmare-159 = You turn round, and it has been your turn for a year. There is moss on your coat. Up the road comes somebody whistling, and the hat in his hand is your size.
verse-128-s4-told-31 = "He'd carry you down," says Worm to Talan, of Beor. "He carried me, and I bit." "Did you?" says Talan, with interest. "It was only the coat," says Beor.
