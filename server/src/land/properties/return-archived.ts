import { insertAudits } from '#database/audit.ts';
import { findStillArchived, type ReturnArchived } from '#trash/archived-batches.ts';
import { lockProperties } from './property-queries.ts';
import { updateEnabledOfMany } from './property-writes.ts';

/** Number of objects per statement, below its limit of parameters. */
const AT_ONCE = 1_000;

/** Restores objects of a bulk archiving, each with its audit record. */
export const returnArchivedProperties: ReturnArchived = async (tx, ids, { batchId, employeeId }) => {
  let count = 0;
  let goneCount = 0;
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const asked = ids.slice(at, at + AT_ONCE);
    const locked = await lockProperties(tx, asked);
    goneCount += asked.length - locked.length;
    const still = await findStillArchived(tx, batchId, asked);
    const done = locked.filter(({ id, isEnabled }) => !isEnabled && still.has(id)).map(({ id }) => id);
    if (done.length === 0) continue;
    await updateEnabledOfMany(tx, done, true);
    await insertAudits(
      tx,
      done.map((entityId) => ({ employeeId, entity: 'property', entityId, action: 'unarchive' })),
    );
    count += done.length;
  }
  return { count, goneCount };
};
