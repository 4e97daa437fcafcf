import type { CallOf } from '#endpoint.ts';
import { entityCalls } from '#entity-calls.ts';
import type * as endpoints from './complex-endpoints.ts';

const calls = entityCalls('/api/industrial/complexes');

export const createComplex: CallOf<typeof endpoints.createComplex> = calls.create;

export const createChain: CallOf<typeof endpoints.createChain> = {
  method: 'POST',
  path: '/api/industrial/complexes/chain',
  access: 'employee',
};

export const updateComplex: CallOf<typeof endpoints.updateComplex> = calls.update;

export const getOneComplex: CallOf<typeof endpoints.getOneComplex> = {
  method: 'GET',
  path: '/api/industrial/complexes/one-complex/{id}',
  access: 'employee',
};

export const getShortComplex: CallOf<typeof endpoints.getShortComplex> = {
  method: 'GET',
  path: '/api/industrial/complexes/shot-complex/{id}',
  access: 'employee',
};

export const deleteComplex: CallOf<typeof endpoints.deleteComplex> = calls.delete;

export const getFullComplex: CallOf<typeof endpoints.getFullComplex> = calls.part('full-complex');

export const listBuildingsOfComplex: CallOf<typeof endpoints.listBuildingsOfComplex> = calls.part('buildings');

export const actualizeComplex: CallOf<typeof endpoints.actualizeComplex> = calls.act('POST', 'actualize');

export const actualizeVacanciesOfComplex: CallOf<typeof endpoints.actualizeVacanciesOfComplex> = calls.act(
  'POST',
  'actualize-vacancies',
);

export const listComplexEvents: CallOf<typeof endpoints.listComplexEvents> = {
  method: 'GET',
  path: '/api/industrial/complexes/{id}/logs',
  access: 'employee',
};

export const listOverdueComplexes: CallOf<typeof endpoints.listOverdueComplexes> = calls.listOf('overdue-complexes');

export const countOverdueComplexes: CallOf<typeof endpoints.countOverdueComplexes> = {
  method: 'GET',
  path: '/api/industrial/complexes/overdue-complexes-amount',
  access: 'employee',
};

export const chooseOverdueComplexes: CallOf<typeof endpoints.chooseOverdueComplexes> = {
  method: 'GET',
  path: '/api/industrial/complexes/overdue-ids',
  access: 'employee',
};

export const archiveComplex: CallOf<typeof endpoints.archiveComplex> = {
  method: 'POST',
  path: '/api/industrial/complexes/{id}/archive',
  access: 'employee',
};
