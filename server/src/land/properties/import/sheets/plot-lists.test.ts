import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { landChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { plotSheets } from './read-plot-sheets.ts';

async function readText(...lines: readonly string[]) {
  const opened = await openSheets(Buffer.from(lines.join('\n')));
  const { objects, questions, refused } = readSheets(opened, plotSheets, { choices: landChoices, now: sheetsNow });
  return {
    plots: objects.map((object) => ({
      ...factsOfObject(object),
      row: object.sourceRow,
      rows: object.sourceRows,
      numbers: object['cadastralNumbers'],
      use: (object['permittedUseTypes'] as readonly { code?: string }[] | undefined)?.[0]?.code,
    })) as readonly Record<string, unknown>[],
    questions: questions.map(({ row, field, reason }) => ({ row, field, reason })),
    refused: refused.map(({ row, reason }) => ({ row, reason })),
  };
}

const pick = (plots: readonly Record<string, unknown>[], ...names: readonly string[]) =>
  plots.map((plot) => names.map((name) => plot[name]));

/** Reads utilities of a cell, a row each. */
async function utilitiesOf(head: string, ...cells: readonly string[]) {
  const { plots } = await readText(
    `Кад. номер;Адрес;Площадь, сот.;${head}`,
    ...cells.map((cell, index) => `50:08:0050101:${11 + index};д. Борки;${10 + index};"${cell}"`),
  );
  return pick(
    plots,
    'electricitySupply.type',
    'electricitySupply.value',
    'gasSupply.type',
    'waterSupply.type',
    'sewerage.type',
  );
}

test('words after a power are about it; several utilities with one state are divided', async () => {
  const none = undefined;
  expect(
    await utilitiesOf(
      'Коммуникации',
      'Э/э 15 кВт по тех. условиям',
      'свет 2,5 МВт (ТУ), газ нет',
      '150 кВт газ по границе, вода и септик',
      'газ, свет, вода – отсутствуют',
      'газ, свет 30 кВт, вода – заведены',
      'свет/газ/вода',
      'газ и свет по ТУ',
      'Есть: свет, газ. Нет: вода',
      'э/э – макс. мощность 40 кВт; газ – возможно',
    ),
  ).toEqual([
    [1, 15, none, none, none],
    [1, 2500, none, none, none],
    [2, 150, 1, 2, 2],
    [none, none, none, none, none],
    [2, 30, 2, 2, none],
    [2, none, 2, 2, none],
    [1, none, 1, none, none],
    [2, none, 2, none, none],
    [2, 40, 1, none, none],
  ]);
});

test('a column of technical conditions has conditions, no connections', async () => {
  const cells = ['э/э – 15 кВт; газ – отсутствует', 'э/э 25 кВт подключено'];
  expect(pick(await conditionsOf(...cells), 'electricitySupply.type', 'electricitySupply.value')).toEqual([
    [1, 15],
    [2, 25],
  ]);
});

async function conditionsOf(...cells: readonly string[]) {
  const rows = cells.map((cell, index) => `50:08:0050101:${11 + index};д. Борки;${10 + index};"${cell}"`);
  const { plots } = await readText('Кад. номер;Адрес;Площадь, сот.;Технические условия', ...rows);
  return plots;
}

test('a title names utilities and ownership of all plots, not utilities that are paid for apart', async () => {
  const rows = ['№ уч.;Кадастровый номер;Площадь, сот.;Цена, руб.', '1;50:08:0050101:11;8,2;2542000'];
  const named = ['electricitySupply.value', 'gasSupply.type', 'ownershipType'];
  const own = await readText(
    'Земли населённых пунктов. Собственность',
    'Коммуникации на каждом участке: свет 15 кВт, газ по границе',
    ...rows,
  );
  expect(pick(own.plots, ...named)).toEqual([[15, 1, 'Частная собственность']]);
  const each = await readText('Электричество 12 кВт и магистральный газ на каждом участке', ...rows);
  expect(pick(each.plots, ...named)).toEqual([[12, 2, undefined]]);
  const later = await readText('Сети: свет 15 кВт оплачивается отдельно', ...rows);
  expect(pick(later.plots, ...named)).toEqual([[undefined, undefined, undefined]]);
});

test('numbers alone below a plot are its own, also where a title names a category of all', async () => {
  const { plots } = await readText(
    'Тульская область. Все участки – земли сельскохозяйственного назначения',
    '№ п/п;Район;Кадастровые номера;Площадь, га;Цена, тыс. руб. за 1 га',
    '1;Заокский район;71:09:010502:114;86,4;95',
    '2;Ясногорский район;71:23:040105:301;203,6;60',
    ';;71:23:040105:309;;',
    '3;Венёвский район;71:05:030401:12;318,25;55',
  );
  expect(pick(plots, 'row', 'rows', 'numbers', 'price')).toEqual([
    [3, [3], ['71:09:010502:114'], 8_208_000],
    [4, [4, 5], ['71:23:040105:301', '71:23:040105:309'], 12_216_000],
    [6, [6], ['71:05:030401:12'], 17_503_750],
  ]);
});

test.each([
  'Начальная цена / начальный размер годовой арендной платы, руб.',
  'Начальная цена предмета аукциона (для аренды – в год), руб.',
  'Начальная цена лота (при аренде: годовая арендная плата), руб.',
  'Цена / арендная плата в год, руб.',
  'Стоимость (для аренды - размер арендной платы в месяц), руб',
])('a head of a price or a rent is that of a price where the row is sold, and asked about else: %s', async (price) => {
  const heads = 'Адрес;Кадастровый номер;Площадь, кв. м';
  const [rent, sale] = ['д. Ямуга;50:03:0010101:1;1000', 'д. Борки;50:03:0010101:2;1200'];
  const byDeal = await readText(`${heads};Форма торгов;${price}`, `${rent};аренда;50000`, `${sale};продажа;900000`);
  expect(pick(byDeal.plots, 'price')).toEqual([[undefined], [900_000]]);
  expect(byDeal.questions).toEqual([{ row: 2, field: 'price', reason: 'Названа ставка аренды, а не цена' }]);
  const unnamed = await readText(`${heads};${price}`, `${rent};50000`, `${sale};900000`);
  expect(pick(unnamed.plots, 'price')).toEqual([[undefined], [undefined]]);
  expect(unnamed.questions).toEqual(
    [2, 3].map((row) => ({ row, field: 'price', reason: 'Цена продажи или арендная плата?' })),
  );
  const ofCells = await readText(`${heads};Способ;Цена, руб.`, `${rent};аренда;60000`, `${sale};продажа;950000`);
  expect(pick(ofCells.plots, 'price')).toEqual([[undefined], [950_000]]);
});

test('a site named by a building is a plot where its land is described; a building is none', async () => {
  const { plots, refused } = await readText(
    'Площадка;Кадастровый номер;Площадь, га;Категория;ВРИ;Цена, млн',
    'склад ГСМ;50:08:0050101:11;1,67;НП;6.9;25',
    'Нежилое здание 540 кв. м;50:08:0050101:12;0,5;;;4',
    'д. Борки;50:08:0050101:13;2;пром;6.0;9',
  );
  expect(pick(plots, 'row', 'area')).toEqual([
    [2, 1.67],
    [4, 2],
  ]);
  expect(refused).toEqual([{ row: 3, reason: 'Не участок: «Нежилое здание 540 кв. м»' }]);
});

test('a railway or a pond in a remark is one where it is on the plot; a code follows a category', async () => {
  const { plots } = await readText(
    'Кад. №;Место;Га;Цена, млн;Категория;Примечание',
    '50:03:0010101:1;Клин, д. Ямуга;2;9;пром 6.9;есть ж/д тупик, асфальт',
    '50:03:0010101:2;Клин, д. Борки;3;12;земли пром. (6.0);ж/д ветка в 300 м',
    '50:03:0010101:3;Клин, д. Опарино;4;5,2 за га;с/х;на участке озеро',
    '50:03:0010101:4;Клин, д. Воронино;5;14;с/х;ж.д. ветка (рядом)',
  );
  expect(pick(plots, 'hasIndustrialRailway', 'hasPond', 'price', 'use')).toEqual([
    [true, undefined, 9_000_000, '6.9'],
    [undefined, undefined, 12_000_000, '6.0'],
    [undefined, true, 20_800_000, undefined],
    [undefined, undefined, 14_000_000, undefined],
  ]);
});

test('a line above a list is about the list of its message, not about the next message', async () => {
  const { plots } = await readText(
    '[18.11.2026, 09:05] Маша: Дмитровка, с. Белый Раст, два участка:',
    '1) 50:04:0090403:91 - 11 сот - 2,2 млн',
    '2) 50:04:0090403:92 - 8 сот - 1,8 млн',
    '[18.11.2026, 09:08] Оля: Чехов, Симферопольское ш., 50 км. 2 участка под склад',
    '- 50:31:0010203:1, 2 га, 40 млн',
    '- 50:31:0010203:2, 3 га, 60 млн, эл-во 500 кВт по ТУ',
    '[18.11.2026, 09:09] Ваня: участок 50:32:0010203:3, 4,5 га, 15 млн',
  );
  const named = ['address', 'landHighway', 'kmFromCity', 'electricitySupply.type'];
  expect(pick(plots, 'row', ...named)).toEqual([
    [2, 'с. Белый Раст', 'Дмитровское шоссе', undefined, undefined],
    [3, 'с. Белый Раст', 'Дмитровское шоссе', undefined, undefined],
    [5, 'Чехов', 'Симферопольское шоссе', 50, undefined],
    [6, 'Чехов', 'Симферопольское шоссе', 50, 1],
    [7, undefined, undefined, undefined, undefined],
  ]);
});

test('a town before a village and a street after a town are parts of the address of a line', async () => {
  const { plots } = await readText(
    '50:08:0050101:11, Наро-Фоминск, д. Мартемьяново, 12 соток, ИЖС, 4,5 млн',
    '50:08:0050101:12, Апрелевка, ул. Березовая аллея, 8 соток, ЛПХ, 2,5 млн',
    '50:08:0050101:13, Новая Рига, д. Лужки, 10 соток, 3 млн',
  );
  expect(pick(plots, 'address')).toEqual([
    ['Наро-Фоминск, д. Мартемьяново'],
    ['Апрелевка, ул. Березовая аллея'],
    ['д. Лужки'],
  ]);
});

test('a comma of roubles in an English price separates thousands', async () => {
  const { plots, questions } = await readText(
    'Site;Cadastral no.;Area, ha;Price',
    'Istra;50:08:0050101:11;12;RUB 4,500 per sqm',
    'Klin;50:03:0050101:12;10;RUB 95 mln',
  );
  expect(pick(plots, 'price')).toEqual([[540_000_000], [95_000_000]]);
  expect(questions).toEqual([]);
});

test('lots that a cell describes are plots each, though no column has their numbers', async () => {
  const { plots } = await readText(
    'Объект;Описание',
    'Участок 1;Земельный участок 12 га, 50:03:0010313:27, Клинский р-н, земли промышленности, цена 45 млн руб.',
    'Участок 2;ЗУ площадью 8,5 га, КН 50:09:0010313:27, Солнечногорск, с/х, 20 млн',
  );
  expect(pick(plots, 'row', 'rows', 'area')).toEqual([
    [2, [2], 12],
    [3, [3], 8.5],
  ]);
});

test('an area or a price of each of several plots is asked about', async () => {
  const { questions } = await readText(
    'Продаю 2 участка в Рузе:',
    '50:19:0040115:42 и 50:19:0040115:43, по 10 соток каждый',
    'цена 900 тыс за каждый',
  );
  const reason = 'Названо число за каждый участок: объекту нужна сумма';
  expect(questions).toEqual(['area', 'price'].map((field) => ({ row: 1, field, reason })));
});
