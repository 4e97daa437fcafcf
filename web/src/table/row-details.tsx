import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { TableBand } from './bands.ts';

/** Details under a row, one row at a time. */
export interface RowDetails<Row> {
  readonly openId: string | undefined;
  readonly onChange: (id: string | undefined) => void;
  /** Column whose cell opens and folds the details by Space too. */
  readonly columnId: string;
  readonly content: (row: Row) => ReactNode;
}

interface SideKey {
  /** The column under the cursor. */
  readonly columnId: string | undefined;
  readonly currentId: string | undefined;
  readonly details: Pick<RowDetails<never>, 'openId' | 'onChange' | 'columnId'> | undefined;
}

/**
 * What a key does to the details of the current row: → opens and ← folds them where the cursor does not move, Space does
 * both in their column.
 * @param isFirst whether the cursor is in the first column
 * @returns undefined when the key belongs to the table
 */
export function sideKeyOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  { columnId, currentId, details }: SideKey,
  isFirst: boolean,
): { readonly openId: string | undefined } | undefined {
  if (details === undefined || currentId === undefined) return undefined;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const isOpen = details.openId === currentId;
  if (event.key === ' ' && columnId === details.columnId) return { openId: isOpen ? undefined : currentId };
  if (!isFirst) return undefined;
  if (event.key === 'ArrowRight' && !isOpen) return { openId: currentId };
  return event.key === 'ArrowLeft' && isOpen ? { openId: undefined } : undefined;
}

/** Height of details that have not been drawn yet (px). */
const GUESS_PX = 240;

/** The bands with the open details, as high as their content. */
export function useDetailsBand<Row>(
  details: RowDetails<Row> | undefined,
  rows: readonly Row[],
  ids: readonly string[],
  bands: readonly TableBand[],
): readonly TableBand[] {
  const [heightPx, setHeightPx] = useState(GUESS_PX);
  const { openId, content } = details ?? {};
  const index = openId === undefined ? -1 : ids.indexOf(openId);
  const row = rows[index];
  return useMemo(() => {
    if (row === undefined || content === undefined) return bands;
    const band: TableBand = {
      id: 'details',
      before: index + 1,
      heightPx,
      content: <Measured onHeight={setHeightPx}>{content(row)}</Measured>,
    };
    const at = bands.findIndex(({ before }) => before > index);
    return at < 0 ? [...bands, band] : bands.toSpliced(at, 0, band);
  }, [bands, row, index, content, heightPx]);
}

function Measured({ onHeight, children }: { onHeight: (px: number) => void; children: ReactNode }) {
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const observer = new ResizeObserver(() => onHeight(Math.ceil(element.getBoundingClientRect().height)));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onHeight],
  );
  return <div ref={measure}>{children}</div>;
}
