import type { QueryClient } from '@tanstack/react-query';
import { openEditDrafts } from '#form/described/entity-drafts.ts';
import { selectionKey } from '#sharing/selection/selection-cache.ts';
import { forgetEntry } from '#ui/palette/recent-entries.ts';
import { REQUEST_DRAFTS, requestQuery } from './request-data.ts';
import { requestEntryKey } from './request-entry.ts';

/** After a delete: nothing in this browser names the request any more (REQ-007). */
export async function dropRequest(client: QueryClient, id: string): Promise<void> {
  forgetEntry(requestEntryKey(id));
  openEditDrafts(REQUEST_DRAFTS, id).dropAll();
  client.removeQueries({ queryKey: requestQuery(id).queryKey });
  client.removeQueries({ queryKey: selectionKey('land', id) });
  await Promise.all([
    client.invalidateQueries({ queryKey: ['land', 'requests'] }),
    client.invalidateQueries({ predicate: ({ queryKey }) => isOnPageOfProperty(queryKey) }),
  ]);
}

/** The requests whose selections hold a plot. */
function isOnPageOfProperty([area, kind, , what]: readonly unknown[]): boolean {
  return area === 'land' && kind === 'property' && what === 'requests';
}
