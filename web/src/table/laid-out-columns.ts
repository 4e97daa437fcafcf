import { type PointerEvent, useMemo, useState } from 'react';
import { clampWidth, visibleColumns, widthOf } from './column-layout.ts';
import type { TableColumn } from './table-column.ts';
import type { ColumnSettings } from './use-column-settings.ts';

/** A column with its current width and the handlers of its resize handle. */
export interface LaidOutColumn<Row, SortKey extends string> {
  readonly column: TableColumn<Row, SortKey>;
  readonly widthPx: number;
  /** Whether spare width of the table may widen the column: no user has set its width. */
  readonly grows: boolean;
  readonly isResizing: boolean;
  readonly resize: ResizeHandle;
}

interface ResizeHandle {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  /** The pointer was lifted, or captured by the system. */
  readonly onLostPointerCapture: () => void;
}

/** A column being resized: pointer position and width at the start, and its width now (px). */
interface Resizing {
  readonly id: string;
  readonly startX: number;
  readonly startPx: number;
  readonly widthPx: number;
}

/** Visible columns. During resizing the width is local state, afterwards in the settings. */
export function useColumnLayout<Row, SortKey extends string>(
  columns: readonly TableColumn<Row, SortKey>[],
  { layout, setWidth }: ColumnSettings,
): LaidOutColumn<Row, SortKey>[] {
  const [resizing, setResizing] = useState<Resizing>();
  return useMemo(
    () =>
      visibleColumns(columns, layout).map((column) => {
        const { id } = column;
        const current = resizing?.id === id ? resizing : undefined;
        const widthPx = current?.widthPx ?? widthOf(layout, column);
        return {
          column,
          widthPx,
          grows: column.grows === true && current === undefined && layout.widths[id] === undefined,
          isResizing: current !== undefined,
          resize: {
            onPointerDown: ({ isPrimary, button, currentTarget, pointerId, clientX }) => {
              if (!isPrimary || button !== 0) return;
              currentTarget.setPointerCapture(pointerId);
              // A stretched column is wider than its stored width.
              const startPx = drawnWidthOf(currentTarget) ?? widthPx;
              setResizing({ id, startX: clientX, startPx, widthPx: startPx });
            },
            onPointerMove: ({ clientX }) => {
              if (!current) return;
              setResizing({ ...current, widthPx: clampWidth(current.startPx + clientX - current.startX) });
            },
            onLostPointerCapture: () => {
              if (!current) return;
              setResizing(undefined);
              if (current.widthPx !== current.startPx) setWidth(id, current.widthPx);
            },
          },
        };
      }),
    [columns, layout, resizing, setWidth],
  );
}

/** Drawn width of a column (px). @param element its head or an element in the head */
export function drawnWidthOf(element: Element): number | undefined {
  const width = element.closest('th')?.getBoundingClientRect().width;
  return width === undefined ? undefined : clampWidth(width);
}
