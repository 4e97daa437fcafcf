import type { CopyRules } from '@gektar/contract/copies.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isFailure } from '#api/failure-text.ts';
import { storedEmployeeId } from '#api/session.ts';
import type { DraftStore } from '#form/draft-store.ts';
import type { Beginning, EditDraft } from '#form/sections/begin-editing.ts';
import type { NewBeginning, NewDraft } from '#form/sections/begin-new.ts';
import { type FieldMarks, FieldMarksContext, TheirFieldsContext } from '#form/sections/field-marks.ts';
import { FormPage, type FormPageProps } from '#form/sections/form-page.tsx';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import { fieldNamesOf } from '#form/sections/form-plan.ts';
import { MergeDialog } from '#form/sections/merge-dialog.tsx';
import { useEditBeginning, useNewBeginning } from '#form/sections/use-beginning.ts';
import { usePageName } from '#ui/page-name.ts';
import { copyForm } from './copy-form.ts';
import { DescribedSections } from './described-sections.tsx';
import { type EntityForm, pathsOf, type StoredEntity } from './entity-form.ts';
import { FieldText } from './field-text.tsx';
import { type EntityFormExtras, useEntityCreation, useEntityEdit } from './use-entity-form.ts';
import { useTheirFields } from './use-their-fields.tsx';

interface FormProps<Values extends FieldValues, Entity extends StoredEntity> {
  readonly entity: EntityForm<Values, Entity>;
  /** A hook: additions of the entity to its creation and edit forms. */
  readonly useExtras?: () => EntityFormExtras<Values, Entity>;
}

const noExtras = () => ({});

export interface EditPageProps<Values extends FieldValues, Entity extends StoredEntity>
  extends FormProps<Values, Entity> {
  readonly id: string;
  /** A hook: the stored entity. */
  readonly useEntity: (id: string) => Pick<UseQueryResult<Entity>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Instead of the form when the entity does not exist or cannot be loaded. */
  readonly missing: ReactNode;
  readonly Failed: ComponentType<{ error: unknown; onRetry: () => void }>;
}

/**
 * The edit form of one entity, which starts from the stored state and the saved draft. Needs the entity's id as its
 * `key`.
 */
export function EntityEditPage<Values extends FieldValues, Entity extends StoredEntity>(
  props: EditPageProps<Values, Entity>,
) {
  return <EditPage key={props.id} {...props} />;
}

function EditPage<Values extends FieldValues, Entity extends StoredEntity>(props: EditPageProps<Values, Entity>) {
  const { entity, id, useEntity, useExtras, missing, Failed } = props;
  const { form, refusals } = entity;
  const [drafts] = useState(() => entity.drafts.ofEdit(id));
  const { data, error, isFetching, refetch } = useEntity(id);
  usePageName(data && entity.nameOf(data));
  const beginning = useEditBeginning(form.plan, form.toValues, isFetching ? undefined : data, drafts);
  if (beginning) {
    return (
      <EditForm entity={entity} beginning={beginning} drafts={drafts} stored={data} {...(useExtras && { useExtras })} />
    );
  }
  if (isFailure(error, `${refusals}.not_found`)) return missing;
  if (error && !isFetching) return <Failed error={error} onRetry={() => void refetch()} />;
  return <FormPageSkeleton />;
}

/** The creation form of an entity, which starts empty or from the saved draft. */
export function EntityNewPage<Values extends FieldValues, Entity extends StoredEntity>({
  entity,
  useExtras,
  beside,
}: FormProps<Values, Entity> & Pick<FormPageProps<Values>, 'beside'>) {
  const { form } = entity;
  const [drafts] = useState(() => entity.drafts.ofNew());
  const [base] = useState(() => form.emptyValues(entity.preset(storedEmployeeId())));
  const beginning = useNewBeginning(form.plan, base, drafts);
  if (!beginning) return <FormPageSkeleton />;
  return <NewForm {...{ entity, beginning, drafts, beside }} {...(useExtras && { useExtras })} />;
}

export interface CopyPageProps<Values extends FieldValues, Entity extends StoredEntity>
  extends EditPageProps<Values, Entity> {
  /** Rules for copies. `id` is the id of the original. */
  readonly rules: CopyRules;
  /** Text after the original's name in the title. */
  readonly also?: string | undefined;
}

/** The creation form of a copy, filled in from its original; keyed by the original. */
export function EntityCopyPage<Values extends FieldValues, Entity extends StoredEntity>(
  props: CopyPageProps<Values, Entity>,
) {
  return <CopyPage key={props.id} {...props} />;
}

function CopyPage<Values extends FieldValues, Entity extends StoredEntity>(props: CopyPageProps<Values, Entity>) {
  const { entity, id, rules, also, useEntity, useExtras, missing, Failed } = props;
  const { data, error, isFetching, refetch } = useEntity(id);
  const [original, setOriginal] = useState<Entity>();
  // Initial values are taken once: a refetch of the original must not overwrite the form.
  if (original === undefined && data !== undefined && !isFetching) setOriginal(data);
  const copy = useMemo(() => original && copyForm(entity, rules, original, also), [entity, rules, original, also]);
  if (copy) return <EntityNewPage entity={copy} {...(useExtras && { useExtras })} />;
  if (isFailure(error, `${entity.refusals}.not_found`)) return missing;
  if (error && !isFetching) return <Failed error={error} onRetry={() => void refetch()} />;
  return <FormPageSkeleton />;
}

interface EditFormProps<Values extends FieldValues, Entity extends StoredEntity> extends FormProps<Values, Entity> {
  readonly beginning: Beginning<Values, Entity>;
  readonly drafts: DraftStore<EditDraft<Values>>;
  /** The stored entity, refetched whenever a colleague saves it. */
  readonly stored: Entity | undefined;
}

function EditForm<Values extends FieldValues, Entity extends StoredEntity>({
  entity,
  beginning,
  drafts,
  stored,
  useExtras = noExtras,
}: EditFormProps<Values, Entity>) {
  const { form, words, Crumbs, Preview, Note, Frame = FormPage, Around = Plainly } = entity;
  const { editor, loaded, contest, ...edit } = useEntityEdit(entity, beginning, drafts, useExtras());
  const theirs = useMemo(() => contest && form.toValues(contest.current), [form, contest]);
  const name = entity.nameOf(loaded);
  // A link to the form may name a field: `…/edit#linkToDisk`.
  const asked = useLocation({ select: ({ hash }) => hash });
  const open = useEffectEvent(() => {
    if (fieldNamesOf(form.plan).some((field) => field === asked)) queueMicrotask(() => editor.focusField(asked));
  });
  useEffect(() => open(), []);
  const theirFields = useTheirFields(form, loaded, stored);
  // Memoized: the preview renders when its form values change, not when the state of the draft does.
  const preview = useMemo(() => <Preview isEnabled={loaded.isEnabled} />, [Preview, loaded.isEnabled]);
  const note = useMemo(() => Note && <Note loaded={loaded} />, [Note, loaded]);
  return (
    <Around loaded={loaded}>
      <Frame
        editor={editor}
        crumbs={
          <Crumbs
            crumbs={[
              ...(entity.above ?? []),
              { label: words.list, to: entity.path },
              { label: name, to: pathsOf(entity, loaded).page },
              { label: 'Редактирование' },
            ]}
          />
        }
        title="Редактирование"
        about={name}
        label={words.label}
        restored="Восстановлены несохранённые изменения"
        onUndo={edit.undo}
        preview={preview}
        previewLabel={words.preview}
        note={note}
        saveWord="Сохранить"
      >
        <TheirFieldsContext value={theirFields}>
          <DescribedSections
            key={editor.round}
            description={form.description}
            loaded={loaded}
            isAnew={editor.round > 0}
          />
        </TheirFieldsContext>
      </Frame>
      {contest && theirs && (
        <MergeDialog
          plan={form.plan}
          base={contest.base}
          mine={contest.mine}
          theirs={theirs}
          title={words.contested}
          text={(field, values) => <FieldText description={form.description} name={field} values={values} />}
          onMerge={(values) => edit.merge(values, contest)}
          onReload={() => edit.reload(contest)}
          onClose={edit.closeContest}
        />
      )}
    </Around>
  );
}

interface NewFormProps<Values extends FieldValues, Entity extends StoredEntity>
  extends FormProps<Values, Entity>,
    Pick<FormPageProps<Values>, 'beside'> {
  readonly beginning: NewBeginning<Values>;
  readonly drafts: DraftStore<NewDraft<Values>>;
}

const noMarks: FieldMarks = new Map();

function NewForm<Values extends FieldValues, Entity extends StoredEntity>({
  entity,
  beginning,
  drafts,
  beside,
  useExtras = noExtras,
}: NewFormProps<Values, Entity>) {
  const { form, words, Crumbs, Preview, Note, firstField, Frame = FormPage, Around = Plainly } = entity;
  const { editor, beginAnew } = useEntityCreation(entity, beginning, drafts, useExtras());
  const preview = useMemo(() => <Preview isEnabled />, [Preview]);
  const note = useMemo(() => Note && <Note loaded={undefined} />, [Note]);
  const open = useEffectEvent(() => {
    const problems = entity.problemsAtOpening?.(editor.form.getValues());
    const marked = fieldNamesOf(form.plan).find(
      (name) => entity.marks?.has(name) && !form.plan.isFilled(editor.form.getValues(), name),
    );
    if (marked !== undefined) queueMicrotask(() => editor.focusField(marked));
    else if (problems === undefined) editor.form.setFocus(firstField as Parameters<typeof editor.form.setFocus>[0]);
    // After this commit, so that the remaining sections can be rendered first.
    else queueMicrotask(() => editor.showProblems(problems));
  });
  useEffect(() => open(), []);
  return (
    <Around loaded={undefined}>
      <Frame
        editor={editor}
        crumbs={
          <Crumbs
            crumbs={[...(entity.above ?? []), { label: words.list, to: entity.path }, { label: words.newTitle }]}
          />
        }
        title={words.newTitle}
        label={words.newTitle}
        beside={beside}
        restored="Восстановлен черновик, который вы не сохранили"
        onUndo={beginAnew}
        preview={preview}
        previewLabel={words.preview}
        note={note}
        saveWord="Создать"
      >
        <FieldMarksContext value={entity.marks ?? noMarks}>
          <DescribedSections
            key={editor.round}
            description={form.description}
            loaded={undefined}
            isAnew={editor.round > 0}
          />
        </FieldMarksContext>
      </Frame>
    </Around>
  );
}

function Plainly({ children }: { children: ReactNode }) {
  return children;
}
