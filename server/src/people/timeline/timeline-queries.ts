import type { Domain } from '@gektar/contract/domain.ts';
import {
  type Timeline,
  type TimelineKind,
  type TimelineLine,
  type TimelineQuery,
  timelineGroups,
} from '@gektar/contract/people/timeline.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { type CustomerIds, findCustomerIds, isOfCustomers } from '#people/callers/people-of-company.ts';

/** Customers whose events a timeline shows. */
export interface TimelineOf extends CustomerIds {
  /** Requests whose client or recommender is one of them. */
  readonly requestIds: Readonly<Record<Domain, readonly string[]>>;
}

/**
 * SQL of events of one kind, with the columns `id` (text), `at` (Moscow time), `employee_id` (uuid) and `details`, a
 * JSON object with the other fields of a line.
 */
export interface TimelineRows {
  readonly kind: TimelineKind;
  readonly rows: RawBuilder<unknown>;
}

export type TimelineSource = (of: TimelineOf) => readonly TimelineRows[];

export interface TimelineParts {
  readonly sources: readonly TimelineSource[];
  readonly requestIds: Readonly<Record<Domain, (db: Db, ids: CustomerIds) => Promise<string[]>>>;
}

/** Talks, with the fields that their author needs to change them. */
export const talksOfLine: TimelineSource = (of) => [
  {
    kind: 'talk',
    rows: sql`
      select t.id::text as id, t.at, t.employee_id, jsonb_build_object('text', t.text, 'minutes', t.minutes,
        'rowVersion', t.row_version, 'customer', jsonb_build_object('kind', t.kind, 'id', t.customer_id)) as details
      from shared.talks t where t.deleted_at is null and ${isOfCustomers(of, sql`t.kind`, sql`t.customer_id`)}`,
  },
];

/** Fields that only some kinds of lines have; absent ones are null. */
type Details = Partial<Omit<TimelineLine, 'customer'>> & {
  readonly customer?: { readonly kind: 'company' | 'contact'; readonly id: string };
};

interface Row {
  readonly kind: TimelineKind;
  readonly id: string;
  readonly dateTime: string;
  readonly cursor: string;
  readonly employeeId: string | null;
  readonly details: Details;
  readonly customerName: string | null;
}

/** A page of a customer's timeline, newest first: one statement over all sources, each limited to the page. */
export async function findTimeline(
  db: Db,
  { kind, id, of, take, before }: TimelineQuery,
  { sources, requestIds }: TimelineParts,
): Promise<Timeline> {
  const ids = await findCustomerIds(db, { kind, id });
  const [land, industrial] = await Promise.all([requestIds.land(db, ids), requestIds.industrial(db, ids)]);
  const whose: TimelineOf = { ...ids, requestIds: { land, industrial } };
  const wanted: readonly TimelineKind[] | undefined = of && timelineGroups[of];
  const pages = sources
    .flatMap((source) => source(whose))
    .filter((part) => wanted?.includes(part.kind) ?? true)
    .map((part) => pageOf(part, before, take + 1));
  const { rows } = await sql<Row>`
    select u.kind, u.id, u.at as "dateTime", to_char(u.at, 'YYYY-MM-DD"T"HH24:MI:SS.US') || '_' || u.key as cursor,
      u.employee_id as "employeeId", u.details, coalesce(co.name, trim(c.first_name || ' ' || c.last_name)) as "customerName"
    from (select * from (${sql.join(pages, sql` union all `)}) u order by at desc, key desc limit ${take + 1}) u
    left join shared.companies co on u.details #>> '{customer,kind}' = 'company' and co.id = u.details #>> '{customer,id}'
    left join shared.contacts c on u.details #>> '{customer,kind}' = 'contact' and c.id = u.details #>> '{customer,id}'
    order by u.at desc, u.key desc`.execute(db);
  const lines = rows.slice(0, take);
  return { lines: lines.map(toLine), next: rows.length > take ? (lines.at(-1)?.cursor ?? null) : null };
}

/** The first rows of a kind after a cursor; events of the same moment are ordered by their key. */
function pageOf({ kind, rows }: TimelineRows, before: string | undefined, most: number): RawBuilder<unknown> {
  const [at, key] = before === undefined ? [] : splitCursor(before);
  const isAfter = at === undefined ? sql`true` : sql`(p.at, p.key) < (${at}::timestamp, ${key}::text collate "C")`;
  return sql`(
    select p.* from (
      select ${kind}::text as kind, r.id, (${kind}::text || '/' || r.id) collate "C" as key, r.at, r.employee_id, r.details
      from (${rows}) r
    ) p where ${isAfter} order by p.at desc, p.key desc limit ${most})`;
}

function splitCursor(before: string): [at: string, key: string] {
  const end = before.indexOf('_');
  return [before.slice(0, end), before.slice(end + 1)];
}

const empty = {
  ...{ about: null, text: null, note: null, dueDateTime: null, minutes: null, rowVersion: null, customer: null },
} as const;

function toLine({ kind, id, dateTime, employeeId, details, customerName }: Row): TimelineLine {
  const { customer, ...rest } = details;
  return {
    ...empty,
    roles: [],
    ...{ kind, id, dateTime, employeeId },
    ...rest,
    customer: customer ? { ...customer, name: customerName ?? '' } : null,
  };
}
