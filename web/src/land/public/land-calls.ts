import type { CallOutput } from '@gektar/contract/endpoint.ts';
import type { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { callAsClient, type LineOf } from '#api/client-call.ts';
import type { ClientCalls } from '#sharing/client/client-visit.tsx';

export type PublicSelection = CallOutput<typeof landPublic.read>;

const readLine: LineOf<typeof landPublic.read> = {
  method: 'GET',
  path: '/api/land/request-selections-for-clients/{id}',
};

/** The call of the client page (1§7); the contract's types fix its path letter for letter. */
export const landCalls: ClientCalls<PublicSelection> = {
  read: (id, password, signal, as) =>
    callAsClient<typeof landPublic.read>(
      readLine,
      { params: { id }, query: { password, ...(as === 'report' && { as }) } },
      signal,
    ),
};
