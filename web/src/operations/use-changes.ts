import { chunks } from '@gektar/contract/chunks.ts';
import type { OperationWay } from '@gektar/contract/history.ts';
import { MAX_CHANGES } from '@gektar/contract/operations/change-limits.ts';
import type { ChangedFields, ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { getOperation, listOutcomes, stopOperation } from '@gektar/contract/operations/operation-calls.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import type { ChangedEntity } from './changed-entity.ts';
import { LISTED } from './refused-list.tsx';

/** Objects per request. A request takes a few tenths of a second, so progress is visible and a stop is quick. */
const TAKE = MAX_CHANGES;

/** Interval between requests for the progress of a change that runs on the server (ms). */
const PROGRESS_MS = 500;
/** Outcomes per response. */
const OUTCOMES_TAKE = 1_000;
const NO_REFUSALS: Pick<ChangeProgress, 'refused' | 'refusals'> = { refused: 0, refusals: [] };

/** Preview of a change of these objects; nothing is written. */
export function previewQuery({ calls: { changes } }: ChangedEntity, ids: readonly string[], fields: ChangedFields) {
  return queryOptions({
    queryKey: ['operations', 'preview', changes.path, ids, fields],
    queryFn: async () => {
      const rows = ids.map((id) => ({ id, fields }));
      const { outcomes } = await call(changes, { body: { operationId: uuidv7(), dryRun: true, changes: rows } });
      return outcomes;
    },
    enabled: ids.length > 0 && Object.keys(fields).length > 0,
    gcTime: 0,
  });
}

/** The change of one object. */
export interface ObjectFields {
  readonly id: string;
  /** The version that the edit is based on; null: any. */
  readonly rowVersion: number | null;
  readonly fields: ChangedFields;
}

/** How an employee makes a change, stored for the histories of its objects. */
export interface ChangeManner {
  readonly way?: OperationWay;
  /** For a restored value: since when it had been valid. */
  readonly fromDateTime?: string | null;
}

/** A change of many objects that has ended. */
export interface EndedChange {
  readonly operationId: string;
  readonly outcomes: readonly ChangeOutcome[];
  /** Why the change was interrupted, as a text; undefined when it was not. */
  readonly broken: string | undefined;
  /** Objects that a stopped change has not reached. */
  readonly waitingIds: readonly string[];
  readonly tookMs: number;
}

/** Progress of a change. */
export interface ChangeProgress {
  /** Objects handled, refused ones included. */
  readonly done: number;
  readonly refused: number;
  /** The first refusals of a change on the server. */
  readonly refusals: readonly ChangeOutcome[];
  readonly total: number;
  /** Time since its begin (ms). */
  readonly elapsed: number;
  /** It runs on the server: it continues when the page is left, and can be stopped. */
  readonly isAtServer: boolean;
}

/** Runs a change of many objects as one operation in several requests, with progress and a stop. */
export function useChanges(about: ChangedEntity) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ChangeProgress>();
  const isStopped = useRef(false);
  /** Ends the pause before the next request for the progress. */
  const wake = useRef<() => void>(undefined);

  /**
   * Sets the same fields of many objects, whatever their versions. Above 200 objects the change runs on the server and
   * continues when the page is left.
   */
  const run = async (ids: readonly string[], fields: ChangedFields, operationId?: string) => {
    if (ids.length > MAX_CHANGES) return runAtServer(ids, fields, operationId);
    const objects = ids.map((id) => ({ id, rowVersion: null, fields }));
    return withRefusedNamed(await runEach(objects, operationId));
  };

  async function runAtServer(
    ids: readonly string[],
    fields: ChangedFields,
    operationId: string = uuidv7(),
  ): Promise<EndedChange> {
    isStopped.current = false;
    const outcomes: ChangeOutcome[] = [];
    let broken: string | undefined;
    const { show, elapsed } = begin(ids.length, true);
    const at = { params: { id: operationId } };
    const send = () => call(about.calls.changesByFilter, { body: { operationId, ids: [...ids], fields } });
    try {
      let operation = await send().catch(() => send());
      let refusals: readonly ChangeOutcome[] = [];
      while (operation.waitingCount > 0 && !operation.isStopped) {
        if (refusals.length < Math.min(operation.refusedCount, LISTED)) {
          const query = { take: LISTED, skip: 0, refused: 'true' } as const;
          // Without them only the count is shown.
          refusals = await call(listOutcomes, { ...at, query }).catch(() => refusals);
        }
        show(operation.totalCount - operation.waitingCount, { refused: operation.refusedCount, refusals });
        await new Promise<void>((resolve) => {
          wake.current = resolve;
          setTimeout(resolve, isStopped.current ? 0 : PROGRESS_MS);
        });
        const look = () => call(isStopped.current ? stopOperation : getOperation, at);
        operation = await look().catch(() => look());
      }
      while (outcomes.length < operation.totalCount)
        outcomes.push(...(await call(listOutcomes, { ...at, query: { take: OUTCOMES_TAKE, skip: outcomes.length } })));
    } catch (error) {
      broken = failureText(error);
    }
    const ended = outcomes.filter(({ state }) => state !== 'waiting');
    const waitingIds = outcomes.filter(({ state }) => state === 'waiting').map(({ id }) => id);
    return finish({ operationId, outcomes: ended, broken, waitingIds, tookMs: elapsed() });
  }

  function begin(total: number, isAtServer: boolean) {
    const begunAt = performance.now();
    const elapsed = () => performance.now() - begunAt;
    const show = (done: number, refusals: Pick<ChangeProgress, 'refused' | 'refusals'> = NO_REFUSALS) =>
      setProgress({ done, ...refusals, total, elapsed: elapsed(), isAtServer });
    show(0);
    return { show, elapsed };
  }

  async function finish(change: EndedChange): Promise<EndedChange> {
    outdatePages(client);
    // The progress stays until the lists are refetched: before that, a second press would repeat the change.
    await about.refresh(client).finally(() => setProgress(undefined));
    return change;
  }

  /**
   * @param operationId id of an interrupted change, which continues: objects already changed are not changed again
   * @param manner how the employee makes the change; by editing fields by default
   */
  async function runEach(
    all: readonly ObjectFields[],
    operationId: string = uuidv7(),
    manner: ChangeManner = {},
  ): Promise<EndedChange> {
    isStopped.current = false;
    const outcomes: ChangeOutcome[] = [];
    let broken: string | undefined;
    const { show, elapsed } = begin(all.length, false);
    for (const changes of chunks(all, TAKE)) {
      if (isStopped.current || broken !== undefined) break;
      const send = () => call(about.calls.changes, { body: { operationId, ...manner, changes } });
      try {
        // After a lost response the request is repeated: the server runs an operation id only once.
        const result = await send().catch(() => send());
        outcomes.push(...result.outcomes);
        show(outcomes.length);
      } catch (error) {
        broken = failureText(error);
      }
    }
    return finish({ operationId, outcomes, broken, waitingIds: [], tookMs: elapsed() });
  }

  return {
    progress,
    run,
    runEach,
    stop: () => {
      isStopped.current = true;
      wake.current?.();
    },
  };
}

/** Adds the objects of refused outcomes, with their paths; unchanged when they cannot be loaded. */
async function withRefusedNamed(change: EndedChange): Promise<EndedChange> {
  const { operationId, outcomes, broken } = change;
  if (broken !== undefined || outcomes.every(({ state }) => state === 'done' || state === 'same')) return change;
  try {
    const named = await call(listOutcomes, { params: { id: operationId }, query: { take: MAX_CHANGES, skip: 0 } });
    const objects = new Map(named.map(({ id, object }) => [id, object]));
    return { ...change, outcomes: outcomes.map((one) => ({ ...one, object: objects.get(one.id) ?? null })) };
  } catch {
    return change;
  }
}
