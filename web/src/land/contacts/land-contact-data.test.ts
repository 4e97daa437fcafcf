import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyQueries } from '#land/properties/property-data.ts';
import { addLandContact, landContactsQuery, removeLandContact, saveLandContact } from './land-contact-data.ts';

const contact = (id: string, firstName: string): LandContact => ({ id, firstName, rowVersion: 1 }) as LandContact;
const [anna, boris] = [contact('a', 'Анна'), contact('b', 'Борис')];
const saved = { ...boris, firstName: 'Богдан', rowVersion: 2 };
/** Response of the fake server. */
let answer: LandContact = saved;

const browser = { fetch: globalThis.fetch, storage: Object.getOwnPropertyDescriptor(globalThis, 'localStorage') };

beforeAll(() => {
  globalThis.fetch = () => Promise.resolve(Response.json(answer));
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

test('a new contact is appended to the list, a changed one takes the place of its id, a deleted one is removed [LAND-CONT-010]', async () => {
  const client = new QueryClient();
  const names = () => client.getQueryData<LandContact[]>(landContactsQuery.queryKey)?.map(({ firstName }) => firstName);
  client.setQueryData<unknown>(landContactsQuery.queryKey, [anna, boris]);
  answer = contact('c', 'Вера');
  await addLandContact(client, answer);
  expect(names()).toEqual(['Анна', 'Борис', 'Вера']);
  answer = { ...anna, firstName: 'Алла', rowVersion: 2 };
  await saveLandContact(client, anna);
  expect(names()).toEqual(['Алла', 'Борис', 'Вера']);
  answer = boris;
  await removeLandContact(client, boris.id);
  expect(names()).toEqual(['Алла', 'Вера']);
});
