import type { FieldDescription } from '@gektar/contract/fields.ts';

/** Length of the longest value shown in a button (characters). */
const LONGEST = 32;

/**
 * Label of a button that restores a value: 'Вернуть 12 800,00', 'Вернуть «Активная»', 'Вернуть пустое'.
 * @param text the value without its unit; undefined when it cannot be shown
 */
export function restoreWords(field: FieldDescription | undefined, value: unknown, text: string | undefined): string {
  if (value === null || value === undefined || value === '') return 'Вернуть пустое';
  if (text === undefined) return 'Вернуть прежнее';
  const kind = field?.kind;
  if (kind === 'number' || kind === 'day' || kind === 'moment' || kind === 'range') return `Вернуть ${text}`;
  return `Вернуть «${text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text}»`;
}
