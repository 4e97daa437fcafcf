import { expect, test } from 'vitest';
import { PropertyFields } from './properties/property.ts';
import { propertyLimits } from './properties/property-limits.ts';
import { RequestFilter } from './requests/request-filter.ts';
import { requestLimits } from './requests/request-limits.ts';

test('the largest numbers of land are those of the specification, and nothing beyond them passes [VAL-037]', () => {
  expect(propertyLimits).toEqual({ area: 999_999, buildingArea: 999_999, kmFromCity: 9_999, price: 999_999_999_999 });
  expect(requestLimits).toEqual({
    distanceFromNearestCity: 99_999,
    area: 999_999,
    buildingArea: 999_999,
    budget: 999_999_999_999,
  });
  for (const [name, most] of Object.entries(propertyLimits)) {
    const field = PropertyFields.shape[name as keyof typeof propertyLimits];
    expect(field.safeParse(most).success, name).toBe(true);
    expect(field.safeParse(most + 1).success, name).toBe(false);
  }
  for (const [name, most] of Object.entries(requestLimits)) {
    const asks = (to: number) => RequestFilter.safeParse({ [name]: { to } }).success;
    expect(asks(most), name).toBe(true);
    expect(asks(most + 1), name).toBe(false);
  }
});
