import { expect, test } from 'vitest';
import { hrefOf, readAddress } from './client-address.ts';

const origin = 'https://gektar.example';
const id = '0199a000-0000-7000-8000-000000000002';

test('both pages of a link are told apart, and the code is read [LAND-PUB-001, LAND-PUB-002]', () => {
  expect(readAddress(`${origin}/public/${id}?password=K7M4XC`)).toEqual({
    domain: 'land',
    id,
    isReport: false,
    view: 'list',
    itemId: null,
    compared: [],
    password: 'K7M4XC',
  });
  expect(readAddress(`${origin}/public/${id}/report/`)).toMatchObject({ isReport: true, password: null });
  expect(readAddress(`${origin}/industrial-public/${id}`)).toMatchObject({ domain: 'industrial' });
});

test('a path that nothing lives at is no address; a broken percent sign is an id like any other', () => {
  expect(readAddress(`${origin}/public`)).toBeUndefined();
  expect(readAddress(`${origin}/public/${id}/print`)).toBeUndefined();
  expect(readAddress(`${origin}/public/${id}/report/2`)).toBeUndefined();
  expect(readAddress(`${origin}/public/%E0%A4%A`)).toMatchObject({ id: '%E0%A4%A' });
});

test('every place of a link is an address of its own, and keeps the code', () => {
  const address = readAddress(`${origin}/public/${id}?password=K7M4XC&view=map`);
  if (!address) throw new Error('no address');
  expect(hrefOf(address, {})).toBe(`/public/${id}?password=K7M4XC`);
  expect(hrefOf(address, { isReport: true })).toBe(`/public/${id}/report?password=K7M4XC`);
  expect(readAddress(origin + hrefOf(address, { view: 'mine', itemId: 'a' }))).toMatchObject({
    view: 'mine',
    itemId: 'a',
  });
});

test('items chosen for comparison are in every address of the link; a fifth and a repeated one are left out', () => {
  const address = readAddress(`${origin}/public/${id}?view=compare&compare=a,b,,a,c,d,e`);
  if (!address) throw new Error('no address');
  expect(address).toMatchObject({ view: 'compare', compared: ['a', 'b', 'c', 'd'] });
  expect(readAddress(origin + hrefOf(address, { view: 'map' }))).toMatchObject({ compared: ['a', 'b', 'c', 'd'] });
  expect(hrefOf(address, { compared: [] })).toBe(`/public/${id}`);
});
