"""What every test run needs: how long and how freely Hypothesis may search in each mode."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# A first call may compile and plain Python is a hundred times slower, so time says nothing about a test here.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("compiled", patient, max_examples=100)
settings.register_profile("uncompiled", patient, max_examples=20)
settings.load_profile("uncompiled" if os.environ.get("NUMBA_DISABLE_JIT") == "1" else "compiled")
