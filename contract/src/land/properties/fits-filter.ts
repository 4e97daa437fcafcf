import { agrees, anyOf, holds, within } from '#matching.ts';
import { answers, readSought } from '#search-text.ts';
import type { PropertyRow } from './property.ts';
import type { PropertyFilter } from './property-filter.ts';
import { propertyFlags } from './property-flags.ts';
import { utilityKeys } from './utility.ts';
import type { Utility } from './utility-schemas.ts';

/** Meaning of the property filters in plain JavaScript (D-13). A test keeps it equal to the server's SQL. */

/** A criterion of a filter. */
export type Criterion = keyof PropertyFilter;

/** id → id of the parent code, null at the top: the whole ОКВЭД classifier. */
export type OkvedParents = ReadonlyMap<number, number | null>;

/** Whether an object matches a filter: all criteria hold. */
export function fitsFilter(row: PropertyRow, filter: PropertyFilter, parents: OkvedParents): boolean {
  return criteria.every((criterion) => checks[criterion](row, filter, parents));
}

/** Criteria that an object does not meet, unordered; empty when it matches the filter. */
export function misfits(row: PropertyRow, filter: PropertyFilter, parents: OkvedParents): Criterion[] {
  return criteria.filter((criterion) => !checks[criterion](row, filter, parents));
}

type Check = (row: PropertyRow, filter: PropertyFilter, parents: OkvedParents) => boolean;

const checks: Readonly<Record<Criterion, Check>> = {
  isEnabled: (row, { isEnabled }) => agrees(isEnabled, row.isEnabled),
  ids: (row, { ids }) => ids === null || ids.includes(row.id),
  cadastralNumber: (row, { cadastralNumber }) => holds(cadastralNumber, row.cadastralNumbers),
  // The text as typed, within the fields of a row; the server also searches telephones, land contacts and corrected
  // spellings (0022).
  searchText: ({ address, client, cadastralNumbers: numbers }, { searchText }) => {
    const sought = readSought(searchText ?? '');
    // One or two characters are the beginning of a number.
    if (sought.text.length < 3) return numbers.some((number) => number.startsWith(sought.text));
    return answers(sought, { texts: [address, client], places: [address], numbers });
  },
  regionIds: (row, { regionIds }) => anyOf(regionIds, [row.region.id]),
  landHighwayIds: (row, { landHighwayIds }) => anyOf(landHighwayIds, row.landHighway ? [row.landHighway.id] : []),
  propertyTypeIds: (row, { propertyTypeIds }) => anyOf(propertyTypeIds, [row.propertyType.id]),
  categoryIds: (row, { categoryIds }) => anyOf(categoryIds, [row.category.id]),
  ownershipTypeIds: (row, { ownershipTypeIds }) => anyOf(ownershipTypeIds, [row.ownershipType.id]),
  bestUseIds: (row, { bestUseIds }) => anyOf(bestUseIds, idsOf(row.bestUses)),
  permittedUseTypeIds: (row, { permittedUseTypeIds }) => anyOf(permittedUseTypeIds, idsOf(row.permittedUseTypes)),
  okvedIds: (row, { okvedIds }, parents) =>
    anyOf(
      okvedIds,
      row.okveds.flatMap(({ id }) => withAncestors(id, parents)),
    ),
  responsibleEmployeeIds: (row, { responsibleEmployeeIds }) =>
    anyOf(responsibleEmployeeIds, [row.responsibleEmployeeId]),
  price: (row, { price }) => within(price, row.price),
  pricePerHa: (row, { pricePerHa }) => within(pricePerHa, row.pricePerHa),
  area: (row, { area }) => within(area, row.area),
  buildingArea: (row, { buildingArea }) => within(buildingArea, row.buildingArea),
  kmFromCity: (row, { kmFromCity }) => within(kmFromCity, row.kmFromCity),
  lastConversationDate: (row, { lastConversationDate }) =>
    within(lastConversationDate, dayOf(row.lastConversationDate)),
  dateTimeCreated: (row, { dateTimeCreated }) => within(dateTimeCreated, dayOf(row.dateTimeCreated)),
  actualizationDateTime: (row, { actualizationDateTime }) =>
    within(actualizationDateTime, dayOf(row.actualizationDateTime)),
  ...each(utilityKeys, (key) => (row, filter) => hasUtility(filter[key], row[key])),
  ...each(propertyFlags, (flag) => (row, filter) => agrees(filter[flag], row[flag])),
};
const criteria = Object.keys(checks) as Criterion[];

function each<Key extends string>(keys: readonly Key[], make: (key: Key) => Check): Record<Key, Check> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Check>;
}

function idsOf(values: readonly { id: number }[]): number[] {
  return values.map(({ id }) => id);
}

/** A code and its ancestors: choosing any of them includes the code. */
function withAncestors(id: number, parents: OkvedParents): number[] {
  const path = new Set<number>();
  for (let at: number | null = id; at !== null && !path.has(at); at = parents.get(at) ?? null) path.add(at);
  return [...path];
}

function dayOf(dateTime: string | null): string | null {
  return dateTime === null ? null : dateTime.slice(0, 10);
}

function hasUtility(wanted: PropertyFilter['gasSupply'], utility: Utility | null): boolean {
  if (wanted === null) return true;
  const amounts = utility ? [utility.value, utility.from, utility.to].filter((amount) => amount !== null) : [];
  return (
    agrees(wanted.isPresent, utility !== null) &&
    (wanted.type === null || utility?.type === wanted.type) &&
    (wanted.atLeast === null || amounts.some((amount) => amount >= (wanted.atLeast ?? 0)))
  );
}
