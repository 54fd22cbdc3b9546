status-table = The Table
status-last-notch = The Last Notch
status-king-word = The King's Word
status-evenings = The Evenings
