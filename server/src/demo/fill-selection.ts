import type { Domain } from '@gektar/contract/domain.ts';
import { moscowDay } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { findIds } from '#database/ids-and-counts.ts';
import { makeAccessCode } from '#sharing/access-code.ts';
import { tablesOf } from '#sharing/domain-tables.ts';
import { demoId } from './demo-id.ts';
import type { Chance } from './seeded-random.ts';

const DAY_MS = 86_400_000;

/** Tables and texts of the selections of a domain. */
export interface DemoSelectionDomain {
  readonly domain: Domain;
  /** Column of an item with the id of its object. */
  readonly column: string;
  /** Brokers' comments on an object. */
  readonly remarks: readonly [string, ...string[]];
}

/** A request and how its selection is shared. */
export interface FilledRequest {
  readonly id: string;
  readonly dateTimeCreated: string;
  /** Days until its link expires, negative for an expired link; undefined without a link. */
  readonly daysLeft: number | undefined;
}

/** Fills the selection of a request with these objects, added by its responsible employee, and optionally shares it. */
export async function fillSelection(
  tx: Db,
  about: DemoSelectionDomain,
  request: FilledRequest,
  objectIds: readonly string[],
  { now, chance }: { now: Date; chance: Chance },
): Promise<void> {
  const [selectionId] = await findIds(
    tx,
    sql`select id from ${tablesOf(about.domain).selections} where request_id = ${request.id}`,
  );
  if (selectionId === undefined) throw new Error(`the request ${request.id} has no selection`);
  const { daysLeft } = request;
  const items = inventItems(chance, about, request, objectIds, now);
  await insertItems(tx, about, items, selectionId);
  if (daysLeft !== undefined) await insertLink(tx, about, selectionId, new Date(now.getTime() + daysLeft * DAY_MS));
}

interface InventedItem {
  readonly objectId: string;
  readonly status: boolean;
  readonly comment: string | null;
  readonly created: Date;
  readonly marked: Date | null;
}

/**
 * Items added one after another since the request was created. One is hidden; in a shared selection the client has
 * marked two or three.
 */
function inventItems(
  chance: Chance,
  { remarks }: DemoSelectionDomain,
  { dateTimeCreated, daysLeft }: FilledRequest,
  objectIds: readonly string[],
  now: Date,
): InventedItem[] {
  const begun = Date.parse(`${dateTimeCreated}+03:00`);
  const span = Math.max(0, now.getTime() - begun);
  const hidden = chance.whole(1, objectIds.length - 1);
  return objectIds.map((objectId, index) => {
    const created = new Date(begun + (span * (index + 1)) / (objectIds.length + 2));
    const isMarked = daysLeft !== undefined && index !== hidden && index < 3;
    return {
      objectId,
      status: index !== hidden,
      comment: chance.happens(0.5) ? chance.pick(remarks) : null,
      created,
      marked: isMarked ? new Date(now.getTime() - span / (objectIds.length + 3)) : null,
    };
  });
}

async function insertItems(
  tx: Db,
  { domain, column }: DemoSelectionDomain,
  items: readonly InventedItem[],
  selectionId: string,
): Promise<void> {
  const { items: table, selections, requests } = tablesOf(domain);
  for (const [index, { objectId, status, comment, created, marked }] of items.entries()) {
    await sql`
      insert into ${table} (id, request_selection_id, ${sql.ref(column)}, status, comment, "order", row_version,
        date_time_created, client_favorite_at, added_by)
      values (${demoId(created.getTime())}, ${selectionId}, ${objectId}, ${status}, ${comment}, ${index + 1},
        ${comment === null && status ? 1 : 2}, ${created.toISOString()}, ${marked?.toISOString() ?? null}, (
          select r.responsible_employee_id from ${requests} r join ${selections} s on s.request_id = r.id
          where s.id = ${selectionId}))`.execute(tx);
  }
  await sql`
    update ${selections} s set date_time_changed = coalesce((
      select max(greatest(i.date_time_created, i.client_favorite_at)) from ${table} i
      where i.request_selection_id = s.id), s.date_time_changed)
    where s.id = ${selectionId}`.execute(tx);
}

/** Valid to the end of its last day (G-08). */
async function insertLink(tx: Db, { domain }: DemoSelectionDomain, selectionId: string, lastDay: Date): Promise<void> {
  await sql`
    insert into ${tablesOf(domain).links} (id, request_selection_id, password, expiration_time)
    values (${uuidv7()}, ${selectionId}, ${makeAccessCode()}, ${`${moscowDay(lastDay)}T23:59:59+03:00`})`.execute(tx);
}
