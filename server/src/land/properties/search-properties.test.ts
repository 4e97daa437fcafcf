import { archiveProperty, createProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { searchProperties } from '@gektar/contract/land/properties/property-search.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty, propertyFields } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

async function search(text: string, take?: number) {
  return app.broker.call(searchProperties, { query: { text, ...(take !== undefined && { take }) } });
}
async function numbersFor(text: string): Promise<string[]> {
  return (await search(text)).map(({ cadastralNumber }) => cadastralNumber);
}

test('a line carries what the palette shows', async () => {
  const property = await givenProperty(app.db, {
    cadastralNumbers: ['61:01:0000001:1', '61:01:0000001:2'],
    address: 'Ростов',
    area: 7.5,
    region: { id: 61 },
  });
  const line = {
    id: property.id,
    cadastralNumber: '61:01:0000001:1',
    address: 'Ростов',
    region: { id: 61, name: 'Ростовская область' },
    area: 7.5,
    isEnabled: true,
    typeColor: property.propertyType.color,
    foundPerson: null,
  };
  expect(await search('61:01:0000001:1')).toEqual([{ ...line, foundNumber: '61:01:0000001:1' }]);
  // An object is found once; `foundNumber` is the number that contains the text, the label shows the first number.
  expect(await search('61:01:0000001:2')).toEqual([{ ...line, foundNumber: '61:01:0000001:2' }]);
  expect(await search('ростов')).toEqual([{ ...line, foundNumber: null }]);
});

test('numbers that begin so come before numbers that have it inside, these before addresses', async () => {
  const { db } = app;
  for (const number of ['77:345:1', '33:77:2', '77:3456:3']) await givenProperty(db, { cadastralNumbers: [number] });
  await givenProperty(db, { cadastralNumbers: ['a-1'], address: 'проезд 77:345' });
  await givenProperty(db, { cadastralNumbers: ['a-2'], address: '77:345 проезд' });
  await givenProperty(db, { cadastralNumbers: ['90:77:345'] });
  expect(await numbersFor('77:345')).toEqual(['77:345:1', '77:3456:3', '90:77:345', 'a-2', 'a-1']);
  expect(await numbersFor(' 77:345: ')).toEqual(['77:345:1', 'a-2', 'a-1']);
});

test('an address is found by parts of its words, in any order, ё as е', async () => {
  await givenProperty(app.db, { cadastralNumbers: ['b-1'], address: 'Чеховский р-н, д. Ёлкино, Лесная ул., 5' });
  for (const text of ['елкино', 'ЁЛКИН', 'лесная елкино', 'д. Ёлкино, лесн', 'елкино 5']) {
    expect(await numbersFor(text), text).toEqual(['b-1']);
  }
  expect(await numbersFor('елкино степная')).toEqual([]);
});

test('letters in a number are found whatever their case', async () => {
  await givenProperty(app.db, { cadastralNumbers: ['50:08:3.12:ЗУ1'] });
  expect(await numbersFor('3.12:зу')).toEqual(['50:08:3.12:ЗУ1']);
  expect(await numbersFor('50:08:3.12:зу')).toEqual(['50:08:3.12:ЗУ1']);
});

test('one or two signs find beginnings of numbers alone', async () => {
  await givenProperty(app.db, { cadastralNumbers: ['88:00:1'], address: 'Якутск 89' });
  expect(await numbersFor('8')).toEqual(['88:00:1']);
  expect(await numbersFor('88')).toEqual(['88:00:1']);
  expect(await numbersFor('89')).toEqual([]);
  expect(await numbersFor('Як')).toEqual([]);
});

test('archived objects are found too, behind the active ones of the same worth', async () => {
  const { db, broker } = app;
  const archived = await givenProperty(db, { cadastralNumbers: ['c-1'], address: 'Сосновка 1' });
  await givenProperty(db, { cadastralNumbers: ['c-2'], address: 'Сосновка 2' });
  await broker.call(archiveProperty, { params: { id: archived.id } });
  const found = await search('сосновка');
  expect(found.map(({ cadastralNumber, isEnabled }) => [cadastralNumber, isEnabled])).toEqual([
    ['c-2', true],
    ['c-1', false],
  ]);
});

test('ten come unless asked for otherwise; among numbers in their order', async () => {
  for (let number = 12; number >= 1; number--) {
    await givenProperty(app.db, { cadastralNumbers: [`99:01:${String(number).padStart(2, '0')}`] });
  }
  const ten = Array.from({ length: 10 }, (_, index) => `99:01:${String(index + 1).padStart(2, '0')}`);
  expect(await numbersFor('99:01')).toEqual(ten);
  expect(await search('99:01', 3)).toHaveLength(3);
  expect(await search('99:01', 50)).toHaveLength(12);
});

test('a new object is found at once', async () => {
  const body = propertyFields(app.broker.id, { cadastralNumbers: ['98:76:5'] });
  const { id } = await app.broker.call(createProperty, { body });
  expect((await search('98:76')).map((found) => found.id)).toEqual([id]);
});

test.each(['%', '___', '\\\\\\', '%%%', "'; --", '…', '(((', 'a'.repeat(200), 'слово '.repeat(33)])(
  '%s is taken as it is, and finds nothing',
  async (text) => {
    expect(await search(text)).toEqual([]);
  },
);

test.each([
  ['', 'text'],
  ['?text=', 'text'],
  ['?text=%20%20', 'text'],
  [`?text=${'1'.repeat(201)}`, 'text'],
  ['?text=%00', 'text'],
  ['?text=1&text=2', 'text'],
  ['?text=1&take=0', 'take'],
  ['?text=1&take=51', 'take'],
  ['?text=1&take=x', 'take'],
])('search%s is refused', async (query, field) => {
  const answer = await ask(app, 'GET', `/api/land/properties/search${query}`);
  expect(Object.keys(refusalIn(answer).fields ?? {})).toEqual([field]);
});
