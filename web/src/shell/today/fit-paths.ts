import { isUuid } from '@gektar/contract/checks.ts';
import { type Domain, domains } from '@gektar/contract/domain.ts';

/** Selects new fits: of an hour, of a request, or of a request within an hour. */
export interface FitsChoice {
  readonly domain: Domain;
  readonly batchId: string | null;
  readonly requestId: string | null;
}

/** URL of the page of new fits. */
export interface FitsSearch {
  readonly domain?: Domain | undefined;
  readonly batch?: string | undefined;
  readonly request?: string | undefined;
}

/** Path of the page that lists new fits. */
export function fitsPath({ domain, batchId, requestId }: FitsChoice): string {
  const query = new URLSearchParams({
    domain,
    ...(batchId !== null && { batch: batchId }),
    ...(requestId !== null && { request: requestId }),
  });
  return `/fits?${query}`;
}

/** Parses the URL; invalid parts are left out. */
export function readFitsSearch({ domain, batch, request }: Readonly<Record<string, unknown>>): FitsSearch {
  const id = (value: unknown) => (typeof value === 'string' && isUuid(value) ? value : undefined);
  return { domain: domains.find((name) => name === domain), batch: id(batch), request: id(request) };
}

/** Path of the search in a request. */
export const requestSearchPath = (domain: Domain, id: string): string =>
  domain === 'land' ? `/land/request/${id}/search` : `/industrial/requests/${id}/search`;
