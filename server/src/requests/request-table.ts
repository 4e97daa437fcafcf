import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import { type EntityTableAbout, entityTable } from '#database/entity-table.ts';

/**
 * Maps the described fields of a domain's requests to tables and columns.
 * @param table name of the table with its schema: `land.requests`
 */
export function requestTableOf<
  const Fields extends FieldDescriptions,
  const ReadOnly extends keyof Fields & string = never,
>(table: string, fields: Fields, about: Pick<EntityTableAbout<Fields, never, ReadOnly>, 'readOnly' | 'lists'>) {
  return entityTable<Fields, never, ReadOnly>({
    ...about,
    table,
    alias: 'r',
    owner: 'request_id',
    fields,
    elsewhere: [],
  });
}
