import type { Okved, OkvedBranch } from '@gektar/contract/places/okved.ts';
import {
  getOkved,
  getOkvedTree,
  listOkvedChildren,
  listOkvedRoots,
  listOkveds,
} from '@gektar/contract/places/okved-endpoints.ts';
import { getRegion, listRegions } from '@gektar/contract/places/region-endpoints.ts';
import { listSubAgglomerations } from '@gektar/contract/places/sub-agglomeration.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenOkved } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  const { db } = app;
  // Inserted in a mixed order, as a file might list them.
  await givenOkved(
    db,
    '01.11',
    'Выращивание зерновых культур',
    await givenOkved(db, '01.1', 'Выращивание однолетних культур', '01'),
  );
  await givenOkved(db, '01.2', 'Выращивание многолетних культур', '01');
  await givenOkved(db, '01.10', 'Выращивание 100%_прочих культур', '01.1');
});
afterAll(() => app.close());

function codes(okveds: readonly Okved[]): string[] {
  return okveds.map(({ code }) => code);
}

async function idOf(code: string): Promise<number> {
  const [found] = (await app.broker.call(listOkveds, { query: { searchText: code } })).filter(
    (one) => one.code === code,
  );
  if (!found) throw new Error(`no code ${code}`);
  return found.id;
}

test('all regions come, Moscow and its region first, then by the alphabet [ADDR-002]', async () => {
  const regions = await app.broker.call(listRegions);
  const names = regions.map(({ name }) => name);
  expect(regions.slice(0, 2)).toEqual([
    { id: 77, name: 'Москва' },
    { id: 50, name: 'Московская область' },
  ]);
  expect(names.slice(2)).toEqual(names.slice(2).sort(new Intl.Collator('ru').compare));
  expect(new Set(names).size).toBe(90);
});

test('one region is found by its code [ADDR-003]', async () => {
  expect(await app.broker.call(getRegion, { params: { id: 50 } })).toEqual({ id: 50, name: 'Московская область' });
});

test('an unknown region is no address [ADDR-012]', async () => {
  for (const id of [0, 1_000, 2_147_483_647]) {
    const found = app.broker.call(getRegion, { params: { id } });
    await expect(found).rejects.toMatchObject({ status: 404, message: 'Не удалось получить адрес' });
  }
});

test.each(['-1', '1.5', 'Москва', '2147483648', '1e300', 'NaN', '%00'])(
  '%s is no code of a region and no id of ОКВЭД',
  async (id) => {
    for (const path of ['address/region', 'okved']) {
      const answer = await ask(app, 'GET', `/api/${path}/${id}`);
      expect(answer, path).toMatchObject({ status: 400, json: { error: { code: 'request.invalid' } } });
      expect(answer.text).toContain('"fields":{"id":');
    }
  },
);

test('the classifier comes whole and in its printed order [OKVED-002]', async () => {
  const all = await app.broker.call(listOkveds);
  expect(codes(all).slice(0, 6)).toEqual(['A', '01', '01.1', '01.10', '01.11', '01.2']);
  expect(all.map(({ section }) => section)).toEqual(all.map(({ section }) => section).sort());
  const ids = new Set(all.map(({ id }) => id));
  expect(ids.size).toBe(all.length);
  for (const { parentId } of all) expect(parentId === null || ids.has(parentId)).toBe(true);
});

test('codes are found by their beginning, names by any part, signs of a pattern as they are [OKVED-002]', async () => {
  const find = async (searchText: string) => codes(await app.broker.call(listOkveds, { query: { searchText } }));
  expect(await find('01.1')).toEqual(['01.1', '01.10', '01.11']);
  expect(await find('ОДНОЛЕТН')).toEqual(['01.1']);
  expect(await find('1.1')).toEqual([]);
  expect(await find('100%_')).toEqual(['01.10']);
  expect(await find('%')).toEqual(['01.10']);
});

test('one code is found by its id, with what it belongs to [OKVED-001]', async () => {
  const [id, parentId] = [await idOf('01.11'), await idOf('01.1')];
  expect(await app.broker.call(getOkved, { params: { id } })).toEqual({
    id,
    code: '01.11',
    name: 'Выращивание зерновых культур',
    parentId,
    section: 'A',
  });
});

test('the roots are the sections [OKVED-003]', async () => {
  const roots = await app.broker.call(listOkvedRoots);
  expect(codes(roots).join('')).toBe('ABCDEFGHIJKLMNOPQRSTU');
  for (const { parentId } of roots) expect(parentId).toBeNull();
});

test('children are one level below, no deeper [OKVED-004]', async () => {
  const childrenOf = async (code: string) =>
    codes(await app.broker.call(listOkvedChildren, { params: { id: await idOf(code) } }));
  expect(await childrenOf('A')).toEqual(['01', '02', '03']);
  expect(await childrenOf('01')).toEqual(['01.1', '01.2']);
  expect(await childrenOf('01.1')).toEqual(['01.10', '01.11']);
  expect(await childrenOf('01.11')).toEqual([]);
});

test('the tree holds every code once, below what it belongs to [OKVED-005]', async () => {
  const tree = await app.broker.call(getOkvedTree);
  const flat = await app.broker.call(listOkveds);
  const flattened = (branches: readonly OkvedBranch[], parentId: number | null): Okved[] =>
    branches.flatMap(({ children, ...okved }) => {
      expect(okved.parentId).toBe(parentId);
      return [okved, ...flattened(children, okved.id)];
    });
  expect(flattened(tree, null)).toEqual(flat);
});

test('a code that is not in the classifier is not found', async () => {
  for (const endpoint of [getOkved, listOkvedChildren]) {
    const found = app.broker.call(endpoint, { params: { id: 2_147_483_647 } });
    await expect(found).rejects.toMatchObject({ code: 'okved.not_found', status: 404 });
  }
});

test('sub-agglomerations have whole regions and towns, each town in one of them [ADDR-011] (H-26)', async () => {
  const found = await app.broker.call(listSubAgglomerations);
  expect(found.map(({ id }) => id)).toEqual(found.map((_, index) => index + 1));
  expect(found[0]).toEqual({ id: 1, name: 'Москва', places: [{ regionId: 77, cityId: null }] });
  const places = found.flatMap((one) => one.places);
  for (const { places: own } of found) expect(own.length).toBeGreaterThan(0);
  expect(new Set(places.map(({ regionId, cityId }) => `${regionId}/${cityId}`)).size).toBe(places.length);
  // All places that the migration lists were found: two regions and 123 towns.
  expect(places).toHaveLength(125);
  expect(await ask(app, 'GET', '/api/sub-agglomerations', { token: null })).toMatchObject({ status: 401 });
});
