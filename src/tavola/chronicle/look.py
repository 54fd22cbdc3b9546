"""How the book looks, on a screen, in a reader of books and on paper. It fetches nothing: fonts are those at hand."""

STYLE = """
body { margin: 0; background: #f6efdf; color: #2a2118; color-scheme: light;
  font: 400 1.125rem/1.55 Alegreya, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; }
main, nav, .title, .colophon { max-width: 34rem; margin: 0 auto; padding: 0 1.25rem; }
h1, h2, h3, h4 { font-weight: 700; line-height: 1.15; text-wrap: balance; break-after: avoid; }
p { margin: 0 0 0.7em; hyphens: auto; orphans: 2; widows: 2; overflow-wrap: break-word; }
.title { min-height: 88vh; display: flex; flex-direction: column; justify-content: center; text-align: center; }
.title h1 { font-size: 2.9rem; margin: 1.2rem 0 0.8rem; }
.rim { width: 9rem; margin: 0 auto; color: #8a2f24; }
.motto { font-style: italic; max-width: 26rem; margin: 0 auto 2rem; }
.people { color: #6b5a45; letter-spacing: 0.04em; }
nav h2 { font-size: 1.2rem; text-align: center; }
nav ol { padding: 0; list-style: none; text-align: center; line-height: 2.2; }
a { color: #7a2a20; text-decoration-thickness: 1px; text-underline-offset: 3px; }
.chapter { padding-top: 4rem; break-before: page; }
.chapter > h2 { font-size: 2.1rem; text-align: center; margin: 0 0 1.6rem; }
.opening { font-style: italic; font-size: 1.2rem; }
.opening:last-of-type { margin-bottom: 2rem; }
.day { font-size: 1.05rem; text-align: center; color: #8a2f24; letter-spacing: 0.06em; margin: 2.8rem 0 1.2rem; }
.day::before, .day::after { content: "\\00a0\\2014\\00a0"; color: #bfa98a; }
.place { font-size: 1.2rem; margin: 1.8rem 0 0.6rem; }
.choice { margin: 0.9em 0 0.9em 1.4rem; padding-left: 0.9rem; border-left: 3px solid #b98a4b; font-style: italic;
  color: #5b3a1c; break-inside: avoid; }
.event, .foe, .card, .dream { margin: 1.4rem 0; padding: 0.9rem 1.1rem 0.4rem; border: 1px solid #d9c7a6;
  background: #fbf7ec; break-inside: avoid-page; }
.event h4, .foe h4, .card h4, .dream h4 { margin: 0 0 0.4rem; font-size: 1.1rem; }
.dream { font-style: italic; background: #e9e6ea; border-color: #c6bfcb; }
.foe { border-left: 4px solid #8a2f24; }
.outcome, .note { color: #6b5a45; font-size: 0.95rem; font-style: italic; }
.ending { font-size: 1.35rem; line-height: 1.4; text-align: center; margin: 3rem 0; }
.colophon { text-align: center; color: #6b5a45; font-size: 0.9rem; padding-top: 4rem; padding-bottom: 4rem; }
@media (max-width: 30rem) { body { font-size: 1.0625rem; } .title h1 { font-size: 2.2rem; }
  .chapter > h2 { font-size: 1.7rem; } .choice { margin-left: 0.4rem; } }
@page { margin: 20mm 18mm; }
@media print { body { background: none; font-size: 11pt; } nav a { color: inherit; text-decoration: none; }
  .event, .foe, .card, .dream { background: none; } .chapter { padding-top: 0; }
  .title { min-height: 0; padding-top: 30vh; } }
"""
