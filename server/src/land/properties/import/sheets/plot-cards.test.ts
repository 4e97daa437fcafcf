import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { landChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { plotSheets } from './read-plot-sheets.ts';

interface CardsText {
  readonly title: string;
  readonly text: string;
  /** Objects with the first line of each. */
  readonly objects: readonly Record<string, unknown>[];
  readonly refusedRows: readonly number[];
}

const texts: readonly CardsText[] = [
  {
    title: 'a WhatsApp export with bold labels',
    text: `[12.11.26, 10:32] Сергей Земля: Добрый день, вот участки
[12.11.26, 10:33] Сергей Земля: *Участок 1*
*Адрес:* Московская область, г. Чехов, д. Кулаково
*Площадь:* 2,5 га
*Кад. номер:* 50:31:0040210:15
*Категория:* земли промышленности
*Цена:* 45 млн руб.
*Электричество:* 150 кВт
Торг уместен
[12.11.26, 10:35] Сергей Земля: *Участок 2*
*Адрес:* Московская область, Истринский район, д. Лешково
*Площадь:* 15 соток
*ВРИ:* ИЖС
*Цена:* 4 500 000 руб.
*Газ:* по границе
[12.11.26, 10:40] Анна: Спасибо, посмотрю!`,
    objects: [
      {
        row: 2,
        cadastralNumbers: ['50:31:0040210:15'],
        area: 2.5,
        price: 45000000,
        address: 'Московская область, г. Чехов, д. Кулаково',
        category: 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения',
        'electricitySupply.type': 2,
        'electricitySupply.value': 150,
        hasBarganing: true,
        region: 'Московская область',
      },
      {
        row: 10,
        area: 0.15,
        price: 4500000,
        address: 'Московская область, Истринский район, д. Лешково',
        permittedUseTypes: ['Для индивидуального жилищного строительства'],
        'gasSupply.type': 1,
        region: 'Московская область',
      },
    ],
    refusedRows: [],
  },
  {
    title: 'lines of dashes, emoji instead of labels',
    text: `Всем привет! Продаём землю под склады 👇
➖➖➖➖➖
📍 Дмитровское шоссе, 35 км от МКАД, г. Яхрома
📐 3,2 га
💰 64 млн ₽ (торг)
⚡️ 630 кВт, газ по границе
КН 50:04:0110203:14
➖➖➖➖➖
📍 Киевское ш, 22 км, Апрелевка
📐 180 соток
💰 350 тыс за сотку
Категория: пром
➖➖➖➖➖
📍 Новая Рига, 60 км
📐 12 га, с/х
💰 цена по запросу
➖➖➖➖➖
Показы по договорённости, Ирина 8 916 111-22-33`,
    objects: [
      {
        row: 3,
        cadastralNumbers: ['50:04:0110203:14'],
        area: 3.2,
        price: 64000000,
        address: 'г. Яхрома',
        landHighway: 'Дмитровское шоссе',
        kmFromCity: 35,
        'gasSupply.type': 1,
        'electricitySupply.type': 2,
        'electricitySupply.value': 630,
        hasBarganing: true,
        region: 'Московская область',
      },
      {
        row: 9,
        area: 1.8,
        address: 'Апрелевка',
        landHighway: 'Киевское шоссе',
        kmFromCity: 22,
        category: 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения',
        price: 63000000,
      },
      {
        row: 14,
        area: 12,
        landHighway: 'Новорижское шоссе',
        kmFromCity: 60,
        category: 'Земли сельскохозяйственного назначения',
      },
    ],
    refusedRows: [],
  },
  {
    title: 'numbers, a sold plot, a request at the end',
    text: `Доброе утро, коллеги.
1) Участок 5,6 га, промка
Каширское шоссе, 30 км
Цена 85 млн за всё
Свет 400 кВт, вода скважина
2) Участок 1,8 га
Симферопольское ш 27 км
ПРОДАНО
3) Земля 40 га под логистику
Ленинградское шоссе 45 км, ж/д ветка
2,5 млн за га
ГПЗУ получен
4) 24 сотки, ИЖС, д. Лужки
9 млн, торг уместен

Ищу для клиента 5 га по Каширке до 60 млн
С уважением, Олег`,
    objects: [
      {
        row: 2,
        area: 5.6,
        price: 85000000,
        landHighway: 'Каширское шоссе',
        kmFromCity: 30,
        category: 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения',
        'electricitySupply.type': 2,
        'electricitySupply.value': 400,
        'waterSupply.type': 2,
      },
      {
        row: 9,
        area: 40,
        landHighway: 'Ленинградское шоссе',
        kmFromCity: 45,
        hasIndustrialRailway: true,
        hasLandLotTownPlanningPlan: true,
        price: 100000000,
      },
      {
        row: 13,
        area: 0.24,
        price: 9000000,
        address: 'д. Лужки',
        permittedUseTypes: ['Для индивидуального жилищного строительства'],
        hasBarganing: true,
      },
    ],
    refusedRows: [6, 16],
  },
  {
    title: 'a label that repeats, no blank lines',
    text: `ЗЕМЕЛЬНЫЕ УЧАСТКИ В ПРОДАЖЕ
Местоположение: Калужская область, Боровский район, с. Ворсино
Площадь, га: 4,5
Цена, млн руб.: 40
Категория земель: промышленности
Кадастровый номер: 40:03:0123456:789
Коммуникации: газ 200 м3/ч, электричество 1 МВт
Собственник: физлицо
Местоположение: Московская область, г. Подольск, ул. Станционная
Площадь, га: 1,25
Цена, млн руб.: по запросу
Категория земель: населённых пунктов
Кадастровый номер: 50:55:0020101:44
Коммуникации: нет
Местоположение: Тульская область, г. Ясногорск
Площадь, га: 20
Цена, млн руб.: 30
Категория земель: с/х
Кадастровый номер: 71:23:0010101:12, 71:23:0010101:13
Подъезд: асфальт
Контакты: Пётр, 8 (900) 222-33-44`,
    objects: [
      {
        row: 2,
        cadastralNumbers: ['40:03:0123456:789'],
        area: 4.5,
        price: 40000000,
        address: 'Калужская область, Боровский район, с. Ворсино',
        category: 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения',
        'gasSupply.type': 2,
        'gasSupply.value': 4800,
        'electricitySupply.type': 2,
        'electricitySupply.value': 1000,
        region: 'Калужская область',
      },
      {
        row: 9,
        cadastralNumbers: ['50:55:0020101:44'],
        area: 1.25,
        address: 'Московская область, г. Подольск, ул. Станционная',
        category: 'Земли населённых пунктов',
        region: 'Московская область',
      },
      {
        row: 15,
        cadastralNumbers: ['71:23:0010101:12', '71:23:0010101:13'],
        area: 20,
        price: 30000000,
        address: 'Тульская область, г. Ясногорск',
        category: 'Земли сельскохозяйственного назначения',
        hasDriveway: true,
        region: 'Тульская область',
      },
    ],
    refusedRows: [],
  },
  {
    title: 'titles apart from their labels',
    text: `Участки от собственника, без посредников!

Деревня Кулаково, Чеховский район

Площадь — 3,2 га
Цена - 12 млн
Категория — пром
Кад № 50:31:0040210:15

Посёлок Тучково, Рузский г.о.

Площадь — 62 сотки
Цена - 9 900 000
Свет есть, газ рядом
Кад № 50:19:0040504:28

СНТ Ромашка

Площадь — 8 соток
Цена - 950 000
Кад № 50:19:0040504:311

По всем вопросам:
Елена Викторовна
+7 (926) 333-22-11
elena@example.org`,
    objects: [
      {
        row: 3,
        cadastralNumbers: ['50:31:0040210:15'],
        area: 3.2,
        price: 12000000,
        address: 'Деревня Кулаково, Чеховский район',
        category: 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения',
        region: 'Московская область',
      },
      {
        row: 10,
        cadastralNumbers: ['50:19:0040504:28'],
        area: 0.62,
        price: 9900000,
        address: 'Посёлок Тучково, Рузский г.о.',
        'gasSupply.type': 1,
        'electricitySupply.type': 2,
        region: 'Московская область',
      },
      {
        row: 17,
        cadastralNumbers: ['50:19:0040504:311'],
        area: 0.08,
        price: 950000,
        address: 'СНТ Ромашка',
        region: 'Московская область',
      },
    ],
    refusedRows: [],
  },
  {
    title: 'messages of a Telegram chat, forwarded ones too',
    text: `Марина, [15.11.2026 10:42]
🔥Земля под склад🔥
S=5 га, Домодедово, Каширка 12 км от МКАД.
Прошу 95 млн. Собственность, ГПЗУ есть.

Марина, [15.11.2026 10:44]
Переслано от Иван
Участок в Подольске 1,2 Га под производство
50:55:0020101:44
18 000 000 руб
мощность 250 кВт

Марина, [15.11.2026 10:50]
Нужен участок до 3 га по Киевке, есть у кого?

Олег, [15.11.2026 11:02]
Могу предложить 25 соток ЛПХ в Лобне
4,5 млн`,
    objects: [
      {
        row: 2,
        area: 5,
        price: 95000000,
        address: 'Домодедово',
        landHighway: 'Каширское шоссе',
        kmFromCity: 12,
        ownershipType: 'Частная собственность',
        hasLandLotTownPlanningPlan: true,
      },
      {
        row: 8,
        cadastralNumbers: ['50:55:0020101:44'],
        area: 1.2,
        price: 18000000,
        address: 'Подольск',
        'electricitySupply.type': 2,
        'electricitySupply.value': 250,
        region: 'Московская область',
      },
      {
        row: 17,
        area: 0.25,
        price: 4500000,
        address: 'Лобня',
        permittedUseTypes: ['Для ведения личного подсобного хозяйства (приусадебный земельный участок)'],
      },
    ],
    refusedRows: [14],
  },
  {
    title: 'a line for each, a sold one among them',
    text: `Есть такие участки:
1,5 га, Чехов, 12 млн, ПРОДАНО
2 га, Подольск, 18 млн
3 га, Серпухов, 20 млн, торг
пишите, Ольга`,
    objects: [
      { row: 3, area: 2, price: 18000000, address: 'Подольск' },
      { row: 4, area: 3, price: 20000000, address: 'Серпухов', hasBarganing: true },
    ],
    refusedRows: [2],
  },
  {
    title: 'one plot',
    text: `Продаю участок в Чеховском районе
5 га, промка, 50:31:0040210:15
свет 150 кВт, газ рядом
цена 45 млн, торг уместен
Звоните 8 916 222-33-44 Андрей`,
    objects: [
      {
        row: 1,
        cadastralNumbers: ['50:31:0040210:15'],
        area: 5,
        price: 45000000,
        category: 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения',
        'gasSupply.type': 1,
        'electricitySupply.type': 2,
        'electricitySupply.value': 150,
        hasBarganing: true,
        region: 'Московская область',
      },
    ],
    refusedRows: [],
  },
  {
    title: 'lots with small bullets, a price of a sotka',
    text: `📌ЛОТ 1
📍 МО, г.о. Домодедово, д. Заболотье
▫️Площадь - 3,5 Га
▫️Категория - промышленность
▫️Стоимость - 70 000 000 ₽
▫️Электричество - 1 МВт
▫️Газ - есть

📌ЛОТ 2
📍 МО, Ногинский район, Электроугли
▫️Площадь - 120 соток
▫️Категория - НП
▫️Стоимость - 250 000 ₽/сотка
▫️Газ - нет

📌 ЛОТ 3 - ПРОДАН
📍 МО, Клин
▫️Площадь - 2 Га

Комиссия 2%. Ваш брокер Анна ☎️ +79161112233`,
    objects: [
      {
        row: 1,
        area: 3.5,
        price: 70000000,
        address: 'г.о. Домодедово, д. Заболотье',
        region: 'Московская область',
        category: 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения',
        'gasSupply.type': 2,
        'electricitySupply.type': 2,
        'electricitySupply.value': 1000,
      },
      {
        row: 9,
        area: 1.2,
        address: 'Ногинский район',
        region: 'Московская область',
        category: 'Земли населённых пунктов',
        price: 30000000,
      },
    ],
    refusedRows: [16],
  },
  {
    title: 'English labels',
    text: `Plot 1
Location: Domodedovo, Kashirskoe highway, 25 km from MKAD
Area: 12.9 ha
Price: RUB 232 mln
Zoning: Industrial
Cadastral No.: 50:28:0060217:150

Plot 2
Location: Yakhroma, Dmitrovskoe highway
Area: 24 ha
Price: on request
Zoning: Agricultural`,
    objects: [
      {
        row: 1,
        cadastralNumbers: ['50:28:0060217:150'],
        area: 12.9,
        price: 232000000,
        address: 'Domodedovo',
        landHighway: 'Каширское шоссе',
        kmFromCity: 25,
        category: 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения',
        region: 'Московская область',
      },
      {
        row: 8,
        area: 24,
        address: 'Yakhroma, Dmitrovskoe highway',
        category: 'Земли сельскохозяйственного назначения',
      },
    ],
    refusedRows: [],
  },
];

test.each(texts)('cards of plots in a text: $title', async ({ text, objects, refusedRows }) => {
  const sheets = await openSheets(Buffer.from(text));
  const read = readSheets(sheets, plotSheets, { choices: landChoices, now: sheetsNow });
  expect(read.objects.map((object) => ({ row: object.sourceRow, ...factsOfObject(object) }))).toEqual(objects);
  expect(read.questions).toEqual([]);
  expect(read.refused.map(({ row }) => row)).toEqual(refusedRows);
});

test('a text about the work of an office has no objects', async () => {
  const sheets = await openSheets(
    Buffer.from(
      'Добрый день!\n\nНапоминаю порядок работы:\n1) звоним собственнику\n2) узнаём площадь и цену\n\nПоказ участка завтра в 10:00, парковка 25 м2.\nС уважением, Ирина',
    ),
  );
  const { objects } = readSheets(sheets, plotSheets, { choices: landChoices, now: sheetsNow });
  expect(objects).toEqual([]);
});

test('notes that mention an area have no objects', async () => {
  const sheets = await openSheets(
    Buffer.from('Порядок показа участка:\nвъезд с Киевского шоссе, 22 км\nпарковка 15 соток, асфальт\nгаз рядом'),
  );
  const { objects } = readSheets(sheets, plotSheets, { choices: landChoices, now: sheetsNow });
  expect(objects).toEqual([]);
});
