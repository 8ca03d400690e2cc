"""The names that bots have at a table."""

from __future__ import annotations

from typing import Final

# The stronger a bot, the grander its name. A name plate has room for 11 letters.
BOT_NAMES: Final = {
    "greenhorn": (
        "Abel", "Birdie", "Clem", "Flora", "Gus", "Josie", "Kip", "Lottie", "Moss", "Nell", "Pip",
    ),
    "deputy": (
        "Dutch Ezra", "Lefty Lou", "Hattie Fox", "Ike Mabry", "Otis Grey", "Pearl Hand",
        "Silas Boone", "Cora Flint", "Doc Teller", "Red Wilma",
    ),
    "marshal": (
        "Col. Reed", "Judge Irma", "Old Ransom", "Widow Kane", "Iron Jack", "Ma Vance",
        "Cap Sorrow", "Ace Delaney", "Madame Zora", "Mute Miller",
    ),
}  # fmt: skip
