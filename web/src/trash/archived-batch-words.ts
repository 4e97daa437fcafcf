import type { ArchivedBatch, ReturnedBatch } from '@gektar/contract/trash/archived-batches.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';

/** 'В архив: 2 980 объектов'. */
export function batchTitle({ totalCount }: Pick<ArchivedBatch, 'totalCount'>, forms: PluralForms): string {
  return `В архив: ${formatCountOf(totalCount, forms)}`;
}

/** 'вернутся 2 975: остальное с тех пор уже меняли'; undefined when the whole batch can still be restored. */
export function batchRest({ totalCount, count }: Pick<ArchivedBatch, 'totalCount' | 'count'>): string | undefined {
  if (count === totalCount) return undefined;
  const verb = plural(count, ['вернётся', 'вернутся', 'вернутся']);
  return `${verb} ${formatCount(count)}: остальное с тех пор уже меняли`;
}

/** 'Из архива: 2 975 объектов. Удалено и не вернулось: 3'. */
export function returnedText({ count, goneCount }: ReturnedBatch, forms: PluralForms): string {
  const gone = goneCount > 0 ? `. Удалено и не вернулось: ${formatCount(goneCount)}` : '';
  return `Из архива: ${formatCountOf(count, forms)}${gone}`;
}
