import type { Importance } from '@gektar/contract/criteria/importance.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { VacancyOrder } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyPoint } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { searchOfRequest, vacancyMatcher } from '@gektar/contract/industrial/requests/fits-request.ts';
import type {
  SearchOrder,
  VacancyInRequest,
  VacancySearch,
} from '@gektar/contract/industrial/requests/request-search.ts';
import { weighedVacancyCriteria } from '@gektar/contract/industrial/requests/score-vacancies.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Page } from '@gektar/contract/list.ts';
import type { MapPlaces, MapWindow, OnlyCells } from '@gektar/contract/map-cells.ts';
import { LEAST_FOUND_PERCENT } from '@gektar/contract/today/today.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReadyResponse } from '#cache/ready-response.ts';
import type { CacheContext, ListResponse, PagedList } from '#cache/row-cache.ts';
import { findScored } from '#database/criteria/closeness.ts';
import { type PreviewedChange, previewOf } from '#database/criteria/importance-preview.ts';
import type { Db } from '#database/db.ts';
import {
  inPlace,
  objects,
  orderOfVacancies,
  vacanciesOnMap,
  vacanciesWhere,
  vacancySource,
} from '#industrial/full-model/full-queries.ts';
import { offeredByColumns, vacanciesOnMapOf } from '#industrial/full-model/object-columns.ts';
import { findVacancyRowsOf, vacancyTexts } from '#industrial/vacancies/vacancy-queries.ts';
import { findRequest } from './request-queries.ts';
import { isOffered, metConditions, nearVacancies, scoreOfVacancies, searchConditions } from './search-conditions.ts';

/**
 * Offered vacancies that a search finds, each with its status in the selection of the request (M-26).
 * @param requestId undefined: the request is not saved yet, so it has no selection and no order by match
 * @throws {Failure} industrial_request.not_found
 */
export async function answerVacanciesInRequest(
  { db, cache }: CacheContext,
  requestId: string | undefined,
  search: VacancySearch,
  order: SearchOrder,
  page: Page,
  cells: OnlyCells,
): Promise<ListResponse<VacancyInRequest>> {
  const statuses = requestId === undefined ? new Map<string, boolean>() : await findStatuses(db, requestId);
  const of = requestId === undefined ? null : await askedFor(db, requestId, order);
  const asked = ['offered', search, order.field, order.isAsc, of, page.take, page.skip, cells];
  const list = objects.list({ db, cache }, asked, () => found(search, orderOfSearch(order, of), page, cells));
  return vacancyTexts.listWith({ db, cache }, list, placeIn(statuses));
}

/** A request as its search, with its weighing where it differs from the default. */
export interface AskedVacancies {
  readonly asked: VacancySearch;
  readonly importance: Importance;
  /** false leaves out vacancies with an unknown value. */
  readonly withUnknown: boolean;
}

/**
 * 'Почти подходят': offered vacancies that the search does not find and that miss at most two wishes of the request,
 * the best score first.
 * @param requestId undefined: the request is not saved yet, so it has no selection
 * @throws {Failure} industrial_request.not_found
 */
export async function answerVacanciesNearRequest(
  { db, cache }: CacheContext,
  requestId: string | undefined,
  search: VacancySearch,
  { asked, importance, withUnknown }: AskedVacancies,
  page: Page,
): Promise<ListResponse<VacancyInRequest>> {
  const statuses = requestId === undefined ? new Map<string, boolean>() : await findStatuses(db, requestId);
  const key = ['near', search, asked, importance, withUnknown, page.take, page.skip];
  const list = objects.list({ db, cache }, key, () => {
    const score = scoreOfVacancies(asked, importance);
    const order = sql`${score.share} desc, ${orderOfVacancies(VacancyOrder.parse({}), { isEnabled: true })}`;
    return vacanciesWhere(nearVacancies(search, score, withUnknown), order, page);
  });
  return vacancyTexts.listWith({ db, cache }, list, placeIn(statuses));
}

/** Number of results of `answerVacanciesNearRequest`. */
export function countVacanciesNearRequest(
  call: CacheContext,
  search: VacancySearch,
  { asked, importance, withUnknown }: AskedVacancies,
): Promise<number> {
  return objects.count(call, ['near', search, asked, importance, withUnknown], () => {
    const near = nearVacancies(search, scoreOfVacancies(asked, importance), withUnknown);
    return sql`select count(*) from ${vacancySource} where ${near}`;
  });
}

/** Offered vacancies that a request finds exactly, or almost with at least `LEAST_FOUND_PERCENT`. */
export function findScoredVacancies(db: Db, asked: VacancySearch, importance: Importance) {
  const from = sql`${vacancySource} where ${isOffered}`;
  return findScored(db, scoreOfVacancies(asked, importance), { id: sql`v.id`, from }, LEAST_FOUND_PERCENT);
}

/** What a weighing would change in the search of a request; reads only. */
export function previewVacancies(db: Db, asked: VacancySearch, change: PreviewedChange) {
  return previewOf<VacancyRow>(
    db,
    {
      weighed: weighedVacancyCriteria,
      source: vacancySource,
      id: sql`v.id`,
      isOffered,
      order: orderOfVacancies(VacancyOrder.parse({}), { isEnabled: true }),
      asked: vacancyMatcher.setIn(asked),
      scoreOf: (importance) => scoreOfVacancies(asked, importance),
      rowsOf: (ids) => findVacancyRowsOf(db, sql`select unnest(${ids}::uuid[])`, sql`v.id`),
    },
    change,
  );
}

/** The vacancies of `answerVacanciesInRequest` as objects. @throws {Failure} industrial_request.not_found */
export async function findVacanciesInRequest(
  db: Db,
  requestId: string,
  search: VacancySearch,
  order: SearchOrder,
  page: Page,
): Promise<VacancyInRequest[]> {
  const place = placeIn(await findStatuses(db, requestId));
  const of = await askedFor(db, requestId, order);
  const rows = await found(search, orderOfSearch(order, of), page).read(db);
  return rows.map((row) => ({ ...row, ...place(row.id) }));
}

function found(
  search: VacancySearch,
  order: RawBuilder<unknown>,
  page: Page,
  cells: OnlyCells = null,
): PagedList<VacancyRow> {
  return vacanciesWhere(inPlace(searchConditions(search), cells), order, page);
}

/**
 * Search by the stored conditions of the request, for a list sorted by match (M-05); null for other orders. The filter
 * of the list may be wider.
 * @throws {Failure} industrial_request.not_found
 */
async function askedFor(db: Db, requestId: string, { field }: SearchOrder): Promise<VacancySearch | null> {
  if (field !== 'Match') return null;
  const request = await findRequest(db, requestId);
  if (request === undefined) throw new Failure('industrial_request.not_found');
  return searchOfRequest(request);
}

/** Vacancies with an equal match follow the default order. */
function orderOfSearch({ field, isAsc }: SearchOrder, asked: VacancySearch | null): RawBuilder<unknown> {
  const active = { isEnabled: true };
  if (field !== 'Match') return orderOfVacancies({ field, isAsc }, active);
  const usual = orderOfVacancies(VacancyOrder.parse({}), active);
  return asked === null ? usual : sql`${metConditions(asked)} ${sql.raw(isAsc ? 'asc' : 'desc')}, ${usual}`;
}

function placeIn(statuses: ReadonlyMap<string, boolean>) {
  return (id: string) => ({ selectionStatus: statuses.get(id) ?? null });
}

export function countVacanciesInRequest(call: CacheContext, search: VacancySearch): Promise<number> {
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
  slots: offeredByColumns(search),
  onMap: vacanciesOnMapOf,
});

export function answerPointsInRequest(
  call: CacheContext,
  search: VacancySearch,
): Promise<ReadyResponse<VacancyPoint[]>> {
  return objects.points(call, ['offered', search], onMap(search));
}

/** Points of offered vacancies in a window of the map, or its cells where there are many. */
export function answerPlacesInRequest(
  call: CacheContext,
  search: VacancySearch,
  window: MapWindow | null,
): Promise<ReadyResponse<MapPlaces>> {
  return objects.places(call, ['offered', search], onMap(search), window);
}

/**
 * Vacancies in the selection of a request: true = shown, false = hidden.
 * @throws {Failure} industrial_request.not_found
 */
async function findStatuses(db: Db, requestId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('industrial.request_selections as s')
    .leftJoin('industrial.request_selection_items as i', 'i.request_selection_id', 's.id')
    .select(['i.vacancy_id as id', 'i.status'])
    .where('s.request_id', '=', requestId)
    .execute();
  // Every request has a selection (F-01).
  if (rows.length === 0) throw new Failure('industrial_request.not_found');
  return new Map(rows.flatMap(({ id, status }) => (id === null || status === null ? [] : [[id, status] as const])));
}
