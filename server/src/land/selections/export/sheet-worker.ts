import { workerData } from 'node:worker_threads';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { writeSheet } from '#office/sheet/write-sheet.ts';
import { selectionColumns } from './selection-columns.ts';

/** A thread: writes the objects of a selection as a spreadsheet to `path`. */
export interface SheetOrder {
  readonly properties: readonly PropertyRow[];
  /** Names by id. */
  readonly employees: ReadonlyMap<string, string>;
  readonly path: string;
}

const { properties, employees, path } = workerData as SheetOrder;
await writeSheet('Подборка', selectionColumns(employees), properties, path);
