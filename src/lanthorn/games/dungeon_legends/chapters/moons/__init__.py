"""Chapter II, Lunar Conjunction: observe six moons on their way along the passage."""
