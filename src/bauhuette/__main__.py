"""`python -m bauhuette` is the command `bauhuette`."""

from bauhuette.cli.main import main

if __name__ == "__main__":
    main()
