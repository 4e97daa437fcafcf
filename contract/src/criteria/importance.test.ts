import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editedImportance, type Importance, type WeighedCriteria, weighingOf } from './importance.ts';

const weighed: WeighedCriteria<'area' | 'type' | 'shelving'> = {
  criteria: {},
  defaults: {
    area: { isMust: false, weight: 5, tolerance: 15 },
    type: { isMust: true, weight: 3, tolerance: undefined },
    shelving: { isMust: false, weight: 2, tolerance: undefined },
  },
};
const weighing = fc.record(
  { isMust: fc.boolean(), weight: fc.integer({ min: 0, max: 5 }), tolerance: fc.integer({ min: 0, max: 100 }) },
  { requiredKeys: [] },
);
const importance: fc.Arbitrary<Importance> = fc.dictionary(
  fc.constantFrom('area', 'type', 'shelving', 'unknownName'),
  weighing,
);
const names = ['area', 'type', 'shelving'] as const;

test('an edit is what counts afterwards, the rest stays as stored', () => {
  fc.assert(
    fc.property(importance, importance, (stored, edited) => {
      const next = editedImportance(weighed, stored, edited);
      for (const name of names)
        expect(weighingOf(weighed, name, next)).toEqual({
          ...weighingOf(weighed, name, stored),
          ...edited[name],
        });
    }),
  );
});

test('only what differs from the defaults is stored; defaults given back leave nothing', () => {
  fc.assert(
    fc.property(importance, importance, (stored, edited) => {
      const next = editedImportance(weighed, stored, edited);
      for (const name of names)
        for (const [key, value] of Object.entries(next[name] ?? {}))
          expect(weighed.defaults[name][key as 'weight']).not.toBe(value);
      expect(Object.values(next).every((one) => Object.keys(one).length > 0)).toBe(true);
      const { unknownName: _, ...known } = stored;
      const tolerances = Object.values(known).some((one) => one.tolerance !== undefined);
      if (!tolerances) expect(editedImportance(weighed, known, weighed.defaults)).toEqual({});
    }),
  );
});
