location-176-menhir-told-1 = It has lost its word on the road, and has been given a shelf mark. She burns as a lamp burns for somebody reading.
location-176-menhir-give = Give: supper for the man who adds.
location-176-menhir-hold = Hold: stay and audit with him.
location-176-menhir-take = Take: burn a drawer of cards.
dream-176 = Everything about you is in one drawer, and it shuts.
dream-176-told-1 = On the front is a card in a brass frame, in your own hand. You do not have to read it. You go on down the aisle, nobody's, with your fingers along the wood.
dream-176-told-2 = It is quite dark in there, and dry, and in order. For once you are not asked to remember any of it.
nightmare-176 = It does not quite shut. A boy leans on it, politely. "There's a corner of you out," he says. "Do you mind if I fold it?"
verse-176-o1 = "He's finished," say the boys at the head of the stair, when he is named. They have nothing to carry. They wear the felt slippers on their hands and clap.
verse-176-o1-told-1 = On the lowest step but one, in the sun, sits Corentin, being wrong about the time.
verse-176-o1-told-2 = It is only that he does not hum for anybody now. He is doing it in his head, to save the neighbours.
verse-176-o2 = *REEVE, the. See under WORK IN HAND.* The hum has a word in it since you were with him. It goes up the stair, and down, and does not come out even.
verse-176-o2-told-1 = A boy sits on the landing with a card, the right way up. His lips move. "It says *bread*," he tells you. "It's been saying bread all this time."
verse-176-o3 = *VISITOR, returning. See VISITOR.* Tryphena lifts her finger from her lips for as long as it takes you to pass under it.
verse-176-o3-told-1 = There is a broom at the spot where you ran, leaning, in case.
verse-176-o3-told-2 = From far overhead, in Under-Rib, one hears a bell. It was rung twelve times, Tryphena says, as soon as the stamp was dry.
verse-176-o0 = There is a stair, and a rope across the stair. On the rope hangs a card: *See above.*
verse-176-o00 = *ARCHIVE, the. Eleven decks below the market. On the first deck, this year's. On the seventh, the reeve. On the eleventh, do not ask; there is water. (Cards are removed when what is on them has been kept. None has been removed.)*

    The stair turns and turns. On either side shelves curve away like the inside of a barrel, and every shelf is full to the hoop. "All of it?" you whisper to Tryphena. "Promised?" She nods. "And not yet," she says. "It's the *not yet* that takes the room."
verse-176-o00-told-1 = From a beam a chain comes down with a hook on it, for the heavy ledgers. The links are familiar. It is off the stone that hangs, which you lit before any other; on the hook somebody has filed, neatly, a reeve's tally.
verse-176-o00-told-2 = The rope-men at the shaft look at your wrists. "Nobody stays down," says one of them. "They kept that. Let them have the basket." You are lowered the first five decks for nothing, like eggs.
verse-176-o00-told-3 = The rope-men at the shaft want a deposit, a ring or something that you have never told. "There's one left down," says the eldest. "It's on your card. We'd not have it happen to a basket."
verse-176-o00-told-4 = You have still the labels on. A boy copies them out, for practice, and gets your name right the second time.
verse-176-v1 = Eleven decks, felt, and a hum.
verse-176-v1-read-the-rules = Read the rules.
verse-176-v1-have-a-card-drawn-cuanacht = Have a card drawn: Cuanacht.
verse-176-v1-have-a-card-drawn-the = Have a card drawn: the Eleven Houses.
verse-176-v1-have-the-card-of-you = Have the card of You drawn.
verse-176-v1-follow-the-hum-down = Follow the hum down.
verse-176-v1-go-in-to-corentin = Go in to Corentin.
verse-176-v1-show-him-what-was-in = Show him what was in the socket.
verse-176-v1-ask-him-once-more-to = Ask him once more to take his hands away.
verse-176-v1-sit-with-the-boy-who = Sit with the boy who cannot read.
verse-176-v1-try-the-page-against-the = Try the page against the stubs.
verse-176-v1-let-worm-down-to-the = Let Worm down to the bilge.
verse-176-v1-open-the-drawer-marked-small = Open the drawer marked Small.
verse-176-v1-see-about-the-oil-on = See about the oil on the stair.
verse-176-v1-use-the-oil = Use the oil.
verse-176-v1-sit-on-the-stair-those = Sit on the stair, those who cannot sleep.
verse-176-v1-leave-the-shelves = Leave the shelves.
verse-176-v2 = *RULES FOR VISITORS. One. Felt. Two. No running, lest the drawers take it up. Three. No reading aloud – a thing that is read aloud has been asked for. Four. No consolation. Five. Visitors are asked not to look themselves up. (It is asked. It has been found that forbidding it makes a line.)*

    "Which do people break?" you ask.

    "Four," whispers Tryphena. "It's the dust. They sneeze, and somebody says *there, there*."
verse-176-v2-run = Run.
verse-176-v2-read-one-aloud = Read one aloud.
verse-176-v2-keep-them-all = Keep them all.
verse-176-v2a = You run the length of the deck. Behind you, with a sound like a sigh going down a bench, nine hundred drawers come out by an inch, to see.
verse-176-v2b = "*That he will bring her the blue one,*" you read. Somewhere above, in the street, a door opens. A woman's voice calls down the stair, not very hopeful: "Yes?"
verse-176-v2c = You keep them. It is noticed and entered.
verse-176-c1 = *CUANACHT, village. 35 at table (rev.). Owes the stone there its share, yearly. Is owed, by five persons, their return in a year and a day. Overdue. Filed by whoever remembers. See ELEVEN HOUSES. See TALAN.*

    The card has been handled until the corners are round. At the bottom is a space headed *Given by bearers* and it is filled in.
verse-176-c1-told-1 = *Bread, halved. By two persons, to one. It has been found that this does not come out even, and it is recommended that it be left so. C.*
verse-176-c1-told-2 = *Bread, by number. Thirty-five issued, thirty-five signed for. Correct. (It may be asked why the clerk did not care to file it. C.)*
verse-176-c1-told-3 = *Bread, some, under a stone. By whom is chalked on the underside. Small.*
verse-176-c1-told-4 = *Bread, sold, by weight. The weight is right. Nothing else is entered, though the card has been left out to be looked at more than once.*
verse-176-c1-see-eleven-houses = See Eleven Houses.
verse-176-c1-see-talan = See Talan.
verse-176-c1-add-a-line-in-pencil = Add a line in pencil.
verse-176-c1-have-it-put-back = Have it put back.
verse-176-c1b = *CUANACHT, village.* It is the same card, but the boy has brought it the other way up, and on the back, across the grain, in a hand with ink to its elbow: *I had the room over the granary. You could hear the bell-rope of a night. There was a step that one missed. If anybody goes, that step. C.*
verse-176-c1b-told-1 = Below, quite fresh, with great courtesy, something has been added in type: *The step has been returned. There are now two.*
verse-176-c1b-see-eleven-houses = See Eleven Houses.
verse-176-c1b-see-talan = See Talan.
verse-176-c1b-have-it-put-back = Have it put back.
verse-176-c1c = You write who was at table the last time that you saw it, by name, as far as the card goes. When it is full you turn it and write round the edge.
verse-176-c2 = *ELEVEN HOUSES, the. Void (see VOID). Short by one family's share, twelfth year, quarter-day. Stone failed the same night. Entered by AREV, collector (see CHILD, for his age when engaged). Countersigned.*

    Two hands are on it. One has pressed so hard that the card has been mended from behind. The other one has only signed; it is a beautiful signature, with a tail, and the tail shakes.
verse-176-c2-told-1 = Arev reads it with his finger under the words, though he knows it. "He saw," he says. "He saw it that night, and he did his tail on it." He turns the card to the lamp. "I thought that I'd had that all to myself."
verse-176-c2-told-2 = There is a second card behind it, for the same houses. You have seen both sets of chimneys smoking, and are asked to initial.
verse-176-c2-see-void = See Void.
verse-176-c2-see-trevenny-boy = See Trevenny, boy.
verse-176-c2-have-it-put-back = Have it put back.
verse-176-c2v = *VOID: of a sum, that leaves no remainder. Of a house, see REMAINDER.* *REMAINDER: see DOOR, THE TWELFTH.* *DOOR, THE TWELFTH: this card has been borrowed.* On the slip that stands for it is the name of the borrower. It is the Archive.
verse-176-c2v-see-eleven-houses = See Eleven Houses.
verse-176-c2v-see-trevenny-boy = See Trevenny, boy.
verse-176-c2v-have-it-put-back = Have it put back.
verse-176-c2b = *ELEVEN HOUSES.* The boy draws it again, and looks puzzled; he holds it to his cheek. "It's warm," he says. *Supper was at six. They had the lamps lit, and it was a good supper – see CUANACHT, same evening, same hour, another table. Present – the collector. He had two helpings. Nobody could have known. C.*
verse-176-c2b-told-1 = Under the words is a pale bar, as where a rule has lain on paper that has yellowed. You cannot think what stood there.
verse-176-c2b-see-trevenny-boy = See Trevenny, boy.
verse-176-c2b-see-cuanacht = See Cuanacht.
verse-176-c2b-have-it-put-back = Have it put back.
verse-176-c3 = *TREVENNY, boy. On the road home (informant A., keeper of bees). Date of birth, left blank. Date of return, this evening. Promised to his mother; a lamp. See LAMP. See LIE.* *LAMP: in a window, one winter. Oil, four measures. LIE: of a person, that comforts. (There is no card. They will not stay flat. C.)*
verse-176-c3-told-1 = "It's got my initial," says Ailei. She puts the tip of her finger on the blank. "Nobody ever asked me when he was born. They'd have helped me, his people, if I had gone on. They would have told me the day."
verse-176-c3-let-ailei-fill-in-the = Let Ailei fill in the date.
verse-176-c3-let-ailei-tear-it = Let Ailei tear it.
verse-176-c3-see-child-unnamed = See Child, unnamed.
verse-176-c3-see-cuanacht = See Cuanacht.
verse-176-c3-have-it-put-back = Have it put back.
verse-176-c3a = *Never*, she writes, in the box for the day. It is short and goes in easily. After it, in the box for the place: *at our door, out of my mouth.* "That's correct," says the boy, who has been told to say so. He hesitates. It is the first thing he has ever seen removed. He does not know where one puts it and gives it to her.
verse-176-c3t = It does not want to. It is rag, and good. In the end it goes, across the lamp. She has half in each fist, and there is no place to throw them, for it is all places to keep things. "You'll be asked for that," whispers Tryphena. "I know," Ailei says. "I'll say that it was me."
verse-176-c3b = *TREVENNY, boy.* Drawn again it says: *He would be eleven now. He is tall for it. His mother has let down the blue. (Put by for whoever has to tell her – there is a bench outside the door, to the left, and it is in the sun until four. C.)*
verse-176-c3b-see-child-unnamed = See Child, unnamed.
verse-176-c3b-have-it-put-back = Have it put back.
verse-176-c4 = *CHILD, one, unnamed. Pledged, by a cross, against (obliterated). Due on demand. See WELL. See VOICE.* *WELL: a place where one is asked something. VOICE: that which asks. (It has been in to consult this card. It wore felt.)*

    The card is wet at one corner, and has always been wet at that corner, says the boy. They put it at the end of the row.
verse-176-c4-told-1 = Worm will not hold it. He has it held for him, at arm's length, while he looks at the cross. "That's not how you do it," he says at last. "She's gone over it. See? She did the one stroke, and then she'd stopped, and then somebody'd said *go on*."
verse-176-c4-told-2 = The girl from the sheds, who was nobody's either, has her chin on the drawer. "Is that me?" she asks, quite interested.
verse-176-c4-see-talan = See Talan.
verse-176-c4-see-cuanacht = See Cuanacht.
verse-176-c4-have-it-put-back = Have it put back.
verse-176-c4b = *CHILD, one.* It has got wetter. In the damp a second writing has come up through the first, as it does in old books: *held for whoever asks for it by its name. (Nobody has. I should have liked to be of use. C.)*
verse-176-c4b-told-1 = The girl's mother stands reading over your shoulder, the one that you brought out with her. She takes the child's hand, the wet one.
verse-176-c4b-see-talan = See Talan.
verse-176-c4b-have-it-put-back = Have it put back.
verse-176-c5 = *TALAN, ploughman. To stand until HEDRA comes back past him. See HEDRA.* *HEDRA, judge. Until CORENTIN comes back past her. See CORENTIN. CORENTIN, reeve. Until NOLWENN. See NOLWENN. NOLWENN, singer. Until GWENNEG. GWENNEG, boy – when the others do. See RING.* *RING: see TALAN.*
verse-176-c5-told-1 = Over the first line a boy has been told to write *released*. There was no rule for it, so it is in pencil, and the ring goes round as before without him.
verse-176-c5-told-2 = The first line has a black edge ruled round it. It is a fair straight edge. *To stand*, it still says, inside.
verse-176-c5-told-3 = The first line is in two inks, for there is somebody else now at the same stone, and the card makes room for both.
verse-176-c5-told-4 = "It goes round," says Beor. He follows it with a thumb as wide as two lines. "There's no end to take hold of. You'd have to lift it by the middle."
verse-176-c5-see-cuanacht = See Cuanacht.
verse-176-c5-see-child-unnamed = See Child, unnamed.
verse-176-c5-have-it-put-back = Have it put back.
verse-176-c5b = *TALAN, ploughman.* Drawn twice, it gives the other side of the cups. *We laughed so much. It was Hedra who said, word it tightly, or one of us will get home early and it won't count. I worded it. I was pleased with it. There is a hole in it as wide as a cart, and I saw that by the second month. C.*
verse-176-c5b-see-cuanacht = See Cuanacht.
verse-176-c5b-have-it-put-back = Have it put back.
verse-176-c6 = *YOU, on this stair. Two minutes past the half-hour, fourth deck. You have the card in the left hand. You have come about somebody else. When you have read as far as this you will look behind you.*

    There is nobody. On the tread where you had your foot lies a second card. *You, on this stair. Having looked.*
verse-176-v3 =
    It comes from beneath. On the third deck it is a fly in a shutter. On the fifth one feels it through the felt. On the sixth it has a tune, which is only a column being run down with a thumb, and up to check, and down.

    "He can keep that up all night," says Tryphena. She has got used to setting her whisper by it. "We were a quiet house. Then he was delivered, and in a week the boys were doing their carries in time. The error rate fell by half. One can't tell a man like that he isn't needed."

    "Has anyone asked if he'd like to go?"

    "He'd have to stop to answer."
verse-176-v3-go-on-down = Go on down.
verse-176-v3-hum-it-back-to-him = Hum it back to him.
verse-176-v3-not-yet = Not yet.
verse-176-v3a = Seventh deck. A strip of light under a door, a plate outside it with a rind, and a row of boys against the wall with cards held up, each waiting his turn to be turned over.
verse-176-v3b = You give him his column a third higher. The thumb stops. It begins again in your key. "Somebody up there," says a voice, rosy with pleasure, through four decks, "has carried a one!"
verse-176-v4 = "Once more, then," says Corentin, with his chin on a card. "Sit. Not there. You want me to lift up these. I've thought of little else, apart from the ninth century."
verse-176-v4-argue-it-with-him-to = Argue it with him to the end.
verse-176-v4-let-nolwenn-stand-where-he = Let Nolwenn stand where he can see her.
verse-176-v4-arev-takes-the-next-card = Arev takes the next card from the boy.
verse-176-v4-read-him-what-hedra-has = Read him what Hedra has found.
verse-176-v4-leave-him-his-three-months = Leave him his three months.
verse-176-v4a =
    She comes round the end of the shelf with her shoes in her hand. "You were on a cart," says Nolwenn. She is nearly out of voice. "I saw you go by. I thought, that's Corentin, lying down. I'd a verse to get through so I couldn't say."

    "You were in very good voice," says Corentin. "It was a Wednesday."

    "You went like that." She shows him, with the shoes. "So I'm behind you. I've been behind you for ages. Can you come off there now? You look silly." His palms leave the stone as if they had been asked up to dance.
verse-176-v4b =
    Arev reaches past him and takes the card out of the boy's fist. He lays it down on its face.

    "That one was Trewarn," says Corentin. "I was just..."

    "I know what you were just." Arev's voice is not quite his own. "You did it for eleven years with me in the doorway. I'd say, it's supper, and you'd say, I'm just. I used to think there was a bottom to it." He takes the next, and lays that down. "I've learnt it from you. I'm very good. I sat and added on the night they went out. Stop, now, and look at me, and don't tell me what I come to."

    It is quiet. One after the other, with a small sound, like stamps coming off, the fingers lift.
verse-176-v4c = You have it by heart; she does not waste words. *I find that a man is not held by what he has ceased to wait for. H.* Corentin has it read a second time, for the pleasure. "She never could leave a clause open," he says. "Is she well? Is she walking? Then I'd be the one who's..." He looks at what he is doing, as one sees one's own hand in a mirror. "How long have I had these on?"
verse-176-v5 =
    His name is Hob, he is nine, and he holds his cards upside down. Nobody has remarked on it, since the reeve has learnt to read them so.

    "It's easier for him," says Hob. "He's only got his chin."

    "And you? Don't you want to know what's on them?"

    "I know what's on them. Squiggles." He looks sideways at the stack. "The other boys can. They go about all day with their mouths turned down. Is it the squiggles that do that?"
verse-176-v5-teach-him = Teach him.
verse-176-v5-leave-him-happy = Leave him happy.
verse-176-v5a = He gets it by the lamp's second filling. The first thing he reads is your card, since it is on top. He reads slowly, with his finger, every word. He looks up at you, turns the card face down, and pats it. "It's all right," says Hob. "I only got as far as *and*."
verse-176-v5b = He whistles, under felt, holding up the ninth century by its feet.
verse-176-v6 =
    It is the page, torn down one side. You carry it along the deck where the stubs are, row on row like gums. Tryphena walks beside you with her eyes shut and one finger out. "There," she says.

    The teeth go in. All of them. For the first time since somebody put a knee to it the thing has two sides, and one reads straight across, on the left the sums, as they should have been; on the right the sums, as they were.
verse-176-v6-told-1 = "It's eleven pence," says Arev. "I've carried it for all these years. I'd have said it was a good deal more." He does not let go of the edge.
verse-176-v7 =
    Below the eleventh deck there is a grid, and below the grid it is black and moves. They let Worm down on the ledger chain. He hangs there a long time, with the lamp held away from himself.

    "There's eels," he calls up, "and they've been at the bottom row. One's gone by with a card across its mouth like a dog with a stick." A splash. "It isn't ours. I don't know. It's wet."

    "Is there anything else?"

    "There's a thing that isn't doing anything," says Worm. "I could ask it."
verse-176-v7-catch-the-eel = Catch the eel.
verse-176-v7-let-him-ask = Let him ask.
verse-176-v7-pull-him-up = Pull him up.
verse-176-v7a = The card, when it has been wiped: *that somebody would come down for him. Filed – four days late.* Worm says it is nobody's. He keeps it in his shirt to dry.
verse-176-v7b =
    "What are you waiting for?" asks Worm, down there, in the tone one would use to a cat on a stair.

    "One evening is awaited," the bilge says. It is polite and very near. "It is understood that there has been a delay in its being sent. It is asked whether the person on the chain is comfortable."

    "No," says Worm.

    "It is noted."
verse-176-v8 = *SMALL: promises made to persons under a yard high.* It is by far the longest drawer. It runs out, and out, on wheels, to the far wall. Kites. To look under the bed. That it won't hurt. Tomorrow, if it is fine.

    "They never come due," says Tryphena. "They're not here any more, you see, the persons. They get taller."
verse-176-v8-keep-one = Keep one.
verse-176-v8-push-it-shut = Push it shut.
verse-176-v8a = *To look under the bed, with the lamp, properly, at the back.* There is an address in Rope Lane and no bed any more, only where it was. You get down on the boards with the lamp. At the back, properly, there is nothing, and you say so aloud. Upstairs a man of sixty turns over.
verse-176-v9 =
    There is a dark patch on the fourth landing, and a smell, and a bucket with a cloth across. Nobody has put it there. Everyone steps over it.

    "It's for the hinges," says Tryphena. "It has always been *for the hinges*."
verse-176-v9-carry-it-out-into-the = Carry it out into the street.
verse-176-v9-leave-it-and-remember-where = Leave it, and remember where it is.
verse-176-v9a = It is heavy. On every landing somebody opens a door to see it pass, and lets out a breath that he had not noticed he was keeping.
verse-176-v9b = You put the cloth straight. It is good oil and there is a great deal of paper here.
verse-176-v10 = Every promise on the island is in here, dry, in order. One would only need to tip a bucket. Then no one could be held to anything, or be told to whom he had belonged.
verse-176-v10-tip-it = Tip it.
verse-176-v10-go-back-up = Go back up.
verse-177-o1 = The threads hang from the beams with nothing on them. Ash has come through from the next deck and lies along the floor in lines. In places one can read it; it says *against*, it says *in lieu*. Below the threads people stand looking up, with their halves in their hands.
verse-177-o2 = *DRAUGHT: see STAIR.* They hang quite still until you are under them.
verse-177-o2-told-1 = The reminders have been put back in their bundles, in the order that you read them. Someone has laid a sprig of rosemary on the last.
verse-177-o0 = *RECEIPTS, hall of. What was taken in is on the left. What was given against it is on the right. They meet in the middle on the day, and there is a table for the purpose, which has been dusted.*

    You walk in under them with your heads down. Paper goes across your hair like fingers that are looking for somebody.
verse-177-o0-told-1 = Your own comes to hand at once, on a short thread. It is clean. *No corrections*, somebody has written, and underlined it, as one would a find.
verse-177-o0-told-2 = Your own is on a long thread and has a second tied to it, and a third to that. *See also*, it says. *See also. See also.*
verse-177-o0-told-3 = Along the spine of the index runs a hand, small, slanting, out of breath. It is Sister Ia's. She did this row before there was a fire anywhere.
verse-177-v1 = Threads, halves, a draught.
verse-177-v1-look-yourself-up-ailei = Look yourself up: Ailei.
verse-177-v1-look-yourself-up-arev = Look yourself up: Arev.
verse-177-v1-look-yourself-up-beor = Look yourself up: Beor.
verse-177-v1-look-yourself-up-worm = Look yourself up: Worm.
verse-177-v1-take-down-one-of-a = Take down one of a pair.
verse-177-v1-follow-the-see-also = Follow the See Also.
verse-177-v1-see-massen-s-twelve-visits = See Massen's twelve visits.
verse-177-v1-read-the-reminders-for-one = Read the reminders for one evening.
verse-177-v1-stand-with-those-who-ask = Stand with those who ask what theirs said.
verse-177-v1-find-the-half-of-the = Find the half of the child's receipt.
verse-177-v1-go-up-by-the-stair = Go up by the stair behind the reminders.
verse-177-v1-leave-the-hall = Leave the hall.
verse-177-v2 = *AILEI, daughter. Promised before she could speak, by her mother, to the women in the room – that here would be one who did not lie.*

    There are two hands on it. The first is round and quick, with a blot, as of somebody propped up in bed. The second one has been over it every year on the same date, and each year it has put a tick; then twelve years ago a tick with a tail, and after that nothing.

    "She knew," says Ailei. "That was the year I told her that the cake was nice."
verse-177-v2-keep-it-to-give-to = Keep it, to give to her mother.
verse-177-v2-eat-it = Eat it.
verse-177-v2a = She folds it in three, as one does a letter, and puts it where the veil was.
verse-177-v2b = It takes a good while. It is strong paper. "Well?" says somebody, when it is down. "It's a bit dry," says Ailei; and that is so.
verse-177-v3 = *AREV, collector's boy. Promised by his father to the reeve, for board – that he would be no trouble. Countersigned.*

    It is the signature with the tail. On every other card in the row the tail is like a whip. On this one it shakes.

    "I was fourteen," Arev says. "I remember the pen. He asked me if I wanted to say anything first, and I said no, sir, and he looked round for the sand, and couldn't find it, and it was in front of him."
verse-177-v4 = *BEOR, carrier. To be thanked. By the Council of Three Keys. Date: .....*

    Between the colon and the dots the paper is rough. Somebody has begun to write there several times, and has always had to stop.

    Beor reads it, or looks at it as long as reading takes. He has a pencil; he puts it away. "It's not for me to," he says.
verse-177-v4-write-in-today = Write in today.
verse-177-v4-leave-the-date = Leave the date.
verse-177-v4a = "You haven't a key," says Beor. "No." "Then it won't hold." "No." He watches it being written all the same and it is he who blows on it.
verse-177-v4b = He hangs it up again himself, by its thread, so that it faces the door.
verse-177-v5 =
    It is on no thread. It lies on the table in the middle, the one that has been dusted, by itself, face up. A cross; a smell of smoke; and where the name goes three short strokes, as one marks the beats of a word that cannot be spelt.

    Worm will not be told what it says, as it says nothing. He puts one finger on each stroke, in turn. His lips come apart. "It's like somebody starting to call," he says. "And then they've thought, no, let him sleep."
verse-177-v6 =
    They hang in twos, back to back, one pair to each of the eleven doors. *KERRA*, says the third, on both sides. You take one of them in each palm. They are written alike to the comma; but one is as cold as a plate, and the other as if it had come out of a pocket.

    "Which is the real one?" whispers Tryphena, who has always wanted to ask someone.

    Neither card says. It is the cold one that has your thumb-mark on it.
verse-177-v6-take-the-warm-one = Take the warm one.
verse-177-v6-let-them-hang-together = Let them hang together.
verse-177-v6a = You put it in your shirt. Its fellow swings round and hangs with its face to the gap.
verse-177-v6b = You let go of both at once. They turn a little, as people do in bed, and are back to back.
verse-177-v7 = *See also* leads along the wall, down three steps, and to a drawer at the height of a child. In it is one name. Of all those to whom you have declared something, this is the person whom you told least. You read who it is. It is nobody whom you have wronged. It is somebody who would have liked to know.
verse-177-v8 =
    There are twelve, pinned by the corner. *That he will come on the first fine Sunday. (She was out.) That he will come on the first fine Sunday. (She was out.)* Beside the pin lies the stamp, KEPT. The pad has never been inked.

    "It would need the answer," says Tryphena.
verse-177-v8-told-1 = You have seen the answer written. *I was in, all the time – it is the blue.* You say it over to her. She finds that she is inking the pad.
verse-177-v8-told-2 = You say that it has been carried; he knows, and has her letters in a ribbon. "Then he *came*," Tryphena says slowly. "It is only that she went first."
verse-177-v8-told-3 = You say what there is: a neighbour, a window, a good thumb of ink. "Twelve times she watched for him," says Tryphena. "There's a thing under *kept* that covers it. It's rather far down."
verse-177-v8-stamp-them = Stamp them.
verse-177-v8-leave-them-pinned = Leave them pinned.
verse-177-v8a = KEPT. KEPT. It is so loud that Tryphena takes hold of the shelf. At the twelfth the pin comes out of itself. They are the first in the history of the house to be removed. "What do we do with them?" she whispers. She is flushed, like a girl.
verse-177-v9 = They take up a wall. *Receipt – for one evening, lent. Unpaid.* Under it hang the reminders, one a year, four hundred and some, upon thicker and thicker paper. You could read the first, the last, or the whole wall.
verse-177-v9-the-first = The first.
verse-177-v9-the-last = The last.
verse-177-v9-the-whole-wall = The whole wall.
verse-177-v9a = *One is awaited. It has perhaps slipped the memory. There are three hundred and sixty-five in hand, received with thanks.*
verse-177-v9b = *There is no hurry. It is hoped that the child is better. It is asked, without wishing to press, what is meant by a child, and by better.*
verse-177-v9c =
    It takes the candle. For a hundred years they are a creditor's. Then a line comes in at the foot, *if convenient*. In the second hundred it begins to ask after the weather; it has understood that one does. In the third it apologises for the paper. Somewhere in the fourth it comes to you that you have been reading with your hand on your mouth. They are the letters of someone who has been told to wait by a person who then left the room.

    "Who answers them?" you ask.

    "I file them," says Tryphena. "They're beautifully folded."
verse-177-v10 =
    "You were near," says a man with half a ticket. "Mine's an *and*. It breaks off at *and*. What was I to get?"

    Behind him are more. They are not angry. They were all owed something until last night and it had been company.
verse-177-v10-ailei-makes-something-up-for = Ailei makes something up for each.
verse-177-v10-say-that-you-do-not = Say that you do not know.
verse-177-v10-say-what-you-remember-of = Say what you remember of them.
verse-177-v10a = "A goat," says Ailei to the first. "*And* a goat." To a girl she gives a birthday, to a widow an apology, with the date. She does not blush until the last, who wants nothing, and has only come to see if she would do it to him too.
verse-177-v10b = They nod, one after another. They keep the halves. On the way out each takes off his felt, at the door, and looks at it.
verse-177-v10c = It is eleven, out of all that wall, that you had read. You say them as they stood. A woman hears hers, and hears it out. "That was it," she says. "I'd got it worse."
verse-177-v11 =
    It was shown you at the bottom of the Mouth, one half, *held against return*. Here is the other. The tear says so.

    It says for what. But it says so in the old speech, which has no word in it for what was done, only for what there would be.
verse-177-v11-told-1 = You lay the counterfoil from the sheds beside them. Three pieces meet, and there is no gap at all. Somebody, two shelves off, says: "Ah."
verse-177-v11-told-2 = "Put it back," Worm says. "If they meet it's the day. I don't want it to be the day."
verse-177-v12 =
    Behind the last of the reminders is the draught, and behind the draught a stair, wooden, steep, such as goes up to a deck. It has brass along the treads. It has been polished by soles going one way.

    "That's not for visitors," says Tryphena. "It's for the evening." She does not stop you. She has begun to dust the table.
verse-177-v12-up-with-corentin-behind-you = Up, with Corentin behind you.
verse-177-v12-up-with-the-hum-behind = Up, with the hum behind you.
verse-177-v12-up-through-the-smoke = Up, through the smoke.
verse-177-v12-not-yet = Not yet.
location-194-menhir-told-1 = She burns without being told for whom.
dream-194 = Nobody is expecting you. You look in at every door to make quite sure.
nightmare-194 = Nobody is expecting you. You look in at every door, and they get up politely and ask whom you are looking for.
verse-194-o1 = It has been done by rule. Maddern walks along the iron with a rake and turns what is still written. "You laid it like one of ours," he says. "From the top. So that nothing below should have to watch." He looks as though he had been praised.
verse-194-o1-told-1 = My Cousin comes up out of it with files to his chin, whistling. "Never say they didn't get anything *out*," he says, and goes back for more.
verse-194-o2 = Flakes come down in the market like a late snow, with a word on each. Children catch them on the tongue. Corentin is sitting on a bucket, his palms on his knees, black to the hair. Now and then he makes a small movement with his chin, to turn something over.
verse-194-o2-told-1 = My Cousin comes up out of it with files to his chin, whistling. "Never say they didn't get anything *out*," he says, and goes back for more.
verse-194-v1 = Iron, ash, a lit stone.
verse-194-v1-sit-by-corentin = Sit by Corentin.
verse-194-v1-help-those-who-came-for = Help those who came for their names.
verse-194-v1-leave-the-ash = Leave the ash.
verse-194-v2 = "It came to one too few," says Corentin. "I'd nearly got it. I was in the last column. It's an evening, you know, it isn't money at all." He opens his palms on his knees, and there is nothing under them, and he turns them to see the backs. "I could do it over. I remember most." He waits. "They've asked me what I'd like for supper," he says. "Nobody's been able to find out whose supper it is."
verse-194-v2-told-1 = "Mine," says Arev. He breaks his cheese in two on the bucket, and does not look which half is the larger.
verse-194-v3 = "I was somebody's," says a woman of forty, fingering the ash. "They told me up there, you're free, it's ash. I said, whose am I free of? They couldn't say." You sift with her until the light goes. She finds the end of a word that suits her and asks if you think she might keep it.
