"""Workers that are actors of a Ray cluster."""

from __future__ import annotations

import os
import socket
from typing import Any, Final

from lanthorn.lab.crew import Crew, Hand, Reply
from lanthorn.lab.jobs import Job
from lanthorn.lab.words import lab_trouble

WAIT: Final = 1.0
REACHED: Final = 5.0
"""So many seconds a cluster has to take a call; Ray itself would try for more than a minute."""


class OnRay(Crew[Any]):
    """As many actors as the cluster has cores, unless told otherwise.

    Joins the cluster that RAY_ADDRESS or this machine knows of; where there is none, Ray starts one on this
    machine, which ends with us.
    """

    def __init__(self, size: int | None = None) -> None:
        self._ray = _ray()
        self._is_ours = not self._ray.is_initialized()
        if self._is_ours:
            self._join()
        super().__init__(int(self._ray.cluster_resources().get("CPU", 1)) if size is None else size)
        self._actor = self._ray.remote(num_cpus=1, max_restarts=0)(Hand)
        self._asked: dict[Any, Any] = {}
        """What will be answered -> by whom."""

    def _join(self) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            _call(os.environ.get("RAY_ADDRESS", ""))
            self._ray.init(log_to_driver=False, logging_level="error")
        except Exception as error:
            first = str(error).strip().splitlines()
            raise lab_trouble("ray-does-not-start", error=first[0] if first else repr(error)) from error

    def hire(self) -> Any:
        worker = self._actor.remote()
        self._asked[worker.ready.remote()] = worker
        return worker

    def give(self, worker: Any, job: Job, numbers: list[int]) -> None:
        self._asked[worker.play.remote(job, numbers)] = worker

    def replies(self) -> list[tuple[Any, Reply | None]]:
        """An actor for which there is no room yet answers when there is; nobody waits for it."""
        found, _ = self._ray.wait(list(self._asked), timeout=WAIT)
        return [(self._asked.pop(ref), self._read(ref)) for ref in found]

    def _read(self, ref: Any) -> Reply | None:
        lost = self._ray.exceptions
        try:
            reply: Reply = self._ray.get(ref)
        except (lost.RayActorError, lost.WorkerCrashedError, lost.ObjectLostError):
            return None
        return reply

    def dismiss(self, worker: Any) -> None:
        self._asked = {ref: whose for ref, whose in self._asked.items() if whose != worker}
        self._ray.kill(worker)

    def __exit__(self, *problem: object) -> None:
        super().__exit__(*problem)
        if self._is_ours:
            self._ray.shutdown()


def _call(address: str) -> None:
    """Raises OSError if nobody answers at `host:port`. Other forms of an address are Ray's to understand."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), REACHED).close()


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise lab_trouble("ray-not-installed") from error
    return ray
