import type { ComplexEvent } from '@gektar/contract/industrial/complexes/complex.ts';
import {
  actualizeComplex,
  actualizeVacanciesOfComplex,
  archiveComplex,
  deleteComplex,
  getFullComplex,
  listComplexEvents,
} from '@gektar/contract/industrial/complexes/complex-calls.ts';
import { LOG_TAKE } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { archiveTo } from '#api/archive-to.ts';
import { call } from '#api/call.ts';
import { forgetEntry } from '#ui/palette/recent-entries.ts';

const keyOf = (id: string) => ['industrial', 'complex', id, 'full'] as const;

/** Key of a complex among recently opened entries. */
export const complexEntryKey = (id: string): string => `complex/${id}`;

/** A complex with all its buildings and vacancies, in one call. */
export function fullComplexQuery(id: string) {
  return queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getFullComplex, { params: { id } }, { signal }),
    meta: { changedBy: ['complex', 'comments'], changedById: id },
  });
}

/** Pages of the log before the oldest event that is already loaded. */
export function earlierEventsQuery(id: string, last: ComplexEvent) {
  return infiniteQueryOptions({
    queryKey: ['industrial', 'complex', id, 'log', last.id],
    queryFn: ({ signal, pageParam }) =>
      call(listComplexEvents, { params: { id }, query: { before: Number(pageParam) } }, { signal }),
    initialPageParam: last.id,
    getNextPageParam: (page: readonly ComplexEvent[]) => (page.length < LOG_TAKE ? undefined : page.at(-1)?.id),
  });
}

const wholeLogKey = (id: string) => ['industrial', 'complex', id, 'whole-log'] as const;

/** Every event of a complex and its parts, newest first. */
export function wholeLogQuery(id: string) {
  return queryOptions({
    queryKey: wholeLogKey(id),
    queryFn: async ({ signal }) => {
      const events: ComplexEvent[] = [];
      for (;;) {
        const before = events.at(-1)?.id;
        const query = before === undefined ? {} : { before: Number(before) };
        const page = await call(listComplexEvents, { params: { id }, query }, { signal });
        events.push(...page);
        if (page.length < LOG_TAKE) return events;
      }
    },
  });
}

/**
 * Called after a change in a complex: refetches it (IND-CPX-081), the lists that show it and the pages of its
 * vacancies.
 */
export async function reloadComplex(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keyOf(id) }),
    client.invalidateQueries({ queryKey: wholeLogKey(id) }),
    reloadLists(client),
  ]);
}

/** Called after a deletion: removes the complex from the cache and refetches the lists that showed it. */
export async function dropComplex(client: QueryClient, id: string): Promise<void> {
  forgetEntry(complexEntryKey(id));
  client.removeQueries({ queryKey: ['industrial', 'complex', id] });
  await reloadLists(client);
}

async function reloadLists(client: QueryClient): Promise<void> {
  await Promise.all(
    ['complexes', 'vacancies', 'vacancy'].map((list) => client.invalidateQueries({ queryKey: ['industrial', list] })),
  );
}

/** Actions of an employee on a complex, except editing. */
export const complexActions = {
  /** @param runId id of the operation that the call is part of; also in the actions below */
  actualize: (id: string, runId?: string) => call(actualizeComplex, { params: { id }, query: { runId } }),
  actualizeVacancies: (id: string, runId?: string) =>
    call(actualizeVacanciesOfComplex, { params: { id }, query: { runId } }),
  archive: (id: string, isEnabled: boolean, runId?: string) =>
    call(archiveComplex, { params: { id }, query: { ...archiveTo(isEnabled), runId } }),
  remove: (id: string, runId?: string) => call(deleteComplex, { params: { id }, query: { runId } }),
} as const;
