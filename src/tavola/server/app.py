"""The web application: the client, what it asks for, and whether all is well."""

from litestar import Litestar, get
from litestar.openapi import OpenAPIConfig

from tavola import __version__
from tavola.server.catalogue import list_games
from tavola.server.static import client_routes, read_client


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Answers as soon as the server does."""
    return {"status": "ok", "version": __version__}


def create_app(db: str) -> Litestar:
    """The whole application over one database, named by a file or a URL."""
    app = Litestar(
        route_handlers=[health, list_games, *client_routes(read_client())],
        openapi_config=OpenAPIConfig(title="Tavola", version=__version__, path="/api/schema"),
    )
    app.state.database = db
    return app
