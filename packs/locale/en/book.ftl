### The journal of a campaign, bound as a book.

book-contents = Contents
book-on-the-way = On the Way
book-day = Day { $day }
book-colophon = Everything in this book was read aloud or chosen at one table, in this order, and nothing was added.
refusal-table-e-no-journal = This game keeps no journal.
