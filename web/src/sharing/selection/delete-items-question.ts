import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import type { Question } from '#ui/dialog/question.ts';
import type { SelectionWords } from './selection-words.ts';

type Words = Pick<SelectionWords, 'counted' | 'oneAsObject' | 'withIt' | 'hiddenOneStays' | 'hiddenOnesStay'>;

/** What is asked before items are deleted with their comments; undefined: one without a comment goes without a question (F-03). */
export function deleteItemsQuestion(
  items: readonly { readonly comment: string | null }[],
  words: Words,
): Question | undefined {
  const commented = items.filter(({ comment }) => comment !== null).length;
  if (items.length <= 1) return commented === 0 ? undefined : questionOfOne(words);
  const lost = commented === 0 ? '' : `Вместе с ними пропадут комментарии: ${formatCount(commented)}. `;
  return {
    title: `Удалить из подборки ${formatCountOf(items.length, words.counted)}?`,
    text: `${lost}${words.hiddenOnesStay}`,
    ...danger,
  };
}

const danger = { confirmLabel: 'Удалить', danger: true } as const;

function questionOfOne({ oneAsObject, withIt, hiddenOneStays }: Words): Question {
  return {
    title: `Удалить ${oneAsObject} из подборки?`,
    text: `${withIt} пропадёт комментарий. ${hiddenOneStays}`,
    ...danger,
  };
}
