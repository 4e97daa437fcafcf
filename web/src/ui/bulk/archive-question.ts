import { TRASH_DAYS } from '@gektar/contract/trash/trash.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import type { Question } from '#ui/dialog/question.ts';

/** How many are archived without a question at most. */
const MOST_UNASKED = 19;

const fromTrash = `Вернуть их одним действием можно на странице «Корзина» в течение ${TRASH_DAYS} дней.`;

/**
 * The question before many are archived (own wording, 0035); undefined for a few.
 * @param wayBack by default all of one action return together
 */
export function archiveQuestion(count: number, forms: PluralForms, wayBack = fromTrash): Question | undefined {
  if (count <= MOST_UNASKED) return undefined;
  return {
    title: `Архивировать ${formatCountOf(count, forms)}?`,
    text: wayBack,
    confirmLabel: 'Архивировать',
  };
}
