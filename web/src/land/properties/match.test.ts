import { expect, test } from 'vitest';
import { sampleProperty } from '#land/properties/property-form/property-samples.ts';
import { sampleRequest } from '#land/requests/request-form/request-samples.ts';
import { matchOfRequest } from './match-reasons.ts';

const nothing = {
  regions: [],
  landHighways: [],
  distanceFromNearestCity: null,
  area: null,
  buildingArea: null,
  budget: null,
  propertyTypes: [],
  bestUses: [],
  okveds: [],
  utilities: [],
  infrastructure: [],
};
const type = { id: 2, name: 'Промышленный', color: 'brick' } as const;
/** A request with three conditions. */
const request = sampleRequest({
  ...nothing,
  area: { from: 5, to: 20 },
  budget: { from: null, to: 100 },
  propertyTypes: [type],
});
const matchOf = (about: Parameters<typeof sampleProperty>[0], asked = request) =>
  matchOfRequest(asked, new Map()).matchOf(sampleProperty(about));

test('the share is of what the request asks for', () => {
  expect(matchOf({ area: 7, price: 50 })).toEqual({ share: 1, missed: [] });
  expect(matchOf({ area: 7, price: 300 })).toEqual({ share: 2 / 3, missed: ['Цена'] });
  const { share, missed } = matchOf({ area: 40, price: 300, propertyType: { ...type, id: 3 } });
  expect(share).toBe(0);
  expect(missed.toSorted()).toEqual(['Площадь', 'Тип', 'Цена']);
});

test('an archived plot is told of, but no request asks that a plot be active', () => {
  expect(matchOf({ area: 7, price: 50, isEnabled: false })).toEqual({ share: 1, missed: ['В архиве'] });
  const empty = sampleRequest(nothing);
  expect(matchOf({}, empty)).toEqual({ share: 1, missed: [] });
  expect(matchOf({ isEnabled: false }, empty)).toEqual({ share: 1, missed: ['В архиве'] });
});
