"""The game in a terminal: any scene drawn with boxes and words, every decision a numbered list."""
