import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { entityRows } from '#database/entity-rows.ts';
import { requestTableOf } from '#requests/request-table.ts';

export const requestRows = entityRows('land.requests', 'r');

export const requestTable = requestTableOf('land.requests', requestFields, {
  readOnly: ['dateTimeCreated', 'actualizeRequestDate'],
  lists: {
    regions: { table: 'land.request_regions', value: 'region_id' },
    landHighways: { table: 'land.request_land_highways', value: 'land_highway_id' },
    propertyTypes: { table: 'land.request_property_types', value: 'property_type_id' },
    bestUses: { table: 'land.request_best_uses', value: 'best_use_id' },
    okveds: { table: 'land.request_okveds', value: 'okved_id' },
    requestType: { table: 'land.request_request_types', value: 'request_type_id' },
  },
});
