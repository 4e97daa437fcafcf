import type { CallerCard, LastTalk } from '@gektar/contract/people/caller.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import { formatCount, formatPlain } from '@gektar/format/number.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units, withUnit } from '@gektar/format/unit.ts';

/** '9 000 - 18 000 м² · 10 в подборке · 2 нравятся', '2 - 4 га · в архиве'. */
export function callerRequestNote({
  domain,
  areaFrom: from,
  areaTo: to,
  selection,
  isEnabled,
}: CallerCard['requests'][number]): string {
  const area = formatRange({ from, to }, domain === 'land' ? units.hectare : units.squareMetre, formatPlain);
  const parts = [
    area,
    selection && selection.itemCount > 0 ? `${formatCount(selection.itemCount)} в подборке` : undefined,
    selection && selection.favoriteCount > 0 ? liked(selection.favoriteCount) : undefined,
    isEnabled ? undefined : 'в архиве',
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

/** '1 нравится', '2 нравятся'. */
function liked(count: number): string {
  return `${formatCount(count)} ${count % 10 === 1 && count % 100 !== 11 ? 'нравится' : 'нравятся'}`;
}

/** '19.11.2026 16:05, 6 мин'. */
export function talkTime({ dateTime, minutes }: Pick<LastTalk, 'dateTime' | 'minutes'>): string {
  return [formatDateTime(dateTime), ...(minutes === null ? [] : [withUnit(formatCount(minutes), 'мин')])].join(', ');
}
