location-131-menhir-told-1 = Each looks at another's face and tells it to the stone: the eyes so, the mouth that pulls to one side. The Crowd lights in patches, where she has been known.
verse-131-o1 = Chips on the ground. A face without a mouth has been turned to the wall, as is done with children. "There would be a chair," says a voice from the tables, "for those who do not break things."
verse-131-o2 = She looks at your shoes. She would speak, but you left that for another day. "The mouth would come next," says a voice from the tables, in no hurry.
verse-131-oz = The cloth is off. You had left it on. A chisel lies where a person would reach for one.
verse-131-o0 = Among the blocks is yours. It has been well begun. It is also, when you look, a portrait of your mother. A cloth has been laid over it, as is done with rising bread. The hem stands along the top of the quarry, like neighbours at a fence.
verse-131-v1-finish-it = Finish it.
verse-131-v1-break-it = Break it.
verse-131-v1-take-the-leaf-from = Take the leaf from its mouth.
verse-131-v1-read-the-chisel-marks = Read the chisel marks.
verse-131-v1-hold-each-say-one = Hold: each say one true thing.
verse-131-v1-take-use-a-stranger = Take: use a stranger's face.
verse-131-v1-worm-finds-the-blank = Worm finds the block with no face.
verse-131-v1-sit-where-it-is-laid = Sit among the tools, with bread.
verse-131-v1-put-the-cloth-back = Put the cloth back.
verse-131-v1 = Blocks under cloths, and one of them yours.
verse-131-v2 = You manage it. The last stroke is the lobe of an ear. The stone, finished, looks at you as she used to when you came in late. It begins with the shoes.
verse-131-v2-told-1 = You look for the name to say to it, and it is one you have given up. The stone says it for you, without a mouth, in the voice she had for calling you in.
verse-131-v3 = It breaks along a line that was already there. Inside, the stone is the colour of a peeled almond. You are walking faster. At the far end of the quarry a face with no mouth turns to look.
verse-131-v4 = It is folded small, and damp. I KNOW YOU, it says, with a space beneath for a name. So many have been written and scraped away that the paper there lets the light through.
verse-131-v5 = They are writing. Those who carved left word, at each stroke, of what there is. HERE IS A CHEEK. HERE THERE WOULD BE LAUGHING. There is not a verb in the past tense. Looking for one makes your head swim.
verse-131-v6 = You do it in turn, before the stone, looking at each other. The things said are small, a theft of apples, a relief at a funeral. The Crowd keeps them all and lights behind the eyes.
verse-131-v6-told-1 = "I told the Trevennys he was on the road," says Ailei. "There wasn't any road in it. I liked how they looked while I said it."
verse-131-v6-told-2 = "It was a good supper," says Arev. He does not say which night.
verse-131-v6-told-3 = "She breathed," says Beor. It is the whole of it, and the stone takes longest over that one.
verse-131-v6-told-4 = "I haven't got one," says Worm. He thinks about it. "That's mine."
verse-131-v7 = You describe a passer-by to the stone, height, gait, a mole by the ear. The Crowd lights on that side. In some kitchen a man looks in the glass and cannot find his nose.
verse-131-v8 =
    It is his height, to the inch, and dressed on every side. No nose, no brow. On the base are syllables that none of you can pronounce and all of you have heard, down a well.

    "They've left it for last," says Worm.

    "It would not be asked for yet," says a voice from the tables. It would be a kind voice.

    "Who'd ask?"

    "One comes in, and one would know where the nose goes."

    "I've come in." He walks round it, keeping his sleeve off it, as you walk round a strange dog. "What do you go by? There's not another like me. That's the whole of what I've got, that there's not another."

    The voice considers. There would be some turning of heads. "Then one would go by that," it says. The chisel is there, beside his foot.
verse-131-v8-told-1 = "You've a crease there when you lie," says Ailei. She points, not at the stone. "I've never told you. I thought you'd stop." Worm feels for it. "I'd have charged," he says.
verse-131-v8-told-2 = Beor has hold of him by the back of the collar, as you hold a child at a well. "I've got you," he says. "Look as long as you want."
verse-131-v8-told-3 = "There's a column for it," says Arev. "Distinguishing marks. I put you down as none. I'd like to amend that." He has his pencil out, and does not know where to begin.
verse-131-v8-let-him-cut-one-line = Let him cut one line.
verse-131-v8-turn-it-to-the-wall = Turn it to the wall, all together.
verse-131-v8-come-away-from-it = Bring him away.
verse-131-v8a = He thinks about where to put it. In the end he cuts it low, under where the mouth would be, a scar he really has, from a bucket. He blows on it. "If they want the rest," says Worm, "they can ask." From the back of the quarry a courteous voice inquires when would be convenient.
verse-131-v8b = It turns in a groove that is worn already, and stops of its own accord, with the face it has not got against the rock. Worm dusts himself down. For the rest of the day he keeps close to the walls. Whenever you pass a window he takes a quick look at his chin.
verse-131-v9 = Mallet where a knife would be, rasp where a spoon would be. There is a stone to sit on. You sit, and put the bread in the middle. From the other side it grows less, unhurriedly. "There are guests," remarks a voice to the place beside it. "The cheek is coming along."
verse-131-v9-told-1 = "They are the ones from the stair," the voice tells the table. "There would be more of them, by the sound."
verse-131-v9-told-2 = "There would be room," you say, before it can. It is delighted, and moves up.
verse-131-v9-ask-who-ordered-them = Ask who ordered so many stones.
verse-131-v9-give-thanks-and-rise = Give thanks and get up.
verse-131-v9a = The question goes from place to place along a table that cannot be seen. There would be a good deal of looking into plates. "One orders what is needed," says the voice, kindly, from the next place and then from the one after. It goes on down the table, a little higher, a little older, until it is out of hearing. It would not be at the end.
verse-131-v9b = You thank the table and get up. All down the other side, one after another, something like chairs is pushed back.
dream-131 = You hold very still. Somebody blows the dust from your lashes and takes a step back to see. The head is tilted your mother's way. Whatever it is, they leave it as it is.
dream-131-2 = You are shown the face that they made of you before you came. It's nearly right. "Shall we change it," they ask, "or will you?" That makes you laugh, and then it is.
dream-131-3 = They have gone to dinner, and left the block with a cloth on, to keep it from the sun. You lift one corner. It is asleep. You let the corner down.
nightmare-131 = You hold still. They begin with the mouth, and ask if you have anything to say. You have. The chisel waits, politely, for as long as you cannot say it, and then goes on.
verse-132-oz = Over there you have arrived too. "You're late," you call across. "You are," they call, a little late.
verse-132-oz-told-1 = One of those over there keeps his hat before his face and steps aside for you. You have the same boots.
verse-132-oz-told-2 = One of them holds up a scrap of paper for you to read across the water. I KNOW YOU, it says, from right to left.
verse-132-o0 = On the far side of the ditch you have arrived too. They look at you. One of them, who limps on the other leg, lifts an arm when you do. Each of you thinks the other began.
verse-132-o0-alone = On the far side of the ditch you have arrived too. It is looking at you. It limps on the other leg and lifts an arm when you do. Each thinks that the other began.
verse-132-v1-jump-the-ditch = Jump the ditch.
verse-132-v1-shout-a-question-across = Shout a question across.
verse-132-v1-fill-the-ditch-by = Fill the ditch, by agreement.
verse-132-v1-offer-a-chair-setting = Set the inch-high chair on the edge.
verse-132-v1-trade-across-the-ditch = Trade across the ditch.
verse-132-v1-arev-reckons-both-farms = Arev reckons up both farms.
verse-132-v1-work-for-the-others = Work for the others, left-handed.
verse-132-v1-be-the-first-to = Be the first to turn away.
verse-132-v1 = The ditch, and the other side of it.
verse-132-v2 = You jump when they do, and in the middle, for a moment, you brush shoulders. On the other side everything is the same. Only it takes you a while to button your jacket. From then on you sign backwards.
verse-132-v3 = "Who was here first?" The voices meet over the water and what remains belongs to neither. "Here one arrives," it says. "There would be room."
verse-132-v3-told-1 = "One orders for everybody," it adds, in the voice of the tables. "The stones would be for those who stay."
verse-132-v3-told-2 = It has no past tense, any more than the chisels had.
verse-132-v4 = There are spades on either side. You meet in the middle, with fresh earth between your feet. The other farmer has nothing to say, for once, and looks it. "So," says this one, clearing his throat, "whose is the cow?"
verse-132-v5 = The farmer pushes a cheese over on the flat of his spade. At the same moment one comes back. He looks at it, says it is the better of the pair and puts it with the rest. "There's no profit in it," he says. "But send coin and bread comes, or the other way about, so long as both sides don't want the same thing at once."
verse-132-v5-push-over-bread = Send over bread, for a coin.
verse-132-v5-push-over-coin = Send over a coin, for bread.
verse-132-v5-keep-what-you-have = Keep what you have.
verse-132-v5a = For a while nothing comes back. Over there you are bent over the loaf, conferring. Then a coin arrives, warm, on the end of a rake. The stamp is the usual one. Only the king, instead of looking at the lettering, is looking at you.
verse-132-v5b = You are to pay first, and over there, at the same instant, so are they. The coins pass each other above the water. One of the parties is sent bread. You eat it, so it must be you. It is argued.
verse-132-v6 = They have wanted it for years and neither could be the first to ask. Arev walks the boundaries with his stick, as Corentin taught him, and counts sacks, hens, tiles. They agree to the last tile. At the eggs they do not. Over there they have one more. The farmers look at the egg. "If that goes in the book," says this one, "one of us is the other's copy."
verse-132-v6-enter-the-egg = Enter it in the book.
verse-132-v6-arev-eats-the-egg = Arev eats the egg.
verse-132-v6a = He writes it down with the date. Over the way the washing is out already, and the man there touches his hat by himself. On this side the farmer tries it too. His arm gets as far as the brim and waits to be let.
verse-132-v6b = He cracks it on the boundary post, tips back his head and swallows. "Agreed," he says, ruling the line. Which hen laid it will never be known. From now on, to find his place in the book, Arev goes by the smell.
verse-132-v7 = A rake is waiting, strung for the side you use now. Over there they do not ask how it happened. You work the row down, the man beside you works it up, and at every turn you wish each other good day. When you come back over the ditch your pockets are full. They have been sewn on the wrong side.
verse-132-o1 = Where you filled the ditch a cow is standing. Each farmer has a rope on her and a chair in the shade. "We're letting her decide," says one. The other had been about to say so.
verse-132-o2 = Over the way they wave first, now. On this side the farmer waits for it with his arm at his side. "He's the one with the egg," he tells you. "It's only right."
verse-132-v1-ask-which-came-back = Ask the farmer which of them came back.
verse-132-c1 =
    "Which of you came back?" you ask.

    "Me," says the farmer, and over the ditch the farmer says, "Me." They nod to each other. "We've settled on that, it's quicker. There was a young man from the toll with a form, he wanted one of us for the Rendered. He didn't mind which. So we both signed."

    "What did he do?"

    "He'd only the one line. He rubbed out and he rubbed out. In the end he put down the ditch."

    "But one of you knows."

    "One of us was in the field when the hem came over it, and walked home to his dinner. The other was in the kitchen and looked up. I remember doing both." Across the water the other has taken off his hat and is looking into it. "So does he. It's the wife we'd have asked," says the farmer. "But she was down at the water just then, rinsing a cloth. Right in the middle, she'd have been."
verse-132-c1-told-1 = "A ditch can't be Rendered," says Arev. "It would have to be missed first." "It is," says the farmer.
verse-132-c1-told-2 = "I'd have signed for the dinner," says Worm. "There's always a dinner goes with it."
verse-132-c1-told-3 = "Did she sing at it?" says Ailei. "At the rinsing?" They begin to give her the tune, from either side, and each leaves off so that the other may have it.
dream-132 = The other one sleeps for you. You hear the snoring across the ditch, conscientious, a little slow on the breath out. In the morning he sends over the blanket, folded the other way.
nightmare-132 = It is your turn to sleep for the other. You do it badly: you hear the dog, the clock, every step he takes about your kitchen. He wakes you, rested.
verse-133-o1 = There is a jar upside down on the shelf. They make room for you, on the other bench. The youngest touches her shoulder, which is no. Then she moves up.
verse-133-oz = A place has been left on the bench, with water beside it. The plaiting does not stop, but the sound of it makes room.
verse-133-oz-told-1 = The straw with your name on it hangs by the door.
verse-133-oz-told-2 = At the meal the youngest lays her spoon across yours. It is how they say at home that one has not finished.
verse-133-oz-told-3 = One of those you woke is on the bench. He has found a place to be quiet in with his eyes open.
verse-133-oz-told-4 = There is an hour when they all stop and turn their heads to the north. Nothing comes. It went to the Fair, in a cart.
verse-133-o0 = They make room for you without a sound. To laugh they touch the wrist, to say no the shoulder. The hem lies along their garden wall and makes no noise either. Within the hour you have stopped saying thank you and begun to carry water.
verse-133-o0-told-1 = By the door is a nail where a leaf has hung. The damp has printed it on the plaster, backwards. You read it the right way round in the chapel.
verse-133-v1-told-1 = Low over the water comes Piran's bell. Fourteen heads turn, and hear it through to the end: it is the one thing they stop work for.
verse-133-v1-barter-food-for-a = Barter food for a finished piece.
verse-133-v1-open-the-jar = Open the jar.
verse-133-v1-keep-silent-until-evening = Keep silent until evening.
verse-133-v1-sit-by-the-youngest = Sit by the youngest.
verse-133-v1-fill-the-empty-jar = Say something into the empty jar.
verse-133-v1-touch-your-wrist-and = Touch your wrist and go.
verse-133-v1 = A room that is keeping quiet.
verse-133-v2 = They let you choose from the heap. The one who made it turns it over and looks for the place where she went wrong. She shows it to you, so that it is between the pair of you.
verse-133-v3 = It is a man's voice, civil and tired. "I order that this evening no wax be laid." Then the jar is empty. They weep without a sound. The one nearest turns it upside down and taps the base.
verse-133-v4 = When you have kept quiet long enough one of them gives you a straw, already knotted. It is your name, in their tongue. It has a knot fewer than you would have said.
verse-133-v5 = She came in spring, and her lips still move when she counts stitches. With a straw she draws you a house on the floor, door, chimney, a window with a lamp in it. Then she looks up. She wants to know if it is lit. It is Grandmother Trevenny's window. The lamp is the one that is kept for the boy.
verse-133-v5-told-1 = She takes you by the wrist and sets her fingers where the sleeping woman's were. She knows that grip. She was asleep there too, it seems, and was called.
verse-133-v5-told-2 = It is out. Ailei was there when it was put out, or you have been told of it.
verse-133-v5-nod-it-is-lit = Nod. It is lit.
verse-133-v5-shake-your-heads = Shake your heads. It is out.
verse-133-v5-ailei-rubs-it-out = Ailei rubs out the lamp.
verse-133-v5a = She breathes out through her nose, which here is loud. Then she draws an end of cheese from her own sleeve and gives it to you. She goes back to her plaiting with her face to the north. It is a belt. The size is a boy's.
verse-133-v5b = She nods too, slowly. She smooths the straw, bends it once and lays it with the scraps. There is a sound as of mice. She is unpicking a belt, the whole length of it. When it is done she goes to the well with another girl's bucket besides her own.
verse-133-v5c = Ailei wets a finger and takes the lamp out of the window. Then she takes the boy off the path, where the other had not drawn him yet. They look at what is left: a house, a door, a chimney. The girl puts the smoke back herself.
verse-133-v6 = They set it on the table and stand off. You each say one thing into it, close, and the lid is tied before the last of you is done. They cannot have heard. They touch the shoulder, then the wrist. When the jar goes back the shelf, which had come loose at one end, is level.
verse-134-oz = "Again," says the cave, with pleasure. "The matter is where it was."
verse-134-oz-told-1 = "No claim is outstanding from Cuanacht," it tells Worm. "The supper has been closed."
verse-134-oz-told-2 = "There is a second line," it tells Worm. "Half a supper, owed *to* the bearer." He laughs, and so, a moment later, does the cave, correctly.
verse-134-oz-told-3 = It greets Worm first. "The one who answered for himself," it says, for the benefit of the rest.
verse-134-oz-told-4 = "Time was kept for one more, at the cove," it tells Worm. "There is no charge. It was wished to see what would be done with it."
verse-134-oz-told-5 = "A likeness has been turned to the wall," it tells Worm. "It is asked whether it is cold."
verse-134-oz-told-6 = "A day's raking has been received from the other side," it says. "It has been credited to this one."
verse-134-oz-told-7 = "Something was said into a jar," it says. "It has not been listened to. That was requested, it is believed, by the lid."
verse-134-o0 = The breath draws hair, laces and flame towards the back. "A pleasure," says the cave. It has the voice of one of you and waits for you to work out whose. "A matter appears to be open," it says.
verse-134-o0-alone = The breath draws hair, laces and flame towards the back. "A pleasure," says the cave. It has your voice, and waits for you to notice it. "A matter appears to be open," it says.
verse-134-v1-worm-asks-to-see = Worm asks to see the receipt.
verse-134-v1-ask-a-question-one = Ask a question. One.
verse-134-v1-take-nolwenn-s-lamp = Take Nolwenn's lamp.
verse-134-v1-look-at-the-spoons = Look at the two spoons.
verse-134-v1-hear-what-it-offers = Hear what the cave offers.
verse-134-v1-find-where-you-fell = Find the place where you fell in.
verse-134-v1-hold-your-breath-and = Hold your breath and leave by the east.
verse-134-v1 = The cave, waiting with good manners.
verse-134-v2 =
    The water hands it to him, dry. He holds it the right way up, by luck.

    "It may be read aloud," says the cave.

    "I can't read."

    "It is known. ONE CHILD, UNNAMED, HELD AGAINST RETURN. The signature is a cross."

    "And that, next to the cross?"

    "A word was added by another person. It is *mother*."

    Worm goes along the line with his nail, from one edge to the other, at the pace of a man reading. "Against whose return?"

    "Hers. It was stated that she would be back the same evening."

    "And how long did you give her?"

    "It is still being given," says the cave, "so that the receipt shall be correct." A pause, of the usual length. "It is asked whether the evening is a long one."

    "It's about the size of a well," says Worm. He turns the paper over. There is nothing on the back. "Then I was somebody's," he says.
verse-134-v2-told-1 = "She'll have meant to—" says Ailei. The cave waits with every sign of interest. She does not go on.
verse-134-v2-told-2 = "Keep it flat," says Beor. "It's all there is to it."
verse-134-v2-tear-it-up = "Tear it up."
verse-134-v2-keep-it = "Keep it."
verse-134-v2a = "As you wish," says the cave. "That is the duplicate." For the rest of the way Worm walks with a fist in his pocket. It is not the pocket with the paper.
verse-134-v3 = It is dry inside. The wick has been freshly trimmed, round, as they trim them in Cuanacht. On the base are the words of Nolwenn's song, very small, by a person afraid of forgetting them.
verse-134-v4 = Olive wood, Cuanacht work, and one has a bitten edge. They lie crossed, which at home means that one has not finished. There is no plate. You could eat with them, on the only dry ledge there is. Or you could carry one off, since olive fetches money at the Fair.
verse-134-v4-told-1 = "That's Nolwenn's," says Worm of the bitten one. "She sang with it in. The other's whoever she was singing at."
verse-134-v4-eat-with-them = Eat with them, in turn.
verse-134-v4-carry-one-off = Carry one off.
verse-134-v4-leave-them-crossed = Leave them crossed.
verse-134-v4a = Spoon against bowl is a loud noise here, and the cave's breath waits for it each time before it draws. When you have done you wipe them and lay them crossed again. "The meal has been noted," says the cave. "The one before it was eaten standing."
verse-134-v4b = You choose the bitten one. Nothing is said as far as the passage. The one you took, when you look, has no bite in it. "There was a pair," says the voice, not at all put out. "There is a remainder. It is carried forward in your name."
verse-134-v5 = "An exchange is possible," says the cave. "Four days, of those already had, against four nights of sleep. The days would be taken from the middle. Whatever was learnt in them goes with them." There is a dry place to lie and a slate to sign. There is no other clause.
verse-134-v5-sell-four-days = Sign, and sleep.
verse-134-v5-ask-what-it-wants-them-for = Ask what it wants them for.
verse-134-v5-decline-with-thanks = Decline, with thanks.
verse-134-v5a = You sleep. When you wake the slate has been wiped and there is a receipt, item by item, rain, rain, a quarrel, a good soup. You read it through. The quarrel, it seems, you won. Which of you made the soup does not appear.
verse-134-v5b = "To return them," it says. "Everything here is to be returned. A day already had can be put back where it was." A pause, an exact one. You have not asked it anything else. "It is asked what is meant by wanting," says the cave.
verse-134-v6 = High up is a hole with sky in it, and under the hole a heap of what has fallen, a boot, gravel, a bird, a lantern with its glass whole. From here the numbers in the shaft read the right way, from the bottom. The last is today's. Beneath it a space has been smoothed for one more.
verse-134-v6-told-1 = One stroke on the wall is not chalk. It is a knife cut, and beside it a nail's. "The sum begun on the post has been carried down," says the cave. "It is not yet understood."
verse-134-v6-take-the-lantern = Take the lantern from the heap.
verse-134-v6-write-the-next-one = Write tomorrow's number yourselves.
verse-134-v6-leave-the-heap-alone = Leave the heap alone.
verse-134-v6a = It is still warm. On the handle are the initials of one of you, whose own lantern is hanging from a belt. You light them both. Yours smokes. The flame of the other leans the wrong way in the draught.
verse-134-v6a-alone = It is still warm. On the handle are your initials, and your own lantern is hanging from your belt. You light them both. Yours smokes. The flame of the other leans the wrong way in the draught.
verse-134-v6b = Forty-two, you write, after some discussion. The chalk holds. The cave reads aloud what follows from it, today, tomorrow, after. It speaks for some time and makes no mistake. "The figure has been received," it says at the end. "For future occasions, it is asked by what method it was counted."
dream-134 = Four days go by. It is morning, and somebody has held the rope. They held it all four: there is a chair, a crust, and the mark of a heel in the ground.
nightmare-134 = Four days go by. You count them. You are asked, courteously, whose you are. You give the names you have, and each is looked up, and the page is turned for you.
