import { expect, test } from 'vitest';
import { digitsOfNumerals } from '#importing/sheets/numerals.ts';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { landChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { describedFacts } from './plot-described-words.ts';
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

const industry = 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения';
const settlements = 'Земли населённых пунктов';
const farming = 'Земли сельскохозяйственного назначения';

/** The plot that a description tells of, in a table with columns of its area and price. */
async function described(text: string, columns = 'Цена, руб.', price = '34000000') {
  const { plots, questions } = await readText(
    `Кад. номер;Адрес;Площадь, га;${columns};Описание`,
    `33:05:011262:101;Суздальский р-н, с. Борисовское;2,4;${price};"${text}"`,
    '33:05:011262:102;Суздальский р-н, с. Кутуково;5,1;41000000;',
  );
  const [plot = { row: 0 }] = plots;
  return { plot, questions: questions.filter(({ row }) => row === plot.row) };
}

test.each(describedFacts)('the example of a fact of descriptions is found: $example', ({ pattern, example }) => {
  expect(example.search(pattern)).toBeGreaterThanOrEqual(0);
});

test.each<[string, Record<string, unknown>]>([
  [
    'Промка, в собственности. На участке ангар 450 м² и бетонная площадка. Эл-во 160 кВт, скважина. Торг возможен.',
    {
      category: industry,
      ownershipType: 'Частная собственность',
      buildingArea: 450,
      'electricitySupply.value': 160,
      'waterSupply.type': 2,
      hasBarganing: true,
    },
  ],
  [
    'Водоснабжение - две скважины; канализация — локальные очистные; отопление - газовая котельная. ж.д. тупик на территории',
    { 'waterSupply.type': 2, 'sewerage.type': 2, 'heatSupply.type': 2, hasIndustrialRailway: true },
  ],
  [
    'Есть ТУ на 250 кВт и на газ 50 м3/ч',
    { 'electricitySupply.type': 1, 'gasSupply.type': 1, 'gasSupply.value': 1200 },
  ],
  ['Газ 120 куб.м/час, вода 50 куб.м/сутки - всё по техусловиям', { 'gasSupply.type': 1, 'waterSupply.type': 1 }],
  [
    'Договор на подключение газа 300 куб/ч оплачен; свет 1,2 МВт, вода и канализация центральные',
    { 'gasSupply.type': 1, 'gasSupply.value': 7200, 'electricitySupply.value': 1200, 'sewerage.type': 2 },
  ],
  ['Газ, вода по границе, свет 15 кВт', { 'gasSupply.type': 1, 'waterSupply.type': 1, 'electricitySupply.value': 15 }],
  [
    'Собственность муниципальная. Произв. деятельность 6.0',
    { ownershipType: 'Муниципальная собственность', permittedUseTypes: ['Производственная деятельность'] },
  ],
  [
    'Свет есть 15 кВт можно увеличить до 150, скважина есть, септик есть',
    { 'electricitySupply.value': 15, 'waterSupply.type': 2, 'sewerage.type': 2 },
  ],
  ['4.9.2, асфальт, 250 кВт', { permittedUseTypes: ['Стоянка транспортных средств'], 'electricitySupply.value': 250 }],
  ['с/х!!! (растениеводство), переводить самим', { category: farming, permittedUseTypes: ['Растениеводство'] }],
  [
    'НАСЕЛЁНКА! ВРИ 6.4, пруд 0,8 га',
    { category: settlements, permittedUseTypes: ['Пищевая промышленность'], hasPond: true },
  ],
  ['40 км от Владимира, первая линия М-7', { kmFromCity: 40, landHighway: 'М-7 «Волга»' }],
  [
    'Industrial land. 1.5 MW connected. Existing warehouse 3,400 sq m with overhead crane. Rail spur.',
    {
      category: industry,
      'electricitySupply.value': 1500,
      buildingArea: 3400,
      hasOverheadCrane: true,
      hasIndustrialRailway: true,
    },
  ],
  ['Settlement land; power 400 kW at the boundary', { category: settlements, 'electricitySupply.type': 1 }],
])('a description says what no column has: %s', async (text, facts) => {
  const { plot, questions } = await described(text);
  expect(plot).toMatchObject(facts);
  expect(questions).toEqual([]);
});

test.each<[string, Record<string, unknown>]>([
  [
    'земля промышленности / собственность / газ 60 м3/час, эл. 400 кВА / здания общей площадью 3 200 кв. м / две кран-балки / своя ветка жд',
    {
      category: industry,
      ownershipType: 'Частная собственность',
      'gasSupply.value': 1440,
      buildingArea: 3200,
      hasOverheadCrane: true,
      hasIndustrialRailway: true,
    },
  ],
  ['пром, мощность 250 кВА (возможно до 630)', { 'electricitySupply.value': 250 }],
])('a power in kVA is read and asked about: %s', async (text, facts) => {
  const { plot, questions } = await described(text);
  expect(plot).toMatchObject(facts);
  expect(questions.map(({ field }) => field)).toEqual(['electricitySupply']);
});

test.each<[string, readonly string[]]>([
  ['Ж/д тупик через забор, соседний участок под склад', ['hasIndustrialRailway', 'permittedUseTypes']],
  ['жд ветка есть но разобрана', ['hasIndustrialRailway']],
  ['Можно перевести в пром, можно подвести газ', ['category', 'gasSupply.type']],
  ['ГПЗУ есть, пятно 12 000 м2 под застройку', ['buildingArea']],
  ['До М-7 3 км, до станции 5 км', ['kmFromCity', 'landHighway']],
  ['Доля 1/2 в праве собственности, оформляется', ['ownershipType']],
  ['Электричество по границе 10 кВ', ['electricitySupply.value']],
  ['Adjacent rail siding. Could be connected to gas.', ['hasIndustrialRailway', 'gasSupply.type']],
  ['газ заведут в 2027', ['gasSupply.type']],
  ['ВРИ меняем на склад', ['permittedUseTypes']],
  ['60 соток в собственности, 40 в аренде', ['ownershipType']],
])('what is elsewhere, possible or someone else’s is not the plot’s: %s', async (text, fields) => {
  const { plot, questions } = await described(text);
  expect(Object.keys(plot).filter((name) => fields.includes(name))).toEqual([]);
  expect(questions).toEqual([]);
});

test('a remark that the price is for a sotka is a question', async () => {
  const { questions } = await described('Цена указана за сотку!');
  expect(questions.map(({ field }) => field)).toEqual(['price']);
});

test.each(['производственная база: цех 2400 м2, АБК 600 м2', 'склады 1500 м2 и 800 м2, итого 2300 м2'])(
  'several buildings in a description are a question: %s',
  async (text) => {
    const { questions } = await described(text);
    expect(questions.map(({ field }) => field)).toEqual(['buildingArea']);
  },
);

test.each<[string, number | undefined, string | undefined]>([
  ['просят 62 млн, торг есть', 62_000_000, undefined],
  ['хозяин хочет 9 млн за гектар', 21_600_000, undefined],
  ['1,1 млн аренда в год просит, продавать готов за 38 млн', 38_000_000, undefined],
  ['было 19, отдают за 16,5 млн; налог 120 тыс. в год', 16_500_000, undefined],
  ['по объявлению 22 500 000, задаток 2 млн', 22_500_000, undefined],
  ['сказали «порядка сорока миллионов»', 40_000_000, 'Число названо приблизительно'],
  ['от 25 до 30 млн, зависит от формы оплаты', 25_000_000, 'Назван диапазон, а не одно число'],
  ['аренда 250 т.р. в месяц', undefined, undefined],
])('a price is read from notes of a table without a column of prices: %s', async (text, price, doubt) => {
  const { plot, questions } = await described(text, 'Решение', 'показать');
  expect(plot['price']).toBe(price);
  expect(questions.filter(({ field }) => field === 'price').map(({ reason }) => reason)).toEqual(
    doubt === undefined ? [] : [doubt],
  );
});

test('a price of a description is none where the table has prices', async () => {
  const { plot } = await described('просили 62 млн', 'Цена, руб.', '');
  expect(plot['price']).toBeUndefined();
});

test('sections and notes say the category, the owner, the highway and utilities of the rows that they are about', async () => {
  const { plots, questions } = await readText(
    'Адрес;Кад. №;S, га;Цена, млн руб.;Прим.',
    'ПРОМЗЕМЛИ (в собственности);;;;',
    'Тутаев, ул. Промышленная;76:21:010101:32;2;16*;есть ж/д (не действует)',
    'Сельхоз;;;;',
    'Некрасовский р-н, д. Бор;76:09:010101:33;30;9;дорога грунтовая',
    'ИЖС, земли населённых пунктов;;;;',
    'Ярославский р-н, д. Кузнечиха;76:17:010101:35;0,6;4,2;газ магистральный',
    'Трасса М-8, в сторону Вологды;;;;',
    'Ростовский р-н, п. Петровское;76:13:010101:37;5,5;33;4.9.1',
    '* возможен торг, остальные цены твёрдые;;;;',
    'Свет: если не написано – по границе у всех, ТУ за 2 недели;;;;',
    'Газ по границе у всех участков под ИЖС;;;;',
  );
  expect(questions).toEqual([]);
  const picked = plots.map((plot) => [
    plot['category'],
    plot['ownershipType'],
    plot['landHighway'],
    plot['hasBarganing'],
    plot['electricitySupply.type'],
    plot['gasSupply.type'],
  ]);
  expect(picked).toEqual([
    [industry, 'Частная собственность', undefined, true, 1, undefined],
    [farming, undefined, undefined, undefined, 1, undefined],
    [settlements, undefined, undefined, undefined, 1, 2],
    [undefined, undefined, 'М-8 «Холмогоры»', undefined, 1, undefined],
  ]);
});

test('exceptions of a title have their own category or none; what a row says itself is no question then', async () => {
  const { plots, questions } = await readText(
    'Все земли — промка, в собственности юр. лиц, кроме Безводного и Богородска (с/х назначения);;;;',
    '№;Место;КН;Га;Комментарии',
    '1;Кстовский р-н, д. Ольгино;52:26:0030022:11;2,2;',
    '2;Кстовский р-н, с. Безводное;52:26:0030022:13;18;',
    '3;Н. Новгород, ул. Удмуртская;52:18:0030022:14;0,6;земля населённых пунктов',
  );
  expect(plots.map(({ category, ownershipType }) => [category, ownershipType])).toEqual([
    [industry, 'Частная собственность'],
    [farming, undefined],
    [settlements, 'Частная собственность'],
  ]);
  expect(questions).toEqual([]);
});

test('lots of a section of leases have no price; columns of what could be connected are conditions', async () => {
  const { plots, refused } = await readText(
    '№ лота;Адрес;КН;Площадь, кв.м;Начальная цена, руб.;Возможность подключения: электроснабжение, кВт',
    'Раздел 1. Продажа земельных участков в собственность;;;;;',
    '1;с. Акатьево;50:34:0010101:23;1500;1200000;15',
    '2;ЛОТ СНЯТ (распоряжение от 12.11.2026 № 481-р) Московская область, городской округ Коломна;50:34:0010101:24;1200;900000;15',
    'Раздел 2. Право на заключение договора аренды (начальная цена – размер ежегодной арендной платы);;;;;',
    '3;с. Непецино;50:34:0010101:21;15000;890000;150',
  );
  expect(plots).toMatchObject([
    { row: 3, price: 1_200_000, 'electricitySupply.type': 1, 'electricitySupply.value': 15 },
    { row: 6, 'electricitySupply.type': 1, 'electricitySupply.value': 150 },
  ]);
  expect(plots.map(({ price }) => price)).toEqual([1_200_000, undefined]);
  expect(refused.map(({ row }) => row)).toContain(4);
});

test('an area without a unit among areas of different units is a question; a description of buildings is no lot', async () => {
  const { plots, questions } = await readText(
    'КН;Площадь;Ед.;Цена, руб.;Назначение;Вид использования;Описание',
    '47:26:0220001:1184;4,2;га;88000000;промышленность;склады;Склад 1 200 м2 (холодный)',
    '47:07:0713003:2260;185;сот.;9620000;поселения (земли населенных пунктов);склады;',
    '47:16:0101004:2;8;;95000000;сельхозназначения;склады;',
  );
  expect(questions).toEqual([{ row: 4, field: 'area', reason: 'Площадь в гектарах или в сотках? Единица не названа' }]);
  expect(plots.map(({ category }) => category)).toEqual([industry, settlements, farming]);
  expect(plots[0]).toMatchObject({ buildingArea: 1200 });
});

test('plots of a table of leases that are let until a day are not offered', async () => {
  const { plots, refused } = await readText(
    'Только аренда открытых площадок, тыс. руб. в месяц;;;',
    'Адрес;Кадастровый №;Площадь, сот.;Примечание',
    'ул. Южнопортовая, 24;77:04:0001019:61;48;асфальт, 60 кВт',
    'Остаповский пр., вл. 11;77:04:0001009:44;80;занято до 31.12.2028',
  );
  expect(plots.map(({ row }) => row)).toEqual([3]);
  expect(refused.map(({ row }) => row)).toEqual([4]);
});

test('later lines of a chat name an object by its number, a buyer is no offer, all owners are named once', async () => {
  const { plots, questions, refused } = await readText(
    '[18.11.2026, 9:04] Лена: 1) Толмачёво у аэропорта. 54:36:020203:1145. 3,2 га, пром. 48 млн',
    '[18.11.2026, 9:05] Лена: 2) Криводановка 54:19:020102:2280 2,75 га пром 39 млн',
    '[18.11.2026, 9:06] Лена: 3) Верх-Тула, ул. Тухачевского 54:19:060104:418. 80 соток, населёнка. 9,6 млн',
    '[18.11.2026, 9:17] Макс: ок, спс. у меня клиент на 3 га у Толмачёво до 50 млн',
    '[18.11.2026, 9:18] Лена: По 2 отбой, вчера договор подписали, продан',
    '[18.11.2026, 9:19] Лена: И по 3: хозяин подвинулся, говорит отдаст за 8,9',
    '[18.11.2026, 9:20] Лена: Все участки в частной собственности, обременений нет',
  );
  expect(plots.map(({ row, ownershipType }) => [row, ownershipType])).toEqual([
    [1, 'Частная собственность'],
    [3, 'Частная собственность'],
  ]);
  expect(plots[0]).toMatchObject({ address: 'Толмачёво' });
  expect(plots[1]).toMatchObject({ address: expect.stringContaining('Тухачевского'), category: settlements });
  expect(questions.map(({ row, field }) => [row, field])).toEqual([[3, 'price']]);
  expect(refused.map(({ row }) => row)).toContain(2);
});

test('a street with a number before an area is no range; a line that begins with a number of the list is about it', async () => {
  const { plots, refused } = await readText(
    '1. Тольятти, Южное шоссе 115 - 2,4 га - 36 млн. Ангар 1000 м2, ж/д тупик рядом. КН 63:09:0102001:21',
    '2. Кинель - 20 га - 4 млн. КН 63:22:0102001:23',
    'Подборка по области. Вся земля в собственности',
    '',
    '2-й сняли с продажи',
  );
  expect(plots.map(({ area, ownershipType }) => [area, ownershipType])).toEqual([[2.4, 'Частная собственность']]);
  expect(Object.keys(plots[0] ?? {})).not.toContain('hasIndustrialRailway');
  expect(refused.map(({ row }) => row)).toContain(2);
});

test('columns of cranes count them', async () => {
  const { plots, questions } = await readText(
    'КН;Площадь, га;Корпуса, м²;Кран-балки',
    '63:01:0411004:1093;4,62;11 300;5 т × 6, 10 т × 2',
    '63:01:0336001:580;2,08;-;нет',
  );
  expect(plots.map(({ buildingArea, hasOverheadCrane }) => [buildingArea, hasOverheadCrane === true])).toEqual([
    [11_300, true],
    [undefined, false],
  ]);
  expect(questions).toEqual([]);
});

test.each([
  ['порядка сорока миллионов', 'порядка 40 миллионов'],
  ['двадцать пять млн', '25 млн'],
  ['сто двадцать соток', '120 соток'],
  ['три участка', 'три участка'],
  ['пять десять га', 'пять десять га'],
])('numerals before a unit: %s', (text, digits) => {
  expect(digitsOfNumerals(text)).toBe(digits);
});
