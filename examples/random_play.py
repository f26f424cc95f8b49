"""Random play in ten lines: a thousand games at once, measured in decisions per second."""

from __future__ import annotations

from time import perf_counter

from whistlestop.rl.vector import WhistlestopVectorEnv

env = WhistlestopVectorEnv("usa", num_envs=1000, seats=2, opponents=None)
env.reset(seed=1)
env.step(env.sample_actions())  # the first step may compile
began = perf_counter()
for _ in range(200):
    seen, rewards, over, _, infos = env.step(env.sample_actions())
print(f"{200 * 1000 / (perf_counter() - began):,.0f} decisions a second")
