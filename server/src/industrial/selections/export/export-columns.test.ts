import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { archiveVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import type { SheetAudience } from '@gektar/contract/sharing/selection-exports.ts';
import { today } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { download } from '#testing/download.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenVacancySelection } from '#testing/given-vacancy-selection.ts';
import { wholeBuildingFields, wholeComplexFields, wholeVacancyFields } from '#testing/given-whole-complex.ts';
import { readSheet } from '#testing/read-sheet.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

async function sheetOf(requestId: string, audience: SheetAudience) {
  const path = `/api/industrial/ExcelExport/request/${requestId}?audience=${audience}`;
  const { status, name, bytes } = await download(app, path);
  expect(status).toBe(200);
  const words = { broker: 'рабочая', client: 'для клиента' } as const;
  expect(name).toBe(`Гектар - Подборка ${today().split('-').reverse().join('.')} ${words[audience]}.xlsx`);
  return readSheet(bytes, 'Подборка');
}

/** A selection of three vacancies: hidden from clients, with a different value in every field, and nearly empty. */
async function givenVacancies() {
  const complex = await givenComplex(app.db, { ...(await wholeComplexFields(app.db)), name: 'Логопарк Луговой' });
  const building = await givenBuilding(app.db, complex.id, {
    ...(await wholeBuildingFields(app.db)),
    name: 'Корпус 7',
    buildingClass: 3,
    floorsNumber: 4,
    images: [],
  });
  const first = await givenVacancy(app.db, building.id, {
    ...(await wholeVacancyFields(app.db)),
    name: '7-Б',
    isPriceByRequest: false,
    isRentalPriceOnRequest: false,
    palletPlacesOnRequest: false,
    bts: true,
    isWholeForRent: false,
    hasShelves: true,
    hasCrossDock: false,
    hasElevator: true,
  });
  const second = await givenVacancy(app.db, building.id, { isPriceByRequest: true, isRentalPriceOnRequest: true });
  const archived = await givenVacancy(app.db, building.id);
  const objectIds = [archived.id, first.id, second.id];
  const { requestId, itemIds } = await givenVacancySelection(app.db, { objectIds });
  await app.broker.call(archiveVacancy, { params: { id: archived.id } });
  const [, id = ''] = itemIds;
  await app.broker.call(industrialSelections.updateItem, { body: { id, rowVersion: 1, comment: 'Показать первой' } });
  await sql`update industrial.request_selection_items set client_favorite_at = '2026-08-07T23:30:00'
    where id = ${id}`.execute(app.db);
  return {
    requestId,
    highway: first.highway?.name,
    buildingType: first.buildingType.name,
    floor: first.floors[0]?.name,
  };
}

const common = {
  area: ['Площадь, м²', 16_306],
  price: ['Цена продажи, руб.', 1_246_000_000],
  rentalBlock: ['Блок аренды, м²', 2_400],
  saleBlock: ['Блок продажи, м²', 3_400],
  opex: ['OPEX, руб./м²', 1_800.5],
  leaseVat: ['НДС аренды', 'Включен'],
  saleVat: ['НДС продажи', 'Не включен'],
  types: ['Тип вакансии', 'Аренда; Ответственное хранение'],
  available: ['Доступна', '2027-01-15'],
  bts: ['BTS', 'Да'],
  whole: ['Целиком', 'Нет'],
  shelves: ['Стеллажи', 'Да'],
  pallets: ['Паллетомест, шт.', 11_400],
  gates: ['Ворота на 0, шт.', 7],
  docks: ['Доки, шт.', 9],
  crossDock: ['Кросс-док', 'Нет'],
  elevator: ['Лифт', 'Да'],
} as const;

test('every column of the broker’s table shows its own value: the number, what was said of the vacancy, its name, the 31 of the vacancy table [EXP-001, EXP-005, EXP-009]', async () => {
  const { requestId } = await givenVacancies();
  const sheet = await sheetOf(requestId, 'broker');
  const rate = sheet.row(1)['Ставка, ср., руб./м²'];
  const expected: (readonly [title: string, value: unknown])[] = [
    ['№', 1],
    ['Комментарий в подборке', 'Показать первой'],
    ['Понравилось клиенту', 'Да'],
    ['Когда понравилось', '2026-08-07'],
    ['Комплекс', 'Логопарк Луговой'],
    ['Регион', 'Московская область'],
    ['Здание', 'Корпус 7'],
    ['Вакансия', '7-Б'],
    ['Класс', 'B+'],
    common.types,
    common.available,
    ['Основной тип', 'Склад'],
    common.bts,
    common.whole,
    common.area,
    ['Склад, м²', 13_300],
    ['Light Ind., м²', 1.75],
    ['ЦОД, м²', 3.25],
    ['Пр-во, м²', 1],
    ['Офис, м²', 840],
    ['Мезонин, м²', 2_160],
    ['Ставка офис, руб./м²', 12_000],
    ['Ставка мезонин, руб./м²', 5_400],
    ['Ставка, ср., руб./м²', rate],
    common.price,
    common.rentalBlock,
    common.saleBlock,
    common.opex,
    common.leaseVat,
    common.saleVat,
    common.shelves,
    common.pallets,
    common.gates,
    common.docks,
    common.crossDock,
    common.elevator,
  ];
  expect(sheet.titles).toEqual(expected.map(([title]) => title));
  expect(sheet.titles).toHaveLength(4 + 1 + 31);
  expect(sheet.row(1)).toEqual(Object.fromEntries(expected));
  expect(rate).toBeGreaterThan(8_000);
  // The nearly empty vacancy: empty cells, and 'По запросу' for amounts on request.
  expect(sheet.row(2)).toMatchObject({
    '№': 2,
    'Комментарий в подборке': null,
    'Понравилось клиенту': null,
    'Ставка, ср., руб./м²': 'По запросу',
    'Цена продажи, руб.': 'По запросу',
    'Площадь, м²': null,
    'Склад, м²': null,
    'НДС аренды': null,
    // Unanswered (N-01).
    BTS: null,
  });
  expect(sheet.row(3)['№']).toBeNull();
  for (const { width = 0 } of sheet.sheet['!cols'] ?? []) expect(Math.round(width)).toBeGreaterThanOrEqual(15);
});

const areas = [
  'Сухой: 9 600,00 м², 8 900,00 руб./м²',
  'С температурным режимом: 3 600,00 м², от 2 до 6 °С, 13 500,00 руб./м²',
  'Морозильный: 0,25 м², от −22 до −18 °С, 20 000,00 руб./м²',
  'Неотапливаемый: 0,50 м², 4 000,00 руб./м²',
  'Склад, остальная площадь: 99,25 м²',
  'Производство: 1,00 м², 9 100,50 руб./м²',
  'Light Industrial: 1,75 м², 9 200,00 руб./м²',
  'Дата-центр: 3,25 м², 9 300,75 руб./м²',
  'Офис: 840,00 м², 12 000,00 руб./м²',
  'Мезонин: 2 160,00 м², 5 400,00 руб./м²',
].join('; ');

test('every column of the client’s table shows its own value, below the sender; nothing of what the broker said [EXP-001, EXP-005]', async () => {
  const { requestId, highway, buildingType, floor } = await givenVacancies();
  const sheet = await sheetOf(requestId, 'client');
  const rate = sheet.row(1)['Ставка, ср., руб./м²'];
  const expected: (readonly [title: string, value: unknown])[] = [
    ['№', 1],
    ['Комплекс', 'Логопарк Луговой'],
    ['Здание', 'Корпус 7'],
    ['Вакансия', '7-Б'],
    common.types,
    common.available,
    common.area,
    ['Ставка, ср., руб./м²', rate],
    common.price,
    ['Площади и ставки', areas],
    common.rentalBlock,
    common.saleBlock,
    common.whole,
    common.opex,
    ['OPEX в ставке', 'Включен'],
    common.leaseVat,
    common.saleVat,
    ['НДС хранения', 'Не облагается'],
    ['Адрес', 'Московская область, Солнечногорск, трасса А-107'],
    ['Регион', 'Московская область'],
    ['Шоссе', highway],
    ['От МКАД, км', 35.5],
    // The complex has only an approximate position.
    ['Координаты', 'Место показано приблизительно'],
    ['Класс', 'B+'],
    ['Тип здания', buildingType],
    ['Площадь здания, м²', 64_200.75],
    ['Этажей в здании', 4],
    ['Этажи', floor],
    ['Рабочая высота, м', 12.4],
    ['Шаг колонн', '12,00 х 24,00 м'],
    ['Нагрузка на пол, т', 7.5],
    ['Доки в здании, шт.', 58],
    ['Ворота на 0 в здании, шт.', 5],
    common.docks,
    common.gates,
    common.crossDock,
    common.elevator,
    common.shelves,
    common.pallets,
    common.bts,
  ];
  expect(sheet.titles).toEqual(expected.map(([title]) => title));
  const own = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value);
  expect(Object.entries(sheet.row(1)).map(([title, value]) => [title, own(value)])).toEqual(expected);
  expect(rate).toBeGreaterThan(8_000);
  expect(sheet.row(2)).toMatchObject({
    'Ставка, ср., руб./м²': 'По запросу',
    'Цена продажи, руб.': 'По запросу',
    'Площади и ставки': null,
  });
  expect(sheet.letterhead).toEqual([
    'Гектар',
    `Телефон: ${app.settings.officePhone}`,
    'Подборка вакансий',
    `Дата: ${today().split('-').reverse().join('.')}`,
  ]);
});

test('a rate and a price on request do not reach the client’s table even when they are known', async () => {
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const vacancy = await givenVacancy(app.db, building.id, {
    areaSetWithPrice: { production: { areaValue: 1_000, leasePricePerSqm: 9_876 } },
    salePrice: 5_432_100,
    isPriceByRequest: true,
    isRentalPriceOnRequest: true,
  });
  const { requestId } = await givenVacancySelection(app.db, { objectIds: [vacancy.id] });
  expect((await sheetOf(requestId, 'client')).row(1)).toMatchObject({
    'Ставка, ср., руб./м²': 'По запросу',
    'Цена продажи, руб.': 'По запросу',
    'Площади и ставки': expect.not.stringContaining('руб.'),
  });
  expect((await sheetOf(requestId, 'broker')).row(1)).toMatchObject({
    'Ставка, ср., руб./м²': 9_876,
    'Цена продажи, руб.': 5_432_100,
  });
});

test('an unanswered yes/no is an empty cell of both sheets, an answered one says Нет (N-01) [EXP-005]', async () => {
  const building = await givenBuilding(app.db, (await givenComplex(app.db)).id);
  const flags = ['bts', 'hasShelves', 'hasCrossDock', 'hasElevator', 'isOpexIncluded'] as const;
  const saying = (answer: boolean | null) =>
    givenVacancy(app.db, building.id, Object.fromEntries(flags.map((name) => [name, answer])));
  const objectIds = [(await saying(null)).id, (await saying(false)).id];
  const { requestId } = await givenVacancySelection(app.db, { objectIds });
  const cells = (answer: string | null, opex: string | null) => ({
    ...{ BTS: answer, Стеллажи: answer, 'Кросс-док': answer, Лифт: answer },
    'OPEX в ставке': opex,
  });
  const client = await sheetOf(requestId, 'client');
  expect(client.row(1)).toMatchObject(cells(null, null));
  expect(client.row(2)).toMatchObject(cells('Нет', 'Не включен'));
  const broker = await sheetOf(requestId, 'broker');
  const { 'OPEX в ставке': _, ...ofBroker } = cells(null, null);
  expect(broker.row(1)).toMatchObject(ofBroker);
  expect(broker.row(2)).toMatchObject(Object.fromEntries(Object.keys(ofBroker).map((title) => [title, 'Нет'])));
});

test('the client reads the coordinates of a place that is known exactly', async () => {
  const complex = await givenComplex(app.db, {
    latitude: 56.185102,
    longitude: 36.977631,
    isApproximatePosition: false,
  });
  const { id } = await givenVacancy(app.db, (await givenBuilding(app.db, complex.id)).id);
  const { requestId } = await givenVacancySelection(app.db, { objectIds: [id] });
  expect((await sheetOf(requestId, 'client')).row(1)).toMatchObject({ Координаты: '56.185102, 36.977631' });
});

test('what is left of a vacancy is called as before the split in every file for clients; the broker sees the mark (N-09) [EXP-001]', async () => {
  const building = await givenBuilding(app.db, (await givenComplex(app.db)).id);
  const rest = await givenVacancy(app.db, building.id, { name: '9-Ж (остаток)' });
  const again = await givenVacancy(app.db, building.id, { name: 'Бокс 4 (остаток) (остаток)' });
  const { requestId } = await givenVacancySelection(app.db, { objectIds: [rest.id, again.id] });
  const sheet = await sheetOf(requestId, 'client');
  expect([1, 2].map((row) => sheet.row(row)['Вакансия'])).toEqual(['9-Ж', 'Бокс 4']);
});

test('the smallest block is one rule for page and sheet: none of what is let only whole, none of a lease that is not offered', async () => {
  const building = await givenBuilding(app.db, (await givenComplex(app.db)).id);
  const about = { minimalRentalBlockArea: 1_313, minimalSaleBlockArea: 2_626 };
  const whole = await givenVacancy(app.db, building.id, { ...about, isWholeForRent: true, vacancyTypes: 1 });
  const sold = await givenVacancy(app.db, building.id, { ...about, isWholeForRent: true, vacancyTypes: 2 });
  const parted = await givenVacancy(app.db, building.id, { ...about, isWholeForRent: false, vacancyTypes: 3 });
  const { requestId } = await givenVacancySelection(app.db, { objectIds: [whole.id, sold.id, parted.id] });
  const sheet = await sheetOf(requestId, 'client');
  expect([1, 2, 3].map((row) => sheet.row(row)['Блок аренды, м²'])).toEqual(['Только целиком', null, 1_313]);
});
