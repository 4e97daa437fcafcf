import { chunks } from '@gektar/contract/chunks.ts';
import { MAX_CHANGES } from '@gektar/contract/operations/change-limits.ts';
import type { ChangeableEntity } from '@gektar/contract/operations/operation.ts';
import type { AddedRowOutcome, RoundTripNewRow } from '@gektar/contract/round-trip/round-trip.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { type EndedChange, type ObjectFields, useChanges } from '#operations/use-changes.ts';
import type { RoundTripCalls } from './round-trip-area.ts';

/** Number of rows per request. Each row is created separately; small requests make progress visible. */
const ROWS = MAX_CHANGES / 4;
/** Maximum length of the file name that a draft stores (characters). */
const LONGEST_NAME = 300;

/** Outcome of the written changes and rows. */
export interface TakenOutcome extends EndedChange {
  /** Number of cells that were to be written. */
  readonly cellCount: number;
  readonly rows: readonly AddedRowOutcome[];
}

/** The accepted changes and rows of an edited export. */
export interface AcceptedExport {
  readonly entity: ChangeableEntity;
  /** Name of the file. */
  readonly file: string;
  readonly cellCount: number;
  readonly changes: readonly ObjectFields[];
  readonly rows: readonly RoundTripNewRow[];
}

/** Writes changes, then creates new rows, as one operation, with progress and a stop. */
export function useTaking(about: ChangedEntity, calls: RoundTripCalls) {
  const client = useQueryClient();
  const changes = useChanges(about);
  const [adding, setAdding] = useState<{ readonly done: number; readonly total: number }>();
  const isStopped = useRef(false);

  async function addRows(
    { entity, file, rows }: Pick<AcceptedExport, 'entity' | 'file' | 'rows'>,
    operationId: string,
  ): Promise<Pick<TakenOutcome, 'rows' | 'broken'>> {
    const outcomes: AddedRowOutcome[] = [];
    try {
      for (const part of chunks(rows, ROWS)) {
        if (isStopped.current) break;
        setAdding({ done: outcomes.length, total: rows.length });
        const body = { operationId, entity, file: file.slice(0, LONGEST_NAME), rows: part.map(sentRow) };
        const send = () => call(calls.add, { body });
        // After a lost response the request is repeated: the server adds a row only once.
        const added = await send().catch(() => send());
        outcomes.push(...added.outcomes);
      }
      return { rows: outcomes, broken: undefined };
    } catch (error) {
      return { rows: outcomes, broken: failureText(error) };
    } finally {
      outdatePages(client);
      await client.invalidateQueries({ queryKey: [about.domain] });
      setAdding(undefined);
    }
  }

  async function take({ changes: written, cellCount, rows, ...about }: AcceptedExport): Promise<TakenOutcome> {
    isStopped.current = false;
    const operationId = uuidv7();
    const nothing = { operationId, outcomes: [], broken: undefined, waitingIds: [], tookMs: 0 };
    const ended = written.length === 0 ? nothing : await changes.runEach(written, operationId);
    const isAdding = rows.length > 0 && ended.broken === undefined && !isStopped.current;
    const added = isAdding ? await addRows({ ...about, rows }, operationId) : { rows: [], broken: ended.broken };
    return { ...ended, ...added, cellCount };
  }

  return {
    progress: changes.progress ?? adding,
    take,
    stop: () => {
      isStopped.current = true;
      changes.stop();
    },
  };
}

function sentRow({ id, row, fields, remarks, parentId, place }: RoundTripNewRow) {
  return { id, row, fields, remarks, parentId, place };
}
