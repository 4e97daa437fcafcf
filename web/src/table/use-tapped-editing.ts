import { useEffect, useMemo, useState } from 'react';
import type { CellEditing, CellStates } from './cell-editing.ts';
import type { useLoadedEditing } from './use-loaded-editing.ts';

/** Editing by taps on values outside of a table. */
export interface TappedEditing<Row> {
  /** @param isAlone true: without the other fields of the row */
  readonly openValue: (row: Row, field: string, isAlone?: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly states: () => CellStates;
}

const noStates: CellStates = new Map();

/** Opens the fields of a row when a value of it is tapped, also before the editing is loaded. */
export function useTappedEditing<Row>({
  editing,
  load,
}: Pick<ReturnType<typeof useLoadedEditing<Row>>, 'load'> & {
  readonly editing: CellEditing<Row> | undefined;
}): TappedEditing<Row> {
  /** A value that was tapped before the editing was loaded. */
  const [tapped, setTapped] = useState<{
    readonly row: Row;
    readonly field: string;
    readonly isAlone: boolean | undefined;
  }>();
  useEffect(() => {
    if (editing === undefined || tapped === undefined) return;
    setTapped(undefined);
    editing.openRow(tapped.row, tapped.field, tapped.isAlone);
  }, [editing, tapped]);
  return useMemo(
    () => ({
      openValue: (row, field, isAlone) => {
        setTapped({ row, field, isAlone });
        void load();
      },
      subscribe: editing?.subscribe ?? (() => () => undefined),
      states: editing?.states ?? (() => noStates),
    }),
    [editing, load],
  );
}
