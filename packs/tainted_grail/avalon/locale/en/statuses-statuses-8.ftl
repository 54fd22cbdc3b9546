status-camelot = Camelot
status-city = Under the Roofs
status-lanes = Lanes Seen
status-talks = Said by the Stove
