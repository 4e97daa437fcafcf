import type { QueryClient } from '@tanstack/react-query';
import type { BulkTally, BulkThings, BulkWords } from './bulk-outcome.ts';
import type { BulkProgress } from './use-bulk-run.ts';

/** Actions over many things, a part of them with each call. */
export interface BulkActions<Action extends string> {
  readonly words: Readonly<Record<Action, BulkWords>>;
  /** What takes an action back, where there is such a thing. */
  readonly opposite: Readonly<Record<Action, Action | undefined>>;
  readonly things: BulkThings;
  /** How many go with one call. */
  readonly take: number;
  readonly call: (
    action: Action,
    ids: readonly string[],
    runId: string | undefined,
  ) => Promise<Pick<BulkTally, 'done' | 'unchanged' | 'gone'>>;
  /** Asks again for the lists that have changed. */
  readonly refresh: (client: QueryClient) => Promise<unknown>;
}

/** A run in progress. */
export interface BulkRunning extends BulkProgress {
  readonly label: string;
}
