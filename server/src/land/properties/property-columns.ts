import { propertyCriteria } from '@gektar/contract/land/properties/property-fields.ts';
import type { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import { type UtilityKey, utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import type { Order, Page } from '@gektar/contract/list.ts';
import type { ColumnAbout } from '#database/columns/column-table.ts';
import type { TableAbout, Tables } from '#database/columns/kept-columns.ts';
import { type OnMap, positionColumns } from '#database/columns/places.ts';
import {
  is,
  isAnyOf,
  isWithin,
  type Predicate,
  type Predicates,
  predicatesOf,
  untold,
} from '#database/columns/predicate.ts';
import { utilityColumns } from './property-record.ts';
import { propertyTable } from './property-table.ts';

const kindOf = (key: UtilityKey) => `${key} kind`;
const capacityOf = (key: UtilityKey) => `${key} capacity`;

const utilityAbout = utilityKeys.flatMap((key): ColumnAbout[] => {
  const { type, value, from, to } = utilityColumns(key);
  return [
    { name: kindOf(key), holds: 'values', sql: `p.${type}` },
    { name: capacityOf(key), holds: 'numbers', sql: `greatest(p.${value}, p.${from}, p.${to})` },
  ];
});

// The classes below a chosen one are known to the database.
const { okvedIds: _, ...criteria } = propertyCriteria;

/** What is kept of plots in the process (0040): all that the plain criteria look at, and where they lie. */
export const plotColumns: Readonly<Record<'plots', TableAbout>> = {
  plots: {
    table: 'land.properties',
    alias: 'p',
    columns: [
      ...propertyTable.columnsFor(criteria),
      ...utilityAbout,
      { name: 'isEnabled', holds: 'values', sql: 'p.is_enabled' },
      { name: 'type', holds: 'values', sql: 'p.property_type_id' },
      ...positionColumns('p'),
    ],
  },
};

const predicates: Predicates<PropertyFilter> = {
  ...propertyTable.predicates(criteria),
  ...(Object.fromEntries(utilityKeys.map((key) => [key, hasUtility(key)])) as Record<
    UtilityKey,
    ReturnType<typeof hasUtility>
  >),
  isEnabled: (value) => is('isEnabled', value),
  ids: (ids) => (ids === null ? [] : undefined),
  okvedIds: untold,
  cadastralNumber: untold,
  searchText: untold,
};

function hasUtility(key: UtilityKey) {
  return (wanted: PropertyFilter[UtilityKey]): Predicate[] => {
    if (wanted === null) return [];
    const { isPresent, type, atLeast } = wanted;
    return [
      ...(isPresent === null ? [] : [{ column: kindOf(key), holds: (own: unknown) => (own !== null) === isPresent }]),
      ...(type === null ? [] : isAnyOf(kindOf(key), [type])),
      ...isWithin(capacityOf(key), { from: atLeast }),
    ];
  };
}

/** Slots of the plots that a filter finds; undefined when the columns do not tell. */
export function plotsByColumns(filter: PropertyFilter): ((tables: Tables<'plots'>) => Uint32Array) | undefined {
  const asked = predicatesOf(predicates, filter);
  return asked && (({ plots }) => plots.find(asked));
}

/** Columns of the orders; the price of a hectare has more digits than a column of numbers. */
const orders: Partial<Record<PropertyListSort, string>> = {
  DateTimeCreated: 'dateTimeCreated',
  LastConversationDate: 'lastConversationDate',
  Price: 'price',
  Area: 'area',
};

/** Ids of a page, in order; undefined when the columns do not tell. */
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

/** Kind: id of the property type, 0 when archived. */
export function plotsOnMapOf({ plots }: Tables<'plots'>): OnMap {
  const [types, isEnabled] = [plots.values('type'), plots.values('isEnabled')];
  return {
    rows: plots,
    positions: plots,
    positionOf: (slot) => slot,
    kindOf: (slot) => (isEnabled.at(slot) === true ? Number(types.at(slot)) : 0),
  };
}
