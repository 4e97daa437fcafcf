import { requestCriteria } from '@gektar/contract/land/requests/request-fields.ts';
import type { RequestFilter } from '@gektar/contract/land/requests/request-filter.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition, equals, oneOf } from '#database/conditions.ts';
import { type Conditions, conditionsOf } from '#database/entity-table.ts';
import { soughtRequestIds } from '#people/sought-requests.ts';
import { okvedsBelow } from '#places/okved-tree.ts';
import { requestTable } from './request-table.ts';

const conditions: Conditions<RequestFilter> = {
  ...requestTable.conditions(requestCriteria),
  isEnabled: (value) => equals(column('is_enabled'), value),
  ids: (ids) => oneOf(column('id'), ids),
  searchText: (text) => (text ? [sql<boolean>`r.id in (${soughtRequestIds('land.requests', text)})`] : []),
  okvedIds: withOkveds,
};

/** A filter as SQL over `land.requests r`: every set criterion must hold. Shared by list, count and map. */
export function requestConditions(filter: RequestFilter): Condition {
  return allOf(conditionsOf(conditions, filter));
}

function column(name: string): RawBuilder<unknown> {
  return sql.ref(`r.${name}`);
}

/** A chosen code includes its descendants. */
function withOkveds(ids: readonly number[]): Condition[] {
  if (ids.length === 0) return [];
  return [
    sql<boolean>`r.id in (select l.request_id from land.request_okveds l where l.okved_id in (${okvedsBelow(ids)}))`,
  ];
}
