import type { QueryClient } from '@tanstack/react-query';
import { openEditDrafts } from '#form/described/entity-drafts.ts';
import { forgetEntry } from '#ui/palette/recent-entries.ts';
import { REQUEST_DRAFTS, requestQueries } from './request-data.ts';
import { requestEntryKey } from './request-entry.ts';

/** After a delete: nothing in this browser names the request any more (3§4). */
export async function dropRequest(client: QueryClient, id: string): Promise<void> {
  forgetEntry(requestEntryKey(id));
  openEditDrafts(REQUEST_DRAFTS, id).dropAll();
  await requestQueries.drop(client, id);
}
