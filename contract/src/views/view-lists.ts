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

/** Maximum number of views of one person in one list. */
export const MAX_VIEWS = 100;
/** Maximum number of filters counted in one call; tabs beyond it show no count. */
export const MAX_COUNTED = 200;
/** Maximum length of a view's name (characters). */
export const MAX_VIEW_NAME = 60;
