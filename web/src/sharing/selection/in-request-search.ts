import type { ListSearch } from '#form/filter/list-search.ts';

/** Parsed URL of a search inside a request: the URL of the list, and whether the user has changed the criteria. */
export type InRequest<Search> = Search & {
  /** true: the criteria are in the URL, possibly none; absent: those of the request (E-06). */
  readonly own?: true | undefined;
};

export function readInRequest<Search>(
  list: Pick<ListSearch<Search, unknown, string, string>, 'read'>,
  raw: Readonly<Record<string, unknown>>,
): InRequest<Search> {
  return { ...list.read(raw), ...(raw['own'] === true && { own: true as const }) };
}

/** The criteria of such a URL. */
export function criteriaIn<Search extends object, Criteria>(
  list: { readonly criteriaOf: (search: Search) => Criteria },
  search: InRequest<Search>,
): Criteria {
  const { own: _own, ...rest } = search;
  const parts: object = rest;
  return list.criteriaOf(parts as Search);
}
