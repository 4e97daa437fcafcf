import { filterOfRequest } from '@gektar/contract/land/requests/filter-of-request.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import * as endpoints from '@gektar/contract/land/requests/request-endpoints.ts';
import { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import type { Page } from '@gektar/contract/list.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { mustExist } from '#database/entity-rows.ts';
import { mustFind } from '#database/entity-writes.ts';
import { inTransaction } from '#database/transaction.ts';
import { entityRoutes } from '#http/entity-routes.ts';
import type { Route } from '#http/router.ts';
import { answerPlotsNearRequest, countPlotsNearRequest, previewPlots } from '#land/properties/property-queries.ts';
import { propertyRows } from '#land/properties/property-table.ts';
import { type Customers, withCustomers } from '#people/customers.ts';
import { answerMatches, answerUnsaved } from '#sharing/fits/answer-matches.ts';
import type { Match } from '#sharing/fits/matches.ts';
import { moveToTrash } from '#trash/move-to-trash.ts';
import { countRequestsFor, findMatches, findMatchesOfUnsaved, findRequestsFor } from './matching-requests.ts';
import { requestEntity } from './request-entity.ts';
import { archiveRequest, copyRequest, requestOperation } from './request-operations.ts';
import { countRequestRows, findRequestPoints, findRequestRows, findRequestsOfIds } from './request-queries.ts';
import { requestRows } from './request-table.ts';
import { trashedRequest } from './trashed-request.ts';

const noFilter = RequestFilter.parse({});

/** Endpoints of land requests. Lists show customers as last received; the page of one request refreshes them. */
export function requestRoutes(route: Route, customers: Customers): void {
  route(endpoints.listRequests, ({ db, query }) => findRequestRows(db, noFilter, query, query));
  route(endpoints.findRequests, ({ db, query, body }) => findRequestRows(db, body, query, query));
  route(endpoints.countRequests, ({ db, body }) => countRequestRows(db, body));
  route(endpoints.mapRequests, ({ db, body }) => findRequestPoints(db, body));

  route(endpoints.listRequestsForProperty, ({ db, params, query }) =>
    requestsFor(db, params.id, query, { onlyActual: false }),
  );
  route(endpoints.listActualRequestsForProperty, ({ db, params, query }) =>
    requestsFor(db, params.id, query, { onlyActual: true }),
  );

  route(endpoints.listMatchesOfProperty, async (call) => {
    const { db, params, query, employeeId } = call;
    await mustExist(propertyRows, db, params.id, 'property.not_found');
    const about = matchesAbout(db, params.id, (also) => findMatches(call, params.id, also));
    return answerMatches(db, about, query, employeeId);
  });
  route(endpoints.matchUnsavedProperty, (call) => {
    const { db, body, employeeId } = call;
    const about = matchesAbout(db, body.id, (also) => findMatchesOfUnsaved(call, body, also));
    return answerUnsaved(db, about, employeeId);
  });

  route(endpoints.countRequestsForProperty, async ({ db, params }) => {
    await mustExist(propertyRows, db, params.id, 'property.not_found');
    return countRequestsFor(db, params.id);
  });

  route(endpoints.findPlotsNearRequest, (call) =>
    answerPlotsNearRequest(call, call.body.filterModel, call.body, call.query),
  );
  route(endpoints.countPlotsNearRequest, (call) => countPlotsNearRequest(call, call.body.filterModel, call.body));

  route(endpoints.previewImportance, async (call) => {
    const request = await mustFind(requestEntity, call.db, call.params.id);
    return previewPlots(call, filterOfRequest(request), { stored: request.importance, ...call.body });
  });

  entityRoutes(
    route,
    {
      create: endpoints.createRequest,
      update: endpoints.updateRequest,
      actualize: endpoints.actualizeRequest,
      remove: endpoints.deleteRequest,
      history: endpoints.listRequestHistory,
    },
    {
      entity: requestEntity,
      rows: requestRows,
      confirmation: {
        field: 'actualizeRequestDate',
        column: 'actualize_request_date',
      },
      asOperation: requestOperation,
      remove: (tx, id, employeeId) => moveToTrash(tx, trashedRequest, id, employeeId),
    },
  );
  route(endpoints.getRequest, async ({ db, params }) => {
    return withCustomers(customers, await mustFind(requestEntity, db, params.id));
  });
  route(endpoints.toggleRequestArchive, ({ db, params, query, employeeId }) =>
    inTransaction(db, (tx) => archiveRequest(tx, params.id, { to: query.isEnabled, runId: query.runId }, employeeId)),
  );
  route(endpoints.copyRequest, ({ db, params, employeeId }) =>
    inTransaction(db, (tx) => copyRequest(tx, params.id, employeeId)),
  );
}

/** @param id of the plot; null: a new one, which no selection has */
function matchesAbout(db: Db, id: string | null, findMatchesOf: (also: readonly string[]) => Promise<Match[]>) {
  return {
    objects: { domain: 'land', column: 'property_id', ids: sql`${id}::uuid` },
    findMatches: findMatchesOf,
    findRequests: (ids: readonly string[]) => findRequestsOfIds(db, ids),
  } as const;
}

async function requestsFor(
  db: Db,
  propertyId: string,
  page: Page,
  which: { onlyActual: boolean },
): Promise<LandRequest[]> {
  await mustExist(propertyRows, db, propertyId, 'property.not_found');
  return findRequestsFor(db, propertyId, page, which);
}
