import type { Domain } from '@gektar/contract/domain.ts';
import { countVacancies } from '@gektar/contract/industrial/full-model/full-model-calls.ts';
import { countProperties } from '@gektar/contract/land/properties/property-calls.ts';
import type { TodayLineKey } from '@gektar/contract/today/today.ts';
import { getToday, setTodayLine } from '@gektar/contract/today/today-calls.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Events after which 'Сегодня' is loaded again. */
export const todayChanges = {
  changedBy: ['today', 'selection', 'property', 'complex', 'vacancy', 'land_request', 'industrial_request', 'comments'],
} as const;

/** What waits for the signed-in employee in both domains. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => call(getToday, undefined, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
  meta: todayChanges,
});

const counts = {
  land: (signal: AbortSignal) => call(countProperties, { body: { isEnabled: true } }, { signal }),
  industrial: (signal: AbortSignal) => call(countVacancies, { body: { filterModel: { isEnabled: true } } }, { signal }),
} as const;

/** Number of active objects of a domain: properties or vacancies. No data when they cannot be counted. */
export function entryCountQuery(domain: Domain) {
  return queryOptions({
    queryKey: ['today-entry', domain],
    queryFn: ({ signal }) => counts[domain](signal),
    staleTime: 300_000,
    retry: false,
  });
}

/** Refetches the lines of 'Сегодня' and of the bell. */
export function reloadToday(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: todayQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['notifications'] }),
  ]);
}

/** Accepts a client's mark or hides a new object; `isDone: false` reverts it. */
export function setLine(line: TodayLineKey, isDone: boolean): Promise<unknown> {
  return call(setTodayLine, { body: { line, isDone } });
}
