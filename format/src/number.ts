import { withUnit } from './unit.ts';
import { missing } from './words.ts';

// ICU puts U+00A0 between thousands and a comma before decimals. A negative number gets a real minus sign, unless it
// rounds to zero.
const signDisplay = 'negative';
const whole = new Intl.NumberFormat('ru-RU', { signDisplay, maximumFractionDigits: 0 });
const twoDecimals = new Intl.NumberFormat('ru-RU', { signDisplay, minimumFractionDigits: 2, maximumFractionDigits: 2 });
const atMostTwoDecimals = new Intl.NumberFormat('ru-RU', { signDisplay, maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('ru-RU', { signDisplay, minimumFractionDigits: 1, maximumFractionDigits: 1 });
const share = new Intl.NumberFormat('ru-RU', { signDisplay, style: 'percent', maximumFractionDigits: 0 });

/** Function that formats a number as Russian text. */
export type NumberFormat = (value: number) => string;

/** For counts, floors, days, months and ids: no decimals (K-07). 12400 → '12 400'. */
export const formatCount: NumberFormat = (value) => realMinus(whole.format(value));

/** Areas, money, distances, heights, rates: always two decimals (K-07). 1234567.891 → '1 234 567,89'. */
export const formatMeasured: NumberFormat = (value) => realMinus(twoDecimals.format(value));

const written = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

/** For a value as it will be stored: all of its decimals, at least two. 0.125 → '0,125', 9.7 → '9,70'. */
export const formatWritten: NumberFormat = (value) => realMinus(written.format(value));

/** For points of a score: always one decimal. 1.87 → '1,9'. */
export const formatTenths: NumberFormat = (value) => realMinus(oneDecimal.format(value));

/** For values without fixed precision (degrees, chart coordinates): up to two decimals. */
export const formatPlain: NumberFormat = (value) => realMinus(atMostTwoDecimals.format(value));

/** 0.64 → '64 %'. */
export const formatShare: NumberFormat = (value) => realMinus(share.format(value));

const tenthsOfPercent = new Intl.NumberFormat('ru-RU', {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
/** Smallest difference that is shown: a smaller one must not read as zero. */
const LEAST_CHANGE = 0.001;

/** Relative change with its sign: from 9200 to 8900 → '−3,3 %'; never zero for different values. */
export function formatChange(from: number, to: number): string {
  const change = to / from - 1;
  const shown = change === 0 ? 0 : Math.sign(change) * Math.max(Math.abs(change), LEAST_CHANGE);
  return realMinus(tenthsOfPercent.format(shown));
}

/** '12,50 га'; 'Не указано' for null. */
export function formatQuantity(value: number | null | undefined, unit: string): string {
  return value === null || value === undefined ? missing.value : withUnit(formatMeasured(value), unit);
}

/** A height above a reference level with its sign: '+120,00 см', '0,00 см'; 'Не указано' for null. */
export function formatSignedQuantity(value: number | null | undefined, unit: string): string {
  return `${(value ?? 0) > 0 ? '+' : ''}${formatQuantity(value, unit)}`;
}

function realMinus(text: string): string {
  return text.replace('-', '−');
}
