/** Steps of a load, in order. */
export const loadSteps = ['columns', 'tree', 'objects', 'run'] as const;
export type LoadStep = (typeof loadSteps)[number];

/** Filters of the objects of a load. */
export const shownObjects = ['ready', 'doubt', 'exists', 'refused'] as const;
export type ShownObjects = (typeof shownObjects)[number];

/** URL search of the page of a load. */
export interface LoadSearch {
  /** Absent: the step follows from the state of the load. */
  readonly step?: LoadStep | undefined;
  readonly show?: ShownObjects | undefined;
  /** Only objects with this open question. */
  readonly group?: string | undefined;
}

/** Valid parameters of a parsed URL query; others are dropped. */
export function readLoadSearch(raw: object): LoadSearch {
  const given = { ...raw } as Readonly<Record<string, unknown>>;
  const step = loadSteps.find((one) => one === given['step']);
  const show = shownObjects.find((one) => one === given['show']);
  const group = typeof given['group'] === 'string' ? given['group'].slice(0, 500) : '';
  return {
    ...(step && { step }),
    ...(show && { show }),
    ...(group !== '' && { group }),
  };
}
