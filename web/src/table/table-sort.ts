/** The order of rows. It lives in the address; the table shows it and asks for another. */
export interface TableSort<SortKey extends string = string> {
  readonly by: SortKey;
  readonly direction: 'asc' | 'desc';
}

/**
 * What a click on a head asks for: up, then down, then back to the order of the list itself.
 * @returns undefined for the list's own order
 */
export function nextSort<SortKey extends string>(
  current: TableSort<SortKey> | undefined,
  by: SortKey,
): TableSort<SortKey> | undefined {
  if (current?.by !== by) return { by, direction: 'asc' };
  return current.direction === 'asc' ? { by, direction: 'desc' } : undefined;
}

/** The value of `aria-sort` for a column that can be sorted. */
export function ariaSort(current: TableSort | undefined, by: string): 'ascending' | 'descending' | 'none' {
  if (current?.by !== by) return 'none';
  return current.direction === 'asc' ? 'ascending' : 'descending';
}
