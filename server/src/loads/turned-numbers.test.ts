import type { LoadObject } from '@gektar/contract/loads/load.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenLoad, loadAreas } from '#testing/given-load.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const [land, industrial] = loadAreas.map(([, area]) => area);
if (land === undefined || industrial === undefined) throw new Error('two areas');

const doubt = 'Excel превратил число в дату';

/** Value, text and doubt of a field in each object of a load. */
async function cellsOf(path: string, id: string, field: string) {
  const { objects } = (await ask(app, 'GET', `${path}/${id}/objects`)).json as { objects: LoadObject[] };
  return objects.map(({ cells }) => {
    const cell = cells.find((one) => one.field === field);
    return [cell?.raw, cell?.value, cell?.text, cell?.doubt];
  });
}

test('an area that Excel turned into a date is a number with a fraction', async () => {
  const rows = ['08.окт', '01.май'].map((area, at) => `${land.freshMark()};${area};${51 + at}`);
  const csv = ['Кадастровый номер;Площадь, га;Цена, млн руб.', ...rows].join('\n');
  const { id } = await givenLoad(app, land, csv, 'площади.csv');
  expect(await cellsOf(land.path, id, 'area')).toEqual([
    ['08.окт', 8.1, '8,10', doubt],
    ['01.май', 1.5, '1,50', doubt],
  ]);
});

test('a height is a range of which the first number is written, unless it would fall', async () => {
  const rows = ['08.окт', '12', '12.окт'].map((height, at) => `Парк;${at};Б-${at};${5_010 + at};${height}`);
  const csv = ['Комплекс;Корпус;Блок;Площадь, м2;Высота, м', ...rows].join('\n');
  const { id } = await givenLoad(app, industrial, csv, 'высоты.csv');
  expect(await cellsOf(industrial.path, id, 'building.workingHeight')).toEqual([
    ['08.окт', 8, '8,00', doubt],
    ['12', 12, '12,00', null],
    ['12.окт', 12.1, '12,10', doubt],
  ]);
});
