import type { QueryClient } from '@tanstack/react-query';

interface Row {
  readonly id: string;
}

/**
 * Replaces fields of one row in every loaded list of its domain, so that a change is seen at once and no row moves.
 * Rows that refer to the object under another id are unchanged.
 * @param fields wire values by name; fields that a row does not have are ignored, and all of them if their `rowVersion`
 * is older
 */
export function patchRows(client: QueryClient, domain: string, id: string, fields: object): void {
  client.setQueriesData<unknown>({ queryKey: [domain] }, (data: unknown) => {
    if (!isPages(data)) return data;
    let isChanged = false;
    const pages = data.pages.map((page) => {
      if (!Array.isArray(page)) return page;
      const index = page.findIndex((row: unknown) => isRow(row) && row.id === id);
      if (index < 0) return page;
      const before: Record<string, unknown> = page[index];
      // The row is newer: the response to a later write arrived first.
      if ('rowVersion' in fields && Number(fields.rowVersion) < Number(before['rowVersion'])) return page;
      isChanged = true;
      const known = Object.entries(fields).filter(([name]) => Object.hasOwn(before, name));
      return page.with(index, { ...before, ...Object.fromEntries(known) });
    });
    return isChanged ? { ...data, pages } : data;
  });
}

function isPages(data: unknown): data is { readonly pages: readonly unknown[] } {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && 'id' in row && 'rowVersion' in row;
}
