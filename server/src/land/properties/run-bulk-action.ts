import type { BulkAction, BulkOutcome } from '@gektar/contract/land/properties/property-bulk.ts';
import { v7 as uuidv7 } from 'uuid';
import { type Changes, insertAudits } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { insertArchived } from '#trash/archived-batches.ts';
import { propertyOperation } from './property-operations.ts';
import { lockProperties } from './property-queries.ts';
import { updateActualizationOfMany, updateEnabledOfMany } from './property-writes.ts';

/** Wire name of the time of the last confirmation. */
const confirmedField = 'actualizationDateTime';

/** Request of a bulk action. */
interface BulkRun {
  readonly action: BulkAction;
  readonly ids: readonly string[];
  /** Calls of one employee with the same id form one operation; undefined: this call is an operation. */
  readonly runId?: string | undefined;
}

/**
 * Applies one action to several objects in one transaction, each with its audit record. Missing and unchanged objects
 * are reported, not refused. Objects of a bulk archiving can be restored together from the trash page (0035).
 */
export async function runBulkAction(
  tx: Db,
  { action, ids, runId = uuidv7() }: BulkRun,
  employeeId: string,
): Promise<BulkOutcome> {
  const asked = [...new Set(ids)];
  const found = new Map((await lockProperties(tx, asked)).map(({ id, isEnabled }) => [id, isEnabled]));
  const done = asked.filter((id) => found.has(id) && found.get(id) !== stateAfter(action));
  if (done.length > 0) {
    const fieldNames = action === 'actualize' ? [confirmedField] : [];
    await propertyOperation(tx, { runId, employeeId, kind: action, fieldNames }, done, async () => {
      const changes = await write(tx, action, done);
      await insertAudits(
        tx,
        done.map((id) => ({ employeeId, entity: 'property', entityId: id, action, changes: changes.get(id) ?? {} })),
      );
      if (action === 'archive') {
        const items = done.map((id) => ({ entity: 'property', id }) as const);
        await insertArchived(tx, { domain: 'land', runId, employeeId }, items);
      }
    });
  }
  const isDone = new Set(done);
  return {
    done,
    unchanged: asked.filter((id) => found.has(id) && !isDone.has(id)),
    gone: asked.filter((id) => !found.has(id)),
  };
}

/** Whether an object is active afterwards; undefined for an action that does not change this. */
function stateAfter(action: BulkAction): boolean | undefined {
  return action === 'actualize' ? undefined : action === 'unarchive';
}

/** Writes the new state of objects. @returns changed fields by object id, with values before and after */
async function write(tx: Db, action: BulkAction, ids: readonly string[]): Promise<ReadonlyMap<string, Changes>> {
  if (action !== 'actualize') {
    await updateEnabledOfMany(tx, ids, action === 'unarchive');
    return new Map();
  }
  const times = await updateActualizationOfMany(tx, ids);
  return new Map(times.map(({ id, before, after }) => [id, { [confirmedField]: [before, after] }]));
}
