"""The messages between server and browser: their types, patches and clean text."""
