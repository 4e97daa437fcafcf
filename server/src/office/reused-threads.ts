import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** Idle time after which a thread ends (ms): long enough to read a list of changes and continue. */
const IDLE_MS = 60_000;
/** Number of idle threads of a module. */
const MOST_IDLE = 2;

/** Last message about a task. */
const ENDED = 'gektar:ended';

interface IdleThread {
  readonly thread: Worker;
  /** Ends the idle thread. */
  readonly timer: NodeJS.Timeout;
}

/** Threads without work, by module. */
const idle = new Map<string, IdleThread[]>();

/**
 * Runs a task in a thread of a module that calls {@link serveThread}, and resolves when it is done. Loading libraries
 * takes longer than most tasks, so an idle thread waits a while for further ones.
 * @param order data of the task
 * @param signal terminates the thread at once
 * @param onMessage receives the messages that the task posts
 * @throws the error of the task, or the reason of the signal
 */
export async function runInThread<Order, Message = never>(
  module: URL,
  order: Order,
  signal: AbortSignal,
  onMessage?: (message: Message) => void,
): Promise<void> {
  signal.throwIfAborted();
  const thread = takeIdle(module) ?? startThread(module);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const listeners = {
    message: (message: Message | typeof ENDED) => {
      if (message === ENDED) resolve();
      else onMessage?.(message);
    },
    error: reject,
    exit: (code: number) => reject(new Error(`a thread ended with code ${code}`)),
  } as const;
  const abort = () => reject(signal.reason);
  for (const [event, listener] of Object.entries(listeners)) thread.on(event, listener);
  signal.addEventListener('abort', abort);
  thread.ref();
  thread.postMessage(order);
  try {
    await promise;
    makeIdle(module, thread);
  } catch (error) {
    void thread.terminate();
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
    for (const [event, listener] of Object.entries(listeners)) thread.off(event, listener);
  }
}

function startThread(module: URL): Worker {
  const thread = new Worker(module, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 768 } });
  // An error after its work was given up has no other listener, and would end the process.
  thread.on('error', () => undefined);
  thread.once('exit', () => {
    const others = idle.get(module.href)?.filter((one) => one.thread !== thread) ?? [];
    idle.set(module.href, others);
  });
  return thread;
}

function takeIdle(module: URL): Worker | undefined {
  const taken = idle.get(module.href)?.pop();
  clearTimeout(taken?.timer);
  return taken?.thread;
}

/** Lets a thread wait for further work; it does not prevent the end of the process. */
function makeIdle(module: URL, thread: Worker): void {
  const others = idle.get(module.href) ?? [];
  if (others.length >= MOST_IDLE) {
    void thread.terminate();
    return;
  }
  thread.unref();
  const timer = setTimeout(() => {
    idle.set(
      module.href,
      (idle.get(module.href) ?? []).filter((one) => one.thread !== thread),
    );
    void thread.terminate();
  }, IDLE_MS).unref();
  idle.set(module.href, [...others, { thread, timer }]);
}

/** Called inside a thread: runs each task that {@link runInThread} sends. An error ends the thread. */
export function serveThread<Order>(work: (order: Order) => Promise<void>): void {
  if (isMainThread) throw new Error('a module of threads in the main thread');
  parentPort?.on('message', (order: Order) => {
    void work(order).then(() => parentPort?.postMessage(ENDED));
  });
}
