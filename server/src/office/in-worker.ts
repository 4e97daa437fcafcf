import { Worker } from 'node:worker_threads';

/**
 * Runs a module in a worker thread: `data` is its `workerData`, and the call resolves when the thread ends. Its memory
 * is freed with the thread.
 * @param signal terminates the thread at once
 * @param onMessage receives what the thread posts
 * @throws the error of the thread, or the reason of the signal
 */
export async function runInWorker<Data, Message = never>(
  module: URL,
  data: Data,
  signal: AbortSignal,
  onMessage?: (message: Message) => void,
): Promise<void> {
  signal.throwIfAborted();
  const worker = new Worker(module, {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = () => {
    reject(signal.reason);
    void worker.terminate();
  };
  signal.addEventListener('abort', abort);
  if (onMessage) worker.on('message', onMessage);
  worker.once('error', reject);
  worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`))));
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
