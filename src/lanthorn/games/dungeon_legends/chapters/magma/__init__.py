"""Chapter IV, Magma Cave: cool the lava by defeating slugs where the machines allow it."""
