/** URL search of the page of drafts. */
export interface DraftsSearch {
  readonly q?: string | undefined;
}

/** Valid parts of any URL search. */
export function readDraftsSearch(raw: object): DraftsSearch {
  const q = 'q' in raw ? String(raw.q).trim().slice(0, 200) : '';
  return q === '' ? {} : { q };
}
