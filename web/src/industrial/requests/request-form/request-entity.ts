import {
  IndustrialRequest,
  NewRequest,
  RequestDraft,
  RequestFields,
} from '@gektar/contract/industrial/requests/request.ts';
import { createRequest, updateRequest } from '@gektar/contract/industrial/requests/request-calls.ts';
import { requiredOfRequest } from '@gektar/contract/industrial/requests/request-fields.ts';
import { call } from '#api/call.ts';
import { reloadDictionaries } from '#dictionaries/dictionary-data.ts';
import type { EntityForm } from '#form/described/entity-form.ts';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { requestKind } from '#industrial/requests/request-kind.ts';
import { newRequestOf, requestFormOf } from '#requests/request-form.ts';
import { PreviewCard } from './preview-card.tsx';
import { requestForm } from './request-form-description.tsx';
import type { RequestValues } from './request-values.ts';

/** Creation and edit of a request. */
export const requestEntity: EntityForm<RequestValues, IndustrialRequest> = {
  ...requestFormOf<RequestValues, IndustrialRequest>(requestKind),
  form: requestForm,
  fieldsSchema: RequestFields,
  entitySchema: IndustrialRequest,
  required: new Set(requiredOfRequest),
  preset: newRequestOf,
  create: (fields, newId) => call(createRequest, { body: NewRequest.parse({ ...fields, newId }) }),
  update: (fields, { id, rowVersion }) =>
    call(updateRequest, { body: RequestDraft.parse({ ...fields, id, rowVersion }) }),
  refusals: 'industrial_request',
  askAnew: (client) => reloadDictionaries(client, 'industrial'),
  Crumbs: IndustrialCrumbs,
  Preview: PreviewCard,
};
