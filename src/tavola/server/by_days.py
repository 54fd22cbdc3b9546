"""Holidays and reminders over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from tavola.kernel.decision import Refusal, Refused
from tavola.server.context import context_of, language_of, token_in
from tavola.server.parameters import Language
from tavola.server.people import own_device
from tavola.server.reminders.mail import is_address
from tavola.server.reminders.push import BadAddress, must_be_of_a_service, secret_of
from tavola.service.by_days import holidays, subscribing
from tavola.service.keys import NotYours
from tavola.service.wire.by_days import DaysInfo, HolidayAsk, LinkReply, MailAsk, PushAsk

AnyRequest = Request[Any, Any, Any]
SubscriptionPath = Annotated[str, PathParameter(max_length=40, pattern="^[a-f0-9]+$")]


async def info(request: AnyRequest) -> DaysInfo:
    context = context_of(request)
    device = await own_device(context, request)
    return await subscribing.days_info(context.registry, context.reminding, device, context.push_key)


@get("/api/person/days")
async def days(request: AnyRequest) -> DaysInfo:
    """One's holidays and reminders."""
    return await info(request)


@post("/api/person/holiday", status_code=200)
async def go_away(request: AnyRequest, data: JSONBody[HolidayAsk]) -> DaysInfo:
    """None of one's clocks runs from now on, for so many days."""
    context = context_of(request)
    device = await own_device(context, request)
    context.asking.take(device.person)
    await holidays.go_away(context.registry, device, data.days)
    return await info(request)


@delete("/api/person/holiday", status_code=200)
async def come_back(request: AnyRequest) -> DaysInfo:
    """The holiday is over."""
    context = context_of(request)
    device = await own_device(context, request)
    context.asking.take(device.person)
    await holidays.come_back(context.registry, device)
    return await info(request)


@post("/api/person/pushes", status_code=200)
async def push(request: AnyRequest, data: JSONBody[PushAsk], language: Language = None) -> DaysInfo:
    """Remind this browser."""
    context = context_of(request)
    device = await own_device(context, request)
    context.persons.take(device.person)
    try:
        must_be_of_a_service(data.address, context.settings.push_services)
        secret = secret_of(data.p256dh, data.auth)
    except BadAddress as bad:
        raise Refused(Refusal("TABLE_E_PUSH", args={"problem": str(bad)})) from None
    how = ("push", data.address, secret, language_of(request))
    await subscribing.subscribe(context.registry, context.reminding, device, *how)
    return await info(request)


@post("/api/person/mails", status_code=200)
async def mail(request: AnyRequest, data: JSONBody[MailAsk], language: Language = None) -> DaysInfo:
    """Remind at this address, once a link that is sent there was followed."""
    context = context_of(request)
    device = await own_device(context, request)
    context.persons.take(device.person)
    context.letters.take(context.address(request))
    if not is_address(data.address):
        raise Refused(Refusal("TABLE_E_MAIL"))
    how = ("mail", data.address, "", language_of(request))
    await subscribing.subscribe(context.registry, context.reminding, device, *how)
    return await info(request)


@delete("/api/person/reminders/{reminder:str}", status_code=200)
async def forget(request: AnyRequest, reminder: SubscriptionPath) -> DaysInfo:
    """No reminders there any more; the address is forgotten."""
    context = context_of(request)
    await subscribing.unsubscribe(context.registry, await own_device(context, request), reminder)
    return await info(request)


@post("/api/reminders/link", status_code=200)
async def follow(request: AnyRequest) -> LinkReply:
    """Do what a link in a letter is for; its key goes in the header."""
    context = context_of(request)
    try:
        return LinkReply(await subscribing.follow_link(context.registry, token_in(request)))  # type: ignore[arg-type]
    except NotYours:
        context.wrong_keys.take(context.address(request))
        raise


ROUTES = [days, go_away, come_back, push, mail, forget, follow]
