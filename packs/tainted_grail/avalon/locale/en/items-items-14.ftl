item-anchor-rope = Anchor Rope
item-minute-book = Minutes by Heart
