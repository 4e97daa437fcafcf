import { isUuid } from '@gektar/contract/checks.ts';

/** Id of the tab of all rows in the URL, for lists that otherwise open with a saved view. */
export const ALL_TAB = 'all';

/** Whether a value in the URL can be a tab: the id of a view, or all rows. */
export function isTab(value: unknown): value is string {
  return value === ALL_TAB || isUuid(value);
}
