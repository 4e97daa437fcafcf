import { FullFilter } from '@gektar/contract/industrial/full-model/full-filter.ts';
import {
  findVacanciesOfCluster,
  getExtendedVacancy,
} from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import * as endpoints from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { mustFind } from '#database/entity-writes.ts';
import { inTransaction } from '#database/transaction.ts';
import { entityRoutes } from '#http/entity-routes.ts';
import type { Route } from '#http/router.ts';
import { buildingEntity } from '#industrial/buildings/building-entity.ts';
import { complexEntity } from '#industrial/complexes/complex-entity.ts';
import { closeVacancy } from '#industrial/deals/deal-operations.ts';
import {
  answerLeaseClosedVacancies,
  answerUpdatedVacancies,
  answerVacancyRows,
} from '#industrial/full-model/full-queries.ts';
import { vacancyRows } from '#industrial/tree/vacancy-table.ts';
import { vacancyEntity } from '#industrial/vacancies/vacancy-entity.ts';
import { archiveVacancy, deleteVacancy, vacancyOperation } from '#industrial/vacancies/vacancy-operations.ts';

const everything = FullFilter.parse({ isEnabled: null });
const byComplex = { field: 'ComplexName', isAsc: true } as const;

/** @param clearFiles removes files discarded by a save or a delete; called after its commit (L-08) */
export function vacancyRoutes(route: Route, clearFiles: () => Promise<void>): void {
  entityRoutes(
    route,
    {
      create: endpoints.createVacancy,
      update: endpoints.updateVacancy,
      remove: endpoints.deleteVacancy,
      history: endpoints.listVacancyHistory,
    },
    {
      entity: vacancyEntity,
      rows: vacancyRows,
      asOperation: vacancyOperation,
      remove: deleteVacancy,
      after: clearFiles,
    },
  );
  route(endpoints.listVacancies, (call) => answerVacancyRows(call, everything, byComplex, call.query));
  route(findVacanciesOfCluster, (call) => {
    const { filterModel, orderModel, ids } = call.body;
    const filter = ids === null ? filterModel : { ...filterModel, vacancy: { ...filterModel.vacancy, ids } };
    return answerVacancyRows(call, filter, orderModel, call.query);
  });
  route(endpoints.listLeaseClosedVacancies, (call) => answerLeaseClosedVacancies(call, call.query, call.query));
  route(endpoints.listUpdatedVacancies, (call) => answerUpdatedVacancies(call, call.query, call.query));
  route(endpoints.getVacancy, ({ db, params }) => mustFind(vacancyEntity, db, params.id));
  route(getExtendedVacancy, async ({ db, params }) => {
    const vacancy = await mustFind(vacancyEntity, db, params.id);
    const [building, complex] = await Promise.all([
      mustFind(buildingEntity, db, vacancy.buildingId),
      mustFind(complexEntity, db, vacancy.complexId),
    ]);
    return { ...vacancy, building, complex };
  });
  route(endpoints.archiveVacancy, ({ db, params, query, employeeId }) =>
    inTransaction(db, (tx) => archiveVacancy(tx, params.id, { to: query.isEnabled, runId: query.runId }, employeeId)),
  );
  route(endpoints.closeVacancy, ({ db, params, body, employeeId }) =>
    inTransaction(db, (tx) => closeVacancy(tx, params.id, body, employeeId)),
  );
}
