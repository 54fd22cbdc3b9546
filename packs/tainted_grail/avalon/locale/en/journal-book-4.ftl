verse-book-502 =
    "Whose is it?" Hedra asks. She has her back to the goat and to both its owners.

    "Mine since it was born," says one. "Mine since it was sick," says the other.

    "Which of you gets up in the night for it?"

    Neither does. A boy behind them has stood up without being told.

    "It is the boy's," says Hedra. "He may sell it to either." The goat, which had begun to be vague about the ears, has ears.

    Usher Bryok reads your number. He reads it well.

    "Closer," says Hedra. "I do not raise my voice."
verse-book-502-told-1 = "They stated that they left," Bryok reads. "So did I," says Hedra. "Go on."
verse-book-502-told-2 = "They stated that they arrived," Bryok reads. "That is to be proved," says Hedra.
verse-book-502-told-3 = "They stated that they kept silent," Bryok reads. "Then they may begin now," says Hedra.
verse-book-502-told-4 = "Are these the people who quarrelled over the cow?" "The same." "It was well argued. I could hear it from here. Neither side owned a cow."
verse-book-502-told-5 = "You still put the left one down as if it slept," says Hedra. Ailei has stopped on the left one.
verse-book-502-told-6 = "You do not know what I am called," says Hedra. "The usher will tell you. I answer to it."
verse-book-502-told-7 = "This number was Jenna Roe's," says Bryok. "She is at the back." "Then it is a long way for her to hear," says Hedra. "Speak up."
verse-book-503 = "I want what happened, in the order in which it happened," says Hedra. "I do not want to be spared. Lay it where I can see it. I can see the grass as far as the thistle."
verse-book-503-told-1 = You say Talan's message through. *The barley's in. The hat was found. I'm well. I didn't sit down. There's no hurry.* "*Turned up*," says Hedra. "He would not say *found*." It was *turned up*. It had got mended on the road.
verse-book-503-told-2 = The cup is set on the slope and does not spill. "That is the one that was not drunk," says Hedra. "I wondered who would have it."
verse-book-503-told-3 = The leaf is read. *Until the next of us comes back past me.* "My wording," says Hedra. "I thought it was tight."
verse-book-503-told-4 = The chair goes down by the thistle, an inch high, with a person in it. She looks at that longest. "He has got my knees," she says.
verse-book-503-told-5 = A starling is let out from under a hat. It says *back past me* in a voice that has been on this hill a year, then in the others. "Struck out as to the bird," says Hedra. "Admitted as to the voices."
verse-book-503-told-6 = The net is opened. The rumour says that a boy was seen. "It is hearsay," says Hedra, "and it is fat. It has been fed. Admitted."
verse-book-503-told-7 = Your own sheet is laid down, bark and all, and read to her. "You have contradicted yourselves once," says Hedra. "That is about right for the truth."
verse-book-503-told-8 = At the name Talan water stands up in the ruts of the path. Then it lies down again.
verse-book-503-told-9 = "Crows came, in place of a message," says Bryok. They are on the posts. "Let them sit," says Hedra. "They were sent."
verse-book-503-told-10 = "He asked us if it got better, at home," one of you tells her. "He would," says Hedra. "Did it?" That is not for the record.
verse-book-503-told-10-alone = "He asked us if it got better, at home," you tell her. "He would," says Hedra. "Did it?" That is not for the record.
verse-book-503-told-11 =
    "Now. Who was to come past whom?" A child is fetched from the line: Eseld, who is eleven and has a stick. "Draw it as I say it. Talan waits for me. I wait for Corentin. Corentin waits for Nolwenn. Nolwenn waits for Gwenneg."

    Eseld gives each of them an arrow. She draws a good arrow.

    "That is what was agreed," says Hedra. "Read it back."

    "They're all looking the same way," says Eseld.
verse-book-504 =
    "And the last?" says Hedra. "Gwenneg. For whom does he wait?"

    The stick has stopped at the name. "You never said," says Eseld.
verse-book-504-told-1 = "Out," says Arev. "Off the page. I'd have put it in the margin."
verse-book-504-told-2 = Beor is asked, and looks at his hat.
verse-book-504-told-3 = "It goes round," says Worm. "Wells go round. You think it's a hole."
verse-book-504-told-4 = Ailei looks west, to a wood that cannot be seen from here. Her mother hears her do it.
verse-book-504-told-5 =
    "He told himself he'd go home when the others do," one of you says, not loud.

    Eseld considers it. She is a fair child and tries it every way there is. Then the stick goes along the dust, past all the names, to the place where it set out. There it shuts. "There's nowhere else for it," she says, as if she had lost.

    Hedra has heard the stick. She cannot turn to look. "Describe it," she says.

    "It's a ring," says the child.

    The line has seen it too. All down the hill people put on the ground what they have carried here, the post, the cradle, and after a while themselves. They sit in the grass in the order of their numbers.
verse-book-505 =
    "A drawing is not testimony," says Hedra. "She has drawn what was left over. I need it said. Which of us did not set out?"

    It is so still that you can hear the goat being sold.

    She is asking for one sentence that she need not check. What the hill asks for is that she should stay.
verse-book-505-told-1 = "I put it to my daughter," she says. "I know what she does when a thing will hurt. I put it to her all the same."
verse-book-505-told-2 = "My daughter would lie to me," she says. "You are not my daughter. It is an advantage."
verse-book-505-told-3 = "Entered against these parties," says Bryok, low, "a number, taken." "I had not lost sight of it," says Hedra.
verse-book-505-told-4 = "They broke a word to this court," says Bryok. "Then they will say it slowly," says Hedra.
verse-book-505-told-5 = Gwenneg has his mouth open. You pleaded for him at the landing, and he has been getting used to it since.
verse-book-505-told-6 = A little way off stands Gwenneg, who ran that far from the landing and came back. He is looking at the stick.
verse-book-505-told-7 = "You told me what they had for supper," says Hedra. "It was thin, and I believed it. Do that."
verse-book-505-told-8 = "You laid me a table," says Hedra. "There was cream on it. I have thought about the cream."
verse-book-505-told-9 = "You told me how a person lived whom I had wronged," says Hedra. "I should like to be wronged as exactly."
verse-book-505-gwenneg = "Gwenneg. He took two steps."
verse-book-505-all-five-went = Ailei says, "You all went. Every one of you."
verse-book-505-all-five-went-on-your-name = "You all went." Say it on your good name.
verse-book-505-ask-who-comes-after-her = Ask who would judge if she came down.
verse-book-505-lift-her = Answer nothing. Lift her from the stone.
verse-book-505-ask-for-time = Ask for time.
verse-book-506 =
    For as long as it takes to read a page, Hedra says nothing. "Again," she says then, "without the steps."

    "Gwenneg."

    "Thank you."

    She raises her voice after all. "In the matter of Hedra, judge, who waits. The person she waits for is waiting, at some removes, for her. I find that this is no wait. A wait has a far end. This is a wall, and it was built out of obliging people. It is void. Each side bears its costs."

    She takes her left hand from the stone and looks at it, front and back. Then the right.
verse-book-506-told-1 = "It is in the record?" she asks. "In the empty place," says Bryok. "In ink."
verse-book-506-told-2 = You had promised the boy. A crow is gone from its post, westward, with the name. He will have been told by supper.
verse-book-506-told-3 = "I was going to," says Gwenneg. "No. It was two." Hedra turns round. It is the first time that anyone here has seen her from in front. "You have grown," she says.
verse-book-506-told-4 = "Did that hurt?" she asks her daughter. "Yes." "Where?" Ailei shows her.
verse-book-506-told-5 =
    The stone goes out from the top, like a lamp carried downstairs. Not a person in the grass gets up. By morning it will be dark, and what was found on it must stay found as best it can.

    "I have had my arms out for a year," says Hedra. "Are you walking? I should like to walk."
verse-book-507 =
    "Then there is no judge," says Hedra. "That is the objection, and it is a good one."

    You say that you lost a case lately to a person of eleven. The leaf is turned over: *whoever holds, holds in her own right.* It says nothing about being tall.

    "Eseld. Have you ever lost?"

    "No."

    "Would you like to?"

    The child gives it thought. "If it was fair."

    "Stand here. You are not to wait for anyone. You say *until I have heard them*. When you are tired you say *adjourned* and go in to supper. It is better wording than mine was." She moves along, as one does on a bench. Now there are two at the stone, and then one. It is lit from the same side, lower down.

    "Next," says Eseld. "Not you. You lost. Again tomorrow?"
verse-book-507-told-1 = "You never let me hold the stick," says Ailei. "You would have drawn it kindly," says her mother.
verse-book-507-told-2 = "They'll call her in to supper," says Worm. "See that they do."
verse-book-508 =
    You lift her. She weighs what she weighs. She does not struggle, as that would be out of order.

    "An assault on the court," says Hedra, over a shoulder. "Enter it. The hedge at Nance, pending. The younger Tregear's shadow, pending. Whether the well at Carn is a well, pending." She has them by heart. She says them the whole way down the hill, loud for once, and people whose case is named run along beside you to hear that it is still there.
verse-book-508-told-1 = Ailei has the feet. "This is how I carried you," says Hedra. "It was for your good. You screamed."
verse-book-508-told-2 = Beor has the rest of her. When the strap slips it is Beor that she tells, quietly, between two cases.
verse-book-508-told-3 = At the stile it goes badly. She waits until you have a better hold, then takes up where she was.
verse-book-508-told-4 =
    Behind you the Seat goes out. Usher Bryok comes after, running, and has no breath for procedure.

    "The orchard wall," he says. "The widow. They've come undone. They're walking about down there not being anything."

    "Pending," says Hedra. She does not say it to you.
verse-book-509 = The question is put again, more slowly. The woman on the wall is the receiving clerk. She asks it of everybody, and is not, she says, curious.
verse-book-509-told-1 = "By the steps. On foot." She takes it down and reads it back. "They stated that the water let them."
verse-book-509-told-2 = "By water. On a raft." She takes it down and reads it back. "They stated that they were cargo, and had stowed themselves."
verse-book-509-told-3 = "In an hour that we bought." She takes it down and reads it back. "They stated that it was theirs. It is to be seen whether it had another owner."
verse-book-509-told-4 = "We were brought." She looks up at that. She writes one word, *freight*, and reads it back.
verse-book-509-told-5 =
    Then she gives you a number on a card. The card is warm.

    Behind her is a queue with what it has carried here: a fence post, a cradle, a dead man's hat. "To have it decided," says the clerk. "What is decided will be here in the morning. What isn't," and she looks along the wall to where it gives up being one, "goes that way. We have a judge. She has stood at a stone for a year and finds for one or for the other, and what she finds stays found."

    "And what do you want with us?"

    "You've been accused. I shouldn't let it upset you. Whoever is on trial is expected tomorrow."

    "Accused of what?"

    She turns the sheet round. There is a line ruled for it, and nothing on the line.

    "Number first, please," says an usher beside her. "Grief after."
verse-book-620 =
    Hedra walks west ahead of you. She walks badly, then well, then too fast. She has the case of Cuanacht to try, she says, and means to arrive before it is settled.

    At each bend she stops and looks back along the road, to learn what a bend is like from the other side.
verse-book-620-told-1 = Behind you they are drawing lots. A man has won a wife. He is explaining to her that it might have been anyone.
verse-book-620-told-2 = Behind you a child says "Next". Later, from a long way off, there is a voice at a door. "Eseld! Supper!" "Adjourned," says the child.
verse-book-620-told-3 = Sidwell stands under his pears. He has lost and never looked so well. He throws you one each, as they come.
verse-book-620-told-4 = Gwenneg walks behind her, then beside her, then behind. "You may ask me," says Hedra. "I was going to," he says.
verse-book-620-told-5 = She has a paper folded for a gate. *Carried as asked.* "It must be read to her," she says, "by one who was there."
verse-book-620-told-6 = The rumour that you let out goes over the road, home, ahead of you, telling it wrong.
verse-book-620-told-7 =
    "What was the first thing you told the bees about me?" asks Hedra.

    "That you'd gone."

    "And then?"

    "That you'd be home by spring."

    They go on for a while. "It is spring somewhere," says Hedra. Her daughter looks at her. "That was a joke. I had a year in which to prepare it."
verse-book-620-told-8 =
    "You were about to ask if I mind," says Hedra. "I mind the two that I reversed. I would find the others again. Which way did you come?"

    You tell her.

    "Then we shall go that way," says the judge, "and look at it properly."
verse-book-620-told-9 = The crow is back from the wood above Cuanacht. "*Good*," it says. That is the whole of what he had to say, and it has been said in his voice.
verse-book-621 =
    You go west with a warrant. It has the day on it, and is the best-written thing you own. *Let every gate be opened to the bearers, who brought good news.* At the landing they make way for it before they have read it.

    From the top of the wood one can see the hill, and a woman on it with her back to you. She is telling the next in the line. One sees it go from hat to hat, all the way down, how pleased they are for her.
verse-book-621-told-1 = Sidwell has sent a pear after you, and a note. *Not in dispute.*
verse-book-621-told-2 = "And there was cream," you hear Bryok tell the man with the post.
verse-book-621-told-3 = You have the line's good name in the bag as well. They gave it to you to go. It takes up no room.
verse-book-621-told-4 = With the warrant is folded the other paper, the short one, for a gate. *Carried as asked.*
verse-book-621-told-5 =
    "Don't," says Ailei, before any of you has. At the ash that states he closed the gate she stops, and writes, and pins the sheet too high for the rest of you to read.

    "It's for the wood," she says. "The wood can keep it."
verse-book-621-told-6 = "It was kind," says one of you at the head of the steps. None of the others adds anything. The tree beside him takes it down.
verse-book-621-told-6-alone = "It was kind," you say at the head of the steps, aloud, to hear if it will stand. The nearest tree takes it down.
verse-book-622 =
    You come out on the road with the judge. She has finished the list and begun it again from the end, in case it was the beginning that you could not hear. Where the ground is level she asks to be put on it.

    "I can walk?" says Hedra. "I could have all along?" She walks behind you. From here on she puts everything as a question. "Is this the way?" "Was that what you came for?" "Do you see who is following?"

    They are a good way back, with numbers in their hats, carrying what they could.
verse-book-622-told-1 = The acquitted are following too. They have nothing with them, and give way to one another at every puddle.
verse-book-622-told-2 = "Was it a large sum," asks Hedra, "that they gave you to go away?"
verse-book-622-told-3 = "Did you bring the paper?" You did. *Carried as asked.* "Then may I say that I did one thing standing?"
verse-book-622-told-4 = "Did you do it for me," Hedra asks her daughter, "or to me?" Ailei walks on for so long that it becomes an answer.
verse-book-622-told-5 =
    "Will you tell me now which it was? The one who did not set out?"

    You tell her. It is a mile before she speaks.

    "And does he eat?" asks Hedra.
verse-book-656 = "They stated that it was all true," Usher Bryok reads. The pencil has gone over on to a second sheet and a third. People in the line sit down to listen. Some of it is better than they had hoped.
verse-book-656-told-1 =
    A plea of that size is not heard. There is nothing to find. The sentence is labour in the wood until the year's sheets are pinned up, and then out, to the west.

    So you pin, and you read what you pin. On an alder, in a tidy slope: *I wait here for Corentin.* On the next: *for Nolwenn.* On the next, with the ends of the words drawn out: *for Gwenneg.* They each deposed in passing. Low down is a last sheet, signed and dated, where the statement has been left out. *When the others do,* the bark has written under it, going on by itself; and from there it has grown round the trunk to the first.
verse-book-656-told-2 = "It closes," says Arev. "In twelve years I never had a page close."
verse-book-656-told-3 = "So there's no one to be angry with," says Beor. He looks along the trees for one.
verse-book-656-told-4 =
    After that come the steps, which only go down. Bryok goes with you as far as the edge.

    "It's nothing against you," he says. "You're the only people who ever got to the end of the form."

    On the bald hill a woman is finding for someone. She has not been told that you have gone.
verse-book-657 =
    "The hem will say what it saw," says Hedra.

    It speaks from a man in the line who had been about to ask if it was his turn. It is not interrupted.

    "Undecided at this date: hedges, forty. Marriages, nine. Griefs, all. The court has been of great help in indicating the remainder. The road, the landing and the persons on it are received. They will be returned."

    "Objection," says Hedra.

    "It is sustained as to the judge. She has been decided."
verse-book-657-told-1 = "Mother," says Ailei. Hedra turns her head as far as it will go. "Which of you said that?" she asks. Then there is no hill to hear her from.
verse-book-657-told-2 = "It said *thank you* to the man," says Worm. "For the mouth."
verse-book-657-told-3 =
    You wake on the west bank, dry, in a row. Each of you has a paper pinned on. *Acquitted in absentia.* Over the water there is an evening where the landing was, and at the far end of the evening one lit stone, very small, with a person at it. Whatever she had to ask you, she still has.

    A Counter on the step below has stopped at a number.

    "They let you off," she says. "What was it you'd done?"
verse-book-658 =
    "All of us," says Hedra. It takes her a while to put it away. She has never had any use for adjectives and looks about for one.

    "Then he came after us with the lamp. Then he has passed them, and will pass me. It is only long." She laughs. The line laughs too, out of courtesy, then for some other reason. "Bryok, put the day on it. I want to know what day it was."

    "Up," she tells the hill. "The court is sitting." They get up: the post, the cradle, the hat. A woman kisses the usher's rod.

    The warrant is written as she speaks it, that every gate is to open.

    "All that way," says Hedra, "to tell me that."
verse-book-658-told-1 = "I always knew by the left foot," she says to Ailei. "I listened for it. It was quite steady."
verse-book-658-told-2 = She thanks you by your names, those that the usher has given her, and gets none of them wrong.
verse-book-658-told-3 = Gwenneg is where she cannot see him. He is trying not to have a step.
verse-book-659 =
    "The parties ask for time," says Bryok.

    "They may have it. I have some." Hedra settles her shoulders. "Until they know what they know, I will hear the gatepost."

    Eseld has scratched the ring out with her shoe, so that no one shall read it before it is evidence. It can still be read. "You'd better not be long," she tells you. "I've got it all in my head and it goes round."
verse-book-659-told-1 = "I'd have said it," says Beor on the way down. "I'd have said it wrong."
verse-book-660 = The hem is called at dusk and gives its evidence standing. "Of one ring, in dust, a copy has been taken," it says. "It is correct." Then it lists what is undecided in the country, and collects it. You are not on the list. You have been heard.
verse-book-660-told-1 = You get the judge on to the road in what light there is.
verse-book-660-told-2 = On her hill the judge has been found for. You go while there is a road to go by.
verse-book-620-told-10 = "You will sit," says Hedra, "when we get there. I owe it. I have it in writing on the back of your charge."
verse-book-657-told-4 = "Among the parties from the west bread was halved," it adds. "It did not come out even. The court may find that of interest."
verse-book-657-told-5 = "One word concerning the parties from the west was struck out at their request," it adds. "The reason is awaited."
verse-book-660-told-3 = "Bread was halved," it says of you, before them all. "It did not come out even. This is correct."
verse-book-503-told-12 = Under *Talan* there is a hat entered, and after it the names of his crows. She has them read in order of seniority. "He would want that," says Hedra.
verse-book-503-told-13 = What you said of Talan is read back to you, that his stone is another's care now or nobody's, and that he has been seen to sit. "It was not in the agreement," says Hedra. "I find that I am glad of it."
