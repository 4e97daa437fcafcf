import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { industrialChoices } from '#importing/sheets/testing/choices.ts';
import { sheetsNow } from '#importing/sheets/testing/score.ts';
import { bytesOf, type Typed, WrittenSheet } from '#importing/sheets/testing/written-sheet.ts';
import { vacancySheets } from './read-vacancy-sheets.ts';
import { vacancyDoubts } from './vacancy-doubts.ts';

async function readRows(...rows: readonly (readonly Typed[])[]) {
  const sheet = new WrittenSheet('Вакант');
  for (const row of rows) sheet.add(...row);
  const opened = await openSheets(bytesOf([sheet], 'xlsx'));
  return readSheets(opened, vacancySheets, { choices: industrialChoices, now: sheetsNow });
}

const fieldsOf = (questions: readonly { field: string }[]) => questions.map(({ field }) => field);

test('rows of an accounting report with sums of their rooms are the complex and its buildings', async () => {
  const { objects, refused } = await readRows(
    [
      'Объект',
      'Тип помещения',
      'Этаж',
      'Площадь, м2',
      'Ставка аренды, руб/м2 в мес.',
      'НДС',
      'Сумма, руб.',
      'Состояние',
    ],
    ['База «Клён», МО, Подольск, ул. Мира, 8', '', '', '3 100,50', '', '', '1 900 000,00', ''],
    ['   Корпус 4', '', '', '2 100,50', '', '', '1 300 000,00', ''],
    ['      Пом. 4-01', 'Склад', '1', '1 200,50', '650,00', 'В т.ч. 22%', '780 325,00', 'Свободно'],
    ['      Пом. 4-02', 'Склад', '1', '900,00', '680,00', 'В т.ч. 22%', '612 000,00', 'Занято'],
    ['   Корпус 5', '', '', '1 000,00', '', '', '600 000,00', ''],
    ['      Пом. 5-01', 'Производство', '1', '1 000,00', '600,00', 'В т.ч. 22%', '600 000,00', 'Свободно'],
    ['   Корпус 6', '', '', '5 000,00', '', '', '600 000,00', ''],
    ['      Пом. 6-01', 'Склад', '1', '700,00', '610,00', 'В т.ч. 22%', '427 000,00', 'Свободно'],
  );
  expect(objects).toMatchObject([
    { sourceRow: 4, building: { name: 'Корпус 4' }, areaSetWithPrice: { warehouse: { areaValue: 1_200.5 } } },
    { sourceRow: 7, building: { name: 'Корпус 5' }, areaSetWithPrice: { production: { areaValue: 1_000 } } },
    { sourceRow: 9, building: { name: 'Корпус 6' }, areaSetWithPrice: { warehouse: { areaValue: 700 } } },
  ]);
  expect(objects.map(({ complex }) => (complex as Record<string, unknown>)['fullAddress'])).toEqual(
    Array.from({ length: 3 }, () => 'МО, Подольск, ул. Мира, 8'),
  );
  expect(refused.map(({ row }) => row)).toEqual([2, 3, 5, 6, 8]);
});

test('units for sale: the price of a metre is no rent, the whole area is that of its parts', async () => {
  const { objects, questions } = await readRows(
    ['Индастриал Парк «Каменка» - прайс на юниты, продажа'],
    ['Адрес: МО, г. Видное, д. Каменка. Высота 1 этажа 7,5 м, класс В+'],
    [
      '№ юнита',
      '1 этаж light industrial, м2',
      '2 этаж офис, м2',
      'Общая пл. юнита, м2',
      'Цена за м2, руб. (вкл. НДС)',
      'Стоимость, млн руб. (вкл. НДС)',
      'Выдача ключей',
    ],
    ['1.01', 320.4, 138.5, 458.9, 98_000, 44.97, 'II кв. 2027'],
    ['1.02', 774.5, '-', 774.5, 105_000, 81.32, 'II кв. 2027'],
    ['1.03', 500, 100, 600, 102_000, 61.2, 'II кв. 2027'],
  );
  expect(objects).toMatchObject([
    {
      complex: { fullAddress: 'МО, г. Видное, д. Каменка' },
      building: { workingHeight: 7.5, buildingClass: 3 },
      areaSetWithPrice: { warehouse: null, lightIndustrial: { areaValue: 320.4 }, office: { areaValue: 138.5 } },
      salePrice: 44_970_000,
      saleVat: 1,
      vacancyTypes: 2,
    },
    {
      areaSetWithPrice: { warehouse: null, lightIndustrial: { areaValue: 774.5 }, office: null },
      salePrice: 81_320_000,
    },
    { areaSetWithPrice: { lightIndustrial: { areaValue: 500, leasePricePerSqm: null } }, salePrice: 61_200_000 },
  ]);
  for (const object of objects) {
    expect(object['leaseVat']).toBeUndefined();
    expect(object['availabilityDate']).toMatch(/^2027-0[4-6]/);
  }
  expect(fieldsOf(questions)).not.toContain('leasePricePerSqm');
});

test('a price of a metre below a title of rents stays a rent', async () => {
  const { objects } = await readRows(
    ['Аренда складов. Отдел продаж 8 800 000-00-00'],
    ['Объект', 'Площадь, м2', 'Цена за м2, руб. в год без НДС'],
    ['Парк Восток', 2_100, 8_400],
    ['Парк Запад', 3_300, 9_100],
  );
  expect(objects).toMatchObject([
    { areaSetWithPrice: { warehouse: { areaValue: 2_100, leasePricePerSqm: 8_400 } } },
    { areaSetWithPrice: { warehouse: { areaValue: 3_300, leasePricePerSqm: 9_100 } } },
  ]);
});

test('expenses, sprinklers and days that are answered with a word below their heads', async () => {
  const { objects, questions } = await readRows(
    ['Объект', 'Площадь, м2', 'Ставка, руб./м2/мес. с НДС', 'OPEX в ставке', 'Спринклеры', 'Доступно'],
    ['Парк Восток', 2_100, 850, 'вкл.', 'да', 'сейчас'],
    ['Парк Запад', 3_300, 870, 'не вкл.', 'нет', 'TBC'],
    ['Парк Север', 4_400, 890, '120 руб./мес', 'есть', 'уточняется'],
  );
  expect(objects).toMatchObject([
    { isOpexIncluded: true, building: { fireExtinguishingSystems: [{ name: 'Спринклерная' }] } },
    { isOpexIncluded: false },
    { opexPerSqm: 1_440, building: { fireExtinguishingSystems: [{ name: 'Спринклерная' }] } },
  ]);
  expect(objects[1]?.['building']).not.toHaveProperty('fireExtinguishingSystems');
  expect(questions.filter(({ field }) => field === 'availabilityDate').map(({ row }) => row)).toEqual([3, 4]);
});

test('a chamber with an office has its degrees; several regimes are asked about', async () => {
  const { objects, questions } = await readRows(
    ['Камера', 'Темп. режим', 'Площадь, м2', 'Ставка, руб./м2/мес. с НДС'],
    ['К-6', '+2/+8', 'склад 2160 + офис 120', 980],
    ['К-9', 'сухой', 'склад 2400 + офис 80', 760],
    ['К-14', 'мультитемп. -20 / +5', 1_510, 1_100],
  );
  expect(objects).toMatchObject([
    {
      areaSetWithPrice: {
        warehouse: { temperature: { areaValue: 2_160, temperatureFrom: 2, temperatureTo: 8 } },
        office: { areaValue: 120 },
      },
    },
    { areaSetWithPrice: { warehouse: { dry: { areaValue: 2_400 } }, office: { areaValue: 80 } } },
    { areaSetWithPrice: { warehouse: { freezer: { areaValue: 1_510 } } } },
  ]);
  expect(questions).toContainEqual(expect.objectContaining({ row: 4, reason: vacancyDoubts.regimes }));
});

test('notes below a table name the expenses of all rows and the smallest block of some buildings', async () => {
  const { objects } = await readRows(
    ['Логопарк «Ясень»'],
    ['Класс А. Электрическая мощность 2,5 МВт'],
    ['Корпус', 'Блок', 'Площадь, м2', 'Ставка, руб./м2/год'],
    ['Корпус 1', '1.1', 6_480, 11_800],
    ['Корпус 3', '3.1', 5_200, 11_700],
    [],
    ['* Ставки без НДС. Эксплуатационные расходы (OPEX) 1 900 руб./м² в год оплачиваются отдельно'],
    ['** Минимальный блок в корпусах 1 и 2 — 2 500 м² склада'],
  );
  expect(objects).toMatchObject([
    { opexPerSqm: 1_900, minimalRentalBlockArea: 2_500, complex: { electricitySupply: 2_500 } },
    { opexPerSqm: 1_900, complex: { electricitySupply: 2_500 } },
  ]);
  expect(objects[1]).not.toHaveProperty('minimalRentalBlockArea');
});

test("taxes that a sender names hold for that sender's offers alone", async () => {
  const sheets = await openSheets(
    Buffer.from(`[24.11.2026, 09:14] Аренда Юг:
Ставки за метр в год без ндс
1. Домодедово, Каширское ш., 22 км. Склад кл. А, 5 400 м2, 11 500 р/м2. Свободен сейчас
2. Подольск, Симферопольское ш 19 км, склад В+ 3100 кв м, 8900 р. с 01.02.27
3. Львовский, Симферопольское ш, 32 км, склад А 8 600 + мезонин 1100 + офис 350, 9 доков. ставка по запросу
[24.11.2026, 12:02] СкладПро:
▪️ Раменское, Егорьевское ш 35 км, склад 1 800 м2, 600 р/м2/мес с ндс
▪️ Бронницы, Новорязанское ш. 40 км, склад 950 м2, 450 р/м2/мес`),
  );
  const { objects } = readSheets(sheets, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  expect(objects).toMatchObject([
    { leaseVat: 2 },
    { leaseVat: 2, building: { buildingClass: 3 } },
    {
      building: { buildingClass: 2 },
      areaSetWithPrice: {
        warehouse: { areaValue: 8_600 },
        mezzanine: { areaValue: 1_100 },
        office: { areaValue: 350 },
      },
    },
    { leaseVat: 1 },
    { areaSetWithPrice: { warehouse: { areaValue: 950 } } },
  ]);
  expect(objects[4]?.['leaseVat']).toBeUndefined();
});

test('a cell with units of its own in a column of thousands; a marked note is about the rows with its mark', async () => {
  const { objects } = await readRows(
    ['Комплекс', 'Склад, м2', 'Ставка, тыс. руб./м2/год с НДС', 'Примечание'],
    ['Парк Восток', 5_760, 9.6, ''],
    ['Парк Запад', 2_880, '850 руб./м2/мес', '**'],
    ['Парк Север', 3_300, 9.4, ''],
    [],
    ['** возможно деление от 2 000 м²'],
  );
  const rates = objects.map(
    ({ areaSetWithPrice }) =>
      (areaSetWithPrice as Record<'warehouse', { leasePricePerSqm: number }>).warehouse.leasePricePerSqm,
  );
  expect(rates).toEqual([9_600, 10_200, 9_400]);
  expect(objects.map((object) => object['minimalRentalBlockArea'])).toEqual([undefined, 2_000, undefined]);
});

/** Head, cell, docks, gates. */
const pairs: readonly (readonly [string, string, number | undefined, number | undefined])[] = [
  ['Ворота (доки / в нуле)', '4/1', 4, 1],
  ['Ворота (доки / в нуле)', '-/2', undefined, 2],
  ['Ворота (нулевые / доки)', '3/7', 7, 3],
  ['Доки (D) / ворота', '5/2', 5, 2],
  ['Ворота в нуле / доки', '1/6', 6, 1],
];

test('the words in the brackets of a head say which number of a pair is that of docks', async () => {
  for (const [head, cell, docks, gates] of pairs) {
    const { objects } = await readRows(
      ['Комплекс', 'Площадь, м2', 'Ставка, руб./м2/год', head],
      ['Парк Восток', 5_760, 9_600, cell],
    );
    expect([head, cell, objects[0]?.['dockNumber'], objects[0]?.['numberGatesZero']]).toEqual([
      head,
      cell,
      docks,
      gates,
    ]);
  }
});

test('a note on areas that are let whole is about the names with its mark, which is no part of the name', async () => {
  const { objects } = await readRows(
    ['Терминал «Ангара»'],
    ['Секция', 'Склад, м2', 'Ставка, руб/м2/мес', 'Свободно с'],
    ['1-1', 1_440, 620, 'сейчас'],
    ['1-3*', 2_880, 590, 'сейчас'],
    ['1-4', 1_320, 640, 'сейчас'],
    [],
    ['* Секция сдаётся только целиком.'],
  );
  expect(objects.map(({ name, isWholeForRent }) => [name, isWholeForRent])).toEqual([
    ['1-1', undefined],
    ['1-3', true],
    ['1-4', undefined],
  ]);
});

test('rows with one text over all columns of a table on its side name groups; a dash answers nothing', async () => {
  const across = (text: string) => [text, text, text, text];
  const { objects, questions } = await readRows(
    ['Комплекс', 'Логопарк «Тверца»', 'ИП «Лотос»', 'СК «Юг»'],
    ['Адрес', 'Тверь, ул. Мира, 3', 'Тверь, ул. Новая, 4', 'Тверь, ул. Южная, 5'],
    ['Класс', 'A', 'B+', 'B'],
    across('ПЛОЩАДИ, м²'),
    ['Здание, общая', '10 800', '8 100', '4 800'],
    ['Склад', '9 200', '-', '2 400'],
    ['Производство', '-', '5 200', '-'],
    ['Офис', '400', '600', '-'],
    across('КОММЕРЧЕСКИЕ УСЛОВИЯ, руб./м²/год без НДС'),
    ['Ставка склад / производство', '7800', '6000', '3 600 – 4 200'],
    ['Ставка офис', '10000', '8400', '-'],
    ['OPEX', '1500', '1100', '-'],
    ['Мин. срок аренды', '3 года', '5 лет', '11 мес.'],
    across('ТЕХНИЧЕСКИЕ ХАРАКТЕРИСТИКИ'),
    ['Рабочая высота', '12 м', '10 м', '7,5 м'],
    ['Ж/д ветка', '-', 'есть', '-'],
  );
  expect(objects).toMatchObject([
    {
      leaseVat: 2,
      opexPerSqm: 1_500,
      minimalRentalPeriod: 36,
      building: { totalArea: 10_800, workingHeight: 12 },
      areaSetWithPrice: {
        warehouse: { areaValue: 9_200, leasePricePerSqm: 7_800 },
        production: null,
        office: { areaValue: 400, leasePricePerSqm: 10_000 },
      },
    },
    {
      leaseVat: 2,
      opexPerSqm: 1_100,
      minimalRentalPeriod: 60,
      complex: { hasIndustrialRailway: true },
      building: { totalArea: 8_100, workingHeight: 10 },
      areaSetWithPrice: {
        warehouse: null,
        production: { areaValue: 5_200, leasePricePerSqm: 6_000 },
        office: { areaValue: 600, leasePricePerSqm: 8_400 },
      },
    },
    { minimalRentalPeriod: 11, building: { totalArea: 4_800 }, areaSetWithPrice: { warehouse: { areaValue: 2_400 } } },
  ]);
  expect(objects[0]?.complex).not.toHaveProperty('hasIndustrialRailway');
  expect(fieldsOf(questions)).toEqual(['leasePricePerSqm']);
});

test('an area that is let for longer than a year is not offered; storage has the tax that its head names', async () => {
  const { objects, refused } = await readRows(
    [
      'Терминал',
      'Камера',
      'Темп. режим, °С',
      'Площадь, м²',
      'Паллетомест',
      'Аренда, руб/м²/мес без НДС',
      'Хранение, руб. за п/м в сутки с НДС',
      'Доступно с',
    ],
    ['Терминал «Порт»', 'Камера 1', '-18…-22', 1_240, 1_900, 950, 34, 'сейчас'],
    ['Терминал «Порт»', 'Камера 2', '-18…-22', 1_500, '', 970, '', 'занята до 31.12.2029'],
    ['Терминал «Порт»', 'Камера 3', '0..+4', 640, 900, 800, 28, 'занята до 01.03.2027'],
  );
  expect(objects).toMatchObject([
    { name: 'Камера 1', leaseVat: 2, storageVat: 1, palletPrice: 34 },
    { name: 'Камера 3', leaseVat: 2, storageVat: 1, palletPrice: 28, availabilityDate: '2027-03-01T00:00:00' },
  ]);
  expect(refused.map(({ row }) => row)).toEqual([3]);
});

test('words of cold areas: in the column of heating, in a message, and with degrees in brackets', async () => {
  const kindsOf = (objects: readonly Record<string, unknown>[]) =>
    objects.map(({ areaSetWithPrice }) => {
      const { warehouse } = areaSetWithPrice as { warehouse: Record<string, { areaValue: number } | null> };
      return ['unheated', 'temperature'].map((kind) => warehouse[kind]?.areaValue);
    });
  const ofHeating = await readRows(
    ['База', 'Строение', 'Отопление', 'Склад, м2', 'Ставка руб./м2/мес., с НДС'],
    ['База «Роста»', 'стр. 2', 'тёплый', 1_800, 420],
    ['База «Роста»', 'стр. 3', 'холодный', 960, 250],
  );
  expect(kindsOf(ofHeating.objects)).toEqual([
    [undefined, undefined],
    [960, undefined],
  ]);
  const ofBrackets = await readRows(
    ['Название', 'Адрес', 'Площади, м2', 'Ставка аренды'],
    ['База «Роста»', 'ул. Мира, 5', 'склад 2400 + офис 150', '480 р/м2/мес с НДС'],
    ['Склад «Копейск»', 'ул. Новая, 1', 'холодный склад 1640 (+2..+8)', '520 р/м2/мес без НДС'],
  );
  expect(kindsOf(ofBrackets.objects).at(-1)).toEqual([undefined, 1_640]);
  expect(ofBrackets.questions).toEqual([]);
  const ofMessage = readSheets(
    await openSheets(
      Buffer.from(`1) Иваново, ул. Мира, 3. Склад 1450 м2, отапливаемый, потолок 7 м, 350 руб/м2 в мес с НДС. Свободен
2) Кохма, ул. Новая, 7. Склад 620 м2, холодный, высота 5,5 м, ставка 180 р/м2/мес без НДС, свободен с 01.02.2027`),
    ),
    vacancySheets,
    { choices: industrialChoices, now: sheetsNow },
  );
  expect(kindsOf(ofMessage.objects)).toEqual([
    [undefined, undefined],
    [620, undefined],
  ]);
});

test('a word for a count below a head is none; a period of a building to suit says that it is one', async () => {
  const { objects } = await readRows(
    ['Scheme', 'Unit', 'Available area', 'Technical specification', 'Technical specification', 'BTS / period, months'],
    ['Scheme', 'Unit', 'Warehouse', 'Dock levellers', 'Drive-in gates', 'BTS / period, months'],
    ['Scheme', 'Unit', 'sq m', 'no.', 'no.', 'BTS / period, months'],
    ['Volga Gate', 'A1', 6_480, 8, 1, ''],
    ['Volga Gate', 'A2', 3_240, 4, 0, 'BTS, 11'],
  );
  expect(objects).toMatchObject([
    { dockNumber: 8, numberGatesZero: 1 },
    { dockNumber: 4, numberGatesZero: 0, bts: true, btsPeriod: 11 },
  ]);
  expect(objects[0]).not.toHaveProperty('bts');
});

test('shelves that are sold with a lease are no equipment of the area', async () => {
  const { objects } = await readRows(
    ['Комплекс', 'Площадь, м2', 'Ставка, руб./м2/год', 'Примечание'],
    ['Парк Восток', 5_760, 9_600, 'стеллажи остаются — выкуп'],
    ['Парк Запад', 2_880, 9_400, 'стеллажи есть'],
  );
  expect(objects.map(({ hasShelves }) => hasShelves)).toEqual([undefined, true]);
});
