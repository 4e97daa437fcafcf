import type { BulkDeed, BulkOutcome } from '@gektar/contract/land/properties/property-bulk.ts';
import { insertAudits } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { lockProperties } from './property-queries.ts';
import { updateActualizationOfMany, updateEnabledOfMany } from './property-writes.ts';

/** One deed on several objects in one transaction, each with its trace. What is gone or already so is told, not refused. */
export async function treatProperties(
  tx: Db,
  { deed, ids }: { deed: BulkDeed; ids: readonly string[] },
  employeeId: string,
): Promise<BulkOutcome> {
  const asked = [...new Set(ids)];
  const found = new Map((await lockProperties(tx, asked)).map(({ id, isEnabled }) => [id, isEnabled]));
  const done = asked.filter((id) => found.has(id) && found.get(id) !== stateAfter(deed));
  if (done.length > 0) {
    await write(tx, deed, done);
    await insertAudits(
      tx,
      done.map((entityId) => ({ employeeId, entity: 'property', entityId, action: deed })),
    );
  }
  const isDone = new Set(done);
  return {
    done,
    unchanged: asked.filter((id) => found.has(id) && !isDone.has(id)),
    gone: asked.filter((id) => !found.has(id)),
  };
}

/** Whether an object is active afterwards; a deed that leaves this alone always has something to do. */
function stateAfter(deed: BulkDeed): boolean | undefined {
  return deed === 'actualize' ? undefined : deed === 'unarchive';
}

function write(tx: Db, deed: BulkDeed, ids: readonly string[]): Promise<void> {
  return deed === 'actualize' ? updateActualizationOfMany(tx, ids) : updateEnabledOfMany(tx, ids, deed === 'unarchive');
}
