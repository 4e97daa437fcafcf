import {
  IndustrialRequest,
  NewRequest,
  RequestDraft,
  RequestFields,
} from '@gektar/contract/industrial/requests/request.ts';
import { createRequest, updateRequest } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { requiredOfRequest } from '@gektar/contract/industrial/requests/request-fields.ts';
import { today } from '@gektar/format/date.ts';
import { call } from '#api/call.ts';
import { reloadDictionaries } from '#dictionaries/dictionary-data.ts';
import { draftsUnder } from '#form/described/entity-drafts.ts';
import type { EntityForm } from '#form/described/entity-form.ts';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { keepSavedRequest, REQUEST_DRAFTS } from '#industrial/requests/request-data.ts';
import { CREATED, FAILED, NOT_CREATED, UPDATED } from '#sharing/requests/request-toasts.ts';
import { PreviewCard } from './preview-card.tsx';
import { requestForm } from './request-form-description.tsx';
import type { RequestValues } from './request-values.ts';

/** Creation and edit of a request. */
export const requestEntity: EntityForm<RequestValues, IndustrialRequest> = {
  form: requestForm,
  fieldsSchema: RequestFields,
  entitySchema: IndustrialRequest,
  required: new Set(requiredOfRequest),
  // A request of today, of whoever writes it down.
  preset: (employeeId) => ({ requestDate: today(), responsibleEmployeeId: employeeId ?? null }),
  create: (fields, newId) => call(createRequest, { body: NewRequest.parse({ ...fields, newId }) }),
  update: (fields, { id, rowVersion }) =>
    call(updateRequest, { body: RequestDraft.parse({ ...fields, id, rowVersion }) }),
  drafts: draftsUnder(REQUEST_DRAFTS),
  refusals: 'industrial_request',
  keep: keepSavedRequest,
  askAnew: (client) => reloadDictionaries(client, 'industrial'),
  Crumbs: IndustrialCrumbs,
  path: '/industrial/requests',
  // On to the vacancies that fit.
  createdPath: '/search',
  words: {
    label: 'Запрос',
    newTitle: 'Новый запрос',
    list: 'Запросы',
    preview: 'Карточка запроса',
    created: CREATED,
    notCreated: NOT_CREATED,
    createdBefore: 'Запрос уже создан',
    saved: UPDATED,
    notSaved: FAILED,
    contested: 'Запрос изменён другим сотрудником',
  },
  nameOf: ({ name }) => name,
  firstField: 'name',
  Preview: PreviewCard,
};
