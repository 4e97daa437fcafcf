import { Failure } from '@gektar/contract/failure.ts';
import * as endpoints from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { mustFind } from '#database/entity-writes.ts';
import type { Route } from '#http/router.ts';
import { buildingEntity } from '#industrial/buildings/building-entity.ts';
import { complexEntity } from '#industrial/complexes/complex-entity.ts';
import {
  answerClosedVacancies,
  answerComplexPlaces,
  answerComplexPoints,
  answerComplexRows,
  answerUpdatedComplexes,
  answerUpdatedVacancies,
  answerVacancyPlaces,
  answerVacancyPoints,
  answerVacancyRows,
  countComplexRows,
  countVacancyRows,
  findUpdatedBuildings,
} from '#industrial/full-model/full-queries.ts';
import { complexRows } from '#industrial/tree/complex-table.ts';
import { vacancyEntity } from '#industrial/vacancies/vacancy-entity.ts';
import { mustAnswerFull } from './complex-routes.ts';

/** Complexes, buildings and vacancies as one model (2§7). */
export function fullModelRoutes(route: Route): void {
  route(endpoints.countComplexes, (call) => countComplexRows(call, call.body.filterModel));
  route(endpoints.mapFilteredComplexes, (call) => answerComplexPoints(call, call.body.filterModel));
  route(endpoints.mapComplexPlaces, (call) => answerComplexPlaces(call, call.body.filterModel, call.body.window));
  route(endpoints.findComplexes, (call) =>
    answerComplexRows(call, call.body.filterModel, call.body.orderModel, call.query, call.body.cells),
  );
  route(endpoints.findVacancies, (call) =>
    answerVacancyRows(call, call.body.filterModel, call.body.orderModel, call.query, call.body.cells),
  );
  route(endpoints.countVacancies, (call) => countVacancyRows(call, call.body.filterModel));
  route(endpoints.mapVacancyPlaces, (call) => answerVacancyPlaces(call, call.body.filterModel, call.body.window));
  route(endpoints.mapVacancies, (call) => answerVacancyPoints(call, call.body.filterModel));
  route(endpoints.listClosedVacanciesOfComplex, async (call) => {
    if (!(await complexRows.exists(call.db, call.params.id))) throw new Failure('complex.not_found');
    return answerClosedVacancies(call, call.params.id);
  });
  route(endpoints.getOneComplexOfModel, ({ db, params }) => mustFind(complexEntity, db, params.id));
  route(endpoints.getOneFullComplexOfModel, (call) => mustAnswerFull(call, call.params.id));
  route(endpoints.getOneBuildingOfModel, ({ db, params }) => mustFind(buildingEntity, db, params.id));
  route(endpoints.getOneVacancyOfModel, ({ db, params }) => mustFind(vacancyEntity, db, params.id));
  route(endpoints.listUpdatedVacanciesOfModel, (call) => answerUpdatedVacancies(call, call.query, call.query));
  route(endpoints.listUpdatedComplexesOfModel, (call) => answerUpdatedComplexes(call, call.query, call.query));
  route(endpoints.listUpdatedBuildingsOfModel, ({ db, query }) => findUpdatedBuildings(db, query, query));
}
