import type { Domain } from '@gektar/contract/domain.ts';
import type { EntityName } from '@gektar/contract/history.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Why an undo leaves a loaded object unchanged; undefined: it can be undone. */
export async function whyLeft(
  tx: Db,
  { entity, id, operationId }: { entity: EntityName; id: string; operationId: string },
  selections?: { readonly domain: Domain; readonly column: string },
): Promise<string | undefined> {
  const { rows: later } = await sql<{ name: string | null; at: string }>`
    select e.first_name || ' ' || e.last_name as name, to_char(a.at at time zone 'Europe/Moscow', 'DD.MM.YYYY HH24:MI') as at
    from shared.audit a left join shared.employees e on e.id = a.employee_id
    where a.entity = ${entity} and a.entity_id = ${id} and a.operation_id is distinct from ${operationId}
    order by a.id desc limit 1`.execute(tx);
  const [change] = later;
  if (change !== undefined) return `Изменён после загрузки: ${change.name ?? 'команда сервера'}, ${change.at}`;
  if (selections === undefined) return undefined;
  const items = sql.table(`${selections.domain}.request_selection_items`);
  const links = sql.table(`${selections.domain}.request_selection_links`);
  const { rows: open } = await sql`
    select from ${items} i join ${links} l using (request_selection_id)
    where ${sql.ref(`i.${selections.column}`)} = ${id} and l.expiration_time > now() limit 1`.execute(tx);
  return open.length > 0 ? 'Показан клиенту: в подборке с действующей ссылкой' : undefined;
}
