secret-81 = Alla deriva
secret-81-text = Una faccia si tiene come un uovo. Si va in giro, e basta; e dove si dorme si è già, anche se è da un'altra parte.
