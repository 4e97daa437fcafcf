import { parentPort } from 'node:worker_threads';
import { serveThread } from '#office/reused-threads.ts';

// Thread for tests: posts how many tasks it has begun.
let count = 0;
serveThread(async (order: 'count' | 'fail' | 'wait') => {
  count += 1;
  parentPort?.postMessage(count);
  if (order === 'fail') throw new Error('нарочно');
  if (order === 'wait') await new Promise<never>(() => undefined);
});
