import type { ToastWords } from '#ui/toast/toast-words.ts';

/** Only letters and digits are compared: invisible characters and surrounding spaces are not stored. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Toast when a colleague has completed the reminder earlier with another result; undefined when the typed one is
 * stored.
 * @param stored result of the completed reminder
 */
export function earlierResult(stored: string | null, typed: string): ToastWords | undefined {
  if (letters(stored ?? '') === letters(typed)) return undefined;
  const mine = typed.trim() === '' ? '' : `. Ваш не записан: «${typed.trim()}»`;
  return {
    title: 'Коллега отметил раньше',
    text: stored === null ? `Без итога${mine}` : `Итог: «${stored}»${mine}`,
  };
}
