import type { RequestMatches } from '@gektar/contract/requests/request-matches.ts';
import { formatCount, formatShare } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import type { SavedFits } from './saved-fits.ts';

const fewPeople = ['никому', 'одному', 'двум', 'трём', 'четырём', 'пяти'];

const toRequests = (count: number) => formatCountOf(count, ['запросу', 'запросам', 'запросам']);

/** 'Сохранено. Подходит 3 запросам' */
export function savedTitle(count: number): string {
  return `Сохранено. Подходит ${toRequests(count)}`;
}

/** 'Подойдёт 3 запросам' */
export function unsavedTitle(count: number): string {
  return `Подойдёт ${toRequests(count)}`;
}

/** '«Промплощадка у ЦКАД» 100 %, «Завод ЖБИ» 82 % и ещё 4 — до снижения цены двум' */
export function savedNames(
  { all, items }: RequestMatches<{ readonly name: string }>,
  { before, cause }: Pick<SavedFits, 'before' | 'cause'>,
): string {
  const names = items
    .map(({ request, percent }) => `«${request.name}» ${formatShare((percent ?? 0) / 100)}`)
    .join(', ');
  const others = all > items.length ? ` и ещё ${formatCount(all - items.length)}` : '';
  const change =
    before === undefined || before === all ? '' : ` — ${cause} ${fewPeople[before] ?? formatCount(before)}`;
  return `${names}${others}${change}`;
}
