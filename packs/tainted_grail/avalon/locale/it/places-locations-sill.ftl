location-150 = La soglia sulla riva
location-150-text = Un muretto alto un ginocchio, lungo la sabbia. È una pietra coricata. Ci sta seduta una cancelliera col suo fascio, e i piedi li tiene da questa parte.
location-150-action = State seduti con un piede di qua e uno di là
location-150-menhir-told-1 = Dite chi siete, ognuno per conto suo, e la pietra coricata se ne fa un'idea. La sabbia sta ferma da qui ai gradini.
dream-150 = Sei seduto su un muretto, e di qua è ieri. Di là ci sarebbe cena. Qualcuno ti passa un piatto senza guardare da che parte hai i piedi.
nightmare-150 = Alzi il piede e il gradino è più alto. Lo alzi di più. Di là tengono la minestra in caldo e nessuno ti fa fretta, ed è questo che non sopporti.
