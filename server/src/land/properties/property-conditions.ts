import type { Importance } from '@gektar/contract/criteria/importance.ts';
import { propertyCriteria } from '@gektar/contract/land/properties/property-criteria.ts';
import type { FoundProperties, PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { weighedPlotCriteria } from '@gektar/contract/land/requests/score-plots.ts';
import { type UtilityKey, utilityNamed } from '@gektar/contract/land/utility.ts';
import { namesOf } from '@gektar/contract/records.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import {
  nearConditions,
  type ScoreContext,
  type ScoreSql,
  type ShortfallKinds,
  scoreSql,
} from '#database/criteria/closeness.ts';
import { conditionsOf, countMet, type ForwardKinds, forwardConditions } from '#database/criteria/forward.ts';
import { endsIn, type SourceOf } from '#database/criteria/source.ts';
import { inCells } from '#database/map-cells.ts';
import { anyInTree } from '#places/okved-tree.ts';
import { numberHas } from './number-parts.ts';
import { utilityColumns } from './property-record.ts';
import { propertyTable } from './property-table.ts';
import { matchingPropertyIds } from './property-text-search.ts';

/** SQL of the time of the last confirmation, else of the creation; an index of active plots has it (D-06). */
export const confirmed = 'coalesce(p.actualization_date_time, p.date_time_created)';

/** Source of a criterion in `land.properties p`. */
export const propertySource: SourceOf = ({ of }) =>
  of === 'confirmed' ? { value: confirmed } : propertyTable.source(of);

const kinds: ForwardKinds = {
  anyInTree,
  numberPart: (part: string | null) =>
    part
      ? [
          sql<boolean>`p.id in (select n.property_id from land.property_cadastral_numbers n where ${numberHas('number', part)})`,
        ]
      : [],
  search: (text: string | null) => (text ? [sql<boolean>`p.id in (${matchingPropertyIds(text)})`] : []),
  supply: hasUtility,
};

/** A connection without a known capacity, where one is asked for, is unknown; without a connection it is missed. */
const plotShortfalls: ShortfallKinds = {
  supply: (asked, _, { of }) => {
    const { type, value, from, to } = utilityColumns(utilityNamed(of));
    const wanted = endsIn(asked);
    return {
      isUnknown: `(p.${type} is not null and ${wanted.to} is not null
        and num_nonnulls(p.${value}, p.${from}, p.${to}) = 0
        and (${wanted.from} is null or p.${type} = ${wanted.from}))`,
      distance: null,
    };
  },
};

const conditions = forwardConditions<PropertyFilter>(propertyCriteria, propertySource, kinds);

/** A filter as SQL over `land.properties p`: every set criterion must hold (D-13). Shared by list, count and map. */
export function propertyConditions(filter: PropertyFilter & Partial<FoundProperties>): Condition {
  return allOf([...conditionsOf(conditions, filter), ...inCells(propertyPosition, filter.cells ?? null)]);
}

/** SQL of the number of criteria that a plot meets, except the active flag. */
export function metCriteria(asked: PropertyFilter): RawBuilder<number> {
  const { isEnabled: _, ids: _ids, ...criteria } = propertyCriteria;
  return countMet(conditions, asked, namesOf(criteria));
}

type Scored = keyof typeof weighedPlotCriteria.defaults;

const scored: ScoreContext<PropertyFilter, Scored> = {
  weighed: weighedPlotCriteria,
  conditions,
  sourceOf: propertySource,
  kinds: plotShortfalls,
  literals: {
    supply: ({ type, atLeast }: NonNullable<PropertyFilter[UtilityKey]>) => ({
      from: type === null ? 'null::int' : String(Math.trunc(type)),
      to: atLeast === null ? 'null::numeric' : `(${Number(atLeast)})::numeric`,
    }),
  },
};

/** The score of plots for a request (N-12). */
export function scoreOfPlots(asked: PropertyFilter, importance: Importance): ScoreSql {
  return scoreSql(scored, asked, importance);
}

/**
 * 'Почти подходят': active plots near a request that a search does not find. They must also meet the criteria of the
 * search that a request cannot set.
 * @param filter the filter in force, which may be wider or narrower than the request
 * @param withUnknown false: only plots whose counted values are all known
 */
export function nearPlots(filter: PropertyFilter, score: ScoreSql, withUnknown: boolean): Condition {
  return nearConditions(conditions, filter, weighedPlotCriteria, score, withUnknown);
}

/** Coordinates of a plot. */
export const propertyPosition = { latitude: 'p.latitude', longitude: 'p.longitude' };

/** Number of set criteria, except the active flag, which is nearly always set. */
export function countCriteria(filter: PropertyFilter & Partial<FoundProperties>): number {
  const { isEnabled: _, asked: _asked, ...criteria } = filter;
  return Object.values(criteria).filter((value) => value !== null && !(Array.isArray(value) && value.length === 0))
    .length;
}

function hasUtility(wanted: PropertyFilter[UtilityKey], _: unknown, { of }: { readonly of: string }): Condition[] {
  if (wanted === null) return [];
  const { isPresent, type, atLeast } = wanted;
  const columns = utilityColumns(utilityNamed(of));
  const column = (name: string) => sql.ref(`p.${name}`);
  return [
    ...(isPresent === null
      ? []
      : [
          isPresent ? sql<boolean>`${column(columns.type)} is not null` : sql<boolean>`${column(columns.type)} is null`,
        ]),
    ...(type === null ? [] : [sql<boolean>`${column(columns.type)} = ${type}`]),
    ...(atLeast === null
      ? []
      : [
          sql<boolean>`greatest(${column(columns.value)}, ${column(columns.from)}, ${column(columns.to)}) >= ${atLeast}::numeric`,
        ]),
  ];
}
