import { LandRequest, NewRequest, RequestDraft, RequestFields } from '@gektar/contract/land/requests/request.ts';
import { createRequest, updateRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { today } from '@gektar/format/date.ts';
import { call } from '#api/call.ts';
import { draftsUnder } from '#form/described/entity-drafts.ts';
import type { EntityForm } from '#form/described/entity-form.ts';
import { landForms } from '#land/land-forms.ts';
import { keepSavedRequest, REQUEST_DRAFTS } from '#land/requests/request-data.ts';
import { CREATED, FAILED, NOT_CREATED, UPDATED } from '#sharing/requests/request-toasts.ts';
import { PreviewCard } from './preview-card.tsx';
import { requestForm } from './request-form-description.tsx';
import type { RequestValues } from './request-values.ts';

/** Creation and edit of a request. */
export const requestEntity: EntityForm<RequestValues, LandRequest> = {
  form: requestForm,
  fieldsSchema: RequestFields,
  entitySchema: LandRequest,
  // 1§5, E-03, E-04
  required: new Set(['name', 'requestDate', 'isActual', 'propertyTypes', 'builtToSuit', 'builtToLease', 'linkToDisk']),
  // A request of today, actual (E-04), of whoever writes it down.
  preset: (employeeId) => ({
    requestDate: today(),
    responsibleEmployeeId: employeeId ?? null,
    isActual: true,
    builtToSuit: null,
    builtToLease: null,
  }),
  create: (fields, newId) => call(createRequest, { body: NewRequest.parse({ ...fields, newId }) }),
  update: (fields, { id, rowVersion }) =>
    call(updateRequest, { body: RequestDraft.parse({ ...fields, id, rowVersion }) }),
  drafts: draftsUnder(REQUEST_DRAFTS),
  refusals: 'land_request',
  keep: keepSavedRequest,
  ...landForms,
  path: '/land/request',
  // On to the plots that fit.
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
