import {
  type IndustrialDictionary,
  industrialDictionaryList,
} from '@gektar/contract/industrial/dictionaries/industrial-dictionary-list.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, ask, refusalIn } from '#testing/ask.ts';
import { industrialUses } from '#testing/given-industrial-rows.ts';
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
  readonly usageCount?: number;
}

/** Name in 3§3 → path of the dictionary (I-01), and number of the first of its five requirements. */
const families: Readonly<Record<string, readonly [IndustrialDictionary, number | undefined]>> = {
  facades: ['facades', 8],
  fireExtinguishingSystem: ['fire-extinguishing-systems', 13],
  ventilation: ['ventilations', 78],
  // The specification gives no path.
  buildingType: ['building-types', undefined],
  imageTypes: ['image-types', 38],
  requestTypes: ['request-type', 93],
  permittedUseTypes: ['permitted-use-types', 98],
  typeIndustrialZoneModel: ['types-industrials-zones', 68],
  sewerageType: ['sewerage-type', 63],
  contactRole: ['contact-role', 83],
  flooringType: ['flooring-type', 23],
  rentStatuses: ['rent-statuses', 88],
  floor: ['floor', 18],
  landPlotRights: ['right-to-land', 43],
  leaseCommission: ['lease-commission', 48],
  saleCommission: ['sale-commission', 53],
  complexType: ['complex-types', 103],
  utilityBill: ['utility-bill', 73],
  saleDealScheme: ['sale-deal-scheme', 58],
  highways: ['highways', 28],
  directions: ['directions', 33],
};
const names = Object.values(families).map(([name]) => name);
const deletable = names.filter((name) => name !== 'highways');

function post(path: string, body: object): Promise<Answer> {
  return ask(app, 'POST', `/api/industrial/${path}`, { body });
}
function get(path: string): Promise<Answer> {
  return ask(app, 'GET', `/api/industrial/${path}`);
}
function remove(path: string): Promise<Answer> {
  return ask(app, 'DELETE', `/api/industrial/${path}`);
}
async function list(path: string): Promise<Value[]> {
  const answer = await get(path);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Value[];
}
async function create(dictionary: IndustrialDictionary, name = 'Новое значение'): Promise<Value> {
  const answer = await post(dictionary, { name });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Value;
}

test('21 dictionaries lie below /api/industrial, each begun with values of id and name [IND-DICT-002, IND-DICT-003, IND-DICT-004]', async () => {
  expect(names.toSorted()).toEqual(Object.keys(industrialDictionaryList).toSorted());
  for (const name of names) {
    const values = await list(name);
    expect(values.length, name).toBeGreaterThan(2);
    for (const value of values) {
      expect(value).toEqual({ id: expect.any(Number), name: expect.stringMatching(/\S/), rowVersion: 1 });
    }
    expect(new Set(values.map((value) => value.name)).size, name).toBe(values.length);
  }
});

// First requirement of each dictionary (list, by id, create, update): 008 facades, 013 fire-extinguishing-systems, 018
// floor, 023 flooring-type, 028 highways, 033 directions, 038 image-types, 043 right-to-land, 048 lease-commission, 053
// sale-commission, 058 sale-deal-scheme, 063 sewerage-type, 068 types-industrials-zones, 073 utility-bill, 078
// ventilations, 083 contact-role, 088 rent-statuses, 093 request-type, 098 permitted-use-types, 103 complex-types.
test.each(names)(
  '%s: a value is made, found, listed and changed [IND-DICT-007, IND-DICT-008…011, IND-DICT-013…016, IND-DICT-018…021, IND-DICT-023…026, IND-DICT-028…031, IND-DICT-033…036, IND-DICT-038…041, IND-DICT-043…046, IND-DICT-048…051, IND-DICT-053…056, IND-DICT-058…061, IND-DICT-063…066, IND-DICT-068…071, IND-DICT-073…076, IND-DICT-078…081, IND-DICT-083…086, IND-DICT-088…091, IND-DICT-093…096, IND-DICT-098…101, IND-DICT-103…106]',
  async (dictionary) => {
    const made = await create(dictionary, '  Новое значение ');
    expect(made).toEqual({ id: expect.any(Number), name: 'Новое значение', rowVersion: 1 });
    expect(await get(`${dictionary}/${made.id}`)).toMatchObject({ status: 200, json: made });
    expect(await list(dictionary)).toContainEqual(made);

    const revised = await post(`${dictionary}/update`, { ...made, name: 'Другое' });
    expect(revised).toMatchObject({ status: 200, json: { ...made, name: 'Другое', rowVersion: 2 } });
    expect((await get(`${dictionary}/${made.id}`)).json).toEqual(revised.json);
    expect((await list(dictionary)).filter(({ id }) => id === made.id)).toEqual([revised.json]);
    const late = refusalIn(await post(`${dictionary}/update`, { ...made, name: 'Поздно' }));
    expect(late).toMatchObject({ code: 'dictionary_value.changed', current: revised.json });

    // All dictionaries have the fifth call, delete; only highways refuse it.
    expect((await remove(`${dictionary}/${made.id}`)).status).toBe(dictionary === 'highways' ? 409 : 200);
    expect((await list(dictionary)).some(({ id }) => id === made.id)).toBe(dictionary === 'highways');
  },
);

/** Dictionaries with so many values that they are listed alphabetically, not in order of creation. */
const alphabetical: readonly IndustrialDictionary[] = ['highways', 'permitted-use-types'];

test.each(names)(
  '%s: values are listed as they were put in, long lists by the alphabet [IND-DICT-038]',
  async (name) => {
    const [first, second] = [await create(name, 'Яшма'), await create(name, 'Абрикос')];
    const listed = (await list(name)).filter(({ id }) => id === first.id || id === second.id);
    expect(listed).toEqual(alphabetical.includes(name) ? [second, first] : [first, second]);
  },
);

test.each(deletable)(
  '%s: an unused value is deleted, once [IND-DICT-007, IND-DICT-012, IND-DICT-017, IND-DICT-022, IND-DICT-027, IND-DICT-037, IND-DICT-042, IND-DICT-047, IND-DICT-052, IND-DICT-057, IND-DICT-062, IND-DICT-067, IND-DICT-072, IND-DICT-077, IND-DICT-082, IND-DICT-087, IND-DICT-092, IND-DICT-097, IND-DICT-102, IND-DICT-107]',
  async (dictionary) => {
    const { id, rowVersion } = await create(dictionary);
    const ids = async () => (await list(dictionary)).map((value) => value.id);
    const rename = () => post(`${dictionary}/update`, { id, rowVersion, name: 'Переименовано' });
    expect(await ids()).toContain(id);
    expect(await get(`${dictionary}/${id}`)).toMatchObject({ status: 200, json: { id } });
    expect(await remove(`${dictionary}/${id}`)).toMatchObject({ status: 200, json: { id } });
    expect(await ids()).not.toContain(id);
    expect(refusalIn(await get(`${dictionary}/${id}`)).code).toBe('dictionary_value.not_found');
    expect(refusalIn(await rename()).code).toBe('dictionary_value.not_found');
    expect(refusalIn(await remove(`${dictionary}/${id}`)).code).toBe('dictionary_value.not_found');
  },
);

const inUse = 'Значение уже используется,поэтому оно не может быть удаленно.';

test('a highway cannot be deleted, used or not [IND-DICT-032, DICT-007]', async () => {
  const { id } = await create('highways');
  const answer = await remove(`highways/${id}`);
  // Even an unused highway is refused with the message for a value in use (M-40).
  const error = { code: 'dictionary_value.undeletable', message: inUse };
  expect(answer).toMatchObject({ status: 409, json: { error } });
  expect((await get(`highways/${id}`)).status).toBe(200);
  expect(refusalIn(await remove('highways/2147483647')).code).toBe('dictionary_value.not_found');
  for (const name of deletable) {
    const { id: other } = await create(name, 'Удаляемое');
    expect((await remove(`${name}/${other}`)).status, name).toBe(200);
    expect((await list(name)).map((value) => value.id)).not.toContain(other);
  }
});

const used = deletable.filter((name) => industrialUses[name] !== undefined);

test.each(used)('%s: a value in use stays, with the literal text [DICT-008]', async (dictionary) => {
  const { id } = await create(dictionary);
  const release = await industrialUses[dictionary]?.(app.db, id);
  const refused = await remove(`${dictionary}/${id}`);
  expect(refused).toMatchObject({
    status: 409,
    json: { error: { code: 'dictionary_value.in_use', message: inUse } },
  });
  await release?.();
  expect((await remove(`${dictionary}/${id}`)).status).toBe(200);
});

test.each(names)('%s: a name is required [DICT-005, DICT-006]', async (dictionary) => {
  const made = await create(dictionary);
  for (const name of [undefined, null, '', '  ', 5]) {
    for (const answer of [await post(dictionary, { name }), await post(`${dictionary}/update`, { ...made, name })]) {
      expect(refusalIn(answer)).toMatchObject({
        code: 'request.invalid',
        fields: { name: 'Поле обязательно для запонения' },
      });
    }
  }
  expect((await get(`${dictionary}/${made.id}`)).json).toEqual(made);
});

test('a new type of request takes the lowest free bit, up to 2^30 (F-09, M-16, M-41)', async () => {
  // Values that the tests above left in use cannot be removed.
  await app.db.deleteFrom('industrial.requests').execute();
  const before = (await list('request-type')).map(({ id }) => id);
  for (const id of before.filter((one) => one > 32)) await remove(`request-type/${id}`);
  const [first, second] = await Promise.all([create('request-type'), create('request-type')]);
  expect([first.id, second.id].toSorted((a, b) => a - b)).toEqual([64, 128]);
  await remove('request-type/64');
  expect((await create('request-type')).id).toBe(64);

  for (let id = 256; id <= 2 ** 30; id *= 2) expect((await create('request-type')).id).toBe(id);
  expect(await post('request-type', { name: 'Ещё один' })).toMatchObject({
    status: 409,
    json: { error: { code: 'dictionary_value.bits_used_up', message: 'Больше типов запроса добавить нельзя' } },
  });
  expect(await list('request-type')).toHaveLength(31);
});

/** Values with ids 1, 2, 3, …; names as in H-12 and M-09. */
const counted = (...named: string[]) => named.map((name, index) => ({ id: index + 1, name }));
/** Values with ids 1, 2, 4, …, to be added up (F-09). */
const bits = (...named: string[]) => named.map((name, index) => ({ id: 2 ** index, name }));
const vats = counted('Включен', 'Не включен', 'Не облагается');

test.each([
  [
    'area-types',
    counted(
      ...['Склад', 'Сухой', 'С температурным режимом', 'Морозильный', 'Неотапливаемый'],
      ...['Производство', 'Light Industrial', 'Дата-центр', 'Офис', 'Мезонин'],
    ),
  ],
  ['action-on-entities', counted('Комплекс', 'Здание', 'Вакансия')],
  [
    'action-types',
    counted(
      ...['Создание', 'Изменение', 'Удаление', 'Архивирование', 'Разархивирование'],
      ...['Актуализация', 'Закрытие', 'Комментарий'],
    ),
  ],
  ['building-classes', counted('A+', 'A', 'B+', 'B', 'B-', 'C', 'D')],
  [
    'building-construction-statuses',
    counted('Действующее', 'Строящееся', 'Проект', 'Реконструкция', 'Выведено из эксплуатации'),
  ],
  [
    'complex-construction-statuses',
    counted('Действующий', 'Строящийся', 'Проект', 'Реконструкция', 'Выведен из эксплуатации'),
  ],
  ['lease-vats', vats],
  ['sale-vats', vats],
  ['roles', bits('Девелопер', 'Собственник', 'Управляющая компания', 'Эксплуатирующая компания', 'Арендатор')],
  ['vacancy-statuses', counted('Активная', 'Закрыта', 'Приостановлена', 'Забронирована', 'Требует проверки')],
  ['vacancy-types', bits('Аренда', 'Продажа', 'Ответственное хранение')],
] as const)(
  '%s: values of id and name that nobody edits [IND-DICT-005, IND-DICT-108, IND-DICT-109, IND-DICT-110, IND-DICT-111, IND-DICT-112, IND-DICT-113, IND-DICT-114, IND-DICT-115, IND-DICT-116, IND-DICT-117, IND-DICT-118, AUTH-019]',
  async (enumeration, values) => {
    expect(await list(enumeration)).toEqual(values);
    for (const path of [enumeration, `${enumeration}/update`]) {
      expect((await post(path, { id: 1, name: 'x', rowVersion: 1 })).status).toBe(404);
    }
    expect((await remove(`${enumeration}/1`)).status).toBe(404);
  },
);
