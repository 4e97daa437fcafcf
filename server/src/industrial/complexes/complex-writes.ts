import type { ComplexFields } from '@gektar/contract/industrial/complexes/complex.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { AttachedTables } from '#files/attached/attached-lists.ts';
import { filedWrites } from '#files/attached/filed-writes.ts';
import { complexRows, complexTable } from '#industrial/tree/complex-table.ts';
import type { WithLists } from '#industrial/tree/omitted-lists.ts';
import { replacePeople } from '#industrial/tree/people-links.ts';
import { trashedComplex } from '#industrial/tree/trashed-parts.ts';
import { withdrawVacancies } from '#industrial/tree/withdraw-vacancies.ts';
import { moveToTrash } from '#trash/move-to-trash.ts';
import { toComplexColumns } from './complex-record.ts';

/** Lists that an update leaves unchanged when the draft omits them (M-39). */
export const complexLists = ['contacts', 'operatorWithRoles', 'images', 'documents'] as const;
type WholeFields = WithLists<ComplexFields, (typeof complexLists)[number]>;

/** Tables of photos and documents of a complex. */
export const complexFileTables: AttachedTables = {
  entityType: 'complex',
  images: 'industrial.complex_images',
  documents: 'industrial.complex_documents',
  owner: 'complex_id',
};

/** Writes of a complex with its lists, people and files. */
export const complexWrites = filedWrites<WholeFields>({
  rows: complexRows,
  table: complexTable,
  files: complexFileTables,
  toColumns: toComplexColumns,
  ownFields: ['contacts', 'operatorWithRoles'],
  insertOwn: (tx, id, fields) => replacePeople(tx, 'complex', id, fields),
});

/** A part whose archive flag was changed by a cascade. */
export interface ChangedPart {
  readonly entity: 'complex' | 'building' | 'vacancy';
  readonly id: string;
}

/**
 * Archives or restores a complex with all its buildings and vacancies, including those archived separately (H-09).
 * @param batchId id of a bulk archiving: restores only entities archived by it
 * @returns the changed parts
 */
export async function updateEnabledBelow(
  tx: Db,
  id: string,
  isEnabled: boolean,
  batchId?: string,
): Promise<ChangedPart[]> {
  const isMeant =
    batchId === undefined
      ? sql`true`
      : sql`id in (select i.entity_id from shared.archived_items i where i.batch_id = ${batchId})`;
  const { rows } = await sql<ChangedPart>`
    with complexes as (
      update industrial.complexes set is_enabled = ${isEnabled}, row_version = row_version + 1, date_time_updated = now()
      where id = ${id} and is_enabled <> ${isEnabled} and ${isMeant} returning id
    ), buildings as (
      update industrial.buildings set is_enabled = ${isEnabled}, row_version = row_version + 1, date_time_updated = now()
      where complex_id = ${id} and is_enabled <> ${isEnabled} and ${isMeant} returning id
    ), vacancies as (
      update industrial.vacancies set is_enabled = ${isEnabled}, row_version = row_version + 1, date_time_updated = now()
      where complex_id = ${id} and is_enabled <> ${isEnabled} and ${isMeant} returning id
    )
    select 'complex' as entity, id from complexes union all select 'building', id from buildings
    union all select 'vacancy', id from vacancies`.execute(tx);
  return rows;
}

/** Marks the vacancies of a complex as confirmed now by the employee (H-31). @returns whether the complex exists */
export async function updateVacanciesActualization(tx: Db, id: string, employeeId: string): Promise<boolean> {
  const row = await tx
    .updateTable('industrial.complexes')
    .set({
      vacancies_actualize_date: sql`now()`,
      actualize_vacancy_employee: employeeId,
      date_time_updated: sql`now()`,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves a complex to the trash with everything below it (H-23). @returns whether it existed */
export async function removeComplex(tx: Db, id: string, employeeId: string): Promise<boolean> {
  const vacancies = await tx.selectFrom('industrial.vacancies').select('id').where('complex_id', '=', id).execute();
  await withdrawVacancies(
    tx,
    vacancies.map((vacancy) => vacancy.id),
  );
  return moveToTrash(tx, trashedComplex, id, employeeId);
}
