status-hedra = Hedra
status-plea = The Plea
status-exhibits = Exhibits
status-heard = Courts Seen
