import { searchOfRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { findRequests, findVacanciesInRequest } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDemoApp } from '#testing/demo-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let requests: IndustrialRequest[];
beforeAll(async () => {
  app = await openDemoApp(inject('clusterUrl'));
  requests = await app.broker.call(findRequests, { query: { take: 100 }, body: { isEnabled: null } });
});
afterAll(() => app.close());

test('eight requests, one archived; the search of most finds something, of none everything', async () => {
  expect(requests).toHaveLength(8);
  expect(requests.filter(({ isEnabled }) => !isEnabled)).toHaveLength(1);
  const counts = await Promise.all(
    requests.map(async (one) => {
      const body = { filterModel: searchOfRequest(one) };
      return (await app.broker.call(findVacanciesInRequest, { query: { requestId: one.id, take: 1000 }, body })).length;
    }),
  );
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(5);
  expect(Math.max(...counts)).toBeLessThan(300);
});

test('every active request but the newest has a filled selection; one link holds, one has run out', async () => {
  const selections = await app.broker.call(industrialSelections.list, { query: { take: 100 } });
  const active = selections.filter(({ requestId }) => requests.find(({ id }) => id === requestId)?.isEnabled);
  const [newest, ...others] = active;
  expect(newest?.items).toEqual([]);
  expect(others).toHaveLength(6);
  for (const { items } of others) {
    expect(items.length).toBeGreaterThanOrEqual(4);
    expect(items.filter(({ status }) => !status)).toHaveLength(1);
  }
  const ends = others.flatMap(({ requestSelectionLink: link }) => (link ? [link.expirationTime] : [])).sort();
  const now = new Date().toISOString();
  expect(ends.map((end) => end > now)).toEqual([false, true]);
});
