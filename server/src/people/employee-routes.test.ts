import { getCurrentEmployee, getEmployee, listEmployees } from '@gektar/contract/people/employee.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenEmployee } from '#testing/given.ts';
import { givenBlockedEmployee } from '#testing/given-surroundings.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const anna = { firstName: 'Анна', lastName: 'Ёлкина', lastNameLatin: 'Elkina', email: 'elkina@example.com' };

test('an employee has a name, a Latin last name and an e-mail [EMP-001, EMP-003]', async () => {
  const { id } = await givenEmployee(app.db, anna);
  expect(await app.broker.call(getEmployee, { params: { id } })).toEqual({ id, ...anna, isActive: true });
});

test('an employee whose sign-in is closed, and one who left, stay in the list, marked', async () => {
  const [blocked, left, active] = [
    await givenBlockedEmployee(app.db),
    (await givenEmployee(app.db)).id,
    (await givenEmployee(app.db)).id,
  ];
  await sql`update shared.employees set removed_at = now() where id = ${left}`.execute(app.db);
  const employees = new Map((await app.broker.call(listEmployees)).map((employee) => [employee.id, employee]));
  for (const [id, isActive] of [
    [blocked, false],
    [left, false],
    [active, true],
  ] as const) {
    expect(employees.get(id)).toMatchObject({ isActive });
    expect(await app.broker.call(getEmployee, { params: { id } })).toEqual(employees.get(id));
  }
});

test('all employees come in Russian alphabetical order, Ё with Е [EMP-002]', async () => {
  for (const lastName of ['Яблоков', 'Жуков', 'елагин', 'Ёжиков', 'Егоров']) await givenEmployee(app.db, { lastName });
  const employees = await app.broker.call(listEmployees);
  const names = employees.map(({ lastName }) => lastName);
  expect(names).toEqual([...names].sort(new Intl.Collator('ru').compare));
  expect(names.indexOf('Ёжиков')).toBeGreaterThan(names.indexOf('Егоров'));
  expect(names.indexOf('Ёжиков')).toBeLessThan(names.indexOf('елагин'));
  expect(names.at(-1)).toBe('Яблоков');
});

test('the current employee is the one whose token it is [EMP-004]', async () => {
  const { broker } = app;
  const other = await app.anotherBroker();
  expect(await broker.call(getCurrentEmployee)).toMatchObject({
    id: broker.id,
    firstName: 'Егор',
    lastName: 'Степной',
  });
  expect(await other.call(getCurrentEmployee)).toMatchObject({ id: other.id, firstName: 'Анна', lastName: 'Лугова' });
});

test('an unknown employee is not found', async () => {
  const found = app.broker.call(getEmployee, { params: { id: '019a0000-0000-7000-8000-000000000000' } });
  await expect(found).rejects.toMatchObject({
    code: 'employee.not_found',
    status: 404,
    message: 'Сотрудник не найден',
  });
});

test('login, password hash and a unknown column stay internal', async () => {
  await sql`alter table shared.employees add column salary integer not null default 500000`.execute(app.db);
  const { text, json } = await ask(app, 'GET', '/api/employees');
  const names = ['id', 'firstName', 'lastName', 'lastNameLatin', 'email', 'isActive'];
  expect(new Set((json as object[]).flatMap((employee) => Object.keys(employee)))).toEqual(new Set(names));
  // Whole values: a made-up surname may contain such a word.
  expect(text).not.toMatch(/hash|salary|500000|"login-|"(?:none|demo)"/i);
});
