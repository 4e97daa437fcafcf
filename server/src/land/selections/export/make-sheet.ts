import { join } from 'node:path';
import type { SheetAudience } from '@gektar/contract/land/selections/selection-exports.ts';
import type { Db } from '#database/db.ts';
import { findPublicItems } from '#land/selections/public-queries.ts';
import { findSelection } from '#land/selections/selection-queries.ts';
import { runInWorker } from '#office/in-worker.ts';
import { findEmployees } from '#people/employee-queries.ts';
import type { SheetOrder } from './sheet-worker.ts';

const worker = new URL('./sheet-worker.ts', import.meta.url);

/**
 * The shown objects of a selection in a spreadsheet: for the broker every column of the table, for the client what the client's page tells.
 * @returns path of the file
 */
export async function makeSheet(
  audience: SheetAudience,
  { db, selectionId, folder, signal }: { db: Db; selectionId: string; folder: string; signal: AbortSignal },
): Promise<string> {
  const path = join(folder, 'selection.xlsx');
  const content = audience === 'client' ? await forClient(db, selectionId) : await forBroker(db, selectionId);
  await runInWorker<SheetOrder>(worker, { ...content, path }, signal);
  return path;
}

async function forClient(db: Db, selectionId: string) {
  return { audience: 'client', items: await findPublicItems(db, selectionId) } as const;
}

async function forBroker(db: Db, selectionId: string) {
  const [selection, employees] = await Promise.all([
    findSelection(db, { requestSelectionId: selectionId }),
    findEmployees(db),
  ]);
  const shown = (selection?.items ?? []).filter(({ status, property }) => status && property.isEnabled);
  const names = new Map(employees.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  return { audience: 'broker', properties: shown.map(({ property }) => property), employees: names } as const;
}
