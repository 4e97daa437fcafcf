import type { FieldValues } from 'react-hook-form';
import type { FormPlan } from './form-plan.ts';
import { mergeValues, sameValues } from './merge-values.ts';

/** What is stored and can be edited by two people at a time. */
export interface Versioned {
  readonly rowVersion: number;
}

/** What was typed, and the state it was typed over: enough to merge it with a newer one. */
export interface EditDraft<Values> {
  readonly rowVersion: number;
  readonly base: Values;
  readonly values: Values;
}

/** What an edit opens with. */
export interface Beginning<Values, State> {
  readonly loaded: State;
  readonly values: Values;
  /** A draft was found: the form says so, and offers to drop it. */
  readonly isRestored: boolean;
  /** The draft was typed over a state that somebody has changed since, in the same fields: they must be chosen. */
  readonly contested: Contest<Values, State> | undefined;
}

/** Two people changed one thing: what each began from and came to. */
export interface Contest<Values, State> {
  readonly base: Values;
  readonly mine: Values;
  readonly current: State;
}

/** The loaded state, with whatever was typed before and not saved. */
export function beginEditing<Values extends FieldValues, State extends Versioned>(
  plan: FormPlan<Values>,
  loaded: State,
  theirs: Values,
  draft: EditDraft<Values> | undefined,
): Beginning<Values, State> {
  if (draft === undefined) return { loaded, values: theirs, isRestored: false, contested: undefined };
  // A draft of an older version of the page may lack a field: there the loaded one stands.
  const [base, mine] = [
    { ...theirs, ...draft.base },
    { ...theirs, ...draft.values },
  ];
  const isSameState = draft.rowVersion === loaded.rowVersion;
  const merge = isSameState ? undefined : mergeValues(plan, base, mine, theirs);
  const values = merge?.merged ?? mine;
  if (sameValues(plan, values, theirs)) return { loaded, values: theirs, isRestored: false, contested: undefined };
  const contested = merge && merge.conflicts.length > 0 ? { base, mine, current: loaded } : undefined;
  return { loaded, values: contested ? mine : values, isRestored: true, contested };
}
