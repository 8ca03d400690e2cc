"""What bots know of Dodge City."""
