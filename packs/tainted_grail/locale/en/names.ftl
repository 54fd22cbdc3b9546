### Names of what lies on every table of Tainted Grail

## Tracks, resources and other things that are paid

kind-energy = Energy
    .yours = your Energy
    .equal-yours = to your Energy
kind-health = Health
    .yours = your Health
    .equal-yours = to your Health
kind-terror = Terror
    .yours = your Terror
    .equal-yours = to your Terror
kind-food = Food
    .yours = your Food
    .equal-yours = to your Food
kind-wealth = Wealth
    .yours = your Wealth
    .equal-yours = to your Wealth
kind-rep = Rep
    .yours = your Rep
    .equal-yours = to your Rep
kind-magic = Magic
    .yours = your Magic
    .equal-yours = to your Magic
kind-exp = Exp
    .yours = your Exp
    .equal-yours = to your Exp
kind-charges = Charges
kind-flip = Items ready for use
kind-cards = cards
kind-item = Items
kind-secret = Secrets

## Attributes

attribute-aggression = Aggression
    .yours = your Aggression
    .equal-yours = to your Aggression
attribute-empathy = Empathy
    .yours = your Empathy
    .equal-yours = to your Empathy
attribute-courage = Courage
    .yours = your Courage
    .equal-yours = to your Courage
attribute-caution = Caution
    .yours = your Caution
    .equal-yours = to your Caution
attribute-practicality = Practicality
    .yours = your Practicality
    .equal-yours = to your Practicality
attribute-spirituality = Spirituality
    .yours = your Spirituality
    .equal-yours = to your Spirituality

## Keywords of Items

keyword-weapon = Weapon
keyword-armour = Armour
keyword-shield = Shield
keyword-companion = Companion
keyword-relic = Relic

## Encounters

deck-green = green
deck-grey = grey
deck-violet = violet
deck-blue = blue
contest-combat = Combat
contest-diplomacy = Diplomacy
contest-text = a passage to be read

trait-ambush = Ambush
trait-dash = Dash
trait-defensive = Defensive
trait-fast = Fast
trait-feint = Feint
trait-guardian = Guardian
trait-horde = Horde
trait-opportunist = Opportunist
trait-rage = Rage
trait-shatter = Shatter
trait-slow = Slow
trait-thief = Thief

zone-red = red
zone-grey = grey
zone-green = green

## Locations

seal-menhir = Menhir
seal-dreams = Dreams
seal-inhospitable = inhospitable settlement
seal-hospitable = hospitable settlement

## States of a Character

state-panic = in Panic
state-exhausted = Exhausted
state-dying = Dying
state-insane = Going Insane
state-passed = done for the day
