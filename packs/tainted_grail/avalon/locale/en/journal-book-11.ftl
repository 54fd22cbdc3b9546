verse-book-570 =
    "In what order?"

    "The order we sat in."

    "We never sat. They gave us a cup each, standing, and we went."

    "The order we went in, then. Has anyone got spoons?"

    "What are those for?"

    "I think with spoons. Here. This is the boy. He goes past the girl. She goes past the man with the cards; he goes past the judge; she goes past her brother at the stone. That's all of us. Then everybody can let go."

    "And behind them?"

    "Behind each of them a stone goes out. And the ground, by next dawn. And whoever is on it."

    "That's a lot of ground."

    "It's the way we came. It's all there is."

    "So we walk quickly," says someone, "and we tell people."

    Nobody has walked this road from this end.
