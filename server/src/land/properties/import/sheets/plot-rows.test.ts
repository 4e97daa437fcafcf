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
