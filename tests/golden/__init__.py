"""Golden playthroughs: random games printed with every observable, to be read when they change."""
