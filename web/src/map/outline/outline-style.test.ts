import { expect, test } from 'vitest';
import { OUTLINE } from './outline-style.ts';

test('an outline is filled to 0.6 and stroked 3 wide at 0.5', () => {
  expect(OUTLINE).toEqual({ fillOpacity: 0.6, strokeOpacity: 0.5, strokeWidthPx: 3 });
});
