import type { StoredFile } from '@gektar/contract/files/stored-file.ts';

/** Number of concurrent uploads. */
const PARALLEL = 3;

/** One file that is being uploaded. A finished upload waits for earlier files, so that files keep the chosen order. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** From 0 to 1. */
  readonly share: number;
  readonly status: 'waiting' | 'sending' | 'arrived' | 'failed';
  /** Reason of the failure. */
  readonly reason?: string | undefined;
  /** Whether a retry may help, because the connection broke. */
  readonly canRetry?: boolean | undefined;
}

export interface UploadRefusal {
  readonly reason: string;
  readonly canRetry: boolean;
}

export interface UploadWays {
  /** Returns the reason why the file is not sent; undefined when it may be sent. */
  readonly check: (file: File) => string | undefined;
  readonly send: (file: File, signal: AbortSignal, onShare: (share: number) => void) => Promise<StoredFile>;
  readonly explain: (error: unknown) => UploadRefusal;
  readonly onArrived: (file: StoredFile) => void;
  readonly onChange: (uploads: readonly Upload[]) => void;
}

export interface UploadQueue {
  readonly add: (files: readonly File[]) => void;
  /** Cancels an upload, or removes a failed one from the list. */
  readonly cancel: (key: number) => void;
  readonly retry: (key: number) => void;
  readonly cancelAll: () => void;
}

/** Uploads each file in a separate request, three at a time; each has its own progress, failure and cancel. */
export function createUploadQueue({ check, send, explain, onArrived, onChange }: UploadWays): UploadQueue {
  let uploads: readonly Upload[] = [];
  let lastKey = 0;
  const controllers = new Map<number, AbortController>();
  const stored = new Map<number, StoredFile>();

  function set(next: readonly Upload[]): void {
    uploads = next;
    onChange(next);
  }

  function change(key: number, about: Partial<Upload>): void {
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...about } : upload)));
  }

  function goOn(): void {
    handOver();
    const free = PARALLEL - uploads.filter(({ status }) => status === 'sending').length;
    const next = uploads.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free));
    for (const upload of next) void start(upload);
  }

  async function start({ key, file }: Upload): Promise<void> {
    const controller = new AbortController();
    controllers.set(key, controller);
    change(key, { status: 'sending', share: 0 });
    try {
      const arrived = await send(file, controller.signal, (share) => change(key, { share }));
      if (controller.signal.aborted) return;
      stored.set(key, arrived);
      change(key, { status: 'arrived', share: 1 });
    } catch (error) {
      if (controller.signal.aborted) return;
      change(key, { status: 'failed', ...explain(error) });
    } finally {
      if (controllers.get(key) === controller) controllers.delete(key);
      goOn();
    }
  }

  /** Delivers finished uploads that have no earlier one in progress. */
  function handOver(): void {
    const firstOnWay = uploads.findIndex(({ status }) => status === 'waiting' || status === 'sending');
    const before = firstOnWay === -1 ? uploads : uploads.slice(0, firstOnWay);
    const arrived = before.filter(({ status }) => status === 'arrived');
    if (arrived.length === 0) return;
    set(uploads.filter((upload) => !arrived.includes(upload)));
    for (const { key } of arrived) {
      const file = stored.get(key);
      stored.delete(key);
      if (file) onArrived(file);
    }
  }

  function cancel(key: number): void {
    controllers.get(key)?.abort();
    controllers.delete(key);
    stored.delete(key);
    set(uploads.filter((upload) => upload.key !== key));
    goOn();
  }

  return {
    add: (files) => {
      const added = files.map((file): Upload => {
        lastKey += 1;
        const reason = check(file);
        return { key: lastKey, file, share: 0, status: reason === undefined ? 'waiting' : 'failed', reason };
      });
      set([...uploads, ...added]);
      goOn();
    },
    cancel,
    retry: (key) => {
      change(key, { status: 'waiting', share: 0, reason: undefined, canRetry: undefined });
      goOn();
    },
    cancelAll: () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
      stored.clear();
      set([]);
    },
  };
}
