import { deleteDeal, updateDeal } from '@gektar/contract/industrial/deals/deal-calls.ts';
import { closeVacancy } from '@gektar/contract/industrial/vacancies/vacancy-calls.ts';
import { listIndustries, listSectors } from '@gektar/contract/places/sector-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { SentClosing, SentDeal } from './deal-values.ts';

const MINUTES_5 = 300_000;

export const sectorsQuery = queryOptions({
  queryKey: ['sectors'],
  queryFn: ({ signal }) => call(listSectors, {}, { signal }),
  staleTime: MINUTES_5,
});

export function industriesQuery(sectorId: number) {
  return queryOptions({
    queryKey: ['sectors', sectorId, 'industries'],
    queryFn: ({ signal }) => call(listIndustries, { params: { id: sectorId } }, { signal }),
    staleTime: MINUTES_5,
  });
}

export const dealActions = {
  close: (vacancyId: string, body: SentClosing) => call(closeVacancy, { params: { id: vacancyId }, body }),
  save: (id: string, rowVersion: number, fields: SentDeal) => call(updateDeal, { body: { ...fields, id, rowVersion } }),
  remove: (id: string) => call(deleteDeal, { params: { id } }),
} as const;
