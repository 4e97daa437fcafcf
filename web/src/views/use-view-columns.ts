import type { View } from '@gektar/contract/views/view.ts';
import { useMemo, useState } from 'react';
import type { OpenList } from '#form/filter/saved-views.ts';
import {
  type ColumnLayout,
  DECLARED_LAYOUT,
  isSameArrangement,
  withMoved,
  withoutWidth,
  withStepped,
  withVisible,
  withWidth,
} from '#table/column-layout.ts';
import type { ColumnSettings } from '#table/use-column-settings.ts';

/**
 * Columns of the open view. Changes to them count as changes of the view and last until it is saved or the page is
 * left. The columns of the list itself are not affected.
 */
export function useViewColumns({ ownColumns: own, columns }: OpenList, view: View | undefined) {
  const [changed, setChanged] = useState<{ readonly view: View; readonly layout: ColumnLayout }>();
  const settings = useMemo((): ColumnSettings => {
    if (view === undefined || view.columns === null) return own;
    const saved: ColumnLayout = view.columns;
    const layout = changed?.view.id === view.id ? changed.layout : saved;
    const change = (next: ColumnLayout) => setChanged({ view, layout: next });
    return {
      ...own,
      layout,
      currentSet: [...own.savedSets, ...own.givenSets].find((set) => isSameArrangement(columns, set.layout, layout))
        ?.name,
      setVisible: (id, visible) => change(withVisible(layout, id, visible)),
      setWidth: (id, width) => change(withWidth(layout, id, width)),
      resetWidth: (id) => change(withoutWidth(layout, id)),
      move: (id, beforeId) => change(withMoved(columns, layout, id, beforeId)),
      step: (id, step) => change(withStepped(columns, layout, id, step)),
      applySet: (set) => change(set.layout),
      // `saveSet` saves the columns of the list itself, so the view's columns are applied to the list for a moment.
      saveSet: (name) => {
        own.applySet({ name, layout });
        own.saveSet(name);
        own.applySet({ name, layout: own.layout });
      },
      reset: () => change(DECLARED_LAYOUT),
    };
  }, [own, columns, view, changed]);
  return { settings, forgetChanges: () => setChanged(undefined) };
}
