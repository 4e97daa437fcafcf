/** The address of a page of the trash. */
export interface TrashSearch {
  readonly q?: string | undefined;
}

/** Valid parts of any address. */
export function readTrashSearch(raw: object): TrashSearch {
  const q = 'q' in raw ? String(raw.q).trim().slice(0, 200) : '';
  return q === '' ? {} : { q };
}
