### I nomi di ciò che sta su ogni tavolo di Tainted Grail

## Tracce, risorse e altre cose che si pagano

kind-energy = Energia
    .yours = la tua Energia
    .equal-yours = alla tua Energia
kind-health = Salute
    .yours = la tua Salute
    .equal-yours = alla tua Salute
kind-terror = Terrore
    .yours = il tuo Terrore
    .equal-yours = al tuo Terrore
kind-food = Cibo
    .yours = il tuo Cibo
    .equal-yours = al tuo Cibo
kind-wealth = Ricchezza
    .yours = la tua Ricchezza
    .equal-yours = alla tua Ricchezza
kind-rep = Reputazione
    .yours = la tua Reputazione
    .equal-yours = alla tua Reputazione
kind-magic = Magia
    .yours = la tua Magia
    .equal-yours = alla tua Magia
kind-exp = Esp
    .yours = la tua Esp
    .equal-yours = alla tua Esp
kind-charges = Cariche
kind-flip = Oggetti pronti all'uso
kind-cards = carte
kind-item = Oggetti
kind-secret = Segreti

## Attributi

attribute-aggression = Aggressività
    .yours = la tua Aggressività
    .equal-yours = alla tua Aggressività
attribute-empathy = Empatia
    .yours = la tua Empatia
    .equal-yours = alla tua Empatia
attribute-courage = Coraggio
    .yours = il tuo Coraggio
    .equal-yours = al tuo Coraggio
attribute-caution = Cautela
    .yours = la tua Cautela
    .equal-yours = alla tua Cautela
attribute-practicality = Praticità
    .yours = la tua Praticità
    .equal-yours = alla tua Praticità
attribute-spirituality = Spiritualità
    .yours = la tua Spiritualità
    .equal-yours = alla tua Spiritualità

## Parole chiave degli Oggetti

keyword-weapon = Arma
keyword-armour = Armatura
keyword-shield = Scudo
keyword-companion = Compagno
keyword-relic = Reliquia

## Incontri

deck-green = verde
deck-grey = grigio
deck-violet = viola
deck-blue = blu
contest-combat = Combattimento
contest-diplomacy = Diplomazia
contest-text = un brano da leggere

trait-ambush = Imboscata
trait-dash = Scatto
trait-defensive = Difensivo
trait-fast = Rapido
trait-feint = Finta
trait-guardian = Guardiano
trait-horde = Orda
trait-opportunist = Opportunista
trait-rage = Ira
trait-shatter = Frantumare
trait-slow = Lentezza
trait-thief = Ladro

zone-red = rossa
zone-grey = grigia
zone-green = verde

## Luoghi

seal-menhir = Menhir
seal-dreams = Sogni
seal-inhospitable = insediamento inospitale
seal-hospitable = insediamento ospitale

## Stati di un Personaggio

state-panic = in Panico
state-exhausted = Esausto
state-dying = Morente
state-insane = in preda alla Pazzia
state-passed = a fine giornata
