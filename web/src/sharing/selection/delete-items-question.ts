import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import type { Question } from '#ui/dialog/question.ts';

/** What is asked before items are deleted with their comments; undefined: one without a comment goes without a question (F-03). */
export function deleteItemsQuestion(items: readonly { readonly comment: string | null }[]): Question | undefined {
  const commented = items.filter(({ comment }) => comment !== null).length;
  if (items.length <= 1) return commented === 0 ? undefined : questionOfOne;
  const lost = commented === 0 ? '' : `Вместе с ними пропадут комментарии: ${formatCount(commented)}. `;
  return {
    title: `Удалить из подборки ${formatCountOf(items.length, objects)}?`,
    text: `${lost}Скрытые объекты хранят комментарии и могут вернуться.`,
    ...danger,
  };
}

const danger = { confirmLabel: 'Удалить', danger: true } as const;

const questionOfOne: Question = {
  title: 'Удалить объект из подборки?',
  text: 'Вместе с ним пропадёт комментарий. Скрытый объект хранит комментарий и может вернуться.',
  ...danger,
};
