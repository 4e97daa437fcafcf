import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, objects, plural } from '@gektar/format/plural.ts';

/** 'Выбрано 3 объекта', 'Выбрано 1 000 из 2 363' while more was found than is loaded. */
export function chosenTitle(count: number, outOf?: number, forms = objects): string {
  const verb = plural(count, ['Выбран', 'Выбрано', 'Выбрано']);
  return outOf === undefined
    ? `${verb} ${formatCountOf(count, forms)}`
    : `${verb} ${formatCount(count)} из ${formatCount(outOf)}`;
}
