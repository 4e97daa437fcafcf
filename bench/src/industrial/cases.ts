import { fillPath, queryString } from '@gektar/contract/endpoint.ts';
import { getFullComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import type { FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import {
  countComplexes,
  countVacancies,
  findComplexes,
  findVacancies,
  findVacanciesOfCluster,
  mapVacancies,
} from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { searchObjects } from '@gektar/contract/industrial/search/object-search.ts';
import type { Case, Request } from '#requests.ts';

const active: FullFilterInput = { isEnabled: true };
/** Filters by a mask, ranges and a class, as a broker searches for a block. */
const asked: readonly FullFilterInput[] = [1, 2, 4, 5].flatMap((vacancyTypes) =>
  [500, 2_000, 5_000].map((from) => ({
    isEnabled: true,
    onlyWithVacancies: true,
    vacancy: { vacancyTypes, wholeVacancyArea: { from, to: from * 2 } },
    building: { buildingClasses: [1, 2, 3] },
    complex: { distanceFromRingRoad: { from: 0, to: 60 } },
  })),
);

/** Words of a complex, its building and its vacancy; the last text finds nothing. */
const searches = ['парк 12 корпус', 'корпус 14 блок 25', 'образцово 77', 'блок 4000', 'парк корпус блок 17', 'ангар'];

/** Number of vacancies in one map cluster, the maximum of its call. */
const CLUSTER = 1_000;

/**
 * The measured reads of the industrial domain.
 * @param largest id of the largest complex
 * @param points ids of vacancies on the map, the first of which form one cluster
 */
export function industrialCases(largest: string, points: readonly string[]): Case[] {
  return [
    { name: 'complexes, page of 50 with counts and rates', requests: [complexes(active, 50)] },
    { name: 'complexes, filtered page of 50', requests: asked.map((filter) => complexes(filter, 50)) },
    { name: 'complexes, filtered count', requests: asked.map((filter) => body(countComplexes, filter)) },
    ...vacancyOrders.map(([name, order]) => ({
      name: `vacancies, page of 50 by ${name}`,
      requests: [vacancies(active, 50, order)],
    })),
    { name: 'open vacancies, page of 50', requests: [vacancies({ isEnabled: true, onlyWithVacancies: true }, 50)] },
    { name: 'vacancies, mask and ranges, page of 50', requests: asked.map((filter) => vacancies(filter, 50)) },
    { name: 'vacancies, mask and ranges, page of 200', requests: asked.map((filter) => vacancies(filter, 200)) },
    { name: 'vacancies, mask and ranges, count', requests: asked.map((filter) => body(countVacancies, filter)) },
    { name: 'points of all vacancies', requests: [body(mapVacancies, active)] },
    { name: 'points of the vacancies asked for', requests: asked.map((filter) => body(mapVacancies, filter)) },
    { name: `cards of a cluster of ${CLUSTER} vacancies, 10`, requests: [cluster(points.slice(0, CLUSTER))] },
    { name: 'search over several words', requests: searches.map(search) },
    {
      name: 'whole complex of 300 vacancies',
      requests: [{ method: getFullComplex.method, path: fillPath(getFullComplex.path, { id: largest }) }],
    },
  ];
}

const vacancyOrders = [
  ['area, descending', { field: 'TotalVacancyArea', isAsc: false }],
  ['price, ascending', { field: 'SalePrice', isAsc: true }],
  ['rate, descending', { field: 'AverageBaseRate', isAsc: false }],
  ['complex', { field: 'ComplexName', isAsc: true }],
] as const;
const [[, byArea]] = vacancyOrders;

function complexes(filterModel: FullFilterInput, take: number): Request {
  return { method: 'POST', path: findComplexes.path + queryString({ take }), body: JSON.stringify({ filterModel }) };
}

function vacancies(filterModel: FullFilterInput, take: number, orderModel: object = byArea): Request {
  return {
    method: 'POST',
    path: findVacancies.path + queryString({ take }),
    body: JSON.stringify({ filterModel, orderModel }),
  };
}

function cluster(ids: readonly string[]): Request {
  return {
    method: 'POST',
    path: findVacanciesOfCluster.path + queryString({ take: 10 }),
    body: JSON.stringify({ filterModel: active, ids }),
  };
}

function search(text: string): Request {
  return { method: searchObjects.method, path: searchObjects.path + queryString({ text }) };
}

function body({ path }: { readonly path: string }, filterModel: FullFilterInput): Request {
  return { method: 'POST', path, body: JSON.stringify({ filterModel }) };
}
