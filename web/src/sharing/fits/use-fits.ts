import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SelectedRow } from '#sharing/selection/selection-kind.ts';
import { pagingOf } from '#ui/paging.ts';
import { fitRows } from './fit-row.ts';
import type { FitsAbout, FittedRequest } from './fits-kind.ts';
import { fitsQuery } from './fits-queries.ts';

/** Lines of 'Кому подходит' loaded so far, their numbers, and whose requests are listed. */
export function useFits<Request extends FittedRequest, Row extends SelectedRow>(about: FitsAbout<Request, Row>) {
  const { kind, id, rowOf, matchOf, nameOf, me } = about;
  const [isMine, setMine] = useState(false);
  const list = useInfiniteQuery(fitsQuery(kind, id, isMine));
  const pages = list.data?.pages;
  const rows = useMemo(
    () =>
      fitRows(
        { rowOf, matchOf, ...(nameOf && { nameOf }), me },
        (pages ?? []).flatMap(({ items }) => items),
      ),
    [rowOf, matchOf, nameOf, me, pages],
  );
  const counts = pages?.[0];
  const total = isMine ? counts?.mine : counts?.all;
  const loaded = pages && { pages: pages.map(({ items }) => items) };
  return {
    isMine,
    setMine,
    rows,
    /** undefined until the first page is loaded. */
    counts,
    total,
    isPending: list.isPending,
    error: list.data === undefined ? list.error : null,
    retry: () => void list.refetch(),
    paging: pagingOf({ ...list, data: loaded }, { total }),
  };
}

export type Fits<Request extends FittedRequest> = Omit<ReturnType<typeof useFits<Request, SelectedRow>>, 'rows'> & {
  readonly rows: ReturnType<typeof fitRows<Request, SelectedRow>>;
};
