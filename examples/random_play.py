"""Random play in ten lines: a thousand games at once, and how many decisions a second that is."""

from __future__ import annotations

from time import perf_counter

from whistlestop.rl.vector import WhistlestopVectorEnv

env = WhistlestopVectorEnv("usa", num_envs=1000, seats=2, opponents=None)
env.reset(seed=1)
ended = 0
began = perf_counter()
for _ in range(200):
    _, _, over, _, _ = env.step(env.sample_actions())
    ended += over.sum()
print(f"{200 * 1000 / (perf_counter() - began):,.0f} decisions a second, {ended} games ended")
