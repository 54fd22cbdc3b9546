/** Clubs and tournaments: whoever is in one is a person, held by the key of this device. */
import { call } from "../api/http";
import type { ClubInfo, ClubLine, CupAsk, CupInfo, CupLine, HallAsk, HallOpened, HallSeat } from "../api/types";
import { hold, myKey } from "../hall/hall";
import { mine } from "../mine.svelte";
import { deviceKey } from "../person/person";
import { router } from "../router.svelte";
import { settings, t } from "../settings.svelte";

const called = (): string => settings.name || t("player", { number: 1 });

/** A request of this person's; who is nobody yet has nothing. */
const asked = <T>(path: string, body?: unknown, method?: "DELETE"): Promise<T> =>
  call<T>(path, { key: deviceKey(), ...(body === undefined ? {} : { body }), ...(method ? { method } : {}) });

export const myClubs = async (): Promise<readonly ClubLine[]> => (deviceKey() ? asked<ClubLine[]>("/clubs") : []);
export const myCups = async (): Promise<readonly CupLine[]> => (deviceKey() ? asked<CupLine[]>("/cups") : []);
export const clubInfo = (club: string): Promise<ClubInfo> => asked(`/clubs/${club}`);
export const cupInfo = (cup: string): Promise<CupInfo> => asked(`/cups/${cup}`);
export const cupsOf = (club: string): Promise<readonly CupLine[]> => asked(`/clubs/${club}/cups`);
export const renewLink = (club: string): Promise<ClubInfo> => asked(`/clubs/${club}/link`, {});
export const takeOut = (club: string, member: string): Promise<readonly ClubLine[]> =>
  asked(`/clubs/${club}/members/${member}`, undefined, "DELETE");
export const beginCup = (cup: string): Promise<CupInfo> => asked(`/cups/${cup}/begin`, {});
export const leaveCup = (cup: string): Promise<readonly CupLine[]> => asked(`/cups/${cup}`, undefined, "DELETE");

export async function foundClub(name: string): Promise<void> {
  await myKey();
  const club = await asked<ClubInfo>("/clubs", { name, called: called() });
  router.go(`/clubs/${club.id}`);
}

export type Invitation =
  { readonly kind: "club"; readonly of: ClubLine } | { readonly kind: "cup"; readonly of: CupLine };

/** Who invites, by a link's key; nobody is let in by looking. */
export async function invitation(link: string): Promise<Invitation> {
  if (link.startsWith("tc_"))
    return { kind: "club", of: await call<ClubLine>("/clubs/invitation", { body: { link } }) };
  return { kind: "cup", of: await call<CupLine>("/cups/invitation", { body: { link } }) };
}

export async function comeIn(link: string): Promise<void> {
  await myKey();
  const isClub = link.startsWith("tc_");
  const { id } = await asked<ClubInfo | CupInfo>(isClub ? "/clubs/members" : "/cups/players", {
    link,
    called: called(),
  });
  router.go(isClub ? `/clubs/${id}` : `/cups/${id}`);
}

export async function joinCup(cup: string): Promise<CupInfo> {
  return asked<CupInfo>("/cups/players", { cup, called: called() });
}

export async function newCup(ask: Omit<CupAsk, "called">): Promise<void> {
  await myKey();
  const cup = await asked<CupInfo>("/cups", { ...ask, called: called() });
  router.go(`/cups/${cup.id}`);
}

export async function openInClub(club: string, ask: HallAsk): Promise<void> {
  const opened = await asked<HallOpened>(`/clubs/${club}/tables`, ask);
  hold(opened.table, opened.hand, { game: ask.table.game, name: ask.table.name ?? "" });
  mine.add({ id: opened.table, key: deviceKey(), invites: opened.invites });
  router.go(`/t/${opened.table}`);
}

export async function sitInClub(club: string, table: string, game: string): Promise<void> {
  const { hand } = await asked<HallSeat>(`/clubs/${club}/tables/${table}/seats`, { name: called() });
  hold(table, hand, { game });
  router.go(`/t/${table}`);
}

export function goToTable(table: string, game: string): void {
  hold(table, [], { game });
  router.go(`/t/${table}`);
}
