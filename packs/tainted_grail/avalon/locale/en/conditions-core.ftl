condition-cond-dying-solo = You Are Dying
condition-cond-dying-solo-text = Somebody is holding your hand. It is not one of yours. It is a dry, courteous hand, and it does not grip: it waits.
condition-cond-dying-coop = You Are Dying
condition-cond-dying-coop-text = Somebody is holding your hand. The others are talking, and you can tell it is about you. The hand does not belong to any of them.
condition-cond-insane = You Are Going Insane
condition-cond-insane-text = You count aloud: posts, teeth, buttons. The total changes, and you know which one was right.
