"""Random self-play through PettingZoo."""

from quadriga.env.aec import env

table = env("union-arena")
table.reset(seed=7)
for agent in table.agent_iter():
    seen, reward, over, cut, _ = table.last()
    action = None if over or cut else table.action_space(agent).sample(seen["action_mask"])
    table.step(action)
    if over:
        print(agent, reward)
