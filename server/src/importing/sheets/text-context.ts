import type { ReadingContext } from './read-value.ts';

/**
 * The context of a text without a column: a title, a remark, a part of a cell. It has no units but its own, and days
 * without a year are near the day of the list.
 */
export function textContext(
  listDay: string,
  { choices, choiceWords }: Pick<ReadingContext, 'choices' | 'choiceWords'>,
): ReadingContext {
  return { units: {}, choices, choiceWords, now: new Date(`${listDay}T12:00:00Z`), listDay };
}
