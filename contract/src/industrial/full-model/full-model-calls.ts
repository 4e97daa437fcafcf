import type { CallOf, CallsOf } from '#endpoint.ts';
import { entityCalls } from '#entity-calls.ts';
import { changeCalls } from '#operations/change-calls.ts';
import type * as endpoints from './full-model-endpoints.ts';

const complexes = entityCalls('/api/industrial/complexes');
const vacancies = entityCalls('/api/industrial/vacancies');

export const countComplexes: CallOf<typeof endpoints.countComplexes> = {
  method: 'POST',
  path: '/api/industrial/full-model/count',
  access: 'employee',
};

export const mapComplexPlaces: CallOf<typeof endpoints.mapComplexPlaces> = {
  method: 'POST',
  path: '/api/industrial/full-model/map-places',
  access: 'employee',
};

export const findComplexes: CallOf<typeof endpoints.findComplexes> = {
  method: 'POST',
  path: '/api/industrial/full-model/get-all',
  access: 'employee',
};

export const findVacancies: CallOf<typeof endpoints.findVacancies> = {
  method: 'POST',
  path: '/api/industrial/full-model/get-full-vacancies',
  access: 'employee',
};

export const countVacancies: CallOf<typeof endpoints.countVacancies> = {
  method: 'POST',
  path: '/api/industrial/full-model/count-vacancies',
  access: 'employee',
};

export const mapVacancyPlaces: CallOf<typeof endpoints.mapVacancyPlaces> = {
  method: 'POST',
  path: '/api/industrial/full-model/map-vacancy-places',
  access: 'employee',
};

export const getOneVacancyOfModel: CallOf<typeof endpoints.getOneVacancyOfModel> = {
  method: 'GET',
  path: '/api/industrial/full-model/get-one-vacancy/{id}',
  access: 'employee',
};

export const findComplexesOfCluster: CallOf<typeof endpoints.findComplexesOfCluster> =
  complexes.find('cluster-complexes');

export const findVacanciesOfCluster: CallOf<typeof endpoints.findVacanciesOfCluster> =
  vacancies.find('cluster-vacancies');

export const complexChanges: CallsOf<typeof endpoints.complexChanges> = changeCalls('/api/industrial/complexes');

export const buildingChanges: CallsOf<typeof endpoints.buildingChanges> = changeCalls('/api/industrial/buildings');

export const vacancyChanges: CallsOf<typeof endpoints.vacancyChanges> = changeCalls('/api/industrial/vacancies');
