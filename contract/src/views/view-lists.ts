import type { domains } from '#domain.ts';

/** Lists with views, by the permanent names of their pages; each begins with its domain. */
export const viewedLists = [
  'land-properties',
  'land-requests',
  'industrial-complexes',
  'industrial-vacancies',
  'industrial-requests',
] as const satisfies readonly `${(typeof domains)[number]}-${string}`[];
export type ViewedList = (typeof viewedLists)[number];

/** Ways to show a list. */
export const viewKinds = ['table', 'list', 'grid', 'wide-map', 'map'] as const;

/** Views of one person in one list. */
export const MAX_VIEWS = 100;
/** Filters that one call counts; the tabs after them have no count. */
export const MAX_COUNTED = 200;
/** Characters of a name. */
export const MAX_VIEW_NAME = 60;
