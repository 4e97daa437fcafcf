import type { Db } from '#database/db.ts';

/** Whether this database is filled with demo data, including public sign-ins. */
export async function isDemo(db: Db): Promise<boolean> {
  const fact = await db.selectFrom('shared.facts').select('value').where('name', '=', 'demo').executeTakeFirst();
  return fact !== undefined;
}

/** Ends the demonstration mode: the data stay, the public sign-ins do not. */
export async function removeDemoMark(db: Db): Promise<void> {
  await db.deleteFrom('shared.facts').where('name', '=', 'demo').execute();
}

/** Marks the database as demo, in the transaction that inserts the first public sign-in. */
export async function markDemo(db: Db): Promise<void> {
  await db
    .insertInto('shared.facts')
    .values({ name: 'demo', value: 'true' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
