verse-237-o1 = They have not swept the black shingle. The old people sit where theirs was, between the buckets. "It made a good light," says Tamsin, and isn't reproaching you. "It was seen right out at sea, they said." Her husband opens his fist on a copper nail, gone dark. "Of this boat," he says, "that's over."
verse-237-o2 =
    Where the hull lay there's the shape of her in the shingle, as in a bed. Tamsin has put the cat to sleep in it. "So it's kept warm," she says, "if she comes back."

    "And if she does?" you ask. "I'll turn her over," she says, "and move in. But I shall ask where she's been."
verse-237-oz =
    "We're ready," shouts the husband from inside. There's a rap, then an ear laid to it. "She isn't. But she's listening."

    "What do you think she's waiting for?" you ask. "To be spoken to politely," he says.
verse-237-o0 =
    The whole village is down with ropes and stands about its hulls, not touching them. "One lived in them as a child," says Tamsin. "One was born in there. You don't think, do you, of turning over the house you were born in." She looks to see how many you are and reckons by planks. "A lifetime of tar. They've always asked what it's for. Shall I say what I'd tell them?"

    "What?"

    "It's for not asking."
verse-237-o0-told-1 = They have counted you in. It's plain from the gloves; there's a pair for each of you, and they fit.
verse-237-o0-told-2 = The plank that you brought back is in its place. They all rap on it in going by, as you would on a friend's door.
verse-237-o0-told-3 = "It's dry where the bell was," says Tamsin of the other one. "You had it up out of her and never split a plank. We went over her with a spoon."
verse-237-v1 = Hulls, ropes, tar.
verse-237-v1-turn-her-over = Turn her over.
verse-237-v1-fetch-the-horse-with-a-bridle = Harness the horse that followed you.
verse-237-v1-sit-down-with-them = Sit down with them.
verse-237-v1-ask-what-the-buckets-were-promised = Ask what those two were promised.
verse-237-v1-leave-the-shingle = Leave the shingle.
verse-237-v2 =
    It wants everyone. "By voice," orders a woman with Bersaba's way of standing. "She'll hear a voice before she feels a rope. Who knows what those two are called?"

    "Tamsin."

    "And him?"

    It isn't known. He has always been the husband, the large bucket. He puts his head out, embarrassed, and says it. At his side Tamsin's lips are moving with his.
verse-237-v2-heave-on-both-their-names = Heave, on both their names.
verse-237-v2-not-with-so-few = Not with so few.
verse-237-v2a = "*Tamsin!*" and the keel groans. "*Hendra!*" and she comes away. For a moment she stands on edge on the shingle. They can all see the inside of a house they grew up in, the pegs for washing, the black of the lamp, a child's height cut with a knife. Then she goes over, slowly, into their arms. The sand has her. "She's a boat," says an old man, as if he'd got up in the night and come on another room.
verse-237-v3 = He has his bridle in his mouth; water runs out of the hooves. "That sort pulls for the sea," says Tamsin, "it's their trade. One need only have the boat on the right side of him." They make her fast to his collar, with the names of both buckets said aloud so as not to get the knot wrong. He looks at the flats and leans. The hull turns over as a sleeper does.
verse-237-v4 = They make room between the large bucket and the small. "We'll go on the white ship," Tamsin informs you. "Or the Chapel, if one's allowed to swear. Him, the noise of the sea sends him off. He only wants it to be a sea." You stay there. The husband hands you the nail; you have it a while, and hand it to her. When it's your turn again it is warm.
verse-237-v5 = "Us? That we'd sail in spring," says Tamsin. "They told us at school. There was a picture." "Which spring?" "It didn't say. That's how there was time to get fond. He'd tar from the one end and I'd do the other. We would meet in May." From under her comes a cough. "April," says the husband.
verse-238-o1 = There are the footings. Along the middle goes a strip of floor that shines, where they always rowed and didn't know it. Brother Maddern has swept it both ways. "Not a leaf," says the note he left. "We are off."
verse-238-oz =
    "The long beam is the short one," they call to you from above. "We're just as pleased."

    "What's it like up there?" "From up here you can see she's a boat," they answer. "From below it's theology."
verse-238-o0 = "What were *we* promised?" says Brother Maddern, from the ladder. "A roof. It's over the door. And Ia says, *there would be a roof* is what's over it, which means there isn't." "It means it is on the other side," says Ia below. She knocks with her heel on the floor, which is a long while sounding. "We've been sitting on it."
verse-238-o0-told-1 = "We said that we'd tell it you at table," they add, together. "The table's coming."
verse-238-o0-told-2 = "You've read it," Ia says to you, of the lintel. "As far as the moss. Everyone reads as far as the moss."
verse-238-v1 = Ladders, benches, the sentence over the door.
verse-238-v1-read-the-lintel-through = Read the lintel right through.
verse-238-v1-fit-the-keel = Fit the keel.
verse-238-v1-ask-who-the-benches-face = Ask why the benches face astern.
verse-238-v1-come-away = Come away.
verse-238-v2 = There was more of it, under the moss, on the side that wasn't read because it was out of doors. "HERE THERE WOULD BE A ROOF. IT IS OVER YOU," Ia spells, standing on Maddern. "And then?" "*And would be launched.*" "Who would?" "That's all it says. It's a she." You all stand looking up. Whoever wrote it had been a guest and, from politeness, didn't finish.
verse-238-v2-told-1 = Below, and small, is the roofer's line, a price, and by it, *paid in advance*.
verse-238-v3 = The chapel's leaf has a back, and on the back is the measure, notch by notch. A pair of you hold it against the wind. "So much at the bow," reads the one with eyes, and from the wall they answer, "It goes." "So much at the stern." "It goes." At each the building seems to take a breath. To the last Maddern says nothing. He has his palm on the stone. "She's moving," he whispers. "We'd taken that for faith."
verse-238-v3-drive-the-pegs-by-the-leaf = Drive the pegs, by the leaf.
verse-238-v3-not-yet = Not yet.
verse-238-v3b = With no measure it's by eye. "Over," says Ia. "Back," says Maddern. The beam goes the round of the roof that isn't there and comes home. "If we'd the leaf," you sigh. Somebody had it once, and will have put it round a cheese. There remains the long way. You try each joint, weep, and try the next.
verse-238-v3b-try-every-joint = Try every joint.
verse-238-v3b-leave-it-for-today = Leave it for today.
verse-238-v3a = The last peg goes in by itself. Then the Chapel does one thing, with great decision. It lies over on its side and shakes off the leaves; on the other side it's a keel. From the benches roll all the buttons that were ever lost. "There's the roof," says Ia. "It was raining from below," says Maddern, with tears in his eyes. "We were *both* of us right."
verse-238-v4 = "It's because whoever rows looks at those who stop," says the old woman who does the candles. She says it to you and not to Ia, who'd minute it. "They don't like to know. They come in to pray and get settled. They think they are waiting for someone to come in at the back, and they're waving." She blows on a wick. "I did it, as a girl. I put my arm up. Outside the door a man with his hat off put up his."
verse-239-o1 =
    They have their lines all but slipped. "We go when you do," they tell you. "We've learnt it of ourselves. If the one gets off the rest get wet." On the ship's paper, under *cargo*, is put *all who like*.

    "And those who don't want anything?" you ask. "They're ballast," you are told. "It's the best berth there is. One sleeps."
verse-239-o2 =
    "What do you…" begins the man with the chalk, and slaps himself.

    "I'm sorry. It's my arm," he says. "It goes on weighing people."
verse-239-o0 = "We were promised to go down slowly," they explain, moving the cups. "And so we did, a foot a year, very punctual. We were happy, in our way. One has what one has." Now the lapping below the boards is different, and deeper. The coopers have left off singing over it, in order to hear. "What does one do when one's not sinking? There's no one here has ever tried."
verse-239-o0-told-1 = About that figure of yours they don't say a word. But the cup that they give you was weighed before they filled it.
verse-239-o0-told-2 = "And the pounds that were short?" you ask. "It was you getting thin," they say with affection.
verse-239-v1 = Barrels, ropes, a village that sways.
verse-239-v1-make-them-ready = Make them ready for the sea.
verse-239-v1-ask-them-to-the-flats = Ask them to the Flats.
verse-239-v1-step-ashore = Step ashore.
verse-239-v2 = The master barrel, in the middle, isn't opened. In it they keep the key of the first house. "If we're going to sea," says the oldest, "that will draw us down. It's the one thing here that weighs." "Throw it in," says a boy. The silence after that is polite, and very long. "Or," says a woman, "one hangs it up high."
verse-239-v2-told-1 = "And there's your difference," says the one with the chalk. "While it's aboard we list. You put it back, or you do the rowing on that side."
verse-239-v2-hang-the-key-from-the-mast = Hang the key from the mast.
verse-239-v2-put-the-difference-back = Put the difference back.
verse-239-v2-think-about-it = Think about it.
verse-239-v2a = No sooner is it at the top than the key turns. There isn't a lock up there, there's a wind, but you hear it click. The village comes up a span, all at once, pots and all. "It was shut," says the old man. "All that while it was that that kept it shut." A child asks if the drowned house is open now. They look at each other. "Yes," says the woman. "Somebody will be going in. Fish. People."
verse-239-v3 = "To hear what?" "Which of the two." "We're for floating," they say. "But we'll come. It's poor work, deciding to float all by oneself." They consult on how to arrive; by weight, no; by house, no. In the end they let go every line at the same moment. It's the current that says who shall be first. In front there goes the family that had always been at the bottom.
verse-242-o1 =
    There's nothing left to look at but the bollards and water. "The city's out," the man who sweeps the quayside tells you, as he might of a person. "Will she be in for supper? She didn't say."

    "Didn't you go with her?" "It wants one to say that she's out," he replies, sweeping.
verse-242-o2 =
    "We say roof," Bersaba corrects you, though you haven't opened your mouths. She's practising to stop.

    "What do we say?" you ask. It takes her a while. "Hull," says Bersaba. She blushes as if she'd said it at another's table.
verse-242-o0 = "Sixty-four," says Bersaba, "and I was promised *a launch*. So was my mother, and hers. Never a day; a launch." She raps on the stump and listens. Behind her the roofs go up in line to the top, and there's a face under every gutter. "If that stone goes out, tonight there will be water. It'll lift them. All, or as good as. It's the last that holds them down. You say when. I haven't the voice for it."
verse-242-o0-told-1 = The key of the quay is in your own pocket. It's as heavy as if it knew.
verse-242-v1 = The quay, the roofs, faces at the windows.
verse-242-v1-let-the-stone-go-out = Let the stone go out.
verse-242-v1-see-to-the-table = See to the Table.
verse-242-v1-call-under-rib-to-the-sand = Call Under-Rib to the sand.
verse-242-v1-take-the-road-back = Take the road back.
verse-242-v2 = "If it goes wrong," says Bersaba, "those asleep in Low Town drown. If it goes right too, but for joy." She hasn't been asked. "Last time was a trial. Now there's weight; plates, grandfathers, cats. They'd have to be woken and shifted some steps astern, house by house. Will you?"
verse-242-v2-told-1 = But you have the count of hulls. "Then it's known who's light," she says. She strikes out a couple of streets for you.
verse-242-v2-told-2 = "There's one won't rise whatever," she adds. "The one without caulking. That was you; it was cold, I remember. That household will have to walk."
verse-242-v2-knock-at-every-door = Knock at every door.
verse-242-v2-knock-by-the-count = Knock by the count.
verse-242-v2-let-them-sleep = Let them sleep.
verse-242-v2a = It goes out from the top, the stone, with good grace. For an hour there is nothing, and people in nightshirts stand in the stern and look at their feet. Then a cup in Gregale slides by itself as far as the table's edge. It stops. "*Now*," says Bersaba, very low, since she hasn't the voice. The roofs take a step back, as if to bow, and they're ships. There's no shouting. An old woman takes off her shawl and lays it over the canary. "So he's not frightened," she says. "He didn't know."
verse-242-v3 =
    "It's up there," says Ivel. She has come down herself, with the list, to the street. "The chairs at the door have done their part. This evening's King is a fishmonger. He has the shirt on. If you take it before then, I shall have to tell him."

    "What will you say?"

    "*Present, none. Done*…" She doesn't know. "Do mind the corners," she begs you. "It hasn't any."
verse-242-v3-told-1 = Under where it was scraped is your thumb. On the way she keeps a sleeve over it, so that it's not seen.
verse-242-v3-with-a-form = With a form, in triplicate.
verse-242-v3-on-ysellas-carts = On Ysella's carts.
verse-242-v3-sung-by-the-washed = Sung, by those who have washed.
verse-242-v3-on-the-backs-of-under-rib = On the backs of Under-Rib.
verse-242-v3-let-him-be-king-first = Let him be King first.
verse-242-v3a = "*Item, furniture, one*," writes the clerk. "*Value*?" It isn't known, you tell him. He leaves a line. "*To be returned by*?" You give him the day. He lays down his pen, since that one was never filled in. The Table travels with a copy on it, a copy under it, and one in front. At each milestone a man on duty stands up and reads it. He sits down more slowly than he got up.
verse-242-v3b = "The price is for the mules," says Ysella. "I don't charge for *her*, and you needn't ask me why." She goes by the off hind wheel with the whip under her arm. On the way it breaks. They all get down and hold it up with their backs, the whole night, telling each other about jobs. At sunup a man with a straw in his hat sees that he has not asked what it pays.
verse-242-v3c = They don't any of them touch it. They walk about it and sing, some notes and stop, some and stop. In the stops it moves. "It's not a miracle," a grocer assures you, his throat on fire. "There are children under it, with rollers. It is only that if you count you all pull together." He laughs. It's the first thing that they've counted, in so many years, that was any use.
verse-242-v3d = A street of backs. Bersaba walks before, backwards, and says "step" even where there's none. "No changing over," she commands. "Who has it, keeps it till the next is married." It's how they say a good while. At halts they set it on their knees. They eat off it, bread and onion, in a hurry. Then they wipe it, embarrassed. They're the first who have since it was made.
verse-242-v4 = "*Us?*" they say at a window. In Camelot an invitation is a thing one irons. "We've been King," explains a tanner, "one evening each. And each of us thinking, what did I do with it? Nothing. There's a city of us that were ashamed, and all in private." He does up his buttons. "If there's room there to stand up and say so, I'll come. They will all come. Only you have to leave word where you've gone. Whom with, if we're all there?"
verse-242-v4-told-1 = They've all told each other by now which evening was theirs. The ones from March are coming together.
verse-242-v4-told-2 = The child who went in place of those who didn't goes in front, on shoulders. She coughs less. She would like to see who it was.
verse-243-o1 = It's morning on board. They've been at breakfast ever since. "A little more jam?" asks Amma, from a chair. She sits with the whole of herself, as other people swim. Onora is showing her where, in Ia's minutes, her own name would go. "It's long," she says. "Everyone's in it."
verse-243-o2 =
    "Oh, good," says Amma, "hold this." It's a tray. She goes off to see to something else.

    "And the little one?" "You can ask her, if she's awake," she says from a distance. "If she's asleep, ask low."
verse-243-o0 = "Softly," they tell you at the rail, "she's asleep." It has been said for so long that they would whisper it to her at breakfast. The ship is white all through, the drawers as well. Some have an arm up, some a word. "They told us, *one moment*," explains a lady with her fan open, most kindly. "We are still in it. I believe that we're the only ones to whom the promise was kept."
verse-243-o0-told-1 = A bride has both her earrings. She doesn't tire of turning her head.
verse-243-o0-told-2 = The cook's place is empty, and in the galley the pans are washed. He was the first to finish.
verse-243-o0-told-3 = At the bow they are bringing stretchers up. "So many," says Amma, who has never complained. "These will be a tight fit."
verse-243-v1 = A white deck, low voices.
verse-243-v1-make-her-ready-for-sea = Make her ready for sea.
verse-243-v1-ask-those-of-the-hands-to-come = Ask those of the hands to come.
verse-243-v1-ask-amma-what-he-said = Ask Amma what he said, that evening.
verse-243-v1-look-at-the-foot-of-the-cot = Look at the foot of the cot.
verse-243-v1-row-back = Row back.
verse-243-v2 = "Who's to crew her?" asks Tegen. She is on board, barefoot, shoes in hand. She's not asking to be polite. "These are all of them in the middle. If I haul on a rope they haul too, and don't finish." She looks at the mast, the day, and you. "I want people that put things down. Till tonight, your backs. After that, no speeches."
verse-243-v2-told-1 = Below decks somebody's singing the low part. The ship is straining at her anchor already by herself.
verse-243-v2-haul-with-tegen = Haul with Tegen.
verse-243-v2-say-you-will-be-back = Say you will be back.
verse-243-v2a = The rope comes up covered in mussels. Then a footman lays down his tray and joins in. He remembers, goes back, and takes it up. "Well done," Tegen tells him, "tomorrow for longer." The ship comes out of her dark as a foot does out of mud. From below a woman's voice asks whether anyone ought to be told. "They're all watching," answers Tegen. "Do your hair."
verse-243-v3 = They are more afraid of it than you. "We're kept off," says a woman. Her hands are in gloves and the gloves are tied. "It's right. You don't know what you'll hold on to until you've got it." You tell her there will be a place for them at the assembly. "At the back?" "Where you can hear." She considers. "I'd come if there was someone would sit by me. Not to touch. Only, if a thing fell, to pick it up."
verse-243-v3-told-1 = "Or there's one who has it already," she remembers. "At Cuanacht. A man I've not met is keeping my boy's whistle. Tell him I'm coming."
verse-243-v3-told-2 = The doors that they came out by had nails in them. One of them has kept the nails, to give back.
verse-243-v4 = Amma is folding a sheet, and you have the other end. "I was in the door," she says. "She was coughing less. He'd hold of her foot, over the blanket. They came to him with the wax. *Majesty, it's time.* And he…" The sheet stops. Plenty have asked her, by the word *history*; never by the word *evening*. "*I order*, he said, and low, so as not to wake her, *that this evening no wax be laid, until my daughter has done sleeping*. He was a father. I thought, well, naturally."
verse-243-v5 = There isn't a nail in it. At the foot, where hers would touch, is the mark of the one who made it, like a raised hand. "It's from those who were before," you are told by a guard who's about to come to attention. "They brought it on the day of the landing. There was a note, *for the child*. And we said, but how do they know…?" He has been about to get over it ever since.
