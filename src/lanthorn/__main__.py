"""`python -m lanthorn`."""

from lanthorn.cli import main

if __name__ == "__main__":
    main()
