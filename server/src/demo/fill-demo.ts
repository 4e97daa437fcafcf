import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { StartRefused } from '#start-refused.ts';
import { insertDemoEmployees } from './demo-employees.ts';
import { isDemo, markDemo } from './demo-mark.ts';

/**
 * Fills an unused base with invented people, companies and plots, all or nothing, and marks it as a demonstration base.
 * @throws {StartRefused} when the base is filled already
 */
export async function fillDemo(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Of two that begin at once the second waits here, then sees what the first has done.
    await sql`lock table shared.facts in share row exclusive mode`.execute(tx);
    if (await isDemo(tx)) throw new StartRefused('База уже заполнена демонстрационными данными.');
    await markDemo(tx);
    await insertDemoEmployees(tx);
  });
}
