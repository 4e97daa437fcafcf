import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import type { Question } from '#ui/dialog/question.ts';
import type { AnyItem } from './selection-kind.ts';
import type { SelectionWords } from './selection-words.ts';

type Words = Pick<SelectionWords, 'counted' | 'oneAsObject' | 'withIt' | 'hiddenOneStays' | 'hiddenOnesStay'>;

/**
 * Confirmation before deleting items with their comments; undefined when a single item can be restored by undo (F-03).
 */
export function deleteItemsQuestion(
  items: readonly Pick<AnyItem, 'comment' | 'isClientFavorite'>[],
  words: Words,
): Question | undefined {
  const commented = items.filter(({ comment }) => comment !== null).length;
  const [item] = items;
  if (items.length <= 1) return item && questionOfOne(item, words);
  const lost = commented === 0 ? '' : `Вместе с ними пропадут комментарии: ${formatCount(commented)}. `;
  return {
    title: `Удалить из подборки ${formatCountOf(items.length, words.counted)}?`,
    text: `${lost}${words.hiddenOnesStay}`,
    ...danger,
  };
}

const danger = { confirmLabel: 'Удалить', danger: true } as const;

function questionOfOne(
  { comment, isClientFavorite }: Pick<AnyItem, 'comment' | 'isClientFavorite'>,
  { oneAsObject, withIt, hiddenOneStays }: Words,
): Question | undefined {
  const lost = [comment !== null && 'комментарий', isClientFavorite && 'отметка клиента'].filter(
    (one) => one !== false,
  );
  if (lost.length === 0) return undefined;
  return {
    title: `Удалить ${oneAsObject} из подборки?`,
    text: `${withIt} ${lost.length === 1 ? 'пропадёт' : 'пропадут'} ${lost.join(' и ')}. ${hiddenOneStays}`,
    ...danger,
  };
}
