import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readMessage } from '#importing/sheets/read-message.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { industrialChoices } from '#importing/sheets/testing/choices.ts';
import { sheetsNow } from '#importing/sheets/testing/score.ts';
import { leaseFacts } from './lease-facts.ts';
import { vacancySheets } from './read-vacancy-sheets.ts';

const context = { choices: industrialChoices, now: sheetsNow };

async function readText(text: string) {
  return readSheets(await openSheets(Buffer.from(text)), vacancySheets, context);
}

const HEADS = 'Корпус;Камера;Площадь, м2;Ставка, руб./м2 в мес с НДС;Примечание';

test.each(leaseFacts)('the example of a term of a lease is found: $example', ({ pattern, example }) => {
  expect([...example.matchAll(pattern)]).toHaveLength(1);
});

test.each([
  ['НИЗКОТЕМПЕРАТУРНЫЕ КАМЕРЫ (-18 … -22 °С)', 'freezer', -22, -18],
  ['Морозильные камеры -18/-20', 'freezer', -20, -18],
  ['Заморозка, режим −18…−24', 'freezer', -24, -18],
  ['Низкотемпературные склады: от -18 до -25 °С', 'freezer', -25, -18],
  ['Морозилка (−20 °C)', 'freezer', -20, -20],
  ['Freezer chambers (-18/-22)', 'freezer', -22, -18],
  ['СРЕДНЕТЕМПЕРАТУРНЫЕ КАМЕРЫ (0 … +4 °С)', 'temperature', 0, 4],
  ['Холодильные склады +2/+6', 'temperature', 2, 6],
  ['Охлаждаемые камеры (t +2…+8)', 'temperature', 2, 8],
  ['Фреш 0..+5 °С', 'temperature', 0, 5],
] as const)('a section of degrees is the kind of its rows, no complex: %s', async (section, part, from, to) => {
  const { objects } =
    await readText(`Аксайский хладокомбинат, Ростовская обл., г. Аксай, ул. Западная, 37. Камеры на 20.11.2026
${HEADS}
${section};;;;
литера А;1;864;1 150;
литера А;2;430;1 320;
СУХИЕ СКЛАДЫ;;;;
литера Г;12;740;620;`);
  const own = { [part]: { areaValue: 864, temperatureFrom: from, temperatureTo: to } };
  const complex = { name: 'Аксайский хладокомбинат', fullAddress: 'Ростовская обл., г. Аксай, ул. Западная, 37' };
  expect(objects[0]).toMatchObject({ complex, areaSetWithPrice: { warehouse: own } });
  expect(objects[2]).toMatchObject({ complex, areaSetWithPrice: { warehouse: { dry: { areaValue: 740 } } } });
});

test.each([
  ['Срок договора от 11 месяцев. Погрузка по прейскуранту.', { minimalRentalPeriod: 11 }],
  ['* Договор от 3 лет, обеспечительный платёж – 2 месяца.', { minimalRentalPeriod: 36, securityPayment: '2 месяца' }],
  ['Минимальный срок аренды: 6 мес.', { minimalRentalPeriod: 6 }],
  ['Договор не менее 5 лет.', { minimalRentalPeriod: 60 }],
  ['Депозит 1 месяц.', { securityPayment: '1 месяц' }],
  ['Арендные каникулы 2 месяца.', { rentalHolidays: 2 }],
  ['Ж/д тупик на 6 вагонов.', { complex: { hasIndustrialRailway: true } }],
  ['Собственная ж/д ветка. Стоянка на 60 фур.', { complex: { hasIndustrialRailway: true, truckParkingSpaces: 60 } }],
  ['Ж/д ветки нет.', { complex: { hasIndustrialRailway: false } }],
  ['Помещения сдаются только целиком, не делим.', { isWholeForRent: true }],
] as const)('a note below the table holds for all rows: %s', async (note, facts) => {
  const { objects } = await readText(`Индустриальный парк «Долина», г. Казань, ул. Новая, 3
${HEADS}
Корпус 1;1А;2 160;590;
Корпус 2;2А;3 300;640;
${note};;;;`);
  expect(objects).toMatchObject([facts, facts]);
});

test.each([
  'Возможно строительство ж/д ветки.',
  'До ж/д тупика 2 км.',
  'Ж/д ветка рядом.',
  'Срок действия предложения до 31.12.2026.',
])('a note on what only may be says nothing of the rows: %s', async (note) => {
  const { objects } = await readText(`${HEADS}
Корпус 1;1А;2 160;590;
Корпус 2;2А;3 300;640;
${note};;;;`);
  expect(objects.map(({ minimalRentalPeriod }) => minimalRentalPeriod)).toEqual([undefined, undefined]);
  expect(objects.map(({ complex }) => Object.keys(complex as object).includes('hasIndustrialRailway'))).toEqual([
    false,
    false,
  ]);
});

test('a note about one complex of a list and marks of taxes are about their rows alone', async () => {
  const { objects } = await readText(`Ставки в год без НДС (если не помечено)
Комплекс;Адрес;Площадь, м2;Ставка, руб./м2/год
Форум Юг;г. Тосно, Малое шоссе, 8;2 800;9 600*
Кировский ЛЦ;г. Кировск, Песочная ул., 1;3 600;5 800**
Уткина Пристань;г. Кировск, Новая ул., 4;2 100;7 200
* ставка с НДС;;;
** собственник на УСН, НДС не облагается;;;
У Форум Юг ж/д ветка на 4 вагона.;;;`);
  expect(objects.map(({ leaseVat }) => leaseVat)).toEqual([1, 3, 2]);
  expect(objects.map(({ complex }) => (complex as Record<string, unknown>)['hasIndustrialRailway'])).toEqual([
    true,
    undefined,
    undefined,
  ]);
});

test.each([
  ['есть грузовой лифт', { hasElevator: true }],
  ['груз. лифт 2 т', { hasElevator: true }],
  ['без лифта', { hasElevator: false }],
  ['cross-dock', { hasCrossDock: true }],
  ['есть стеллажи', { hasShelves: true }],
  ['стеллажи остаются', { hasShelves: true }],
  ['Тёплый склад, двое ворот', { building: { hasHeating: true }, numberGatesZero: 2 }],
  ['стеллажи, 700 паллетомест', { hasShelves: true, countPalletPlaces: 700 }],
  ['rail siding', { complex: { hasIndustrialRailway: true } }],
  ['freezer -22/-18', { areaSetWithPrice: { warehouse: { freezer: { temperatureFrom: -22, temperatureTo: -18 } } } }],
  ['light industrial', { areaSetWithPrice: { lightIndustrial: { areaValue: 2_160 } } }],
  ['Высота 8 м. Делить не будут. Сразу', { isWholeForRent: true }],
  ['возможна достройка под арендатора (BTS)', { bts: true }],
] as const)('a comment names what no column has: %s', async (remark, facts) => {
  const { objects } = await readText(`${HEADS}
Корпус 1;1А;2 160;590;${remark}
Корпус 2;2А;3 300;640;`);
  expect(objects[0]).toMatchObject(facts);
});

test('the column of a requirement on its side is no object; spaces of a park are counted', async () => {
  const { objects, refused } = await readText(`Показатель;Требование заказчика;Вариант 1;Вариант 2
Комплекс;-;Логопарк Быково;Холод Чехов
Адрес;МО;Московская обл., г.о. Раменский, д. Заворово, 12;Московская обл., г.о. Чехов, вл. 19
Склад, м²;от 5 000;10 400;7 300
Ставка за склад, руб./м² в год без НДС;до 13 000;12 500;18 500
Парковка легковая, м/м;;60;40
Парковка грузовая, м/м;;25;18`);
  expect(objects).toMatchObject([
    { complex: { name: 'Логопарк Быково', carParkingSpaces: 60, truckParkingSpaces: 25 } },
    { complex: { name: 'Холод Чехов', carParkingSpaces: 40, truckParkingSpaces: 18 } },
  ]);
  expect(refused).toMatchObject([{ reason: 'Требование, а не объект' }]);
});

test.each([
  ['есть что-нибудь с холодом до 500 м? клиенту срочно'],
  ['у кого-нибудь есть кто-то с рампой от 2 000 м2?'],
  ['подскажите что-нибудь до 1 500 м2'],
])('a question of a chat is no object: %s', async (question) => {
  const { objects } =
    await readText(`[24.11.2026, 09:02] Оля: Краснодар, ул. Тихорецкая 5. Склад 1200 м2, ставка 650 руб/м2 в месяц с НДС
[24.11.2026, 09:07] Тимур: ${question}
[24.11.2026, 09:11] Оля: г. Кропоткин, Промзона 11, склад 2 тыс. м2, 380 р/м2/мес с НДС, каникулы 1 мес, договор от 11 мес`);
  expect(objects).toHaveLength(2);
  expect(objects[1]).toMatchObject({
    rentalHolidays: 1,
    minimalRentalPeriod: 11,
    complex: { fullAddress: 'г. Кропоткин' },
    areaSetWithPrice: { warehouse: { areaValue: 2_000, leasePricePerSqm: 4_560 } },
  });
});

test.each([
  [
    'Логопарк Север, 20 км от МКАД, корпус 2, блок 4-А, 5 000 м2',
    { name: 'блок 4-А', complex: { name: 'Логопарк Север' } },
  ],
  ['Ориентир Запад, Новорижское ш., 25 км от МКАД, 3 000 м2', { complex: { name: 'Ориентир Запад' } }],
  ['Складской комплекс Заря, склад 5 000 м2, с 1 кв. 27', { availabilityDate: '2027-01-01T00:00:00' }],
  ['Складской комплекс Заря, склад 5 000 м2, сейчас свободен', { availabilityDate: expect.stringMatching(/^\S+$/u) }],
  ['г. Тосно, Маевское шоссе 3, склад 5 000 м2', { complex: expect.not.objectContaining({ distanceFromRingRoad: 3 }) }],
  [
    'г. Тосно, Промзона 11, ангар холодный (без отопления) 900 м2, 250 р/м2 в мес, УСН',
    { areaSetWithPrice: { warehouse: { unheated: { areaValue: 900 } } } },
  ],
] as const)('a message: %s', (text, facts) => {
  const { objects } = readMessage(text, vacancySheets, context);
  expect(objects).toMatchObject([facts]);
});

test.each([
  ['от 3 лет', 36],
  ['3 года', 36],
  ['1 год', 12],
  ['5-ти лет', 60],
  ['год', 12],
  ['полгода', 6],
  ['1 год 6 мес.', 18],
  ['11 мес.', 11],
  ['2 yrs', 24],
  ['11', 11],
] as const)('a least term of a lease is in months: %s', async (term, months) => {
  const { objects, questions } = await readText(`Корпус;Камера;Площадь, м2;Ставка, руб./м2 в мес с НДС;Мин. срок
Корпус 1;1А;2 160;590;${term}
Корпус 2;2А;3 300;640;7 мес.`);
  expect(objects).toMatchObject([{ minimalRentalPeriod: months }, { minimalRentalPeriod: 7 }]);
  expect(questions.filter(({ field }) => field === 'minimalRentalPeriod')).toEqual([]);
});

test('two least terms of one cell are a question', async () => {
  const { questions } = await readText(`Корпус;Камера;Площадь, м2;Ставка, руб./м2 в мес с НДС;Мин. срок
Корпус 1;1А;2 160;590;11 мес. / 3 года`);
  expect(questions).toMatchObject([{ field: 'minimalRentalPeriod' }]);
});

test('what a section says of its complex is about no other one', async () => {
  const { objects } = await readText(`Ставки указаны в руб. за м2 в год без НДС
Блок;Площадь, м2;в т.ч. офисы, м2;Ставка;Доступен
Логистический парк «Придонской» — Воронежская обл., Семилукский р-н, 512 км а/д М-4 «Дон». Класс А, высота 12 м. OPEX 1 450 руб./м²/год;;;;
Блок A1;7 800;420;6 900;сейчас
Блок A2;5 200;;6 850;сейчас
«Масловский терминал», Воронежская обл., с. Масловка, ул. Солнечная, 3 / класс В+ / 9,5 м / 5 т на м² / эксплуатация включена в ставку;;;;
Секция 1;2 400;120;6 000;сейчас
Холодильный комплекс «Полюс», г. Воронеж, ул. Землячки, 15, класс В, высота 7 м. Эксплуатационные расходы отдельно: 1 900 руб./м²/год;;;;
Камера 3;860;;9 600;сейчас`);
  const money = objects.map(({ opexPerSqm, isOpexIncluded }) => [opexPerSqm, isOpexIncluded]);
  expect(money).toEqual([
    [1_450, undefined],
    [1_450, undefined],
    [undefined, true],
    [1_900, false],
  ]);
  expect(objects).toMatchObject([
    { areaSetWithPrice: { warehouse: { areaValue: 7_380 }, office: { areaValue: 420 } } },
    { areaSetWithPrice: { warehouse: { areaValue: 5_200 } } },
    { building: { workingHeight: 9.5 }, areaSetWithPrice: { warehouse: { areaValue: 2_280 } } },
    { building: { workingHeight: 7 } },
  ]);
  expect(objects[0]?.['complex']).not.toHaveProperty('distanceFromRingRoad');
});

test('a chat: period and tax of all, towns above streets, exceptions in brackets', async () => {
  const { objects, questions } = await readText(`Коллеги, ставки за м2 в месяц, с НДС (где УСН - написала)

Владивосток:
- ул. Снеговая 54, склад 1 250 м², потолки 8 м, 950 р/м2, свободен сейчас
- ул. Выселковая 49, склад 310 м², УСН, 800 р/м2, сейчас

Артём:
- ул. Тульская 4, тёплый склад 960 м², потолки 6 м, 650 р/м2, сейчас
- ул. Каширская 20, склад 2000 м², 690 р/м2, без НДС, сейчас

Надеждинский район:
- п. Новый, ул. Первая 1, склад 8200 м² + мезонин 900 м², 820 р/м2 склад / 500 р/м2 мезонин, сейчас`);
  const addresses = objects.map(({ complex }) => (complex as Record<string, unknown>)['fullAddress']);
  expect(addresses.slice(0, 4)).toEqual([
    'Владивосток, ул. Снеговая 54',
    'Владивосток, ул. Выселковая 49',
    'Артём, ул. Тульская 4',
    'Артём, ул. Каширская 20',
  ]);
  expect(objects.map(({ leaseVat }) => leaseVat)).toEqual([1, 3, 1, 2, 1]);
  expect(objects[4]).toMatchObject({
    areaSetWithPrice: { warehouse: { leasePricePerSqm: 9_840 }, mezzanine: { leasePricePerSqm: 6_000 } },
  });
  expect(questions.filter(({ field }) => field === 'leasePricePerSqm')).toEqual([]);
});

test('a delivery is the completion of a building next to a column of availability', async () => {
  const { objects, questions } =
    await readText(`Property;Building;Grade;GLA available, sq m;Asking rent, RUB/sq m/yr excl. VAT;Delivery;Available from
Kama Park;Building 1;A;6400;7200;1987;Immediately
Kama Park;Building 2;A;3200;7300;Q2 2027;Q3 2027
Kama Park;Building 3;B;4100;7100;2021;Q1-Q2 2027`);
  expect(objects.map(({ availabilityDate }) => availabilityDate).slice(1)).toEqual([
    '2027-07-01T00:00:00',
    '2027-01-01T00:00:00',
  ]);
  expect(objects[0]).toMatchObject({ building: { commissioningDate: '1987-01-01T00:00:00' } });
  expect(questions.filter(({ field }) => field === 'availabilityDate')).toHaveLength(1);
});

test('units of labels above a table, pairs of labels in one row, meters below it', async () => {
  const { objects } = await readText(`Проект:;Парк «Долина»;;
Электрическая мощность парка, МВт:;4,5;;
Машиномест (легковые):;140;Мест для фур:;24
Корпус;Камера;Площадь, м2;Ставка, руб./м2 в мес с НДС
Корпус 1;1А;2 160;590
Корпус 2;2А;3 300;640
** Электроэнергия, вода и отопление оплачиваются по счётчикам.;;;`);
  expect(objects[0]).toMatchObject({
    complex: { electricitySupply: 4_500, carParkingSpaces: 140, truckParkingSpaces: 24 },
    utilityBill: { name: 'По счётчикам' },
  });
});

test.each([
  ['Низкотемпературная камера -18…-20, 2 дока, 700 паллетомест', -20, -18],
  ['Морозильная камера −22/−18, 3 ворот', -22, -18],
] as const)('degrees of a long comment are its signed numbers alone: %s', async (remark, from, to) => {
  const { objects } = await readText(`${HEADS}
Корпус 1;1А;2 160;590;${remark}
Корпус 2;2А;3 300;640;СДАН 10.11, не звонить`);
  expect(objects).toMatchObject([
    { areaSetWithPrice: { warehouse: { freezer: { temperatureFrom: from, temperatureTo: to } } } },
  ]);
});

test('one address in two spellings is one offer', async () => {
  const { objects, refused } = await readText(`Адрес;Площадь м2;Аренда, руб/м2/мес с НДС
Рязань, Куйбышевское шоссе, 40, стр. 3;1180;350
Рязань, Промышленная улица, 21;640;320
Рязань, Куйбышевское ш., 40 стр.3;1180;350`);
  expect(objects).toHaveLength(2);
  expect(refused).toMatchObject([{ reason: expect.stringContaining('Повтор') }]);
});

test('a unit is no price; a term of rental holidays is no term of the lease', async () => {
  const { objects } = await readText(`Сделка;Заголовок;Адрес;Площадь, м2;Цена;Цена за;НДС
Аренда;Склад на Аустрина;Пенза, ул. Аустрина, 166;850;5400;м2 в год;включен
Аренда;Склад с доками;Пенза, ул. Аустрина, 170;2100;5650;м2 в год;включен
* Каникулы — при договоре от 3 лет. Скидка 5 % при контракте от 5 лет.;;;;;;`);
  expect(objects).toHaveLength(2);
  for (const object of objects) {
    expect(object['salePrice']).toBeUndefined();
    expect(object['minimalRentalPeriod']).toBeUndefined();
  }
});
