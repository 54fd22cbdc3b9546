"""Paying: what a cost asks, who shares it, who helps, who must agree (TG-6, TG-21, D.4)."""
