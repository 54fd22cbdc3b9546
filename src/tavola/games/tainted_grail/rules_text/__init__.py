"""The words on a card, made from the effects it carries."""
