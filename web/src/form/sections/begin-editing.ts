import type { FieldValues } from 'react-hook-form';
import type { FormPlan } from './form-plan.ts';
import { mergeValues, sameValues } from './merge-values.ts';

/** An entity that two people may edit concurrently. */
export interface Versioned {
  readonly rowVersion: number;
}

/** Typed values and the state they are based on, for a merge with a newer state. */
export interface EditDraft<Values> {
  readonly rowVersion: number;
  readonly base: Values;
  readonly values: Values;
}

/** Initial state of an edit. */
export interface Beginning<Values, State> {
  readonly loaded: State;
  readonly values: Values;
  /** Whether a draft was restored: the form then shows a message and offers to discard it. */
  readonly isRestored: boolean;
  /** Conflict to be resolved: another employee has changed the same fields since the draft. */
  readonly contested: Contest<Values, State> | undefined;
}

/** A conflict: base and changed values of both people. */
export interface Contest<Values, State> {
  readonly base: Values;
  readonly mine: Values;
  readonly current: State;
}

/** The loaded state, with the values of the draft restored. */
export function beginEditing<Values extends FieldValues, State extends Versioned>(
  plan: FormPlan<Values>,
  loaded: State,
  theirs: Values,
  draft: EditDraft<Values> | undefined,
): Beginning<Values, State> {
  if (draft === undefined) return { loaded, values: theirs, isRestored: false, contested: undefined };
  // A draft of an older version may lack a field: the loaded value is used.
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
