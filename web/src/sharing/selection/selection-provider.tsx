import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { selectionQuery } from './selection-cache.ts';
import { type RequestSelection, SelectionContext } from './selection-context.tsx';
import type { AnyItem, SelectedRow, SelectionKind } from './selection-kind.ts';
import { useMembership } from './use-membership.ts';
import { refusalOfItem, useMe, useSelectionRefusal } from './use-selection-refusal.ts';

export interface SelectionProviderProps<Row extends SelectedRow, Item extends AnyItem>
  extends Pick<RequestSelection<Row, Item>, 'requestId' | 'matchOf' | 'reasonsOf'> {
  readonly kind: SelectionKind<Row, Item>;
  readonly children: ReactNode;
}

/** Provides the selection of a request and the match of objects to its children. */
export function SelectionProvider<Row extends SelectedRow, Item extends AnyItem>({
  kind,
  requestId,
  matchOf,
  reasonsOf,
  children,
}: SelectionProviderProps<Row, Item>) {
  const { data } = useQuery(selectionQuery(kind, requestId));
  const { mutate } = useMembership(kind, requestId);
  const refusal = useSelectionRefusal(kind, requestId);
  const me = useMe(kind, refusal !== undefined);
  const selection = useMemo((): RequestSelection<Row, Item> => {
    const items = data?.items ?? [];
    const byRow = new Map(items.map((item) => [kind.rowOf(item).id, item]));
    return {
      kind,
      requestId,
      items: byRow,
      numbers: kind.numbersOf(items),
      matchOf,
      reasonsOf,
      put: (row) => mutate({ row, isIn: true, runId: uuidv7() }),
      hide: (row) => mutate({ row, isIn: false, runId: uuidv7() }),
      refusalOf: (row) => refusalOfItem(byRow.get(row.id), refusal, me),
    };
  }, [kind, requestId, data, matchOf, reasonsOf, mutate, refusal, me]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}
