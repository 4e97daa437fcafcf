import type { Chance } from '#demo/seeded-random.ts';
import {
  plotColumns as column,
  comma,
  grouped,
  type PlotColumn,
  type PlotTruth,
  plotColumn,
  plotTruths,
  shortCategory,
  shortHighway,
  shortRegion,
} from './plot-truth.ts';
import { type SheetLayout, type WrittenFile, type WrittenKind, writeRows } from './sheet-kind.ts';
import { type FileFormat, WrittenSheet } from './written-sheet.ts';

/** A kind with one table of the given columns. */
function table(
  title: string,
  columns: readonly PlotColumn[],
  layout: SheetLayout<PlotTruth> | ((truths: readonly PlotTruth[], chance: Chance) => SheetLayout<PlotTruth>) = {},
  format: FileFormat = 'xlsx',
): WrittenKind {
  return {
    title,
    write(chance) {
      const truths = plotTruths(chance);
      const sheet = new WrittenSheet();
      const objects = writeRows(sheet, truths, columns, typeof layout === 'function' ? layout(truths, chance) : layout);
      return { sheets: [sheet], format, objects };
    },
  };
}

function kind(title: string, write: (chance: Chance) => WrittenFile): WrittenKind {
  return { title, write };
}

const text = (
  write: (truth: PlotTruth) => string,
  head: PlotColumn['head'],
  says: (truth: PlotTruth) => Record<string, unknown>,
  doubts?: (truth: PlotTruth, index: number) => readonly string[],
) => plotColumn(head, write, says, doubts);
const sum = (values: readonly number[]) => Number(values.reduce((one, other) => one + other, 0).toFixed(2));

/** Kinds of sheets of plots. */
export const plotSheetKinds: readonly WrittenKind[] = [
  table('a tidy list', [
    column.order(),
    column.number(),
    column.address(),
    column.hectares(),
    column.roubles(),
    column.category(),
  ]),
  table(
    'a title, a note, a total',
    [column.order('№ п/п'), column.number('Кад. №'), column.hectares('S, га'), column.millions('Цена, млн')],
    (truths) => ({
      titles: [['Участки в продаже на 17.11.2026'], []],
      total: 'named',
      totalOf: () => ['Итого', null, sum(truths.map(({ area }) => area)), sum(truths.map(({ price }) => price / 1e6))],
      notes: ['* Все участки в собственности', 'Контакты: 8 (495) 000-00-17'],
      says: { ownershipType: 'Частная собственность' },
    }),
  ),
  table('two head rows with merged groups', [
    column.number('КН участка'),
    column.highway(['Расположение', 'Направление'], shortHighway),
    column.km(['Расположение', 'км от МКАД']),
    column.hectares(['Характеристики', 'Площадь, га']),
    column.category(['Характеристики', 'Категория'], shortCategory),
    column.millions(['Стоимость', 'млн руб.']),
  ]),
  table(
    'two head rows without merging',
    [
      column.number('Кадастровый №'),
      column.hectares(['Площадь', 'га']),
      column.km(['Местоположение', 'км от МКАД']),
      column.highway(['Местоположение', 'шоссе']),
      column.roubles('Цена (руб.)'),
    ],
    { mergesGroups: false },
  ),
  table('units in every cell', [
    column.number('Номер ЗУ'),
    text(
      ({ area }) => `${comma(area)} га`,
      'Площадь',
      ({ area }) => ({ area }),
    ),
    text(
      ({ price }) => `${comma(price / 1e6, 1)} млн руб.`,
      'Цена',
      ({ price }) => ({ price }),
    ),
    text(
      ({ km }) => `${km} км`,
      'Удалённость от МКАД',
      ({ km }) => ({ kmFromCity: km }),
    ),
  ]),
  table('sotki and price per sotka', [
    column.number('КН'),
    column.address('Местоположение'),
    column.sotki('Площадь (сот.)'),
    plotColumn(
      'Цена за сотку, руб.',
      (truth) => Math.round(truth.price / Math.round(truth.area * 100)),
      (truth) => ({ price: Math.round(truth.price / Math.round(truth.area * 100)) * Math.round(truth.area * 100) }),
    ),
  ]),
  table(
    'square metres as text',
    [
      column.number(),
      text(
        ({ area }) => grouped(area * 10_000),
        'Площадь, кв. м',
        ({ area }) => ({ area }),
      ),
      text(
        ({ price }) => grouped(price),
        'Стоимость, ₽',
        ({ price }) => ({ price }),
      ),
      column.ownership('Форма собственности', (name) => (name.startsWith('Част') ? 'частная' : 'муниципальная')),
    ],
    {},
    'csv-1251',
  ),
  table(
    'semicolons of Excel',
    [column.number(), column.hectares(), column.roubles(), column.region('Субъект РФ', shortRegion)],
    {},
    'csv',
  ),
  table(
    'tabs in UTF-16',
    [column.order(), column.number('Кадастр'), column.hectares('Га'), column.millions('Цена млн.')],
    {},
    'tsv-utf16',
  ),
  table(
    'an old workbook',
    [column.number(), column.hectares('Площадь участка, га'), column.roubles('Стоимость участка, руб.')],
    {},
    'xls',
  ),
  table(
    'a web page named .xls',
    [
      column.number(),
      text(
        ({ area }) => comma(area),
        'Площадь, Га',
        ({ area }) => ({ area }),
      ),
      text(
        ({ price }) => grouped(price),
        'Цена, руб',
        ({ price }) => ({ price }),
      ),
    ],
    {},
    'html',
  ),
  table('on request, dashes and bargaining', [
    column.number(),
    column.hectares(),
    plotColumn(
      'Цена, руб.',
      ({ price }, index) => (index % 3 === 0 ? 'по запросу' : index % 3 === 1 ? 'договорная' : price),
      ({ price }, index) => (index % 3 === 2 ? { price } : {}),
    ),
    plotColumn(
      'Торг',
      (_, index) => (index % 2 === 0 ? 'да' : 'нет'),
      (_, index) => ({ hasBarganing: index % 2 === 0 }),
    ),
    plotColumn('Газ', (_, index) => (index % 2 === 0 ? '—' : 'н/д')),
  ]),
  table('approximate numbers', [
    column.number(),
    plotColumn(
      'Площадь, га',
      ({ area }, index) => (index % 3 === 0 ? `около ${comma(area, 1)}` : area),
      ({ area }) => ({ area }),
      (_, index) => (index % 3 === 0 ? ['area'] : []),
    ),
    plotColumn(
      'Цена, млн руб.',
      ({ price }, index) =>
        index % 4 === 1
          ? `от ${comma(price / 1e6, 1)}`
          : index % 4 === 2
            ? `${Math.floor(price / 1e6)}-${Math.ceil(price / 1e6) + 5}`
            : price / 1e6,
      ({ price }) => ({ price }),
      (_, index) => (index % 4 === 1 || index % 4 === 2 ? ['price'] : []),
    ),
  ]),
  table(
    'sections of highways',
    [column.number('Кадастровый номер'), column.hectares(), column.roubles('Цена')],
    (truths) => ({
      sections: [
        { before: 0, text: 'Новорижское шоссе', says: { landHighway: 'Новорижское шоссе' } },
        { before: Math.floor(truths.length / 2), text: 'Киевское', says: { landHighway: 'Киевское шоссе' } },
      ],
      blankEvery: 3,
    }),
  ),
  table(
    'sold, archive and wanted',
    [column.number(), column.hectares(), column.millions(), plotColumn('Статус', () => 'в продаже')],
    (_, chance) => {
      const [one, two, three] = plotTruths(chance, 3);
      return {
        refused: [
          [one?.number, one?.area, 41, 'продан'],
          [two?.number, two?.area, 55, 'снят с продажи'],
          [null, 'Ищем участок 5–7 га под склад', null, null],
          ['Архив 2024'],
          [three?.number, three?.area, 12.5, null],
        ],
      };
    },
  ),
  kind('doubles of earlier rows', (chance) => {
    const truths = plotTruths(chance);
    const sheet = new WrittenSheet('Участки');
    const columns = [column.number(), column.hectares(), column.roubles()];
    const objects = writeRows(sheet, truths, columns);
    const [first, second] = truths;
    sheet.add(first?.number.replace(/:0/, ':0'), first?.area, first?.price);
    sheet.add(second?.number, second?.area, (second?.price ?? 0) + 5_000_000);
    return {
      sheets: [sheet],
      format: 'xlsx',
      objects: objects.map((object, index) => (index === 1 ? { ...object, doubtful: ['price'] } : object)),
    };
  }),
  kind('several numbers a plot', (chance) => {
    const truths = plotTruths(chance);
    const sheet = new WrittenSheet('Лист1');
    const tail = (truth: PlotTruth) => Number(truth.number.split(':')[3]) + 1;
    const numbers = plotColumn(
      'Кадастровые номера',
      (truth, index) =>
        index % 3 === 0
          ? `${truth.number}, ${truth.number.replace(/\d+$/, String(tail(truth)))}`
          : index % 3 === 1
            ? `${truth.number}, :${tail(truth)}`
            : truth.number,
      (truth, index) => ({
        cadastralNumbers:
          index % 3 === 2 ? [truth.number] : [truth.number, truth.number.replace(/\d+$/, String(tail(truth)))],
        region: truth.region,
      }),
    );
    return {
      sheets: [sheet],
      format: 'xlsx',
      objects: writeRows(sheet, truths, [numbers, column.hectares(), column.roubles()]),
    };
  }),
  kind('several rows a plot', (chance) => {
    const sheet = new WrittenSheet();
    sheet.add('№', 'Кадастровый номер', 'Площадь, га', 'Цена, млн руб.');
    const objects = plotTruths(chance, 6).map((truth, index) => {
      const second = truth.number.replace(/\d+$/, String(Number(truth.number.split(':')[3]) + 7));
      const row = sheet.add(index + 1, truth.number, truth.area, truth.price / 1e6);
      sheet.add(null, second, 0.5, null);
      sheet.merge(row, 0, row + 1, 0);
      sheet.merge(row, 3, row + 1, 3);
      return {
        sheet: sheet.name,
        row,
        values: {
          cadastralNumbers: [truth.number, second],
          area: Number((truth.area + 0.5).toFixed(2)),
          price: truth.price,
          region: truth.region,
        },
        doubtful: [],
      };
    });
    return { sheets: [sheet], format: 'xlsx', objects };
  }),
  kind('several sheets, one hidden, one of sold plots', (chance) => {
    const [one, two, hidden, sold] = ['Земля', 'Дача', 'Дно', 'Продано'].map((name) => new WrittenSheet(name));
    const columns = [column.number(), column.hectares(), column.millions()];
    const objects = [one, two].flatMap((sheet) => (sheet ? writeRows(sheet, plotTruths(chance, 5), columns) : []));
    for (const sheet of [hidden, sold]) if (sheet) writeRows(sheet, plotTruths(chance, 3), columns);
    if (hidden) hidden.isHidden = true;
    return { sheets: [one, two, hidden, sold].filter((sheet) => sheet !== undefined), format: 'xlsx', objects };
  }),
  kind('a hidden column of floor prices, hidden rows', (chance) => {
    const sheet = new WrittenSheet();
    const truths = plotTruths(chance, 9);
    const objects = writeRows(sheet, truths, [
      column.number(),
      column.hectares(),
      plotColumn('Дно, млн', ({ price }) => price / 2e6),
      column.millions(),
    ]);
    sheet.hiddenColumns.push(2);
    sheet.hiddenRows.push(4);
    return { sheets: [sheet], format: 'xlsx', objects: objects.filter(({ row }) => row !== 4) };
  }),
  kind('two tables one below the other', (chance) => {
    const sheet = new WrittenSheet();
    const upper = writeRows(sheet, plotTruths(chance, 5), [column.number(), column.hectares(), column.roubles()], {
      titles: [['Промышленные участки']],
    });
    sheet.add();
    const lower = writeRows(
      sheet,
      plotTruths(chance, 5),
      [
        column.order(),
        column.address('Местоположение'),
        column.number('КН'),
        column.sotki('Соток'),
        column.millions('Стоимость, млн руб.'),
      ],
      { titles: [['Участки под склад']] },
    );
    return { sheets: [sheet], format: 'xlsx', objects: [...upper, ...lower] };
  }),
  kind('no heads at all', (chance) => {
    const sheet = new WrittenSheet();
    const objects = plotTruths(chance).map((truth) => {
      const row = sheet.add(
        truth.number,
        truth.address,
        `${comma(truth.area)} га`,
        `${comma(truth.price / 1e6, 1)} млн`,
      );
      const { number, address, area, price, region } = truth;
      return {
        sheet: sheet.name,
        row,
        values: { cadastralNumbers: [number], address, area, price, region },
        doubtful: [],
      };
    });
    return { sheets: [sheet], format: 'csv', objects };
  }),
  table('typing errors in heads and values', [
    column.number('Кадасторвый номер'),
    column.hectares('Плошадь (га)'),
    column.millions('Цeна, млн. рyб.'),
    column.highway('Шосе', (name) => name.replace('ское', 'cкое')),
    column.category('Котегория земель', (name) =>
      name.startsWith('Земли пром')
        ? 'промышленость'
        : name.startsWith('Земли нас')
          ? 'населеных пунктов'
          : 'сельхоз назначения',
    ),
  ]),
  table('English heads', [
    column.number('Cadastral number'),
    column.address('Location'),
    column.hectares('Land area, ha'),
    column.roubles('Price, RUB'),
    column.km('Distance from MKAD, km'),
  ]),
  table('transliterated heads', [
    column.number('Kadastrovyi nomer'),
    column.hectares('Ploschad, ga'),
    column.millions('Tsena, mln rub'),
  ]),
  table('numbers that became dates', [
    column.number(),
    plotColumn(
      'Площадь, га',
      ({ area }, index) => (index % 4 === 1 ? { value: new Date(Date.UTC(2026, 4, 1)), format: 'dd\\.mmm' } : area),
      ({ area }, index) => ({ area: index % 4 === 1 ? 1.5 : area }),
      (_, index) => (index % 4 === 1 ? ['area'] : []),
    ),
    column.roubles(),
  ]),
  table('coordinates and utilities', [
    column.number(),
    plotColumn(
      'Координаты',
      ({ latitude, longitude }) => `${latitude}, ${longitude}`,
      ({ latitude, longitude }) => ({ latitude, longitude }),
    ),
    column.hectares(),
    column.roubles(),
    plotColumn(
      'Эл-во, кВт',
      ({ kilowatts }) => kilowatts,
      ({ kilowatts }) => ({ 'electricitySupply.type': 2, 'electricitySupply.value': kilowatts }),
    ),
    plotColumn(
      'Газ',
      (_, index) => (index % 2 === 0 ? 'по границе' : 'нет'),
      (_, index) => (index % 2 === 0 ? { 'gasSupply.type': 1 } : {}),
    ),
    plotColumn(
      'Ж/д ветка',
      (_, index) => (index % 2 === 0 ? 'есть' : '-'),
      (_, index) => ({ hasIndustrialRailway: index % 2 === 0 }),
    ),
  ]),
  table('latitude and longitude, some swapped', [
    column.number(),
    column.hectares(),
    plotColumn(
      'Широта',
      ({ latitude, longitude }, index) => (index === 2 ? longitude : latitude),
      ({ latitude }) => ({ latitude }),
      (_, index) => (index === 2 ? ['latitude'] : []),
    ),
    plotColumn(
      'Долгота',
      ({ latitude, longitude }, index) => (index === 2 ? latitude : longitude),
      ({ longitude }) => ({ longitude }),
      (_, index) => (index === 2 ? ['longitude'] : []),
    ),
    column.millions(),
  ]),
  table(
    'units of the title',
    [column.number(), column.hectares('Площадь'), column.roubles('Стоимость')].map((one, index) =>
      index === 2
        ? plotColumn(
            'Стоимость',
            ({ price }) => price / 1e6,
            ({ price }) => ({ price }),
          )
        : one,
    ),
    {
      titles: [['Земельные участки. Цены указаны в млн руб., площадь в га']],
    },
  ),
  table('no word of the unit of prices', [
    column.number(),
    column.hectares(),
    plotColumn(
      'Цена',
      ({ price }) => price / 1e6,
      ({ price }) => ({ price }),
      () => ['price'],
    ),
  ]),
  table('a region that contradicts the number', [
    column.number(),
    column.hectares(),
    column.roubles(),
    plotColumn(
      'Регион',
      ({ region }, index) => (index === 1 ? 'Ярославская область' : region),
      ({ region }) => ({ region }),
      (_, index) => (index === 1 ? ['region'] : []),
    ),
  ]),
  table(
    'the heads once more in the middle, numbered columns',
    [column.order(), column.number(), column.hectares(), column.roubles()],
    { repeatsHead: true, blankEvery: 4 },
  ),
  table('a total of numbers alone', [column.number(), column.hectares(), column.roubles()], (truths) => ({
    total: 'unnamed',
    totalOf: () => [null, sum(truths.map(({ area }) => area)), sum(truths.map(({ price }) => price))],
  })),
  table('number words', [
    column.number(),
    plotColumn(
      'Площадь',
      (_, index) => (index % 3 === 0 ? 'полтора га' : index % 3 === 1 ? 'пол гектара' : '15 соток'),
      (_, index) => ({ area: [1.5, 0.5, 0.15][index % 3] }),
    ),
    plotColumn(
      'Цена',
      (_, index) => (index % 2 === 0 ? 'полтора млн' : '850 тыс.'),
      (_, index) => ({ price: index % 2 === 0 ? 1_500_000 : 850_000 }),
    ),
  ]),
  kind('a table on its side', (chance) => {
    const sheet = new WrittenSheet();
    const truths = plotTruths(chance, 5);
    sheet.add('Параметр', ...truths.map((_, index) => `Участок ${index + 1}`));
    sheet.add('Кадастровый номер', ...truths.map(({ number }) => number));
    sheet.add('Адрес', ...truths.map(({ address }) => address));
    sheet.add('Площадь, га', ...truths.map(({ area }) => area));
    sheet.add('Цена, руб.', ...truths.map(({ price }) => price));
    sheet.add('Категория земель', ...truths.map(({ category }) => category));
    const objects = truths.map(({ number, address, area, price, category, region }, index) => ({
      sheet: sheet.name,
      row: index + 2,
      values: { cadastralNumbers: [number], address, area, price, category, region },
      doubtful: [],
    }));
    return { sheets: [sheet], format: 'xlsx', objects };
  }),
  kind('two tables next to each other', (chance) => {
    const sheet = new WrittenSheet();
    const [left, right] = [plotTruths(chance, 5), plotTruths(chance, 5)];
    sheet.add('КН', 'Площадь, га', 'Цена, руб.', null, 'КН', 'Площадь, га', 'Цена, руб.');
    const rows = left.map((one, index) => {
      const two = right[index];
      return { row: sheet.add(one.number, one.area, one.price, null, two?.number, two?.area, two?.price), one, two };
    });
    const valuesOf = ({ number, area, price, region }: PlotTruth) => ({
      cadastralNumbers: [number],
      area,
      price,
      region,
    });
    const objects = rows.map(({ row, one }) => ({ sheet: sheet.name, row, values: valuesOf(one), doubtful: [] }));
    return {
      sheets: [sheet],
      format: 'xlsx',
      objects: [
        ...objects,
        ...rows.flatMap(({ row, two }) =>
          two ? [{ sheet: sheet.name, row, values: valuesOf(two), doubtful: [] }] : [],
        ),
      ],
    };
  }),
];
