import { propertyCriteria } from '@gektar/contract/land/properties/property-criteria.ts';
import type { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import { type UtilityKey, utilityNamed } from '@gektar/contract/land/utility.ts';
import type { Order, Page } from '@gektar/contract/list.ts';
import type { TableAbout, Tables } from '#cache/columns/column-cache.ts';
import { type ColumnKind, criteriaColumns, fromDatabase } from '#cache/columns/criteria-columns.ts';
import { type OnMap, positionColumns } from '#cache/columns/places.ts';
import { is, isWithin } from '#cache/columns/predicate.ts';
import { propertySource } from './property-conditions.ts';
import { utilityColumns } from './property-record.ts';

const kindOf = (key: string) => `${key} kind`;
const capacityOf = (key: string) => `${key} capacity`;

/** Criterion of a utility: its kind and greatest capacity. */
const supply: ColumnKind = {
  columns: (_, { of }) => {
    const { type, value, from, to } = utilityColumns(utilityNamed(of));
    return [
      { name: kindOf(of), holds: 'values', sql: `p.${type}` },
      { name: capacityOf(of), holds: 'numbers', sql: `greatest(p.${value}, p.${from}, p.${to})` },
    ];
  },
  predicates: (wanted: PropertyFilter[UtilityKey], { of }) => {
    if (wanted === null) return [];
    const { isPresent, type, atLeast } = wanted;
    return [
      ...(isPresent === null ? [] : [{ column: kindOf(of), holds: (own: unknown) => (own !== null) === isPresent }]),
      ...is(kindOf(of), type),
      ...isWithin(capacityOf(of), { from: atLeast }),
    ];
  },
};

const criteria = criteriaColumns<PropertyFilter>(propertyCriteria, propertySource, {
  supply,
  search: fromDatabase,
  numberPart: fromDatabase,
});

/** In-memory columns of plots (0040): everything that their criteria compare, and coordinates. */
export const plotColumns: Readonly<Record<'plots', TableAbout>> = {
  plots: { table: 'land.properties', alias: 'p', columns: [...criteria.columns, ...positionColumns('p')] },
};

/** Slots of the plots that match a filter; undefined when the columns cannot answer. */
export function plotsByColumns(filter: PropertyFilter): ((tables: Tables<'plots'>) => Uint32Array) | undefined {
  const asked = criteria.predicates(filter);
  return asked && (({ plots }) => plots.find(asked));
}

/** Columns to sort by. The price per hectare is not among them: it exceeds the precision of a number column. */
const orders: Partial<Record<PropertyListSort, string>> = {
  DateTimeCreated: 'dateTimeCreated',
  LastConversationDate: 'lastConversationDate',
  Price: 'price',
  Area: 'area',
};

/** Ids of a page, in order; undefined when the columns cannot answer. */
export function pageByColumns(
  filter: PropertyFilter,
  { sort, direction }: Order<PropertyListSort>,
  { take, skip }: Page,
): ((tables: Tables<'plots'>) => string[]) | undefined {
  const [found, order] = [plotsByColumns(filter), orders[sort]];
  if (found === undefined || order === undefined) return undefined;
  return (tables) => {
    const { plots } = tables;
    const first = plots.firstOf(found(tables), order, direction, skip + take);
    return first.slice(skip).map((slot) => plots.idOf(slot));
  };
}

/** Plots on the map; the kind of a point is the id of the property type, 0 when archived. */
export function plotsOnMapOf({ plots }: Tables<'plots'>): OnMap {
  const [types, isEnabled] = [plots.values('propertyType'), plots.values('isEnabled')];
  return {
    rows: plots,
    positions: plots,
    positionOf: (slot) => slot,
    kindOf: (slot) => (isEnabled.at(slot) === true ? Number(types.at(slot)) : 0),
  };
}
