"""Imported by the processes in which bots think."""

from tests.server.extras import register

register()
