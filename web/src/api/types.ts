/** Made from the OpenAPI document by scripts/web_types.py; not written by hand. */

/** What was asked for is done and kept. `repeated`: it had been done before; nothing was done twice. */
export interface Ack {
  readonly seq: number;
  readonly ply: number;
  readonly repeated: boolean;
}

export interface Acked {
  readonly type: "ack";
  readonly id: string;
  readonly ack: Ack;
}

/** An answer and what the bot expects of it: the chance of coming first, or what the table would be worth. */
export interface AdviceInfo {
  readonly key: string;
  readonly text: string;
  readonly value: number;
  readonly share: number | null;
}

/** A finished game looked at again: chances of coming first (0 to 1), or the worth where nobody is a rival. */
export interface AnalysisInfo {
  readonly bot: string;
  readonly measure: "chance" | "worth";
  readonly curve: readonly PointInfo[];
  readonly turns: readonly TurningPoint[];
  readonly text: string;
  readonly seats: readonly JudgedSeat[];
}

export interface AnswerAsk {
  readonly seat: number;
  readonly decision: string;
  readonly key: string;
}

export type AnyClientMessage = Hello | Look | GiveAnswer | AskDetails | AskForecast | AskWhy | Talk | Ping;

export type AnyServerMessage = Welcome | Step | Looked | Thinking | Reminder | Presence | Acked | Detailed | Foretold | Explained | Pong | RefusalMessage;

/** A change that was made, as others hear of it. */
export interface Applied {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly key: string;
  readonly undoes: number | null;
  readonly entries: readonly EntryRef[];
  readonly words: readonly MessageRef[];
  readonly files: readonly FileOutline[];
}

/** Base of all requests. */
export interface Ask {
}

export interface AskDetails {
  readonly do: "details";
  readonly decision: string;
  readonly id?: string;
}

/** Everything about one option: its words and what it would bring. */
export interface AskForecast {
  readonly do: "forecast";
  readonly decision: string;
  readonly key: string;
  readonly id?: string;
}

/** Why an answer cannot be given now: by its key, or by its verb and fields as in `OptionCard.answer`. */
export interface AskWhy {
  readonly do: "why";
  readonly decision: string;
  readonly key?: string;
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly id?: string;
}

/** One wish; which fields stand says which. */
export interface Asked {
  readonly file?: string;
  readonly entry?: string;
  readonly field?: string;
  readonly value?: unknown;
  readonly yaml?: string;
  readonly text?: string | null;
  readonly remove?: boolean;
  readonly place?: string;
  readonly locale?: string;
  readonly message?: string;
  readonly undo?: number | null;
}

/** The best results of one game of a day; `results` counts all. */
export interface Board {
  readonly day: string;
  readonly game: string;
  readonly results: number;
  readonly best: readonly BoardLine[];
}

/** One result. */
export interface BoardLine {
  readonly rank: number;
  readonly name: string;
  readonly place: number;
  readonly margin: number;
  readonly score: number;
  readonly gave_up: boolean;
  readonly answers: number;
  readonly table: string;
  readonly mine: boolean;
}

export interface BotAsk {
  readonly bot?: string;
}

/** Play on from after `ply` answers. `anew`: what `seat` could not know then is dealt afresh. */
export interface BranchAsk {
  readonly ply: number;
  readonly seats: readonly SeatAsk[];
  readonly anew?: boolean;
  readonly seat?: number | null;
  readonly name?: string;
  readonly password?: string;
}

/** One of the day's games: how it is opened, how many results there are, and one's own try. */
export interface ChallengeInfo {
  readonly game: string;
  readonly pack: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bot: string;
  readonly results: number;
  readonly mine: TryInfo | null;
  readonly seed: string | null;
}

export interface ChangesAsk {
  readonly after: number;
  readonly request: string;
  readonly changes: readonly Asked[];
}

export interface ChangesPage {
  readonly seq: number;
  readonly changes: readonly Applied[];
}

/** `entry` as it is now, where one alone was touched and is there. */
export interface ChangesReply {
  readonly seq: number;
  readonly change: Applied;
  readonly faults: readonly Fault[];
  readonly complete: boolean;
  readonly notices: readonly Notice[];
  readonly undo: number | null;
  readonly redo: number | null;
  readonly digest: string;
  readonly entry: EntryInfo | null;
}

/** A chapter of a campaign in hindsight. Of the ways it did not take nothing is told but how many there were. */
export interface ChapterInfo {
  readonly id: string;
  readonly title: string;
  readonly over: boolean;
  readonly way: string;
  readonly doors: number;
  readonly lines: readonly string[];
}

/** One clause of the rules in our own words. */
export interface ClauseInfo {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
}

/** A new club, and what its founder is called there. */
export interface ClubAsk {
  readonly name: string;
  readonly called?: string;
}

/** A club as its members see it. `link` is the key of the invitation; it works until somebody renews it. */
export interface ClubInfo {
  readonly id: string;
  readonly name: string;
  readonly link: string;
  readonly members: readonly MemberInfo[];
  readonly tables: readonly HallTable[];
  readonly results: readonly ClubResult[];
  readonly most_members: number;
}

/** One of one's clubs, or the one that invites. */
export interface ClubLine {
  readonly id: string;
  readonly name: string;
  readonly members: number;
}

/** One line of the board: games played at the club's tables and won there. */
export interface ClubResult {
  readonly member: string;
  readonly name: string;
  readonly game: string;
  readonly played: number;
  readonly won: number;
}

/** A tournament of games for two; `hours` is how long a round may take. In a club, or by its link alone. */
export interface CupAsk {
  readonly name: string;
  readonly game: string;
  readonly system?: "round_robin" | "swiss";
  readonly pace?: "live" | "slow";
  readonly hours?: number;
  readonly options?: Readonly<Record<string, string | number | boolean | null>>;
  readonly club?: string;
  readonly called?: string;
  readonly password?: string;
}

/** One board; without a second player it is a bye. `mine`: one's own table, which hangs on one's person. */
export interface CupGame {
  readonly round: number;
  readonly board: number;
  readonly one: number;
  readonly two: number | null;
  readonly done: boolean;
  readonly halves_one: number;
  readonly halves_two: number;
  readonly table: string;
  readonly mine: boolean;
}

/** A tournament as those see it who play in it or are in its club, the best player first. */
export interface CupInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly club: string;
  readonly system: string;
  readonly pace: string;
  readonly state: "open" | "over" | "running";
  readonly round: number;
  readonly rounds: number;
  readonly until: number;
  readonly link: string;
  readonly keeper: boolean;
  readonly most: number;
  readonly players: readonly CupPlayer[];
  readonly games: readonly CupGame[];
}

/** Come in: with the invitation's key, or as a member of its club. */
export interface CupJoin {
  readonly link?: string;
  readonly cup?: string;
  readonly called?: string;
}

/** One tournament in a list, or the one that invites. */
export interface CupLine {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly system: string;
  readonly state: "open" | "over" | "running";
  readonly players: number;
  readonly most: number;
  readonly round: number;
  readonly rounds: number;
}

/** How somebody stands; points and tie-breaks in halves. */
export interface CupPlayer {
  readonly player: number;
  readonly name: string;
  readonly here: boolean;
  readonly left: boolean;
  readonly place: number;
  readonly halves: number;
  readonly buchholz: number;
  readonly berger: number;
  readonly wins: number;
}

/** A day's challenge. `commitment` is the SHA-256 of the secret from which its seeds are made. */
export interface DayInfo {
  readonly day: string;
  readonly begins: number;
  readonly until: number;
  readonly closes: number;
  readonly now: number;
  readonly closed: boolean;
  readonly commitment: string;
  readonly secret: string | null;
  readonly challenges: readonly ChallengeInfo[];
}

/** A person's holidays and reminders. */
export interface DaysInfo {
  readonly away_until: number | null;
  readonly days_left: number;
  readonly most_days: number;
  readonly push_key: string;
  readonly mail: boolean;
  readonly subscriptions: readonly SubscriptionInfo[];
}

export interface Detailed {
  readonly type: "details";
  readonly id: string;
  readonly details: Details;
}

/** A decision in full, computed only when asked for. */
export interface Details {
  readonly id: string;
  readonly seat: number;
  readonly text: string;
  readonly options: readonly OptionInfo[];
  readonly refused: readonly RefusedInfo[];
}

/** A device that shall be somebody's, and what its owner calls it. */
export interface DeviceAsk {
  readonly name?: string;
}

/** One device in a person's list. */
export interface DeviceInfo {
  readonly id: string;
  readonly name: string;
  readonly here: boolean;
  readonly waits: boolean;
  readonly digits: string;
  readonly made_at: number;
  readonly seen_at: number;
}

/** The key of a device, told this once. It waits where `digits` are to be compared. */
export interface DeviceKey {
  readonly key: string;
  readonly device: string;
  readonly digits: string;
}

/** How one version differs from another; `lines` says it in words. */
export interface Diff {
  readonly from: string;
  readonly to: string;
  readonly entries: readonly EntryDiff[];
  readonly words: readonly WordDiff[];
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

/** A key by the beginning of its hash. */
export interface DraftKeyInfo {
  readonly key: string;
  readonly role: "edit" | "owner" | "read";
  readonly name: string;
  readonly made_at: number;
}

export interface DraftKeyReply {
  readonly key: string;
}

export interface DraftOpened {
  readonly draft: string;
  readonly key: string;
  readonly role: "edit" | "owner" | "read";
  readonly pack: string;
  readonly seq: number;
}

/** A whole draft at a glance. */
export interface DraftOutline {
  readonly draft: string;
  readonly name: string;
  readonly game: string;
  readonly pack: string;
  readonly digest: string;
  readonly parent: string;
  readonly role: "edit" | "owner" | "read";
  readonly seq: number;
  readonly opened_at: number;
  readonly files: readonly FileOutline[];
  readonly versions: readonly Version[];
  readonly faults: Faults;
  readonly undo: number | null;
  readonly redo: number | null;
  readonly people: readonly PersonHere[];
}

/** One entry that differs; fields only where it is on both sides. */
export interface EntryDiff {
  readonly file: string;
  readonly entry: string;
  readonly kind: string;
  readonly title: Readonly<Record<string, string>>;
  readonly did: string;
  readonly fields: readonly FieldDiff[];
}

/** One entry in every shape. */
export interface EntryInfo {
  readonly file: string;
  readonly entry: string;
  readonly kind: string;
  readonly seq: number;
  readonly line: number;
  readonly value: unknown;
  readonly yaml: string;
  readonly words: readonly WordsOf[];
  readonly text: Readonly<Record<string, readonly string[]>>;
  readonly faults: readonly Fault[];
}

export interface EntryLine {
  readonly entry: string;
  readonly kind: string;
  readonly title: Readonly<Record<string, string>>;
  readonly line: number;
  readonly depth: number;
}

export interface EntryRef {
  readonly file: string;
  readonly entry: string;
  readonly did: string;
}

/** One event as this viewer may know it: in words, and as data. */
export interface EventInfo {
  readonly kind: string;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What speaks against an answer; null where nothing does. Nothing has changed at the table. */
export interface Explained {
  readonly type: "why";
  readonly id: string;
  readonly refusal: RefusalInfo | null;
}

/** One fault of a pack at its place: `entry` is a path in `file`, `field` a way into it. */
export interface Fault {
  readonly file: string;
  readonly entry: string;
  readonly field: string;
  readonly line: number;
  readonly message: string;
  readonly rule: string;
  readonly warning: boolean;
  readonly mend: Mend | null;
}

/** All that is known; `complete` when the whole pack was looked at as it is after change `seq`. */
export interface Faults {
  readonly seq: number;
  readonly complete: boolean;
  readonly list: readonly Fault[];
}

export interface FieldDiff {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A figure of both packs; `changed` when chance alone would hardly make them differ so much. */
export interface FigureBeside {
  readonly name: string;
  readonly label: string;
  readonly family: string;
  readonly then: FigureNow;
  readonly now: FigureNow;
  readonly target: readonly [number | null, number | null];
  readonly alarm: readonly [number | null, number | null];
  readonly verdict: string;
  readonly alarmed: boolean;
  readonly changed: boolean;
}

export interface FigureNow {
  readonly figure: number;
  readonly low: number;
  readonly high: number;
  readonly sample: number;
}

export interface FileOutline {
  readonly file: string;
  readonly bytes: number;
  readonly entries: readonly EntryLine[];
  readonly gone: boolean;
}

export interface FileSchema {
  readonly pattern: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface Foretold {
  readonly type: "forecast";
  readonly id: string;
  readonly option: OptionInfo;
}

/** A game whose packs can be made here. */
export interface GameOfPacks {
  readonly game: string;
  readonly title: string;
  readonly seats: readonly number[];
  readonly small: boolean;
  readonly packs: readonly PackOffer[];
}

/** One game as the home page needs it; `world` names its look. */
export interface GameOffer {
  readonly id: string;
  readonly world: string;
  readonly players: readonly [number, number];
  readonly cooperative: boolean;
  readonly solo: boolean;
  readonly minutes: number | null;
  readonly playable: boolean;
  readonly packs: readonly string[];
  readonly options: readonly TableOption[];
  readonly bots: readonly string[];
  readonly title: string;
  readonly about: Readonly<Record<string, string>>;
  readonly titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface GiveAnswer {
  readonly do: "answer";
  readonly seat: number;
  readonly decision: string;
  readonly key: string;
  readonly id?: string;
}

/** A table for the hall: its open seats are for whoever comes. `public`: anybody may watch it, some time later. */
export interface HallAsk {
  readonly table: OpenTable;
  readonly language?: "" | "en" | "it";
  readonly level?: number;
  readonly public?: boolean;
  readonly rated?: boolean;
}

/** A table opened in the hall. One's seats hang on one's person; open seats have links too, unless it is rated. */
export interface HallOpened {
  readonly table: string;
  readonly hand: readonly number[];
  readonly invites: readonly Invite[];
}

/** The hall as it is now, the newest first; of each list no more than `most`. */
export interface HallPage {
  readonly seeking: readonly HallTable[];
  readonly watched: readonly HallTable[];
  readonly most: number;
}

/** The seats that hang on the person who has sat down. */
export interface HallSeat {
  readonly table: string;
  readonly hand: readonly number[];
}

/** A table in the hall. */
export interface HallTable {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly host: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: "live" | "slow";
  readonly seats: number;
  readonly open: number;
  readonly language: string;
  readonly level: number;
  readonly rated: boolean;
  readonly public: boolean;
  readonly watch_delay: number;
  readonly mine: boolean;
  readonly ply: number;
  readonly listed_at: number;
  readonly until: number;
}

/** Keys of seats that shall hang on the person whose device asks. */
export interface HangAsk {
  readonly keys: readonly string[];
}

/** Must come first. `after`: the last log line already seen; -1 for none of the log, only what comes. */
export interface Hello {
  readonly do: "hello";
  readonly key: string;
  readonly after?: number;
  readonly seat?: number | null;
  readonly language?: string;
}

/** Advice about an open decision of one's own; without a bot's name, from the one that knows the game best. */
export interface HintAsk {
  readonly decision: string;
  readonly bot?: string;
}

/** What a bot would answer in one's place, and the next best answers. Nothing has changed at the table. Where answers have a share, the best was drawn from the mix; asked again, another may be. */
export interface HintInfo {
  readonly decision: string;
  readonly seat: number;
  readonly bot: string;
  readonly measure: "chance" | "worth";
  readonly best: AdviceInfo;
  readonly others: readonly AdviceInfo[];
  readonly reason: string;
}

/** Away from now on, for so many days. */
export interface HolidayAsk {
  readonly days: number;
}

/** Which tables hang on the person from now on; `passed_over` counts keys that were no seat's or void. */
export interface HungTables {
  readonly tables: readonly string[];
  readonly passed_over: number;
}

/** The file of a table, as text, and who shall sit at it. */
export interface ImportAsk {
  readonly file: string;
  readonly seats: readonly SeatAsk[];
  readonly password?: string;
}

/** What an invite leads to, told to who holds it before they sit down. */
export interface Invitation {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly seat: number;
  readonly called: string;
  readonly people: readonly string[];
  readonly seats: number;
  readonly terms: Terms | null;
}

/** The key of one open seat; whoever takes the seat with it gets a key of their own. */
export interface Invite {
  readonly seat: number;
  readonly key: string;
}

export interface InviteAsk {
  readonly role: "edit" | "read";
  readonly name?: string;
}

export interface JournalGraph {
  readonly seq: number;
  readonly nodes: readonly VerseNode[];
}

/** How a seat answered: real choices, those as good as the best; in a race what it gave away, and what was luck. */
export interface JudgedSeat {
  readonly seat: number;
  readonly choices: number;
  readonly good: number;
  readonly given_away: number | null;
  readonly luck: number | null;
}

export interface KeyReply {
  readonly key: string;
}

/** One kind of entry; see `EntryKind`. */
export interface KindInfo {
  readonly kind: string;
  readonly title: Readonly<Record<string, string>>;
  readonly plural: Readonly<Record<string, string>>;
  readonly pattern: string;
  readonly list: string | null;
  readonly def: string;
  readonly named: string;
  readonly words: readonly string[];
}

export interface Label {
  readonly label: Readonly<Record<string, string>>;
  readonly help: Readonly<Record<string, string>>;
}

/** A seat was given up. `key` replaces the one used, where its person has other seats or keeps the table. */
export interface Left {
  readonly invite: Invite;
  readonly key: string | null;
}

/** With an invitation's key: come in, or only look who invites. */
export interface LinkAsk {
  readonly link: string;
  readonly called?: string;
}

/** A link that brings one device, until then. */
export interface LinkKey {
  readonly key: string;
  readonly until: number;
}

/** What a link in a letter did. */
export interface LinkReply {
  readonly done: "confirmed" | "stopped";
}

/** One entry of a table's log. `seq` has no gaps; a stream is resumed from the last one seen. */
export interface LogLine {
  readonly seq: number;
  readonly at: number;
  readonly ply: number;
  readonly act: string;
  readonly seat: number | null;
  readonly text: string;
  readonly events: readonly EventInfo[];
}

/** Lines of the log; there are more while the last one's number is below `seq`. */
export interface LogPage {
  readonly seq: number;
  readonly lines: readonly LogLine[];
}

/** See the table from a seat of one's own; with null, put the privacy screen up. */
export interface Look {
  readonly do: "look";
  readonly seat?: number | null;
  readonly id?: string;
}

/** The same moment from another seat, after `look`. */
export interface Looked {
  readonly type: "sight";
  readonly seq: number;
  readonly sight: ViewInfo;
  readonly id: string;
}

export interface MailAsk {
  readonly address: string;
}

/** A Location on its cell; a version lies where the first of its line does, and one that no key reaches nowhere. */
export interface MapPlace {
  readonly file: string;
  readonly entry: string;
  readonly number: number;
  readonly first: number;
  readonly keys: Readonly<Record<string, number>>;
  readonly one_way: readonly string[];
  readonly menhir: boolean;
  readonly sheet: number;
  readonly cell: readonly [number, number] | null;
}

/** Play this and that: `against` is `parent`, `now` or a version. With `tries` each value plays `games`. */
export interface MeasureAsk {
  readonly games?: number;
  readonly kinds?: readonly string[];
  readonly bots?: string;
  readonly against?: string;
  readonly version?: number | null;
  readonly tries?: ValueAsk | null;
}

/** A run of games with two packs, as far as it has come. */
export interface MeasureInfo {
  readonly id: string;
  readonly state: "done" | "failed" | "playing" | "stopped";
  readonly done: number;
  readonly of: number;
  readonly now: string;
  readonly then: string;
  readonly problem: string;
  readonly series: readonly SeriesBeside[];
  readonly search: Search | null;
}

/** Somebody of a club. */
export interface MemberInfo {
  readonly id: string;
  readonly name: string;
  readonly keeper: boolean;
  readonly here: boolean;
  readonly joined_at: number;
}

/** What would make a fault go away. */
export interface Mend {
  readonly label: Readonly<Record<string, string>>;
  readonly changes: readonly (Readonly<Record<string, unknown>>)[];
}

export interface MessageRef {
  readonly locale: string;
  readonly message: string;
}

/** A table at one point of its log. */
export interface Moment {
  readonly seq: number;
  readonly ply: number;
  readonly table: TableInfo;
  readonly sight: ViewInfo;
}

export interface MyDraft {
  readonly key: string;
  readonly draft: string;
  readonly name: string;
  readonly game: string;
  readonly pack: string;
  readonly role: "edit" | "owner" | "read";
  readonly seq: number;
  readonly changed_at: number;
  readonly parent: string;
}

export interface MyDraftsAsk {
  readonly keys: readonly string[];
}

/** One of a person's tables: whether it waits for them, and since when. */
export interface MyTableInfo {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly phase: "over" | "playing" | "waiting";
  readonly hand: readonly number[];
  readonly owed: readonly number[];
  readonly since: number;
  readonly remind: boolean;
  readonly ply: number;
  readonly locked: RefusalInfo | null;
  readonly due: number | null;
}

export interface MyTablesAsk {
  readonly keys: readonly string[];
}

/** A copy of a pack that is here, or the game's smallest one (`small`). */
export interface NewDraft {
  readonly game: string;
  readonly from: string;
  readonly name: string;
  readonly me?: string;
  readonly password?: string;
}

/** A rematch or the next table of a campaign; without a seed, a random one. More seats are for people who join. */
export interface NextAsk {
  readonly seed?: string;
  readonly password?: string;
  readonly more?: number;
}

/** Somebody else has changed the same field since; the later wish stands. */
export interface Notice {
  readonly file: string;
  readonly entry: string;
  readonly field: string;
  readonly seq: number;
  readonly by: string;
  readonly theirs: unknown;
}

export interface OpenTable {
  readonly game: string;
  readonly seats: readonly SeatAsk[];
  readonly pack?: string;
  readonly options?: Readonly<Record<string, string | number | boolean | null>>;
  readonly seed?: string;
  readonly name?: string;
  readonly pace?: "live" | "slow";
  readonly answer_hours?: number;
  readonly late?: "bot" | "bot_once" | "resign" | "wait";
  readonly screen?: boolean;
  readonly watch_delay?: number;
  readonly hints?: boolean | null;
  readonly password?: string;
}

/** A new table for who opened it. Keys are told once and kept by nobody but their holders. */
export interface Opened {
  readonly table: TableInfo;
  readonly key: string;
  readonly hand: readonly number[];
  readonly invites: readonly Invite[];
  readonly watch: string;
}

/** One legal answer for a person: words, what lights up, what it would cost and give. `answer` is the answer as data: its verb and its fields (`<Game>Answer` in the schemas), so that no client takes a key apart; where a game has no records for its answers, `verb` and `parts`. `forecast` is what it would bring, as data (`<Game>Forecast`) beside the words of `preview`; null where that was not worked out: ask for it. */
export interface OptionInfo {
  readonly key: string;
  readonly text: string;
  readonly refs: readonly string[];
  readonly preview: readonly string[];
  readonly answer: Readonly<Record<string, unknown>>;
  readonly forecast: Readonly<Record<string, unknown>> | null;
}

/** The table that this one continues: a branch from after so many answers, a rematch, the next of a campaign. */
export interface OriginInfo {
  readonly table: string;
  readonly kind: "branch" | "campaign" | "import" | "rematch";
  readonly ply: number;
}

/** How the game ended; places start at 1 and may be shared. */
export interface OutcomeInfo {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly ending: string;
  readonly text: string;
}

export interface PackMap {
  readonly seq: number;
  readonly places: readonly MapPlace[];
}

export interface PackOffer {
  readonly pack: string;
  readonly title: Readonly<Record<string, string>>;
  readonly version: string;
}

/** One operation of JSON Patch; the others of that standard would let people ask what they may not see. */
export interface PatchOp {
  readonly op: "add" | "remove" | "replace";
  readonly path: string;
  readonly value?: unknown;
}

export interface PersonHere {
  readonly name: string;
  readonly role: "edit" | "owner" | "read";
  readonly here: boolean;
  readonly file: string;
  readonly entry: string;
}

/** What a device knows of its person. */
export interface PersonInfo {
  readonly devices: readonly DeviceInfo[];
  readonly tables: number;
  readonly most_devices: number;
  readonly most_tables: number;
}

export interface Ping {
  readonly do: "ping";
  readonly id?: string;
}

/** A change that can be made. */
export interface Planned {
  readonly splices: readonly Splice[];
  readonly entries: Readonly<Record<string, string>>;
  readonly words: readonly (readonly [string, string])[];
  readonly notices: readonly Notice[];
  readonly undoes: number | null;
}

export interface PlayAsk {
  readonly seats: readonly SeatAsk[];
  readonly version?: number | null;
  readonly options?: Readonly<Record<string, string | number | boolean | null>>;
  readonly seed?: string;
  readonly name?: string;
  readonly start?: StartAsk | null;
}

/** Under which name one sits down. */
export interface PlayOnAsk {
  readonly name?: string;
  readonly password?: string;
}

/** How the game looked after so many answers, by seat. */
export interface PointInfo {
  readonly ply: number;
  readonly values: readonly number[];
}

export interface Pong {
  readonly type: "pong";
  readonly id: string;
}

/** Which seats have somebody looking, and how many people only watch. Not part of the log. */
export interface Presence {
  readonly type: "presence";
  readonly seats: readonly number[];
  readonly watching: number;
}

/** Something that every person at the table must agree to. */
export interface ProposalInfo {
  readonly id: number;
  readonly kind: "ruling" | "undo";
  readonly by: number;
  readonly reason: string;
  readonly to: number | null;
  readonly patch: readonly (Readonly<Record<string, unknown>>)[];
  readonly agreed: readonly number[];
  readonly missing: readonly number[];
}

export interface Propose {
  readonly seat: number;
  readonly kind: "ruling" | "undo";
  readonly reason?: string;
  readonly to?: number | null;
  readonly patch?: readonly PatchOp[];
}

/** A browser's push subscription: where, the browser's key, its salt. */
export interface PushAsk {
  readonly address: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** An answer that was compared, the best first. `points`: by how many points the Era ends, where it was solved. */
export interface PuzzleAnswer {
  readonly key: string;
  readonly text: string;
  readonly worth: number;
  readonly points: number | null;
}

/** A puzzle as it is put, and its solution. */
export interface PuzzleInfo {
  readonly card: PuzzleLine;
  readonly game: string;
  readonly measure: "chance" | "left" | "stars";
  readonly table: TableInfo;
  readonly sight: ViewInfo;
  readonly details: Details;
  readonly best: string;
  readonly answers: readonly PuzzleAnswer[];
  readonly proof: PuzzleProofInfo;
  readonly reason: string;
  readonly line: readonly string[];
  readonly missed: readonly string[];
}

/** A puzzle on its shelf. `level`: how many of three bots answer it wrongly. */
export interface PuzzleLine {
  readonly id: string;
  readonly number: number;
  readonly kind: string;
  readonly seats: number;
  readonly round: number;
  readonly level: number;
}

/** `margin`: of the best beyond the next best; `low`: what is sure of it 95 times in a hundred. `worlds`: imagined games behind each answer, played on by `player`; where all was solved, positions looked at. `answers`: how many. */
export interface PuzzleProofInfo {
  readonly how: "played" | "solved";
  readonly margin: number;
  readonly low: number;
  readonly worlds: number;
  readonly player: string;
  readonly answers: number;
}

/** The puzzles of one game, and out of how many games and positions they were found by which command. */
export interface PuzzleShelf {
  readonly game: string;
  readonly command: string;
  readonly games: number;
  readonly positions: number;
  readonly puzzles: readonly PuzzleLine[];
}

/** A decision of the viewer's own: the question, the keys of all legal answers, and those answers for a person. Where answers of one verb are many, their cards have no words (`text` is empty) or no forecast: `details` tells the words of all, `forecast` everything about one. With very many answers there are no cards at all. */
export interface Question {
  readonly id: string;
  readonly seat: number;
  readonly prompt: string;
  readonly text: string;
  readonly keys: readonly string[];
  readonly held: string | null;
  readonly may_change: boolean;
  readonly options: readonly OptionInfo[];
  readonly refused: readonly RefusedInfo[];
}

/** One game's ratings, the strongest first, and one's own whether it is among them or not. */
export interface RatingBoard {
  readonly game: string;
  readonly rows: readonly RatingInfo[];
  readonly mine: RatingInfo | null;
}

/** How strong somebody is in one game: a mean, how far it may be off either way in 95 of 100 cases, a level of five. `sure`: known well enough to be compared. */
export interface RatingInfo {
  readonly game: string;
  readonly name: string;
  readonly mean: number;
  readonly off: number;
  readonly level: number;
  readonly sure: boolean;
  readonly games: number;
  readonly mine: boolean;
  readonly bot: string;
}

export type RealmOfSandAnswer = RealmOfSandAsideChoice | RealmOfSandBoardChoice | RealmOfSandCarryChoice | RealmOfSandCellsChoice | RealmOfSandCompleteChoice | RealmOfSandDeckChoice | RealmOfSandDiscChoice | RealmOfSandEndChoice | RealmOfSandExchangeChoice | RealmOfSandExtraChoice | RealmOfSandKeepChoice | RealmOfSandMoveChoice | RealmOfSandOpenChoice | RealmOfSandPlaceChoice | RealmOfSandPowerChoice | RealmOfSandShortChoice | RealmOfSandSideChoice | RealmOfSandStartChoice | RealmOfSandSummonChoice | RealmOfSandSummonedChoice | RealmOfSandSwapChoice | RealmOfSandSwappedChoice | RealmOfSandTakeChoice;

/** The tile that a summon costs who plays alone. */
export interface RealmOfSandAsideChoice {
  readonly verb: "aside";
  readonly tile: string;
}

export interface RealmOfSandBoardChoice {
  readonly verb: "board";
  readonly board: string;
}

export interface RealmOfSandCardForecast {
  readonly card: string;
  readonly cells: readonly string[];
}

/** A face-up card. Its name is the message `card-<id>`. */
export interface RealmOfSandCardView {
  readonly id: string;
  readonly level: number;
  readonly picture: string;
  readonly pattern: readonly string[];
  readonly stars: number;
  readonly hourglasses: number;
  readonly level_up: number;
  readonly discs: readonly string[];
}

/** A square from one cell to another. */
export interface RealmOfSandCarryChoice {
  readonly verb: "carry";
  readonly start: string;
  readonly end: string;
}

export interface RealmOfSandCellView {
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly dark: boolean;
  readonly crystal: boolean;
  readonly usable: boolean;
  readonly piece: string;
}

/** The cells on which a pattern is taken to lie, where it lies in several places. */
export interface RealmOfSandCellsChoice {
  readonly verb: "on";
  readonly cells: readonly string[];
}

/** Complete a building card. */
export interface RealmOfSandCompleteChoice {
  readonly verb: "complete";
  readonly card: string;
}

export interface RealmOfSandDeckChoice {
  readonly verb: "deck";
  readonly level: number;
}

/** A disc from one's front onto a cell. */
export interface RealmOfSandDiscChoice {
  readonly verb: "disc";
  readonly element: string;
  readonly at: string;
}

export interface RealmOfSandElementView {
  readonly id: string;
  readonly glyph: string;
  readonly colour: string;
  readonly hatch: string;
}

/** Declare the turn over. */
export interface RealmOfSandEndChoice {
  readonly verb: "end";
}

/** A disc of one's own, by its cell or, in front of one, its element, for a disc of another element. */
export interface RealmOfSandExchangeChoice {
  readonly verb: "exchange";
  readonly mine: string;
  readonly element: string;
}

/** The disc with which the purple board begins. */
export interface RealmOfSandExtraChoice {
  readonly verb: "extra";
  readonly element: string;
}

export type RealmOfSandForecast = RealmOfSandSandForecast;

/** The card one keeps, and the others as they go under the deck, the one that will lie lowest last. */
export interface RealmOfSandKeepChoice {
  readonly verb: "keep";
  readonly card: string;
  readonly others: readonly string[];
}

/** A tile as it lies when it is turned or mirrored. */
export interface RealmOfSandLookView {
  readonly rows: readonly string[];
  readonly turned: string;
  readonly right: string;
  readonly left: string;
  readonly flipped: string;
}

/** A text, said in the reader's language. */
export type RealmOfSandMessage = string;

/** A disc from one cell to another. */
export interface RealmOfSandMoveChoice {
  readonly verb: "move";
  readonly start: string;
  readonly end: string;
}

/** The dark cell that opens for good. */
export interface RealmOfSandOpenChoice {
  readonly verb: "open";
  readonly cell: string;
}

export interface RealmOfSandPieceForecast {
  readonly cell: string;
  readonly piece: string;
}

/** Lay an active tile: which, how it is turned, and where its first square in reading order lies. */
export interface RealmOfSandPlaceChoice {
  readonly verb: "place";
  readonly tile: string;
  readonly turned: string;
  readonly at: string;
}

export interface RealmOfSandPlayerView {
  readonly seat: number;
  readonly board: string;
  readonly face: string;
  readonly colour: string;
  readonly emblem: string;
  readonly power: string;
  readonly cells: readonly RealmOfSandCellView[];
  readonly front: Readonly<Record<string, number>>;
  readonly active: readonly string[];
  readonly level: number;
  readonly level_max: number;
  readonly charged: boolean;
  readonly ready: boolean;
  readonly completed: readonly string[];
  readonly kept: readonly number[];
  readonly stars: number;
  readonly hourglasses: number;
  readonly pieces: number;
}

/** Use the charged crystal. */
export interface RealmOfSandPowerChoice {
  readonly verb: "power";
}

/** What would lie where, which cards could be completed then, what would be gained. */
export interface RealmOfSandSandForecast {
  readonly placed: readonly RealmOfSandPieceForecast[];
  readonly covered: readonly RealmOfSandPieceForecast[];
  readonly completable: readonly RealmOfSandCardForecast[];
  readonly completed: readonly RealmOfSandCardForecast[];
  readonly stars: number;
  readonly hourglasses: number;
  readonly discs: readonly string[];
  readonly levels: number;
}

/** Lists by level hold level 1 first. */
export interface RealmOfSandSandView {
  readonly viewer: number | null;
  readonly pack: string;
  readonly round: number;
  readonly last_round: number | null;
  readonly hourglass_target: number | null;
  readonly first: number;
  readonly turn: number;
  readonly phase: string;
  readonly ending: string;
  readonly rank: string;
  readonly supply: Readonly<Record<string, number>>;
  readonly reserve: Readonly<Record<string, number>>;
  readonly circle: readonly string[];
  readonly reach: number;
  readonly aside: readonly string[];
  readonly decks: readonly number[];
  readonly display: readonly (readonly string[])[];
  readonly offer: readonly string[];
  readonly players: readonly RealmOfSandPlayerView[];
  readonly summoning: RealmOfSandSummonView | null;
  readonly kept: readonly string[];
  readonly looked_at: readonly string[];
  readonly remembered: readonly (readonly string[])[];
  readonly cards: Readonly<Record<string, RealmOfSandCardView>>;
  readonly tiles: Readonly<Record<string, readonly string[]>>;
  readonly looks: Readonly<Record<string, Readonly<Record<string, RealmOfSandLookView>>>>;
  readonly elements: readonly RealmOfSandElementView[];
}

/** The cells that receive the last squares of an element that is short. */
export interface RealmOfSandShortChoice {
  readonly verb: "short";
  readonly cells: readonly string[];
}

/** The side on which one's board lies: basic or advanced. */
export interface RealmOfSandSideChoice {
  readonly verb: "side";
  readonly face: string;
}

/** Who begins. */
export interface RealmOfSandStartChoice {
  readonly verb: "start";
  readonly seat: number;
}

/** Place and move discs; with the purple power, all of them. */
export interface RealmOfSandSummonChoice {
  readonly verb: "summon";
  readonly every: boolean;
}

export interface RealmOfSandSummonView {
  readonly steps: number;
  readonly limit: number;
  readonly placeable: Readonly<Record<string, number>>;
  readonly movable: readonly string[];
}

/** No further step of this summon. */
export interface RealmOfSandSummonedChoice {
  readonly verb: "done";
}

/** An active tile for one of the circle. */
export interface RealmOfSandSwapChoice {
  readonly verb: "swap";
  readonly mine: string;
  readonly theirs: string;
}

/** No second exchange of tiles. */
export interface RealmOfSandSwappedChoice {
  readonly verb: "done";
}

/** A tile from the circle. */
export interface RealmOfSandTakeChoice {
  readonly verb: "take";
  readonly tile: string;
}

export type RealmOfSandView = RealmOfSandSandView;

/** A field of this record names an entry of this kind; with `[]` it is a list of names, with `{}` a mapping. */
export interface Reference {
  readonly def: string;
  readonly field: string;
  readonly kind: string;
}

/** Why something cannot be done: a stable code, the clause of the rules, the option it is about, and words. */
export interface RefusalInfo {
  readonly code: string;
  readonly text: string;
  readonly rule: string;
  readonly key: string;
}

/** What was asked for cannot be; nothing has changed. `id` is empty where the message could not be read. */
export interface RefusalMessage {
  readonly type: "no";
  readonly id: string;
  readonly refusal: RefusalInfo;
}

/** An answer that a player would look for and the rules forbid now; `answer` is that of `OptionCard`. */
export interface RefusedInfo {
  readonly code: string;
  readonly text: string;
  readonly rule: string;
  readonly key: string;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** These seats have kept the table waiting longer than its pace allows; a bot may take them over. */
export interface Reminder {
  readonly type: "reminder";
  readonly seats: readonly number[];
  readonly since: number;
}

/** A small circle that an ability gives. */
export interface SangueRealeAbilityTurnChoice {
  readonly verb: "turn";
  readonly turn: number;
}

/** For the next rounds the owner acts first whatever is planned. */
export interface SangueRealeActFirst {
  readonly effect: "act_first";
  readonly rounds: number;
}

/** The changed die fills half of a pair row. */
export interface SangueRealeAloneChoice {
  readonly verb: "alone";
}

export type SangueRealeAnswer = SangueRealeAbilityTurnChoice | SangueRealeAloneChoice | SangueRealeBlockChoice | SangueRealeChangeChoice | SangueRealeChangeRollChoice | SangueRealeCharacterChoice | SangueRealeCircleChoice | SangueRealeColumnChoice | SangueRealeDistinctChoice | SangueRealeEdgeChoice | SangueRealeEqualChoice | SangueRealeFaceChoice | SangueRealeFinishChoice | SangueRealeForbidChoice | SangueRealeKeepChoice | SangueRealeLeaveChoice | SangueRealeLineFirstChoice | SangueRealeMeddleChoice | SangueRealeNoCircleChoice | SangueRealeNoNumberChoice | SangueRealePairChoice | SangueRealePartnerChoice | SangueRealePickChoice | SangueRealePlanChoice | SangueRealeSetChoice | SangueRealeSetPartnerChoice | SangueRealeTurnChoice | SangueRealeUniqueFirstChoice | SangueRealeUseChoice;

/** A region of the map. `outline` names corners in clockwise order (y points down). */
export interface SangueRealeArea {
  readonly id: string;
  readonly slots: readonly SangueRealeSlotMark[];
  readonly box: SangueRealeBoxMark | null;
  readonly outline: readonly string[];
  readonly label: readonly [number, number];
}

/** The front rows of one column are blackened without dice; pair rows only where `width` is any. */
export interface SangueRealeBlacken {
  readonly effect: "blacken";
  readonly column: "choice" | readonly number[];
  readonly rows: number;
  readonly width: "any" | "single";
}

/** A number of the other's map that is struck. */
export interface SangueRealeBlockChoice {
  readonly verb: "block";
  readonly slot: string;
}

/** Uncircled slots of the other's map are struck out; with `lost` their territory may become impossible for him. */
export interface SangueRealeBlockSlot {
  readonly effect: "block_slot";
  readonly n: number;
  readonly lost: boolean;
}

/** k for each own box. */
export interface SangueRealeBoxCount {
  readonly term: "box_count";
  readonly k: number;
}

export interface SangueRealeBoxMark {
  readonly id: string;
  readonly vp: number;
  readonly tags: readonly string[];
  readonly at: readonly [number, number];
}

/** The printed values of one's boxes. */
export interface SangueRealeBoxVp {
  readonly term: "box_vp";
}

/** k for each cancelled round; the same for both. */
export interface SangueRealeCancelled {
  readonly term: "cancelled";
  readonly k: number;
}

/** k for each box of the largest set of own territories joined by edges of any kind. */
export interface SangueRealeChain {
  readonly term: "chain";
  readonly k: number;
}

/** A die as another value, by modifiers. */
export interface SangueRealeChangeChoice {
  readonly verb: "change";
  readonly die: number;
  readonly value: number;
}

/** Mutable edges appear, vanish or change state; the owner chooses which. */
export interface SangueRealeChangeEdge {
  readonly effect: "edge";
  readonly kind: "any" | "border" | "river";
  readonly op: "add" | "remove" | "toggle";
  readonly n: number;
}

/** A die of the roll as another value, before it is shared out. */
export interface SangueRealeChangeRollChoice {
  readonly verb: "change";
  readonly die: number;
  readonly value: number;
}

export interface SangueRealeCharacterChoice {
  readonly verb: "character";
  readonly character: string;
}

/** k for each turn in which the player planned five different actions. */
export interface SangueRealeChronologyDistinct {
  readonly term: "chronology_distinct";
  readonly k: number;
}

/** Free numbers of the owner's map are circled without a line. */
export interface SangueRealeCircle {
  readonly effect: "circle";
  readonly numbers: "any" | readonly number[];
  readonly n: number;
}

/** A number on the map, by its slot. */
export interface SangueRealeCircleChoice {
  readonly verb: "circle";
  readonly slot: string;
}

/** One for every n blackened circles. */
export interface SangueRealeCirclesDiv {
  readonly term: "circles_div";
  readonly n: number;
}

export interface SangueRealeColumnChoice {
  readonly verb: "column";
  readonly column: number;
}

/** k for each full column. */
export interface SangueRealeColumnFull {
  readonly term: "column_full";
  readonly k: number;
}

/** k for each column with more blackened circles than the other's. */
export interface SangueRealeColumnMajority {
  readonly term: "column_majority";
  readonly k: number;
}

/** Action 5: one die of each value. */
export interface SangueRealeDistinctChoice {
  readonly verb: "distinct";
}

/** Small circles on the King's Track: in this turn, in the next, or in turns that the owner chooses. */
export interface SangueRealeDrawModifier {
  readonly effect: "draw_modifier";
  readonly turn: "choice" | "current" | "next";
  readonly n: number;
}

/** A line that is only drawn: a river's upper course, a coast. */
export interface SangueRealeDrawing {
  readonly id: string;
  readonly kind: "coast" | "river" | "road";
  readonly line: readonly (readonly [number, number])[];
}

/** What follows for who answers; rows for both, since dice may be used by either. */
export interface SangueRealeDuelForecast {
  readonly rows: readonly SangueRealeRowForecast[];
  readonly lines: readonly number[];
  readonly controlled: readonly string[];
  readonly supporters: readonly string[];
  readonly too_late: readonly string[];
  readonly modifiers: number;
  readonly lost: readonly number[];
  readonly ends_era: string;
}

export interface SangueRealeDuelView {
  readonly viewer: number | null;
  readonly length: string;
  readonly era: number;
  readonly sheet: string;
  readonly supporters: string;
  readonly overlays: readonly string[];
  readonly king: string;
  readonly phase: string;
  readonly round: number;
  readonly turn: number;
  readonly acting: number;
  readonly plan: number;
  readonly rolled: readonly number[];
  readonly hands: readonly SangueRealeHand[];
  readonly printed: SangueRealePrinted;
  readonly sheets: readonly [SangueRealeSheetSeen, SangueRealeSheetSeen];
  readonly boxes: Readonly<Record<string, number>>;
  readonly uniques: Readonly<Record<string, number>>;
  readonly score: readonly SangueRealeTermScored[];
  readonly counted: readonly SangueRealeMessage[];
  readonly vp: readonly [number, number];
  readonly ending: string;
  readonly results: readonly SangueRealeEraResult[];
  readonly eras_won: readonly [number, number];
  readonly characters: Readonly<Record<string, SangueRealePrintedCharacter>>;
}

/** What separates two areas, drawn along shared corners. */
export interface SangueRealeEdge {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly kind: "border" | "river";
  readonly mutable: boolean;
  readonly present: boolean;
  readonly along: readonly string[];
}

/** A border or river that appears or vanishes. */
export interface SangueRealeEdgeChoice {
  readonly verb: "edge";
  readonly edge: string;
}

/** Action 5: all dice of a repeated value, or of all repeated values where the table plays it so. */
export interface SangueRealeEqualChoice {
  readonly verb: "equal";
  readonly values: readonly number[];
}

/** How an Era ended. */
export interface SangueRealeEraResult {
  readonly era: number;
  readonly sheet: string;
  readonly winner: number;
  readonly by: string;
  readonly vp: readonly [number, number];
  readonly characters: readonly [string, string];
}

/** Dice are rolled, some are kept and used as an action of their own. */
export interface SangueRealeExtraDice {
  readonly effect: "extra_dice";
  readonly roll: number;
  readonly keep: number;
}

/** Action 1: the face that is used. */
export interface SangueRealeFaceChoice {
  readonly verb: "face";
  readonly face: number;
}

/** Let the rest of the dice go. */
export interface SangueRealeFinishChoice {
  readonly verb: "finish";
}

/** For the next rounds the other may not plan one action. */
export interface SangueRealeForbidAction {
  readonly effect: "forbid_action";
  readonly value: "choice" | number;
  readonly rounds: number;
}

/** An action that the other may not plan. */
export interface SangueRealeForbidChoice {
  readonly verb: "forbid";
  readonly action: number;
}

export type SangueRealeForecast = SangueRealeDuelForecast;

export interface SangueRealeGroup {
  readonly id: string;
  readonly boxes: readonly string[];
}

/** For whoever controls all boxes of a group. */
export interface SangueRealeGroupComplete {
  readonly term: "group_complete";
  readonly group: string;
  readonly vp: number;
}

/** For whoever holds more printed value in a group; a tie pays nobody. */
export interface SangueRealeGroupMajority {
  readonly term: "group_majority";
  readonly group: string;
  readonly vp: number;
}

/** Dice that one action gives to one player: those still to be used and the values used already. */
export interface SangueRealeHand {
  readonly seat: number;
  readonly dice: readonly number[];
  readonly used: readonly number[];
  readonly changed: readonly number[];
}

/** The dice kept of those that an ability rolled. */
export interface SangueRealeKeepChoice {
  readonly verb: "keep";
  readonly dice: readonly number[];
}

/** The dice stay as they are. */
export interface SangueRealeLeaveChoice {
  readonly verb: "leave";
}

/** The number before the Unique Supporter. */
export interface SangueRealeLineFirstChoice {
  readonly verb: "line_first";
}

export interface SangueRealeMapPage {
  readonly id: string;
  readonly areas: readonly SangueRealeArea[];
  readonly edges: readonly SangueRealeEdge[];
  readonly groups: readonly SangueRealeGroup[];
  readonly canvas: readonly [number, number];
  readonly corners: Readonly<Record<string, readonly [number, number]>>;
  readonly drawings: readonly SangueRealeDrawing[];
}

/** A die that the other is about to use as another value. */
export interface SangueRealeMeddleChoice {
  readonly verb: "change";
  readonly die: number;
  readonly value: number;
}

/** A text, said in the reader's language. */
export type SangueRealeMessage = string;

/** k for each modifier spent. */
export interface SangueRealeModifiersSpent {
  readonly term: "modifiers_spent";
  readonly k: number;
}

/** Action 6: no circle at all. */
export interface SangueRealeNoCircleChoice {
  readonly verb: "pass";
}

/** No number, where the table lets one pass. */
export interface SangueRealeNoNumberChoice {
  readonly verb: "pass";
}

/** For the next rounds the other plans openly before the owner. */
export interface SangueRealeOpenPlan {
  readonly effect: "open_plan";
  readonly rounds: number;
}

/** Two equal dice on a pair row. */
export interface SangueRealePairChoice {
  readonly verb: "pair";
  readonly die: number;
}

/** The die that fills a pair row with the changed one. */
export interface SangueRealePartnerChoice {
  readonly verb: "partner";
  readonly die: number;
}

/** k is taken away for each of something. */
export interface SangueRealePenalty {
  readonly term: "penalty";
  readonly metric: "boxes" | "full_columns" | "groups_led" | "modifiers_spent" | "river_boxes" | "uniques";
  readonly k: number;
}

/** Action 4: the two dice that the roller takes. */
export interface SangueRealePickChoice {
  readonly verb: "pick";
  readonly dice: readonly number[];
}

/** The action planned in secret. */
export interface SangueRealePlanChoice {
  readonly verb: "plan";
  readonly action: number;
}

/** What both sheets show before a pencil touches them. */
export interface SangueRealePrinted {
  readonly uniques: readonly SangueRealePrintedUnique[];
  readonly areas: readonly SangueRealePrintedArea[];
  readonly edges: readonly SangueRealePrintedEdge[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly drawing: SangueRealeMapPage;
}

export interface SangueRealePrintedArea {
  readonly id: string;
  readonly slots: readonly string[];
  readonly box: string | null;
  readonly tags: readonly string[];
}

export interface SangueRealePrintedCharacter {
  readonly slot: string;
  readonly crest: readonly [string, string, string, string];
}

export interface SangueRealePrintedEdge {
  readonly id: string;
  readonly between: readonly [string, string];
  readonly kind: string;
  readonly mutable: boolean;
}

export interface SangueRealePrintedRow {
  readonly circles: number;
  readonly number: number;
  readonly unique: string;
}

export interface SangueRealePrintedUnique {
  readonly id: string;
  readonly column: number;
  readonly circles: number;
  readonly kind: string;
  readonly effects: readonly (SangueRealeDrawModifier | SangueRealeBlacken | SangueRealeCircle | SangueRealeExtraDice | SangueRealeSetDie | SangueRealeVp | SangueRealeVpPer | SangueRealeChangeEdge | SangueRealeBlockSlot | SangueRealeForbidAction | SangueRealeActFirst | SangueRealeUncancel | SangueRealeOpenPlan | SangueRealeWrap | SangueRealeStackBonus)[];
  readonly vp: number;
  readonly glyph: string;
  readonly does: readonly SangueRealeMessage[];
}

/** k for each own box whose territory has a present river on its outline. */
export interface SangueRealeRiverSide {
  readonly term: "river_side";
  readonly k: number;
}

export interface SangueRealeRowForecast {
  readonly seat: number;
  readonly column: number;
  readonly row: number;
}

/** A die as any value, by a power. */
export interface SangueRealeSetChoice {
  readonly verb: "set";
  readonly die: number;
  readonly value: number;
}

/** So many times in the Era one die that the owner uses takes any value. */
export interface SangueRealeSetDie {
  readonly effect: "set_die";
  readonly times: number;
}

/** The same, its value set by a power. */
export interface SangueRealeSetPartnerChoice {
  readonly verb: "set_partner";
  readonly die: number;
}

/** One player's sheet with its marks. */
export interface SangueRealeSheetSeen {
  readonly seat: number;
  readonly character: string;
  readonly slot: string;
  readonly plan: number;
  readonly locked: boolean;
  readonly chronology: readonly number[];
  readonly modifiers: readonly number[];
  readonly spent: number;
  readonly columns: readonly (readonly SangueRealePrintedRow[])[];
  readonly rows: readonly number[];
  readonly half: readonly number[];
  readonly circles: readonly number[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly box_vp: Readonly<Record<string, number>>;
  readonly circled: readonly string[];
  readonly blocked: readonly string[];
  readonly free: readonly string[];
  readonly present: readonly string[];
  readonly territories: readonly SangueRealeTerritorySeen[];
  readonly terms: readonly (SangueRealeBoxVp | SangueRealeBoxCount | SangueRealeGroupComplete | SangueRealeGroupMajority | SangueRealeChain | SangueRealeUniqueVp | SangueRealeUniqueCount | SangueRealeColumnFull | SangueRealeColumnMajority | SangueRealeCirclesDiv | SangueRealeTagCount | SangueRealeTagSet | SangueRealeModifiersSpent | SangueRealeChronologyDistinct | SangueRealeCancelled | SangueRealeRiverSide | SangueRealePenalty)[];
  readonly scores: readonly SangueRealeMessage[];
  readonly powers: Readonly<Record<string, number>>;
  readonly lasting: readonly SangueRealeMessage[];
}

/** A printed number and where it stands. */
export interface SangueRealeSlotMark {
  readonly id: string;
  readonly number: number;
  readonly at: readonly [number, number];
}

/** Each modifier of the owner may change a die by up to two. */
export interface SangueRealeStackBonus {
  readonly effect: "stack_bonus";
}

/** k for each own box with a tag. */
export interface SangueRealeTagCount {
  readonly term: "tag_count";
  readonly tag: string;
  readonly k: number;
}

/** For whoever has a box of every named tag. */
export interface SangueRealeTagSet {
  readonly term: "tag_set";
  readonly tags: readonly string[];
  readonly vp: number;
}

/** One line of the count: what for, and how much for each seat. */
export interface SangueRealeTermScored {
  readonly term: string;
  readonly vp: readonly [number, number];
  readonly of: string;
}

/** Areas that are one land at present; it can be controlled while it has exactly one box. */
export interface SangueRealeTerritorySeen {
  readonly areas: readonly string[];
  readonly boxes: readonly string[];
  readonly missing: readonly number[];
}

/** Action 6: a small circle in the section of this turn. */
export interface SangueRealeTurnChoice {
  readonly verb: "turn";
  readonly turn: number;
}

/** So many times the owner's action survives an equal plan. */
export interface SangueRealeUncancel {
  readonly effect: "uncancel";
  readonly times: number;
}

/** k for each own Unique Supporter. */
export interface SangueRealeUniqueCount {
  readonly term: "unique_count";
  readonly k: number;
}

/** The Unique Supporter before the number. */
export interface SangueRealeUniqueFirstChoice {
  readonly verb: "unique_first";
}

/** The printed values of one's Unique Supporters. */
export interface SangueRealeUniqueVp {
  readonly term: "unique_vp";
}

/** A die as it is. */
export interface SangueRealeUseChoice {
  readonly verb: "use";
  readonly die: number;
}

export type SangueRealeView = SangueRealeDuelView;

/** Victory points at the end. */
export interface SangueRealeVp {
  readonly effect: "vp";
  readonly n: number;
}

/** Victory points at the end for each of something that the owner has. */
export interface SangueRealeVpPer {
  readonly effect: "vp_per";
  readonly metric: "boxes" | "full_columns" | "groups_led" | "modifiers_spent" | "river_boxes" | "uniques";
  readonly n: number;
}

/** The owner's modifiers may pass between 6 and 1. */
export interface SangueRealeWrap {
  readonly effect: "wrap";
}

/** A value looked for by trying; `best` when all were played, null where none comes near enough to say so. */
export interface Search {
  readonly file: string;
  readonly entry: string;
  readonly field: string;
  readonly figure: string;
  readonly kind: string;
  readonly target: readonly [number | null, number | null];
  readonly tried: readonly Tried[];
  readonly best: number | null;
  readonly games: number;
}

/** Who shall sit: oneself, whoever is invited, or a bot. */
export interface SeatAsk {
  readonly who: "bot" | "me" | "open";
  readonly name?: string;
  readonly bot?: string;
}

/** Until when a seat may take its time; `away`: until when its owner is on holiday, while nothing runs. */
export interface SeatClock {
  readonly seat: number;
  readonly due: number;
  readonly away: number | null;
}

/** One seat as everybody sees it. */
export interface SeatInfo {
  readonly seat: number;
  readonly who: "bot" | "human" | "open";
  readonly name: string;
  readonly bot: string | null;
  readonly stands_in: boolean;
  readonly resigned: boolean;
}

/** A seat was taken. */
export interface Seated {
  readonly table: string;
  readonly key: string;
  readonly hand: readonly number[];
}

/** Somebody for a game with so many. */
export interface SeekAsk {
  readonly game: string;
  readonly seats?: number;
  readonly language?: "" | "en" | "it";
  readonly rated?: boolean;
  readonly name?: string;
  readonly password?: string;
}

/** A bot instead of somebody; `called`: the name under which it sits down. */
export interface SeekBot {
  readonly called?: string;
}

/** How the looking stands. Once somebody is found, `table` hangs on one's person. `bot` could play instead. */
export interface SeekInfo {
  readonly state: "found" | "none" | "waiting";
  readonly game: string;
  readonly seats: number;
  readonly rated: boolean;
  readonly since: number;
  readonly others: number;
  readonly window: number | null;
  readonly bot: string;
  readonly table: string;
}

export interface SeriesBeside {
  readonly id: string;
  readonly title: string;
  readonly games: Readonly<Record<string, number>>;
  readonly figures: readonly FigureBeside[];
}

/** Sit down at a table of the hall, by this name. */
export interface SitAsk {
  readonly name?: string;
}

/** At a place in a file `old` becomes `new`. A file that was not there has no `old`, one that goes has no `new`. */
export type Splice = readonly [string, number, string | null, string | null];

/** Where a table starts. `rounds`: bots play so many first; `deck`: the first hero's cards. */
export interface StartAsk {
  readonly card?: string;
  readonly encounter?: string;
  readonly verse?: string;
  readonly hero?: string;
  readonly statuses?: readonly string[];
  readonly deck?: readonly string[];
  readonly sheet?: string;
  readonly supporters?: string;
  readonly rounds?: number;
}

/** The log grew: what happened and how things stand now. */
export interface Step {
  readonly type: "step";
  readonly seq: number;
  readonly log: readonly LogLine[];
  readonly table: TableInfo;
  readonly sight: ViewInfo;
}

/** One place where the person is reminded. */
export interface SubscriptionInfo {
  readonly id: string;
  readonly kind: "mail" | "push";
  readonly address: string;
  readonly good: boolean;
  readonly here: boolean;
}

/** What everybody at a table knows of it besides the game. */
export interface TableInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly pack: string;
  readonly engine: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly phase: "over" | "playing" | "waiting";
  readonly pace: "live" | "slow";
  readonly screen: boolean;
  readonly watch_delay: number;
  readonly hints: boolean;
  readonly hall: boolean;
  readonly rated: boolean;
  readonly seats: readonly SeatInfo[];
  readonly seq: number;
  readonly ply: number;
  readonly opened_at: number;
  readonly waits_since: number;
  readonly patience: number;
  readonly terms: Terms | null;
  readonly clocks: readonly SeatClock[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly outcome: OutcomeInfo | null;
  readonly proposals: readonly ProposalInfo[];
  readonly marks: readonly string[];
  readonly origin: OriginInfo | null;
  readonly next: string | null;
  readonly continues: boolean;
  readonly room: number;
}

/** A ruling that a table may choose: what it is when nobody says, what it may be (null: any of its type). */
export interface TableOption {
  readonly key: string;
  readonly default: string | number | boolean | null;
  readonly type: "flag" | "number" | "text";
  readonly choices: readonly (string | number | boolean | null)[] | null;
}

/** Whoever asks comes along. */
export interface TaintedGrailAcceptChoice {
  readonly verb: "accept";
  readonly seat: number;
}

export interface TaintedGrailActionView {
  readonly key: string;
  readonly name: TaintedGrailMessage;
  readonly price: TaintedGrailMessage;
  readonly effects: TaintedGrailMessage;
  readonly left: number;
  readonly condition: TaintedGrailMessage | null;
  readonly offered: boolean;
}

/** Who is Active next. */
export interface TaintedGrailActiveChoice {
  readonly verb: "active";
  readonly seat: number;
}

/** Who joins the group. */
export interface TaintedGrailAddCharacterChoice {
  readonly verb: "add";
  readonly character: string;
}

/** Ask the others for another Action at once. */
export interface TaintedGrailAgainChoice {
  readonly verb: "again";
}

/** Agree to what somebody proposes. */
export interface TaintedGrailAgreeChoice {
  readonly verb: "agree";
}

export type TaintedGrailAnswer = TaintedGrailAcceptChoice | TaintedGrailActiveChoice | TaintedGrailAddCharacterChoice | TaintedGrailAgainChoice | TaintedGrailAgreeChoice | TaintedGrailApproachChoice | TaintedGrailAskForChoice | TaintedGrailAvoidChoice | TaintedGrailBeginDayChoice | TaintedGrailBequeathChoice | TaintedGrailBoardChoice | TaintedGrailBringIntoUseChoice | TaintedGrailCancelChoice | TaintedGrailCharacterChoice | TaintedGrailChargeChoice | TaintedGrailColourChoice | TaintedGrailCoverShareChoice | TaintedGrailDeclineAbilityChoice | TaintedGrailDiscardChoice | TaintedGrailDiscardItemChoice | TaintedGrailDoneChoice | TaintedGrailEatChoice | TaintedGrailEffectChoice | TaintedGrailEndCampaignChoice | TaintedGrailEndNarrativeChoice | TaintedGrailEquipChoice | TaintedGrailEquippedChoice | TaintedGrailExploreChoice | TaintedGrailFaceChoice | TaintedGrailFailChoice | TaintedGrailFastChoice | TaintedGrailFleeChoice | TaintedGrailFlipItemChoice | TaintedGrailGiveCardChoice | TaintedGrailGiveChoice | TaintedGrailGoOnChoice | TaintedGrailGraceChoice | TaintedGrailGuardianChoice | TaintedGrailHelpChoice | TaintedGrailHoldChoice | TaintedGrailJoinChoice | TaintedGrailJoinWhereChoice | TaintedGrailJournalChoice | TaintedGrailKeepChoice | TaintedGrailKeepHandChoice | TaintedGrailKeepShareChoice | TaintedGrailLearnCardChoice | TaintedGrailLearnChoice | TaintedGrailLeaveMenhirChoice | TaintedGrailLeaveSecretChoice | TaintedGrailLightChoice | TaintedGrailLocationChoice | TaintedGrailLoseSkillChoice | TaintedGrailMagicPayerChoice | TaintedGrailMemberChoice | TaintedGrailMenhirChoice | TaintedGrailMoveToChoice | TaintedGrailMulliganChoice | TaintedGrailNoReplacementChoice | TaintedGrailOwnShareChoice | TaintedGrailPassChoice | TaintedGrailPayCardChoice | TaintedGrailPayChoice | TaintedGrailPlayByEffectChoice | TaintedGrailPlayCharacterChoice | TaintedGrailPlayChoice | TaintedGrailPlayInPanicChoice | TaintedGrailProposeChoice | TaintedGrailPutInChoice | TaintedGrailRaiseChoice | TaintedGrailReadyChoice | TaintedGrailReadyTonightChoice | TaintedGrailRefuseChoice | TaintedGrailRefuseToPayChoice | TaintedGrailReplacementChoice | TaintedGrailSetAsideChoice | TaintedGrailShareOutChoice | TaintedGrailShelveChoice | TaintedGrailSkillChoice | TaintedGrailStayChoice | TaintedGrailStayOutChoice | TaintedGrailStopChoice | TaintedGrailStopForTonightChoice | TaintedGrailTakeBackChoice | TaintedGrailTakeOutChoice | TaintedGrailTakeUpChoice | TaintedGrailTradeChoice | TaintedGrailTravelChoice | TaintedGrailTurnAwayChoice | TaintedGrailTurnCardChoice | TaintedGrailUseAbilityChoice | TaintedGrailUseChoice | TaintedGrailUseInEncounterChoice | TaintedGrailWatchChoice | TaintedGrailWithoutMagicChoice;

/** One of the two approaches of a Stage. */
export interface TaintedGrailApproachChoice {
  readonly verb: "approach";
  readonly approach: string;
}

/** Something of the other's that is asked for: food, wealth, or a copy of a card. */
export interface TaintedGrailAskForChoice {
  readonly verb: "ask";
  readonly what: string;
}

/** What would be paid, gained, lost and placed, where everything would stand; for all whom it touches. */
export interface TaintedGrailAvalonForecast {
  readonly price: readonly TaintedGrailPriceView[];
  readonly paid: readonly TaintedGrailPriceForecast[];
  readonly tracks: readonly TaintedGrailTrackForecast[];
  readonly resources: readonly TaintedGrailResourceForecast[];
  readonly gained: readonly TaintedGrailCardForecast[];
  readonly lost: readonly TaintedGrailCardForecast[];
  readonly moved: readonly TaintedGrailMoveForecast[];
  readonly lit: readonly TaintedGrailDialForecast[];
  readonly placed: readonly TaintedGrailPlacedForecast[];
  readonly pool: number | null;
  readonly marker: number | null;
  readonly stage_won: boolean;
  readonly outcome: string;
  readonly conditions: readonly TaintedGrailConditionForecast[];
  readonly died: readonly number[];
}

/** A campaign as one viewer sees it; `faces` has every card that is named elsewhere in the view. */
export interface TaintedGrailAvalonView {
  readonly viewer: number | null;
  readonly pack: string;
  readonly campaign: string;
  readonly title: TaintedGrailMessage;
  readonly chapter: string;
  readonly chapter_title: TaintedGrailMessage | null;
  readonly day: number;
  readonly last_day: number | null;
  readonly stage: string;
  readonly step: number;
  readonly round: number;
  readonly outcome: string;
  readonly ending: string;
  readonly heroes: readonly TaintedGrailHeroView[];
  readonly dead: readonly string[];
  readonly away: readonly string[];
  readonly party: readonly number[];
  readonly places: readonly TaintedGrailPlaceView[];
  readonly inspected: TaintedGrailMenhirView | null;
  readonly events: readonly string[];
  readonly quests: readonly TaintedGrailQuestView[];
  readonly statuses: readonly TaintedGrailStatusView[];
  readonly tasks: readonly TaintedGrailTaskView[];
  readonly dials: readonly TaintedGrailDialView[];
  readonly effects: readonly TaintedGrailEffectView[];
  readonly journal: TaintedGrailJournalView | null;
  readonly encounter: TaintedGrailEncounterView | null;
  readonly foes: Readonly<Record<string, TaintedGrailFoeView>>;
  readonly decks: Readonly<Record<string, number>>;
  readonly under_way: TaintedGrailUnderWayView | null;
  readonly bargain: TaintedGrailBargainView | null;
  readonly faces: Readonly<Record<string, TaintedGrailFaceView>>;
}

/** Pay to avoid the Encounter; all must want it. */
export interface TaintedGrailAvoidChoice {
  readonly verb: "avoid";
}

export interface TaintedGrailAvoidView {
  readonly requirement: TaintedGrailMessage | null;
  readonly price: TaintedGrailMessage | null;
}

/** Who offers what to whom; `take` is asked for in return. */
export interface TaintedGrailBargainView {
  readonly seat: number;
  readonly other: number;
  readonly give: readonly TaintedGrailMessage[];
  readonly take: readonly TaintedGrailMessage[];
}

/** The group stays as it is, and the day begins. */
export interface TaintedGrailBeginDayChoice {
  readonly verb: "go_on";
}

/** Who gets a Secret of somebody who has died. */
export interface TaintedGrailBequeathChoice {
  readonly verb: "give";
  readonly copy: string;
  readonly seat: number;
}

/** Which board to play with. */
export interface TaintedGrailBoardChoice {
  readonly verb: "board";
  readonly board: string;
}

/** Something that is to be used in this Encounter. */
export interface TaintedGrailBringIntoUseChoice {
  readonly verb: "take_up";
  readonly copy: string;
}

/** Drop the offer. */
export interface TaintedGrailCancelChoice {
  readonly verb: "cancel";
}

/** An Item, a Secret, a Skill or a card to play that comes or goes. */
export interface TaintedGrailCardForecast {
  readonly seat: number;
  readonly card: string;
}

/** The Character's own Action. */
export interface TaintedGrailCharacterChoice {
  readonly verb: "character";
}

/** Pay Charges for a text of a card: `card:watch#2`, the card and the number of the text. */
export interface TaintedGrailChargeChoice {
  readonly verb: "charge";
  readonly ability: string;
}

/** An answer to a verse of the Journal, in its own words. */
export interface TaintedGrailChoiceView {
  readonly key: string;
  readonly text: TaintedGrailMessage;
}

/** Whose cards to play with, by the letter on them. */
export interface TaintedGrailColourChoice {
  readonly verb: "colour";
  readonly letter: string;
}

export interface TaintedGrailConditionForecast {
  readonly seat: number;
  readonly condition: string;
}

/** Pay what another lacks of its share. */
export interface TaintedGrailCoverShareChoice {
  readonly verb: "cover";
  readonly seat: number;
  readonly kind: string;
  readonly n: number;
}

export interface TaintedGrailDeckView {
  readonly deck: number;
  readonly reserve: number;
  readonly hand: readonly string[];
  readonly discard: readonly string[];
  readonly spare: readonly string[];
  readonly cards: readonly string[];
}

/** Leave the text unused. */
export interface TaintedGrailDeclineAbilityChoice {
  readonly verb: "decline";
}

export interface TaintedGrailDialForecast {
  readonly location: number;
  readonly dial: number;
}

export interface TaintedGrailDialView {
  readonly target: string;
  readonly name: TaintedGrailMessage;
  readonly token: string;
  readonly value: number;
}

/** A card of the hand that goes. */
export interface TaintedGrailDiscardChoice {
  readonly verb: "discard";
  readonly card: string;
}

/** An Item that goes. */
export interface TaintedGrailDiscardItemChoice {
  readonly verb: "discard";
  readonly copy: string;
}

/** Nothing more of this tonight. */
export interface TaintedGrailDoneChoice {
  readonly verb: "done";
}

/** Eat one Food. */
export interface TaintedGrailEatChoice {
  readonly verb: "eat";
}

/** One of several effects: the card or verse that asks, and the key of the effect there. */
export interface TaintedGrailEffectChoice {
  readonly verb: string;
  readonly source: string;
  readonly option: string;
}

/** Something that holds for a while. */
export interface TaintedGrailEffectView {
  readonly name: TaintedGrailMessage;
  readonly text: TaintedGrailMessage;
  readonly lasts: string;
  readonly heroes: readonly number[];
}

export interface TaintedGrailEncounterView {
  readonly foe: TaintedGrailFoeView;
  readonly members: readonly number[];
  readonly came: readonly number[];
  readonly guardian_at: number;
  readonly sequence: readonly TaintedGrailLaidView[];
  readonly placing: TaintedGrailLaidView | null;
  readonly pool: number;
  readonly row: number;
  readonly marker: number;
  readonly stage: number;
  readonly approach: string;
  readonly turn: number;
  readonly phase: string;
  readonly active: number;
  readonly activated: readonly number[];
  readonly played: number;
  readonly limit: number | null;
  readonly expected: number;
  readonly attacks: number;
  readonly traits: readonly string[];
  readonly panic: boolean;
  readonly edge: readonly TaintedGrailHalfView[];
  readonly joins: Readonly<Record<string, readonly TaintedGrailJoinView[]>>;
}

/** The campaign is lost. */
export interface TaintedGrailEndCampaignChoice {
  readonly verb: "end";
}

/** Propose to end the Narrative mode. */
export interface TaintedGrailEndNarrativeChoice {
  readonly verb: "end_narrative";
}

/** Which of several cards with one keyword is in use. */
export interface TaintedGrailEquipChoice {
  readonly verb: "equip";
  readonly copy: string;
}

/** All that is to be used is in use. */
export interface TaintedGrailEquippedChoice {
  readonly verb: "ready";
}

/** A directional key: the number printed on it, and the Location it leads to now (0: none on the table). */
export interface TaintedGrailExitView {
  readonly number: number;
  readonly to: number;
}

/** Explore the Location. */
export interface TaintedGrailExploreChoice {
  readonly verb: "explore";
}

/** Face the Encounter. */
export interface TaintedGrailFaceChoice {
  readonly verb: "face";
}

/** The face of a card. `kind` is a card's Encounter, an Item's keyword or a Skill's Attribute. */
export interface TaintedGrailFaceView {
  readonly name: TaintedGrailMessage;
  readonly rules: readonly TaintedGrailMessage[];
  readonly story: TaintedGrailMessage | null;
  readonly kind: string;
  readonly number: string;
  readonly passive: boolean;
  readonly crafted: boolean;
  readonly personal: boolean;
  readonly left: readonly TaintedGrailHalfView[];
  readonly right: readonly TaintedGrailHalfView[];
  readonly goal: TaintedGrailMessage | null;
  readonly hint: TaintedGrailMessage | null;
}

/** Take the Failure and leave. */
export interface TaintedGrailFailChoice {
  readonly verb: "fail";
}

/** Go to bed hungry. */
export interface TaintedGrailFastChoice {
  readonly verb: "fast";
}

/** Flee from the Encounter. */
export interface TaintedGrailFleeChoice {
  readonly verb: "flee";
}

/** A card in use that is turned face down. */
export interface TaintedGrailFlipItemChoice {
  readonly verb: "flip";
  readonly copy: string;
}

/** An Encounter card as printed. */
export interface TaintedGrailFoeView {
  readonly id: string;
  readonly name: TaintedGrailMessage;
  readonly story: TaintedGrailMessage;
  readonly deck: string;
  readonly kind: string;
  readonly guardian: boolean;
  readonly value: number;
  readonly traits: readonly string[];
  readonly right: readonly TaintedGrailHalfView[];
  readonly rules: readonly TaintedGrailMessage[];
  readonly table: readonly TaintedGrailRowView[];
  readonly opportunity: TaintedGrailMessage | null;
  readonly reward: TaintedGrailMessage | null;
  readonly loot: TaintedGrailMessage | null;
  readonly track: readonly string[];
  readonly avoid: TaintedGrailAvoidView | null;
  readonly stages: readonly TaintedGrailStageView[];
  readonly failure: TaintedGrailMessage | null;
  readonly text: TaintedGrailMessage | null;
}

export type TaintedGrailForecast = TaintedGrailAvalonForecast;

/** Give the card that the price asks for. */
export interface TaintedGrailGiveCardChoice {
  readonly verb: "give_card";
}

/** Something of one's own that goes into the offer: food, wealth, or a copy of a card. */
export interface TaintedGrailGiveChoice {
  readonly verb: "give";
  readonly what: string;
}

/** On to the next phase. */
export interface TaintedGrailGoOnChoice {
  readonly verb: "go_on";
}

/** Take Grace: begin the Chapter again. */
export interface TaintedGrailGraceChoice {
  readonly verb: "grace";
}

/** Which Guardian is met next. */
export interface TaintedGrailGuardianChoice {
  readonly verb: "guardian";
  readonly encounter: string;
}

/** One half of a key. Icons read "cubes:2", "affinity:-1", "draw:1", "x:2", "continue", "topic", "tear", "void". */
export interface TaintedGrailHalfView {
  readonly key: string;
  readonly attr: string;
  readonly level: number;
  readonly icons: readonly string[];
}

/** An Item or Secret; its face is found under `face`. */
export interface TaintedGrailHeldView {
  readonly id: string;
  readonly face: string;
  readonly up: boolean;
  readonly flipped: boolean;
  readonly aside: boolean;
  readonly charges: number;
}

/** Help to pay. */
export interface TaintedGrailHelpChoice {
  readonly verb: "help";
}

export interface TaintedGrailHeroView {
  readonly seat: number;
  readonly character: string;
  readonly number: number;
  readonly board: string;
  readonly colour: string;
  readonly alive: boolean;
  readonly at: number;
  readonly passed: boolean;
  readonly acted: boolean;
  readonly tracks: Readonly<Record<string, TaintedGrailTrackView>>;
  readonly states: readonly string[];
  readonly attributes: Readonly<Record<string, number>>;
  readonly resources: Readonly<Record<string, number>>;
  readonly items: readonly TaintedGrailHeldView[];
  readonly secrets: readonly TaintedGrailHeldView[];
  readonly skills: readonly string[];
  readonly conditions: readonly string[];
  readonly combat: TaintedGrailDeckView;
  readonly diplomacy: TaintedGrailDeckView;
}

/** Let the others act first. */
export interface TaintedGrailHoldChoice {
  readonly verb: "hold";
}

/** Take part. */
export interface TaintedGrailJoinChoice {
  readonly verb: "join";
}

/** A key that would connect, and what it would give in the order of reading. */
export interface TaintedGrailJoinView {
  readonly row: number;
  readonly key: string;
  readonly gives: readonly string[];
}

/** Where somebody joins, by the number of the Location. */
export interface TaintedGrailJoinWhereChoice {
  readonly verb: "to";
  readonly location: number;
}

/** A choice of the verse that is read, by its key. */
export interface TaintedGrailJournalChoice {
  readonly verb: string;
  readonly choice: string;
}

/** The verse that was read last, and who walks through the section. */
export interface TaintedGrailJournalView {
  readonly section: string;
  readonly verse: string;
  readonly title: TaintedGrailMessage;
  readonly text: TaintedGrailMessage;
  readonly members: readonly number[];
  readonly choices: readonly TaintedGrailChoiceView[];
}

/** A card of the hand that stays. */
export interface TaintedGrailKeepChoice {
  readonly verb: "keep";
  readonly card: string;
}

/** Play with the hand as it is. */
export interface TaintedGrailKeepHandChoice {
  readonly verb: "keep_hand";
}

/** Pay nothing of it. */
export interface TaintedGrailKeepShareChoice {
  readonly verb: "keep";
}

export interface TaintedGrailLaidView {
  readonly card: string;
  readonly owner: number;
  readonly connected: readonly string[];
  readonly joined: readonly number[];
  readonly magic: number;
  readonly time: number;
  readonly charges: number;
  readonly shows: boolean;
}

/** One of the cards that were drawn from the Reserve. */
export interface TaintedGrailLearnCardChoice {
  readonly verb: "card";
  readonly card: string;
}

/** A card of a Reserve, for Exp: combat or diplomacy. */
export interface TaintedGrailLearnChoice {
  readonly verb: "learn";
  readonly kind: string;
}

/** Leave it as it is. */
export interface TaintedGrailLeaveMenhirChoice {
  readonly verb: "leave";
}

/** Who gets a Secret of somebody who leaves. */
export interface TaintedGrailLeaveSecretChoice {
  readonly verb: "give";
  readonly copy: string;
  readonly seat: number;
}

/** A way to light the Menhir, by its key. */
export interface TaintedGrailLightChoice {
  readonly verb: "light";
  readonly way: string;
}

/** An Action that the Location offers, by its key. */
export interface TaintedGrailLocationChoice {
  readonly verb: "location";
  readonly action: string;
}

/** A Skill card to give back, and the side that was used. */
export interface TaintedGrailLoseSkillChoice {
  readonly verb: "skill";
  readonly card: string;
  readonly side: string;
}

/** Who pays for a Magic Key; `what` is always magic. */
export interface TaintedGrailMagicPayerChoice {
  readonly verb: "pay";
  readonly seat: number;
  readonly what: string;
}

/** Whom of the group the effect means. */
export interface TaintedGrailMemberChoice {
  readonly verb: "hero";
  readonly seat: number;
}

/** Inspect the Menhir. */
export interface TaintedGrailMenhirChoice {
  readonly verb: "menhir";
}

/** What a Menhir asks for, as read by whoever stands before it. */
export interface TaintedGrailMenhirView {
  readonly number: number;
  readonly ways: readonly TaintedGrailWayView[];
}

/** A text, said in the reader's language. */
export type TaintedGrailMessage = string;

export interface TaintedGrailMoveForecast {
  readonly seat: number;
  readonly location: number;
}

/** Where the group is moved, by the number of the Location. */
export interface TaintedGrailMoveToChoice {
  readonly verb: "to";
  readonly location: number;
}

/** A new hand, of one card less. */
export interface TaintedGrailMulliganChoice {
  readonly verb: "mulligan";
}

/** Play nobody any more. */
export interface TaintedGrailNoReplacementChoice {
  readonly verb: "decline";
}

/** Pay one's own share. */
export interface TaintedGrailOwnShareChoice {
  readonly verb: "own";
  readonly kind: string;
  readonly n: number;
}

/** Do nothing more today. */
export interface TaintedGrailPassChoice {
  readonly verb: "pass";
}

/** A card of the hand that is paid with. */
export interface TaintedGrailPayCardChoice {
  readonly verb: "card";
  readonly card: string;
}

/** How much of a kind one pays of what several owe together. */
export interface TaintedGrailPayChoice {
  readonly verb: "pay";
  readonly kind: string;
  readonly n: number;
}

export interface TaintedGrailPlaceView {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly name: TaintedGrailMessage;
  readonly story: TaintedGrailMessage;
  readonly seals: readonly string[];
  readonly tags: readonly string[];
  readonly exits: Readonly<Record<string, TaintedGrailExitView>>;
  readonly menhir: number | null;
  readonly time: number;
  readonly quest: number;
  readonly heroes: readonly number[];
  readonly guardians: readonly string[];
  readonly items: readonly string[];
  readonly actions: readonly TaintedGrailActionView[];
  readonly instant: TaintedGrailMessage | null;
  readonly rules: readonly TaintedGrailMessage[];
  readonly explorable: boolean;
}

export interface TaintedGrailPlacedForecast {
  readonly seat: number;
  readonly card: string;
  readonly keys: readonly string[];
}

/** A card that an effect lets one play, with the rows of the Magic Keys that are paid for. */
export interface TaintedGrailPlayByEffectChoice {
  readonly verb: "play";
  readonly card: string;
  readonly magic: readonly number[];
}

/** Whom to play. */
export interface TaintedGrailPlayCharacterChoice {
  readonly verb: "play";
  readonly character: string;
}

/** A card from hand, and the rows of the Magic Keys that are paid for: `m12` is the first and the second. */
export interface TaintedGrailPlayChoice {
  readonly verb: "play";
  readonly card: string;
  readonly magic: readonly number[];
}

/** The card that was turned in Panic, with the rows of the Magic Keys that are paid for. */
export interface TaintedGrailPlayInPanicChoice {
  readonly verb: "play";
  readonly card: string;
  readonly magic: readonly number[];
}

/** So much of a kind is paid. Where the tracks and resources stand then is told there. */
export interface TaintedGrailPriceForecast {
  readonly seat: number;
  readonly kind: string;
  readonly n: number;
}

/** So much of a kind: of all together, or of each who takes part. A price in Terror raises it. */
export interface TaintedGrailPriceView {
  readonly kind: string;
  readonly n: number;
  readonly each: boolean;
}

/** Propose the offer as it stands. */
export interface TaintedGrailProposeChoice {
  readonly verb: "propose";
}

/** A card that goes into the deck. */
export interface TaintedGrailPutInChoice {
  readonly verb: "in";
  readonly card: string;
}

/** An active Quest; its goal is on the face of the card it stands on. */
export interface TaintedGrailQuestView {
  readonly face: string;
  readonly owner: number | null;
  readonly done: boolean;
}

/** A point in an Attribute, for Exp. */
export interface TaintedGrailRaiseChoice {
  readonly verb: "raise";
  readonly attribute: string;
}

/** Nothing more to trade. */
export interface TaintedGrailReadyChoice {
  readonly verb: "ready";
}

/** Nothing more to trade this evening. */
export interface TaintedGrailReadyTonightChoice {
  readonly verb: "ready_tonight";
}

/** Refuse what somebody proposes. */
export interface TaintedGrailRefuseChoice {
  readonly verb: "refuse";
}

/** Pay nothing of what another has decided on. */
export interface TaintedGrailRefuseToPayChoice {
  readonly verb: "refuse";
}

/** Whom to play from now on. */
export interface TaintedGrailReplacementChoice {
  readonly verb: "take";
  readonly character: string;
}

export interface TaintedGrailResourceForecast {
  readonly seat: number;
  readonly kind: string;
  readonly n: number;
  readonly now: number;
}

export interface TaintedGrailRowView {
  readonly low: number;
  readonly high: number;
  readonly effects: TaintedGrailMessage;
}

/** Something that is not to be used in this Encounter. */
export interface TaintedGrailSetAsideChoice {
  readonly verb: "set_aside";
  readonly copy: string;
}

/** Who gets, or loses, so many of what is divided. */
export interface TaintedGrailShareOutChoice {
  readonly verb: "give";
  readonly seat: number;
  readonly kind: string;
  readonly n: number;
}

/** Who leaves the group. */
export interface TaintedGrailShelveChoice {
  readonly verb: "shelve";
  readonly seat: number;
}

/** A Skill card to take, and the side that is used: a or b. */
export interface TaintedGrailSkillChoice {
  readonly verb: "skill";
  readonly card: string;
  readonly side: string;
}

/** A Stage of Diplomacy, or one approach to it. */
export interface TaintedGrailStageView {
  readonly key: string;
  readonly name: TaintedGrailMessage;
  readonly reaction: TaintedGrailMessage | null;
  readonly topics: Readonly<Record<string, TaintedGrailMessage>>;
  readonly approaches: readonly TaintedGrailStageView[];
}

export interface TaintedGrailStatusView {
  readonly key: string;
  readonly name: TaintedGrailMessage;
  readonly parts: number;
  readonly marked: readonly number[];
}

/** Stay out of it. */
export interface TaintedGrailStayChoice {
  readonly verb: "stay";
}

/** Pay nothing for another. */
export interface TaintedGrailStayOutChoice {
  readonly verb: "stay";
}

/** Play no further card. */
export interface TaintedGrailStopChoice {
  readonly verb: "stop";
}

/** Play on another time. */
export interface TaintedGrailStopForTonightChoice {
  readonly verb: "stop";
}

/** Take the card back into the hand. */
export interface TaintedGrailTakeBackChoice {
  readonly verb: "take_back";
}

/** A card that leaves the deck. */
export interface TaintedGrailTakeOutChoice {
  readonly verb: "out";
  readonly card: string;
}

/** Take up something that lies here. */
export interface TaintedGrailTakeUpChoice {
  readonly verb: "take";
  readonly copy: string;
}

export interface TaintedGrailTaskView {
  readonly key: string;
  readonly name: TaintedGrailMessage;
}

export interface TaintedGrailTrackForecast {
  readonly seat: number;
  readonly track: string;
  readonly before: number;
  readonly now: number;
}

export interface TaintedGrailTrackView {
  readonly value: number;
  readonly max: number;
  readonly start: number;
  readonly cap: number;
  readonly red: readonly number[];
}

/** Open a trade with somebody here. */
export interface TaintedGrailTradeChoice {
  readonly verb: "trade";
  readonly seat: number;
}

/** Travel to a Location, by its number. */
export interface TaintedGrailTravelChoice {
  readonly verb: "travel";
  readonly location: number;
}

/** Whoever asks does not come along. */
export interface TaintedGrailTurnAwayChoice {
  readonly verb: "refuse";
  readonly seat: number;
}

/** In Panic: turn the top card of the deck. */
export interface TaintedGrailTurnCardChoice {
  readonly verb: "panic";
}

/** The Action that somebody has announced or is taking: others are asked to join it or to help to pay. */
export interface TaintedGrailUnderWayView {
  readonly leader: number;
  readonly key: string;
  readonly name: TaintedGrailMessage;
  readonly price: readonly TaintedGrailPriceView[];
}

/** Pay for the text that was triggered: the card and the number of the text. */
export interface TaintedGrailUseAbilityChoice {
  readonly verb: "use";
  readonly ability: string;
}

/** A text of a card that is an Action: `item:left_shoe#1#0`, the card's copy and the number of the text. */
export interface TaintedGrailUseChoice {
  readonly verb: "use";
  readonly ability: string;
}

/** Use a text of a card: `item:axe#1#0`, the card's copy and the number of the text. */
export interface TaintedGrailUseInEncounterChoice {
  readonly verb: "use";
  readonly ability: string;
}

export type TaintedGrailView = TaintedGrailAvalonView;

/** Stay out of the Encounter. */
export interface TaintedGrailWatchChoice {
  readonly verb: "watch";
}

/** A way to light a Menhir. */
export interface TaintedGrailWayView {
  readonly key: string;
  readonly name: TaintedGrailMessage | null;
  readonly price: TaintedGrailMessage;
  readonly requirement: TaintedGrailMessage | null;
  readonly dial: TaintedGrailMessage;
  readonly effects: TaintedGrailMessage | null;
}

/** The card goes without more Magic. */
export interface TaintedGrailWithoutMagicChoice {
  readonly verb: "without_magic";
}

export interface TakeSeat {
  readonly name?: string;
}

/** The story so far. Games without one have no chapters. */
export interface TaleInfo {
  readonly title: string;
  readonly keeps_journal: boolean;
  readonly chapters: readonly ChapterInfo[];
}

export interface Talk {
  readonly do: "talk";
  readonly text: string;
  readonly id?: string;
}

export interface TalkAsk {
  readonly text: string;
}

/** What a table that is played by days agreed on: how many hours an answer may take, and what happens then. */
export interface Terms {
  readonly hours: number;
  readonly late: "bot" | "bot_once" | "resign" | "wait";
}

export interface TextReply {
  readonly text: string;
}

/** A bot has begun to think, is so far (0 to 1, null where it cannot tell), or is done. */
export interface Thinking {
  readonly type: "thinking";
  readonly seat: number;
  readonly bot: string;
  readonly progress: number | null;
  readonly done: boolean;
}

/** One value, what the figure was with it, and after how many games; without a figure where the pack has faults. */
export interface Tried {
  readonly value: number;
  readonly games: number;
  readonly figure: FigureNow | null;
}

/** Begin the try that counts, or go on with it; with `practice` another one, which does not. */
export interface TryAsk {
  readonly name?: string;
  readonly practice?: boolean;
  readonly password?: string;
}

/** One's own try that counts: `void` where it was not over in time. Rank and result only when it is done. */
export interface TryInfo {
  readonly table: string;
  readonly state: "done" | "open" | "void";
  readonly name: string;
  readonly rank: number;
  readonly place: number;
  readonly margin: number;
  readonly score: number;
  readonly gave_up: boolean;
}

/** The table of a try; it hangs on the person, so the key of any of the person's devices opens it. */
export interface TryOpened {
  readonly table: string;
  readonly counted: boolean;
}

/** An answer that gave something away: what was chosen, what the bot would have chosen, and the whole in words. `option` is that better answer as it would have been offered then (`prompt` and `asked`: to which question), with what it would have brought: a board that looks at this moment draws it as it draws any answer that is lifted. */
export interface TurningPoint {
  readonly ply: number;
  readonly seat: number;
  readonly key: string;
  readonly best: string;
  readonly before: number;
  readonly after: number;
  readonly best_value: number;
  readonly text: string;
  readonly lost: number;
  readonly prompt: string;
  readonly asked: string;
  readonly option: OptionInfo | null;
}

export interface UndoAsk {
  readonly seat: number;
  readonly to?: number | null;
}

/** How far the viewer may take back on their own, and why not farther. */
export interface UndoLimit {
  readonly to: number;
  readonly steps: number;
  readonly reason: string;
  readonly text: string;
}

/** A number of an entry that is to bring a figure of a kind of games to its target. */
export interface ValueAsk {
  readonly file: string;
  readonly entry: string;
  readonly field: string;
  readonly figure: string;
  readonly kind: string;
}

/** A verse of the Journal as a point of its graph. */
export interface VerseNode {
  readonly file: string;
  readonly entry: string;
  readonly section: string;
  readonly verse: string;
  readonly first: boolean;
  readonly words: Readonly<Record<string, number>>;
  readonly sets: readonly string[];
  readonly reads: readonly string[];
  readonly goes: readonly VerseWay[];
  readonly dead: boolean;
  readonly reached: boolean;
}

/** A way on from a verse: `to` is the path of a verse, or `end`. */
export interface VerseWay {
  readonly to: string;
  readonly by: string;
  readonly key: string;
  readonly if: boolean;
}

export interface Version {
  readonly version: number;
  readonly name: string;
  readonly seq: number;
  readonly at: number;
  readonly by: string;
}

export interface VersionAsk {
  readonly name: string;
}

/** Everything one viewer is told about the game at this moment. `viewer` is a seat, or null for who only watches. */
export interface ViewInfo {
  readonly viewer: number | null;
  readonly view: unknown;
  readonly decisions: readonly Question[];
  readonly waiting_for: readonly number[];
  readonly undo: UndoLimit | null;
}

export interface Vocabulary {
  readonly game: string;
  readonly files: readonly FileSchema[];
  readonly kinds: readonly KindInfo[];
  readonly references: readonly Reference[];
  readonly labels: Readonly<Record<string, Label>>;
}

export interface VoteAsk {
  readonly seat: number;
  readonly proposal: number;
  readonly yes: boolean;
}

export interface WatchAsk {
  readonly revoke?: boolean;
}

/** The first thing sent: who you are here, what you missed, how things stand. */
export interface Welcome {
  readonly type: "welcome";
  readonly seq: number;
  readonly hand: readonly number[];
  readonly host: boolean;
  readonly log: readonly LogLine[];
  readonly table: TableInfo;
  readonly sight: ViewInfo;
}

/** Base of all that is sent. */
export interface WireRecord {
}

export interface WordDiff {
  readonly message: string;
  readonly locale: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The words of a game with one pack, as Fluent text: names of cards, places, people. */
export interface WordsInfo {
  readonly language: string;
  readonly source: string;
}

/** A message as it is written in each language; null where it is missing. */
export interface WordsOf {
  readonly message: string;
  readonly it: string | null;
  readonly en: string | null;
  readonly needed: boolean;
}
