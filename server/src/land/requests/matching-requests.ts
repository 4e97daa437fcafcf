import { Failure } from '@gektar/contract/failure.ts';
import { propertyMatcher } from '@gektar/contract/land/properties/fits-filter.ts';
import { propertyCriteria } from '@gektar/contract/land/properties/property-criteria.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/filter-of-request.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requirements } from '@gektar/contract/land/requests/requirements.ts';
import { weighedPlotCriteria } from '@gektar/contract/land/requests/score-plots.ts';
import type { UnsavedPlot } from '@gektar/contract/land/requests/unsaved-plot.ts';
import { TECHNICAL_CONNECTION, type UtilityKey, utilityKeys } from '@gektar/contract/land/utility.ts';
import type { Page } from '@gektar/contract/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { CacheContext } from '#cache/row-cache.ts';
import { allOf, type Condition } from '#database/conditions.ts';
import { offeredValues, reverseConditions } from '#database/criteria/reverse.ts';
import type { Db } from '#database/db.ts';
import { findRowsOfIds, findScoredPlots, findUnsavedPlot } from '#land/properties/property-queries.ts';
import { utilityColumns } from '#land/properties/property-record.ts';
import { propertyTable } from '#land/properties/property-table.ts';
import { okvedsAbove, readOkvedParents } from '#places/okved-tree.ts';
import type { FitSource } from '#sharing/fits/find-new-fits.ts';
import { type Match, requestScorer } from '#sharing/fits/matches.ts';
import { findRequestsOfIds, findRequestsWhere } from './request-queries.ts';
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

/** Condition on requests `q` that objects are scored for. */
const isActive: Condition = sql`(q.is_enabled and q.is_actual)`;

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
const met: readonly Condition[] = [
  ...reverseConditions(requirements, propertyCriteria, {
    asked: (field) => requestTable.source(field, 'q'),
    offered: offered.source,
  }),
  ...utilityKeys.map(supplies),
];

const scorer = requestScorer({
  domain: 'land',
  active: isActive,
  findRequestsOfIds,
  filterOf: filterOfRequest,
  weighed: weighedPlotCriteria,
  matcher: propertyMatcher,
  readContext: readOkvedParents,
});

/**
 * Active requests that a plot fits or almost fits (N-12), the best first; an archived plot fits none.
 * @param also requests that are scored even if they are inactive or the plot does not fit them
 */
export async function findMatches(
  call: CacheContext,
  propertyId: string,
  also: readonly string[] = [],
): Promise<Match[]> {
  const plots = await findRowsOfIds(call, [propertyId]);
  return scorer.findMatches(
    call,
    plots.filter(({ isEnabled }) => isEnabled),
    also,
  );
}

/**
 * Active requests that a plot with unsaved values fits, as `findMatches` would answer after saving them.
 * @throws {Failure} property.not_found
 */
export async function findMatchesOfUnsaved(
  call: CacheContext,
  plot: UnsavedPlot,
  also: readonly string[],
): Promise<Match[]> {
  const row = await findUnsavedPlot(call.db, plot);
  if (row === undefined) throw new Failure('property.not_found');
  return scorer.findMatches(call, row.isEnabled ? [row] : [], also);
}

/** Plots and requests that are compared when one of them is saved (0074). */
export const landFits: FitSource = {
  domain: 'land',
  table: 'land.properties',
  column: 'property_id',
  object: 'property',
  request: 'land_request',
  async pairsOfObjects(tx, ids) {
    const plots = await findRowsOfIds({ db: tx }, ids);
    return scorer.findPairs(
      tx,
      plots.filter(({ isEnabled }) => isEnabled),
    );
  },
  async pairsOfRequest(tx, id) {
    const [request] = await findRequestsOfIds(tx, [id]);
    return request?.isEnabled && request.isActual
      ? findScoredPlots(tx, filterOfRequest(request), request.importance)
      : [];
  },
  partsOf: {},
};

function supplies(key: UtilityKey): Condition {
  const [asked, offered] = [askedColumns(key), utilityColumns(key)];
  const q = (name: string) => sql.ref(`q.${name}`);
  const o = (name: string) => sql.ref(`o.${name}`);
  return sql`(not ${q(asked.asked)} or (${o(offered.type)} is not null
    and (${q(asked.type)} is distinct from ${sql.lit(TECHNICAL_CONNECTION)} or ${o(offered.type)} = ${q(asked.type)})
    and (${q(asked.value)} is null
      or greatest(${o(offered.value)}, ${o(offered.from)}, ${o(offered.to)}) >= ${q(asked.value)})))`;
}
