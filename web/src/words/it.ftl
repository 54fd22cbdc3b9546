# Parole della pagina di casa.

title = Tavola
language = Lingua
theme = Tema chiaro o scuro
home-heading = Tre mondi, un tavolo
home-lead = Gioca da solo, con gli amici o contro il bot. Niente da registrare: apri un tavolo e manda il link.
play-now = Gioca ora
me = Io
bot = Bot
games = Giochi
loading = Apparecchio il tavolo…
no-server = Il tavolo non risponde. Controlla che il programma sia acceso e ricarica la pagina.
reload = Ricarica
players = da { $from } a { $to } giocatori
players-exact = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
 }
together = insieme
alone = anche da soli
minutes = { $minutes } minuti
campaign = campagna
not-yet = Le sue regole stanno arrivando a questo tavolo.

realm_of_sand = Realm of Sand
    .about = Componi rune di vetro e rialza la città della Regina prima che il tempo si esaurisca.
sangue_reale = Sangue Reale
    .about = Due pretendenti, un re che muore. Scegli in segreto, tira i dadi, prendi il regno.
tainted_grail = Tainted Grail
    .about = La luce dei Menhir si spegne. Tenetela viva, un giorno alla volta, finché la storia è vostra.
