import { createContext, type ReactNode } from 'react';
import { isNarrow, useIsNarrow } from '#ui/use-media.ts';
import type { ListRow, ListTableAbout } from './list-table.tsx';
import { useLoadedEditing } from './use-loaded-editing.ts';
import { type TappedEditing, useTappedEditing } from './use-tapped-editing.ts';

/** Editing of the values on cards. */
export type CardEditing = TappedEditing<{ readonly id: string }>;

/** Editing of the values on cards; undefined: they are read-only. */
export const CardEditingContext = createContext<CardEditing | undefined>(undefined);

interface EditedCardsProps<Row extends ListRow> {
  readonly about: ListTableAbout<Row>;
  readonly rows: readonly Row[];
  readonly children: ReactNode;
}

/** Cards of a list whose values open their fields when tapped, where there is no space for cells of a table. */
export function EditedCards<Row extends ListRow>({ about, rows, children }: EditedCardsProps<Row>) {
  const { Editing, editing, setReady, load } = useLoadedEditing(about.loadEditing, isNarrow);
  const isOn = useIsNarrow() && about.loadEditing !== undefined;
  const tapped = useTappedEditing<Row>({ editing, load });
  return (
    <CardEditingContext value={isOn ? (tapped as CardEditing) : undefined}>
      {children}
      {Editing && <Editing nameOf={about.nameOf} rows={rows} onReady={setReady} />}
    </CardEditingContext>
  );
}
