import { expect, test } from 'vitest';
import { OUTLINE, outlinePaints } from './outline-style.ts';

test('an outline is filled to 0.6 and stroked 3 wide at 0.5, on the drawn map, too [MAP-003]', () => {
  expect(OUTLINE).toEqual({ fillOpacity: 0.6, strokeOpacity: 0.5, strokeWidthPx: 3 });
  expect(outlinePaints()).toMatchObject({
    fill: { 'fill-opacity': 0.6 },
    stroke: { 'line-opacity': 0.5, 'line-width': 3 },
  });
});
