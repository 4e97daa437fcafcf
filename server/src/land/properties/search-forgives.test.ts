import { createLandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { countProperties, findProperties, mapProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { searchProperties } from '@gektar/contract/land/properties/property-search.ts';
import { countRequests, findRequests } from '@gektar/contract/land/requests/request-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty } from '#testing/given.ts';
import { givenRequest } from '#testing/given-request.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  const { db, broker } = app;
  await db.insertInto('shared.companies').values({ id: 'crm-1', name: 'ООО «Ромашка»', websites: '[]' }).execute();
  await db.insertInto('shared.companies').values({ id: 'crm-2', name: 'Agro Vostok', websites: '[]' }).execute();
  const phone = { phoneType: 'MOBILE', phoneNumber: '8 (495) 111-22-33' };
  await db
    .insertInto('shared.contacts')
    .values({ id: 'person-1', first_name: 'Фёдор', last_name: 'Пашин', phones: JSON.stringify([phone]), emails: '[]' })
    .execute();
  const body = { firstName: 'Анна', lastName: 'Жнецова', phone: '+7 916 123-45-67' };
  const landContact = await broker.call(createLandContact, { body });
  await givenProperty(db, {
    cadastralNumbers: ['50:20:0010203:145', '50:20:0010203:146'],
    address: 'Чеховский р-н, д. Ёлкино, Лесная ул., 5',
    companyId: 'crm-1',
    landContact,
  });
  await givenProperty(db, {
    cadastralNumbers: ['50:21:0997807:840'],
    address: 'Чехов, Привольная ул.',
    contactId: 'person-1',
  });
  await givenProperty(db, { cadastralNumbers: ['б/н'], address: 'Приозёрный пос., Полевая', companyId: 'crm-2' });
  await givenRequest(db, { name: 'Завод у воды', comment: 'Срочно', companyId: 'crm-1', contactId: 'person-1' });
  await givenRequest(db, { name: 'Склад', comment: 'Привольный проезд', companyId: 'crm-2' });
});
afterAll(() => app.close());

const first = '50:20:0010203:145';
const second = '50:21:0997807:840';
const third = 'б/н';

/** First numbers found by list, count, map and palette, which must agree. */
async function found(searchText: string): Promise<string[]> {
  const { call } = app.broker;
  const [list, count, points, lines] = await Promise.all([
    call(findProperties, { body: { searchText } }),
    call(countProperties, { body: { searchText } }),
    call(mapProperties, { body: { searchText } }),
    call(searchProperties, { query: { text: searchText } }),
  ]);
  const numbers = list.map(({ cadastralNumbers }) => cadastralNumbers[0] ?? '').sort();
  expect(count).toBe(numbers.length);
  expect(points).toHaveLength(numbers.length);
  expect(lines.map(({ cadastralNumber }) => cadastralNumber).sort()).toEqual(numbers);
  return numbers;
}

test.each([
  ['502000102031450', []],
  ['50200010203145', [first]],
  ['0203145', [first]],
  ['0203146', [first]],
  ['50 20 0010203 145', [first]],
  ['50:20: 0010203:145', [first]],
  [' 50:20:10203:145 ', [first]],
  ['10203:145', [first]],
  ['20:10203', [first]],
  ['50Ж20Ж0010203Ж145', [first]],
  ['50^21^997807', [second]],
  ['997807:840', [second]],
  ['б/н', [third]],
  ['Б/Н', [third]],
  ['№ 50:20:0010203:146', [first]],
  ['кад. номер 50:21:0997807:840', [second]],
  ['Кадастровый № 50 21 997807', [second]],
  ['5О:2O:00102О3', [first]],
  ['50：21：0997807', [second]],
] as const)('a number is found as somebody types it: %s', async (typed, wanted) => {
  expect(await found(typed)).toEqual(wanted);
});

test.each([
  ['лесная елкино', [first]],
  ['лесная чеховский', [first]],
  ['привольная чехов', [second]],
  ['tkrbyj', [first]],
  ['xt[jd', [first, second]],
  ['ghbjpthysq', [third]],
  ['лесная степная', []],
  // Typing errors: a wrong letter, a doubled one, two swapped ones; and a longer form of the word.
  ['чехав', [first, second]],
  ['чеховского', [first, second]],
  ['чеххов привольная', [second]],
  ['чхеов привольная', [second]],
  ['чехав степная', []],
] as const)('an address by its words in any order, on either layout: %s', async (typed, wanted) => {
  expect(await found(typed)).toEqual(wanted);
});

test('a town finds its district, and a district its town', async () => {
  const numbers = ['50:99:1', '50:99:2', '50:99:3', '50:99:4', '50:99:5'];
  const addresses = [
    'Одинцовский г. о., д. Раздоры',
    'г. Одинцово, Можайское шоссе',
    'Мытищинский р-н',
    'г. Химки, Магистерская ул.',
    'Тула, ул. Одинцова',
  ];
  for (const [at, address] of addresses.entries()) {
    await givenProperty(app.db, { cadastralNumbers: [numbers[at] ?? ''], address });
  }
  expect(await found('одинцово')).toEqual(['50:99:1', '50:99:2']);
  expect(await found('Одинцово раздоры')).toEqual(['50:99:1']);
  expect(await found('одинцовском')).toEqual(['50:99:1', '50:99:2', '50:99:5']);
  expect(await found('одинцого можайское')).toEqual(['50:99:2']);
  expect(await found('мытищи')).toEqual(['50:99:3']);
  expect(await found('химкинский')).toEqual(['50:99:4']);
  // 'истр', the stem of Истра, occurs inside 'Магистерская', but not at its beginning.
  expect(await found('истра')).toEqual([]);
});

test.each([
  ['ромашка', [first]],
  ['hjvfirf', [first]],
  ['agro', [third]],
  ['фпкщ мщы', [third]],
  ['пашин', [second]],
  ['федор пашин', [second]],
  ['жнецова анна', [first]],
  ['8 (495) 111-22-33', [second]],
  ['4951112233', [second]],
  ['111-22-33', [second]],
  ['+79161234567', [first]],
  ['8916123', [first]],
  ['жнецова 8 916 123-45-67', [first]],
  ['жнецова 8 495 111-22-33', []],
  ['ромашка чехов', [first]],
  ['ромашка 50:20', [first]],
  ['пашин 50:20', []],
] as const)('an object by its people, their telephones, and a word of something else: %s', async (typed, wanted) => {
  expect(await found(typed)).toEqual(wanted);
});

test('the other layout is asked only where what was typed finds nothing', async () => {
  const { db } = app;
  await givenProperty(db, { cadastralNumbers: ['77:01:0000009:9'], address: 'Ghbdj строительный двор' });
  // On the other keyboard layout, 'ghbd' would be 'прив', the beginning of Привольная.
  expect(await found('ghbd')).toEqual(['77:01:0000009:9']);
});

test('the palette says whom an object was found by, and which of its numbers', async () => {
  const { call } = app.broker;
  const search = async (text: string) => (await call(searchProperties, { query: { text } }))[0];
  expect(await search('ромашка')).toMatchObject({ foundNumber: null, foundPerson: 'ООО «Ромашка»' });
  expect(await search('4951112233')).toMatchObject({ foundNumber: null, foundPerson: 'Пашин Фёдор' });
  expect(await search('79161234567')).toMatchObject({ foundNumber: null, foundPerson: 'Жнецова Анна' });
  expect(await search('0203146')).toMatchObject({ foundNumber: '50:20:0010203:146', foundPerson: null });
  expect(await search('20:10203:146')).toMatchObject({ foundNumber: '50:20:0010203:146', foundPerson: null });
  expect(await search('лесная')).toMatchObject({ foundNumber: null, foundPerson: null });
});

test.each([
  ['завод', ['Завод у воды']],
  ['воды завод', ['Завод у воды']],
  ['срочно завод ромашка', ['Завод у воды']],
  ['pfdjl', ['Завод у воды']],
  ['ромашка', ['Завод у воды']],
  ['пашин федор', ['Завод у воды']],
  ['8 495 111 22 33', ['Завод у воды']],
  ['agro склад', ['Склад']],
  ['agro завод', []],
  ['ghbdjkmysq', ['Склад']],
] as const)('a request is found as somebody types it: %s', async (searchText, wanted) => {
  const { call } = app.broker;
  const list = await call(findRequests, { query: {}, body: { searchText } });
  expect(list.map(({ name }) => name).sort()).toEqual(wanted);
  expect(await call(countRequests, { body: { searchText } })).toBe(wanted.length);
});
