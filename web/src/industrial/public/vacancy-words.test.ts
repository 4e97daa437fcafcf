import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import type { PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { expect, test } from 'vitest';
import { areaLines } from './area-lines.ts';
import {
  placedVacancy,
  vacancyFigures,
  vacancyLine,
  vacancyPhotos,
  vacancyPlace,
  vacancyPlans,
  vacancyTitle,
} from './vacancy-words.ts';

const none = { production: null, lightIndustrial: null, dataCenter: null, office: null, mezzanine: null };
const noParts = {
  areaValue: null,
  leasePricePerSqm: null,
  dry: null,
  temperature: null,
  freezer: null,
  unheated: null,
};
const of = (areaValue: number, leasePricePerSqm: number | null = null) => ({ areaValue, leasePricePerSqm });
const warehouse = (about: Partial<NonNullable<AreaSetWithPrice['warehouse']>>): AreaSetWithPrice => ({
  ...none,
  warehouse: { ...noParts, ...about },
});

function vacancy(about: Partial<PublicVacancy>): PublicVacancy {
  return {
    vacancyTypes: 1,
    complexName: 'Логопарк Север',
    buildingName: 'Корпус 2',
    name: '9-Ж',
    region: { id: 50, name: 'Московская область' },
    highway: { id: 1, name: 'Ленинградское шоссе' },
    distanceFromRingRoad: 35,
    mainAreaTypeCalc: 1,
    areaSize: 18_000,
    areaSetWithPrice: warehouse({ dry: of(18_000, 8_900) }),
    averageNetRentalRate: 8_900,
    opexPerSqm: 1_800,
    isOpexIncluded: null,
    isWholeForRent: false,
    minimalRentalBlockArea: 6_000,
    minimalSaleBlockArea: null,
    salePrice: null,
    availabilityDate: '2099-12-01T00:00:00',
    images: [],
    ...about,
  } as PublicVacancy;
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const figures = (about: Partial<PublicVacancy>) =>
  vacancyFigures(vacancy(about)).map(({ label, value }) => plain(`${label}: ${value}`));

test('kind and area come first; a warehouse is called after its parts', () => {
  const title = (areaSetWithPrice: AreaSetWithPrice) => plain(vacancyTitle(vacancy({ areaSetWithPrice })));
  expect(title(warehouse({ dry: of(1) }))).toBe('Сухой склад, 18 000,00 м²');
  expect(title(warehouse({ areaValue: 1 }))).toBe('Склад, 18 000,00 м²');
  expect(title(warehouse({ dry: of(1), unheated: of(1) }))).toBe('Склад, 18 000,00 м²');
  expect(title(warehouse({ dry: of(1), freezer: { ...of(1), temperatureFrom: -22, temperatureTo: null } }))).toBe(
    'Склад с температурным режимом, 18 000,00 м²',
  );
  expect(plain(vacancyTitle(vacancy({ mainAreaTypeCalc: 6 })))).toBe('Производство, 18 000,00 м²');
  expect(vacancyTitle(vacancy({ mainAreaTypeCalc: null, areaSize: null }))).toBe('Вакансия');
});

test('a vacancy is called by its complex, building and own name; a building goes on inside the sentence when a word and a number name it', () => {
  expect(vacancyLine(vacancy({}))).toBe('Логопарк Север, корпус 2, 9-Ж');
  expect(vacancyLine(vacancy({ buildingName: 'Цех' }))).toBe('Логопарк Север, Цех, 9-Ж');
  expect(plain(vacancyPlace(vacancy({})))).toBe('Ленинградское шоссе, 35,00 км от МКАД');
  expect(vacancyPlace(vacancy({ highway: null, distanceFromRingRoad: null }))).toBe('Московская область');
});

test('two equal vacancies of one building are told apart by their names where a map lists them', () => {
  const noteOf = (about: Partial<PublicVacancy>) =>
    plain(placedVacancy({ id: 'i', order: 1, isClientFavorite: false, entity: vacancy(about) }).note);
  expect(noteOf({})).toBe('корпус 2, 9-Ж · 8 900,00 руб./м²');
  expect(noteOf({ name: '9-И' })).toBe('корпус 2, 9-И · 8 900,00 руб./м²');
});

test('figures: the rate or the price, on request without one; what is unknown stays away', () => {
  expect(figures({})).toEqual([
    'Ставка в год: 8 900,00 руб./м²',
    'OPEX: 1 800,00 руб./м²',
    'Блок: от 6 000,00 м²',
    'Доступна: 01.12.2099',
  ]);
  expect(figures({ averageNetRentalRate: null, opexPerSqm: null, minimalRentalBlockArea: null })).toEqual([
    'Ставка в год: По запросу',
    'Доступна: 01.12.2099',
  ]);
  expect(figures({ vacancyTypes: 2, salePrice: 1_000, availabilityDate: '2020-01-01T00:00:00' })).toEqual([
    'Цена: 1 000,00 руб.',
    'Доступна: Сейчас',
  ]);
  expect(figures({ vacancyTypes: 3, isOpexIncluded: true, isWholeForRent: true })).toEqual([
    'Ставка в год: 8 900,00 руб./м²',
    'Цена: По запросу',
    'OPEX: В ставке',
    'Блок: Только целиком',
    'Доступна: 01.12.2099',
  ]);
  const areaSetWithPrice = { ...warehouse({ dry: of(9_000, 8_900) }), office: of(300, 14_000) };
  expect(figures({ areaSetWithPrice })[0]).toBe('Ставка, средняя: 8 900,00 руб./м²');
});

test('areas come with degrees and rates; the rate of the whole warehouse holds for parts without any [IND-PUB-010]', () => {
  const lines = (areas: AreaSetWithPrice) =>
    areaLines(areas).map(({ name, area, rate, temperature }) => [name, area, rate, temperature && plain(temperature)]);
  const temperature = { ...of(1_400), temperatureFrom: 2, temperatureTo: 6 };
  const freezer = { ...of(1_200), temperatureFrom: -22, temperatureTo: null };
  expect(lines(warehouse({ areaValue: 3_000, leasePricePerSqm: 9_000, temperature, freezer }))).toEqual([
    ['С температурным режимом', 1_400, 9_000, 'от 2 до 6 °С'],
    ['Морозильный', 1_200, 9_000, 'от −22 до — °С'],
    ['Склад, прочее', 400, 9_000, undefined],
  ]);
  const priced = {
    ...warehouse({ areaValue: 3_000, dry: of(1_000, 8_000), unheated: of(500) }),
    office: of(320, 14_000),
  };
  expect(lines(priced)).toEqual([
    ['Сухой склад', 1_000, 8_000, undefined],
    ['Неотапливаемый', 500, null, undefined],
    ['Склад, прочее', 1_500, null, undefined],
    ['Офисы', 320, 14_000, undefined],
  ]);
});

test('plans stand apart from the photos', () => {
  const images = [
    { globalImageId: 'front', imageTypeName: 'Фасад' },
    { globalImageId: 'plan', imageTypeName: 'План' },
    { globalImageId: 'other', imageTypeName: null },
  ];
  expect(vacancyPhotos(vacancy({ images })).map(({ id }) => id)).toEqual(['front', 'other']);
  expect(vacancyPlans(vacancy({ images })).map(({ id }) => id)).toEqual(['plan']);
});
