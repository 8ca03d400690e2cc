"""The Great Train Robbery: a track with stations, a train with cars, 16 cards, 8 characters."""
