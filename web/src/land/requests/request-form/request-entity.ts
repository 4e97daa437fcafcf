import { LandRequest, NewRequest, RequestDraft, RequestFields } from '@gektar/contract/land/requests/request.ts';
import { createRequest, updateRequest } from '@gektar/contract/land/requests/request-calls.ts';
import { call } from '#api/call.ts';
import type { EntityForm } from '#form/described/entity-form.ts';
import { landForms } from '#land/land-forms.ts';
import { requestKind } from '#land/requests/request-kind.ts';
import { newRequestOf, requestFormOf } from '#requests/request-form.ts';
import { PreviewCard } from './preview-card.tsx';
import { requestForm } from './request-form-description.tsx';
import type { RequestValues } from './request-values.ts';

/** Creation and edit of a request. */
export const requestEntity: EntityForm<RequestValues, LandRequest> = {
  ...requestFormOf<RequestValues, LandRequest>(requestKind),
  form: requestForm,
  fieldsSchema: RequestFields,
  entitySchema: LandRequest,
  // 1§5, E-03, E-04
  required: new Set(['name', 'requestDate', 'isActual', 'propertyTypes', 'builtToSuit', 'builtToLease', 'linkToDisk']),
  preset: (employeeId) => ({
    ...newRequestOf(employeeId),
    // E-04
    isActual: true,
    builtToSuit: null,
    builtToLease: null,
  }),
  create: (fields, newId) => call(createRequest, { body: NewRequest.parse({ ...fields, newId }) }),
  update: (fields, { id, rowVersion }) =>
    call(updateRequest, { body: RequestDraft.parse({ ...fields, id, rowVersion }) }),
  refusals: 'land_request',
  ...landForms,
  Preview: PreviewCard,
};
