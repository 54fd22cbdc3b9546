verse-book-530 = The first thing is that your mule does not lie down, and you think no more of it, and you light a fire, and nobody sits, and somebody says they might as well see what is over the rise while there is light, and there goes on being light, or there are lanterns, and the road is going up and down like something breathing, and it comes to you by and by that for nine hours you have not been tired, that you have not even been sad, and that your feet are doing it to a tune, and on every side they are bringing in the hay at midnight and digging the wells again and the children are as thin as rakes and helpless with laughing, and they love her, they have brought her honey from eleven leagues, and if you ask them how long it can go on they tell you *never*, meaning always, and have put money on it.
verse-book-530-told-1 = Demelza has undone a bundle and packed it again four times since the rise, each time better.
verse-book-530-told-2 = Your twenty-two are singing. They have none of them been told how it goes.
verse-book-530-told-3 = There are a good many buttons on your coat. You have polished all of them without sitting down.
verse-book-531 = She is seventeen. One has to be told. Close to, the skin has gone thin from the inside as a lampshade does; and round the mouth, from singing at the corners, are two lines that belong to a woman of fifty. The bees step over them. She comes down off the verse, lets it go, and there it is. It is as if a mill had been stopped. Eight beats, and the hill, and her eyes on you, very round, with so much in them that it jams.
verse-book-532 = "Is he far?" It is a voice like anybody's. She has it out and is back in the song before you have shut your mouths. You wait through a verse. "Gwenneg. He's on behind. Is he far?" And off. "He'd a stone in his boot, at the wall. I said, come on, I'll do you one for it, for walking to." She is looking past your ears. It is the next afternoon. She has had a rather long morning. "I'm not to stop till he's gone by. It's for the others," says Nolwenn, "they're all waiting on it." She has got into the line and is smiling along it at you. There was never in the world such good will.
verse-book-532-told-1 = "And thank you, for the sheets," she gets in, on the eighth.
verse-book-532-told-2 = "And tell Mum that it's mine," she says, of the kitten.
verse-book-533 = So you tell her in eights. It is like passing plates up a ladder. "He isn't coming, love. Not yet." She sings. "It isn't the next afternoon." She sings; but one of her brows has gone up. "How long did it feel like to you?" It is nine, and she goes over the top of it.
verse-book-862 = You have hurt her, you can see that you have, with a *you*. She holds the whole of the fourth verse in front of her and looks at you across it. And in the rest she says, quite low, "It's got longer, between the sheets and now."
verse-book-862-told-1 = "Do you want it all at once?" says Ailei. It is seven. Nolwenn gives it a verse. "No," she says. "In order."
verse-book-862-told-2 = Arev holds up one finger. It takes no beats at all. "One what?" says Nolwenn. He leaves it up. All down the verse she looks at it, and by the end she has done the sum.
verse-book-862-told-3 = "You've not sat down," says Beor. "In all that time."
verse-book-862-told-4 = And then she sees who it is that has come out from behind you. The song stops in the middle of a word. Eleven leagues draw breath; you hear it arrive, from the nearest to the farthest, like a wave going out. She takes up again at the very syllable. It has cost her a year.
verse-book-535 =
    In the next rest there is somebody standing in front of you all with his cap off, which you have never seen. He has his hair flat. "Four days," says Worm.

    It is two beats. She could have answered in the other six. She sings the verse through, the whole of it, to him, and it is another; it is slow, it breaks off before the turn each time and goes on from further down. You have all heard it. It was hummed one night outside a wall. It is the one she was humming when she walked away from the rope.

    "I thought that Mum," says Nolwenn. She has never left a thing unfinished that there were beats for. "I thought she'd send Talan out."
verse-book-535-told-1 = He has a bit of the goat wall in his fist. He is not going to throw it. It is to have hold of something.
verse-book-535-told-2 = "Something asked me whose I was," he gets in, "and I told it." It is far too long. She does not sing over it.
verse-book-535-say-who-waited = Let him tell her who it was that kept him company.
verse-book-535-leave-it-at-four-days = Leave it at four days.
verse-book-536 = It takes eleven rests. You have never heard him say so much, and it is in pieces of eight. He leaves out the cold. He says what it asked and in what tone, and that it was polite; that he came to look forward to it; that when they got him up it said *until then*. Nolwenn has gone the colour of the stone. "You can hold the rope," says Worm at the end. He has some about him, he always has. He hands her one end, up over the trough; she has to take a palm off for it, and lays it back with the rope beneath, and he stands there with the other. For a verse. He does not forgive her, he has said so, it was in the ninth. "It's just so you've had it," says Worm.
verse-book-846 = "I had a dream," says Nolwenn, on the rest. She is looking at your rope. "When I was humming. There was a boy down a well, and I'd got him, I had him by the end of it. And it was chickpeas." She sings a whole verse to get up to it. It is not the verse of this league; it is slow, and it breaks off. "It was four days. Nobody noticed. He'd come up by himself, he never said a thing, but if I went by he would get out of the way of me. As you do for a cart." Eight. "That's a bad sort of a dream," says Nolwenn. "Isn't it?"
verse-book-846-tell-her-it-was-no-dream = Tell her that it was no dream.
verse-book-846-say-it-was-a-dream = Say that it was a dream.
verse-book-847 = She does not cry out. It all goes into the note, and the note holds. In the leagues they have begun to sit down on things, without putting anything by, as one does on being told. "What's his name?" says Nolwenn. You have only the one that he is called by. She sings it, on nothing, by itself, down the whole length of the road.
verse-book-534 = "What'll I do, then?" she asks you. She means it. It is a girl on a road, who has been told that she has come wrong. She has the length of a verse, and so have you. There is the truth, whole; she would count it up, believe you, and stop; and what would come down off its ladders, in eleven leagues, would be asleep. It need not be her, either, who goes on; there is a voice or so here that would. And there is what she said, a year ago, over a cup. *Till Gwenneg comes back past me.* He would have to be by her already. He would have to go on, round the bend, and be out of sight; and be let alone; and come.
verse-book-534-told-1 = Two ladles have closed up behind you. You signed a thing about the date.
verse-book-534-let-her-sleep = Tell her all of it, and let her sleep.
verse-book-534-let-the-choir-sing-in-her-place = Let those who have offered sing in her place.
verse-book-534-let-the-boy-sing-in-her-place = Let the boy sing in her place. He knows it.
verse-book-534-have-gwenneg-go-past-and-come-back = Have Gwenneg go past her, and come back.
verse-book-534-say-none-of-it-yet = Say none of it, yet.
verse-book-841 = You tell her, in order. It takes four verses. She counts, and one sees it come out. "A *year*," says Nolwenn. Then she looks round at all of it, the lanterns, the ladders, the sixty small ones with red eyes; and she does a thing that nobody had foreseen, she sings them the verse for getting Corentin to sleep, all the way through, so that they shall have had it. It has never worked on anyone before. On the last word she takes off her palms, the left and then the right, and she has lain down before they have done falling.
verse-book-842 = They come up over the wall as one goes up for a prize. She shows them where to put their palms; there is not room, they lay them on each other's. "You breathe at *stile*," says Nolwenn. "I never do, but you can." She sings the first line with them, then moves her lips, and it is being sung, it is thin, it is twenty people wide. She waits for it to fall down. All along the leagues they have looked up. Then she steps out of the trough, backwards, and does not know how one stands with one's arms. "Thank you," say the choir, in the rest, every one of them, before she can.
verse-book-843 = "*Me?*" says the boy. He has already got the box. He does not believe that he will be let, up to the moment when his palms are flat, and then you see that he believes it. He is a beat slow. He is flat in the fourth. But he comes in upon nine, and eleven leagues, which had begun to sway, pick up their feet. "He's *eleven*," says Nolwenn, holding on to your sleeve. "Somebody's got to tell him that it's. You will come back for him? Somebody?" It does not seem to strike her who it is that she sounds like.
verse-book-844 = It is to Camelot that he would have to go, since she stands on the road and that is what lies past her. "How far?" says Gwenneg. "Till she can't see me?" There is a bend on that side as well, with a barn on it. He hands you his shield. He takes up the lamp. He goes by her, close, on the outside of the road, as one goes past a dog that is known, and she follows him round with her eyes, singing, with tears running into her mouth. Four steps; you have all counted. Nine. He has never in his life got so far. At the barn he puts up his arm, without looking back, and then there is the barn.
verse-book-844-call-after-him = Call after him.
verse-book-844-say-nothing-at-all = Say nothing at all.
verse-book-844-send-somebody-to-see = Send somebody to see.
verse-book-845 = There is a page of it. There is the barn, and a bit of road, and a girl going through eleven verses with her face turned to the east. A hen comes out from behind, and goes in again. She does the ninth. She has begun to crack. Nobody stirs; there is not one of you who has not got a foot forward.
verse-book-860 = "He took two steps," she says in the rest, to no one, "he'll have had to tie his," and then she is in the tenth, which has no words, so that you can all hear it. Boots. They are in no hurry. They come round the barn with a lamp, lit, in the broad day, and walk up the middle of the road and past. "Hello, Nol," says Gwenneg. He takes two more, to be sure. "I was only round there." She has let go. She does not know it yet. She has both of her arms round his neck, up to the elbows in soot, and the stone goes on.
verse-book-848 = You send one. It is such a short way. He is standing on the other side of it, with his brow against the boards and the lamp put down, getting ready. "I was *coming*," says Gwenneg. It is true; one can tell from his boots which way they point. But now there are two sets of steps, and he has been fetched. He walks back by her like somebody brought. She has kept it up till then; and she sees, and adds, and it comes to a year. She stops in the ordinary way, like anyone, from the throat. "It's all right," she is telling him, as they both go down. "It was only that I'd have liked to see."
verse-book-537 = Then for the first time since you came over the rise there is no one making any noise who need not. You had forgotten that it goes so far back. A bee. A buckle, on somebody's chest. Your own blood, keeping step yet, losing it. Then, under those, where you would have said that there was only hill, comes a sound you know from somewhere; it is long and low, and has a grain to it; you have had it beneath you at night on a ferry. You lie down with an ear to the turf. It is wood. It gives, and takes up. To the east, deep down, and wide as a town, there is something made of planks, and it is tapping.
verse-book-537-told-1 = And you have it now, the song; nine verses and more of eleven. Sung through, it lays you out like children. There was that in it all along, for whoever knew the whole way.
verse-book-537-told-2 = The road to the city goes on from the foot of the stone. You could take it now. There is nobody left who would ask you to stop and lend a hand.
verse-book-629 = You go on tiptoe from there to the gates, as you would through a dormitory. It is three days. On the second somebody in a ditch says quite distinctly "That'll be them." They have been covered up, a number of them; there are other people about who go at night with blankets, and who have written on a board at each crossroads, *Speak low*. You sleep yourselves, at last, where you like, among the rest. In the morning it is hard to find which of the heaps are you. Nolwenn is behind, at the foot of her stone, under four people's coats; and her tongue moves.
verse-book-629-told-1 = Half a street in the second league had started before the others, when you hummed. They wake first. They stand about and cannot think why they are not ashamed.
verse-book-630 = There is a voice behind you for three days, not hers. It grows smaller as one would expect; it does not, however, come to an end, and on the last rise, with the roofs in sight, you stop to let it. It is in the fifth. "I suppose that's what it was like," says Nolwenn, "for you." She has come along as far as the last league, on a donkey, facing backwards. She will not leave him in the dark. "Go on," she croaks. "I'll catch you up." And then she claps both palms over her mouth, and looks at you over them, quite appalled.
verse-book-631 = She walks ahead of you. She has no voice; she has a hat, and a stick, and asks the name of everything, hoarse as a gate, though there are not many new ones. "And that?" A finch. "And *that*'s still a finch?" Gwenneg goes two paces behind her. He does not look where his feet are. All along the last leagues, they get up out of the grass to see her go by, rubbing their faces; and those who had bets upon her hold out their slips. "I'm so sorry," says Nolwenn to each one. "I was always going to." At evening she lies down by the road in the middle of a question. You stand round her. You had none of you known how loud it was.
verse-book-631-told-1 = And beside her for some of the way goes a coil of rope with Worm behind it, who has one end, and has not said why.
verse-book-840 = With wax in your ears it is a hill with people on it. There is a girl; her mouth opens and shuts. You go by quite close, as you would by a window, and she turns her whole head after you, and her lips make it again, and again, the same three shapes, in the rest. You are good at mouths by now. *Is he far?* You have been told that one ought to smile. You are out of the leagues by evening, and tired, it comes down on you like a roof, and you pull out the wax. It is still to be heard. You could have sworn that you had stopped.
verse-book-840-told-1 = Worm had not put his in. He did it with his eyes on the ground, a palm over each ear, and every now and then he took one off, for a beat, to know where she was.
verse-book-849 = It went by itself. First a crack, on the *stile*; after that there was an *s* missing, and they sang it without one, all down the road, to keep her company.
verse-book-861 = You were in some other league. You were going to go up and see her. Then in the middle of an afternoon, in the seventh, where it goes up, it did not. She was heard to say "Oh, *bother*," and that is the last of it. There was nobody standing under those who were on ladders. There was nobody at the wells. You ran about, with your arms out; it is four hundred yards from one to the next; and by dusk it was all as still as a floor, and a kind of red had begun to come up in some of the palms that lay open.
verse-book-861-told-1 = You had money on it. It was brought to you, by Hurley, on his hands and knees.
verse-book-850 = What is sung of it, afterwards, in the leagues.
verse-book-850-told-1 = *They put four coins upon the end.* They say you won. You have the bag with you, in twists, and each of the twists has somebody's name.
verse-book-850-told-2 = Hurley the bookmaker is a poor man and sleeps on his board. He has asked to be called if there should be any news.
verse-book-850-told-3 = The ploughman of the sixth is last to lie down. He has lost the knack. He goes round the fields among them all with a lantern, trying places.
verse-book-850-told-4 = *Let the tired lie down.* They have cut it above a barn. Four hundred of them know it off.
verse-book-850-told-5 = You slept on the one side, once, at two coins. It is that side still that you turn to.
verse-book-850-told-6 = *Does* she chew? There are now two schools.
verse-book-850-told-7 = Two who had said everything have got a word more. They put it off, for the pleasure.
verse-book-850-told-8 = Sixty sat down once along a bank and had their mouths full. They play at that.
verse-book-850-told-9 = Sixty had a night's sleep that nobody else had. They are a little taller than the rest.
verse-book-850-told-10 = Jenna of the ladder is alive. She has the slate over her bed in two pieces.
verse-book-850-told-11 = There is a mower with both his feet. He was told. He goes and looks at the boot.
verse-book-850-told-12 = An old man who was not scalded complains about his milk.
verse-book-850-told-13 = The ringer hangs there yet, by his own wish, in a sling. They strike him at noon.
verse-book-850-told-14 = The twins say there were four of them, and that you got the right ones.
verse-book-850-told-15 = Miss Angwin is sitting. She has let it be known that she was *made* to.
verse-book-850-told-16 = Worm has a bit of tin out of the second well that belongs to the first.
verse-book-850-told-17 = The hay was got in. You helped; it is the same hay.
verse-book-850-told-18 = A letter was posted. That had not happened.
verse-book-850-told-19 = There is a girl with an answer to what she never sent, in writing that she does not know. It is quite a good answer.
verse-book-850-told-20 = The committee says you were brutes. They do not let anyone else say so.
verse-book-850-told-21 = The committee has your name on a paper. It was a kindness; it is in a frame.
verse-book-850-told-22 = No one sings the upper part. There is a dry rope, by the wall, with honey on it.
verse-book-850-told-23 = At a mill nobody goes to, they have set down a saucer.
verse-book-850-told-24 = They have taken to bringing the sheets in early.
verse-book-850-told-25 = There is a gap in the goats' wall where two people sat. You have the stone.
verse-book-850-told-26 = The ninth has its words. When they get to it they look down the nearest well.
verse-book-850-told-27 = The tenth is not quiet any more.
verse-book-850-told-28 = *Eleven leagues out, and I've let go the rope, / there's supper behind me, before me the slope. / I'll be straight back up, I said, I'll be straight. / There's nobody's straight back that's ever been late.* That is the eleventh, and she gave it to you herself.
verse-book-850-told-29 = They slow for the seventh, by a wall with a shirt on it.
verse-book-850-told-30 = They slow for the eighth. It is the children who do not.
verse-book-850-told-31 = At the sixth they walk upon the verge.
verse-book-850-told-32 = You know what odds were laid.
verse-book-850-told-33 = You know of two people on a gate.
verse-book-850-told-34 = You know a dance which has no end to it.
verse-book-850-told-35 = You know there are two wells, and that it is one.
verse-book-850-told-36 = You know the first verse, as everyone does.
verse-book-850-told-37 = And in the second league they have your name for the thing that you hummed. It is sung to babies, low, with the door shut.
verse-book-850-told-38 = Of you it is told that you went by. You were seen to smile.
verse-book-850-told-39 = Of you nothing is told. Those who could have, were on ladders.
verse-book-850-told-40 = From the last rise you can see the city. You had supposed it would be towers. It is roofs, and nothing but roofs, very long, of one curve each, close as loaves on a board, and all the same way round. It has begun to rain on them. And from under every one, first here and then there, comes a tapping. It is not the rain; it answers the rain. "What's that they're doing?" somebody says. You could listen to it all night. You lie down to, in the wet, and are asleep before the next.
verse-book-851 = *Not posted, first league.* Dear Talan, they say that you are on a hill and I thought it cannot be any worse than here, I have been meaning to write since hay harvest and have sat down to it eleven times, each time I am called, do you get any sleep, we get none and it is lovely, I think sometimes of how you used to nod off in the sermon with your mouth open and that I was ashamed and I should like to say, that I have a good deal of respect for it now.
verse-book-851-told-1 = Somebody has put after it that he is up there yet.
verse-book-851-told-2 = Somebody has put after it that he was let go, and has sat down, they hear.
verse-book-852 = *Not posted, third.* To the midwives, I am due I think, I was due at Candlemas, but it does not come because it does not get its rest, and I dance with it, it knows all the steps, and I wished to ask you does it matter which way up they are when they are laughing, if you have a goat left I could do with the milk, but you would need to come soon, or late, or at any time.
verse-book-852-told-1 = She has heard that one was born there with a stranger's name and has slept through everything since, and would you ask it how.
verse-book-852-told-2 = She adds she would ask for a drop of the poppy, but understands that it was borrowed.
verse-book-853 = *Not posted, fifth.* Aunt Wenna, I had your letter about the swords and I have been over the names the way you said, at the plough, one to a furrow, and I get on so fast now that I have used up all your dead and have begun upon the living, I hope that it does them no harm, I did you on Thursday, it was a nice straight one, with larks.
verse-book-853-told-1 = There is one hilt he had no name for, that had gone when he was sent to look.
verse-book-854 = *Not posted, eighth.* To the Keels at their shore, sirs, I am nine and never asleep and I have thought of a thing, if you tapped on the road where we live it is not like tapping other roads, I have tapped it from our house as far as the pond, and it goes *tock*, as your boats do, when they are sound, my father says give over, so I have.
verse-book-854-told-1 = If it is true that strangers took a plank of yours, says a line up the side, it can have one of our pond.
verse-book-855 = *Not posted, tenth.* To whoever keeps the hives by Cuanacht, ours have been brought behind a wall and told a thing by everybody and it is the one thing, and I find they will believe it, I wondered do yours believe what you tell them or is it only that they are polite, I would ask you what you said to yours, but the wind is wrong here and nothing carries.
verse-book-855-told-1 = He had heard that they were told something kind and left by the south. His have asked him whether that was a long way.
verse-book-856 = The last is not in the rack. She has it in her apron, a girl in the fourth league, she has read it to so many by now that she does it in one breath: "Dear Perran, I said I would write when I was settled, I have not been settled, it is all so nice here that I keep on thinking I will tell you when it stops, and I have just thought, what if you are waiting, yours." She turns it over. "It's to the city," she says. "Under-Rib. He went as a tapper. I've had it two years in my pocket, I'm always on my way." And then, with her eyes shining, "You could just tell me what he'd say."
verse-book-856-post-it = Post it for her. You are going that way.
verse-book-856-answer-it-yourselves = Answer it yourselves.
verse-book-856-give-it-back-to-her = Give it back to her.
verse-book-857 = The rack is empty. You have read it all. A woman has put her hand in after you, to feel if there is one for her.
verse-book-858 = It is a coin, to a carter, who has never had one from this country. He looks at the address and at her. She goes with the cart as far as she can, holding on to the tail.
verse-book-859 = "He says he's had the kettle on," you tell her. It is not much of an answer. "He says it's got to be a habit with him, he fills it and he sits by it; and when there's a step he takes it off, so that it shall not boil before you are in." You do not know where you had it from. "That's him," says the girl. "That's just like him." She was never told that there was anything about him which was like.
verse-book-699 =
    "What would you bet on?" says Ailei. They are walking up and down.

    "Nothing that they all do." He goes as far as the thorn. "When I was sworn I got so little sleep I'd hear the columns. I was never so happy. I told Corentin, I see now that it all comes out."

    "What did he say?"

    "He said, go to bed."

    She laughs. It goes on a little too long, as everything does here. "And did you?"

    "I stayed up and checked if it was so," says Arev. "He'd gone to bed, you see. I thought, well, then there's one of us awake."
verse-book-700 =
    "I've said eleven kind things since the ford," says Ailei, "and I can't tell if I meant one."

    "Which ford?" says Beor.

    "There. You see?" She has hold of his sleeve so as to walk straight. "Say something heavy."

    He thinks. All around them the lanterns go up hill. "When I've carried one, and it's done, I go home and pick up the cat."

    "Why?"

    "To see what I weigh with something that purrs."

    "That's not heavy," says Ailei. And then she has to stand still for a while, with her forehead against his arm, to be sure.
verse-book-701 =
    "Do you still want to learn it?" says Ailei. "What I do at the lids?"

    "Not here," says Worm. "They've been told the one thing."

    "You could tell them another."

    He has his chin on the wall. "You ever say a thing to them that you'd not got the right to?"

    "Once. I told them that I was sorry, and it was for someone else."

    "Did they take it?"

    "They asked who for." The verse comes round; he goes along under it with his lips. "That's decent," Worm says. "To ask."
verse-book-702 =
    "You're whistling," says Beor.

    Arev stops, and feels his mouth. "It isn't me. It's that." He nods up at the hill.

    "It was you. You went up on the end."

    They stand listening to how it would have been. A barrow goes by. "I've never had the time to be no use," says Arev. "One could sit on that gate."

    "Go on, then."

    "I've the odds to write down."

    Beor goes over, and lifts one end of the gate to see if it would hold the two of them. It does not squeak.
verse-book-703 =
    "She owes you, then," says Arev. "What is it? In your reckoning."

    "Supper," says Worm.

    "That's principal. It has been a good while."

    "It don't grow." Worm has got a straw, and is tying it. "I used to think it did. I'd lie there thinking, that's eight suppers. That's a cow. And then I saw her at the pump one time, and it was just the chickpeas. They'd gone cold, that's all."

    Arev has taken out the pencil from behind his ear. He looks at it as if somebody had passed it to him. "I've never entered one that stayed the same," he says.
verse-book-704 =
    "If I start running," says Worm, "which way'll you think it is?"

    "Up the hill," says Beor.

    "How'd you know?"

    "You've tied your boots." He has too, both, in a bow. Beor sits with his elbows out, and makes a wall between him and the lanterns. "I'll not stop you."

    "No." A verse goes by. "You could come a bit of the way, though. And just be going there."

    "I'd be slow."

    "That's what I'd want it for," says Worm.
