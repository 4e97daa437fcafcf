import type { Domain } from '@gektar/contract/domain.ts';
import { moscowDay } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { makeAccessCode } from '#sharing/access-code.ts';
import { auditNames, tablesOf } from '#sharing/domain-tables.ts';
import { demoId } from './demo-id.ts';
import type { Chance } from './seeded-random.ts';

const DAY_MS = 86_400_000;

/** Tables and texts of the selections of a domain. */
export interface DemoSelectionDomain {
  readonly domain: Domain;
  /** Column of an item with the id of its object. */
  readonly column: string;
  /** Wire name of the object in an item. */
  readonly key: 'property' | 'entity';
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
  const { selections, requests } = tablesOf(about.domain);
  const { rows } = await sql<Shared>`
    select s.id as "selectionId", r.responsible_employee_id as "employeeId"
    from ${selections} s join ${requests} r on r.id = s.request_id where r.id = ${request.id}`.execute(tx);
  const [selection] = rows;
  if (selection === undefined) throw new Error(`the request ${request.id} has no selection`);
  const { daysLeft } = request;
  const items = inventItems(chance, about, request, objectIds, now);
  const sent = await insertItems(tx, about, items, selection);
  if (daysLeft === undefined) return;
  await insertLink(tx, about, selection, { sent, lastDay: new Date(now.getTime() + daysLeft * DAY_MS) });
}

/** A selection, and who added its items and sent it. */
interface Shared {
  readonly selectionId: string;
  readonly employeeId: string;
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

/** @returns when the last item was added */
async function insertItems(
  tx: Db,
  { domain, column, key }: DemoSelectionDomain,
  items: readonly InventedItem[],
  selection: Shared,
): Promise<Date> {
  const { items: table, selections } = tablesOf(domain);
  const { item: entity } = auditNames(domain);
  const { selectionId, employeeId } = selection;
  for (const [index, { objectId, status, comment, created, marked }] of items.entries()) {
    const id = demoId(created.getTime());
    await sql`
      insert into ${table} (id, request_selection_id, ${sql.ref(column)}, status, comment, "order", row_version,
        date_time_created, client_favorite_at, added_by)
      values (${id}, ${selectionId}, ${objectId}, ${status}, ${comment}, ${index + 1},
        ${comment === null && status ? 1 : 2}, ${created.toISOString()}, ${marked?.toISOString() ?? null},
        ${employeeId})`.execute(tx);
    const added = { requestSelectionId: [null, selectionId], [key]: [null, objectId] };
    await insertAudit(tx, { at: created, employeeId, entity, id, action: 'create', changes: added });
    if (marked !== null) {
      const changes = { isClientFavorite: [false, true] };
      await insertAudit(tx, { at: marked, employeeId: null, entity, id, action: 'update', changes });
    }
  }
  await sql`
    update ${selections} s set date_time_changed = coalesce((
      select max(greatest(i.date_time_created, i.client_favorite_at)) from ${table} i
      where i.request_selection_id = s.id), s.date_time_changed)
    where s.id = ${selectionId}`.execute(tx);
  return new Date(Math.max(...items.map(({ created }) => created.getTime())));
}

/** Valid to the end of its last day (G-08). */
async function insertLink(
  tx: Db,
  { domain }: DemoSelectionDomain,
  { selectionId, employeeId }: Shared,
  { sent, lastDay }: { sent: Date; lastDay: Date },
): Promise<void> {
  const id = uuidv7();
  await sql`
    insert into ${tablesOf(domain).links} (id, request_selection_id, password, expiration_time)
    values (${id}, ${selectionId}, ${makeAccessCode()}, ${`${moscowDay(lastDay)}T23:59:59+03:00`})`.execute(tx);
  const changes = {
    requestSelectionId: [null, selectionId],
    expirationTime: [null, `${moscowDay(lastDay)}T23:59:59`],
  };
  await insertAudit(tx, { at: sent, employeeId, entity: auditNames(domain).link, id, action: 'create', changes });
}

interface InventedEvent {
  readonly at: Date;
  readonly employeeId: string | null;
  readonly entity: string;
  readonly id: string;
  readonly action: string;
  readonly changes: object;
}

async function insertAudit(tx: Db, { at, employeeId, entity, id, action, changes }: InventedEvent): Promise<void> {
  await sql`
    insert into shared.audit (at, employee_id, entity, entity_id, action, changes)
    values (${at.toISOString()}, ${employeeId}, ${entity}, ${id}, ${action}, ${JSON.stringify(changes)})`.execute(tx);
}
