import { useLocalStorage } from '@mantine/hooks';
import { useMemo } from 'react';
import {
  type ColumnLayout,
  DECLARED_LAYOUT,
  isSameArrangement,
  withMoved,
  withoutWidth,
  withStepped,
  withVisible,
  withWidth,
} from './column-layout.ts';
import { type ColumnSet, EMPTY_MEMORY, readMemory, withoutSet, withSet } from './column-memory.ts';
import type { TableColumn } from './table-column.ts';

/** The arrangement of one table and its operations. Every change is stored at once. */
export interface ColumnSettings {
  readonly layout: ColumnLayout;
  /** Predefined sets; they cannot be removed. */
  readonly givenSets: readonly ColumnSet[];
  readonly savedSets: readonly ColumnSet[];
  /** Name of the set equal to the current arrangement. */
  readonly currentSet: string | undefined;
  readonly setVisible: (id: string, visible: boolean) => void;
  readonly setWidth: (id: string, width: number) => void;
  readonly resetWidth: (id: string) => void;
  /** In front of another column, or at the end. */
  readonly move: (id: string, beforeId: string | undefined) => void;
  readonly step: (id: string, step: -1 | 1) => void;
  readonly applySet: (set: ColumnSet) => void;
  readonly saveSet: (name: string) => void;
  readonly removeSet: (name: string) => void;
  /** Restores the declared arrangement; saved sets stay. */
  readonly reset: () => void;
}

const NO_SETS: readonly ColumnSet[] = [];

/**
 * Stores the columns of a table in local storage (1§2), shared by all tabs.
 * @param tableKey permanent name of the table: 'land-properties'
 * @param columns declared at module level
 */
export function useColumnSettings<Row>(
  tableKey: string,
  columns: readonly TableColumn<Row>[],
  givenSets: readonly ColumnSet[] = NO_SETS,
): ColumnSettings {
  const [memory, setMemory] = useLocalStorage({
    key: `columns.${tableKey}`,
    defaultValue: EMPTY_MEMORY,
    deserialize: readMemory,
    getInitialValueInEffect: false,
  });

  return useMemo(() => {
    const { layout, sets: savedSets } = memory;
    const change = (how: (layout: ColumnLayout) => ColumnLayout) =>
      setMemory((before) => ({ ...before, layout: how(before.layout) }));
    return {
      layout,
      givenSets,
      savedSets,
      currentSet: [...savedSets, ...givenSets].find((set) => isSameArrangement(columns, set.layout, layout))?.name,
      setVisible: (id, visible) => change((before) => withVisible(before, id, visible)),
      setWidth: (id, width) => change((before) => withWidth(before, id, width)),
      resetWidth: (id) => change((before) => withoutWidth(before, id)),
      move: (id, beforeId) => change((before) => withMoved(columns, before, id, beforeId)),
      step: (id, step) => change((before) => withStepped(columns, before, id, step)),
      applySet: (set) => change(() => set.layout),
      saveSet: (name) => setMemory((before) => withSet(before, name, before.layout)),
      removeSet: (name) => setMemory((before) => withoutSet(before, name)),
      reset: () => change(() => DECLARED_LAYOUT),
    };
  }, [memory, setMemory, columns, givenSets]);
}
