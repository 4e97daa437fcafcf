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
  /** undefined while loading. */
  readonly request: Request | undefined;
  /** Shown while loading; cards by default. */
  readonly waiting?: ReactNode;
  readonly children: (request: Request, selection: Selection<Item>) => ReactNode;
}

/** A tab with a request's selection: loading, failed, or loaded. */
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
