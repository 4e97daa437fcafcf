import type { Domain } from '@gektar/contract/domain.ts';
import type { WeekObject } from '@gektar/contract/week/week.ts';
import { getWeek, listWeekObjects } from '@gektar/contract/week/week-calls.ts';
import type { WeekFigure } from '@gektar/contract/week/week-figures.ts';
import type { WeekUnit } from '@gektar/contract/week/week-periods.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Lines of one page of a list. */
const TAKE = 100;

/** @param date a day of the period; undefined: today */
export function weekQuery(unit: WeekUnit, date: string | undefined) {
  return queryOptions({
    queryKey: ['week', unit, date],
    queryFn: ({ signal }) => call(getWeek, { query: { unit, date } }, { signal }),
    // Texts differ between units, so the page waits for the figures of another unit.
    placeholderData: (before, query) => (query?.queryKey[1] === unit ? before : undefined),
    staleTime: 0,
  });
}

export interface CountedList {
  readonly unit: WeekUnit;
  readonly date: string;
  readonly figure: WeekFigure;
  readonly employeeId?: string | undefined;
  readonly domain?: Domain | undefined;
}

/** Pages of the objects that a figure counts. */
export function weekObjectsQuery(list: CountedList) {
  return infiniteQueryOptions({
    queryKey: ['week', 'objects', list],
    queryFn: ({ signal, pageParam }) =>
      call(listWeekObjects, { query: { ...list, take: TAKE, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: readonly WeekObject[], _: unknown, skip: number) =>
      last.length < TAKE ? undefined : skip + TAKE,
    staleTime: 0,
  });
}
