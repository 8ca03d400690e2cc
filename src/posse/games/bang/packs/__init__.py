"""The packs, one folder each. A pack is data rows and small classes. It never changes the core."""
