"""One Character: survival tracks, attributes, Resources, Items, Secrets (TG-15 to TG-17, 26, 27)."""
