import { createHash } from 'node:crypto';
import { type DisclosureChannel, ONE_OPENING_MINUTES } from '@gektar/contract/sharing/disclosures.ts';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import { auditNames, tablesOf } from '#sharing/domain-tables.ts';
import type { Amounts, DisclosedDomain, SeenObject } from './disclosed-domain.ts';

/** An object with the amounts of the very answer or file that leaves the server. */
export interface ShownObject extends SeenObject {
  readonly amounts: Amounts;
}

/** A showing to be recorded. */
export interface NewShowing {
  readonly channel: DisclosureChannel;
  /** Absent for a file of single objects. */
  readonly selectionId?: string | undefined;
  readonly objects: readonly ShownObject[];
}

/** The link that was opened. */
export interface OpenedLink {
  readonly linkId: string;
  readonly companyName: string | null;
}

/**
 * Records an opening of a client page, before its answer is sent. The same content opened through the same link within
 * `ONE_OPENING_MINUTES` is one showing; simultaneous openings wait for each other.
 */
export async function recordOpening(
  db: Db,
  about: DisclosedDomain,
  { linkId, companyName }: OpenedLink,
  showing: NewShowing,
): Promise<void> {
  if (showing.objects.length === 0) return;
  const { channel } = showing;
  const hash = hashOf(showing.objects, companyName);
  const isRecorded = sql<boolean>`exists (select from shared.showings o where o.link_id = ${linkId} and o.channel = ${channel}
    and o.content_hash = ${hash} and o.at > clock_timestamp() - make_interval(mins => ${ONE_OPENING_MINUTES}))`;
  const { rows } = await sql<{ isRecorded: boolean }>`select ${isRecorded} as "isRecorded"`.execute(db);
  if (rows[0]?.isRecorded) return;
  const { requests, selections } = tablesOf(about.domain);
  const sharedBy = sql`coalesce(
    (select a.employee_id from shared.audit a
      where a.entity = ${auditNames(about.domain).link} and a.entity_id = ${linkId} and a.action = 'create' order by a.id limit 1),
    (select r.responsible_employee_id from ${selections} s join ${requests} r on r.id = s.request_id
      where s.id = ${showing.selectionId ?? null}))`;
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${linkId} ${channel}`}, 0))`.execute(tx);
    await insertShowing(tx, about, showing, { linkId, hash, employee: sharedBy, where: sql`not ${isRecorded}` });
  });
}

/** Records a file for a client, before it is sent to the employee who made it. */
export async function recordFile(
  db: Db,
  about: DisclosedDomain,
  employeeId: string,
  showing: NewShowing,
): Promise<void> {
  if (showing.objects.length === 0) return;
  const hash = hashOf(showing.objects, null);
  await insertShowing(db, about, showing, { linkId: null, hash, employee: sql`${employeeId}::uuid`, where: sql`true` });
}

interface Particulars {
  readonly linkId: string | null;
  readonly hash: string;
  /** SQL of who shows. */
  readonly employee: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

/** Inserts a showing with its objects in one statement; names are copied as they are now. */
async function insertShowing(
  db: Db,
  about: DisclosedDomain,
  { channel, selectionId, objects }: NewShowing,
  { linkId, hash, employee, where }: Particulars,
): Promise<void> {
  const { requests, selections } = tablesOf(about.domain);
  const lines = JSON.stringify(objects.map((object) => ({ ...object, ...mainAmount(about, object.amounts) })));
  await sql`
    with showing as (
      insert into shared.showings (id, domain, channel, link_id, selection_id, request_id, request_name, company_id,
        company_name, contact_id, contact_name, employee_id, content_hash)
      select ${uuidv7()}::uuid, ${about.domain}, ${channel}, ${linkId}::uuid, ${selectionId ?? null}::uuid, r.id, r.name, r.company_id,
        co.name, r.contact_id, trim(c.first_name || ' ' || c.last_name), ${employee}, ${hash}
      from (select) one
        left join ${selections} s on s.id = ${selectionId ?? null}::uuid
        left join ${requests} r on r.id = s.request_id
        left join shared.companies co on co.id = r.company_id
        left join shared.contacts c on c.id = r.contact_id
      where ${where}
      returning id
    )
    insert into shared.disclosures (showing_id, object_id, complex_id, object_version, object_name, object_place, figure,
      amount, amounts)
    select showing.id, l."objectId", ${about.complexId}, l."rowVersion", coalesce(${about.title}, ''),
      coalesce(${about.place}, ''), l.figure, l.amount, l.amounts
    from showing
      cross join jsonb_to_recordset(${lines}::jsonb)
        as l("objectId" uuid, "rowVersion" integer, figure text, amount numeric, amounts jsonb)
      left join ${sql.table(about.objects)} t on t.id = l."objectId"`.execute(db);
}

/** The amount by which showings are compared: the first disclosed figure. */
function mainAmount({ figures }: DisclosedDomain, amounts: Amounts) {
  const figure = figures.find(({ name }) => amounts[name] != null)?.name;
  return { figure: figure ?? null, amount: figure === undefined ? null : amounts[figure] };
}

function hashOf(objects: readonly ShownObject[], companyName: string | null): string {
  const inOrder = objects.toSorted((one, other) => (one.objectId < other.objectId ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([companyName, inOrder]))
    .digest('base64');
}
