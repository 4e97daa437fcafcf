import { fillPath, queryString } from '@gektar/contract/endpoint.ts';
import { getFullComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import type { FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import {
  countComplexes,
  countVacancies,
  findComplexes,
  findVacancies,
  mapVacancies,
} from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import type { Case, Request } from '#requests.ts';

const active: FullFilterInput = { isEnabled: true };
/** A mask, ranges and a class, as a broker looks for a block. */
const asked: readonly FullFilterInput[] = [1, 2, 4, 5].flatMap((vacancyTypes) =>
  [500, 2_000, 5_000].map((from) => ({
    isEnabled: true,
    onlyWithVacancies: true,
    vacancy: { vacancyTypes, wholeVacancyArea: { from, to: from * 2 } },
    building: { buildingClasses: [1, 2, 3] },
    complex: { distanceFromRingRoad: { from: 0, to: 60 } },
  })),
);

/** The measured reads of the industrial domain. */
export function industrialCases(largest: string): Case[] {
  return [
    { name: 'complexes, page of 50', requests: [complexes(active, 50)] },
    { name: 'complexes, filtered page of 50', requests: asked.map((filter) => complexes(filter, 50)) },
    { name: 'complexes, filtered count', requests: asked.map((filter) => body(countComplexes, filter)) },
    { name: 'vacancies, page of 50', requests: [vacancies(active, 50)] },
    { name: 'vacancies, mask and ranges, page of 50', requests: asked.map((filter) => vacancies(filter, 50)) },
    { name: 'vacancies, mask and ranges, page of 200', requests: asked.map((filter) => vacancies(filter, 200)) },
    { name: 'vacancies, mask and ranges, count', requests: asked.map((filter) => body(countVacancies, filter)) },
    { name: 'points of all vacancies', requests: [body(mapVacancies, active)] },
    {
      name: 'whole complex of 300 vacancies',
      requests: [{ method: getFullComplex.method, path: fillPath(getFullComplex.path, { id: largest }) }],
    },
  ];
}

function complexes(filterModel: FullFilterInput, take: number): Request {
  return { method: 'POST', path: findComplexes.path + queryString({ take }), body: JSON.stringify({ filterModel }) };
}

function vacancies(filterModel: FullFilterInput, take: number): Request {
  const orderModel = { field: 'TotalVacancyArea', isAsc: false };
  return {
    method: 'POST',
    path: findVacancies.path + queryString({ take }),
    body: JSON.stringify({ filterModel, orderModel }),
  };
}

function body({ path }: { readonly path: string }, filterModel: FullFilterInput): Request {
  return { method: 'POST', path, body: JSON.stringify({ filterModel }) };
}
