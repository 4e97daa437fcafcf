import { formatDate } from './date.ts';
import { nbsp } from './no-break.ts';
import { formatMeasured, type NumberFormat } from './number.ts';
import { withUnit } from './unit.ts';
import { missing } from './words.ts';

/** Either end may be missing. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The one dash of all ranges (1§9). */
const dash = '-';

/** 'a - b': both ends as given; a line may break only after the dash. */
export function joinEnds(from: string, to: string): string {
  return `${from}${nbsp}${dash} ${to}`;
}

/** '3-7': consecutive numbers without units, for places with little room. */
export function joinNumbers(from: number, to: number): string {
  return `${from}${dash}${to}`;
}

/** 'a - b unit', 'до b', 'от a' (1§9, 3§9), with the unit if any; undefined without ends. */
export function formatRange(
  { from, to }: NumberRange,
  unit?: string,
  format: NumberFormat = formatMeasured,
): string | undefined {
  const measured = (value: number) => (unit === undefined ? format(value) : withUnit(format(value), unit));
  if (from !== null && to !== null) return joinEnds(format(from), measured(to));
  if (to !== null) return `до${nbsp}${measured(to)}`;
  if (from !== null) return `от${nbsp}${measured(from)}`;
  return undefined;
}

/** `formatRange`, with 'Не указано' for a range without ends. */
export function formatRangeOrMissing(range: NumberRange, unit?: string, format?: NumberFormat): string {
  return formatRange(range, unit, format) ?? missing.value;
}

/** A range of dates (`yyyy-mm-dd`, with or without a time); either end may be missing. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** '01.12.2026 - 01.04.2027', 'с 01.12.2026', 'по 01.04.2027'; undefined without ends. */
export function formatDayRange({ from, to }: DayRange): string | undefined {
  if (from !== null && to !== null) return joinEnds(formatDate(from), formatDate(to));
  if (from !== null) return `с${nbsp}${formatDate(from)}`;
  return to === null ? undefined : `по${nbsp}${formatDate(to)}`;
}
