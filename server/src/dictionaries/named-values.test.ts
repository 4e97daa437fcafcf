import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { dictionaryTables, fixedValues, valueLists } from './dictionary-table.ts';
import { keepNamedValues } from './named-values.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('a dictionary lies in the table of its name unless that is given, its values in the order it says', () => {
  const about = { extras: [], orderBy: 'name', isDeletable: true, title: '' } as const;
  const tables = dictionaryTables(
    'industrial',
    {
      'flooring-type': about,
      'image-types': { ...about, extras: ['order'], orderBy: 'order' },
      highways: { ...about, extras: ['code'], orderBy: 'id' },
    },
    { 'flooring-type': 'flooring_types' },
  );
  expect(valueLists(tables)).toEqual({
    'flooring-type': 'select "id", "name" from industrial.flooring_types order by name collate shared.russian, id',
    'image-types': 'select "id", "name", "order" from industrial.image_types order by "order", id',
    highways: 'select "id", "code", "name" from industrial.highways order by id',
  });
});

test('values of enumerations are named like those of dictionaries, though no table has them', async () => {
  const statuses = {
    title: 'Статусы',
    values: [
      { id: 2, name: 'Закрыта' },
      { id: 1, name: 'Свободна' },
    ],
  };
  const withValues = keepNamedValues<
    { regions: readonly { id: number; name: string }[] },
    { statuses: typeof statuses.values }
  >('named-values-test', { regions: 'select id, name from shared.regions' }, fixedValues({ statuses }));
  const readRows = async () => {
    const { version } = await app.db.selectFrom('shared.dictionary_state').select('version').executeTakeFirstOrThrow();
    return [{ values_version: version, region: 77, status: 2 }];
  };
  const answer = await withValues(app.db, readRows, (row, values) => [
    values.regions.one(row.region).name,
    values.statuses.one(row.status).name,
  ]);
  expect(answer).toEqual([['Москва', 'Закрыта']]);
});
