import type { QueryClient } from '@tanstack/react-query';
import type { BulkTally, BulkThings, BulkWords } from './bulk-outcome.ts';
import type { BulkProgress } from './use-bulk-run.ts';

/** Actions over many things, a part of them with each call. */
export interface BulkActions<Action extends string> {
  readonly words: Readonly<Record<Action, BulkWords>>;
  readonly things: BulkThings;
  /** How many go with one call. */
  readonly take: number;
  readonly call: (
    action: Action,
    ids: readonly string[],
    /** The same for all calls of a run: its id as an operation (0058). */
    runId: string,
  ) => Promise<Pick<BulkTally, 'done' | 'unchanged' | 'gone'>>;
  /** Undoes a whole run, with its toast. */
  readonly undo: (client: QueryClient, runId: string) => Promise<unknown>;
  /** Asks again for the lists that have changed. */
  readonly refresh: (client: QueryClient) => Promise<unknown>;
}

/** A run in progress. */
export interface BulkRunning extends BulkProgress {
  readonly label: string;
}
