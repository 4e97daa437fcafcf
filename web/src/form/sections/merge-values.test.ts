import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNamesOf } from './form-plan.ts';
import { mergeValues, sameValues, withFields } from './merge-values.ts';
import { sampleValues as base, type SampleValues, samplePlan } from './sample-plan.ts';

const names = fieldNamesOf(samplePlan);
/** Differs from the base in every field, so that any subset of fields can be used as an edit. */
const other: SampleValues = { name: 'Полевая', area: null, price: 2, uses: [], isOpen: false };

test('fields that only one side changed are all in the merged state', () => {
  fc.assert(
    fc.property(fc.subarray(names), fc.subarray(names), (mineNames, allTheirs) => {
      const theirNames = allTheirs.filter((name) => !mineNames.includes(name));
      const mine = withFields(base, other, mineNames);
      const theirs = withFields(base, other, theirNames);
      const merge = mergeValues(samplePlan, base, mine, theirs);
      expect(merge.conflicts).toEqual([]);
      expect(merge.kept).toEqual(mineNames);
      expect(merge.taken).toEqual(theirNames);
      expect(sameValues(samplePlan, merge.merged, withFields(base, other, [...mineNames, ...theirNames]))).toBe(true);
    }),
  );
});

test('a field that both changed waits for a choice and holds mine until then', () => {
  const mine: SampleValues = { ...base, price: 400, area: 12.6 };
  const theirs: SampleValues = { ...base, price: 390, name: 'Полевая' };
  const merge = mergeValues(samplePlan, base, mine, theirs);
  expect(merge).toMatchObject({ conflicts: ['price'], kept: ['area'], taken: ['name'] });
  expect(merge.merged).toMatchObject({ price: 400, area: 12.6, name: 'Полевая' });
  expect(withFields(merge.merged, theirs, ['price']).price).toBe(390);
});

test('the same change made by both is no conflict', () => {
  const both: SampleValues = { ...base, price: 400 };
  expect(mergeValues(samplePlan, base, both, { ...both })).toMatchObject({ conflicts: [], kept: [], taken: [] });
});
