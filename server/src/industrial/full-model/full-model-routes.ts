import { Failure } from '@gektar/contract/failure.ts';
import * as endpoints from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { mustFind } from '#database/entity-writes.ts';
import type { Route } from '#http/router.ts';
import { buildingEntity } from '#industrial/buildings/building-entity.ts';
import { complexEntity } from '#industrial/complexes/complex-entity.ts';
import { mustFindFull } from '#industrial/complexes/complex-routes.ts';
import { complexRows } from '#industrial/complexes/complex-table.ts';
import { vacancyEntity } from '#industrial/vacancies/vacancy-entity.ts';
import {
  countComplexRows,
  countVacancyRows,
  findClosedVacancies,
  findComplexPoints,
  findComplexRows,
  findUpdatedBuildings,
  findUpdatedComplexes,
  findUpdatedVacancies,
  findVacancyPoints,
  findVacancyRows,
} from './full-queries.ts';

/** Complexes, buildings and vacancies as one model (2§7). */
export function fullModelRoutes(route: Route): void {
  route(endpoints.countComplexes, ({ db, body }) => countComplexRows(db, body.filterModel));
  route(endpoints.mapFilteredComplexes, ({ db, body }) => findComplexPoints(db, body.filterModel));
  route(endpoints.findComplexes, ({ db, query, body }) =>
    findComplexRows(db, body.filterModel, body.orderModel, query),
  );
  route(endpoints.findVacancies, ({ db, query, body }) =>
    findVacancyRows(db, body.filterModel, body.orderModel, query),
  );
  route(endpoints.countVacancies, ({ db, body }) => countVacancyRows(db, body.filterModel));
  route(endpoints.mapVacancies, ({ db, body }) => findVacancyPoints(db, body.filterModel));
  route(endpoints.listClosedVacanciesOfComplex, async ({ db, params }) => {
    if (!(await complexRows.exists(db, params.id))) throw new Failure('complex.not_found');
    return findClosedVacancies(db, params.id);
  });
  route(endpoints.getOneComplexOfModel, ({ db, params }) => mustFind(complexEntity, db, params.id));
  route(endpoints.getOneFullComplexOfModel, ({ db, params }) => mustFindFull(db, params.id));
  route(endpoints.getOneBuildingOfModel, ({ db, params }) => mustFind(buildingEntity, db, params.id));
  route(endpoints.getOneVacancyOfModel, ({ db, params }) => mustFind(vacancyEntity, db, params.id));
  route(endpoints.listUpdatedVacanciesOfModel, ({ db, query }) => findUpdatedVacancies(db, query, query));
  route(endpoints.listUpdatedComplexesOfModel, ({ db, query }) => findUpdatedComplexes(db, query, query));
  route(endpoints.listUpdatedBuildingsOfModel, ({ db, query }) => findUpdatedBuildings(db, query, query));
}
