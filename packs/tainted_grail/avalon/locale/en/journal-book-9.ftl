verse-book-550 = *Card 1 of 1. ARCHIVE, the. See KEEL, under the. KEEL, under the. See below. Below – eleven decks of shelves where the ballast was. Everything that was ever promised on this island and not yet kept is here, on a card, in order of date due; as no date has yet come due, none has ever been removed. Visitors wear felt. Visitors are asked not to look themselves up. A reeve was delivered in the second month with a stone and two hands on it, and has since been found to be indispensable. He hums.*
verse-book-551 =
    A lamp, a round stone with a shelf mark on it, and behind the stone a man of fifty-eight with ink to his elbows. Both his palms lie flat, as on a table that he has just agreed to buy. A boy holds a card under his nose. He reads it, beams, and turns it with his chin.

    "Don't tell me," says Corentin. "From home! No, sit, sit. Not there, that's the ninth century. There. You've had a walk. I can't get up, as you see, but the cheese is under *Miscellaneous*." He has not stopped. His thumb goes, a hair's breadth, up and down. "A year! And how is everybody? I know how everybody is, I've got you all here. Thirty-five! You *kept* it at thirty-five. I had you down for thirty."

    "They said that you were waiting," you tell him.

    "Did they?" says Corentin. "How good of them. I've been rather busy."
verse-book-551-told-1 = Then he sees who has stayed by the door. "You closed twelve," he says, "or you didn't." It is the face with which he used to look up from a page that was right. "Come where I can see your cuffs."
verse-book-551-told-2 = "And that'll be Hedra's," he says to Ailei. "You've her way of standing as if the floor had asked you to. Is she still at it? On her hill?"
verse-book-552 =
    "I must show somebody," says Corentin. "It's beautiful. Hob, the long one."

    It takes three boys to unroll it. It is all the evenings that there have been, in the hand that he writes inside his head, in columns, back to the king. "They keep them by the stars, in the upper house. I thought, there's a check one could do from this end, from what was promised *for* each. A promise has to be for a day. So one has only to lay the days that were promised against the days there were. And it doesn't agree!"

    "By how much?"

    "By one! There is one evening too few. In the stars' own book! I've been over it from both sides. Somebody up there has been given an evening and hasn't entered it." He is rosy to the ears. "I'm within three months of it. Two and a half, if they'll let me have the oil."
verse-book-552-told-1 = You have read a wall of letters about one evening, and say so. He is so delighted that he loses his place. "Then there's a *creditor*," says Corentin. "I had it down as a fault. How long has he been at it? And nobody's answered?"
verse-book-552-told-2 = "It's not them that's lost it," says Worm. "It's you lot that never handed it in." Corentin tilts his head. "Say that again," he says, "slower."
verse-book-553 =
    "And now yours," says Corentin. He has kept it for afterwards, as one does a sweet. The boy brings it by itself, on a cushion; twelfth year, third door, one family. There is a false line in it and his own name below.

    "You saw that," you say. "You signed it."

    "I saw it before the sand was dry. I thought: he loves somebody, he's left them out. What a thing to do in a column. I was so proud that my pen shook." He nods for the lamp to be brought. "I can strike it. It's what I have wanted to ask, only you weren't here. From this desk a line can be struck so that it never was. No share short. No stone failing, no door too many. One wouldn't be *forgiven*, you understand. There'd be nothing there."
verse-book-553-told-1 = "You'd closed it, I hear," he says. "By yourself, on the road. Then what is it that you want struck? A closed page has no wrong in it. It's only sad."
verse-book-553-told-2 = "What else?" asks Arev. "Nothing comes off one side." Corentin looks at him with love. "That's my boy," he says.
verse-book-553-told-3 = "He'd have asked me what else," says Corentin, of the collector who has not come. "He'd have said that nothing comes off one side. You may as well be told."
verse-book-554 =
    "It has to balance," says Corentin. "There was ground lost that year, eleven houses' worth, and if it wasn't that eleven it was another. I'd go by the alphabet; it's fairest. You'd never have known them. Nobody would. One would walk past where they weren't, and feel a slight draught."

    "And Kerra?" somebody has to say.

    "Oh, she'd be there! All her life, at the third door. With her people. She'd be the daughter of strangers, that's all." He turns over a corner with his chin, to see how it would look. "Such a clean page. There'd be no one in it that you had ever met."
verse-book-554-told-1 = You have been in a field with eleven thresholds and no houses. You give him its measure, by paces. "So *that's* what it was for," says Corentin. "I had a term left over. Somebody has already kept the place for them." He is silent, for him.
verse-book-554-told-2 = "She answers to both," you say. "To either name." "Then one of them would have nobody to answer," says Corentin. "It would be tidier. I don't say kinder."
verse-book-554-told-3 = "Who'd carry them?" asks Beor. "The other ones." Corentin explains that there wouldn't be any. "Somebody'd have to have not carried them, then," says Beor. He can't put it better than that, and goes and stands where the draught is.
verse-book-554-arev-strike-it = Arev: strike it.
verse-book-554-arev-leave-it-in = Arev: leave it in.
verse-book-554-have-it-struck-for-one = Have it struck, for one who is not here.
verse-book-554-leave-it-in-as-he = Leave it in, as he would.
verse-book-554-say-that-you-must-sleep = Say that you must sleep on it.
verse-book-555 = Corentin bends his head for the boy to wipe his chin and does what he has been asked to.
verse-book-555-told-1 =
    It makes no noise. The rule goes across, the ink does not run, and the card lies there, with twelve months on it and a white bar. Far away on a road a woman with a basket is holding out an egg, and cannot think to whom, and puts it back among the others. Nobody waits at the third door. There are ten lamps and a gap, and elsewhere, by alphabet, there are eleven thresholds with barley on them, since this minute and for ever.

    "How do you feel?" asks Corentin.
verse-book-555-told-2 =
    "It stays," he says, and has it blotted. "With your name and mine. It'll always be short by that." He looks at the page as at a child with a mark on its face, of whom one has become fond on account of the mark. "You'd better have it by you. It oughtn't to be kept where people are happy."

    Somebody has thought of supper, and in four hundred feet of shelves there's the smell of toast.
verse-book-555-told-3 = "Light," says Arev. He looks round at the others, from one to the next. "Why are you all looking like that? Who was it about?" When he goes to the door he limps; there is nothing there to limp for.
verse-book-555-told-4 = Arev holds it by the edges. "I thought it would weigh more now that it's both of ours," he says. "It weighs the same." He puts it with the cheese.
verse-book-555-told-5 = Ailei opens her mouth to tell him whom; and it has gone, as a word goes. She has only the shape of it left, and that it was kind.
verse-book-556 =
    It goes down from landing to landing like somebody who knows the house. Then somebody drops the lamp. There is a breath, as when a big animal is let out; and all the drawers, on eleven decks, come open together.

    They burn by date. One hears them; not words, but the beginnings of words, a great many people about to say something. The boys go past you with their slippers in their teeth. Tryphena has an armful, and stands still, and begins to read out what she has got, quite loudly, at the top of her voice, as it goes.

    Every pledge is void. Whoever was owed is owed nothing, whoever was deposited is free; and there is nobody who can tell them where they came from, for it said so there. On the seventh deck a man is led out with his palms up before him, hot and empty, asking who has got his place.
verse-book-556-told-1 = Worm stands before the middle table until the very last. It does not burn, his. It goes round the room once, at the height of a face, and lights on his sleeve, and he lets it. "It's out of the drawer, then," he says.
verse-book-556-told-2 = One card is not among them. Ailei has it in her bodice, with *never* on it, in the box for the day.
verse-book-557 = "From my own socket?" says Corentin. "How delightful. Nobody's written to me at that address." He has the boy hold it to the lamp.
verse-book-557-told-1 = It is the carters' receipt, which lay where his stone had been. *Stone, one, with reeve. Second month. Lifted at the socket; by way of the Choir Hill; set down under cover.* "By way of the Choir Hill," you say. "They drew you past her."
verse-book-557-told-2 = You had it from the road. A stone and a man, in the second month, on a cart that went round by the Choir Hill for the gradient. "By way of the Choir Hill," you say. "They drew you past her."
verse-book-557-told-3 =
    The hum stops. It is the first time since he was delivered. On six decks above, boys look up with a foot in the air.

    "It says *until Nolwenn comes back past me*," says Corentin at last. He speaks quite low. "It doesn't say who's to be walking. From where I sat, on the tail-board, she went by on the left, and it was westward. West is back. It is to the letter. It would have let me go that same afternoon, you know, it's very fair. I'd only to take them off."

    "And you knew?"

    "I saw it before the bend." He looks at his hands, the way one looks at two old clerks. "I was just going to. But there was a bill of lading by my head. It didn't add up."
verse-book-557-told-4 = "And she has come by since on her own two feet," you say. "Twice, then," Corentin says. "I'd be twice met. One would have to be a great fool to be still sitting here." He does not seem to know that his thumb has started again.
verse-book-557-told-5 = "Hedra got up," you tell him. "She found that her wait was void, and walked." He thinks of her, on a road, in those shoes. "Who came past?" "No one did. She held that it was enough to be told the truth." "Yes," says Corentin, "it would be. For her."
verse-book-557-told-6 = "Hedra was carried off hers," you tell him. "In a chair. She hasn't given a finding since, she only asks." He winces. It is the first sum all evening he would rather not see.
verse-book-635 =
    He comes out on the landing in felt shoes with his hands held off from his sides, as one carries something that is full. He has been free for ten months. He has been walking for a quarter of an hour, and has counted the treads twice, because of the pleasure of going up them.

    "It's all *round* one," says Corentin of the air. At the stair behind the reminders he stops. He asks Hob, who is carrying the cheese, to finish the column, and to leave the last figure blank. "There's always somebody," he explains to you, "who'll want to have found it."
verse-book-635-told-1 = "That's my good pen," says Arev, of the thing behind his ear. "It's *my* good pen," says Corentin. He takes it down and looks at it. He gives it to him.
verse-book-636 =
    He does not look up. "Shut the door as you go, there's a draught from the ninth," he says; and when you have shut it, through the wood: "It was so good to see you. Come in the spring! I shall have it by then."

    You go along the hall under the threads. The hum comes after you up the stair, steady, contented, half a tone flat. He has been free for ten months. It can be done, then, to leave somebody behind who is happy. One only has to keep walking at the speed of the column.
verse-book-636-told-1 = On the sixth deck Arev says: "I'd give the step to him, if he were me. I'd say, come to supper." He does not turn round.
verse-book-637 = The stair is the one thing that does not burn, being oak, and wet. You go up it with your sleeves to your mouths. Paper comes with you. It settles on your shoulders as you climb, black, whole, still curled, with the words silver on it for as long as it takes to read one: *when I am*, *to the end of*, *yours*. Below somebody has begun to laugh. She has found out that she does not owe her sister an apology; then one hears her stop and ask who her sister was.
verse-book-890 = *STOCKTAKING. Whatever is in the Archive at the eighth bell will be entered as being in the Archive.* You had meant to be out by then. The boys come along the deck with a string and a brush. They are sorry about it; they know you. One holds your chin up to the lamp while the other writes.

    It is not much, what they put. It is only that it is correct. When they have gone by, you are on the shelf between two others, in order of date due, and it is dry there, and nobody wants anything.

    It is Tryphena who comes in the end, because the row is a card too thick. "This isn't us," she whispers. "This is still warm." She lets you out by the back. Something of what you knew has stayed on the card.
verse-book-890-told-1 = On the seventh deck a man has asked for you, very kindly, and been told that you were filed. He had a line of yours to show. He has left it as it stood, since there was nobody to ask.
verse-book-891 = The stair comes out behind a curtain, in a low room with shirts in it, ironed, in rows. There is the smell of wax. Somebody has just left. On the inside of the door is a list with tomorrow's name at the top. Before you have read it you have the street, since it has none; it says only *lodging in Under-Rib*.
verse-book-891-told-1 = Behind you it is as quiet as a house where the clock has been stopped. On your coats are words, and you do not brush them off.
verse-book-891-told-2 = Behind you, in the hall, a man in felt is laughing aloud at a draught.
verse-book-891-told-3 = Behind you it goes on adding.
verse-book-891-told-4 = There is something you meant to be sorry for. You go through your pockets. It was a number, and not a large one.
verse-book-891-told-5 = The page is with you. It is short by eleven pence, two people have signed it, and it is the only one that has come out of there alive.
verse-book-891-told-6 = The card of home will be turned over by some boy, and he will have to go on round the edge to get everyone in.
verse-book-891-told-7 = A card is on the loose in the world with *never* on it. Ailei touches it, as one does a plaster.
verse-book-891-told-8 = Ailei has half a boy in each pocket. She says that they do not rustle as much as you'd think.
verse-book-891-told-9 = They kept your deposit at the shaft. "Till he's up," the rope-men said. They meant the one at home whom you left down.
verse-book-891-told-10 = Hob reads to the other boys after the lamp is out. It is all *bread* so far, and *and*.
verse-book-891-told-11 = Hob is whistling, with a century in each hand, the right way up for somebody.
verse-book-891-told-12 = The page and its stub are one, down there, on both sides of a tear. It came to eleven pence.
verse-book-891-told-13 = Worm's shirt has a card drying in it, four days late.
verse-book-891-told-14 = "It asked if I was comfortable," says Worm. He has been turning that over since the eleventh deck. "They never asked me that on any other rope."
verse-book-891-told-15 = Whoever stayed to audit came up glad and rather vague, and says from time to time that it agrees.
verse-book-891-told-16 = In Rope Lane a man of sixty has slept the night through, and does not know why he should have.
verse-book-891-told-17 = There is a ring on the fourth landing where a bucket stood. People still step over it.
verse-book-891-told-18 = You have got one of two in your shirt, the warm one. Down there the other hangs with its face to a gap.
verse-book-891-told-19 = Ailei has her mother's card by her, with a tick for every year that she told the truth.
verse-book-891-told-20 = Ailei has hiccups. "It's the paper," she says; it is not the paper.
verse-book-891-told-21 = On one card in there a great man's signature shakes. Arev has asked that it not be mended.
verse-book-891-told-22 = By its thread there hangs a line that says that Beor was thanked, on such a day, by people who had no right to.
verse-book-891-told-23 = By its thread there hangs a line with a place for a date, and it faces the door.
verse-book-891-told-24 = Two halves of a receipt have lain side by side, for the length of a breath.
verse-book-891-told-25 = And there is somebody who would have liked to know. You have begun the letter.
verse-book-891-told-26 = One evening is owed. The hand it's asked for in has grown familiar.
verse-book-891-told-27 = A woman at the stair-head asks you if it was you who called. She has waited for the blue one so long that she has forgotten what it is.
verse-book-891-told-28 = You burnt a drawer to keep warm by. It was the Fs. There are families at the market who cannot recall what they were going to do for each other.
verse-book-891-told-29 = Beor has counted the shirts. "There's none in my size," he says. Then he finds it, at the end of the row, and puts his hat back on.
verse-book-891-told-30 = Worm is reading the list, that is to say looking at its shape. "That's us," he says.
verse-book-711 =
    "What does yours say?" asks Arev.

    "That I wouldn't lie. Before I could talk! I'd like to have been asked."

    "Mine's that I'd be no trouble."

    They think of these two, in their cradles.

    "You are, though," says Ailei. "You're a great deal of trouble. You wake everyone at five to see if they have slept."

    "And you do lie."

    "I do. I lied to you this morning. About the porridge."

    "It was burnt," says Arev with satisfaction. He moves the lamp over to her side of the stair. "Two out of two, then. They'll have to do us both again."
verse-book-712 =
    "If it was my mother who had to say it," says Ailei. "Thank you. Would that count?"

    "She wasn't on the Council."

    "She was the judge. She'd have to find that it was owed. That's more."

    Beor is peeling an onion for them both, on a stair, in felt. He has got it down to a very small one. "I don't want it found," he says. "I'd want somebody to come up to me, on the road or anywhere. And say, oh, it's you. And say it, as if they'd been going to anyhow."

    "I'm going to anyhow," says Ailei.

    "You can't. You weren't ill."

    "I had a cold that winter."

    He considers it. He gives her the onion.
verse-book-713 =
    "Is it true you can tell what somebody wants to hear?" says Worm.

    "Mostly."

    "What do I?"

    She holds the lamp up to him. He bears it, with his chin out, as one would for a barber.

    "Nothing," says Ailei after a while. She sounds surprised. "You're waiting for me to stop."

    "That's right," says Worm.

    "Shall I?"

    "In a minute." He sits down on the stair below hers. He smells of eels. "Do the other thing. The one where you just say what's about. You did it with the goat."

    "There's a stair," says Ailei. "There is a rail with felt on. Somebody's left a core on it."

    "Go on," says Worm, with his eyes shut.
verse-book-714 =
    "How did you know he'd come if you shouted?" says Beor. "Or not shouted."

    "I didn't. I've never told him what to do in my life."

    "I have a brother like that. You'd say, Talan, come down, and he would say, after this one." Beor has sawdust in his beard; they have had him shifting shelves. "I never went up and got him. I always thought, he's a right to finish."

    "And now?"

    "Now I think somebody's got to be the one who comes in and shuts the book."

    "They don't thank you."

    "No," says Beor, as an authority.

    Arev looks down at the felt on his feet. "Who shuts mine?" he asks.

    "Me," says Beor. "You've only to leave the door off the latch."
verse-book-715 =
    "You're down as a thing," says Arev. "I looked. *Child, one.* It's the same column as ploughs."

    "What's wrong with ploughs?"

    "Nothing. They don't get asked, that's all. I've entered people in that column. A widow's son. I thought it was only where there was room."

    Worm has the good knife and is cutting his name into the stair, that is, he is cutting the stair. "What happens if you owe a thing," he says, "and it walks up to you?"

    Arev opens his mouth, and it stays open; it is the nearest he comes to prayer. "There's no form," he says.

    "Well then," says Worm. He blows away the shavings.
verse-book-716 =
    "I could go down and you could hold the chain," says Worm. "There's a lot more. There's a whole row it's had."

    "What do you want with it?"

    "Nothing. I don't like it being wet." He looks up the shaft. "You never asked what they said. Mine."

    "You'd have told me."

    "It says they were going to call me something and then didn't like to wake me." He says it in a rush, to the wall.

    Beor takes his hat off. "How many strokes was it?"

    "Three."

    "*Worm* is one," says Beor. He tries it over on his fingers, breathing each time where a stroke would be. "It's room for something longer," he says. "I'd leave it open. I'd put my foot in."
