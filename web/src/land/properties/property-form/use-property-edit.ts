import { type Property, PropertyDraft } from '@gektar/contract/land/properties/property.ts';
import { updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import type { DraftStore } from '#form/draft-store.ts';
import type { FinishTyping } from '#form/field/text-list-field.tsx';
import type { Beginning, EditDraft } from '#form/sections/begin-editing.ts';
import { useEdit } from '#form/sections/use-edit.ts';
import { useWayOut } from '#form/way-out.ts';
import { askAnewWhereGone } from '#land/dictionaries/land-dictionary-data.ts';
import { keepProperty } from '#land/properties/property-data.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { checkValues } from './check-values.ts';
import { propertyPlan } from './property-plan.ts';
import { requiredFields } from './property-sections.ts';
import { type PropertyValues, toFields, toValues } from './property-values.ts';
import { changedState, refusedFields } from './save-failure.ts';
import { finishNumbers } from './taken-number.ts';

const SAVED = 'Объект успешно обновлен';
const NOT_SAVED = 'Не удалось обновить объект';

export type PropertyBeginning = Beginning<PropertyValues, Property>;

/** An edit of one object. */
export function usePropertyEdit(beginning: PropertyBeginning, drafts: DraftStore<EditDraft<PropertyValues>>) {
  const finishNumber = useRef<FinishTyping>(null);
  const client = useQueryClient();
  const leave = useWayOut();
  const edit = useEdit<PropertyValues, Property>({
    plan: propertyPlan,
    required: requiredFields,
    beginning,
    drafts,
    toValues,
    check: checkValues,
    finishTyping: () => finishNumbers(finishNumber),
    save,
    changedState,
    onSaved: async (saved) => {
      showSuccess(SAVED);
      await keepProperty(client, saved);
      await leave({ to: `/land/property/${saved.id}`, ignoreBlocker: true });
    },
    onRefused: async (error, values, over) => {
      showError(NOT_SAVED, failureText(error));
      askAnewWhereGone(client, error);
      return refusedFields(error, values, over.id, over.cadastralNumbers);
    },
    leave: ({ id }) => void leave({ to: `/land/property/${id}` }),
  });
  return { ...edit, finishNumber };
}

async function save(values: PropertyValues, over: Property): Promise<Property> {
  const { id, rowVersion } = over;
  return call(updateProperty, { body: PropertyDraft.parse({ ...toFields(values, over), id, rowVersion }) });
}
