import { OkvedBranch } from '@gektar/contract/places/okved.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { stripper } from './strip.ts';

const Person = z.object({ name: z.string(), note: z.string().nullable().optional() });

test.each([
  ['an object', Person, { name: 'Анна', hash: 'x' }, { name: 'Анна' }],
  ['a list', z.array(Person), [{ name: 'Анна', hash: 'x' }], [{ name: 'Анна' }]],
  ['a list of lists', z.array(z.array(Person)), [[{ name: 'Анна', hash: 'x' }]], [[{ name: 'Анна' }]]],
  [
    'what may be null',
    z.object({ boss: Person.nullable() }),
    { boss: { name: 'Анна', hash: 1 } },
    { boss: { name: 'Анна' } },
  ],
  [
    'what may be absent',
    z.object({ boss: Person.optional() }),
    { boss: { name: 'Анна', hash: 1 } },
    { boss: { name: 'Анна' } },
  ],
  [
    'what has a default',
    z.object({ boss: Person.default({ name: '' }) }),
    { boss: { name: 'Анна', hash: 1 } },
    { boss: { name: 'Анна' } },
  ],
  [
    'what is read only',
    z.object({ boss: Person.readonly() }),
    { boss: { name: 'Анна', hash: 1 } },
    { boss: { name: 'Анна' } },
  ],
  ['a record', z.record(z.string(), Person), { a: { name: 'Анна', hash: 1 } }, { a: { name: 'Анна' } }],
  ['a tuple', z.tuple([z.string(), Person]), ['a', { name: 'Анна', hash: 1 }], ['a', { name: 'Анна' }]],
])('of %s only what the schema names leaves', (_, schema, value, left) => {
  expect(stripper(schema)(value)).toEqual(left);
});

test('a tree is stripped down to its leaves', () => {
  const leaf = { id: 2, code: '01', name: 'Растениеводство', parentId: 1, section: 'A', children: [] };
  const root = { id: 1, code: 'A', name: 'Хозяйство', parentId: null, section: 'A' };
  const tree = [{ ...root, secret: 1, children: [{ ...leaf, secret: 2 }] }];
  expect(stripper(z.array(OkvedBranch))(tree)).toEqual([{ ...root, children: [leaf] }]);
});

test('null, zero, no and empty lists stay; what is undefined has nothing to say', () => {
  const schema = z.object({
    a: Person.nullable(),
    b: z.int(),
    c: z.boolean(),
    d: z.array(Person),
    e: z.string().optional(),
  });
  const copy = stripper(schema)({ a: null, b: 0, c: false, d: [], e: undefined });
  expect(JSON.stringify(copy)).toBe('{"a":null,"b":0,"c":false,"d":[]}');
});

test('the value itself is left alone', () => {
  const value = { name: 'Анна', hash: 'x' };
  stripper(Person)(value);
  expect(value).toEqual({ name: 'Анна', hash: 'x' });
});

test('what holds nothing stray is not copied', () => {
  const clean = { list: [{ name: 'Анна' }, { name: 'Егор', note: null }] };
  expect(stripper(z.object({ list: z.array(Person) }))(clean)).toBe(clean);
});

test('one stray field among many clean objects does not leave', () => {
  const people = Array.from({ length: 100 }, (_, place) => ({ name: `${place}`, ...(place === 99 && { hash: 'x' }) }));
  const stripped = stripper(z.array(Person))(people);
  expect(stripped).toEqual(people.map(({ name }) => ({ name })));
  expect(people[99]).toHaveProperty('hash');
});

test('a choice of plain values passes as it is', () => {
  expect(stripper(z.union([z.literal(1), z.literal(2)]))(2)).toBe(2);
});

test('a number, a text and the unknown pass as they are', () => {
  expect(stripper(z.int())(5)).toBe(5);
  expect(stripper(z.string())('x')).toBe('x');
  const changes = { area: [1, { any: 'thing' }] };
  expect(stripper(z.record(z.string(), z.tuple([z.unknown(), z.unknown()])))(changes)).toEqual(changes);
});

test('a schema that this copier could not see through is refused when the server starts', () => {
  for (const schema of [z.union([Person, z.int()]), z.map(z.string(), Person), z.tuple([z.int()], Person), z.date()]) {
    expect(() => stripper(z.object({ deep: z.array(schema) }))).toThrow(schema.type);
  }
});

test('a schema that was refused is refused again, although its first fields were compiled', () => {
  const owner = z.object({ name: z.string(), born: z.date() });
  const plot = z.object({ id: z.string(), owner });
  for (const schema of [plot, plot, owner]) expect(() => stripper(schema)).toThrow('date');
});
