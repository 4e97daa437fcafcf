import { computedOfRequest, requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { entityRows } from '#database/entity-rows.ts';
import { requestTableOf } from '#requests/request-table.ts';

export const requestRows = entityRows('industrial.requests', 'r');

export const requestTable = requestTableOf('industrial.requests', requestFields, {
  readOnly: computedOfRequest,
  lists: {
    highways: { table: 'industrial.request_highways', value: 'highway_id' },
    buildingTypes: { table: 'industrial.request_building_types', value: 'building_type_id' },
  },
});
