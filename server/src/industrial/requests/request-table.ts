import { computedOfRequest, requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { entityRows } from '#database/entity-rows.ts';
import { entityTable } from '#database/entity-table.ts';

export const requestRows = entityRows('industrial.requests', 'r');

/** Where the described fields of a request are stored. */
export const requestTable = entityTable({
  table: 'industrial.requests',
  alias: 'r',
  owner: 'request_id',
  fields: requestFields,
  elsewhere: [],
  readOnly: computedOfRequest,
  lists: {
    highways: { table: 'industrial.request_highways', value: 'highway_id' },
    buildingTypes: { table: 'industrial.request_building_types', value: 'building_type_id' },
  },
});
