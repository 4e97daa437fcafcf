import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { TableBand } from './bands.ts';

/** Details under a row, one row at a time; their content is a band of the table. */
export interface RowDetails {
  readonly openId: string | undefined;
  /**
   * @param cursor position of the column under the cursor
   * @returns whether the key opened or folded details
   */
  readonly onKey: (
    event: KeyboardEvent,
    currentId: string | undefined,
    cursor: number | undefined,
    columns: readonly { readonly id: string }[],
  ) => boolean;
}

interface SideKey {
  /** The column under the cursor. */
  readonly columnId: string | undefined;
  /** Whether it is the first column. */
  readonly isFirst: boolean;
  readonly currentId: string | undefined;
  readonly openId: string | undefined;
  /** Column whose cell opens and folds the details by Space too. */
  readonly spaceColumnId: string;
}

/**
 * Handles a key for the details of the current row: → opens and ← folds them in the first column; Space does both in
 * the column `spaceColumnId`.
 * @returns undefined when the key belongs to the table
 */
export function sideKeyOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  { columnId, isFirst, currentId, openId, spaceColumnId }: SideKey,
): { readonly openId: string | undefined } | undefined {
  if (currentId === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const isOpen = openId === currentId;
  if (event.key === ' ' && columnId === spaceColumnId) return { openId: isOpen ? undefined : currentId };
  if (!isFirst) return undefined;
  if (event.key === 'ArrowRight' && !isOpen) return { openId: currentId };
  return event.key === 'ArrowLeft' && isOpen ? { openId: undefined } : undefined;
}

/** Height of details that have not been drawn yet (px). */
const GUESS_PX = 240;

/**
 * Bands with the open details of a row, as high as their content.
 * @param content the same function until the details change
 */
export function useDetailsBand<Row extends { readonly id: string }>(
  openId: string | undefined,
  content: (row: Row) => ReactNode,
  rows: readonly Row[],
  bands: readonly TableBand[],
): readonly TableBand[] {
  const [heightPx, setHeightPx] = useState(GUESS_PX);
  const index = openId === undefined ? -1 : rows.findIndex(({ id }) => id === openId);
  const row = rows[index];
  const details = useMemo(() => row && <Measured onHeight={setHeightPx}>{content(row)}</Measured>, [row, content]);
  if (details === undefined) return bands;
  const at = bands.findIndex(({ before }) => before > index);
  return bands.toSpliced(at < 0 ? bands.length : at, 0, {
    id: 'details',
    before: index + 1,
    heightPx,
    content: details,
  });
}

function Measured({ onHeight, children }: { onHeight: (px: number) => void; children: ReactNode }) {
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      let frame: number | undefined;
      const observer = new ResizeObserver(() => {
        onHeight(Math.ceil(element.getBoundingClientRect().height));
        // Details of a row at the lower edge come into sight, once, when they are as high as their content.
        frame ??= requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        if (frame !== undefined) cancelAnimationFrame(frame);
      };
    },
    [onHeight],
  );
  return <div ref={measure}>{children}</div>;
}
