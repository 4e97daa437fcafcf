import type { CallOutput } from '@gektar/contract/endpoint.ts';
import type { industrialPublic } from '@gektar/contract/industrial/selections/public-selection.ts';
import { callAsClient, type LineOf } from '#api/client-call.ts';
import type { ClientCalls } from '#sharing/client/client-visit.tsx';

export type PublicSelection = CallOutput<typeof industrialPublic.read>;

const readLine: LineOf<typeof industrialPublic.read> = {
  method: 'GET',
  path: '/api/industrial/request-selections-for-clients/{id}',
};

/** The call of the client page (3§7); the contract's types fix its path letter for letter. */
export const industrialCalls: ClientCalls<PublicSelection> = {
  read: (id, password, signal, as) =>
    callAsClient<typeof industrialPublic.read>(
      readLine,
      { params: { id }, query: { password, ...(as === 'report' && { as }) } },
      signal,
    ),
};
