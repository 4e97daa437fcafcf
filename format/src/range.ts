import { nbsp } from './no-break.ts';
import { formatMeasured, type NumberFormat } from './number.ts';
import { withUnit } from './unit.ts';
import { missing } from './words.ts';

/** Either end may be missing. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** 'a - b unit', 'до b', 'от a' (1§9, 3§9), with the unit if any; undefined without ends. */
export function formatRange(
  { from, to }: NumberRange,
  unit?: string,
  format: NumberFormat = formatMeasured,
): string | undefined {
  const measured = (value: number) => (unit === undefined ? format(value) : withUnit(format(value), unit));
  if (from !== null && to !== null) return `${format(from)}${nbsp}- ${measured(to)}`;
  if (to !== null) return `до${nbsp}${measured(to)}`;
  if (from !== null) return `от${nbsp}${measured(from)}`;
  return undefined;
}

/** The same with 'Не указано' for a range without ends. */
export function formatRangeOrMissing(range: NumberRange, unit?: string, format?: NumberFormat): string {
  return formatRange(range, unit, format) ?? missing.value;
}
