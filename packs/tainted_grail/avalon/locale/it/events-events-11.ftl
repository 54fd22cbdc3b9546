event-ev-c11-p10 = L'ultima pietra
event-ev-c11-p10-text = «Laggiù è ancora roba nostra?» «Chiedetemelo all'alba.»
