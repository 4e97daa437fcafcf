import { fillPath, queryString } from '@gektar/contract/endpoint.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/filter-of-request.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import {
  countRequests,
  findRequests,
  listActualRequestsForProperty,
  listRequests,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import type { RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { getSelectionOfRequest } from '@gektar/contract/land/selections/selection.ts';
import { type Case, page, type Request } from '#requests.ts';
import { ask } from '#same-answers.ts';
import type { Samples } from '#samples.ts';
import type { Server } from '#servers.ts';

/** Number of different requests searched; the rest of the database only takes part in matching. */
const SEARCHES = 200;

/**
 * The steps from a client's call to the page that the client opens.
 * @param product supplies the measured requests, each with the initial filter of its search page
 */
export async function landRequestCases({ activeIds, selections }: Samples, product: Server): Promise<Case[]> {
  const filters = await searches(product);
  return [
    { name: 'search inside a request, page of 50', requests: filters.map((filter) => page(filter, 50)) },
    { name: 'actual requests of a plot among 2,000', requests: activeIds.map(requestsOf) },
    { name: 'requests, page of 10', requests: listFilters.map(pageOfRequests) },
    { name: 'requests, count', requests: listFilters.map(countOf) },
    { name: 'selection of 50', requests: selections.map(({ requestId }) => selectionOf(requestId)) },
    { name: 'selection of 50 for a client', requests: selections.map(({ id, code }) => forClient(id, code)) },
  ];
}

async function searches(product: Server) {
  const path = listRequests.path + queryString({ take: SEARCHES });
  const requests = JSON.parse(await ask(product, { method: listRequests.method, path })) as LandRequest[];
  return requests.map(filterOfRequest);
}

/** The first is the initial filter of the list; regions and kinds are the most frequent ones of generated requests. */
const listFilters: readonly RequestFilterInput[] = [
  { isEnabled: true },
  ...[[50], [77, 50], [40, 71], [47]].flatMap((regionIds) =>
    [30_000_000, 90_000_000, 250_000_000].map((to) => ({
      isEnabled: true,
      regionIds,
      propertyTypeIds: [1, 2, 3],
      budget: { from: to / 5, to },
    })),
  ),
];

function pageOfRequests(filter: RequestFilterInput): Request {
  const path = findRequests.path + queryString({ take: 10 });
  return { method: findRequests.method, path, body: JSON.stringify(filter) };
}

function countOf(filter: RequestFilterInput): Request {
  return { method: countRequests.method, path: countRequests.path, body: JSON.stringify(filter) };
}

function requestsOf(id: string): Request {
  return {
    method: listActualRequestsForProperty.method,
    path: fillPath(listActualRequestsForProperty.path, { id }),
  };
}

function selectionOf(requestId: string): Request {
  return { method: getSelectionOfRequest.method, path: fillPath(getSelectionOfRequest.path, { requestId }) };
}

function forClient(id: string, password: string): Request {
  const path = fillPath(landPublic.read.path, { id }) + queryString({ password });
  return { method: landPublic.read.method, path };
}
