import { listSelections } from '@gektar/contract/land/selections/selection.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty } from '#testing/given.ts';
import { givenRequest } from '#testing/given-request.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { insertDemoSelections } from './demo-selections.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('every request but the newest has a selection with life in it; one link holds, one has run out', async () => {
  for (let count = 0; count < 20; count += 1) await givenProperty(app.db, { propertyType: { id: 1 + (count % 2) } });
  const colleague = await app.anotherBroker();
  const responsible = new Map<string, string | null>([
    ['Первый', app.broker.id],
    ['Второй', colleague.id],
    ['Третий', null],
    ['Новый', app.broker.id],
  ]);
  for (const [name, responsibleEmployeeId] of responsible) {
    const about = { name, companyId: `company-${name}`, propertyTypes: [{ id: 2 }], responsibleEmployeeId };
    await givenRequest(app.db, about);
  }
  await insertDemoSelections(app.db, new Date());
  const [newest, ...others] = await app.broker.call(listSelections, { query: { take: 100 } });
  expect(newest).toMatchObject({ name: 'Новый', items: [] });
  expect(others).toHaveLength(3);
  for (const { name, items } of others) {
    expect(new Set(items.map(({ addedByEmployeeId }) => addedByEmployeeId))).toEqual(new Set([responsible.get(name)]));
    expect(items.length).toBeGreaterThanOrEqual(5);
    expect(items.length).toBeLessThanOrEqual(8);
    expect(items.filter(({ status }) => !status)).toHaveLength(1);
    expect(new Set(items.map(({ property }) => property.propertyType.id))).toEqual(new Set([2]));
    expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index + 1));
  }
  const everything = others.flatMap(({ items }) => items);
  expect(everything.some(({ comment }) => comment !== null)).toBe(true);
  expect(everything.some(({ isClientFavorite }) => isClientFavorite)).toBe(true);
  const ends = others.flatMap(({ requestSelectionLink: link }) => (link ? [link.expirationTime] : [])).sort();
  expect(ends).toHaveLength(2);
  const now = new Date().toISOString();
  expect(ends.map((end) => end > now)).toEqual([false, true]);
});
