chapter-ch12 = Le mani rosse
chapter-ch12-text = Una porta col segno rosso, una senza, una con. Quello che stringono non riescono a posarlo. Tegen è entrata dal davanti e cerca chi porti, e non i morti.
