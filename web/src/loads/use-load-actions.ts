import type { Load } from '@gektar/contract/loads/load.ts';
import type { GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import { failureText, fieldFailures, isFailure } from '#api/failure-text.ts';
import { showError, showWarning } from '#ui/toast/toast.tsx';
import { keepLoad, loadQuery, outdateLines } from './load-data.ts';
import { loadCalls } from './load-kind.ts';

/** The parts of a load that an acceptance writes. */
export interface AcceptedParts {
  readonly ready: boolean;
  readonly drafts: boolean;
  readonly updates: boolean;
}

/** A refused answer: the message at its field, or about the whole answer. */
export interface Refused {
  readonly message: string;
}

const nothingUnderWay: Promise<Refused | undefined> = Promise.resolve(undefined);

/** Writes of one load, sent one after another: each needs the row version that the previous one returned. */
export function useLoadActions({ id, domain }: Pick<Load, 'id' | 'domain'>) {
  const client = useQueryClient();
  const calls = loadCalls[domain];
  const queue = useRef(nothingUnderWay);
  const [pendingCount, setPendingCount] = useState(0);
  const acceptance = useRef<string>(undefined);

  /** @returns the refusal; undefined on success */
  function write(send: (rowVersion: number) => Promise<Load>, isQuiet = false): Promise<Refused | undefined> {
    setPendingCount((count) => count + 1);
    const done: typeof nothingUnderWay = queue.current.then(async () => {
      const { rowVersion } = await client.ensureQueryData(loadQuery(domain, id));
      try {
        await keepLoad(client, await send(rowVersion));
        return undefined;
      } catch (error) {
        const [atField] = Object.values(fieldFailures(error));
        const message = atField ?? failureText(error);
        if (isFailure(error, 'load.changed')) {
          showWarning('Ответ не записан', message);
        } else if (!isQuiet || atField === undefined) {
          showError('Ответ не записан', message);
        }
        await client.invalidateQueries({ queryKey: loadQuery(domain, id).queryKey });
        return { message };
      } finally {
        setPendingCount((count) => count - 1);
        if (queue.current === done) queue.current = nothingUnderWay;
      }
    });
    queue.current = done;
    return done;
  }

  const params = { id };
  return {
    isPending: pendingCount > 0,
    /** Waits for pending writes. @returns the refusal of the last one */
    underWay: () => queue.current,
    /** @param isQuiet shows no toast for a refusal at a field, where it is shown instead */
    answer: (answer: GivenAnswer, isQuiet = false) =>
      write((rowVersion) => call(calls.answer, { params, body: { rowVersion, answer } }), isQuiet),
    /** @param answerId null: the last answer */
    takeBack: (answerId: string | null) =>
      write((rowVersion) => call(calls.takeBack, { params, body: { rowVersion, answerId } })),
    /** Keeps the operation id when the acceptance is sent again after a lost answer, so that it runs once. */
    accept: async (parts: AcceptedParts) => {
      acceptance.current ??= uuidv7();
      const operationId = acceptance.current;
      const refused = await write((rowVersion) =>
        call(calls.accept, { params, body: { rowVersion, operationId, parts } }),
      );
      if (refused === undefined) await outdateLines(client, domain);
      return refused;
    },
    stop: () => write(() => call(calls.stop, { params })),
  };
}

export type LoadActions = ReturnType<typeof useLoadActions>;
