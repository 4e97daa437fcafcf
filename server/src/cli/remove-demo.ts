import { setTimeout as later } from 'node:timers/promises';
import { removeDemoMark } from '#demo/demo-mark.ts';
import { findDemoEmployeeIds, updateRemoved } from '#people/staff-queries.ts';
import { withDatabase } from './with-database.ts';
import { HEARD_MS } from './with-user.ts';

/** Removes the publicly known sign-ins at once; the invented data stay. */
export async function removeDemo(): Promise<void> {
  const count = await withDatabase((db) =>
    db.transaction().execute(async (tx) => {
      const ids = await findDemoEmployeeIds(tx);
      for (const id of ids) await updateRemoved(tx, id);
      await removeDemoMark(tx);
      return ids.length;
    }),
  );
  await later(HEARD_MS);
  process.stdout.write(
    count === 0 ? 'Демонстрационных входов нет.\n' : `Демонстрационные входы закрыты, сеансы завершены: ${count}\n`,
  );
}
