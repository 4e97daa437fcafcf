import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftStore } from '#form/draft-store.ts';
import { type Beginning, beginEditing, type EditDraft, type Versioned } from './begin-editing.ts';
import { beginNew, type NewBeginning, type NewDraft } from './begin-new.ts';
import type { FormPlan } from './form-plan.ts';

/** What the edit of a stored thing opens with; undefined until it is loaded and the drafts are looked through. */
export function useEditBeginning<Values extends FieldValues, State extends Versioned>(
  plan: FormPlan<Values>,
  toValues: (state: State) => Values,
  loaded: State | undefined,
  drafts: DraftStore<EditDraft<Values>>,
): Beginning<Values, State> | undefined {
  return useBeginning(loaded, drafts, (state, draft) => beginEditing(plan, state, toValues(state), draft));
}

/** What the creation of a thing opens with. @param base the empty form, stable between drawings */
export function useNewBeginning<Values extends FieldValues>(
  plan: FormPlan<Values>,
  base: Values,
  drafts: DraftStore<NewDraft<Values>>,
): NewBeginning<Values> | undefined {
  return useBeginning(base, drafts, (empty, draft) => beginNew(plan, empty, draft));
}

/** Decided once: what is loaded later, while somebody types, is met when they save. */
function useBeginning<From, Content, Begun>(
  from: From | undefined,
  drafts: DraftStore<Content>,
  begin: (from: From, draft: Content | undefined) => Begun,
): Begun | undefined {
  const [beginning, setBeginning] = useState<Begun>();
  // Sixty fields are drawn in slices that let the page answer meanwhile, not in one task.
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
