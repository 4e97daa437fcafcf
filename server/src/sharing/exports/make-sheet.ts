import { join } from 'node:path';
import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import type { SheetAudience } from '@gektar/contract/sharing/selection-exports.ts';
import { shownNumbers } from '@gektar/contract/sharing/shown-numbers.ts';
import { runInWorker } from '#office/in-worker.ts';
import { findSelection } from '#sharing/selection/selection-queries.ts';
import { findClientCompany, findShownItems, shownObjects } from '#sharing/selection/shown-items.ts';
import type {
  ExportJob,
  ExportParts,
  NumberedItem,
  SelectionFiles,
  SheetJob,
  SheetOrder,
  WrittenFile,
} from './selection-files.ts';

/** Sender of the spreadsheet. */
type Firm = Pick<ExportParts, 'productName' | 'officePhone'>;

/**
 * Writes the shown objects of a selection into a spreadsheet: for the broker with every column of the table, for the
 * client with the content of the client's page, ready to print.
 */
export async function makeSheet<Item extends ItemFields, Seen extends object>(
  files: SelectionFiles<Item, Seen, unknown>,
  audience: SheetAudience,
  firm: Firm,
  job: SheetJob,
): Promise<WrittenFile> {
  const path = join(job.folder, 'selection.xlsx');
  const content = audience === 'client' ? await forClient(files, firm, job) : await forBroker(files, job);
  const order: SheetOrder<Item, Seen> = { ...content, path };
  await runInWorker(files.sheetWorker, order, job.signal);
  return { path, shown: content.audience === 'client' ? shownObjects(files.selection, content.items) : [] };
}

async function forClient<Item extends ItemFields, Seen extends object>(
  { selection, heading }: SelectionFiles<Item, Seen, unknown>,
  { productName, officePhone }: Firm,
  { db, selectionId, day }: ExportJob,
) {
  const [company, items] = await Promise.all([
    findClientCompany(db, selection, selectionId),
    findShownItems({ db }, selection, selectionId),
  ]);
  const letterhead = [
    productName,
    `Телефон: ${officePhone}`,
    // Without a known company the general heading is used.
    company?.trim() ? `Подборка для ${company.trim()}` : heading,
    `Дата: ${day}`,
  ];
  return { audience: 'client', items, letterhead } as const;
}

async function forBroker<Item extends ItemFields, Seen extends object>(
  { selection, objectOf, employeeNames }: SelectionFiles<Item, Seen, unknown>,
  { db, selectionId, employeeId }: SheetJob,
) {
  const [found, employees] = await Promise.all([
    findSelection({ db }, selection, { requestSelectionId: selectionId }),
    employeeNames(db),
  ]);
  const all = found?.items ?? [];
  const numbers = shownNumbers(all, objectOf);
  const items = all.flatMap((item): NumberedItem<Item>[] => {
    const number = numbers.get(item.id);
    return number === undefined ? [] : [{ number, item }];
  });
  const exported = { dateTime: new Date().toISOString(), employeeId };
  return { audience: 'broker', items, employees, exported } as const;
}
