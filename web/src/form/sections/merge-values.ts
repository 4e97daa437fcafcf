import type { FieldValues } from 'react-hook-form';
import { type FieldName, type FormPlan, fieldNamesOf } from './form-plan.ts';

/** Result of merging two edits of the same base. */
export interface Merge<Values> {
  /**
   * The values of `theirs`, with fields that only `mine` changed; in a conflict those of `mine`, until the other is
   * chosen.
   */
  readonly merged: Values;
  /** Fields that only `theirs` changed, whose values are used. */
  readonly taken: readonly FieldName<Values>[];
  /** Fields that only `mine` changed, whose values are used. */
  readonly kept: readonly FieldName<Values>[];
  /** Fields that both changed, to different values: the user must choose. */
  readonly conflicts: readonly FieldName<Values>[];
}

/** Merges two edits of the same base, field by field. */
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

/** Whether saving either state of the form would have the same result. */
export function sameValues<Values extends FieldValues>(plan: FormPlan<Values>, one: Values, other: Values): boolean {
  return one === other || fieldNamesOf(plan).every((name) => plan.isSame(name, one, other));
}
