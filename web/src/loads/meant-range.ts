import type { ObjectCell } from '@gektar/contract/loads/load.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { joinNumbers } from '@gektar/format/range.ts';

const months = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/**
 * The range that Excel turned into a date, where its first number is what would be written: '8-10 м' of '08.окт'.
 * Undefined for another cell, also for a fraction: '8,10' of '08.окт' in a column of areas.
 */
export function meantRange({ raw, value, unit }: Pick<ObjectCell, 'raw' | 'value' | 'unit'>): string | undefined {
  const [, day, month = ''] = /^(\d{1,2})[. -](\p{L}{3})/u.exec(raw.toLowerCase()) ?? [];
  const last = months.indexOf(month) + 1;
  if (day === undefined || last === 0 || value !== Number(day) || last === value) return undefined;
  return [joinNumbers(Number(day), last), unit].filter((part) => part !== '').join(nbsp);
}
