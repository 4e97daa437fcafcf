import type { LoadRefusal } from '@gektar/contract/loads/load-limits.ts';
import pLimit from 'p-limit';
import { runInWorker } from '#office/in-worker.ts';
import type { LoadKind } from './load-kind.ts';
import type { OpenedFile } from './load-reading.ts';
import { isPicture, refusalOf } from './load-refusal.ts';
import type { ThreadAnswer, ThreadOpened } from './read-in-thread.ts';
import type { LoadSource } from './read-load.ts';

/** Number of files that a process reads at once. */
const AT_ONCE = 2;
/** Time after which a file counts as damaged (ms). */
const LONGEST_MS = 120_000;

const limit = pLimit(AT_ONCE);

/**
 * Reads a file in a worker thread: a file that needs too much memory or time ends the thread, not the server.
 * @param onOpened receives its rows and columns before the objects are read
 * @param report receives the error that ended the thread, other than a refusal
 */
export async function readFile(
  kind: Pick<LoadKind, 'worker'>,
  source: LoadSource,
  { report, onOpened }: { report: (error: unknown) => void; onOpened?: ((opened: OpenedFile) => void) | undefined },
): Promise<ThreadAnswer> {
  if (!source.isText && isPicture(source.content)) return { refusal: 'picture' };
  let answer: ThreadAnswer | undefined;
  try {
    await limit(() =>
      runInWorker<LoadSource, ThreadAnswer | ThreadOpened>(
        kind.worker,
        source,
        AbortSignal.timeout(LONGEST_MS),
        (posted) => {
          if (!('opened' in posted)) answer = posted;
          else onOpened?.(JSON.parse(posted.opened) as OpenedFile);
        },
      ),
    );
  } catch (error) {
    report(error);
    return { refusal: refusalOf(error) satisfies LoadRefusal };
  }
  return answer ?? { refusal: 'damaged' };
}
