import { Worker } from 'node:worker_threads';

/**
 * Runs a module in a worker thread: it gets `data` as `workerData`, and the call resolves when it ends. Its memory is
 * freed with the thread.
 * @param signal terminates the thread at once
 * @throws the error of the thread, or the reason of the signal
 */
export async function runInWorker<Data>(module: URL, data: Data, signal: AbortSignal): Promise<void> {
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
  worker.once('error', reject);
  worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`))));
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
