"""Our server for the load: `python serve.py DATABASE PORT`. As it comes, but one address may call often."""

from __future__ import annotations

import sys

from lanthorn.engine import games
from lanthorn.server.config import Config
from lanthorn.server.run import listen, run
from tictactoe import GAME as TIC_TAC_TOE

games()["tic-tac-toe"] = TIC_TAC_TOE

if __name__ == "__main__":
    config = Config(database=sys.argv[1], calls_per_second=10_000, modules=("serve",))
    run(config, listen("127.0.0.1", int(sys.argv[2])))
