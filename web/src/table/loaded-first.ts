/** Ids in the order of the loaded rows, then the others: a preview names what is on the screen. */
export function loadedFirst(ids: readonly string[], rows: readonly { readonly id: string }[]): string[] {
  const asked = new Set(ids);
  const loaded = rows.flatMap(({ id }) => (asked.has(id) ? [id] : []));
  return [...new Set([...loaded, ...ids])];
}
