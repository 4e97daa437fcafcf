import { chunks } from '@gektar/contract/chunks.ts';
import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import type { EditedRow } from './edited-cell.ts';
import type { PastedRow } from './paste-block.ts';

/** Rows per request, and number of parallel requests. */
const TAKE = 100;
const AT_ONCE = 3;

/** The server's preview of pasted rows, by row id. Rows that have a preview are not requested again. */
export function usePastePreview(about: ChangedEntity, rows: readonly PastedRow<EditedRow>[]) {
  const known = useRef(new Map<string, ChangeOutcome>());
  const asked = rows.filter(({ fields }) => Object.keys(fields).length > 0);
  const keyOf = ({ row, fields }: PastedRow<EditedRow>) => JSON.stringify([row.id, row.rowVersion, fields]);
  const keys = asked.map(keyOf);
  return useQuery({
    queryKey: ['operations', 'paste', about.calls.changes.path, keys],
    queryFn: async ({ signal }) => {
      const open = asked.filter((one) => !known.current.has(keyOf(one)));
      const parts = chunks(open, TAKE);
      const ask = async () => {
        for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
          const changes = part.map(({ row: { id, rowVersion }, fields }) => ({ id, rowVersion, fields }));
          const body = { operationId: uuidv7(), dryRun: true, changes };
          const { outcomes } = await call(about.calls.changes, { body }, { signal });
          for (const [index, outcome] of outcomes.entries()) {
            const one = part[index];
            if (one !== undefined) known.current.set(keyOf(one), outcome);
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, ask));
      return new Map(
        asked.flatMap((one) => {
          const outcome = known.current.get(keyOf(one));
          return outcome === undefined ? [] : [[one.row.id, outcome] as const];
        }),
      );
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
