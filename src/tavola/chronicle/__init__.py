"""A campaign as a book: what was read and chosen, in words, bound as HTML and as EPUB."""
