import type * as z from 'zod';
import { isRecord } from './records.ts';

/** Messages at fields, literal (1§5, K-01, K-02). */
export const fieldMessages = {
  required: 'Обязательное поле',
  positive: 'Положительное число',
  integer: 'Целое число',
  incorrect: 'Данные введены не корректно',
  enter: 'Введите данные',
  choose: 'Введите или выберите из списка',
  /** For any error in the form of a contact (K-01). */
  contact: 'Данные ведены некорректно',
  dictionaryName: 'Поле обязательно для запонения',
  range: 'Данные введены некорректно',
  /** Messages of the industrial domain, literal (2§5, 3§5, K-03). */
  rangeOrder: "Значение в поле 'От' должно быть меньше или равно значению в поле 'До'",
  rangeTooltip: 'Ошибка',
  zero: 'Недопустимое значение',
  digits: 'Только цифры',
  date: 'Некорректная дата',
} as const;

/**
 * The Russian message for an issue of a schema, the same in a form and in the server's answer. An empty list or name
 * counts as missing; a value of another type as incorrect.
 */
export function fieldMessage(issue: z.core.$ZodRawIssue): string {
  const rule = 'params' in issue && isRecord(issue.params) ? issue.params['rule'] : undefined;
  if (rule === 'range' || rule === 'rangeOrder' || rule === 'zero') return fieldMessages[rule];
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return fieldMessages.required;
      if (issue.expected === 'int') return fieldMessages.integer;
      return issue.expected === 'number' ? fieldMessages.digits : fieldMessages.incorrect;
    case 'too_small':
      if (issue.origin === 'string') return fieldMessages.required;
      if (issue.origin === 'array') return fieldMessages.enter;
      return issue.minimum === 0 && !issue.inclusive && issue.input === 0 ? fieldMessages.zero : lowerBound(issue);
    case 'too_big':
      return `Не больше ${russianNumber(Number(issue.maximum))}${counted[issue.origin] ?? ''}`;
    case 'unrecognized_keys':
    case 'invalid_format':
    case 'invalid_value':
    case 'invalid_union':
    case 'custom':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return fieldMessages.incorrect;
  }
}

/**
 * The message for a missing value or one of another type; other issues keep their own messages. A plain `error` of a
 * schema would replace all of them.
 */
export function whenMissing(message: string): { error: z.core.$ZodErrorMap } {
  return { error: (issue) => (issue.code === 'invalid_type' ? message : undefined) };
}

/** Counted unit in the message about a maximum length. */
const counted: Record<string, string> = { string: ' знаков', array: ' значений' };

/** Message of a value below its minimum; for a positive number it names the minimum. */
function lowerBound({ minimum, input }: { minimum: number | bigint; input?: unknown }): string {
  const isPositive = typeof input === 'number' && input > 0;
  return Number(minimum) >= 0 && !isPositive ? fieldMessages.positive : `Не меньше ${russianNumber(Number(minimum))}`;
}

function russianNumber(value: number): string {
  return new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 4 }).format(value);
}
