import { Failure } from '@gektar/contract/failure.ts';
import type { Db } from '#database/db.ts';

/**
 * The first lock of every write to a complex, its buildings, vacancies, deals and people (0026): with it held nobody else writes
 * anything of the same complex, so that its figures are computed over a state that stands.
 * @returns undefined without such a complex
 */
export function lockComplex(tx: Db, id: string): Promise<{ isEnabled: boolean } | undefined> {
  return tx
    .selectFrom('industrial.complexes')
    .select('is_enabled as isEnabled')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** For adding a part. @throws {Failure} complex.not_found; complex.archived (H-22) */
export async function lockOpenComplex(tx: Db, id: string): Promise<void> {
  const complex = await lockComplex(tx, id);
  if (complex === undefined) throw new Failure('complex.not_found');
  if (!complex.isEnabled) throw new Failure('complex.archived');
}
