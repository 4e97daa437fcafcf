import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { industrialChoices } from '#importing/sheets/testing/choices.ts';
import { sheetsNow } from '#importing/sheets/testing/score.ts';
import { bytesOf, type Typed, WrittenSheet } from '#importing/sheets/testing/written-sheet.ts';
import { vacancySheets } from './read-vacancy-sheets.ts';
import { vacancyDoubts } from './vacancy-doubts.ts';

async function readRows(name: string, ...rows: readonly (readonly Typed[])[]) {
  const sheet = new WrittenSheet(name);
  for (const row of rows) sheet.add(...row);
  const opened = await openSheets(bytesOf([sheet], 'xlsx'));
  return readSheets(opened, vacancySheets, { choices: industrialChoices, now: sheetsNow });
}

const heads = ['Комплекс', 'Блок', 'Площадь, м²', 'Ставка, руб./м²/год без НДС'];

test('subtotals, parts and wanted ads are no vacancies; a comment about a need is none', async () => {
  const { objects, refused } = await readRows(
    'Вакант',
    [...heads, 'Комментарий'],
    ['Логопарк Север', '1-А', 4_800, 10_500, 'нужен ремонт'],
    ['Логопарк Север', '1-Б', 5_200, 9_800, null],
    ['Подитог', null, 10_000, null, null],
    ['в т.ч. офисы', null, 700, null, null],
    ['Склад ответхранения (ищем!)', null, 3_000, 7_000, 'срочно'],
  );
  expect(objects.map(({ sourceRow }) => sourceRow)).toEqual([2, 3]);
  expect(refused).toMatchObject([
    { row: 4, reason: 'Итог, а не объект' },
    { row: 5, reason: 'Часть строки выше' },
    { row: 6, reason: 'Спрос, а не предложение' },
  ]);
});

test('a table on its side has the names of complexes above its columns', async () => {
  const { objects } = await readRows(
    'Сравнение',
    ['Показатель', 'Логопарк Быково', 'Технопарк Успенский'],
    ['Класс', 'А', 'B+'],
    ['Предлагаемая площадь, кв.м', 5_200, 1_750],
    ['Арендная ставка, руб./кв.м/год без НДС', 9_200, 7_500],
    ['Высота потолков', '12 м', '8 м'],
    ['Адрес', 'МО, Быково', 'МО, Успенское'],
  );
  expect(objects).toMatchObject([
    { complex: { name: 'Логопарк Быково' }, building: { workingHeight: 12 } },
    { complex: { name: 'Технопарк Успенский' }, building: { workingHeight: 8 } },
  ]);
});

test.each([
  ['Экспорт', undefined],
  ['1', undefined],
  ['Вешняки', 'Вешняки'],
])('the name of a sheet is the complex only with a question: %s', async (name, complex) => {
  const { objects, questions } = await readRows(name, heads.slice(1), ['1-А', 4_800, 10_500], ['1-Б', 5_200, 9_800]);
  expect(objects.map((object) => (object['complex'] as { name?: string }).name)).toEqual([complex, complex]);
  expect(questions.some(({ reason }) => reason === vacancyDoubts.nameFromSheet)).toBe(complex !== undefined);
});

test('answers in the first row are no second row of heads', async () => {
  const { objects } = await readRows(
    '1',
    ['Склад', 'Свободно, м²', 'Ставка', 'Отопление', 'Пол'],
    ['Нахабино Логистик', '640+120+60 АБК', '11 т.р./м² в год + НДС', 'да', 'антипыль'],
    ['Терминал Внуково', '3500 м²', '9 т.р./м² в год', 'нет', 'бетон'],
  );
  expect(objects.map(({ sourceRow }) => sourceRow)).toEqual([2, 3]);
});

test('an English list has the least block and what is free at once', async () => {
  const { objects } = await readRows(
    'Vacant',
    ['Property', 'Building', 'Vacant, sq m', 'Min unit', 'Rent, RUB per sq m per year', 'Available from'],
    ['PNK Park Koledino', 'B1', 24_500, 6_000, 9_800, 'Q1 2027'],
    ['Orientir Sever-4', '2', 8_000, 2_000, 10_200, 'immediately'],
  );
  expect(objects).toMatchObject([
    { minimalRentalBlockArea: 6_000, availabilityDate: '2027-01-01T00:00:00' },
    { minimalRentalBlockArea: 2_000, availabilityDate: '2026-11-23T00:00:00' },
  ]);
});

test('titles name the complex, its place and terms for all rows; sections name buildings', async () => {
  const { objects, questions } = await readRows(
    'Вакансии',
    ['ЛОГОПАРК «ВЕШКИ-СЕВЕР» — свободные площади на 20.11.2026'],
    ['Адрес: МО, г.о. Мытищи, пос. Вешки, Липкинское ш., 2 (Алтуфьевское шоссе, 4 км от МКАД). Класс А.'],
    ['Ставки triple net, без НДС. OPEX 2 150 руб./м²/год'],
    ['Блок', 'Площадь, м²', 'Ставка, руб./м²/год', 'Дата освобождения'],
    ['Корпус 1 (h=12 м)'],
    ['1.2', 4_320, 11_800, 'свободно'],
    ['1.4', 2_160, 11_500, 'по согласованию'],
  );
  expect(objects).toMatchObject([
    {
      name: '1.2',
      opexPerSqm: 2_150,
      isOpexIncluded: false,
      leaseVat: 2,
      availabilityDate: '2026-11-20T00:00:00',
      complex: {
        name: 'ЛОГОПАРК «ВЕШКИ-СЕВЕР»',
        fullAddress: 'МО, г.о. Мытищи, пос. Вешки, Липкинское ш., 2',
        highway: { name: 'Алтуфьевское шоссе' },
        distanceFromRingRoad: 4,
      },
      building: { name: 'Корпус 1', buildingClass: 2, workingHeight: 12 },
    },
    { name: '1.4' },
  ]);
  expect(questions).toMatchObject([{ row: 7, field: 'availabilityDate' }]);
});

test('a name leaves building and class to their fields; spellings of a building are one', async () => {
  const { objects, refused } = await readRows(
    'Аренда',
    heads,
    ['Обухово-Парк корп. 4', '4-Г', 3_100, 9_000],
    ['Обухово парк к.5', 'весь', 7_400, 8_400],
    ['обухово парк к5', 'весь', 7_400, 8_400],
    ['Нахабино Логистик, кл. А', '1', 760, 11_000],
  );
  expect(objects).toMatchObject([
    { complex: { name: 'Обухово-Парк' }, building: { name: 'корп. 4' } },
    { complex: { name: 'Обухово-Парк' }, building: { name: 'к.5' } },
    { complex: { name: 'Нахабино Логистик' }, building: { buildingClass: 2 } },
  ]);
  expect(refused).toMatchObject([{ row: 4 }]);
});

test('rows of one block are one vacancy; other blocks are their own', async () => {
  const { objects } = await readRows(
    'Лист1',
    ['Комплекс', 'Секция', 'Тип помещения', 'Площадь', 'Ставка, руб./м²/год'],
    ['Крёкшино', 'с.1', 'Склад', 4_860, 10_400],
    [null, null, 'Мезонин', 720, 6_500],
    ['Крёкшино', 'с.1', 'Офис', 280, 14_000],
    ['Крёкшино', 'с.2', 'Склад', 4_870, 10_300],
  );
  expect(objects).toMatchObject([
    {
      sourceRows: [2, 3, 4],
      areaSetWithPrice: {
        warehouse: { areaValue: 4_860, leasePricePerSqm: 10_400 },
        mezzanine: { areaValue: 720, leasePricePerSqm: 6_500 },
        office: { areaValue: 280, leasePricePerSqm: 14_000 },
      },
    },
    { sourceRows: [5] },
  ]);
});

test('several areas of a cell have their kinds', async () => {
  const { objects, questions } = await readRows(
    'Лист1',
    ['Комплекс', 'Площади', 'Ставка, руб./м²/год без НДС'],
    ['Север', 'склад 4200 м2 + АБК 380 м2, потолок 9 м', 7_800],
    ['Юг', '640+120 АБК', 7_000],
    ['Запад', '1 250 м² (в т.ч. офис 50 м²)', 7_200],
    ['Восток', '5 000 м²', '8400 год'],
    ['Центр', '21 000 (склад 20 400 + офис 600)', '10,500'],
  );
  const parts = objects.map((object) => {
    const { warehouse, office } = object['areaSetWithPrice'] as Record<string, { areaValue: number } | null>;
    return [warehouse?.areaValue, office?.areaValue];
  });
  expect(parts).toEqual([
    [4_200, 380],
    [640, 120],
    [1_200, 50],
    [5_000, undefined],
    [20_400, 600],
  ]);
  expect(objects[0]).toMatchObject({ building: { workingHeight: 9 } });
  expect(objects[3]).toMatchObject({ areaSetWithPrice: { warehouse: { leasePricePerSqm: 8_400 } } });
  expect(objects[4]).toMatchObject({ areaSetWithPrice: { warehouse: { leasePricePerSqm: 10_500 } } });
  expect(questions.map(({ row }) => row)).toEqual([4]);
});

test('temperatures decide the kind of a warehouse', async () => {
  const { objects } = await readRows(
    'Камеры',
    ['Камера', 'Темп. режим', 'Площадь, м²', 'Ставка, руб./м²/год без НДС'],
    ['1', '−18…−22', 1_150, 19_500],
    ['2', '+2..+6', 860, 17_200],
    ['3', 'не отапл.', 640, 7_000],
  );
  expect(objects.map((object) => (object['areaSetWithPrice'] as { warehouse: object }).warehouse)).toMatchObject([
    { freezer: { areaValue: 1_150, temperatureFrom: -22, temperatureTo: -18 } },
    { temperature: { areaValue: 860, temperatureFrom: 2, temperatureTo: 6 } },
    { unheated: { areaValue: 640 } },
  ]);
});

test('units in a column, docks with gates, a lease that ends, a sum of parts', async () => {
  const { objects, questions } = await readRows(
    'Лист1',
    [
      'Заголовок',
      'Площадь склада',
      'Офис',
      'Общая площадь',
      'Цена',
      'Ед. цены',
      'НДС',
      'Доки/ворота',
      'Дата окончания договора',
    ],
    ['Томилино', 3_450, 150, 3_600, 9_800, 'руб/м2/год', 'без НДС', '12/2', '30.11.2026'],
    ['Быково', 1_280, 120, 1_400, 680, 'руб/м2/мес', 'вкл. НДС', '8 доков, 1 ворота', null],
  );
  expect(objects).toMatchObject([
    { dockNumber: 12, numberGatesZero: 2, availabilityDate: '2026-11-30T00:00:00', building: {} },
    { dockNumber: 8, numberGatesZero: 1, areaSetWithPrice: { warehouse: { leasePricePerSqm: 8_160 } } },
  ]);
  expect(objects[0]?.['building']).toEqual({});
  expect(questions).toMatchObject([{ row: 2, field: 'availabilityDate', reason: vacancyDoubts.leaseEnd }]);
});

test('a column like two fields is one question; a highway has its distance; the status of a building is no offer', async () => {
  const { objects, questions } = await readRows(
    'Лист1',
    ['Комплекс', 'Шоссе / км', 'Статус', 'Площадь, м²', 'Ставка, руб./м²/год без НДС', 'Ворота', 'Отметка пола'],
    ['Радумля', 'Ленинградское / 31', 'построен', 6_200, 9_300, 8, '+1,2'],
    ['Лобня', 'Дмитровское / 17', 'строится', 14_300, 10_100, 16, '0'],
    ['Пешки', 'Leningradskoe / 46', 'сдан в эксплуатацию', 2_900, 7_400, 3, '120 см'],
  );
  expect(objects).toMatchObject([
    { complex: { distanceFromRingRoad: 31 }, building: { constructionStatus: 1, floorLevel: 120 } },
    { complex: { distanceFromRingRoad: 17 }, building: { constructionStatus: 2, floorLevel: 0 } },
    { complex: { highway: { name: 'Ленинградское шоссе' } }, building: { constructionStatus: 1, floorLevel: 120 } },
  ]);
  expect(questions.map(({ row, field }) => [row, field])).toEqual([[2, 'dockNumber']]);
});

test('power that rows of one complex name each is that of their blocks', async () => {
  const { objects } = await readRows(
    'Лист1',
    ['Комплекс', 'Блок', 'Площадь, м²', 'Мощность', 'Ставка, руб./м²/год без НДС'],
    ['Юг', '1', 640, '80 кВт', 9_000],
    ['Юг', '2', 960, '100 кВА', 9_100],
    ['Запад', '1', 740, '0,1 МВт', 9_200],
  );
  const power = objects.map((object) => (object['complex'] as { electricitySupply?: number }).electricitySupply);
  expect(power).toEqual([undefined, undefined, 100]);
  expect(objects[1]).toMatchObject({ additionalInformation: 'Мощность: 100 кВА' });
});

test('a second complex of a sheet does not take the place of the first', async () => {
  const { objects } = await readRows(
    'Лист1',
    ['ПСК Электроугли (класс В), 20 км Горьковское шоссе, г. Электроугли, ул. Полевая, 5'],
    heads.slice(1),
    ['Склад 1', 1_500, 7_200],
    ['Логопарк Обухово, класс А, 25 км'],
    heads.slice(1),
    ['Блок А1', 5_000, 12_000],
  );
  expect(objects.map((object) => object['complex'])).toMatchObject([
    { name: 'ПСК Электроугли', distanceFromRingRoad: 20, fullAddress: 'г. Электроугли, ул. Полевая, 5' },
    { name: 'Логопарк Обухово', distanceFromRingRoad: 25 },
  ]);
  expect(objects[1]?.['complex']).not.toHaveProperty('fullAddress');
});

test('a head with its translation in a row below is one head, units below a head belong to it', async () => {
  const { objects } = await readRows(
    'Long list',
    ['Объект / Property', null, 'Площадь / Area, m²', null, 'Условия / Terms (excl. VAT)', null, 'Сроки'],
    ['Название', 'Корпус', 'Склад', 'Мезонин', 'Ставка', 'OPEX', 'Доступно'],
    ['Name', 'Building', 'Whs', 'Mezz', 'whs, RUB/m²/y', 'RUB/m²/y', 'Available'],
    ['Родники', 'A1', 9_800, 640, 12_200, 2_150, 'сейчас / now'],
    ['Жилино-Лог', 'B', 4_300, 410, 11_400, 1_900, 'сейчас / now'],
  );
  expect(objects).toMatchObject([
    {
      complex: { name: 'Родники' },
      building: { name: 'A1' },
      areaSetWithPrice: {
        warehouse: { areaValue: 9_800, leasePricePerSqm: 12_200 },
        mezzanine: { areaValue: 640, leasePricePerSqm: null },
      },
      opexPerSqm: 2_150,
      leaseVat: 2,
      availabilityDate: `${sheetsNow.toISOString().slice(0, 10)}T00:00:00`,
    },
    { complex: { name: 'Жилино-Лог' }, building: { name: 'B' }, opexPerSqm: 1_900 },
  ]);
});

test('heads of a program have words between underscores', async () => {
  const { objects } = await readRows(
    'export',
    ['complex', 'block', 'use', 'area_sqm', 'rent_rub_sqm_month_ex_vat', 'ceiling_m', 'gates'],
    ['Технопарк Юг', '1-A', 'production', 2_400, 900, 8.5, 3],
    ['Технопарк Юг', '1-B', 'warehouse', 1_600, 950, 12, 1],
  );
  expect(objects).toMatchObject([
    {
      areaSetWithPrice: { production: { areaValue: 2_400, leasePricePerSqm: 10_800 } },
      building: { workingHeight: 8.5 },
      numberGatesZero: 3,
      leaseVat: 2,
    },
    { areaSetWithPrice: { warehouse: { areaValue: 1_600, leasePricePerSqm: 11_400 } }, numberGatesZero: 1 },
  ]);
});

test('parts of a cell have the rates of their columns, in the units of the first rate', async () => {
  const { objects } = await readRows(
    'Свод',
    ['Парк', 'Площади, кв.м', 'Ставка склад, т.р./кв.м в год без НДС', 'Ставка АБК', 'Ставка мезонин'],
    ['Логопарк Кашира', '8 000 + АБК 600 + мезонин 1200', '7,9', '12', '5,5'],
    ['Логопарк Ступино', '3 600 + АБК 240', '8,2', '12,5', null],
  );
  expect(objects.map((object) => object['areaSetWithPrice'])).toMatchObject([
    {
      warehouse: { areaValue: 8_000, leasePricePerSqm: 7_900 },
      office: { areaValue: 600, leasePricePerSqm: 12_000 },
      mezzanine: { areaValue: 1_200, leasePricePerSqm: 5_500 },
    },
    { warehouse: { leasePricePerSqm: 8_200 }, office: { areaValue: 240, leasePricePerSqm: 12_500 } },
  ]);
});

test('heads of cold areas name their degrees, taxes and power', async () => {
  const { objects, questions } = await readRows(
    'Холод',
    [
      'Склад',
      'Заморозка -20, м²',
      'Холод +2…+4, м²',
      'Ставка заморозка, руб/м²/год б/НДС',
      'Ставка холод, руб/м²/год б/НДС',
      'Электричество',
    ],
    ['Айсберг', 4_200, 1_800, 21_000, 17_500, '900 кВт'],
    ['Пингвин', null, 740, null, 16_900, '300 кВА'],
  );
  expect(objects).toMatchObject([
    {
      leaseVat: 2,
      areaSetWithPrice: {
        warehouse: {
          freezer: { areaValue: 4_200, leasePricePerSqm: 21_000, temperatureFrom: -20, temperatureTo: -20 },
          temperature: { areaValue: 1_800, leasePricePerSqm: 17_500, temperatureFrom: 2, temperatureTo: 4 },
        },
      },
    },
    { leaseVat: 2, areaSetWithPrice: { warehouse: { temperature: { areaValue: 740, leasePricePerSqm: 16_900 } } } },
  ]);
  expect(questions.map(({ row, field }) => [row, field])).toEqual([[3, 'complex.electricitySupply']]);
});

test('tonnes below a floor are its load, a kind below a name is that of the area, a let object after a dash is none', async () => {
  const { objects, refused } = await readRows(
    'Лист1',
    ['Кадастровый номер', 'Наименование', 'Площадь, м²', 'Ставка, руб./м²/год без НДС', 'Пол'],
    ['71:30:030218:415', 'Производственное помещение', 1_200, 3_000, '5 т'],
    ['71:30:030218:416', 'Складское помещение', 800, 2_600, '3,5 т'],
    ['71:30:030218:417', 'Склад 3 - занято', 640, 2_500, '4 т'],
  );
  expect(objects).toMatchObject([
    {
      complex: { cadastralNumbers: ['71:30:030218:415'] },
      building: { floorLoad: 5 },
      areaSetWithPrice: { production: { areaValue: 1_200, leasePricePerSqm: 3_000 } },
    },
    { building: { floorLoad: 3.5 }, areaSetWithPrice: { warehouse: { areaValue: 800 } } },
  ]);
  expect(refused).toMatchObject([{ row: 4 }]);
});

test('numbers of a column without a head are no highways, a section is', async () => {
  const { objects } = await readRows(
    'Восток',
    [null, 'Комплекс', 'Площадь, м²', 'Ставка, руб. за м² в месяц, всё включено (НДС, ЭР)'],
    ['Горьковское ш.', null, null, null],
    ['1', 'Богородск-Парк', 7_400, 800],
    ['2', 'Монино', 3_700, 820],
  );
  expect(objects).toMatchObject([
    { complex: { highway: { name: 'Горьковское шоссе' } }, leaseVat: 1, isOpexIncluded: true },
    { complex: { highway: { name: 'Горьковское шоссе' } }, leaseVat: 1, isOpexIncluded: true },
  ]);
});

test('a booking in a name is no part of it, heads of a program number buildings', async () => {
  const { objects, refused } = await readRows(
    'export',
    ['object_name', 'building_no', 'area_m2', 'rate_rub_m2_year', 'vat'],
    ['Домодедово Парк (бронь)', '2', 3_300, 8_700, 'excl'],
    ['Быково Лог', '1', 5_200, 9_200, 'incl'],
    ['Белые Столбы [сдан]', '3', 4_100, 9_900, 'incl'],
  );
  expect(objects).toMatchObject([
    { complex: { name: 'Домодедово Парк' }, building: { name: '2' }, vacancyStatus: 4, leaseVat: 2 },
    { complex: { name: 'Быково Лог' }, building: { name: '1' }, leaseVat: 1 },
  ]);
  expect(refused).toMatchObject([{ row: 4 }]);
});

test.each([
  ['12/2', 12, 2],
  ['-/1', undefined, 1],
  ['нет / 3', undefined, 3],
  ['2 ворот', undefined, 2],
  ['8 доков', 8, undefined],
  ['доки - 4, ворота - 1', 4, 1],
  ['5 д. / 2 в.', 5, 2],
])('docks and gates of one cell: %s', async (cell, docks, gates) => {
  const { objects, questions } = await readRows(
    'Вакант',
    [...heads, 'Доки/ворота'],
    ['Логопарк Север', '1-А', 4_800, 10_500, cell],
    ['Логопарк Север', '1-Б', 5_200, 9_800, '6/3'],
  );
  expect([objects[0]?.['dockNumber'], objects[0]?.['numberGatesZero']]).toEqual([docks, gates]);
  expect(questions).toEqual([]);
});

test('a section names the year, the completion and the state of its building', async () => {
  const { objects } = await readRows(
    'Вакант',
    ['Индустриальный парк «Бор»'],
    ['OPEX 1 900 руб./м²/год оплачивается отдельно'],
    ['Секция', 'Площадь, м²', 'Ставка, руб./м²/год без НДС'],
    ['Корпус 1 (класс А, 2019 г.)', null, null],
    ['1.1', 5_184, 9_800],
    ['Корпус 2 — введён в эксплуатацию в 2008 г., потолки 9 м', null, null],
    ['2.1', 2_150, 8_200],
    ['Корпус 3 — строится, ввод III кв. 2027', null, null],
    ['3.1', 12_096, 10_400],
    ['Фаза 4 (under construction, Q4 2027)', null, null],
    ['4.1', 6_048, 10_600],
  );
  expect(objects.map(({ building, isOpexIncluded }) => ({ building, isOpexIncluded }))).toEqual([
    {
      building: { name: 'Корпус 1', buildingClass: 2, commissioningDate: '2019-01-01T00:00:00' },
      isOpexIncluded: false,
    },
    {
      building: { name: 'Корпус 2', workingHeight: 9, commissioningDate: '2008-01-01T00:00:00' },
      isOpexIncluded: false,
    },
    {
      building: { name: 'Корпус 3', constructionStatus: 2, commissioningDate: '2027-07-01T00:00:00' },
      isOpexIncluded: false,
    },
    {
      building: { name: 'Фаза 4', constructionStatus: 2, commissioningDate: '2027-10-01T00:00:00' },
      isOpexIncluded: false,
    },
  ]);
});

test('a column of a table on its side that is let is no vacancy', async () => {
  const { objects, refused } = await readRows(
    'Сравнение',
    ['Показатель', 'Логопарк Быково', 'Технопарк Успенский', 'Северный Двор'],
    ['Класс', 'А', 'B+', 'B'],
    ['Высота потолков', '12 м', '8 м', '10 м'],
    ['Предлагаемая площадь, кв.м', 5_200, 1_750, 2_010],
    ['Арендная ставка, руб./кв.м/год без НДС', 9_200, 7_500, 9_300],
    ['Доступно', 'сейчас', 'сдан', '15.03.2027'],
  );
  expect(objects).toMatchObject([{ complex: { name: 'Логопарк Быково' } }, { complex: { name: 'Северный Двор' } }]);
  expect(refused).toMatchObject([{ reason: 'Сдано: «сдан»' }]);
});

test.each(['Дата публикации', 'Дата размещения', 'Дата последнего звонка', 'Date posted'])(
  'a day about the record is no availability: %s',
  async (title) => {
    const { objects } = await readRows(
      'Вакант',
      [...heads, title],
      ['Логопарк Север', '1-А', 4_800, 10_500, '10.11.2026'],
      ['Логопарк Север', '1-Б', 5_200, 9_800, '11.11.2026'],
    );
    expect(objects.map((object) => object['availabilityDate'])).toEqual([undefined, undefined]);
  },
);

test.each([
  ['Юнит', 'Блок', ['1.01', 'Блок A']],
  ['Блок', 'Помещение', ['Блок A', '1.01']],
])('a block is the building of its units: %s, %s', async (first, second, [one = '', other = '']) => {
  const { objects } = await readRows(
    'Вакант',
    ['Комплекс', first, second, 'Площадь, м²', 'Ставка, руб./м²/год без НДС'],
    ['Технопарк Север', one, other, 612, 15_000],
    ['Технопарк Север', one.replace('1.01', '1.02'), other.replace('1.01', '1.02'), 498, 15_600],
  );
  expect(objects).toMatchObject([
    { name: '1.01', building: { name: 'Блок A' } },
    { name: '1.02', building: { name: 'Блок A' } },
  ]);
});

test('words of completion and of status are the state of the building', async () => {
  const { objects, questions } = await readRows(
    'Вакант',
    [...heads, 'Ввод', 'Статус'],
    ['Логопарк Север', '1-А', 4_800, 10_500, 'введён', 'свободен'],
    ['Логопарк Север', '1-Б', 5_200, 9_800, '2 кв. 2027', 'Under construction'],
  );
  expect(objects).toMatchObject([
    { building: { constructionStatus: 1 } },
    { building: { constructionStatus: 2, commissioningDate: '2027-04-01T00:00:00' } },
  ]);
  expect(questions).toEqual([]);
});

test('the next park of a message ends the one above it', async () => {
  const text = `Парк «Север», Дмитровское ш., 30 км
- блок А: 5 000 м2, 9 500 р без НДС
- блок Б: 3 000 м2, 9 700 р без НДС
Парк «Юг», Каширское ш., 40,5 км
- блок 1: 2 000 м2, 8 500 р без НДС`;
  const opened = await openSheets(Buffer.from(text));
  const { objects } = readSheets(opened, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  expect(objects).toMatchObject([
    { name: 'блок А', complex: { name: 'Парк «Север»', distanceFromRingRoad: 30 } },
    { name: 'блок Б', complex: { name: 'Парк «Север»', distanceFromRingRoad: 30 } },
    { name: 'блок 1', complex: { name: 'Парк «Юг»', distanceFromRingRoad: 40.5 } },
  ]);
});

test('lines of signs and bars are lines of a message, no rows', async () => {
  const text = `🏭 Север Парк, Дмитровка 35 км | 5000 м² | 9 500 без НДС | кл. А | 12 м
🏭 Восток Лог, Горьковка 22 км | 1 250 м² | 720 р/мес с НДС | кл. B | 8 м`;
  const opened = await openSheets(Buffer.from(text));
  const { objects } = readSheets(opened, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  expect(objects).toMatchObject([
    { complex: { name: 'Север Парк' }, areaSetWithPrice: { warehouse: { areaValue: 5_000, leasePricePerSqm: 9_500 } } },
    { complex: { name: 'Восток Лог' }, areaSetWithPrice: { warehouse: { areaValue: 1_250, leasePricePerSqm: 8_640 } } },
  ]);
});

test('the place of the first park is not that of the parks below repeated heads', async () => {
  const table = [null, 'Здание', 'Площадь, м²', 'Ставка, руб./м²/год без НДС'];
  const { objects } = await readRows(
    'Свод',
    [null, 'Парк «Кубинка-Запад», Минское шоссе, 48 км от МКАД'],
    table,
    [null, 'корп. 1', 9_800, 9_300],
    [null, 'корп. 2', 7_300, 9_100],
    [null, 'Парк «Ворсино Юг», Калужская обл., Киевское шоссе, 67 км от МКАД'],
    table,
    [null, 'К-1', 23_540, 7_900],
    [null, 'К-2', 4_510, 9_600],
  );
  expect(objects.map(({ complex }) => complex)).toMatchObject([
    { name: 'Парк «Кубинка-Запад»', distanceFromRingRoad: 48 },
    { name: 'Парк «Кубинка-Запад»', distanceFromRingRoad: 48 },
    { name: 'Парк «Ворсино Юг»', fullAddress: 'Калужская обл.', distanceFromRingRoad: 67 },
    { name: 'Парк «Ворсино Юг»', fullAddress: 'Калужская обл.', distanceFromRingRoad: 67 },
  ]);
});

test('a rent named as that of the whole is divided without a question', async () => {
  const { objects, questions } = await readRows(
    'Экспорт',
    ['Комплекс', 'Площадь, м²', 'Цена', 'Единица цены', 'НДС'],
    ['Логопарк Север', 1_500, 900_000, 'руб. в месяц за всё', 'без НДС'],
    ['Логопарк Юг', 640, 750, 'руб./м² в мес.', 'без НДС'],
    ['Логопарк Восток', 2_300, 5_400, 'руб./м² в год', 'без НДС'],
  );
  expect(objects).toMatchObject([
    { areaSetWithPrice: { warehouse: { leasePricePerSqm: 7_200 } } },
    { areaSetWithPrice: { warehouse: { leasePricePerSqm: 9_000 } } },
    { areaSetWithPrice: { warehouse: { leasePricePerSqm: 5_400 } } },
  ]);
  expect(questions).toEqual([]);
});
