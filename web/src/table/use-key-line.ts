import { type RefObject, useEffect } from 'react';
import { hideKeyLine, showKeyLine } from '#ui/key-line.ts';
import { isNarrow } from '#ui/use-media.ts';

/** Phones have no such keys. */
function showOnLaptop(): void {
  if (!isNarrow()) showKeyLine();
}

/**
 * Shows the keys of cells in the footer while the table has the focus, even if it had the focus before its cells became
 * editable; hides them when the table is left.
 * @param isEditable whether cells can be edited
 * @returns focus handlers for the table
 */
export function useKeyLine(grid: RefObject<HTMLTableElement | null>, isEditable: boolean) {
  useEffect(() => {
    if (!isEditable) return;
    if (grid.current?.contains(document.activeElement)) showOnLaptop();
    return hideKeyLine;
  }, [grid, isEditable]);
  return isEditable ? { onFocus: showOnLaptop, onBlur: hideKeyLine } : {};
}
