import type { OnlyCells } from '@gektar/contract/map-cells.ts';

/** Number of cards loaded at once for a map place (1§9). */
export const PLACE_TAKE = 10;

/** Objects at one place of a map: their ids, or their number and cells. */
export interface PlaceOnMap {
  readonly count: number;
  readonly ids: readonly string[];
  /** Given instead of ids when the map has many points. */
  readonly cells?: NonNullable<OnlyCells> | undefined;
}

interface PageCall {
  readonly pageParam: number;
  readonly signal: AbortSignal;
}

/** Parameter of one page: the ids to load, or the number of objects to skip. */
type PlacePage = { readonly ids: string[] } | { readonly skip: number };

/**
 * Pages of an infinite query over the objects at one place of a map: each requested once, in the order of the ids, if
 * any.
 * @param load objects of a page, in any order for ids; deleted objects are left out
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
