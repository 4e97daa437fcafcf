import type { ToastWords } from '#ui/toast/toast-words.ts';

/** Invisible characters and spaces around a text are not stored. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Words for a reminder that a colleague finished sooner with another result; undefined when the typed one is stored.
 * @param stored result of the finished reminder
 */
export function earlierResult(stored: string | null, typed: string): ToastWords | undefined {
  if (letters(stored ?? '') === letters(typed)) return undefined;
  const mine = typed.trim() === '' ? '' : `. Ваш не записан: «${typed.trim()}»`;
  return {
    title: 'Коллега отметил раньше',
    text: stored === null ? `Без итога${mine}` : `Итог: «${stored}»${mine}`,
  };
}
