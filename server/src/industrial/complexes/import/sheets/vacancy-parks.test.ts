import { describe, expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { industrialChoices } from '#importing/sheets/testing/choices.ts';
import { sheetsNow } from '#importing/sheets/testing/score.ts';
import { bytesOf, type Typed, WrittenSheet } from '#importing/sheets/testing/written-sheet.ts';
import { vacancySheets } from './read-vacancy-sheets.ts';

type Rows = readonly (readonly Typed[])[];

async function readBook(...sheets: readonly (readonly [name: string, rows: Rows])[]) {
  const written = sheets.map(([name, rows]) => {
    const sheet = new WrittenSheet(name);
    for (const row of rows) sheet.add(...row);
    return sheet;
  });
  const opened = await openSheets(bytesOf(written, 'xlsx'));
  return readSheets(opened, vacancySheets, { choices: industrialChoices, now: sheetsNow });
}

const readRows = (...rows: Rows) => readBook(['Вакант', rows]);
const heads = ['Секция', 'Площадь, м²', 'Ставка, руб./м²/год без НДС', 'Доступность'];
const sectionOf = (first: number) => [
  [`Секция ${first}.1`, 5_200 + first, 9_600, 'сейчас'],
  [`Секция ${first}.2`, 3_100 + first, 9_700, 'сейчас'],
];
const part = (object: Readonly<Record<string, unknown>> | undefined, name: string) =>
  object?.[name] as Record<string, unknown>;

describe('a section with the facts of a building in words gives them to its rows', () => {
  const classes = { A: 2, B: 4, 'B+': 3, 'A+': 1, C: 6 };
  test.each([
    ['Корпус 1, класс А, 2016 г., высота 12 м, нагрузка 7 т/м²', 'Корпус 1', classes.A, 2016, 12, 7],
    [
      'Корпус 2   (класс B+, введён в 2008 г., рабочая высота 9,5 м, нагрузка на пол 5 т/м²)',
      'Корпус 2',
      classes['B+'],
      2008,
      9.5,
      5,
    ],
    ['Корпус 3 (А+; год постройки 2019; h раб. 13,5 м; 8 т/м2; шаг колонн 12х24)', 'Корпус 3', 1, 2019, 13.5, 8],
    ['Здание 4: класс С, 2007 г.п., потолки 6 м, пол 3 т/м², общая площадь 18 400 м²', 'Здание 4', 6, 2007, 6, 3],
    ['Строение 5. Класс B. Ввод: 2012. Высота потолков 8 м. Нагрузка на пол 4 т/кв.м', 'Строение 5', 4, 2012, 8, 4],
    ['КОРПУС 6. КЛАСС А. 2021 ГОД. ВЫСОТА 13 М. НАГРУЗКА 9 Т/М²', 'КОРПУС 6', 2, 2021, 13, 9],
    ['Фаза 7 / класс А / 2027 / 12 м до низа балки / 6 т/м²', 'Фаза 7', 2, 2027, 12, 6],
    ['Building 8 - class A, built 2018, clear height 11 m, floor load 10 t/sqm', 'Building 8', 2, 2018, 11, 10],
    ['1-й корпус, класс В, 2005 г., высота 7 м, нагрузка 2 т/м²', '1-й корпус', 4, 2005, 7, 2],
    ['Корпус II (B, 1998), высота 5 м, нагрузка 7 т/м², на мезонин 0,5 т/м²', 'Корпус II', 4, 1998, 5, 7],
  ])('%s', async (section, name, buildingClass, year, workingHeight, floorLoad) => {
    const { objects, questions } = await readRows(['Логопарк «Север», площади'], heads, [section], ...sectionOf(1));
    const building = { name, buildingClass, workingHeight, floorLoad, commissioningDate: `${year}-01-01T00:00:00` };
    const quarter = { ...building, commissioningDate: expect.stringMatching(`^${year}-`) };
    expect(objects).toMatchObject([
      { name: 'Секция 1.1', complex: { name: 'Логопарк «Север»' }, building: quarter },
      { name: 'Секция 1.2', building: quarter },
    ]);
    expect(questions.filter(({ field }) => field.startsWith('building.'))).toEqual([]);
  });
});

test('sections name the kind of area, the power, the state and the terms of their rows', async () => {
  const { objects, refused } = await readRows(
    ['СК «Юг»'],
    ['Секция', 'Площадь, м²'],
    ['Корпус 1 «Холод», температурный режим −18…−22 °C, мощность 1,2 МВт, ставка 14 000 руб./м²/год без НДС'],
    ['1-1', 1_300],
    ['лит. В, кл. B, холодный склад, 8 500 руб./м2 в год без НДС, OPEX 1 800, свободен с 01.03.2027'],
    ['2-1', 1_500],
    ['Корпус 3 — сдан полностью'],
    ['3-1', 1_600],
    ['Корпус 4, класс А, строится, ввод IV кв. 2026'],
    ['4-1', 1_700],
    ['Корпус 5 (свободно 1 800 м²)'],
    ['5-1', 1_800],
  );
  expect(objects).toMatchObject([
    {
      complex: { electricitySupply: 1_200 },
      building: { name: 'Корпус 1 «Холод»' },
      areaSetWithPrice: {
        warehouse: {
          freezer: { areaValue: 1_300, temperatureFrom: -22, temperatureTo: -18, leasePricePerSqm: 14_000 },
        },
      },
    },
    {
      building: { name: 'лит. В', buildingClass: 4 },
      opexPerSqm: 1_800,
      availabilityDate: '2027-03-01T00:00:00',
      areaSetWithPrice: { warehouse: { unheated: { areaValue: 1_500, leasePricePerSqm: 8_500 } } },
    },
    { building: { name: 'Корпус 4', constructionStatus: 2 }, areaSetWithPrice: { warehouse: { areaValue: 1_700 } } },
    { building: { name: 'Корпус 5' }, areaSetWithPrice: { warehouse: { areaValue: 1_800 } } },
  ]);
  expect(part(objects[1], 'building')).not.toHaveProperty('commissioningDate');
  expect(refused).toContainEqual(expect.objectContaining({ row: 8 }));
});

test('a section may have its facts in cells of their own; a legend of buildings stands above or below the table', async () => {
  const cells = await readRows(
    ['СК «Юг»'],
    heads,
    ['Корпус 1', 'класс А', 'высота 12 м', 'введён в 2016 г.'],
    ['Секция 1', 1_200, 9_600, 'сейчас'],
    ['Корпус 2', 'класс B', 'высота 9 м', 'нагрузка 5 т/м²'],
    ['Секция 2', 2_300, 9_700, 'сейчас'],
  );
  expect(cells.objects).toMatchObject([
    { building: { name: 'Корпус 1', buildingClass: 2, workingHeight: 12 } },
    { building: { name: 'Корпус 2', buildingClass: 4, workingHeight: 9, floorLoad: 5 } },
  ]);
  const table = [
    ['Корпус', 'Блок', 'Площадь, м²', 'Ставка, руб./м²/год без НДС'],
    ['1', '1-1', 1_300, 9_600],
    ['2', '2-1', 1_500, 9_100],
  ];
  const legend = [
    ['Корпус 1 — класс А, 2016 г., высота 12 м'],
    ['Корпус 2 — класс B, 2008 г., высота 9 м, нагрузка 5 т/м²'],
  ];
  for (const rows of [
    [['СК «Юг»'], ...table, [], ...legend],
    [['СК «Юг»'], ...legend, ...table],
  ])
    expect((await readRows(...rows)).objects).toMatchObject([
      { building: { buildingClass: 2, workingHeight: 12 }, complex: { name: 'СК «Юг»' } },
      { building: { buildingClass: 4, workingHeight: 9, floorLoad: 5 } },
    ]);
});

describe('a name of a building or a block has its class in a value of its own', () => {
  test.each([
    ['лит. А, кл. А', 'лит. А', 2],
    ['стр.2, кл. B', 'стр.2', 4],
    ['К5, А+', 'К5', 1],
    ['Корпус 3 класс В', 'Корпус 3', 4],
    ['Bldg 2 - class A', 'Bldg 2', 2],
    ['корп. 2 (B+)', 'корп. 2', 3],
    ['стр. 4 [кл. С]', 'стр. 4', 6],
    ['лит. Б / B+', 'лит. Б', 3],
    ['К6, А+ класс', 'К6', 1],
    ['Корпус 1, класс "А", 2016 г.', 'Корпус 1', 2],
    ['Корпус 2\nкласс А\nвысота 12 м', 'Корпус 2', 2],
    ['А, класс B+', 'А', 3],
    ['3 (класс А)', '3', 2],
  ])('%s', async (written, name, buildingClass) => {
    const { objects } = await readRows(
      ['СК «Юг»'],
      ['Здание', 'Блок', 'Площадь, м²', 'Ставка, руб./м²/год без НДС'],
      [written, '1-1', 1_200, 9_600],
      [written, '1-2', 2_300, 9_700],
    );
    expect(objects).toMatchObject([{ building: { name, buildingClass } }, { building: { name, buildingClass } }]);
  });

  test('a letter of a liter is no class; a floor after the class stays a floor', async () => {
    const { objects } = await readRows(
      ['СК «Юг»'],
      ['Здание', 'Блок', 'Площадь, м²', 'Ставка, руб./м²/год без НДС'],
      ['Корп.1/А', '1-1', 1_200, 9_600],
      ['лит. Г, кл. С, 2 этаж', 'Секция 3 (класс C)', 2_300, 9_700],
    );
    expect(part(objects[0], 'building')).not.toHaveProperty('buildingClass');
    expect(objects[1]).toMatchObject({
      building: { name: 'лит. Г', buildingClass: 6 },
      name: 'Секция 3',
      floors: [{ name: '2 этаж' }],
    });
  });
});

describe('a title names the building of its sheet', () => {
  const road = { highway: { name: 'Каширское шоссе' }, distanceFromRingRoad: 62 };
  test.each([
    ['Логопарк «Михнево», Каширское шоссе, 62 км. Корпус 7 (действующий), класс А', 'Корпус 7', road, 1],
    ['ЛОГОПАРК «МИХНЕВО» — КОРПУС 7', 'КОРПУС 7', {}, undefined],
    ['Корпус 7 логопарка «Михнево» (строящийся)', 'Корпус 7', {}, 2],
    ['Здание 7 | Логопарк Михнево | свободные площади на 24.11.2026', 'Здание 7', {}, undefined],
    ['Свободные площади в корпусе 7', 'Корпус 7', {}, undefined],
    ['Логопарк «Михнево», корп. 7 (строится, ввод III кв. 2027), класс А', 'корп. 7', {}, 2],
    ['Каширское шоссе, 62 км от МКАД. Корпус 7, действующий', 'Корпус 7', road, 1],
    ['Индустриальный парк «Михнево» / Фаза 7 / under construction', 'Фаза 7', {}, 2],
    ['МО, г.о. Ступино, д. Михнево, Каширское ш., 62 км. Здание 7, введено в эксплуатацию', 'Здание 7', road, 1],
  ])('%s', async (title, name, complex, constructionStatus) => {
    const { objects } = await readBook(['Площади', [[title], heads, ...sectionOf(1)]]);
    const building = { name, ...(constructionStatus === undefined ? {} : { constructionStatus }) };
    expect(objects).toMatchObject([
      { building, complex },
      { building, complex },
    ]);
    expect(part(objects[0], 'complex')['fullAddress'] ?? '').not.toMatch(/Каширское|Корпус/);
  });

  test('a house of an address is no building, a year alone is that of the list', async () => {
    const { objects } = await readRows(
      ['Складской комплекс «Михнево», МО, г. Ступино, ул. Новая, вл. 7, корпус 3'],
      ['Офис: г. Москва, Варшавское шоссе, д. 125, стр. 1'],
      heads,
      ...sectionOf(1),
    );
    for (const object of objects) {
      expect(object['building']).toEqual({});
      expect(object['complex']).toMatchObject({ fullAddress: 'МО, г. Ступино, ул. Новая, вл. 7, корпус 3' });
      expect(object['areaSetWithPrice']).toMatchObject({ office: null });
    }
  });

  test('of two tables of a sheet each has the building of its title', async () => {
    const { objects } = await readRows(
      ['СК «Юг»'],
      ['Корпус 1, класс А, высота 12 м'],
      heads.slice(0, 3),
      ['1-1', 1_300, 9_600],
      [],
      ['Корпус 2, класс B, высота 9 м'],
      heads.slice(0, 3),
      ['2-1', 1_500, 9_100],
    );
    expect(objects).toMatchObject([
      { building: { name: 'Корпус 1', buildingClass: 2, workingHeight: 12 } },
      { building: { name: 'Корпус 2', buildingClass: 4, workingHeight: 9 } },
    ]);
  });
});

test('sheets named by buildings have the complex of the file; a summary of them is no object', async () => {
  const { objects, refused, questions } = await readBook(
    [
      'Сводка',
      [
        ['Логопарк «Михнево»'],
        ['Корпус', 'Свободно, м2', 'Секций'],
        ['Корпус 1', 8_302, 2],
        ['Корпус 2', 8_304, 2],
        ['Всего', 16_606, 4],
      ],
    ],
    ['Корпус 1', [heads, ...sectionOf(1)]],
    ['К2', [heads, ...sectionOf(2)]],
  );
  expect(objects).toMatchObject(
    ['Корпус 1', 'Корпус 1', 'К2', 'К2'].map((name) => ({
      complex: { name: 'Логопарк «Михнево»' },
      building: { name },
    })),
  );
  expect(refused.map(({ sheet, row }) => [sheet, row])).toEqual([
    ['Сводка', 3],
    ['Сводка', 4],
    ['Сводка', 5],
  ]);
  expect(questions.map(({ field }) => field)).not.toContain('complex.name');
});

test('a sheet named by its page or with words after a preposition has no building', async () => {
  const { objects } = await readBook(
    ['стр. 2', [['СК «Юг»'], heads, ...sectionOf(1)]],
    ['Лист7', [['Площади в корпусе и во дворе СК «Север»'], heads, ...sectionOf(2)]],
  );
  expect(objects.map(({ building }) => building)).toEqual([{}, {}, {}, {}]);
});

test('sums of other areas are a summary by its name, sums of parks by their sizes; lists of blocks are not', async () => {
  const named = await readBook(
    [
      'Свод',
      [
        ['Здание', 'Общая площадь, м2', 'Занято, м2', 'Свободно, м2'],
        ['Корпус 1', 20_000, 11_000, 9_000],
        ['Корпус 2', 18_000, 9_100, 8_900],
      ],
    ],
    ['Корпус 1', [heads, ...sectionOf(1)]],
    ['Корпус 2', [heads, ...sectionOf(2)]],
  );
  expect(named.objects.map(({ sheet }) => sheet)).toEqual(['Корпус 1', 'Корпус 1', 'Корпус 2', 'Корпус 2']);
  const sums = await readBook(
    ['Север', [['СК «Север»'], heads, ...sectionOf(1)]],
    ['Юг', [['СК «Юг»'], heads, ...sectionOf(2)]],
    [
      'Парки',
      [
        ['Объект', 'Площадь, м2'],
        ['СК «Север»', 8_302],
        ['СК «Юг»', 8_304],
      ],
    ],
  );
  expect(sums.objects.map(({ sheet }) => sheet)).toEqual(['Север', 'Север', 'Юг', 'Юг']);
  const list = await readBook(
    [
      'Сводный прайс',
      [
        ['Объект', 'Блок', 'Площадь, м2', 'Ставка, руб/м2/год без НДС'],
        ['СК «Север»', '1', 5_201, 9_600],
        ['СК «Север»', '2', 3_101, 9_500],
        ['СК «Юг»', '1', 4_100, 9_400],
      ],
    ],
    ['Офисы', [['СК «Север»'], ['Кабинет', 'Площадь, м2', 'Ставка, руб/м2/год без НДС'], ['201', 40, 12_000]]],
  );
  expect(list.objects).toHaveLength(4);
});

describe('a sheet of one kind of area', () => {
  test.each([
    ['АБК отдельно', 'Логопарк «Михнево», офисы в отдельном АБК (здание 5)', 'Кабинет', 'office'],
    ['Офисы', 'Логопарк «Михнево»', 'Помещение', 'office'],
    ['Лист2', 'Офисные помещения, корпус 3', 'Помещение', 'office'],
    ['Лист2', 'Логопарк «Михнево». АБК-2, 3 этаж', '№ офиса', 'office'],
    ['Лист2', 'Аренда офисов в логопарке «Михнево»', 'Помещение', 'office'],
    ['Мезонин', 'СК «Михнево»', 'Секция', 'mezzanine'],
    ['Производство', 'СК «Михнево»', 'Цех', 'production'],
    ['Склады и офисы', 'СК «Михнево»', 'Блок', 'warehouse'],
    ['Лист1', 'СК «Михнево». Контакты: офис 204, тел. 8 495 000-00-00', 'Блок', 'warehouse'],
    ['Лист1', 'СК «Михнево» — свободные площади (офисы и АБК по запросу)', 'Блок', 'warehouse'],
  ])('%s: %s', async (sheet, title, block, kind) => {
    const { objects } = await readBook([
      sheet,
      [
        [title],
        [block, 'Этаж', 'Площадь, кв.м', 'Ставка, руб./м2/мес с НДС'],
        ['201', 2, 42.6, 900],
        ['305', 3, 60, 800],
      ],
    ]);
    expect(objects.map(({ areaSetWithPrice }) => (areaSetWithPrice as Record<string, unknown>)[kind])).toMatchObject([
      { areaValue: 42.6, leasePricePerSqm: 10_800 },
      { areaValue: 60, leasePricePerSqm: 9_600 },
    ]);
  });
});

describe('an address alone above rooms is an address, no name', () => {
  test.each([
    ['Московская обл, Мытищи г, Волковское ш, дом 5А', 'Московская обл, Мытищи г, Волковское ш, дом 5А', undefined],
    ['141006, Московская обл., г. Мытищи, ул. Силикатная, вл. 36, стр. 2', undefined, undefined],
    ['Россия, Санкт-Петербург г, Шафировский пр-кт, д. 17', undefined, undefined],
    ['г. Химки, Вашутинское ш., 20', undefined, undefined],
    ['МО, Подольск г.о., Львовский рп, Магистральная ул, 9 к1', undefined, undefined],
    ['Москва, 2-й Южнопортовый пр-д, 14', undefined, undefined],
    ['Респ Татарстан, Казань г, Тэцевская ул, дом № 4Б', undefined, undefined],
    ['Ленинградская обл., Всеволожский р-н, пос. Красная Заря, промзона', undefined, undefined],
    ['Адрес: МО, г. Мытищи, Волковское ш., д. 5А', 'МО, г. Мытищи, Волковское ш., д. 5А', undefined],
    ['База «Клён», МО, Подольск, ул. Мира, 8', 'МО, Подольск, ул. Мира, 8', 'База «Клён»'],
    [
      'Мытищинский складской комплекс (МО, г. Мытищи, Волковское ш., 5А)',
      'МО, г. Мытищи, Волковское ш., 5А',
      'Мытищинский складской комплекс',
    ],
  ])('%s', async (section, address, name) => {
    const { objects } = await readRows(
      [
        'Объект / Помещение',
        '',
        'Этаж',
        'Вид',
        'Площадь, кв.м',
        'Ставка, руб. за кв.м в мес. (в т.ч. НДС)',
        'Состояние',
      ],
      [section, '', '', '', 3_826.6, '', ''],
      ['', 'Строение 2', '', '', 1_826.6, '', ''],
      ['', 'Пом. I', 1, 'Склад', 1_184.6, 880, 'Свободно'],
      ['', 'Пом. 2, к. 1-3', 1, 'Склад', 642, 900, 'Свободно'],
      ['', 'Строение 5', '', '', 2_000, '', ''],
      ['', 'Пом. 1', 1, 'Склад', 1_200, 870, 'Свободно'],
      ['', 'Пом. 2', 1, 'Офис', 800, 1_100, 'Занято'],
    );
    expect(objects).toMatchObject([
      { building: { name: 'Строение 2' }, name: 'Пом. I' },
      { building: { name: 'Строение 2' }, name: 'Пом. 2, к. 1-3' },
      { building: { name: 'Строение 5' }, name: 'Пом. 1' },
    ]);
    for (const object of objects) {
      const complex = part(object, 'complex');
      expect([complex['fullAddress'], complex['name'], complex['highway']]).toEqual([
        address ?? section,
        name,
        undefined,
      ]);
    }
  });
});

describe('how utilities are paid', () => {
  test.each([
    ['* OPEX 1 950 руб./м²/год оплачивается отдельно, коммунальные платежи - по счётчикам.', 'По счётчикам'],
    ['* Коммунальные платежи отдельно (по счетчикам)', 'По счётчикам'],
    ['* КУ по счетчикам', 'По счётчикам'],
    ['* Коммунальные услуги не включены и оплачиваются по показаниям приборов учёта', 'По счётчикам'],
    ['* Utilities as per meters', 'По счётчикам'],
    ['* Коммунальные платежи включены в ставку', 'Включены в ставку'],
    ['* Ставка включает НДС, OPEX и коммунальные платежи', 'Включены в ставку'],
    ['* Коммуналка отдельно', undefined],
    ['* Без учёта коммунальных платежей', undefined],
    ['* OPEX и коммунальные платежи в ставку не входят', undefined],
  ])('%s', async (note, name) => {
    const below = await readRows(['СК «Юг»'], heads, ...sectionOf(1), [note]);
    const above = await readRows(['СК «Юг»'], [note], heads, ...sectionOf(1));
    for (const object of [...below.objects, ...above.objects])
      expect((object['utilityBill'] as { name: string } | undefined)?.name).toBe(name);
  });

  test('in a column; other words go to the comment', async () => {
    const { objects, questions } = await readRows(
      ['Секция', 'Площадь, м2', 'Ставка, руб/м2/год без НДС', 'Коммунальные'],
      ['1', 1_200, 9_600, 'по счетчикам'],
      ['2', 2_300, 9_700, 'отдельно'],
      ['3', 2_400, 9_800, 'вкл.'],
      ['4', 2_500, 9_900, 'не включены'],
    );
    const names = objects.map((object) => (object['utilityBill'] as { name: string } | undefined)?.name);
    expect(names).toEqual(['По счётчикам', undefined, 'Включены в ставку', undefined]);
    expect(objects[1]?.['additionalInformation']).toContain('отдельно');
    expect(questions).toEqual([]);
  });
});

test('footnotes about all buildings hold for all rows, about a part of them for none', async () => {
  const { objects } = await readRows(
    ['СК «Юг»'],
    heads,
    ...sectionOf(1),
    ['* Рабочая высота во всех корпусах 12 м, нагрузка на пол 6 т/м², шаг колонн 12×24 м.'],
    ['** Выделенная электрическая мощность парка 4,2 МВт, возможно увеличение до 6 МВт.'],
    ['Все здания класса А, построены в 2018 г.'],
  );
  for (const object of objects)
    expect(object).toMatchObject({
      complex: { electricitySupply: 4_200 },
      building: { workingHeight: 12, floorLoad: 6, columnPitch: { x: 12, y: 24 }, buildingClass: 2 },
    });
  const other = await readRows(
    ['СК «Юг»'],
    heads,
    ...sectionOf(1),
    ['* высота 9 м в секциях 1.1-1.3'],
    ['** нагрузка на мезонин 0,5 т/м²'],
    ['*** возможно увеличение мощности до 3 МВт'],
  );
  for (const { building, complex } of other.objects) {
    expect(building).toEqual({});
    expect(complex).toEqual({ name: 'СК «Юг»' });
  }
});

test('heads of cities, pallet places and gates at ground level', async () => {
  const cities = await readRows(
    ['City', 'Property', 'Available area, sq m', 'Asking rent, RUB/sq m/year excl. VAT'],
    ['Kazan', 'Biek Tau Terminal', 9_400, 9_500],
    ['Samara', 'Preobrazhenka', 2_000, 8_000],
  );
  expect(cities.objects).toMatchObject([{ complex: { fullAddress: 'Kazan' } }, { complex: { fullAddress: 'Samara' } }]);
  for (const head of ['П/мест', 'Паллетомест, шт', 'Паллет', 'Pallet positions']) {
    const { objects } = await readRows(
      ['Камера', 'Темп. режим', 'Площадь, м2', head, 'Ставка, руб/м2/год без НДС'],
      ['Камера 1', '-18..-22', 1_450, 2_100, 16_500],
      ['Камера 2', '+2..+6', 900, 1_200, 14_800],
    );
    expect(objects).toMatchObject([{ countPalletPlaces: 2_100 }, { countPalletPlaces: 1_200 }]);
  }
  for (const head of ['Ворота (на 0)', 'Ворота (в ноль)', 'Ворота (отм. 0.00)', 'Ворота [в 0]']) {
    const { objects, questions } = await readRows(
      ['Литер', 'Помещ.', 'S, м2', 'Цена, руб/м2/мес с НДС', head],
      ['А', '1', 1_240, 520, 2],
      ['Б', '2', 540, 530, 1],
    );
    expect(objects).toMatchObject([{ numberGatesZero: 2 }, { numberGatesZero: 1 }]);
    expect(questions).toEqual([]);
  }
});

test('a building with its whole area above its rooms is no object, one that is offered whole is', async () => {
  const above = await readRows(
    ['СК «Юг»'],
    ['Помещение', 'Площадь, м²', 'Ставка, руб./м²/год без НДС', 'Статус'],
    ['Корпус 1 (класс А)', 20_000, '', ''],
    ['Секция 1.1', 5_200, 9_600, 'свободно'],
    ['Корпус 2', 18_000, '', ''],
    ['Секция 2.1', 2_400, 8_200, 'свободно'],
  );
  expect(above.objects).toMatchObject([
    { sourceRow: 4, building: { name: 'Корпус 1', buildingClass: 2 } },
    { sourceRow: 6, building: { name: 'Корпус 2' } },
  ]);
  const whole = await readRows(
    ['СК «Юг»'],
    ['Корпус', 'Площадь, м²', 'Ставка, руб./м²/год без НДС'],
    ['Корпус 1 (класс А)', 20_000, ''],
    ['Корпус 2', 18_000, 9_600],
    ['Ангар', 5_200, 8_600],
  );
  expect(whole.objects).toHaveLength(3);
});

test('rows below a building without a complex have its facts', async () => {
  const { objects } = await readRows(
    ['Корпус', 'Класс', 'Секция', 'Площадь, м²', 'Ставка, руб./м²/год без НДС'],
    ['Корпус 1 (А)', '', '1.1', 5_200, 9_600],
    ['', '', '1.2', 3_100, 9_700],
    ['Корпус 2', 'B', '2.1', 2_400, 8_200],
  );
  expect(objects.map(({ building }) => (building as Record<string, unknown>)['buildingClass'])).toEqual([2, 2, 4]);
});

test('a message with buildings: a let section takes off itself alone, terms above hold for all', async () => {
  const sheets = await openSheets(
    Buffer.from(`Логопарк «Север», Ленинградское ш., 20 км от МКАД
Ставки без НДС, OPEX 1 900 отдельно, коммунальные по счётчикам

Корпус 1, класс А, год постройки 2016, высота 12 м
- секция 1: 5 200 м², 9 600 руб./м²/год, 6 доков, сейчас
- секция 2: 3 100 м², 9 700 руб./м²/год, 4 дока, с 01.03.2027

Корпус 2, класс B, высота 9 м
- секция 3: 2 400 м², 8 200 руб./м²/год, 2 ворот на 0, сейчас
- секция 4: СДАНА`),
  );
  const { objects, refused } = readSheets(sheets, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  const terms = { leaseVat: 2, opexPerSqm: 1_900, isOpexIncluded: false, utilityBill: { name: 'По счётчикам' } };
  expect(objects).toMatchObject([
    { ...terms, name: 'секция 1', building: { name: 'Корпус 1', commissioningDate: '2016-01-01T00:00:00' } },
    { ...terms, name: 'секция 2', building: { name: 'Корпус 1', buildingClass: 2 } },
    { ...terms, name: 'секция 3', building: { name: 'Корпус 2', buildingClass: 4 } },
  ]);
  expect(refused.map(({ row }) => row)).toEqual([10]);
});

test('messages: a range of a freezer, a class after the area, parts without units', async () => {
  const sheets = await openSheets(
    Buffer.from(`Павловский Посад, Горьковское ш., 60 км
морозилка -18..-20, 1 100 м², 14 500 руб/м2/год, 3 дока

Дедовск, Волоколамское ш 18 км, склад 5200 м2 А, мезонин 800, высота 12, ставка 9 100 без НДС

Ступино, Каширское ш., 80 км, склад 3100 м2, цена 850 р/м2/мес с НДС, мезонин 450`),
  );
  const { objects } = readSheets(sheets, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  expect(objects).toMatchObject([
    { areaSetWithPrice: { warehouse: { freezer: { areaValue: 1_100, temperatureFrom: -20, temperatureTo: -18 } } } },
    {
      building: { buildingClass: 2, workingHeight: 12 },
      areaSetWithPrice: { warehouse: { areaValue: 5_200 }, mezzanine: { areaValue: 800 } },
    },
    { areaSetWithPrice: { warehouse: { areaValue: 3_100 }, mezzanine: null } },
  ]);
});
