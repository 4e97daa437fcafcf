import type { CallOf } from '#endpoint.ts';
import { entityCalls } from '#entity-calls.ts';
import type * as endpoints from './vacancy-endpoints.ts';

const calls = entityCalls('/api/industrial/vacancies');

export const createVacancy: CallOf<typeof endpoints.createVacancy> = calls.create;

export const updateVacancy: CallOf<typeof endpoints.updateVacancy> = calls.update;

export const getVacancy: CallOf<typeof endpoints.getVacancy> = {
  method: 'GET',
  path: '/api/industrial/vacancies/one-vacancy/{id}',
  access: 'employee',
};

export const archiveVacancy: CallOf<typeof endpoints.archiveVacancy> = calls.archive;

export const closeVacancy: CallOf<typeof endpoints.closeVacancy> = {
  method: 'POST',
  path: '/api/industrial/vacancies/{id}/close',
  access: 'employee',
};

export const deleteVacancy: CallOf<typeof endpoints.deleteVacancy> = calls.delete;

export const listVacancyHistory: CallOf<typeof endpoints.listVacancyHistory> = calls.history;
