"""Chapter V, Heart of Darkness: defeat all ten bodies of Darkness Incarnate."""
