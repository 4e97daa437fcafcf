import { NewProperty, type Property } from '@gektar/contract/land/properties/property.ts';
import { createProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import type { DraftStore } from '#form/draft-store.ts';
import type { FinishTyping } from '#form/field/text-list-field.tsx';
import type { NewBeginning, NewDraft } from '#form/sections/begin-new.ts';
import { CREATED_BEFORE, useCreation } from '#form/sections/use-creation.ts';
import { useWayOut } from '#form/way-out.ts';
import { askAnewWhereGone } from '#land/dictionaries/land-dictionary-data.ts';
import { keepProperty } from '#land/properties/property-data.ts';
import { showError, showSuccess, showWarning } from '#ui/toast/toast.tsx';
import { checkNewValues } from './check-new-values.ts';
import { openPropertyDrafts } from './property-drafts.ts';
import { propertyPlan } from './property-plan.ts';
import { newRequiredFields } from './property-sections.ts';
import { type PropertyValues, toFields, toValues } from './property-values.ts';
import { changedState, refusedFields } from './save-failure.ts';
import { finishNumbers } from './taken-number.ts';

const CREATED = 'Объект успешно создан';
const NOT_CREATED = 'Не удалось создать объект';
const THERE_ALREADY = 'Объект уже создан';

/** The creation of one object. */
export function usePropertyCreation(
  beginning: NewBeginning<PropertyValues>,
  drafts: DraftStore<NewDraft<PropertyValues>>,
) {
  const finishNumber = useRef<FinishTyping>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = useWayOut();
  const creation = useCreation<PropertyValues, Property>({
    plan: propertyPlan,
    required: newRequiredFields,
    beginning,
    drafts,
    check: checkNewValues,
    finishTyping: () => finishNumbers(finishNumber),
    create: async (values, newId) => call(createProperty, { body: NewProperty.parse({ ...toFields(values), newId }) }),
    createdBefore: changedState,
    onCreated: async (property) => {
      showSuccess(CREATED);
      await keepProperty(client, property);
      // Not back to an empty form.
      await navigate({ to: '/land/property/$id', params: { id: property.id }, ignoreBlocker: true, replace: true });
    },
    onCreatedBefore: async (property, values) => {
      showWarning(THERE_ALREADY, CREATED_BEFORE);
      const { id, rowVersion } = property;
      openPropertyDrafts(id).keep({ rowVersion, base: toValues(property), values });
      await keepProperty(client, property);
      await navigate({ to: '/land/property/$id/edit', params: { id }, ignoreBlocker: true, replace: true });
    },
    onRefused: (error, values) => {
      showError(NOT_CREATED, failureText(error));
      askAnewWhereGone(client, error);
      return refusedFields(error, values);
    },
    leave: () => void leave({ to: '/land/property' }),
  });
  return { ...creation, finishNumber };
}
