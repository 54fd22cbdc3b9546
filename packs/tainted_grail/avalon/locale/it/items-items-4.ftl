item-summons-ticket = Numero di chiamata
item-ushers-rod = Verga d'usciere
