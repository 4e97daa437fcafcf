import { useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import type { DraftStore } from '#form/draft-store.ts';
import { DRAFT_FORMAT, type NewBeginning, type NewDraft } from './begin-new.ts';
import { type EditorSubject, type Meanwhile, type SectionsEditor, useSectionsEditor } from './use-sections-editor.ts';

/** Message about values typed after the first attempt. Not in the specification. */
export const CREATED_BEFORE = 'Ответ сервера не дошёл с первого раза. Проверьте то, что изменили после, и сохраните';

/** Description of an entity to create. */
export interface CreationSubject<Values extends FieldValues, State>
  extends Pick<
    EditorSubject<Values, State>,
    'plan' | 'required' | 'check' | 'finishTyping' | 'mayBeSent' | 'onRefused' | 'leave'
  > {
  readonly beginning: NewBeginning<Values>;
  readonly drafts: DraftStore<NewDraft<Values>>;
  /** Creates the entity under this id; a repeated request creates no second one. @throws the server's refusal */
  readonly create: (values: Values, newId: string) => Promise<State>;
  /**
   * The existing entity, when an earlier attempt created it although the response was lost, and the values have changed
   * since; otherwise undefined.
   */
  readonly createdBefore: (error: unknown) => State | undefined;
  readonly onCreated: (state: State, meanwhile: Meanwhile<Values>) => Promise<void>;
  /** Turns the values typed since into an edit of the existing entity. */
  readonly onCreatedBefore: (state: State, typedSince: Values) => Promise<void>;
}

export interface Creation<Values extends FieldValues> {
  readonly editor: SectionsEditor<Values>;
  /** Restarts with an empty form. */
  readonly beginAnew: () => void;
}

/** Result of a creation. */
interface Created<Values, State> {
  readonly state: State;
  readonly typedSince: Values | undefined;
}

/** A creation: `useSectionsEditor` with an id made in the browser, so that a lost response leads to no duplicate. */
export function useCreation<Values extends FieldValues, State>(
  subject: CreationSubject<Values, State>,
): Creation<Values> {
  const { beginning, drafts } = subject;
  const [newId, setNewId] = useState(beginning.newId);
  // After the creation nothing is stored as a draft: values typed before the page is left would become the draft of
  // another new entity.
  const isCreated = useRef(false);
  const keeper = useMemo(
    () => ({
      keep: (values: Values) => (isCreated.current ? undefined : drafts.keep({ newId, values, format: DRAFT_FORMAT })),
      drop: drafts.drop,
    }),
    [drafts, newId],
  );
  const editor = useSectionsEditor<Values, Created<Values, State>>({
    ...subject,
    values: beginning.values,
    isRestored: beginning.isRestored,
    base: beginning.base,
    keeper,
    isDraftKept: true,
    send,
    onSaved: ({ state, typedSince }, meanwhile) => {
      isCreated.current = true;
      return typedSince ? subject.onCreatedBefore(state, typedSince) : subject.onCreated(state, meanwhile);
    },
  });

  async function send(values: Values): Promise<Created<Values, State>> {
    try {
      return { state: await subject.create(values, newId), typedSince: undefined };
    } catch (error) {
      const state = subject.createdBefore(error);
      if (state === undefined) throw error;
      return { state, typedSince: values };
    }
  }

  return {
    editor,
    beginAnew: () => {
      isCreated.current = false;
      setNewId(uuidv7());
      editor.undo(beginning.base);
    },
  };
}
