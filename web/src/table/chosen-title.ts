import { MAX_TAKE } from '@gektar/contract/list-limits.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, objects, type PluralForms, plural } from '@gektar/format/plural.ts';

const chosen: PluralForms = ['Выбран', 'Выбрано', 'Выбрано'];

/** Whether the filter found more rows than are loaded, and so many are selected that all are probably wanted. */
export function isPartOfFound(chosenCount: number, loadedCount: number, total: number | undefined): boolean {
  return (
    total !== undefined && loadedCount > 0 && chosenCount < total && chosenCount >= Math.min(loadedCount, MAX_TAKE)
  );
}

/** 'Выбрано 3 объекта', 'Выбрано 1 000 из 2 363' while more was found than is loaded. */
export function chosenTitle(count: number, outOf?: number, forms = objects, verbs = chosen): string {
  const verb = plural(count, verbs);
  return outOf === undefined
    ? `${verb} ${formatCountOf(count, forms)}`
    : `${verb} ${formatCount(count)} из ${formatCount(outOf)}`;
}
