import { hash } from 'node:crypto';
import { MOST_TODAY_LINES, type TodayFit } from '@gektar/contract/today/today.ts';
import { type RawBuilder, sql } from 'kysely';
import { FOREVER, type Lasting, type SectionReader } from '#cache/section-cache.ts';
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
  /** Statement of the object's column and `request_id`: these objects, and the employee's requests that they fit. */
  readonly pairs: (employeeId: string, ids: readonly string[]) => RawBuilder<unknown>;
}

interface NewObject {
  readonly id: string;
  readonly version: string;
}

/** Compared objects, the latest first, with the version of all. */
interface NewObjects {
  readonly objects: readonly NewObject[];
  readonly version: string;
}

/** Which requests each new object fits. */
interface Fits {
  /** Ids of the employee's requests, the latest first. */
  readonly requests: readonly string[];
  /** By id: version of an object, and the indexes of the requests that it fits, in order. */
  readonly byObject: ReadonlyMap<string, { readonly version: string; readonly indexes: Uint16Array }>;
}

/** Memory of an object and of a request (bytes). */
const OBJECT_BYTES = 200;
const ID_BYTES = 80;

/**
 * Reads new objects that requests of an employee find and whose selections do not have them, the latest first. After a write
 * only changed objects are compared again, with all requests; after a write of a request, all.
 */
export function findFits(comparison: Comparison) {
  const { about, objectScope, newObjects } = comparison;
  const { domain } = about;
  const ofRequests = [`${domain}.requests`];
  const ofLines = [...requestScopes(domain), `${domain}.selections`, 'shared.today_done'];

  const readNewObjects = ({ db, read }: SectionReader) =>
    read<NewObjects>({
      name: `${domain} new objects`,
      key: [],
      scopes: [objectScope],
      bytes: ({ objects }) => objects.length * OBJECT_BYTES,
      async read() {
        const { rows } = await sql<NewObject & { until: number }>`${newObjects}`.execute(db);
        const objects = rows.map(({ id, version }) => ({ id, version }));
        return { value: { objects, version: hash('sha256', JSON.stringify(objects), 'base64') }, until: lastOf(rows) };
      },
    });

  return async (reader: SectionReader, employeeId: string): Promise<Lasting<TodaySection<TodayFit>>> => {
    const { db, read } = reader;
    const { value: compared, until } = await readNewObjects(reader);
    const rows = { version: compared.version, scopes: [objectScope] };
    const fits = () =>
      read<Fits>({
        name: `${domain} fits`,
        key: [employeeId],
        scopes: ofRequests,
        rows,
        bytes: bytesOf,
        read: async (earlier) => ({
          value: await compare(db, { ...comparison, employeeId, compared, earlier }),
          until,
        }),
      });
    return read(
      linesSection<TodayFit>({ name: `${domain} fit lines`, key: [employeeId], scopes: ofLines, rows }, async () => {
        const { value } = await fits();
        return { value: await linesOf(db, { about, employeeId, compared, fits: value }), until };
      }),
    );
  };
}

const lastOf = (rows: readonly { readonly until: number }[]) => rows.at(-1)?.until ?? FOREVER;

function bytesOf({ requests, byObject }: Fits): number {
  let bytes = requests.length * ID_BYTES;
  for (const { indexes } of byObject.values()) bytes += OBJECT_BYTES + indexes.byteLength;
  return bytes;
}

interface Compared extends Comparison {
  readonly employeeId: string;
  readonly compared: NewObjects;
  /** Result for the same requests. */
  readonly earlier: Fits | undefined;
}

/** Compares the objects that have changed since the earlier result. */
async function compare(db: Db, about: Compared): Promise<Fits> {
  const { compared, earlier } = about;
  const requests = earlier?.requests ?? (await findRequests(db, about));
  const known = ({ id, version }: NewObject) => {
    const before = earlier?.byObject.get(id);
    return before?.version === version ? before : undefined;
  };
  const changed = compared.objects.filter((object) => known(object) === undefined).map(({ id }) => id);
  const isNeeded = changed.length > 0 && requests.length > 0;
  const found = isNeeded ? await findPairs(db, about, changed) : new Map<string, readonly string[]>();
  const places = new Map(requests.map((id, place) => [id, place]));
  const indexesOf = (id: string) =>
    Uint16Array.from((found.get(id) ?? []).flatMap((request) => places.get(request) ?? [])).sort();
  return {
    requests,
    byObject: new Map(
      compared.objects.map((object) => [
        object.id,
        known(object) ?? { version: object.version, indexes: indexesOf(object.id) },
      ]),
    ),
  };
}

async function findRequests(db: Db, { about, employeeId, requests: which }: Compared): Promise<readonly string[]> {
  const { requests } = tablesOf(about.domain);
  const { rows } = await sql<{ id: string }>`select q.id from ${requests} q
    where q.responsible_employee_id = ${employeeId} and ${which} order by q.request_date desc, q.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of requests by the object that fits them. */
async function findPairs(
  db: Db,
  { about, employeeId, pairs }: Compared,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ object: string; requests: string }>`
    select ${sql.ref(`f.${about.column}`)} as object, string_agg(f.request_id::text, ' ') as requests
    from (${pairs(employeeId, ids)}) f group by 1`.execute(db);
  return new Map(rows.map(({ object, requests }) => [object, requests.split(' ')]));
}

interface Found {
  readonly about: SelectedObjects;
  readonly employeeId: string;
  readonly compared: NewObjects;
  readonly fits: Fits;
}

/** The first lines, and the number of all, without objects that selections have or the employee has hidden. */
async function linesOf(db: Db, found: Found): Promise<TodaySection<TodayFit>> {
  const { compared, fits } = found;
  if (fits.requests.length === 0 || compared.objects.length === 0) return { lines: [], count: 0 };
  const without = await findExcluded(db, found);
  const first: (readonly [object: string, request: string])[] = [];
  let count = 0;
  for (const { id } of compared.objects) {
    const { indexes } = fits.byObject.get(id) ?? { indexes: [] };
    const excluded = without.get(id);
    for (const index of indexes) {
      const request = fits.requests[index];
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
  { about, employeeId, compared }: Found,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { requests, selections, items } = tablesOf(about.domain);
  const object = sql.ref(`i.${about.column}`);
  const { rows } = await sql<{ object: string; request: string }>`
    select ${object} as object, s.request_id as request
    from ${items} i join ${selections} s on s.id = i.request_selection_id join ${requests} r on r.id = s.request_id
    where ${object} = any(${compared.objects.map(({ id }) => id)}::uuid[]) and r.responsible_employee_id = ${employeeId}
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
