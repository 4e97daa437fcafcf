import type { ViewedList } from '@gektar/contract/views/view-lists.ts';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { entryOf } from '#views/list-entry.ts';
import { viewsQuery } from '#views/view-data.ts';

/** Data that the router passes before it opens a page. */
interface Opening {
  readonly search: object;
  readonly cause: 'preload' | 'enter' | 'stay';
  readonly context: { readonly client: QueryClient };
  readonly location: { readonly pathname: string };
}

/**
 * When a list is opened by a URL without search parameters, adds those of its default view or last order. Changes of a
 * list that is already open are not affected.
 * @param preload loads the script of the page meanwhile
 */
export function openList(list: ViewedList, preload: (() => unknown) | undefined) {
  return async ({ search, cause, context: { client }, location }: Opening): Promise<void> => {
    if (cause === 'preload') void client.prefetchQuery(viewsQuery(list));
    if (cause !== 'enter') return;
    void preload?.();
    const entry = await entryOf(client, list, { ...search });
    if (entry !== undefined) throw redirect({ to: location.pathname, search: entry as never, replace: true });
  };
}
