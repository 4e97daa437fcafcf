import { requestCriteria } from '@gektar/contract/land/requests/request-criteria.ts';
import type { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import { sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import { conditionsOf, forwardConditions } from '#database/criteria/forward.ts';
import { matchingRequestIds } from '#people/request-text-search.ts';
import { anyInTree } from '#places/okved-tree.ts';
import { requestTable } from './request-table.ts';

const conditions = forwardConditions<RequestFilter>(requestCriteria, ({ of }) => requestTable.source(of), {
  anyInTree,
  search: (text: string | null) => (text ? [sql<boolean>`r.id in (${matchingRequestIds('land.requests', text)})`] : []),
});

/** A filter as SQL over `land.requests r`: every set criterion must hold. Shared by list, count and map. */
export function requestConditions(filter: RequestFilter): Condition {
  return allOf(conditionsOf(conditions, filter));
}
