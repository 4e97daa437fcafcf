import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { AgentFields } from '@gektar/contract/industrial/people/agent.ts';
import type { VacancyFields } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Db } from '#database/db.ts';
import type { AttachedTables } from '#files/attached/attached-lists.ts';
import { filedWrites } from '#files/attached/filed-writes.ts';
import type { WithLists } from '#industrial/tree/omitted-lists.ts';
import { trashedVacancy } from '#industrial/tree/trashed-parts.ts';
import { vacancyRows, vacancyTable } from '#industrial/tree/vacancy-table.ts';
import { withdrawVacancies } from '#industrial/tree/withdraw-vacancies.ts';
import { moveToTrash } from '#trash/move-to-trash.ts';
import { toVacancyColumns } from './vacancy-record.ts';

/** Lists that an update leaves unchanged when the draft omits them (M-39). */
export const vacancyLists = ['saleAgents', 'leaseAgents', 'documents'] as const;
type WholeFields = WithLists<VacancyFields, (typeof vacancyLists)[number]>;

/** Tables of documents of a vacancy, which has no photos. */
export const vacancyFileTables: AttachedTables = {
  entityType: 'vacancy',
  documents: 'industrial.vacancy_documents',
  owner: 'vacancy_id',
};

/** Writes of a vacancy with its lists, agents and documents. */
export const vacancyWrites = filedWrites<WholeFields>({
  rows: vacancyRows,
  table: vacancyTable,
  files: vacancyFileTables,
  toColumns: toVacancyColumns,
  ownFields: ['saleAgents', 'leaseAgents'],
  async insertOwn(tx, id, { saleAgents, leaseAgents }) {
    await insertAgents(tx, id, 'sale', saleAgents);
    await insertAgents(tx, id, 'lease', leaseAgents);
  },
  removeOwn: (tx, id) => tx.deleteFrom('industrial.vacancy_agents').where('vacancy_id', '=', id).execute(),
});

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

/** Moves a vacancy to the trash with everything below it. @returns whether it existed */
export async function removeVacancy(tx: Db, id: string, employeeId: string): Promise<boolean> {
  await withdrawVacancies(tx, [id]);
  return moveToTrash(tx, trashedVacancy, id, employeeId);
}

/** Whether the status changes to or from closed, which only a deal may do (M-37). */
export function changesClosing(before: number | undefined, after: number): boolean {
  return (before === CLOSED_STATUS) !== (after === CLOSED_STATUS);
}
