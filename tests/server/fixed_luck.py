"""A server whose tables are all dealt alike, for tests in a browser: the same clicks give the same game every time.

    python -m tests.server.fixed_luck --port 8791 --database /tmp/some.sqlite3 --seed 1

Bots wait `--pace` seconds (not at all if none are given) and nobody is limited. Cards, dice and the bots' luck come
from the seed and the number of moves made.
"""

from __future__ import annotations

import argparse

from bauhuette.engine.rng import secret_from_number
from bauhuette.server.hosting import serving
from bauhuette.server.settings import Settings

DETERMINIZATIONS = 24  # that some decisions are dear is soon found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--url", default="")
    parser.add_argument("--mail", default="")
    parser.add_argument("--mail-from", default="")
    given = parser.parse_args()
    secret = secret_from_number(given.seed)
    settings = Settings(
        database=given.database,
        limits=0.0,
        pace=(given.pace, given.pace),
        new_secret=lambda: secret,
        determinizations=DETERMINIZATIONS,
        url=given.url,
        mail=given.mail,
        mail_from=given.mail_from,
    )
    serving.serve(settings, port=given.port)


if __name__ == "__main__":
    main()
