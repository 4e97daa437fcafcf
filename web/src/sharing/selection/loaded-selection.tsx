import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '#api/failure-text.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { selectionQuery } from './selection-cache.ts';
import type { AnyItem, SelectedRow, Selection, SelectionKind } from './selection-kind.ts';

export interface LoadedSelectionProps<Row extends SelectedRow, Item extends AnyItem, Request> {
  readonly kind: SelectionKind<Row, Item>;
  readonly requestId: string;
  /** undefined while it is on its way. */
  readonly request: Request | undefined;
  /** Stands there until it is loaded; cards unless said otherwise. */
  readonly waiting?: ReactNode;
  readonly children: (request: Request, selection: Selection<Item>) => ReactNode;
}

/** A tab over a request's selection: on its way, not to be had, or there. */
export function LoadedSelection<Row extends SelectedRow, Item extends AnyItem, Request>(
  props: LoadedSelectionProps<Row, Item, Request>,
) {
  const { data: selection, error, isPending, refetch } = useQuery(selectionQuery(props.kind, props.requestId));
  if (isPending || !props.request) return props.waiting ?? <CardSkeleton />;
  if (!selection) {
    return (
      <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={() => void refetch()} />
    );
  }
  return props.children(props.request, selection);
}
