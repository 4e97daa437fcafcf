import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { industrialChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { areaPath, ratePath } from '#importing/sheets/testing/vacancy-truth.ts';
import { vacancySheets } from './read-vacancy-sheets.ts';

async function readChat(...lines: readonly string[]) {
  const sheets = await openSheets(Buffer.from(lines.join('\n'), 'utf8'));
  const { objects, questions } = readSheets(sheets, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  return { facts: objects.map((object) => factsOfObject(object)), questions };
}

test('addresses after names, numbers of doors, the period and the tax of all in the first line of a chat', async () => {
  const { facts, questions } = await readChat(
    'Коллеги, добрый день! Свободно на сегодня. Ставки с НДС, руб за м2 в месяц',
    '',
    '1) СК «Речной», ул. Лесная 84, корп. 2 — 1200 м2, 650 р., выс. 8 м, 4 дока, свободно',
    '2) там же корп. 3 — 860 м2, 640 р., высота 7 м, 2 дока, с 01.02.27',
    '3) Терминал «Затон», пр-т 60-летия Октября 20 — 2 400 м2, 720 р., класс В, 9 м, 6 доков, сейчас',
    '4) Хладокомбинат «Полюс», ул. Морская 171а — холод 940 м2, -18..-20, 1450 р, 3 дока, свободно',
    '5) там же — +2..+4, 610 м2, 1180 р, 2 дока, свободно',
    '[Олег, 10:55] Ищу склад 1500 м2 в Южном округе, бюджет до 600',
    '6) База «Восход», ул. Гаражная 4 — неотапл. склад 1750 м2, 340 р, 6 м, ворота 3 в ноль, свободно',
  );
  expect(facts).toMatchObject([
    {
      'complex.name': 'Речной',
      'complex.fullAddress': 'ул. Лесная 84',
      [areaPath]: 1_200,
      [ratePath]: 7_800,
      leaseVat: 1,
      dockNumber: 4,
      'building.workingHeight': 8,
    },
    {
      'complex.name': 'Речной',
      'complex.fullAddress': 'ул. Лесная 84',
      'building.name': 'корп. 3',
      [areaPath]: 860,
      [ratePath]: 7_680,
    },
    { 'complex.fullAddress': 'пр-т 60-летия Октября 20', [areaPath]: 2_400, [ratePath]: 8_640 },
    {
      'complex.name': 'Хладокомбинат «Полюс»',
      'complex.fullAddress': 'ул. Морская 171а',
      'areaSetWithPrice.warehouse.freezer.areaValue': 940,
    },
    {
      'complex.name': 'Хладокомбинат «Полюс»',
      'areaSetWithPrice.warehouse.temperature.areaValue': 610,
      'areaSetWithPrice.warehouse.temperature.temperatureFrom': 2,
    },
    {
      'complex.fullAddress': 'ул. Гаражная 4',
      'areaSetWithPrice.warehouse.unheated.areaValue': 1_750,
      leaseVat: 1,
      numberGatesZero: 3,
    },
  ]);
  expect(questions).toEqual([]);
});

test('storage by pallet places has no area; a fee of a day and a sale without its tax are asked about', async () => {
  const { facts, questions } = await readChat(
    'Склады города. Ставки без НДС, руб за м2 в месяц',
    '1) СК «Юность», ул. Попова 41 — 2000 м2, 690 р, 10 м',
    '2) СК «Юность», ул. Попова 41, ответхранение на стеллажах 900 п/м, цена места 32 р/сут',
    '3) Продажа! ул. Узловая 17, отдельно стоящий склад 1340 м2, 58 млн руб, 6 м, ж/д ветка',
  );
  expect(facts).toMatchObject([
    { [areaPath]: 2_000, [ratePath]: 8_280, leaseVat: 2 },
    { countPalletPlaces: 900, palletPrice: 32, hasShelves: true },
    {
      [areaPath]: 1_340,
      salePrice: 58_000_000,
      'complex.fullAddress': 'ул. Узловая 17',
      'complex.hasIndustrialRailway': true,
    },
  ]);
  expect(questions.map(({ row, field }) => [row, field])).toEqual([
    [3, 'palletPrice'],
    [4, 'saleVat'],
  ]);
});

test.each([
  ['г. Тверь, ул. Заводская 12', 'г. Тверь, ул. Заводская 12'],
  ['п. Новый, ул. Первая 1', 'п. Новый, ул. Первая 1'],
  ['проспект Мира 5/2', 'проспект Мира 5/2'],
  ['ул. Дальняя, д. 7', 'ул. Дальняя, д. 7'],
  ['пр-д Строителей 3', 'пр-д Строителей 3'],
  ['наб. Северная 14к2', 'наб. Северная 14к2'],
  ['Матвеевское ш. 41', 'Матвеевское ш. 41'],
])('an address after the name of a complex: %s', async (written, address) => {
  const { facts } = await readChat(
    'Склады, ставки без НДС за м2 в месяц',
    `1) СК «Вымпел», ${written} — 1 450 м2, 520 р., сейчас`,
    '2) СК «Маяк», ул. Садовая 9 — 760 м2, 480 р., сейчас',
  );
  expect(facts[0]).toMatchObject({ 'complex.fullAddress': address, [areaPath]: 1_450, [ratePath]: 6_240 });
});

test.each([
  ['Канализация центральная, мощность 400 кВт.', 'complex.sewerageTypes', ['Центральная']],
  ['Своя скважина, септик, канализация — септик.', 'complex.sewerageTypes', ['Септик']],
  ['Здание 2009 года, участок 1,4 га.', 'building.commissioningDate', '2009-01-01T00:00:00'],
  ['Здание 2009 года, участок 1,4 га.', 'complex.landPlotArea', 1.4],
  ['Есть грузовой лифт, пол плитка.', 'building.flooringTypes', ['Плитка']],
  ['Бетонный пол, рампа.', 'building.flooringTypes', ['Бетон']],
  ['Стены — сэндвич-панели, рампа.', 'building.facades', ['Сэндвич-панель']],
  ['Приточно-вытяжная вентиляция, рампа.', 'building.ventilations', ['Приточно-вытяжная']],
  ['Можно делить, минимум 150 м2.', 'minimalRentalBlockArea', 150],
  ['OPEX 1400 руб/м2 в год оплачивается отдельно.', 'opexPerSqm', 1_400],
  ['OPEX 1400 руб/м2 в год оплачивается отдельно.', 'isOpexIncluded', false],
  ['Антипылевой пол, 2 рампы.', 'building.hasAntiDustCoating', true],
])('a description of a portal, %s: %s', async (description, field, value) => {
  const { facts } = await readChat(
    'ID;Категория;Сделка;Адрес;Площадь, м2;Цена;Цена за;НДС;Описание',
    `41;Склад;Аренда;Пенза, ул. Аустрина, 166;1850;5400;м2 в год;включен;${description}`,
    '42;Производство;Аренда;Пенза, ул. Рябова, 6;1460;395;м2 в месяц;не включен;Кран-балка 5 т.',
    '43;Склад;Продажа;Пенза, ул. Бийская, 1;3870;96000000;за всё;включен;База целиком.',
  );
  expect(facts[0]?.[field]).toEqual(value);
  expect(facts).toMatchObject([
    { [areaPath]: 1_850, [ratePath]: 5_400, leaseVat: 1 },
    {
      'areaSetWithPrice.production.areaValue': 1_460,
      'areaSetWithPrice.production.leasePricePerSqm': 4_740,
      leaseVat: 2,
    },
    { [areaPath]: 3_870, salePrice: 96_000_000, saleVat: 1 },
  ]);
});

test('a rate on request in a description, a category that the description makes exact', async () => {
  const { facts } = await readChat(
    'ID;Категория;Сделка;Адрес;Площадь, м2;Цена;Цена за;Описание',
    '41;Склад;Аренда;Пенза, ул. Антонова, 3;4800;;;Ставка по запросу. Доков 6.',
    '42;Склад;Аренда;Пенза, ул. Рябова, 6;1460;395;м2 в месяц;Сухой тёплый склад. Рампа.',
    '43;Склад;Аренда;Пенза, ул. Бийская, 1;910;5100;м2 в год;Рампа.',
  );
  expect(facts).toMatchObject([
    { isRentalPriceOnRequest: true, dockNumber: 6 },
    { 'areaSetWithPrice.warehouse.dry.areaValue': 1_460 },
    { [areaPath]: 910 },
  ]);
});
