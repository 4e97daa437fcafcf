import type { ChangeableEntity, LeftField } from '@gektar/contract/operations/operation.ts';
import type { Db } from '#database/db.ts';
import { findLastWriter } from './operation-queries.ts';
import type { Values } from './patch.ts';

/** A field that an operation leaves as it is, with its current value, who wrote that value, and when. */
export async function leftField(
  tx: Db,
  at: { entity: ChangeableEntity; id: string; field: string },
  { before, current }: { before: unknown; current: Values },
): Promise<LeftField> {
  const writer = await findLastWriter(tx, at);
  return {
    field: at.field,
    before,
    now: current[at.field] ?? null,
    employeeId: writer?.employeeId ?? null,
    dateTime: writer?.dateTime ?? null,
  };
}
