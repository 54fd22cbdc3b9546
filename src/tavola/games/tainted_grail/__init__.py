"""Tainted Grail: survival and story on an island that is losing its light."""
