/** Cards of a place come by tens (1§9). */
export const PLACE_TAKE = 10;

interface PageCall {
  readonly pageParam: number;
  readonly signal: AbortSignal;
}

/**
 * Pages of an infinite query over what stands in one place of a map: each one asked for once, in the order of `ids`,
 * however many they are.
 * @param load those of a page, in any order; what has gone meanwhile is left out
 */
export function placePages<Row extends { readonly id: string }>(
  ids: readonly string[],
  load: (page: string[], signal: AbortSignal) => Promise<readonly Row[]>,
) {
  return {
    queryFn: async ({ pageParam, signal }: PageCall): Promise<Row[]> => {
      const page = ids.slice(pageParam, pageParam + PLACE_TAKE);
      const rows = new Map((await load(page, signal)).map((row) => [row.id, row]));
      return page.flatMap((id) => rows.get(id) ?? []);
    },
    initialPageParam: 0,
    getNextPageParam: (_last: unknown, _all: unknown, from: number) =>
      from + PLACE_TAKE < ids.length ? from + PLACE_TAKE : undefined,
  };
}
