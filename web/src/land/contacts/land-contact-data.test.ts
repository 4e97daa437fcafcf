import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyQueries } from '#land/properties/property-data.ts';
import { landContactsQuery, saveLandContact } from './land-contact-data.ts';

const contact = (id: string, firstName: string): LandContact => ({ id, firstName, rowVersion: 1 }) as LandContact;
const [anna, boris] = [contact('a', 'Анна'), contact('b', 'Борис')];
const saved = { ...boris, firstName: 'Богдан', rowVersion: 2 };

const browser = { fetch: globalThis.fetch, storage: Object.getOwnPropertyDescriptor(globalThis, 'localStorage') };

beforeAll(() => {
  globalThis.fetch = () => Promise.resolve(Response.json(saved));
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => null } });
});
afterAll(() => {
  globalThis.fetch = browser.fetch;
  if (browser.storage) Object.defineProperty(globalThis, 'localStorage', browser.storage);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

test('a saved contact takes its place in the list, and what shows its name is asked for again', async () => {
  const client = new QueryClient();
  const list = propertyQueries.count({}).queryKey;
  const page = propertyQueries.one('p1').queryKey;
  const others = ['land', 'requests', 'count'];
  client.setQueryData<unknown>(landContactsQuery.queryKey, [anna, boris]);
  for (const key of [list, page, others]) client.setQueryData<unknown>(key, 7);
  await saveLandContact(client, boris);
  expect(client.getQueryData(landContactsQuery.queryKey)).toEqual([anna, saved]);
  expect([list, page, others].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
