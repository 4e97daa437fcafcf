import { dealFields } from '@gektar/contract/industrial/deals/deal-fields.ts';
import { entityTable } from '#database/entity-table.ts';

/** Columns and link tables that store the fields described in `dealFields`. */
export const dealTable = entityTable({
  table: 'industrial.deals',
  alias: 'd',
  owner: 'deal_id',
  fields: dealFields,
  elsewhere: [],
  readOnly: [],
  lists: {},
});
