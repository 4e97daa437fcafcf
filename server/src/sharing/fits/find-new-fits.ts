import type { Domain } from '@gektar/contract/domain.ts';
import type { EntityName } from '@gektar/contract/history.ts';
import { MOST_PAIRS } from '@gektar/contract/today/today.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { inTransaction } from '#database/transaction.ts';
import type { FoundPair } from './matches.ts';
import { type ItemColumn, selectedIn } from './selected-in.ts';

/** How saved objects of a domain are compared with requests, and saved requests with objects. */
export interface FitSource extends ItemColumn {
  /** Table of the objects, with its schema. */
  readonly table: string;
  /** Name of the object in the audit and in `shared.fits_to_find`. */
  readonly object: EntityName;
  /** Name of the request in the audit. */
  readonly request: EntityName;
  /** Pairs of active requests with those of the objects that can be offered. */
  readonly pairsOfObjects: (tx: Db, ids: readonly string[]) => Promise<readonly FoundPair[]>;
  /** Pairs of a request, if it is active, with objects that can be offered. */
  readonly pairsOfRequest: (tx: Db, id: string) => Promise<readonly Omit<FoundPair, 'requestId'>[]>;
  /** For each kind of object with parts: SQL of the `id` of the parts that are compared, with their `owner_id`. */
  readonly partsOf: Readonly<Record<string, (ids: readonly string[]) => RawBuilder<unknown>>>;
}

/** Most objects that are compared with all requests in one transaction: a save during an import waits for one step. */
const OBJECTS_AT_ONCE = 100;
/** Most requests that are compared with all objects in one transaction. */
const REQUESTS_AT_ONCE = 1;

interface Saved {
  readonly id: string;
  readonly savedBy: string | null;
}

/**
 * Finds the fits of everything saved, the latest first: a save need not wait for the rest of an import. Each step is
 * one transaction that takes saved objects off the queue and stores their pairs: after a crash the next run continues,
 * nothing is lost and nothing is found twice.
 * @param isOver ends the run after the current step
 * @returns number of steps
 */
export async function findNewFits(db: Db, sources: readonly FitSource[], isOver = () => false): Promise<number> {
  let steps = 0;
  while (!isOver() && (await inTransaction(db, (tx) => takeStep(tx, sources)))) steps += 1;
  return steps;
}

/** @returns false when the queue is empty */
async function takeStep(tx: Db, sources: readonly FitSource[]): Promise<boolean> {
  // One process at a time: two would wait for each other's pairs.
  await sql`select pg_advisory_xact_lock(hashtextextended('new fits', 0))`.execute(tx);
  const { rows } = await sql<{ domain: Domain; kind: string }>`
    select domain, kind from shared.fits_to_find order by number desc limit 1`.execute(tx);
  const [latest] = rows;
  if (latest === undefined) return false;
  const source = sources.find(({ domain }) => domain === latest.domain);
  if (source === undefined) throw new Error(`no fits of ${latest.domain}`);
  const isByRequest = latest.kind === 'request';
  const entity = isByRequest ? source.request : latest.kind;
  const saved = await takeSaved(tx, { ...latest, entity, most: isByRequest ? REQUESTS_AT_ONCE : OBJECTS_AT_ONCE });
  const partsOf = source.partsOf[latest.kind];
  if (partsOf) await insertParts(tx, source, partsOf, saved);
  else await storePairs(tx, source, saved, isByRequest);
  return true;
}

/** Takes the latest of this kind off the queue, each with all of its saves, and with its last author. */
async function takeSaved(
  tx: Db,
  { domain, kind, entity, most }: { domain: Domain; kind: string; entity: string; most: number },
): Promise<readonly Saved[]> {
  const { rows } = await sql<Saved>`
    with latest as materialized (
      select distinct f.saved_id from (
        select f.saved_id from shared.fits_to_find f where f.domain = ${domain} and f.kind = ${kind}
        order by f.number desc limit ${most}
      ) f
    ), taken as (
      delete from shared.fits_to_find f using latest l
      where f.domain = ${domain} and f.kind = ${kind} and f.saved_id = l.saved_id returning f.saved_id, f.saved_by
    )
    select t.saved_id as id, coalesce((array_agg(t.saved_by) filter (where t.saved_by is not null))[1],
      (select a.employee_id from shared.audit a where a.entity = ${entity} and a.entity_id = t.saved_id
        order by a.id desc limit 1)) as "savedBy"
    from taken t group by t.saved_id`.execute(tx);
  return rows;
}

/** Puts the vacancies of saved buildings and complexes into the queue. */
async function insertParts(
  tx: Db,
  { domain, object }: FitSource,
  partsOf: FitSource['partsOf'][string],
  saved: readonly Saved[],
): Promise<void> {
  await sql`insert into shared.fits_to_find (domain, kind, saved_id, saved_by)
    select ${domain}::text, ${object}::text, p.id, s.saved_by from (${partsOf(saved.map(({ id }) => id))}) p
      join ${savedRows(saved)} on s.id = p.owner_id`.execute(tx);
}

const savedRows = (saved: readonly Saved[]) =>
  sql`unnest(${saved.map(({ id }) => id)}::uuid[], ${saved.map(({ savedBy }) => savedBy)}::uuid[]) as s (id, saved_by)`;

/**
 * Stores pairs that were not found before, the best first, except objects that the selection already has and requests
 * that have reached the limit of this hour. Updates earlier pairs: their percentage, or that they no longer fit.
 */
async function storePairs(tx: Db, source: FitSource, saved: readonly Saved[], isByRequest: boolean): Promise<void> {
  const { domain, pairsOfObjects, pairsOfRequest } = source;
  const ids = saved.map(({ id }) => id);
  const side = sql.ref(isByRequest ? 'request_id' : 'object_id');
  const pairs: FoundPair[] = [];
  if (isByRequest) {
    for (const requestId of ids) {
      for (const pair of await pairsOfRequest(tx, requestId)) pairs.push({ ...pair, requestId });
    }
  } else pairs.push(...(await pairsOfObjects(tx, ids)));
  const columnOf = (name: keyof FoundPair) => pairs.map((pair) => pair[name]);
  await sql`
    with scored (object_id, request_id, percent) as materialized (
      select * from unnest(${columnOf('objectId')}::uuid[], ${columnOf('requestId')}::uuid[], ${columnOf('percent')}::int[])
    ), known as (
      update shared.new_fits n set percent = p.percent from scored p
      where n.domain = ${domain} and n.object_id = p.object_id and n.request_id = p.request_id
        and n.percent is distinct from p.percent
    ), gone as (
      update shared.new_fits n set percent = null
      where n.domain = ${domain} and n.${side} = any(${ids}::uuid[]) and n.percent is not null
        and not exists (select from scored p where p.object_id = n.object_id and p.request_id = n.request_id)
    ), found as (
      select p.*, row_number() over (partition by p.request_id order by p.percent desc, p.object_id) as nth
      from scored p left join shared.new_fits n
        on n.domain = ${domain} and n.object_id = p.object_id and n.request_id = p.request_id
      where n.request_id is null
        and not exists (${selectedIn(source, { object: sql`p.object_id`, request: sql`p.request_id` })})
    ), of_hour as (
      select n.request_id, count(*) as count from shared.new_fits n
      where n.domain = ${domain} and n.request_id in (select request_id from found) and n.percent is not null
        and n.found_at >= date_bin('1 hour', now(), '1970-01-01 00:00+00')
      group by n.request_id
    )
    insert into shared.new_fits (domain, object_id, request_id, percent, is_by_request, saved_by)
    select ${domain}::text, p.object_id, p.request_id, p.percent, ${isByRequest}::boolean, s.saved_by
    from found p join ${savedRows(saved)} on s.id = p.${side} left join of_hour h on h.request_id = p.request_id
    where p.nth + coalesce(h.count, 0) <= ${isByRequest ? MOST_PAIRS.ofSavedRequest : MOST_PAIRS.ofSavedObjects}`.execute(
    tx,
  );
}

/** Jobs that find fits of saves whose notification was missed, and remove pairs with a deleted object or request. */
export function fitJobs(db: Db, sources: readonly FitSource[]): Job[] {
  return [
    {
      name: 'find-new-fits',
      cron: '* * * * *',
      run: async () => ((await findNewFits(db, sources)) === 0 ? 'not due' : undefined),
    },
    {
      name: 'forget-fits-of-deleted',
      cron: '50 1 * * *',
      async run() {
        for (const { domain, table } of sources) {
          await sql`delete from shared.new_fits n where n.domain = ${domain} and (
            not exists (select from ${sql.table(table)} t where t.id = n.object_id)
            or not exists (select from ${sql.table(`${domain}.requests`)} r where r.id = n.request_id))`.execute(db);
        }
      },
    },
  ];
}
