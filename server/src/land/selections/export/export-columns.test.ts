import { advantageInFull, propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { type AdvantageFlag, advantageFlags, forEachFlag } from '@gektar/contract/land/properties/property-flags.ts';
import { CONFIDENTIAL_PLACE } from '@gektar/contract/land/selections/confidential-place.ts';
import { updateSelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { exportSelectionSheet } from '@gektar/contract/land/selections/selection-exports.ts';
import type { SheetAudience } from '@gektar/contract/sharing/selection-exports.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { download } from '#testing/download.ts';
import { freshCadastralNumber, givenEmployee, givenProperty } from '#testing/given.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { type ReadSheet, readSheet } from '#testing/read-sheet.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  await app.db.insertInto('shared.companies').values({ id: 'c-1', name: 'ООО «Владелец»', websites: '[]' }).execute();
});
afterAll(() => app.close());

async function sheetOf(requestId: string, audience: SheetAudience): Promise<ReadSheet> {
  const path = `${exportSelectionSheet.path.replace('{id}', requestId)}?audience=${audience}`;
  return readSheet((await download(app, path)).bytes, 'Подборка');
}

/** Plots with a different value in every field, so that swapped columns are detected. */
async function givenPlots(): Promise<{ requestId: string; itemIds: readonly string[]; names: Record<string, string> }> {
  const employee = await givenEmployee(app.db, { firstName: 'Анна', lastName: 'Луговая' });
  const first = await givenProperty(app.db, {
    cadastralNumbers: [freshCadastralNumber(), freshCadastralNumber()],
    propertyType: { id: 2 },
    region: { id: 77 },
    landHighway: { id: 3 },
    kmFromCity: 17.5,
    area: 12.5,
    price: 385_000_000,
    buildingArea: 1840.25,
    category: { id: 3 },
    ownershipType: { id: 4 },
    bestUses: [{ id: 2 }],
    permittedUseTypes: [{ id: 3 }],
    okveds: [{ id: 23 }],
    gasSupply: { type: 1, to: 3600 },
    electricitySupply: { type: 1, value: 1250 },
    waterSupply: { type: 2 },
    sewerage: { type: 1, from: 40, to: 60 },
    heatSupply: { type: 1, from: 7 },
    responsibleEmployeeId: employee.id,
    lastConversationDate: '2026-11-12T00:00:00',
    address: 'г.о. Рузский, деревня Луговая, 4',
    companyId: 'c-1',
    comment: 'Торгуется',
    latitude: 55.68241,
    longitude: 37.104218,
    linkToDisk: 'https://disk.example/145',
    linkToDocumentation: 'https://docs.example/145',
    ...forEachFlag((flag) => flag === 'onSale' || flag === 'hasPond'),
  });
  const second = await givenProperty(app.db, {
    isChecked: true,
    price: null,
    isApproximatePosition: true,
  });
  await sql`update land.properties set actualization_date_time = '2026-10-18T12:30:00', date_time_created = '2026-09-02T23:59:00'
    where id = ${first.id}`.execute(app.db);
  const archived = await givenProperty(app.db);
  const propertyIds = [archived.id, first.id, second.id];
  const { requestId, itemIds } = await givenSelection(app.db, { propertyIds });
  await sql`update land.properties set is_enabled = false where id = ${archived.id}`.execute(app.db);
  await app.broker.call(updateSelectionItem, {
    body: { id: itemIds[1] ?? '', rowVersion: 1, comment: 'Показать первым' },
  });
  await sql`update land.request_selection_items set client_favorite_at = '2026-08-07T23:30:00'
    where id = ${itemIds[1] ?? ''}`.execute(app.db);
  const names = {
    numbers: first.cadastralNumbers.join(', '),
    type: first.propertyType.name,
    region: first.region.name,
    highway: first.landHighway?.name ?? '',
    category: first.category.name,
    ownership: first.ownershipType.name,
    bestUse: first.bestUses[0]?.name ?? '',
    permittedUse: `${first.permittedUseTypes[0]?.code} ${first.permittedUseTypes[0]?.name}`,
    okved: `${first.okveds[0]?.code} ${first.okveds[0]?.name}`,
  };
  // The names must differ, or swapped columns would go undetected.
  expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  return { requestId, itemIds, names };
}

const utilities = [
  'Газ: Тех. условия: до 3 600,00 м3/сутки',
  'Электричество: Тех. условия: 1 250,00 кВт',
  'Водоснабжение: Тех. присоединение',
  'Водоотведение: Тех. условия: 40,00 - 60,00 м3/сутки',
  'Теплоснабжение: Тех. условия: от 7,00 Гкал',
].join('; ');

test('every column of the broker’s table shows its own value: the number, what was said of the object, the object [EXP-001]', async () => {
  const { requestId, names } = await givenPlots();
  const sheet = await sheetOf(requestId, 'broker');
  const expected: [title: string, value: unknown][] = [
    ['№', 1],
    ['Комментарий в подборке', 'Показать первым'],
    ['Понравилось клиенту', 'Да'],
    ['Когда понравилось', '2026-08-07'],
    ['Кадастровый номер', names['numbers']],
    ['Тип', names['type']],
    ['Регион', names['region']],
    ['Район', 'г. о. Рузский'],
    ['Шоссе', names['highway']],
    ['От города, км', 17.5],
    ['Площадь, га', 12.5],
    ['Цена, руб.', 385_000_000],
    ['Цена за га, руб.', 30_800_000],
    ['Актуализация', '2026-10-18'],
    ['Коммуникации', utilities],
    ['Категория', names['category']],
    ['Ответственный', 'Анна Луговая'],
    ['Разговор', '2026-11-12'],
    ['Создан', '2026-09-02'],
    ['Адрес', 'г.о. Рузский, деревня Луговая, 4'],
    ['Продажа', 'Открыт'],
    ['Проверка', 'Не проверен'],
    ['В работе', 'Нет'],
    ['Конфиденциальный', 'Нет'],
    ['Недружественная страна', 'Нет'],
    ['Собственность', names['ownership']],
    ['Площадь зданий, м²', 1840.25],
    ['Лучшее использование', names['bestUse']],
    ['ВРИ', names['permittedUse']],
    ['ОКВЭД', names['okved']],
    ['Преимущества', 'Водоём'],
    ['Клиент', 'ООО «Владелец»'],
    ['Комментарий', 'Торгуется'],
    ['Координаты', '55.682410, 37.104218'],
    ['Диск', 'https://disk.example/145'],
    ['Документация', 'https://docs.example/145'],
  ];
  expect(sheet.titles).toEqual(expected.map(([title]) => title));
  expect(sheet.row(1)).toEqual(Object.fromEntries(expected));
  // The second plot: empty fields are empty cells, and each flag has the opposite value.
  expect(sheet.row(2)).toMatchObject({
    '№': 2,
    'Комментарий в подборке': null,
    'Понравилось клиенту': null,
    'Когда понравилось': null,
    'Цена, руб.': 'По запросу',
    'Цена за га, руб.': 'По запросу',
    Коммуникации: null,
    Продажа: 'Закрыт',
    Проверка: 'Проверен',
    'В работе': 'Нет',
    Преимущества: null,
  });
});

test('every column of the client’s table shows its own value, and of a confidential plot the words in place of its place [EXP-001]', async () => {
  const { requestId, itemIds, names } = await givenPlots();
  const sheet = await sheetOf(requestId, 'client');
  const expected: [title: string, value: unknown][] = [
    ['№', 1],
    ['Кадастровый номер', names['numbers']],
    ['Тип', names['type']],
    ['Регион', names['region']],
    ['Шоссе', names['highway']],
    ['От города, км', 17.5],
    ['Площадь, га', 12.5],
    ['Цена, руб.', 385_000_000],
    ['Цена за га, руб.', 30_800_000],
    ['Коммуникации', utilities],
    ['Категория', names['category']],
    ['Адрес', 'г.о. Рузский, деревня Луговая, 4'],
    ['Собственность', names['ownership']],
    ['Площадь зданий, м²', 1840.25],
    ['Лучшее использование', names['bestUse']],
    ['ВРИ', names['permittedUse']],
    ['Преимущества', 'Водоём'],
    ['Координаты', '55.682410, 37.104218'],
  ];
  expect(sheet.titles).toEqual(expected.map(([title]) => title));
  expect(sheet.row(1)).toEqual(Object.fromEntries(expected));
  expect(sheet.row(2)).toMatchObject({ '№': 2, 'Цена, руб.': 'По запросу', Координаты: null, Адрес: null });

  await sql`update land.properties set is_confidentially = true where id in (
    select property_id from land.request_selection_items where id = ${itemIds[1] ?? ''})`.execute(app.db);
  expect((await sheetOf(requestId, 'client')).row(1)).toEqual({
    ...Object.fromEntries(expected),
    'Кадастровый номер': CONFIDENTIAL_PLACE,
    Адрес: CONFIDENTIAL_PLACE,
    Координаты: CONFIDENTIAL_PLACE,
  });
  // The broker's sheet has the confidential values.
  expect((await sheetOf(requestId, 'broker')).row(1)).toMatchObject({
    'Кадастровый номер': names['numbers'],
    Адрес: 'г.о. Рузский, деревня Луговая, 4',
    Координаты: '55.682410, 37.104218',
    Конфиденциальный: 'Да',
    'Недружественная страна': 'Нет',
  });
});

test('each advantage has its own word in both tables, the client’s in full', async () => {
  const plots = [];
  for (const flag of advantageFlags) plots.push(await givenProperty(app.db, { [flag]: true }));
  const { requestId } = await givenSelection(app.db, { propertyIds: plots.map(({ id }) => id) });
  const words = { broker: (flag: AdvantageFlag) => propertyFields[flag].label, client: advantageInFull };
  for (const audience of ['broker', 'client'] as const) {
    const { row } = await sheetOf(requestId, audience);
    const cells = advantageFlags.map((_, index) => row(index + 1)['Преимущества']);
    expect(cells).toEqual(advantageFlags.map(words[audience]));
  }
  expect(advantageInFull('hasLandLotTownPlanningPlan')).toBe('Градостроительный план земельного участка');
});
