import { expect, test } from 'vitest';
import { amountDoubts } from '#importing/sheets/amounts.ts';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { valueDoubts } from '#importing/sheets/read-value.ts';
import { industrialChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { vacancySheets } from './read-vacancy-sheets.ts';
import { vacancyDoubts } from './vacancy-doubts.ts';

async function read(...lines: readonly string[]) {
  const sheets = await openSheets(Buffer.from(lines.join('\n')));
  const { objects, questions, refused } = readSheets(sheets, vacancySheets, {
    choices: industrialChoices,
    now: sheetsNow,
  });
  return {
    facts: objects.map((object) => factsOfObject(object)),
    asked: questions.map(({ row, field, reason }) => [row, field, reason]),
    refused: refused.map(({ row }) => row),
  };
}

const warehouse = 'areaSetWithPrice.warehouse.areaValue';
const rate = 'areaSetWithPrice.warehouse.leasePricePerSqm';
const office = 'areaSetWithPrice.office.areaValue';

test('a report of 1C: the sums of groups prove that three digits after a comma are a fraction', async () => {
  const { facts, asked } = await read(
    'Наименование;Площадь;Назначение;Этаж;Ставка, руб. за кв.м в месяц с НДС;Состояние',
    'База "Север", 630000, Новосибирская обл, Новосибирск г, Лесная ул, дом № 5;2 064,000;;;;',
    'Здание 1;1 200,000;;;;',
    'пом. 1;1 120,400;Складское;1;450,00;Свободно',
    'пом. 2;79,600;Офисное;2;600,00;Свободно',
    'Цех № 2;864,000;;;;',
    'пом. 1;528,000;Складское;1;410,00;Свободно',
    'пом. 2;336,000;Складское;1;420,00;Свободно',
  );
  expect(facts).toMatchObject([
    { name: 'пом. 1', 'building.name': 'Здание 1', [warehouse]: 1_120.4, [rate]: 5_400 },
    { name: 'пом. 2', 'building.name': 'Здание 1', [office]: 79.6 },
    { name: 'пом. 1', [warehouse]: 528, [rate]: 4_920 },
    { name: 'пом. 2', [warehouse]: 336, [rate]: 5_040 },
  ]);
  expect(facts.map((one) => [one['complex.name'], one['complex.fullAddress']])).toEqual(
    facts.map(() => ['База "Север"', '630000, Новосибирская обл, Новосибирск г, Лесная ул, дом № 5']),
  );
  expect(asked).toEqual([]);
});

test('three digits after a comma that would be absurd thousands are asked about', async () => {
  const { facts, asked } = await read(
    'Комплекс;Корпус;Площадь, м2;Ставка, руб./м2/год без НДС',
    'Парк Север;К1;864,000;6400',
    'Парк Север;К2;196,500;6500',
  );
  expect(facts).toMatchObject([{ [warehouse]: 864 }, { [warehouse]: 196.5 }]);
  expect(asked).toEqual([
    [2, 'areaSetWithPrice', amountDoubts.separators],
    [3, 'areaSetWithPrice', amountDoubts.separators],
  ]);
});

test('three digits after a comma that no area contradicts are not asked about as absurd ones', async () => {
  const areas = ['2,400', '1,850', '96,500'].map((area, at) => `Парк Север;К${at};${area};64${at}0`);
  const { facts } = await read('Комплекс;Корпус;Площадь, м2;Ставка, руб./м2/год без НДС', ...areas);
  expect(facts.map((one) => one[warehouse])).toEqual([2_400, 1_850, 96_500]);
});

test('thousands of roubles with three digits among fractions are a fraction', async () => {
  const { facts, asked } = await read(
    'Комплекс;Блок;Площадь, м2;Плата за всё, т.р. в месяц;НДС',
    'Склады Юг;Блок 1;400;160;с НДС',
    'Склады Юг;Блок 2;415,5;103,875;с НДС',
    'Склады Юг;Блок 3;200;51,36;с НДС',
  );
  expect(facts.map((one) => one[warehouse])).toEqual([400, 415.5, 200]);
  expect(asked.filter(([, , reason]) => reason === amountDoubts.separators)).toEqual([]);
});

test.each(['Что', 'Характер', 'Объект', 'Категория помещения', 'Тип хранения'])(
  'a column of kinds below the head %s is what the areas are',
  async (head) => {
    const { facts } = await read(
      `Адрес;${head};Площадь, м2;Ставка, руб/м2/мес;НДС`,
      'Омск, ул. Новая, 1;склад;1200;400;с НДС',
      'Омск, ул. Дальняя, 2;офис;96;600;без НДС',
      'Омск, ул. Лесная, 3;производство;2200;350;с НДС',
      'Омск, ул. Полевая, 4;неотапливаемый склад;800;150;без НДС',
    );
    expect(facts).toMatchObject([
      { [warehouse]: 1_200 },
      { [office]: 96 },
      { 'areaSetWithPrice.production.areaValue': 2_200 },
      { 'areaSetWithPrice.warehouse.unheated.areaValue': 800 },
    ]);
    expect(facts.map((one) => one['complex.name'])).toEqual([undefined, undefined, undefined, undefined]);
  },
);

test.each(['магазин', 'открытая площадка', 'автосервис', 'ПСН'])(
  '%s is no kind of the base: a question',
  async (kind) => {
    const { asked } = await read(
      'Адрес;Назначение;Площадь, м2;Ставка, руб/м2/мес с НДС',
      'Омск, ул. Новая, 1;склад;1200;400',
      `Омск, ул. Дальняя, 2;${kind};96;600`,
    );
    expect(asked).toEqual([[3, 'areaSetWithPrice', vacancyDoubts.otherKind]]);
  },
);

test('a floor with a mezzanine makes no mezzanine of the whole area', async () => {
  const { facts, asked } = await read(
    'Комплекс;Корпус;Площадь, м2;Этаж;Ставка, руб./м2/год без НДС',
    'Парк Север;К1;2400;1 и мезонин;6400',
    'Парк Север;К2;310;мезонин;3500',
  );
  expect(facts).toMatchObject([{ [warehouse]: 2_400 }, { 'areaSetWithPrice.mezzanine.areaValue': 310 }]);
  expect(asked).toEqual([[2, 'areaSetWithPrice', vacancyDoubts.withMezzanine]]);
});

test('one and a half months are asked about, one and a half years are eighteen months', async () => {
  const { facts, asked } = await read(
    'Комплекс;Корпус;Площадь, м2;Каникулы, мес.;Мин. срок аренды, лет;Ставка, руб./м2/год без НДС',
    'Парк Север;К1;2400;1,5;1,5;6400',
    'Парк Север;К2;3100;2;3;6500',
  );
  expect(facts).toMatchObject([{ minimalRentalPeriod: 18 }, { rentalHolidays: 2, minimalRentalPeriod: 36 }]);
  expect(asked).toEqual([[2, 'rentalHolidays', valueDoubts.rounded]]);
});

test('offers of storage have a price of a pallet place and a tax of storage', async () => {
  const { facts } = await read(
    'Комплекс;Корпус;Зона;Режим;Паллетомест свободно;Тариф, руб./п.м. в сутки;НДС;Площадь зоны, м2',
    'Холод Юг;Корпус 1;М1;мороз -18;640;58;в т.ч. НДС;700',
    'Холод Юг;Корпус 2;С1;сухой;2600;19;без НДС;2350',
    'Холод Юг;Корпус 2;С2;сухой;уточняйте;запрос;без НДС;800',
  );
  expect(facts).toMatchObject([
    { palletPrice: 58, countPalletPlaces: 640, storageVat: 1 },
    { palletPrice: 19, countPalletPlaces: 2_600, storageVat: 2 },
    { palletPriceOnRequest: true, palletPlacesOnRequest: true, storageVat: 2 },
  ]);
  expect(facts.map(({ leaseVat }) => leaseVat)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['Камера 3 (-18…-22)', 'freezer', -22, -18],
  ['Камера 4 (+2/+6)', 'temperature', 2, 6],
  ['Камера 5, t 0…+4', 'temperature', 0, 4],
] as const)('degrees in the name of a chamber: %s', async (name, part, from, to) => {
  const { facts } = await read(
    'Комплекс;Камера;Площадь, м2;Ставка, руб/м2/мес без НДС',
    `Холод Юг;${name};500;900`,
    'Холод Юг;Склад сухой;1000;400',
  );
  const path = `areaSetWithPrice.warehouse.${part}`;
  expect(facts[0]).toMatchObject({
    [`${path}.areaValue`]: 500,
    [`${path}.temperatureFrom`]: from,
    [`${path}.temperatureTo`]: to,
  });
});

test('a footnote about all buildings but one, and a building that is being built by a comment', async () => {
  const { facts } = await read(
    'Корпус;Секция;Площадь, м2;Ставка, руб./м2/год без НДС;Доступно;Комментарий',
    'К1;1-1;5240;6200;сейчас;',
    'К5;5-А;12400;6700;01.02.2028;строится',
    'К7;7-1;1860;4800;сейчас;без спринклера',
    '** Нагрузка на пол во всех корпусах 6 т/м². Пожаротушение – спринклерное (кроме К7).;;;;;',
  );
  expect(facts).toMatchObject([
    { 'building.floorLoad': 6, 'building.fireExtinguishingSystems': ['Спринклерная'] },
    {
      'building.floorLoad': 6,
      'building.fireExtinguishingSystems': ['Спринклерная'],
      'building.constructionStatus': 2,
    },
    { 'building.floorLoad': 6 },
  ]);
  expect(facts[2]?.['building.fireExtinguishingSystems']).toBeUndefined();
});

test.each([
  ['Рамонский р-н, М-4 Дон, 492 км', undefined, undefined],
  ['Уфа, Бирский тракт, 9 км, 4', undefined, undefined],
  ['Краснинский р-н, трасса М-4, 391-й км', 'М-4 «Дон»', undefined],
  ['Каширское ш., 28 км, Белые Столбы', 'Каширское шоссе', 28],
])('a kilometre of a road in %s', async (address, highway, distance) => {
  const { facts, asked } = await read(
    'Комплекс;Адрес;Площадь, м2;Ставка, руб./м2/год без НДС',
    `Парк Север;${address};2400;6400`,
    'Парк Юг;г. Подольск, ул. Лесная, 3;1800;6500',
  );
  expect(facts[0]?.['complex.highway']).toEqual(highway);
  expect(facts[0]?.['complex.distanceFromRingRoad']).toEqual(distance);
  expect(asked).toEqual([]);
});

test('a chat: offers below a demand, at the same place, of a later message; a question is no offer', async () => {
  const { facts, refused } = await read(
    '[28.11.2026, 09:10] Иван Склады: Омск, свободно. Все ставки с НДС за м2 в месяц',
    '',
    'Омск, ул. Заводская, 5 - склад 1500 м2, 400 р, свободен',
    'там же офис 120 м2, 3 эт, 550 р',
    'Омск, ул. Мира, 7 - СДАН',
    'Сниму под клиента склад 400 м2 в центре, до 350 р',
    'Троицкое (Омский р-н), ангар 700 м2, 180 р, можно краткосрочно',
    'Омск, ул. Лесная, 9, склад 2300 м2, 2 дока, 450 р, с 01.02.27',
    '',
    '[28.11.2026, 11:40] Петр: Есть склад 500 м2 на Левобережье?',
    '[28.11.2026, 11:45] Иван Склады: Омск, ул. Волгоградская, 61, склад 520 м2, 380 р, свободен',
  );
  expect(facts).toMatchObject([
    { 'complex.fullAddress': 'ул. Заводская, 5', [warehouse]: 1_500, [rate]: 4_800, leaseVat: 1 },
    { 'complex.fullAddress': 'ул. Заводская, 5', [office]: 120, floors: ['3 этаж'], leaseVat: 1 },
    { 'complex.fullAddress': 'Троицкое, Омский р-н', [warehouse]: 700, [rate]: 2_160, isShortTermRental: true },
    { 'complex.fullAddress': 'ул. Лесная, 9', [warehouse]: 2_300, [rate]: 5_400, leaseVat: 1 },
    { 'complex.fullAddress': 'ул. Волгоградская, 61', [warehouse]: 520, [rate]: 4_560, leaseVat: 1 },
  ]);
  expect(refused).toEqual([5, 6, 10]);
});

test.each([
  ['Ставка за блок, руб./м²/мес. без НДС', '590', { [rate]: 7_080, leaseVat: 2 }],
  ['Building GLA, sq m', '28 700', { 'building.totalArea': 28_700 }],
  ['Можно взять с', '01.02.27', { availabilityDate: '2027-02-01T00:00:00' }],
  ['Ворота (0 ур.)', '3', { numberGatesZero: 3 }],
  ['Stage', 'Planned (BTS)', { bts: true }],
  ['Building', 'Phase 1, Building A', { 'building.name': 'Phase 1, Building A' }],
  ['Прим.', 'от 800 м2', { minimalRentalBlockArea: 800 }],
  [
    'Комментарий',
    'полы антипыль, краткосрочно можно',
    { 'building.hasAntiDustCoating': true, isShortTermRental: true },
  ],
  ['Комментарий', 'без краткосрочной аренды', { isShortTermRental: false }],
])('%s: %s', async (head, cell, values) => {
  const { facts } = await read(
    `Комплекс;Свободно, м²;${head}`,
    `Логопарк Север;4800;${cell}`,
    `Терминал Восток;3650;${cell}`,
  );
  expect(facts).toMatchObject([values, values]);
});

test('a row that is fully let is no offer', async () => {
  const { facts, refused } = await read(
    'Property;Building;Available area, sq m;Rent, RUB/sq m/year excl. VAT',
    'Don Terminal;Bldg 1;1875;4300',
    'Don Terminal;Bldg 5;Fully let;-',
  );
  expect(facts).toMatchObject([{ [warehouse]: 1_875 }]);
  expect(refused).toEqual([3]);
});

test('names of rooms below each other are no labels of a table on its side', async () => {
  const { facts } = await read(
    'Площадка;Этаж;Площадь, кв.м;Ставка, руб. за кв.м в месяц с НДС;Состояние;Свободно с;Назначение',
    'г. Тверь, ул. Лесная, 95;;3 640,00;;;;',
    'Корпус 3 (высота 6 м);;2 412,00;;;;',
    'пом. 3-01;1;1 206,00;340,00;Свободно;;Склад',
    'пом. 3-02;1;606,00;350,00;Свободно;01.02.2027;Склад',
    'пом. 3-05;2;600,00;360,00;Свободно;;Склад',
    'АБК;;1 228,00;;;;',
    'каб. 214;2;36,00;550,00;Свободно;;Офис',
    'каб. 301-305;3;192,00;500,00;Свободно;;Офис',
    'каб. 101-140;1;1 000,00;480,00;Свободно;;Офис',
  );
  expect(facts.map((one) => one[warehouse] ?? one[office])).toEqual([1_206, 606, 600, 36, 192, 1_000]);
});

test('groups of numbered warehouses and workshops are the buildings of a complex that the title names', async () => {
  const { facts } = await read(
    'Объект: Производственная база «Каштак», г. Томск;;;;;',
    'Помещение;Вид помещения;Этаж;Площадь, м2;Ставка, руб./м2 в мес. (без НДС);Состояние',
    'Склад № 3, ул. Смирнова, 9;;;1382,1;;',
    'пом. 1;Складское;1;864,3;310;Свободно',
    'пом. 4;Складское;1;517,8;305;Свободно',
    'Цех № 1, ул. Смирнова, 9 стр. 2;;;1428,5;;',
    'пом. 1-1;Производственное;1;1340,5;270;Свободно',
    'пом. 2-1;Офисное;2;88;420;Свободно',
  );
  expect(facts.map((one) => one['building.name'])).toEqual(['Склад № 3', 'Склад № 3', 'Цех № 1', 'Цех № 1']);
});

test('two rates of one line are asked about, also below a period for all', async () => {
  const { facts, asked } = await read(
    'Склады Рязань, цены без НДС за м2 в месяц',
    '- Рязань, ул. Чкалова 70: офис 60м2 500р, склад 450м2 300р',
    '- Рязань, ул. Лесная 2, склад 900 м2 - 350/500 руб./м2',
    '- Рязань, ул. Новая 80 - 5000-7000 м2, 550 р',
    '- Рязань, ул. Зубковой 8, склад 700 м2, 240 р',
  );
  expect(facts.at(-1)).toMatchObject({ [warehouse]: 700, [rate]: 2_880 });
  expect(facts[2]).toMatchObject({ [warehouse]: 5_000 });
  expect(asked.map(([row, field]) => [row, field])).toEqual([
    [2, 'leasePricePerSqm'],
    [3, 'leasePricePerSqm'],
    [4, 'areaSetWithPrice'],
  ]);
});
