import { dealFields } from '@gektar/contract/industrial/deals/deal-fields.ts';
import { entityTable } from '#database/entity-table.ts';

/** Where the described fields of a deal are stored. */
export const dealTable = entityTable({
  table: 'industrial.deals',
  alias: 'd',
  owner: 'deal_id',
  fields: dealFields,
  elsewhere: [],
  readOnly: [],
  lists: {},
});
