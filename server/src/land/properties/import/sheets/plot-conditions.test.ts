import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { landChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { plotSheets } from './read-plot-sheets.ts';

async function ofLot(description: string) {
  const text = `Лот;Описание;Цена, руб.\n1;"Земельный участок, КН 40:13:120308:7, 1500 кв.м. ${description}";500000`;
  const { objects } = readSheets(await openSheets(Buffer.from(text)), plotSheets, {
    choices: landChoices,
    now: sheetsNow,
  });
  return objects[0] && factsOfObject(objects[0]);
}

test.each<[string, Record<string, unknown>]>([
  [
    'Технические условия подключения: электроснабжение – 15 кВт; водоснабжение – 1 м3/сут; газоснабжение – имеется возможность подключения.',
    { 'electricitySupply.type': 1, 'electricitySupply.value': 15, 'waterSupply.type': 1, 'gasSupply.type': 1 },
  ],
  [
    'Технологическое присоединение к электрическим сетям возможно, 15 кВт.',
    { 'electricitySupply.type': 1, 'electricitySupply.value': 15 },
  ],
  ['Имеется техническая возможность подключения к сетям газоснабжения.', { 'gasSupply.type': 1 }],
  ['Возможность подключения: газоснабжение – 5 м3/ч.', { 'gasSupply.type': 1, 'gasSupply.value': 120 }],
  ['Подключен к электросетям 15 кВт, газ заведен.', { 'electricitySupply.type': 2, 'gasSupply.type': 2 }],
  [
    'Права на участок: государственная собственность не разграничена.',
    { ownershipType: 'Государственная собственность до разграничения (неразграниченная)' },
  ],
  [
    'Категория земель: земли населённых пунктов. Вид разрешённого использования: «для индивидуального жилищного строительства». Права на участок: муниципальная собственность.',
    {
      category: 'Земли населённых пунктов',
      permittedUseTypes: ['Для индивидуального жилищного строительства'],
      ownershipType: 'Муниципальная собственность',
    },
  ],
  [
    'Расположен по адресу: Тюменская область, Тюменский район, 23 км автодороги Тюмень – Омск. Категория земель: земли промышленности.',
    { address: 'Тюменская область, Тюменский район, 23 км автодороги Тюмень - Омск' },
  ],
])('the text of a lot: %s', async (description, facts) => {
  expect(await ofLot(description)).toMatchObject(facts);
});

test.each<[string, Record<string, unknown>, readonly string[]]>([
  [
    '15 сот, ИЖС, 900 тыс, свет по ТУ 15 кВт, вода скважина',
    { 'electricitySupply.type': 1, 'waterSupply.type': 2 },
    [],
  ],
  ['2 га, пром, 6.9, 8 млн, есть ТУ на 300 кВт, газ рядом', { 'electricitySupply.type': 1, 'gasSupply.type': 1 }, []],
  ['1,2 га, нп, 12 млн, 250 кВт подключено, ТУ на воду', { 'electricitySupply.type': 2, 'waterSupply.type': 1 }, []],
  [
    '6 соток под магазин (4.4), 1,1 млн, все коммуникации по границе: свет, вода, газ',
    { 'electricitySupply.type': 1, 'waterSupply.type': 1, 'gasSupply.type': 1 },
    [],
  ],
  ['45 соток, под АЗС 4.9.1.1, 38 млн', { permittedUseTypes: ['Заправка транспортных средств'] }, []],
  ['2,3 га пром, 6.6, ж/д ветка есть, 41 млн', { permittedUseTypes: ['Строительная промышленность'] }, []],
  ['30 сот, 18 по документам, 5 млн', { area: 0.3 }, ['area']],
  ['40 сот, 2,5 млн, свет 100 кВА', { 'electricitySupply.value': 100 }, ['electricitySupply']],
  ['10 соток по документам, по факту 12, 450 тыс', { area: 0.1 }, ['area']],
  ['12 сот (по факту 14), ЛПХ, 4,2 млн', { area: 0.12 }, ['area']],
])('a line of a message: %s', async (line, facts, asked) => {
  const text = `Участки, актуально\n1. Заокский р-н, д. Яковлево, 71:09:010101:11, ${line}\n2. г. Тула, 71:30:010103:13, 1 га, 5 млн`;
  const { objects, questions } = readSheets(await openSheets(Buffer.from(text)), plotSheets, {
    choices: landChoices,
    now: sheetsNow,
  });
  expect(objects[0] && factsOfObject(objects[0])).toMatchObject(facts);
  expect(questions.map(({ field }) => field)).toEqual(asked);
});
