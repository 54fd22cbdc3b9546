"""Who plays the games of a run: this process, all cores of this machine, or a Dask cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, Protocol, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


class Workers(Protocol):
    """Does jobs in any order and hands back what each gave as soon as it is there."""

    def work(self, act: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]: ...


class NoCluster(Exception):
    """A cluster was asked for and cannot be had."""


class Alone:
    """One job after the other, here."""

    def work(self, act: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        return map(act, jobs)


class Processes:
    """Jobs in so many processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def work(self, act: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        with ProcessPoolExecutor(self.count, mp_context=multiprocessing.get_context(method)) as pool:
            for future in as_completed([pool.submit(act, job) for job in jobs]):
                yield future.result()


class Cluster:
    """Jobs on a Dask cluster whose workers have this same version installed, with the same packs."""

    def __init__(self, address: str, patience: str = "10s") -> None:
        try:
            import distributed
        except ImportError:
            raise NoCluster("a cluster needs the package distributed (the extra `cluster`)") from None
        dask: Any = distributed  # its functions have no types
        self.as_completed = dask.as_completed
        try:
            self.client = dask.Client(address, timeout=patience)
        except (OSError, ValueError) as error:
            raise NoCluster(f"no Dask scheduler answers at {address} ({error})") from error

    def work(self, act: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        try:
            futures = self.client.map(act, list(jobs), pure=False)
            for future in self.as_completed(futures):
                yield future.result()
        finally:
            self.client.close()
