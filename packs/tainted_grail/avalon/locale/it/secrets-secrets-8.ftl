secret-59 = La chiave di qualcun altro
secret-59-text = Siete entrati a credito. Sono stati molto gentili. Alle porte si sa che per una porta siete solvibili.
secret-60 = Parola: con l'ultimo
secret-60-text = Chi parte, parte prima di te. È facile dirlo su un molo senz'acqua. La sera, in una casa calda, conti chi è ancora fuori.
secret-61 = Il conto degli scafi
secret-61-text = Corteccia, lunga come una stanza. Una tacca per ognuno che è sano. Tre non lo sono, e li conoscete dal suono, e sapete chi ci abita.
secret-62 = Il mazzuolo di Bersaba
secret-62-text = Ha cambiato tre teste e cinque manici. Grave sta bene, acuto è stanco. Avete cominciato a battere sulle persone, quando non guardano.
