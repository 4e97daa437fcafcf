import { Failure } from '@gektar/contract/failure.ts';
import * as endpoints from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import * as documents from '@gektar/contract/industrial/complexes/document-endpoints.ts';
import { FullFilter } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { findComplexesOfCluster } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { sql } from 'kysely';
import type { CacheContext } from '#cache/row-cache.ts';
import type { Db } from '#database/db.ts';
import { mustExist } from '#database/entity-rows.ts';
import { mustFind } from '#database/entity-writes.ts';
import { inTransaction } from '#database/transaction.ts';
import { entityRoutes } from '#http/entity-routes.ts';
import type { Route } from '#http/router.ts';
import { createBuilding } from '#industrial/buildings/building-operations.ts';
import { findBuildingSummaries } from '#industrial/buildings/building-queries.ts';
import { createChain } from '#industrial/complexes/chain-operations.ts';
import { complexEntity } from '#industrial/complexes/complex-entity.ts';
import {
  actualizeVacancies,
  archiveComplex,
  complexOperation,
  deleteComplex,
} from '#industrial/complexes/complex-operations.ts';
import { findComplexLabel, findLinkedComplexes } from '#industrial/complexes/complex-queries.ts';
import { answerFullComplex, findComplexEvents, findFullComplex } from '#industrial/complexes/full-complex.ts';
import {
  answerOverdueComplexes,
  countOverdueComplexes,
  findOverdueComplexIds,
} from '#industrial/complexes/overdue-complexes.ts';
import {
  addDocument,
  deleteDocument,
  findComplexDocuments,
  mustFindDocument,
  updateDocument,
} from '#industrial/files/document-operations.ts';
import {
  answerComplexPoints,
  answerComplexRows,
  answerUpdatedComplexes,
  findComplexRows,
} from '#industrial/full-model/full-queries.ts';
import { createOperator } from '#industrial/people/people-operations.ts';
import { renewAllFigures } from '#industrial/tree/complex-figures.ts';
import { complexRows } from '#industrial/tree/complex-table.ts';

const everything = FullFilter.parse({ isEnabled: null });
const active = FullFilter.parse({});
const byName = { field: 'Name', isAsc: true } as const;

/** @param clearFiles removes files discarded by a save or a delete; called after its commit (L-08) */
export function complexRoutes(route: Route, clearFiles: () => Promise<void>): void {
  entityRoutes(
    route,
    {
      create: endpoints.createComplex,
      update: endpoints.updateComplex,
      actualize: endpoints.actualizeComplex,
      remove: endpoints.deleteComplex,
    },
    {
      entity: complexEntity,
      rows: complexRows,
      confirmation: {
        field: 'complexActualizationDate',
        column: 'complex_actualization_date',
      },
      asOperation: complexOperation,
      remove: deleteComplex,
      after: clearFiles,
    },
  );
  route(endpoints.createChain, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => createChain(tx, body, employeeId)),
  );
  route(endpoints.listComplexes, (call) => answerComplexRows(call, everything, byName, call.query));
  route(endpoints.listFullComplexes, async ({ db, query }) => {
    const rows = await findComplexRows(db, everything, byName, query);
    const complexes = await Promise.all(rows.map(({ id }) => findFullComplex(db, id)));
    return complexes.filter((complex) => complex !== undefined);
  });
  route(endpoints.listUpdatedComplexes, (call) => answerUpdatedComplexes(call, call.query, call.query));
  route(endpoints.mapComplexes, (call) => answerComplexPoints(call, active));
  route(findComplexesOfCluster, (call) => {
    const { filterModel, orderModel, ids } = call.body;
    const filter = ids === null ? filterModel : { ...filterModel, complex: { ...filterModel.complex, ids } };
    return answerComplexRows(call, filter, orderModel, call.query);
  });
  route(endpoints.listOverdueComplexes, (call) =>
    answerOverdueComplexes(call, { ...call.query, of: call.query.isOwn ? call.employeeId : undefined }),
  );
  route(endpoints.countOverdueComplexes, ({ db, query, employeeId }) =>
    countOverdueComplexes(db, query.isOwn ? employeeId : undefined),
  );
  route(endpoints.chooseOverdueComplexes, ({ db, employeeId }) => findOverdueComplexIds(db, employeeId));
  route(endpoints.updateSubAgglomerations, ({ db }) => inTransaction(db, renewAllFigures));
  route(endpoints.getOneComplex, ({ db, params }) => mustFind(complexEntity, db, params.id));
  route(endpoints.getShortComplex, async ({ db, params }) => {
    const label = await findComplexLabel(db, params.id);
    if (label === undefined) throw new Failure('complex.not_found');
    return label;
  });
  route(endpoints.getComplex, ({ db, params }) => mustFind(complexEntity, db, params.id));
  route(endpoints.getFullComplex, (call) => mustAnswerFull(call, call.params.id));
  route(endpoints.listBuildingsOfComplex, async ({ db, params }) => {
    await mustExist(complexRows, db, params.id, 'complex.not_found');
    return findBuildingSummaries(db, sql`select o.id from industrial.buildings o where o.complex_id = ${params.id}`);
  });
  route(endpoints.addBuildingToComplex, async ({ db, params, body, employeeId }) => {
    await inTransaction(db, (tx) => createBuilding(tx, { ...body, complexId: params.id }, employeeId));
    return mustFindFull(db, params.id);
  });
  route(endpoints.addOperatorToComplex, ({ db, params, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      await createOperator(tx, { ...body, complexId: params.id }, employeeId);
      return mustFind(complexEntity, tx, params.id);
    }),
  );
  route(endpoints.actualizeVacanciesOfComplex, ({ db, params, query, employeeId }) =>
    inTransaction(db, (tx) => actualizeVacancies(tx, params.id, { runId: query.runId, employeeId })),
  );
  route(endpoints.listLinkedComplexes, async ({ db, params }) => {
    await mustExist(complexRows, db, params.id, 'complex.not_found');
    return findLinkedComplexes(db, params.id);
  });
  route(endpoints.listComplexEvents, async ({ db, params, query }) => {
    await mustExist(complexRows, db, params.id, 'complex.not_found');
    return findComplexEvents(db, params.id, query);
  });
  route(endpoints.archiveComplex, ({ db, params, query, employeeId }) =>
    inTransaction(db, (tx) => archiveComplex(tx, params.id, { to: query.isEnabled, runId: query.runId }, employeeId)),
  );
  documentRoutes(route, clearFiles);
}

function documentRoutes(route: Route, clearFiles: () => Promise<void>): void {
  route(documents.createComplexDocument, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => addDocument(tx, body, employeeId)),
  );
  route(documents.listComplexDocuments, async ({ db, query }) => {
    if (query.complexId !== undefined) await mustExist(complexRows, db, query.complexId, 'complex.not_found');
    return findComplexDocuments(db, query.complexId, query);
  });
  route(documents.updateComplexDocument, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => updateDocument(tx, body, employeeId)),
  );
  route(documents.getComplexDocument, ({ db, params }) => mustFindDocument(db, params.id));
  route(documents.deleteComplexDocument, async ({ db, params, employeeId }) => {
    await inTransaction(db, (tx) => deleteDocument(tx, params.id, employeeId));
    await clearFiles();
    return { id: params.id };
  });
}

/** A complex with everything below it. @throws {Failure} complex.not_found */
export async function mustFindFull(db: Db, id: string) {
  const complex = await findFullComplex(db, id);
  if (complex === undefined) throw new Failure('complex.not_found');
  return complex;
}

/** A complex with everything below it, its vacancies as cached JSON texts. @throws {Failure} complex.not_found */
export async function mustAnswerFull(call: CacheContext, id: string) {
  const complex = await answerFullComplex(call, id);
  if (complex === undefined) throw new Failure('complex.not_found');
  return complex;
}
