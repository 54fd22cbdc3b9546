"""`tavola serve`: the table in a browser."""

import socket
import threading
import time
import webbrowser
from pathlib import Path

import typer

from tavola.cli.failure import CommandFailed

WAIT_FOR_SERVER = 20.0


def command(
    host: str = typer.Option("127.0.0.1", help="The address to listen on; 0.0.0.0 lets other machines in."),
    port: int = typer.Option(8017, min=0, max=65535, help="The port to listen on; 0 takes any free one."),
    browser: bool = typer.Option(True, "--browser/--no-browser", help="Open the page in a browser."),
    db: str = typer.Option(
        "", help="Where tables are kept: a SQLite file or a PostgreSQL URL.", show_default="a file of yours"
    ),
) -> None:
    """Start the table and open it in a browser."""
    import uvicorn

    from tavola.server.app import create_app
    from tavola.server.static import ClientMissing

    listener = listen(host, port)
    address = address_of(listener)
    try:
        application = create_app(db=db or default_database())
    except ClientMissing as missing:
        raise CommandFailed(str(missing)) from missing
    print(f"Tavola is served at {address}  (Ctrl+C ends it)", flush=True)
    if browser:
        threading.Thread(target=open_when_up, args=(address, listener.getsockname()[1]), daemon=True).start()
    server = uvicorn.Server(uvicorn.Config(application, log_level="warning", lifespan="on"))
    server.run(sockets=[listener])


def listen(host: str, port: int) -> socket.socket:
    """Takes the port before anything else, so that a port in use is a sentence and not a stack of errors."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)
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
