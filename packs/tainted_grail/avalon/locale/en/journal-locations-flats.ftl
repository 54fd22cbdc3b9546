dream-184 = You are all there. There's something to drink. They ask you to shift along a little, as there's room.
nightmare-184 = You are all there. Nobody saw you come, and you are being spoken of with great respect.
verse-184-o1 =
    The sand is full of people who have done talking. "Minuted," says Ia, "decided." She looks about her for another page. "Now we're all waiting for the same evening. It's a trade we know."

    "And if a man has changed his mind?" asks an old fellow. "He says so tomorrow, at table," Ia tells him. "That's why one does it at table."
verse-184-o1-told-1 = Whoever comes late and asks what was said is told "Supper", and they make room.
verse-184-o1-told-2 = Where the chairs were burnt the old people of the Meadow still stand, each in an oblong of ash.
verse-184-o1-told-3 = On the landward side is a stretch of bare sand with footprints going up it. "Those you didn't persuade," says Ia. "You won."
verse-184-o2 =
    Out on the sand, level, is the Table under its quilt. They walk round it wide, as you do round a sleeper. "Enough are here," says Ia, "if it's wished to begin." She has her finger wet already.

    "Can you put a cup on it?" asks a child from Camelot. "My grandad did, when he was King." "And then?" "He took it off. But there's the ring."
verse-184-o3 = They've lit their fires far apart, a village to each, and between fire and fire run the children with plates. "It's an assembly already," says Ia. "It's only the grown ones who haven't been told."
verse-184-o3-told-1 = Where the chairs had been are oblongs of ash. In them, upright, are the old people of the Meadow.
verse-184-o4 = Ia is where she was, with her feet in a pool. "Minuted," she says. "They came back."
verse-184-o0 =
    It's hard underfoot and gives a note. Brother Maddern has swept a square and is holding it against the sand with a broom. "Us, here," he says. "There, any who like." Ia minutes it both ways.

    "How far does it go?" you ask. "As far as it's looked at," says Ia. "We sent a boy to see where it stops. He came back and said that he was hungry."
verse-184-o0-told-1 = "It doesn't owe a thing," says Worm, with his ear to the ground. "It's the first time I've not felt giddy."
verse-184-o0-told-2 = "I'll have to tell them here," says Ailei. "Out loud. In this wind."
verse-184-v1 = The sand, and whoever comes.
verse-184-v1-go-up-for-those-on = Go up to meet those on foot.
verse-184-v1-call-them-all-to-the = Call them all to the Table.
verse-184-v1-see-to-what-is-floating = See to what is floating.
verse-184-v1-go-from-fire-to-fire = Go from fire to fire.
verse-184-v1-ask-who-would-stand = Ask who would stand at the stones.
verse-184-v1-measure-the-lines-in-the = Measure the lines in the sand.
verse-184-v1-drink-at-nessas-barrel = Drink at Nessa's barrel.
verse-184-v1-leave-arev-an-hour-alone = Leave Arev alone with the file for an hour.
verse-184-v1-unroll-the-map-nobody-drew = Unroll the map that nobody drew.
verse-184-v1-let-worm-ask-for-the = Let Worm ask for the rope.
verse-184-v1-listen-to-those-who-sleep = Listen to those asleep out of doors.
verse-184-v1-sit-on-the-sand-those = Sit on the sand, those who cannot sleep.
verse-184-v1-lie-down-it-is-the = Lie down. It's the eve.
verse-184-v1-leave-the-sand = Leave the sand.
verse-184-v2 =
    They come in file, with the step of people who have been set down and picked up. In front walks Lalla Tresk, with a pair of roses and the pencil behind her ear. "The Depository," she announces, and blushes at the word. "I mean them."

    "It was thought proper to accompany," says a large man at her back. It's Massen. "No. I came along. They asked me which way, and I knew."

    "What were *we* promised?" asks a woman. She still has the ticket on her wrist. "They told me, until further notice."

    "This is it," says Tresk. "Sit at the front. You must hear every word of it, there's no copy."
verse-184-v2-told-1 = They are not counted as they sit. Massen was asked to turn round, and has.
verse-184-v2-told-2 = A man knows you by the keys. "You were kind," he says. "That was the worst. There wasn't anyone to hold it against."
verse-184-v2-told-3 = An old woman in the line looks at your feet. "Those went by," she tells her neighbour. "Milestone four. They'd a good stride."
verse-184-v2b =
    You see them from far off, because they've no chalk on. They have washed. Casvel walks ahead of the children and keeps nobody's step. "Thank you for sending," he says. "I've told the little ones it's for the end. They wanted to know ought they to bring something."

    "What did you say?"

    "That one ought to bring the number." He is red about the eyes. "Eleven. I have kept it the whole way. Do you realise there's never been anyone to check me? By day or by night. I might have been as wrong as I liked."

    "And were you?"

    "That's what I would so like to know," says Casvel. He thanks you for asking.
verse-184-v2b-told-1 = The older boys go past you with no greeting. He does not. "I've kept you a place," he says. "In front, here, where you'll be seen."
verse-184-v2b-told-2 = A child who was let go runs ahead and back, ahead and back. "Only nobody's told me how many times," she explains.
verse-184-v2b-told-3 = The slate has been carried between a pair of them, written on both sides. They lay it face down, to rest it.
verse-184-v3 =
    The keels of the first landing left their lines, and the sea has kept them all this time and touched none. The broadest of you lies down in one. "She was loaded," comes up from the groove. "And next to her there's one that turned at the last, so as not to be on top of her. They knew each other."

    "What's to measure?" asks Loveday from the cove.

    "Whether the ones there are now would go in."

    They would, each of them, to the inch. Whoever turned those over for roofs had not taken a thing off.
verse-184-v3-told-1 = "You'd go from here," says Beor, lying there. "My belly says so."
verse-184-v10 =
    Nessa has a barrel, a ladle and the balance, locked. "One each," she says, "and then we'll see." She looks at your faces and then your shoes. Yours she fills up to the scratch, and not a nail's breadth over.

    "It's not much."

    "It's right. I used to give it generous. Then I learnt that people get to expect it."
verse-184-v10-told-1 = "You're last," she adds. "You'd my wells emptied of an afternoon. Seventeen. I say it for the order, I'm not bitter."
verse-184-v10-told-2 = "And the meat for the crossing has turned," she says. "Salted short. By me, on the balance as you left it."
verse-184-v10-take-the-short-cup = Take the short cup.
verse-184-v10-carry-water-down-for-her = Carry water down from the path.
verse-184-v10-say-you-are-not-thirsty = Say you are not thirsty.
verse-184-v10a = You drink it in front of her. Nessa watches till the ladle's dry. "People argue," she says. "You don't. Now I can't tell if I should give you more or thank you." She does neither, but the balance stays unlocked.
verse-184-v10b = On one trip she comes to meet you with an empty bucket. "I'm not calling it even," says Nessa. "I'm saying that I know what it weighs, uphill. I was the one who did it." She walks beside you without another word. At the barrel it's you that she lets pour.
verse-184-v20 =
    "Suppose one stays," says Ia. "The stones want a person. Not for good: for a year and a day, with the end of it written. One to a hill." She waits. "At this point in the minutes there's as a rule a silence."

    There's a silence.

    "I'd like to ask who'd bring their supper," says a girl from Witness, with her arm up. "Because I can bring a supper."
verse-184-v20s = Ia asks it again, at another fire. "Who would stand, and for how long?" The girl from Witness has kept her arm up.
verse-184-v20s-told-1 = Ia says over the names she has. She knows them well, and says them softly, so as not to wear them.
verse-184-v20s-told-2 = It wants one more. They are all looking at the sand in front of them, as in school.
verse-184-v20h = Who would stand at a stone.
verse-184-v20h-name-talan = Talan offers again.
verse-184-v20h-name-one-of-you = One of you says "Me".
verse-184-v20h-name-sister-ia = Sister Ia minutes herself.
verse-184-v20h-name-a-volunteer = A woman gets up whom you do not know.
verse-184-v20h-name-the-keeper-for-life = A man wants the stone for life.
verse-184-v20h-name-gerens = Gerens asks if it's a post.
verse-184-v20h-ask-nobody-tonight = Ask no one tonight.
verse-184-v20a =
    "Would it be the same place?" asks Talan. "I know the way to that one." They tell him that he has done his. "Yes, but I came out badly. I'd a knee that shook. And I hadn't brought a stool." He considers it with good cheer. "A stool would make all the difference. Could I?"

    "You could," says Ia. "For how long?"

    "The year and the day. After that I'm busy."
verse-184-v20b =
    You hear the voice before you can say whose it is. It's one of your own, quite calm. "It's not that I'd like it," it says. "It's that I know how long it is. The rest would have to learn that up there."

    "Reason?" asks Ia.

    "Someone's got to be able to say when it's enough." The others of you look elsewhere. Under the coats a sleeve is being held.
verse-184-v20c = "Sister Ia," says Ia, and answers, "present." Brother Maddern puts his broom down. "We don't stand at stones," he says. "We put them out." "We stand where there's a record to keep," she says, "and up there it's kept by none." "We who?" says he. He has never asked it before. Ia wets her finger. Then she does not turn anything. "I," she says.
verse-184-v20d = She is small, with her feet turned out. Not one of you has seen her before. "Pasca," she says. "Off the Barrels, by my sister." They ask her why. "You fed me," is her answer; but you've no note of it.
verse-184-v20d-told-1 = "Cuanacht's bread," she explains. "When you put it on the table. A heel of it got as far as us, like a clog. I wet it. It did."
verse-184-v20d-told-2 = "And then you took the rest," she says, "at the stone. I don't know if you keep faces. I thought, they'll send another. I'd sooner it was me that sent me."
verse-184-v20d-accept-her = Accept.
verse-184-v20d-ask-her-to-sleep-on-it = Ask her to sleep on it.
verse-184-v20e =
    "Me," says a thin man, pushing through. "Any of them. For good. And I don't want my meals brought." He is as glad as someone who has found the inn open. Among the rest a woman covers her mouth. "That's my husband," she says. "He's been like it since our girl was born."

    "There isn't a for good," says Ia. "It's the very word we've had out."

    "I'll take it, then," says the man, and turns up his cuffs.
verse-184-v20e-stand-in-his-way = Stand in his way.
verse-184-v20e-give-him-a-year = Give him a year, and someone to feed him.
verse-184-v20e-send-him-home = Send him home.
verse-184-v20x = You put a bowl in his grasp, before them all. He looks at it. "It's hot," he says. "It is only for the year," his wife tells him. "Then you'll be home, and put up with us." He eats on his feet and fast, as if it might be taken back.
verse-184-v20y = He lets himself be sat down. In a while he leans back against the one that threw him.
verse-184-v20f =
    "Is it a post?" asks Gerens. "With hours?" They tell him that it is, and that there's no hitting. That takes him a moment. "What if a person goes by?" "They go by." "And I?" "You're there." He brings his heels together. On all that sand there's only you to vouch for him, which will be remembered.

    "What if it should rain?" he asks. "You'll get wet." "Understood," says Gerens. His eyes are bright.
verse-184-v20z = "Down," says Ia. She says the name over, a single time, as you try a rung before you put your weight on it.
verse-184-v20z-told-1 = "It's a short one," remarks Maddern. "The long ones don't stand the weather," she says.
verse-184-v20z-told-2 = "That's the four," says Ia. The girl from Witness has begun to count plates.
verse-184-v22 = It's the first time that the island has all slept out of doors. You go among them barefoot. They sleep hard, by villages, and they talk; you hear it plain, since there's not a wall.
verse-184-v22-stop-by-the-mothers = Stop by the mothers of Cuanacht.
verse-184-v22-stop-by-the-deposited = Stop by those from the Depository.
verse-184-v22-stop-by-the-water = Stop by whoever sleeps at the edge.
verse-184-v22a =
    "No," says one of the mothers firmly, in her sleep, "his hat." Another, a few blankets off, is asleep and answers her. "He's got it." "It's cold." "He went out in it, I'm telling you, I saw." That settles them. At the feet of each is a bowl, upside down.

    "Who's it they're on about?" whispers a boy who is awake. "You, I think," you tell him. He feels his head. The hat's there.
verse-184-v22b = "Yes," says a man. "Yes, sir. Yes." Then, lower, "Up to the Thursday, ask me anything." It's Colan, from the cells. Next to him a woman with her hair scraped back is sitting up to watch him sleep. It was she who signed. "I haven't told him," she whispers to you. "I'm waiting till he's well asleep. Then I'm waiting till he wakes."
verse-184-v22c =
    At the edge a boy sleeps with his feet to the sea. "I'm here," he says now and then. It isn't to you. From the dark of the sand, where there's nothing, he is answered every time, in a good exact voice. "It is noted." He sighs, and turns on his other side.

    "Does he always talk?" you ask the woman by him. "Since we came. I've left off answering," she says. "There's one that does it better."
verse-184-v23 =
    "An hour," says Arev. He has spread a handkerchief, with a file on it, a small knife and an end of wax from the right season. "It's number three hundred and sixty-six. You cut it, you fill it, you let it get old. It'll be better made than the rest, but only just. They none of them look at the one after the last."

    "And whom do you tell?"

    "No one. Or it's not a forgery. It's a motion."
verse-184-v23-told-1 = It's the hand that closed the book. It rests on the rim as on an old account.
verse-184-v23-told-2 = Corentin comes by with the end of a cheese. He sees the file, the rim, Arev's face. "Oh, that is *nice* wax," he says. He sits down on the sand with his back to you, to keep watch.
verse-184-v23-told-3 = It's only his way of talking. Arev isn't here; it is one of you, who passed a false account once, at a toll, and has had the voice ever since.
verse-184-v23-file-it = File it.
verse-184-v23-put-the-file-away = Put the file away.
verse-184-v23a =
    By the time he calls, the quilt is back. His thumb is clean. "Is it done?" "Is what?" says Arev. His face is so honest that for a moment it frightens you. That night he pays for everybody's supper.

    "And if they look at it tonight?" "They don't look at what's in order," says Arev. "It's the first thing one learns, this side of the counter."
verse-184-v24 =
    The map is of the kind that they make *over there*; the ways are on it and the dates are not. Out in the sea lies a coast, and from the coast goes up a thread of smoke, which is still moving. "Another country," says Ia. She does not minute it. "Are there people?"

    "There is smoke."

    "You've only to write a name on it," explains the one who brought the map, "and that falls due in place of this. They aren't troubled beforehand. They're told after."
verse-184-v24-told-1 = "Or you could put mine," says Worm. "They've already got half of me over there."
verse-184-v24-write-the-name = Write the name.
verse-184-v24-tear-the-map = Tear the map.
verse-184-v24-roll-it-up = Roll it up.
verse-184-v24a = The pen writes well. It's a short name, of the kind that children learn before their own. "It's not as if we knew them," says one of you, and isn't answered. On the map the smoke stops for a moment. Then it goes on. Over there they're getting supper.
verse-184-v24b =
    It tears like bread, badly, and crusts. Ia has the pieces. "Reason?" she asks. "They had their supper on," you say. That she does put down.

    "That was the only copy," it's pointed out. "Then it won't get lost," says Ia.
verse-184-v25 =
    Worm has a rope, a good one, coiled by a person who took trouble. He goes from fire to fire until he comes to the girl. "It's not for now," he tells her. "If I should ever say *I'll go*, will you hold it?"

    "How far is it down?" She's little more than a child, and still hoarse.

    "Far. They might call you in to your supper."

    Nolwenn takes it, and weighs it, and puts a turn round her wrist. "They called me once," she says. "I went. Those four days, was I meant for you?" Worm nods. "Then I shan't go," says Nolwenn. It scans.
verse-184-v25-told-1 = It's a girl who was called for her, he is told after; about her aunt, the singer, she doesn't know much. It'll do for Worm. "She's only got to hear them call," he says, "and stop where she is."
verse-184-v30 = "And what's afloat?" asks Bersaba, who has come to knock on all of it. She knows. She likes to hear it said.
verse-184-v30-go-to-the-keels-hull = Go to the Keels' hull.
verse-184-v30-go-aboard-the-barrels = Go aboard the Barrels.
verse-184-v30-go-to-the-chapel = Go to the Chapel.
verse-184-v30-go-to-the-streets = Go to the moored streets.
verse-184-v30-look-at-the-white-ship = Look at the white ship.
verse-184-v30-ask-where-you-are-to-be = Ask where you are put down.
verse-184-v30-leave-her-knocking = Leave her to knock.
verse-184-v5 =
    The Barrels have come in procession, smoke at every chimney, and now and then one house bows to another. "What do you weigh?" they ask you as you board, and stop with the chalk in the air. "No, leave it. It's habit. There is sea under this. It'll bear."

    "Have you eaten?"

    "Does it make a difference?"

    "No," they say, and laugh till the village takes up rocking. "It makes no difference now!"
verse-184-v5-told-1 = Under the foremost board they keep the other book still. "We've left your figure in," they say. "It's the one that doesn't add up. It's to remember by."
verse-184-v5-stay-to-supper = Stay to supper.
verse-184-v5-take-the-bailing-tin = Take the bailing tin.
verse-184-v5-go-ashore = Go ashore.
verse-184-v5a =
    You eat with your plate held up, because the table slides. Next to you a child drops a crust over the side on purpose. "It's for the one below," she explains. "We used to give it to the drowned house. Now we've moved, and it won't know where we've got to."

    "Does it see you?" you ask. "No. But it can tell that's crust," she says. "We never give it the soft part."
verse-184-v5b = The oldest of them watches you bail. "With us it's done by the latest come," he says. "I've always been the last but one." He gets down beside you with a coffee cup. You work till supper, at your ease, a bucket of yours to a cup of his.
verse-184-v6 = She's the first afloat. Tamsin walks round her, in to the knee, and knocks. "Tight. Tight. Tight," she says, a word to a plank. Her husband has climbed in and sits in the stern, weeping into the small bucket. "We never called her a thing," says Tamsin. "It seemed unlucky. You don't name what isn't going." She holds out the brush. "Now one has to."
verse-184-v6-told-1 = At the third plank the note is different. It's your shield, nailed over the gap. "You took that one, and you brought something," says Tamsin. "It's lower. But it sounds."
verse-184-v6-told-2 = Your fathom of the seam is dry. She has had her cheek to it.
verse-184-v6-call-her-tomorrow = Call her *Tomorrow*.
verse-184-v6-call-her-when-you-can = Call her *When You Can*.
verse-184-v6-call-her-both-buckets = Call her after both buckets.
verse-184-v6-give-the-brush-back = Give back the brush.
verse-184-v6a =
    The letters come out crooked, since the hull is breathing. Tamsin reads them with her lips. "The last name I saw on a boat," she says, "was upside down." She tars round it, so that it shows. Then she calls her husband to come and learn it.

    "What have you called her?" he asks. She spells it for him. "And may one say it?" "Now one may," says Tamsin.
verse-184-v7 = The Chapel has put out choir first. Its benches, which always faced astern, now face ahead. In the altar they have found the hole for the bar. "We'll have it," says Ia. "We know the course. It's in the record." "We know how to sweep water," says Maddern, who's in it to the waist, and sweeping. "Who has the helm can't have the minutes." "And who has the broom can't see where he's going." Together they look at you.
verse-184-v7-give-it-to-ia = Give Ia the helm.
verse-184-v7-give-it-to-maddern = Give Maddern the helm.
verse-184-v7-let-them-go-on = Let them go on.
verse-184-v7a = Ia sits down on the altar and takes the bar between her knees. "Ash to port," she says, as if she had read it. Maddern leaves off. "There's no ash to port," he says, and looks. It's water, the whole of it. There is nothing to gather up. "No," he says. "What are we to do now?"
verse-184-v7b = Maddern holds it like a broom, and it answers. Ia sits before him with her back to the bows. "Minuted," she says, "the brother steers." "There are waves," says he, amazed. "I've no sooner done them than they're back." "Yes," says Ia. "We've been wanting to tell you for years."
verse-184-v8 =
    They came in with the lamps still hung. Rope Lane lies astern of Gregale, and from gutter to gutter goes the washing. "It's not in the guide," says Pasco, standing up on a bollard with his hat off. "I never saw you give the order. But how do we moor?"

    "By streets," says an old man. "Or how's one to find one's house?" "By need," says Bersaba. "The old ones by the plank. Or it's the house won't find *him*."
verse-184-v8-told-1 = There's a hull short. Those came on foot, the household, with their beds on their backs. They nod to you, as ever.
verse-184-v8-told-2 = "It's you that's got the list," adds Pasco, "and the key. I only mention it."
verse-184-v8-moor-by-street = By streets.
verse-184-v8-moor-by-need = By need.
verse-184-v8-leave-it-to-pasco = Leave it to Pasco.
verse-184-v8a = In the dark they each get to their own door. Inside are the same rooms, with a sway. "Good evening," goes from gutter to gutter; then a voice at the end of Gregale asks, "Where shall we be tomorrow?" They none of them know. They fall asleep on it, pleased.
verse-184-v8b = It takes the day, with words at every knot. Late on, an old woman of Under-Rib opens her door, and there are some steps, the plank, and a neighbour she has never seen. "Where did you live?" she asks him. "A street or so up." "Then how is it I don't know you?" "There wasn't the need," he says.
verse-184-v9 = The white ship is at anchor where the blue begins. On the sand they keep their backs to her, politely, as when a person is undressing. On board a woman in an apron as stiff as a plank stands at the rail and looks at everyone in turn. "They'd have to be hailed," says Loveday. "It's only that whoever's first has as good as asked them in."
verse-184-v9-hail-her-first = Hail her first.
verse-184-v9-wait-till-others-have = Wait till others have.
verse-184-v9-look-away = Turn your backs.
verse-184-v9a = "Good evening!" you shout. It's a small word on so much water. Behind you a couple of villages take up their bowls and shift along. Then at the rail, after all her years of duty, Amma puts up an arm. "Good evening," she calls. "I'm sorry if we didn't hear you before. We'd our work."
verse-184-v9b = You wait. It's a child of the Barrels, who doesn't know, and waves his cap. "Hallo!" he yells. They all wave from the ship. Then everyone waves, even those with their backs to it, and you among them. "That wasn't hard," says a man, with the face of one who knows that it was.
verse-184-v21 =
    "You're last," says Bersaba. "It's written. *With the last*, you said, to the stone on the quay, and it made a note." She shows you where, on the list. It's the foot of the page, next to the pump. "Damp, but there's a view."

    "And if there's no room?"

    "For the last there never is. Then everyone moves up."
verse-184-v21-give-up-the-berth-too = Give that up too.
verse-184-v21-keep-it = Keep it.
verse-184-v21a = "Who's to have it?" asks Bersaba, with the pen in her mouth. You point to those from Pitch Lane, who had not asked. She strikes out, writes, and blows. "And where are you, then?" "Last." "After the last," she corrects you. She raps on the page, as on a sound plank.
verse-184-v31 = Each fire has its pot, its quarrel, its old man telling one. They all make room for you. They all ask you the same thing, with their mouths full.
verse-184-v31h = The fires, a village to each.
verse-184-v31h-to-the-gate-in-the-sand = To the gate that stands in the sand.
verse-184-v31h-to-the-dog-with-two-names = To the dog with a name too many.
verse-184-v31h-to-ysellas-carts = To the Fair's carts, where Ysella is.
verse-184-v31h-to-casvel = To Casvel, who isn't asleep, among his chalk children.
verse-184-v31h-to-massen-and-his-bag = To Massen of the toll, and his bag.
verse-184-v31h-to-the-beds-of-the-counters = To the beds of those who counted the Steps.
verse-184-v31h-to-denzil = To Denzil, who is looking at the ground.
verse-184-v31h-to-the-chairs = To the Meadow's chairs.
verse-184-v31h-to-those-who-would-rather-not = To those who want neither ship nor stone.
verse-184-v31h-back-to-ia = Back to Ia.
verse-184-v4 =
    Cuanacht has brought its gate. There is no wall to put it in; it has just been planted, with oil on the hinges, and the bar. "Shut at sundown," says the boy who has been hands for Keren. "It always was."

    "Shut on whom?" asks a woman on the further side, who has walked round it. She is holding a covered dish. "On you," says the boy. And then, "No. It's that I don't know which side I'm on."
verse-184-v4-told-1 = The round table has been set down beside it, thirty-five bowls, all their ways as they should be. When one of Cuanacht's born sits down to it they tell him his name. He stays.
verse-184-v4-hang-it-open = Hang it open.
verse-184-v4-hang-it-shut = Shut it, and let them knock.
verse-184-v4a = The first through it is the woman with the dish, who could have gone round. "May I?" she says. There's nothing inside that isn't outside, but the boy makes room for her. "Chickpeas," she tells them. Behind her they are all in a line to come through, with plates. They wipe their feet on the sand.
verse-184-v4b = They knock. They don't go round. They knock, the boy asks who it is, and they say so, out loud, name and village. "Come in," he tells each. By dark he has them all. "I didn't know there were so many," he says to Keren, or to the key that she left him. "From inside I thought it was always the same ones."
verse-184-v11 = The dog stands on the plank, with its front feet on and its back feet not. "Fennel!" they call from the boat, those of the Twelve Houses. "Dog!" call the children of Cuanacht from the sand, who never named it. It looks from these to those. It is making a small noise, like a door.
verse-184-v11-call-one-of-its-names = Call it by one of the names.
verse-184-v11-call-both-at-once = Call both at once, in chorus.
verse-184-v11a = Some of it comes. The rest keeps an eye on the plank and won't lie down. It isn't unhappy. It is only going over who's missing.
verse-184-v11b = You call together, a voice to each name. For an instant the dog hangs in the air. Then it runs both ways, meets itself about the ears, sneezes, and is one dog. "There," says a child. "Now it's *ours*." They none of them ask whose that is.
verse-184-v12 = "No prices," says Ysella. She is on the shaft of the cart with her feet bare. "I tried, at sunup. So much for a dry place. It came out as *whatever you like*. From me." She looks at her feet, offended. "Ask me for something. Anything. Let's see if it's still on."
verse-184-v12-told-1 = The knife is next to her, flat on the wood. "That was for the sum," she says. "I did it over last night. I've not come for you. I've come to learn where it was that I went wrong."
verse-184-v12-told-2 = "Is it still a strike?" she asks. It's you she asks, as one of the trade.
verse-184-v12-ask-for-something-free = Ask her for a thing for nothing.
verse-184-v12-ask-what-it-would-have-cost = Ask what it would have cost.
verse-184-v12a = "Tonight's bread," you say. Ysella opens her mouth, shuts it, and counts something on her toes. "For nothing?" "For nothing." She gets down, goes behind, and returns with the sack. "When you give a thing," she asks, in earnest, because she wants to learn, "do you stop, or walk off?" "You sit down," you say. She sits down.
verse-184-v12b =
    "Thirteen," she says like a shot. "Less to you." Her colour comes back. She tells you what salt stands her in, what Derwa used to, and the price of straw in the year of the double market. It's a good story. At the end of it she puts the loaf in your arms and hasn't noticed.

    "And Derwa?" you ask. "She's the only one I paid right," says Ysella. "It's why she never came back."
verse-184-v13 = Casvel sits where the firelight gives out, with his knees together. "Might I ask you something?" he says. "For a couple of years I've taught the children it would end. I was right as to the day; that table says so. About them, no. They are not wiser, nor any readier. They're tired." He takes a speck from his eye that is not there. "I should like someone with a little standing to tell me if I may stop. Not saying it. Counting it."
verse-184-v13-tell-him-yes = Tell him yes.
verse-184-v13-let-the-children-say-it = Let the children say it.
verse-184-v13-ask-him-to-go-on = Ask him to go on.
verse-184-v13a = "You may stop," you tell him. "Thank you," says Casvel. He waits. In the quiet he hears the next number come, as you feel for a stair in the dark, and he doesn't put his foot on it. "Thank you," he says again. "Did I at least count well?" "Very." He stretches out on the sand as he is, in his shoes. He's asleep before you can lay anything over him.
verse-184-v13b = The smallest plants herself before him. "What does it come to?" she asks. "Eleven," says Casvel. "No. Enough." "Enough isn't a number." "It's the next," she tells him, and the rest, in chorus, as at lessons, "Eleven. Enough." Casvel says it after them. He says it better. He begins to laugh. The children watch with great interest, not having known that he could.
verse-184-v13c = "Only the eleven," you say. "We need a man who knows the hour." "Naturally," says Casvel. "Thank you for asking me to my face." He sits up straight. Now and then, nights, you hear him from a distance, a single number, very clear. After it comes the breath of one who is getting ready for the next.
verse-184-v14 = Massen is off duty. Tresk has told him so, in writing; he keeps it in his pocket. "But it won't come up, the bag," he confides to you. It's a plain leather one, and it sits on the sand as if it grew there. "When I was on duty it weighed less. There must be a person left in it." He blushes. "It was thought. *I* thought. I don't want it opened."
verse-184-v14-told-1 = In his breast pocket is the answer to his letter. He has folded it so that it shows only *Dear*.
verse-184-v14-take-one-handle = Take one handle.
verse-184-v14-tell-him-to-leave-it = Tell him to leave it.
verse-184-v14a = Between you it comes up like nothing. You carry it all across the flats, fire by fire, and at each Massen says, "These would be yours." They look, they reach in, and draw out a sheet with their own name, which goes in a pocket or the embers. At the last fire the bag's empty. "There," he says. "I wept. Put that down, if it's wanted."
verse-184-v14b =
    He goes off some steps, to try it. "I feel as if I'd left them standing," he says. He comes back and sits beside it. After a time he sits on it, to keep it warm.

    "Is yours in there?" you ask. "My own file?" says Massen. "That'll be the weight of it. I never dealt with that."
verse-184-v16 =
    The beds are on the sand, made. "Eleven," says the first Counter, with her eyes shut. "Fewer," says the next. The youngest is about your age. "It's we who fix the hour," she explains, "since it's all that we're agreed on. When the sun is on the top of the Table. Not before, please. It's not a matter of taste."

    "And if one more were wanted?"

    "One more *what*?" they ask, together. They've not been asked it before.
verse-184-v16-ask-for-one-hour-more = Ask for an hour more.
verse-184-v16-take-the-hour-as-it-is = Take the hour as it is.
verse-184-v16-let-them-sleep = Let them sleep.
verse-184-v16a = They confer from bed to bed. "You kept your word," reports the youngest, "in such places as we know of. Then it can be done." She opens the drawer at her side. In it, between handkerchiefs, is an hour, a small one, the colour of milk. "It's the one after supper," she says. "We always save it. We have never had it ourselves."
verse-184-v16b =
    "Good," says the first. "They've all been disappointed," says the next. "It isn't so," says the youngest. It's how they say good night. They say it in their several voices, the last a little behind.

    "And when the hour's gone?" you ask. "Gone?" says the youngest. "One makes the beds. It was never known who for."
verse-184-v17 =
    Denzil has blinked. It was this morning, the sand did it. "I thought, that's that, she will wake up in the dark and have no one," he tells you. "And there was the island, all of it." He's still keeping them very wide, to make up. "What do you think there is in between? From when it shuts till it's open?"

    "What?"

    "The faces of those you were looking at," says Denzil. "Late. As when a man has gone out, and there he is in the door."
verse-184-v17-told-1 = He says of you that you closed his eyes for him, that once. He says that it was right to let you.
verse-184-v17-told-2 = "And now the child asks me what I'm staring at," he adds. He's happy. "I've told her it's a habit."
verse-184-v18 = The Meadow came down with the chairs on its heads. They have put them as they had them, in rows, to face the sea; and there is no sea. "Turn them," says a man from Witness. "Make a ring. Or you're talking to necks." "They're out of different villages," retorts an old woman. "One of them's my grandmother." It has turned cold, and there are those who look at them in another way.
verse-184-v18-leave-them-in-rows = Leave them in rows.
verse-184-v18-make-a-ring = Make a ring.
verse-184-v18-give-them-to-the-fire = Give them to the fire, for a night.
verse-184-v18a =
    "Thank you," says the old woman. She sits down in her place in her own row and looks straight before her. Little by little others sit there, who are not of the Meadow, where it's free. "What are we waiting for?" a child from Camelot asks her neighbour. "It was always to be called," he says. "As of tonight I couldn't tell you."

    "Is it comfortable, then?" she asks. "No," he says. "But there's a good few of us."
verse-184-v18b = It takes an afternoon, since each chair has to know who it's next to. In the end it's a lopsided sort of ring, with a bump to landward. "You're older from in front," one row tells the next. All their lives they had known each other from behind. Some get up, only to go round and shake hands.
verse-184-v18c = They burn well, being dry. Whoever's near is warm by it. There is singing. Next morning there are oblongs of ash on the sand, in good rows, and the old people of the Meadow are standing in them, one to each, facing the sea. They make no complaint. It's only that there's nowhere to tell them to sit.
verse-184-v19 =
    They're not many to a village, but some from every one. They've got together and not called themselves anything. "We'd not be wanting to leave," explains a weaver, "and we'd not be wanting to hold it. We'd be wanting to stop." As she talks her nose is a little longer, then shorter, which she lets it. "It's what you showed the Meadow. You hold your face as you'd hold an egg."

    "And the place?"

    "The place as well," she says. "One morning it's here and one it's there. So long as you say good night to it."
verse-184-v19-hear-them-out = Hear them to the end.
verse-184-v19-warn-them = Warn them.
verse-184-v19-sit-down-with-them = Sit down with them.
verse-184-v19a = A good many talk, and don't break in on each other, and it comes to little. That the Rendered have done it always. That you go wrong over the house, at first, and in the wrong one there's supper. That it isn't courage. "Would you be saying it, there?" they ask. "To them all? We've not much voice." You take it as you'd take an egg.
verse-184-v19b = "Some of you won't get back to yourselves," you say. "No," says the weaver. "One of us sees to that. It's my daughter. She marked all our faces on the wall, the first day, and she goes by it of an evening." She shows you which wall. It's a sheet. Yours has begun to come up on it too.
verse-184-v19c = They make room. It is room that wasn't there. In a while you're not quite certain whose knee the cat's on. "Well," says the weaver, or the daughter. "What's it like?" "It's like when they've moved the furniture at home," you say, "and you get up at night." "And the glass is there," she says. "That's what surprises you. The glass of water's there."
verse-235-o1 = The cart has got as far as this and here it stands, at the top of the ramp, with its quilt and its soup plates. "Don't bring it down nose first," says Loveday, who is keeping off. "I saw a gull settle on it. It was there a good while. It wasn't tired."
verse-235-o2 = In the middle of the cove is the ring where the bell had been, wet still. A man in a ringer's gloves is walking round it. "So it was as high as this," says Piran. He sits down, to be there.
verse-235-o2-told-1 = He has made a cord for his spectacles out of his son's belt. "They brought it me," he tells whoever goes by, and points you out. "Wet."
verse-235-o2-told-2 = There's a little heap of stones, higher up. He doesn't look that way. He has left a glass by it.
verse-235-oz =
    There is one more lamp on the stone. "Somebody who's gone back for the rest," says Loveday.

    "How many are missing?" you ask. "If I knew that there wouldn't be lamps," she says. "There would be a list."
verse-235-o0 = Loveday is cutting limpets in a place that yesterday was deep. Her knife doesn't know how to stop. "It went out when it does," she says of the sea, "and when it's due it wasn't there. I waited. Then I thought, what if it's waiting for us?" Beyond her the flats begin. You can already see a woman, with something large on her back.
verse-235-v1 = The dry cove, the lamps on the bollard.
verse-235-v1-bring-the-cart-down-level = Bring the cart down, level.
verse-235-v1-hang-up-a-lamp = Hang a lamp for whoever is missing.
verse-235-v1-stand-where-the-bell-was = Stand where the bell was.
verse-235-v1-run-with-the-tide-horses = Stop the horses that are hauling off the shore.
verse-235-v1-ask-loveday-what-she-was-promised = Ask Loveday what she was promised.
verse-235-v1-go-on-over-the-sand = Go on.
verse-235-v2 = "Flat as soup," says Beor, or the one standing in for him, walking backwards. Stones are put under the hind wheels; stones are taken from under the fore. The plates don't ring. When the cart comes on to hard sand there is a sigh, not yours, not the mules'. It's from the wood, which is standing for the first time on something that doesn't fall due.
verse-235-v2-told-1 = "Stern's down," reports Bersaba from beneath. "She's weeping, poor thing. No, it's me."
verse-235-v2-told-2 = Those from the sheds set it down in step. They look at their arms, which are now too many.
verse-235-v3 =
    "Who's it for?" asks Loveday, who has them all by heart. "Whoever's missing." "What name?" Several come to you. There's one that you keep back. The lamp takes. Out on the flats, a long way off, a figure stops and looks this way. It puts its course straight.

    "He's seen it," says Loveday. "Or he's seen me. It's all one, if he comes."
verse-235-v4 =
    There's room for one at a time. The first strokes come up through your knees, a pair, a rest, a pair. "Is it him?" asks Loveday. "It's the step of a person with a limp." "It's him, then. Which way's he going?"

    You listen well. He isn't going. He's standing still, tapping a foot. It's what people do while the others find their coats.

    "What does he say?" asks Loveday. "That there's no rush." "So he always said," says she. "Then he'd go out without one."
verse-235-v5 =
    "Me? That once the tide would go and not come back," says Loveday. "My mother promised, because I was crying. It had had my spade. *One day it'll go out for good, and then you run and fetch it.*" She looks at the flats, to the end of them. "I did go. Early, before you. I was ashamed."

    "Was it there?"

    She turns back her sleeve. It's tin, and red, with the handle eaten.
