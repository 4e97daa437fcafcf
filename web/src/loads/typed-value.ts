import type { LoadQuestion, ObjectCell } from '@gektar/contract/loads/load.ts';
import type { CellChoice } from '@gektar/contract/loads/load-answer.ts';
import { parseDay, startOfDay } from '@gektar/format/date.ts';

/** The choice that a typed text stands for, or the reason why it cannot be written. */
export type TypedValue = { readonly choice: CellChoice } | { readonly message: string };

const moment = /^\d{4}-\d{2}-\d{2}T/;
const numeral = /^[+−-]?\d+(\.\d+)?$/;

/** Parses a typed text by the kind of the cell: a number, a day, a text, or one of the answers of its question. */
export function typedValue(
  { value }: Pick<ObjectCell, 'value'>,
  question: Pick<LoadQuestion, 'options'> | undefined,
  typed: string,
): TypedValue {
  const text = typed.trim();
  if (text === '') return { choice: { empty: true } };
  const option = question?.options.find(({ label }) => label.toLowerCase() === text.toLowerCase());
  if (option) return { choice: { option: option.id } };
  const number = numberOf(text);
  const day = parseDay(text);
  if (typeof value === 'number') {
    return number === undefined ? { message: 'Введите число' } : { choice: { value: number } };
  }
  if (typeof value === 'string' && moment.test(value)) {
    return day === undefined ? { message: 'Введите дату: 01.02.2027' } : { choice: { value: startOfDay(day) } };
  }
  if (typeof value === 'object' && value !== null) return { message: 'Исправить можно после приёма, в самом объекте' };
  if (typeof value === 'boolean' || (question?.options.length ?? 0) > 0) return { message: 'Выберите один из ответов' };
  if (typeof value === 'string') return { choice: { value: text } };
  return { choice: { value: day === undefined ? (number ?? text) : startOfDay(day) } };
}

function numberOf(text: string): number | undefined {
  const plain = text
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  return numeral.test(plain) ? Number(plain) : undefined;
}
