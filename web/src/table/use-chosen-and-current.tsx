import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { RowCheckbox } from './row-checkbox.tsx';
import { type SelectedIds, selectionState, toggleAll, toggleRange, toggleRow } from './row-selection.ts';
import { useLatest } from './use-latest.ts';

export interface TableSelection {
  readonly ids: SelectedIds;
  readonly onChange: (ids: SelectedIds) => void;
}

export interface CurrentRow {
  readonly id: string | undefined;
  readonly onChange: (id: string) => void;
}

interface RowChoice<Row> {
  readonly rows: readonly Row[];
  readonly current?: CurrentRow | undefined;
  readonly selection?: TableSelection | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly isLoadingMore?: boolean | undefined;
}

/** The current row, the chosen rows and the checkbox of the head; the identity of the functions is stable. */
export function useChosenAndCurrent<Row>(props: RowChoice<Row>, ids: readonly string[]) {
  const { selection, current } = props;
  const [ownCurrentId, setOwnCurrentId] = useState<string>();
  const currentId = current ? current.id : ownCurrentId;
  const anchorId = useRef<string>(undefined);
  const latest = useLatest({ ...props, ids });
  const setCurrentId = useCallback(
    (id: string | undefined) => {
      const { current: held } = latest.current;
      if (held === undefined) setOwnCurrentId(id);
      else if (id !== undefined) held.onChange(id);
    },
    [latest],
  );
  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      const { selection: now, ids: all } = latest.current;
      const from = anchorId.current;
      anchorId.current = id;
      setCurrentId(id);
      now?.onChange(isRange && from !== undefined ? toggleRange(now.ids, all, from, id) : toggleRow(now.ids, id));
    },
    [latest, setCurrentId],
  );
  const open = useCallback(
    (id: string) => {
      const row = latest.current.rows[latest.current.ids.indexOf(id)];
      if (row !== undefined) latest.current.onOpen?.(row);
    },
    [latest],
  );

  // All rows were chosen while more were loading: the new ones are chosen when they arrive.
  const chosenSoFar = useRef<readonly string[]>(undefined);
  useEffect(() => {
    const { selection: now } = latest.current;
    const before = chosenSoFar.current;
    if (before === undefined || ids.length <= before.length) return;
    chosenSoFar.current = undefined;
    if (now && selectionState(now.ids, before) === 'all') now.onChange(toggleAll(now.ids, ids));
  }, [ids, latest]);

  // Memoized: the head is not rendered again while the table is scrolled.
  const checkbox: ReactNode = useMemo(
    () =>
      selection && (
        <RowCheckbox
          isTabStop
          label="Выбрать все"
          isDisabled={ids.length === 0}
          state={selectionState(selection.ids, ids)}
          onToggle={() => {
            chosenSoFar.current = latest.current.isLoadingMore ? ids : undefined;
            selection.onChange(toggleAll(selection.ids, ids));
          }}
        />
      ),
    [selection, ids, latest],
  );
  return { currentId, setCurrentId, toggle, open, checkbox };
}
