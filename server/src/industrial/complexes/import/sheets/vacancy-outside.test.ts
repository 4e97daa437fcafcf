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
