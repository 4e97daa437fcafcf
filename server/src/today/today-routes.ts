import type { Domain } from '@gektar/contract/domain.ts';
import type { Reminder } from '@gektar/contract/reminders/reminder.ts';
import type { RequestFits } from '@gektar/contract/today/notification.ts';
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
import { getToday, setTodayLine } from '@gektar/contract/today/today-endpoints.ts';
import { sql } from 'kysely';
import type { CacheContext } from '#cache/row-cache.ts';
import type { Db } from '#database/db.ts';
import type { Route } from '#http/router.ts';
import type { NoticesOf } from './notification-queries.ts';

interface Section<Line> {
  readonly lines: Line[];
  /** Number of all lines. */
  readonly count: number;
}

/** Finds the first lines of a section, or those with these ids. */
type FindLines<Line> = (db: Db, employeeId: string, ids?: readonly string[]) => Promise<Section<Line>>;

/** Queries for one domain's lines of an employee. */
export interface TodayDomain {
  readonly domain: Domain;
  readonly marks: (context: CacheContext, employeeId: string) => Promise<Section<TodayMark>>;
  /** Marks on these items, accepted or not. */
  readonly marksOf: (db: Db, employeeId: string, ids: readonly string[]) => Promise<Section<TodayMark>>;
  readonly links: FindLines<TodayLink>;
  readonly overdue: (context: CacheContext, employeeId: string) => Promise<Section<TodayOverdue>>;
  readonly fits: (context: CacheContext, employeeId: string) => Promise<Section<TodayFit>>;
  readonly fitsByRequest: (db: Db, employeeId: string, requestIds: readonly string[]) => Promise<RequestFits[]>;
  readonly mentions: FindLines<TodayMention>;
  /** Sources of the domain's notifications, by kind. */
  readonly notices: Readonly<Record<'mention' | 'mark' | 'fit' | 'link', NoticesOf>>;
}

/** Reminders of an employee by when they are due. */
export interface TodayReminders {
  readonly today: Section<Reminder>;
  readonly later: Section<Reminder>;
  readonly doneCount: number;
}

export interface TodayParts {
  readonly domains: readonly TodayDomain[];
  readonly reminders: (db: Db, employeeId: string) => Promise<TodayReminders>;
}

/** Endpoints of 'Сегодня': what needs an employee's attention in both domains. */
export function todayRoutes(route: Route, { domains, reminders }: TodayParts): void {
  route(getToday, async ({ db, cache, employeeId }): Promise<Today> => {
    const all = <Line>(find: (domain: TodayDomain) => Promise<Section<Line>>) => Promise.all(domains.map(find));
    const [reminded, marks, fits, overdue, links, mentions, acceptedCount] = await Promise.all([
      reminders(db, employeeId),
      all((domain) => domain.marks({ db, cache }, employeeId)),
      all((domain) => domain.fits({ db, cache }, employeeId)),
      all((domain) => domain.overdue({ db, cache }, employeeId)),
      all((domain) => domain.links(db, employeeId)),
      all((domain) => domain.mentions(db, employeeId)),
      countDone(db, employeeId),
    ]);
    return {
      reminders: reminded.today,
      laterReminders: reminded.later,
      marks: merged(marks, (one, other) => compare(other.dateTime, one.dateTime)),
      fits: merged(fits),
      overdue: merged(overdue, (one, other) => other.lateDays - one.lateDays),
      links: merged(links, (one, other) => compare(one.expirationTime, other.expirationTime)),
      mentions: merged(mentions, (one, other) => compare(other.dateTime, one.dateTime)),
      doneCount: reminded.doneCount + acceptedCount,
    };
  });
  route(setTodayLine, async ({ db, body: { line, isDone }, employeeId }) => {
    await (isDone ? insertDone(db, employeeId, line) : removeDone(db, employeeId, line));
    return { isDone };
  });
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Merges sections into one; `order` sorts the lines. */
function merged<Line>(sections: readonly Section<Line>[], order?: (one: Line, other: Line) => number): Section<Line> {
  const lines = sections.flatMap((section) => section.lines);
  if (order) lines.sort(order);
  const count = sections.reduce((sum, section) => sum + section.count, 0);
  return { lines: lines.slice(0, MOST_TODAY_LINES), count };
}

function keyOf(line: TodayLineKey): { object: string; request: string | null } {
  if (line.kind === 'fit') return { object: line.objectId, request: line.requestId };
  return { object: line.kind === 'mark' ? line.itemId : line.commentId, request: null };
}

async function insertDone(db: Db, employeeId: string, line: TodayLineKey): Promise<void> {
  const { object, request } = keyOf(line);
  await sql`insert into shared.today_done (employee_id, domain, kind, object_id, request_id)
    values (${employeeId}, ${line.domain}, ${line.kind}, ${object}, ${request})
    on conflict (employee_id, domain, kind, object_id, request_id) do update set done_at = now()`.execute(db);
}

async function removeDone(db: Db, employeeId: string, line: TodayLineKey): Promise<void> {
  const { object, request } = keyOf(line);
  await sql`delete from shared.today_done where employee_id = ${employeeId} and domain = ${line.domain}
    and kind = ${line.kind} and object_id = ${object} and request_id is not distinct from ${request}::uuid`.execute(db);
}

async function countDone(db: Db, employeeId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from shared.today_done
    where employee_id = ${employeeId} and done_at >= now()::date`.execute(db);
  return rows[0]?.count ?? 0;
}
