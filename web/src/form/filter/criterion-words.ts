import { formatDayRange, formatRange } from '@gektar/format/range.ts';
import type { ReactNode } from 'react';
import { type Choices, type CriterionAbout, chosenIn } from './criterion.ts';

/** Number of values named in the text; further ones are only counted. */
const NAMED = 2;

/** Text of a set criterion: 'от 0,50 га', 'Москва, Тверская область', 'Да'. */
export function criterionWords(about: CriterionAbout, value: unknown, choices: Choices): ReactNode {
  switch (about.kind) {
    case 'text':
      return String(value);
    case 'choice':
      return choiceWords(chosenIn(about, value), choices);
    case 'range':
      return formatRange(ends<number>(value), about.unit) ?? '';
    case 'days':
      return formatDayRange(ends<string>(value)) ?? '';
    case 'flag':
      return value === true ? about.yes : about.no;
    case 'own':
      return about.words(value);
  }
}

function ends<T>(value: unknown): { from: T | null; to: T | null } {
  const { from = null, to = null } = (value ?? {}) as { from?: T | null; to?: T | null };
  return { from, to };
}

function choiceWords(ids: readonly (number | string)[], choices: Choices): string {
  const names = new Map(choices.map((choice) => [choice.value, choice.label]));
  const known = ids.slice(0, NAMED).map((id) => names.get(id) ?? '…');
  const rest = ids.length - known.length;
  return rest > 0 ? `${known.join(', ')} и ещё ${rest}` : known.join(', ');
}
