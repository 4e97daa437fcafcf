import type { QueryClient } from '@tanstack/react-query';
import { dropRequest } from '#requests/drop-request.ts';
import { selectionKey } from '#sharing/selection/selection-cache.ts';
import { requestKind } from './request-kind.ts';

/** After a delete: removes the request, its selection and its mentions on pages of plots from this browser (REQ-007). */
export async function dropLandRequest(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: selectionKey('land', id) });
  await Promise.all([
    dropRequest(client, requestKind, id),
    client.invalidateQueries({ predicate: ({ queryKey }) => isOnPageOfProperty(queryKey) }),
  ]);
}

/** The requests whose selections hold a plot. */
function isOnPageOfProperty([area, kind, , what]: readonly unknown[]): boolean {
  return area === 'land' && kind === 'property' && what === 'requests';
}
