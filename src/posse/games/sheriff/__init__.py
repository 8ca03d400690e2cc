"""What the games with a Sheriff and hidden roles share: BANG! and The Dice Game."""
