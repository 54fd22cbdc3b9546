"""Learns to beat a random player at Sangue Reale in some ten seconds: one weight for every action, nothing else.

After each game an action's weight rises by how far the lead grew after it beyond what it usually does (REINFORCE).
"""

import numpy as np

from tavola.adapters.pettingzoo_aec import aec_env


def learn(games: int) -> list[bool]:
    """Which games were won."""
    env, luck, won = aec_env("sangue_reale", reward="score"), np.random.default_rng(1), []
    weights, usual = np.zeros(env.action_space("player_0").n), np.zeros(1000)
    for game in range(games):
        env.reset(seed=game)
        taken, lead = [], 0.0
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            lead += reward if agent == "player_0" else 0.0
            if over:
                break
            odds = np.exp(weights * (agent == "player_0")) * seen["action_mask"]
            action = luck.choice(odds.size, p=odds / odds.sum())
            taken += [(odds / odds.sum(), action, lead)] if agent == "player_0" else []
            env.step(action)
        for nth, (odds, action, before) in enumerate(taken):
            beyond = lead - before - usual[nth]
            usual[nth] += 0.02 * beyond
            weights += 0.01 * beyond * ((np.arange(odds.size) == action) - odds)
        won.append(env.play.results()[0] > 0)
    return won


if __name__ == "__main__":
    won = learn(600)
    for first in range(0, 600, 100):
        print(f"games {first + 1} to {first + 100}: won {sum(won[first : first + 100])} of 100")
