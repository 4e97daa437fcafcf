import type { Property } from '@gektar/contract/land/properties/property.ts';
import type { PropertyFilter, PropertySort } from '@gektar/contract/land/properties/property-filter.ts';
import { propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { type Utility, utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import type { Direction } from '@gektar/contract/list.ts';
import type { Range } from '@gektar/contract/measure/range.ts';

/** What filters and sorts mean, said once more in plain JavaScript, to hold the SQL against. */

type Ids = readonly (number | string)[];

/**
 * Whether an object answers a filter (D-13).
 * @param below ids of the codes below one of ОКВЭД, the code itself among them
 */
export function matchesFilter(row: Property, filter: PropertyFilter, below: (okvedId: number) => number[]): boolean {
  return (
    tri(filter.isEnabled, row.isEnabled) &&
    anyOf(filter.ids, [row.id]) &&
    holds(filter.cadastralNumber, row.cadastralNumbers) &&
    (holds(filter.searchText, row.cadastralNumbers) || holdsAsSpoken(filter.searchText, row.address)) &&
    anyOf(filter.regionIds, [row.region.id]) &&
    anyOf(filter.landHighwayIds, row.landHighway ? [row.landHighway.id] : []) &&
    anyOf(filter.propertyTypeIds, [row.propertyType.id]) &&
    anyOf(filter.categoryIds, [row.category.id]) &&
    anyOf(filter.ownershipTypeIds, [row.ownershipType.id]) &&
    anyOf(filter.responsibleEmployeeIds, [row.responsibleEmployeeId]) &&
    anyOf(filter.bestUseIds, idsOf(row.bestUses)) &&
    anyOf(filter.permittedUseTypeIds, idsOf(row.permittedUseTypes)) &&
    anyOf(filter.okvedIds.flatMap(below), idsOf(row.okveds)) &&
    within(filter.price, row.price) &&
    within(filter.area, row.area) &&
    within(filter.buildingArea, row.buildingArea) &&
    within(filter.kmFromCity, row.kmFromCity) &&
    within(filter.lastConversationDate, dayOf(row.lastConversationDate)) &&
    within(filter.dateTimeCreated, dayOf(row.dateTimeCreated)) &&
    within(filter.actualizationDateTime, dayOf(row.actualizationDateTime)) &&
    utilityKeys.every((key) => hasUtility(filter[key], row[key])) &&
    propertyFlags.every((flag) => tri(filter[flag], row[flag]))
  );
}

const sortValues: Record<PropertySort, (row: Property) => number | string | null> = {
  DateTimeCreated: (row) => row.dateTimeCreated,
  LastConversationDate: (row) => row.lastConversationDate,
  Price: (row) => row.price,
  Area: (row) => row.area,
};

/** In the order of a list: nothing comes last in both directions, ties are broken by id in the same direction (D-21). */
export function sorted(rows: readonly Property[], sort: PropertySort, direction: Direction): Property[] {
  const sortValue = sortValues[sort];
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [one, other] = [sortValue(a), sortValue(b)];
    if (one !== other && (one === null || other === null)) return one === null ? 1 : -1;
    if (one === null || other === null || one === other) return a.id < b.id ? -sign : sign;
    return one < other ? -sign : sign;
  });
}

function tri(wanted: boolean | null, has: boolean): boolean {
  return wanted === null || wanted === has;
}

function anyOf(wanted: Ids, has: Ids): boolean {
  return wanted.length === 0 || has.some((id) => wanted.includes(id));
}

function idsOf(values: readonly { id: number }[]): number[] {
  return values.map(({ id }) => id);
}

function holds(part: string | null, texts: readonly string[]): boolean {
  const sought = (part ?? '').trim().toLowerCase();
  return sought === '' || texts.some((text) => text.toLowerCase().includes(sought));
}

/** Without a difference between ё and е. */
function holdsAsSpoken(part: string | null, text: string | null): boolean {
  const spoken = (given: string) => given.toLowerCase().replaceAll('ё', 'е');
  return holds(part && spoken(part), [spoken(text ?? '')]);
}

function within<T extends number | string>(range: Range<T> | null, value: T | null): boolean {
  const { from = null, to = null } = range ?? {};
  if (from === null && to === null) return true;
  return value !== null && (from === null || value >= from) && (to === null || value <= to);
}

function dayOf(dateTime: string | null): string | null {
  return dateTime === null ? null : dateTime.slice(0, 10);
}

function hasUtility(wanted: PropertyFilter['gasSupply'], utility: Utility | null): boolean {
  if (wanted === null) return true;
  const amounts = utility ? [utility.value, utility.from, utility.to].filter((amount) => amount !== null) : [];
  return (
    tri(wanted.isPresent, utility !== null) &&
    (wanted.type === null || utility?.type === wanted.type) &&
    (wanted.atLeast === null || amounts.some((amount) => amount >= (wanted.atLeast ?? 0)))
  );
}
