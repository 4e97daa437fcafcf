import { TRASH_DAYS } from '@gektar/contract/trash/trash.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import type { Question } from '#ui/dialog/question.ts';

/** Largest number of objects that are archived without a confirmation. */
const MOST_UNASKED = 19;

const fromTrash = `Вернуть их одним действием можно на странице «Корзина» в течение ${TRASH_DAYS} дней.`;

/**
 * Confirmation before archiving many objects (not in the specification, 0035); undefined for a few.
 * @param wayBack text about undoing; by default, all objects of one action can be restored together from the trash
 */
export function archiveQuestion(count: number, forms: PluralForms, wayBack = fromTrash): Question | undefined {
  if (count <= MOST_UNASKED) return undefined;
  return {
    title: `Архивировать ${formatCountOf(count, forms)}?`,
    text: wayBack,
    confirmLabel: 'Архивировать',
  };
}
