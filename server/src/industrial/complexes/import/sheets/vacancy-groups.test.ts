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
