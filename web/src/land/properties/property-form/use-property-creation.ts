import { NewProperty, Property } from '@gektar/contract/land/properties/property.ts';
import { createProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import { failureText, isFailure } from '#api/failure-text.ts';
import type { DraftStore } from '#form/draft-store.ts';
import { useSectionsEditor } from '#form/sections/use-sections-editor.ts';
import type { FinishTyping } from '#form/text-list-field.tsx';
import { keepProperty } from '#land/properties/property-data.ts';
import { showError, showSuccess, showWarning } from '#ui/toast.tsx';
import { checkNewValues } from './check-new-values.ts';
import type { NewPropertyBeginning, NewPropertyDraft } from './new-property.ts';
import { openPropertyDrafts } from './property-drafts.ts';
import { propertyPlan } from './property-plan.ts';
import { newRequiredFields } from './property-sections.ts';
import { type PropertyValues, toFields, toValues } from './property-values.ts';
import { refusedFields } from './save-failure.ts';
import { finishNumbers } from './taken-number.ts';

const CREATED = 'Объект успешно создан';
const NOT_CREATED = 'Не удалось создать объект';
const THERE_ALREADY = 'Объект уже создан';
const THERE_ALREADY_TEXT = 'Ответ сервера не дошёл с первого раза. Проверьте то, что изменили после, и сохраните';

/** What became of a creation. */
interface Created {
  readonly property: Property;
  /** It was created by an earlier attempt, whose answer was lost, and this was typed since. */
  readonly typedSince: PropertyValues | undefined;
}

/** The creation of one object. */
export function usePropertyCreation(beginning: NewPropertyBeginning, drafts: DraftStore<NewPropertyDraft>) {
  const { base } = beginning;
  const [newId, setNewId] = useState(beginning.newId);
  const finishNumber = useRef<FinishTyping>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const keeper = useMemo(
    () => ({ keep: (values: PropertyValues) => drafts.keep({ newId, values }), drop: drafts.drop }),
    [drafts, newId],
  );
  const editor = useSectionsEditor<PropertyValues, Created>({
    plan: propertyPlan,
    required: newRequiredFields,
    values: beginning.values,
    isRestored: beginning.isRestored,
    base,
    check: checkNewValues,
    keeper,
    isDraftKept: true,
    finishTyping: () => finishNumbers(finishNumber),
    send: (values) => send(values, newId),
    onSaved: ({ property, typedSince }) => (typedSince ? goOnEditing(property, typedSince) : open(property)),
    onRefused: (error, values) => {
      showError(NOT_CREATED, failureText(error));
      return refusedFields(error, values);
    },
    leave: () => void navigate({ to: '/land/property' }),
  });

  async function open(property: Property): Promise<void> {
    showSuccess(CREATED);
    await keepProperty(client, property);
    // Not back to an empty form.
    await navigate({ to: '/land/property/$id', params: { id: property.id }, ignoreBlocker: true, replace: true });
  }

  /** What was typed since is an edit of the object that is there. */
  async function goOnEditing(property: Property, values: PropertyValues): Promise<void> {
    showWarning(THERE_ALREADY, THERE_ALREADY_TEXT);
    const { id, rowVersion } = property;
    openPropertyDrafts(id).keep({ rowVersion, base: toValues(property), values });
    await keepProperty(client, property);
    await navigate({ to: '/land/property/$id/edit', params: { id }, ignoreBlocker: true, replace: true });
  }

  return {
    editor,
    finishNumber,
    /** The empty form, for another object. */
    beginAnew: () => {
      setNewId(uuidv7());
      editor.undo(base);
    },
  };
}

/** @throws refusals */
async function send(values: PropertyValues, newId: string): Promise<Created> {
  const body = NewProperty.parse({ ...toFields(values), newId });
  try {
    return { property: await call(createProperty, { body }), typedSince: undefined };
  } catch (error) {
    if (!isFailure(error, 'property.changed')) throw error;
    return { property: Property.parse(error.current), typedSince: values };
  }
}
