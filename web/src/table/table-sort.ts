/** Sort order of the rows. It is part of the URL; the table shows it and requests changes. */
export interface TableSort<SortKey extends string = string> {
  readonly by: SortKey;
  readonly direction: 'asc' | 'desc';
}

/**
 * The order after a click on a header: its first direction, the opposite, then the list's default.
 * @param first direction of the first click, ascending unless the largest values matter most
 * @returns undefined for the default order
 */
export function nextSort<SortKey extends string>(
  current: TableSort<SortKey> | undefined,
  by: SortKey,
  first: TableSort['direction'] = 'asc',
): TableSort<SortKey> | undefined {
  if (current?.by !== by) return { by, direction: first };
  return current.direction === first ? { by, direction: first === 'asc' ? 'desc' : 'asc' } : undefined;
}

/** Value of `aria-sort` for a sortable column. */
export function ariaSort(current: TableSort | undefined, by: string): 'ascending' | 'descending' | 'none' {
  if (current?.by !== by) return 'none';
  return current.direction === 'asc' ? 'ascending' : 'descending';
}
