import { workerData } from 'node:worker_threads';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { writeSheet } from '#office/sheet/write-sheet.ts';
import { brokerColumns, clientColumns } from './selection-columns.ts';

/** A thread: writes the objects of a selection as a spreadsheet to `path`. */
export type SheetOrder = { readonly path: string } & (
  | {
      readonly audience: 'broker';
      readonly properties: readonly PropertyRow[];
      /** Names by id. */
      readonly employees: ReadonlyMap<string, string>;
    }
  | { readonly audience: 'client'; readonly items: readonly PublicItem[] }
);

const TITLE = 'Подборка';
const order = workerData as SheetOrder;
if (order.audience === 'client') await writeSheet(TITLE, clientColumns, order.items, order.path);
else await writeSheet(TITLE, brokerColumns(order.employees), order.properties, order.path);
