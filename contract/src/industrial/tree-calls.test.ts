import { expect, test } from 'vitest';
import type { Endpoint } from '#endpoint.ts';
import * as buildings from './buildings/building-endpoints.ts';
import { buildingComments, complexComments, vacancyComments } from './comment-endpoints.ts';
import * as complexes from './complexes/complex-endpoints.ts';
import * as documents from './complexes/document-endpoints.ts';
import * as deals from './deals/deal-endpoints.ts';
import * as model from './full-model/full-model-endpoints.ts';
import * as people from './people/people-endpoints.ts';
import { countVacanciesInRequest, findVacanciesInRequest } from './requests/request-endpoints.ts';
import * as vacancies from './vacancies/vacancy-endpoints.ts';

/** Method and path below /api/industrial of each call, by its name; '201' where it creates. */
function spelled(calls: object): Record<string, string> {
  const endpoints = Object.entries(calls).filter(([, call]) => typeof (call as Partial<Endpoint>).path === 'string');
  return Object.fromEntries(
    endpoints.map(([name, { method, path, success = 200 }]: [string, Endpoint]) => [
      name,
      [method, path.replace(/^\/api\/industrial\//, ''), ...(success === 200 ? [] : [success])].join(' '),
    ]),
  );
}

test('the calls of complexes are spelled as given [IND-CPX-085…104]', () => {
  expect(spelled(complexes)).toEqual({
    createComplex: 'POST complexes 201',
    listComplexes: 'GET complexes',
    getComplex: 'GET complexes/{id}',
    updateComplex: 'POST complexes/update',
    deleteComplex: 'DELETE complexes/{id}',
    listFullComplexes: 'GET complexes/full-complexes',
    getFullComplex: 'GET complexes/{id}/full-complex',
    getOneComplex: 'GET complexes/one-complex/{id}',
    getShortComplex: 'GET complexes/shot-complex/{id}',
    listUpdatedComplexes: 'GET complexes/get-by-update-date',
    addOperatorToComplex: 'POST complexes/{id}/operators/add',
    addBuildingToComplex: 'POST complexes/{id}/buildings/add',
    listBuildingsOfComplex: 'GET complexes/{id}/buildings',
    actualizeComplex: 'POST complexes/{id}/actualize',
    actualizeVacanciesOfComplex: 'POST complexes/{id}/actualize-vacancies',
    mapComplexes: 'GET complexes/map-complexes',
    findComplexesOfCluster: 'POST complexes/cluster-complexes',
    listLinkedComplexes: 'GET complexes/{id}/linked-by-owners-complexes',
    archiveComplex: 'POST complexes/{id}/archive',
    updateSubAgglomerations: 'POST complexes/update-all-subaglomerations',
    listComplexEvents: 'GET complexes/{id}/logs',
  });
});

test('the calls of buildings are spelled as given [IND-BLD-056…068]', () => {
  expect(spelled(buildings)).toEqual({
    createBuilding: 'POST buildings 201',
    listBuildings: 'GET buildings',
    getBuilding: 'GET buildings/{id}',
    updateBuilding: 'POST buildings/update',
    deleteBuilding: 'DELETE buildings/{id}',
    listFullBuildings: 'GET buildings/full-building',
    getFullBuilding: 'GET buildings/{id}/full-building',
    getFullBuildingToo: 'GET buildings/{id}/full',
    getOneBuilding: 'GET buildings/one-building/{id}',
    addOperatorToBuilding: 'POST buildings/{id}/operators/add',
    listVacanciesOfBuilding: 'GET buildings/{id}/vacancies',
    listUpdatedBuildings: 'GET buildings/get-by-update-date',
    archiveBuilding: 'POST buildings/{id}/archive',
  });
});

test('the calls of vacancies are spelled as given [IND-VAC-045…055]', () => {
  expect(spelled(vacancies)).toEqual({
    createVacancy: 'POST vacancies 201',
    updateVacancy: 'POST vacancies/update',
    archiveVacancy: 'POST vacancies/{id}/archive',
    closeVacancy: 'POST vacancies/{id}/close',
    findVacanciesOfCluster: 'POST vacancies/cluster-vacancies',
    listVacancies: 'GET vacancies',
    getVacancy: 'GET vacancies/one-vacancy/{id}',
    getExtendedVacancy: 'GET vacancies/extended-vacancy/{id}',
    listLeaseClosedVacancies: 'GET vacancies/lease-close-vacancies',
    listUpdatedVacancies: 'GET vacancies/get-by-update-date',
    deleteVacancy: 'DELETE vacancies/{id}',
  });
});

test('documents, contacts, operators, deals and the comments of each level have the five calls of an entity [IND-CPX-110…119, IND-BLD-069…073, IND-VAC-056…060, IND-CONT-013…022, IND-DEAL-010…014]', () => {
  expect(spelled(documents)).toEqual({
    createComplexDocument: 'POST complex-documents 201',
    listComplexDocuments: 'GET complex-documents',
    updateComplexDocument: 'POST complex-documents/update',
    getComplexDocument: 'GET complex-documents/{id}',
    deleteComplexDocument: 'DELETE complex-documents/{id}',
  });
  for (const [name, comments] of Object.entries({ complexComments, buildingComments, vacancyComments })) {
    const path = name.replace('Comments', '-comments');
    expect(spelled(comments), name).toEqual({
      create: `POST ${path} 201`,
      list: `GET ${path}`,
      update: `POST ${path}/update`,
      get: `GET ${path}/{id}`,
      remove: `DELETE ${path}/{id}`,
    });
  }
  expect(spelled(people)).toEqual({
    createContact: 'POST contacts 201',
    listContacts: 'GET contacts',
    updateContact: 'POST contacts/update',
    getContact: 'GET contacts/{id}',
    deleteContact: 'DELETE contacts/{id}',
    createOperator: 'POST operators-with-roles 201',
    listOperators: 'GET operators-with-roles',
    updateOperator: 'POST operators-with-roles/update',
    getOperator: 'GET operators-with-roles/{id}',
    deleteOperator: 'DELETE operators-with-roles/{id}',
  });
  expect(spelled(deals)).toEqual({
    createDeal: 'POST deals 201',
    listDeals: 'GET deals',
    updateDeal: 'POST deals/update',
    getDeal: 'GET deals/{id}',
    deleteDeal: 'DELETE deals/{id}',
  });
});

test('the calls of the full model are spelled as given [IND-FULL-001, IND-FULL-002, IND-FULL-003, IND-FULL-005…015]', () => {
  expect(spelled({ findVacanciesInRequest, countVacanciesInRequest })).toEqual({
    findVacanciesInRequest: 'POST full-model/get-vacancies-inside-request',
    countVacanciesInRequest: 'POST full-model/get-count-vacancies-inside-request',
  });
  expect(spelled(model)).toEqual({
    countComplexes: 'POST full-model/count',
    mapFilteredComplexes: 'POST full-model/map',
    findComplexes: 'POST full-model/get-all',
    findVacancies: 'POST full-model/get-full-vacancies',
    countVacancies: 'POST full-model/count-vacancies',
    mapVacancies: 'POST map-points/map-search',
    listClosedVacanciesOfComplex: 'GET full-model/{id}/get-closed-vacancies',
    getOneComplexOfModel: 'GET full-model/get-one-complex/{id}',
    getOneFullComplexOfModel: 'GET full-model/get-one-full-complex/{id}',
    getOneBuildingOfModel: 'GET full-model/get-one-building/{id}',
    getOneVacancyOfModel: 'GET full-model/get-one-vacancy/{id}',
    listUpdatedVacanciesOfModel: 'GET full-model/get-vacancy-by-update-date',
    listUpdatedComplexesOfModel: 'GET full-model/get-complex-by-update-date',
    listUpdatedBuildingsOfModel: 'GET full-model/get-building-by-update-date',
  });
});

test('all that a filter finds comes in pages of 200 from the first one, unless asked otherwise [IND-FULL-004]', () => {
  for (const { query } of [model.findComplexes, model.findVacancies]) {
    expect(query.parse({})).toEqual({ take: 200, skip: 0 });
    expect(query.parse({ take: '7', skip: '14' })).toEqual({ take: 7, skip: 14 });
  }
});
