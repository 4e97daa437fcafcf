import type { EndedOperation } from '@gektar/contract/today/notification.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { operationTitle } from '#operations/operation-words.ts';
import type { entityWords } from '#shell/my-operations/entity-words.ts';

/**
 * 'Изменено: 42 вакансии', 'Изменено 39 из 42 вакансий, не принято 3', 'Отмена: Ставка: 42 вакансии'; followed by ',
 * остановлено' when the change was stopped.
 */
export function outcomeTitle(
  operation: EndedOperation,
  { fields, forms }: (typeof entityWords)[keyof typeof entityWords],
): string {
  const { kind, totalCount, doneCount, refusedCount, isStopped } = operation;
  const isWhole = doneCount === totalCount;
  const changed = isWhole
    ? `Изменено: ${formatCountOf(doneCount, forms)}`
    : `Изменено ${formatCount(doneCount)} из ${formatCount(totalCount)} ${ofForm(totalCount, forms)}`;
  const title = kind === 'undo' ? operationTitle(operation, fields, forms) : changed;
  return [title, refusedCount > 0 && `не принято ${formatCount(refusedCount)}`, isStopped && 'остановлено']
    .filter(Boolean)
    .join(', ');
}

/** Noun form after 'из': 'из 41 вакансии', 'из 42 вакансий'. */
const ofForm = (count: number, [, few, many]: PluralForms) => (count % 10 === 1 && count % 100 !== 11 ? few : many);
