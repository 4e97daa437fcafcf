import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { Property, PropertyDraft } from '@gektar/contract/land/properties/property.ts';
import { updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { failureText, isFailure } from '#api/failure-text.ts';
import type { DraftStore } from '#form/draft-store.ts';
import { useLeaveGuard } from '#form/leave-guard.ts';
import { messages } from '#form/messages.ts';
import type { FinishTyping } from '#form/text-list-field.tsx';
import { keepProperty } from '#land/properties/property-data.ts';
import { showError, showSuccess, showWarning } from '#ui/toast.tsx';
import type { Beginning, Contest } from './begin-editing.ts';
import { placeOf } from './bound-field.tsx';
import { checkValues, isFieldFilled, type Problems } from './check-values.ts';
import { mergeValues } from './merge-values.ts';
import type { PropertyDraftContent } from './property-drafts.ts';
import { fieldNames, type PropertyFieldName } from './property-sections.ts';
import { type PropertyValues, toCandidate, toValues } from './property-values.ts';
import { failedFields } from './save-failure.ts';
import { NUMBER_TAKEN, takenNumbers } from './taken-number.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const SAVED = 'Объект успешно обновлен';
const NOT_SAVED = 'Не удалось обновить объект';
const UPLOADING = 'Дождитесь загрузки файлов или отмените её';
const CHECK = failureTexts['request.invalid'];

/** Everything an edit of one object does: check, save, draft, leave, merge. */
export function usePropertyEditor(beginning: Beginning, drafts: DraftStore<PropertyDraftContent>) {
  const [loaded, setLoaded] = useState(beginning.loaded);
  const [contest, setContest] = useState(beginning.contested);
  const [isRestored, setRestored] = useState(beginning.isRestored);
  const [isSaving, setSaving] = useState(false);
  const underWay = useRef(false);
  const finishNumber = useRef<FinishTyping>(null);
  const uploading = useRef(new Set<string>());
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<PropertyValues>({
    defaultValues: beginning.values,
    mode: 'onTouched',
    resolver: resolverFor(loaded),
    shouldFocusError: false,
  });
  const draft = useKeptDraft(form, loaded, drafts);
  useLeaveGuard(draft.isDirty, draft.drop);

  async function save(): Promise<void> {
    if (uploading.current.size > 0) return showWarning(UPLOADING);
    await onlyOnce(async () => {
      const isFinished = (await finishNumber.current?.()) ?? true;
      if (!isFinished) return tellProblems(new Map([['cadastralNumbers', NUMBER_TAKEN]]));
      const submit = form.handleSubmit(
        () => send(form.getValues(), loaded),
        () => tellProblems(checkValues(form.getValues(), loaded)),
      );
      await submit();
    });
  }

  /** A double click is one request. */
  async function onlyOnce(work: () => Promise<void>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    await work().finally(() => {
      underWay.current = false;
      setSaving(false);
    });
  }

  /** @param over the state that is replaced; its version travels along */
  async function send(values: PropertyValues, over: Property): Promise<void> {
    try {
      const body = PropertyDraft.parse(toCandidate(values, over));
      const saved = await call(updateProperty, { body });
      draft.drop();
      showSuccess(SAVED);
      await keepProperty(client, saved);
      await navigate({ to: '/land/property/$id', params: { id: saved.id }, ignoreBlocker: true });
    } catch (error) {
      await handleRefusal(error, values, over);
    }
  }

  async function handleRefusal(error: unknown, values: PropertyValues, over: Property): Promise<void> {
    if (isFailure(error, 'property.changed')) return handleContest(Property.parse(error.current), values, over);
    showError(NOT_SAVED, failureText(error));
    const failed = new Map(failedFields(error));
    if (isFailure(error, 'cadastral_number.taken')) {
      const added = values.cadastralNumbers.filter((number) => !over.cadastralNumbers.includes(number));
      const taken = await takenNumbers(added, over.id);
      if (taken.length > 0) failed.set('cadastralNumbers', `${NUMBER_TAKEN}: ${taken.join(', ')}`);
    }
    showFieldErrors(failed);
  }

  /** What changed meanwhile may lie outside of the form (archived, refreshed): then there is nothing to ask. */
  async function handleContest(current: Property, values: PropertyValues, over: Property): Promise<void> {
    const base = toValues(over);
    const { taken, conflicts } = mergeValues(base, values, toValues(current));
    if (taken.length + conflicts.length > 0) return setContest({ base, mine: values, current });
    setLoaded(current);
    await send(values, current);
  }

  function tellProblems(problems: Problems): void {
    const isMissing = [...problems.keys()].some((name) => !isFieldFilled(form.getValues(), name));
    if (isMissing) showWarning(messages.fillRequired, messages.fillRequiredText);
    else showWarning(CHECK);
    focusFirst(problems);
  }

  function showFieldErrors(problems: ReadonlyMap<PropertyFieldName, string>): void {
    for (const [name, message] of problems) form.setError(name, { type: 'server', message });
    focusFirst(problems);
  }

  /** The first wrong field in the order of the screen: brought into sight, and the focus goes there. */
  function focusFirst(problems: ReadonlyMap<PropertyFieldName, string>): void {
    const first = fieldNames.find((name) => problems.has(name));
    if (first !== undefined) focusField(first);
  }

  function focusField(name: PropertyFieldName): void {
    document.getElementById(placeOf(name))?.scrollIntoView({ block: 'center' });
    form.setFocus(name);
  }

  function begin(values: PropertyValues, over: Property): void {
    setLoaded(over);
    setContest(undefined);
    form.reset(values);
  }

  return {
    form,
    loaded,
    contest,
    isSaving,
    isRestored: isRestored && draft.isDirty,
    keptAt: draft.keptAt,
    save: () => void save(),
    focusField,
    finishNumber,
    uploading,
    /** Away to the object; the guard asks first where something was typed. */
    leave: () => void navigate({ to: '/land/property/$id', params: { id: loaded.id } }),
    /** The object as it was loaded; what was typed is given up. */
    undo: () => {
      begin(toValues(loaded), loaded);
      setRestored(false);
      draft.drop();
    },
    merge: (values: PropertyValues, { current }: Contest) => {
      begin(values, current);
      void onlyOnce(() => send(values, current));
    },
    reload: ({ current }: Contest) => {
      begin(toValues(current), current);
      setRestored(false);
      draft.drop();
    },
    closeContest: () => setContest(undefined),
  };
}

export type PropertyEditor = ReturnType<typeof usePropertyEditor>;

/** Checks like the server, so that both say the same. */
function resolverFor(loaded: Property): Resolver<PropertyValues> {
  return (values) => {
    const problems = checkValues(values, loaded);
    if (problems.size === 0) return { values, errors: {} };
    const errors = [...problems].map(([name, message]) => [name, { type: 'check', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<PropertyValues> };
  };
}
