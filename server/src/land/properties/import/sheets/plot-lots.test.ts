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
    questions: questions.map(({ row, field, reason }) => ({ row, field, reason })),
    refused: refused.map(({ row, reason }) => ({ row, reason })),
  };
}

const rent = 'Названа ставка аренды, а не цена';

test('a building, a flat and a debt among lots are no plots; a failed auction that goes on is offered', async () => {
  const { plots, questions, refused } = await readText(
    'Лот;Описание;Начальная цена, руб.;Статус',
    '1;Земельный участок площадью 2500+/-17 кв. м, КН 50:09:0070101:1120, земли населённых пунктов, д. Талаево;1850000;прием заявок',
    '2;Нежилое здание (коровник), 540 кв.м, КН 50:09:0070101:1155, д. Талаево;520000;прием заявок',
    '3;Квартира, 54,3 кв.м, г. Клин, ул. Красная, 12;6000000;прием заявок',
    '4;ЗУ 1 200 (одна тысяча двести) кв.м, КН 50:09:0070102:55, ИЖС, Клинский р-н, д. Ямуга;450000;торги не состоялись, ППП',
    '5;Право аренды земельного участка 50:09:0070101:1121 площадью 5000 кв.м, д. Талаево;320000;прием заявок',
    '6;Земельные участки: 1) 71:14:020601:320, 8 000 кв.м, 2) 71:14:020601:321, 12 000 кв.м. Общая площадь 20 000 кв.м;700000;прием заявок',
  );
  expect(plots.map((plot) => [plot.row, plot['area'], plot['price'], plot['address']])).toEqual([
    [2, 0.25, 1_850_000, 'д. Талаево'],
    [5, 0.12, 450_000, 'Клинский р-н, д. Ямуга'],
    [6, 0.5, undefined, 'д. Талаево'],
    [7, 2, 700_000, undefined],
  ]);
  expect(questions).toEqual([{ row: 6, field: 'price', reason: rent }]);
  expect(refused).toEqual([
    { row: 3, reason: 'Не участок: «Нежилое здание»' },
    { row: 4, reason: 'Не участок: «Квартира»' },
  ]);
});

test('an auction for a lease, the address within the name, a result that is no offer', async () => {
  const { plots, questions, refused } = await readText(
    'Форма торгов;Наименование лота;Кадастровый номер;Площадь, кв.м;Начальная цена, руб.;ВРИ;Результат',
    'Аукцион на право аренды;Земельный участок, Московская область, г.о. Клин, д. Ямуга;50:03:0010280:1650;3200;412300;Склад (код 6.9);',
    'Аукцион на продажу;Земельный участок, г. Тверь, Бурашевское шоссе, 62;69:40:0300001:9;8000;1100000;-//-;не состоялся, повторные 15.12',
    'Аукцион на продажу;Земельный участок, г. Тверь, пер. Южный, 3;69:40:0300001:10;700;900000;ИЖС;состоялся',
  );
  expect(plots.map((plot) => [plot.row, plot['price'], plot['address'], plot['permittedUseTypes']])).toEqual([
    [2, undefined, 'Московская область, г.о. Клин, д. Ямуга', ['Склад']],
    [3, 1_100_000, 'г. Тверь, Бурашевское шоссе, 62', ['Склад']],
  ]);
  expect(questions).toEqual([{ row: 2, field: 'price', reason: rent }]);
  expect(refused).toMatchObject([{ row: 4, reason: 'Продано: «состоялся»' }]);
});

test('a summary of districts and sums of groups are no plots, sold rows counted', async () => {
  const { plots, refused } = await readText(
    'Район;Количество участков;Общая площадь, кв.м;Средняя цена, руб.',
    'Истра;4;12500;3000000',
    '',
    'Объект;Кадастровый номер;Площадь, кв.м;Стоимость, руб.;Статус',
    'Чеховский район;;32200;48300000;',
    'д. Крюково;50:31:0050213:118;22000;33000000;в продаже',
    'д. Крюково;50:31:0050213:119;10200;15300000;реализован',
    'Серпуховский район;;1600;1900000;',
    'д. Борисово;50:32:0040211:33;1600;1900000;в продаже',
  );
  expect(plots.map(({ row, area }) => [row, area])).toEqual([
    [6, 2.2],
    [9, 0.16],
  ]);
  expect(refused).toEqual([
    { row: 2, reason: 'Сводка, а не объект' },
    { row: 5, reason: 'Итог, а не объект' },
    { row: 7, reason: 'Продано: «реализован»' },
    { row: 8, reason: 'Итог, а не объект' },
  ]);
});

test('of two deals in a cell the sale counts; a lease without a period is asked about', async () => {
  const { plots, questions } = await readText(
    'Кадастровый номер;Площадь, га;Цена / ставка',
    '50:26:0100213:19;5,4;продажа 108 млн, аренда 1,6 млн/мес',
    '50:12:0070221:36;0,9;аренда 1 200 руб/м2/год или продажа 95 млн',
    '40:13:120308:7;9,6;сдаём за 40 тыс.',
  );
  expect(plots.map(({ price }) => price)).toEqual([108_000_000, 95_000_000, undefined]);
  expect(questions).toEqual([{ row: 4, field: 'price', reason: rent }]);
});

test('the unit of an area by the prices; a sum in roubles among millions; a far larger area is asked about', async () => {
  const { plots, questions } = await readText(
    'Кадастровый номер;Площадь;Цена, млн руб.;Цена за сотку, т.р.;Категория',
    '50:08:0050342:118;12;4,8;400;ЗНП',
    '50:08:0050342:121;10;6,2;620;ЗНП',
    '50:08:0050342:122;25;8 400 000;336;ЗНП',
    '50:08:0050342:123;200;30;150;ЗНП',
  );
  expect(plots.map(({ area, price }) => [area, price])).toEqual([
    [0.12, 4_800_000],
    [0.1, 6_200_000],
    [0.25, 8_400_000],
    [2, 30_000_000],
  ]);
  expect(questions).toEqual([]);
  const { questions: asked } = await readText(
    'Кадастровый номер;Площадь, га;ВРИ',
    '76:11:101401:35;12,4;6.0',
    '76:11:101401:36;33000;1.7',
    '76:11:101401:37;5;6.9',
  );
  expect(asked).toMatchObject([{ row: 3, field: 'area' }]);
});

test('three plots on their side, their names above: none is lost', async () => {
  const { plots } = await readText(
    ';Участок Чехов;Участок Ногинск;Участок Сынково',
    'Кадастровый №;50:31:0040306:71;50:16:0302015:220;50:27:0030727:1012',
    'Местоположение;Чехов, д. Люторецкое;Ногинск, д. Тимохово;Подольск, д. Сынково',
    'Шоссе, удаленность от МКАД;Симферопольское ш., 52 км;Горьковское ш., 36 км;Симферопольское ш., 31 км',
    'Площадь;6,2 га;24 000 м²;8,05 га',
    'Категория;Земли промышленности;ЗНП;Земли пром-ти',
    'ВРИ;Лёгкая пром-ть 6.3;Склады, офисы (4.1);Warehouse',
    'Электричество, МВт;1,5;2,5 (запрос до 4);нет',
    'Вода / канализация;скважина / ЛОС;рядом;-',
    'Материалы;https://disk.yandex.ru/d/a1;;https://disk.yandex.ru/d/b2',
  );
  expect(
    plots.map((plot) => [plot['area'], plot['kmFromCity'], plot['permittedUseTypes'], plot['linkToDisk']]),
  ).toEqual([
    [6.2, 52, ['Легкая промышленность'], 'https://disk.yandex.ru/d/a1'],
    [2.4, 36, ['Склад', 'Деловое управление'], undefined],
    [8.05, 31, ['Склад'], 'https://disk.yandex.ru/d/b2'],
  ]);
  expect(plots.map((plot) => plot['electricitySupply.value'])).toEqual([1500, 2500, undefined]);
  expect(plots.map((plot) => [plot['waterSupply.type'], plot['sewerage.type']])).toEqual([
    [2, 2],
    [1, 1],
    [undefined, undefined],
  ]);
});

test('a chat whose paragraphs begin with signs; a demand between offers', async () => {
  const { plots, questions, refused } = await readText(
    '[14.11.2026, 9:12] Участки МО: Девочки, актуалка',
    '',
    '🔥 ПРОДАЖА',
    '📍 Новорижское ш., 40 км от МКАД, д. Петрово',
    '🗺 50:08:0050323:112',
    '📐 2,4 га',
    '⚡️ 250 кВт, ТУ на газ 100 м3/ч',
    '💰 48 млн, торг',
    '',
    '🙏 КУПЛЮ',
    '📍 Каширское до 40 км',
    '📐 от 10 га пром',
    '',
    '🔥 ПРОДАЖА от собственника',
    '📍 Минское ш., 26 км, Голицыно',
    '🗺 50:20:0070818:991',
    '📐 4,1 га',
    'газ ✅ свет ✅ вода ❌',
    '💰 $ 700 000',
    '',
    '🅿️ АРЕНДА',
    '📍 Пятницкое ш., 28 км',
    '🗺 50:09:0060213:15',
    '📐 0,6 га',
    '💰 250 р/м2/год',
  );
  expect(plots).toMatchObject([
    { row: 3, cadastralNumbers: ['50:08:0050323:112'], area: 2.4, price: 48_000_000, 'gasSupply.type': 1 },
    { row: 14, cadastralNumbers: ['50:20:0070818:991'], area: 4.1, address: 'Голицыно', 'electricitySupply.type': 2 },
    { row: 21, cadastralNumbers: ['50:09:0060213:15'], area: 0.6 },
  ]);
  expect(questions).toEqual([
    { row: 14, field: 'price', reason: 'Цена не в рублях' },
    { row: 21, field: 'price', reason: rent },
  ]);
  expect(refused).toEqual([{ row: 10, reason: 'Спрос, а не предложение' }]);
});

test('an English list: areas, categories, utilities, prices; other currencies and ranges are questions', async () => {
  const { plots, questions } = await readText(
    'Hi Mark, our land bank:',
    '1) 50:28:0060105:77 - Kashirskoe highway, 35 km from MKAD, Domodedovo, 6.5 ha, industrial land, 2 MW, gas on the border, RUB 195 mln',
    '2) 50:08:0060411:203 - Novorizhskoe highway, 52 km from MKAD, Istra, 250 sotkas, agricultural land, RUB 60,000 per sotka',
    '3) 50:09:0020712:18 - Leningradskoe highway, 38 km from MKAD, Solnechnogorsk, 5 ha, rail siding, no water, USD 1.4 mln',
    '4) 50:04:0110208:340 - Dmitrovskoe highway, 40 km from MKAD, Dmitrov, 4-5 ha, RUB 22 mln per ha',
    '5) 50:13:0070208:512 - Yaroslavskoe highway, 28 km from MKAD, Pushkino, 32,000 sqm, permitted use 6.9 warehouses, RUB 110,000,000',
  );
  expect(plots.map(({ row, area, price, kmFromCity }) => [row, area, price, kmFromCity])).toEqual([
    [2, 6.5, 195_000_000, 35],
    [3, 2.5, 15_000_000, 52],
    [4, 5, 1_400_000, 38],
    [5, 4, 88_000_000, 40],
    [6, 3.2, 110_000_000, 28],
  ]);
  expect(plots[0]).toMatchObject({ 'gasSupply.type': 1, 'electricitySupply.value': 2000 });
  expect(plots[2]).toMatchObject({ hasIndustrialRailway: true });
  expect(plots[4]).toMatchObject({ permittedUseTypes: ['Склад'] });
  expect(questions.map(({ row, field }) => [row, field])).toEqual([
    [4, 'price'],
    [5, 'area'],
    [5, 'price'],
  ]);
});

test('offers among the sentences of a letter; words within other words are no facts', async () => {
  const { plots } = await readText(
    'Добрый день, Ирина!',
    'По вашему запросу предлагаем участки:',
    '• Участок площадью 3,2 га (кад. № 50:23:0040221:318), 35 км от МКАД, д. Островцы. Газ есть. Стоимость 96 млн. рублей.',
    '• Участок 15 соток, кад. № 50:14:0010115:64, магазины (4.4), свет 50 кВт, газ, Новокаширское 45, 12 млн',
    'С уважением,',
    'Отдел продаж, тел. 8 (495) 000-00-00',
  );
  expect(plots).toMatchObject([
    { row: 3, area: 3.2, price: 96_000_000, address: 'д. Островцы' },
    { row: 4, area: 0.15, price: 12_000_000, kmFromCity: 45, permittedUseTypes: ['Магазины'], 'gasSupply.type': 2 },
  ]);
});

test('a category of a note for all rows; another one of a remark is a question', async () => {
  const { plots, questions } = await readText(
    'Кадастровый номер;Площадь, га;чьё;Муниципалитет;Кан.;Последний контакт с собственником;примечание',
    '71:14:021003:5;2,4;собственность;Ясногорский р-н;септик;12.10.2026;',
    '71:14:021003:6;0,8;муниципальная;Каширский г.о.;нет;;земля пром',
    'Всё категории сельхозназначения.',
  );
  expect(plots).toMatchObject([
    {
      category: 'Земли сельскохозяйственного назначения',
      address: 'Ясногорский р-н',
      ownershipType: 'Частная собственность',
      'sewerage.type': 2,
    },
    { address: 'Каширский г.о.', ownershipType: 'Муниципальная собственность' },
  ]);
  expect(plots[0]?.['lastConversationDate']).toMatch(/^2026-10-12/);
  expect(questions).toMatchObject([{ row: 3, field: 'category' }]);
});
