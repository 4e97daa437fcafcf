/** The order of rows. It is part of the address; the table shows it and requests changes. */
export interface TableSort<SortKey extends string = string> {
  readonly by: SortKey;
  readonly direction: 'asc' | 'desc';
}

/**
 * The order after a click on a header: ascending, descending, then the list's default.
 * @returns undefined for the default order
 */
export function nextSort<SortKey extends string>(
  current: TableSort<SortKey> | undefined,
  by: SortKey,
): TableSort<SortKey> | undefined {
  if (current?.by !== by) return { by, direction: 'asc' };
  return current.direction === 'asc' ? { by, direction: 'desc' } : undefined;
}

/** Value of `aria-sort` for a sortable column. */
export function ariaSort(current: TableSort | undefined, by: string): 'ascending' | 'descending' | 'none' {
  if (current?.by !== by) return 'none';
  return current.direction === 'asc' ? 'ascending' : 'descending';
}
