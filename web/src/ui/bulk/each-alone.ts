import type { FailureCode } from '@gektar/contract/failure.ts';
import { isFailure } from '#api/failure-text.ts';
import type { BulkTally } from './bulk-outcome.ts';

/** Concurrent calls where each entity has its own: fast enough, and leaves capacity for other users. */
export const AT_ONCE = 4;

/**
 * One call for each entity, at once; entities deleted meanwhile are reported separately.
 * @param missing code of the refusal for a deleted one
 */
export async function eachAlone(
  ids: readonly string[],
  missing: FailureCode,
  call: (id: string) => Promise<unknown>,
): Promise<Pick<BulkTally, 'done' | 'gone' | 'unchanged'>> {
  const done: string[] = [];
  const gone: string[] = [];
  await Promise.all(
    ids.map(async (id) => {
      try {
        await call(id);
        done.push(id);
      } catch (error) {
        if (!isFailure(error, missing)) throw error;
        gone.push(id);
      }
    }),
  );
  return { done, gone, unchanged: [] };
}
