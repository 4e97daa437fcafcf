import { formatPlain, formatQuantity } from '@gektar/format/number.ts';
import { formatRange } from '@gektar/format/range.ts';
import { chosenOf, type MinuteChoices, type MinuteKind } from './minute-kind.ts';
import type { MinutePlace, MinuteValues } from './minute-values.ts';

type Kind = Pick<MinuteKind, 'domain' | 'area' | 'budgetOf' | 'hasCities'>;

/** Longest name of a request (1§3, 3§3). */
const NAME_LENGTH = 500;

/** Places that a domain supports: regions, cities where it has them, highways of its dictionary. */
export function placesOf(
  { hasCities }: Pick<MinuteKind, 'hasCities'>,
  { highways }: Pick<MinuteChoices, 'highways'>,
  places: readonly MinutePlace[],
): readonly MinutePlace[] {
  return places.filter(
    (place) =>
      place.kind === 'region' ||
      (place.kind === 'city' && hasCities) ||
      (place.kind === 'highway' && highways.some(({ name }) => name === place.name)),
  );
}

/** Name of the request: 'Антон Рябинин: аренда, сухой, 5 000 - 8 000 м², Ленинградское шоссе'. */
export function minuteName(caller: string, kind: Kind, values: MinuteValues, choices: MinuteChoices): string {
  const { types, area } = values.asked[kind.domain];
  const words = [
    values.deal && lowered(values.deal),
    ...chosenOf(choices.types, types).map(({ label }) => lowered(label)),
    formatRange(area, kind.area.unit, formatPlain),
    ...placesOf(kind, choices, values.places).map(({ name }) => name),
  ].filter((word) => typeof word === 'string');
  return `${caller}: ${words.join(', ')}`.slice(0, NAME_LENGTH).trimEnd();
}

function lowered(label: string): string {
  return `${label.charAt(0).toLocaleLowerCase('ru')}${label.slice(1)}`;
}

/** Comment of the request: the note, and the budget if the request has no field for it. */
export function minuteComment(kind: Kind, values: MinuteValues): string | null {
  const { budgetTo } = values.asked[kind.domain];
  const budget = kind.budgetOf(values.deal);
  const unstored = budgetTo !== null && !budget.isStored && `Бюджет до ${formatQuantity(budgetTo, budget.unit)}`;
  return [values.note.trim(), unstored].filter(Boolean).join('\n') || null;
}
