verse-179-o1 = There is someone on every stool, and it isn't family, that was seen to. A smith has a weaver's thread wound about his wrist. A girl wears a stranger's pipe in her apron. "Mine's Thursdays," an old man tells you. He is looking after a person's Thursdays.
verse-179-o2 = You have to lift the bar yourselves. They are in there with the lamps down. On the stools the midwives have stood the cups, full, within reach of a mouth.
verse-179-o3 = Nolwenn sits at the head of the stairs, where both ends of the room can hear. She has a little voice left and is saving it. "Who's the one by the window?" she asks you. "What's she got? They'll all tell me the hand. I can't sing a hand."
verse-179-o4 = Children hold the lamps. They were chalk-faced once and stood in a row, and they have not lost the knack of standing. When an arm gets tired the lamp comes down a little over the bed. It goes up again.
verse-179-o4-told-1 = One has put hers on the floor. She needs both arms for what she's doing.
verse-179-oz = "Sit," says the midwife at the top of the stairs, without turning round. "Then tell me who for."
verse-179-oz-told-1 = A bed near the door has been stripped. You held a hand there till it stopped. The stool beside it has gone as well.
verse-179-o0 = The stairs come up in the middle. To the right are those who were brought this week, to the left those who were here. A midwife has the ends of her fingers in a pan of warm oil. "No shaking hands," she says. "There's a stool to each. You sit, so that they're not looked down at. Then you ask. Not how they are." She takes her own hand out and dries it, a finger at a time, before you. "They all know how they are."
verse-179-v1 = Beds, stools, lamps held low.
verse-179-v1-go-by-the-window = Go to the beds under the windows.
verse-179-v20 = Under the windows they lie with their faces to the light.
verse-179-v20-back-between-the-rows = Back between the rows.
verse-179-v1-go-by-the-stairs = Go to the beds by the stairs.
verse-179-v21 = By the stairs are those who asked to hear who comes up.
verse-179-v21-back-between-the-rows = Back between the rows.
verse-179-v20-sit-by-a-woman-with = Sit by a woman with a broom.
verse-179-v20-sit-by-a-girl-with = Sit by a girl with a slate.
verse-179-v20-sit-by-a-man-with = Sit by a man with his mouth shut.
verse-179-v20-sit-by-a-clerk-in = Sit by a clerk in his stockings.
verse-179-v21-sit-by-grandmother-trevenny = Sit by Grandmother Trevenny.
verse-179-v21-sit-by-a-woman-who = Sit by a woman who holds nothing.
verse-179-v21-sit-by-a-boy-with = Sit by a boy with a rope.
verse-179-v21-sit-by-lowena = Sit by Lowena.
verse-179-v1-tell-nolwenn-what-each-one = Tell Nolwenn what each one has.
verse-179-v1-speak-to-a-child-with = Speak to a child with a lamp.
verse-179-v1-ask-what-the-empty-jars = Ask what the empty jars are.
verse-179-v1-wait-by-the-back-stairs = Wait by the back stairs after dark.
verse-179-v1-go-down-again = Go down again.
verse-179-v2 = The miller's wife has the broom in bed with her, and the blanket has been made up round it. Her hand is shut at the place where a hand has worn the handle.

    "He sweeps left-handed," she says. "The one I've got. It goes the wrong way about the table. I never said, he would have been hurt."

    "And yours?"

    "Mine left it in the corners." She shows her teeth a moment. "I could give it to him that's there. He'd say thank you. He would use it tomorrow. Then it'd be his. It wouldn't *have been* anyone's."

    The midwife points you to the stool. You have been standing.
verse-179-v2-told-1 = "Who leaves it in the corners now?" asks Ailei. She has sat on the floor, which is lower. It isn't said for comfort. She wants to know.
verse-179-v2-say-you-will-sweep-there = Say you will sweep there once, and leave the corners.
verse-179-v2-take-her-hand-and-keep = Take her hand and keep quiet.
verse-179-v2-get-up = Get up.
verse-179-v2k = You say it to her by name. "I'll go to the mill. I'll sweep it from the right. What's in the corners I'll leave."

    "You'll want to do them."

    "I'll leave them."

    You have hold of the broom above her hand, not the hand. Then it weighs what a broom weighs, and you have all of it. She turns over, with her back to you. She is asleep before you have thought where to stand it.
verse-179-v3 = The slate says TOMORROW, in chalk, in her best letters. Her palm lies flat across it and the fingers have closed on the frame. She comes from the Dayfolk's school and her shoes are white.

    "I was to wipe it," she says. "Each evening the one whose turn it is wipes it. Then it was my turn."

    "What happens if it isn't wiped?"

    "It's still going to be." She's truthful; she goes on with it. "So then it can't come. It's always written down that it's coming. They won't cross with me for that, will they? They don't get cross. They just do it again from the start."

    She would like you to look and tell her if it has smeared.
verse-179-v3-told-1 = The child with the lamp was in the same row. "She never got it wrong," she tells you. "Not ever. It made you sick."
verse-179-v3-told-2 = "It's a receipt," says Arev. "You don't wipe that till you've got the thing." "That's what *I* said," says the child.
verse-179-v3-say-you-will-rub-it = Say you will rub it out on the day itself.
verse-179-v3-take-her-hand-and-say = Take her hand and say nothing.
verse-179-v3-say-that-it-hasn-t = Say that it hasn't smeared, and go.
verse-179-v3k = "Which day?" she asks.

    "That one."

    "And you'll know?"

    "I'll know. I'll do it with my sleeve."

    "Spit first," she says. "Or it only goes grey."

    You take the slate by the far corner. Her hand comes up from the frame, and there's chalk on it, but the word is whole. "You've got it, then," she says, and puts a foot out of bed, to see about the shoes.
verse-179-v4 = What the old beekeeper has he has in his mouth. He holds it shut with both hands. The midwife tells it for him.

    "He'd go down the hives of an evening with a name. He says it in at the door and they say it after. In the spring he got as far as the start of one, and they waited, and he'd forgotten whose."

    The old man nods. Behind his fingers there is a hum. It stops short.

    "If he lets it out it's gone," says the midwife. "If he says it, then it's a bit of a person, and who's to do the rest? He's had soup through a straw since Tuesday."

    He points at you. He raises his eyebrows.
verse-179-v4-told-1 = You know it. You promised those hives a name and did not bring one. He has been keeping the place.
verse-179-v4-told-2 = "I've got bits of one," says Worm. "We could put them together. No, they don't go." The old man's eyes have creased up.
verse-179-v4-say-you-will-finish-the = Say you will finish the name.
verse-179-v4-put-your-hands-over-his = Put your hands over his.
verse-179-v4-shake-your-head = Shake your head.
verse-179-v4k = "I'll ask at every door until there's one it fits," you say. "Then I'll take it to them whole."

    You lean down and put your ear where he wants it. It is short. It isn't the start of any friend's. He takes one hand away, waits, and takes away the other, and breathes through his mouth.

    "Bread," says the old man. It is the first word out. "With a crust to it."
verse-179-v5 = His coat has been hung up by its loop, which is how he asked to have it. He has a sheet in his fist.

    "It is in order," says the Reckoner. "It was gone over by me, and by others. A stone, for so long; a person, for so long. There's nothing carried wrong."

    "Then what is it you want?"

    "It's in order. And there is no column."

    "For what?"

    He looks along the beds. "It went up initialled, and it came down initialled. I initialled it. I thought, one of them will say something. It need not have been a reason. I waited by the door, in case." He lowers his voice. "One would have liked it to be minded."
verse-179-v5-told-1 = He knows you. You signed for a delivery of his. He is too well brought up to move over.
verse-179-v5-told-2 = Arev reads it through the fingers from top to bottom. "It's right," says Arev. Then he takes his hat off to it. "I did the first of these. I was a boy. I thought that you sent them up."
verse-179-v5-be-sorry-for-it-aloud = Be sorry for it, aloud, before the room.
verse-179-v5-hold-the-fist-and-read = Hold the fist and read along with him.
verse-179-v5-say-that-it-s-in = Say that it's in order.
verse-179-v5k = You stand on the stool. "There is a sum," you say. "It's right, and I'm sorry for it."

    From the far end you are asked to speak up. You say it again. A woman by the window says that she's sorry too; after her a child does, for the pleasure of it, and then it goes along the beds.

    The clerk has his head down. He is listening for where it is to be entered. "That is received," he says. The sheet has slid on to the blanket. There's not a mark on it. He had it by heart.
verse-179-v6 = She has had the lamp brought. It stands on her chest and she has it by the ring, and since it must be kept level she lies very straight.

    "It only wants trimming," says Grandmother Trevenny. "One of you'll see to it. He will be coming by the low road."

    She was told there was a boy on the way home. There was no boy, and no road with him in it.

    "I don't need *him*," she says. "I've got on. I've my washing. But there's the looking out. I've done it every night. Say I stop. Who's doing it then?"
verse-179-v6-told-1 = It was Ailei who said it. She comes round the stool. "I told you that," says Ailei. "I remember, dear," says the old woman. "You told it nicely."
verse-179-v6-told-2 = "The judge's girl would tell me he's at the bend," she says. "You're not her. What would you say?"
verse-179-v6-say-there-is-no-boy = Say there is no boy, and take the lamp.
verse-179-v6-say-you-will-keep-it = Say you will keep it lit.
verse-179-v6-take-over-the-looking-out = Take over the looking out.
verse-179-v6-hold-the-lamp-steady-with = Hold the lamp steady with her, not talking.
verse-179-v6-say-he-ll-be-along = Say he'll be along.
verse-179-v6a = "He isn't on the road," you say. "He never was. It was said to be kind."

    "No," says Grandmother Trevenny. "I did think it was a long road."

    You put your hand out, open, under the lamp. She considers the hand. "Then it's no use to me," she says, and lets you have the ring. It has left a green mark on her. She tells you to put it in the store, since oil's dear. She lies and looks at the other window, the one with a view.
verse-179-v6b = "I'll keep it lit," you tell her.

    "Every night?"

    "Every night there is."

    "Not high. It blacks the glass."

    She lets you have the scissors, then the rag, then the ring. You're to stand it in a window on the side of the road. You have told her nothing untrue. You carry it across the room. It gives a good light. There's not a thing to be seen coming by it.
verse-179-v6c = You carry the stool to the window and sit down where she can see you at it.

    "What are you doing?"

    "I'm looking out," you say. "You can leave off."

    "You don't know what he looks like."

    "No."

    "Nor do I," says Grandmother Trevenny, very low. She tells you how it's done. You begin at the bend and come in. You don't count people. You're not to be sorry for yourself till after supper. For a time there are both of you at it. When you turn round the lamp is on the floor and her arm has come out over the edge, with the hand loose. They let her be. You can't get up yet. There is still some road.
verse-179-v7 = They have given her a bed by the wall. She is warm, and has made the bed for the one next to her, and remembers a wedding at which there were cherries, in November.

    "There was one before me," she says. "Before I was her. She'd a name for him. Not his name, the one for indoors. I have that. It came with the rest." She has shown everyone that there's nothing in her hand. It stays shut on it. "Mine's a kind man. But I can't call mine by it, he would turn round. He'd think it was for him."

    "And hers?"

    "Hers is at the born houses. He'll be sitting up."
verse-179-v7-told-1 = "You let us stop," she says. "So you won't mind my having kept it. I kept it very clean."
verse-179-v7-say-you-will-take-it = Say you will take it to the man it was for.
verse-179-v7-close-your-hand-on-hers = Close your hand on hers.
verse-179-v7-tell-her-to-use-it = Tell her to use it.
verse-179-v7k = "Tell me in my ear," you say.

    "He'll want to know who sent it."

    "I'll say that she did."

    "He'll want to know am I like her. They all do. What will you say?"

    "What shall I?"

    She has to go and look for it. "Say I'm warm," she says.

    It's a silly word. It makes you want to laugh, and it has to be carried as it is. Her fist opens and she shakes it out over the floor, and nothing falls. "Now I've only my own," she says. She seems to find there's room.
verse-179-v8 = Round his wrist and through his fist goes a rope. It goes over the foot of the bed, and at the end of it, on the boards, is a sledge. They had to bring it up the stairs with him.

    "It's summer," he says, before you can. "I know it is."

    "What did you want it for?"

    "My sister. She sits, and I pull. She's heavier than you'd think."

    "Where is she now?"

    "She got off," says the boy. He looks down the rope. "I was pulling, and it went easy, and I thought, I'm getting good at this. I thought, I'll show her. I went on a long way."
verse-179-v8-told-1 = Beor has picked up the sledge by its end, to see to the runners. "You don't feel it get light," says Beor. "You think it's you that's strong." "That's *right*," says the boy.
verse-179-v8-say-you-will-pull-it = Say you will pull it once, with nobody on it.
verse-179-v8-hold-his-fist-with-the = Hold his fist with the rope in it.
verse-179-v8-say-it-wasn-t-his = Say it wasn't his fault.
verse-179-v8k = "You'll feel stupid," he says. "With it empty."

    "I'll pull it all the way."

    "And back?"

    "And back."

    He makes you show him how you take a rope. You have it wrong. He puts it over your shoulder as it ought to go. For that he needs both hands, and has been using them for a while before he looks. The rope's on you. "She likes the hill by the mill," says the boy. "Don't turn round. She hates it when you turn round."
verse-179-v9 = It is a strip of hem, with the stitching in it, and the shirt long gone. "Mine," says Lowena. "That's what I said, each time they asked. And stayed where I was."

    "We could keep it for you."

    "Not you. You've no call on it." She lays the loose hand over the shut one. "He went out to see what the road was doing. I'd hold of him by this, and he went, and it's bad thread. I should have got up. You can get up with a thing in your hand. I've been doing it all year, to show it can be done."

    "Who, then?"

    "There's just him," says Lowena. "He can have it off me if he asks."
verse-179-v9-told-1 = He's in the house. He comes as far as the turn of the stair with a lamp. There the lamp wants oil.
verse-179-v9-told-2 = She says his name every evening, the midwife tells you. She says it at soup, in the tone of somebody calling down a garden.
verse-179-v9-fetch-gwenneg-to-her-if = Fetch Gwenneg to her, if it takes the day.
verse-179-v9-say-he-sent-you-to = Say he sent you to ask for it.
verse-179-v9-hold-the-hand-that-holds = Hold the hand that holds it.
verse-179-v9-leave-her-to-it = Leave her to it.
verse-179-v9a = It takes the day. At the turn of the stair you get below him, so that he can't go down without speaking to you. "I took two steps," says Gwenneg. "Then take a couple more," you say.

    By the bed he stays standing. "I've come for that," he says. "It's… no. It *is* mine."

    "It is," says Lowena. She looks to see what he has on, and if it would go with it. The hand has come open by then. Neither of them is looking. He puts the hem in his pocket and doesn't leave. After a time he's brought a stool.
verse-179-v9b = "He's up on the hill and can't leave the lamp," you say. "He sent me to ask you for it."

    "What did he say?"

    "He said please."

    She shuts her eyes. You've done it well. It's the word he would not have used with anyone by. The hand opens, and you have the hem, warm, and nowhere to take it. "Tell him it only wants a stitch," says Lowena. "Tell him he can come for the rest."
verse-179-v10 = You go along the beds and come back and tell her, and go again. A kettle. A Wednesday. What he said at the gate. Nolwenn does not write it down. She sings it over the banister with what she has, which is the ends of words, and a good many are the wrong ends. "*Not* the kettle," calls a woman. "The lid!" She beats time on the blanket to put it right. Down the side by the windows they're all doing it, with both hands, very cross. "There," says Nolwenn, hoarse. "I can't do the far side. They like it how it is."
verse-179-v11 = "I'm good at keeping still," says the child. She says so to the lamp; they were taught to speak to what they held. "I did a whole winter. But she looks at me, that one, and I'm not to do anything. I'm to be a lamp."

    "What would you do?"

    "I'd hold it with her. What she's got. It's a bit of wall."

    The midwife has heard. "She's small," says the midwife. "It's for you to say. You got her out."
verse-179-v11-let-her = Let her.
verse-179-v11-say-she-is-a-very = Say she is a very good lamp.
verse-179-v11a = She puts the lamp on the floor and gets up on the bed with her boots on. "I'll have it when I'm big," she says to the woman. "I'll put it in a house." Then she has a piece of plaster in each hand. She's asked whether she would care for an apple.
verse-179-v11b = She lifts it higher than before. By that light you can see very well which of them are looking at her.
verse-179-v12 = There's a thing they rub in at night, so the hand may at least be shut without hurting, and a thing they give for sleep. There is not enough. The jars stand on the sill washed out, with their lids beside them.

    "I've been choosing," says the midwife. "I go by who cried last time. I'd like it said to them. I don't mean that it should be you, in particular." She gives you time to see that she does.
verse-179-v12-told-1 = On the first jar there is a label. *Honey. The upper hives. The winter that it was taken.* She has not written by whom.
verse-179-v12-told-2 = On the last is written *Poppy, borrowed*. "It may be that they still mean to bring it back," says the midwife to the jar.
verse-179-v12-go-along-the-beds-and = Go along the beds and say whose doing it is.
verse-179-v12-not-today = Not today.
verse-179-v12a = You say it at each. There's less than there would be, and it was you that had it. An old man asks what it was like. "Sweet," you tell him. "Yes," he says, and runs his tongue round his teeth. A woman turns her face away. At the last you are thanked, for they hadn't been sure that they were awake.
verse-179-v14 = They come up the back way, with their boots off. They are the ones who've been nailing doors. One has the hammer down his trouser leg.

    "It's only a question," he says. "It's my mother in there. I did hers myself, I did it tidily. She's been telling me through it what to buy."

    "And the question?"

    "How's it done? We heard that it's *done*. That you say a thing and they let go." He looks at his own fingers. "Does it cost? I'd not be any good at it. I thought you could show me on another man's."
verse-179-v14-teach-them = Teach them.
verse-179-v14-send-them-home-to-draw = Send them home to draw the nails first.
verse-179-v14a = You sit him on a stool by a stranger. He asks it wrong, and again wrong. "What've you got there?" he says in the end, as one would in the road, and she tells him, and it takes an hour. Then he's outside on the stairs with a bobbin. "I've got to go and *wind* this," he says. He's gone home without the hammer.
verse-179-v14b = They go. Until late there's the noise of nails coming out of wood, which is slower than the other. At one house it stops partway. Nobody comes back.
verse-179-vh = You hold it. It is warm, and a good deal stronger than you are. Nothing is said. Whoever lies there goes out more easily than most, glad of the company, at about the time the lamp wants filling. They have to work to get your fingers loose. There's a red line across the inside of them. You would have thought it was the light.
verse-179-vh2 = You hold it, and keep quiet. It comes across sooner, now that your hand knows the way. When the breathing has left off you are still sitting there. The midwife has the warm oil ready, and does your fingers as she would do a drawer that sticks.
verse-179-vh3 = It goes like the others, easily, into the same hand. "You never asked what it was," says the midwife, when she has got it open. She isn't cross. She puts your palm up to the lamp. "There it all is, and nobody knows now what any of it was for."
verse-179-vh4 = The midwife has stopped saying it. She holds the lamp where it will be wanted, and looks elsewhere. When it's over she doesn't open your hand for you. She puts the oil where you can reach it.
verse-179-vh5 = By now they ask for you. "The ones who don't ask," they say, with approval, and hold out a fist. It's soon done. Along the row, those who had something to tell have turned to the wall.
verse-179-vg = "That's all right," says the voice from the bed. You are at the stairs by then. It says so once more, to the stool.
dream-179 = A hand lets go of yours, because it is finished. It pats you. It goes off to see about something else.
nightmare-179 = It's you in the bed. They have all sat down. They are asking you what it is. You can't think.
nightmare-179-told-1 = In the morning it has not come undone.
