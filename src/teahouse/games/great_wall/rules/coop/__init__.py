"""The co-operative game: edicts and how they are fulfilled, events, and the common end."""
