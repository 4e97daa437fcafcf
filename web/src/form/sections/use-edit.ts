import { useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftStore } from '#form/draft-store.ts';
import type { Beginning, Contest, EditDraft, Versioned } from './begin-editing.ts';
import type { FieldName, FormPlan, Problems } from './form-plan.ts';
import { mergeValues } from './merge-values.ts';
import { type EditorSubject, type SectionsEditor, useSectionsEditor } from './use-sections-editor.ts';

/** A stored entity to edit. The functions are declared at module level. */
export interface EditSubject<Values extends FieldValues, State extends Versioned>
  extends Pick<EditorSubject<Values, State>, 'required' | 'finishTyping' | 'mayBeSent' | 'onSaved'> {
  readonly plan: FormPlan<Values>;
  readonly beginning: Beginning<Values, State>;
  readonly drafts: DraftStore<EditDraft<Values>>;
  readonly toValues: (state: State) => Values;
  readonly check: (values: Values, over: State) => Problems<FieldName<Values>>;
  /** @param over the state to replace, with its version @throws the server's refusal */
  readonly save: (values: Values, over: State) => Promise<State>;
  /** The current state, if the save was refused because of another save; otherwise undefined. */
  readonly changedState: (error: unknown) => State | undefined;
  readonly onRefused: (error: unknown, values: Values, over: State) => Promise<Problems<FieldName<Values>>>;
  readonly leave: (state: State) => void;
  /** The edit form stays open after a save. */
  readonly staysOpen?: boolean | undefined;
}

export interface Edit<Values extends FieldValues, State> {
  readonly editor: SectionsEditor<Values>;
  /** The state that the edit is based on, after a merge the newer one. */
  readonly loaded: State;
  /** Conflict to be resolved: another employee saved first. */
  readonly contest: Contest<Values, State> | undefined;
  readonly merge: (values: Values, contest: Contest<Values, State>) => void;
  /** Loads the current state and discards typed values. */
  readonly reload: (contest: Contest<Values, State>) => void;
  readonly closeContest: () => void;
  /** Restores the loaded state; discards typed values. */
  readonly undo: () => void;
}

/** An edit of a stored entity: `useSectionsEditor` with the merge after a concurrent save. */
export function useEdit<Values extends FieldValues, State extends Versioned>(
  subject: EditSubject<Values, State>,
): Edit<Values, State> {
  const { plan, beginning, drafts, toValues, check } = subject;
  const [loaded, setLoaded] = useState(beginning.loaded);
  const [contest, setContest] = useState(beginning.contested);
  // State that the next save replaces; a ref, to be up to date between renders.
  const over = useRef(beginning.loaded);
  const base = useMemo(() => toValues(loaded), [toValues, loaded]);
  const keeper = useMemo(
    () => ({
      keep: (values: Values) => drafts.keep({ rowVersion: loaded.rowVersion, base, values }),
      drop: drafts.drop,
    }),
    [drafts, loaded, base],
  );
  const checkOver = useMemo(() => (values: Values) => check(values, loaded), [check, loaded]);
  const editor = useSectionsEditor<Values, State>({
    ...subject,
    values: beginning.values,
    isRestored: beginning.isRestored,
    base,
    check: checkOver,
    keeper,
    send,
    onRefused: async (error, values) => {
      const current = subject.changedState(error);
      if (current === undefined) return subject.onRefused(error, values, over.current);
      // Includes values typed after the request was sent: they are the user's edit, too.
      setContest({ base: toValues(over.current), mine: editor.form.getValues(), current });
      return new Map();
    },
    onSaved: async (state, meanwhile) => {
      const { sent, typedSince } = meanwhile;
      const stored = toValues(state);
      if (typedSince || subject.staysOpen) {
        standOn(state);
        // Values typed during the save are the start of the next edit.
        editor.begin(typedSince ? mergeValues(plan, sent, typedSince, stored).merged : stored);
      }
      await subject.onSaved(state, meanwhile);
    },
    leave: () => subject.leave(loaded),
  });

  /**
   * Saves again if the concurrent change did not touch fields of the form (archived, refreshed): then nothing needs
   * merging.
   */
  async function send(values: Values): Promise<State> {
    return subject.save(values, over.current).catch((error: unknown) => {
      const current = subject.changedState(error);
      if (current === undefined) throw error;
      const { taken, conflicts } = mergeValues(plan, toValues(over.current), values, toValues(current));
      if (taken.length + conflicts.length > 0) throw error;
      standOn(current);
      return send(values);
    });
  }

  function standOn(state: State): void {
    over.current = state;
    setLoaded(state);
  }

  return {
    editor,
    loaded,
    contest,
    merge: (values, { current }) => {
      standOn(current);
      setContest(undefined);
      editor.begin(values);
      editor.saveValues(values);
    },
    reload: ({ current }) => {
      standOn(current);
      setContest(undefined);
      editor.undo(toValues(current));
    },
    closeContest: () => setContest(undefined),
    undo: () => editor.undo(base),
  };
}
