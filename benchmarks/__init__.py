"""Performance, measured and written down. Never asserted in tests."""
