import {
  type AddressSuggestion,
  findAddress,
  getAddress,
  getAddressByCoordinates,
  getCity,
  listRegionCities,
  suggestAddresses,
  suggestRegionsAndCities,
} from '@gektar/contract/places/address.ts';
import { listRegions } from '@gektar/contract/places/region-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const moscow = { id: 77, name: 'Москва' };
const aroundMoscow = { id: 50, name: 'Московская область' };
const failed = 'Не удалось получить адрес';

async function cityOf(regionId: number, name: string) {
  const cities = await app.broker.call(listRegionCities, { params: { id: regionId } });
  const found = cities.find((city) => city.name === name);
  if (!found) throw new Error(`no town ${name}`);
  return found;
}

async function suggest(text: string): Promise<AddressSuggestion[]> {
  return app.broker.call(suggestAddresses, { query: { text } });
}
async function suggestTexts(text: string): Promise<string[]> {
  return (await suggest(text)).map(({ address }) => address);
}
function near(latitude: number, longitude: number) {
  return app.broker.call(getAddressByCoordinates, { query: { latitude, longitude } });
}

test('towns of a region come by the alphabet, each with its region and its place [ADDR-004]', async () => {
  const cities = await app.broker.call(listRegionCities, { params: { id: 50 } });
  const names = cities.map(({ name }) => name);
  expect(names).toHaveLength(74);
  expect(names).toEqual([...names].sort(new Intl.Collator('ru').compare));
  expect(cities.find(({ name }) => name === 'Королёв')).toEqual({
    id: expect.any(Number),
    name: 'Королёв',
    region: aroundMoscow,
    latitude: 55.9162,
    longitude: 37.8545,
  });
});

test('all regions together have the 1117 towns of the table, every id once', async () => {
  const regions = await app.broker.call(listRegions);
  const cities = await Promise.all(regions.map(({ id }) => app.broker.call(listRegionCities, { params: { id } })));
  expect(new Set(cities.flat().map(({ id }) => id)).size).toBe(1117);
  const cityCounts = new Map(regions.map(({ id }, index) => [id, cities[index]?.length]));
  expect([cityCounts.get(77), cityCounts.get(78), cityCounts.get(92)]).toEqual([1, 1, 1]);
});

test('one town is found by its id [ADDR-005]', async () => {
  const podolsk = await cityOf(50, 'Подольск');
  expect(await app.broker.call(getCity, { params: { id: podolsk.id } })).toEqual(podolsk);
});

test('an address is put together from the ids of its parts, asked either way [ADDR-001, ADDR-006, ADDR-007]', async () => {
  const [podolsk, moscowItself] = [await cityOf(50, 'Подольск'), await cityOf(77, 'Москва')];
  const [district] = (await suggest('городской округ Подольск')).flatMap(({ settlement }) => settlement ?? []);
  const named = { id: podolsk.id, name: podolsk.name };
  const none = { city: null, settlement: null, street: null };
  const asked = [
    [{ regionId: 50 }, { ...none, region: aroundMoscow, address: 'Московская область' }],
    [
      { regionId: 50, cityId: podolsk.id },
      { ...none, region: aroundMoscow, city: named, address: 'Московская область, г. Подольск' },
    ],
    [
      { regionId: 50, cityId: podolsk.id, settlementId: district?.id ?? 0 },
      {
        ...none,
        region: aroundMoscow,
        city: named,
        settlement: { id: district?.id, name: 'городской округ Подольск' },
        address: 'Московская область, городской округ Подольск, г. Подольск',
      },
    ],
    [
      { regionId: 77, cityId: moscowItself.id },
      { ...none, region: moscow, city: { id: moscowItself.id, name: 'Москва' }, address: 'Москва' },
    ],
  ] as const;
  for (const [ids, address] of asked) {
    expect(await app.broker.call(getAddress, { query: ids })).toEqual(address);
    expect(await app.broker.call(findAddress, { body: ids })).toEqual(address);
  }
  const withoutParts = { regionId: 50, cityId: null, settlementId: null, streetId: null };
  expect(await app.broker.call(findAddress, { body: withoutParts })).toMatchObject(none);
});

test('what is not there, or lies elsewhere, is no address [ADDR-012]', async () => {
  const podolsk = await cityOf(50, 'Подольск');
  const [district] = (await suggest('район Арбат')).flatMap(({ settlement }) => settlement ?? []);
  for (const ids of [
    { regionId: 1_000 },
    { regionId: 77, cityId: podolsk.id },
    { regionId: 50, cityId: 2_147_483_647 },
    { regionId: 50, settlementId: district?.id ?? 0 },
    { regionId: 50, settlementId: 2_147_483_647 },
    { regionId: 50, streetId: 1 },
    { regionId: 50, streetId: 0 },
  ]) {
    const refused = { code: 'address.not_found', status: 404, message: failed };
    await expect(app.broker.call(getAddress, { query: ids })).rejects.toMatchObject(refused);
    await expect(app.broker.call(findAddress, { body: ids })).rejects.toMatchObject(refused);
  }
  const city = app.broker.call(getCity, { params: { id: 2_147_483_647 } });
  await expect(city).rejects.toMatchObject({ code: 'city.not_found', status: 404, message: failed });
  const cities = app.broker.call(listRegionCities, { params: { id: 1_000 } });
  await expect(cities).rejects.toMatchObject({ code: 'region.not_found', status: 404, message: failed });
});

test('places are suggested by the beginnings of their words, in any order, ё as е [ADDR-008]', async () => {
  expect(await suggestTexts('королев')).toEqual([
    'Московская область, г. Королёв',
    'Московская область, городской округ Королёв',
  ]);
  for (const text of ['Подольск', 'подольск, моск. обл.', 'г. Подольск', 'МОСКОВСКАЯ ПОДОЛЬСК']) {
    expect(await suggestTexts(text), text).toContain('Московская область, г. Подольск');
  }
  expect((await suggestTexts('зуево'))[0]).toBe('Московская область, г. Орехово-Зуево');
  expect(await suggestTexts('дольск')).toEqual([]);
});

test('a region comes before towns, a large town before a small one; a town that is a region is said once', async () => {
  const moskv = await suggest('моск');
  expect(moskv.slice(0, 2).map(({ kind, address }) => [kind, address])).toEqual([
    ['region', 'Московская область'],
    ['city', 'Москва'],
  ]);
  expect(moskv.filter(({ address }) => address === 'Москва')).toHaveLength(1);
  const towns = (await suggest('Благовещенск')).filter(({ kind }) => kind === 'city');
  expect(towns.map(({ region }) => region.name)).toEqual(['Амурская область', 'Республика Башкортостан']);
});

test('a suggestion carries all that a form and a map need', async () => {
  const [region] = await suggest('тверская область');
  expect(region).toEqual({
    kind: 'region',
    region: { id: 69, name: 'Тверская область' },
    city: null,
    settlement: null,
    street: null,
    address: 'Тверская область',
    latitude: null,
    longitude: null,
  });
  const [city] = await suggest('г торжок');
  expect(city).toMatchObject({ kind: 'city', city: { name: 'Торжок' }, latitude: 57.0413, longitude: 34.9602 });
});

test('addresses that objects have are suggested too, each once, where its newest object lies [ADDR-008]', async () => {
  const { db } = app;
  const address = 'Чеховский р-н, д. Углешня, вблизи Ёлкина';
  await givenProperty(db, { address, latitude: 55.1, longitude: 37.5 });
  await givenProperty(db, { address: address.toUpperCase(), latitude: 55.2, longitude: 37.6 });
  await givenProperty(db, { address: 'Углешня 100%_' });
  for (const text of ['углешня чеховск', 'УГЛЕШ, елкин']) {
    expect(await suggest(text), text).toEqual([
      {
        kind: 'address',
        region: aroundMoscow,
        city: null,
        settlement: null,
        street: null,
        address: address.toUpperCase(),
        latitude: 55.2,
        longitude: 37.6,
      },
    ]);
  }
  expect(await suggestTexts('углешня')).toEqual(['Углешня 100%_', address.toUpperCase()]);
});

test.each([
  ['Домодедово, Каширское шоссе, вл. 12', 'Московская область, г. Домодедово, Каширское шоссе, вл. 12', 'Домодедово'],
  ['г. Чехов, Промышленная ул., 3', 'Московская область, г. Чехов, Промышленная ул., 3', 'Чехов'],
  ['Подольск Рощинская 5', 'Московская область, г. Подольск, Рощинская 5', 'Подольск'],
  ['МО, Химки, Вашутинское ш., стр. 2', 'Московская область, г. Химки, Вашутинское ш., стр. 2', 'Химки'],
  ['Моск. обл., Клин, ул. Мира', 'Московская область, г. Клин, ул. Мира', 'Клин'],
  ['Вашутинское ш., 24, Химки', 'Московская область, г. Химки, Вашутинское ш., 24', 'Химки'],
  ['ljvjltljdj', 'Московская область, г. Домодедово', 'Домодедово'],
  ['Ljvjltljdj? Rfibhcrjt ijcct? dk/ 12', 'Московская область, г. Домодедово, Каширское шоссе, вл. 12', 'Домодедово'],
])('of %s the known part is taken over, the rest stays as typed', async (text, address, city) => {
  const [first] = await suggest(text);
  expect(first).toMatchObject({ kind: 'city', address, region: aroundMoscow, city: { name: city } });
});

test('an address without a known part has no suggestion of one', async () => {
  expect(await suggestTexts('Дом Каширское шоссе, вл. 12')).toEqual([]);
  expect(await suggestTexts('вл. 12')).toEqual([]);
  expect((await suggest('Городской округ Чехов, д. Кулаково')).at(0)).toMatchObject({
    kind: 'settlement',
    address: 'Московская область, городской округ Чехов, д. Кулаково',
  });
});

test('of many places and many addresses both are seen, ten in all', async () => {
  for (let number = 1; number <= 12; number++) {
    await givenProperty(app.db, { address: `Красногорский р-н, участок ${number}` });
  }
  const kinds = (await suggest('красно')).map(({ kind }) => kind);
  expect(kinds).toHaveLength(10);
  expect(kinds.filter((kind) => kind === 'address')).toHaveLength(5);
  // Suggestions of regions and towns come from our own tables only.
  const places = await app.broker.call(suggestRegionsAndCities, { query: { text: 'красно' } });
  expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(['region', 'city']));
});

test('regions and towns alone, on a call of their own [ADDR-009]', async () => {
  const find = async (text: string) => {
    const found = await app.broker.call(suggestRegionsAndCities, { query: { text } });
    return found.map(({ address }) => address);
  };
  expect(await find('подольск')).toEqual(['Московская область, г. Подольск']);
  expect((await find('твер')).slice(0, 2)).toEqual(['Тверская область', 'Тверская область, г. Тверь']);
  expect(await find('район')).toEqual([]);
  expect(await find('!?')).toEqual([]);
});

test.each(['%', '_', '\\', "'; drop table shared.cities; --", '…', '🌾'])(
  '%s is no place, and harms nothing',
  async (text) => {
    expect(await suggest(text)).toEqual([]);
  },
);

test('around Moscow a point is put into its municipality, and told how far the next town is [ADDR-010]', async () => {
  expect(await near(55.75124, 37.59169)).toEqual({
    region: moscow,
    city: { id: expect.any(Number), name: 'Москва' },
    settlement: { id: expect.any(Number), name: 'район Арбат' },
    street: null,
    address: 'Москва, район Арбат',
    distanceKm: 1.8,
  });
  expect(await near(55.4, 37.53)).toMatchObject({
    region: aroundMoscow,
    city: { name: 'Подольск' },
    settlement: { name: 'городской округ Подольск' },
    address: 'Московская область, городской округ Подольск',
  });
  // A municipality inside another one is preferred.
  expect(await near(55.68247, 37.1892)).toMatchObject({ settlement: { name: 'городской округ Власиха' } });
  // The farthest point from the centre of Moscow within the city.
  expect(await near(55.3, 37.0)).toMatchObject({ region: moscow, city: { name: 'Москва' } });
});

test('elsewhere it is the nearest town with its distance, or the nearest municipality [ADDR-010]', async () => {
  expect(await near(57.0415, 34.9601)).toMatchObject({ address: 'Тверская область, г. Торжок', distanceKm: 0 });
  expect(await near(57.02, 34.4)).toMatchObject({
    region: { id: 69 },
    city: { name: 'Кувшиново' },
    address: 'Тверская область, 14 км от г. Кувшиново',
    distanceKm: 14.1,
  });
  expect(await near(59.94, 30.31)).toMatchObject({ address: 'Санкт-Петербург' });
  // Outside Moscow region, although the nearest town is inside it.
  expect(await near(54.87, 37.13)).toMatchObject({ region: { id: 40, name: 'Калужская область' } });
  expect(await near(60.1, 78.7)).toMatchObject({
    city: null,
    settlement: { name: 'Александровский район' },
    address: 'Томская область, Александровский район',
  });
});

test.each([
  [0, 0],
  [90, 0],
  [-90, 180],
  [52.23, 21.01],
  [75, 100],
])('near %s, %s nothing is known, and that is said [ADDR-012]', async (latitude, longitude) => {
  await expect(near(latitude, longitude)).rejects.toMatchObject({
    code: 'address.not_found',
    status: 404,
    message: failed,
  });
});

test.each([
  ['suggestion', 'text'],
  ['suggestion?text=', 'text'],
  ['suggestion?text=%20', 'text'],
  [`suggestion?text=${'я'.repeat(201)}`, 'text'],
  ['suggestion?text=%00', 'text'],
  ['suggestion?text=a&text=b', 'text'],
  ['region-city-suggestion?text=', 'text'],
  ['by-coordinates?longitude=37', 'latitude'],
  ['by-coordinates?latitude=90.1&longitude=37', 'latitude'],
  ['by-coordinates?latitude=55,75&longitude=37', 'latitude'],
  ['by-coordinates?latitude=55.75%2037.61%2010&longitude=37', 'latitude'],
  ['by-coordinates?latitude=55&latitude=56&longitude=37', 'latitude'],
  ['by-coordinates?latitude=55&longitude=-180.1', 'longitude'],
  ['by-coordinates?latitude=55&longitude=Infinity', 'longitude'],
  ['?', 'regionId'],
  ['?regionId=x', 'regionId'],
  ['?regionId=50&cityId=1.5', 'cityId'],
  ['?regionId=50&settlementId=-1', 'settlementId'],
  ['?regionId=50&streetId=2147483648', 'streetId'],
  ['city/x', 'id'],
  ['region/-1/cities', 'id'],
])('/api/address/%s is refused at %s', async (path, field) => {
  const answer = await ask(app, 'GET', `/api/address/${path}`.replace('/?', '?'));
  const { code, fields } = refusalIn(answer);
  expect(code).toBe('request.invalid');
  expect(Object.keys(fields ?? {})).toEqual([field]);
});

test.each([[{}], [{ regionId: '50' }], [{ regionId: 50, cityId: 'x' }], [[]], ['{']])(
  'the body %j is no address',
  async (body) => {
    expect((await ask(app, 'POST', '/api/address', { body })).status).toBe(400);
  },
);
