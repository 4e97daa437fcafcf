import { formatShare } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import type { FieldValues } from 'react-hook-form';
import { type FieldName, type FormPlan, fieldNamesOf, type Problems } from './form-plan.ts';

/** States of a section (1§2, D-05). */
export type SectionStatus = 'notCompleted' | 'completed' | 'error';

/** Words of the states (docs/glossary.md). */
export const statusWords = {
  notCompleted: 'Не заполнено',
  completed: 'Заполнено',
  error: 'Есть ошибки',
} as const satisfies Record<SectionStatus, string>;

const mistakes: PluralForms = ['ошибка', 'ошибки', 'ошибок'];

export interface SectionState {
  readonly status: SectionStatus;
  readonly filled: number;
  readonly total: number;
  /** '7 из 11, 2 ошибки' */
  readonly caption: string;
}

/** Required fields and problems of a form. */
export interface FormState<Name extends string> {
  readonly required: ReadonlySet<Name>;
  /** Problems shown to the user; they mark the section. */
  readonly shown: ReadonlySet<Name>;
  /** All problems, shown or not; a section is completed when none of its required fields has one. */
  readonly all: Problems<Name>;
}

/** Progress of a section. */
export function sectionState<Values extends FieldValues>(
  plan: FormPlan<Values>,
  fields: readonly FieldName<Values>[],
  values: Values,
  { required, shown, all }: FormState<FieldName<Values>>,
): SectionState {
  const total = fields.length;
  const filled = fields.filter((name) => (plan.ticks?.has(name) ? values[name] === true : plan.isFilled(values, name)));
  const wrong = fields.filter((name) => shown.has(name)).length;
  const isUnready = fields.some((name) => required.has(name) && all.has(name));
  const status = wrong > 0 ? 'error' : isUnready || filled.length === 0 ? 'notCompleted' : 'completed';
  const counted = filled.length === 0 ? statusWords.notCompleted : `${filled.length} из ${total}`;
  const unfilled = unfilledText(plan, fields, values, { required, shown });
  const caption = wrong > 0 ? `${counted}, ${formatCountOf(wrong, mistakes)}` : counted;
  return { status, filled: filled.length, total, caption: unfilled ?? caption };
}

/** Text of a section while a required field of it is empty after a save (H-20). */
export function unfilledText<Values extends FieldValues>(
  plan: FormPlan<Values>,
  fields: readonly FieldName<Values>[],
  values: Values,
  { required, shown }: Pick<FormState<FieldName<Values>>, 'required' | 'shown'>,
): string | undefined {
  const isLeftOut = fields.some((name) => required.has(name) && shown.has(name) && !plan.isFilled(values, name));
  return isLeftOut ? plan.unfilledText : undefined;
}

/** Share of filled fields, checkboxes excluded; yes/no answers and numbers always count as filled (H-19). */
export function filledShare<Values extends FieldValues>(plan: FormPlan<Values>, values: Values): number {
  const names = fieldNamesOf(plan).filter((name) => !plan.ticks?.has(name));
  return names.filter((name) => plan.isFilled(values, name)).length / names.length;
}

/** '64 %': a whole number, rounded down so that 100 % means all. */
export function filledText(share: number): string {
  return formatShare(Math.floor(share * 100) / 100);
}

/** '2 ошибки' */
export function countMistakes(count: number): string {
  return formatCountOf(count, mistakes);
}
