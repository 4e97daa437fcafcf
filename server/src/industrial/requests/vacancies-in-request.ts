import { Failure } from '@gektar/contract/failure.ts';
import type { VacancyOrder } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyPoint } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import type { VacancyInRequest, VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Page } from '@gektar/contract/list.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { ListAnswer, ListOfRows, WithTexts } from '#http/row-texts.ts';
import { findPointsWhere, orderOfVacancies, vacanciesWhere } from '#industrial/full-model/full-queries.ts';
import { vacancyTexts } from '#industrial/vacancies/vacancy-queries.ts';
import { searchConditions } from './search-conditions.ts';

/** Vacancies `v` with their buildings `b` and complexes `c`. */
const source = sql`industrial.vacancies v join industrial.buildings b on b.id = v.building_id
  join industrial.complexes c on c.id = v.complex_id`;

/**
 * Offered vacancies that a search finds, with their place in the selection of the request (M-26).
 * @throws {Failure} industrial_request.not_found
 */
export async function answerVacanciesInRequest(
  { db, kept }: WithTexts,
  requestId: string,
  search: VacancySearch,
  order: VacancyOrder,
  page: Page,
): Promise<ListAnswer<VacancyInRequest>> {
  const statuses = await findStatuses(db, requestId);
  return vacancyTexts.answerWith(db, kept, found(search, order, page), placeIn(statuses));
}

/** The same rows as objects. @throws {Failure} industrial_request.not_found */
export async function findVacanciesInRequest(
  db: Db,
  requestId: string,
  search: VacancySearch,
  order: VacancyOrder,
  page: Page,
): Promise<VacancyInRequest[]> {
  const place = placeIn(await findStatuses(db, requestId));
  const rows = await found(search, order, page).read(db);
  return rows.map((row) => ({ ...row, ...place(row.id) }));
}

function found(search: VacancySearch, order: VacancyOrder, page: Page): ListOfRows<VacancyRow> {
  return vacanciesWhere(searchConditions(search), orderOfVacancies(order, { isEnabled: true }), page);
}

function placeIn(statuses: ReadonlyMap<string, boolean>) {
  return (id: string) => ({ selectionStatus: statuses.get(id) ?? null });
}

export async function countVacanciesInRequest(db: Db, search: VacancySearch): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${source} where ${searchConditions(search)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export function findPointsInRequest(db: Db, search: VacancySearch): Promise<VacancyPoint[]> {
  return findPointsWhere(db, searchConditions(search));
}

/**
 * What the selection of a request holds: true = shown, false = hidden.
 * @throws {Failure} industrial_request.not_found
 */
async function findStatuses(db: Db, requestId: string): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ id: string | null; status: boolean }>`
    select i.vacancy_id as id, i.status
    from industrial.request_selections s left join industrial.request_selection_items i on i.request_selection_id = s.id
    where s.request_id = ${requestId}`.execute(db);
  // Every request has a selection (F-01).
  if (rows.length === 0) throw new Failure('industrial_request.not_found');
  return new Map(rows.flatMap(({ id, status }) => (id === null ? [] : [[id, status] as const])));
}
