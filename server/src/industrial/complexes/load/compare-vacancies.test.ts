import type { Load, LoadObject } from '@gektar/contract/loads/load.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { vacancyEntity } from '#industrial/vacancies/vacancy-entity.ts';
import { ask } from '#testing/ask.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { acceptLoad, giveAnswer, givenLoad } from '#testing/given-load.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const area = { path: '/api/industrial/loads' };

let app: TestApp;
let building: { readonly id: string; readonly name: string };
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  const { id } = await givenComplex(app.db, { name: 'Логопарк Вешки' });
  building = await givenBuilding(app.db, id, { name: 'Корпус 6', totalArea: 90_000 });
});
afterAll(() => app.close());

const head = 'Комплекс;Корпус;Блок;Площадь, м2;Ставка, руб./м2 в год без НДС';
const table = (...rows: string[]) => [head, ...rows.map((row) => `Логопарк Вешки;Корпус 6;${row}`)].join('\n');
const part = (areaValue: number, leasePricePerSqm: number | null) => ({ areaValue, leasePricePerSqm });

async function objectsOf({ id }: Pick<Load, 'id'>): Promise<LoadObject[]> {
  return ((await ask(app, 'GET', `${area.path}/${id}/objects`)).json as { objects: LoadObject[] }).objects;
}

/** 'areaSetWithPrice: file' */
const differencesOf = ({ match }: LoadObject) =>
  match?.differences.map(({ field, choice }) => `${field}: ${choice}`) ?? [];

async function areasOf(id: string) {
  const vacancy = await vacancyEntity.find(app.db, id);
  if (vacancy === undefined) throw new Error('the vacancy is there');
  const { areaSetWithPrice, areaSize, averageNetRentalRate } = vacancy;
  return { areaSetWithPrice, areaSize, averageNetRentalRate };
}

test('one number of a file is compared with the total of several stored areas, and one rate with all of theirs', async () => {
  const about = { leaseVat: 1 };
  await givenVacancy(app.db, building.id, {
    ...{ ...about, name: '6-А', areaSetWithPrice: { production: part(3_200, 8_100), office: part(256, 8_100) } },
  });
  const { id } = await givenVacancy(app.db, building.id, {
    ...{ ...about, name: '6-Б', areaSetWithPrice: { production: part(4_100, 8_200), office: part(300, 9_900) } },
  });
  const { id: other } = await givenVacancy(app.db, building.id, {
    ...{ ...about, name: '6-В', areaSetWithPrice: { production: part(5_200, 8_300), office: part(410, 8_300) } },
  });
  await givenVacancy(app.db, building.id, {
    ...{ ...about, name: '6-Г', areaSetWithPrice: { production: part(6_300, 8_400) } },
  });
  await app.db.updateTable('shared.audit').set({ at: '2026-01-01T00:00:00+03:00' }).execute();
  const load = await givenLoad(app, area, table('6-А;3456;8100', '6-Б;4400;8600', '6-В;5900;8300', '6-Г;6300;8400'));
  const objects = await objectsOf(load);
  expect(objects.map((object) => differencesOf(object).filter((one) => one.startsWith('area')))).toEqual([
    [],
    ['areaSetWithPrice: null'],
    ['areaSetWithPrice: null'],
    [],
  ]);
  const [, rates, total] = objects.map(({ match }) => match?.differences.find(({ field }) => /^area/.test(field)));
  expect([rates?.storedText, rates?.fileText].map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
    'производство 4 100,00 по 8 200,00, офис 300,00 по 9 900,00',
    'производство 4 100,00 по 8 600,00, офис 300,00 по 8 600,00',
  ]);
  expect([total?.storedText, total?.fileText].map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
    'производство 5 200,00, офис 410,00',
    '5 900,00',
  ]);
  const before = await areasOf(id);
  // What nobody chose stays as it is in the database.
  const again = await giveAnswer(app, area, await givenLoad(app, area, table('6-Б;4401;8600')), {
    ...{ kind: 'difference', field: 'leaseVat', choice: 'stored' },
  });
  expect((await acceptLoad(app, area, again)).outcome).toMatchObject({ updated: 0, failed: 0 });
  expect(await areasOf(id)).toEqual(before);
  const chosen = await giveAnswer(app, area, load, {
    ...{ kind: 'difference', field: 'areaSetWithPrice', choice: 'file' },
  });
  expect((await acceptLoad(app, area, chosen)).outcome).toMatchObject({ failed: 0 });
  expect(await areasOf(id)).toMatchObject({
    areaSetWithPrice: { production: part(4_100, 8_600), office: part(300, 8_600), warehouse: null },
    ...{ areaSize: 4_400, averageNetRentalRate: 8_600 },
  });
  expect(await areasOf(other)).toMatchObject({
    areaSetWithPrice: { production: null, office: null, warehouse: part(5_900, 8_300) },
    ...{ areaSize: 5_900, averageNetRentalRate: 8_300 },
  });
});

test('a vacancy below a complex and a building that are drafts is found among the drafts', async () => {
  const countDrafts = async () => (await app.db.selectFrom('shared.drafts').select('id').execute()).length;
  const content = `${head}
Двор Ступино;Корпус 2;2-А;4300;7700
Двор Ступино;Корпус 2;2-Б;4700;7900
Двор Ступино;Корпус 3;2-А;5100;8050`;
  const first = await givenLoad(app, area, content);
  expect((await acceptLoad(app, area, first)).outcome).toMatchObject({ created: 0, drafts: 3 });
  const before = await countDrafts();
  const again = await givenLoad(app, area, content, 'ещё раз.csv', '?again=true');
  expect(again.objects).toMatchObject({ exists: 3, same: 3 });
  expect((await objectsOf(again)).map(({ match }) => [match?.isDraft, match?.title, match?.place])).toEqual([
    [true, 'Двор Ступино', 'Корпус 2, 2-А'],
    [true, 'Двор Ступино', 'Корпус 2, 2-Б'],
    [true, 'Двор Ступино', 'Корпус 3, 2-А'],
  ]);
  await acceptLoad(app, area, again);
  expect(await countDrafts()).toBe(before);
  // A new vacancy belongs to the drafts that are there.
  const more = await givenLoad(app, area, `${content}\nДвор Ступино;Корпус 3;3-В;5300;8150`);
  expect(more.objects).toMatchObject({ exists: 3, same: 3, doubt: 1 });
  const done = await acceptLoad(app, area, more);
  expect(done).toMatchObject({ outcome: { drafts: 1 }, progress: { newComplexes: 0, newBuildings: 0 } });
  expect(await countDrafts()).toBe(before + 1);
});

test('a doubtful rate keeps the areas that contain it out of the differences until it is answered', async () => {
  const { id } = await givenVacancy(app.db, building.id, {
    ...{ leaseVat: 1, name: '6-Д', areaSetWithPrice: { warehouse: part(7_150, 8_600) } },
  });
  await app.db.updateTable('shared.audit').set({ at: '2026-01-01T00:00:00+03:00' }).execute();
  const csv = 'Комплекс;Корпус;Блок;Площадь, м2;Ставка, руб.\nЛогопарк Вешки;Корпус 6;6-Д;7150;740';
  const load = await givenLoad(app, area, csv, 'период.csv');
  const rate = load.questions.find(({ reason }) => reason.startsWith('Ставка за месяц или за год?'));
  const areasIn = async (of: Pick<Load, 'id'>) =>
    (await objectsOf(of)).map((object) => differencesOf(object).filter((one) => one.startsWith('areaSetWithPrice')));
  expect(await areasIn(load)).toEqual([[]]);
  const before = await areasOf(id);
  const other = await givenLoad(app, area, csv, 'период.csv', '?again=true');
  await acceptLoad(app, area, other);
  expect(await areasOf(id)).toEqual(before);
  const answered = await giveAnswer(app, area, load, {
    ...{ kind: 'group', group: rate?.group ?? '', choice: { option: 'month' } },
  });
  expect(await areasIn(answered)).toEqual([['areaSetWithPrice: file']]);
  await acceptLoad(app, area, answered);
  expect(await areasOf(id)).toMatchObject({ areaSetWithPrice: { warehouse: part(7_150, 8_880) } });
});
