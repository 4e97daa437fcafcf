import { expect, test } from 'vitest';
import { fold } from '#importing/sheets/fold.ts';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { landChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { titleOwners } from './plot-title-words.ts';
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
    questions: questions.map(({ row, field, reason }) => ({ row, field, reason })),
    refused: refused.map(({ row, reason }) => ({ row, reason })),
  };
}

test.each(titleOwners)('an owner is found in a title: $example', ({ pattern, example }) => {
  expect(fold(example)).toMatch(pattern);
});

test('titles name place, distance, category, uses and unit of areas; the address of an office is no place', async () => {
  const { plots } = await readText(
    'Московская область, г.о. Истра, дер. Андреевское, Новорижское шоссе, 47 км от МКАД;;;',
    'Категория: земли населённых пунктов. ВРИ: для индивидуального жилищного строительства (2.1);;;',
    'площадь в сотках, цены в млн руб.;;;',
    '№ участка;Кадастровый номер;Площадь;Цена',
    '1;50:08:0070104:2302;12;3,5',
    '2;50:08:0070104:2303;120;350 т.р./сотка',
  );
  expect(plots).toMatchObject([
    {
      address: 'Московская область, г.о. Истра, дер. Андреевское',
      kmFromCity: 47,
      landHighway: 'Новорижское шоссе',
      category: 'Земли населённых пунктов',
      permittedUseTypes: ['Для индивидуального жилищного строительства'],
      area: 0.12,
      price: 3_500_000,
    },
    { kmFromCity: 47, area: 1.2, price: 42_000_000 },
  ]);
  const { plots: others } = await readText(
    'АН «Земля», г. Истра, ул. Ленина, 5, тел. 8 (495) 000-12-34;;',
    '№;Кадастровый номер;Площадь, га',
    '1;50:08:0070104:2302;12',
  );
  expect(others.map(({ address }) => address)).toEqual([undefined]);
});

test.each([
  ['Земли населенных пунктов, ИЖС', ['Для индивидуального жилищного строительства']],
  ['КП «Лесной». Категория: ЗНП (ЛПХ)', ['Для ведения личного подсобного хозяйства (приусадебный земельный участок)']],
  ['Земли сельхозназначения / ведение садоводства', ['Ведение садоводства']],
  ['Земли населённых пунктов, под ИЖС', ['Для индивидуального жилищного строительства']],
  ['Все участки: земли населённых пунктов, ИЖС. Газ подключен', ['Для индивидуального жилищного строительства']],
  ['Земли населённых пунктов, ИЖС, ЛПХ', undefined],
  ['Земли населённых пунктов, д. Талаево', undefined],
  ['Участки под ИЖС', undefined],
  ['Земля в аренду — открытые площадки', undefined],
])('the use after the category of a title is that of all plots: %s', async (title, uses) => {
  const { plots } = await readText(
    `${title};;`,
    'Участок;Кадастровый номер;Площадь, сот',
    '1;50:32:0050401:812;8,2',
    '2;50:32:0050401:814;8,45',
  );
  expect(plots.map(({ permittedUseTypes }) => permittedUseTypes)).toEqual([uses, uses]);
});

test('the area of an advertisement is in its name where its cell is blank; no price is no question', async () => {
  const { plots, questions } = await readText(
    'ID;Заголовок;Адрес;Площадь;Цена',
    '7301;Участок 10 сот. (ИЖС);д. Дергаево;10 сот.;3 200 000 ₽',
    '7302;Участок 15 сот. (ИЖС);с. Речицы;;2 700 000 ₽',
    '7303;Продам участок, 2,4 га (промназначения);г. Бронницы;;Цена не указана',
    '7304;Участок рядом с лесом 100 м;д. Ивашково;;1 000 000 ₽',
  );
  expect(plots.map(({ row, area, price }) => [row, area, price])).toEqual([
    [2, 0.1, 3_200_000],
    [3, 0.15, 2_700_000],
    [4, 2.4, undefined],
    [5, undefined, 1_000_000],
  ]);
  expect(questions).toEqual([]);
});

test('the rest of a cell goes to the comment with the head of the file', async () => {
  const opened = await openSheets(
    Buffer.from('Кад. номер;Сотки;Цена за сотку, т.р.\n50:04:0050211:730;14;460 торг\n50:04:0050211:731;12;520'),
  );
  const { objects } = readSheets(opened, plotSheets, { choices: landChoices, now: sheetsNow });
  expect(objects.map(({ comment, price }) => [comment, price])).toEqual([
    ['Цена за сотку, т.р.: 460 торг', 6_440_000],
    [undefined, 6_240_000],
  ]);
});

test('a column says what each price is for; 400 т are thousands; a let plot in a comment is refused', async () => {
  const { plots, refused } = await readText(
    'Кад. номер;Место;Площадь;Цена;за что;Использование;Комментарий',
    '77:22:0030205:410;дер. Бакланово;12 сот;350000;сотка;ИЖС;',
    '77:22:0030205:417;дер. Бакланово;10 сот;3300000;все;ЛПХ;торг',
    '77:22:0020305:812;дер. Троицкое;11 сот;400 т;сотка;с/х использование;срочно',
    '77:22:0040104:72;с. Клёново;20 сот;6000000;все;ИЖС;аренда, занято',
  );
  expect(plots.map(({ price, permittedUseTypes }) => [price, permittedUseTypes])).toEqual([
    [4_200_000, ['Для индивидуального жилищного строительства']],
    [3_300_000, ['Для ведения личного подсобного хозяйства (приусадебный земельный участок)']],
    [4_400_000, ['Сельскохозяйственное использование']],
  ]);
  expect(refused).toEqual([{ row: 5, reason: 'Сдано: «аренда, занято»' }]);
});

test('the centre of a plot is no price; codes after highways; conditions of two utilities; a point of noughts', async () => {
  const { plots, questions } = await readText(
    'Кадастровый номер;Площадь, га;Цена за 1 га, тыс. руб.;Координаты центра;Шоссе;Коммуникации;Назначение',
    '71:05:030401:112;86,4;85;54.3712, 38.1904;Каширское (М-4);вода и канализация городские, свет 15 кВт;пром., склады',
    '71:05:030401:113;10;100;54.3713, 38.1914;Simferopolskoe (M2);скважина, септик;ЗНП, магазины, общепит',
  );
  expect(plots).toMatchObject([
    { price: 7_344_000, latitude: 54.3712, landHighway: 'Каширское шоссе', permittedUseTypes: ['Склад'] },
    {
      price: 1_000_000,
      longitude: 38.1914,
      landHighway: 'Симферопольское шоссе',
      permittedUseTypes: ['Магазины', 'Общественное питание'],
    },
  ]);
  expect(questions).toEqual([]);
});

test('a price below a title of prices per area is one; a year in the title is no amount; a category of all', async () => {
  const head = 'Кадастровый номер;Ближайший н.п.;S, га;Цена';
  const { plots } = await readText(
    'Пашня. Категория у всех - земли сельскохозяйственного назначения',
    'осень 2026, цены в тыс. руб. за 1 га',
    head,
    '36:25:6945026:1184;с. Русская Гвоздёвка;112,4;145',
    '36:25:6945014:77;с. Ступино;48,15;160',
  );
  expect(plots).toMatchObject([
    { price: 16_298_000, address: 'с. Русская Гвоздёвка', category: 'Земли сельскохозяйственного назначения' },
    { price: 7_704_000, address: 'с. Ступино', category: 'Земли сельскохозяйственного назначения' },
  ]);
  const ofWhole = await readText(
    'Цены в тыс. руб. за 1 га',
    `${head} участка целиком`,
    '36:25:6945014:78;с. Чертовицы;10;6200',
  );
  expect(ofWhole.plots).toMatchObject([{ price: 6_200_000 }]);
});

test('the requirement of a table on its side is no plot', async () => {
  const { plots, refused } = await readText(
    'Параметр;Требование завода;Ворсино;Чехов',
    'Кадастровый номер;;40:03:060401:318;50:31:0040122:97',
    'Площадь, га;8;10,5;8,2',
    'Регион;до 200 км;Калужская обл.;Московская обл.',
    'Адрес;;Боровский р-н, с. Ворсино;г.о. Чехов, дер. Дубна',
    'Категория земель;пром;пром;пром',
    'Шоссе;;Киевское;Симферопольское',
    'ВРИ;производство;6.0;склады',
    'Цена, млн руб.;до 150;126;147',
  );
  expect(plots.map(({ area }) => area)).toEqual([10.5, 8.2]);
  expect(refused).toMatchObject([{ reason: 'Требование, а не объект' }]);
});

test('a line below an object corrects its price or takes it off', async () => {
  const { plots, questions, refused } = await readText(
    '[12.11.2026, 10:40] Олег: Калужское ш., 55 км, дер. Юрьевка, 15 соток, ИЖС, 77:22:0030610:240, 2,2 млн',
    '[12.11.2026, 11:40] Олег: Калужское ш., 47 км, дер. Ясенки, 3 га, с/х, КФХ, 77:22:0030408:19, 21 млн',
    '[12.11.2026, 12:40] Олег: Киевское ш., 30 км, дер. Алабино, 6 соток, ИЖС, 50:26:0170204:1508, 7,1 млн',
    '[12.11.2026, 13:40] Олег: Юрьевка теперь 2,0',
    '[12.11.2026, 14:40] Олег: Алабино продано',
  );
  expect(plots.map(({ row }) => row)).toEqual([1, 2]);
  expect(questions.map(({ row, field }) => [row, field]).toSorted()).toEqual([
    [1, 'price'],
    [2, 'permittedUseTypes'],
  ]);
  expect(refused.map(({ row }) => row)).toContain(3);
});

test("'No' is the head of the column of numbers", async () => {
  const { plots } = await readText(
    'No;Cadastral number;Location;Area, sq.m;Asking price, RUB mln',
    '1;25:10:011600:2215;Nadezhdinsky district, pos. Novy;35000;63',
    '2;25:10:011600:2216;Artyom, Kirova st.;21400;38.5',
  );
  expect(plots.map(({ row, area, price }) => [row, area, price])).toEqual([
    [2, 3.5, 63_000_000],
    [3, 2.14, 38_500_000],
  ]);
});

test.each([
  ['Газ подключен, электричество 15 кВт на участок, вода центральная', [2, 2, 15, 2]],
  ['Газ подключен, электричество 15 кВт', [2, 2, 15, undefined]],
  ['Газ рядом, электричество возможно', [undefined, undefined, undefined, undefined]],
  ['Газ 500 тыс. руб., свет 100 тыс. руб.', [undefined, undefined, undefined, undefined]],
  ['Газ и свет будут в 2027', [undefined, undefined, undefined, undefined]],
])('a sentence of utilities alone above a table is about all plots: %s', async (title, expected) => {
  const { plots } = await readText(
    `${title};;`,
    '№;Кадастровый номер;Площадь, сот',
    '1;72:17:0708001:941;9,6',
    '2;72:17:0708001:942;10,12',
  );
  const names = ['gasSupply.type', 'electricitySupply.type', 'electricitySupply.value', 'waterSupply.type'];
  expect(plots.map((plot) => names.map((name) => plot[name]))).toEqual([expected, expected]);
});
