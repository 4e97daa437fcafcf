import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { industrialChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { vacancySheets } from './read-vacancy-sheets.ts';

interface CardsText {
  readonly title: string;
  readonly text: string;
  /** Objects with the first line of each. */
  readonly objects: readonly Record<string, unknown>[];
  readonly refusedRows: readonly number[];
}

const texts: readonly CardsText[] = [
  {
    title: 'emoji, a greeting and a signature',
    text: `Коллеги, добрый день! Актуально на сегодня:

🏢 Склад 5 200 м² в Химках
ставка 9 500 р/м2/год без НДС
потолки 12 м, 6 доков
свободно с 01.03.2027

🏢 Склад 1 800 м² в Подольске, Симферопольское ш. 18 км
ставка 700 р/м2/мес с НДС, OPEX включен
высота 8 м, 2 дока, отапливаемый

🏢 СК «Вешки», класс А, 12 000 м²
Ставка: 10 200 руб./м²/год без НДС
OPEX 1 900
Нагрузка на пол 6 т/м2, спринклеры

Марина, +7 900 000-12-34
Пишите в личку`,
    objects: [
      {
        row: 3,
        'complex.fullAddress': 'Химки',
        'building.workingHeight': 12,
        availabilityDate: '2027-03-01T00:00:00',
        dockNumber: 6,
        'areaSetWithPrice.warehouse.areaValue': 5200,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 9500,
        leaseVat: 2,
      },
      {
        row: 8,
        'complex.fullAddress': 'Подольск',
        'complex.highway': 'Симферопольское шоссе',
        'complex.distanceFromRingRoad': 18,
        'building.workingHeight': 8,
        'building.hasHeating': true,
        dockNumber: 2,
        'areaSetWithPrice.warehouse.areaValue': 1800,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 8400,
        leaseVat: 1,
        isOpexIncluded: true,
      },
      {
        row: 12,
        'complex.name': 'Вешки',
        'building.buildingClass': 2,
        'building.floorLoad': 6,
        'building.fireExtinguishingSystems': ['Спринклерная'],
        'areaSetWithPrice.warehouse.areaValue': 12000,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 10200,
        leaseVat: 2,
        opexPerSqm: 1900,
      },
    ],
    refusedRows: [],
  },
  {
    title: 'an export of WhatsApp, a message for an object',
    text: `12.11.2026, 10:32 - Ольга Склады: Коллеги, обновление по складам
12.11.2026, 10:32 - Ольга Склады: Складской комплекс «Томилино»
Новорязанское шоссе, 15 км от МКАД
Класс B+
Площадь 3 400 м²
Ставка 8 200 руб/м²/год без НДС
Рабочая высота 9 м
4 дока
12.11.2026, 10:34 - Ольга Склады: <Без медиафайлов>
12.11.2026, 10:36 - Ольга Склады: Логопарк Быково
Площадь 7 150 м² + офис 240 м²
Класс А
Ставка 9 900 руб/м²/год + НДС
Шаг колонн 12х24
Въезд с 15.01.2027
12.11.2026, 10:40 - Игорь: Первый сдан, второй свободен?
12.11.2026, 10:41 - Ольга Склады: да, оба свободны`,
    objects: [
      {
        row: 2,
        'complex.highway': 'Новорязанское шоссе',
        'complex.distanceFromRingRoad': 15,
        'complex.name': 'Томилино',
        'building.buildingClass': 3,
        'building.workingHeight': 9,
        dockNumber: 4,
        'areaSetWithPrice.warehouse.areaValue': 3400,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 8200,
        leaseVat: 2,
      },
      {
        row: 10,
        'complex.name': 'Логопарк Быково',
        'building.buildingClass': 2,
        'building.columnPitch.x': 12,
        'building.columnPitch.y': 24,
        availabilityDate: '2027-01-15T00:00:00',
        'areaSetWithPrice.warehouse.areaValue': 7150,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 9900,
        'areaSetWithPrice.office.areaValue': 240,
        leaseVat: 2,
      },
    ],
    refusedRows: [16],
  },
  {
    title: 'keycaps, a complex with two blocks, terms for all',
    text: `Добрый день! Свободные блоки:

1️⃣ СК Атлант-Парк, Горьковское ш., 35 км
блок 1 — 2 500 м² — 8 800
блок 2 — 4 100 м² — 8 600
высота 12 м

2️⃣ Логопарк Север, Ленинградское шоссе, 28 км
Свободно 6 000 м2, нарезка от 2 000 м2
8 400 р/м2/год
12 доков, антипыль

3️⃣ Тёплый склад 900 м2, Мытищи
600 р/м2/мес
2 ворот на нуле

Все ставки без НДС, OPEX отдельно
Звоните: Антон +7 (903) 555-44-33`,
    objects: [
      {
        row: 4,
        'complex.highway': 'Горьковское шоссе',
        'complex.distanceFromRingRoad': 35,
        'complex.name': 'Атлант-Парк',
        'building.workingHeight': 12,
        name: 'блок 1',
        'areaSetWithPrice.warehouse.areaValue': 2500,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 8800,
        leaseVat: 2,
        isOpexIncluded: false,
      },
      {
        row: 5,
        'complex.highway': 'Горьковское шоссе',
        'complex.distanceFromRingRoad': 35,
        'complex.name': 'Атлант-Парк',
        'building.workingHeight': 12,
        name: 'блок 2',
        'areaSetWithPrice.warehouse.areaValue': 4100,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 8600,
        leaseVat: 2,
        isOpexIncluded: false,
      },
      {
        row: 8,
        'complex.highway': 'Ленинградское шоссе',
        'complex.distanceFromRingRoad': 28,
        'complex.name': 'Логопарк Север',
        'building.hasAntiDustCoating': true,
        dockNumber: 12,
        minimalRentalBlockArea: 2000,
        'areaSetWithPrice.warehouse.areaValue': 6000,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 8400,
        leaseVat: 2,
        isOpexIncluded: false,
      },
      {
        row: 13,
        'complex.fullAddress': 'Мытищи',
        numberGatesZero: 2,
        'areaSetWithPrice.warehouse.dry.areaValue': 900,
        'areaSetWithPrice.warehouse.dry.leasePricePerSqm': 7200,
        leaseVat: 2,
        isOpexIncluded: false,
      },
    ],
    refusedRows: [],
  },
  {
    title: 'bold labels divided by dashes',
    text: `*Предложения недели*
---
*Объект:* Индустриальный парк «Ворсино»
*Адрес:* Калужская область, Боровский район, с. Ворсино
*Класс:* A
*Площадь:* 10 300 м²
*Ставка:* 7 900 руб./м²/год, без НДС
*OPEX:* 1 500 руб./м²/год
*Высота потолков:* 12 м
*Доки:* 14
*Доступность:* 01.04.2027
---
*Объект:* Складской комплекс «Кубинка»
*Адрес:* Московская область, г. Кубинка
*Класс:* C
*Площадь:* 640 м²
*Ставка:* по запросу
*Высота потолков:* 5,5 м
*Отопление:* нет
---
*Объект:* Терминал Видное
*Шоссе:* Каширское, 6 км от МКАД
*Площадь:* 2 200 м²
*Статус:* сдан`,
    objects: [
      {
        row: 3,
        'complex.fullAddress': 'Калужская область, Боровский район, с. Ворсино',
        'complex.region': 'Калужская область',
        'complex.name': 'Индустриальный парк «Ворсино»',
        'building.buildingClass': 2,
        'building.workingHeight': 12,
        availabilityDate: '2027-04-01T00:00:00',
        dockNumber: 14,
        'areaSetWithPrice.warehouse.areaValue': 10300,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 7900,
        leaseVat: 2,
        opexPerSqm: 1500,
      },
      {
        row: 13,
        'complex.fullAddress': 'Московская область, г. Кубинка',
        'complex.region': 'Московская область',
        'complex.name': 'Складской комплекс «Кубинка»',
        'building.buildingClass': 6,
        'building.workingHeight': 5.5,
        'building.hasHeating': false,
        'areaSetWithPrice.warehouse.areaValue': 640,
        isRentalPriceOnRequest: true,
      },
    ],
    refusedRows: [21],
  },
  {
    title: 'hashtags and titles apart',
    text: `#склад #аренда
Аренда склада, г. Балашиха

Площадь: 1 250 м2
Цена: 650 руб/м2 в месяц с НДС
Высота: 7 м
Пол: антипыль
Ворота: 2

#склад #аренда
Производственное помещение, г. Электросталь

Площадь: 2 000 м2
Цена: 480 руб/м2 в месяц УСН
Класс: C

Агентство «Метры», Ирина 89031234567`,
    objects: [
      {
        row: 2,
        'complex.fullAddress': 'г. Балашиха',
        'building.workingHeight': 7,
        'building.flooringTypes': ['Бетон с упрочнённым верхним слоем'],
        dockNumber: 2,
        'areaSetWithPrice.warehouse.areaValue': 1250,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 7800,
        leaseVat: 1,
      },
      {
        row: 11,
        'complex.fullAddress': 'г. Электросталь',
        'building.buildingClass': 6,
        'areaSetWithPrice.production.areaValue': 2000,
        'areaSetWithPrice.production.leasePricePerSqm': 5760,
        leaseVat: 3,
      },
    ],
    refusedRows: [],
  },
  {
    title: '«Объект 1», sentences in lines',
    text: `Предлагаем к аренде:

Объект 1
Склад класса А, Новая Рига 25 км
Площадь 8 000 кв.м (деление от 2 000)
Ставка 9 200 + НДС, опекс 1 700
h=12, нагрузка 6 т, доков 10

Объект 2
Склад кл. B, Щёлково
2 400 кв.м., холодный
420 р. за метр в месяц, без НДС
пандус, потолок 6м

Объект 3 (СДАН!)
Склад Мытищи 700 кв.м
500 р/м`,
    objects: [
      {
        row: 3,
        'complex.highway': 'Новорижское шоссе',
        'complex.distanceFromRingRoad': 25,
        'building.buildingClass': 2,
        'building.workingHeight': 12,
        'building.floorLoad': 6,
        dockNumber: 10,
        minimalRentalBlockArea: 2000,
        'areaSetWithPrice.warehouse.areaValue': 8000,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 9200,
        leaseVat: 2,
        opexPerSqm: 1700,
      },
      {
        row: 9,
        'complex.fullAddress': 'Щёлково',
        'building.buildingClass': 4,
        'building.workingHeight': 6,
        'areaSetWithPrice.warehouse.areaValue': 2400,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 5040,
        leaseVat: 2,
      },
    ],
    refusedRows: [15],
  },
  {
    title: 'emoji as labels',
    text: `Ирина Логист, [14.11.2026 09:15]
Доброе утро! Обновили вакансии 🔥

🏭 PNK Парк Вешки
📏 10 400 м², делим от 5 000
💵 11 200 ₽/м²/год без НДС, OPEX 2 100
🏗 12 м, 6 т/м², пол антипыль
🚚 18 доков
📅 готовность 01.02.2027

🏭 Логопарк Софьино
📏 3 250 м²
💵 9 800 ₽/м²/год без НДС
🚚 5 доков

🏭 Склад в Люберцах
📏 540 м²
💵 850 ₽/м²/мес с НДС

Ирина Логист, [14.11.2026 09:20]
Кто ищет холод?`,
    objects: [
      {
        row: 4,
        'complex.name': 'PNK Парк Вешки',
        'building.workingHeight': 12,
        'building.floorLoad': 6,
        'building.flooringTypes': ['Бетон с упрочнённым верхним слоем'],
        availabilityDate: '2027-02-01T00:00:00',
        dockNumber: 18,
        minimalRentalBlockArea: 5000,
        'areaSetWithPrice.warehouse.areaValue': 10400,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 11200,
        leaseVat: 2,
        opexPerSqm: 2100,
      },
      {
        row: 11,
        'complex.name': 'Логопарк Софьино',
        dockNumber: 5,
        'areaSetWithPrice.warehouse.areaValue': 3250,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 9800,
        leaseVat: 2,
      },
      {
        row: 16,
        'complex.fullAddress': 'Люберцы',
        'areaSetWithPrice.warehouse.areaValue': 540,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 10200,
        leaseVat: 1,
      },
    ],
    refusedRows: [21],
  },
  {
    title: 'a letter with labels of dashes',
    text: `СВОБОДНЫЕ ПЛОЩАДИ НА НОЯБРЬ
=====
Складской комплекс «Ям»
Каширское шоссе, 20 км от МКАД
S - 5 600 кв.м
Ставка - 8 900 руб. кв.м/год, без НДС и OPEX
Потолки - 11 м
Класс - В+
=====
Производственно-складской комплекс «Дружба», г. Подольск
S - 1 900 кв.м
Ставка - 620 руб. кв.м/мес, УСН
Потолки - 7 м
Электричество - 300 кВт
=====
Тел. для связи +7 495 111 22 33`,
    objects: [
      {
        row: 3,
        'complex.highway': 'Каширское шоссе',
        'complex.distanceFromRingRoad': 20,
        'complex.name': 'Ям',
        'building.buildingClass': 3,
        'building.workingHeight': 11,
        'areaSetWithPrice.warehouse.areaValue': 5600,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 8900,
        leaseVat: 2,
        isOpexIncluded: false,
      },
      {
        row: 10,
        'complex.fullAddress': 'г. Подольск',
        'complex.name': 'Дружба',
        'building.workingHeight': 7,
        'areaSetWithPrice.warehouse.areaValue': 1900,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 7440,
        leaseVat: 3,
        'complex.electricitySupply': 300,
      },
    ],
    refusedRows: [],
  },
  {
    title: 'sentences with labels, a sale among rents',
    text: `Сдается в аренду складское помещение
Адрес: МО, г. Люберцы, ул. Котельническая, 18
Площадь: 1200 кв.м. + мезонин 300 кв.м.
Арендная ставка: 750 руб./кв.м в месяц, включая НДС
Высота потолков - 9 м, доков 3, ворота в ноль 1
Электрическая мощность 150 кВт

Сдается в аренду склад-холодильник
Адрес: МО, г. Домодедово, Каширское шоссе, 25 км от МКАД
Площадь: 2 500 кв.м., температура -18
Арендная ставка: 1 300 руб./кв.м в месяц, плюс НДС
Высота потолков - 10 м

Продается складской комплекс
Адрес: Калужская область, Боровский район
Площадь: 6 300 кв.м.
Цена: 280 000 000 руб. с НДС`,
    objects: [
      {
        row: 1,
        'complex.fullAddress': 'МО, г. Люберцы, ул. Котельническая, 18',
        'complex.region': 'Московская область',
        'building.workingHeight': 9,
        dockNumber: 3,
        'areaSetWithPrice.warehouse.areaValue': 1200,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 9000,
        'areaSetWithPrice.mezzanine.areaValue': 300,
        'complex.electricitySupply': 150,
        numberGatesZero: 1,
        leaseVat: 1,
      },
      {
        row: 8,
        'complex.fullAddress': 'МО, г. Домодедово',
        'complex.region': 'Московская область',
        'complex.highway': 'Каширское шоссе',
        'complex.distanceFromRingRoad': 25,
        'building.workingHeight': 10,
        'areaSetWithPrice.warehouse.freezer.areaValue': 2500,
        'areaSetWithPrice.warehouse.freezer.leasePricePerSqm': 15600,
        'areaSetWithPrice.warehouse.freezer.temperatureFrom': -18,
        'areaSetWithPrice.warehouse.freezer.temperatureTo': -18,
        leaseVat: 2,
      },
      {
        row: 14,
        'complex.fullAddress': 'Калужская область, Боровский район',
        'complex.region': 'Калужская область',
        'areaSetWithPrice.warehouse.areaValue': 6300,
        salePrice: 280000000,
        saleVat: 1,
      },
    ],
    refusedRows: [],
  },
  {
    title: 'offers on adjacent lines, each with its place',
    text: `Актуальное на сегодня, ставки за м2 в год
Подольск, Симферопольское ш., 18 км от МКАД, класс В+, 3200 м2, 8500 без НДС, опекс 1500, 6 доков, с 01.03.27
Ногинск, Горьковское ш., 50 км от МКАД, класс А, 12000 м2 - СДАНО
Чехов, Симферопольское ш., 52,5 км от МКАД, 15500 м2, 8900 + НДС, потолки 12 м, II кв. 2027
Дмитров, Дмитровское ш., 55 км от МКАД, холодный склад 1100 м2, 4200 с НДС, 2 ворот
Быково, Новорязанское 14 км, морозильник -18, 2400 м2, 14 т.р. без НДС`,
    objects: [
      {
        row: 2,
        'complex.fullAddress': 'Подольск',
        'complex.highway': 'Симферопольское шоссе',
        'complex.distanceFromRingRoad': 18,
        'building.buildingClass': 3,
        availabilityDate: '2027-03-01T00:00:00',
        dockNumber: 6,
        'areaSetWithPrice.warehouse.areaValue': 3200,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 8500,
        leaseVat: 2,
        opexPerSqm: 1500,
      },
      {
        row: 4,
        'complex.fullAddress': 'Чехов',
        'complex.highway': 'Симферопольское шоссе',
        'complex.distanceFromRingRoad': 52.5,
        'building.workingHeight': 12,
        availabilityDate: '2027-04-01T00:00:00',
        'areaSetWithPrice.warehouse.areaValue': 15500,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 8900,
        leaseVat: 2,
      },
      {
        row: 5,
        'complex.fullAddress': 'Дмитров',
        'complex.highway': 'Дмитровское шоссе',
        'complex.distanceFromRingRoad': 55,
        numberGatesZero: 2,
        'areaSetWithPrice.warehouse.unheated.areaValue': 1100,
        'areaSetWithPrice.warehouse.unheated.leasePricePerSqm': 4200,
        leaseVat: 1,
      },
      {
        row: 6,
        'complex.fullAddress': 'Быково',
        'complex.highway': 'Новорязанское шоссе',
        'complex.distanceFromRingRoad': 14,
        'areaSetWithPrice.warehouse.freezer.areaValue': 2400,
        'areaSetWithPrice.warehouse.freezer.leasePricePerSqm': 14000,
        'areaSetWithPrice.warehouse.freezer.temperatureFrom': -18,
        'areaSetWithPrice.warehouse.freezer.temperatureTo': -18,
        leaseVat: 2,
      },
    ],
    refusedRows: [3],
  },
  {
    title: 'a line of the place above a line of the area',
    text: `Подольск, Симферопольское ш., 18 км
3200 м2, 8500 без НДС, 6 доков
Истра, Новорижское ш., 40 км
6000 м2, 9200 с НДС`,
    objects: [
      {
        row: 1,
        'complex.fullAddress': 'Подольск',
        'complex.highway': 'Симферопольское шоссе',
        'complex.distanceFromRingRoad': 18,
        dockNumber: 6,
        'areaSetWithPrice.warehouse.areaValue': 3200,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 8500,
        leaseVat: 2,
      },
      {
        row: 3,
        'complex.fullAddress': 'Истра',
        'complex.highway': 'Новорижское шоссе',
        'complex.distanceFromRingRoad': 40,
        'areaSetWithPrice.warehouse.areaValue': 6000,
        'areaSetWithPrice.warehouse.leasePricePerSqm': 9200,
        leaseVat: 1,
      },
    ],
    refusedRows: [],
  },
];

test.each(texts)('cards of warehouses in a text: $title', async ({ text, objects, refusedRows }) => {
  const sheets = await openSheets(Buffer.from(text));
  const read = readSheets(sheets, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  expect(read.objects.map((object) => ({ row: object.sourceRow, ...factsOfObject(object) }))).toEqual(objects);
  expect(read.questions).toEqual([]);
  expect(read.refused.map(({ row }) => row)).toEqual(refusedRows);
});
