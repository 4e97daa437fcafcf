/** The address of a list with this said in it, as the router reads it: texts as they are, anything else as JSON. */
export function listHref(path: string, said: object): string {
  const parts = Object.entries(said).filter(([, value]) => value !== undefined);
  const query = parts.map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}
