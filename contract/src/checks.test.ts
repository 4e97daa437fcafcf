import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { propertyCriteriaChecks } from './land/properties/property-checks.ts';
import { PropertyFilter } from './land/properties/property-filter.ts';
import { requestCriteriaChecks } from './land/requests/request-checks.ts';
import { RequestFilter } from './land/requests/request-filter.ts';

type Checks = Readonly<Record<string, (value: unknown) => boolean>>;

/** Values near the limits of every criterion, and far from all of them. */
const number = fc.oneof(
  fc.constantFrom(-1, -0.5, 0, 0.5, 1, 2, 3, 499, 99_999, 999_999, 1_000_000, 2_147_483_647, 2_147_483_648, 1e12, 1e15),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY),
  fc.double(),
);
const text = fc.oneof(
  fc.constantFrom('', ' ', 'x', '\0', '\ud800', 'x'.repeat(200), `${'x'.repeat(200)} `, 'x'.repeat(201)),
  fc.constantFrom('2026-11-20', '2026-02-31', '0999-01-01', '20.11.2026', '2026-11-20T00:00:00'),
  fc.constantFrom('019a1b2c-3d4e-7f60-8a1b-2c3d4e5f6071', '019A1B2C-3D4E-7F60-8A1B-2C3D4E5F6071', '019a1b2c'),
  fc.string(),
);
const plain = fc.oneof(number, text, fc.boolean(), fc.constant(null));
const list = fc.oneof(
  fc.array(fc.oneof(number, text), { maxLength: 3 }),
  fc.constantFrom(500, 501, 3000, 3001).map((length) => Array<number>(length).fill(7)),
  fc.constantFrom(1000, 1001).map((length) => Array<string>(length).fill('019a1b2c-3d4e-7f60-8a1b-2c3d4e5f6071')),
);
const end = fc.option(plain, { nil: undefined });
const object = fc.oneof(
  fc.record({ from: end, to: end }, { requiredKeys: [] }),
  fc.record({ isPresent: end, type: end, atLeast: end }, { requiredKeys: [] }),
  fc.dictionary(fc.string(), plain, { maxKeys: 2 }),
);
const value = fc.oneof(
  plain.filter((one) => one !== null),
  list,
  object,
);

test.each<[list: string, checks: Checks, shape: Readonly<Record<string, z.ZodType>>]>([
  ['objects', propertyCriteriaChecks, PropertyFilter.shape],
  ['requests', requestCriteriaChecks, RequestFilter.shape],
])('the address of the list of %s may say what its filter takes, and nothing else', (_, checks, shape) => {
  const { isEnabled: _isEnabled, ids: _ids, searchText: _searchText, ...schemas } = shape;
  expect(Object.keys(checks).sort()).toEqual(Object.keys(schemas).sort());
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(schemas)), value, (name, said) => {
      expect(checks[name]?.(said)).toBe(schemas[name]?.safeParse(said).success);
    }),
    { numRuns: 5_000 },
  );
});
