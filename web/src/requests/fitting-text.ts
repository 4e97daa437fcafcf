import { nbsp } from '@gektar/format/no-break.ts';
import { formatCount } from '@gektar/format/number.ts';
import { type PluralForms, plural } from '@gektar/format/plural.ts';

const fits: PluralForms = ['Подходит', 'Подходят', 'Подходит'];

/** 'Подходит 37 объектов', 'Подходят 2 вакансии', 'Подходящих объектов нет' */
export function fittingText(count: number, counted: PluralForms): string {
  if (count === 0) return `Подходящих ${counted[2]} нет`;
  return [plural(count, fits), formatCount(count), plural(count, counted)].join(nbsp);
}

/** 'Подходят 14', 'Подходящих нет' */
export function shortFittingText(count: number): string {
  return count === 0 ? `Подходящих${nbsp}нет` : [plural(count, fits), formatCount(count)].join(nbsp);
}
