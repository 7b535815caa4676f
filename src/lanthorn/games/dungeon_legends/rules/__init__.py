"""The common rules, a chapter of the book in each file. The sequence of play is in ../flow.py."""
