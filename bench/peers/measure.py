"""Measures python-chess and Catanatron at random play, in this folder's own environment; prints one JSON object."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

import chess
from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def per_second(spent: float, decisions: int, options: int, games: int) -> dict[str, float]:
    made = {"decisions": decisions, "options": options, "games": games}
    return {f"{what}_per_second": count / spent for what, count in made.items()}


def chess_play(seconds: float) -> dict[str, float]:
    """Random games of chess: legal moves generated and moves made, each position's moves all listed."""
    dice = random.Random(1)
    moves = listed = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        board = chess.Board()
        games += 1
        for _ in range(300):
            legal = list(board.legal_moves)
            if not legal:
                break
            listed += len(legal)
            board.push(dice.choice(legal))
            moves += 1
    spent = time.perf_counter() - started
    return {
        "decisions_per_second": moves / spent,
        "options_per_second": listed / spent,
        "games_per_second": games / spent,
    }


def catan_play(seconds: float) -> dict[str, float]:
    """Random games of Catan at four seats; the rules list every player's legal actions at each step."""
    actions = listed = games = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        random.seed(games)
        game = Game([RandomPlayer(colour) for colour in COLOURS])
        games += 1
        while game.winning_color() is None and game.state.num_turns < 1000:
            listed += len(game.state.playable_actions)
            game.play_tick()
            actions += 1
    return per_second(time.perf_counter() - started, actions, listed, games)


def clone_us(copy: Callable[[], object], times: int = 2000) -> float:
    started = time.perf_counter()
    for _ in range(times):
        copy()
    return (time.perf_counter() - started) / times * 1e6


def midgame_chess() -> chess.Board:
    dice, board = random.Random(2), chess.Board()
    for _ in range(40):
        board.push(dice.choice(list(board.legal_moves)))
    return board


def midgame_catan() -> Game:
    random.seed(2)
    game = Game([RandomPlayer(colour) for colour in COLOURS])
    for _ in range(80):
        game.play_tick()
    return game


def main(seconds: float) -> None:
    board, catan = midgame_chess(), midgame_catan()
    chess_speed = chess_play(seconds) | {"clone_us": clone_us(lambda: board.copy(stack=False))}
    catan_speed = catan_play(seconds) | {"clone_us": clone_us(catan.copy, 300)}
    peers = {f"python-chess {chess.__version__}": chess_speed, "catanatron 3.2.1": catan_speed}
    print(json.dumps({peer: {name: round(value, 2) for name, value in speed.items()} for peer, speed in peers.items()}))


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 3.0)
