import { join } from 'node:path';
import type { Db } from '#database/db.ts';
import { findSelection } from '#land/selections/selection-queries.ts';
import { runInWorker } from '#office/in-worker.ts';
import { findEmployees } from '#people/employee-queries.ts';
import type { SheetOrder } from './sheet-worker.ts';

const worker = new URL('./sheet-worker.ts', import.meta.url);

/**
 * The shown objects of a selection in a spreadsheet, for the broker: the columns of the table, whatever of them is meant for a client.
 * @returns path of the file
 */
export async function makeSheet(about: {
  db: Db;
  selectionId: string;
  folder: string;
  signal: AbortSignal;
}): Promise<string> {
  const { db, selectionId, folder, signal } = about;
  const [selection, employees] = await Promise.all([
    findSelection(db, { requestSelectionId: selectionId }),
    findEmployees(db),
  ]);
  const shown = (selection?.items ?? []).filter(({ status, property }) => status && property.isEnabled);
  const names = new Map(employees.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  const path = join(folder, 'selection.xlsx');
  const properties = shown.map(({ property }) => property);
  await runInWorker<SheetOrder>(worker, { properties, employees: names, path }, signal);
  return path;
}
