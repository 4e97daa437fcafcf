import { searchOfRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import * as endpoints from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { RequestFilter } from '@gektar/contract/industrial/requests/request-filter.ts';
import { type RawBuilder, sql } from 'kysely';
import { findHistory } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { mustExist } from '#database/entity-rows.ts';
import { mustFind } from '#database/entity-writes.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { complexRows } from '#industrial/tree/complex-table.ts';
import { vacancyRows } from '#industrial/tree/vacancy-table.ts';
import { type Customers, withCustomers } from '#people/customers.ts';
import { answerMatches, answerUnsaved } from '#sharing/fits/answer-matches.ts';
import type { Match } from '#sharing/fits/matches.ts';
import {
  countRequestsFor,
  findMatches,
  findMatchesOfUnsaved,
  findMatchesOfUnsavedComplex,
  findRequestsFor,
} from './matching-requests.ts';
import { hasAccess } from './request-access.ts';
import { requestEntity } from './request-entity.ts';
import { archiveRequest, createRequest, deleteRequest, updateRequest } from './request-operations.ts';
import { countRequestRows, findRequestPoints, findRequestRows, findRequestsOfIds } from './request-queries.ts';
import { requestRows } from './request-table.ts';
import {
  answerPlacesInRequest,
  answerPointsInRequest,
  answerVacanciesInRequest,
  answerVacanciesNearRequest,
  countVacanciesInRequest,
  countVacanciesNearRequest,
  previewVacancies,
} from './vacancies-in-request.ts';

const everything = RequestFilter.parse({ isEnabled: null });

/**
 * Requests for industrial space (3§7). Lists show customers as last received; the page of one request refreshes them.
 */
export function industrialRequestRoutes(route: Route, customers: Customers): void {
  route(endpoints.listRequests, ({ db, query }) => findRequestRows(db, everything, query, query));
  route(endpoints.findRequests, ({ db, query, body }) => findRequestRows(db, body, query, query));
  route(endpoints.countRequests, ({ db, body }) => countRequestRows(db, body));
  route(endpoints.mapRequests, ({ db, body }) => findRequestPoints(db, body));
  route(endpoints.checkEditAccess, ({ db, query, employeeId }) => hasAccess(db, query.requestId, employeeId));
  route(endpoints.getRequest, async ({ db, params }) =>
    withCustomers(customers, await mustFind(requestEntity, db, params.id)),
  );
  route(endpoints.listRequestHistory, async ({ db, params: { id }, query }) => {
    await mustExist(requestRows, db, id, 'industrial_request.not_found');
    return findHistory(db, { entity: requestEntity.name, id }, query);
  });

  route(endpoints.createRequest, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => createRequest(tx, body, employeeId)),
  );
  route(endpoints.updateRequest, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => updateRequest(tx, body, employeeId)),
  );
  route(endpoints.archiveRequest, ({ db, params, query, employeeId }) =>
    inTransaction(db, (tx) => archiveRequest(tx, params.id, { to: query.isEnabled, runId: query.runId }, employeeId)),
  );
  route(endpoints.deleteRequest, async ({ db, params: { id }, query: { runId }, employeeId }) => {
    await inTransaction(db, (tx) => deleteRequest(tx, id, { runId, employeeId }));
    return { id };
  });

  matchingRoutes(route);
  searchRoutes(route);
}

/** Routes of 'Подходящие запросы' of a vacancy and of a complex. */
function matchingRoutes(route: Route): void {
  route(endpoints.listRequestsForVacancy, async ({ db, params: { id }, query }) => {
    await mustExist(vacancyRows, db, id, 'vacancy.not_found');
    return findRequestsFor(db, { vacancyId: id }, query);
  });
  route(endpoints.countRequestsForVacancy, async ({ db, params: { id } }) => {
    await mustExist(vacancyRows, db, id, 'vacancy.not_found');
    return countRequestsFor(db, { vacancyId: id });
  });
  route(endpoints.listMatchesOfVacancy, async (call) => {
    const { db, params, query, employeeId } = call;
    await mustExist(vacancyRows, db, params.id, 'vacancy.not_found');
    const matchesOf = (also: readonly string[]) => findMatches(call, { vacancyId: params.id }, also);
    return answerMatches(db, matchesAbout(db, vacancyOf(params.id), matchesOf), query, employeeId);
  });
  route(endpoints.matchUnsavedVacancy, (call) => {
    const { db, body, employeeId } = call;
    const matchesOf = (also: readonly string[]) => findMatchesOfUnsaved(call, body, also);
    return answerUnsaved(db, matchesAbout(db, vacancyOf(body.id), matchesOf), employeeId);
  });
  route(endpoints.listMatchesOfComplex, async (call) => {
    const { db, params, query, employeeId } = call;
    await mustExist(complexRows, db, params.id, 'complex.not_found');
    const matchesOf = (also: readonly string[]) => findMatches(call, { complexId: params.id }, also);
    return answerMatches(db, matchesAbout(db, vacanciesOf(params.id), matchesOf), query, employeeId);
  });
  route(endpoints.matchUnsavedComplex, async (call) => {
    const { db, body, employeeId } = call;
    await mustExist(complexRows, db, body.id, 'complex.not_found');
    const matchesOf = (also: readonly string[]) => findMatchesOfUnsavedComplex(call, body, also);
    return answerUnsaved(db, matchesAbout(db, vacanciesOf(body.id), matchesOf), employeeId);
  });
  route(endpoints.listRequestsForComplex, async ({ db, params: { id }, query }) => {
    await mustExist(complexRows, db, id, 'complex.not_found');
    return findRequestsFor(db, { complexId: id }, query);
  });
  route(endpoints.countRequestsForComplex, async ({ db, params: { id } }) => {
    await mustExist(complexRows, db, id, 'complex.not_found');
    return countRequestsFor(db, { complexId: id });
  });
}

/** Ids of one vacancy; null: a new one, which no selection has. */
const vacancyOf = (id: string | null) => sql`${id}::uuid`;
const vacanciesOf = (complexId: string) =>
  sql`select v.id from industrial.vacancies v where v.complex_id = ${complexId}`;

/** @param ids SQL of the ids of the vacancies */
function matchesAbout(
  db: Db,
  ids: RawBuilder<unknown>,
  findMatchesOf: (also: readonly string[]) => Promise<readonly Match[]>,
) {
  return {
    objects: { domain: 'industrial', column: 'vacancy_id', ids },
    findMatches: findMatchesOf,
    findRequests: (requestIds: readonly string[]) => findRequestsOfIds(db, requestIds),
  } as const;
}

/** The search of vacancies inside a request. */
function searchRoutes(route: Route): void {
  route(endpoints.findVacanciesInRequest, (call) =>
    answerVacanciesInRequest(
      call,
      call.query.requestId,
      call.body.filterModel,
      call.body.orderModel,
      call.query,
      call.body.cells,
    ),
  );
  route(endpoints.countVacanciesInRequest, async (call) => {
    if (call.query.requestId !== undefined)
      await mustExist(requestRows, call.db, call.query.requestId, 'industrial_request.not_found');
    return countVacanciesInRequest(call, call.body.filterModel);
  });
  route(endpoints.findVacanciesNearRequest, (call) =>
    answerVacanciesNearRequest(call, call.query.requestId, call.body.filterModel, call.body, call.query),
  );
  route(endpoints.countVacanciesNearRequest, (call) =>
    countVacanciesNearRequest(call, call.body.filterModel, call.body),
  );
  route(endpoints.previewImportance, async ({ db, params, body }) => {
    const request = await mustFind(requestEntity, db, params.id);
    return previewVacancies(db, searchOfRequest(request), { stored: request.importance, ...body });
  });
  route(endpoints.mapVacanciesInRequest, async (call) => {
    await mustExist(requestRows, call.db, call.query.requestId, 'industrial_request.not_found');
    return answerPointsInRequest(call, call.body.filterModel);
  });
  route(endpoints.mapPlacesInRequest, async (call) => {
    await mustExist(requestRows, call.db, call.query.requestId, 'industrial_request.not_found');
    return answerPlacesInRequest(call, call.body.filterModel, call.body.window);
  });
}
