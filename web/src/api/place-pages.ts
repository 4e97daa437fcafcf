import type { OnlyCells } from '@gektar/contract/map-cells.ts';

/** Cards of a place come by tens (1§9). */
export const PLACE_TAKE = 10;

/** What stands in one place of a map: known one by one, or so many in cells. */
export interface PlaceOnMap {
  readonly count: number;
  readonly ids: readonly string[];
  /** Where the points are many; then none is named. */
  readonly cells?: NonNullable<OnlyCells> | undefined;
}

interface PageCall {
  readonly pageParam: number;
  readonly signal: AbortSignal;
}

/** One page of a place. */
type PlacePage = { readonly ids: string[] } | { readonly skip: number };

/**
 * Pages of an infinite query over what stands in one place of a map: each one asked for once, named ones in their order,
 * however many they are.
 * @param load those of a page, named ones in any order; what has gone meanwhile is left out
 */
export function placePages<Row extends { readonly id: string }>(
  { ids, cells, count }: PlaceOnMap,
  load: (page: PlacePage, signal: AbortSignal) => Promise<Row[]>,
) {
  return {
    queryFn: async ({ pageParam, signal }: PageCall): Promise<Row[]> => {
      if (cells) return await load({ skip: pageParam }, signal);
      const page = ids.slice(pageParam, pageParam + PLACE_TAKE);
      const rows = new Map((await load({ ids: page }, signal)).map((row) => [row.id, row]));
      return page.flatMap((id) => rows.get(id) ?? []);
    },
    initialPageParam: 0,
    getNextPageParam: (_last: unknown, _all: unknown, from: number) =>
      from + PLACE_TAKE < count ? from + PLACE_TAKE : undefined,
  };
}
