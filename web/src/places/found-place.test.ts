import type { Address } from '@gektar/contract/places/address.ts';
import { expect, test } from 'vitest';
import { filledByPlace, pointOf, positionKey } from './found-place.ts';

const found: Address = {
  region: { id: 69, name: 'Тверская область' },
  city: { id: 412, name: 'Тверь' },
  settlement: { id: 93, name: 'городской округ Тверь' },
  street: null,
  address: 'Тверская область, городской округ Тверь',
};
const { street: _, ...all } = found;
const { address, ...place } = all;
const moscow = { id: 77, name: 'Москва' };
const calm = { isAsked: false, isSent: false };

test('an address found by coordinates fills what is empty', () => {
  expect(filledByPlace(found, { ...calm, address: '', region: null })).toEqual(all);
  expect(filledByPlace(found, { ...calm, address: ' \n', region: moscow })).toEqual({ address });
});

test('an address typed by hand and a chosen region stay', () => {
  expect(filledByPlace(found, { ...calm, address: 'Поле за рекой', region: null })).toEqual(place);
  expect(filledByPlace(found, { ...calm, address: 'Поле за рекой', region: moscow })).toEqual({});
});

test('the button replaces both; a found address fills nothing while the form is being saved, unless asked for', () => {
  const typed = { address: 'Поле за рекой', region: moscow };
  expect(filledByPlace(found, { ...typed, isAsked: true, isSent: false })).toEqual(all);
  expect(filledByPlace(found, { ...typed, isAsked: true, isSent: true })).toEqual(all);
  expect(filledByPlace(found, { address: '', region: null, isAsked: false, isSent: true })).toEqual({});
});

test('an address is looked for at a point on the globe, anew at each', () => {
  expect(pointOf({ latitude: -33.86, longitude: 151.21 })).toEqual({ latitude: -33.86, longitude: 151.21 });
  for (const nowhere of [
    { latitude: null, longitude: 37.61 },
    { latitude: 55.75, longitude: null },
    { latitude: 90.01, longitude: 37.61 },
    { latitude: 55.75, longitude: -180.01 },
  ])
    expect(pointOf(nowhere)).toBeUndefined();
  expect(positionKey({ latitude: 55.75, longitude: 37.61 })).not.toBe(
    positionKey({ latitude: 55.7, longitude: 37.61 }),
  );
  expect(positionKey({ latitude: 55.75, longitude: 37.61 })).not.toBe(
    positionKey({ latitude: 55.75, longitude: 37.6 }),
  );
});
