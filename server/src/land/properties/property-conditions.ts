import { propertyCriteria } from '@gektar/contract/land/properties/property-fields.ts';
import type { FoundProperties, PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { type UtilityKey, utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition, ofRows } from '#database/conditions.ts';
import { type Conditions, conditionsOf, countMet } from '#database/entity-table.ts';
import { inCells } from '#database/map-cells.ts';
import { withOkveds } from '#places/okved-tree.ts';
import { numberHas } from './number-parts.ts';
import { utilityColumns } from './property-record.ts';
import { propertyTable } from './property-table.ts';
import { soughtPropertyIds } from './sought-properties.ts';

const conditions: Conditions<PropertyFilter> = {
  ...propertyTable.conditions(propertyCriteria),
  ...(Object.fromEntries(utilityKeys.map((key) => [key, withUtility(key)])) as Pick<
    Conditions<PropertyFilter>,
    UtilityKey
  >),
  ...ofRows('p'),
  cadastralNumber: withCadastralNumber,
  searchText: withText,
  okvedIds: withOkveds({ table: 'land.property_okveds', owner: 'property_id', of: column('id') }),
};

/** A filter as SQL over `land.properties p`: every set criterion must hold (D-13). Shared by list, count and map. */
export function propertyConditions(filter: PropertyFilter & Partial<FoundProperties>): Condition {
  return allOf([...conditionsOf(conditions, filter), ...inCells(propertyPosition, filter.cells ?? null)]);
}

/** How many criteria of a filter a plot meets; that it be active goes without saying. */
export function metCriteria(asked: PropertyFilter): RawBuilder<number> {
  const { isEnabled: _, ids: _ids, ...criteria } = conditions;
  return countMet(conditions, asked, Object.keys(criteria) as (keyof PropertyFilter)[]);
}

/** Where a plot lies. */
export const propertyPosition = { latitude: 'p.latitude', longitude: 'p.longitude' };

/** Number of set criteria except the active flag, which is usual. */
export function countCriteria(filter: PropertyFilter & Partial<FoundProperties>): number {
  const { isEnabled: _, asked: _asked, ...criteria } = filter;
  return Object.values(criteria).filter((value) => value !== null && !(Array.isArray(value) && value.length === 0))
    .length;
}

function column(name: string): RawBuilder<unknown> {
  return sql.ref(`p.${name}`);
}

function withCadastralNumber(part: string | null): Condition[] {
  if (!part) return [];
  return [
    sql<boolean>`p.id in (select n.property_id from land.property_cadastral_numbers n where ${numberHas('number', part)})`,
  ];
}

function withText(text: string | null): Condition[] {
  return text ? [sql<boolean>`p.id in (${soughtPropertyIds(text)})`] : [];
}

function withUtility(key: UtilityKey) {
  const columns = utilityColumns(key);
  const type = column(columns.type);
  return (wanted: PropertyFilter[UtilityKey]): Condition[] => {
    if (wanted === null) return [];
    return [
      ...(wanted.isPresent === null
        ? []
        : [wanted.isPresent ? sql<boolean>`${type} is not null` : sql<boolean>`${type} is null`]),
      ...(wanted.type === null ? [] : [sql<boolean>`${type} = ${wanted.type}`]),
      ...(wanted.atLeast === null
        ? []
        : [
            sql<boolean>`greatest(${column(columns.value)}, ${column(columns.from)}, ${column(columns.to)}) >= ${wanted.atLeast}::numeric`,
          ]),
    ];
  };
}
