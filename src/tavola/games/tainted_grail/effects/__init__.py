"""How cards act (part D): effects run, conditions asked, modifiers, triggers; what each word means stands in words/."""
