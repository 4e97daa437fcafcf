import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type Header,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useMemo, useState } from 'react';
import { orderedColumns, visibleColumns, widthOf } from './column-layout.ts';
import { MAX_WIDTH, MIN_WIDTH, type TableColumn } from './table-column.ts';
import type { ColumnSettings } from './use-column-settings.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnResizingFeature,
});

/** A column in its current width, with its resize handle. */
export interface StandingColumn<Row, SortKey extends string> {
  readonly column: TableColumn<Row, SortKey>;
  readonly widthPx: number;
  readonly isResizing: boolean;
  /** For `mousedown` and `touchstart` of the handle. */
  readonly startResize: (event: unknown) => void;
}

/**
 * Visible columns, by TanStack Table. During resizing the width is kept here, afterwards in the settings. Rows are
 * rendered from our columns and do not depend on the table's state.
 */
export function useStandingColumns<Row, SortKey extends string>(
  columns: readonly TableColumn<Row, SortKey>[],
  settings: ColumnSettings,
): StandingColumn<Row, SortKey>[] {
  const { layout, setWidth } = settings;
  const [dragged, setDragged] = useState<Record<string, number>>({});
  const definitions = useMemo(
    () => columns.map(({ id, width }) => ({ id, size: width, minSize: MIN_WIDTH, maxSize: MAX_WIDTH })),
    [columns],
  );
  const kept = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.id, widthOf(layout, column)])),
    [columns, layout],
  );
  const state = useMemo(() => {
    const shown = new Set(visibleColumns(columns, layout));
    return {
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, shown.has(column)])),
      columnOrder: orderedColumns(columns, layout).map((column) => column.id),
      columnSizing: { ...kept, ...dragged },
    };
  }, [columns, layout, kept, dragged]);

  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    state,
    columnResizeMode: 'onChange',
    onColumnSizingChange: (updater) =>
      setDragged((before) => {
        const all = typeof updater === 'function' ? updater({ ...kept, ...before }) : updater;
        return Object.fromEntries(Object.entries(all).filter(([id, width]) => width !== kept[id]));
      }),
  });

  const resizing = table.state.columnResizing.isResizingColumn;
  useEffect(() => {
    if (resizing !== false || Object.keys(dragged).length === 0) return;
    for (const [id, width] of Object.entries(dragged)) setWidth(id, width);
    setDragged({});
  }, [resizing, dragged, setWidth]);

  const byId = new Map(columns.map((column) => [column.id, column]));
  return table.getLeafHeaders().flatMap((header) => {
    const column = byId.get(header.column.id);
    return column ? [standing(column, header, resizing)] : [];
  });
}

type Definition = object;
const NO_ROWS: Definition[] = [];

function standing<Row, SortKey extends string>(
  column: TableColumn<Row, SortKey>,
  header: Header<typeof features, Definition>,
  resizing: string | false,
): StandingColumn<Row, SortKey> {
  return {
    column,
    widthPx: Math.round(header.getSize()),
    isResizing: resizing === column.id,
    startResize: header.getResizeHandler(),
  };
}
