import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { industrialChoices } from '#importing/sheets/testing/choices.ts';
import { sheetsNow } from '#importing/sheets/testing/score.ts';
import { bytesOf, type Typed, WrittenSheet } from '#importing/sheets/testing/written-sheet.ts';
import { vacancySheets } from './read-vacancy-sheets.ts';
import { vacancyDoubts } from './vacancy-doubts.ts';

async function readText(text: string) {
  const sheets = await openSheets(Buffer.from(text));
  return readSheets(sheets, vacancySheets, { choices: industrialChoices, now: sheetsNow });
}

async function readRows(...rows: readonly (readonly Typed[])[]) {
  const sheet = new WrittenSheet('Вакант');
  for (const row of rows) sheet.add(...row);
  const opened = await openSheets(bytesOf([sheet], 'xlsx'));
  return readSheets(opened, vacancySheets, { choices: industrialChoices, now: sheetsNow });
}

const rowsOf = (list: readonly { row: number }[]) => list.map(({ row }) => row);

test('a table without heads is read by its values, its other cells as text', async () => {
  const { objects, refused } =
    await readText(`СК Волна;г. Дзержинский, ул. Новая, 24;Новорязанское ш.;3 км;корп. 4;1 240 кв.м;В;8 м;9 000 руб/м2/год без НДС;отапл.;2 дока;01.02.2027
СК Волна;г. Дзержинский, ул. Новая, 24;Новорязанское ш.;3 км;К5;880 кв.м;В;6 м;8 700 руб/м2/год без НДС;-18;3 ворот;сейчас
СК Волна;г. Дзержинский, ул. Новая, 24;Новорязанское ш.;3 км;стр.3;1 000 кв.м;С;6 м;занято;;;`);
  expect(objects).toMatchObject([
    {
      complex: { name: 'СК Волна', highway: { name: 'Новорязанское шоссе' }, distanceFromRingRoad: 3 },
      building: { name: 'корп. 4', workingHeight: 8 },
      dockNumber: 2,
      areaSetWithPrice: { warehouse: { dry: { areaValue: 1_240, leasePricePerSqm: 9_000 } } },
    },
    {
      building: { name: 'К5', workingHeight: 6 },
      numberGatesZero: 3,
      areaSetWithPrice: { warehouse: { freezer: { areaValue: 880, temperatureFrom: -18 } } },
    },
  ]);
  expect(rowsOf(refused)).toEqual([3]);
});

test('lines with semicolons that mix values are read as text; a state anywhere refuses', async () => {
  const { objects, refused } = await readText(`остатки по складам на 26.11;;;;;
Подольск, Варшавка 18 км;теплый 3200м;выс 10м;4 ворот, 2 дока;750р/м/мес с НДС;свободен
Чехов, Симфера 50 км;холодный 4000м;выс 5,5м;6 ворот;400р/м/мес без НДС;с 1 февр 2027
Видное, Каширка 3 км;склад 1300м + антресоль 250м;выс 8м;1 док;850р/м/мес с НДС;занят до 31.01.27
Дмитров, Дмитровка 50 км;900 м2;;;;уже сдали`);
  expect(objects).toMatchObject([
    {
      complex: { fullAddress: 'Подольск', highway: { name: 'Варшавское шоссе' }, distanceFromRingRoad: 18 },
      dockNumber: 2,
      numberGatesZero: 4,
      areaSetWithPrice: { warehouse: { dry: { areaValue: 3_200, leasePricePerSqm: 9_000 } } },
    },
    {
      complex: { fullAddress: 'Чехов', highway: { name: 'Симферопольское шоссе' } },
      areaSetWithPrice: { warehouse: { unheated: { areaValue: 4_000, leasePricePerSqm: 4_800 } } },
    },
    {
      complex: { fullAddress: 'Видное' },
      availabilityDate: '2027-01-31T00:00:00',
      areaSetWithPrice: { warehouse: { areaValue: 1_300 }, mezzanine: { areaValue: 250 } },
    },
  ]);
  expect(rowsOf(refused)).toContain(5);
});

test('bare numbers without heads are areas and rates with one question each', async () => {
  const { objects, questions } = await readText(`Логопарк Север\tКорпус 2\t5200\t9500\tсейчас
Логопарк Север\tКорпус 3\t3100\t9700\t01.03.2027
СК Юг\tстр. 1\t1450\t7200\tсвободно`);
  expect(objects.map(({ areaSetWithPrice }) => areaSetWithPrice)).toMatchObject([
    { warehouse: { areaValue: 5_200, leasePricePerSqm: 9_500 } },
    { warehouse: { areaValue: 3_100, leasePricePerSqm: 9_700 } },
    { warehouse: { areaValue: 1_450, leasePricePerSqm: 7_200 } },
  ]);
  expect(questions.map(({ row, field }) => [row, field])).toEqual([
    [1, 'areaSetWithPrice'],
    [1, 'leasePricePerSqm'],
    [1, 'leaseVat'],
  ]);
});

test('English lines below the name of their park', async () => {
  const { objects, refused, questions } = await readText(`Dear colleagues,
our availability as of 27 Nov 2026. All rents are in RUB per sqm per year, net of VAT and triple net unless stated.

Sofyino Logistics Park - Novoryazanskoe hwy, 32 km from MKAD, class A
Bldg 3, Section 1: 6,450 sqm dry + 380 sqm office, clear height 12 m, floor load 6 t/sqm, 9 docks, rent 9,800, available now
Bldg 3, Section 3: LEASED
Bldg 5, Section B: 1,950 sqm freezer -22 C, 3 docks, rent 1,600 per sqm per month incl. VAT, available from 1 March 2027`);
  expect(objects).toMatchObject([
    {
      name: 'Section 1',
      complex: { name: 'Sofyino Logistics Park', highway: { name: 'Новорязанское шоссе' }, distanceFromRingRoad: 32 },
      building: { name: 'Bldg 3', buildingClass: 2, workingHeight: 12, floorLoad: 6 },
      leaseVat: 2,
      isOpexIncluded: false,
      areaSetWithPrice: {
        warehouse: { dry: { areaValue: 6_450, leasePricePerSqm: 9_800 } },
        office: { areaValue: 380 },
      },
    },
    {
      name: 'Section B',
      building: { name: 'Bldg 5' },
      leaseVat: 1,
      availabilityDate: '2027-03-01T00:00:00',
      areaSetWithPrice: { warehouse: { freezer: { areaValue: 1_950, leasePricePerSqm: 19_200, temperatureTo: -22 } } },
    },
  ]);
  expect(rowsOf(refused)).toEqual([6]);
  expect(questions).toEqual([]);
});

test('short English offers', async () => {
  const { objects, refused } =
    await readText(`1. Domodedovo, Kashirskoe hwy 25 km: 5,200 sqm, class A, 12 m clear, 7,650 rub/sqm/yr net
2. Podolsk, M-2, 18 km from MKAD: 3,400 sqm + 200 sqm office, 10 docks, RUB 9,800 psm pa excl. VAT, Q1 2027
3. Khimki 2,100 sqm - LET`);
  expect(objects).toMatchObject([
    {
      complex: { fullAddress: 'Domodedovo', distanceFromRingRoad: 25 },
      building: { buildingClass: 2, workingHeight: 12 },
      areaSetWithPrice: { warehouse: { areaValue: 5_200, leasePricePerSqm: 7_650 } },
    },
    {
      dockNumber: 10,
      leaseVat: 2,
      areaSetWithPrice: { warehouse: { areaValue: 3_400, leasePricePerSqm: 9_800 }, office: { areaValue: 200 } },
    },
  ]);
  expect(rowsOf(refused)).toEqual([3]);
});

test('the park above buildings of a message is theirs alone', async () => {
  const { objects } = await readText(`Логопарк «Вороново», Калужское ш., 38 км
▪️ корп. 1 – 4 200 м², 9 300 р./м²/год без НДС
▪️ корп. 2 – 6 800 м², 9 500 р./м²/год без НДС
Внуково — холодильник 850 м2 (+2/+4), 1 450 р/м2/мес без НДС`);
  expect(objects).toMatchObject([
    { complex: { name: 'Вороново', distanceFromRingRoad: 38 }, building: { name: 'корп. 1' } },
    { complex: { name: 'Вороново', distanceFromRingRoad: 38 }, building: { name: 'корп. 2' } },
    { complex: { fullAddress: 'Внуково' }, building: {} },
  ]);
  expect(objects[2]?.['complex']).not.toHaveProperty('highway');
});

test('sections of kinds are no names; directions and towns are no highways', async () => {
  const heads = ['Комплекс', 'Помещение', 'Площадь, м²', 'Ставка, руб./м²/год без НДС'];
  const { objects } = await readRows(
    heads,
    ['КАЗАНЬ', null, null, null],
    ['СК Тукаевский', 'лит.А пом.3', 1_200, 7_300],
    ['Восток', null, null, null],
    ['ХОЛОДНЫЕ (не отапливаемые)', null, null, null],
    ['СК Зима', 'стр. 2', 640, 4_200],
  );
  expect(objects).toMatchObject([
    { complex: { name: 'СК Тукаевский' }, building: { name: 'лит.А' }, name: 'пом.3' },
    { complex: { name: 'СК Зима' }, areaSetWithPrice: { warehouse: { unheated: { areaValue: 640 } } } },
  ]);
  for (const { complex } of objects) expect(complex).not.toHaveProperty('highway');
});

test('rows of groups say in brackets what holds below them', async () => {
  const { objects } = await readRows(
    ['Номенклатура', 'Площадь, м²', 'Ставка, руб./м² в мес. с НДС'],
    ['Складской комплекс Северный (Солнечногорск, Ленинградское ш., 41 км от МКАД)', 5_500, null],
    ['Корпус 1 (класс B+, высота 7,5 м)', 5_500, null],
    ['Помещение 1', 3_300, 815],
    ['Помещение 2', 2_200, 790],
  );
  expect(objects).toMatchObject(
    ['Помещение 1', 'Помещение 2'].map((name) => ({
      name,
      complex: { name: 'Складской комплекс Северный', fullAddress: 'Солнечногорск', distanceFromRingRoad: 41 },
      building: { name: 'Корпус 1', buildingClass: 3, workingHeight: 7.5 },
    })),
  );
});

test('areas of a let row are not those of the next row; its names are', async () => {
  const { objects } = await readRows(
    ['Комплекс', 'Здание', 'Блок', 'Склад, м²', 'АБК, м²', 'Ставка, руб./м²/год без НДС', 'Статус'],
    ['Парк Юг', 'Здание 1', '1.1', 5_400, 300, 9_600, 'СДАН'],
    [null, null, '1.2', 4_750, null, 9_500, 'свободно'],
  );
  expect(objects).toMatchObject([
    { complex: { name: 'Парк Юг' }, areaSetWithPrice: { warehouse: { areaValue: 4_750 } } },
  ]);
  expect(objects[0]?.['areaSetWithPrice']).toMatchObject({ office: null });
});

test('rent and sale in one column; two sums in one cell; a number without a unit is asked about', async () => {
  const { objects, questions } = await readRows(
    ['Адрес', 'Площадь, м²', 'Что это', 'Цена', 'Когда'],
    ['Химки, ул. Репина, 2', 2_600, 'склад тёплый', 'аренда 800 р/м2 в мес с НДС / продажа 260 млн с НДС', 'сейчас'],
    ['Лобня, ул. Гагарина, 1', 3_100, 'производство', 'продажа 98 500 000 без НДС', 'сейчас'],
    ['Мытищи, Силикатная, 36', 2_100, 'склад', '850 руб. с НДС / 190 млн с НДС', 'сейчас'],
    ['Клин, Терешковой, 5', 7_400, 'производство', 'продажа, цена по запросу', 'сейчас'],
    ['Балашиха, Западная, 1', 1_750, 'склад', '850', 'сейчас'],
  );
  expect(objects).toMatchObject([
    {
      vacancyTypes: 3,
      salePrice: 260_000_000,
      saleVat: 1,
      areaSetWithPrice: { warehouse: { dry: { leasePricePerSqm: 9_600 } } },
    },
    { vacancyTypes: 2, salePrice: 98_500_000, saleVat: 2, areaSetWithPrice: { production: { areaValue: 3_100 } } },
    { vacancyTypes: 3, salePrice: 190_000_000, areaSetWithPrice: { warehouse: { leasePricePerSqm: 10_200 } } },
    { isPriceByRequest: true, areaSetWithPrice: { production: { areaValue: 7_400 } } },
    { areaSetWithPrice: { warehouse: { areaValue: 1_750 } } },
  ]);
  expect(questions.some(({ row, field }) => row === 6 && field === 'leasePricePerSqm')).toBe(true);
});

test('of columns of quarters the last counts; of two prices the present one', async () => {
  const review = await readRows(
    ['Объект', 'Класс', 'Свободно, м²', null, 'Ставка, руб./м²/год', null],
    [null, null, 'II кв. 2026', 'III кв. 2026', 'II кв. 2026', 'III кв. 2026'],
    ['ЛП Габово', 'A', 9_100, 7_300, 10_000, 10_100],
    ['СК Обухово', 'B', 1_400, 2_260, 8_400, 8_200],
  );
  expect(review.objects.map(({ areaSetWithPrice }) => areaSetWithPrice)).toMatchObject([
    { warehouse: { areaValue: 7_300, leasePricePerSqm: 10_100 } },
    { warehouse: { areaValue: 2_260, leasePricePerSqm: 8_200 } },
  ]);
  const prices = await readRows(
    ['Наименование', 'Площадь, кв.м', 'Цена первоначальная, млн руб.', 'Цена действующая, млн руб.'],
    ['База Луч', 4_780, 145, 118],
    ['База Восход', 3_120, 96, 77.4],
  );
  expect(prices.objects).toMatchObject([{ salePrice: 118_000_000 }, { salePrice: 77_400_000 }]);
});

test('a table on its side with values that look like heads, section rows and a column of totals', async () => {
  const { objects, refused } = await readRows(
    ['Комплекс', 'Южный Меридиан', 'Южный Меридиан', null],
    ['Здание', 'Корпус 1', 'Корпус 2', 'ИТОГО'],
    ['Класс', 'A', 'B+', null],
    ['Стадия', 'построен', 'строится', null],
    ['ПЛОЩАДИ', null, null, null],
    ['Свободная площадь склада, м²', 8_400, 12_600, 21_000],
    ['Мезонин, м²', 1_100, '—', null],
    ['Ставка аренды склада, руб./м² в год, без НДС', 9_900, 10_300, null],
    ['Рабочая высота, м', 12, '13,5 м', null],
    ['Доки, шт', 9, 13, null],
    ['Электрическая мощность парка', '12,5 МВт', '12,5 МВт', null],
  );
  expect(objects).toMatchObject([
    {
      complex: { name: 'Южный Меридиан', electricitySupply: 12_500 },
      building: { name: 'Корпус 1', workingHeight: 12 },
      areaSetWithPrice: { warehouse: { areaValue: 8_400 }, mezzanine: { areaValue: 1_100 } },
    },
    { building: { name: 'Корпус 2', workingHeight: 13.5, buildingClass: 3 }, dockNumber: 13 },
  ]);
  expect(refused).toMatchObject([{ reason: 'Итог, а не объект' }]);
});

test('cells: floors of storeys, whole blocks, booked days, degrees in words, gates with their size', async () => {
  const { objects, questions } = await readRows(
    [
      'Комплекс',
      'Площадь, м²',
      'Этаж/Этажность',
      'Мин. нарезка',
      'Режим',
      'Ворота',
      'Свободно с',
      'Ставка, руб./м²/год без НДС',
    ],
    ['СК Север', 1_200, '1/2', 'целиком', 'минус 18 - минус 24', '1 (4х4,2)', 'бронь до 15.12.26', 9_600],
    ['СК Юг', 640, '2/3', 'от 300', '+2/+6', '2 шт', 'занято, освобождается 01.03.2027', 8_200],
    ['СК Запад', 900, '1/1', null, 'холод', '3', '2028 г.', 7_900],
  );
  expect(objects).toMatchObject([
    {
      floors: [{ name: '1 этаж' }],
      building: { floorsNumber: 2 },
      isWholeForRent: true,
      numberGatesZero: 1,
      areaSetWithPrice: { warehouse: { freezer: { temperatureFrom: -24, temperatureTo: -18 } } },
    },
    { building: { floorsNumber: 3 }, minimalRentalBlockArea: 300, availabilityDate: '2027-03-01T00:00:00' },
    { numberGatesZero: 3 },
  ]);
  expect(objects[0]).not.toHaveProperty('availabilityDate');
  expect(questions.map(({ row, field }) => [row, field])).toEqual(
    expect.arrayContaining([
      [4, 'areaSetWithPrice'],
      [4, 'availabilityDate'],
    ]),
  );
  expect(questions.some(({ reason }) => reason === vacancyDoubts.cold)).toBe(true);
});

test('copies of one advertisement are doubles, whatever their numbers and days are', async () => {
  const { objects, refused } = await readRows(
    ['ID объявления', 'Адрес', 'Площадь, м²', 'Цена, руб.', 'Тип цены', 'НДС', 'Обновлено'],
    [298_114_006, 'Люберцы, Котельническая улица, 18', 450, 650, 'за м² в месяц', 'с НДС', '25.11.2026 10:15'],
    [298_114_011, 'Люберцы, Котельническая улица, 18', 450, 650, 'за м² в месяц', 'с НДС', '24.11.2026 08:00'],
    [298_114_017, 'Химки, Вашутинское шоссе, 20', 1_500, 0, 'договорная', null, '26.11.2026 09:00'],
  );
  expect(objects).toMatchObject([
    { sourceRow: 2, areaSetWithPrice: { warehouse: { leasePricePerSqm: 7_800 } } },
    { sourceRow: 4, isRentalPriceOnRequest: true },
  ]);
  expect(rowsOf(refused)).toEqual([3]);
});

test('a note below the table names the expenses of all rows', async () => {
  const { objects } = await readRows(
    ['Комплекс', 'Площадь, м²', 'Ставка, руб./м²/год без НДС'],
    ['СК Север', 1_200, 9_600],
    ['СК Юг', 640, 8_200],
    ['** OPEX 1 950 руб./кв.м в год без НДС, оплачивается отдельно', null, null],
  );
  expect(objects).toMatchObject([
    { opexPerSqm: 1_950, isOpexIncluded: false },
    { opexPerSqm: 1_950, isOpexIncluded: false },
  ]);
});

test('a table on its side has groups to the left of its labels, and a note below about all objects', async () => {
  const { objects } = await readText(`Подборка;;;
;;Вариант 1;Вариант 2
Локация;Комплекс;Логопарк «Заря»;СК «Луч»
;Адрес;МО, г. Истра, д. Лешково;Москва, п. Внуково, ул. Новая, 8
;Шоссе;Новорижское;Киевское
;От МКАД, км;24;11
Здание;Класс;А;В+
;Высота потолка, м;12;10
Площадь, м²;Склад;10 500;3 900
;Офис;620;240
Ставка, руб./м²/год с НДС;Склад;10 200;12 800
;Офис;15 000;18 000
Погрузка;Доки;14;5
;Ворота в 0;1;2

OPEX и коммунальные платежи в ставку не входят.;;;`);
  expect(objects).toMatchObject([
    {
      complex: { name: 'Логопарк «Заря»', distanceFromRingRoad: 24 },
      building: { workingHeight: 12 },
      dockNumber: 14,
      numberGatesZero: 1,
      isOpexIncluded: false,
      areaSetWithPrice: {
        warehouse: { areaValue: 10_500, leasePricePerSqm: 10_200 },
        office: { areaValue: 620, leasePricePerSqm: 15_000 },
      },
    },
    { complex: { name: 'СК «Луч»', distanceFromRingRoad: 11 }, dockNumber: 5, numberGatesZero: 2 },
  ]);
});

test('the only area is that of the object, without the parts that a column says are within it', async () => {
  const { objects, questions } =
    await readText(`Комплекс;Корпус / литер;Площадь общая, м2;в т.ч. офис, м2;Тариф, руб/м2/мес, вкл. OPEX и НДС;Ворота;До центра, км
СК «Иней»;лит. В;6 200;410;890;8 доков;17
СК «Иней»;лит. Г;3 150;;870;2 ворот в 0;17
СК «Пион»;лит. Д;2 460;180;540;3 ворот в 0;11`);
  expect(objects).toMatchObject([
    {
      complex: { distanceFromCenter: 17 },
      areaSetWithPrice: { warehouse: { areaValue: 5_790, leasePricePerSqm: 10_680 }, office: { areaValue: 410 } },
    },
    { numberGatesZero: 2, areaSetWithPrice: { warehouse: { areaValue: 3_150 }, office: null } },
    { numberGatesZero: 3, areaSetWithPrice: { warehouse: { areaValue: 2_280 }, office: { areaValue: 180 } } },
  ]);
  expect(questions).toEqual([]);
});

test('a message adds bare areas by a plus, names the place above, and says once what all rates are', async () => {
  const { objects } = await readText(`Коллеги, добрый день!
Ставки за м2 в год, без НДС и без OPEX

1. Логопарк «Заря», Дмитровское ш., 30 км от МКАД
Корп. 4, блок 2
Склад 8000 + АБК 600 + мезонин 1200
склад 11 500 р/м2, АБК 15 000
12 доков / 2 ворот в 0

2. там же, корп. 5, блок 1
Склад 4200 + АБК 310
склад 9 тыс., АБК 12 тыс.
6 доков, стеллажи есть`);
  expect(objects).toMatchObject([
    {
      complex: { name: 'Заря', distanceFromRingRoad: 30 },
      building: { name: 'Корп. 4' },
      areaSetWithPrice: {
        warehouse: { areaValue: 8_000, leasePricePerSqm: 11_500 },
        office: { areaValue: 600, leasePricePerSqm: 15_000 },
        mezzanine: { areaValue: 1_200 },
      },
      leaseVat: 2,
      isOpexIncluded: false,
    },
    {
      complex: { name: 'Заря', distanceFromRingRoad: 30 },
      building: { name: 'корп. 5' },
      areaSetWithPrice: {
        warehouse: { areaValue: 4_200, leasePricePerSqm: 9_000 },
        office: { areaValue: 310, leasePricePerSqm: 12_000 },
      },
      hasShelves: true,
    },
  ]);
});

test('a section with a region in its address is the next complex; a note names the place of a complex', async () => {
  const { objects } = await readText(`Помещение;Литера;Площадь, кв.м;Ставка, руб./кв.м в месяц с НДС
"Складской комплекс ""Заря"", г. Москва, ул. Рябиновая, д. 40";;;
пом. 10;В;3 120,00;1 100,00
пом. 11;Г;1 555,80;1 100,00
"База ""Луч"", Московская обл., г. Люберцы, ул. Новая, д. 24";;;
пом. 1;;720,00;650,00
пом. 2;;1 340,50;650,00`);
  expect(objects.slice(2)).toMatchObject([
    { complex: { name: 'База "Луч"', fullAddress: 'Московская обл., г. Люберцы, ул. Новая, д. 24' }, building: {} },
    { complex: { name: 'База "Луч"' }, building: {} },
  ]);
  const noted = await readText(`Парк;Корпус;Всего корпус, м²;Склад, м²;Офис, м²;Ставка, руб./м²/год без НДС
Меридиан Север;К2;50 400;48 200;2 200;BTS, по запросу
Меридиан Юг;К5;27 300;6 480;310;10 900

Меридиан Север — Московская обл., Ленинградское ш., 32 км от МКАД;;;;;
Меридиан Юг — Московская обл., Симферопольское ш., 41 км от МКАД;;;;;`);
  expect(noted.objects).toMatchObject([
    {
      complex: { highway: { name: 'Ленинградское шоссе' }, distanceFromRingRoad: 32 },
      building: { totalArea: 50_400 },
      bts: true,
      isRentalPriceOnRequest: true,
    },
    {
      complex: { highway: { name: 'Симферопольское шоссе' }, distanceFromRingRoad: 41 },
      building: { totalArea: 27_300 },
    },
  ]);
});

test('floors, loads and kilometres of a road are read from the cells that name them in passing', async () => {
  const { objects, questions } = await readText(`Объект;Адрес;S, м2;Ставка, руб./м2/мес.;НДС;Пол;Этаж
СК «Заря»;г. Видное, ул. Новая, 2;3 850;890;без НДС;антипыль, 6 т/м2;1-2
СК «Заря»;г. Видное, ул. Новая, 2;420;650;без НДС;линолеум, офис;2
СК «Луч»;Ленинский район, 33-й км Каширского шоссе;700;600;;бетон;1

УСН - собственник на упрощёнке, НДС не облагается;;;;;;`);
  expect(objects).toMatchObject([
    { building: { floorLoad: 6 }, floors: [{ name: '1 этаж' }, { name: '2 этаж' }] },
    { areaSetWithPrice: { warehouse: null, office: { areaValue: 420, leasePricePerSqm: 7_800 } } },
    { areaSetWithPrice: { warehouse: { areaValue: 700 } } },
  ]);
  expect(questions).toMatchObject([
    { row: 3, field: 'building.flooringTypes' },
    { row: 4, field: 'complex.distanceFromRingRoad', reason: vacancyDoubts.markOfRoad },
    { row: 4, field: 'leaseVat', reason: vacancyDoubts.noVat },
  ]);
});

test('an address names its region, a column of regions goes before', async () => {
  const rows = [
    ['Комплекс', 'Адрес', 'Регион', 'Корпус', 'Площадь, м2'],
    ['Терминал Лесной', 'Россия, Московская область, Подольск, Лесная ул., 7', '', 'К1', 8_410],
    ['Склад на Нижней', 'г. Москва, Нижняя ул., 12', '', 'К2', 9_520],
    ['Парк Дальний', 'Дальняя ул., 3', '', 'К3', 10_630],
    ['Парк Тульский', 'Московская область, Серпухов, Полевая ул., 5', 'Тульская область', 'К4', 11_740],
  ] as const;
  const { objects } = await readRows(...rows);
  const regions = objects.map(({ complex }) => (complex as { region?: { name: string } }).region?.name);
  expect(regions).toEqual(['Московская область', 'Москва', undefined, 'Тульская область']);
});
