"""Tests of the expansions of The Great Wall."""
