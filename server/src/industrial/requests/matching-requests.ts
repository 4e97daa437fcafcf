import { searchOfRequest, vacancyMatcher } from '@gektar/contract/industrial/requests/fits-request.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requirements } from '@gektar/contract/industrial/requests/requirements.ts';
import { weighedVacancyCriteria } from '@gektar/contract/industrial/requests/score-vacancies.ts';
import { searchCriteria } from '@gektar/contract/industrial/requests/search-criteria.ts';
import type { Page } from '@gektar/contract/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { CacheContext } from '#cache/row-cache.ts';
import { allOf, type Condition } from '#database/conditions.ts';
import { offeredValues, reverseConditions } from '#database/criteria/reverse.ts';
import type { Source } from '#database/criteria/source.ts';
import type { Db } from '#database/db.ts';
import { findCount } from '#database/ids-and-counts.ts';
import type { Whose } from '#database/prepared.ts';
import { vacanciesWhere } from '#industrial/full-model/full-queries.ts';
import { objectSource } from '#industrial/full-model/object-sources.ts';
import { vacancyTexts } from '#industrial/vacancies/vacancy-queries.ts';
import { type Match, matchFinder } from '#sharing/fits/matches.ts';
import { findRequestsOfIds, findRequestsWhere } from './request-queries.ts';
import { requestTable } from './request-table.ts';
import { isOffered } from './search-conditions.ts';

/** Limit of vacancies of a complex that are compared with requests. */
const MOST_OFFERED = 5_000;

/** Vacancies that requests are matched with: one vacancy, or all of a complex. */
export type Offer = { readonly vacancyId: string } | { readonly complexId: string };

/**
 * Active requests that at least one of the vacancies fits, the latest first; a vacancy that cannot be offered fits
 * none.
 */
export function findRequestsFor(db: Db, offer: Offer, page: Page): Promise<IndustrialRequest[]> {
  return findRequestsWhere(db, sql`r.id in (${fitting(offer)})`, sql`r.request_date desc, r.id desc`, page);
}

/** Number of results of `findRequestsFor`. */
export function countRequestsFor(db: Db, offer: Offer): Promise<number> {
  return findCount(db, sql`select count(*) from (${fitting(offer)}) found`);
}

/**
 * SQL of ids of matching active requests. The vacancies are read once; the first that fits a request is enough.
 */
function fitting(offer: Offer): RawBuilder<unknown> {
  const which =
    'vacancyId' in offer ? sql<boolean>`v.id = ${offer.vacancyId}` : sql<boolean>`v.complex_id = ${offer.complexId}`;
  return sql`with o as materialized (${offeredAmong(which)})
    select q.id from industrial.requests q where q.is_enabled and exists (select from o where ${allOf(met)})`;
}

/** Limit of new vacancies to compare with requests, the latest first: an import may create thousands. */
const MOST_NEW = 500;

/**
 * SQL of the new vacancies to compare, the latest first: `id`, `version`, and `until`, when it ceases to be new (s since
 * 1970). The version includes the building and the complex, whose fields are compared as well.
 */
export function newVacancies(newDays: number): RawBuilder<unknown> {
  return sql`select n.id, concat_ws(' ', n.version, b.xmin, c.xmin) as version,
      extract(epoch from n.date_time_created + make_interval(days => ${newDays})) as until
    from (${latest(newDays)}) n join industrial.buildings b on b.id = n.building_id
      join industrial.complexes c on c.id = n.complex_id
    order by n.date_time_created desc, n.id`;
}

const latest = (newDays: number) => sql`select n.id, n.xmin as version, n.building_id, n.complex_id, n.date_time_created
  from industrial.vacancies n where n.is_enabled and n.date_time_created > now() - make_interval(days => ${newDays})
  order by n.date_time_created desc, n.id limit ${MOST_NEW}`;

/** SQL of pairs (`vacancy_id`, `request_id`): vacancies of the last days and the employee's requests that they fit. */
export function fittingPairs(employeeId: Whose, newDays: number): RawBuilder<unknown> {
  return pairsOf(
    sql`q.responsible_employee_id = ${employeeId}`,
    sql`v.id in (select n.id from (${latest(newDays)}) n)`,
  );
}

/** SQL of pairs (`vacancy_id`, `request_id`) of these vacancies and requests that fit. */
export function fittingPairsAmong(ids: readonly string[], requestIds: readonly string[]): RawBuilder<unknown> {
  return pairsOf(sql`q.id = any(${requestIds}::uuid[])`, sql`v.id = any(${ids}::uuid[])`);
}

/** Condition on requests `q` that are compared with new vacancies. */
export const comparedRequests: Condition = sql`q.is_enabled`;

function pairsOf(whose: RawBuilder<unknown>, which: Condition): RawBuilder<unknown> {
  return sql`select o.id as vacancy_id, q.id as request_id from (${offeredAmong(which)} offset 0) o
    join industrial.requests q on ${whose} and ${comparedRequests} and ${allOf(met)}`;
}

const offered = offeredValues(requirements, searchCriteria, objectSource('vacancy'));

/** SQL of those vacancies that can be offered, with the values that requests compare. */
function offeredAmong(which: Condition): RawBuilder<unknown> {
  return sql`select v.id, ${offered.columns}, c.region_id, c.city_id
    from industrial.vacancies v join industrial.buildings b on b.id = v.building_id
      join industrial.complexes c on c.id = v.complex_id
    where ${which} and ${isOffered}`;
}

/** Sources of request fields that `requestTable` does not have. */
const placed: Readonly<Record<string, Source>> = {
  cityRegions: { links: { table: 'industrial.request_places', owner: 'request_id', value: 'region_id' }, of: 'q.id' },
};

/**
 * The reverse of the contract's `searchOfRequest`: conditions of a request `q` for an offered vacancy `o`. A test compares this,
 * the search of a request and the contract (0027).
 */
const met = reverseConditions(requirements, searchCriteria, {
  asked: (field) => placed[field] ?? requestTable.source(field, 'q'),
  offered: offered.source,
  kinds: {
    liesIn: () => `(not exists (select from industrial.request_places p where p.request_id = q.id)
    or exists (select from industrial.request_places p where p.request_id = q.id and p.region_id = o.region_id
      and (p.city_id is null or p.city_id = o.city_id)))`,
  },
});

const findMatchesOfRows = matchFinder({
  domain: 'industrial',
  active: comparedRequests,
  findRequestsOfIds,
  filterOf: searchOfRequest,
  weighed: weighedVacancyCriteria,
  matcher: vacancyMatcher,
  readContext: async () => undefined,
});

/**
 * Active requests that a vacancy, or the best one of a complex, fits or almost fits (N-12); the best first.
 * @param also requests that are scored even if they are inactive or no vacancy fits them
 */
export async function findMatches(call: CacheContext, offer: Offer, also: readonly string[] = []): Promise<Match[]> {
  const which =
    'vacancyId' in offer ? sql<boolean>`v.id = ${offer.vacancyId}` : sql<boolean>`v.complex_id = ${offer.complexId}`;
  const offered = vacanciesWhere(allOf([which, isOffered]), sql`v.id`, { take: MOST_OFFERED, skip: 0 });
  return findMatchesOfRows(call, await vacancyTexts.rows(call, offered), also);
}
