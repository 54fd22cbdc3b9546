secret-77 = Tenuto per qualcuno (uno)
secret-77-text = Stava in una mano chiusa e hai detto che lo tenevi tu. Non si vede. Giri attorno alle cose per non posarlo.
secret-78 = Tenuto per qualcuno (due)
secret-78-text = La sera lo ripeti nell'ordine in cui te l'hanno detto. Se cambi una parola, da qualche parte tossiscono.
secret-79 = Tenuto per qualcuno (tre)
secret-79-text = Era una cosa piccola, lo dicevano anche loro. Mangia quello che mangi tu. Ti ha fatto dare la buonanotte a uno che non conosci.
secret-80 = Il guanto del Re
secret-80-text = Il sinistro. Una persona piccola te lo chiederà svegliandosi. Fino ad allora è caldo in punta.
