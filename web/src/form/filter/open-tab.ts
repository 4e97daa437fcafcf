import { isUuid } from '@gektar/contract/checks.ts';

/** The tab of all rows in an address, where a view is opened without one. */
export const ALL_TAB = 'all';

/** Whether an address may name it as its tab: the id of a view, or all rows. */
export function isTab(value: unknown): value is string {
  return value === ALL_TAB || isUuid(value);
}
