import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import {
  exportBuildingSlides,
  exportVacancySlides,
  industrialExports,
} from '@gektar/contract/industrial/selections/selection-exports.ts';
import { archiveVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { today } from '@gektar/format/date.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { download } from '#testing/download.ts';
import { givenEmployee } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenVacancySelection } from '#testing/given-vacancy-selection.ts';
import { wholeBuildingFields, wholeComplexFields, wholeVacancyFields } from '#testing/given-whole-complex.ts';
import { corners } from '#testing/pictures.ts';
import { type ReadDeck, readDeck } from '#testing/read-deck.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  await app.db.insertInto('shared.companies').values({ id: 'client', name: 'ООО «Обоз»', websites: '[]' }).execute();
});
afterAll(() => app.close());

const unknownId = '01998e5a-0000-7000-8000-000000000000';
const pathOf = (path: string, params: Record<string, string>) =>
  Object.entries(params).reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), path);

async function deckOf(path: string): Promise<ReadDeck> {
  const { status, name, bytes } = await download(app, path);
  expect(status).toBe(200);
  expect(name).toBe(`Гектар - Подборка ${today().split('-').reverse().join('.')}.ppt`);
  const deck = await readDeck(bytes);
  expect(deck.faults).toEqual([]);
  return deck;
}
const ofRequest = (id: string) => deckOf(pathOf(industrialExports.slides.path, { id }));

const textsOf = (deck: ReadDeck, slide: number) =>
  (deck.slides[slide]?.texts ?? []).map((text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-'));
/** `~` is a no-break space, `¬` a no-break hyphen. */
const printed = (text: string) => text.replaceAll('~', '\u00a0').replaceAll('¬', '\u2011');
const wholeText = (deck: ReadDeck) => deck.slides.flatMap((_, index) => textsOf(deck, index)).join('\n');

async function photo(name: string, presenceInTheFlyer = false) {
  const kind = await app.db
    .selectFrom('industrial.image_types')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const content = await corners(900, 700).jpeg().toBuffer();
  return { globalImageId: (await givenUpload(app, { content })).id, imageType: kind, presenceInTheFlyer };
}

async function givenSite() {
  const complex = await givenComplex(app.db, {
    ...(await wholeComplexFields(app.db)),
    name: 'Логопарк Луговой',
    images: [],
  });
  const building = await givenBuilding(app.db, complex.id, {
    ...(await wholeBuildingFields(app.db)),
    name: 'корпус 7',
    buildingClass: 3,
    images: [
      await photo('План'),
      await photo('Доки'),
      await photo('Фасад'),
      await photo('Общий вид', true),
      await photo('Офис'),
    ],
  });
  return { complex, building };
}
const given = {
  name: '7-Б',
  isPriceByRequest: false,
  isRentalPriceOnRequest: false,
  palletPlacesOnRequest: false,
  vacancyTypes: 3,
};

/** All texts on the slide of a vacancy with every field filled in, in order; `~` and `¬` as in `printed`. */
const wordsOfVacancy = [
  ['1', 'Логопарк Луговой, корпус 7, 7-Б'],
  ['Боровское шоссе, 35,50~км от~МКАД, класс B+, аренда, продажа'],
  ['Площадь', '16~306,00~м²'],
  ['Средняя ставка', '9~619,42~руб./м² в~год'],
  ['Цена продажи', '1~246~000~000,00~руб.'],
  ['Блок от', '2~400,00~м²'],
  ['OPEX, в ставке', '1~800,50~руб./м²'],
  ['Доступна', '15.01.2027'],
  ['Тип здания', 'Производственное'],
  ['Площадь здания', '64~200,75~м²'],
  ['Рабочая высота', '12,40~м'],
  ['Шаг колонн', '12,00 х 24,00~м'],
  ['Нагрузка на пол', '7,50~т'],
  ['Этажей в здании', '9'],
  ['Доки в здании', '58'],
  ['Ворота на 0 в здании', '5'],
  ['Этажи', 'Цоколь'],
  ['Доки, ворота на 0', '9, 7'],
  ['Мин. блок на продажу', '3~400,00~м²'],
  ['Площади, всего 16~306,00~м²'],
  [
    'Ставка, руб./м²',
    '8~900,00',
    '13~500,00',
    '20~000,00',
    '4~000,00',
    '9~100,50',
    '9~200,00',
    '9~300,75',
    '12~000,00',
  ],
  ['5~400,00', 'План'],
  ['НДС', 'НДС аренды: включен; НДС продажи: не включен; НДС хранения: не облагается'],
  ['Особенности', 'Built-to-suit~· Стеллажи~· Кросс-док~· Лифт~· Паллетомест 11~400'],
]
  .flat()
  .map(printed);
const wordsOfSite = [
  ['Адрес', 'Московская область, Солнечногорск, трасса А¬107'],
  ['Регион', 'Московская область'],
  ['Шоссе', 'Боровское шоссе'],
  ['От МКАД', '35,50~км', 'От центра', '51,25~км', 'До остановки', '0,70~км'],
  ['Координаты', 'Место показано приблизительно'],
  ['№~1~корпус~7,~7¬Б; №~2~корпус~7,~7¬В', 'Контур участка'],
]
  .flat()
  .map(printed);

test('a selection: client and broker on the cover, all vacancies in a table, each with its areas as a native chart, its plan and photos, and where the complex lies once [EXP-002, EXP-006, EXP-009]', async () => {
  const { building } = await givenSite();
  const first = await givenVacancy(app.db, building.id, { ...(await wholeVacancyFields(app.db)), ...given });
  const second = await givenVacancy(app.db, building.id, {
    name: '7-В',
    areaSetWithPrice: { office: { areaValue: 500, leasePricePerSqm: 11_000 } },
  });
  const { id: responsibleEmployeeId } = await givenEmployee(app.db, { firstName: 'Ида', lastName: 'Пашенная' });
  const about = { companyId: 'client', responsibleEmployeeId };
  const { requestId } = await givenVacancySelection(app.db, { ...about, objectIds: [first.id, second.id] });
  const deck = await ofRequest(requestId);
  expect(deck.slides).toHaveLength(5);
  expect(deck.slides[2]?.texts.slice(0, wordsOfVacancy.length)).toEqual(wordsOfVacancy);
  expect(deck.slides[3]?.texts).toEqual(expect.arrayContaining(wordsOfSite));
  const [cover, , passport, site, other] = deck.slides.map((_, index) => textsOf(deck, index));
  expect(cover).toEqual(
    expect.arrayContaining([
      'Подборка вакансий для ООО «Обоз»',
      `2 вакансии, 16 806,00 м² · ${today().split('-').reverse().join('.')}`,
      'Ваш брокер',
      'Ида Пашенная',
    ]),
  );
  expect(passport).toEqual(
    expect.arrayContaining([
      'Логопарк Луговой, корпус 7, 7-Б',
      '16 306,00 м²',
      '1 246 000 000,00 руб.',
      '2 400,00 м²',
      '1 800,50 руб./м²',
      '12,00 х 24,00 м',
      '12,40 м',
      '7,50 т',
      '9, 7',
      'Доки в здании',
      '58',
      'Ворота на 0 в здании',
      '5',
      'Площади, всего 16 306,00 м²',
      'План',
    ]),
  );
  expect(site).toEqual(
    expect.arrayContaining(['Расположение', 'Логопарк Луговой', '№ 1 корпус 7, 7-Б; № 2 корпус 7, 7-В']),
  );
  const facts = ['От МКАД', '35,50 км', 'От центра', '51,25 км', 'До остановки', '0,70 км', 'Ж/д ветка', 'Да'];
  expect(site?.filter((text) => facts.includes(text))).toEqual(facts);
  expect(site).toEqual(expect.arrayContaining(['Места для грузовиков', '64']));
  // Each rate is next to the bar of its area.
  expect(passport).toEqual(expect.arrayContaining(['Ставка, руб./м²', '5 400,00', '8 900,00', '20 000,00']));
  expect(other).toContain('Логопарк Луговой, корпус 7, 7-В');
  // The vacancy has no docks: those of the building are shown.
  expect(other).toEqual(expect.arrayContaining(['Доки в здании', '58', 'Ворота на 0 в здании', '5']));
  expect(other).not.toContain('Доки, ворота на 0');

  // Four photos and a plan on each slide; both slides use the same stored pictures.
  expect(deck.slides.map(({ pictures }) => pictures.length)).toEqual([1, 0, 5, 0, 5]);
  expect(deck.slides[4]?.pictures).toEqual(deck.slides[2]?.pictures);
  const pictures = await Promise.all(
    (deck.slides[2]?.pictures ?? []).map((name) => sharp(deck.parts.get(name)).metadata()),
  );
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [592, 472],
    [592, 228],
    [288, 228],
    [288, 228],
    [640, 360],
  ]);

  // The patterns distinguish kinds of area without colour.
  const [firstChart = ''] = [...deck.parts.keys()].filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name));
  const fills = [...String(deck.parts.get(firstChart)).matchAll(/prst="(\w+)"/g)].map(([, name]) => name);
  expect(fills.toReversed()).toEqual(['wdUpDiag', 'pct10', 'narHorz', 'lgCheck', 'smGrid', 'wdDnDiag', 'dkVert']);

  // The chart contains its numbers as data.
  const chart = String(deck.parts.get(firstChart)).replaceAll('\u00a0', ' ');
  const labels = [...chart.matchAll(/<c:v>([^<]*: [^<]*)<\/c:v>/g)].map(([, label]) => label);
  expect(labels).toEqual([
    'Мезонин: 2 160,00 м², 13 %',
    'Офис: 840,00 м², 5 %',
    'Дата-центр: 3,25 м², 1 %',
    'Light Industrial: 1,75 м², 1 %',
    'Производство: 1,00 м², 1 %',
    'Склад, остальная площадь: 99,25 м², 1 %',
    'Неотапливаемый: 0,50 м², 1 %',
    'Морозильный от −22 до −18 °С: 0,25 м², 1 %',
    'С температурным режимом от 2 до 6 °С: 3 600,00 м², 22 %',
    'Сухой: 9 600,00 м², 59 %',
  ]);
  for (const area of [9600, 3600, 0.25, 0.5, 99.25, 1, 1.75, 3.25, 840, 2160])
    expect(chart).toContain(`<c:v>${area}</c:v>`);
  expect([...deck.parts.keys()].filter((name) => name.startsWith('ppt/embeddings/'))).toHaveLength(2);
});

test('what is told on request, and what is internal, is nowhere in the file (G-10)', async () => {
  const { building } = await givenSite();
  const vacancy = await givenVacancy(app.db, building.id, {
    ...(await wholeVacancyFields(app.db)),
    areaSetWithPrice: { production: { areaValue: 1_000, leasePricePerSqm: 7_654_321 } },
    salePrice: 876_543_210,
    vacancyTypes: 3,
    securityPayment: 'Тайна-1',
    additionalInformation: 'Тайна-2',
  });
  const { requestId } = await givenVacancySelection(app.db, {
    objectIds: [vacancy.id],
    comment: 'Тайна-4',
  });
  const deck = await ofRequest(requestId);
  expect(wholeText(deck)).toContain('По запросу');
  for (const part of deck.parts.values()) {
    const text = part.toString().replaceAll(/[\u00a0 ]/g, '');
    expect(text).not.toMatch(/Тайна|7654321|876543210|Забронирована/);
  }
});

test('hidden and archived ones are left out; an empty selection is a title and a sentence [EXP-006]', async () => {
  const { building } = await givenSite();
  const [hidden, archived] = [await givenVacancy(app.db, building.id), await givenVacancy(app.db, building.id)];
  const { requestId, itemIds } = await givenVacancySelection(app.db, {
    objectIds: [hidden.id, archived.id],
    responsibleEmployeeId: app.broker.id,
  });
  await app.broker.call(industrialSelections.updateItem, { body: { id: itemIds[0] ?? '', status: false } });
  await app.broker.call(archiveVacancy, { params: { id: archived.id } });
  const deck = await ofRequest(requestId);
  expect(deck.slides).toHaveLength(2);
  expect(wholeText(deck)).toContain('В подборке пока нет объектов.');
  const nowhere = await ask(app, 'GET', pathOf(industrialExports.slides.path, { id: unknownId }));
  expect(refusalIn(nowhere).code).toBe('selection.not_found');
});

test('one vacancy, and the open ones of a building that are offered as a type, by name [EXP-007, EXP-008]', async () => {
  const { building } = await givenSite();
  const give = (name: string, vacancyTypes: number) => givenVacancy(app.db, building.id, { name, vacancyTypes });
  const lease = await give('Б-аренда', 1);
  await give('А-всё', 7);
  await give('В-хранение', 4);
  const archived = await give('Г-архив', 1);
  await app.broker.call(archiveVacancy, { params: { id: archived.id } });
  const one = await deckOf(pathOf(exportVacancySlides.path, { id: lease.id }));
  expect(one.slides).toHaveLength(3);
  expect(textsOf(one, 1)).toContain('Логопарк Луговой, корпус 7, Б-аренда');

  /** Titles of the vacancies in the table and on the slides. */
  const titles = (deck: ReadDeck) => {
    const all = deck.slides.flatMap((_, index) => textsOf(deck, index));
    return [...new Set(all.filter((text) => /^Логопарк Луговой, корпус 7, /.test(text)))];
  };
  const ofType = async (vacancyType: string) =>
    titles(await deckOf(pathOf(exportBuildingSlides.path, { id: building.id, vacancyType }))).map((title) =>
      title.slice(28),
    );
  expect(await ofType('1')).toEqual(['А-всё', 'Б-аренда']);
  expect(await ofType('2')).toEqual(['А-всё']);
  expect(await ofType('4')).toEqual(['А-всё', 'В-хранение']);

  const refused = async (path: string, params: Record<string, string>) =>
    refusalIn(await ask(app, 'GET', pathOf(path, params))).code;
  expect(await refused(exportVacancySlides.path, { id: unknownId })).toBe('vacancy.not_found');
  expect(await refused(exportBuildingSlides.path, { id: unknownId, vacancyType: '1' })).toBe('building.not_found');
  expect(await refused(exportBuildingSlides.path, { id: building.id, vacancyType: '3' })).toBe('request.invalid');
  const stranger = await ask(app, 'GET', pathOf(exportVacancySlides.path, { id: lease.id }), { token: null });
  expect(refusalIn(stranger).code).toBe('auth.required');
});

test('coordinates are told to six decimals, as everywhere', async () => {
  const complex = await givenComplex(app.db, { latitude: 56.185102, longitude: 36.977631 });
  const building = await givenBuilding(app.db, complex.id);
  const { id } = await givenVacancy(app.db, building.id);
  const { requestId } = await givenVacancySelection(app.db, { objectIds: [id] });
  expect(wholeText(await ofRequest(requestId))).toContain('56.185102, 36.977631');
});

test('a place that is known but roughly is told so instead of its coordinates', async () => {
  const complex = await givenComplex(app.db, {
    isApproximatePosition: true,
    latitude: 56.123456,
    longitude: 37.654321,
  });
  const building = await givenBuilding(app.db, complex.id, { docksNumber: null, gatesZeroNumber: 0 });
  const { id } = await givenVacancy(app.db, building.id);
  const { requestId } = await givenVacancySelection(app.db, { objectIds: [id] });
  const text = wholeText(await ofRequest(requestId));
  expect(text).toContain('Место показано приблизительно');
  // The number of docks is unknown and left out; zero gates are known and shown.
  expect(text).not.toContain('Доки в здании');
  expect(text).toMatch(/Ворота на 0 в здании\n0\n/);
  expect(text).not.toContain('56.1234');
});

test('an unanswered yes/no is on no slide (N-01)', async () => {
  const saying = async (answer: boolean | null) => {
    const place = answer === null ? { latitude: 55.5 } : { latitude: 56.25 };
    const complex = await givenComplex(app.db, { ...place, hasIndustrialRailway: answer });
    const building = await givenBuilding(app.db, complex.id);
    const flags = { bts: answer, hasShelves: answer, hasCrossDock: answer, hasElevator: answer };
    return givenVacancy(app.db, building.id, { ...flags, isOpexIncluded: answer, opexPerSqm: 1_700 });
  };
  const objectIds = [(await saying(null)).id, (await saying(false)).id];
  const text = wholeText(await ofRequest((await givenVacancySelection(app.db, { objectIds })).requestId));
  const words = text.match(/Ж\/д ветка\n.*|Built-to-suit|Стеллажи|Кросс-док|Лифт|OPEX.*/g);
  expect(words?.sort()).toEqual(['OPEX', 'OPEX', 'Ж/д ветка\nНет']);
});

test('what is left of a vacancy is called as before the split, on every slide and page (N-09)', async () => {
  const { building } = await givenSite();
  const rest = await givenVacancy(app.db, building.id, { name: '9-Ж (остаток)' });
  const other = await givenVacancy(app.db, building.id, { name: '3-Д' });
  const { requestId } = await givenVacancySelection(app.db, { objectIds: [rest.id, other.id] });
  const deck = await ofRequest(requestId);
  expect(textsOf(deck, 2)).toContain('Логопарк Луговой, корпус 7, 9-Ж');
  for (const part of deck.parts.values()) expect(part.toString()).not.toContain('остаток');
});

test('the smallest block on a slide is that of the client page: none of what is let only whole', async () => {
  const { building } = await givenSite();
  const about = { minimalRentalBlockArea: 1_313, minimalSaleBlockArea: 2_626 };
  const whole = await givenVacancy(app.db, building.id, { ...about, isWholeForRent: true, vacancyTypes: 1 });
  const parted = await givenVacancy(app.db, building.id, { ...about, isWholeForRent: false, vacancyTypes: 1 });
  const sold = await givenVacancy(app.db, building.id, { ...about, isWholeForRent: true, vacancyTypes: 2 });
  const objectIds = [whole.id, parted.id, sold.id];
  const { requestId } = await givenVacancySelection(app.db, { objectIds });
  const deck = await ofRequest(requestId);
  const blockOf = (order: number) => {
    const slide = deck.slides.findIndex(({ texts }) => texts[0] === String(order));
    const texts = textsOf(deck, slide);
    const label = texts.findIndex((text) => text.startsWith('Блок'));
    return texts.slice(label, label + 2);
  };
  expect([1, 2, 3].map(blockOf)).toEqual([
    ['Блок', 'Только целиком'],
    ['Блок от', '1 313,00 м²'],
    ['Блок от', '2 626,00 м²'],
  ]);
});

test('the table gives the money that the request asks for, under a heading that names no other', async () => {
  const { building } = await givenSite();
  const production = { areaValue: 1_000, leasePricePerSqm: 7_700 };
  const about = { areaSetWithPrice: { production }, isPriceByRequest: false, isRentalPriceOnRequest: false };
  const both = await givenVacancy(app.db, building.id, { ...about, vacancyTypes: 3, salePrice: 91_000_000 });
  const sold = await givenVacancy(app.db, building.id, { ...about, vacancyTypes: 2, salePrice: 82_000_000 });
  const let1 = await givenVacancy(app.db, building.id, { ...about, vacancyTypes: 1 });
  const tableOf = async (objectIds: string[], vacancyTypes: number | null) => {
    const { requestId } = await givenVacancySelection(app.db, { objectIds });
    await app.db
      .updateTable('industrial.requests')
      .set({ vacancy_types: vacancyTypes })
      .where('id', '=', requestId)
      .execute();
    const texts = textsOf(await ofRequest(requestId), 1);
    const money = texts.filter((text) => /руб\.|^[\d ]+,00( \/ |$)/.test(text));
    return money.filter((text) => text !== '1 000,00');
  };
  const all = [both.id, sold.id, let1.id];
  expect(await tableOf([both.id, let1.id], 1)).toEqual(['Ставка, руб./м²', '7 700,00', '7 700,00']);
  expect(await tableOf([both.id, sold.id], 2)).toEqual(['Цена, руб.', '91 000 000,00', '82 000 000,00']);
  // A vacancy that is only for sale shows its price even when the client asked for leases.
  expect(await tableOf(all, 1)).toEqual(['Ставка, руб./м² / цена, руб.', '7 700,00', '82 000 000,00', '7 700,00']);
  expect(await tableOf(all, null)).toEqual([
    'Ставка, руб./м² / цена, руб.',
    '7 700,00 / 91 000 000,00',
    '82 000 000,00',
    '7 700,00',
  ]);
});

test('the map of a complex bears the numbers of all its vacancies, as its list does', async () => {
  const { building } = await givenSite();
  const [first, third] = [
    await givenVacancy(app.db, building.id, { name: '7-Б' }),
    await givenVacancy(app.db, building.id, { name: '7-Г' }),
  ];
  const elsewhere = await givenBuilding(app.db, (await givenComplex(app.db, { latitude: 54.9, longitude: 38.4 })).id);
  const second = await givenVacancy(app.db, elsewhere.id);
  const { requestId } = await givenVacancySelection(app.db, { objectIds: [first.id, second.id, third.id] });
  const deck = await ofRequest(requestId);
  const site = deck.slides.find(({ texts }) => texts.includes('Расположение'));
  const texts = site?.texts.map((text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-'));
  expect(texts).toEqual(expect.arrayContaining([`№ 1 корпус 7, ${first.name}; № 3 корпус 7, ${third.name}`, '1, 3']));
});
