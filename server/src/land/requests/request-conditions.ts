import { requestCriteria } from '@gektar/contract/land/requests/request-fields.ts';
import type { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import { sql } from 'kysely';
import { allOf, type Condition, ofRows } from '#database/conditions.ts';
import { type Conditions, conditionsOf } from '#database/entity-table.ts';
import { soughtRequestIds } from '#people/sought-requests.ts';
import { withOkveds } from '#places/okved-tree.ts';
import { requestTable } from './request-table.ts';

const conditions: Conditions<RequestFilter> = {
  ...requestTable.conditions(requestCriteria),
  ...ofRows('r'),
  searchText: (text) => (text ? [sql<boolean>`r.id in (${soughtRequestIds('land.requests', text)})`] : []),
  okvedIds: withOkveds({ table: 'land.request_okveds', owner: 'request_id', of: sql.ref('r.id') }),
};

/** A filter as SQL over `land.requests r`: every set criterion must hold. Shared by list, count and map. */
export function requestConditions(filter: RequestFilter): Condition {
  return allOf(conditionsOf(conditions, filter));
}
