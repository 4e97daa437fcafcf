import { expect, inject, test } from 'vitest';
import { entityKinds } from './entity-kinds.ts';
import { givenEmployee } from './given.ts';
import { openTestApp } from './test-app.ts';

/** Numbers and texts of an object with their paths, except ids, names and other fields that may repeat. */
function valuesIn(of: unknown, path: string): [string, number | string][] {
  if (typeof of === 'number' || typeof of === 'string') return [[path, of]];
  if (of === null || typeof of !== 'object') return [];
  return Object.entries(of).flatMap(([name, value]) =>
    /^(id|.*Id|name|code|color|type|images|documents|polygons|cadastralNumbers)$/.test(name) &&
    (path !== '' || name === 'polygons')
      ? []
      : valuesIn(value, `${path}.${name}`),
  );
}

test('no two employees have a first, last or latin name or an e-mail in common', async () => {
  const app = await openTestApp(inject('clusterUrl'));
  const people = [];
  for (let count = 0; count < 50; count++) people.push(await givenEmployee(app.db));
  for (const name of ['firstName', 'lastName', 'lastNameLatin', 'email', 'login'] as const)
    expect(new Set(people.map((one) => one[name])).size, name).toBe(people.length);
  await app.close();
});

test.each(entityKinds)(
  '$name given twice differs in every text, number and date of its required fields',
  async (kind) => {
    const app = await openTestApp(inject('clusterUrl'));
    const [one, other] = [await kind.fields(app), await kind.fields(app)] as [
      Record<string, unknown>,
      Record<string, unknown>,
    ];
    const alike = Object.keys(one).filter(
      (name) => ['number', 'string'].includes(typeof one[name]) && one[name] === other[name],
    );
    // Enumerations have few values, and the broker is responsible for all rows.
    expect(
      alike.filter((name) => !/status|class|types?$|period|region|responsible|company|floors|whole/i.test(name)),
    ).toEqual([]);
    await app.close();
  },
);

test.each(entityKinds)('$name given whole has no number or time twice', async (kind) => {
  const app = await openTestApp(inject('clusterUrl'));
  const values = valuesIn(await kind.whole(app), '').filter(
    ([path, value]) =>
      (typeof value === 'number' || /^\d{4}-/.test(value)) &&
      // Enumerations have few values.
      !/status|class|types?$|vat|roles|region|infrastructure|calc|classes|utilities|city/i.test(
        path.replaceAll(/\.\d+/g, ''),
      ),
  );
  const first = new Map<unknown, string>();
  const twice = values.filter(([path, value]) => first.get(value) !== undefined || !first.set(value, path));
  expect(twice.map(([path, value]) => `${first.get(value)} and ${path}: ${value}`)).toEqual([]);
  expect(values.length).toBeGreaterThan(3);
  await app.close();
});
