import { expect, test } from 'vitest';
import { archiveBuilding } from './buildings/building-endpoints.ts';
import { archiveComplex } from './complexes/complex-endpoints.ts';
import { mapVacancies } from './full-model/full-model-endpoints.ts';
import * as requests from './requests/request-endpoints.ts';
import { industrialPublic } from './selections/public-selection.ts';
import { extendLink, getLinkOfSelection, industrialLinks, industrialSelections } from './selections/selection.ts';
import { exportBuildingSlides, exportVacancySlides, industrialExports } from './selections/selection-exports.ts';
import { archiveVacancy } from './vacancies/vacancy-endpoints.ts';

// Server and client read an address from one place: only a letter-for-letter list notices that it has moved.
test.each([
  ['POST /api/industrial/requests', requests.createRequest],
  ['GET /api/industrial/requests', requests.listRequests],
  ['GET /api/industrial/requests/{id}', requests.getRequest],
  ['POST /api/industrial/requests/update', requests.updateRequest],
  ['POST /api/industrial/requests/get-by-filter', requests.findRequests],
  ['POST /api/industrial/requests/count', requests.countRequests],
  ['POST /api/industrial/requests/{id}/archive', requests.archiveRequest],
  ['DELETE /api/industrial/requests/{id}', requests.deleteRequest],
  ['GET /api/industrial/requests/check-edit-access', requests.checkEditAccess],
] as const)('requests lie where 3§7 has them: %s [IND-REQ-044…052]', (address, { method, path }) => {
  expect(`${method} ${path}`).toBe(address);
});

test.each([
  ['GET /api/industrial/request-selections', industrialSelections.list],
  ['GET /api/industrial/request-selections/request/{requestId}', industrialSelections.ofRequest],
  ['GET /api/industrial/request-selections/{id}', industrialSelections.one],
  ['POST /api/industrial/request-selections/selection/add-item', industrialSelections.addItem],
  ['POST /api/industrial/request-selections/{id}/add-items', industrialSelections.addItems],
  ['GET /api/industrial/request-selections/items/{id}', industrialSelections.oneItem],
  ['DELETE /api/industrial/request-selections/items/{id}', industrialSelections.removeItem],
  ['POST /api/industrial/request-selections/selection/update-item', industrialSelections.updateItem],
  ['GET /api/industrial/request-selections/{id}/link', getLinkOfSelection],
] as const)('selections lie where A-07 has them: %s [IND-SEL-004…012]', (address, { method, path }) => {
  expect(`${method} ${path}`).toBe(address);
});

test.each([
  ['POST /api/industrial/requestSelectionLink', industrialLinks.create],
  ['POST /api/industrial/requestSelectionLink/update', industrialLinks.update],
  ['DELETE /api/industrial/requestSelectionLink/{id}', industrialLinks.remove],
  ['GET /api/industrial/requestSelectionLink/selection/{id}', industrialLinks.ofSelection],
] as const)('links lie where A-08 has them: %s [IND-LINK-010…013]', (address, { method, path }) => {
  expect(`${method} ${path}`).toBe(address);
});

const forClients = '/api/industrial/request-selections-for-clients';
test.each([
  [`POST ${forClients}/request-selection-item/{id}`, industrialPublic.markFavorite],
  [`POST ${forClients}/{id}/extend-link`, extendLink],
  [`GET ${forClients}/{id}`, industrialPublic.read],
] as const)('what clients ask lies where 3§7 has it: %s [IND-PUB-017…019]', (address, { method, path }) => {
  expect(`${method} ${path}`).toBe(address);
});

test.each([
  ['GET /api/industrial/ExcelExport/request/{id}', industrialExports.sheet],
  ['GET /api/industrial/powerpoint-export/request/{id}', industrialExports.slides],
  ['GET /api/industrial/powerpoint-export/vacancy/{id}', exportVacancySlides],
  ['GET /api/industrial/powerpoint-export/building/{id}/{vacancyType}', exportBuildingSlides],
] as const)('exports lie where 3§7 has them: %s [EXP-005…008]', (address, { method, path }) => {
  expect(`${method} ${path}`).toBe(address);
});

test('points of a search and of a selection lie where 3§7 has them [MAP-005, MAP-006]', () => {
  const { mapSelection } = requests;
  expect(`${mapVacancies.method} ${mapVacancies.path}`).toBe('POST /api/industrial/map-points/map-search');
  expect(`${mapSelection.method} ${mapSelection.path}`).toBe(
    'GET /api/industrial/map-points/map-selection/{requestId}',
  );
});

test('everything industrial goes to the archive by POST …/{id}/archive [API-005]', () => {
  const calls = [archiveComplex, archiveBuilding, archiveVacancy, requests.archiveRequest];
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/industrial/complexes/{id}/archive',
    'POST /api/industrial/buildings/{id}/archive',
    'POST /api/industrial/vacancies/{id}/archive',
    'POST /api/industrial/requests/{id}/archive',
  ]);
});
