status-five-together = I cinque insieme
status-hulls-ready = Gli scafi pronti
