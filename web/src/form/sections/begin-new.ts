import type { FieldValues } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import type { FormPlan } from './form-plan.ts';
import { sameValues } from './merge-values.ts';

/** What was typed of something new, and the id it was perhaps already sent with: a lost answer makes no second one. */
export interface NewDraft<Values> {
  readonly newId: string;
  readonly values: Values;
}

/** What a creation opens with. */
export interface NewBeginning<Values> extends NewDraft<Values> {
  /** The empty form. */
  readonly base: Values;
  readonly isRestored: boolean;
}

/** The empty form, with whatever was typed before and not saved. */
export function beginNew<Values extends FieldValues>(
  plan: FormPlan<Values>,
  base: Values,
  draft: NewDraft<Values> | undefined,
): NewBeginning<Values> {
  // A draft of an older version of the page may lack a field: there it is empty.
  const values = { ...base, ...draft?.values };
  return { newId: draft?.newId ?? uuidv7(), base, values, isRestored: !sameValues(plan, values, base) };
}
