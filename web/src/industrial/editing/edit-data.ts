import { getBuilding } from '@gektar/contract/industrial/buildings/building-calls.ts';
import {
  getOneComplex,
  getShortComplex,
  listBuildingsOfComplex,
} from '@gektar/contract/industrial/complexes/complex-calls.ts';
import { getVacancy } from '@gektar/contract/industrial/vacancies/vacancy-calls.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** A complex without its buildings. */
export function ownComplexQuery(id: string) {
  return queryOptions({
    queryKey: ['industrial', 'complex', id, 'own'],
    queryFn: ({ signal }) => call(getOneComplex, { params: { id } }, { signal }),
    meta: { changedBy: ['complex'], changedById: id },
  });
}

export const useComplex = (id: string) => useQuery(ownComplexQuery(id));

/** Name and archive state of a complex. */
export function complexLabelQuery(id: string) {
  return queryOptions({
    queryKey: ['industrial', 'complex', id, 'label'],
    queryFn: ({ signal }) => call(getShortComplex, { params: { id } }, { signal }),
  });
}

/** Buildings of a complex with their vacancies, for the tree. */
export function buildingsOfComplexQuery(id: string) {
  return queryOptions({
    queryKey: ['industrial', 'complex', id, 'buildings'],
    queryFn: ({ signal }) => call(listBuildingsOfComplex, { params: { id } }, { signal }),
    meta: { changedBy: ['complex'], changedById: id },
  });
}

export function buildingQuery(id: string) {
  return queryOptions({
    queryKey: ['industrial', 'building', id],
    queryFn: ({ signal }) => call(getBuilding, { params: { id } }, { signal }),
    meta: { changedBy: ['building'], changedById: id },
  });
}

export function vacancyQuery(id: string) {
  return queryOptions({
    queryKey: ['industrial', 'vacancy', id],
    queryFn: ({ signal }) => call(getVacancy, { params: { id } }, { signal }),
    meta: { changedBy: ['vacancy'], changedById: id },
  });
}

/**
 * Called after a write: refetches all queries with complexes or their parts (IND-CPX-081), but not the dictionaries.
 */
export async function reloadIndustrial(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    queryKey: ['industrial'],
    predicate: ({ queryKey }) => queryKey[1] !== 'dictionaries',
  });
}
