import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import { isNarrow, useIsNarrow } from '#ui/use-media.ts';
import type { CellStates } from './cell-editing.ts';
import type { ListRow, ListTableAbout } from './list-table.tsx';
import { useLoadedEditing } from './use-loaded-editing.ts';

/** Editing of the values on cards. */
export interface CardEditing {
  readonly openValue: (row: { readonly id: string }, field: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly states: () => CellStates;
}

/** Editing of the values on cards; undefined: they are read-only. */
export const CardEditingContext = createContext<CardEditing | undefined>(undefined);

interface EditedCardsProps<Row extends ListRow> {
  readonly about: ListTableAbout<Row>;
  readonly rows: readonly Row[];
  readonly children: ReactNode;
}

const noStates: CellStates = new Map();

/** Cards of a list whose values open their fields when tapped, where there is no space for cells of a table. */
export function EditedCards<Row extends ListRow>({ about, rows, children }: EditedCardsProps<Row>) {
  const { Editing, editing, setReady, load } = useLoadedEditing(about.loadEditing, isNarrow);
  const isOn = useIsNarrow() && about.loadEditing !== undefined;
  /** A value that was tapped before the editing was loaded. */
  const [tapped, setTapped] = useState<{ readonly row: Row; readonly field: string }>();
  useEffect(() => {
    if (editing === undefined || tapped === undefined) return;
    setTapped(undefined);
    editing.openRow(tapped.row, tapped.field);
  }, [editing, tapped]);
  const context = useMemo<CardEditing | undefined>(() => {
    if (!isOn) return undefined;
    return {
      openValue: (row, field) => {
        setTapped({ row: row as Row, field });
        void load();
      },
      subscribe: editing?.subscribe ?? (() => () => undefined),
      states: editing?.states ?? (() => noStates),
    };
  }, [isOn, editing, load]);
  return (
    <CardEditingContext value={context}>
      {children}
      {Editing && <Editing nameOf={about.nameOf} rows={rows} onReady={setReady} />}
    </CardEditingContext>
  );
}
