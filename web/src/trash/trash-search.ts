/** URL search of the trash page. */
export interface TrashSearch {
  readonly q?: string | undefined;
}

/** Valid parts of any URL search. */
export function readTrashSearch(raw: object): TrashSearch {
  const q = 'q' in raw ? String(raw.q).trim().slice(0, 200) : '';
  return q === '' ? {} : { q };
}
