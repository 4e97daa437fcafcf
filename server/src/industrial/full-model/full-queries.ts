import type { BuildingSummary } from '@gektar/contract/industrial/buildings/building.ts';
import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import type { ComplexPoint } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type {
  ComplexOrder,
  ComplexSort,
  FullFilter,
  VacancyOrder,
  VacancySort,
} from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyPoint } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { MapPlaces, MapWindow, OnlyCells } from '@gektar/contract/map-cells.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReadyResponse } from '#cache/ready-response.ts';
import { resultCache } from '#cache/result-cache.ts';
import { type CacheContext, isDeep, type ListResponse, type PagedList } from '#cache/row-cache.ts';
import { allOf, type Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import { findIds } from '#database/ids-and-counts.ts';
import { inCells, type MapSource } from '#database/map-cells.ts';
import { findBuildingSummaries } from '#industrial/buildings/building-queries.ts';
import { complexesOfPage, complexTexts, complexVersion } from '#industrial/complexes/complex-queries.ts';
import { complexRows } from '#industrial/tree/complex-table.ts';
import { vacancyRows } from '#industrial/tree/vacancy-table.ts';
import { vacanciesOfPage, vacancyTexts, vacancyVersion } from '#industrial/vacancies/vacancy-queries.ts';
import { buildingConditions, complexConditions, vacancyConditions } from './full-conditions.ts';
import {
  complexesByColumns,
  complexesOnMapOf,
  objectColumns,
  vacanciesByColumns,
  vacanciesOnMapOf,
} from './object-columns.ts';

interface Page {
  readonly take: number;
  readonly skip: number;
}
/** Period in local time; an absent end is open (A-13). */
interface Span {
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
}

const complexSorts = {
  Area: sql`c.complex_area`,
  ActualizeDate: sql`c.complex_actualization_date`,
  Address: sql`c.full_address collate shared.russian`,
  Name: sql`c.name collate shared.russian`,
  Status: sql`c.complex_construction_status`,
  ActualizeDateVacancy: sql`c.vacancies_actualize_date`,
  TotalBuildingAreaCalc: sql`f.total_building_area`,
  OwnerIds: sql`(select o.name from shared.companies o where o.id = f.owner_ids[1]) collate shared.russian`,
} as const satisfies Record<ComplexSort, unknown>;

const vacancySorts = {
  ComplexName: sql`c.name collate shared.russian`,
  AvailabilityDate: sql`v.availability_date`,
  TotalVacancyArea: sql`v.area_size`,
  SalePrice: sql`v.sale_price`,
  MinumalRentalArea: sql`v.minimal_rental_block_area`,
  HasShelves: sql`v.has_shelves`,
  AverageBaseRate: sql`v.average_net_rental_rate`,
} as const satisfies Record<VacancySort, unknown>;

const complexes = sql`industrial.complexes c join industrial.complex_figures f on f.complex_id = c.id`;
/** Vacancies `v` with their buildings `b` and complexes `c`. */
export const vacancySource = sql`industrial.vacancies v join industrial.buildings b on b.id = v.building_id
  join industrial.complexes c on c.id = v.complex_id`;

/** Sorts by columns with empty values, which are last in either direction; their indexes must match that. */
const nullable: ReadonlySet<ComplexSort | VacancySort> = new Set([
  'Area',
  'ActualizeDate',
  'ActualizeDateVacancy',
  'OwnerIds',
  'TotalVacancyArea',
  'SalePrice',
  'MinumalRentalArea',
  'HasShelves',
  'AverageBaseRate',
]);

/**
 * Active complexes first in either direction (H-16), except in a filter by archive state: all its rows have the same
 * state, and this order would keep indexes from being used.
 */
function orderOfComplexes({ field, isAsc }: ComplexOrder, { isEnabled }: FullFilter): RawBuilder<unknown> {
  const order = complexRows.orderBy(complexSorts[field], isAsc ? 'asc' : 'desc', nullable.has(field));
  return isEnabled === null ? sql`not c.is_enabled, ${order}` : order;
}

export function orderOfVacancies(
  { field, isAsc }: VacancyOrder,
  { isEnabled }: Pick<FullFilter, 'isEnabled'>,
): RawBuilder<unknown> {
  const order = vacancyRows.orderBy(vacancySorts[field], isAsc ? 'asc' : 'desc', nullable.has(field));
  return isEnabled === null ? sql`not (v.is_enabled and b.is_enabled and c.is_enabled), ${order}` : order;
}

function complexList(
  filter: FullFilter,
  order: ComplexOrder,
  page: Page,
  cells: OnlyCells = null,
): PagedList<ComplexRow> {
  const by = orderOfComplexes(order, filter);
  const rest = sql`from ${complexes} where ${inPlace(complexConditions(filter), cells)} order by ${by} ${limited(page)}`;
  const shallow = isDeep(page) ? undefined : sql`select c.id, ${sql.raw(complexVersion)} as version ${rest}`;
  return complexesOfPage(sql`select c.id ${rest}`, by, shallow);
}

export function findComplexRows(db: Db, filter: FullFilter, order: ComplexOrder, page: Page): Promise<ComplexRow[]> {
  return complexList(filter, order, page).read(db);
}

/** Ids of the rows that a statement selects, at most `limit`. @param rest the statement after `select` */
function idsOf(db: Db, rest: RawBuilder<unknown>, limit: number): Promise<string[]> {
  return findIds(db, sql`select ${rest} order by 1 limit ${limit}`);
}

export function findComplexIds(db: Db, filter: FullFilter, limit: number): Promise<string[]> {
  return idsOf(db, sql`c.id from ${complexes} where ${complexConditions(filter)}`, limit);
}

export function findBuildingIds(db: Db, filter: FullFilter, limit: number): Promise<string[]> {
  const buildings = sql`industrial.buildings b join industrial.complexes c on c.id = b.complex_id`;
  return idsOf(db, sql`b.id from ${buildings} where ${buildingConditions(filter)}`, limit);
}

export function findVacancyIds(db: Db, filter: FullFilter, limit: number): Promise<string[]> {
  return idsOf(db, sql`v.id from ${vacancySource} where ${vacancyConditions(filter)}`, limit);
}

/** Cached results of the lists of all three levels. */
export const objects = resultCache('industrial.objects', objectColumns);

/** `findComplexRows` as a response from the caches. */
export function answerComplexRows(
  call: CacheContext,
  filter: FullFilter,
  order: ComplexOrder,
  page: Page,
  cells: OnlyCells = null,
): Promise<ListResponse<ComplexRow>> {
  const asked = ['complexes', filter, order.field, order.isAsc, page.take, page.skip, cells];
  return complexTexts.list(
    call,
    objects.list(call, asked, () => complexList(filter, order, page, cells)),
  );
}

export function answerVacancyRows(
  call: CacheContext,
  filter: FullFilter,
  order: VacancyOrder,
  page: Page,
  cells: OnlyCells = null,
): Promise<ListResponse<VacancyRow>> {
  const asked = ['vacancies', filter, order.field, order.isAsc, page.take, page.skip, cells];
  return vacancyTexts.list(
    call,
    objects.list(call, asked, () =>
      vacanciesWhere(inPlace(vacancyConditions(filter), cells), orderOfVacancies(order, filter), page),
    ),
  );
}

/** A page of the vacancies of `vacancySource` that match a condition. */
export function vacanciesWhere(where: Condition, by: RawBuilder<unknown>, page: Page): PagedList<VacancyRow> {
  const rest = sql`from ${vacancySource} where ${where} order by ${by} ${limited(page)}`;
  const shallow = isDeep(page) ? undefined : sql`select v.id, ${sql.raw(vacancyVersion)} as version ${rest}`;
  return vacanciesOfPage(sql`select v.id ${rest}`, by, shallow);
}

export function countComplexRows(call: CacheContext, filter: FullFilter): Promise<number> {
  return objects.count(
    call,
    ['complexes', filter],
    () => sql`select count(*) from ${complexes} where ${complexConditions(filter)}`,
    complexesByColumns(filter),
  );
}

export function countVacancyRows(call: CacheContext, filter: FullFilter): Promise<number> {
  return objects.count(
    call,
    ['vacancies', filter],
    () => sql`select count(*) from ${vacancySource} where ${vacancyConditions(filter)}`,
    vacanciesByColumns(filter),
  );
}

/** Coordinates of complexes and of their vacancies. */
const complexPosition = { latitude: 'c.latitude', longitude: 'c.longitude' };

const complexesOnMap: MapSource = {
  ...complexPosition,
  from: complexes,
  id: sql`c.id`,
  kind: sql`case when c.is_enabled then c.complex_construction_status else 0 end`,
};

/** Vacancies on the map; the kind of a point is the main area type, 0 without areas. */
export const vacanciesOnMap: MapSource = {
  ...complexPosition,
  from: vacancySource,
  id: sql`v.id`,
  kind: sql`coalesce(v.main_area_type_calc, 0)`,
};

/** A condition limited to cells of the map. */
export function inPlace(where: Condition, cells: OnlyCells): Condition {
  return allOf([where, ...inCells(complexPosition, cells)]);
}

const ofComplexes = (filter: FullFilter) => ({
  source: complexesOnMap,
  where: () => complexConditions(filter),
  slots: complexesByColumns(filter),
  onMap: complexesOnMapOf,
});

/** Complexes on the map; the kind of a point is the construction status, 0 when archived. */
export function answerComplexPoints(call: CacheContext, filter: FullFilter): Promise<ReadyResponse<ComplexPoint[]>> {
  return objects.points(call, ['complexes', filter], ofComplexes(filter));
}

/** Points of complexes in a window of the map, or its cells where there are many. */
export function answerComplexPlaces(
  call: CacheContext,
  filter: FullFilter,
  window: MapWindow | null,
): Promise<ReadyResponse<MapPlaces>> {
  return objects.places(call, ['complexes', filter], ofComplexes(filter), window);
}

const ofVacancies = (filter: FullFilter) => ({
  source: vacanciesOnMap,
  where: () => vacancyConditions(filter),
  slots: vacanciesByColumns(filter),
  onMap: vacanciesOnMapOf,
});

export function answerVacancyPoints(call: CacheContext, filter: FullFilter): Promise<ReadyResponse<VacancyPoint[]>> {
  return objects.points(call, ['vacancies', filter], ofVacancies(filter));
}

/** Points of vacancies in a window of the map, or its cells where there are many. */
export function answerVacancyPlaces(
  call: CacheContext,
  filter: FullFilter,
  window: MapWindow | null,
): Promise<ReadyResponse<MapPlaces>> {
  return objects.places(call, ['vacancies', filter], ofVacancies(filter), window);
}

/** Complexes changed in a span, oldest first (A-13). */
export function answerUpdatedComplexes(
  { db, cache }: CacheContext,
  span: Span,
  page: Page,
): Promise<ListResponse<ComplexRow>> {
  const rows = complexesOfPage(updated('complexes', span, page), sql`c.date_time_updated, c.id`);
  return complexTexts.list({ db, cache }, rows);
}

export function findUpdatedBuildings(db: Db, span: Span, page: Page): Promise<BuildingSummary[]> {
  return findBuildingSummaries(db, updated('buildings', span, page), sql`b.date_time_updated, b.id`);
}

export function answerUpdatedVacancies(
  { db, cache }: CacheContext,
  span: Span,
  page: Page,
): Promise<ListResponse<VacancyRow>> {
  const rows = vacanciesOfPage(updated('vacancies', span, page), sql`v.date_time_updated, v.id`);
  return vacancyTexts.list({ db, cache }, rows);
}

function updated(table: 'complexes' | 'buildings' | 'vacancies', { dateFrom, dateTo }: Span, page: Page) {
  return sql`select u.id from ${sql.table(`industrial.${table}`)} u
    where (${dateFrom ?? null}::timestamp is null or u.date_time_updated >= ${dateFrom ?? null}::timestamp)
      and (${dateTo ?? null}::timestamp is null or u.date_time_updated <= ${dateTo ?? null}::timestamp)
    order by u.date_time_updated, u.id ${limited(page)}`;
}

/** A page of all buildings. */
export function findAllBuildings(db: Db, page: Page): Promise<BuildingSummary[]> {
  const by = sql`not b.is_enabled, b.name collate shared.russian, b.id`;
  return findBuildingSummaries(db, sql`select b.id from industrial.buildings b order by ${by} ${limited(page)}`, by);
}

/** Bit of a lease in `vacancyTypes`. */
const LEASE = 1;

/** Vacancies closed by a lease, by the date of closing (A-14). */
export function answerLeaseClosedVacancies(
  { db, cache }: CacheContext,
  { dateFrom, dateTo }: Span,
  page: Page,
): Promise<ListResponse<VacancyRow>> {
  const closed = sql`(select d.close_date from industrial.deals d where d.vacancy_id = v.id)`;
  const rows = vacanciesOfPage(
    sql`select v.id from industrial.vacancies v join industrial.deals d on d.vacancy_id = v.id
      where v.vacancy_status = ${CLOSED_STATUS} and d.vacancy_type = ${LEASE}
        and (${dateFrom ?? null}::timestamp is null or d.close_date >= ${dateFrom ?? null}::timestamp)
        and (${dateTo ?? null}::timestamp is null or d.close_date <= ${dateTo ?? null}::timestamp)
      order by d.close_date, v.id ${limited(page)}`,
    sql`${closed}, v.id`,
  );
  return vacancyTexts.list({ db, cache }, rows);
}

/** Closed vacancies of a complex, the latest deal first. */
export function answerClosedVacancies(
  { db, cache }: CacheContext,
  complexId: string,
): Promise<ListResponse<VacancyRow>> {
  const rows = vacanciesOfPage(
    sql`select o.id from industrial.vacancies o where o.complex_id = ${complexId} and o.vacancy_status = ${CLOSED_STATUS}`,
    sql`(select d.close_date from industrial.deals d where d.vacancy_id = v.id) desc nulls last, v.id`,
  );
  return vacancyTexts.list({ db, cache }, rows);
}

function limited({ take, skip }: Page): RawBuilder<unknown> {
  return sql`limit ${take} offset ${skip}`;
}
