import { Failure } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { OtherRecord } from '@gektar/contract/other-record.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { StoredColumns } from '#database/ids-and-counts.ts';

/** An object with one of the numbers in question. */
export interface NumberHolder {
  readonly number: string;
  /** First cadastral number of the object. */
  readonly firstNumber: string;
  readonly record: OtherRecord;
}

const TITLE = sql<string>`concat_ws(', ', f.number, coalesce(nullif(p.address, ''), r.name))`;

/** Source of the title of an object: its first number, then its address or else its region. */
const holders = sql`land.properties p
  join land.property_cadastral_numbers f on f.property_id = p.id and f.position = 0
  join shared.regions r on r.id = p.region_id`;

type LabelRow = StoredColumns<'land.properties', 'id' | 'is_enabled'> & { title: string };

/**
 * Objects that have any of these numbers, in the order of the numbers, including archived objects.
 * @param exceptId object that is allowed to have the numbers (D-15)
 * @param lock clause that locks the rows of numbers `n`
 */
export async function findNumberHolders(
  db: Db,
  numbers: readonly string[],
  exceptId: string | undefined,
  lock = sql``,
): Promise<NumberHolder[]> {
  type Row = LabelRow & StoredColumns<'land.property_cadastral_numbers', 'number'> & { firstNumber: string };
  const { rows } = await sql<Row>`
    select n.number, f.number as "firstNumber", p.id, ${TITLE} as title, p.is_enabled
    from unnest(${numbers}::text[]) with ordinality as asked (number, place)
    join land.property_cadastral_numbers n on n.number = asked.number
    join (${holders}) on p.id = n.property_id
    where p.id is distinct from ${exceptId ?? null}::uuid
    order by asked.place ${lock}`.execute(db);
  return rows.map(({ number, firstNumber, ...row }) => ({ number, firstNumber, record: recordOf(row) }));
}

/** An object as another record that a message names. */
export async function findPropertyRecord(db: Db, id: string): Promise<OtherRecord | undefined> {
  const { rows } = await sql<LabelRow>`
    select p.id, ${TITLE} as title, p.is_enabled from ${holders} where p.id = ${id}`.execute(db);
  return rows[0] && recordOf(rows[0]);
}

/** The trashed object with this number, the last deleted of several. */
export async function findTrashedHolder(db: Db, number: string): Promise<OtherRecord | undefined> {
  const found = await db
    .selectFrom('shared.trash_rows as t')
    .innerJoin('shared.trash as e', 'e.id', 't.trash_id')
    .select(['e.entity_id as id', 'e.title', 'e.place'])
    .where('t.table_name', '=', 'land.property_cadastral_numbers')
    .where(sql`t.content ->> 'number'`, '=', number)
    .orderBy('e.deleted_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { id, title, place } = found;
  const path = `/land/trash?q=${encodeURIComponent(title)}`;
  return { id, title: place === '' ? title : `${title}, ${place}`, state: 'trashed', path };
}

/**
 * Refuses numbers that other objects have; the caller holds the locks of `lockNumbers`. Waits while an object with such
 * a number is being deleted.
 * @throws {Failure} cadastral_number.taken, with these objects
 */
export async function refuseTakenNumbers(tx: Db, numbers: readonly string[], exceptId?: string): Promise<void> {
  const found = await findNumberHolders(tx, numbers, exceptId, sql`for key share of n`);
  if (found.length === 0) return;
  const reasons = found.map(({ number, record: { title, state } }) => {
    return `${number} у объекта «${title}»${state === 'archived' ? ' в архиве' : ''}`;
  });
  const message = `${failureTexts['cadastral_number.taken']}: ${reasons.join('; ')}`;
  throw new Failure('cadastral_number.taken', { fields: { cadastralNumbers: message }, others: recordsOf(found) });
}

/** Records of the holders, each object once. */
function recordsOf(found: readonly NumberHolder[]): OtherRecord[] {
  return [...new Map(found.map(({ record }) => [record.id, record])).values()];
}

function recordOf({ id, title, is_enabled }: LabelRow): OtherRecord {
  return { id, title, state: is_enabled ? 'active' : 'archived', path: `/land/property/${id}` };
}
