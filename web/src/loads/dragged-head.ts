import { type PointerEvent, useState } from 'react';

/** Rows of a head at most. */
export const MOST_HEAD_ROWS = 5;

/**
 * Rows of the head after its corner was dragged to a row: within the head and above it, its last row stays; below it,
 * the row alone is the head.
 */
export function headFrom(row: number, head: readonly number[]): ReadonlySet<number> {
  const last = Math.max(...head);
  const count = last - row + 1;
  return new Set(count >= 1 && count <= MOST_HEAD_ROWS ? Array.from({ length: count }, (_, at) => row + at) : [row]);
}

export interface DraggedHeadAbout {
  /** Rows of the present head. */
  readonly head: readonly number[];
  /** Number of the row at a height of the screen; undefined: there is none. */
  readonly rowAt: (clientY: number) => number | undefined;
  readonly onHead: (rows: ReadonlySet<number>) => void;
}

/** The corner of a table, which a pointer drags to another head. */
export function useDraggedHead({ head, rowAt, onHead }: DraggedHeadAbout) {
  const [row, setRow] = useState<number>();
  return {
    /** Rows that would be the head now; undefined: nothing is dragged. */
    rows: row === undefined ? undefined : headFrom(row, head),
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setRow(head[0]);
      },
      onPointerMove: ({ clientY }: PointerEvent) => row !== undefined && setRow(rowAt(clientY) ?? row),
      onPointerUp() {
        if (row !== undefined && row !== head[0]) onHead(headFrom(row, head));
        setRow(undefined);
      },
      onPointerCancel: () => setRow(undefined),
    },
  };
}
