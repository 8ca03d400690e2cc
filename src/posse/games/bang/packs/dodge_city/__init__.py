"""BANG! Dodge City."""
