status-hedra = Hedra
status-plea = The Plea
status-called = The Call
status-exhibits = Exhibits
status-court = Before the Court
status-heard = Courts Seen
status-talk = Said by the Fire
