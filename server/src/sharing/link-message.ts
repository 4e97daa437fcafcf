import { linkMessageEndpoints } from '@gektar/contract/sharing/link-message.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Route } from '#http/router.ts';

/** Calls about the text with which an employee sends links. */
export function linkMessageRoutes(route: Route): void {
  route(linkMessageEndpoints.read, async ({ db, employeeId }) => ({ text: await findMessage(db, employeeId) }));
  route(linkMessageEndpoints.set, async ({ db, body: { text }, employeeId }) => {
    await updateMessage(db, employeeId, text);
    return { text };
  });
}

async function findMessage(db: Db, employeeId: string): Promise<string | null> {
  const row = await db
    .selectFrom('shared.link_messages')
    .select('text')
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  return row?.text ?? null;
}

async function updateMessage(db: Db, employeeId: string, text: string | null): Promise<void> {
  if (text === null) {
    await db.deleteFrom('shared.link_messages').where('employee_id', '=', employeeId).execute();
    return;
  }
  await sql`
    insert into shared.link_messages (employee_id, text) values (${employeeId}, ${text})
    on conflict on constraint link_messages__once do update set text = excluded.text`.execute(db);
}
