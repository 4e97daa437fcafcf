import type { LoadRefusal } from '@gektar/contract/loads/load-limits.ts';
import pLimit from 'p-limit';
import { runInWorker } from '#office/in-worker.ts';
import type { LoadKind } from './load-kind.ts';
import { isPicture, refusalOf } from './load-refusal.ts';
import type { ThreadAnswer } from './read-in-thread.ts';
import type { LoadSource } from './read-load.ts';

/** Number of files that are read at once in a process. */
const AT_ONCE = 2;
/** Time after which a file counts as damaged (ms). */
const LONGEST_MS = 120_000;

const limit = pLimit(AT_ONCE);

/**
 * Reads a file in a thread: a file that needs too much memory or time ends the thread, not the server.
 * @param report receives what ended the thread, other than a refusal
 */
export async function readFile(
  kind: Pick<LoadKind, 'worker'>,
  source: LoadSource,
  report: (error: unknown) => void,
): Promise<ThreadAnswer> {
  if (!source.isText && isPicture(source.content)) return { refusal: 'picture' };
  let answer: ThreadAnswer | undefined;
  try {
    await limit(() =>
      runInWorker<LoadSource, ThreadAnswer>(kind.worker, source, AbortSignal.timeout(LONGEST_MS), (posted) => {
        answer = posted;
      }),
    );
  } catch (error) {
    report(error);
    return { refusal: refusalOf(error) satisfies LoadRefusal };
  }
  return answer ?? { refusal: 'damaged' };
}
