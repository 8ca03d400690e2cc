"""The boxes one can buy. A pack is data rows plus small classes; it never changes the core."""
