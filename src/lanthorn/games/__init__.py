"""The games. Each is a folder with the same file names; read dungeon_heroes first."""
