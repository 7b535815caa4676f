"""Chapter III, Crystal Thieves: bring sixteen Crystals to the castle by cart."""
