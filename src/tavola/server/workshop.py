"""Packs in the making, over HTTP."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter

from tavola import games
from tavola.server.context import context_of, language_of
from tavola.server.parameters import After, Language
from tavola.service.wire.records import Opened
from tavola.workshop.drafts import must_edit
from tavola.workshop.vocabulary import Vocabulary
from tavola.workshop.wire import (
    ChangesAsk,
    ChangesPage,
    ChangesReply,
    Diff,
    DraftKeyInfo,
    DraftKeyReply,
    DraftOpened,
    DraftOutline,
    EntryInfo,
    Faults,
    GameOfPacks,
    InviteAsk,
    JournalGraph,
    MyDraft,
    MyDraftsAsk,
    NewDraft,
    PackMap,
    PlayAsk,
    Version,
    VersionAsk,
)
from tavola.workshop.wire_measures import (
    MeasureAsk,
    MeasureInfo,
)

AnyRequest = Request[Any, Any, Any]
ARCHIVE = 8 * 1024 * 1024  # bytes of an archive
CHANGES = 512 * 1024  # bytes of a request to change something
GamePath = Annotated[str, PathParameter(max_length=40)]
DraftPath = Annotated[str, PathParameter(max_length=20, pattern="^[a-z0-9]+$")]
BeginsPath = Annotated[str, PathParameter(pattern="^[0-9a-f]{11}$")]
Moment = Annotated[str, QueryParameter(max_length=20)]
FileQuery = Annotated[str, QueryParameter(max_length=200)]
EntryQuery = Annotated[str, QueryParameter(max_length=400)]
VersionQuery = Annotated[int | None, QueryParameter(ge=1, le=100_000, required=False)]
ShortName = Annotated[str | None, QueryParameter(max_length=40, required=False)]


@get("/api/workshop/games")
async def what_may_be_made(request: AnyRequest) -> Response[list[GameOfPacks]]:
    """The games whose packs can be made here, and the packs to begin from."""
    context = context_of(request)
    return await context.sheets.answer(request, "workshop", context.workshop.games)


@get("/api/workshop/schema/{game:str}")
async def schema(request: AnyRequest, game: GamePath) -> Response[Vocabulary]:
    """What an editor must know of a game's packs."""
    context = context_of(request)
    if game not in games.GAMES or game not in context.catalogue.game_ids():
        raise NotFoundException
    make = partial(context.workshop.vocabulary, game)
    return await context.sheets.answer(request, ("workshop", game), make)


@post("/api/workshop")
async def begin(request: AnyRequest, data: JSONBody[NewDraft]) -> DraftOpened:
    """A pack of one's own, begun as a copy. The key in the answer is told this once."""
    context = context_of(request)
    context.openings.take(context.address(request))
    context.must_know_password(data.password)
    return await context.workshop.begin(data)


@post("/api/workshop/import", request_max_body_size=ARCHIVE)
async def bring(request: AnyRequest, name: ShortName = None, me: ShortName = None) -> DraftOpened:
    """An archive as a pack of one's own."""
    context = context_of(request)
    context.openings.take(context.address(request))
    context.must_know_password(request.headers.get("x-tavola-password", ""))
    with context.reading_a_file(request):
        return await context.workshop.bring(await request.body(), name or "", me or "")


@post("/api/workshop/mine", status_code=200)
async def mine(request: AnyRequest, data: JSONBody[MyDraftsAsk]) -> list[MyDraft]:
    """The drafts that one has keys for."""
    context, void = context_of(request), list[str]()
    found = await context.workshop.mine(data.keys, void)
    await context.count_guesses(context.address(request), void, was_good=bool(found))
    return found


@get("/api/workshop/{draft:str}")
async def outline(request: AnyRequest, draft: DraftPath) -> DraftOutline:
    """A whole draft at a glance."""
    context = context_of(request)
    return await context.workshop.outline(await context.draft_key(request, draft))


@get("/api/workshop/{draft:str}/entry")
async def entry(request: AnyRequest, draft: DraftPath, file: FileQuery, entry: EntryQuery = "") -> EntryInfo:
    """One entry in every shape."""
    context = context_of(request)
    return await context.workshop.entry(await context.draft_key(request, draft), file, entry)


@post("/api/workshop/{draft:str}/changes", status_code=200, request_max_body_size=CHANGES)
async def change(request: AnyRequest, draft: DraftPath, data: JSONBody[ChangesAsk]) -> ChangesReply:
    """Change something; the same request again is acknowledged again and does nothing."""
    context = context_of(request)
    return await context.workshop.change(await context.draft_key(request, draft), data)


@get("/api/workshop/{draft:str}/changes")
async def changes(request: AnyRequest, draft: DraftPath, after: After = 0) -> ChangesPage:
    """What was changed after a number."""
    context = context_of(request)
    return await context.workshop.page(await context.draft_key(request, draft), after)


@get("/api/workshop/{draft:str}/faults")
async def faults(request: AnyRequest, draft: DraftPath) -> Faults:
    """All that is wrong; waits a while for a look at the whole pack."""
    context = context_of(request)
    return await context.workshop.faults(await context.draft_key(request, draft))


@post("/api/workshop/{draft:str}/invite")
async def invite(request: AnyRequest, draft: DraftPath, data: JSONBody[InviteAsk]) -> DraftKeyReply:
    """One more key."""
    context = context_of(request)
    key = await context.draft_key(request, draft)
    context.asking.take(key.hash)
    return DraftKeyReply(await context.workshop.drafts.invite(key, data.role, data.name))


@get("/api/workshop/{draft:str}/keys")
async def keys(request: AnyRequest, draft: DraftPath) -> list[DraftKeyInfo]:
    """The keys that were given out; what they open with is known to who holds them."""
    context = context_of(request)
    found = await context.workshop.drafts.keys(await context.draft_key(request, draft))
    return [DraftKeyInfo(one.hash[:11], one.role, one.name, one.made_at) for one in found]


@delete("/api/workshop/{draft:str}/keys/{begins:str}", status_code=200)
async def void_key(request: AnyRequest, draft: DraftPath, begins: BeginsPath) -> list[DraftKeyInfo]:
    """Make a key void."""
    context = context_of(request)
    key = await context.draft_key(request, draft)
    await context.workshop.drafts.void(key, begins)
    found = await context.workshop.drafts.keys(key)
    return [DraftKeyInfo(one.hash[:11], one.role, one.name, one.made_at) for one in found]


@post("/api/workshop/{draft:str}/versions")
async def name_version(request: AnyRequest, draft: DraftPath, data: JSONBody[VersionAsk]) -> list[Version]:
    """Give this moment a name."""
    context = context_of(request)
    key = await context.draft_key(request, draft)
    context.asking.take(key.hash)
    return await context.workshop.drafts.name_version(key, data.name)


@post("/api/workshop/{draft:str}/measure", status_code=202)
async def measure(request: AnyRequest, draft: DraftPath, data: JSONBody[MeasureAsk]) -> MeasureInfo:
    """Play this pack and another in the background."""
    context = context_of(request)
    key = await context.draft_key(request, draft)
    context.openings.take(context.address(request))
    return await context.workshop.measure(key, data)


@get("/api/workshop/{draft:str}/measure")
async def measured(request: AnyRequest, draft: DraftPath) -> MeasureInfo | None:
    """How far that has come."""
    context = context_of(request)
    await context.draft_key(request, draft)
    return context.workshop.measurings.of(draft)


@delete("/api/workshop/{draft:str}/measure", status_code=200)
async def stop_measuring(request: AnyRequest, draft: DraftPath) -> MeasureInfo | None:
    """Enough."""
    context = context_of(request)
    key = await context.draft_key(request, draft)
    must_edit(key)
    return context.workshop.measurings.stop(draft)


@get("/api/workshop/{draft:str}/diff")
async def diff(request: AnyRequest, draft: DraftPath, since: Moment = "parent", to: Moment = "now") -> Diff:
    """How two moments differ: `from` and `to` are `parent`, `now` or a version."""
    context = context_of(request)
    key = await context.draft_key(request, draft)
    asked = request.query_params.get("from", since)
    return await context.workshop.diff(key, str(asked)[:20], to)


@get("/api/workshop/{draft:str}/graph")
async def graph(request: AnyRequest, draft: DraftPath) -> JournalGraph:
    """The Journal as points and ways."""
    context = context_of(request)
    return await context.workshop.graph(await context.draft_key(request, draft))


@get("/api/workshop/{draft:str}/map")
async def map_of_pack(request: AnyRequest, draft: DraftPath) -> PackMap:
    """Where the Locations lie."""
    context = context_of(request)
    return await context.workshop.map(await context.draft_key(request, draft))


@get("/api/workshop/{draft:str}/export")
async def export(request: AnyRequest, draft: DraftPath, version: VersionQuery = None) -> Response[bytes]:
    """The pack as one archive."""
    context = context_of(request)
    name, data = await context.workshop.export(await context.draft_key(request, draft), version)
    disposition = f'attachment; filename="{name}.zip"'
    return Response(data, media_type="application/zip", headers={"content-disposition": disposition})


@post("/api/workshop/{draft:str}/play")
async def play(request: AnyRequest, draft: DraftPath, data: JSONBody[PlayAsk], language: Language = None) -> Opened:
    """A table with the pack as it is."""
    context = context_of(request)
    key = await context.draft_key(request, draft)
    context.openings.take(context.address(request))
    return await context.workshop.play(key, data, language_of(request), context.party(request))


ROUTES = [
    what_may_be_made, schema, begin, bring, outline, entry, change, changes, faults, invite, keys, void_key,
    name_version, measure, measured, stop_measuring, diff, graph, map_of_pack,
    export, play, mine,
]  # fmt: skip
