import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { landChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { plotSheets } from './read-plot-sheets.ts';

interface Plot {
  readonly row: number;
  readonly [field: string]: unknown;
}

async function readText(...lines: readonly string[]) {
  const opened = await openSheets(Buffer.from(lines.join('\n')));
  const { objects, questions, refused } = readSheets(opened, plotSheets, { choices: landChoices, now: sheetsNow });
  return {
    plots: objects.map((object): Plot => ({ row: object.sourceRow, ...factsOfObject(object) })),
    questions: questions.map(({ row, field, reason }) => `${row} ${field}: ${reason}`),
    refused: refused.map(({ row, reason }) => `${row}: ${reason}`),
  };
}

/** Names of permitted uses by their codes. */
function usesOf(...codes: readonly string[]): unknown[] {
  return codes.map((code) => landChoices['permitted-use-types']?.find((one) => one.code === code)?.name);
}

test('a table without heads has prices next to telephones; an archived row is refused', async () => {
  const { plots, questions, refused } = await readText(
    'Конаковский р-н, д. Мокшино\t69:15:0140601:812\t20 сот\tнаселенных пунктов\tИЖС\t2400000\t89040000011',
    'Калининский р-н, д. Эммаус\t69:10:0290802:319\t2,15 га\tпромышленности\tсклад\t19350000\t89040000025',
    'Калининский р-н, д. Горохово\t69:10:0290601:18\t3 га\tпромышленности\tсклад\t24000000\t89040000025\tв архив, продан',
    'Торжокский р-н, д. Миронежье\t69:33:0190301:15\t33 га\tс/х\tсенокошение\t1980000\t89040000038',
    'г. Конаково, ул. Промышленная, 16\t69:43:0070302:55\t3,27 га\tпромышленности\tсклад\tот 25000000\t89040000025',
  );
  expect(plots.map(({ row, price }) => [row, price])).toEqual([
    [1, 2400000],
    [2, 19350000],
    [4, 1980000],
    [5, 25000000],
  ]);
  expect(questions).toEqual([
    '1 price: Столбец похож на два поля: заголовка и единиц нет',
    '5 price: Названо наименьшее число, «от»',
  ]);
  expect(refused).toEqual(['3: Архив: «в архив, продан»']);
});

test('a customer who asks and then wants to buy is no offer', async () => {
  const { plots, refused } = await readText(
    '[18.11.2026, 09:12] Олег: Продам участок 12 га, Вяземский район, дер. Степаньково, кад. 67:02:0790101:215, цена 36 млн',
    '[18.11.2026, 09:15] Марина: у кого есть Гагарин? куплю от 5 га под склад до 20 млн',
    '[19.11.2026, 09:01] Виктор: Смоленский район, д. Богородицкое, ИЖС, 15 сот., 67:18:0050301:2290, сотка по 110 тыс., пруд есть',
  );
  expect(plots).toMatchObject([
    { row: 1, area: 12, price: 36000000 },
    { row: 3, area: 0.15, price: 1650000, hasPond: true },
  ]);
  expect(refused).toEqual(['2: Спрос, а не предложение']);
});

test('rows of highways count before towns of their names, below one head for both', async () => {
  const { plots } = await readText(
    'Шоссе;Кол-во, га;Сумма, руб.;Кад. номер;Характеристика',
    'Новорижское шоссе;;;;',
    'Истра г.о., д. Лужки, уч. 14;1,25;6000000;50:08:0040303:1514;Земли населенных пунктов; ИЖС',
    'Волоколамский г.о., д. Шишкино;18,4;11960000;50:07:0050204:88;"Земли с/х; сельскохозяйственное использование 1.0"',
    'Дмитровское шоссе;;;;',
    'Дмитровский г.о., рп. Икша;1,3;16500000;50:04:0060102:77;"Земли населенных пунктов; объекты придорожного сервиса 4.9.1"',
    'Кашира г.о., д. Барабаново;57;21660000;50:37:0030402:9;"Земли с/х; животноводство 1.7"',
  );
  expect(plots).toMatchObject([
    { row: 3, landHighway: 'Новорижское шоссе', address: 'Истра г.о., д. Лужки, уч. 14' },
    {
      row: 4,
      landHighway: 'Новорижское шоссе',
      address: 'Волоколамский г.о., д. Шишкино',
      permittedUseTypes: usesOf('1.0'),
    },
    {
      row: 6,
      landHighway: 'Дмитровское шоссе',
      address: 'Дмитровский г.о., рп. Икша',
      permittedUseTypes: usesOf('4.9.1'),
    },
    {
      row: 7,
      landHighway: 'Дмитровское шоссе',
      address: 'Кашира г.о., д. Барабаново',
      permittedUseTypes: usesOf('1.7'),
    },
  ]);
});

test('a shortened head of prices and rents is read by the deal of the row', async () => {
  const { plots, questions } = await readText(
    'Лот №;Кадастровый номер;Площадь, кв. м;Предмет торгов;Нач. цена / нач. размер годовой аренд. платы, руб.',
    '1;58:29:4005011:812;5420;продажа;6 230 000,00',
    '2;58:29:2015003:44;1830;аренда;1 104 500,00',
  );
  expect(plots.map(({ row, price }) => [row, price])).toEqual([
    [2, 6230000],
    [3, undefined],
  ]);
  expect(questions).toEqual(['3 price: Названа ставка аренды, а не цена']);
});

test.each([
  ['Канализация', 'выгреб?', 'sewerage', 'В ячейке знак вопроса'],
  ['Категория', 'пром (?)', 'category', 'В ячейке знак вопроса'],
  ['Категория', 'уточняется (с/х или промышленность)', 'category', 'Названо несколько значений'],
  ['Характеристика', 'Категория уточняется (с/х или промышленность)', 'category', 'Категория уточняется'],
  ['Право', 'аренда (админ.), до 2031', 'ownershipType', 'Нет такого значения в справочнике'],
])('an uncertain value is asked about: %s %s', async (head, cell, field, reason) => {
  const { questions } = await readText(
    `Кадастровый номер;Площадь, га;Цена, руб.;${head}`,
    `73:04:030117:25;1,9;9800000;${cell}`,
    '73:21:200101:66;5,4;27000000;',
  );
  expect(questions).toEqual([`2 ${field}: ${reason}`]);
});

test.each([
  ['ВРИ', 'садоводство (многолетние насаждения)', { permittedUseTypes: usesOf('1.5') }],
  ['ВРИ', 'тур. обслуживание', { permittedUseTypes: usesOf('5.2.1') }],
  ['ВРИ', 'зерновые', { permittedUseTypes: usesOf('1.2') }],
  ['Назначение', 'виноградарство', { permittedUseTypes: usesOf('1.5.1') }],
  ['Категория', 'c/х', { category: 'Земли сельскохозяйственного назначения' }],
  ['Категория', 'нас.п.', { category: 'Земли населённых пунктов' }],
  ['До города, км', 'Московский (М-53), 6 км', { kmFromCity: 6 }],
  ['Координаты', '104.50812, 52.09944', { latitude: 52.09944, longitude: 104.50812 }],
])('a cell in words of strangers is read: %s %s', async (head, cell, expected) => {
  const { plots } = await readText(
    `Кадастровый номер;Площадь, га;Цена, руб.;${head}`,
    `73:04:030117:25;1,9;9800000;${cell}`,
    '73:21:200101:66;5,4;27000000;',
  );
  expect(plots[0]).toMatchObject({ area: 1.9, price: 9800000, ...expected });
});

test.each([
  ['вид – склады', '6.9'],
  ['НП, заправка (4.9.1.1)', '4.9.1.1'],
  ['земли населённых пунктов, тяжелая промышленность', '6.2'],
  ['с/х, рыбоводство', '1.13'],
])('a message names a use: %s', async (words, code) => {
  const { plots } = await readText(
    `Продам участок 12 га, Вяземский район, дер. Степаньково, 67:02:0790101:215, ${words}, 36 млн`,
  );
  expect(plots).toMatchObject([{ area: 12, price: 36000000, permittedUseTypes: usesOf(code) }]);
});
