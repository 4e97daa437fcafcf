import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { landChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { bytesOf, WrittenSheet } from '#importing/sheets/testing/written-sheet.ts';
import { plotSheets } from './read-plot-sheets.ts';

interface Plot {
  readonly row: number;
  readonly [field: string]: unknown;
}

/** Names of permitted uses by their codes. */
function usesOf(...codes: readonly string[]): unknown[] {
  return codes.map((code) => landChoices['permitted-use-types']?.find((one) => one.code === code)?.name);
}

function readText(...lines: readonly string[]) {
  return readBytes(Buffer.from(lines.join('\n')));
}

async function readBytes(bytes: Uint8Array) {
  const opened = await openSheets(bytes);
  const { objects, questions } = readSheets(opened, plotSheets, { choices: landChoices, now: sheetsNow });
  return {
    plots: objects.map((object): Plot => ({ row: object.sourceRow, ...factsOfObject(object) })),
    comments: objects.map(({ comment }) => comment),
    questions: questions.map(({ row, field, reason }) => ({ row, field, reason })),
  };
}

test.each([
  'Итого;;6055500,5',
  'Всего по продаже;;6055500,5',
  '9 лотов на сумму;;6055500,5',
  'Общая стоимость: 6 055 500,50 руб.;;',
  'Средняя цена;;319750',
])('a total above a table is no price of its plots: %s', async (total) => {
  const { plots } = await readText(
    'Лот;Кадастровый номер и площадь;Начальная цена, руб.',
    'Лот № 1;43:30:380810:612, 1250 кв.м;312000',
    'Лот № 2;43:30:380810:613, 1310 кв.м;327500',
    total,
    'Аукцион на право заключения договора аренды;;',
    'Лот;Кадастровый номер и площадь;Начальный размер ежегодной арендной платы, руб.',
    'Лот № 3;43:30:080302:119, 48200 кв.м;36150',
    'Лот № 4;43:30:380810:700, 3200 кв.м;118400',
  );
  expect(plots.map(({ row, price }) => [row, price])).toEqual([
    [2, 312000],
    [3, 327500],
    [7, undefined],
    [8, undefined],
  ]);
});

const ON_REQUEST = 'Цена не названа, посчитана по цене за единицу площади';

test.each([
  ['Цена за сотку, тыс. руб.', '160', 'договорная'],
  ['Цена за сотку, тыс. руб.', '160', 'по запросу'],
  ['Цена, руб./м2', '1600', 'по договорённости'],
])('a price on request is the product of the area and %s, with a question', async (head, perArea, price) => {
  const { plots, questions } = await readText(
    `Кадастровый номер;Адрес;Площадь, сот.;${head};Стоимость, руб.`,
    `71:09:030105:49;рп Заокский;11;${perArea};${price}`,
    '71:09:010903:811;д. Тульчино;16,2;;1 620 000',
  );
  expect(plots).toMatchObject([{ price: 1_760_000 }, { price: 1_620_000 }]);
  expect(questions).toEqual([{ row: 2, field: 'price', reason: ON_REQUEST }]);
});

test.each(['from 50', 'over 50', 'up to 50', 'starting at 50'])(
  'the end of a range is asked about: %s',
  async (price) => {
    const { plots, questions } = await readText(
      'Cadastral No;Location;Area, ha;Price, RUB mln',
      `25:10:011600:2215;Nadezhdinsky district;3.5;${price}`,
      '25:10:011600:2216;Nadezhdinsky district;2.14;38.5',
    );
    expect(plots).toMatchObject([{ price: 50_000_000 }, { price: 38_500_000 }]);
    expect(questions).toMatchObject([{ row: 2, field: 'price' }]);
  },
);

test.each([
  'хотят 9 млн, но думаю от 8',
  'цена 9 млн, готовы за 8',
  '9 млн или 8,5 без торга',
  '9 млн (отдаст за 8,5)',
])('another price that may be agreed is asked about: %s', async (price) => {
  const { plots, questions } = await readText(
    `Черняховск, ул. Промышленная, 1,5 га, 39:13:010501:31, земли населённых пунктов, ${price}`,
    'Пионерский, ул. Шаманова, 12 соток под ИЖС, 39:19:010315:204, 7,9 млн, или обмен',
  );
  expect(plots).toMatchObject([{ area: 1.5 }, { area: 0.12, price: 7_900_000 }]);
  expect(questions).toMatchObject([{ row: 1, field: 'price' }]);
});

test('a title names several uses, the place and the distance from the chief town', async () => {
  const { plots } = await readText(
    'Пермский край, Пермский район, д. Осенцы, 18 км от Перми;;;',
    'Категория: земли промышленности. ВРИ: производственная деятельность (6.0), склад (6.9);;;',
    'Участок;Кад. номер;S, м2;Стоимость, млн руб.',
    '1;59:32:0250002:4101;12450;20,54',
    '7а;59:32:0250002:4131;3110;6,53',
  );
  const common = {
    address: 'Пермский край, Пермский район, д. Осенцы',
    kmFromCity: 18,
    permittedUseTypes: usesOf('6.0', '6.9'),
  };
  expect(plots).toMatchObject([common, common]);
});

test.each([
  ['склады, магазины', ['6.9', '4.4']],
  ['6.9, 6.0', ['6.9', '6.0']],
  ['для сельскохозяйственного производства', ['1.0']],
  ['хранение и переработка сельскохозяйственной продукции', ['1.15']],
])('uses of a title: %s', async (uses, codes) => {
  const { plots } = await readText(
    `ВРИ: ${uses};;`,
    'Кадастровый номер;Площадь, га;Цена, млн руб.',
    '59:32:0250002:4101;1,2;20,54',
    '59:32:0250002:4102;0,8;12',
  );
  expect(plots.map(({ permittedUseTypes }) => permittedUseTypes)).toEqual([usesOf(...codes), usesOf(...codes)]);
});

test.each([
  ['для ИЖС', '2.1'],
  ['под ЛПХ', '2.2'],
  ['Инд. жил. стр-во', '2.1'],
  ['ведение садоводства', '13.2'],
  ['растениеводство', '1.1'],
  ['Магазины', '4.4'],
  ['с/х использование', '1.0'],
  ['для с/х производства', '1.0'],
  ['производственная деятельность', '6.0'],
])('the column of purposes has a permitted use: %s', async (purpose, code) => {
  const { plots, questions } = await readText(
    '№;Нас. пункт;Кадастровый номер;Площадь, сот.;Стоимость, руб.;Категория;Назначение',
    `1;д. Барсуки;71:14:030501:1187;10;950 000;н.п.;${purpose}`,
    '2;д. Медвенка;71:14:021001:642;15;1 650 000;н.п.;ИЖС',
  );
  expect(plots.map(({ permittedUseTypes }) => permittedUseTypes)).toEqual([usesOf(code), usesOf('2.1')]);
  expect(questions).toEqual([]);
});

test.each([
  ['ЗУ с. Айдарово, ул. Лесная', 'Рамонский район, с. Айдарово, ул. Лесная'],
  ['Земельный участок, п. Солнечный', 'Рамонский район, п. Солнечный'],
  ['Участок № 4 х. Терновое', 'Рамонский район, х. Терновое'],
  ['З/У Новоусманский район, с. Бабяково', 'Новоусманский район, с. Бабяково'],
])('the address in a name is that of the district of its section: %s', async (name, address) => {
  const { plots } = await readText(
    'Код;Наименование;Кадастровый номер;Площадь;Ед.изм.;Цена',
    'Рамонский район;;;;;',
    `000000417;${name};36:25:0100009:214;12,00;сот;2 400 000,00`,
    '000000418;ЗУ с. Новоживотинное;36:25:0200023:87;15,00;сот;1 950 000,00',
  );
  expect(plots).toMatchObject([{ address }, { address: 'Рамонский район, с. Новоживотинное' }]);
});

test('distances below a section of a highway; a section of two highways ends it', async () => {
  const { plots } = await readText(
    '№;Шоссе, км;Адрес;Кадастровый номер;Площадь, га;Цена, млн руб.',
    'Новорижское ш.;;;;;',
    '1;23 км;Истринский р-н, д. Покровское;50:08:0040139:215;1,5;12,5',
    '2;41 км от МКАД;Истринский р-н, д. Чесноково;50:08:0070268:1034;3,2;64',
    'Калужское и Киевское;;;;;',
    '3;30;Троицк;50:54:0010101:15;2,1;40',
  );
  expect(plots.slice(0, 2)).toMatchObject([
    { landHighway: 'Новорижское шоссе', kmFromCity: 23 },
    { landHighway: 'Новорижское шоссе', kmFromCity: 41 },
  ]);
  expect(plots[2]).not.toHaveProperty('landHighway');
});

test.each([
  ['Цена 1 га, руб.', '62000', 7_340_800],
  ['Цена за га, ₽', '28 500', 3_374_400],
  ['Цена за сотку, руб.', '2500', 29_600_000],
])('roubles that a head names are roubles: %s %s', async (head, price, whole) => {
  const { plots, questions } = await readText(
    `Кадастровый №;Населённый пункт;Площадь, га;${head}`,
    `62:13:0010301:77;с. Пощупово;118,4;${price}`,
    `62:13:0020105:214;с. Константиново;36,72;${price}`,
  );
  expect(plots[0]?.['price']).toBe(whole);
  expect(questions).toEqual([]);
});

test.each([
  'ограничения: охранная зона ВЛ 10 кВ на 240 кв.м.',
  'обременение: сервитут площадью 120 кв. м',
  'часть участка ограничена в использовании: водоохранная зона, 350 кв.м',
  'зона с особыми условиями использования (газопровод) 0,02 га',
])('the area of a zone is not that of the plot: %s', async (zone) => {
  const about = (number: string, area: string, further: string) =>
    `Земельный участок с кадастровым номером ${number}, площадью ${area}, местоположение: Кировская область, Слободской район, д. Стулово; ${further}`;
  const sheet = new WrittenSheet();
  sheet.add('Лот', 'Сведения о земельном участке', 'Начальная цена, руб.', 'Задаток, руб.');
  sheet.add('Лот № 1', about('43:30:380810:612', '1 250 кв.м', zone), 312_000, 62_400);
  sheet.add('Лот № 2', about('43:30:380810:613', '1310 кв.м', 'ограничения отсутствуют.'), 327_500, 65_500);
  sheet.add('Лот № 3', about('43:30:390201:88', '2 000 кв.м', 'ограничения отсутствуют.'), 204_000, 40_800);
  const { plots, questions } = await readBytes(bytesOf([sheet], 'xlsx'));
  expect(plots).toMatchObject([{ area: 0.125 }, { area: 0.131 }, { area: 0.2 }]);
  expect(questions).toEqual([]);
});

test('a number alone in the column of uses is a code of the classifier', async () => {
  const { plots, questions } = await readText(
    'Кадастровый номер;Площадь, га;Цена, тыс. руб.;ВРИ (код)',
    '02:47:091201:77;3,2;12750;6',
    '02:47:060601:355;0,48;6200;4.4',
  );
  expect(plots).toMatchObject([{ permittedUseTypes: usesOf('6.0') }, { permittedUseTypes: usesOf('4.4') }]);
  expect(questions).toEqual([]);
});

test('a line without a number belongs to the plot above in a list of lines with numbers', async () => {
  const { plots } = await readText(
    'Балтийск, коса, 1,2 га, 39:15:020101:7, цена по запросу',
    'Неман, ул. Советская, 0,45 га, 39:07:010013:26, 3 700 000',
    'Советск, ул. Ломоносова, 0,8 га, 39:14:010704:118',
    'аренда 80 тыс в месяц',
    'Мамоново, 18 соток, ИЖС, 39:11:010022:73, 1,5 млн',
    'Гурьевск Заречная 15 сот 39:03:010021:640 - 4,5 млн',
  );
  expect(plots.map(({ row, price }) => [row, price])).toEqual([
    [1, undefined],
    [2, 3_700_000],
    [3, undefined],
    [5, 1_500_000],
    [6, 4_500_000],
  ]);
});

test('a line of a chat names uses, a pond and the distance from the chief town', async () => {
  const { plots } = await readText(
    'Янтарный, 20 соток, 39:22:010008:155, турбаза (туристическое обслуживание), 24 млн',
    'Гвардейский р-н, п. Озерки, 30 соток ЛПХ, 39:02:240003:58, 25 км от Калининграда, пруд, 900 тыс. руб',
    'Балтийск, коса, 1,2 га, 39:15:020101:7, рекреация 5.0, 30 км от Гданьска, 12 млн',
  );
  expect(plots).toMatchObject([
    { permittedUseTypes: usesOf('5.2.1') },
    { permittedUseTypes: usesOf('2.2'), kmFromCity: 25, hasPond: true },
    { permittedUseTypes: usesOf('5.0') },
  ]);
  expect(plots[2]).not.toHaveProperty('kmFromCity');
});

test('a farm before the settlement goes to the comment', async () => {
  const { plots, comments } = await readText(
    'Кадастровый №;Хозяйство / населённый пункт;Площадь, га;Цена, руб.',
    '62:13:0010301:77;бывш. к-з «Заветы», с. Пощупово;118,4;7340800',
    '62:13:0020105:214;с. Константиново;36,72;3488400',
  );
  expect(plots).toMatchObject([{ address: 'с. Пощупово' }, { address: 'с. Константиново' }]);
  expect(comments[0]).toContain('бывш. к-з «Заветы»');
});

test.each(['готов показать до 1 декабря', 'или 2 га рядом', 'отдаст за 30 дней'])(
  'words about something else after a price are no question: %s',
  async (words) => {
    const { questions } = await readText(
      `Черняховск, ул. Промышленная, 39:13:010501:31, земли населённых пунктов, 1,5 га, цена 9 млн, ${words}`,
      'Пионерский, ул. Шаманова, 12 соток под ИЖС, 39:19:010315:204, 7,9 млн',
    );
    expect(questions.filter(({ field }) => field === 'price')).toEqual([]);
  },
);

test('a price at a village is an offer of several plots, no count of a district', async () => {
  const { plots } = await readText(
    'Район;Село;Кол-во участков;Площадь массива, га;Цена за 1 га, тыс. руб.;Использование',
    'Ипатовский;с. Бурукшун;3;245,6;180;пашня',
    'Новоселицкий;с. Чернолесское;1;88;210;пашня',
  );
  expect(plots.map(({ row, area, price }) => [row, area, price])).toEqual([
    [2, 245.6, 44_208_000],
    [3, 88, 18_480_000],
  ]);
});

test('what a sale requires is no demand', async () => {
  const { plots } = await readText(
    'Кадастровый номер;Площадь, кв.м;Цена, руб.;Примечание',
    '33:05:120101:46;8 900;9 500 000;требуется согласие банка',
    '33:05:120101:47;4 100;3 200 000;нужно межевание',
  );
  expect(plots.map(({ row, area }) => [row, area])).toEqual([
    [2, 0.89],
    [3, 0.41],
  ]);
});

test('the price of a sale counts next to a rate of a lease', async () => {
  const { plots, questions } = await readText(
    'Адрес;Площадь, м2;Ставка, руб./м2/мес;Цена продажи, млн',
    'г. Подольск, ул. Поклонная, 3;5 000;120;',
    'г. Домодедово, мкр Востряково;12 000;110;95',
    'г. Чехов, ул. Новая, 2;8 400;90;48,5',
  );
  expect(plots.map(({ row, price }) => [row, price])).toEqual([
    [2, undefined],
    [3, 95_000_000],
    [4, 48_500_000],
  ]);
  expect(questions.map(({ row, field }) => [row, field])).toEqual([[2, 'price']]);
});

test('sums of an accounting program decide what a price is for', async () => {
  const { plots, questions } = await readText(
    'Номенклатура;Характеристика;Ед.;Количество;Цена;Сумма',
    'Участок 71:14:010501:88, Ленинский р-н, п. Плеханово;пром;сот;250;40 000,00;10 000 000,00',
    'Участок 71:14:010501:89, Ленинский р-н, п. Барсуки;пром;сот;120,5;45 000,00;5 422 500,00',
    'Участок 71:30:020613:12, г. Тула, ул. Рязанская, 46;ЗНП;сот;35;310 000,00;10 850 000,00',
  );
  expect(plots.map(({ address, area, price }) => [address, area, price])).toEqual([
    ['Ленинский р-н, п. Плеханово', 2.5, 10_000_000],
    ['Ленинский р-н, п. Барсуки', 1.205, 5_422_500],
    ['г. Тула, ул. Рязанская, 46', 0.35, 10_850_000],
  ]);
  expect(questions).toEqual([]);
});

test('a row of an address and an area with its unit is no second row of heads', async () => {
  const { plots } = await readText(
    'Адрес;Площадь, га',
    'Киреевский р-н, д. Борки;12,5 га',
    'Киреевский р-н, с. Каменка;25 соток',
  );
  expect(plots.map(({ row, area }) => [row, area])).toEqual([
    [2, 12.5],
    [3, 0.25],
  ]);
});

test('a number within a comment leaves the place around it to the words of an address', async () => {
  const { plots } = await readText(
    'Площадь, га;Цена, руб.;Комментарий',
    '12;36 000 000;Липецкая обл., Грязинский р-н, с. Казинка, рядом ОЭЗ. Кад. 48:02:1060103:55. Торг',
    '4,5;11 250 000;Липецк, ул. Ангарская, 48:20:0027301:19, НП, газ есть',
    '0,85;4 675 000;Елец, Московское ш., под АЗС, 48:19:6300201:3, торг небольшой',
  );
  expect(plots.map(({ address, landHighway }) => [address, landHighway])).toEqual([
    ['Липецкая обл., Грязинский р-н, с. Казинка', undefined],
    ['Липецк, ул. Ангарская', undefined],
    ['Елец, Московское ш.', undefined],
  ]);
});

test('a category and uses below a shortened head of both', async () => {
  const { plots } = await readText(
    'Объект;Площадь;Цена, руб.;Кат./ВРИ',
    'д. Мартемьяново, Наро-Фоминский г.о.;4,2 га;84 000 000;пром / склады 6.9',
    'Апрелевка, ул. Промышленная;1,85 га;92 500 000;ЗНП / производство 6.0, склад 6.9',
  );
  expect(plots.map(({ category, permittedUseTypes }) => [category, permittedUseTypes])).toEqual([
    ['Земли промышленности, энергетики, транспорта, связи и иного специального назначения', usesOf('6.9')],
    ['Земли населённых пунктов', usesOf('6.0', '6.9')],
  ]);
});

test('numbers of plots in two parts are no addresses', async () => {
  const { plots } = await readText(
    'Очередь;Участок;Площадь (сот.);Цена, т.р.;Первая линия у озера',
    '1;1-01;12,3;2 460;да',
    '1;1-02;15;3 000;нет',
    '2;2-11;9,85;1 970;да',
  );
  expect(plots.map(({ address, area, hasPond }) => [address, area, hasPond])).toEqual([
    [undefined, 0.123, undefined],
    [undefined, 0.15, undefined],
    [undefined, 0.0985, undefined],
  ]);
});

test('a distance from a road is no highway and no distance from the city', async () => {
  const { plots, comments, questions } = await readText(
    'Адрес;Площадь (га);Удалённость от трассы, км;Цена, млн',
    'Нижегородская обл., Кстовский р-н;18,5;0,3;148',
    'Нижегородская обл., г. Дзержинск;7,75;1,2;31',
    'Нижегородская обл., г. Бор;3;5;12',
  );
  expect(plots.map(({ landHighway, kmFromCity }) => [landHighway, kmFromCity])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(comments.map((comment) => String(comment).includes('Удалённость от трассы, км'))).toEqual([true, true, true]);
  expect(questions).toEqual([]);
});

test('what stands on a plot; several buildings are a question', async () => {
  const { plots, questions } = await readText(
    'Адрес;Площадь, кв. м;Цена, руб.;Что на участке',
    'г. Тверь, пр-т Калинина, 62;12 480;46 800 000;цех 2 400 м2, кран-балка 5 т',
    'г. Тверь, пр-т Победы, 3;9 300;28 500 000;цех 1 800 м2, АБК 600 м2',
    'г. Редкино;25 100;31 000 000;ж/д тупик, пустой',
  );
  expect(
    plots.map(({ buildingArea, hasOverheadCrane, hasIndustrialRailway }) => [
      buildingArea,
      hasOverheadCrane,
      hasIndustrialRailway,
    ]),
  ).toEqual([
    [2400, true, undefined],
    [1800, undefined, undefined],
    [undefined, undefined, true],
  ]);
  expect(questions.map(({ row, field }) => [row, field])).toEqual([[3, 'buildingArea']]);
});

test('one column of sums without a head has prices, with a question', async () => {
  const { plots, questions } = await readText(
    '50:20:0040112:301;Одинцовский г.о., д. Раздоры;12,5 сот;ИЖС;28 000 000',
    '50:20:0040112:302;Одинцовский г.о., д. Раздоры;15 сот;ИЖС;33 500 000',
    '50:11:0050301:18;Красногорск, с. Петрово-Дальнее;25 сот;ЛПХ;41 000 000',
  );
  expect(plots.map(({ area, price }) => [area, price])).toEqual([
    [0.125, 28_000_000],
    [0.15, 33_500_000],
    [0.25, 41_000_000],
  ]);
  expect(new Set(questions.map(({ field }) => field))).toEqual(new Set(['price']));
});
