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
verse-book-620 = Hedra walks west ahead of you.
verse-book-621 = Hedra stays, and is glad.
verse-book-622 = You come down to the road with the judge.
verse-book-656 = "They stated that it was all true," the usher reads.
verse-book-657 = "The hem stated that it had waited," the usher reads.
verse-book-505 = "Which of us did not set out?" says Hedra.
verse-book-505-gwenneg = "Gwenneg. He took two steps."
verse-book-505-all-five-went = "All five went."
verse-book-505-lift-her = Say nothing, and lift her from the stone.
verse-book-505-ask-for-time = Ask for time.
