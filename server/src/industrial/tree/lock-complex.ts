import { Failure } from '@gektar/contract/failure.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/**
 * The first lock of every write to a complex, its buildings, vacancies, deals and people (0026): it excludes all other
 * writers of the complex, so that its figures are computed from a stable state.
 * @returns undefined when the complex does not exist
 */
export function lockComplex(tx: Db, id: string): Promise<{ isEnabled: boolean } | undefined> {
  return tx
    .selectFrom('industrial.complexes')
    .select('is_enabled as isEnabled')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks a complex to add a part to it. @throws {Failure} complex.not_found; complex.archived (H-22) */
export async function lockOpenComplex(tx: Db, id: string): Promise<void> {
  const complex = await lockComplex(tx, id);
  if (complex === undefined) throw new Failure('complex.not_found');
  if (!complex.isEnabled) throw new Failure('complex.archived');
}

/** A building or a vacancy under the lock of its complex. */
export interface LockedPart {
  readonly complexId: string;
  readonly name: string;
  readonly isEnabled: boolean;
  readonly isComplexEnabled: boolean;
}

/**
 * Locks the complex first, like every write to its parts.
 * @returns undefined when the part does not exist
 */
export async function lockPart(tx: Db, table: 'buildings' | 'vacancies', id: string): Promise<LockedPart | undefined> {
  const found = await findPart(tx, table, id);
  const complex = found && (await lockComplex(tx, found.complexId));
  // The part may have been deleted while this transaction waited for the lock.
  const part = complex && (await findPart(tx, table, id));
  return part && { ...part, isComplexEnabled: complex.isEnabled };
}

/**
 * Locks the complex of a part in one statement, for callers that read the part afterwards: the part may be deleted
 * while the transaction waits for the lock.
 * @returns whether the part exists
 */
export async function lockComplexOf(tx: Db, table: 'buildings' | 'vacancies', id: string): Promise<boolean> {
  const { rows } = await sql`
    select from industrial.complexes c
    where c.id = (select complex_id from ${sql.table(`industrial.${table}`)} where id = ${id}) for update`.execute(tx);
  return rows.length > 0;
}

/** Locks the complexes of parts in the order of `inLockOrder`. */
export async function lockComplexesOf(tx: Db, table: 'buildings' | 'vacancies', ids: readonly string[]): Promise<void> {
  await sql`
    select from industrial.complexes c
    where c.id in (select complex_id from ${sql.table(`industrial.${table}`)} where id = any(${ids}::uuid[]))
    order by c.id for update`.execute(tx);
}

/** Locks the complexes of parts like `lockComplexesOf`. @returns the parts that exist, by id */
export async function lockParts(
  tx: Db,
  table: 'buildings' | 'vacancies',
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedPart>> {
  await lockComplexesOf(tx, table, ids);
  const { rows } = await sql<LockedPart & { readonly id: string }>`
    select p.id, p.complex_id as "complexId", p.name, p.is_enabled as "isEnabled", c.is_enabled as "isComplexEnabled"
    from ${sql.table(`industrial.${table}`)} p join industrial.complexes c on c.id = p.complex_id
    where p.id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map((part) => [part.id, part]));
}

/** Sorts ids of parts by complex, the order in which transactions lock several. Ids that do not exist come last. */
export function inLockOrder(table: 'buildings' | 'vacancies') {
  return async (db: Db, ids: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(`industrial.${table}`)} where id = any(${ids}::uuid[]) order by complex_id, id`.execute(
      db,
    );
    return [...new Set([...rows.map(({ id }) => id), ...ids])];
  };
}

/** A part never moves to another complex, so this read needs no lock. */
function findPart(tx: Db, table: 'buildings' | 'vacancies', id: string) {
  return tx
    .selectFrom(`industrial.${table}` as const)
    .select(['complex_id as complexId', 'name', 'is_enabled as isEnabled'])
    .where('id', '=', id)
    .executeTakeFirst();
}
