import { hash } from 'node:crypto';
import { NAMED_FITS, type NewFits } from '@gektar/contract/today/notification.ts';
import {
  MOST_FITS_AT_ONCE,
  MOST_FITS_OF_REQUEST,
  MOST_PAIRS,
  MOST_TODAY_LINES,
  NEW_DAYS,
  type TodayFit,
} from '@gektar/contract/today/today.ts';
import { type RawBuilder, sql } from 'kysely';
import { FOREVER, type Lasting, type SectionReader } from '#cache/section-cache.ts';
import type { Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import type { Whose } from '#database/prepared.ts';
import { tablesOf } from '#sharing/domain-tables.ts';
import {
  linesSection,
  objectOfLine,
  requestOfLine,
  requestScopes,
  type SelectedObjects,
  type TodaySection,
} from '#sharing/today-lines.ts';
import { type FitPair, type FitTexts, pairKey } from './fit-texts.ts';
import { selectedIn } from './selected-in.ts';

/** New fits of a domain, as its employees see them. */
export interface ShownFits {
  readonly about: SelectedObjects;
  /** Scope of the tables with the objects, their compared values and their names. */
  readonly objectScope: string;
  /** Condition on an object `t`: it can be offered. */
  readonly isOffered: Condition;
  /** SQL of the employee who is responsible for an object `t`. */
  readonly responsible: RawBuilder<string | null>;
  /** SQL of the version of everything that a list row of an object `t` shows. */
  readonly version: RawBuilder<unknown>;
  /** Condition on a request `r`: it is active. */
  readonly isActive: Condition;
  /** Texts of pairs by their keys. */
  readonly findTexts: (db: Db, pairs: readonly FitPair[]) => Promise<ReadonlyMap<string, FitTexts>>;
}

/**
 * SQL of the new pairs that an employee sees: found in the last days for own requests, or for own objects when the
 * request was saved; not in the selection, not hidden. With the number of pairs in the batch, and of the request in the
 * batch.
 */
function shownFits({ about, isOffered, isActive, responsible }: ShownFits, me: Whose): RawBuilder<unknown> {
  const { domain, objects } = about;
  const { requests } = tablesOf(domain);
  const isNew = sql`n.domain = ${domain} and n.percent is not null and n.found_at > now() - make_interval(days => ${NEW_DAYS})`;
  return sql`
    select n.object_id, n.request_id, n.percent, n.found_at, n.batch_id, n.saved_by, n.is_by_request, r.responsible_employee_id,
      count(*) over (partition by n.batch_id)::int as in_batch,
      count(*) over (partition by n.batch_id, n.request_id)::int as of_request
    from (
      select n.* from ${requests} q join shared.new_fits n on n.request_id = q.id and ${isNew}
      where q.responsible_employee_id = ${me}
      union all
      select n.* from shared.new_fits n join ${requests} q on q.id = n.request_id
        join ${sql.table(objects)} t on t.id = n.object_id
      where ${isNew} and n.is_by_request and ${responsible} = ${me} and q.responsible_employee_id is distinct from ${me}
    ) n join ${requests} r on r.id = n.request_id and ${isActive}
      join ${sql.table(objects)} t on t.id = n.object_id and ${isOffered}
    where not exists (${selectedIn(about, { object: sql`t.id`, request: sql`r.id` })})
      and not exists (select from shared.today_done d where d.employee_id = ${me} and d.domain = ${domain} and d.kind = 'fit'
        and (d.object_id = t.id and d.request_id = r.id
          or d.object_id = n.batch_id and d.done_at >= n.found_at and coalesce(d.request_id, r.id) = r.id))`;
}

/** SQL: the request of the pair `f` has reached the limit of pairs listed per hour. */
const isFull = sql`f.of_request >= case when f.is_by_request then ${sql.lit(MOST_PAIRS.ofSavedRequest)} else ${sql.lit(MOST_PAIRS.ofSavedObjects)} end`;

/** SQL: the pair `f` is in a batch that is one line. */
const isOfMany = sql`f.in_batch > ${sql.lit(MOST_FITS_AT_ONCE)}`;

/** Selects new fits: of an hour, of a request, or of a request within an hour. */
interface FitChoice {
  readonly batchId: string | null;
  readonly requestId: string | null;
}

/** A line without its texts. */
interface FitLine extends Omit<TodayFit, 'facts' | 'reason'> {
  /** Version of object and request. */
  readonly version: string;
}

interface FoundLines extends TodaySection<FitLine> {
  readonly until: number;
}

/**
 * Lines of pairs, the best first: many of one request and hour are one line, very many of one hour as well.
 * @param which null: all lines; a choice: its pairs, one by one
 */
async function findLines(
  db: Db,
  fits: ShownFits,
  employeeId: string,
  { which, take, skip }: { which: FitChoice | null; take: number; skip: number },
): Promise<FoundLines> {
  const { about, version } = fits;
  const { domain, objects } = about;
  const isWanted = which
    ? sql`f.batch_id = coalesce(${which.batchId}, f.batch_id) and f.request_id = coalesce(${which.requestId}, f.request_id)`
    : sql`true`;
  const [byRequest, byPair] = which
    ? [sql`true`, sql`true`]
    : [sql`not ${isOfMany}`, sql`not (${isOfMany} or f.of_request > ${MOST_FITS_OF_REQUEST})`];
  const { rows } = await sql<FitLine & { count: number; until: number | null }>`
    with f as materialized (${shownFits(fits, sql`${employeeId}::uuid`)}), lines as (
      select f.batch_id, case when ${byRequest} then f.request_id end as request_key, max(f.percent) as percent,
        max(f.found_at) as found_at, count(distinct f.object_id)::int as object_count,
        count(distinct f.request_id)::int as request_count, bool_or(${isFull}) as is_full,
        min(f.object_id::text)::uuid as object_id, min(f.request_id::text)::uuid as request_id
      from f where ${isWanted} group by f.batch_id, request_key, case when ${byPair} then f.object_id end
    ), page as (
      select l.*, count(*) over ()::int as count from lines l
      order by l.percent desc, l.found_at desc, l.batch_id, l.request_key, l.object_id limit ${take} offset ${skip}
    )
    select ${domain}::text as domain, l.count, l.batch_id as "batchId", l.request_key as "requestId", l.percent,
      l.found_at as "dateTime", l.object_count as "objectCount", l.request_count as "requestCount", l.is_full as "isFull",
      case when l.object_count = 1 then ${objectOfLine(about)} end as object,
      case when l.request_count = 1 then ${requestOfLine} end as request,
      case when l.request_count = 1 then nullif(r.responsible_employee_id, ${employeeId}) end as "employeeId",
      concat_ws(' ', ${version}, r.xmin) as version,
      (select extract(epoch from min(f.found_at) + make_interval(days => ${NEW_DAYS})) from f) as until
    from page l join ${sql.table(objects)} t on t.id = l.object_id join ${tablesOf(domain).requests} r on r.id = l.request_id
    order by l.percent desc, l.found_at desc, l.batch_id, l.request_key, l.object_id`.execute(db);
  return {
    lines: rows.map(({ count: _, until: __, ...line }) => line),
    count: rows[0]?.count ?? 0,
    until: rows[0]?.until ?? FOREVER,
  };
}

/** The pair of a line; undefined for many. */
function pairOf({ object, request }: Pick<FitLine, 'object' | 'request'>): FitPair | undefined {
  return object && request ? { objectId: object.id, requestId: request.id } : undefined;
}

async function withTexts(db: Db, { findTexts }: ShownFits, lines: readonly FitLine[]): Promise<TodayFit[]> {
  const pairs = lines.flatMap((line) => pairOf(line) ?? []);
  const texts = pairs.length > 0 ? await findTexts(db, pairs) : new Map<string, FitTexts>();
  return lines.map(({ version: _, ...line }) => {
    const pair = pairOf(line);
    return { ...line, ...((pair && texts.get(pairKey(pair))) ?? { facts: '', reason: '' }) };
  });
}

/**
 * Reads the section of new fits of an employee. Its texts are read again only when an object or request of a line is
 * written.
 */
export function findFits(fits: ShownFits) {
  const { about, objectScope } = fits;
  const { domain } = about;
  const scopes = [
    objectScope,
    ...requestScopes(domain),
    `${domain}.selections`,
    'shared.today_done',
    'shared.new_fits',
  ];

  return async ({ db, read }: SectionReader, employeeId: string): Promise<Lasting<TodaySection<TodayFit>>> => {
    const { value: found, until } = await read(
      linesSection<FitLine>({ name: `${domain} fits`, key: [employeeId], scopes }, async () => {
        const { until: ends, ...value } = await findLines(db, fits, employeeId, {
          which: null,
          take: MOST_TODAY_LINES,
          skip: 0,
        });
        return { value, until: ends };
      }),
    );
    const version = hash('sha256', JSON.stringify(found), 'base64');
    const rows = { version, scopes: [objectScope, `${domain}.requests`] };
    return read(
      linesSection<TodayFit>({ name: `${domain} fit texts`, key: [employeeId], scopes: [], rows }, async () => ({
        value: { lines: await withTexts(db, fits, found.lines), count: found.count },
        until,
      })),
    );
  };
}

/** Pairs one by one, the best first. */
export async function findFitsOf(
  db: Db,
  fits: ShownFits,
  employeeId: string,
  { take, skip, ...which }: FitChoice & { take: number; skip: number },
): Promise<TodaySection<TodayFit>> {
  const { lines, count } = await findLines(db, fits, employeeId, { which, take, skip });
  return { lines: await withTexts(db, fits, lines), count };
}

/** SQL of the pairs `f` in the bell: without those of the employee's own saves, seen when saving. */
function noticedFits(fits: ShownFits, me: Whose): RawBuilder<unknown> {
  return sql`(${shownFits(fits, me)}) f where f.saved_by is distinct from ${me}`;
}

/** SQL of the id of a notification: the batch if it is one line, otherwise the request. */
const noticeId = sql`case when ${isOfMany} then f.batch_id else f.request_id end`;

/** Statement of requests and batches with new fits for the bell. */
export function fitNotices(fits: ShownFits, employeeId: Whose): RawBuilder<unknown> {
  return sql`select 'fit' as kind, ${fits.about.domain}::text as domain, ${noticeId} as id, max(f.found_at) as at, false as is_done
    from ${noticedFits(fits, employeeId)} group by 3`;
}

/** New fits of these requests and batches, with the best objects. */
export async function findNoticedFits(
  db: Db,
  fits: ShownFits,
  employeeId: string,
  ids: readonly string[],
): Promise<NewFits[]> {
  const { about } = fits;
  const { domain, objects } = about;
  const { rows } = await sql<NewFits>`
    with f as materialized (
      select ${noticeId} as id, case when ${isOfMany} then f.batch_id end as batch_id, f.object_id, f.request_id, f.percent, f.found_at,
        ${isFull} as is_full
      from ${noticedFits(fits, sql`${employeeId}::uuid`)}
    ), n as (
      select f.id, f.batch_id, count(distinct f.object_id)::int as object_count, count(distinct f.request_id)::int as request_count,
        min(f.request_id::text)::uuid as request_id, bool_or(f.is_full) as is_full
      from f where f.id = any(${ids}::uuid[]) group by f.id, f.batch_id
    )
    select n.id, ${domain}::text as domain, n.batch_id as "batchId", n.object_count as "objectCount",
      n.request_count as "requestCount", n.is_full as "isFull", case when n.request_count = 1 then ${requestOfLine} end as request,
      (select json_agg(${objectOfLine(about)} order by best.percent desc, best.found_at desc, t.id)
        from (
          select f.object_id, max(f.percent) as percent, max(f.found_at) as found_at from f where f.id = n.id
          group by f.object_id order by 2 desc, 3 desc, 1 limit ${NAMED_FITS}
        ) best join ${sql.table(objects)} t on t.id = best.object_id) as objects
    from n join ${tablesOf(domain).requests} r on r.id = n.request_id`.execute(db);
  return rows;
}
