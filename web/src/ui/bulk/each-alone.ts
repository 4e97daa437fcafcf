import type { FailureCode } from '@gektar/contract/failure.ts';
import { isFailure } from '#api/failure-text.ts';
import type { BulkTally } from './bulk-outcome.ts';

/**
 * Number of parallel requests where each object needs a separate request: fast enough, and leaves capacity for other
 * users.
 */
export const AT_ONCE = 4;

/**
 * Sends one request per object, all in parallel; objects deleted meanwhile are listed in `gone`.
 * @param missing error code for a deleted object
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
