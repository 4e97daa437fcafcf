import { createHash } from 'node:crypto';
import { OPENING_MINUTES } from '@gektar/contract/sharing/client-answer-limits.ts';
import type { DisclosureChannel } from '@gektar/contract/sharing/disclosures.ts';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { runPrepared } from '#database/prepared.ts';
import { auditNames, tablesOf } from '#sharing/domain-tables.ts';
import type { Amounts, DisclosedDomain, SeenObject, ShownFacts } from './disclosed-domain.ts';

/** An object with the amounts of the very answer or file that leaves the server. */
export interface ShownObject extends SeenObject {
  readonly amounts: Amounts;
  readonly shown: ShownFacts;
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
  /** Hashes of its showings that a repeated opening belongs to. */
  readonly recent: ReadonlySet<string>;
}

/** Content of the showings of a link within `OPENING_MINUTES`; read while the answer itself is read. */
export async function findRecentShowings(db: Db, linkId: string, channel: DisclosureChannel): Promise<Set<string>> {
  const rows = await runPrepared(
    db,
    'recent showings',
    sql<{ hash: string }>`
    select o.content_hash as hash from shared.showings o where o.link_id = ${linkId} and o.channel = ${channel}
      and o.at > clock_timestamp() - make_interval(mins => ${OPENING_MINUTES})`,
  );
  return new Set(rows.map(({ hash }) => hash));
}

/**
 * Records an opening of a client page, before its answer is sent. The same content opened through the same link within
 * `OPENING_MINUTES` is one showing; simultaneous openings wait for each other.
 */
export async function recordOpening(
  db: Db,
  about: DisclosedDomain,
  { linkId, companyName, recent }: OpenedLink,
  showing: NewShowing,
): Promise<void> {
  if (showing.objects.length === 0) return;
  const hash = hashOf(showing.objects, companyName);
  if (recent.has(hash)) return;
  const { requests, selections } = tablesOf(about.domain);
  const sharedBy = sql`coalesce(
    (select a.employee_id from shared.audit a
      where a.entity = ${auditNames(about.domain).link} and a.entity_id = ${linkId} and a.action = 'create' order by a.id limit 1),
    (select r.responsible_employee_id from ${selections} s join ${requests} r on r.id = s.request_id
      where s.id = ${showing.selectionId ?? null}))`;
  await insertShowing(db, about, showing, { linkId, hash, employee: sharedBy });
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
  await insertShowing(db, about, showing, { linkId: null, hash, employee: sql`${employeeId}::uuid` });
}

interface Particulars {
  readonly linkId: string | null;
  readonly hash: string;
  /** SQL of the employee who shows the objects. */
  readonly employee: RawBuilder<unknown>;
}

/**
 * Inserts a showing with its objects in one statement, unless it repeats an opening; names are copied as they are now.
 */
async function insertShowing(
  db: Db,
  about: DisclosedDomain,
  { channel, selectionId, objects }: NewShowing,
  { linkId, hash, employee }: Particulars,
): Promise<void> {
  const { requests, selections } = tablesOf(about.domain);
  const lines = JSON.stringify(objects.map((object) => ({ ...object, ...mainAmount(about, object.amounts) })));
  await runPrepared(
    db,
    'showing',
    sql`
    with showing as materialized (
      select shared.insert_showing(row(${uuidv7()}::uuid, clock_timestamp(), ${about.domain}::text, ${channel}::text,
        ${linkId}::uuid, ${selectionId ?? null}::uuid, r.id, r.name, r.company_id, co.name, r.contact_id,
        trim(c.first_name || ' ' || c.last_name), ${employee}, ${hash}::text)::shared.showings,
        make_interval(mins => ${OPENING_MINUTES})) as id
      from (select) one
        left join ${selections} s on s.id = ${selectionId ?? null}::uuid
        left join ${requests} r on r.id = s.request_id
        left join shared.companies co on co.id = r.company_id
        left join shared.contacts c on c.id = r.contact_id
    )
    insert into shared.disclosures (showing_id, object_id, complex_id, object_version, object_name, object_place, figure,
      amount, amounts, shown)
    select showing.id, l."objectId", ${about.complexId}, l."rowVersion", coalesce(${about.title}, ''),
      coalesce(${about.place}, ''), l.figure, l.amount, l.amounts, l.shown
    from showing
      cross join jsonb_to_recordset(${lines}::jsonb)
        as l("objectId" uuid, "rowVersion" integer, figure text, amount numeric, amounts jsonb,
          shown jsonb)
      left join ${sql.table(about.objects)} t on t.id = l."objectId"
    where showing.id is not null`,
  );
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

/** A record of a company or person that is not from the CRM, and the CRM record that replaces it. */
interface MovedCustomer {
  readonly kind: 'company' | 'contact';
  readonly from: string;
  readonly to: string;
}

/** Moves showings from our own record of a customer to its CRM record (N-03); the name stays as it was shown. */
export async function moveShowings(tx: Db, { kind, from, to }: MovedCustomer): Promise<void> {
  const column = sql.ref(kind === 'company' ? 'company_id' : 'contact_id');
  await sql`update shared.showings set ${column} = ${to} where ${column} = ${from}`.execute(tx);
}
