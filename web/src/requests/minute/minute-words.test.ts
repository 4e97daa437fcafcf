import { expect, test } from 'vitest';
import type { MinuteChoices, MinuteKind } from './minute-kind.ts';
import { emptyMinute, type MinuteValues, withAsked } from './minute-values.ts';
import { minuteComment, minuteName, placesOf } from './minute-words.ts';
import { allTaken, offersOf } from './note-offers.ts';
import { placesFrom } from './note-places.ts';

type Kind = Pick<MinuteKind, 'domain' | 'area' | 'budgetOf' | 'hasCities' | 'hasClasses' | 'needsLabel'>;

const kind: Kind = {
  domain: 'industrial',
  area: { kind: 'squareMetre', unit: 'м²', max: 999_999 },
  budgetOf: (deal) =>
    deal === 'Аренда'
      ? { kind: 'rate', unit: 'руб./м² в год', max: 99_999, isStored: true }
      : { kind: 'rouble', unit: 'руб.', max: 999_999_999, isStored: false },
  hasCities: true,
  hasClasses: true,
  needsLabel: 'Класс',
};
const choices: MinuteChoices = {
  deals: [
    { key: '1', label: 'Аренда' },
    { key: '2', label: 'Покупка' },
  ],
  types: [{ key: 'hasDryArea', label: 'Сухой' }],
  needs: [
    { key: '1', label: 'A+' },
    { key: '2', label: 'A' },
  ],
  highways: [{ id: 7, name: 'Ленинградское шоссе' }],
};
const places = {
  regions: [{ id: 50, name: 'Московская область' }],
  cities: [{ id: 9, name: 'Химки', regionId: 50 }],
  districts: [{ id: 5, name: 'Одинцовский городской округ', regionId: 50 }],
};
const highway = { kind: 'highway', name: 'Ленинградское шоссе' } as const;
const rent: MinuteValues = { ...emptyMinute, deal: 'Аренда' };

/** Plain spaces instead of no-break ones. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('the name says who wants what, how much and where', () => {
  const wanted = withAsked({ ...rent, places: [highway] }, 'industrial', {
    types: ['hasDryArea'],
    area: { from: 5000, to: 8000 },
  });
  expect(plain(minuteName('Антон Рябинин', kind, wanted, choices))).toBe(
    'Антон Рябинин: аренда, сухой, 5 000 - 8 000 м², Ленинградское шоссе',
  );
  expect(minuteName('А'.repeat(600), kind, rent, choices)).toHaveLength(500);
});

test('a budget without a field of its own goes into the comment', () => {
  const priced = withAsked({ ...rent, note: ' рядом склад ' }, 'industrial', { budgetTo: 9000 });
  expect(minuteComment(kind, priced)).toBe('рядом склад');
  expect(plain(minuteComment(kind, { ...priced, deal: 'Покупка' }) ?? '')).toBe('рядом склад\nБюджет до 9 000,00 руб.');
  expect(minuteComment(kind, rent)).toBeNull();
});

test('an area shows the places that it knows and keeps the others', () => {
  const all = [
    highway,
    { kind: 'highway', name: 'М-4 «Дон»' },
    { kind: 'city', id: 9, name: 'Химки', regionId: 50 },
  ] as const;
  expect(placesOf(kind, choices, all).map(({ name }) => name)).toEqual(['Ленинградское шоссе', 'Химки']);
  expect(placesOf({ hasCities: false }, choices, all)).toEqual([highway]);
});

test('each offer of a note sets its field when taken, and is offered no longer', () => {
  let values: MinuteValues = {
    ...rent,
    note: 'куплю сухой склад 5-8 тыс метров класса А до 9000 по ленинградке, Химки, Московская область',
  };
  const taken: string[] = [];
  for (;;) {
    const [offer] = offersOf(kind, choices, places, values);
    if (offer === undefined) break;
    taken.push(plain(offer.label));
    values = offer.taken;
  }
  expect(taken).toEqual([
    'Площадь 5 000 - 8 000 м²',
    'Ставка до 9 000 руб./м² в год',
    'Класс A',
    'Покупка',
    'Сухой',
    'Ленинградское шоссе',
    'Московская область',
    'Химки',
  ]);
  expect(values).toMatchObject({
    deal: 'Покупка',
    places: [{ name: 'Ленинградское шоссе' }, { id: 50 }, { id: 9, regionId: 50 }],
    asked: { industrial: { area: { from: 5000, to: 8000 }, budgetTo: 9000, types: ['hasDryArea'], needs: ['2'] } },
  });
});

test('all offers of a note are taken at once, except where one of several has to be chosen', () => {
  const said = (note: string) => allTaken(kind, choices, places, { ...rent, note });
  expect(said('сухой склад 5-8 тыс метров класса А до 9000 по ленинградке')).toMatchObject({
    deal: 'Аренда',
    places: [highway],
    asked: { industrial: { area: { from: 5000, to: 8000 }, budgetTo: 9000, types: ['hasDryArea'], needs: ['2'] } },
  });
  expect(said('аренда или покупка, сухой склад класса А')).toMatchObject({
    deal: 'Аренда',
    asked: { industrial: { types: ['hasDryArea'], needs: ['2'] } },
  });
  expect(said('сухой склад')).toBeUndefined();
  const same = { ...places, cities: [...places.cities, { id: 11, name: 'Химки', regionId: 51 }] };
  const doubtful = allTaken(kind, choices, same, { ...rent, note: 'сухой склад класса А, Химки' });
  expect(doubtful?.places).toEqual([]);
});

test('a sum of millions is no rate', () => {
  const said: MinuteValues = { ...rent, note: 'бюджет 5 млн' };
  expect(offersOf(kind, choices, places, said)).toEqual([]);
  expect(offersOf(kind, choices, places, { ...said, deal: 'Покупка' })).toHaveLength(1);
});

test('a place that a request has no field for is offered as its region, once', () => {
  const offered = (about: Kind, note: string) =>
    offersOf(about, choices, places, { ...rent, note }).map(({ label, taken }) => [label, taken.places]);
  const oblast = [{ kind: 'region', id: 50, name: 'Московская область' }];
  expect(offered(kind, 'в Одинцовском районе')).toEqual([['Московская область (Одинцовский городской округ)', oblast]]);
  const plots: Kind = { ...kind, hasCities: false };
  expect(offered(plots, 'Химки')).toEqual([['Московская область (Химки)', oblast]]);
  expect(offered(plots, 'Химки, Московская область, Одинцовский район')).toEqual([['Московская область', oblast]]);
});

test('towns of one name say their regions, that of the office first', () => {
  const regions = [
    { id: 50, name: 'Московская область' },
    { id: 51, name: 'Мурманская область' },
    { id: 47, name: 'Ленинградская область' },
  ];
  const cities = [
    { id: 1, name: 'Кировск', regionId: 51 },
    { id: 2, name: 'Кировск', regionId: 47 },
  ];
  const labelsOf = (officeAddress: string) => {
    const known = placesFrom(officeAddress, regions, { cities, settlements: [] });
    return offersOf(kind, choices, known, { ...rent, note: 'Кировск' }).map(({ label }) => label);
  };
  expect(labelsOf('Москва, Полевая улица, 1')).toEqual([
    'Кировск, Мурманская область',
    'Кировск, Ленинградская область',
  ]);
  expect(labelsOf('Ленинградская область, Тосно')).toEqual([
    'Кировск, Ленинградская область',
    'Кировск, Мурманская область',
  ]);
});
