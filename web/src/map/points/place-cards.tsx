import type { ReactNode } from 'react';
import { failureText } from '#api/failure-text.ts';
import { ClusterHead } from '#map/beside-map.tsx';
import { type Paging, pagingOf } from '#ui/paging.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';

/** State of an infinite query of `placePages`. */
interface PlaceQuery<Row> {
  readonly data: { readonly pages: readonly (readonly Row[])[] } | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

export interface PlaceCardsProps<Row> {
  /** '23 объекта' */
  readonly count: string;
  readonly list: PlaceQuery<Row>;
  /** Message when the cards could not be loaded (1§8). */
  readonly failure?: string | undefined;
  readonly onClose: () => void;
  readonly children: (rows: readonly Row[], paging: Paging) => ReactNode;
}

/** The cards of a clicked place, instead of those of the whole list. */
export function PlaceCards<Row>({ count, list, failure, onClose, children }: PlaceCardsProps<Row>) {
  return (
    <>
      <ClusterHead onClose={onClose}>{count} в этом месте</ClusterHead>
      {list.data && children(list.data.pages.flat(), pagingOf(list, { failure }))}
      {!list.data && list.isPending && <CardSkeleton />}
      {!list.data && !list.isPending && (
        <FailedState title={failure} caption={failureText(list.error)} onRetry={() => void list.refetch()} />
      )}
    </>
  );
}
