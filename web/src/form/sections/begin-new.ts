import type { FieldValues } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import type { FieldName, FormPlan } from './form-plan.ts';
import { sameValues } from './merge-values.ts';

/** Format of creation drafts. Since format 2 an unanswered flag is null; before, it was false, as for 'Нет' (N-01). */
export const DRAFT_FORMAT = 2;

/** Draft of a new entity. `newId` is the id of earlier attempts, so that a lost response leads to no duplicate. */
export interface NewDraft<Values> {
  readonly newId: string;
  readonly values: Values;
  /** `DRAFT_FORMAT` of the page that stored the draft; absent before format 2. */
  readonly format: number | undefined;
}

/** Initial state of a creation form. */
export interface NewBeginning<Values> extends Omit<NewDraft<Values>, 'format'> {
  /** The empty form. */
  readonly base: Values;
  readonly isRestored: boolean;
}

/** The empty form, with the values of the saved draft. */
export function beginNew<Values extends FieldValues>(
  plan: FormPlan<Values>,
  base: Values,
  draft: NewDraft<Values> | undefined,
): NewBeginning<Values> {
  const values = draft === undefined ? base : draftedValues(plan, base, draft);
  return { newId: draft?.newId ?? uuidv7(), base, values, isRestored: !sameValues(plan, values, base) };
}

/**
 * Values of a draft over those of the empty form. Fields that the draft does not know are empty; in an older format,
 * false in an optional flag means unanswered.
 */
export function draftedValues<Values extends FieldValues>(
  { maybeFlags }: FormPlan<Values>,
  empty: Values,
  { values, format = 1 }: NewDraft<Values>,
): Values {
  const drafted = { ...empty, ...values };
  if (format >= DRAFT_FORMAT || maybeFlags === undefined) return drafted;
  const unanswered = [...maybeFlags].filter((name: FieldName<Values>) => drafted[name] === false);
  return { ...drafted, ...Object.fromEntries(unanswered.map((name) => [name, null])) };
}
