import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fits, suggestedWeights } from './suggested-weights.ts';

const names = ['area', 'height', 'class', 'access'] as const;
const fits: fc.Arbitrary<Fits> = fc.record(
  Object.fromEntries(names.map((name) => [name, fc.constantFrom(0, 0.25, 0.5, 0.9, 1)])),
);
const objects = fc.array(fits, { minLength: 1, maxLength: 12 });
const present: fc.Arbitrary<Record<string, number>> = fc.record(
  Object.fromEntries(names.map((name) => [name, fc.integer({ min: 0, max: 5 })])),
);

test('suggested weights are whole numbers from 0 to 5, for the same wishes', () => {
  fc.assert(
    fc.property(present, objects, objects, (weights, chosen, passed) => {
      const suggested = suggestedWeights(weights, chosen, passed).weights;
      expect(Object.keys(suggested)).toEqual(Object.keys(weights));
      for (const weight of Object.values(suggested)) expect([0, 1, 2, 3, 4, 5]).toContain(weight);
    }),
  );
});

test('where the chosen objects do not differ from the passed-over ones nothing changes, whatever their order', () => {
  fc.assert(
    fc.property(present, objects, (weights, those) => {
      const { weights: suggested, now, suggested: after } = suggestedWeights(weights, those, those.toReversed());
      expect(suggested).toEqual(weights);
      expect(after).toEqual(now);
    }),
  );
});

test('a wish that all chosen objects meet and no passed-over one gets 5, the reverse gets 0', () => {
  fc.assert(
    fc.property(present, objects, objects, (weights, chosen, passed) => {
      const { weights: suggested } = suggestedWeights(
        weights,
        chosen.map((one) => ({ ...one, area: 1, height: 0 })),
        passed.map((one) => ({ ...one, area: 0, height: 1 })),
      );
      expect([suggested['area'], suggested['height']]).toEqual([5, 0]);
    }),
  );
});

test('without chosen or without passed-over objects nothing changes, and there is no choice to explain', () => {
  fc.assert(
    fc.property(present, objects, (weights, those) => {
      for (const [chosen, passed] of [
        [those, []],
        [[], those],
      ] as const)
        expect(suggestedWeights(weights, chosen, passed)).toEqual({
          weights,
          now: { right: 0, all: 0 },
          suggested: { right: 0, all: 0 },
        });
    }),
  );
});

test('the explained choices are the pairs whose chosen object has the better score; an equal one explains nothing', () => {
  const weights = { area: 5, height: 3 };
  const chosen = [
    { area: 0, height: 1 },
    { area: 0.5, height: 1 },
  ];
  const passed = [
    { area: 1, height: 0 },
    { area: 1, height: 0.5 },
  ];
  // Chosen: 3 and 5.5 of 8. Passed over: 5 and 6.5.
  const suggested = suggestedWeights(weights, chosen, passed);
  expect(suggested.now).toEqual({ right: 1, all: 4 });
  // Area: mean ¼ against 1. Height: 1 against ¼.
  expect(suggested.weights).toEqual({ area: 1, height: 5 });
  expect(suggested.suggested).toEqual({ right: 4, all: 4 });
  expect(suggestedWeights({ area: 3 }, [{ area: 1 }], [{ area: 1 }]).now).toEqual({ right: 0, all: 1 });
});
