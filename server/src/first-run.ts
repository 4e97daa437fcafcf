import type { Db } from '#database/db.ts';

/** A database without sign-ins has never been used. */
export async function hasEmployees(db: Db): Promise<boolean> {
  const one = await db.selectFrom('shared.employees').select('id').limit(1).executeTakeFirst();
  return one !== undefined;
}
