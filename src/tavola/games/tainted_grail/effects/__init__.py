"""The effect vocabulary at work (part D): conditions, values, selectors, modifiers, triggers, and each word's rule."""
