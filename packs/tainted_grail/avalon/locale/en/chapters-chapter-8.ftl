chapter-ch8 = Camelot, Keel Up
chapter-ch8-text = A city with a wall, a gate that is shut this evening, and roofs that the guide-book asks you not to remark upon. It is always this evening. Whoever opens to you will remember it. In wet weather everybody gets up on a chair.
chapter-ch8-told-1 = You are new, and have asked the way. It is the asking that they charge for.
