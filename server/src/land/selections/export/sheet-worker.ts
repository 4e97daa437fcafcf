import { workerData } from 'node:worker_threads';
import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { writeSheet } from '#office/sheet/write-sheet.ts';
import { brokerColumns, clientColumns, type NumberedItem } from './selection-columns.ts';

/** Worker thread: writes the objects of a selection as a spreadsheet to `path`. */
export type SheetOrder = { readonly path: string } & (
  | {
      readonly audience: 'broker';
      readonly items: readonly NumberedItem[];
      /** Names by id. */
      readonly employees: ReadonlyMap<string, string>;
    }
  | { readonly audience: 'client'; readonly items: readonly PublicItem[]; readonly letterhead: readonly string[] }
);

const name = 'Подборка';
const order = workerData as SheetOrder;
if (order.audience === 'client') {
  const { items, letterhead } = order;
  await writeSheet({ name, columns: clientColumns, rows: items, letterhead }, order.path);
} else {
  await writeSheet({ name, columns: brokerColumns(order.employees), rows: order.items }, order.path);
}
