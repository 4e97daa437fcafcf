import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { totalAreaHa } from '#map/outline/outline-geometry.ts';

const contours: PluralForms = ['контур', 'контура', 'контуров'];
const corners: PluralForms = ['угол', 'угла', 'углов'];

/** '12,50 га, 6 углов'; for several outlines their number: '12,50 га, 2 контура'. */
export function outlineText(polygons: readonly Polygon[]): string {
  const [only, ...others] = polygons;
  if (only === undefined) return '';
  const parts =
    others.length === 0 ? ([only.coordinates.length, corners] as const) : ([polygons.length, contours] as const);
  return `${formatQuantity(totalAreaHa(polygons), units.hectare)}, ${formatCountOf(...parts)}`;
}
