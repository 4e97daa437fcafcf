import { nbsp } from '@gektar/format/no-break.ts';
import { parseNumber, withSizeWord } from '@gektar/format/typed-number.ts';
import { numberCaps } from '#form/rules.ts';
import { keepDigitsAndDot } from './number-text.ts';
import type { Typing } from './typing.ts';

export interface NumberTyping {
  /** Maximum: no more is accepted, a paste is limited to it (K-05); twelve digits by default (1§5). */
  readonly max?: number | undefined;
  /** Number of decimals that can be typed. */
  readonly decimals: number;
  /** Whole numbers only; a dot may still be typed, the field then shows an error (K-04). */
  readonly isInteger: boolean;
  readonly isNegativeAllowed: boolean;
  /** Decimals are shown only if there are any, as for degrees. */
  readonly isPlain?: boolean | undefined;
  /** A number above zero is shown with a plus, as for floor levels. */
  readonly isPlusShown?: boolean | undefined;
  /** Unit of the field: a pasted area in another unit is converted to it. */
  readonly unit?: string | undefined;
}

/**
 * Typing rules for numbers written the Russian way: spaces are removed, comma and dot both begin the decimals (1§5).
 */
export function numberTyping(options: NumberTyping): Typing<number | null> {
  const {
    max = numberCaps.generic,
    decimals,
    isInteger,
    isNegativeAllowed,
    isPlain = false,
    isPlusShown = false,
    unit,
  } = options;
  const typedDecimals = isInteger ? Math.max(decimals, 2) : decimals;
  const signDisplay = isPlusShown ? 'exceptZero' : 'auto';
  const atRest = new Intl.NumberFormat('ru-RU', {
    minimumFractionDigits: isInteger || isPlain ? 0 : Math.min(2, decimals),
    maximumFractionDigits: typedDecimals,
    signDisplay,
  });
  const bare = new Intl.NumberFormat('ru-RU', {
    maximumFractionDigits: typedDecimals,
    useGrouping: false,
    signDisplay,
  });

  const keep = (typed: string) => {
    const typedSign = /^[\s\u00A0]*([-−+])/.exec(typed)?.[1];
    const plus = isPlusShown && typedSign === '+' ? '+' : '';
    const sign = isNegativeAllowed && typedSign !== undefined && typedSign !== '+' ? '-' : plus;
    const [whole = '', ...rest] = keepDigitsAndDot(typed).split('.');
    const digits = whole.replace(/^0+(?=\d)/, '');
    const tail = rest.join('').slice(0, typedDecimals);
    return rest.length > 0 && typedDecimals > 0 ? `${sign}${digits || '0'},${tail}` : `${sign}${digits}`;
  };
  const toValue = (kept: string) => (/\d/.test(kept) ? Number(kept.replace(',', '.')) : null);
  const toKept = (value: number | null) => (value === null ? '' : bare.format(value));
  const isTaken = (kept: string) => Math.abs(toValue(kept) ?? 0) <= max;

  return {
    keep,
    toValue,
    toKept,
    firstCaret: 0,
    isTaken,
    keepPasted: (text) => {
      const value = parseNumber(text, unit);
      if (value === undefined || (value < 0 && !isNegativeAllowed)) return undefined;
      const cut = Math.min(value, max);
      const scale = 10 ** typedDecimals;
      return toKept(Math.trunc(Number((cut * scale).toPrecision(15))) / scale);
    },
    isForeign: (typed) => !(isNegativeAllowed ? /^[\d\s\u00A0.,+−-]*$/ : /^[\d\s\u00A0.,+]*$/).test(typed),
    grow: (kept, word) => {
      const value = toValue(kept);
      const grown = value === null ? undefined : withSizeWord(value, word);
      return grown !== undefined && isTaken(toKept(grown)) ? toKept(grown) : undefined;
    },
    draw: (kept) => {
      const [whole = '', tail] = kept.split(',');
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, nbsp);
      return realMinus(tail === undefined ? grouped : `${grouped},${tail}`);
    },
    drawAtRest: (value) => (value === null ? '' : realMinus(atRest.format(value))),
  };
}

function realMinus(text: string): string {
  return text.replace('-', '−');
}
