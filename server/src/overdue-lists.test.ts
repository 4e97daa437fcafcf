import { getToday } from '@gektar/contract/today/today-endpoints.ts';
import { countViews } from '@gektar/contract/views/view-endpoints.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { givenAgedPlot, overdueAreas } from '#testing/overdue-areas.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let colleague: string;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'), { overdueDays: 30 });
  colleague = (await app.anotherBroker()).id;
});
afterAll(() => app.close());

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).sort();

describe.each(overdueAreas)('$domain', ({ domain, list, given, bell, filter, found, confirm }) => {
  test('the list of overdue objects is that of the bell: own or of the office, in views, after a confirmation', async () => {
    const me = app.broker.id;
    const { mine, others } = await given(app, colleague);
    const scopes = [
      { isOwn: 'true', of: me, wanted: mine.toSorted() },
      { isOwn: 'false', of: undefined, wanted: [...mine, ...others].sort() },
    ] as const;
    for (const { isOwn, of, wanted } of scopes) {
      const [inBell, inList] = [await bell(app, { isOwn }), await found(app, of)];
      expect([idsOf(inBell.rows), idsOf(inList.rows)]).toEqual([wanted, wanted]);
      expect([inBell.count, inList.count]).toEqual([wanted.length, wanted.length]);
      const views = await app.broker.call(countViews, { body: { list, filters: [filter(of)] } });
      expect(views).toEqual([{ count: wanted.length, isLate: false }]);
    }
    const { overdue } = await app.broker.call(getToday);
    expect(idsOf(overdue.lines.filter((line) => line.domain === domain))).toEqual(mine.toSorted());

    await confirm(app, mine[0] ?? '');
    const [inBell, inList] = [await bell(app, { isOwn: 'true' }), await found(app, me)];
    expect([inBell.count, inList.count]).toEqual([mine.length - 1, mine.length - 1]);
    expect(idsOf(inList.rows)).toEqual(idsOf(inBell.rows));
  });
});

test('a plot becomes overdue without a write, also in a list that was answered before', async () => {
  const [plots] = overdueAreas;
  const other = (await app.anotherBroker()).id;
  const id = await givenAgedPlot(app, { of: other, created: '29 days 23:59:58' });
  expect((await plots?.found(app, other))?.count).toBe(0);
  await expect.poll(async () => (await plots?.found(app, other))?.count, { timeout: 20_000 }).toBe(1);
  expect(idsOf((await plots?.found(app, other))?.rows ?? [])).toEqual([id]);
});
