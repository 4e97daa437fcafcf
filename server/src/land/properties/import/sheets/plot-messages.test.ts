import { expect, test } from 'vitest';
import { tidyText } from '#importing/sheets/facts.ts';
import { nominativeHighways } from '#importing/sheets/place-facts.ts';
import { readMessage } from '#importing/sheets/read-message.ts';
import { landChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { plotFacts } from './plot-facts.ts';
import { plotSheets } from './read-plot-sheets.ts';

const industry = 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения';
const farming = 'Земли сельскохозяйственного назначения';
const housing = 'Для индивидуального жилищного строительства';
const garden = 'Для ведения личного подсобного хозяйства (приусадебный земельный участок)';
const mo = 'Московская область';
const power = (value: number) => ({ 'electricitySupply.type': 2, 'electricitySupply.value': value });

interface Message {
  readonly text: string;
  readonly objects: readonly Record<string, unknown>[];
  /** Fields that are asked about. */
  readonly asked?: readonly string[];
}

const messages: readonly Message[] = [
  {
    text: 'ЗУ 12,5 га Одинцово 3,5 млн/га ИЖС газ по границе эл-во 150 кВт собственник Иван +7 916 000-12-34',
    objects: [
      {
        area: 12.5,
        address: 'Одинцово',
        price: 43_750_000,
        permittedUseTypes: [housing],
        'gasSupply.type': 1,
        ...power(150),
      },
    ],
  },
  {
    text: 'Продаю участок 1,2 га, промка, Симферопольское ш., 35 км от МКАД. Свет 200 кВт, вода скважина. 18 млн, торг. 89160001122',
    objects: [
      {
        area: 1.2,
        category: industry,
        landHighway: 'Симферопольское шоссе',
        kmFromCity: 35,
        ...power(200),
        'waterSupply.type': 2,
        price: 18_000_000,
        hasBarganing: true,
      },
    ],
  },
  {
    text: 'Участок 15 соток, д. Лешково, Истринский район. ЛПХ. Цена 4 500 000 руб. КН 50:08:0050204:312',
    objects: [
      {
        area: 0.15,
        address: 'д. Лешково, Истринский район',
        permittedUseTypes: [garden],
        price: 4_500_000,
        cadastralNumbers: ['50:08:0050204:312'],
        region: mo,
      },
    ],
  },
  {
    text: 'Добрый день! Есть земля 40 га под склад, Новая Рига 45 км, 350 т.р./сот., ж/д ветка, ГПЗУ получен',
    objects: [
      {
        area: 40,
        landHighway: 'Новорижское шоссе',
        kmFromCity: 45,
        price: 1_400_000_000,
        hasIndustrialRailway: true,
        hasLandLotTownPlanningPlan: true,
      },
    ],
  },
  {
    text: 'Земля пром, 5,6 га, Каширка 30й км, 85 млн за всё, в собственности',
    objects: [
      {
        area: 5.6,
        category: industry,
        landHighway: 'Каширское шоссе',
        kmFromCity: 30,
        price: 85_000_000,
        ownershipType: 'Частная собственность',
      },
    ],
  },
  {
    text: 'Продаётся зу 50:28:0060112:445, площадь 3,45 га, Домодедово, 2.5 млн за га, асфальт до участка',
    objects: [
      {
        cadastralNumbers: ['50:28:0060112:445'],
        region: mo,
        area: 3.45,
        address: 'Домодедово',
        price: 8_625_000,
        hasDriveway: true,
      },
    ],
  },
  {
    text: 'Срочно! Полтора гектара, Киевское шоссе 50 км, прошу 22 млн без торга',
    objects: [{ area: 1.5, landHighway: 'Киевское шоссе', kmFromCity: 50, price: 22_000_000 }],
  },
  {
    text: 'Участок около 7 га, Минское ш., цена по запросу, газ есть, эл-во 1,5 МВт',
    objects: [{ area: 7, landHighway: 'Минское шоссе', 'gasSupply.type': 2, ...power(1_500) }],
    asked: ['area'],
  },
  {
    text: '2 га / 120 сот / Чеховский р-н / 9 млн',
    objects: [{ area: 2, address: 'Чеховский р-н', price: 9_000_000 }],
    asked: ['area'],
  },
  {
    text: 'Продам 3 участка:\n50:26:0150401:101 1,5 га 7 млн\n50:26:0150401:102 2 га 9,5 млн\n50:26:0150401:103 0,8 га 4 млн',
    objects: [
      { cadastralNumbers: ['50:26:0150401:101'], region: mo, area: 1.5, price: 7_000_000 },
      { cadastralNumbers: ['50:26:0150401:102'], region: mo, area: 2, price: 9_500_000 },
      { cadastralNumbers: ['50:26:0150401:103'], region: mo, area: 0.8, price: 4_000_000 },
    ],
  },
  {
    text: 'Земля с/х 50 га Калужская обл Боровск р-н, 15 тыс руб сотка',
    objects: [{ category: farming, area: 50, price: 75_000_000 }],
  },
  { text: 'Куплю участок 5-7 га под склад до 20 км от МКАД', objects: [] },
  { text: 'ПРОДАНО! Участок 3 га Дмитровское ш. 12 млн', objects: [] },
  {
    text: 'Тульская область, Ясногорский район, с/х назначения 120 га, 250 тыс за га, координаты 54.4812, 37.6905',
    objects: [
      {
        region: 'Тульская область',
        address: 'Ясногорский район',
        category: farming,
        area: 120,
        price: 30_000_000,
        latitude: 54.4812,
        longitude: 37.6905,
      },
    ],
  },
  {
    text: 'Участок 25 соток, 12 км от МКАД, Калужское шоссе, 6.8 млн руб, газ по границе, электричество 15 кВт, канализация септик, подъезд асфальт',
    objects: [
      {
        area: 0.25,
        kmFromCity: 12,
        landHighway: 'Калужское шоссе',
        price: 6_800_000,
        'gasSupply.type': 1,
        ...power(15),
        'sewerage.type': 2,
        hasDriveway: true,
      },
    ],
  },
  {
    text: 'з/у 10 га пром Ступино М-4 95 км, 1,2млн/га. Тел. 8(926)000-33-44 Ольга',
    objects: [
      {
        area: 10,
        category: industry,
        address: 'Ступино',
        landHighway: 'М-4 «Дон»',
        kmFromCity: 95,
        price: 12_000_000,
      },
    ],
  },
  {
    text: 'ИЖС 12 сот. за 3,2 млн, рядом с Наро-Фоминском, до Москвы 60 км',
    objects: [{ area: 0.12, permittedUseTypes: [housing], price: 3_200_000, kmFromCity: 60 }],
  },
  {
    text: 'Участки на Горьковском шоссе: 1) 4 га - 20 млн 2) 6 га - 27 млн',
    objects: [
      { area: 4, landHighway: 'Горьковское шоссе', price: 20_000_000 },
      { area: 6, landHighway: 'Горьковское шоссе', price: 27_000_000 },
    ],
  },
  {
    text: 'Земельный участок с кадастровым номером 40:03:0123456:789, площадью 12 300 кв. м, категория земель: земли населённых пунктов, вид разрешённого использования: склад, по адресу: Калужская область, Боровский район, д. Добрино',
    objects: [
      {
        cadastralNumbers: ['40:03:0123456:789'],
        region: 'Калужская область',
        area: 1.23,
        category: 'Земли населённых пунктов',
        permittedUseTypes: ['Склад'],
        address: 'Калужская область, Боровский район, д. Добрино',
      },
    ],
  },
  {
    text: 'Участок 8 га, два собственника, цена 45, Ярославка',
    objects: [{ area: 8, price: 45_000_000, landHighway: 'Ярославское шоссе' }],
    asked: ['price'],
  },
  {
    text: '🔥 Продажа 🔥\n📍 г. Чехов, Симферополька\n📐 4,2 га\n💰 60 млн ₽ (с торгом)\n📞 @example_broker',
    objects: [
      {
        address: 'г. Чехов',
        landHighway: 'Симферопольское шоссе',
        area: 4.2,
        price: 60_000_000,
        hasBarganing: true,
      },
    ],
  },
];

test.each(messages)('a message about a plot: $text', ({ text, objects, asked = [] }) => {
  const read = readMessage(text, plotSheets, { choices: landChoices, now: sheetsNow });
  expect(read.objects.map(factsOfObject)).toEqual(objects);
  expect(read.questions.map(({ field }) => field)).toEqual(asked);
  expect(read.refused.length > 0).toBe(objects.length === 0);
});

test.each(plotFacts)('the example of a fact has it: $example', ({ pattern, example }) => {
  expect(nominativeHighways(tidyText(example)).search(pattern)).toBeGreaterThanOrEqual(0);
});
