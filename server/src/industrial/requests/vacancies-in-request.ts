import { Failure } from '@gektar/contract/failure.ts';
import type { VacancyOrder } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyPoint } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import type { VacancyInRequest, VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Page } from '@gektar/contract/list.ts';
import type { MapPlaces, MapWindow, OnlyCells } from '@gektar/contract/map-cells.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { ReadyAnswer } from '#http/ready-answer.ts';
import type { ListAnswer, PagedList, WithTexts } from '#http/row-texts.ts';
import {
  inPlace,
  objects,
  orderOfVacancies,
  vacanciesOnMap,
  vacanciesWhere,
  vacancySource,
} from '#industrial/full-model/full-queries.ts';
import { vacanciesOnMapOf } from '#industrial/full-model/object-columns.ts';
import { vacancyTexts } from '#industrial/vacancies/vacancy-queries.ts';
import { offeredByColumns } from './search-columns.ts';
import { searchConditions } from './search-conditions.ts';

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
  cells: OnlyCells,
): Promise<ListAnswer<VacancyInRequest>> {
  const statuses = await findStatuses(db, requestId);
  const asked = ['offered', search, order.field, order.isAsc, page.take, page.skip, cells];
  const list = objects.list({ db, kept }, asked, () => found(search, order, page, cells));
  return vacancyTexts.answerWith(db, kept, list, placeIn(statuses));
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

function found(search: VacancySearch, order: VacancyOrder, page: Page, cells: OnlyCells = null): PagedList<VacancyRow> {
  return vacanciesWhere(inPlace(searchConditions(search), cells), orderOfVacancies(order, { isEnabled: true }), page);
}

function placeIn(statuses: ReadonlyMap<string, boolean>) {
  return (id: string) => ({ selectionStatus: statuses.get(id) ?? null });
}

export function countVacanciesInRequest(call: WithTexts, search: VacancySearch): Promise<number> {
  return objects.count(
    call,
    ['offered', search],
    () => sql`select count(*) from ${vacancySource} where ${searchConditions(search)}`,
    offeredByColumns(search),
  );
}

const onMap = (search: VacancySearch) => ({
  source: vacanciesOnMap,
  where: () => searchConditions(search),
  found: offeredByColumns(search),
  onMap: vacanciesOnMapOf,
});

export function answerPointsInRequest(call: WithTexts, search: VacancySearch): Promise<ReadyAnswer<VacancyPoint[]>> {
  return objects.points(call, ['offered', search], onMap(search));
}

/** The same points, or the cells of a window where they are many. */
export function answerPlacesInRequest(
  call: WithTexts,
  search: VacancySearch,
  window: MapWindow | null,
): Promise<ReadyAnswer<MapPlaces>> {
  return objects.places(call, ['offered', search], onMap(search), window);
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
