"""Packs that only the tests have, added as packs from outside are.

A test that needs one asks for the fixture of `tests/packs/conftest.py`, or calls `with_packs`.
"""
