import type { Db } from '#database/db.ts';

/** Whether this base was filled with demonstration data, public sign-ins among them. */
export async function isDemo(db: Db): Promise<boolean> {
  const fact = await db.selectFrom('shared.facts').select('value').where('name', '=', 'demo').executeTakeFirst();
  return fact !== undefined;
}

/** Marks the base; done in the transaction that brings the first public sign-in. */
export async function markDemo(db: Db): Promise<void> {
  await db
    .insertInto('shared.facts')
    .values({ name: 'demo', value: 'true' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
