import { type LandRequest, RequestDraft } from '@gektar/contract/land/requests/request.ts';
import { updateRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { DraftStore } from '#form/draft-store.ts';
import type { Beginning, EditDraft } from '#form/sections/begin-editing.ts';
import { useEdit } from '#form/sections/use-edit.ts';
import { useWayOut } from '#form/way-out.ts';
import { keepRequest } from '#land/requests/request-data.ts';
import { FAILED, UPDATED } from '#land/requests/request-toasts.ts';
import { showSuccess } from '#ui/toast/toast.tsx';
import { checkValues } from './check-values.ts';
import { requestPlan } from './request-plan.ts';
import { requiredFields } from './request-sections.ts';
import { type RequestValues, toFields, toValues } from './request-values.ts';
import { changedState, tellRefusal } from './save-failure.ts';

/** An edit of one request. */
export function useRequestEdit(
  beginning: Beginning<RequestValues, LandRequest>,
  drafts: DraftStore<EditDraft<RequestValues>>,
) {
  const client = useQueryClient();
  const leave = useWayOut();
  return useEdit<RequestValues, LandRequest>({
    plan: requestPlan,
    required: requiredFields,
    beginning,
    drafts,
    toValues,
    check: checkValues,
    save: async (values, over) => {
      const { id, rowVersion } = over;
      return call(updateRequest, { body: RequestDraft.parse({ ...toFields(values, over), id, rowVersion }) });
    },
    changedState,
    onSaved: async (saved) => {
      showSuccess(UPDATED);
      await keepRequest(client, saved);
      await leave({ to: `/land/request/${saved.id}`, ignoreBlocker: true });
    },
    onRefused: async (error, values) => tellRefusal(client, FAILED, error, values),
    leave: ({ id }) => void leave({ to: `/land/request/${id}` }),
  });
}
