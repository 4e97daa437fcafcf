import { expect, test } from 'vitest';
import { dictionaryTables, valueLists } from './dictionary-table.ts';

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
