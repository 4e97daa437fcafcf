import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Ids of the rows that were current when tables were left, by browser history entry and table label. */
const leftRows = new Map<string, string>();

interface LeftRow {
  readonly label: string;
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly ids: readonly string[];
  readonly currentId: string | undefined;
  readonly setCurrentId: (id: string | undefined) => void;
}

/**
 * After Back or Forward to a page with a table: makes the row that was current there current again and focuses the
 * table.
 */
export function useLeftRow({ label, grid, ids, currentId, setCurrentId }: LeftRow): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const key = useLocation({ select: ({ state }) => `${label} ${state.__TSR_key}` });
  const page = useRef({ pathname, key });
  const [returning, setReturning] = useState(() => leftRows.get(key));
  const isThere = returning !== undefined && ids.includes(returning);
  useEffect(() => {
    // A press on a link makes its row current and leaves the page at once.
    const isLeft = page.current.pathname !== pathname;
    if (!isLeft) page.current = { pathname, key };
    if (currentId !== undefined) leftRows.set(page.current.key, currentId);
  }, [pathname, key, currentId]);
  useEffect(() => {
    if (!isThere) return;
    setReturning(undefined);
    if (isFocusElsewhere()) return;
    setCurrentId(returning);
    // No scrolling: the scroll position is restored separately and may show other rows.
    grid.current?.focus({ preventScroll: true });
  }, [isThere, returning, setCurrentId, grid]);
}

/** Whether an element other than the page body or its heading has the focus. */
function isFocusElsewhere(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement.tagName !== 'H1';
}
