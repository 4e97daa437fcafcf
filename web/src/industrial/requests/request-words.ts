import { fixedValues, shortLabel } from '@gektar/contract/fields.ts';
import type { FullCityRegion } from '@gektar/contract/industrial/city-region.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import {
  type AskedFlag,
  askedAreaFlags,
  askedFlags,
  requestFields,
} from '@gektar/contract/industrial/requests/request-fields.ts';
import { areaFlags } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatDayRange, formatRange } from '@gektar/format/range.ts';
import { inSentence, shortAreaNames } from '#industrial/areas/area-words.ts';

/** Requested places in the order of the request: 'Московская область, Химки'. */
export function placeWords(places: readonly Pick<FullCityRegion, 'region' | 'city'>[]): string {
  return places.map(({ region, city }) => city?.name ?? region.name).join(', ');
}

/** Days in words: '01.12.2026 - 01.04.2027', 'с 01.12.2026', 'по 01.04.2027'; undefined without ends. */
export function daysWords(range: IndustrialRequest['accessDate']): string | undefined {
  return formatDayRange({ from: range?.from ?? null, to: range?.to ?? null });
}

/** Kinds of warehouse that a request asks for: 'Сухой, морозильный'. */
export function warehouseWords(request: Pick<IndustrialRequest, AskedFlag>): string {
  return askedAreaFlags
    .filter((flag) => request[flag])
    .map((flag) => shortAreaNames[areaFlags[flag]])
    .map((name, at) => (at === 0 ? name : inSentence(name)))
    .join(', ');
}

/** Flags that are asked for, in few words: 'Тёплый склад', 'BTS'. */
export function askedChips(request: Pick<IndustrialRequest, AskedFlag>): string[] {
  return askedFlags.filter((flag) => request[flag]).map((flag) => shortLabel(requestFields[flag]));
}

type Asked = {
  readonly [Name in
    | 'vacancyAreaRange'
    | 'netRentalRateTo'
    | 'workingHeightRange'
    | 'accessDate']: IndustrialRequest[Name];
} & {
  readonly buildingClasses: readonly number[];
};

/** Key requirements for a vacancy and its building, with labels; empty ones are omitted. */
export function askedFacts(asked: Asked) {
  const { vacancyAreaRange, netRentalRateTo, buildingClasses, workingHeightRange, accessDate } = asked;
  const { vacancyAreaRange: area, netRentalRateTo: rate } = requestFields;
  const { buildingClasses: classes, workingHeightRange: height } = requestFields;
  const facts: readonly (readonly [label: string, text: string | undefined])[] = [
    [area.label, vacancyAreaRange ? formatRange(vacancyAreaRange, area.unit) : undefined],
    [rate.label, netRentalRateTo === null ? undefined : formatQuantity(netRentalRateTo, rate.unit)],
    [
      shortLabel(classes),
      fixedValues(classes.values, buildingClasses)
        .map(({ name }) => name)
        .join(', '),
    ],
    [height.label, workingHeightRange ? formatRange(workingHeightRange, height.unit) : undefined],
    [shortLabel(requestFields.accessDate), daysWords(accessDate)],
  ];
  return facts;
}
