import { formatShare } from '#format/number.ts';
import { formatCountOf, type PluralForms } from '#format/plural.ts';
import { advantageFlags } from '#land/properties/property-labels.ts';
import { isFieldFilled, type Problems } from './check-values.ts';
import { fieldNames, type PropertyFieldName, requiredFields } from './property-sections.ts';
import type { PropertyValues } from './property-values.ts';

/** States of a section (1§2, D-05). */
export type SectionStatus = 'notCompleted' | 'completed' | 'error';

/** Words of the states (docs/glossary.md). */
export const statusWords = {
  notCompleted: 'Не заполнено',
  completed: 'Заполнено',
  error: 'Есть ошибки',
} as const satisfies Record<SectionStatus, string>;

const mistakes: PluralForms = ['ошибка', 'ошибки', 'ошибок'];
const plainFlags: ReadonlySet<PropertyFieldName> = new Set(advantageFlags);

export interface SectionState {
  readonly status: SectionStatus;
  readonly filled: number;
  readonly total: number;
  /** '7 из 11, 2 ошибки' */
  readonly caption: string;
}

/**
 * @param shown problems the person has been told about; they mark the section
 * @param all problems there are, told or not; without one in a required field a section is completed
 */
export function sectionState(
  fields: readonly PropertyFieldName[],
  values: PropertyValues,
  shown: ReadonlySet<PropertyFieldName>,
  all: Problems,
): SectionState {
  const total = fields.length;
  const filled = fields.filter((name) => (plainFlags.has(name) ? values[name] === true : isFieldFilled(values, name)));
  const wrong = fields.filter((name) => shown.has(name)).length;
  const isUnready = fields.some((name) => requiredFields.has(name) && all.has(name));
  const status = wrong > 0 ? 'error' : isUnready || filled.length === 0 ? 'notCompleted' : 'completed';
  const counted = filled.length === 0 ? statusWords.notCompleted : `${filled.length} из ${total}`;
  const caption = wrong > 0 ? `${counted}, ${formatCountOf(wrong, mistakes)}` : counted;
  return { status, filled: filled.length, total, caption };
}

/** Filled fields of all fields; yes/no and numbers always count as filled (H-19). */
export function filledShare(values: PropertyValues): number {
  return fieldNames.filter((name) => isFieldFilled(values, name)).length / fieldNames.length;
}

/** '64 %', whole, and 100 % only when nothing is left. */
export function filledText(values: PropertyValues): string {
  return formatShare(Math.floor(filledShare(values) * 100) / 100);
}

/** '2 ошибки' */
export function countMistakes(count: number): string {
  return formatCountOf(count, mistakes);
}
