status-forged-tally = The False Tally
status-pledge-other = Another Country
status-keepers-named = The Keepers
status-came = Who Came
status-assembly = The Assembly
status-sands = The Flats
status-ebb = Places Seen, on the Sand
status-voices = Voices
