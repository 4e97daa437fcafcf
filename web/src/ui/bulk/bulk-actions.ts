import type { QueryClient } from '@tanstack/react-query';
import type { BulkTally, BulkThings, BulkWords } from './bulk-outcome.ts';
import type { BulkProgress } from './use-bulk-run.ts';

/** Actions over many objects, sent in several requests. */
export interface BulkActions<Action extends string> {
  readonly words: Readonly<Record<Action, BulkWords>>;
  readonly things: BulkThings;
  /** Number of ids per request. */
  readonly take: number;
  readonly call: (
    action: Action,
    ids: readonly string[],
    /** Operation id of the run, the same for all its requests (0058). */
    runId: string,
  ) => Promise<Pick<BulkTally, 'done' | 'unchanged' | 'gone'>>;
  /** Undoes a whole run, with its toast. */
  readonly undo: (client: QueryClient, runId: string) => Promise<unknown>;
  /** Refetches the lists that have changed. */
  readonly refresh: (client: QueryClient) => Promise<unknown>;
}

/** A run in progress. */
export interface BulkRunning extends BulkProgress {
  readonly label: string;
}
