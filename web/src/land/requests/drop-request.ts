import type { QueryClient } from '@tanstack/react-query';
import { dropRequest } from '#requests/drop-request.ts';
import { selectionKey } from '#sharing/selection/selection-cache.ts';
import { requestKind } from './request-kind.ts';

/**
 * Called after a deletion: drops the cached request and its selection, and refetches the plot pages that show it
 * (REQ-007).
 */
export async function dropLandRequest(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: selectionKey('land', id) });
  await Promise.all([
    dropRequest(client, requestKind, id),
    client.invalidateQueries({ predicate: ({ queryKey }) => isOnPageOfProperty(queryKey) }),
  ]);
}

/** Whether a query key is that of the requests whose selections contain a plot. */
function isOnPageOfProperty([area, kind, , what]: readonly unknown[]): boolean {
  return area === 'land' && kind === 'property' && what === 'requests';
}
