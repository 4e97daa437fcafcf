import type { QueryClient } from '@tanstack/react-query';
import { openEditDrafts } from '#form/described/entity-drafts.ts';
import { forgetEntry } from '#ui/palette/recent-entries.ts';
import { type AnyRequest, draftKeyOf, type RequestKind } from './request-kind.ts';

/** Called after a deletion: removes the request from the palette, drafts and cache of this browser (REQ-007, 3§4). */
export async function dropRequest<Request extends AnyRequest>(
  client: QueryClient,
  kind: RequestKind<Request>,
  id: string,
): Promise<void> {
  forgetEntry(kind.entries.keyOf(id));
  openEditDrafts(draftKeyOf(kind), id).dropAll();
  await kind.queries.drop(client, id);
}
