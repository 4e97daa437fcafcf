import type { PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { v7 as uuidv7 } from 'uuid';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import { insertProperty } from '#land/properties/property-writes.ts';
import { findImported, insertSource, lockSource, type PlotSource } from './source-queries.ts';

/**
 * Takes one row in: the property, its lists, where it came from and the trace of it, all or nothing. A row that is already there is
 * left alone, whatever a broker has made of it since.
 * @throws constraint violations, see `constraints.ts`
 */
export async function importPlot(db: Db, from: PlotSource, fields: PropertyFields): Promise<'accepted' | 'present'> {
  return inTransaction(db, async (tx) => {
    await lockSource(tx, from);
    const imported = await findImported(tx, from.source, [from.sourceId]);
    if (imported.has(from.sourceId)) return 'present';
    // Not by `createProperty`: of a thousand rows nobody asks for each object back.
    const id = uuidv7();
    await insertProperty(tx, id, fields);
    await insertAudit(tx, { employeeId: undefined, entity: 'property', entityId: id, action: 'import' });
    await insertSource(tx, from, id);
    return 'accepted';
  });
}
