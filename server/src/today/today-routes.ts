import type { Domain } from '@gektar/contract/domain.ts';
import type { Reminder } from '@gektar/contract/reminders/reminder.ts';
import type { NewFits } from '@gektar/contract/today/notification.ts';
import type {
  Today,
  TodayFit,
  TodayLineKey,
  TodayLink,
  TodayMark,
  TodayMention,
  TodayOverdue,
} from '@gektar/contract/today/today.ts';
import { MOST_TODAY_LINES } from '@gektar/contract/today/today.ts';
import { getToday, listNewFits, setTodayLine } from '@gektar/contract/today/today-endpoints.ts';
import { sql } from 'kysely';
import { ReadyResponse } from '#cache/ready-response.ts';
import { FOREVER, type Lasting, readSections, type SectionReader } from '#cache/section-cache.ts';
import type { Db } from '#database/db.ts';
import type { Route } from '#http/router.ts';
import { stripper } from '#wire/strip.ts';
import type { NoticesOf } from './notification-queries.ts';

/** Selects new fits: of an hour, of a request, or of a request within an hour; a page of their pairs. */
export interface FitChoice {
  readonly batchId: string | null;
  readonly requestId: string | null;
  readonly take: number;
  readonly skip: number;
}

interface Lines<Line> {
  readonly lines: Line[];
  /** Number of all lines. */
  readonly count: number;
}

/** Reads a section for an employee through the cache. */
type ReadLines<Line> = (reader: SectionReader, employeeId: string) => Promise<Lasting<Lines<Line>>>;

/** Queries for one domain's lines of an employee. */
export interface TodayDomain {
  readonly domain: Domain;
  readonly marks: ReadLines<TodayMark>;
  readonly links: ReadLines<TodayLink>;
  readonly overdue: ReadLines<TodayOverdue>;
  readonly fits: ReadLines<TodayFit>;
  /** Pairs one by one. */
  readonly fitsOf: (db: Db, employeeId: string, which: FitChoice) => Promise<Lines<TodayFit>>;
  readonly mentions: ReadLines<TodayMention>;
  /** Sources of the domain's notifications, by kind. */
  readonly notices: Readonly<Record<'mention' | 'mark' | 'fit' | 'link', NoticesOf>>;
  /** Lines of notifications by id, accepted and read ones included. */
  readonly noticed: {
    readonly marks: FindByIds<TodayMark>;
    readonly links: FindByIds<TodayLink>;
    readonly mentions: FindByIds<TodayMention>;
    /** Key: id of the request or of the batch. */
    readonly fits: FindByIds<NewFits>;
  };
}

type FindByIds<Line> = (db: Db, employeeId: string, ids: readonly string[]) => Promise<readonly Line[]>;

/** Reminders of an employee by when they are due. */
export interface TodayReminders {
  readonly today: Lines<Reminder>;
  readonly later: Lines<Reminder>;
  readonly doneCount: number;
}

export interface TodayParts {
  readonly domains: readonly TodayDomain[];
  readonly reminders: (reader: SectionReader, employeeId: string) => Promise<Lasting<TodayReminders>>;
}

/** Endpoints of 'Сегодня': what needs an employee's attention in both domains. */
export function todayRoutes(route: Route, { domains, reminders }: TodayParts): void {
  const strip = stripper(getToday.output);
  route(getToday, ({ db, cache, employeeId }) =>
    readSections({ db, cache }, (reader) =>
      reader.read<ReadyResponse<Today>>({
        name: 'today',
        key: [employeeId],
        bytes: ({ bytes }) => bytes.length * WITH_COMPRESSED,
        async read() {
          const { value, until } = await readToday(reader, { domains, reminders }, employeeId);
          return { value: new ReadyResponse(Buffer.from(JSON.stringify(strip(value)))), until };
        },
      }),
    ),
  );
  route(listNewFits, async ({ db, query: { requestId = null, batchId = null, ...which }, employeeId }) => {
    const found = domains.find(({ domain }) => domain === which.domain);
    return found?.fitsOf(db, employeeId, { ...which, batchId, requestId }) ?? { lines: [], count: 0 };
  });
  route(setTodayLine, async ({ db, body: { line, isDone }, employeeId }) => {
    await (isDone ? insertDone(db, employeeId, line) : removeDone(db, employeeId, line));
    return { isDone };
  });
}

/** Memory of an answer with its compressed forms, relative to the answer. */
const WITH_COMPRESSED = 1.5;

async function readToday(
  reader: SectionReader,
  { domains, reminders }: TodayParts,
  employeeId: string,
): Promise<Lasting<Today>> {
  let ends = FOREVER;
  async function read<Value>(section: Promise<Lasting<Value>>): Promise<Value> {
    const { value, until } = await section;
    ends = Math.min(ends, until);
    return value;
  }
  const all = <Line>(linesOf: (domain: TodayDomain) => ReadLines<Line>) =>
    Promise.all(domains.map((domain) => read(linesOf(domain)(reader, employeeId))));
  const [reminded, marks, fits, overdue, links, mentions, doneCount] = await Promise.all([
    read(reminders(reader, employeeId)),
    all((domain) => domain.marks),
    all((domain) => domain.fits),
    all((domain) => domain.overdue),
    all((domain) => domain.links),
    all((domain) => domain.mentions),
    read(readDone(reader, employeeId)),
  ]);
  const value = {
    reminders: reminded.today,
    laterReminders: reminded.later,
    marks: merged(marks, (one, other) => compare(other.dateTime, one.dateTime)),
    fits: merged(fits, (one, other) => other.percent - one.percent),
    overdue: merged(overdue, (one, other) => other.lateDays - one.lateDays),
    links: merged(links, (one, other) => compare(one.expirationTime, other.expirationTime)),
    mentions: merged(mentions, (one, other) => compare(other.dateTime, one.dateTime)),
    doneCount: reminded.doneCount + doneCount,
  };
  return { value, until: ends };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Merges sections into one; `order` sorts the lines. */
function merged<Line>(sections: readonly Lines<Line>[], order?: (one: Line, other: Line) => number): Lines<Line> {
  const lines = sections.flatMap((section) => section.lines);
  if (order) lines.sort(order);
  const count = sections.reduce((sum, section) => sum + section.count, 0);
  return { lines: lines.slice(0, MOST_TODAY_LINES), count };
}

/** The row of a line in `shared.today_done`; a batch of fits has its id where a single one has that of the object. */
function rowOf(line: TodayLineKey): { kind: 'mark' | 'mention' | 'fit'; object: string; request: string | null } {
  switch (line.kind) {
    case 'fit':
      return { kind: 'fit', object: line.objectId, request: line.requestId };
    case 'fits':
      return { kind: 'fit', object: line.batchId, request: line.requestId };
    case 'mark':
      return { kind: 'mark', object: line.itemId, request: null };
    case 'mention':
      return { kind: 'mention', object: line.commentId, request: null };
  }
}

async function insertDone(db: Db, employeeId: string, line: TodayLineKey): Promise<void> {
  const { kind, object, request } = rowOf(line);
  await sql`insert into shared.today_done (employee_id, domain, kind, object_id, request_id)
    values (${employeeId}, ${line.domain}, ${kind}, ${object}, ${request})
    on conflict (employee_id, domain, kind, object_id, request_id) do update set done_at = now()`.execute(db);
}

async function removeDone(db: Db, employeeId: string, line: TodayLineKey): Promise<void> {
  const { kind, object, request } = rowOf(line);
  await sql`delete from shared.today_done where employee_id = ${employeeId} and domain = ${line.domain}
    and kind = ${kind} and object_id = ${object} and request_id is not distinct from ${request}::uuid`.execute(db);
}

/** Reads how many lines an employee has dealt with today. */
function readDone({ db, midnight, read }: SectionReader, employeeId: string): Promise<Lasting<number>> {
  return read({
    name: 'today done',
    key: [employeeId],
    scopes: ['shared.today_done'],
    bytes: () => 0,
    async read() {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from shared.today_done
        where employee_id = ${employeeId} and done_at >= now()::date`.execute(db);
      return { value: rows[0]?.count ?? 0, until: midnight };
    },
  });
}
