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
    questions: questions.map(({ row, field }) => [row, field]),
    refused: refused.map(({ row, reason }) => [row, reason]),
  };
}

const sum = 'Итог, а не объект';

test('parts below a tract are its numbers; the area of the tract counts, not that of its first part', async () => {
  const { plots, questions, refused } = await readText(
    'Массив,Район,Кадастровый номер,"Площадь массива, га","в т.ч. участок, га","Цена, руб/га",ЛЭП,Комментарий',
    'Рассвет,Сакмарский район,56:25:0604001:12,360,"118,4",42000,КТП 100 кВт,',
    ',,56:25:0604001:13,,"96,1",,,',
    ',,56:25:0604002:4,,"145,5",,,',
    'Красный Яр,Илекский район,56:12:0604003:15,92,92,85000,рядом,',
    'Октябрьский,Октябрьский район,56:20:0802001:3,200,140,31000,,ПРОДАНО в августе',
    ',,56:20:0802001:6,,60,,,',
  );
  expect(plots).toMatchObject([
    {
      row: 2,
      cadastralNumbers: ['56:25:0604001:12', '56:25:0604001:13', '56:25:0604002:4'],
      area: 360,
      price: 15_120_000,
      address: 'Сакмарский район, Рассвет',
      'electricitySupply.value': 100,
    },
    { row: 5, cadastralNumbers: ['56:12:0604003:15'], area: 92, address: 'Илекский район, Красный Яр' },
  ]);
  expect(questions).toEqual([]);
  expect(refused).toMatchObject([
    [6, expect.stringContaining('Продано')],
    [7, 'Часть строки 6'],
  ]);
});

test('parts with areas below a plot with a price of a hectare are added and asked about', async () => {
  const { plots, questions } = await readText(
    'Район;Кадастровый номер;Площадь, га;Категория;Цена, руб/га',
    'Бузулукский район;56:08:0604001:12;118,4;сх;42000',
    ';56:08:0604001:13;96,1;;',
    'Сорочинский г.о.;56:08:1502003:88;54,2;сх;65000',
  );
  expect(plots.map(({ row, area, price }) => [row, area, price])).toEqual([
    [2, 214.5, 9_009_000],
    [4, 54.2, 3_523_000],
  ]);
  expect(questions).toEqual([[2, 'area']]);
});

test('rows of sums above their plots give the address and the category', async () => {
  const { plots, refused } = await readText(
    'Местоположение / Участок;Кадастровый номер;Площадь, кв.м;Цена, руб.',
    'г. Ковров, ул. Социалистическая, вл. 20 (земли населённых пунктов);;4000;1700000',
    'Участок А;33:20:0130201:47;1000;700000',
    'уч. 2;33:20:0130201:48;3000;1000000',
    'Собинский р-н;;5500;2100000',
    'п. Ставрово, Промышленный пр-д, 3;33:24:0104011:209;2500;900000',
    'Собинский р-н, с. Ворша;33:24:0104011:210;3000;1200000',
  );
  expect(plots.map(({ row, address, category }) => [row, address, category])).toEqual([
    [3, 'г. Ковров, ул. Социалистическая, вл. 20, Участок А', 'Земли населённых пунктов'],
    [4, 'г. Ковров, ул. Социалистическая, вл. 20, уч. 2', 'Земли населённых пунктов'],
    [6, 'Собинский р-н, п. Ставрово, Промышленный пр-д, 3', undefined],
    [7, 'Собинский р-н, с. Ворша', undefined],
  ]);
  expect(refused).toEqual([
    [2, sum],
    [5, sum],
  ]);
});

test('the town of its column stands before the street; a kilometre of a road stays in an address', async () => {
  const { plots } = await readText(
    'Город, район / Location;Адрес / Address;Кадастровый номер;Площадь, га;GLA existing, sq m',
    'Карачев;ул. Промышленная, 4;32:10:0350412:33;4,9;5100',
    'Брянский р-н;п. Супонево, ул. Шоссейная;32:02:0390101:501;3,4;',
    'Брянский р-н;Брянский р-н, с. Глинищево, 382 км М-3;32:02:0010505:18;12,7;',
  );
  expect(plots.map(({ address, buildingArea }) => [address, buildingArea])).toEqual([
    ['Карачев, ул. Промышленная, 4', 5100],
    ['Брянский р-н, п. Супонево, ул. Шоссейная', undefined],
    ['Брянский р-н, с. Глинищево, 382 км М-3', undefined],
  ]);
});

test('a district and a town alone in their rows are parts of the addresses below', async () => {
  const { plots } = await readText(
    'Участок;Кад. номер;Площадь, га;Цена, млн;Вода',
    'Марксовский р-н;;;;',
    'п. Водопьяновка;64:20:0101001:5;12,4;3,1;none',
    'Саратов;;;;',
    'ул. Танкистов, 201;64:48:0101001:7;0,35;18;круглый год',
    'Аренда;;;;',
    'ул. Лунная, 5;64:48:0101001:8;0,5;11;магистр.',
  );
  expect(plots.map((plot) => [plot['address'], plot['waterSupply.type']])).toEqual([
    ['Марксовский р-н, п. Водопьяновка', undefined],
    ['Саратов, ул. Танкистов, 201', 2],
    ['ул. Лунная, 5', 2],
  ]);
});

test('a summary by districts whose counts look like areas is no list of plots', async () => {
  const { plots, refused } = await readText(
    'Свод по районам',
    'Район;Участков;га',
    'Вологодский;9;30,04',
    'Череповецкий;7;32,79',
  );
  expect(plots).toEqual([]);
  expect(refused).toEqual([
    [3, 'Сводка, а не объект'],
    [4, 'Сводка, а не объект'],
  ]);
});

test('a building that is let with its tenants is sold as a business', async () => {
  const { plots } = await readText(
    'Адрес;Кадастровый номер;Площадь, га;Цена, млн;Характеристика',
    'г. Челябинск, ул. Героев Танкограда, 61;74:36:0216001:307;0,68;46;сдан арендаторам, ГАП',
    'г. Троицк, ул. Советская, 78;74:35:2700002:19;0,448;15,1;сдан',
  );
  expect(plots.map(({ row }) => row)).toEqual([2]);
});

test('a price of the whole with that of its area in brackets; ownership among documents', async () => {
  const { plots, questions } = await readText(
    'Адрес;Соток;Цена;Документы;Коммуникации',
    'Красная Поляна, Эстосадок;12;84 млн (7 млн/сотка);собственность;все коммуникации: свет, вода, газ',
    'Дагомыс;15;30 млн (2 млн за сотку);в собственности;свет 2х15 кВт, газ возможен',
    'Лоо;4;4 млн / 950 т.р. за сотку;аренда 49 лет;свет 630 кВА',
  );
  expect(plots.map(({ price, ownershipType }) => [price, ownershipType])).toEqual([
    [84_000_000, 'Частная собственность'],
    [30_000_000, 'Частная собственность'],
    [4_000_000, undefined],
  ]);
  expect(plots[0]).toMatchObject({ 'electricitySupply.type': 2, 'gasSupply.type': 2 });
  expect(plots[1]).toMatchObject({ 'gasSupply.type': 1 });
  expect(questions).toEqual([
    [3, 'electricitySupply'],
    [4, 'electricitySupply'],
    [4, 'price'],
  ]);
});

test('a group of one plot is no plot, whether its plot is let or not', async () => {
  const { plots, refused } = await readText(
    'Объект;Кадастровый номер;Площадь, кв. м;Цена, тыс. руб.;Состояние',
    'Липецкий филиал;;12000;;',
    'г. Липецк, ул. Ковалева, вл. 125;48:20:0101001:5;12000;25000;свободен',
    'Елецкий филиал;;5000;;',
    'пос. Газопровод;48:21:0101001:7;5000;7500;сдан до 2029',
  );
  expect(plots.map(({ row }) => row)).toEqual([3]);
  expect(refused.map(([row]) => row)).toEqual([2, 4, 5]);
});

test('words in brackets of a group are not about each of its plots', async () => {
  const { plots } = await readText(
    'Место;Кадастровый номер;Площадь, га;Цена, млн',
    'ООО «Нива» (в т. ч. арендованные);;32;',
    'с. Бармино;52:27:0101003:1;30;2,1',
    'с. Просек;52:27:0101003:2;2;0,4',
  );
  expect(plots.map(({ row, address }) => [row, address])).toEqual([
    [3, 'с. Бармино'],
    [4, 'с. Просек'],
  ]);
});

test('a rent without a price of a sale is asked about', async () => {
  const { plots, questions } = await readText(
    'Адрес;Кадастровый номер;Площадь, кв. м;Цена продажи, руб.;Арендная плата в год, руб.',
    'ул. Луганская, 53;43:40:000437:25;5600;;840000',
    'ул. Спортивная, 5;43:40:001018:61;15032;19500000;920000',
    'ст. Быстряги;43:24:020203:8;6605;не опред.;',
  );
  expect(plots.map(({ price }) => price)).toEqual([undefined, 19_500_000, undefined]);
  expect(questions).toEqual([[2, 'price']]);
});
