verse-166-o5 = They make way for the bag. It is set on the counter and weighed, and the clerk tells you what it weighs, and it is always the same.
verse-166-o6 = "Eaten?" says the clerk. He rules off two for you. You could swear that the number left was lower yesterday.
verse-167-o5 = "Have you brought in the three?" says the man at the gate. It is a courtesy. He has seen a good many collectors go in there with a bag.
verse-167-o6 = You are shown where to stand by two chalk lines. They do not ask. It comes over you again, how well you have been thought of.
verse-168-o3 = So that is what makes the other ruts, the ones over on the road. These are the deeper. Only a stone was in it, and a man reading.
verse-169-o4 = "We've nothing for it," they call, when they see the bag, and pat their pockets, and laugh. Then somebody puts a slice in it.
verse-169-o5 = There is a small table for debtors, with a cloth of its own. You get the same pudding. You only have to say how many you have had.
