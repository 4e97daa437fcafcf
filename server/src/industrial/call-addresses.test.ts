import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

// Addresses are written out: server, client and other tests share declarations and would not notice a changed one.
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const id = '019a0000-0000-7000-8000-000000000000';
const invalid = 'request.invalid';

/** Code of the refusal when `/api/industrial/<path>` is called with an unknown id; 'ok' when the answer is 200. */
async function answerAt(method: string, path: string): Promise<string> {
  const about = method === 'POST' ? { body: {} } : {};
  const answer = await ask(app, method, `/api/industrial/${path.replaceAll('ID', id)}`, about);
  return answer.status === 200 ? 'ok' : refusalIn(answer).code;
}

const missingRequest = 'industrial_request.not_found';
test.each([
  ['POST', 'requests', invalid],
  ['GET', 'requests', 'ok'],
  ['GET', 'requests/ID', missingRequest],
  ['POST', 'requests/update', invalid],
  ['POST', 'requests/get-by-filter', 'ok'],
  ['POST', 'requests/count', 'ok'],
  ['POST', 'requests/ID/archive', missingRequest],
  ['DELETE', 'requests/ID', missingRequest],
  ['GET', 'requests/check-edit-access?requestId=ID', missingRequest],
])('requests lie where 3§7 has them: %s %s [IND-REQ-044…052]', async (method, path, code) => {
  expect(await answerAt(method, path)).toBe(code);
});

test.each([
  ['GET', 'request-selections', 'ok'],
  ['GET', 'request-selections/request/ID', 'selection.not_found'],
  ['GET', 'request-selections/ID', 'selection.not_found'],
  ['POST', 'request-selections/selection/add-item', invalid],
  ['POST', 'request-selections/ID/add-items', invalid],
  ['GET', 'request-selections/items/ID', 'selection_item.not_found'],
  ['DELETE', 'request-selections/items/ID', 'selection_item.not_found'],
  ['POST', 'request-selections/selection/update-item', invalid],
  ['GET', 'request-selections/ID/link', 'link.not_found'],
])('selections lie where A-07 has them: %s %s [IND-SEL-004…012]', async (method, path, code) => {
  expect(await answerAt(method, path)).toBe(code);
});

test.each([
  ['POST', 'requestSelectionLink', invalid],
  ['POST', 'requestSelectionLink/update', invalid],
  ['DELETE', 'requestSelectionLink/ID', 'link.not_found'],
  ['GET', 'requestSelectionLink/selection/ID', 'link.not_found'],
])('links lie where A-08 has them: %s %s [IND-LINK-010…013]', async (method, path, code) => {
  expect(await answerAt(method, path)).toBe(code);
});

test.each([
  ['POST', 'request-selections-for-clients/request-selection-item/ID', 'link.invalid'],
  ['POST', 'request-selections-for-clients/ID/extend-link', invalid],
  ['GET', 'request-selections-for-clients/ID?password=K7M4XC', 'link.invalid'],
])('what clients ask lies where 3§7 has it: %s %s [IND-PUB-017…019]', async (method, path, code) => {
  expect(await answerAt(method, path)).toBe(code);
});

test.each([
  ['GET', 'ExcelExport/request/ID', 'selection.not_found'],
  ['GET', 'powerpoint-export/request/ID', 'selection.not_found'],
  ['GET', 'powerpoint-export/vacancy/ID', 'vacancy.not_found'],
  ['GET', 'powerpoint-export/building/ID/1', 'building.not_found'],
])('exports lie where 3§7 has them: %s %s [EXP-005…008]', async (method, path, code) => {
  expect(await answerAt(method, path)).toBe(code);
});

test.each([
  ['POST', 'map-points/map-search', 'ok'],
  ['GET', 'map-points/map-selection/ID', 'selection.not_found'],
])('points lie where 3§7 has them: %s %s [MAP-005, MAP-006]', async (method, path, code) => {
  expect(await answerAt(method, path)).toBe(code);
});

test.each([
  ['complexes', 'complex.not_found'],
  ['buildings', 'building.not_found'],
  ['vacancies', 'vacancy.not_found'],
  ['requests', missingRequest],
])('%s go to the archive by POST …/{id}/archive [API-005]', async (entities, code) => {
  expect(await answerAt('POST', `${entities}/ID/archive`)).toBe(code);
});
