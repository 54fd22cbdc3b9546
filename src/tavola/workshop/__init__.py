"""Packs in the making: edited by people in a browser or from the command line, checked, compared, played, measured."""
