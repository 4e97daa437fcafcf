import { valueColorNames, valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import type { LandDictionary } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import { landEnumerations } from '@gektar/contract/land/dictionaries/land-enumerations.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, ask, refusalIn } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

interface Value {
  readonly id: number;
  readonly name: string;
  readonly rowVersion: number;
  readonly [extra: string]: unknown;
}

/** Fields of each dictionary besides the name: of a new value, and after its change. */
const dictionaries: Record<LandDictionary, { extra: object; changed: object }> = {
  'property-types': { extra: { color: 'teal' }, changed: { color: 'plum' } },
  'request-types': { extra: {}, changed: {} },
  categories: { extra: {}, changed: {} },
  'ownership-types': { extra: {}, changed: {} },
  'best-uses': { extra: {}, changed: {} },
  'image-types': { extra: { order: 7 }, changed: { order: 0 } },
  'permitted-use-types': { extra: { code: '6.9.1' }, changed: { code: '6.10' } },
  'land-highway': { extra: { code: 'kashirskoe' }, changed: { code: 'М-4' } },
  productions: { extra: {}, changed: {} },
};
const names = Object.keys(dictionaries) as LandDictionary[];

function post(path: string, body: object): Promise<Answer> {
  return ask(app, 'POST', `/api/land/${path}`, { body });
}
function get(path: string): Promise<Answer> {
  return ask(app, 'GET', `/api/land/${path}`);
}
function remove(path: string): Promise<Answer> {
  return ask(app, 'DELETE', `/api/land/${path}`);
}
async function create(dictionary: LandDictionary, name = 'Новое значение'): Promise<Value> {
  const answer = await post(dictionary, { name, ...dictionaries[dictionary].extra });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Value;
}

test('nine dictionaries of the land area lie below /api/land by the names of the specification [LAND-DICT-002]', async () => {
  expect(Object.keys(landDictionaries).sort()).toEqual([...names].sort());
  // The tenth dictionary has five values, which are fixed.
  expect(await get('utilities')).toMatchObject({ status: 200, json: { length: 5 } });
});

// First requirement of each dictionary (list, get, create, update, delete): 007 best-uses, 012 categories, 017
// image-types, 022 ownership-types, 027 permitted-use-types, 032 property-types, 037 request-types, 042 land-highway,
// 052 productions.
test.each(names)(
  '%s: a value is made, found, listed and changed [LAND-DICT-007…010, LAND-DICT-012…015, LAND-DICT-017…020, LAND-DICT-022…025, LAND-DICT-027…030, LAND-DICT-032…035, LAND-DICT-037…040, LAND-DICT-042…045, LAND-DICT-052…055]',
  async (dictionary) => {
    const { extra, changed } = dictionaries[dictionary];
    const made = await create(dictionary, '  Новое значение ');
    expect(made).toEqual({ id: expect.any(Number), name: 'Новое значение', rowVersion: 1, ...extra });
    expect(await get(`${dictionary}/${made.id}`)).toMatchObject({ status: 200, json: made });
    expect((await get(dictionary)).json).toContainEqual(made);

    const revised = await post(`${dictionary}/update`, { ...made, name: 'Другое', ...changed });
    expect(revised).toMatchObject({ status: 200, json: { ...made, name: 'Другое', ...changed, rowVersion: 2 } });
    expect((await get(`${dictionary}/${made.id}`)).json).toEqual(revised.json);
    expect(((await get(dictionary)).json as Value[]).filter(({ id }) => id === made.id)).toEqual([revised.json]);
  },
);

test.each(names.filter((name) => name !== 'land-highway'))(
  '%s: an unused value is deleted, once [LAND-DICT-011, LAND-DICT-016, LAND-DICT-021, LAND-DICT-026, LAND-DICT-031, LAND-DICT-036, LAND-DICT-041, LAND-DICT-056]',
  async (dictionary) => {
    const { id } = await create(dictionary);
    expect((await get(dictionary)).json).toContainEqual(expect.objectContaining({ id }));
    expect(await remove(`${dictionary}/${id}`)).toMatchObject({ status: 200, json: { id } });
    expect((await get(dictionary)).json).not.toContainEqual(expect.objectContaining({ id }));
    expect(refusalIn(await get(`${dictionary}/${id}`)).code).toBe('dictionary_value.not_found');
    expect(refusalIn(await remove(`${dictionary}/${id}`)).code).toBe('dictionary_value.not_found');
  },
);

test('a highway cannot be deleted, used or not [LAND-DICT-046, DICT-007]', async () => {
  const { id } = await create('land-highway');
  expect(refusalIn(await remove(`land-highway/${id}`)).code).toBe('dictionary_value.undeletable');
  expect((await get(`land-highway/${id}`)).status).toBe(200);
  expect(refusalIn(await remove('land-highway/2147483647')).code).toBe('dictionary_value.not_found');
  for (const name of names.filter((one) => one !== 'land-highway')) {
    const { id: other } = await create(name, 'Удаляемое');
    expect((await remove(`${name}/${other}`)).status, name).toBe(200);
    expect(((await get(name)).json as Value[]).map((value) => value.id)).not.toContain(other);
  }
});

test.each([
  ['property-types', (id: number) => ({ propertyType: { id } })],
  ['categories', (id: number) => ({ category: { id } })],
  ['ownership-types', (id: number) => ({ ownershipType: { id } })],
  ['best-uses', (id: number) => ({ bestUses: [{ id }] })],
  ['permitted-use-types', (id: number) => ({ permittedUseTypes: [{ id }] })],
] as const)('%s: a value in use stays, with the literal text [DICT-008]', async (dictionary, about) => {
  const { id } = await create(dictionary);
  const property = await givenProperty(app.db, about(id));
  expect(await remove(`${dictionary}/${id}`)).toMatchObject({
    status: 409,
    json: {
      error: {
        code: 'dictionary_value.in_use',
        message: 'Значение уже используется,поэтому оно не может быть удаленно.',
      },
    },
  });
  await ask(app, 'DELETE', `/api/land/properties/${property.id}`);
  expect((await remove(`${dictionary}/${id}`)).status).toBe(200);
});

test.each(names)('%s: a name is required [DICT-005, DICT-006]', async (dictionary) => {
  const { extra } = dictionaries[dictionary];
  const made = await create(dictionary);
  for (const name of [undefined, null, '', '  ', 5, ['x']]) {
    for (const answer of [
      await post(dictionary, { ...extra, name }),
      await post(`${dictionary}/update`, { ...made, name }),
    ]) {
      expect(refusalIn(answer)).toMatchObject({
        code: 'request.invalid',
        fields: { name: 'Поле обязательно для запонения' },
      });
    }
  }
  expect((await get(`${dictionary}/${made.id}`)).json).toEqual(made);
});

test('a type has one of the nineteen colours, grey is none of them [LAND-DICT-006]', async () => {
  expect(valueColorNames).toHaveLength(19);
  expect(new Set(Object.values(valueColors)).size).toBe(19);
  for (const hex of Object.values(valueColors)) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  for (const color of valueColorNames) {
    expect((await post('property-types', { name: color, color })).status).toBe(201);
  }
  for (const color of ['grey', 'gray', '#b4472f', 'Brick', '', null, undefined]) {
    expect(refusalIn(await post('property-types', { name: 'x', color })).fields).toHaveProperty('color');
  }
});

test('the order of a kind of photo is a whole number [LAND-DICT-003]', async () => {
  for (const [order, message] of [
    [1.5, 'Целое число'],
    ['1', 'Только цифры'],
    [-1, 'Положительное число'],
    [undefined, 'Обязательное поле'],
  ] as const) {
    expect(refusalIn(await post('image-types', { name: 'x', order })).fields).toEqual({ order: message });
  }
});

test('kinds of photo are listed by their order, up to the largest single number [LAND-DICT-003, VAL-024]', async () => {
  const beyond = await post('image-types', { name: 'За последним', order: 100_000_000 });
  expect(Object.keys(refusalIn(beyond).fields ?? {})).toEqual(['order']);
  expect(await post('image-types', { name: 'Последний', order: 99_999_999 })).toMatchObject({ status: 201 });
  await post('image-types', { name: 'Первый', order: 0 });
  const orders = ((await get('image-types')).json as { order: number }[]).map(({ order }) => order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
});

test('a permitted use and a highway have a code [LAND-DICT-004, LAND-DICT-005]', async () => {
  for (const dictionary of ['permitted-use-types', 'land-highway']) {
    expect(refusalIn(await post(dictionary, { name: 'x' })).fields).toEqual({ code: 'Обязательное поле' });
    expect(refusalIn(await post(dictionary, { name: 'x', code: ' ' })).fields).toEqual({ code: 'Обязательное поле' });
    expect(refusalIn(await post(dictionary, { name: 'x', code: 'y'.repeat(51) })).fields).toHaveProperty('code');
  }
});

test('permitted uses are listed by code as a person counts: 6.9 before 6.10', async () => {
  await post('permitted-use-types', { name: 'x', code: '6.10.1' });
  const codes = ((await get('permitted-use-types')).json as { code: string }[]).map(({ code }) => code);
  expect(codes.indexOf('6.9')).toBeLessThan(codes.indexOf('6.10.1'));
  expect(codes).toEqual([...codes].sort(new Intl.Collator('ru', { numeric: true }).compare));
});

test('names are listed in Russian order', async () => {
  for (const name of ['Яхт-клуб', 'Ёлочный базар', 'Ферма']) await create('best-uses', name);
  const listed = ((await get('best-uses')).json as Value[]).map(({ name }) => name);
  expect(listed).toEqual([...listed].sort(new Intl.Collator('ru', { numeric: true }).compare));
});

test('the five utilities come with label and unit, and are not edited (A-17) [LAND-PROP-061…065]', async () => {
  expect(await app.broker.call(landEnumerations.utilities)).toEqual([
    { id: 1, key: 'gasSupply', name: 'Газ', measure: 'м3/сутки' },
    { id: 2, key: 'electricitySupply', name: 'Электричество', measure: 'кВт' },
    { id: 3, key: 'waterSupply', name: 'Водоснабжение', measure: 'м3/сутки' },
    { id: 4, key: 'sewerage', name: 'Водоотведение', measure: 'м3/сутки' },
    { id: 5, key: 'heatSupply', name: 'Теплоснабжение', measure: 'Гкал' },
  ]);
  expect((await post('utilities', { name: 'x' })).status).toBe(404);
});
