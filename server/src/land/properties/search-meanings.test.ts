import {
  archiveProperty,
  countProperties,
  findProperties,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { searchProperties } from '@gektar/contract/land/properties/property-search.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  const { db } = app;
  await db
    .insertInto('shared.companies')
    .values([
      { id: 'crm-1', name: 'ООО «Василёк»', websites: '[]' },
      { id: 'crm-2', name: 'Василёк Юг', websites: '[]' },
    ])
    .execute();
  await db
    .insertInto('shared.contacts')
    .values({ id: 'person-1', first_name: 'Егор', last_name: 'Степной', phones: '[]', emails: '[]' })
    .execute();
});
afterAll(() => app.close());

async function numbersFor(text: string, take?: number): Promise<string[]> {
  const query = { text, ...(take !== undefined && { take }) };
  return (await app.broker.call(searchProperties, { query })).map(({ cadastralNumber }) => cadastralNumber);
}

/** First numbers of the objects that the list finds; the count must agree. */
async function listed(searchText: string): Promise<string[]> {
  const list = await app.broker.call(findProperties, { body: { searchText } });
  expect(await app.broker.call(countProperties, { body: { searchText } })).toBe(list.length);
  return list.map(({ cadastralNumbers }) => cadastralNumbers[0] ?? '').sort();
}

test('of the objects of a name the active ones come first, then the newest, whoever of that name has them', async () => {
  for (let day = 1; day <= 12; day += 1) {
    const { id } = await givenProperty(app.db, {
      cadastralNumbers: [`v-${day}`],
      companyId: day % 3 === 0 ? 'crm-2' : 'crm-1',
    });
    const created = `2026-01-${String(day).padStart(2, '0')}T12:00:00Z`;
    await app.db.updateTable('land.properties').set({ date_time_created: created }).where('id', '=', id).execute();
    if (day > 10) await app.broker.call(archiveProperty, { params: { id } });
  }
  expect(await numbersFor('василек', 3)).toEqual(['v-10', 'v-9', 'v-8']);
  expect(await numbersFor('dfcbktr', 2)).toEqual(['v-10', 'v-9']);
  const all = ['v-10', 'v-9', 'v-8', 'v-7', 'v-6', 'v-5', 'v-4', 'v-3', 'v-2', 'v-1', 'v-12', 'v-11'];
  expect(await numbersFor('василек', 50)).toEqual(all);
  expect(await listed('василек')).toEqual(all.toSorted());
});

test('several words stand in the address, in numbers and in people; a short one alone is looked for in none but the address', async () => {
  await givenProperty(app.db, {
    cadastralNumbers: ['50:76:0000001:12', '50:76:0000001:13'],
    address: 'Тверская область, д. Сосновка, уч. 8',
    contactId: 'person-1',
  });
  await givenProperty(app.db, { cadastralNumbers: ['50:75:1'], address: 'Тверская область, д. Сосновка, уч. 9' });
  for (const text of [
    'сосновка степной',
    'егор 8 сосновка',
    'степной 50:76',
    'сосновка 0000001',
    '0000001:13 степной',
    'степной егор 13',
    'cjcyjdrf cntgyjq',
  ]) {
    expect(await numbersFor(text), text).toEqual(['50:76:0000001:12']);
    expect(await listed(text), text).toEqual(['50:76:0000001:12']);
  }
  for (const text of ['сосновка 76', 'сосновка 9 степной', 'степной 50:75', 'сосновка 0000002', 'сосновка ъъъ']) {
    expect(await numbersFor(text), text).toEqual([]);
    expect(await listed(text), text).toEqual([]);
  }
  expect(await numbersFor('сосновка 8')).toEqual(['50:76:0000001:12']);
});

test.each([
  ['12345:зу', 'w-1'],
  ['3.12345', 'w-1'],
  ['08312345', 'w-1'],
  ['50:8:3.12345', undefined],
  ['00012345678901234567890', 'w-2'],
  ['12345678901234567890', 'w-2'],
  ['٣٤٥', 'w-3'],
  ['12٣٤٥67', 'w-3'],
  ['1267', undefined],
])('a number of whatever signs is found by its parts: %s', async (text, wanted) => {
  if ((await numbersFor('w-1')).length === 0) {
    await givenProperty(app.db, { cadastralNumbers: ['w-1', '50:08:3.12345:ЗУ1'] });
    await givenProperty(app.db, { cadastralNumbers: ['w-2', '00012345678901234567890'] });
    await givenProperty(app.db, { cadastralNumbers: ['w-3', '12٣٤٥67'] });
  }
  expect(await numbersFor(text)).toEqual(wanted === undefined ? [] : [wanted]);
  expect(await listed(text)).toEqual(wanted === undefined ? [] : [wanted]);
});

test('an object whose numbers fill the list leaves room for others', async () => {
  const many = Array.from({ length: 12 }, (_, index) => `60:01:0000007:${index + 10}`);
  await givenProperty(app.db, { cadastralNumbers: many });
  await givenProperty(app.db, { cadastralNumbers: ['99:60:01:0000007:1'] });
  expect(await numbersFor('60:01:0000007')).toEqual([many[0], '99:60:01:0000007:1']);
  expect(await numbersFor('60:01:0000007', 1)).toEqual([many[0]]);
});

test('an address with the digits of a text is found, and what the text is meant to be as well', async () => {
  await givenProperty(app.db, { cadastralNumbers: ['x-1'], address: 'проезд 345, строение 771' });
  await givenProperty(app.db, { cadastralNumbers: ['54:771:0345:8'] });
  expect(await numbersFor('771:345')).toEqual(['x-1', '54:771:0345:8']);
  // An address that contains the text as typed.
  await givenProperty(app.db, { cadastralNumbers: ['x-2'], address: 'проезд 771:345' });
  expect((await numbersFor('771:345')).toSorted()).toEqual(['x-1', 'x-2']);
});
