import { workerData } from 'node:worker_threads';
import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import type { SelectionItem } from '@gektar/contract/industrial/selections/selection.ts';
import { writeSheet } from '#office/sheet/write-sheet.ts';
import type { SheetOrder } from '#sharing/exports/selection-files.ts';
import { brokerColumns, clientColumns } from './selection-columns.ts';

// Worker thread: writes the vacancies of a selection as a spreadsheet.
const name = 'Подборка';
const order = workerData as SheetOrder<SelectionItem, PublicItem>;
if (order.audience === 'client') {
  const { items, letterhead } = order;
  await writeSheet({ name, columns: clientColumns, rows: items, letterhead }, order.path);
} else {
  const { items, exported } = order;
  const origin = { ...exported, entity: 'vacancy', objectOf: ({ item }: (typeof items)[number]) => item.entity };
  await writeSheet({ name, columns: brokerColumns, rows: items, origin }, order.path);
}
