import { Failure } from '@gektar/contract/failure.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import {
  actualizeRequest,
  copyRequest,
  countRequests,
  countRequestsForProperty,
  createRequest,
  deleteRequest,
  findRequests,
  getRequest,
  listActualRequestsForProperty,
  listRequestHistory,
  listRequests,
  listRequestsForProperty,
  mapRequests,
  toggleRequestArchive,
  updateRequest,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import { findHistory } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { existsProperty, type Page } from '#land/properties/property-queries.ts';
import type { Customers } from '#people/customers.ts';
import { actualize, eraseRequest, toggleArchive } from './archive-request.ts';
import { copyRequest as putCopyOnRecord } from './copy-request.ts';
import { createRequest as putOnRecord } from './create-request.ts';
import { countRequestsFor, findRequestsFor } from './matching-requests.ts';
import { findRequestPoints } from './request-points.ts';
import { countRequestRows, existsRequest, findRequest, findRequestRows } from './request-queries.ts';
import { reviseRequest } from './revise-request.ts';

const noFilter = RequestFilter.parse({});

/** Lists show customers as they were told last; the page of one request asks for them anew. */
export function requestRoutes(route: Route, customers: Customers): void {
  route(listRequests, ({ db, query }) => findRequestRows(db, noFilter, query, query));
  route(findRequests, ({ db, query, body }) => findRequestRows(db, body, query, query));
  route(countRequests, ({ db, body }) => countRequestRows(db, body));
  route(mapRequests, ({ db, body }) => findRequestPoints(db, body));

  route(listRequestsForProperty, ({ db, params, query }) => requestsFor(db, params.id, query, { onlyActual: false }));
  route(listActualRequestsForProperty, ({ db, params, query }) =>
    requestsFor(db, params.id, query, { onlyActual: true }),
  );

  route(countRequestsForProperty, async ({ db, params }) => {
    await mustExist(db, params.id);
    return countRequestsFor(db, params.id);
  });

  route(createRequest, ({ db, body, employeeId }) => inTransaction(db, (tx) => putOnRecord(tx, body, employeeId)));
  route(updateRequest, ({ db, body, employeeId }) => inTransaction(db, (tx) => reviseRequest(tx, body, employeeId)));
  route(getRequest, async ({ db, params }) => {
    const request = await findRequest(db, params.id);
    if (!request) throw new Failure('land_request.not_found');
    return withCustomers(customers, request);
  });
  route(deleteRequest, async ({ db, params, employeeId }) => {
    await inTransaction(db, (tx) => eraseRequest(tx, params.id, employeeId));
    return { id: params.id };
  });
  route(toggleRequestArchive, ({ db, params, employeeId }) =>
    inTransaction(db, (tx) => toggleArchive(tx, params.id, employeeId)),
  );
  route(copyRequest, ({ db, params, employeeId }) =>
    inTransaction(db, (tx) => putCopyOnRecord(tx, params.id, employeeId)),
  );
  route(actualizeRequest, ({ db, params, employeeId }) =>
    inTransaction(db, (tx) => actualize(tx, params.id, employeeId)),
  );
  route(listRequestHistory, async ({ db, params, query }) => {
    if (!(await existsRequest(db, params.id))) throw new Failure('land_request.not_found');
    return findHistory(db, { entity: 'land_request', id: params.id }, query);
  });
}

async function requestsFor(
  db: Db,
  propertyId: string,
  page: Page,
  which: { onlyActual: boolean },
): Promise<LandRequest[]> {
  await mustExist(db, propertyId);
  return findRequestsFor(db, propertyId, page, which);
}

async function mustExist(db: Db, propertyId: string): Promise<void> {
  if (!(await existsProperty(db, propertyId))) throw new Failure('property.not_found');
}

async function withCustomers(customers: Customers, request: LandRequest): Promise<LandRequest> {
  const { companyId, contactId } = request;
  const [[company = null] = [], [contact = null] = []] = await Promise.all([
    companyId === null ? [] : customers.companies([companyId]),
    contactId === null ? [] : customers.contacts([contactId]),
  ]);
  return { ...request, company, contact };
}
