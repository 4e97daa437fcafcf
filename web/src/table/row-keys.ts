/** Whether a key chooses the row after or before the current one: Shift with an arrow, while rows are chosen. */
export function isChoosingOn(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  chosen: ReadonlySet<string> | undefined,
): boolean {
  return shiftKey && (key === 'ArrowDown' || key === 'ArrowUp') && chosen !== undefined && chosen.size > 0;
}

/**
 * The row that a key moves to.
 * @param current index of the current row, undefined when there is none
 * @param pageRows visible rows, for PageUp and PageDown
 * @returns undefined when the key does not move
 */
export function movedBy(key: string, current: number | undefined, count: number, pageRows: number): number | undefined {
  if (count === 0) return undefined;
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  switch (key) {
    case 'ArrowDown':
      return within((current ?? -1) + 1);
    case 'ArrowUp':
      return within((current ?? 1) - 1);
    case 'PageDown':
      return within((current ?? 0) + pageRows);
    case 'PageUp':
      return within((current ?? 0) - pageRows);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
