secret-47 = Parola: nessuno è portato fuori
secret-47-text = L'hai detta scalzo sulla soglia. Per sei giorni chi è con te non resta a terra. A ogni porta guardi chi hai dietro.
secret-48 = Posato
secret-48-text = Accanto a una porta c'è una mensola con sopra una cosa tua. La cerchi al fianco, e trovi la tua mano, libera.
secret-49 = La terza chiave
secret-49-text = Granaio, campana, camposanto. Questa non ha mai tenuto niente. Apre da dentro, dice Tegen, e finora è stato vero.
secret-50 = Ciotola dritta
secret-50-text = È piena e non si deve fermare. Finché uno di voi la porta, chi gli sta vicino non mangia da solo.
