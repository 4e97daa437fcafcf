import { createProperty, getProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { deadlocks } from '#testing/deadlocks.ts';
import { freshCadastralNumber, givenProperty, propertyFields } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const ten = Array.from({ length: 10 }, (_, index) => index);

test('of ten objects created at once with one number one is made, nine are refused, and nobody waits for another', async () => {
  const before = await deadlocks(app.db);
  for (const shared of ten.map(() => freshCadastralNumber())) {
    const answers = await Promise.all(
      ten.map((index) => {
        const own = freshCadastralNumber();
        // The shared number is the only one, the first or the last one.
        const cadastralNumbers = [[shared], [shared, own], [own, shared]][index % 3] ?? [];
        return ask(app, 'POST', createProperty.path, { body: propertyFields(app.broker.id, { cadastralNumbers }) });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...ten.slice(1).map(() => 409)]);
    const codes = answers.filter(({ status }) => status === 409).map((answer) => refusalIn(answer).code);
    expect(new Set(codes)).toEqual(new Set(['cadastral_number.taken']));
  }
  expect(await deadlocks(app.db)).toBe(before);
});

test('objects that give each other their numbers at once end without a deadlock, each number with one of them', async () => {
  const before = await deadlocks(app.db);
  const [one, other] = [await givenProperty(app.db), await givenProperty(app.db)];
  const wanted = [...one.cadastralNumbers, ...other.cadastralNumbers];
  const answers = await Promise.all(
    ten.map((index) => {
      const object = index % 2 === 0 ? one : other;
      const cadastralNumbers = index % 2 === 0 ? other.cadastralNumbers : one.cadastralNumbers;
      return ask(app, 'POST', updateProperty.path, { body: { ...object, cadastralNumbers } });
    }),
  );
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const now = await Promise.all([one, other].map(({ id }) => app.broker.call(getProperty, { params: { id } })));
  const left = now.flatMap(({ cadastralNumbers }) => cadastralNumbers);
  expect(new Set(left).size).toBe(left.length);
  for (const number of left) expect(wanted).toContain(number);
  expect(await deadlocks(app.db)).toBe(before);
});

test('numbers of an object change places within one save', async () => {
  const numbers = [freshCadastralNumber(), freshCadastralNumber(), freshCadastralNumber()];
  const object = await givenProperty(app.db, { cadastralNumbers: numbers });
  const body = { ...object, cadastralNumbers: numbers.toReversed() };
  const saved = await app.broker.call(updateProperty, { body });
  expect(saved.cadastralNumbers).toEqual(numbers.toReversed());
});
