import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyCriteriaChecks } from './property-criteria.ts';
import { PropertyFilter } from './property-filter.ts';

const { isEnabled: _isEnabled, ids: _ids, searchText: _searchText, ...schemas } = PropertyFilter.shape;

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

test('an address may say what the filter takes, and nothing else', () => {
  expect(Object.keys(propertyCriteriaChecks).sort()).toEqual(Object.keys(schemas).sort());
  fc.assert(
    fc.property(fc.constantFrom(...(Object.keys(schemas) as (keyof typeof schemas)[])), value, (name, said) => {
      expect(propertyCriteriaChecks[name](said)).toBe(schemas[name].safeParse(said).success);
    }),
    { numRuns: 5_000 },
  );
});
