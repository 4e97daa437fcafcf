import type { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import type { Range } from '@gektar/contract/measure/range.ts';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '#database/like.ts';
import { flagColumn, utilityColumns } from './property-record.ts';

type Condition = RawBuilder<boolean>;

/**
 * A filter as SQL over `land.properties p`: every criterion that is set must hold (D-13).
 * List, count and map all take it from here, so they answer one filter alike.
 */
export function propertyConditions(filter: PropertyFilter): Condition {
  const conditions: Condition[] = [
    ...equals('is_enabled', filter.isEnabled),
    ...anyOf('id', 'uuid[]', filter.ids),
    ...withCadastralNumber(filter.cadastralNumber),
    ...withText(filter.searchText),
    ...anyOf('region_id', 'int[]', filter.regionIds),
    ...anyOf('land_highway_id', 'int[]', filter.landHighwayIds),
    ...anyOf('property_type_id', 'int[]', filter.propertyTypeIds),
    ...anyOf('category_id', 'int[]', filter.categoryIds),
    ...anyOf('ownership_type_id', 'int[]', filter.ownershipTypeIds),
    ...anyOf('responsible_employee_id', 'uuid[]', filter.responsibleEmployeeIds),
    ...linkedTo('land.property_best_uses', 'best_use_id', filter.bestUseIds),
    ...linkedTo('land.property_permitted_use_types', 'permitted_use_type_id', filter.permittedUseTypeIds),
    ...withOkveds(filter.okvedIds),
    ...within('price', filter.price),
    ...within('area', filter.area),
    ...within('building_area', filter.buildingArea),
    ...within('km_from_city', filter.kmFromCity),
    ...duringDays('last_conversation_date', filter.lastConversationDate),
    ...duringDays('date_time_created', filter.dateTimeCreated),
    ...duringDays('actualization_date_time', filter.actualizationDateTime),
    ...utilityKeys.flatMap((key) => withUtility(filter, key)),
    ...propertyFlags.flatMap((flag) => equals(flagColumn(flag), filter[flag])),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function column(name: string): RawBuilder<unknown> {
  return sql.ref(`p.${name}`);
}

function equals(name: string, value: boolean | null): Condition[] {
  return value === null ? [] : [sql<boolean>`${column(name)} = ${value}`];
}

function anyOf(name: string, type: 'int[]' | 'uuid[]', values: readonly (number | string)[]): Condition[] {
  return values.length === 0 ? [] : [sql<boolean>`${column(name)} = any(${values}::${sql.raw(type)})`];
}

function linkedTo(table: string, name: string, ids: readonly number[]): Condition[] {
  if (ids.length === 0) return [];
  return [
    sql<boolean>`exists (select from ${sql.table(table)} l where l.property_id = p.id and ${sql.ref(`l.${name}`)} = any(${ids}::int[]))`,
  ];
}

/**
 * A chosen code stands for everything below it in the classifier too: who picks a class means its groups. `union` without `all`
 * ends even in a classifier that were its own ancestor.
 */
function withOkveds(ids: readonly number[]): Condition[] {
  if (ids.length === 0) return [];
  return [
    sql<boolean>`p.id in (select l.property_id from land.property_okveds l where l.okved_id in (
      with recursive chosen (id) as (
        select unnest(${ids}::int[]) union select o.id from shared.okveds o join chosen on o.parent_id = chosen.id
      ) select id from chosen))`,
  ];
}

function within(name: string, range: Range<number> | null): Condition[] {
  return [
    ...(range?.from == null ? [] : [sql<boolean>`${column(name)} >= ${range.from}::numeric`]),
    ...(range?.to == null ? [] : [sql<boolean>`${column(name)} <= ${range.to}::numeric`]),
  ];
}

/** Whole Moscow days, both included. */
function duringDays(name: string, range: Range<string> | null): Condition[] {
  return [
    ...(range?.from == null ? [] : [sql<boolean>`${column(name)} >= ${range.from}::date`]),
    ...(range?.to == null ? [] : [sql<boolean>`${column(name)} < ${range.to}::date + 1`]),
  ];
}

function withCadastralNumber(part: string | null): Condition[] {
  if (!part) return [];
  return [
    sql<boolean>`p.id in (select n.property_id from land.property_cadastral_numbers n where n.number ilike ${containing(part)})`,
  ];
}

/** Two indexed searches joined by union: an `or` over both tables could use neither index. In an address ё is е. */
function withText(text: string | null): Condition[] {
  if (!text) return [];
  return [
    sql<boolean>`p.id in (
      select n.property_id from land.property_cadastral_numbers n where n.number ilike ${containing(text)}
      union select a.id from land.properties a where shared.without_yo(a.address) ilike shared.without_yo(${containing(text)}))`,
  ];
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
