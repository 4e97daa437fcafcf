import { requestFlags } from '@gektar/contract/land/requests/request.ts';
import type { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import type { Range } from '@gektar/contract/measure/range.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  allOf,
  anyOf,
  type Condition,
  duringDays,
  equals,
  type Links,
  linkedTo,
  oneOf,
  within,
} from '#database/conditions.ts';
import { flagColumn } from '#land/properties/property-record.ts';
import { okvedsBelow } from '#places/okved-tree.ts';
import { soughtRequestIds } from './sought-requests.ts';

/**
 * A filter as SQL over `land.requests r`: every criterion that is set must hold.
 * List, count and map all take it from here, so they answer one filter alike.
 */
export function requestConditions(filter: RequestFilter): Condition {
  return allOf([
    ...equals(column('is_enabled'), filter.isEnabled),
    ...equals(column('is_actual'), filter.isActual),
    ...oneOf(column('id'), filter.ids),
    ...withText(filter.searchText),
    ...equals(column('company_id'), filter.companyId),
    ...linkedTo(links('land.request_regions'), 'region_id', filter.regionIds),
    ...linkedTo(links('land.request_land_highways'), 'land_highway_id', filter.landHighwayIds),
    ...linkedTo(links('land.request_property_types'), 'property_type_id', filter.propertyTypeIds),
    ...linkedTo(links('land.request_best_uses'), 'best_use_id', filter.bestUseIds),
    ...withOkveds(filter.okvedIds),
    ...linkedTo(links('land.request_request_types'), 'request_type_id', filter.requestTypeIds),
    ...anyOf(column('responsible_employee_id'), 'uuid[]', filter.responsibleEmployeeIds),
    ...within(column('distance_from_nearest_city'), filter.distanceFromNearestCity),
    ...overlapping('area', filter.area),
    ...overlapping('building_area', filter.buildingArea),
    ...overlapping('budget', filter.budget),
    ...duringDays(column('request_date'), filter.requestDate),
    ...duringDays(column('date_time_created'), filter.dateTimeCreated),
    ...duringDays(column('actualize_request_date'), filter.actualizeRequestDate),
    ...requestFlags.flatMap((flag) => equals(column(flagColumn(flag)), filter[flag])),
  ]);
}

function column(name: string): RawBuilder<unknown> {
  return sql.ref(`r.${name}`);
}

function links(table: string): Links {
  return { table, owner: 'request_id', of: column('id') };
}

/** A chosen code stands for everything below it in the classifier too. */
function withOkveds(ids: readonly number[]): Condition[] {
  if (ids.length === 0) return [];
  return [
    sql<boolean>`r.id in (select l.request_id from land.request_okveds l where l.okved_id in (${okvedsBelow(ids)}))`,
  ];
}

/** A request with neither end says nothing of the thing; with one, the other reaches as far as it likes. */
function overlapping(stem: string, range: Range<number> | null): Condition[] {
  if (range === null || (range.from === null && range.to === null)) return [];
  const [from, to] = [column(`${stem}_from`), column(`${stem}_to`)];
  return [
    sql<boolean>`num_nonnulls(${from}, ${to}) > 0`,
    ...(range.from === null ? [] : [sql<boolean>`(${to} is null or ${to} >= ${range.from}::numeric)`]),
    ...(range.to === null ? [] : [sql<boolean>`(${from} is null or ${from} <= ${range.to}::numeric)`]),
  ];
}

function withText(text: string | null): Condition[] {
  return text ? [sql<boolean>`r.id in (${soughtRequestIds(text)})`] : [];
}
