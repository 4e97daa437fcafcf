import type { CallsOf, Endpoint } from '#endpoint.ts';
import { entityCalls } from '#entity-calls.ts';

/**
 * Methods and paths of the request calls that both domains share.
 * @param path path of the requests list
 */
export function requestCalls<const Path extends string>(path: `/api/${Path}`) {
  const calls = entityCalls(path);
  return {
    createRequest: calls.create,
    updateRequest: calls.update,
    deleteRequest: calls.delete,
    getRequest: calls.get,
    countRequests: calls.count,
    mapRequests: calls.find('map-requests'),
    previewImportance: calls.act('POST', 'importance-preview'),
    listRequestHistory: calls.history,
  };
}

type Name = keyof ReturnType<typeof requestCalls>;

/** The plain calls of `requestCalls`, with the types of a domain's endpoints. */
export type RequestCallsOf<Endpoints extends Readonly<Record<Name, Endpoint>>> = CallsOf<Pick<Endpoints, Name>>;
