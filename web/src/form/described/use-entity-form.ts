import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { failureText, isFailure } from '#api/failure-text.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import type { DraftStore } from '#form/draft-store.ts';
import { releaseDeparture } from '#form/leave-guard.ts';
import type { Beginning, EditDraft } from '#form/sections/begin-editing.ts';
import type { NewBeginning, NewDraft } from '#form/sections/begin-new.ts';
import type { FieldName, Problems } from '#form/sections/form-plan.ts';
import { mergeValues } from '#form/sections/merge-values.ts';
import { CREATED_BEFORE, useCreation } from '#form/sections/use-creation.ts';
import { useEdit } from '#form/sections/use-edit.ts';
import type { EditorSubject } from '#form/sections/use-sections-editor.ts';
import { useWayBack, useWayOut } from '#form/way-out.ts';
import { hrefOptions } from '#ui/path-options.ts';
import { otherRecordAction } from '#ui/toast/other-record-action.ts';
import { showError, showSuccess, showWarning } from '#ui/toast/toast.tsx';
import {
  changedState,
  checkEntity,
  createdOf,
  type EntityForm,
  isUnknownReference,
  pathsOf,
  refusalText,
  refusedFields,
  type StoredEntity,
} from './entity-form.ts';

/** Text of the toast after a save during which something was typed. Not in the specification. */
const TYPED_SINCE = 'То, что вы изменили во время сохранения, ещё не сохранено';

/** Additions of an entity to its creation and edit forms. */
export interface EntityFormExtras<Values extends FieldValues, Entity> {
  readonly finishTyping?: EditorSubject<Values, unknown>['finishTyping'];
  readonly mayBeSent?: EditorSubject<Values, unknown>['mayBeSent'];
  /** Further messages for an error, by field. @param over the state that the save would have replaced */
  readonly refused?: (
    error: unknown,
    problems: Problems<FieldName<Values>>,
    values: Values,
    over: Entity | undefined,
  ) => Promise<Problems<FieldName<Values>>>;
}

/** Creates one entity; a repeated request creates no second one. */
export function useEntityCreation<Values extends FieldValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
  beginning: NewBeginning<Values>,
  drafts: DraftStore<NewDraft<Values>>,
  extras: EntityFormExtras<Values, Entity> = {},
) {
  const { form, words } = entity;
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = useWayOut();
  const check = useCallback((values: Values) => checkEntity(entity, values), [entity]);
  const onRefused = useRefusal(entity, words.notCreated, extras);
  // Replaces the form in the history, so that Back does not return to it.
  const leadTo = (to: string) => navigate(hrefOptions(to, { ignoreBlocker: true, replace: true }));
  const keepAsEdit = (created: Entity, values: Values) => {
    const { id, rowVersion } = created;
    entity.drafts.ofEdit(id).keep({ rowVersion, base: form.toValues(created), values });
  };
  return useCreation<Values, Entity>({
    plan: form.plan,
    required: entity.newRequired ?? entity.required,
    beginning,
    drafts,
    check,
    finishTyping: extras.finishTyping,
    mayBeSent: extras.mayBeSent,
    create: async (values, newId) => {
      const created = createdOf(await entity.create(form.toFields(values), newId));
      entity.afterSave?.(created, undefined);
      return created;
    },
    createdBefore: (error) => changedState(entity, error),
    onCreated: async (created, { sent, typedSince, isHere }) => {
      showSuccess(words.created, typedSince && TYPED_SINCE);
      const stored = form.toValues(created);
      if (typedSince) keepAsEdit(created, mergeValues(form.plan, sent, typedSince, stored).merged);
      await keepWritten(entity, client, created);
      const { created: next, edit } = pathsOf(entity, created);
      if (isHere() && (typedSince || !releaseDeparture())) await leadTo(typedSince ? edit : next);
    },
    onCreatedBefore: async (created, values) => {
      showWarning(words.createdBefore, CREATED_BEFORE);
      keepAsEdit(created, values);
      await keepWritten(entity, client, created);
      await leadTo(pathsOf(entity, created).edit);
    },
    onRefused: (error, values) => onRefused(error, values, undefined),
    leave: () => void leave({ to: entity.path }),
  });
}

/** Edits one entity, and merges after a concurrent save. */
export function useEntityEdit<Values extends FieldValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
  beginning: Beginning<Values, Entity>,
  drafts: DraftStore<EditDraft<Values>>,
  extras: EntityFormExtras<Values, Entity> = {},
) {
  const { form, words } = entity;
  const client = useQueryClient();
  const leave = useWayOut();
  const goBack = useWayBack();
  const check = useCallback((values: Values, over: Entity) => checkEntity(entity, values, over), [entity]);
  const onRefused = useRefusal(entity, words.notSaved, extras);
  return useEdit<Values, Entity>({
    plan: form.plan,
    required: entity.required,
    beginning,
    drafts,
    toValues: form.toValues,
    check,
    finishTyping: extras.finishTyping,
    staysOpen: Boolean(entity.staysOpen),
    mayBeSent: extras.mayBeSent,
    save: async (values, over) => {
      const saved = await entity.update(form.toFields(values, over), over);
      entity.afterSave?.(saved, over);
      return saved;
    },
    changedState: (error) => changedState(entity, error),
    onSaved: async (saved, { typedSince, isHere }) => {
      showSuccess(words.saved, typedSince && TYPED_SINCE);
      await keepWritten(entity, client, saved);
      if (typedSince || !isHere() || releaseDeparture() || entity.staysOpen === true) return;
      if (entity.staysOpen === 'amongForms') return goBack();
      await leave({ to: pathsOf(entity, saved).page, ignoreBlocker: true });
    },
    onRefused,
    leave: (loaded) => {
      const { page, otherPage } = pathsOf(entity, loaded);
      void leave({ to: page, otherPage });
    },
  });
}

async function keepWritten<Values extends FieldValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
  client: QueryClient,
  written: Entity,
): Promise<void> {
  outdatePages(client);
  await entity.keep(client, written);
}

function useRefusal<Values extends FieldValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
  title: string,
  { refused }: EntityFormExtras<Values, Entity>,
) {
  const client = useQueryClient();
  return async (error: unknown, values: Values, over: Entity | undefined): Promise<Problems<FieldName<Values>>> => {
    // A forbidden action shows only its own text (3§6).
    const problems = refusedFields(entity, error, values);
    if (isFailure(error, 'access.forbidden')) showError(failureText(error));
    else showError(title, refusalText(error, problems), otherRecordAction(error));
    if (isUnknownReference(entity, error)) entity.askAnew(client);
    return refused ? refused(error, problems, values, over) : problems;
  };
}
