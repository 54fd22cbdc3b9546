chapter-ch13 = Quelli di prima
chapter-ch13-text = Di là da un gradino ci sarebbe una sala, e gente che fa posto. Non dicono niente che sia finito, e niente che sia di qualcuno. Vorreste sapere che cosa aspettano. Loro vorrebbero sapere se avete fame.
