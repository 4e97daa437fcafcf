import { industrialRequestChanges } from '@gektar/contract/industrial/requests/request-calls.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { requests } from '@gektar/format/plural.ts';
import { industrialFieldKit } from '#industrial/industrial-field-kit.tsx';
import { type ChangedEntity, offeredNames } from '#operations/changed-entity.ts';
import { NO_ACCESS } from './no-access.ts';
import { editAccessQuery, requestQueries } from './request-data.ts';

/** How requests are changed outside of their form: in cells and in bulk. */
export const changedRequests: ChangedEntity = {
  domain: 'industrial',
  calls: industrialRequestChanges,
  forms: requests,
  fields: requestFields,
  offered: offeredNames(requestFields, { without: ['dateTimeCreated', 'actualizeRequestDate'] }),
  kit: industrialFieldKit,
  access: {
    refusal: NO_ACCESS,
    ask: (client, id) => client.prefetchQuery(editAccessQuery(id)),
    isRefused: (client, id) => client.getQueryData(editAccessQuery(id).queryKey) === false,
  },
  refresh: requestQueries.refresh,
  findRows: requestQueries.findById,
};
