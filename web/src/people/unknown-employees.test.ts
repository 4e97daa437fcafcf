import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { employeesQuery } from './people-data.ts';
import { readUnknownEmployees } from './unknown-employees.ts';

const [vera, mark] = ['Вера', 'Марк'].map((firstName) => ({ id: firstName, firstName, lastName: '' }));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A client that knows Вера, and a server with these answers. */
function given(...answers: (() => Response)[]) {
  const client = new QueryClient();
  client.setQueryData(employeesQuery.queryKey, [vera as never]);
  const fetched = vi.fn(async () => (answers.shift() ?? Response.error)());
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', { getItem: () => null });
  return { client, fetched, names: () => client.getQueryData(employeesQuery.queryKey)?.map(({ id }) => id) };
}

test('an employee added after the list was loaded has a name once the id arrives; a known one asks nothing', async () => {
  const { client, fetched, names } = given(() => Response.json([vera, mark]));
  expect(await readUnknownEmployees(client, ['Вера', null])).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  expect(await readUnknownEmployees(client, ['Вера', 'Марк'])).toBe(true);
  expect(names()).toEqual(['Вера', 'Марк']);
});

test('an id that stays unknown is asked for once; after a lost connection once more', async () => {
  const { client, fetched, names } = given(Response.error, () => Response.json([vera]), Response.error);
  expect(await readUnknownEmployees(client, ['Ида'])).toBe(false);
  expect(await readUnknownEmployees(client, ['Ида'])).toBe(true);
  expect(await readUnknownEmployees(client, ['Ида'])).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(names()).toEqual(['Вера']);
});
