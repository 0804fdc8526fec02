"""OpenSpiel's information-set tree search plays one of our games against chance.

    python examples/open_spiel_ismcts.py [SIMULATIONS] [GAME]
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import quadriga.env.spiel

SIMULATIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 50
GAME = sys.argv[2] if len(sys.argv) > 2 else "python_quadriga_ultraman"


class Evaluator:
    """Judges a position by the game's own evaluation, not by playing on at random."""

    def evaluate(self, state):
        world = state.world
        chance = world.game.evaluate(world.state, 0)
        return np.array([2 * chance - 1, 1 - 2 * chance])

    def prior(self, state):
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


random = np.random.RandomState(5)
bot = ismcts.ISMCTSBot(pyspiel.load_game(GAME), Evaluator(), 2.0, SIMULATIONS, random_state=random)
state = pyspiel.load_game(GAME).new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        action = random.randint(quadriga.env.spiel.OUTCOMES)
    elif state.current_player() == 0:
        action = bot.step(state)
        print(state.action_to_string(action))
    else:
        action = random.choice(state.legal_actions())
    state.apply_action(int(action))
print("returns:", state.returns())
