chapter-ch10 = La Tavola
chapter-ch10-text = A Camelot un re non c'è. C'è un turno. Ogni sera a qualcuno si dà una camicia pulita, sta lì per la durata di una candela, non fa niente e torna a casa. Il nome di domani è affisso. È il vostro.
ending-evening-waxed = Per una notte è stato domani. L'hanno raschiato coi coltelli da cucina, e nel bordo c'è l'impronta del vostro pollice.
ending-table-stolen = La Tavola è su un carro, in piano, sotto una trapunta. Nella stanza lunga il turno continua davanti a un tondo di assi pulite.
ending-table-guarded = A Camelot ci sono delle sedie accanto a una porta. Finché non sono venuti tutti quelli a cui è dovuto, quello che c'è dietro non lo tocca nessuno.
ending-nobody-went = Non è andato nessuno, e allora è andata una bambina, su una cassetta. È stata bravissima. La tosse si sente dalla strada.
