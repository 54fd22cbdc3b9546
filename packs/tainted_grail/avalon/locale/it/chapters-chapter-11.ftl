chapter-ch11 = Il ritorno dei cinque
chapter-ch11-text = Ognuno dei cinque aspetta che ripassi il prossimo. Si apre da una parte sola. Dietro a chi viene lasciato andare si spegne una pietra, e con lei la terra: così la strada di casa vi crolla alle spalle, e ci abita gente.
chapter-ch11-told-1 = «Chi ha lasciato aperto quel cancello?» «Il cancello non c'è. È andato via col campo.» Quello che ci stava dietro viene da questa parte.
chapter-ch11-told-2 = «Potevate dircelo.» «Stavamo per farlo.» «Stavano per farlo tutti. Giù la borsa.»
chapter-ch11-told-3 = «Era quella pietra che lo teneva giù.» «Con che cosa?» «Con le mani di uno.» Adesso è in piedi.
chapter-ch11-told-4 = «Abbiamo perso la terra. Vorremmo parlarne con qualcuno.» Vi guardano bene. «Qualcuno siete voi.»
