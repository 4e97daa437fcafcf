/** Path with query of a list, encoded like the router does: strings plain, other values as JSON. */
export function listHref(path: string, said: object): string {
  const parts = Object.entries(said).filter(([, value]) => value !== undefined);
  const query = parts.map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}
