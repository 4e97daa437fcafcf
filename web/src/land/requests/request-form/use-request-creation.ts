import { NewRequest } from '@gektar/contract/land/requests/request.ts';
import { createRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import type { DraftStore } from '#form/draft-store.ts';
import type { NewBeginning, NewDraft } from '#form/sections/begin-new.ts';
import { CREATED_BEFORE, useCreation } from '#form/sections/use-creation.ts';
import { useWayOut } from '#form/way-out.ts';
import { keepRequest } from '#land/requests/request-data.ts';
import { CREATED, NOT_CREATED } from '#land/requests/request-toasts.ts';
import { showSuccess, showWarning } from '#ui/toast/toast.tsx';
import { checkValues } from './check-values.ts';
import { openRequestDrafts } from './request-drafts.ts';
import { requestPlan } from './request-plan.ts';
import { requiredFields } from './request-sections.ts';
import { type RequestValues, toFields, toValues } from './request-values.ts';
import { changedState, tellRefusal } from './save-failure.ts';

/** The creation of one request; from it on to the plots that fit. */
export function useRequestCreation(
  beginning: NewBeginning<RequestValues>,
  drafts: DraftStore<NewDraft<RequestValues>>,
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = useWayOut();
  return useCreation({
    plan: requestPlan,
    required: requiredFields,
    beginning,
    drafts,
    check: checkValues,
    create: async (values, newId) => call(createRequest, { body: NewRequest.parse({ ...toFields(values), newId }) }),
    createdBefore: changedState,
    onCreated: async (request) => {
      showSuccess(CREATED);
      await keepRequest(client, request);
      // Not back to an empty form.
      const params = { id: request.id };
      await navigate({ to: '/land/request/$id/search', params, ignoreBlocker: true, replace: true });
    },
    onCreatedBefore: async (request, values) => {
      showWarning('Запрос уже создан', CREATED_BEFORE);
      const { id, rowVersion } = request;
      openRequestDrafts(id).keep({ rowVersion, base: toValues(request), values });
      await keepRequest(client, request);
      await navigate({ to: '/land/request/$id/edit', params: { id }, ignoreBlocker: true, replace: true });
    },
    onRefused: async (error, values) => tellRefusal(client, NOT_CREATED, error, values),
    leave: () => void leave({ to: '/land/request' }),
  });
}
