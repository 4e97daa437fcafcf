import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { type AskedFlag, askedAreaFlags } from '@gektar/contract/industrial/requests/request-fields.ts';
import { areaFlags } from '@gektar/contract/industrial/vacancies/vacancy-filter.ts';
import { formatDate } from '@gektar/format/date.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { inSentence, shortAreaNames } from '#industrial/areas/area-words.ts';

/** Requested places in the order of the request: 'Московская область, Химки'. */
export function placeWords(places: IndustrialRequest['fullCityRegions']): string {
  return places.map(({ region, city }) => city?.name ?? region.name).join(', ');
}

/** Days in words: '01.12.2026 - 01.04.2027', 'с 01.12.2026', 'по 01.04.2027'; undefined without ends. */
export function daysWords(range: IndustrialRequest['accessDate']): string | undefined {
  const { from = null, to = null } = range ?? {};
  if (from !== null && to !== null) return `${formatDate(from)}${nbsp}- ${formatDate(to)}`;
  if (from !== null) return `с${nbsp}${formatDate(from)}`;
  return to === null ? undefined : `по${nbsp}${formatDate(to)}`;
}

/** Kinds of warehouse that a request asks for: 'Сухой, морозильный'. */
export function warehouseWords(request: Pick<IndustrialRequest, AskedFlag>): string {
  return askedAreaFlags
    .filter((flag) => request[flag])
    .map((flag) => shortAreaNames[areaFlags[flag]])
    .map((name, at) => (at === 0 ? name : inSentence(name)))
    .join(', ');
}
