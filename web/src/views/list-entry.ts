import type { ViewedList } from '@gektar/contract/views/view-lists.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ALL_TAB } from '#form/filter/open-tab.ts';
import { addressOf } from './view-address.ts';
import { viewsQuery } from './view-data.ts';

/** How long to wait for the views (ms); then the list opens without them. */
const PATIENCE_MS = 1_500;

type Raw = Readonly<Record<string, unknown>>;

/**
 * Search parameters to add to a list that is opened without any: those of the default view, otherwise the last order
 * (N-04).
 * @returns undefined when the URL is to stay as it is
 */
export async function entryOf(client: QueryClient, list: ViewedList, search: Raw): Promise<Raw | undefined> {
  const names = Object.keys(search);
  const isAll = names.length === 1 && search['tab'] === ALL_TAB;
  if (names.length > 0 && !isAll) return undefined;
  const known = await withinPatience(client.ensureQueryData({ ...viewsQuery(list), revalidateIfStale: true }));
  if (known === undefined) return undefined;
  const { views, habits } = known;
  const view = views.find(({ id }) => id === habits.defaultViewId);
  if (view !== undefined && !isAll) return addressOf(view);
  return habits.order === null ? undefined : { ...search, ...habits.order };
}

/** The awaited value; undefined when it fails or takes longer than `PATIENCE_MS`. */
async function withinPatience<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  try {
    return await Promise.race([asked, promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
