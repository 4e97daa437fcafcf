import { countProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/filter-of-request.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { listRequestHistory, listRequests, mapRequests } from '@gektar/contract/land/requests/request-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDemoApp } from '#testing/demo-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let requests: LandRequest[];
beforeAll(async () => {
  app = await openDemoApp(inject('clusterUrl'));
  requests = await app.broker.call(listRequests, { query: { take: 100 } });
});
afterAll(() => app.close());

test('twelve requests of different firms, two archived, three no longer actual', () => {
  expect(requests).toHaveLength(12);
  expect(requests.filter(({ isEnabled }) => !isEnabled)).toHaveLength(2);
  expect(requests.filter(({ isActual }) => !isActual)).toHaveLength(3);
  expect(new Set(requests.map(({ company }) => company?.name)).size).toBe(12);
  expect(new Set(requests.map(({ responsibleEmployeeId }) => responsibleEmployeeId)).size).toBe(6);
  for (const { contact, companyId } of requests) expect(contact).toMatchObject({ companyId });
});

test('most of them find plots, and none finds everything', async () => {
  const counts = await Promise.all(
    requests.map((request) => app.broker.call(countProperties, { body: filterOfRequest(request) })),
  );
  expect(counts.filter((count) => count > 0).length, `${counts}`).toBeGreaterThanOrEqual(10);
  expect(Math.max(...counts)).toBeLessThan(60);
});

test('each has a past that fits its present', async () => {
  for (const { id, rowVersion, isEnabled, actualizeRequestDate, dateTimeCreated } of requests) {
    const history = await app.broker.call(listRequestHistory, { params: { id } });
    const actions = history.map(({ action }) => action);
    expect(actions.at(-1)).toBe('create');
    expect(actions.includes('archive')).toBe(!isEnabled);
    expect(actions.includes('actualize')).toBe(actualizeRequestDate !== null);
    expect(rowVersion).toBe(actions.filter((action) => action !== 'actualize').length);
    expect(history.at(-1)?.dateTime).toBe(dateTimeCreated);
  }
});

test('the map shows them in seven regions', async () => {
  const points = await app.broker.call(mapRequests, { body: {} });
  expect(new Set(points.map(([, , , regionId]) => regionId)).size).toBe(7);
});
