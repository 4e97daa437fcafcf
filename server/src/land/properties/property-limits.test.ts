import type { Property, PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, ask, refusalIn } from '#testing/ask.ts';
import { freshCadastralNumber, propertyFields } from '#testing/given.ts';
import { wholePropertyFields } from '#testing/given-whole.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

function create(about: object): Promise<Answer> {
  return ask(app, 'POST', '/api/land/properties', { body: { ...propertyFields(app.broker.id), ...about } });
}

/** Messages by field, with ordinary spaces instead of the no-break ones between digits. */
function plainly(fields: object | undefined): object {
  return Object.fromEntries(Object.entries(fields ?? {}).map(([path, said]) => [path, said.replaceAll(/\s/g, ' ')]));
}

test.each([
  ['cadastralNumbers', 'Введите данные'],
  ['latitude', 'Обязательное поле'],
  ['longitude', 'Обязательное поле'],
  ['category', 'Введите или выберите из списка'],
  ['propertyType', 'Введите или выберите из списка'],
  ['ownershipType', 'Введите или выберите из списка'],
  ['region', 'Введите или выберите из списка'],
  ['responsibleEmployeeId', 'Введите или выберите из списка'],
  ['lastConversationDate', 'Обязательное поле'],
  ['area', 'Обязательное поле'],
  ['kmFromCity', 'Обязательное поле'],
  ['linkToDisk', 'Обязательное поле'],
  ['linkToDocumentation', 'Обязательное поле'],
])(
  '%s is required, by creation and by edit [LAND-PROP-026, LAND-PROP-030…034, LAND-PROP-036, LAND-PROP-042, LAND-PROP-043, LAND-PROP-051, LAND-PROP-052, LAND-PROP-073]',
  async (field, message) => {
    const made = (await create({})).json as Property;
    for (const missing of [undefined, null]) {
      expect(refusalIn(await create({ [field]: missing })).fields).toEqual({ [field]: message });
      const edit = await ask(app, 'POST', '/api/land/properties/update', { body: { ...made, [field]: missing } });
      expect(refusalIn(edit).fields).toEqual({ [field]: message });
    }
  },
);

test('price and permitted uses may be emptied by an edit (D-03)', async () => {
  const made = (await create({ price: 5, permittedUseTypes: [{ id: 1 }] })).json as Property;
  const edit = { ...made, price: null, permittedUseTypes: [] };
  const answer = await ask(app, 'POST', '/api/land/properties/update', { body: edit });
  expect(answer).toMatchObject({ status: 200, json: { price: null, permittedUseTypes: [] } });
});

test.each([
  ['area', 0.0001, 999_999],
  ['buildingArea', 0, 999_999],
  ['kmFromCity', 0, 9_999],
  ['price', 0, 999_999_999_999],
  ['latitude', -90, 90],
  ['longitude', -180, 180],
] as const)(
  '%s may be %d and %d [LAND-PROP-045, LAND-PROP-047, LAND-PROP-048, LAND-PROP-049, VAL-015]',
  async (field, least, most) => {
    for (const value of [least, most]) {
      expect(await create({ [field]: value })).toMatchObject({ status: 201, json: { [field]: value } });
    }
  },
);

test.each([
  ['area', 0, 'Недопустимое значение'],
  ['area', 0.00009, 'Не меньше 0,0001'],
  ['area', -1, 'Положительное число'],
  ['area', 999_999.01, 'Не больше 999 999'],
  ['buildingArea', -0.01, 'Положительное число'],
  ['buildingArea', 999_999.01, 'Не больше 999 999'],
  ['kmFromCity', -1, 'Положительное число'],
  ['kmFromCity', 9_999.01, 'Не больше 9 999'],
  ['price', -1, 'Положительное число'],
  ['price', 1_000_000_000_000, 'Не больше 999 999 999 999'],
  ['latitude', -90.000001, 'Данные введены не корректно'],
  ['latitude', 90.000001, 'Данные введены не корректно'],
  ['longitude', -180.000001, 'Данные введены не корректно'],
  ['longitude', 180.000001, 'Данные введены не корректно'],
  ['area', '12,5', 'Только цифры'],
  ['price', [1], 'Только цифры'],
  ['kmFromCity', true, 'Только цифры'],
  ['latitude', '55.7', 'Только цифры'],
  ['lastConversationDate', '20.11.2026', 'Некорректная дата'],
  ['lastConversationDate', '2026-11-31T00:00:00', 'Некорректная дата'],
  ['lastConversationDate', 1_790_000_000, 'Данные введены не корректно'],
  ['referralAppointmentDateTime', '2026-11-20', 'Некорректная дата'],
  ['linkToDisk', '', 'Обязательное поле'],
  ['linkToDisk', 'javascript:alert(1)', 'Данные введены не корректно'],
  ['linkToPublicCadastralMap', 'data:text/html,x', 'Данные введены не корректно'],
  ['linkToDocumentation', 'file:///etc/passwd', 'Данные введены не корректно'],
  ['linkToDisk', 'blob:https://disk.example/0f1e', 'Данные введены не корректно'],
  ['comment', { text: 'x' }, 'Данные введены не корректно'],
  ['responsibleEmployeeId', 'Степной', 'Введите или выберите из списка'],
  ['contactId', 5, 'Данные введены не корректно'],
  ['region', 50, 'Введите или выберите из списка'],
  ['category', [{ id: 1 }], 'Введите или выберите из списка'],
  ['bestUses', { id: 1 }, 'Данные введены не корректно'],
  ['cadastralNumbers', '50:20', 'Введите данные'],
  ['cadastralNumbers', [], 'Введите данные'],
])(
  '%s %j is refused with its message [LAND-PROP-045, LAND-PROP-047, LAND-PROP-048, LAND-PROP-049, VAL-009]',
  async (field, value, message) => {
    const refused = refusalIn(await create({ [field]: value }));
    expect(refused.code).toBe('request.invalid');
    expect(plainly(refused.fields)).toEqual({ [field]: message });
  },
);

test.each([
  ['cadastralNumbers.1', { cadastralNumbers: ['50:20', '  '] }, 'Обязательное поле'],
  ['cadastralNumbers.0', { cadastralNumbers: [5] }, 'Данные введены не корректно'],
  ['cadastralNumbers.0', { cadastralNumbers: ['a\0b'] }, 'Данные введены не корректно'],
  ['bestUses.1.id', { bestUses: [{ id: 1 }, { id: 'x' }] }, 'Только цифры'],
  ['okveds.0.id', { okveds: [{ id: 2_147_483_648 }] }, 'Не больше 2 147 483 647'],
  ['region.id', { region: { id: 1.5 } }, 'Целое число'],
  ['region.id', { region: {} }, 'Обязательное поле'],
  ['landContact.id', { landContact: { id: 'x' } }, 'Данные введены не корректно'],
  ['images.0.globalImageId', { images: [{ globalImageId: 'x' }] }, 'Данные введены не корректно'],
  ['documents.0', { documents: ['x'] }, 'Данные введены не корректно'],
  [
    'polygons.0.coordinates',
    {
      polygons: [
        {
          coordinates: [
            [1, 1],
            [2, 2],
          ],
        },
      ],
    },
    'Введите данные',
  ],
  [
    'polygons.0.coordinates.2.0',
    {
      polygons: [
        {
          coordinates: [
            [1, 1],
            [2, 2],
            [91, 3],
          ],
        },
      ],
    },
    'Данные введены не корректно',
  ],
  ['polygons.0.coordinates.1', { polygons: [{ coordinates: [[1, 1], [2], [3, 3]] }] }, undefined],
])('%s is refused at its place', async (path, about, message) => {
  const { fields } = refusalIn(await create(about));
  expect(Object.keys(fields ?? {})).toEqual([path]);
  if (message !== undefined) expect(plainly(fields)).toEqual({ [path]: message });
});

test.each(utilityKeys)(
  '%s is refused at the part that is wrong, and taken up to 999 999 [LAND-PROP-072] (D-02)',
  async (key) => {
    for (const [utility, fields] of [
      [{ type: 3 }, { [`${key}.type`]: 'Данные введены не корректно' }],
      [{ value: 5 }, { [`${key}.type`]: 'Данные введены не корректно' }],
      [{ type: 1, value: 'много' }, { [`${key}.value`]: 'Только цифры' }],
      [{ type: 1, to: -1 }, { [`${key}.to`]: 'Положительное число' }],
      [{ type: 2, from: 1_000_000 }, { [`${key}.from`]: 'Не больше 999 999' }],
      [
        { type: 1, from: 2, to: 1 },
        { [`${key}.from`]: 'Данные введены некорректно', [`${key}.to`]: 'Данные введены некорректно' },
      ],
      ['есть', { [key]: 'Данные введены не корректно' }],
    ] as const) {
      expect(plainly(refusalIn(await create({ [key]: utility })).fields)).toEqual(fields);
    }
    const most = { type: 2, value: 999_999, from: 0, to: 999_999 };
    expect(await create({ [key]: most })).toMatchObject({ status: 201, json: { [key]: most } });
  },
);

test.each(propertyFlags)('%s is yes or no and nothing like it', async (flag) => {
  for (const value of ['true', 1, null]) {
    expect(Object.keys(refusalIn(await create({ [flag]: value })).fields ?? {})).toEqual([flag]);
  }
});

test.each([
  ['comment', 10_000, (length: number) => 'я'.repeat(length)],
  ['address', 10_000, (length: number) => 'я'.repeat(length)],
  ['referralComment', 10_000, (length: number) => 'я'.repeat(length)],
  ['linkToDisk', 2_000, (length: number) => 'я'.repeat(length)],
  ['linkToDocumentation', 2_000, (length: number) => 'я'.repeat(length)],
  ['linkToPublicCadastralMap', 2_000, (length: number) => 'я'.repeat(length)],
  ['contactId', 100, (length: number) => 'я'.repeat(length)],
  ['cadastralNumbers', 100, (length: number) => Array.from({ length }, freshCadastralNumber)],
  ['bestUses', 200, (length: number) => Array.from({ length }, () => ({ id: 1 }))],
  ['okveds', 3_000, (length: number) => Array.from({ length }, () => ({ id: 22 }))],
  [
    'polygons',
    100,
    (length: number) =>
      Array.from({ length }, () => ({
        coordinates: [
          [1, 1],
          [2, 2],
          [3, 1],
        ],
      })),
  ],
])('%s may have %d and no more', async (field, most, make) => {
  expect((await create({ [field]: make(most) })).status).toBe(201);
  const { fields } = refusalIn(await create({ [field]: make(most + 1) }));
  expect(Object.keys(fields ?? {})).toEqual([field]);
});

test('texts keep line breaks and signs of every kind, and lose the blanks around', async () => {
  const comment = 'Строка\r\nс табуляцией\t, «ёлочки», \' " \\ % _ ; -- <b> $1 {{y}} 🏭 \u2063 ﷽';
  expect(await create({ comment: `  ${comment}\n` })).toMatchObject({ status: 201, json: { comment } });
  expect(await create({ comment: '   ' })).toMatchObject({ status: 201, json: { comment: null } });
});

test('no body at all makes the server stumble: any field of any kind is taken or refused at that field', async () => {
  const whole: PropertyFieldsInput = await wholePropertyFields(app.db, app.broker.id);
  const strange = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom('\0', '\ud800', '-0', '1e400', 1e308, -1e308, 5e-324, 2 ** 53, Number.MAX_VALUE, '', [], {}, null),
    fc.string({ unit: 'binary', maxLength: 50 }),
    fc.array(fc.constantFrom<unknown>({ id: 1 }, { id: -1 }, null, [[]], '50'), { maxLength: 4 }),
    fc.record({ type: fc.constantFrom(1, 2, 3), value: fc.double(), from: fc.double(), to: fc.double() }),
  );
  const field = fc.constantFrom(...Object.keys(whole));
  await fc.assert(
    fc.asyncProperty(field, strange, async (name, value) => {
      const body = { ...whole, cadastralNumbers: [freshCadastralNumber()], [name]: value };
      const answer = await ask(app, 'POST', '/api/land/properties', { body });
      if (answer.status === 201) return;
      const { code, fields } = refusalIn(answer);
      // Prototype keys are refused with the whole body.
      if (code === 'request.unreadable') return expect(JSON.stringify(value)).toMatch(/__proto__|constructor/);
      expect(['request.invalid', 'property.unknown_reference', 'cadastral_number.taken']).toContain(code);
      for (const path of Object.keys(fields ?? {})) expect(path.split('.')[0]).toBe(name);
      expect(Object.keys(fields ?? {})).not.toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('a body with a key of the prototype is refused whole', async () => {
  const whole: PropertyFieldsInput = await wholePropertyFields(app.db, app.broker.id);
  const body = { ...whole, cadastralNumbers: JSON.parse('{"__proto__":{}}') };
  const answer = await ask(app, 'POST', '/api/land/properties', { body });
  expect([answer.status, refusalIn(answer).code]).toEqual([400, 'request.unreadable']);
});

test('nor does any body of a filter', async () => {
  const filters = fc.dictionary(
    fc.constantFrom(
      'isEnabled',
      'ids',
      'searchText',
      'regionIds',
      'price',
      'dateTimeCreated',
      'gasSupply',
      'hasPond',
      '__proto__',
      'x',
    ),
    fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }), fc.constant({ from: 1, to: 0 })),
  );
  await fc.assert(
    fc.asyncProperty(filters, fc.constantFrom('get-all', 'count', 'map-properties'), async (body, call) => {
      const answer = await ask(app, 'POST', `/api/land/properties/${call}`, { body });
      if (answer.status !== 200) expect(['request.invalid', 'request.unreadable']).toContain(refusalIn(answer).code);
    }),
    { numRuns: 200 },
  );
});
