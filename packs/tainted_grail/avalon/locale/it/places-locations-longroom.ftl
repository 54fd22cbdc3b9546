location-179 = La Sala Lunga
location-179-text = Un solaio lungo quanto la casa delle levatrici, e sotto ogni trave un letto. A ogni letto uno sgabello, una tazza, un lume. Vi chiedono di sedervi prima di parlare.
location-179-action = Sedersi dove lo sgabello è vuoto
