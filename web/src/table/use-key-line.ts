import { type RefObject, useEffect } from 'react';
import { hideKeyLine, showKeyLine } from '#ui/key-line.ts';

/**
 * Keys of cells in the footer while the table has the focus, also one that was there before its cells could be edited;
 * none after the table is left.
 * @param isEditable whether cells can be edited
 * @returns handlers of the table
 */
export function useKeyLine(grid: RefObject<HTMLTableElement | null>, isEditable: boolean) {
  useEffect(() => {
    if (!isEditable) return;
    if (grid.current?.contains(document.activeElement)) showKeyLine();
    return hideKeyLine;
  }, [grid, isEditable]);
  return isEditable ? { onFocus: showKeyLine, onBlur: hideKeyLine } : {};
}
