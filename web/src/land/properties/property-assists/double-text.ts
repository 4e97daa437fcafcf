import type { PropertyDouble } from '@gektar/contract/land/properties/property-search.ts';
import { formatCount, formatShare } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';

/**
 * Reasons why an object may be the same plot, the most certain first: 'тот же номер, контур совпадает на 35 %, точка в
 * 12 м'.
 */
export function doubleText({ reasons, distanceM, overlapShare }: Reasons): string {
  const said = [
    reasons.includes('number') ? 'тот же номер' : '',
    reasons.includes('outline') ? outlineText(overlapShare) : '',
    reasons.includes('near') && distanceM !== null ? pointText(Math.round(distanceM)) : '',
  ];
  return said.filter(Boolean).join(', ');
}

type Reasons = Pick<PropertyDouble, 'reasons' | 'distanceM' | 'overlapShare'>;

/** Text of the overlap; null when only one object has an outline, and the point of the other is inside it. */
function outlineText(overlapShare: number | null): string {
  return overlapShare === null ? 'точка внутри контура' : `контур совпадает на ${formatShare(overlapShare)}`;
}

function pointText(distanceM: number): string {
  return distanceM === 0 ? 'та же точка' : `точка в ${withUnit(formatCount(distanceM), units.metre)}`;
}
