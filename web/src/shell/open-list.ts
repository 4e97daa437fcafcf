import type { ViewedList } from '@gektar/contract/views/view-lists.ts';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { entryOf } from '#views/list-entry.ts';
import { viewsQuery } from '#views/view-data.ts';

/** What the router knows before it opens a page. */
interface Opening {
  readonly search: object;
  readonly cause: 'preload' | 'enter' | 'stay';
  readonly context: { readonly client: QueryClient };
  readonly location: { readonly pathname: string };
}

/**
 * Opens a list without an address by its default view or its last order. Changes of an open list do not pass here.
 * @param preload of the page's script, at the same time
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
