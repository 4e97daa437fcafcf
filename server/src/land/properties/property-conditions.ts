import type { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { utilityKeys } from '@gektar/contract/land/properties/utility.ts';
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
import { containing } from '#database/like.ts';
import { okvedsBelow } from '#places/okved-tree.ts';
import { flagColumn, utilityColumns } from './property-record.ts';
import { soughtPropertyIds } from './sought-properties.ts';

/** A filter as SQL over `land.properties p`: every set criterion must hold (D-13). Shared by list, count and map. */
export function propertyConditions(filter: PropertyFilter): Condition {
  const conditions: Condition[] = [
    ...equals(column('is_enabled'), filter.isEnabled),
    ...oneOf(column('id'), filter.ids),
    ...withCadastralNumber(filter.cadastralNumber),
    ...withText(filter.searchText),
    ...anyOf(column('region_id'), 'int[]', filter.regionIds),
    ...anyOf(column('land_highway_id'), 'int[]', filter.landHighwayIds),
    ...anyOf(column('property_type_id'), 'int[]', filter.propertyTypeIds),
    ...anyOf(column('category_id'), 'int[]', filter.categoryIds),
    ...anyOf(column('ownership_type_id'), 'int[]', filter.ownershipTypeIds),
    ...anyOf(column('responsible_employee_id'), 'uuid[]', filter.responsibleEmployeeIds),
    ...linkedTo(links('land.property_best_uses'), 'best_use_id', filter.bestUseIds),
    ...linkedTo(links('land.property_permitted_use_types'), 'permitted_use_type_id', filter.permittedUseTypeIds),
    ...withOkveds(filter.okvedIds),
    ...within(column('price'), filter.price),
    ...within(column('price_per_ha'), filter.pricePerHa),
    ...within(column('area'), filter.area),
    ...within(column('building_area'), filter.buildingArea),
    ...within(column('km_from_city'), filter.kmFromCity),
    ...duringDays(column('last_conversation_date'), filter.lastConversationDate),
    ...duringDays(column('date_time_created'), filter.dateTimeCreated),
    ...duringDays(column('actualization_date_time'), filter.actualizationDateTime),
    ...utilityKeys.flatMap((key) => withUtility(filter, key)),
    ...propertyFlags.flatMap((flag) => equals(column(flagColumn(flag)), filter[flag])),
  ];
  return allOf(conditions);
}

/** Number of set criteria except the active flag, which is usual. */
export function countCriteria({ isEnabled: _, ...criteria }: PropertyFilter): number {
  return Object.values(criteria).filter((value) => value !== null && !(Array.isArray(value) && value.length === 0))
    .length;
}

function column(name: string): RawBuilder<unknown> {
  return sql.ref(`p.${name}`);
}

function links(table: string): Links {
  return { table, owner: 'property_id', of: column('id') };
}

function withOkveds(ids: readonly number[]): Condition[] {
  if (ids.length === 0) return [];
  return [
    sql<boolean>`p.id in (select l.property_id from land.property_okveds l where l.okved_id in (${okvedsBelow(ids)}))`,
  ];
}

function withCadastralNumber(part: string | null): Condition[] {
  if (!part) return [];
  return [
    sql<boolean>`p.id in (select n.property_id from land.property_cadastral_numbers n where n.number ilike ${containing(part)})`,
  ];
}

function withText(text: string | null): Condition[] {
  return text ? [sql<boolean>`p.id in (${soughtPropertyIds(text)})`] : [];
}

function withUtility(filter: PropertyFilter, key: (typeof utilityKeys)[number]): Condition[] {
  const wanted = filter[key];
  if (wanted === null) return [];
  const columns = utilityColumns(key);
  const type = column(columns.type);
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
}
