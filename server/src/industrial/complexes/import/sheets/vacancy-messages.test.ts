import { expect, test } from 'vitest';
import { tidyText } from '#importing/sheets/facts.ts';
import { nominativeHighways } from '#importing/sheets/place-facts.ts';
import { readMessage } from '#importing/sheets/read-message.ts';
import { industrialChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { areaPath, ratePath } from '#importing/sheets/testing/vacancy-truth.ts';
import { vacancySheets } from './read-vacancy-sheets.ts';
import { buildingSectionWords, vacancyFacts } from './vacancy-facts.ts';

interface Message {
  readonly text: string;
  readonly objects: readonly Record<string, unknown>[];
  /** Fields that are asked about. */
  readonly asked?: readonly string[];
}

const messages: readonly Message[] = [
  {
    text: 'Сдаётся склад класс А+, Новорижское ш., 25 км от МКАД, СК «Вешки», 5 000 м², ставка 9 000 без НДС, OPEX 1 800, высота 12 м, 8 доков, свободно с 01.03.2027',
    objects: [
      {
        'complex.name': 'Вешки',
        'complex.highway': 'Новорижское шоссе',
        'complex.distanceFromRingRoad': 25,
        'building.buildingClass': 1,
        'building.workingHeight': 12,
        [areaPath]: 5_000,
        [ratePath]: 9_000,
        leaseVat: 2,
        opexPerSqm: 1_800,
        dockNumber: 8,
        availabilityDate: '2027-03-01T00:00:00',
      },
    ],
  },
  {
    text: 'Аренда склада 2400 кв.м, Подольск, 750 руб/м2 в мес, отапливаемый, потолки 8 м, антипыль',
    objects: [
      {
        'complex.fullAddress': 'Подольск',
        'building.workingHeight': 8,
        'building.hasAntiDustCoating': true,
        'building.hasHeating': true,
        [areaPath]: 2_400,
        [ratePath]: 9_000,
      },
    ],
    asked: ['leaseVat'],
  },
  {
    text: 'ЛП Быково: блок 4 - 3 200 м2, 8 400 р/м2/год + НДС, мезонин 400 м2, офис 120 м2, свободно сейчас',
    objects: [
      {
        'complex.name': 'Быково',
        name: 'блок 4',
        [areaPath]: 3_200,
        [ratePath]: 8_400,
        'areaSetWithPrice.mezzanine.areaValue': 400,
        'areaSetWithPrice.office.areaValue': 120,
        leaseVat: 2,
        availabilityDate: '2026-11-23T00:00:00',
      },
    ],
  },
  {
    text: 'Логопарк Север, класс А, свободно 12 000 м2, нарезка от 3 000 м2, ставка от 8 500 руб./м2/год без НДС и OPEX, 1 кв. 2027',
    objects: [
      {
        'complex.name': 'Логопарк Север',
        'building.buildingClass': 2,
        [areaPath]: 12_000,
        minimalRentalBlockArea: 3_000,
        [ratePath]: 8_500,
        leaseVat: 2,
        isOpexIncluded: false,
        availabilityDate: '2027-01-01T00:00:00',
      },
    ],
    asked: ['leasePricePerSqm'],
  },
  {
    text: 'Продажа складского комплекса «Тучково», 9 800 м², 520 млн руб. с НДС, Минское шоссе 61 км, класс B',
    objects: [
      {
        'complex.name': 'Тучково',
        'complex.highway': 'Минское шоссе',
        'complex.distanceFromRingRoad': 61,
        'building.buildingClass': 4,
        [areaPath]: 9_800,
        salePrice: 520_000_000,
        saleVat: 1,
      },
    ],
  },
  {
    text: 'Сдаем 2 блока по 2500 м2, Ворсино, А класс, 8900+НДС',
    objects: [
      {
        'complex.fullAddress': 'Ворсино',
        'building.buildingClass': 2,
        [areaPath]: 2_500,
        [ratePath]: 8_900,
        leaseVat: 2,
      },
    ],
  },
  { text: 'Сниму склад 1000 м2 до 10 км от МКАД', objects: [] },
  {
    text: 'Сдаю тёплый склад 600 м², Мытищи, ул. Силикатная, 550 р/м УСН, пандус, 2 ворот, 1 этаж',
    objects: [
      {
        'complex.fullAddress': 'Мытищи',
        floors: ['1 этаж'],
        'areaSetWithPrice.warehouse.dry.areaValue': 600,
        'areaSetWithPrice.warehouse.dry.leasePricePerSqm': 6_600,
        leaseVat: 3,
        numberGatesZero: 2,
      },
    ],
    asked: ['leasePricePerSqm'],
  },
  {
    text: 'Склад 5 000 м2 + АБК 300 м2. Каширское ш, 20 км. 9200 руб с НДС, вкл. OPEX. Нагрузка 6 т/м2, шаг колонн 12х24, спринклеры',
    objects: [
      {
        'complex.highway': 'Каширское шоссе',
        'complex.distanceFromRingRoad': 20,
        'building.floorLoad': 6,
        'building.columnPitch.x': 12,
        'building.columnPitch.y': 24,
        'building.fireExtinguishingSystems': ['Спринклерная'],
        [areaPath]: 5_000,
        'areaSetWithPrice.office.areaValue': 300,
        [ratePath]: 9_200,
        leaseVat: 1,
        isOpexIncluded: true,
      },
    ],
  },
  {
    text: 'СК Атлант-Парк:\nблок 1 — 2 500 м² — 8 800\nблок 2 — 4 100 м² — 8 600\nставки без НДС за м² в год, высота 12 м',
    objects: [
      {
        'complex.name': 'Атлант-Парк',
        'building.workingHeight': 12,
        name: 'блок 1',
        [areaPath]: 2_500,
        [ratePath]: 8_800,
        leaseVat: 2,
      },
      {
        'complex.name': 'Атлант-Парк',
        'building.workingHeight': 12,
        name: 'блок 2',
        [areaPath]: 4_100,
        [ratePath]: 8_600,
        leaseVat: 2,
      },
    ],
  },
  {
    text: 'Склад кл. B+, 1 800 квадратов, Химки, ставка по запросу, доки: 6, освобождается в марте 2027',
    objects: [
      {
        'complex.fullAddress': 'Химки',
        'building.buildingClass': 3,
        [areaPath]: 1_800,
        isRentalPriceOnRequest: true,
        dockNumber: 6,
        availabilityDate: '2027-03-01T00:00:00',
      },
    ],
  },
  { text: 'Сдано. Склад 700 м2, Люберцы', objects: [] },
  {
    text: 'Производственное помещение 1 500 м2, Электросталь, 450 р за метр в месяц, 500 кВт',
    objects: [
      {
        'complex.fullAddress': 'Электросталь',
        'areaSetWithPrice.production.areaValue': 1_500,
        'areaSetWithPrice.production.leasePricePerSqm': 5_400,
        'complex.electricitySupply': 500,
      },
    ],
    asked: ['leaseVat'],
  },
  {
    text: 'Аренда 10000-15000 м2, Шереметьево, класс А, 8000-8500 руб/м2/год без НДС',
    objects: [
      {
        'complex.fullAddress': 'Шереметьево',
        'building.buildingClass': 2,
        [areaPath]: 10_000,
        [ratePath]: 8_000,
        leaseVat: 2,
      },
    ],
    asked: ['areaSetWithPrice', 'leasePricePerSqm'],
  },
  {
    text: 'Ответхранение, склад 3000 м2, Щёлковское ш',
    objects: [{ 'complex.highway': 'Щёлковское шоссе', [areaPath]: 3_000 }],
  },
];

test.each(messages)('a message about a warehouse: $text', ({ text, objects, asked = [] }) => {
  const read = readMessage(text, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  expect(read.objects.map(factsOfObject)).toEqual(objects);
  expect(read.questions.map(({ field }) => field)).toEqual(asked);
  expect(read.refused.length > 0).toBe(objects.length === 0);
});

test.each([...buildingSectionWords, ...vacancyFacts])(
  'the example of a fact has it: $example',
  ({ pattern, example }) => {
    expect(nominativeHighways(tidyText(example)).search(pattern)).toBeGreaterThanOrEqual(0);
  },
);
