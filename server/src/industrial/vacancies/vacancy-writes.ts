import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { AgentFields } from '@gektar/contract/industrial/people/agent.ts';
import type { VacancyFields } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import {
  type AttachedTables,
  attachNamedFiles,
  insertFileLists,
  removeFileLists,
} from '#files/attached/attached-lists.ts';
import { updateDiscarded } from '#files/file-queries.ts';
import type { WithLists } from '#industrial/kept-lists.ts';
import { toVacancyColumns } from './vacancy-record.ts';
import { vacancyTable } from './vacancy-table.ts';

/** Lists that stay as they are when a draft leaves them out (M-39). */
export const vacancyLists = ['saleAgents', 'leaseAgents', 'documents'] as const;
type WholeFields = WithLists<VacancyFields, (typeof vacancyLists)[number]>;

/** Where documents of a vacancy are kept; it has no photos of its own. */
export const vacancyFileTables: AttachedTables = {
  entityType: 'vacancy',
  documents: 'industrial.vacancy_documents',
  owner: 'vacancy_id',
};

/** Inserts a vacancy with its lists. The lock of its complex is held. */
export async function insertVacancy(
  tx: Db,
  id: string,
  place: { readonly buildingId: string; readonly complexId: string },
  fields: WholeFields,
): Promise<void> {
  await tx
    .insertInto('industrial.vacancies')
    .values({ id, building_id: place.buildingId, complex_id: place.complexId, ...toVacancyColumns(fields) })
    .execute();
  await insertLists(tx, id, fields);
}

/** Overwrites a vacancy and its lists and increments its version. The lock of its complex is held. */
export async function updateVacancy(tx: Db, id: string, fields: WholeFields): Promise<void> {
  await tx
    .updateTable('industrial.vacancies')
    .set({ ...toVacancyColumns(fields), row_version: sql`row_version + 1`, date_time_updated: sql`now()` })
    .where('id', '=', id)
    .execute();
  await vacancyTable.deleteLists(tx, id);
  await tx.deleteFrom('industrial.vacancy_agents').where('vacancy_id', '=', id).execute();
  await removeFileLists(tx, vacancyFileTables, id);
  await insertLists(tx, id, fields);
}

async function insertLists(tx: Db, id: string, fields: WholeFields): Promise<void> {
  await vacancyTable.insertLists(tx, id, fields);
  await insertAgents(tx, id, 'sale', fields.saleAgents);
  await insertAgents(tx, id, 'lease', fields.leaseAgents);
  const files = { images: [], documents: fields.documents };
  await attachNamedFiles(tx, vacancyFileTables, id, files);
  await insertFileLists(tx, vacancyFileTables, id, files);
}

async function insertAgents(tx: Db, id: string, kind: 'sale' | 'lease', agents: readonly AgentFields[]): Promise<void> {
  if (agents.length === 0) return;
  await tx
    .insertInto('industrial.vacancy_agents')
    .values(
      agents.map((agent, position) => ({
        vacancy_id: id,
        kind,
        position,
        company_id: agent.companyId,
        is_exclusive: agent.isExclusive,
        exclusive_date_to: agent.exclusiveDateTo,
        other: agent.other,
        contact_role_id: agent.contactRole?.id ?? null,
      })),
    )
    .execute();
}

/** Archives or restores. @returns whether anything changed */
export async function updateVacancyEnabled(tx: Db, id: string, isEnabled: boolean): Promise<boolean> {
  const row = await tx
    .updateTable('industrial.vacancies')
    .set({ is_enabled: isEnabled, row_version: sql`row_version + 1`, date_time_updated: sql`now()` })
    .where('id', '=', id)
    .where('is_enabled', '!=', isEnabled)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Closed by a deal, or open again. */
export async function updateVacancyStatus(tx: Db, id: string, status: number): Promise<void> {
  await tx
    .updateTable('industrial.vacancies')
    .set({ vacancy_status: status, row_version: sql`row_version + 1`, date_time_updated: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Removes a vacancy with everything below it and discards its files. @returns whether it existed */
export async function removeVacancy(tx: Db, id: string): Promise<boolean> {
  const row = await tx.deleteFrom('industrial.vacancies').where('id', '=', id).returning('id').executeTakeFirst();
  if (row) await updateDiscarded(tx, { entityType: 'vacancy', entityId: id });
  return row !== undefined;
}

/** Whether a status is set or left that the deal alone sets and leaves (M-37). */
export function changesClosing(before: number | undefined, after: number): boolean {
  return (before === CLOSED_STATUS) !== (after === CLOSED_STATUS);
}
