chapter-ch9 = The Reeve
chapter-ch9-text = Under the keel is everything that was ever promised and not yet kept, on cards, by date. A man was delivered there with his stone, and hums. He can strike out a line so that it never was. It has to balance.
chapter-ch9-told-1 = A line has been struck out, and what it stood for is still about. It would like to be told under which letter.
