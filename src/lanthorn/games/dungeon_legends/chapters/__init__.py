"""The chapters: a folder for each. base.py says what a chapter may change; registry.py lists them."""
