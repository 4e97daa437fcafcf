import { hash } from 'node:crypto';
import { MOST_TODAY_LINES, type TodayFit } from '@gektar/contract/today/today.ts';
import { type RawBuilder, sql } from 'kysely';
import { FOREVER, type Lasting, type Section, type SectionReader } from '#cache/section-cache.ts';
import type { Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import { tablesOf } from './domain-tables.ts';
import {
  linesSection,
  objectOfLine,
  requestOfLine,
  requestScopes,
  type SelectedObjects,
  type TodaySection,
} from './today-lines.ts';

/** How new objects of a domain are compared with requests. */
export interface Comparison {
  readonly about: SelectedObjects;
  /** Scope of the objects, of what requests ask of them and of what names them. */
  readonly objectScope: string;
  /** Statement of the compared objects: `id`, `version` and `until`, the end of being new (s); the latest first. */
  readonly newObjects: RawBuilder<unknown>;
  /** Condition on requests `q` that are compared. */
  readonly requests: Condition;
  /** Statement of the object's column and `request_id`: those of these objects and requests that fit. */
  readonly pairs: (objectIds: readonly string[], requestIds: readonly string[]) => RawBuilder<unknown>;
}

interface VersionedId {
  readonly id: string;
  readonly version: string;
}

/** Compared objects or requests, the latest first, with the version of all. */
interface Compared {
  readonly all: readonly VersionedId[];
  readonly version: string;
}

/** Which requests each new object fits. */
interface Fits {
  /** Requests of the employee, the latest first. */
  readonly requests: readonly VersionedId[];
  /** By id: version of an object, and the indexes of the requests that it fits, in order. */
  readonly byObject: ReadonlyMap<string, { readonly version: string; readonly indexes: Uint16Array }>;
}

/** Memory of an object or request with its version (bytes). */
const COMPARED_BYTES = 200;

/**
 * Reads new objects that requests of an employee find and whose selections do not have them, the latest first. After a write
 * only changed objects and changed requests are compared again.
 */
export function findFits(comparison: Comparison) {
  const { about, objectScope } = comparison;
  const { domain } = about;
  const requestScope = `${domain}.requests`;
  const ofLines = [...requestScopes(domain), `${domain}.selections`, 'shared.today_done'];

  return async (reader: SectionReader, employeeId: string): Promise<Lasting<TodaySection<TodayFit>>> => {
    const { db, read } = reader;
    const [{ value: objects, until }, { value: requests }] = await Promise.all([
      readObjects(reader, comparison),
      readRequests(reader, comparison, employeeId),
    ]);
    const ofFits: Section<Fits> = {
      name: `${domain} fits`,
      key: [employeeId],
      scopes: [],
      rows: { version: `${objects.version} ${requests.version}`, scopes: [objectScope, requestScope] },
      bytes: bytesOf,
      read: async (earlier) => ({ value: await compare(db, { comparison, objects, requests, earlier }), until }),
    };
    const rows = { version: objects.version, scopes: [objectScope] };
    return read(
      linesSection<TodayFit>({ name: `${domain} fit lines`, key: [employeeId], scopes: ofLines, rows }, async () => {
        const { value: fits } = await read(ofFits);
        return { value: await linesOf(db, { about, employeeId, objects, fits }), until };
      }),
    );
  };
}

function readObjects(
  { db, read }: SectionReader,
  { about: { domain }, objectScope, newObjects }: Comparison,
): Promise<Lasting<Compared>> {
  return read({
    name: `${domain} new objects`,
    key: [],
    scopes: [objectScope],
    bytes: ({ all }) => all.length * COMPARED_BYTES,
    async read() {
      const { rows } = await sql<VersionedId & { until: number }>`${newObjects}`.execute(db);
      return { value: comparedOf(rows), until: rows.at(-1)?.until ?? FOREVER };
    },
  });
}

function readRequests(
  { db, read }: SectionReader,
  { about: { domain }, requests }: Comparison,
  employeeId: string,
): Promise<Lasting<Compared>> {
  return read({
    name: `${domain} compared requests`,
    key: [employeeId],
    scopes: [`${domain}.requests`],
    bytes: ({ all }) => all.length * COMPARED_BYTES,
    async read() {
      // What belongs to a request is written with its row (migration 0067).
      const { rows } = await sql<VersionedId>`select q.id, q.xmin::text as version from ${tablesOf(domain).requests} q
        where q.responsible_employee_id = ${employeeId} and ${requests} order by q.request_date desc, q.id`.execute(db);
      return { value: comparedOf(rows), until: FOREVER };
    },
  });
}

function comparedOf(rows: readonly VersionedId[]): Compared {
  const all = rows.map(({ id, version }) => ({ id, version }));
  return { all, version: hash('sha256', JSON.stringify(all), 'base64') };
}

function bytesOf({ requests, byObject }: Fits): number {
  let bytes = requests.length * COMPARED_BYTES;
  for (const { indexes } of byObject.values()) bytes += COMPARED_BYTES + indexes.byteLength;
  return bytes;
}

interface Sides {
  readonly comparison: Comparison;
  readonly objects: Compared;
  readonly requests: Compared;
  readonly earlier: Fits | undefined;
}

/** Compares the objects and requests that have changed since the earlier result. */
async function compare(db: Db, { comparison, objects, requests, earlier }: Sides): Promise<Fits> {
  const versions = new Map(earlier?.requests.map(({ id, version }) => [id, version]));
  const isChangedRequest = ({ id, version }: VersionedId) => versions.get(id) !== version;
  const isChangedObject = ({ id, version }: VersionedId) => earlier?.byObject.get(id)?.version !== version;
  const unchanged = objects.all.filter((object) => !isChangedObject(object));
  const [ofObjects, ofRequests] = await Promise.all([
    findPairs(db, comparison, objects.all.filter(isChangedObject), requests.all),
    findPairs(db, comparison, unchanged, requests.all.filter(isChangedRequest)),
  ]);
  const places = new Map(requests.all.map(({ id }, place) => [id, place]));
  // Where earlier indexes are now; undefined for requests that have gone or were compared again.
  const moved = earlier?.requests.map(({ id }) => {
    const place = places.get(id);
    const now = place === undefined ? undefined : requests.all[place];
    return now === undefined || isChangedRequest(now) ? undefined : place;
  });
  const placesOf = (ids: readonly string[] = []) => ids.flatMap((id) => places.get(id) ?? []);
  const byObject = objects.all.map((object) => {
    const { id, version } = object;
    const before = isChangedObject(object) ? [] : (earlier?.byObject.get(id)?.indexes ?? []);
    const same = Array.from(before, (index) => moved?.[index]).filter((place) => place !== undefined);
    const indexes = Uint16Array.from([...same, ...placesOf(ofObjects.get(id)), ...placesOf(ofRequests.get(id))]);
    return [id, { version, indexes: indexes.sort() }] as const;
  });
  return { requests: requests.all, byObject: new Map(byObject) };
}

/** Ids of requests by the object that fits them. */
async function findPairs(
  db: Db,
  { about, pairs }: Comparison,
  objects: readonly VersionedId[],
  requests: readonly VersionedId[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (objects.length === 0 || requests.length === 0) return new Map();
  const idsOf = (all: readonly VersionedId[]) => all.map(({ id }) => id);
  const { rows } = await sql<{ object: string; requests: string }>`
    select ${sql.ref(`f.${about.column}`)} as object, string_agg(f.request_id::text, ' ') as requests
    from (${pairs(idsOf(objects), idsOf(requests))}) f group by 1`.execute(db);
  return new Map(rows.map(({ object, requests: found }) => [object, found.split(' ')]));
}

interface Found {
  readonly about: SelectedObjects;
  readonly employeeId: string;
  readonly objects: Compared;
  readonly fits: Fits;
}

/** The first lines, and the number of all, without objects that selections have or the employee has hidden. */
async function linesOf(db: Db, found: Found): Promise<TodaySection<TodayFit>> {
  const { objects, fits } = found;
  if (fits.requests.length === 0 || objects.all.length === 0) return { lines: [], count: 0 };
  const without = await findExcluded(db, found);
  const first: (readonly [object: string, request: string])[] = [];
  let count = 0;
  for (const { id } of objects.all) {
    const { indexes } = fits.byObject.get(id) ?? { indexes: [] };
    const excluded = without.get(id);
    for (const index of indexes) {
      const request = fits.requests[index]?.id;
      if (request === undefined || excluded?.has(request)) continue;
      count += 1;
      if (first.length < MOST_TODAY_LINES) first.push([id, request]);
    }
  }
  return { lines: await findLines(db, found.about, first), count };
}

/** Ids of requests by the object that is in their selection or hidden. */
async function findExcluded(
  db: Db,
  { about, employeeId, objects }: Found,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { requests, selections, items } = tablesOf(about.domain);
  const object = sql.ref(`i.${about.column}`);
  const { rows } = await sql<{ object: string; request: string }>`
    select ${object} as object, s.request_id as request
    from ${items} i join ${selections} s on s.id = i.request_selection_id join ${requests} r on r.id = s.request_id
    where ${object} = any(${objects.all.map(({ id }) => id)}::uuid[]) and r.responsible_employee_id = ${employeeId}
    union all
    select d.object_id, d.request_id from shared.today_done d
    where d.employee_id = ${employeeId} and d.domain = ${about.domain} and d.kind = 'fit'`.execute(db);
  const excluded = new Map<string, Set<string>>();
  for (const row of rows) excluded.set(row.object, (excluded.get(row.object) ?? new Set()).add(row.request));
  return excluded;
}

async function findLines(
  db: Db,
  about: SelectedObjects,
  pairs: readonly (readonly [object: string, request: string])[],
): Promise<TodayFit[]> {
  if (pairs.length === 0) return [];
  const { domain, objects } = about;
  const { rows } = await sql<TodayFit>`
    select ${domain}::text as domain, t.date_time_created as "dateTimeCreated", ${objectOfLine(about)} as object,
      ${requestOfLine} as request
    from unnest(${pairs.map(([id]) => id)}::uuid[], ${pairs.map(([, id]) => id)}::uuid[]) with ordinality as f (object, request, n)
      join ${sql.table(objects)} t on t.id = f.object join ${tablesOf(domain).requests} r on r.id = f.request
    order by f.n`.execute(db);
  return rows;
}
