import { expect, test } from 'vitest';
import { findComplexes, findVacancies } from './full-model-endpoints.ts';

test('all that a filter finds comes in pages of 200 from the first one, unless asked otherwise [IND-FULL-004]', () => {
  for (const { query } of [findComplexes, findVacancies]) {
    expect(query.parse({})).toEqual({ take: 200, skip: 0 });
    expect(query.parse({ take: '7', skip: '14' })).toEqual({ take: 7, skip: 14 });
  }
});
