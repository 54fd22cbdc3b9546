dream-184 = Ci siete tutti.
nightmare-184 = Ci siete tutti.
verse-184-oz = Ia è dov'era, coi piedi in una pozza. «A verbale», dice. «Siete tornati.»
verse-184-v1 = La sabbia, e chi arriva.
verse-184-v1-leave-the-sand = Lasciate la sabbia.
verse-235-oz = Alla pietra è appeso un lume in più. «Di uno che va a prendere gli altri», dice Loveday.
verse-235-v1 = La cala asciutta, i lumi sulla bitta.
verse-235-v1-go-on-over-the-sand = Proseguite.
