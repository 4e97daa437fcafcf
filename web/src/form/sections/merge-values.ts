import type { FieldValues } from 'react-hook-form';
import { type FieldName, type FormPlan, fieldNamesOf } from './form-plan.ts';

/** Result of merging two edits of the same base. */
export interface Merge<Values> {
  /** Their values with fields that only I changed; a conflict has mine until another is chosen. */
  readonly merged: Values;
  /** Fields that only they changed: their value is used. */
  readonly taken: readonly FieldName<Values>[];
  /** Fields that only I changed: my value is used. */
  readonly kept: readonly FieldName<Values>[];
  /** Fields that both changed differently: to be chosen. */
  readonly conflicts: readonly FieldName<Values>[];
}

/** Three-way, field by field. */
export function mergeValues<Values extends FieldValues>(
  plan: FormPlan<Values>,
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const taken: FieldName<Values>[] = [];
  const kept: FieldName<Values>[] = [];
  const conflicts: FieldName<Values>[] = [];
  for (const name of fieldNamesOf(plan)) {
    const isMine = !plan.isSame(name, base, mine);
    const isTheirs = !plan.isSame(name, base, theirs);
    if (isMine && isTheirs && !plan.isSame(name, mine, theirs)) conflicts.push(name);
    else if (isTheirs && !isMine) taken.push(name);
    else if (isMine && !isTheirs) kept.push(name);
  }
  return { merged: withFields(theirs, mine, [...kept, ...conflicts]), taken, kept, conflicts };
}

/** `values` with some fields of `other`. */
export function withFields<Values extends FieldValues>(
  values: Values,
  other: Values,
  names: readonly FieldName<Values>[],
): Values {
  const chosen = Object.fromEntries(names.map((name) => [name, other[name]]));
  return { ...values, ...chosen };
}

/** Whether two states of the form would be saved alike. */
export function sameValues<Values extends FieldValues>(plan: FormPlan<Values>, one: Values, other: Values): boolean {
  return one === other || fieldNamesOf(plan).every((name) => plan.isSame(name, one, other));
}
