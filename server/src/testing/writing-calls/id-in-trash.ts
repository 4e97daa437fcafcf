import type { Domain } from '@gektar/contract/domain.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Prepare, withBody } from './writing-call.ts';

/** The call with the id of an entity that is in the trash. @param table table of the entity, with its schema */
export function idInTrash(prepare: Prepare, table: string): Prepare {
  return async (app) => {
    const newId = uuidv7();
    const trashId = uuidv7();
    const domain: Domain = table.startsWith('land.') ? 'land' : 'industrial';
    await sql`
      insert into shared.trash (id, domain, kind, entity_id, title)
      values (${trashId}, ${domain}, 'property', ${newId}, 'Удалённая запись')`.execute(app.db);
    await sql`
      insert into shared.trash_rows (trash_id, table_name, content)
      values (${trashId}, ${table}, jsonb_build_object('id', ${newId}::text))`.execute(app.db);
    return withBody(prepare, { newId })(app);
  };
}
