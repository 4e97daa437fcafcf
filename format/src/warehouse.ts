import { nbsp } from './no-break.ts';
import { formatMeasured, formatPlain } from './number.ts';
import type { NumberRange } from './range.ts';
import { units, withUnit } from './unit.ts';
import { missing } from './words.ts';

/**
 * 'от X до Y °С' with Cyrillic С and a real minus sign, '—' for a missing end; '—' when both are missing (2§9, 3§9,
 * L-09).
 */
export function formatTemperature({ from, to }: NumberRange): string {
  if (from === null && to === null) return missing.dash;
  const end = (degrees: number | null) => (degrees === null ? missing.dash : formatPlain(degrees));
  return withUnit(`от${nbsp}${end(from)} до${nbsp}${end(to)}`, units.degree);
}

/** Column pitch 'X х Y м' with Cyrillic х (2§9, L-09). Metres. */
export function formatColumnPitch(x: number, y: number): string {
  return withUnit(`${formatMeasured(x)}${nbsp}х${nbsp}${formatMeasured(y)}`, units.metre);
}
