location-114-menhir-told-1 = The coins are laid one by one on the Partner's step, and Massen enters them as they are laid. Halfway he stops too, and puts down one of his own. He does not enter it.
verse-114-o1 = Gerens returns your change on the flat of his glove. "It was overpaid," he says. "For the Fair." He waits until you have taken it. Then he goes in to wash the glove.
verse-114-o2 = On the bench where Jago sat there is a goose feather. The moss has kept his shape.
verse-114-o3 = Massen has your paper under glass. "It is admired," he says. "It has been asked for as a model."
verse-114-o3-told-1 = He quotes you the price of the hanged man's sheet as well, and encloses the receipt.
verse-114-o4 = The bar is up before you ask. You had not expected to mind.
verse-114-o5 = Cuanacht's stamp is on the counter. It is still wet, as if it had been used again since.
verse-114-o6 = In the yard the empty carts are being washed, inside and out. The water is kept.
verse-114-oz = The tariff has been corrected since you were last here. Upwards, by a better pen.
verse-114-oz-told-3 = Under *Rendered, the*, between a husband and a barn, a ditch has been entered. "It has been queried," says Massen. "It has not been claimed."
verse-114-oz-told-20 = *Paid in full*, says the line, and you are waved through. Gerens has read it twice. He was at the bar all that day, and saw no coin. "It is in order," he says, and goes on standing where you have to walk round him.
verse-114-o0 = "It appears," says Massen, "that passage is intended." The tariff hangs on the bar, corrected in ink, always upwards, until the first figure can no longer be made out. Gerens stands in the doorway like a thing delivered. Under the floor a woman is counting, in a low voice, without rounding.
verse-114-v1-pay-the-toll = Pay the toll.
verse-114-v1-pay-the-toll-arrears = Pay the toll, arrears included.
verse-114-v1-write-yourselves-a-pass = Write yourselves a pass.
verse-114-v1-show-your-pass = Show your pass.
verse-114-v1-lift-the-bar-by = Lift the bar by force.
verse-114-v1-sit-down-on-the = Sit down on the bench.
verse-114-v1-go-down-to-whoever = Go down to whoever is counting.
verse-114-v1-go-to-the-stone = Go to the stone under the lean-to.
verse-114-v1-talk-to-the-bench = Talk to the man on the bench.
verse-114-v1-ask-who-signs = Ask Massen who signs.
verse-114-v1-ask-gerens = Ask Gerens what it is like across.
verse-114-v1-take-one-step-back = Take one step back.
verse-114-v1 = The bar, the bench, Massen's window.
verse-114-v2 = He counts it, then counts it again more slowly, to leave you time. He stamps, blows on the stamp, holds the sheet out without letting go. "It has been collected," he says. The paper comes free.
verse-114-v3 = No names and no active verbs; there is no more to the art than that. The signature at the foot is a flourish that undertakes nothing. Massen holds it to the light for a long time. "It is in order," he says. "It is more in order than ours."
verse-114-v4 = The bar goes up at one end only, just enough to pass stooping. On the far side the road is the same. Only the posts, when counted, come out even.
verse-114-v4-go-through-and-leave = Go through, and leave the country behind.
verse-114-v4-you-have-business-on = Stay on this side for now.
verse-114-v4-smoke-behind = Go through, and leave the country behind.
verse-114-v5 = Gerens takes off his gloves and folds them. "It has been foreseen," he says. The bar weighs as much as a church beam. He leans on the end of it, no harder than on a gate.
verse-114-v5-call-up-the-men = Call up the men of the Fair.
verse-114-v5-face-him = Face him.
verse-114-v5-fold-your-own-gloves = Put your gloves back on and drop it.
verse-114-v6 = The bar ends up in the ditch. Massen gathers his pens, one by one, and holds out the last to you, because it was yours. Those on the bench do not stir. Then a woman gets up and tries a step. She is across before she has decided.
verse-114-v7 = The bench is comfortable; the moss has taken a shape. The man beside you, who has sat through several tariffs, shows you where to look. From this spot every form that Massen fills can be read, mirrored in the pane. You stay until you could fill them in yourselves.
verse-114-v8 =
    The stairs go down to a pair of cells. The register of absentees is in one. In the other an old woman sits very straight, with her eyes on the floor.

    "Forty," she says. A drip falls. "And you are?"

    "Here about the tide," you say.

    "That's what they took me for. The sergeant asked how it stood and I told him. He asked was that right, more or less." Another drip. "Forty-one. I told him it was not about anything."

    "You might have said yes."

    "I did once. I was a girl. My aunt asked me how far out the boat was, and I said, about a mile." She lets a drip fall before she enters it. "She went by that. Forty-two. If you mean to get me out, get me out. I won't have it discussed. And there'll be no thanks, in either direction."
verse-114-v8-told-1 = "What was she like, your aunt?" says Ailei. The woman lets a drip go by. "She asked," she says. "At home none of them ever asked. She wanted to know how far."
verse-114-v8-told-2 = "Forty-three," says Arev, together with the drip. She moves along the plank a little, in case he should want to sit.
verse-114-v8-told-3 = "And when it doesn't drip?" asks Worm. "Steps," she says. "Your left one comes in late."
verse-114-v8-buy-her-out = Buy her out.
verse-114-v8-put-your-witness-s = Vouch for her, as at the Witness.
verse-114-v8-leave-her-your-bread = Leave her your bread.
verse-114-v8-go-back-up = Go back up.
verse-114-v8a = She comes out counting the stairs. Short of the top she stops, because one is missing. She tells you where the others of her trade are, and how the tide stands today, with no about in it. The table she leaves with you; she knows it anyway.
verse-114-v8b = She weighs one slice against the other before she eats. "You are going up again," she says. "Without me." It is no reproach. She puts it down among the drips, in its order.
verse-114-v9 = The Partner is a stone split down its length, the inner faces worn smooth. HALF OF WHAT I HAVE, it says along the split. The tariff has been nailed over HAVE.
verse-114-v9-hold-promise-double-to = Hold: promise double at the next village.
verse-114-v9-take-stamp-it-in = Take: stamp it in Cuanacht's name.
verse-114-v9-take-the-tariff-down = Take the tariff down from the stone.
verse-114-v9-leave-it-split = Leave it split.
verse-114-v10 = Half, and then half of what is left. Within five days, wherever there are people, you will pay twice. The split narrows by a hair and lights inside.
verse-114-v10-prompt = Whose word is it?
verse-114-v10-ailei = Ailei
verse-114-v10-arev = Arev
verse-114-v10-beor = Beor
verse-114-v11 = Cuanacht's stamp is in a drawer, with the others. It makes a good sound. The Partner lights before the ink is dry. Some leagues from here a door will be opened on carts already turned round.
verse-114-v9a = The nails come out easily, having been drawn and driven back before. Behind the tariff is an older tariff, and behind that the stone, with a sparrow's nest in the split. Gerens has seen you. He finds something to look at on the other side of the road.
verse-114-v12 =
    Jago owes for a mule, for the mule's hay, and the fine for having no mule. "It's two coins," he says. "It isn't the sum, it's that I never have them on the one day. Is any of you a judge of geese?"

    "Why?"

    "How old they get. My neighbour's minding mine."

    The man next to him begins to take an interest in the bar.

    "Ten years," you say. "More, if it's let."

    "More, if it's let," Jago tells him. "D'you hear that, Cubert?"

    "I hear."

    "He's a good neighbour. He walked all that way to sit here with me. What did they have you for, Cubert? You never said."

    "Michaelmas," says Cubert.

    "That's a day. That's not a debt."

    "It was a small thing. There were a lot of us at home." Cubert looks along the road as far as it goes. "It was a very fine bird, Jago. It is, I mean."
verse-114-v12-told-1 = "It will know you," Ailei tells Jago. She looks at the neighbour. "They forget very soon, geese," she says.
verse-114-v12-told-2 = "A goose is ten pounds," says Beor. "Less, after." Cubert has nodded before he can stop himself.
verse-114-v12-pay-what-he-owes = Pay for him: two coins.
verse-114-v12-own-up-to-the-oath = Tell him who swore against him.
verse-114-v12-leave-him-the-view = Leave him to his view.
verse-114-v12a = Massen looks for the line, finds it, rules it out along a ruler. Jago gets up, and for a moment the bench comes up with him, by the moss. He shows you how big the goose was, against his own chest. Then, thinking it over, a little higher. The neighbour slides along into the place he has left.
verse-114-v12b = On the hill, into the stone's ear, it was you who named him. Jago thinks about it. "So that is why the fine is in fresh ink," he says. He is not angry. He asks you to move over, because a man behind you is being let through. "I like to see how it is done," he says.
verse-114-v13 = At your backs there is smoke, a column to a chimney, over ground that was barley. "Who is cooking over there?" says Gerens. It is the first question he has asked without a form. Massen puts down his pen. "It is not usual," he says, "to leave a country while one is expected at table."
verse-114-c1 =
    "Who signs these?" you ask.

    Massen squares the sheets. "They are signed," he says. "In Camelot."

    "By whom?"

    He has been waiting for that question, and there is no form for it. He gets up and shuts the hatch on Gerens's side. "The sums go up each quarter by the carrier. It is laid down that they come back signed within the month."

    "And do they?"

    "The carrier is thanked."

    "Massen. When did the last one come back?"

    "It is usual to allow for the roads." He takes a pen out of the row, looks at its point, puts it back where it was. "They have been allowed for these two harvests. The sums are right. They have been gone over by candle. If there were a mistake in them it would have been pointed out."

    "And the toll?"

    "Is in force until notice to the contrary," says Massen, to the glass. "A line would do."
verse-114-c1-told-1 = "I would have answered," says Arev. Massen looks at him. "Yes," he says. "It was always thought likely."
verse-114-c1-told-2 = "So it's you," says Worm. "The one who signs." Massen asks him not to repeat it.
verse-114-c1-ask-after-his-mother = Ask if they write from home.
verse-114-c1-do-the-sum-again = Do the sum again with him.
verse-114-c1-leave-it-at-that = Leave him to his pens.
verse-114-c1a = "They must write from home, at least." "A mother exists," says Massen. "It had been represented to her that the post had a garden." He straightens the pens, which are straight. "Jenifer," he says, not to you. He goes red to the collar, as if it had been read out.
verse-114-c1b = You go down the column together, he in ink and you aloud. At the foot it does not agree. Massen does it over from the bottom. "There is a difference of four," he says, very low, "in favour of the public." He could turn the page. He enters it, blots it, opens the box with his own key. "It had never been asked for," he says.
verse-114-c2 =
    Gerens is walking the length of the bar, as far as the post and back, on this side.

    "What's it like across there?" you ask.

    "It is not known. It is on record."

    "You've stood in front of it for years."

    "On this side." He stops with his toes short of the shadow. "The other was not included. Those who come this way have been received, and their papers were good. Better than yours. They are put down as Rendered. Sent back in order, each to his own door. They sign for themselves."

    "And who delivers them?"

    "It has been asked. They say, we do." Gerens thinks. "They are civil. They wipe their boots. It has been observed, however, that the dog goes under the table."

    "Come across with us. A step, and see."

    "Nothing is to be started," he says. It was not no. He has laid a glove on the bar.
verse-114-c2-told-1 = "A wind was reported at the stone," he adds, not looking at you. "On a still day. The tariff has been entered as blown off."
verse-114-c2-told-2 = "I'll hold the other glove," says Ailei.
verse-114-c2-told-3 = "I'll go first," says Beor. "I'm used to it."
verse-114-c2-go-across-with-him = Go across with him, by one step.
verse-114-c2-leave-him-his-side = Leave him his side.
verse-114-c2a = He goes under it, stooping like anyone. On the far side he stands to attention. From there he looks at the bench, the pane, the small clerk behind the pane. The people on the bench look at him. "It is the same road," says Gerens. He is back before it can be noted, short of a glove.
location-154-menhir-told-1 = You gather the coins from the sill and add your own. The Partner makes no distinction.
verse-154-o1 = The margin of the form has been added to. By now the names go right round the sheet, a few of them drawings.
verse-154-oz = The bar is in the ditch. It has been dusted.
verse-154-oz-told-1 = The form has acquired a line. STRONGBOX, ONE, with your name, spelt right.
verse-154-o0 = In the office the pane is whole. Massen has left a form unfinished. DAMAGE, it says, BAR, ONE. Under CAUSE there was a name, rubbed out with such care that the paper has a hole in it.
verse-154-v1-go-on-through-all = Go on through, all of you.
verse-154-v1-go-through-the-drawers = Go through the drawers.
verse-154-v1-free-the-woman-who = Free the woman who counts.
verse-154-v1-sit-at-massen-s-desk = Finish Massen's form.
verse-154-v1-leave-it-all-as = Leave it all as it is.
verse-154-v1 = The office, the pane, the bar in the ditch.
verse-154-v1-smoke-behind = Go on through, all of you.
verse-154-v2 = The stamps of the villages, in a tray. Cuanacht's is the most worn. At the back, wrapped in clean paper, is a chair leg. TO BE RETURNED, says the slip.
verse-154-v3 = The chair is still set for his back. Round the hole there is room for a line, and the pens have been left cut. What is written here is read in Camelot. Those who sign will be looked for. So will those who are signed.
verse-154-v3-write-your-own-names = Write your own names.
verse-154-v3-write-gerens = Write: Gerens, sergeant.
verse-154-v3-burn-the-form = Burn the form.
verse-154-v3a = You write them fair, surname where there is one, trade where there is not. People going through stop to read at the pane. One asks if he may be added. The line is full, so you give him the margin. When he has written he holds the door for the next.
verse-154-v3b = The sergeant had an allowance due for damage, which is under the counter, in an open box. A woman on her way across has seen the pen. She says nothing. She puts her bundle down and turns back. When you look again she is sitting on the bench.
verse-154-v3c = It burns from the hole outwards, in good order, with DAMAGE to the last. A man going through takes off his hat, sees what it is, puts it on again. "There's a copy," he says. "There's always a copy. But it's the thought."
verse-154-v4 = A carter has stopped where the bar used to be, facing the other way. "Eleven chimneys," he says. "I drove past there in spring, and there weren't any." He asks you who is cooking. Then he asks whether they know that you are leaving, because the smoke is of the kind one makes for company.
verse-154-v5 = The key is on its hook, labelled. She comes up counting the stairs, stops at the top, looks at the bar in its ditch. "Who has the tally, then?" You tell her the office is empty. "It will be out by now," she says. She leaves you the tide table, which she knows. The others have to be told before it gets worse.
verse-129-o1 = By the road there is an axle and a hat, brim up. You took what was in the one; the other is empty too.
verse-129-o2 = The cart is gone. On the stone where it stood lies a bundle of kindling, tied. The slip has your name on it and no amount.
verse-129-oz = Receipts in the hedge, in order of date. The last ones are still blank.
verse-129-oz-told-3 = Massen has read what you pinned up at the gallows. "It was found to be correct," he says.
verse-129-oz-told-4 = "It is done by looking away," you tell Massen, as you had it at the gallows. He puts his pen down. "It has not been said before in the open air," he says.
verse-129-o0 = Massen is stopped by the roadside, alone, with a broken axle and a sack he will not let you lift. His hat is on his knees, brim up, with a few coins in it already. "It does not appear," he says, "that anyone comes by before Thursday."
verse-129-v1-put-the-cart-back = Put the cart back on the road.
verse-129-v1-take-his-strongbox = Take his strongbox.
verse-129-v1-see-what-ails-the = See what ails the dog.
verse-129-v1-look-for-the-bridge = Look for the bridge the hanged man named.
verse-129-v1-pick-up-the-sheets = Pick up the sheets along the road.
verse-129-v1-read-the-milestones = Read the milestones, every one.
verse-129-v1-show-massen-the-sums = Show Massen the hanged man's sums.
verse-129-v1-wish-him-a-good = Wish him a good Thursday.
verse-129-v1 = The road, an axle, sheets in the hedge.
verse-129-v2 =
    The sack comes open in the lifting. It is chair legs.

    "Firewood," says Massen. "Collected in place of what was due."

    "And what was due?"

    "There was not found to be anything else in the houses." He picks one up and turns it until the worn side is uppermost, where a heel used to hook. "It was accepted on account."

    "From which village?"

    "It is not usual—" The wheel drops back into the rut, on the road side of it. Massen waits until it has stopped rocking. Then he says a name. It is one of yours, the whole of it, as it stands in the book. "From yours," he says. "They have not been entered. If they were entered they would have to be sent."

    "What do you do with them?"

    "They are carried," says Massen. "Up and down. It had not been foreseen how it would end." He ties up a bundle and gives it over. He does not ask for a signature.
verse-129-v3 = He gives it to you open. Inside are a few coins and a great many receipts, in order. He watches you count. "A stamp is missing," he says. He puts it on for you.
verse-129-v4 = At the ninth stone the road rings hollow. Under the gravel are boards painted to look like gravel, a sham bridge that rests in the middle on nothing. On this side of it sits a yellow dog. To judge by the grass it has sat there a good while.
verse-129-v5 = They are receipts. One cockerel, received. One surname, received. One view of the sea, received. SUBJECT TO CLEARANCE, they all say at the foot, written closer.
verse-129-v6 = Under its number each stone bears the name of the house that paid for it, and nearly all of them are in Cuanacht. The eleventh is blank. The quarryman dressed the face and is still waiting for the deposit. In the top, run into the socket, is a plug of lead that would fetch a coin.
verse-129-v6-prise-out-the-lead = Prise out the lead.
verse-129-v6-scratch-in-eleven = Scratch in: ELEVEN HOUSES.
verse-129-v6-leave-it-blank = Leave it blank.
verse-129-v6a = It comes away whole, in the shape of a tooth. In the hole beneath is a rolled slip, quite dry. LEAD, PLUG, ONE, it says, TO BE RETURNED. The date is tomorrow. You put the slip back in its place. The lead, after a short discussion, you do not.
verse-129-v6b = The knife slips. The letters do not come out handsome, but they can be read from a cart. A carter slows, moves his lips, takes his cap off to a number. After him the ones who cannot read do it too.
verse-129-v7 = Massen reads the sums from the top down, then from the bottom up. "He was my superior," he says. "That is, he was a superior." By rights the sheet ought to go to him. He would sign anything to have it. There is also a little money on him that does not appear.
verse-129-v7-give-him-the-sheet = Give it, and walk him a mile.
verse-129-v7-sell-him-the-sheet = Sell it to him for two coins.
verse-129-v7-keep-the-sheet = Keep it.
verse-129-v7a = For a mile he does not speak. Then he tells you what the man was called: a short name, a kitchen boy's. He says it in the past tense with an active verb, and at once looks about him. There is nobody. He says it again, louder.
verse-129-v7b = He counts you out the coins and then counts them over, because it is his trade. Going off, he holds the sheet open before him by its edges, to dry. It has not rained for a week.
