import type { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import type { LineOf } from '#api/client-call.ts';

/** The two calls of a client (1§7); the contract's types hold the paths to the letter. */
export const readSelection: LineOf<typeof landPublic.read> = {
  method: 'GET',
  path: '/api/land/request-selections-for-clients/{id}',
};

export const markFavorite: LineOf<typeof landPublic.markFavorite> = {
  method: 'POST',
  path: '/api/land/request-selections-for-clients/request-selection-item/{id}',
};
