import type { Domain } from '@gektar/contract/domain.ts';
import { type RawBuilder, sql } from 'kysely';
import { tablesOf } from '#sharing/domain-tables.ts';

/** A domain's objects in the items of selections. */
export interface ItemColumn {
  readonly domain: Domain;
  /** Column of the object: `property_id`. */
  readonly column: string;
}

/** SQL of the items that hold an object in the selection of a request, shown or hidden. */
export function selectedIn(
  { domain, column }: ItemColumn,
  { object, request }: Record<'object' | 'request', RawBuilder<unknown>>,
): RawBuilder<unknown> {
  const { selections, items } = tablesOf(domain);
  return sql`select from ${items} i join ${selections} s on s.id = i.request_selection_id
    where s.request_id = ${request} and ${sql.ref(`i.${column}`)} = ${object}`;
}
