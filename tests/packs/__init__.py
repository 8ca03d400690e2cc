"""Packs that only the tests have, added as packs from outside are: `added`."""
