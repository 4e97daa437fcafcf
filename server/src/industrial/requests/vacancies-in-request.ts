import type { VacancyOrder } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyPoint } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import type { VacancyInRequest, VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import type { Page } from '@gektar/contract/list.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findPointsWhere, orderOfVacancies, vacancySource } from '#industrial/full-model/full-queries.ts';
import { findVacancyRowsOf } from '#industrial/vacancies/vacancy-queries.ts';
import { searchConditions } from './search-conditions.ts';

/** Offered vacancies that a search finds, with their place in the selection of the request (M-26). */
export async function findVacanciesInRequest(
  db: Db,
  requestId: string,
  search: VacancySearch,
  order: VacancyOrder,
  { take, skip }: Page,
): Promise<VacancyInRequest[]> {
  const by = orderOfVacancies(order, { isEnabled: true });
  const ids = sql`select v.id from ${vacancySource} where ${searchConditions(search)} order by ${by} limit ${take} offset ${skip}`;
  const rows = await findVacancyRowsOf(db, ids, by);
  const statuses = await findStatuses(
    db,
    requestId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, selectionStatus: statuses.get(row.id) ?? null }));
}

export async function countVacanciesInRequest(db: Db, search: VacancySearch): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${vacancySource} where ${searchConditions(search)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export function findPointsInRequest(db: Db, search: VacancySearch): Promise<VacancyPoint[]> {
  return findPointsWhere(db, searchConditions(search));
}

/** true = shown in the selection of the request, false = hidden there; absent where it is not in it. */
async function findStatuses(
  db: Db,
  requestId: string,
  vacancyIds: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ id: string; status: boolean }>`
    select i.vacancy_id as id, i.status
    from industrial.request_selections s join industrial.request_selection_items i on i.request_selection_id = s.id
    where s.request_id = ${requestId} and i.vacancy_id = any(${vacancyIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, status }) => [id, status]));
}
