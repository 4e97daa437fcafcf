import { landRequestChanges } from '@gektar/contract/land/requests/request-calls.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { requests } from '@gektar/format/plural.ts';
import { landFieldKit } from '#land/land-field-kit.tsx';
import { type ChangedEntity, offeredNames } from '#operations/changed-entity.ts';
import { requestQueries } from './request-data.ts';

/** How requests are changed outside of their form: in cells and in bulk. */
export const changedRequests: ChangedEntity = {
  domain: 'land',
  calls: landRequestChanges,
  forms: requests,
  fields: requestFields,
  offered: offeredNames(requestFields, { without: ['dateTimeCreated', 'actualizeRequestDate'] }),
  kit: landFieldKit,
  refresh: requestQueries.refresh,
  findRows: requestQueries.findById,
};
