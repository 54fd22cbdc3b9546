item-summons-ticket = Summons Ticket
item-ushers-rod = Usher's Rod
