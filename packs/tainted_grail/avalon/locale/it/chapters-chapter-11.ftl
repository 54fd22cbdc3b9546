chapter-ch11 = Il ritorno dei cinque
chapter-ch11-text = Ognuno dei cinque aspetta che ripassi il prossimo. Si apre da una parte sola. Dietro a chi viene lasciato andare si spegne una pietra, e con lei la terra: così la strada di casa vi crolla alle spalle, e ci abita gente.
