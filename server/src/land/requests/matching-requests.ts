import { propertyCriteria } from '@gektar/contract/land/properties/property-criteria.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requirements } from '@gektar/contract/land/requests/requirements.ts';
import { weighedPlotCriteria } from '@gektar/contract/land/requests/score-plots.ts';
import { TECHNICAL_CONNECTION, type UtilityKey, utilityKeys } from '@gektar/contract/land/utility.ts';
import type { Page } from '@gektar/contract/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import { type Match, matchesOf } from '#database/criteria/matches.ts';
import { offeredValues, reverseCriteria } from '#database/criteria/reverse.ts';
import { type AskedOf, reverseScore } from '#database/criteria/reverse-score.ts';
import type { Db } from '#database/db.ts';
import { plotShortfalls } from '#land/properties/property-conditions.ts';
import { utilityColumns } from '#land/properties/property-record.ts';
import { propertyTable } from '#land/properties/property-table.ts';
import { okvedsAbove } from '#places/okved-tree.ts';
import type { FitSource } from '#sharing/fits/find-new-fits.ts';
import { findRequestsWhere } from './request-queries.ts';
import { askedColumns } from './request-record.ts';
import { requestTable } from './request-table.ts';

/**
 * Requests that an object fits, the latest first (A-15); an archived object fits none.
 * @param onlyActual leaves out archived requests and those that are not 'Актуален'
 */
export async function findRequestsFor(
  db: Db,
  propertyId: string,
  page: Page,
  { onlyActual }: { onlyActual: boolean },
): Promise<LandRequest[]> {
  const where = sql`r.id = any(array(
    select q.id from (${enabledPlots(sql`p.id = ${propertyId}`)}) o join land.requests q on ${allOf([...(onlyActual ? actual : []), ...met])}))`;
  return findRequestsWhere(db, where, sql`r.request_date desc, r.id desc`, page);
}

/** Number of results of `findRequestsFor` with and without `onlyActual`. */
export async function countRequestsFor(db: Db, propertyId: string): Promise<{ all: number; actual: number }> {
  const { rows } = await sql<{ all: number; actual: number }>`
    select count(*) as "all", count(*) filter (where ${allOf(actual)}) as actual
    from (${enabledPlots(sql`p.id = ${propertyId}`)}) o join land.requests q on ${allOf(met)}`.execute(db);
  return rows[0] ?? { all: 0, actual: 0 };
}

type Name = keyof typeof weighedPlotCriteria.defaults;

const codesOfPlot = 'select o.okved_id as id from land.property_okveds o where o.property_id = p.id';
const actual: readonly Condition[] = [sql`q.is_enabled`, sql`q.is_actual`];

const offered = offeredValues(requirements, propertyCriteria, ({ of }) =>
  of === 'okveds' ? { values: `array(${okvedsAbove(codesOfPlot)})` } : propertyTable.source(of),
);

/**
 * SQL of the values of plots that requests compare, with the codes that would find them; no row for an archived plot.
 * `offset 0`: read once, before the requests.
 */
function enabledPlots(where: RawBuilder<unknown>): RawBuilder<unknown> {
  const utilities = utilityKeys
    .flatMap((key) => Object.values(utilityColumns(key)))
    .map((name) => sql.ref(`p.${name}`));
  return sql`select p.id, ${offered.columns}, ${sql.join(utilities)} from land.properties p
    where ${where} and p.is_enabled offset 0`;
}

/**
 * The reverse of the contract's `filterOfRequest`: conditions of a request `q` for a plot `o`. A test compares this,
 * the search of a request and the contract (0012).
 */
const asked: readonly AskedOf<Name>[] = [
  ...reverseCriteria<Name>(requirements, propertyCriteria, {
    asked: (field) => requestTable.source(field, 'q'),
    offered: offered.source,
  }),
  ...utilityKeys.map(supply),
];

const met: readonly Condition[] = asked.map(({ isMet }) => isMet);

const score = reverseScore(weighedPlotCriteria, asked, plotShortfalls('o'));

/** Active requests that a plot fits or almost fits (N-12), the best first; an archived plot fits none. */
export function findMatches(db: Db, propertyId: string): Promise<Match[]> {
  return matchesOf(db, score, {
    offered: enabledPlots(sql`p.id = ${propertyId}`),
    requests: sql`land.requests q where q.is_enabled and q.is_actual`,
  });
}

/** Plots and requests that are compared when one of them is saved (0071). */
export const landFits: FitSource = {
  domain: 'land',
  table: 'land.properties',
  column: 'property_id',
  object: 'property',
  request: 'land_request',
  score,
  objects: (ids) => enabledPlots(ids === undefined ? sql`true` : sql`p.id = any(${ids}::uuid[])`),
  requests: (ids) =>
    sql`land.requests q where ${allOf(actual)} and ${ids === undefined ? sql`true` : sql`q.id = any(${ids}::uuid[])`}`,
  partsOf: {},
};

/** A utility: its kind and least capacity as the two ends of a source. */
function supply(key: UtilityKey): AskedOf<Name> {
  const { asked: isAsked, type, value } = askedColumns(key);
  const wanted = `case when q.${type} = ${TECHNICAL_CONNECTION} then q.${type} end`;
  return {
    name: key,
    asked: { from: wanted, to: `q.${value}` },
    offered: { value: `o.${utilityColumns(key).type}` },
    isMet: supplies(key),
    isSet: `q.${isAsked}`,
  };
}

function supplies(key: UtilityKey): Condition {
  const [asked, offered] = [askedColumns(key), utilityColumns(key)];
  const q = (name: string) => sql.ref(`q.${name}`);
  const o = (name: string) => sql.ref(`o.${name}`);
  return sql`(not ${q(asked.asked)} or (${o(offered.type)} is not null
    and (${q(asked.type)} is distinct from ${sql.lit(TECHNICAL_CONNECTION)} or ${o(offered.type)} = ${q(asked.type)})
    and (${q(asked.value)} is null
      or greatest(${o(offered.value)}, ${o(offered.from)}, ${o(offered.to)}) >= ${q(asked.value)})))`;
}
