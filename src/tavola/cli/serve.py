"""`tavola serve`: the table in a browser."""

import ipaddress
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import typer

from tavola.cli.failure import CommandFailed

if TYPE_CHECKING:
    from tavola.server.settings import Limits, Settings
    from tavola.service.ceilings import Ceilings

WAIT_FOR_SERVER = 20.0
PASSWORD = "TAVOLA_PASSWORD"
SMTP = "TAVOLA_SMTP"


def command(
    host: str = typer.Option("127.0.0.1", help="The address to listen on; 0.0.0.0 lets other machines in."),
    port: int = typer.Option(8017, min=0, max=65535, help="The port to listen on; 0 takes any free one."),
    browser: bool = typer.Option(True, "--browser/--no-browser", help="Open the page in a browser."),
    db: str = typer.Option(
        "", help="Where tables are kept: a SQLite file or a PostgreSQL URL.", show_default="a file of yours"
    ),
    workers: int = typer.Option(1, min=1, max=64, help="Processes that serve; more than one needs PostgreSQL."),
    origin: list[str] = typer.Option([], help="An address under which the page is reached, as https://tavola.example."),
    open_to_all: bool = typer.Option(False, "--open-to-all", help="Whoever reaches it may open tables."),
    password_file: Path | None = typer.Option(
        None, help=f"A file with the password for opening tables (or {PASSWORD})."
    ),
    proxied: bool = typer.Option(False, "--proxied", help="Behind a proxy of yours: X-Forwarded-For is true."),
    bot_processes: int = typer.Option(
        0,
        min=0,
        max=64,
        help="Processes in which each worker's bots think, started when needed.",
        show_default="one for each core but one, at least two",
    ),
    contact: str = typer.Option(
        "", help="Whom push services may write to: mailto:… or a page; else the first --origin."
    ),
    push: bool = typer.Option(True, "--push/--no-push", help="Remind players by Web Push, where they ask for it."),
    open_metrics: bool = typer.Option(False, "--open-metrics", help="Other machines may read /metrics, too."),
    limit: list[str] = typer.Option([], help="A limit other than the usual one, as streams_of_address=50."),
    log_level: str = typer.Option("warning", help="debug, info (one line a request), warning or error."),
) -> None:
    """Start the table and open it in a browser."""
    from tavola.server.reminders.push import SERVICES
    from tavola.server.settings import LOCAL_HOSTS, Settings

    where = db or default_database()
    password = read_password(password_file)
    if not is_local(host) and not (open_to_all or password):
        raise CommandFailed(
            f"{host} lets other machines in: say --open-to-all, or give a password with --password-file or {PASSWORD}."
        )
    if workers > 1 and not where.startswith(("postgresql://", "postgres://")):
        raise CommandFailed("several workers need one PostgreSQL database: --db postgresql://...")
    names = (*map(name_in, origin), *((host,) if is_local(host) else own_names()))
    names = tuple(name for name in names if name not in LOCAL_HOSTS)
    limits, ceilings = limits_in(limit)
    services = SERVICES if push else ()
    settings = Settings(
        where, tuple(origin), (*LOCAL_HOSTS, *names), password, proxied, bot_processes or most_bots(),
        limits=limits, ceilings=ceilings, any_number=not is_local(host), metrics="all" if open_metrics else "local",
        contact=contact, mail_server=mail_server(origin), push_services=services,
    )  # fmt: skip
    listener = listen(host, port)
    address = address_of(listener)
    ready = prepare(settings, workers, log_level)
    print(f"Tavola is served at {address}  (Ctrl+C ends it)", flush=True)
    if browser:
        threading.Thread(target=open_when_up, args=(address, listener.getsockname()[1]), daemon=True).start()
    ready(listener)


def limits_in(given: list[str]) -> "tuple[Limits, Ceilings]":
    """The usual limits but for those that were named."""
    from tavola.server.settings import Limits
    from tavola.service.ceilings import Ceilings

    usual = msgspec.structs.asdict(Limits()) | msgspec.structs.asdict(Ceilings())
    for one in given:
        name, _, value = one.partition("=")
        if name not in usual:
            raise CommandFailed(f"there is no limit {name!r}; there are: {', '.join(usual)}.")
        try:
            usual[name] = type(usual[name])(value)
        except ValueError:
            raise CommandFailed(f"{one!r} is no limit: write it as {name}=10.") from None
        if not 0 < usual[name] < float("inf") and (name, usual[name]) != ("forget_days", 0):
            raise CommandFailed(f"{one!r} is no limit: it must be above zero.")
    return msgspec.convert(usual, Limits), msgspec.convert(usual, Ceilings)


def mail_server(origins: list[str]) -> str:
    """The server for mail from the environment, where its password is not seen by everybody."""
    from tavola.server.reminders.mail import MailServer

    told = os.environ.get(SMTP, "")
    if told:
        try:
            MailServer.read(told)
        except ValueError as error:
            raise CommandFailed(f"{SMTP} names no mail server: {error}.") from None
        if not origins:
            raise CommandFailed(f"{SMTP} needs --origin: letters must know where their links lead.")
    return told


def most_bots() -> int:
    """So many that one slow bot never stops all the others, and people still find a core."""
    return max(2, (os.cpu_count() or 1) - 1)


def prepare(settings: "Settings", workers: int, log_level: str) -> Any:
    """What serves on a socket; faults that can be known before are sentences."""
    from tavola.server.app import create_app
    from tavola.server.logs import log_to_stderr
    from tavola.server.static import ClientMissing
    from tavola.server.supervise import Supervisor
    from tavola.server.worker import serve_on, to_environment, work

    log_to_stderr(log_level)
    try:
        application = create_app(settings=settings)
    except ClientMissing as missing:
        raise CommandFailed(str(missing)) from missing
    if workers == 1:
        return lambda listener: run(lambda: serve_on(listener, application, settings))
    to_environment(settings, log_level)
    return lambda listener: run(Supervisor(work, workers, listener).run)


def run(serve: Callable[[], None]) -> None:
    from tavola.server.supervise import WorkersFail

    try:
        serve()
    except (SystemExit, WorkersFail) as ended:
        raise CommandFailed("the tables could not be opened; the log above says why.") from ended


def read_password(file: Path | None) -> str:
    if file is None:
        return os.environ.get(PASSWORD, "")
    try:
        password = file.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise CommandFailed(f"cannot read {file}: {error.strerror}.") from error
    if not password:
        raise CommandFailed(f"{file} holds no password.")
    return password


def is_local(host: str) -> bool:
    """Whether only this machine can reach the address."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def own_names() -> tuple[str, ...]:
    """What this machine is called on its net. Pages under any other name are refused: it may be a trick."""
    name = socket.gethostname().lower()
    return (name, f"{name.partition('.')[0]}.local")


def name_in(origin: str) -> str:
    """The host's name in an origin, without scheme and port."""
    scheme, _, rest = origin.partition("://")
    if scheme not in {"http", "https"} or not rest or "/" in rest:
        raise CommandFailed(f"{origin!r} is not an origin: write it as https://tavola.example.")
    return rest.partition("]")[0] + "]" if rest.startswith("[") else rest.partition(":")[0].lower()


def listen(host: str, port: int) -> socket.socket:
    """Takes the port before anything else, so that a port in use is a sentence and not a stack of errors."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        sentence = f"cannot listen on {host}:{port}: {error.strerror}. Try --port 0 for a free one."
        raise CommandFailed(sentence) from error
    return listener


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def open_when_up(address: str, port: int) -> None:
    """Opens the page as soon as the server answers, so that the browser never shows an error first."""
    deadline = time.monotonic() + WAIT_FOR_SERVER
    while time.monotonic() < deadline:
        try:
            with socket.create_connection(("localhost", port), timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)


def default_database() -> str:
    """The file in the user's data folder where tables are kept."""
    return str(Path(typer.get_app_dir("tavola")) / "tavola.db")
