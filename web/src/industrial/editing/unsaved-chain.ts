import type { FieldValues } from 'react-hook-form';
import {
  changedState,
  checkEntity,
  createdOf,
  type EntityForm,
  type StoredEntity,
} from '#form/described/entity-form.ts';
import { messages } from '#form/messages.ts';
import type { NewDraft } from '#form/sections/begin-new.ts';
import { showSuccess, showWarning } from '#ui/toast/toast.tsx';

/** Own wording, after what is not filled in: the draft of what is created above the form. */
const NOTHING_SAVED = 'Ничего не сохранено';

/** The draft of what is created above a form, as far as it is typed. */
async function draftOf<Values extends FieldValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
): Promise<NewDraft<Values> | undefined> {
  const kept = await entity.drafts.ofNew().find();
  return kept && { ...kept.content, values: { ...entity.form.emptyValues({}), ...kept.content.values } };
}

/** Whether the draft could be saved; says so where it could not (H-02). @param which 'Комплекс не заполнен' */
export async function isDraftReady<Values extends FieldValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
  which: string,
): Promise<boolean> {
  const draft = await draftOf(entity);
  if (draft !== undefined && checkEntity(entity, draft.values).size === 0) return true;
  showWarning(messages.fillRequired, `${which}. ${NOTHING_SAVED}`);
  return false;
}

/** A draft that was saved; `finish` drops it once all below it is saved, too. */
export interface SavedDraft<Entity> {
  readonly entity: Entity;
  readonly finish: () => void;
}

/** Saves a draft, once however often it is tried: what an earlier attempt stored is brought up to what is typed now. */
export async function saveDraft<Values extends FieldValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
): Promise<SavedDraft<Entity>> {
  const draft = await draftOf(entity);
  if (draft === undefined) throw new Error('the draft above the form is gone');
  const { form } = entity;
  const saved = await entity.create(form.toFields(draft.values), draft.newId).then(createdOf, (error: unknown) => {
    const current = changedState(entity, error);
    if (current === undefined) throw error;
    return entity.update(form.toFields(draft.values, current), current);
  });
  return {
    entity: saved,
    finish: () => {
      entity.drafts.ofNew().drop();
      showSuccess(entity.words.created);
    },
  };
}
