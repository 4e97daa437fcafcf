import type { Property } from '@gektar/contract/land/properties/property.ts';
import { mergeValues, sameValues } from './merge-values.ts';
import type { PropertyDraftContent } from './property-drafts.ts';
import { type PropertyValues, toValues } from './property-values.ts';

/** What a form opens with. */
export interface Beginning {
  readonly loaded: Property;
  readonly values: PropertyValues;
  /** A draft was found: the form says so, and offers to drop it. */
  readonly isRestored: boolean;
  /** The draft was typed over a state that somebody has changed since, in the same fields: they must be chosen. */
  readonly contested: Contest | undefined;
}

/** Two people changed one object: what each began from and came to. */
export interface Contest {
  readonly base: PropertyValues;
  readonly mine: PropertyValues;
  readonly current: Property;
}

/** The loaded object, with whatever was typed before and not saved. */
export function beginEditing(loaded: Property, draft: PropertyDraftContent | undefined): Beginning {
  const theirs = toValues(loaded);
  if (draft === undefined) return { loaded, values: theirs, isRestored: false, contested: undefined };
  // A draft of an older version of the page may lack a field: there the loaded one stands.
  const [base, mine] = [
    { ...theirs, ...draft.base },
    { ...theirs, ...draft.values },
  ];
  const isSameState = draft.rowVersion === loaded.rowVersion;
  const merge = isSameState ? undefined : mergeValues(base, mine, theirs);
  const values = merge?.merged ?? mine;
  if (sameValues(values, theirs)) return { loaded, values: theirs, isRestored: false, contested: undefined };
  const contested = merge && merge.conflicts.length > 0 ? { base, mine, current: loaded } : undefined;
  return { loaded, values: contested ? mine : values, isRestored: true, contested };
}
