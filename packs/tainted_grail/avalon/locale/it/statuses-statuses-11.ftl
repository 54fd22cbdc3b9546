status-five-together = I cinque insieme
status-warned = Gli avvisati
status-homeward = La via di casa
status-trail = Visto al ritorno
status-hulls-ready = Gli scafi pronti
