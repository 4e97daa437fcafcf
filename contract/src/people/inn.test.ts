import { expect, test } from 'vitest';
import { innProblem } from './inn.ts';

// Numbers of the tax service itself and of a sole proprietor from its examples.
test.each(['7707329152', '7830002293', '500100732259'])('the number %s is a right one', (inn) => {
  expect(innProblem(inn)).toBeUndefined();
});

test.each(['7707329153', '7707392152', '500100732258', '500100732269'])('one wrong digit in %s is seen', (inn) => {
  expect(innProblem(inn)).toBe('checksum');
});

test.each(['', '770732915', '77073291520', '770732915a', '7707329152 ', '5001007322590'])(
  'a text of another length or with other signs is no number: «%s»',
  (inn) => {
    expect(innProblem(inn)).toBe('length');
  },
);
