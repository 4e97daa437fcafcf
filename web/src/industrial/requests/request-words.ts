import { shortLabel } from '@gektar/contract/fields.ts';
import type { FullCityRegion } from '@gektar/contract/industrial/city-region.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { factsOfRequest } from '@gektar/contract/industrial/requests/request-facts.ts';
import {
  type AskedFlag,
  askedAreaFlags,
  askedFlags,
  requestFields,
} from '@gektar/contract/industrial/requests/request-fields.ts';
import { areaFlags } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import { missing } from '@gektar/format/words.ts';
import { describedText } from '#form/described/described-text.ts';
import { inSentence, shortAreaNames } from '#industrial/areas/area-words.ts';

/** Requested places in the order of the request: 'Московская область, Химки'. */
export function placeWords(places: readonly Pick<FullCityRegion, 'region' | 'city'>[]): string {
  return places.map(({ region, city }) => city?.name ?? region.name).join(', ');
}

/** Requested kinds of warehouse: 'Сухой, морозильный'. */
export function warehouseWords(request: Pick<IndustrialRequest, AskedFlag>): string {
  return askedAreaFlags
    .filter((flag) => request[flag])
    .map((flag) => shortAreaNames[areaFlags[flag]])
    .map((name, at) => (at === 0 ? name : inSentence(name)))
    .join(', ');
}

/** Short texts of the requested flags: 'Тёплый склад', 'BTS'. */
export function askedChips(request: Pick<IndustrialRequest, AskedFlag>): string[] {
  return askedFlags.filter((flag) => request[flag]).map((flag) => shortLabel(requestFields[flag]));
}

type Figure = ReturnType<typeof factsOfRequest<'figures'>>[number];

/** Key requirements for a vacancy and its building, with labels; empty ones are omitted. */
export function askedFacts(
  asked: Readonly<Record<Figure, unknown>>,
): (readonly [label: string, text: string | undefined])[] {
  return factsOfRequest('figures').map((name) => {
    const text = describedText(requestFields[name], asked[name]);
    return [labelOf(name), text === missing.value ? undefined : text];
  });
}

/** Label of a figure; full for a range, since 'Площадь' alone could be that of the building. */
function labelOf(name: Figure): string {
  const field = requestFields[name];
  return field.kind === 'range' ? field.label : shortLabel(field);
}
