import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { landChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { bytesOf, type Typed, WrittenSheet } from '#importing/sheets/testing/written-sheet.ts';
import { plotSheets } from './read-plot-sheets.ts';

async function readRows(...rows: readonly (readonly Typed[])[]) {
  const sheet = new WrittenSheet();
  for (const row of rows) sheet.add(...row);
  const opened = await openSheets(bytesOf([sheet], 'csv'));
  return readSheets(opened, plotSheets, { choices: landChoices, now: sheetsNow });
}

test('a row of sums alone is a total, sold rows counted', async () => {
  const { objects, refused } = await readRows(
    ['Код', 'Кадастровый номер', 'Площадь, м2', 'Цена, руб.', 'Статус'],
    ['000123', '50:28:0110142:88', '15300', '22950000,00', 'в продаже'],
    ['000124', '50:28:0110142:89', '8 700', '13 050 000,00', 'продан'],
    ['000125', '50:28:0060112:310', '42100', '105250000', 'в продаже'],
    [null, null, '66100', '141250000', null],
  );
  expect(objects.map(({ sourceRow }) => sourceRow)).toEqual([2, 4]);
  expect(refused).toMatchObject([{ row: 3 }, { row: 5, reason: 'Итог, а не объект' }]);
});

test('a rent of a month is no price of a plot', async () => {
  const { objects, questions } = await readRows(
    ['Адрес', 'Площадь м2', 'Ставка, руб/м2/мес', 'Покрытие'],
    ['Москва, ул. Рябиновая, 44', '6000', '120', 'асфальт'],
    ['Мытищи, Волковское ш., 15', '2500', '95', 'щебень'],
  );
  expect(objects.map((object) => object['price'])).toEqual([undefined, undefined]);
  expect(questions).toMatchObject(
    [2, 3].map((row) => ({ row, field: 'price', reason: 'Названа ставка аренды, а не цена' })),
  );
});

test('a row of another type of object is refused; a plot for a warehouse is one', async () => {
  const heads = ['Тип', 'Площадь', 'Цена', 'Адрес'];
  const mixed = await readRows(
    heads,
    ['Участок', '25 сот.', '4 500 000 ₽', 'Чехов, д. Кулаково'],
    ['Склад', '900 м²', '36 000 000 ₽', 'Подольск'],
    ['Дом', '140 м²', '12 500 000 ₽', 'Серпухов'],
  );
  expect(mixed.objects).toMatchObject([{ sourceRow: 2, area: 0.25 }]);
  expect(mixed.refused).toMatchObject([
    { row: 3, reason: 'Не участок: «Склад»' },
    { row: 4, reason: 'Не участок: «Дом»' },
  ]);
  const forWarehouses = await readRows(
    heads,
    ['Склад', '2,5 га', '45 000 000 ₽', 'Чехов'],
    ['Производство', '1,8 га', '36 000 000 ₽', 'Подольск'],
  );
  expect(forWarehouses.objects.length).toBe(2);
});

test('numbers of cells have their row, a merged price makes them one plot', async () => {
  const sheet = new WrittenSheet();
  sheet.add('Реестр участков. Дмитровское шоссе.');
  sheet.add('Площадка', 'Кадастровый номер', 'Площадь, кв.м', 'Стоимость, руб.', 'Ж/д', 'Эл. мощность, МВт');
  sheet.add('Яхрома, Заречная', '50:04:0110203:14', 12_400, 185_000_000, 'да', 1.2);
  sheet.add('Яхрома, Заречная', '50:04:0110203:15', 8_600, 185_000_000, 'да', 1.2);
  sheet.add('Икша', '50:04:0170508:3', 31_000, 62_000_000, 'нет', 0.4);
  for (const column of [0, 3, 4, 5]) sheet.merge(3, column, 4, column);
  const opened = await openSheets(bytesOf([sheet], 'xlsx'));
  const { objects, questions } = readSheets(opened, plotSheets, { choices: landChoices, now: sheetsNow });
  expect(objects.map(factsOfObject)).toMatchObject([
    {
      address: 'Яхрома, Заречная',
      cadastralNumbers: ['50:04:0110203:14', '50:04:0110203:15'],
      area: 2.1,
      price: 185_000_000,
      landHighway: 'Дмитровское шоссе',
    },
    { address: 'Икша', area: 3.1, price: 62_000_000, landHighway: 'Дмитровское шоссе' },
  ]);
  expect(questions).toEqual([]);
});

test('a cell says more than its column: a place, bargaining, power, a use, a kilometre', async () => {
  const { objects, questions } = await readRows(
    ['Номер', 'Площадь, га', 'Цена, млн', 'Категория / ВРИ', 'Коммуникации', 'Шоссе'],
    ['50:07:0060405:40 д. Кашино', '25', '50 торг', 'с/х', 'ТУ на 630 кВт', 'Щёлковское 19'],
    ['50:07:0030203:18 Волоколамск, Ямская', '3,6', '21,6', 'пром, склад', '2,5 МВт, газ рядом', 'Каширское ш. 8'],
    ['50:07:0050511:62 с. Спасс', '0,5', '15 без торга', 'НП, ЛПХ', 'свет ✓', 'Минское, 30 км'],
  );
  expect(objects.map(factsOfObject)).toMatchObject([
    {
      address: 'д. Кашино',
      hasBarganing: true,
      'electricitySupply.type': 1,
      'electricitySupply.value': 630,
      landHighway: 'Щёлковское шоссе',
      kmFromCity: 19,
    },
    {
      address: 'Волоколамск, Ямская',
      permittedUseTypes: ['Склад'],
      'electricitySupply.value': 2_500,
      'gasSupply.type': 1,
      kmFromCity: 8,
    },
    { address: 'с. Спасс', price: 15_000_000, 'electricitySupply.type': 2, kmFromCity: 30 },
  ]);
  expect(objects.map((object) => object['hasBarganing'])).toEqual([true, undefined, undefined]);
  expect(questions).toEqual([]);
});

test('a text whose cells name their units is read by its words, each price in its unit', async () => {
  const sheets = await openSheets(
    Buffer.from(
      [
        'Что есть на руках:',
        '50:27:0020611:214; 3,2 га; Симферопольское ш 27 км; пром; 64 млн',
        '50:21:0060402:118; 75 сот; Калужское ш 12 км; нас. пункты; 300 тыс за сотку',
        '50:20:0040309:60; 10 сот; Минское ш 18 км; нас. пункты; 4500000',
        '50:19:0020203:12; пол гектара; Минское ш 80 км; пром; 15 с половиной млн',
        '50:26:0180516:704; 40 сот; Киевское ш 22 км; пром; ПРОДАНО',
        '50:26:0180516:703; 50 сот; Киевское ш 22 км; пром; аренда 120 тыс/мес',
      ].join('\n'),
    ),
  );
  const { objects, questions, refused } = readSheets(sheets, plotSheets, { choices: landChoices, now: sheetsNow });
  expect(objects.map(({ sourceRow, price }) => [sourceRow, price])).toEqual([
    [2, 64_000_000],
    [3, 22_500_000],
    [4, 4_500_000],
    [5, 15_500_000],
    [7, undefined],
  ]);
  expect(questions).toMatchObject([{ row: 7, field: 'price', reason: 'Названа ставка аренды, а не цена' }]);
  expect(refused).toMatchObject([{ row: 6 }]);
});

test('a state after a name refuses its row alone, a state with a sum is a total', async () => {
  const { objects, refused } = await readRows(
    ['№', 'Кадастровый номер', 'Площадь, м2', 'Цена, руб.', 'Адрес', 'Газ'],
    ['1', '50:22:0040501:33', '16000', '128000000', 'Люберцы', 'есть'],
    [null, null, null, null, 'Котельники — снято с продажи', null],
    ['2', '50:15:0040311:501', '7500', '67500000', 'Балашиха', 'есть'],
    ['Свободно', null, '23 512', null, null, null],
  );
  expect(objects).toMatchObject([
    { sourceRow: 2, area: 1.6 },
    { sourceRow: 4, area: 0.75 },
  ]);
  expect(refused).toMatchObject([{ row: 3 }, { row: 5, reason: 'Итог, а не объект' }]);
});

test('a price in roubles counts next to one in dollars; dollars alone are a question', async () => {
  const { objects, questions } = await readRows(
    ['Кадастровый номер', 'Площадь, сот.', 'Цена, $', 'Цена, руб'],
    ['50:20:0010512:101', '42', '2 100 000', '189 000 000'],
    ['50:20:0010512:144', '25,5', '850 000', '76 500 000'],
    ['50:11:0050411:91', '16,2', '590 000', null],
  );
  expect(objects.map((object) => object['price'])).toEqual([189_000_000, 76_500_000, undefined]);
  expect(questions).toMatchObject([{ row: 4, field: 'price', reason: 'Цена не в рублях' }]);
});

test('lots of an auction: permitted uses with codes, a rent is no price, a lot that is off is none', async () => {
  const { objects, refused } = await readRows(
    ['Вид торгов', 'Описание лота', 'Кадастровый номер', 'Площадь', 'Начальная цена', 'ВРИ'],
    [
      'Продажа',
      'Участок',
      '40:13:031001:12',
      '48000 кв. м',
      '26400000.00',
      'Производственная деятельность (6.0), Склад (6.9)',
    ],
    ['Право заключения договора аренды', 'ЗУ', '71:14:030401:1103', '15000 кв. м', '31200000.00', 'Склад (6.9)'],
    ['Продажа', 'Признан несостоявшимся, лот снят', '69:10:0000024:3341', '12000 кв. м', '9400000.00', 'Склад (6.9)'],
  );
  expect(objects).toMatchObject([
    { sourceRow: 2, price: 26_400_000, permittedUseTypes: [{ code: '6.0' }, { code: '6.9' }] },
    { sourceRow: 3, permittedUseTypes: [{ code: '6.9' }] },
  ]);
  expect(objects[1]).not.toHaveProperty('price');
  expect(refused).toMatchObject([{ row: 4 }]);
});

test('a price of the area, utilities, links and uses go to their fields from mixed columns', async () => {
  const { objects } = await readRows(
    ['Кад. номера', 'S', 'Цена', 'Назначение земли', 'Мощности', 'Ссылки'],
    ['50:29:0010203:7', '118 000 м2', '1 000 руб/м2', 'пром', 'ТУ: газ 100 м3/ч, 2 МВт', 'https://disk.yandex.ru/d/a1'],
    [
      '50:15:0031212:210',
      '1,6 га',
      '160 млн',
      'НП, склад 6.9',
      'вода 10 м3/ч, свет 1 МВт',
      'https://nspd.gov.ru/map?q=2',
    ],
  );
  expect(objects).toMatchObject([
    {
      price: 118_000_000,
      gasSupply: { type: 1, value: 2_400 },
      electricitySupply: { value: 2_000 },
      linkToDisk: 'https://disk.yandex.ru/d/a1',
    },
    {
      permittedUseTypes: [{ code: '6.9' }],
      waterSupply: { value: 240 },
      electricitySupply: { value: 1_000 },
      linkToPublicCadastralMap: 'https://nspd.gov.ru/map?q=2',
    },
  ]);
});

test('English heads, an area once more in hectares, a column in dollars alone, a sold plot by its name', async () => {
  const english = await readRows(
    ['Cadastral number', 'Land area (ha)', 'Asking price (RUB m)', 'Permitted use', 'Road'],
    ['50:09:0070101:12', '12,5', '187,5', 'Warehousing', 'Leningradskoe'],
    ['50:28:0050101:7', '8', '112', 'Warehousing', 'Kashirskoe'],
  );
  expect(english.questions).toEqual([]);
  expect(english.objects).toMatchObject([
    { price: 187_500_000, permittedUseTypes: [{ name: 'Склад' }], landHighway: { name: 'Ленинградское шоссе' } },
    { price: 112_000_000, landHighway: { name: 'Каширское шоссе' } },
  ]);
  const russian = await readRows(
    ['Наименование', 'КН', 'Площадь, кв.м (га)', 'Цена, USD'],
    ['Ватутинки-1', '77:17:0140301:21', '23 000 (2,3 га)', '2 400 000'],
    ['Шишкин Лес [продан]', '77:21:0150308:7', '3 га', '1 900 000'],
  );
  expect(russian.objects).toMatchObject([{ sourceRow: 2, area: 2.3 }]);
  expect(russian.questions).toMatchObject([{ row: 2, field: 'price', reason: 'Цена не в рублях' }]);
  expect(russian.refused).toMatchObject([{ row: 3 }]);
});

test('parts of a plot are below its row, those of a sold plot too', async () => {
  const { objects, refused } = await readRows(
    ['№', 'Место', 'Кадастровый номер', 'Площадь', 'Цена'],
    [1, 'Егорьевское ш. 52 км, д. Юрово', '50:23:0050408:102', '3 га', '9 млн за всё'],
    [null, null, '50:23:0050408:103', '2 га', null],
    [null, null, '50:23:0050408:109', null, null],
    [2, 'с. Непецино', '50:34:0010305:45', '1,2 га', 'продал'],
    [null, null, '50:34:0010305:46', '40 соток', null],
    [3, 'Бронницы', '50:62:0010108:230', '6 соток', '2 300 000'],
  );
  expect(objects.map(factsOfObject)).toMatchObject([
    { cadastralNumbers: ['50:23:0050408:102', '50:23:0050408:103', '50:23:0050408:109'], area: 5, price: 9_000_000 },
    { cadastralNumbers: ['50:62:0010108:230'], area: 0.06, price: 2_300_000 },
  ]);
  expect(refused).toMatchObject([{ row: 5 }, { row: 6, reason: 'Часть строки 5' }]);
});

test('columns say what a price is for and in which currency; nought is no price', async () => {
  const heads = ['Адрес', 'Площадь', 'Ед. изм.', 'Цена', 'Валюта'];
  const rows = [
    ['д. Ивановское', '800', 'м²', '1500000', 'RUB', 'за сотку'],
    ['с. Яковлево', '14.2', 'га', '350000', 'RUB', 'за гектар'],
    ['д. Сухарево', '25', 'сот.', '130000', 'USD', 'за участок'],
    ['д. Постниково', '1.05', 'га', '0', 'RUB', 'договорная'],
    ['Химки', '5000', 'м²', '900000', 'RUB', 'в месяц'],
    ['д. Рыбаки', '2', 'га', '45', 'RUB', 'за участок'],
  ];
  const { objects, questions } = await readRows([...heads, 'Тип цены'], ...rows);
  expect(objects.map((object) => object['price'])).toEqual([12_000_000, 4_970_000, 130_000, undefined, undefined, 45]);
  expect(questions).toMatchObject([
    { row: 4, reason: 'Цена не в рублях' },
    { row: 6, reason: 'Названа ставка аренды, а не цена' },
    { row: 7, reason: 'Цена слишком мала: в тысячах или в миллионах?' },
  ]);
  const short = await readRows(
    [...heads, 'Цена за'],
    ['Клин', '12', 'сот.', '350000', 'руб.', 'сотку'],
    ['Руза', '1,2', 'га', '4500', 'руб.', 'м²'],
    ['Чехов', '3', 'га', '45', 'руб.', 'весь участок, млн'],
  );
  expect(short.objects.map((object) => object['price'])).toEqual([4_200_000, 54_000_000, 45_000_000]);
  expect(short.questions).toEqual([]);
});

test('a price of the whole in a column of prices of a sotka', async () => {
  const { objects, questions } = await readRows(
    ['Посёлок / деревня, км от МКАД', 'Кадастр. №', 'Соток', 'Цена сотки, т.р.', 'Прим.'],
    ['д. Борки, 34 км', '50:08:0050229:144', '12', '320', 'торг у капота'],
    ['Апрелевка, 27 км', '50:26:0100405:301', '11', '5,2 млн за всё', 'без торга'],
    ['с. Новопетровское, 80 км', '50:08:0020101:556', '10', '3 млн', 'ГПЗУ есть'],
    ['д. Лужки, 38 км', '50:08:0050103:11', '20', '6 млн за два', 'ГПЗУ заказали, с небольшим торгом'],
  );
  expect(objects.map(factsOfObject)).toMatchObject([
    { address: 'д. Борки', kmFromCity: 34, price: 3_840_000, hasBarganing: true },
    { address: 'Апрелевка', kmFromCity: 27, price: 5_200_000 },
    { address: 'с. Новопетровское', kmFromCity: 80, hasLandLotTownPlanningPlan: true },
    { address: 'д. Лужки', kmFromCity: 38, price: 6_000_000, hasBarganing: true },
  ]);
  expect(objects.map((object) => object['hasBarganing'])).toEqual([true, undefined, undefined, true]);
  expect(objects.map((object) => object['hasLandLotTownPlanningPlan'])).toEqual([
    undefined,
    undefined,
    true,
    undefined,
  ]);
  expect(questions).toMatchObject([{ row: 4, field: 'price', reason: 'Цена за единицу площади или за весь участок?' }]);
});

test('one column has the category and the use in any order', async () => {
  const { objects, questions } = await readRows(
    ['Место', 'Кадастровый номер', 'Площадь', 'Какая земля', 'Электричество / газ'],
    ['Гжель', '50:23:0080210:77', '40 сот', 'ИЖС', '15 кВт, газ по границе'],
    ['Бронницы', '50:62:0010108:230', '6 соток', 'лпх, нас. пункты', 'нет'],
    ['Шатура', '50:25:0020305:15', '2 га', 'с/х, КФХ', 'свет рядом'],
    ['Руза', '50:19:0020305:16', '3 га', 'пром, склады (6.9)', '1 МВт'],
  );
  expect(objects.map(factsOfObject)).toMatchObject([
    { permittedUseTypes: [expect.stringMatching(/индивидуального/u)], 'electricitySupply.value': 15 },
    { category: 'Земли населённых пунктов', permittedUseTypes: [expect.stringMatching(/подсобного/u)] },
    { category: 'Земли сельскохозяйственного назначения', 'electricitySupply.type': 1 },
    { category: expect.stringMatching(/промышленности/u), permittedUseTypes: ['Склад'] },
  ]);
  expect(objects.map((object) => object['category'] === undefined)).toEqual([true, false, false, false]);
  // 'нет' is about both utilities of the head.
  expect(objects.map((object) => object['gasSupply'] === undefined)).toEqual([false, false, true, true]);
  expect(objects[1]).toMatchObject({ gasSupply: null, electricitySupply: null });
  expect(questions).toMatchObject([{ row: 4, field: 'permittedUseTypes' }]);
});

test('an English list: site, tenure, road with kilometres, a lot that is sold', async () => {
  const { objects, questions, refused } = await readRows(
    [
      '#',
      'Site',
      'Cadastral No.',
      'Area, ha',
      'Asking price',
      'Highway / km from MKAD',
      'Power, MW',
      'Title',
      'Data room',
    ],
    [
      1,
      'Sloboda, plot A',
      '50:08:0050126:1201',
      6.8,
      'RUB 408 mln',
      'Novorizhskoe hwy, 14 km',
      'TU 0.3',
      'freehold',
      null,
    ],
    [null, null, '50:08:0050126:1203', null, null, null, null, null, null],
    [2, 'Ikhsha - SOLD Q2 2026', '50:04:0120505:16', 5, 'RUB 140 mln', 'Dmitrovskoe hwy, 34 km', '1', 'freehold', null],
    [
      3,
      'Nekrasovsky',
      '50:04:0130207:48',
      3.5,
      'RUB 90 mln',
      'Dmitrovskoe hwy, 23 km',
      '2',
      'long lease (49 yrs)',
      null,
    ],
  );
  expect(objects.map(factsOfObject)).toMatchObject([
    {
      address: 'Sloboda, plot A',
      cadastralNumbers: ['50:08:0050126:1201', '50:08:0050126:1203'],
      landHighway: 'Новорижское шоссе',
      kmFromCity: 14,
      ownershipType: 'Частная собственность',
      'electricitySupply.type': 1,
      'electricitySupply.value': 300,
    },
    { address: 'Nekrasovsky', kmFromCity: 23, 'electricitySupply.type': 2 },
  ]);
  expect(questions).toEqual([]);
  expect(refused.map(({ row }) => row)).toEqual([4]);
});

test('lots of finished and cancelled auctions, and the title of two highways', async () => {
  const { objects, refused } = await readRows(
    ['Земля по Егорьевке и Рязанке', null, null, null, null],
    ['Лот', 'Местоположение', 'Площадь, кв.м', 'Начальная цена, руб.', 'Статус'],
    ['1', 'д. Филисово', '1200', '1044000', 'Приём заявок'],
    ['2', 'с. Парфентьево', '900', '760000', 'Торги состоялись'],
    ['3', 'д. Холмы', '3000', '960000', 'Отменён'],
    ['4', 'д. Папивино', '1500', '860000', 'Приём заявок завершён'],
  );
  expect(objects).toMatchObject([{ sourceRow: 3, price: 1_044_000 }]);
  expect(objects.map((object) => object['landHighway'])).toEqual([undefined]);
  expect(refused.map(({ row }) => row)).toEqual([4, 5, 6]);
});

test('lines of a messenger: a highway with its kilometre, a state at the end, an unsure price', async () => {
  const text = [
    '1) 50:22:0030606:88; Калужское 55; д. Богородское; 1,2 га; с/х; 6 млн',
    '2) 50:27:0020709:19; Симферопольское 30 км; Львовский; 3,3 га; пром; полтора млн за га?? уточню',
    '3) 50:31:0040218:274; Симферопольское 60 км; Чехов; 40 сот; ЛПХ; 2.4 млн; ПРОДАНО',
    '4) 50:13:0060226:415; по Киевскому 45; Софрино; 0,5 га; н.п., магазины; 2 млн 300 тыс.',
    '5) 50:24:0301001:16; Носовихинка 45; Павлово; 25 сот; ЛПХ (НП); 35 т.р. сотка',
  ].join('\n');
  const read = readSheets(await openSheets(Buffer.from(text)), plotSheets, { choices: landChoices, now: sheetsNow });
  expect(read.objects.map(factsOfObject)).toMatchObject([
    { landHighway: 'Калужское шоссе', kmFromCity: 55, address: 'д. Богородское', price: 6_000_000 },
    { landHighway: 'Симферопольское шоссе', kmFromCity: 30, address: 'Львовский', price: 4_950_000 },
    { landHighway: 'Киевское шоссе', address: 'Софрино', permittedUseTypes: ['Магазины'], price: 2_300_000 },
    { landHighway: 'Носовихинское шоссе', address: 'Павлово', price: 875_000, category: 'Земли населённых пунктов' },
  ]);
  expect(read.questions).toMatchObject([{ row: 2, field: 'price' }]);
  expect(read.refused).toMatchObject([{ row: 3 }]);
});

test('a state of several utilities, letters of them, millions in a column of prices of a metre', async () => {
  const { objects, questions } = await readRows(
    ['Адрес', 'Площадь', 'Стоимость за м2 / всего', 'Вид исп.', 'Коммуник.', 'Статус'],
    ['д. Лешково', '12 500 м2', '3 000', 'склады', 'г, э 150, в', 'в продаже'],
    ['г. Подольск', '0,8 га', '62 млн. руб.', 'магазины', 'газ/свет по границе', 'в продаже'],
    ['с. Озерецкое', '9800 м2', '2 500', 'пр-во', 'э, к', 'в продаже'],
    ['д. Дорохово', '10 га', '350', 'склады', 'нет', 'отозвано собственником'],
  );
  expect(objects).toMatchObject([
    { price: 37_500_000, gasSupply: { type: 2 }, electricitySupply: { value: 150 }, waterSupply: { type: 2 } },
    { price: 62_000_000, permittedUseTypes: [{ code: '4.4' }], gasSupply: { type: 1 }, electricitySupply: { type: 1 } },
    { price: 24_500_000, permittedUseTypes: [{ code: '6.0' }], electricitySupply: { type: 2 }, sewerage: { type: 2 } },
  ]);
  expect(questions).toEqual([]);
});

test('numbers in an address, phases of a current; an offer with a number below a wanted ad', async () => {
  const { objects, questions } = await readRows(
    ['Участок', 'Соток', 'Цена, млн руб', 'Эл-во'],
    ['КП «Лесной», уч. 14 (50:08:0010203:14)', '15', '13,5', '15 кВт'],
    ['КП «Лесной», уч. 15, кн 50:08:0010203:15', '16,5', '14,2', '3 фазы 380В'],
  );
  expect(objects).toMatchObject([
    { cadastralNumbers: ['50:08:0010203:14'], address: 'КП «Лесной», уч. 14', electricitySupply: { value: 15 } },
    { cadastralNumbers: ['50:08:0010203:15'], address: 'КП «Лесной», уч. 15', electricitySupply: { value: null } },
  ]);
  expect(questions).toEqual([]);
  const text = [
    '50:28:0050204:312 Домодедово, 2га пром 40млн',
    '50:28:0050204:313 Домодедово, 3,5га пром 70млн торг',
    'Ищу: от 1га по М4 под стоянку',
    '50:33:0050204:18 Малино 8сот ижс 950тр свет газ рядом',
  ].join('\n');
  const read = readSheets(await openSheets(Buffer.from(text)), plotSheets, { choices: landChoices, now: sheetsNow });
  expect(read.objects).toMatchObject([{ price: 40_000_000 }, { price: 70_000_000 }, { price: 950_000, area: 0.08 }]);
  expect(read.refused).toMatchObject([{ row: 3 }]);
});

test('a name with a number is no area, a year is no amount of gas', async () => {
  const { objects, questions } = await readRows(
    ['Участок', 'Кад номер', 'Площадь', 'Стоимость', 'Газ'],
    ['Участок 1', '50:10:0010203:1', '1,5 га', '45 млн. руб.', 'планируется в 2027'],
    ['Участок 2', '50:10:0010203:2', '2,5 га', '75 млн. руб.', '120 м3/ч'],
    ['Участок 3', '50:10:0010203:3', '3,5 га', '100 млн. руб.', 'нет'],
  );
  expect(objects).toMatchObject([
    { area: 1.5, gasSupply: { type: 1, value: null } },
    { area: 2.5, gasSupply: { value: 2_880 } },
    { area: 3.5 },
  ]);
  expect(questions).toEqual([]);
});
