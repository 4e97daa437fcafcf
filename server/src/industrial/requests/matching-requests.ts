import { Failure } from '@gektar/contract/failure.ts';
import {
  isOffered as isOfferedRow,
  searchOfRequest,
  vacancyMatcher,
} from '@gektar/contract/industrial/requests/fits-request.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requirements } from '@gektar/contract/industrial/requests/requirements.ts';
import { weighedVacancyCriteria } from '@gektar/contract/industrial/requests/score-vacancies.ts';
import { searchCriteria } from '@gektar/contract/industrial/requests/search-criteria.ts';
import type { UnsavedComplex } from '@gektar/contract/industrial/requests/unsaved-complex.ts';
import type { UnsavedVacancy } from '@gektar/contract/industrial/requests/unsaved-vacancy.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Page } from '@gektar/contract/list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { CacheContext } from '#cache/row-cache.ts';
import { allOf, type Condition } from '#database/conditions.ts';
import { offeredValues, reverseConditions } from '#database/criteria/reverse.ts';
import type { Source } from '#database/criteria/source.ts';
import type { Db } from '#database/db.ts';
import { findCount } from '#database/ids-and-counts.ts';
import { vacanciesWhere } from '#industrial/full-model/full-queries.ts';
import { objectSource } from '#industrial/full-model/object-sources.ts';
import { findUnsavedVacancy, vacancyTexts } from '#industrial/vacancies/vacancy-queries.ts';
import type { FitSource } from '#sharing/fits/find-new-fits.ts';
import { type Match, requestScorer } from '#sharing/fits/matches.ts';
import { findRequestsOfIds, findRequestsWhere } from './request-queries.ts';
import { requestTable } from './request-table.ts';
import { isOffered } from './search-conditions.ts';
import { findScoredVacancies } from './vacancies-in-request.ts';

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
 * The reverse of the contract's `searchOfRequest`: conditions of a request `q` for an offered vacancy `o`. A test
 * compares this, the search of a request and the contract (0027).
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

const scorer = requestScorer({
  domain: 'industrial',
  active: sql`q.is_enabled`,
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
  return scorer.findMatches(call, await findOffered(call, offer), also);
}

/** Rows of the vacancies that can be offered. */
function findOffered(call: CacheContext, offer: Offer): Promise<VacancyRow[]> {
  const which =
    'vacancyId' in offer ? sql<boolean>`v.id = ${offer.vacancyId}` : sql<boolean>`v.complex_id = ${offer.complexId}`;
  const offered = vacanciesWhere(allOf([which, isOffered]), sql`v.id`, { take: MOST_OFFERED, skip: 0 });
  return vacancyTexts.rows(call, offered);
}

/**
 * Active requests that a vacancy with unsaved values fits, as `findMatches` would answer after saving them.
 * @throws {Failure} vacancy.not_found; building.not_found for a new one
 */
export async function findMatchesOfUnsaved(
  call: CacheContext,
  vacancy: UnsavedVacancy,
  also: readonly string[],
): Promise<Match[]> {
  const row = await findUnsavedVacancy(call.db, vacancy);
  if (row === undefined) throw new Failure(vacancy.id === null ? 'building.not_found' : 'vacancy.not_found');
  return scorer.findMatches(call, isOfferedRow(row) ? [row] : [], also);
}

/**
 * Active requests that the best vacancy of a complex with unsaved values fits, as `findMatches` would answer after
 * saving them.
 */
export async function findMatchesOfUnsavedComplex(
  call: CacheContext,
  { id, name, regionId, cityId, highway }: UnsavedComplex,
  also: readonly string[],
): Promise<Match[]> {
  // Only ids are compared.
  const unnamed = (valueId: number) => ({ id: valueId, name: '' });
  const unsaved = {
    complexName: name,
    region: unnamed(regionId),
    city: cityId === null ? null : unnamed(cityId),
    highway: highway && unnamed(highway.id),
  };
  const rows = await findOffered(call, { complexId: id });
  return scorer.findMatches(
    call,
    rows.map((row) => ({ ...row, ...unsaved })),
    also,
  );
}

/** Vacancies and requests that are compared when one of them is saved (0074). */
export const industrialFits: FitSource = {
  domain: 'industrial',
  table: 'industrial.vacancies',
  column: 'vacancy_id',
  object: 'vacancy',
  request: 'industrial_request',
  async pairsOfObjects(tx, ids) {
    const offered = vacanciesWhere(allOf([sql<boolean>`v.id = any(${ids}::uuid[])`, isOffered]), sql`v.id`, {
      take: Math.max(1, ids.length),
      skip: 0,
    });
    return scorer.findPairs(tx, await vacancyTexts.rows({ db: tx }, offered));
  },
  async pairsOfRequest(tx, id) {
    const [request] = await findRequestsOfIds(tx, [id]);
    return request?.isEnabled ? findScoredVacancies(tx, searchOfRequest(request), request.importance) : [];
  },
  partsOf: {
    building: (ids) =>
      sql`select v.id, v.building_id as owner_id from industrial.vacancies v where v.building_id = any(${ids}::uuid[])`,
    complex: (ids) =>
      sql`select v.id, v.complex_id as owner_id from industrial.vacancies v where v.complex_id = any(${ids}::uuid[])`,
  },
};
