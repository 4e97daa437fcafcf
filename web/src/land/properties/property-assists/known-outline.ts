import { getPolygonsByCadastralNumber } from '@gektar/contract/land/cadastre/cadastre-calls.ts';
import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import { type QueryClient, queryOptions, useQueries } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { inTime } from '#api/in-time.ts';

/** Known outlines of cadastral numbers. */
export interface KnownOutline {
  /** Numbers with a known outline. */
  readonly numbers: readonly string[];
  /** At least one outline; an outline that several numbers share is listed once. */
  readonly polygons: Polygon[];
}

/** Outlines of a number; empty for an unknown number (L-02). */
function outlineQuery(cadastralNumber: string) {
  return queryOptions({
    queryKey: ['land', 'known-outline', cadastralNumber],
    queryFn: ({ signal }) =>
      call(getPolygonsByCadastralNumber, { query: { cadastralNumber } }, { signal: inTime(signal) }),
    retry: false,
  });
}

/** Known outlines, queried while the form is filled; undefined when there are none or the query failed. */
export function useKnownOutline(numbers: readonly string[]): KnownOutline | undefined {
  return useQueries({
    queries: numbers.map(outlineQuery),
    combine: (answers) =>
      joinKnown(
        numbers,
        answers.map(({ data }) => data),
      ),
  });
}

/**
 * Known outlines, queried at the press of a button.
 * @throws errors of the call
 */
export async function fetchKnownOutline(client: QueryClient, numbers: readonly string[]) {
  return joinKnown(numbers, await Promise.all(numbers.map((number) => client.fetchQuery(outlineQuery(number)))));
}

/** Joins the answers, which are in the order of `numbers`; undefined stands for a missing answer. */
export function joinKnown(
  numbers: readonly string[],
  answers: readonly (readonly Polygon[] | undefined)[],
): KnownOutline | undefined {
  const known = numbers.filter((_, index) => (answers[index]?.length ?? 0) > 0);
  const polygons = new Map(answers.flatMap((list) => list ?? []).map((polygon) => [JSON.stringify(polygon), polygon]));
  return known.length === 0 ? undefined : { numbers: known, polygons: [...polygons.values()] };
}

/** Whether two lists of outlines are the same, corner by corner. */
export function areSamePolygons(one: readonly Polygon[], other: readonly Polygon[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
