import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftStore } from '#form/draft-store.ts';
import { type Beginning, beginEditing, type EditDraft, type Versioned } from './begin-editing.ts';
import { beginNew, type NewBeginning, type NewDraft } from './begin-new.ts';
import type { FormPlan } from './form-plan.ts';

/** Initial state of an edit form; undefined until the entity and the drafts are loaded. */
export function useEditBeginning<Values extends FieldValues, State extends Versioned>(
  plan: FormPlan<Values>,
  toValues: (state: State) => Values,
  loaded: State | undefined,
  drafts: DraftStore<EditDraft<Values>>,
): Beginning<Values, State> | undefined {
  return useBeginning(loaded, drafts, (state, draft) => beginEditing(plan, state, toValues(state), draft));
}

/**
 * Initial state of a creation form.
 * @param base the empty form, stable between renders
 */
export function useNewBeginning<Values extends FieldValues>(
  plan: FormPlan<Values>,
  base: Values,
  drafts: DraftStore<NewDraft<Values>>,
): NewBeginning<Values> | undefined {
  return useBeginning(base, drafts, (empty, draft) => beginNew(plan, empty, draft));
}

/** Determines the initial values once: changes loaded later, while the user types, are merged on save. */
function useBeginning<From, Content, Begun>(
  from: From | undefined,
  drafts: DraftStore<Content>,
  begin: (from: From, draft: Content | undefined) => Begun,
): Begun | undefined {
  const [beginning, setBeginning] = useState<Begun>();
  // As a transition, so that the page stays responsive while sixty fields are rendered.
  const decide = useEffectEvent((given: From, draft: Content | undefined) => {
    startTransition(() => setBeginning(() => begin(given, draft)));
  });
  const isBegun = beginning !== undefined;
  useEffect(() => {
    if (from === undefined || isBegun) return;
    let isCurrent = true;
    void drafts.find().then((draft) => {
      if (isCurrent) decide(from, draft?.content);
    });
    return () => {
      isCurrent = false;
    };
  }, [from, isBegun, drafts]);
  return beginning;
}
