"""What Hypothesis makes up is the same every time, and a slow machine is no fault."""

import hypothesis

hypothesis.settings.register_profile(
    "same-every-time",
    deadline=None,
    derandomize=True,
    suppress_health_check=[hypothesis.HealthCheck.function_scoped_fixture],
)
hypothesis.settings.load_profile("same-every-time")
